"""x.view(dtype): the bits of a tensor as elements of another dtype."""

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

import core

DTYPES = (
    "int8", "uint8", "int16", "uint16", "float16", "int32", "uint32", "float32", "int64", "uint64",
    "float64", "complex64", "complex128",
)  # fmt: skip


def numbers(shape, dtype):
    return np.random.default_rng(0).integers(0, 100, shape).astype(dtype)


@st.composite
def views(draw):
    """A base, how a part of it is taken, and the dtype that it is read as."""
    shape = draw(st.lists(st.integers(0, 8), min_size=1, max_size=3))
    steps = [draw(st.sampled_from([1, 1, 2, -1])) for _ in shape[1:]] + [1]
    part = tuple(slice(None, None, step) for step in steps)
    return numbers(shape, draw(st.sampled_from(DTYPES))), part, draw(st.sampled_from(DTYPES))


@given(views())
def test_bits_are_those_of_numpy(case):
    base, part, dtype = case
    x = core.asarray(base, copy=True)[part]
    try:
        want = base[part].view(dtype)
    except ValueError:
        with pytest.raises(core.errors.ShapeError, match="cannot be read as"):
            x.view(dtype)
        return
    try:
        got = x.view(dtype)
    except core.errors.ShapeError as error:
        # NumPy reads elements that begin anywhere; core those that begin where they may.
        assert "begin where elements of that" in str(error)
        return
    assert got.shape == want.shape and got.dtype.name == dtype
    assert np.asarray(got).tobytes() == want.tobytes()
    compiled = core.compile(lambda x: core.clone(x.view(dtype)))
    assert np.asarray(compiled(x)).tobytes() == want.tobytes()


@pytest.mark.parametrize("dtype", [core.int32, "int32", np.int32, np.dtype("int32")])
def test_dtypes_are_named_as_elsewhere(dtype):
    x = core.asarray([1.0, -2.0])
    assert x.view(dtype).tolist() == x.view(dtype=dtype).tolist() == [1065353216, -1073741824]


def test_sizes_are_still_sizes():
    x = core.zeros(6)
    assert x.view(2, 3).shape == x.view((2, 3)).shape == x.view(np.int64(2), 3).shape == (2, 3)
    assert x.view(-1).shape == x.view(shape=(6,)).shape == (6,)


def test_a_write_is_seen_in_both():
    x = core.asarray([1.0, 2.0])
    bits = x.view("int32")
    bits[0] = 0
    assert x.tolist() == [0.0, 2.0] and bits.storage_id == x.storage_id
    x[1] = 1.0
    assert bits.tolist() == [0, 1065353216]

    def written(x):
        y = x * 2
        y.view("int32").bitwise_or_(1)
        return y + 0

    assert core.compile(written)(x).tolist() == written(x).tolist()


@pytest.mark.parametrize("place", [np.bool_, "bool"])
def test_truth_values_are_not_read_from_bytes(place):
    with pytest.raises(core.errors.DtypeError, match="x != 0"):
        core.asarray([2], dtype="uint8").view(place)
    assert core.asarray([True]).view("uint8").tolist() == [1]


def test_elements_of_another_size_need_a_last_dimension_side_by_side():
    x = core.zeros((4, 6), dtype="int16")
    for bad, fix in (
        (x.mT, "contiguous"), (x[:, :5], "slice or pad"), (x[:, 1:5], "contiguous"),
        (x[0, 0], "reshape"),
    ):  # fmt: skip
        with pytest.raises(core.errors.ShapeError, match=fix):
            bad.view("int32")
    assert x.mT.view("float16").shape == (6, 4) and x[::2].view("int32").shape == (2, 3)
    assert x[:, :1].view("int8").shape == (4, 2)


def test_elements_begin_where_they_may():
    odd = core.asarray(memoryview(bytearray(9))[1:])
    with pytest.raises(core.errors.ShapeError, match=r"x.clone\(\)"):
        odd.view("int64")
    assert odd.clone().view("int64").tolist() == [0]


@pytest.mark.parametrize("compiled", [False, True])
def test_complex_numbers_as_pairs_have_derivatives(compiled):
    def size(x):
        return core.abs((x * x).view("complex128")).sum()

    x = core.asarray([1.0, 2.0, 3.0, 4.0], dtype="float64")
    slope = core.func.grad(size)
    got = (core.compile(slope) if compiled else slope)(x)
    norms = np.hypot([1.0, 9.0], [4.0, 16.0]).repeat(2)
    np.testing.assert_allclose(np.asarray(got), 2 * np.array([1.0, 2, 3, 4]) ** 3 / norms)


def test_a_write_through_pairs_has_derivatives():
    def written(x):
        y = x * x
        y.view("complex128").multiply_(core.asarray([2j, 1 - 1j]))
        return (y * y).sum()

    x = core.asarray([1.0, 2.0, 3.0, 4.0], dtype="float64")
    assert core.testing.gradcheck(written, (x.requires_grad_(),))
    slope, given = core.func.grad(written), x.detach()
    assert core.compile(slope)(given).tolist() == slope(given).tolist()


def test_other_bits_have_none():
    x = core.asarray([1.0, 2.0]).requires_grad_()
    assert not x.view("int32").requires_grad
    (x.view("float16").sum() + x.sum()).backward()
    assert x.grad.tolist() == [1.0, 1.0]


def test_a_batch_has_bits_for_each_example():
    x = core.asarray(numbers((3, 4), "int16"))
    rows = core.func.vmap(lambda row: row.view("int32"))(x)
    assert rows.tolist() == x.view("int32").tolist()
    columns = core.func.vmap(lambda c: c.view("int8"), in_dims=1)(x)
    assert columns.tolist() == x.mT.contiguous().view("int8").tolist()
    with pytest.raises(core.errors.ShapeError, match="reshape"):
        core.func.vmap(lambda number: number.view("int8"))(x[0])


def test_sizes_that_change_make_one_graph():
    total = core.compile(lambda x: (x * 2).view("int16").sum(), dynamic=True)
    for n in (3, 4, 7):
        x = core.ones((2, n))
        assert total(x).item() == (x * 2).view("int16").sum().item()
    assert len(total.explain().graphs) == 1
