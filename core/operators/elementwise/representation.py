"""Signs, exponents and neighbours of floating-point numbers: copysign, nextafter, ldexp, frexp."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor
from core.dtype_table import ITEMSIZE
from core.operators.definition.body_parts import accumulator, indices
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.families import binary, example, signbit_of, unary_samples

if TYPE_CHECKING:
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Operand

_FORMATS = {"float32": ("int32", 23, 127, 2.0**24), "float64": ("int64", 52, 1023, 2.0**54)}


def _sized(x: Value, sign: Value) -> Value:
    size = ir.ops.absolute(x)
    return ir.ops.where(signbit_of(sign), -size, size)


def _sign_passed(t: Operand, x1: Tensor, x2: Tensor) -> Tensor:
    return where(x1.signbit() == x2.signbit(), t, -t)


def _as_tensors(x1: Operand, x2: Operand, like: Tensor) -> list[Tensor]:
    return [x if isinstance(x, Tensor) else x + like * 0 for x in (x1, x2)]


copysign = define(
    "core::copysign(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=_sized,
    reference=lambda np, x1, x2: np.copysign(x1, x2),
    **binary(
        "copysign",
        vjp=lambda g, x1, x2: (_sign_passed(g, *_as_tensors(x1, x2, g.detach())), g * 0),
        jvp=lambda t_x1, x1, x2, result: _sign_passed(t_x1, *_as_tensors(x1, x2, result.detach())),
    ),
    doc=example(
        "x1 with the sign of x2, that of zeros too.",
        "core.copysign(core.asarray([1.0, -2.0]), -0.0).tolist()",
        "[-1.0, -2.0]",
    ),
)


# ---- neighbours --------------------------------------------------------------------------------
def _nextafter_body(x1: Value, x2: Value) -> Value:
    kind = f"int{8 * ITEMSIZE[x1.dtype]}"
    integer = ir.ops.bitcast(x1, kind)
    away = (x2 > x1) == (x1 > 0)  # from 0: the integers of the bits grow with the magnitude
    moved = ir.ops.where(away, integer + 1, integer - 1)
    least = ir.ops.where(x2 < 0, ir.ops.const(1 - 2 ** (int(kind[3:]) - 1), kind), 1)
    moved = ir.ops.bitcast(ir.ops.where(x1 == 0, least, moved), x1.dtype)
    moved = ir.ops.where(x1 == x2, x2, moved)
    return ir.ops.where((x1 != x1) | (x2 != x2), x1 + x2, moved)


nextafter = define(
    "core::nextafter(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=_nextafter_body,
    reference=lambda np, x1, x2: np.nextafter(x1, x2),
    **binary(
        "nextafter",
        dtypes="float",
        no_vjp="neighbours are apart by steps, not smoothly",
        no_jvp="neighbours are apart by steps, not smoothly",
    ),
    doc=example(
        "The next number of the dtype after x1 in the direction of x2.",
        "core.nextafter(core.asarray([1.0], dtype=core.float64), 2.0).tolist()",
        "[1.0000000000000002]",
    ),
)


# ---- fractions and exponents -------------------------------------------------------------------
def _ldexp_body(input: Value, other: Value) -> Value:
    """In two factors: either alone may have no room where the product has."""
    half = ir.ops.floor(other * 0.5)
    return input * ir.ops.exp2(half) * ir.ops.exp2(other - half)


ldexp: Any = define(
    "core::ldexp(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_ldexp_body,
    reference=lambda np, input, other: np.multiply(input, np.exp2(other)),
    **binary(
        "ldexp",
        vjp=lambda g, other, result: (ldexp(g, other), g * result * math.log(2)),
        jvp=lambda t_input, t_other, other, result: (
            ldexp(t_input, other) + t_other * result * math.log(2)
        ),
    ),
    doc=example(
        "input times 2 to the power other.",
        "core.ldexp(core.asarray([1.5]), core.asarray([3])).tolist()",
        "[12.0]",
    ),
)


def _frexp_fake(x: Tensor) -> tuple[Tensor, Tensor]:
    from core._native import int32

    need_real_floating("frexp", x, "only floating-point numbers have a mantissa and an exponent")
    return new(x.shape, x.dtype, x), new(x.shape, int32, x)


def _frexp_parts(x: Value) -> tuple[Value, Value]:
    kind, mantissa, bias, lift = _FORMATS[x.dtype]
    small = ir.ops.absolute(x) < 2.0 ** (1 - bias)
    bits = ir.ops.bitcast(ir.ops.where(small, x * lift, x), kind)
    field = (bits >> mantissa) & (2 * bias + 1)
    exponent = field - (bias - 1) - ir.ops.where(small, int(math.log2(lift)), ir.ops.const(0, kind))
    cleared = bits & ~(ir.ops.const(2 * bias + 1, kind) << mantissa)
    fraction = ir.ops.bitcast(cleared | ((bias - 1) << mantissa), x.dtype)
    usual = (ir.ops.absolute(x) < float("inf")) & (x != 0)
    return ir.ops.where(usual, fraction, x), ir.ops.where(usual, exponent, 0)


def _frexp_body(b: Builder, out: tuple[Buffer, ...], x: Buffer) -> None:
    with b.parallel(*x.shape) as at:
        at = indices(at)
        value = x[at]
        fraction, exponent = _frexp_parts(ir.ops.cast(value, accumulator(value.dtype)))
        out[0][at] = ir.ops.cast(fraction, value.dtype)
        out[1][at] = ir.ops.cast(exponent, "int32")


frexp = define(
    "core::frexp(Tensor x) -> (Tensor mantissa, Tensor exponent)",
    fake=_frexp_fake,
    body=_frexp_body,
    reference=lambda np, x: np.frexp(x),
    vjp=lambda g, results: ldexp(g[0], -results[1]),
    jvp=lambda t_x, results: (ldexp(t_x, -results[1]), results[1] * 0),
    batch="pointwise",
    method="frexp",
    samples=unary_samples,
    errors=lambda s: [s.error("DtypeError", s.ints(2)), s.error("ArgumentError", "one")],
    dtypes="floating",
    doc=example(
        "The fraction, from 0.5 up to 1, and the exponent of 2, int32, that make x.",
        "[part.tolist() for part in core.frexp(core.asarray([12.0]))]",
        "[[0.75], [4]]",
    ),
)

__all__ = ["copysign", "frexp", "ldexp", "nextafter"]
