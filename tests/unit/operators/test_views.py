"""Native view rules: shared memory, and NumPy's own views element for element."""

from __future__ import annotations

import functools
import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided, sliding_window_view

import core
from core import _native
from core.errors import (
    ArgumentError,
    CoreError,
    DtypeError,
    IndexRangeError,
    SchemaError,
    ShapeError,
)

pytestmark = pytest.mark.native

ARGS = {
    "slice": "int dim, int? start=None, int? end=None, int step=1",
    "select": "int dim, int index",
    "permute": "int[] dims",
    "expand": "int[] size",
    "view": "int[] size",
    "squeeze": "int[]? dim=None",
    "unsqueeze": "int dim",
    "as_strided": "int[] size, int[] stride, int? offset=None",
    "unfold": "int dim, int size, int step=1",
    "diagonal": "int offset=0, int dim1=0, int dim2=1",
    "real": "",
    "imag": "",
    "alias": "",
}

_numbers = itertools.count()
shapes = st.lists(st.integers(0, 4), max_size=4).map(tuple)
HUGE = st.sampled_from([2**63 - 1, -(2**63), 2**62, -(2**31)])
ints = st.integers(-6, 6) | HUGE


@functools.cache
def operator(name: str) -> Any:
    args = "Tensor(a) self" + (", " + ARGS[name] if ARGS[name] else "")
    return _native.define_operator(f"views{next(_numbers)}::{name}({args}) -> Tensor(a)", view=name)


def view(name: str, x: Any, *args: Any) -> Any:
    return operator(name)(x, *args)


def counted(shape: tuple[int, ...], dtype: str = "float32") -> np.ndarray:
    return np.arange(int(np.prod(shape)), dtype=dtype).reshape(shape)


def pair(array: np.ndarray) -> tuple[Any, np.ndarray]:
    """A tensor and an array over the same memory: whatever is viewed must be the same."""
    t = core.asarray(array)
    return t, np.asarray(t)


def agree(t: Any, array: np.ndarray) -> None:
    """Shape, values and, where they mean something, strides."""
    assert tuple(t.shape) == array.shape
    assert str(t.dtype).removeprefix("core.") == array.dtype.name
    np.testing.assert_array_equal(np.asarray(t), array)
    for size, stride, bytes_ in zip(t.shape, t.strides, array.strides, strict=True):
        assert size <= 1 or array.size == 0 or stride * array.itemsize == bytes_


def steps(name: str, x: Any, expected: Any, *args: Any) -> Any:
    """The view, or None where NumPy refuses too."""
    try:
        array = expected()
    except (ValueError, IndexError):
        with pytest.raises(CoreError):
            view(name, x, *args)
        return None
    result = view(name, x, *args)
    agree(result, array)
    return result, array


# ---- against NumPy -------------------------------------------------------------------------------
bounds = st.none() | ints


@settings(max_examples=400, deadline=None)
@given(shapes.filter(bool), st.data())
def test_slice(shape: tuple[int, ...], data: st.DataObject) -> None:
    x, array = pair(counted(shape))
    for _ in range(3):  # slices of slices
        dim = data.draw(st.integers(0, len(shape) - 1))
        start, stop, step = data.draw(bounds), data.draw(bounds), data.draw(ints)
        key = (slice(None),) * dim + (slice(start, stop, step),)
        result = steps("slice", x, lambda a=array, k=key: a[k], dim, start, stop, step)
        if result is None:
            assert step == 0
            return
        x, array = result


@settings(max_examples=200, deadline=None)
@given(shapes.filter(bool), st.data())
def test_select_and_permute(shape: tuple[int, ...], data: st.DataObject) -> None:
    x, array = pair(counted(shape))
    order = data.draw(st.permutations(range(len(shape))))
    x, array = view("permute", x, order), array.transpose(order)
    agree(x, array)
    dim, index = data.draw(st.integers(0, len(shape) - 1)), data.draw(ints)
    key = (slice(None),) * dim + (index,)
    steps("select", x, lambda: array[key], dim, index)


