"""Operations on the bits of integers, element by element; of bools, logic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.operators.definition.define import define
from core.operators.elementwise.families import binary, example, unary

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker

_INTEGERS = {"no_vjp": "integer output", "no_jvp": "integer output"}


def _errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.t(4))
    yield s.error("DtypeError", s.t(2), s.t(2, dtype="float32"))
    yield s.error("ArgumentError", s.t(2))


def _pair(name: str, rule: str = "bitwise", **others: Any) -> dict[str, Any]:
    fields = {"samples": _bit_samples, "dtypes": "bits", "errors": _errors, **_INTEGERS, **others}
    return binary(f"bitwise_{name}", rule=rule, **fields)


def _bit_samples(s: SampleMaker) -> Iterator[Sample]:
    one = True if s.dtype == "bool" else 1
    yield s(s.t(2, 3), s.t(2, 3))
    yield s(s.t(2, 1, 3), s.t(4, 1))
    yield s(s.t(3), one)
    yield s(one, s.t(3))
    yield s(s.t(3, 2).mT, s.t(2, 3))
    yield s(s.t(0, 3), s.t(3))


def _shift_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3), s.positive(2, 3))
    yield s(s.t(2, 1), s.positive(3))
    yield s(s.t(3), 2)
    yield s(1, s.positive(3))
    yield s(s.t(3, 2).mT, s.positive(2, 3))
    yield s(s.t(0, 3), s.positive(3))


bitwise_and = define(
    "core::bitwise_and(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: x1 & x2,
    reference=lambda np, x1, x2: np.bitwise_and(x1, x2),
    dunder=("__and__",),
    **_pair("and"),
    doc=example(
        "The bits that both have, x1 & x2.",
        "core.bitwise_and(core.asarray([6, 5]), 3).tolist()",
        "[2, 1]",
    ),
)

bitwise_or = define(
    "core::bitwise_or(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: x1 | x2,
    reference=lambda np, x1, x2: np.bitwise_or(x1, x2),
    dunder=("__or__",),
    **_pair("or"),
    doc=example(
        "The bits that either has, x1 | x2.",
        "core.bitwise_or(core.asarray([6, 5]), 3).tolist()",
        "[7, 7]",
    ),
)

bitwise_xor = define(
    "core::bitwise_xor(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: x1 ^ x2,
    reference=lambda np, x1, x2: np.bitwise_xor(x1, x2),
    dunder=("__xor__",),
    **_pair("xor"),
    doc=example(
        "The bits that one of them has, x1 ^ x2.",
        "core.bitwise_xor(core.asarray([6, 5]), 3).tolist()",
        "[5, 6]",
    ),
)

bitwise_invert = define(
    "core::bitwise_invert(Tensor x) -> Tensor",
    body=lambda x: ~x,
    reference=lambda np, x: np.invert(x),
    dunder=("__invert__",),
    **unary(
        "bitwise_invert",
        rule="bitwise",
        dtypes="bits",
        errors=lambda s: [
            s.error("DtypeError", s.t(2, dtype="float32")),
            s.error("ArgumentError", s.t(2), s.t(2)),
        ],
    ),
    doc=example(
        "Every bit inverted, ~x; of bool its opposite.",
        "core.bitwise_invert(core.asarray([0, 5])).tolist()",
        "[-1, -6]",
    ),
)

bitwise_left_shift = define(
    "core::bitwise_left_shift(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: x1 << x2,
    reference=lambda np, x1, x2: np.left_shift(x1, x2),
    dunder=("__lshift__",),
    **_pair("left_shift", "pointwise_integer", samples=_shift_samples, dtypes="integer"),
    doc=example(
        "x1 with its bits x2 places further up, x1 << x2; 0 where x2 is not a bit's position.",
        "core.bitwise_left_shift(core.asarray([1, 3]), 2).tolist()",
        "[4, 12]",
    ),
)

bitwise_right_shift = define(
    "core::bitwise_right_shift(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: x1 >> x2,
    reference=lambda np, x1, x2: np.right_shift(x1, x2),
    dunder=("__rshift__",),
    **_pair("right_shift", "pointwise_integer", samples=_shift_samples, dtypes="integer"),
    doc=example(
        "x1 with its bits x2 places further down, x1 >> x2; the sign fills the rest.",
        "core.bitwise_right_shift(core.asarray([4, -4]), 1).tolist()",
        "[2, -2]",
    ),
)

__all__ = [
    "bitwise_and",
    "bitwise_invert",
    "bitwise_left_shift",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
]
