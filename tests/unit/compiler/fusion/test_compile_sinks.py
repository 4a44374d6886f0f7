"""Sums at positions in fused kernels: what is added is not stored before."""

import numpy as np
import pytest
from fused_calls import tensor
from hypothesis import given
from hypothesis import strategies as st

import core
from core.compiler.fusion import sinks
from core.compiler.passes import fuse_calls
from core.ir.dialect.groups import group_capabilities
from core.testing.arrays import as_array
from core.testing.late import add_device


def places(below, *shape, seed=0, dtype=np.int64):
    return core.asarray(np.random.default_rng(seed).integers(-below, below, shape).astype(dtype))


def kernels(fn, *args):
    """The calls of the optimized graph but views; results have the bits of those of eager calls."""
    report = core.compiler.explain(fn)(*args)
    assert_same(report.result, fn(*args))
    return [n.op.name for graph in report.optimized for n in graph.nodes if n.op.view is None]


def assert_same(got, want):
    for g, w in zip(*(r if isinstance(r, tuple) else (r,) for r in (got, want)), strict=True):
        assert (g.dtype, g.shape) == (w.dtype, w.shape)
        np.testing.assert_array_equal(as_array(g), as_array(w))


def spread(i, width):
    return i.expand_dims(1).broadcast_to((i.shape[0], width))


def put(z, indices, values):
    return core.ops.core.index_set(z, indices, values, True)


def gradient(fn, *argnums):
    return core.func.grad(lambda *args: fn(*args).sum(), argnums=argnums or 0)


def messages(x, source, target):
    return core.relu(x[source] - x[target]) * x[target]


TABLE, ROWS, MORE = tensor(20, 32), tensor(50, 32), tensor(50, 32, seed=1)
I, J, GRID = places(20, 50), places(20, 50, seed=1), places(20, 5, 10)  # noqa: E741
ONE_KERNEL = {
    "index_add": (lambda z, x, y, i: z.index_add(0, i, x * y + 1), TABLE, ROWS, MORE, I),
    "to zeros": (lambda x, i: core.zeros((20, 32)).index_add(0, i, x * 2 + 1), ROWS, I),
    "to ones": (lambda x, i: core.ones((20, 32)).index_add(0, i, x * 2 + 1), ROWS, I),
    "to what is computed": (lambda z, x, i: (z * 2).index_add(0, i, x * 2), TABLE, ROWS, I),
    "of a costly function": (lambda z, x, i: z.index_add(0, i, core.tanh(x)), TABLE, ROWS, I),
    "scatter_reduce of rows": (
        lambda z, x, i: z.scatter_reduce(0, spread(i, 32), x * 2 + 1, "sum"), TABLE, ROWS, I,
    ),
    "one element of each row": (
        lambda z, x, i: z.scatter_reduce(1, i.expand_dims(1), x.expand_dims(1) * 2, "sum"),
        ROWS, tensor(50), places(32, 50),
    ),
    "segments": (lambda x, i: core.segment_sum(x * x, i, 20), ROWS, core.abs(places(19, 50))),
    "an axis between": (
        lambda z, x, i: z.index_add(1, i, x * 2 + 1), tensor(4, 20, 32), tensor(4, 50, 32), I,
    ),
    "two axes": (lambda z, x, i, j: put(z, [i, j], x * 2), tensor(20, 20, 32), ROWS, I, J),
    "of rows of the same tensor": (lambda z, i, j: z.index_add(0, i, z[j] * 2), TABLE, I, J),
    "to two": (
        lambda z, x, i, j: (z.index_add(0, i, x * 2), z.index_add(0, j, x * 2)), TABLE, ROWS, I, J,
    ),
    "and a result": (lambda z, x, i: (z.index_add(0, i, x * 2), x * 2 + 1), TABLE, ROWS, I),
    "gradient of rows": (gradient(lambda x, i: core.tanh(x[i])), TABLE, I),
    "gradient of rows by a grid": (gradient(lambda x, i: core.tanh(x[i])), TABLE, GRID),
    "gradient of an embedding": (
        gradient(lambda w, s, i: core.tanh(core.embedding(i, w) * s), 0), TABLE,
        tensor(5, 10, 32), core.asarray(as_array(GRID) % 20),
    ),
    "gradient of take": (
        gradient(lambda x, i: core.tanh(core.take(x, i, axis=1))), tensor(4, 20, 32), I,
    ),
    "gradient of x[i, j]": (gradient(lambda x, i, j: x[i, j] ** 3), tensor(20, 9, 32), I,
                            places(9, 50)),
    "gradient in a batch": (
        core.func.vmap(lambda z, x, i: z.index_add(0, i, x * 2 + 1)),
        tensor(3, 20, 32), tensor(3, 50, 32), places(20, 3, 50),
    ),
}  # fmt: skip


