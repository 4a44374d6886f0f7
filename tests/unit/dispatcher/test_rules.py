"""Native shape and dtype rules: what an operator returns, held against NumPy's own answers."""

from __future__ import annotations

import contextlib
import functools
import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import core
from core import _native
from core.errors import (
    ArgumentError,
    CoreError,
    DtypeError,
    IndexRangeError,
    RangeError,
    SchemaError,
    ShapeError,
)

pytestmark = pytest.mark.native

INTS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float16", "bfloat16", "float32", "float64"]
COMPLEX = ["complex64", "complex128"]
DTYPES = ["bool", *INTS, *FLOATS, *COMPLEX]

_numbers = itertools.count()
dtypes = st.sampled_from(DTYPES)
shapes = st.lists(st.integers(0, 3), max_size=4).map(tuple)
Spec = tuple[tuple[int, ...], str]


@functools.cache
def operator(signature: str, rule: str) -> Any:
    return _native.define_operator(f"rules{next(_numbers)}::op{signature}", rule=rule)


def tensor(shape: tuple[int, ...], dtype: str = "float32") -> Any:
    return _native.empty(shape, getattr(core, dtype), core.device("cpu"))


def spec_of(result: Any) -> Spec:
    return tuple(result.shape), str(result.dtype).removeprefix("core.")


def infer(signature: str, rule: str, *args: Any, **kwargs: Any) -> Spec:
    return spec_of(operator(signature, rule).infer(*args, **kwargs))


def same_or_error(expected: Any, call: Any, error: type[Exception]) -> None:
    """`call` gives what `expected` gives, or `error` where that raises ValueError."""
    try:
        shape = expected()
    except ValueError:
        with pytest.raises(error):
            call()
    else:
        assert call()[0] == shape


# ---- promotion -----------------------------------------------------------------------------------
def promoted(a: str, b: str) -> str | None:
    """The Array API's table written down a second time: None where no dtype holds both."""
    if a == b:
        return a
    pair = {a, b}
    if "bool" in pair:
        return b if a == "bool" else a
    if pair <= set(INTS):
        signed = [t for t in pair if t.startswith("i")]
        return None if "uint64" in pair and signed else np.promote_types(a, b).name
    floating = [t for t in (a, b) if t not in INTS]
    if len(floating) == 1:
        return floating[0]
    if pair == {"float16", "bfloat16"}:
        return "float32"
    if "bfloat16" in pair:
        return b if a == "bfloat16" else a
    return np.promote_types(a, b).name


@pytest.mark.parametrize("a", DTYPES)
def test_promotion_table(a: str) -> None:
    for b in DTYPES:
        expected = promoted(a, b)
        if expected is None:
            with pytest.raises(DtypeError):
                _native.promote(getattr(core, a), getattr(core, b))
        else:
            assert _native.promote(getattr(core, a), getattr(core, b)) is getattr(core, expected)


@pytest.mark.parametrize(
    ("dtype", "number", "expected"),
    [
        ("bool", True, "bool"),
        ("bool", 1, "int64"),
        ("bool", 1.0, "float32"),
        ("int8", True, "int8"),
        ("int8", 1, "int8"),
        ("uint64", 1, "uint64"),
        ("int32", 1.5, "float32"),
        ("int32", 1j, "complex64"),
        ("bfloat16", 1, "bfloat16"),
        ("float16", 1.5, "float16"),
        ("float32", 1j, "complex64"),
        ("float64", 1j, "complex128"),
        ("complex64", 1.5, "complex64"),
    ],
)
def test_python_numbers_are_weak(dtype: str, number: Any, expected: str) -> None:
    t = tensor((2,), dtype)
    assert _native.promote(t.dtype, number) is getattr(core, expected)
    assert _native.promote(number, t.dtype) is getattr(core, expected)
    signature = "(Tensor|Scalar a, Tensor|Scalar b) -> Tensor"
    assert infer(signature, "pointwise", t, number) == ((2,), expected)
    assert infer(signature, "pointwise", number, t) == ((2,), expected)


