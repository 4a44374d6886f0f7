"""Circular and hyperbolic functions and their inverses, element by element."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core import ir
from core.ir.functions import FUNCTIONS
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.families import between, binary, example, unary, widened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Tensor
    from core.ir.function import Value
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Operand

_inside = between(-0.9, 0.9)


def _beyond_one(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3, low=1.1, high=3.0))
    yield s(s.t(low=1.1, high=3.0))
    yield s(s.t(3, 2, low=1.1, high=3.0).mT)
    yield s(s.t(0, 2))


# ---- circular ----------------------------------------------------------------------------------
sin = define(
    "core::sin(Tensor x) -> Tensor",
    body=lambda x: ir.ops.sin(x),
    reference=lambda np, x: np.sin(x),
    **unary("sin"),
    doc=example("The sine of x in radians.", "core.sin(core.asarray([0.0])).tolist()", "[0.0]"),
)

cos = define(
    "core::cos(Tensor x) -> Tensor",
    body=lambda x: ir.ops.cos(x),
    reference=lambda np, x: np.cos(x),
    **unary("cos"),
    doc=example("The cosine of x in radians.", "core.cos(core.asarray([0.0])).tolist()", "[1.0]"),
)

tan = define(
    "core::tan(Tensor x) -> Tensor",
    body=lambda x: ir.ops.tan(x),
    reference=lambda np, x: np.tan(x),
    **unary("tan", samples=between(-1.4, 1.4)),
    doc=example("The tangent of x in radians.", "core.tan(core.asarray([0.0])).tolist()", "[0.0]"),
)

sinpi = define(
    "core::sinpi(Tensor x) -> Tensor",
    body=lambda x: ir.ops.sinpi(x),
    reference=FUNCTIONS["sinpi"].exact,
    **unary("sinpi", rule="pointwise_real_float"),
    doc=example(
        "sin(pi x), exact of whole numbers and halves.",
        "core.sinpi(core.asarray([0.5, 1.0])).tolist()",
        "[1.0, 0.0]",
    ),
)

cospi = define(
    "core::cospi(Tensor x) -> Tensor",
    body=lambda x: ir.ops.cospi(x),
    reference=FUNCTIONS["cospi"].exact,
    **unary("cospi", rule="pointwise_real_float"),
    doc=example(
        "cos(pi x), exact of whole numbers and halves.",
        "core.cospi(core.asarray([0.5, 1.0])).tolist()",
        "[0.0, -1.0]",
    ),
)

asin = define(
    "core::asin(Tensor x) -> Tensor",
    body=lambda x: ir.ops.asin(x),
    reference=lambda np, x: np.arcsin(x),
    **unary("asin", samples=_inside),
    doc=example(
        "The inverse sine, between -pi/2 and pi/2; NaN for real x beyond 1.",
        "core.asin(core.asarray([0.0, 2.0])).tolist()",
        "[0.0, nan]",
    ),
)

acos = define(
    "core::acos(Tensor x) -> Tensor",
    body=lambda x: ir.ops.acos(x),
    reference=lambda np, x: np.arccos(x),
    **unary("acos", samples=_inside),
    doc=example(
        "The inverse cosine, between 0 and pi; NaN for real x beyond 1.",
        "core.acos(core.asarray([1.0, 2.0])).tolist()",
        "[0.0, nan]",
    ),
)

atan = define(
    "core::atan(Tensor x) -> Tensor",
    body=lambda x: ir.ops.atan(x),
    reference=lambda np, x: np.arctan(x),
    **unary("atan"),
    doc=example(
        "The inverse tangent, between -pi/2 and pi/2.",
        "core.atan(core.asarray([0.0])).tolist()",
        "[0.0]",
    ),
)


def _atan2_slopes(x1: Operand, x2: Operand) -> tuple[Tensor, Tensor]:
    square = x1 * x1 + x2 * x2
    square = where(square == 0, 1, square)
    return x2 / square, -x1 / square


def _atan2_vjp(g: Tensor, x1: Operand, x2: Operand) -> tuple[Tensor, Tensor]:
    first, second = _atan2_slopes(x1, x2)
    return g * first, g * second


def _atan2_jvp(t_x1: Operand, t_x2: Operand, x1: Operand, x2: Operand) -> Tensor:
    first, second = _atan2_slopes(x1, x2)
    return t_x1 * first + t_x2 * second


atan2 = define(
    "core::atan2(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: ir.ops.atan2(x1, x2),
    reference=lambda np, x1, x2: np.arctan2(x1, x2),
    **binary("atan2", vjp=_atan2_vjp, jvp=_atan2_jvp),
    doc=example(
        "The angle of the point (x2, x1), between -pi and pi; signs of zeros count.",
        "core.atan2(core.asarray([1.0]), 0.0).tolist()",
        "[1.5707963705062866]",
    ),
)

# ---- hyperbolic --------------------------------------------------------------------------------
sinh = define(
    "core::sinh(Tensor x) -> Tensor",
    body=lambda x: ir.ops.sinh(x),
    reference=lambda np, x: np.sinh(x),
    **unary("sinh"),
    doc=example("The hyperbolic sine.", "core.sinh(core.asarray([0.0])).tolist()", "[0.0]"),
)

cosh = define(
    "core::cosh(Tensor x) -> Tensor",
    body=lambda x: ir.ops.cosh(x),
    reference=lambda np, x: np.cosh(x),
    **unary("cosh"),
    doc=example("The hyperbolic cosine.", "core.cosh(core.asarray([0.0])).tolist()", "[1.0]"),
)

tanh = define(
    "core::tanh(Tensor x) -> Tensor",
    body=lambda x: ir.ops.tanh(x),
    reference=lambda np, x: np.tanh(x),
    **unary("tanh"),
    doc=example("The hyperbolic tangent.", "core.tanh(core.asarray([0.0])).tolist()", "[0.0]"),
)

asinh = define(
    "core::asinh(Tensor x) -> Tensor",
    body=lambda x: ir.ops.asinh(x),
    reference=lambda np, x: np.arcsinh(x),
    **unary("asinh", samples=_inside),
    doc=example(
        "The inverse hyperbolic sine.", "core.asinh(core.asarray([0.0])).tolist()", "[0.0]"
    ),
)

acosh = define(
    "core::acosh(Tensor x) -> Tensor",
    body=lambda x: ir.ops.acosh(x),
    reference=lambda np, x: np.arccosh(x),
    **unary("acosh", samples=_beyond_one),
    doc=example(
        "The inverse hyperbolic cosine; NaN for real x below 1.",
        "core.acosh(core.asarray([1.0, 0.0])).tolist()",
        "[0.0, nan]",
    ),
)

atanh = define(
    "core::atanh(Tensor x) -> Tensor",
    body=lambda x: ir.ops.atanh(x),
    reference=lambda np, x: np.arctanh(x),
    **unary("atanh", samples=_inside),
    doc=example(
        "The inverse hyperbolic tangent; infinite at 1, NaN for real x beyond.",
        "core.atanh(core.asarray([0.0, 1.0])).tolist()",
        "[0.0, inf]",
    ),
)

# ---- angles ------------------------------------------------------------------------------------
deg2rad = define(
    "core::deg2rad(Tensor x) -> Tensor",
    body=widened(lambda x: x * (math.pi / 180)),
    reference=lambda np, x: np.multiply(x, math.pi / 180),
    **unary(
        "deg2rad",
        rule="pointwise_real_float",
        vjp=lambda g: g * (math.pi / 180),
        jvp="linear",
    ),
    doc=example(
        "Degrees as radians.",
        "core.deg2rad(core.asarray([180.0])).tolist()",
        "[3.1415927410125732]",
    ),
)

rad2deg = define(
    "core::rad2deg(Tensor x) -> Tensor",
    body=widened(lambda x: x * (180 / math.pi)),
    reference=lambda np, x: np.multiply(x, 180 / math.pi),
    **unary(
        "rad2deg",
        rule="pointwise_real_float",
        vjp=lambda g: g * (180 / math.pi),
        jvp="linear",
    ),
    doc=example(
        "Radians as degrees.", "core.rad2deg(core.asarray([3.14159265])).tolist()", "[180.0]"
    ),
)


def _sinc_body(x: Value) -> Value:
    angle = x * math.pi
    return ir.ops.where(x == 0, 1, ir.ops.sin(angle) / angle)


def _sinc_slope(x: Tensor) -> Tensor:
    zero = x == 0
    safe = where(zero, 1, x)
    return where(zero, 0, ((safe * math.pi).cos() - safe.sinc()) / safe)


sinc = define(
    "core::sinc(Tensor x) -> Tensor",
    body=widened(_sinc_body),
    reference=lambda np, x: np.sinc(x),
    **unary("sinc", _sinc_slope),
    doc=example(
        "sin(pi x) / (pi x), and 1 at 0.", "core.sinc(core.asarray([0.0])).tolist()", "[1.0]"
    ),
)

__all__ = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cos",
    "cosh",
    "cospi",
    "deg2rad",
    "rad2deg",
    "sin",
    "sinc",
    "sinh",
    "sinpi",
    "tan",
    "tanh",
]