@settings(max_examples=200, deadline=None)
@given(shapes, shapes)
def test_expand(shape: tuple[int, ...], size: tuple[int, ...]) -> None:
    x, array = pair(counted(shape))
    steps("expand", x, lambda: np.broadcast_to(array, size), size)


def viewed(array: np.ndarray, size: list[int]) -> np.ndarray:
    """NumPy's reshape, refused where it would copy."""
    out = array.view()
    out.shape = tuple(size)  # raises AttributeError where a copy is needed
    return out


@settings(max_examples=400, deadline=None)
@given(st.lists(st.integers(1, 4), max_size=4), st.data())
def test_view(shape: list[int], data: st.DataObject) -> None:
    x, array = pair(counted(tuple(shape)))
    for dim in range(array.ndim):
        step = data.draw(st.sampled_from([1, 1, 2, -1]))
        x, array = (
            view("slice", x, dim, None, None, step),
            array[(slice(None),) * dim + (slice(None, None, step),)],
        )
    order = data.draw(st.permutations(range(array.ndim)))
    x, array = view("permute", x, order), array.transpose(order)
    size = data.draw(st.lists(st.sampled_from([1, 2, 3, 4, 6, 8, -1]), max_size=5))
    try:
        expected = viewed(array, size)
    except (ValueError, AttributeError):
        with pytest.raises(ShapeError):
            view("view", x, size)
    else:
        agree(view("view", x, size), expected)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(0, 2), max_size=4).map(tuple), st.data())
def test_squeeze_and_unsqueeze(shape: tuple[int, ...], data: st.DataObject) -> None:
    x, array = pair(counted(shape))
    dims = data.draw(st.none() | st.lists(st.integers(0, 3), max_size=2, unique=True))
    if shape:
        axis = None if dims is None else tuple(dims)
        steps("squeeze", x, lambda: np.squeeze(array, axis), dims)
    dim = data.draw(st.integers(-6, 6))
    steps("unsqueeze", x, lambda: np.expand_dims(array, dim), dim)


@settings(max_examples=200, deadline=None)
@given(shapes, st.integers(-3, 3), st.integers(-3, 3), ints)
def test_diagonal(shape: tuple[int, ...], a: int, b: int, offset: int) -> None:
    x, array = pair(counted(shape))
    near = max(-10, min(10, offset))  # NumPy's own limit is a C int
    steps("diagonal", x, lambda: np.diagonal(array, near, a, b), offset, a, b)


@settings(max_examples=200, deadline=None)
@given(shapes.filter(bool), st.data())
def test_unfold(shape: tuple[int, ...], data: st.DataObject) -> None:
    x, array = pair(counted(shape))
    dim = data.draw(st.integers(0, len(shape) - 1))
    size, step = data.draw(st.integers(0, 5)), data.draw(st.integers(1, 3) | st.just(2**63 - 1))
    if size > shape[dim]:
        with pytest.raises(ShapeError):
            view("unfold", x, dim, size, step)
        return
    if size == 0:  # NumPy wants one element at least
        assert tuple(view("unfold", x, dim, 0, step).shape)[-1] == 0
        return
    all_windows = sliding_window_view(array, size, dim)
    agree(
        view("unfold", x, dim, size, step),
        all_windows[(slice(None),) * dim + (slice(None, None, step),)],
    )


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_as_strided_stays_in_its_storage(data: st.DataObject) -> None:
    x, array = pair(counted((24,)))
    rank = data.draw(st.integers(0, 3))
    size = data.draw(st.lists(st.integers(0, 5) | HUGE, min_size=rank, max_size=rank))
    stride = data.draw(st.lists(ints, min_size=rank, max_size=rank))
    offset = data.draw(st.integers(-2, 26) | HUGE)
    reach = [(n - 1) * s for n, s in zip(size, stride, strict=True)]
    low, high = offset + sum(r for r in reach if r < 0), offset + sum(r for r in reach if r > 0)
    count = np.prod([float(n) for n in size])
    inside = (low >= 0 and high < 24 and count < 2**61) or (0 in size and count < 2**61)
    if min(size, default=0) < 0 or not inside:
        with pytest.raises(ShapeError):
            view("as_strided", x, size, stride, offset)
        return
    if count > 2**20 or np.prod([float(n) for n in size if n]) >= 2**61:
        return  # expanded to more than fits in memory: nothing to compare with
    result = view("as_strided", x, size, stride, offset)
    if 0 in size:
        assert tuple(result.shape) == tuple(size)
        return
    bytes_ = [s * array.itemsize if n > 1 else 0 for n, s in zip(size, stride, strict=True)]
    agree(result, as_strided(array[offset:], size, bytes_))