def test_numbers_alone() -> None:
    signature = "(Tensor|Scalar a, Tensor|Scalar b) -> Tensor"
    assert infer(signature, "pointwise", True, 2) == ((), "int64")
    assert infer(signature, "pointwise", 1, 2.0) == ((), "float32")


# ---- pointwise -----------------------------------------------------------------------------------
BINARY = "(Tensor|Scalar a, Tensor|Scalar b) -> Tensor"


@settings(max_examples=300, deadline=None)
@given(st.lists(shapes, min_size=3, max_size=3))
def test_broadcasting_is_numpys(sizes: list[tuple[int, ...]]) -> None:
    args = [tensor(s) for s in sizes]
    same_or_error(
        lambda: np.broadcast_shapes(*sizes),
        lambda: infer("(Tensor a, Tensor b, Tensor c) -> Tensor", "pointwise", *args),
        ShapeError,
    )


def test_broadcast_errors_name_shapes_and_dim() -> None:
    with pytest.raises(ShapeError) as caught:
        infer(BINARY, "pointwise", tensor((2, 3)), tensor((4,)))
    text = str(caught.value)
    assert "a (2, 3), b (4,)" in text
    assert "dimension -1 is 3 in a and 4 in b" in text


@given(dtypes, dtypes)
@settings(deadline=None)
def test_pointwise_dtypes(a: str, b: str) -> None:
    expected = promoted(a, b)
    args = tensor((2,), a), tensor((1,), b)
    if expected is None:
        with pytest.raises(DtypeError, match="op"):
            infer(BINARY, "pointwise", *args)
        return
    real = {"complex64": "float32", "complex128": "float64"}.get(expected, expected)
    inexact = expected if expected in FLOATS + COMPLEX else "float32"
    assert infer(BINARY, "pointwise", *args) == ((2,), expected)
    assert infer(BINARY, "pointwise_float", *args) == ((2,), inexact)
    assert infer(BINARY, "pointwise_real", *args) == ((2,), real)
    assert infer(BINARY, "equality", *args) == ((2,), "bool")
    assert infer(BINARY, "logical", *args) == ((2,), "bool")
    double = {"float32": "complex64", "float64": "complex128"}.get(expected)
    if double:
        assert infer(BINARY, "pointwise_complex", *args) == ((2,), double)
    else:
        with pytest.raises(DtypeError, match=expected):
            infer(BINARY, "pointwise_complex", *args)
    refusals = {
        "pointwise_real_float": expected in COMPLEX,
        "comparison": expected in COMPLEX,
        "pointwise_ordered": expected in COMPLEX,
        "pointwise_numeric": expected == "bool",
        "power": expected == "bool",
        "pointwise_real_numeric": expected == "bool" or expected in COMPLEX,
        "pointwise_integer": expected == "bool" or expected in FLOATS + COMPLEX,
        "bitwise": expected in FLOATS + COMPLEX,
    }
    for rule, refused in refusals.items():
        if refused:
            with pytest.raises(DtypeError, match=expected):
                infer(BINARY, rule, *args)
        else:
            result = {"comparison": "bool", "pointwise_real_float": inexact}.get(rule, expected)
            assert infer(BINARY, rule, *args) == ((2,), result)


@pytest.mark.parametrize(
    ("rule", "dtype", "number"),
    [
        ("pointwise", "uint8", 256),
        ("pointwise", "uint8", -1),
        ("comparison", "int8", 1000),
        ("pointwise", "bool", 2**63),
        ("pointwise", "float32", 10**400),
        ("pointwise_float", "int8", -(10**400)),
    ],
)
def test_numbers_must_fit_the_dtype(rule: str, dtype: str, number: int) -> None:
    with pytest.raises(RangeError, match="'b'.*out of the range"):
        infer(BINARY, rule, tensor((2,), dtype), number)
    with pytest.raises(RangeError, match="'a'.*out of the range"):
        infer(BINARY, rule, number, tensor((2,), dtype))


def test_numbers_that_just_fit() -> None:
    assert infer(BINARY, "pointwise", tensor((2,), "uint8"), 255) == ((2,), "uint8")
    assert infer(BINARY, "pointwise", tensor((2,), "uint64"), 2**64 - 1) == ((2,), "uint64")
    assert infer(BINARY, "pointwise_float", tensor((2,), "int8"), 1000) == ((2,), "float32")
    with pytest.raises(DtypeError, match="not True or False"):
        infer(BINARY, "logical", tensor((2,), "bool"), 2)


