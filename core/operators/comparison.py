"""Comparisons and logic: pointwise, with bool results and therefore without derivatives."""

from typing import Any

from core.operators.arithmetic import binary_errors, binary_samples
from core.operators.define import define
from core.operators.unary import unary_samples

_NO = {"no_vjp": "bool output", "no_jvp": "bool output"}


def _comparison(
    name: str, slot: str, rule: str, dtypes: str, body: Any, reference: Any, doc: str
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
        doc=f"Whether {doc}, element by element.",
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
)
not_equal = _comparison(
    "not_equal",
    "__ne__",
    "equality",
    "all",
    lambda x1, x2: x1 != x2,
    lambda np, x1, x2: np.not_equal(x1, x2),
    "x1 != x2",
)
less = _comparison(
    "less",
    "__lt__",
    "comparison",
    "real",
    lambda x1, x2: x1 < x2,
    lambda np, x1, x2: np.less(x1, x2),
    "x1 < x2",
)
less_equal = _comparison(
    "less_equal",
    "__le__",
    "comparison",
    "real",
    lambda x1, x2: x1 <= x2,
    lambda np, x1, x2: np.less_equal(x1, x2),
    "x1 <= x2",
)
greater = _comparison(
    "greater",
    "__gt__",
    "comparison",
    "real",
    lambda x1, x2: x1 > x2,
    lambda np, x1, x2: np.greater(x1, x2),
    "x1 > x2",
)
greater_equal = _comparison(
    "greater_equal",
    "__ge__",
    "comparison",
    "real",
    lambda x1, x2: x1 >= x2,
    lambda np, x1, x2: np.greater_equal(x1, x2),
    "x1 >= x2",
)


def _logical(name: str, body: Any, reference: Any, doc: str) -> Any:
    return define(
        f"core::{name}(Tensor x1, Tensor x2) -> Tensor",
        rule="logical",
        body=body,
        reference=reference,
        batch="pointwise",
        method=name,
        samples=lambda s: [s(s.bools(2, 3), s.bools(3)), s(s.t(3), s.bools(2, 1))],
        errors=lambda s: [s.error("ShapeError", s.bools(2), s.bools(3))],
        doc=f"Whether {doc}, element by element; numbers count as true unless they are 0.",
        **_NO,
    )


logical_and = _logical(
    "logical_and",
    lambda x1, x2: (x1 != 0) & (x2 != 0),
    lambda np, x1, x2: np.logical_and(x1, x2),
    "x1 and x2 both hold",
)
logical_or = _logical(
    "logical_or",
    lambda x1, x2: (x1 != 0) | (x2 != 0),
    lambda np, x1, x2: np.logical_or(x1, x2),
    "x1 or x2 holds, or both",
)

logical_not = define(
    "core::logical_not(Tensor x) -> Tensor",
    rule="logical",
    body=lambda x: x == 0,
    reference=lambda np, x: np.logical_not(x),
    batch="pointwise",
    method="logical_not",
    samples=unary_samples,
    errors=lambda s: [s.error("ArgumentError", None)],
    dtypes="all",
    doc="Whether x does not hold, element by element; numbers count as true unless they are 0.",
    **_NO,
)

__all__ = [
    "equal",
    "greater",
    "greater_equal",
    "less",
    "less_equal",
    "logical_and",
    "logical_not",
    "logical_or",
    "not_equal",
]