def test_parts_of_complex_numbers() -> None:
    x, array = pair(counted((2, 3), "complex64") * (1 + 2j))
    turned = view("permute", view("slice", x, 1, None, None, -2), [1, 0])
    expected = array[:, ::-2].T
    agree(view("real", turned), expected.real)
    agree(view("imag", turned), expected.imag)
    real = core.asarray(counted((2,)))
    agree(view("real", real), counted((2,)))
    with pytest.raises(DtypeError, match="no imaginary part"):
        view("imag", real)


# ---- memory --------------------------------------------------------------------------------------
def test_views_share_memory() -> None:
    x = core.asarray(counted((4, 3)))
    chain = view("alias", view("select", view("slice", x, 0, None, None, -1), 1, 2))
    assert chain.storage_id == x.storage_id
    assert chain.strides == (-3,)
    del x
    np.testing.assert_array_equal(np.asarray(chain), [11, 8, 5, 2])


def test_view_of_a_view_goes_back() -> None:
    x = core.asarray(counted((3, 4)))
    expanded = view("expand", view("unsqueeze", x, 0), [5, -1, -1])
    assert expanded.strides == (0, 4, 1)
    np.testing.assert_array_equal(np.asarray(expanded)[4], counted((3, 4)))


def test_fake_tensors_have_views() -> None:
    with core.FakeMode():
        x = core.zeros((4, 3))
        assert x.is_fake
        assert tuple(view("slice", x, 0, 1, 3).shape) == (2, 3)
        assert tuple(view("view", x, [2, -1]).shape) == (2, 6)


# ---- errors --------------------------------------------------------------------------------------
ERRORS = [
    ("slice", (0, None, None, 0), ArgumentError, "the step is 0"),
    ("slice", (2,), IndexRangeError, "dims -2 to 1"),
    ("select", (0, 2), IndexRangeError, "index 2 is out of range for dim 0"),
    ("permute", ([0],), ShapeError, "named once"),
    ("permute", ([0, 0],), ShapeError, "[0, 0]"),
    ("permute", ([0, 5],), IndexRangeError, "dim 5"),
    ("expand", ([2, 4],), ShapeError, "(2, 3) does not expand to (2, 4)"),
    ("expand", ([-1, 2, 3],), ShapeError, "does not expand"),
    ("expand", ([2**40, 2**40, 2, 3],), ShapeError, "too large"),
    ("expand", ([1] * 65,), ShapeError, "at most 64"),
    ("view", ([4],), ShapeError, "6 elements, the new shape 4"),
    ("view", ([-1, -1],), ShapeError, "two sizes are -1"),
    ("view", ([-2, 3],), ShapeError, "negative"),
    ("view", ([4, -1],), ShapeError, "do not divide by 4"),
    ("view", ([0, -1],), ShapeError, "any number would do"),
    ("view", ([2**40, 2**40],), ShapeError, "64 bits"),
    ("squeeze", ([0],), ShapeError, "dim 0 has size 2"),
    ("unsqueeze", (4,), IndexRangeError, "dims -3 to 2"),
    ("unfold", (0, 3), ShapeError, "sizes 0 to 2"),
    ("unfold", (0, 1, 0), ShapeError, "steps 1 and more"),
    ("diagonal", (0, 1, 1), ShapeError, "both dims are 1"),
    ("as_strided", ([2], [1, 1]), ShapeError, "1 sizes and 2 strides"),
    ("as_strided", ([7], [1]), ShapeError, "elements 0 to 5"),
    ("as_strided", ([2], [-1]), ShapeError, "touch elements -1 to 0"),
    ("as_strided", ([2**62], [2**62]), ShapeError, "64 bits"),
]