def test_scalar_parameters_do_not_promote() -> None:
    signature = "(Tensor a, Tensor b, *, Scalar alpha=1) -> Tensor"
    t = tensor((2,), "int8")
    assert infer(signature, "pointwise", t, t, alpha=2.5) == ((2,), "int8")


def test_select() -> None:
    signature = "(Tensor c, Tensor|Scalar a, Tensor|Scalar b) -> Tensor"
    condition = tensor((3, 1), "bool")
    assert infer(signature, "select", condition, tensor((2,), "int8"), 1.5) == ((3, 2), "float32")
    assert infer(signature, "select", condition, 1, 2) == ((3, 1), "int64")
    with pytest.raises(DtypeError, match="'c' is int8, not bool"):
        infer(signature, "select", tensor((2,), "int8"), 1, 2)


def test_assign() -> None:
    signature = "(Tensor self, Tensor|Scalar src) -> Tensor"
    target = tensor((2, 3), "float16")
    for src in (tensor((3,), "float64"), tensor((), "int64"), True, 1, 1.5):
        assert infer(signature, "assign", target, src) == ((2, 3), "float16")
    with pytest.raises(DtypeError, match="cannot write complex64 into float16"):
        infer(signature, "assign", target, tensor((3,), "complex64"))
    with pytest.raises(DtypeError, match="cannot write float32 into int32"):
        infer(signature, "assign", tensor((2,), "int32"), 1.5)
    for shape in ((2, 2, 3), (2, 1, 3), (2,)):
        with pytest.raises(ShapeError, match="does not broadcast"):
            infer(signature, "assign", target, tensor(shape))


# ---- reductions ----------------------------------------------------------------------------------
REDUCE = "(Tensor x, int[]? axis=None, *, dtype? dtype=None, bool keepdims=False) -> Tensor"
ARG = "(Tensor x, int? axis=None, *, bool keepdims=False) -> Tensor"


@settings(max_examples=200, deadline=None)
@given(shapes, st.data(), st.booleans())
def test_reduced_shapes_are_numpys(shape: tuple[int, ...], data: st.DataObject, keep: bool) -> None:
    rank = len(shape)
    axes = st.lists(st.integers(-rank, rank), max_size=3)
    axis = data.draw(st.none() | axes)
    assume(rank > 0 or not axis)
    same_or_error(
        lambda: np.sum(np.zeros(shape), None if axis is None else tuple(axis), keepdims=keep).shape,
        lambda: infer(REDUCE, "sum", tensor(shape), axis, keepdims=keep),
        (ShapeError, IndexRangeError),
    )


@settings(max_examples=200, deadline=None)
@given(shapes.filter(lambda s: s and 0 not in s), st.data(), st.booleans())
def test_argument_reductions_are_numpys(
    shape: tuple[int, ...], data: st.DataObject, keep: bool
) -> None:
    axis = data.draw(st.none() | st.integers(-len(shape), len(shape) - 1))
    same_or_error(
        lambda: np.argmax(np.zeros(shape), axis, keepdims=keep).shape,
        lambda: infer(ARG, "argminmax", tensor(shape), axis, keepdims=keep),
        ShapeError,
    )


@pytest.mark.parametrize("dtype", DTYPES)
def test_reduction_dtypes(dtype: str) -> None:
    x = tensor((2, 3), dtype)
    unsigned, integer = dtype.startswith("u"), dtype == "bool" or dtype in INTS
    total = "uint64" if unsigned else "int64" if integer else dtype
    assert infer(REDUCE, "sum", x) == ((), total)
    assert infer(REDUCE, "sum", x, [0], dtype=core.float64) == ((3,), "float64")
    assert infer(REDUCE, "mean", x) == ((), "float32" if integer else dtype)
    assert infer(REDUCE, "any", x) == ((), "bool")
    assert infer("(Tensor x, int dim) -> Tensor", "scan", x, 1) == ((2, 3), total)
    if dtype in COMPLEX:
        for signature, rule in ((REDUCE, "minmax"), (ARG, "argminmax")):
            with pytest.raises(DtypeError, match="no order"):
                infer(signature, rule, x)
    else:
        assert infer(REDUCE, "minmax", x, [1]) == ((2,), dtype)
        assert infer(ARG, "argminmax", x, 1) == ((2,), "int64")