@pytest.fixture(params=[1, 2], ids=["one thread", "two threads"])
def threads(request, monkeypatch):
    before = core.get_num_threads()
    core.set_num_threads(request.param)
    monkeypatch.setattr(sinks, "MANY", 1)  # small tensors are shared, too
    yield request.param
    core.set_num_threads(before)


@pytest.mark.parametrize("name", ONE_KERNEL)
def test_what_is_added_is_not_stored(name, threads):
    fn, *args = ONE_KERNEL[name]
    assert len(kernels(fn, *args)) == 1


def test_messages_are_added_by_the_kernel_that_computes_their_gradients(threads):
    calls = kernels(gradient(messages), TABLE, I, J)
    assert len(calls) == 2 and all(name.startswith("fused::") for name in calls)  # three are added


def weighted(x, w, source, target):
    """The positions of `target` are read by a sum and by its gradient."""
    total = core.zeros((20, 32)).index_add(0, target, x[source] * w.expand_dims(1))
    return total * total


def test_positions_are_read_by_a_sum_and_by_its_gradient(threads):
    assert len(kernels(gradient(weighted), TABLE, tensor(50), I, J)) == 2


APART = {
    "elements anywhere": (
        lambda z, x, i: z.scatter_reduce(0, i, x * 2, "sum"), TABLE, ROWS, places(20, 50, 32),
    ),
    "alone": (lambda z, x, i: z.index_add(0, i, x), TABLE, ROWS, I),
    "short rows": (lambda z, x, i: z.index_add(0, i, x * 2), tensor(20, 3), tensor(50, 3), I),
    "rows of one element": (lambda z, x, i: z.index_add(0, i, x * 2), tensor(20), tensor(50), I),
    "along rows": (
        lambda z, x, i: z.scatter_reduce(1, i, x * 2, "sum"), ROWS, MORE, places(32, 50, 32),
    ),
    "read after": (lambda z, x, i: z.index_add(0, i, x * 2) * 3, TABLE, ROWS, I),
    "twice": (
        lambda z, x, i, j: z.index_add(0, i, x * 2).index_add(0, j, x * 2), TABLE, ROWS, I, J,
    ),
    "at computed positions": (lambda z, x, i: z.index_add(0, i // 2, x * 2), TABLE, ROWS, I),
    "times a number": (lambda z, x, i: z.index_add(0, i, x * 2, alpha=3), TABLE, ROWS, I),
    "a mean": (
        lambda z, x, i: z.scatter_reduce(0, spread(i, 32), x * 2, "mean"), TABLE, ROWS, I,
    ),
    "without what was there": (
        lambda z, x, i: z.scatter_reduce(0, spread(i, 32), x * 2, "sum", include_self=False),
        TABLE, ROWS, I,
    ),
    "a smaller index": (
        lambda z, x, i: z.scatter_reduce(0, i, x * 2, "sum"), TABLE, ROWS, places(20, 9, 20),
    ),
    "put in place": (lambda z, x, i: core.ops.core.index_set(z, [i], x * 2), TABLE, ROWS, I),
    "to one row": (lambda z, x, i: z.index_add(0, i, x * 2), TABLE[:1], ROWS, places(1, 50)),
    "of columns": (lambda z, x, i: z.index_add(0, i, x.T * 2), TABLE, tensor(32, 50), I),
}  # fmt: skip


@pytest.mark.parametrize("name", APART)
def test_what_is_added_otherwise(name):
    fn, *args = APART[name]
    names = kernels(fn, *args)
    assert any(not name.startswith("fused::") for name in names)


def test_what_two_kernels_add_to_is_filled_by_each():
    def both(x, y, i, j):
        zeros = core.zeros((20, 32))
        return zeros.index_add(0, i, x * 2), zeros.index_add(0, j, core.relu(y))

    assert len(kernels(both, ROWS, tensor(33, 32), I, places(20, 33))) == 2


@pytest.fixture(scope="module")
def late():
    add_device("late_sinks")
    return lambda *tensors: [x.to("late_sinks") for x in tensors]


@pytest.mark.parametrize(
    "name", ["index_add", "segments", "two axes", "to two", "gradient of rows by a grid"]
)
def test_a_device_of_threads_and_vectors_adds_so_too(name, late):
    fn, *args = ONE_KERNEL[name]
    report = core.compiler.explain(fn)(*late(*args))
    calls = [n.op.name for n in report.optimized[0].nodes if n.op.view is None]
    assert len(calls) == 1 and calls[0].startswith("fused::")
    got = report.result if isinstance(report.result, tuple) else (report.result,)
    assert_same(tuple(x.to("cpu") for x in got), fn(*args) if len(got) > 1 else (fn(*args),))


def test_such_a_device_tells_of_a_position_out_of_range_when_it_is_waited_for(late):
    fn, *args = ONE_KERNEL["gradient of rows"]
    compiled = core.compile(fn)
    table, good, bad = late(args[0], args[1], args[1] + 20)
    for index in (good, good):
        compiled(table, index)
    with pytest.raises(core.errors.IndexRangeError, match="out of range for size 20"):
        compiled(table, bad).to("cpu")


def test_a_device_of_groups_of_lanes_adds_what_is_stored(late, monkeypatch):
    monkeypatch.setattr(fuse_calls, "served", lambda device: group_capabilities())
    report = core.compiler.explain(lambda z, x, i: put(z, [i], x * 2))(*late(TABLE, ROWS, I))
    calls = [n.op.name for n in report.optimized[0].nodes if n.op.view is None]
    assert calls == ["core::multiply", "core::index_set"]


@given(data=st.data())
def test_sums_of_any_shapes_are_the_bits_of_the_calls(data):
    rank = data.draw(st.integers(2, 3))
    sides = [data.draw(st.sampled_from([2, 3, 5])) for _ in range(rank - 1)]
    sides.append(data.draw(st.sampled_from([16, 17, 32, 40])))
    axis = data.draw(st.integers(0, rank - 2))
    number = data.draw(
        st.sampled_from(
            ["float32", "float64", "float16", "bfloat16", "int32", "int8", "uint8", "complex64"]
        )
    )
    kind = data.draw(st.sampled_from([np.int64, np.int32, np.int8]))
    count = data.draw(st.sampled_from([0, 1, 2, 9, 70]))
    rows = [*sides[:axis], count, *sides[axis + 1 :]]
    way = data.draw(st.sampled_from(["rows", "elements", "put"]))

    def drawn(*shape, seed):
        return core.asarray(as_array(tensor(*shape, seed=seed)) * 9).astype(core.dtype(number))

    z, x = drawn(*sides, seed=0), drawn(*rows, seed=1)
    i = places(sides[axis], *(rows if way == "elements" else [count]), dtype=kind)
    filled = data.draw(st.booleans())

    def added(z, x, i):
        z = core.zeros(z.shape, dtype=z.dtype) if filled else z
        values = x * x + x
        if way == "rows":
            return z.index_add(axis, i, values)
        if way == "put" and axis == 0:
            return put(z, [i], values)
        index = i if way == "elements" else i.reshape((-1, *[1] * (rank - axis - 1)))
        return z.scatter_reduce(axis, index.broadcast_to(values.shape), values, "sum")

    compiled = core.compile(added)
    for _ in range(2):
        assert_same(compiled(z, x, i), added(z, x, i))


@given(data=st.data())
def test_gradients_of_gathers_of_any_shapes_are_the_bits_of_the_calls(data):
    sides = [data.draw(st.sampled_from([2, 5])), data.draw(st.sampled_from([3, 4]))]
    width = data.draw(st.sampled_from([16, 24, 33]))
    shape = data.draw(st.lists(st.sampled_from([0, 1, 2, 7]), max_size=2))
    both = data.draw(st.booleans())
    x = tensor(*sides, width)
    index = [places(side, *shape, seed=k) for k, side in enumerate(sides[: 1 + both])]
    fn = core.func.grad(lambda x, *index: (x[index] ** 2 * 3).sum())
    assert_same(core.compile(fn)(x, *index), fn(x, *index))


def test_sizes_that_change_make_one_graph(threads):
    def added(z, x, i):
        return z.index_add(0, i, core.tanh(x) * 2)

    compiled = core.compile(added, dynamic=True)
    sizes = [(20, 50, 32), (7, 9, 48), (2, 3, 16), (5, 0, 32), (30, 70, 64), (4, 6, 3), (3, 5, 0)]
    for below, count, width in sizes:
        args = tensor(below, width), tensor(count, width), places(below, count)
        assert_same(compiled(*args), added(*args))
    assert len(compiled.graphs) == 1


ADDED = {
    "index_add": lambda z, x, i: z.index_add(0, i, x * 2 + 1),
    "scatter_reduce": lambda z, x, i: z.scatter_reduce(0, spread(i, 32), x * 2 + 1, "sum"),
    "segment_sum": lambda z, x, i: core.segment_sum(x * 2 + 1, i, 20),
    "index_set": lambda z, x, i: put(z, [i], x * 2 + 1),
    "gradient": lambda z, x, i: gradient(lambda z, x, i: core.tanh(z[i]) * x, 0)(z, x, i),
    "gradient of two": lambda z, x, i: gradient(lambda z, x, i: z[i - 0] * z[i] * x, 0)(z, x, i),
}


@pytest.mark.parametrize("name", ADDED)
@pytest.mark.parametrize("dynamic", [False, True])
def test_a_position_out_of_range_is_the_error_of_eager_code(name, dynamic):
    fn = ADDED[name]
    compiled, x = core.compile(fn, dynamic=dynamic), tensor(5, 32)
    good = core.asarray([0, 3, 19, 7, 7])
    for wrong in (20, -21, 2**40, -(2**62)):
        bad = core.asarray([0, 3, wrong, 7, 7])
        assert_same(compiled(TABLE, x, good), fn(TABLE, x, good))
        with pytest.raises(core.errors.IndexRangeError) as eager:
            fn(TABLE, x, bad)
        with pytest.raises(core.errors.IndexRangeError) as caught:
            compiled(TABLE, x, bad)
        assert str(caught.value) == str(eager.value)


def test_nothing_is_written_where_a_position_is_out_of_range():
    total = core.zeros((20, 32))

    @core.compile
    def add(total, x, i):
        total[:] = total.index_add(0, i, x * 2)
        return total

    add(total, ROWS[:3], core.asarray([0, 1, 2]))
    before = as_array(total).copy()
    with pytest.raises(core.errors.IndexRangeError):
        add(total, ROWS[:3], core.asarray([0, 1, 20]))
    np.testing.assert_array_equal(as_array(total), before)


def test_a_tensor_that_is_written_over_by_sums_of_its_own_rows():
    def turned(x, i, j):
        x = x * 1
        x[:] = x.index_add(0, i, x[j] * 2)
        return x

    kernels(turned, TABLE, I, J)


def test_the_line_of_an_error_is_that_of_the_call_that_reads_at_the_position():
    def loss(table, x, i):
        rows = table[i]  # this line
        return (core.tanh(rows) * x).sum()

    compiled = core.compile(core.func.grad(loss))
    compiled(TABLE, ROWS, I)
    with pytest.raises(core.errors.IndexRangeError) as caught:
        compiled(TABLE, ROWS, I + 40)
    (note,) = caught.value.__notes__
    line = loss.__code__.co_firstlineno + 1
    assert f"{__file__}:{line}" in note


@pytest.mark.parametrize(
    "positions", [[1, ~1, 0, 6], [1, -9, 0, 6], [1, ~0, 0, 7], [1, ~0, 2, 6], [0, ~0, 0, 6]]
)
def test_the_fused_operator_refuses_positions_that_name_no_tensors(positions):
    core.compile(lambda z, x, i: put(z, [i], x * 3 - 1))(TABLE, ROWS, I)
    names = [n for n in dir(core.ops.fused) if n.startswith("multiply_subtract_index_set")]
    op = getattr(core.ops.fused, names[-1])
    with pytest.raises((core.errors.ArgumentError, core.errors.DtypeError, IndexError)):
        op(ROWS, I, TABLE, positions, [11, 2, 20, 32], [])
