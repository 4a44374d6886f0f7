"""Modified Bessel functions of the first kind, element by element."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core.operators.definition.define import define
from core.operators.elementwise import special_tables as tables
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.error_functions import chebyshev
from core.operators.elementwise.families import example, unary, widened

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Tensor
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace


# ---- values ------------------------------------------------------------------------------------
def _scaled(x: Value, near: tuple[float, ...], far: tuple[float, ...], odd: bool) -> Value:
    """The function of |x|, times exp(-|x|)."""
    size = ir.ops.absolute(x)
    inner = ir.ops.where(size > 8, 8, size)
    outer = ir.ops.where(size > 8, size, 8)
    small = chebyshev(inner * 0.25 - 1, near)
    small = small * inner if odd else small
    large = chebyshev(16 / outer - 1, far) / ir.ops.sqrt(outer)
    value = ir.ops.where(size > 8, large, small)
    if odd:
        return ir.ops.where(x < 0, -value, value)
    return ir.ops.where(size == 0, 1, value)


def _zeroth(x: Value) -> Value:
    return _scaled(x, tables.I0E_NEAR, tables.I0E_FAR, odd=False)


def _first(x: Value) -> Value:
    return _scaled(x, tables.I1E_NEAR, tables.I1E_FAR, odd=True)


def _unscaled(function: Callable[[Value], Value]) -> Callable[[Value], Value]:
    """exp(|x|) in two factors: it may have no room where the product has."""

    def body(x: Value) -> Value:
        half = ir.ops.exp(ir.ops.absolute(x) * 0.5)
        value = function(x) * half * half
        return ir.ops.where(
            ir.ops.absolute(x) == float("inf"), x if function is _first else half, value
        )

    return body


# ---- references --------------------------------------------------------------------------------
def _reference(order: int, scaled: bool) -> Callable[[Namespace, Array], Array]:
    """The integral over a circle that defines them, by the trapezoidal rule."""

    def reference(np: Namespace, x: Array) -> Array:
        x = np.asarray(x, np.float64)
        if x.size == 0:
            return x
        points = 512 + 16 * int(np.sqrt(min(np.nanmax(np.abs(x), initial=0.0), 1e7)))
        cosine = np.cos((np.arange(points) + 0.5) * (math.pi / points / 2))
        size = np.abs(x)[..., None]
        growth = np.exp(size * (cosine - 1))
        if order == 0:
            value = np.mean(growth * (1 + np.exp(-2 * size * cosine)) / 2, -1)
        else:
            value = np.mean(growth * -np.expm1(-2 * size * cosine) / 2 * cosine, -1) * np.sign(x)
        if scaled:
            return value
        infinite = np.abs(x) if order == 0 else x
        return np.where(np.isinf(x), infinite, value * np.exp(np.abs(x)))

    return reference


# ---- derivatives -------------------------------------------------------------------------------
def _over(first: Tensor, x: Tensor) -> Tensor:
    """I1(x) / x, 1/2 at 0."""
    return where(x == 0, 0.5, first / where(x == 0, 1, x))


def _fields(
    name: str, slope: Callable[[Tensor, Tensor], Tensor], method: bool = False
) -> dict[str, Any]:
    return {
        **unary(name, rule="pointwise_real_float", inplace=method),
        "method": name if method else None,
        "vjp": lambda g, x, result: g * slope(x, result),
        "jvp": lambda t_x, x, result: t_x * slope(x, result),
    }


i0 = define(
    "core::i0(Tensor x) -> Tensor",
    body=widened(_unscaled(_zeroth)),
    reference=_reference(0, scaled=False),
    **_fields("i0", lambda x, result: i1(x), method=True),
    doc=example(
        "The modified Bessel function of the first kind of order 0.",
        "core.i0(core.asarray([0.0], dtype=core.float64)).tolist()",
        "[1.0]",
    ),
)

i0e = define(
    "core::i0e(Tensor x) -> Tensor",
    body=widened(_zeroth),
    reference=_reference(0, scaled=True),
    **_fields("i0e", lambda x, result: i1e(x) - x.sign() * result),
    doc=example(
        "exp(-|x|) * i0(x), without overflow.",
        "core.i0e(core.asarray([0.0], dtype=core.float64)).tolist()",
        "[1.0]",
    ),
)

i1: Any = define(
    "core::i1(Tensor x) -> Tensor",
    body=widened(_unscaled(_first)),
    reference=_reference(1, scaled=False),
    **_fields("i1", lambda x, result: i0(x) - _over(result, x)),
    doc=example(
        "The modified Bessel function of the first kind of order 1.",
        "core.i1(core.asarray([0.0])).tolist()",
        "[0.0]",
    ),
)

i1e: Any = define(
    "core::i1e(Tensor x) -> Tensor",
    body=widened(_first),
    reference=_reference(1, scaled=True),
    **_fields("i1e", lambda x, result: i0e(x) - _over(result, x) - x.sign() * result),
    doc=example(
        "exp(-|x|) * i1(x), without overflow.",
        "core.i1e(core.asarray([0.0])).tolist()",
        "[0.0]",
    ),
)

__all__ = ["i0", "i0e", "i1", "i1e"]