def test_reduction_errors() -> None:
    x = tensor((2, 3))
    with pytest.raises(IndexRangeError, match="dims -2 to 1"):
        infer(REDUCE, "sum", x, [2])
    with pytest.raises(ShapeError, match="dim 1 is named twice"):
        infer(REDUCE, "sum", x, [1, -1])
    with pytest.raises(DtypeError, match="mean"):
        infer(REDUCE, "mean", x, dtype=core.int64)
    with pytest.raises(ShapeError, match=r"dim 0 of shape \(0, 3\)"):
        infer(REDUCE, "minmax", tensor((0, 3)), [0])
    assert infer(REDUCE, "minmax", tensor((0, 3)), [1]) == ((0,), "float32")


def test_dims_of_0d_tensors_are_those_of_a_row_of_one() -> None:
    x = tensor(())
    for signature, rule in ((REDUCE, "sum"), (ARG, "argminmax")):
        assert infer(signature, rule, x)[0] == ()
        assert infer(signature, rule, x, 0) == infer(signature, rule, x, -1)
        assert infer(signature, rule, x, 0)[0] == ()
        with pytest.raises(IndexRangeError, match="0-d"):
            infer(signature, rule, x, 1)
    with pytest.raises(ShapeError, match="0-d"):
        infer("(Tensor x, int? axis=None) -> Tensor", "scan", x)


def test_scan_needs_a_dim_for_more_than_one() -> None:
    signature = "(Tensor x, int? axis=None) -> Tensor"
    assert infer(signature, "scan", tensor((3,))) == ((3,), "float32")
    with pytest.raises(ShapeError, match="needs a dim"):
        infer(signature, "scan", tensor((3, 2)))


# ---- matmul and convolution ----------------------------------------------------------------------
MATMUL = "(Tensor a, Tensor b) -> Tensor"
CONV = (
    "(Tensor x, Tensor weight, Tensor? bias=None, int[] stride=[1], int[] padding=[0], "
    "int[] dilation=[1], int groups=1) -> Tensor"
)


@settings(max_examples=300, deadline=None)
@given(shapes, shapes)
def test_matmul_shapes_are_numpys(a: tuple[int, ...], b: tuple[int, ...]) -> None:
    same_or_error(
        lambda: np.matmul(np.zeros(a), np.zeros(b)).shape,
        lambda: infer(MATMUL, "matmul", tensor(a), tensor(b)),
        ShapeError,
    )


def test_matmul_errors_and_dtypes() -> None:
    with pytest.raises(ShapeError) as caught:
        infer(MATMUL, "matmul", tensor((2, 3)), tensor((4, 5)))
    assert "(2, 3) and (4, 5)" in str(caught.value)
    assert "3 and 4" in caught.value.why
    mixed = infer(MATMUL, "matmul", tensor((2, 3), "int8"), tensor((3,), "float16"))
    assert mixed == ((2,), "float16")


def windows(size: int, kernel: int, stride: int, padding: int, dilation: int) -> int:
    """Places of a window in a padded line, counted one by one."""
    reach = dilation * (kernel - 1) + 1
    return len(range(0, size + 2 * padding - reach + 1, stride))


