"""Comparisons and logic: pointwise, with bool results and therefore without derivatives."""

from typing import Any

from core import ir
from core.operators.definition.body_parts import accumulator
from core.operators.definition.define import define
from core.operators.elementwise.families import (
    binary,
    binary_errors,
    binary_samples,
    example,
    is_whole,
    of_parts,
    predicate,
    signbit_of,
    unary_samples,
)

_NO: dict[str, Any] = {"no_vjp": "bool output", "no_jvp": "bool output"}


def _comparison(
    name: str, slot: str, rule: str, dtypes: str, body: Any, reference: Any, doc: str, shown: str
) -> Any:
    return define(
        f"core::{name}(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
        rule=rule,
        body=body,
        reference=reference,
        batch="pointwise",
        dunder=(slot,),
        method=name,
        samples=binary_samples,
        errors=binary_errors,
        dtypes=dtypes,
        doc=example(
            f"Whether {doc}, element by element.",
            f"core.{name}(core.asarray([1, 2, 3]), 2).tolist()",
            shown,
        ),
        **_NO,
    )


equal = _comparison(
    "equal",
    "__eq__",
    "equality",
    "all",
    lambda x1, x2: x1 == x2,
    lambda np, x1, x2: np.equal(x1, x2),
    "x1 == x2",
    "[False, True, False]",
)
not_equal = _comparison(
    "not_equal",
    "__ne__",
    "equality",
    "all",
    lambda x1, x2: x1 != x2,
    lambda np, x1, x2: np.not_equal(x1, x2),
    "x1 != x2",
    "[True, False, True]",
)
less = _comparison(
    "less",
    "__lt__",
    "comparison",
    "real",
    lambda x1, x2: x1 < x2,
    lambda np, x1, x2: np.less(x1, x2),
    "x1 < x2",
    "[True, False, False]",
)
less_equal = _comparison(
    "less_equal",
    "__le__",
    "comparison",
    "real",
    lambda x1, x2: x1 <= x2,
    lambda np, x1, x2: np.less_equal(x1, x2),
    "x1 <= x2",
    "[True, True, False]",
)
greater = _comparison(
    "greater",
    "__gt__",
    "comparison",
    "real",
    lambda x1, x2: x1 > x2,
    lambda np, x1, x2: np.greater(x1, x2),
    "x1 > x2",
    "[False, False, True]",
)
greater_equal = _comparison(
    "greater_equal",
    "__ge__",
    "comparison",
    "real",
    lambda x1, x2: x1 >= x2,
    lambda np, x1, x2: np.greater_equal(x1, x2),
    "x1 >= x2",
    "[False, True, True]",
)


def _logical(name: str, body: Any, reference: Any, doc: str, shown: str) -> Any:
    return define(
        f"core::{name}(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
        rule="logical",
        body=body,
        reference=reference,
        batch="pointwise",
        inplace=True,
        method=name,
        samples=lambda s: [
            s(s.bools(2, 3), s.bools(3)),
            s(s.t(3), s.bools(2, 1)),
            s(s.bools(3), True),
            s(s.bools(), s.bools(0, 2)),
        ],
        errors=lambda s: [
            s.error("ShapeError", s.bools(2), s.bools(3)),
            s.error("DtypeError", s.bools(2), 1.5),
        ],
        dtypes="truth",
        doc=example(
            f"Whether {doc}, element by element; numbers count as true unless they are 0.",
            f"core.{name}(core.asarray([True, True, False]), core.asarray([1, 0, 0])).tolist()",
            shown,
        ),
        **_NO,
    )


logical_and = _logical(
    "logical_and",
    lambda x1, x2: (x1 != 0) & (x2 != 0),
    lambda np, x1, x2: np.logical_and(x1, x2),
    "x1 and x2 both hold",
    "[True, False, False]",
)
logical_or = _logical(
    "logical_or",
    lambda x1, x2: (x1 != 0) | (x2 != 0),
    lambda np, x1, x2: np.logical_or(x1, x2),
    "x1 or x2 holds, or both",
    "[True, True, False]",
)
logical_xor = _logical(
    "logical_xor",
    lambda x1, x2: (x1 != 0) ^ (x2 != 0),
    lambda np, x1, x2: np.logical_xor(x1, x2),
    "one of x1 and x2 holds",
    "[False, True, False]",
)

logical_not = define(
    "core::logical_not(Tensor x) -> Tensor",
    rule="logical",
    body=lambda x: x == 0,
    reference=lambda np, x: np.logical_not(x),
    batch="pointwise",
    inplace=True,
    method="logical_not",
    samples=unary_samples,
    errors=lambda s: [s.error("ArgumentError", None)],
    dtypes="truth",
    doc=example(
        "Whether x does not hold, element by element; numbers count as true unless they are 0.",
        "core.logical_not(core.asarray([0.0, 2.0])).tolist()",
        "[True, False]",
    ),
    **_NO,
)


# ---- kinds of numbers --------------------------------------------------------------------------
def _wide(x: Any) -> Any:
    return ir.ops.cast(x, accumulator(x.dtype))


def _is_nan(x: Any) -> Any:
    return ir.ops.const(False, "bool") if is_whole(x) else _wide(x) != _wide(x)


def _is_infinite(x: Any) -> Any:
    if is_whole(x):
        return ir.ops.const(False, "bool")
    return ir.ops.absolute(_wide(x)) == float("inf")


def _is_finite(x: Any) -> Any:
    if is_whole(x):
        return ir.ops.const(True, "bool")
    return ir.ops.absolute(_wide(x)) < float("inf")


