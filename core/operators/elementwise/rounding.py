"""Rounding, element by element: integers stay as they are, derivatives are 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.dtype_table import is_complex
from core.operators.definition.define import define
from core.operators.elementwise.families import example, is_whole, unary

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.function import Value


def _rounded(name: str, **others: Any) -> dict[str, Any]:
    return unary(name, 0, rule="pointwise_real_numeric", dtypes="real", **others)


def _unless_whole(op: Callable[[Value], Value]) -> Callable[[Value], Value]:
    return lambda x: x if is_whole(x) else op(x)


def _round_body(x: Value) -> Value:
    if is_complex(x.dtype):
        return ir.ops.make_complex(ir.ops.rint(ir.ops.real(x)), ir.ops.rint(ir.ops.imag(x)))
    return x if is_whole(x) else ir.ops.rint(x)


ceil = define(
    "core::ceil(Tensor x) -> Tensor",
    body=_unless_whole(lambda x: ir.ops.ceil(x)),
    reference=lambda np, x: np.ceil(x),
    **_rounded("ceil"),
    doc=example(
        "The next whole number upwards.",
        "core.ceil(core.asarray([1.2, -1.2])).tolist()",
        "[2.0, -1.0]",
    ),
)

floor = define(
    "core::floor(Tensor x) -> Tensor",
    body=_unless_whole(lambda x: ir.ops.floor(x)),
    reference=lambda np, x: np.floor(x),
    **_rounded("floor"),
    doc=example(
        "The next whole number downwards.",
        "core.floor(core.asarray([1.2, -1.2])).tolist()",
        "[1.0, -2.0]",
    ),
)

trunc = define(
    "core::trunc(Tensor x) -> Tensor",
    body=_unless_whole(lambda x: ir.ops.trunc(x)),
    reference=lambda np, x: np.trunc(x),
    **_rounded("trunc"),
    doc=example(
        "The next whole number towards 0.",
        "core.trunc(core.asarray([1.2, -1.2])).tolist()",
        "[1.0, -1.0]",
    ),
)

round = define(
    "core::round(Tensor x) -> Tensor",
    body=_round_body,
    reference=lambda np, x: np.round(x),
    **unary("round", 0, rule="pointwise_numeric", dtypes="numeric"),
    doc=example(
        "The nearest whole number, half to even; of complex numbers part by part.",
        "core.round(core.asarray([0.5, 1.5, -1.2])).tolist()",
        "[0.0, 2.0, -1.0]",
    ),
)

frac = define(
    "core::frac(Tensor x) -> Tensor",
    body=lambda x: x - ir.ops.trunc(x),
    reference=lambda np, x: x - np.trunc(x),
    **unary("frac", rule="pointwise_real_float", vjp=lambda g: g, jvp=lambda t_x: t_x),
    doc=example(
        "The fraction that `core.trunc` cuts off; it has the sign of x.",
        "core.frac(core.asarray([1.25, -1.25])).tolist()",
        "[0.25, -0.25]",
    ),
)

__all__ = ["ceil", "floor", "frac", "round", "trunc"]