@pytest.mark.parametrize(("name", "args", "error", "words"), ERRORS)
def test_errors_name_what_is_wrong(name: str, args: Any, error: Any, words: str) -> None:
    x = core.asarray(counted((2, 3)))
    with pytest.raises(error) as caught:
        view(name, x, *args)
    assert words in str(caught.value)
    assert caught.value.exists and caught.value.fix


def test_view_that_needs_a_copy() -> None:
    x = view("permute", core.asarray(counted((2, 3))), [1, 0])
    with pytest.raises(ShapeError, match="copy needed"):
        view("view", x, [6])


def test_0d_tensors_have_nothing_to_pick() -> None:
    x = core.asarray(np.float32(1))
    for name, args in (("slice", (0,)), ("select", (0, 0)), ("unfold", (0, 0)), ("diagonal", ())):
        with pytest.raises(IndexRangeError, match="0 dimensions"):
            view(name, x, *args)


def test_64_dimensions_are_the_most() -> None:
    x = core.asarray(np.float32(1))
    for _ in range(64):
        x = view("unsqueeze", x, 0)
    for name, args in (("unsqueeze", (0,)), ("unfold", (0, 1))):
        with pytest.raises(ShapeError, match="at most 64"):
            view(name, x, *args)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("(Tensor self, int dim) -> Tensor", "unsqueeze"),
        ("(Tensor(a) self, int dim) -> Tensor", "unsqueeze"),
        ("(Tensor(a) self, str dim) -> Tensor(a)", "unsqueeze"),
        ("(Tensor(a)? self) -> Tensor(a)", "alias"),
        ("(Tensor(a) self, int dim, int more) -> Tensor(a)", "unsqueeze"),
        ("(Tensor(a) self) -> (Tensor(a), Tensor)", "alias"),
        ("(Tensor(a) self) -> Tensor(a)", "no_such_view"),
    ],
)
def test_view_rules_that_do_not_fit_are_refused(text: str, name: str) -> None:
    with pytest.raises((SchemaError, ArgumentError)):
        _native.define_operator(f"views{next(_numbers)}::f{text}", view=name)


# ---- anything ------------------------------------------------------------------------------------
anything = ints | st.lists(ints, max_size=4) | st.none() | st.booleans() | st.text(max_size=2)


@settings(max_examples=600, deadline=None)
@given(st.sampled_from([*ARGS]), shapes, st.lists(anything, max_size=4))
def test_any_arguments_are_safe(name: str, shape: tuple[int, ...], args: list[Any]) -> None:
    x = core.asarray(counted(shape, "complex64"))
    try:
        result = view(name, x, *args)
    except CoreError as error:
        assert error.fix
    else:
        if result.size < 10**4:
            np.asarray(result).sum()  # every element lies in the storage


def test_ravel_is_row_major():
    """As NumPy's: a view of what lies so, a copy of a line with gaps."""
    x = core.asarray([[1, 2], [3, 4]])
    assert core.ravel(x).storage_id == x.storage_id
    column = core.ravel(x[:, 0])
    assert column.is_contiguous and column.tolist() == [1, 3]
    column[0] = 9
    assert x.tolist() == [[1, 2], [3, 4]]