@settings(max_examples=200, deadline=None)
@given(st.data(), st.integers(1, 3))
def test_convolution_counts_windows(data: st.DataObject, spatial: int) -> None:
    def ints(low: int, high: int) -> list[int]:
        return data.draw(st.lists(st.integers(low, high), min_size=spatial, max_size=spatial))

    sizes, kernel, stride, padding, dilation = (
        ints(0, 6),
        ints(1, 3),
        ints(1, 3),
        ints(0, 2),
        ints(1, 2),
    )
    groups = data.draw(st.integers(1, 2))
    x = tensor((2, 4, *sizes))
    weight = tensor((6, 4 // groups, *kernel))
    settings_ = list(zip(sizes, kernel, stride, padding, dilation, strict=True))
    counts = tuple(windows(*s) for s in settings_)
    args = (x, weight, None, stride, padding, dilation, groups)
    if 0 in counts:
        with pytest.raises(ShapeError, match="does not fit"):
            infer(CONV, "conv", *args)
    else:
        assert infer(CONV, "conv", *args) == ((2, 6, *counts), "float32")


@pytest.mark.parametrize(
    ("x", "weight", "options", "words"),
    [
        ((4, 5), (6, 4), {}, "2 and 2 dimensions"),
        ((1, 4, 5), (6, 3, 1), {}, "needs 4 channels, and has 3"),
        ((1, 4, 5), (6, 4, 1), {"groups": 3}, "divide the 4 channels"),
        ((1, 4, 5), (6, 4, 1), {"groups": 0}, "groups is 0"),
        ((1, 4, 5), (6, 4, 1), {"stride": [0]}, "stride is 0"),
        ((1, 4, 5), (6, 4, 1), {"padding": [-1]}, "padding is -1"),
        ((1, 4, 5), (6, 4, 1), {"dilation": [1, 2]}, "dilation has 2 entries"),
        ((1, 4, 5), (6, 4, 0), {}, "does not fit"),
        ((1, 4, 5), (6, 4, 1), {"bias": (5,)}, "6 filters"),
    ],
)
def test_convolution_errors(x: Any, weight: Any, options: dict[str, Any], words: str) -> None:
    if "bias" in options:
        options = {"bias": tensor(options["bias"])}
    with pytest.raises(ShapeError, match=words):
        infer(CONV, "conv", tensor(x), tensor(weight), **options)


# ---- the others ----------------------------------------------------------------------------------
CONCAT = "(Tensor[] xs, int? axis=0) -> Tensor"
FULL = "(int[] shape, Scalar value=0.0, *, dtype? dtype=None, device? device=None) -> Tensor"


@settings(max_examples=200, deadline=None)
@given(st.lists(shapes, min_size=1, max_size=3), st.none() | st.integers(-2, 1))
def test_concat_shapes_are_numpys(sizes: list[tuple[int, ...]], axis: int | None) -> None:
    same_or_error(
        lambda: np.concatenate([np.zeros(s) for s in sizes], axis).shape,
        lambda: infer(CONCAT, "concat", [tensor(s) for s in sizes], axis),
        (ShapeError, IndexRangeError),
    )


def test_concat_promotes_and_needs_tensors() -> None:
    parts = [tensor((1,), "int8"), tensor((2,), "float16")]
    assert infer(CONCAT, "concat", parts) == ((3,), "float16")
    with pytest.raises(ShapeError, match="is empty"):
        infer(CONCAT, "concat", [])
    optional = "(Tensor?[] xs, int axis=0) -> Tensor"
    with pytest.raises(ArgumentError, match="entry 1"):
        infer(optional, "concat", [parts[0], None])


def test_sort() -> None:
    signature = (
        "(Tensor x, int dim=-1, *, bool descending=False) -> (Tensor values, Tensor indices)"
    )
    outputs = operator(signature, "sort").infer(tensor((2, 3), "int8"))
    assert [spec_of(o) for o in outputs] == [((2, 3), "int8"), ((2, 3), "int64")]
    assert infer("(Tensor x, int dim=-1) -> Tensor", "argsort", tensor((2,))) == ((2,), "int64")
    with pytest.raises(DtypeError, match="no order"):
        operator(signature, "sort").infer(tensor((2,), "complex64"))
    with pytest.raises(IndexRangeError):
        operator(signature, "sort").infer(tensor((2,)), 1)


def test_gather_and_scatter() -> None:
    gather = "(Tensor self, int dim, Tensor index) -> Tensor"
    scatter = "(Tensor self, int dim, Tensor index, Tensor|Scalar src) -> Tensor"
    x, index = tensor((3, 4), "float16"), tensor((2, 7), "int32")
    assert infer(gather, "gather", x, 1, index) == ((2, 7), "float16")
    assert infer(scatter, "scatter", x, -1, index, tensor((3, 8), "int8")) == ((3, 4), "float16")
    assert infer(scatter, "scatter", x, 1, index, 1.0) == ((3, 4), "float16")
    with pytest.raises(ShapeError, match=r"\(2, 7\) does not fit 'self' of shape \(3, 4\)"):
        infer(gather, "gather", x, 0, index)
    with pytest.raises(DtypeError, match="'index' is float32"):
        infer(gather, "gather", x, 1, tensor((2, 7)))
    with pytest.raises(ShapeError, match="'src'"):
        infer(scatter, "scatter", x, 1, index, tensor((2, 6), "float16"))
    with pytest.raises(DtypeError, match="cannot scatter float64 into float16"):
        infer(scatter, "scatter", x, 1, index, tensor((2, 7), "float64"))


def test_copies_and_creation() -> None:
    x = tensor((2, 3), "int8")
    assert infer("(Tensor x) -> Tensor", "copy", x) == ((2, 3), "int8")
    cast = "(Tensor x, dtype dtype) -> Tensor"
    assert infer(cast, "cast", x, core.complex64) == ((2, 3), "complex64")
    assert infer(FULL, "full", [2, 0]) == ((2, 0), "float32")
    assert infer(FULL, "full", [2], 1) == ((2,), "int64")
    assert infer(FULL, "full", [], True) == ((), "bool")
    assert infer(FULL, "full", [], True, dtype=core.int8) == ((), "int8")
    with pytest.raises(RangeError, match="int8"):
        infer(FULL, "full", [2], 200, dtype=core.int8)
    with pytest.raises(DtypeError, match="float does not fit"):
        infer(FULL, "full", [2], 1.5, dtype=core.int8)
    for size, words in (
        ([-1], "negative"),
        ([2**40, 2**40], "too large"),
        ([1] * 65, "at most 64"),
    ):
        with pytest.raises(ShapeError, match=words):
            infer(FULL, "full", size)


# ---- definition ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("signature", "rule", "words"),
    [
        ("(Tensor x) -> ()", "pointwise", "makes 1 Tensor"),
        ("(Tensor x) -> Tensor[]", "pointwise", "makes 1 Tensor"),
        ("(Tensor x) -> int", "copy", "makes 1 Tensor"),
        ("(Tensor x, int dim) -> (Tensor, Tensor, Tensor)", "sort", "1 to 2 Tensor"),
        ("(Tensor x) -> Tensor", "sum", "named dim|axis"),
        ("(Tensor x, int dim) -> Tensor", "gather", "named index"),
        ("(Tensor x) -> Tensor", "cast", "named dtype"),
    ],
)
def test_rules_that_do_not_fit_are_refused(signature: str, rule: str, words: str) -> None:
    with pytest.raises(SchemaError) as caught:
        operator(signature, rule)
    assert words in str(caught.value)


def test_every_rule_is_safe_for_any_schema() -> None:
    """Arguments of the wrong kind, but allowed by a strange schema, raise and never crash."""
    strange = "(str size, str dim, str index, str src, str dtype, str groups, str xs) -> Tensor"
    pairs = "(Tensor? a, Tensor? index, float[] dim, complex src, device dtype, str size) -> Tensor"
    operands = {"pointwise", "pointwise_float", "pointwise_real", "pointwise_numeric"}
    operands |= {"pointwise_ordered", "bitwise", "comparison", "equality", "logical"}
    operands |= {"pointwise_real_numeric", "pointwise_real_float", "pointwise_complex"}
    operands |= {"pointwise_integer", "power"}
    for rule in _native.rule_names():
        attempts = [(strange, "abcdefg"), (pairs, (None, None, [1.5], 2j, "cpu", "x"))]
        for signature, args in attempts:
            if rule in operands:  # no operands at all: a 0-d result, or a dtype refused
                with contextlib.suppress(DtypeError):
                    assert infer(signature, rule, *args)[0] == ()
            else:
                with pytest.raises(CoreError) as caught:
                    infer(signature, rule, *args)
                assert caught.value.fix
