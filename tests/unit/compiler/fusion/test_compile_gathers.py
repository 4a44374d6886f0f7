"""Gathers in fused kernels: rows and elements that positions name are read where they are used."""

import numpy as np
import pytest
from fused_calls import kernels, tensor
from hypothesis import given
from hypothesis import strategies as st

import core
from core.testing.arrays import as_array


def places(below, *shape, seed=0, dtype=np.int64):
    return core.asarray(np.random.default_rng(seed).integers(-below, below, shape).astype(dtype))


def embeddings(words, positions, segments, by_word, by_place, by_segment, scale):
    total = words[by_word] + positions[by_place] + segments[by_segment]
    return core.layer_norm(total, (total.shape[-1],), scale, scale)


def messages(x, source, target):
    return core.relu(x[source] - x[target]) * x[target]


def weighted(x, scale, i):
    """The rows that are read again have a gathered number each."""
    rows = core.relu(x) * scale[i].expand_dims(1)
    return (rows * rows).sum(1) / scale[i], rows.amax(1), rows


TABLE, MATRIX, ONES = tensor(30, 40), tensor(24, 40), core.ones(40)
ROWS, GRID = places(30, 17), places(30, 4, 5)
ONE_KERNEL = {
    "rows": (lambda x, i: core.tanh(x[i] * 2 + 1), TABLE, ROWS),
    "rows by a grid": (lambda x, i: x[i] * 2, TABLE, GRID),
    "one row": (lambda x, i: x[i] * 2, TABLE, core.asarray(-3)),
    "columns": (lambda x, i: x[:, i] * 2, TABLE, places(40, 17)),
    "an axis between": (lambda x, i: core.take(x, i, axis=1) + 1, tensor(3, 30, 8), ROWS),
    "of a computed table": (lambda x, i: (x * 2 + 1)[i] - 1, TABLE, ROWS),
    "of a broadcast row": (lambda x, b, i: (x + b)[i] - 1, TABLE, ONES, ROWS),
    "with a bias": (lambda x, b, i: core.relu(x[i] + b), TABLE, ONES, GRID),
    "summed": (lambda x, i: (x[i] * 2).sum(-1), TABLE, ROWS),
    "summed over the positions": (lambda x, i: x[i].sum(0), TABLE, ROWS),
    "softmax of rows": (lambda x, i: core.softmax(x[i], -1), TABLE, ROWS),
    "messages": (messages, MATRIX, places(24, 50), places(24, 50, seed=1)),
    "two tables": (lambda x, y, i: x[i] * y[i], TABLE, tensor(31, 40, seed=1), ROWS),
    "elements along an axis": (
        lambda x, i: core.take_along_axis(x, i, axis=1) * 2, TABLE, places(40, 30, 7),
    ),
    "elements across": (
        lambda x, i: core.take_along_axis(x, i, axis=0) * 2, TABLE, places(30, 9, 40),
    ),
    "by a broadcast index": (
        lambda x, i: core.take_along_axis(x, i.broadcast_to((30, 7)), 1) * 2, TABLE, places(40, 7),
    ),
    "one element of each row": (
        lambda x, i: -core.take_along_axis(x, i.expand_dims(1), 1).squeeze(1),
        TABLE,
        places(40, 30),
    ),
    "rows and columns": (lambda x, i, j: x[i, j] * 2, TABLE, ROWS, places(40, 17)),
    "blocks": (lambda x, i, j: x[i, j] + 1, tensor(30, 9, 8), ROWS, places(9, 17)),
    "a scale for each row, and two sums": (
        weighted,
        TABLE,
        ONES,
        places(40, 30),
    ),
    "embeddings": (
        embeddings, TABLE, tensor(5, 40), tensor(2, 40), GRID, places(5, 5), places(2, 4, 5), ONES,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ONE_KERNEL)
def test_a_gather_is_part_of_a_kernel(name):
    fn, *args = ONE_KERNEL[name]
    assert len(kernels(fn, *args)) == 1


APART = {
    "alone": (lambda x, i: x[i], TABLE, ROWS),
    "of a costly table": (lambda x, i: core.exp(x)[i] * 2, TABLE, ROWS),
    "of a table that is a result": (lambda x, i: ((x * 2)[i] + 1, x * 2), TABLE, ROWS),
    "of rows of softmax": (lambda x, i: core.softmax(x, -1)[i] * 2, TABLE, ROWS),
    "functions of single elements": (lambda x, i: core.tanh(x[:, i]), TABLE, places(40, 17)),
    "columns that are read twice": (lambda x, i: core.var(x[:, i], axis=1), TABLE, places(40, 17)),
    "by computed positions": (lambda x, i: x[i // 2] * 2, TABLE, core.abs(ROWS)),
    "of a gather": (lambda x, i, j: x[i][j] * 2, TABLE, ROWS, places(17, 6)),
    "a table beside": (lambda x, i: x[i] * x[:17], TABLE, ROWS),
    "of one row": (lambda x, i: x[i] * 2, TABLE[:1], places(1, 6)),
}


@pytest.mark.parametrize("name", APART)
def test_what_is_gathered_otherwise(name):
    fn, *args = APART[name]
    kernels(fn, *args)


def test_a_gather_may_be_a_result_too():
    def both(x, i):
        rows = x[i]
        return rows, core.relu(rows)

    assert len(kernels(both, TABLE, ROWS)) == 1


@given(data=st.data())
def test_gathers_of_any_shapes_give_what_the_calls_give(data):
    rank = data.draw(st.integers(1, 3))
    sides = [data.draw(st.integers(1, 5)) for _ in range(rank)]
    axis = data.draw(st.integers(-rank, rank - 1))
    dtype = data.draw(st.sampled_from([np.int64, np.int32, np.int8]))
    shape = data.draw(st.lists(st.sampled_from([0, 1, 2, 7, 17]), max_size=2))
    x, index = tensor(*sides), places(sides[axis], *shape, dtype=dtype)
    way = data.draw(st.sampled_from(["take", "along", "index"]))
    if way == "along":
        grid = list(sides)
        grid[axis] = data.draw(st.integers(0, 9))
        index = places(sides[axis], *grid, dtype=dtype)
    elif way == "index":
        count = data.draw(st.integers(1, rank))
        index = tuple(places(sides[k], *shape, seed=k, dtype=dtype) for k in range(count))
    scaled, summed = data.draw(st.booleans()), data.draw(st.booleans())

    def gathered(x, *index):
        table = x * 2 if scaled else x
        if way == "take":
            rows = core.take(table, index[0], axis=axis)
        else:
            rows = core.take_along_axis(table, index[0], axis) if way == "along" else table[index]
        rows = rows + 1
        return (rows, rows.sum(-1)) if summed and rows.ndim else rows

    kernels(gathered, x, *(index if isinstance(index, tuple) else (index,)))


@pytest.mark.parametrize("wrong", [30, -31, 2**40])
@pytest.mark.parametrize("dynamic", [False, True])
def test_a_position_out_of_range_is_an_error_at_each_call(wrong, dynamic):
    compiled = core.compile(lambda x, i: x[i] * 2 + 1, dynamic=dynamic)
    bad = np.array([0, 29, wrong, -30])
    for rows in (1, 3, 4):
        good = core.asarray(np.resize([29, -30, 7], rows))
        np.testing.assert_array_equal(
            as_array(compiled(TABLE, good)), as_array(TABLE)[as_array(good)] * 2 + 1
        )
        with pytest.raises(core.errors.IndexRangeError, match=r"axis 0 of shape \(30, 40\)"):
            compiled(TABLE, core.asarray(np.resize(bad[::-1], rows + 2)))


def test_nothing_is_written_where_a_position_is_out_of_range():
    total = core.zeros((3, 40))

    @core.compile
    def add(total, x, i):
        total += x[i] * 2
        return total

    add(total, TABLE, core.asarray([0, 1, 2]))
    before = as_array(total).copy()
    with pytest.raises(core.errors.IndexRangeError):
        add(total, TABLE, core.asarray([0, 1, 30]))
    np.testing.assert_array_equal(as_array(total), before)


def test_a_table_that_is_written_over_by_what_is_gathered_from_it():
    def turned(x, i):
        x = x * 1
        x[:] = x[i] * 2
        return x

    kernels(turned, TABLE, core.asarray(np.arange(30)[::-1].copy()))


def test_sizes_that_change_make_one_graph():
    compiled = core.compile(lambda x, i: core.relu(x[i] * 2), dynamic=True)
    for rows, count in ((30, 7), (12, 9), (50, 3), (8, 70)):
        x, i = tensor(rows, 20), places(rows, count)
        np.testing.assert_allclose(
            as_array(compiled(x, i)), np.maximum(as_array(x)[as_array(i)] * 2, 0)
        )
    assert len(compiled.graphs) == 1


def test_gradients_go_through_gathers():
    def loss(x, scale, i):
        return (core.tanh(x[i] * scale) ** 2).sum()

    grad = core.func.grad(loss, argnums=(0, 1))
    for got, want in zip(
        core.compile(grad)(TABLE, ONES, GRID), grad(TABLE, ONES, GRID), strict=True
    ):
        np.testing.assert_allclose(as_array(got), as_array(want), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float64", "int32", "bool", "complex64"])
def test_tables_of_each_dtype(dtype):
    table = core.asarray(as_array(TABLE) * 3).astype(core.dtype(dtype))
    compiled = core.compile(lambda x, i: core.where(x[i] == x[:17], x[i], x[1]))
    want = core.where(table[ROWS] == table[:17], table[ROWS], table[1])
    assert (as_array(compiled(table, ROWS)) == as_array(want)).all()


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "uint64"])
def test_positions_of_each_dtype(dtype):
    places_of = core.asarray(np.array([0, 29, 7, 7], dtype))
    assert len(kernels(lambda x, i: x[i] * 2, TABLE, places_of)) == 1


@pytest.mark.parametrize(
    "positions", [[1, 0], [5, 0, 0], [0, 1, 0], [1, 0, 7], [-1, 0, 0], [2, 0, 0]]
)
def test_the_fused_operator_refuses_positions_that_name_no_tensors(positions):
    core.compile(lambda x, i: x[i] * 3 - 1)(TABLE, ROWS)
    names = [n for n in dir(core.ops.fused) if n.startswith("take_rows_multiply_subtract")]
    with pytest.raises((core.errors.ArgumentError, core.errors.DtypeError, IndexError)):
        getattr(core.ops.fused, names[-1])(TABLE, ROWS, positions, [11, 2, 17, 40], [])


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_a_table_may_be_joined_from_others(rows):
    index = core.asarray([2, 0, 3, 1])

    def picked(x):
        return core.tanh(core.concat([x, x * 2, x + 1, x])[index]) * 2

    x = core.asarray(np.random.default_rng(rows).random((rows, 6)).astype("float32"))
    got, want = np.asarray(core.compile(picked)(x)), np.asarray(picked(x))
    np.testing.assert_allclose(got, want, rtol=1e-5)