isnan = define(
    "core::isnan(Tensor x) -> Tensor",
    body=of_parts(_is_nan, lambda a, b: a | b),
    reference=lambda np, x: np.isnan(x),
    **predicate("isnan"),
    doc=example(
        "Whether x, or a part of it, is not a number.",
        'core.isnan(core.asarray([1.0, float("nan")])).tolist()',
        "[False, True]",
    ),
)

isinf = define(
    "core::isinf(Tensor x) -> Tensor",
    body=of_parts(_is_infinite, lambda a, b: a | b),
    reference=lambda np, x: np.isinf(x),
    **predicate("isinf"),
    doc=example(
        "Whether x, or a part of it, is infinite.",
        'core.isinf(core.asarray([1.0, float("-inf")])).tolist()',
        "[False, True]",
    ),
)

isfinite = define(
    "core::isfinite(Tensor x) -> Tensor",
    body=of_parts(_is_finite, lambda a, b: a & b),
    reference=lambda np, x: np.isfinite(x),
    **predicate("isfinite"),
    doc=example(
        "Whether x, with all its parts, is neither infinite nor NaN.",
        'core.isfinite(core.asarray([1.0, float("nan")])).tolist()',
        "[True, False]",
    ),
)


def _is_signed_infinity(sign: float) -> Any:
    def body(x: Any) -> Any:
        return ir.ops.const(False, "bool") if is_whole(x) else _wide(x) == sign * float("inf")

    return body


isposinf = define(
    "core::isposinf(Tensor x) -> Tensor",
    body=_is_signed_infinity(1),
    reference=lambda np, x: np.isinf(x) & (x > 0),
    **predicate("isposinf", "comparison"),
    doc=example(
        "Whether x is positive infinity.",
        'core.isposinf(core.asarray([float("inf"), float("-inf")])).tolist()',
        "[True, False]",
    ),
)

isneginf = define(
    "core::isneginf(Tensor x) -> Tensor",
    body=_is_signed_infinity(-1),
    reference=lambda np, x: np.isinf(x) & (x < 0),
    **predicate("isneginf", "comparison"),
    doc=example(
        "Whether x is negative infinity.",
        'core.isneginf(core.asarray([float("inf"), float("-inf")])).tolist()',
        "[False, True]",
    ),
)

isreal = define(
    "core::isreal(Tensor x) -> Tensor",
    body=lambda x: (
        ir.ops.imag(x) == 0 if x.dtype.startswith("complex") else ir.ops.const(True, "bool")
    ),
    reference=lambda np, x: np.isreal(x),
    **predicate("isreal"),
    doc=example(
        "Whether the imaginary part of x is 0: always so for real x.",
        "core.isreal(core.asarray([1 + 0j, 1j])).tolist()",
        "[True, False]",
    ),
)

signbit = define(
    "core::signbit(Tensor x) -> Tensor",
    body=signbit_of,
    reference=lambda np, x: np.signbit(x) if x.dtype.kind == "f" else np.less(x, 0),
    **predicate("signbit", "comparison"),
    doc=example(
        "Whether the sign of x is set: of negative numbers, of -0.0, of a NaN that has it.",
        "core.signbit(core.asarray([0.0, -0.0, -1.0])).tolist()",
        "[False, True, True]",
    ),
)


# ---- nearly equal ------------------------------------------------------------------------------
def _isclose_body(input: Any, other: Any, rtol: Any, atol: Any, equal_nan: Any) -> Any:
    acc_dtype = "float64" if is_whole(input) else accumulator(input.dtype)
    input, other = ir.ops.cast(input, acc_dtype), ir.ops.cast(other, acc_dtype)
    apart, size = ir.ops.absolute(input - other), ir.ops.absolute(other)
    near = ir.ops.cast(atol, size.dtype) + ir.ops.cast(rtol, size.dtype) * size
    close = (input == other) | ((apart <= near) & (apart < float("inf")))
    both = (input != input) & (other != other)
    return close | (both & ir.ops.cast(equal_nan, "bool"))


def _isclose_reference(
    np: Any, input: Any, other: Any, rtol: Any, atol: Any, equal_nan: Any
) -> Any:
    with np.errstate(all="ignore"):
        apart = np.abs(np.subtract(input, other, dtype=np.result_type(input, other, 1.0)))
        close = (apart <= atol + np.abs(rtol * np.asarray(other))) & np.isfinite(apart)
    both = np.not_equal(input, input) & np.not_equal(other, other) & bool(equal_nan)
    return close | np.equal(input, other) | both


isclose = define(
    "core::isclose(Tensor|Scalar input, Tensor|Scalar other, Scalar rtol=1e-05, "
    "Scalar atol=1e-08, Scalar equal_nan=False) -> Tensor",
    body=_isclose_body,
    reference=_isclose_reference,
    **binary(
        "isclose",
        rule="equality",
        inplace=False,
        dtypes="numeric",
        samples=lambda s: [
            *binary_samples(s),
            s(s.t(2, 3), s.t(2, 3), 0.5, 0.5),
            s(s.t(3), s.t(3), rtol=2.0, atol=0.0, equal_nan=True),
        ],
        **_NO,
    ),
    doc="""Whether |input - other| <= atol + rtol * |other|, element by element.

    Infinities are close to themselves only; NaN is close to NaN if equal_nan is True.

    >>> import core
    >>> core.isclose(core.asarray([1.0, 1.1]), core.asarray([1.0, 1.0])).tolist()
    [True, False]
    """,
)

__all__ = [
    "equal",
    "greater",
    "greater_equal",
    "isclose",
    "isfinite",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "isreal",
    "less",
    "less_equal",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "not_equal",
    "signbit",
]
