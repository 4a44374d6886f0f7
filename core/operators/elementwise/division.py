"""Division with a remainder, and common divisors, element by element."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.dtype_table import is_signed, is_unsigned
from core.operators.definition.define import define
from core.operators.elementwise.families import (
    binary,
    chosen,
    example,
    is_whole,
    repeated,
    whole_samples,
)
from core.operators.elementwise.rounding import trunc

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Tensor
    from core.ir.function import Value
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Operand, Scalar

_no_number = {"no_vjp": "integer output", "no_jvp": "integer output"}


def _divisible_samples(s: SampleMaker) -> Iterator[Sample]:
    """Quotients that are not whole numbers, where derivatives would jump."""
    yield s(s.t(2, 3), s.positive(2, 3))
    yield s(s.t(2, 1), s.positive(3))
    yield s(s.t(3), 2)
    yield s(3, s.positive(3))
    yield s(s.t(3, 2).mT, s.positive(2, 3))
    yield s(s.t(0, 3), s.positive(3))


def _rule(name: str, **others: Any) -> dict[str, Any]:
    return binary(
        name,
        rule="pointwise_real_numeric",
        dtypes="real",
        samples=_divisible_samples,
        **others,
    )


def _floor_divide_body(x1: Value, x2: Value) -> Value:
    if is_whole(x1):
        return x1 // x2
    infinite = (ir.ops.absolute(x1) == float("inf")) | (ir.ops.absolute(x2) == float("inf"))
    return ir.ops.where(infinite, x1 / x2, x1 // x2)


def _floor_divide_reference(np: Namespace, x1: Array | Scalar, x2: Array | Scalar) -> Array:
    quotient = np.floor_divide(x1, x2)
    if np.asarray(quotient).dtype.kind != "f":
        return quotient
    return np.where(np.isinf(x1) | np.isinf(x2), np.divide(x1, x2), quotient)


floor_divide = define(
    "core::floor_divide(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=_floor_divide_body,
    reference=_floor_divide_reference,
    dunder=("__floordiv__",),
    **_rule(
        "floor_divide",
        vjp=lambda g: (g * 0, g * 0),
        jvp=lambda t_x1, t_x2: (t_x1 + t_x2) * 0,
    ),
    doc="""The quotient rounded downwards.

    Of integers, a division by 0 gives 0, and the smallest number divided by -1 stays. Of floats,
    infinities divide as in the standard, not as in Python: -1.0 // inf is -0.0.

    >>> import core
    >>> core.floor_divide(core.asarray([7, -7]), 2).tolist()
    [3, -4]
    """,
)

remainder = define(
    "core::remainder(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: x1 % x2,
    reference=lambda np, x1, x2: np.remainder(x1, x2),
    dunder=("__mod__",),
    **_rule(
        "remainder",
        vjp=lambda g, x1, x2: (g, -g * floor_divide(x1, x2)),
        jvp=lambda t_x1, t_x2, x1, x2: t_x1 - t_x2 * floor_divide(x1, x2),
    ),
    doc="""The remainder of `core.floor_divide`; it has the sign of x2.

    Of integers, the remainder of a division by 0 is 0.

    >>> import core
    >>> core.remainder(core.asarray([7, -7]), 4).tolist()
    [3, 1]
    """,
)


def _magnitude(x: Value) -> Value:
    return x if is_unsigned(x.dtype) else ir.ops.absolute(x)


def _fmod_body(x1: Value, x2: Value) -> Value:
    if is_unsigned(x1.dtype):
        return x1 % x2
    if is_signed(x1.dtype):  # by the floored remainder: the smallest integer has no magnitude
        left = x1 % x2
        return ir.ops.where((left != 0) & ((x1 < 0) != (x2 < 0)), left - x2, left)
    left = ir.ops.absolute(x1) % ir.ops.absolute(x2)
    return ir.ops.where(ir.ops.where(x1 == 0, 1 / x1, x1) < 0, -left, left)


def _truncated(x1: Operand, x2: Operand) -> Tensor:
    return trunc(x1 / x2)


fmod = define(
    "core::fmod(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_fmod_body,
    reference=lambda np, input, other: np.fmod(input, other),
    **_rule(
        "fmod",
        vjp=lambda g, input, other: (g, -g * _truncated(input, other)),
        jvp=lambda t_input, t_other, input, other: t_input - t_other * _truncated(input, other),
    ),
    doc=example(
        "The remainder of a division rounded towards 0; it has the sign of input.",
        "core.fmod(core.asarray([7, -7]), 4).tolist()",
        "[3, -3]",
    ),
)


# ---- common divisors ---------------------------------------------------------------------------
def _gcd_body(x1: Value, x2: Value) -> Value:
    """Euclid's algorithm, eight steps at a time, until nothing is left over."""
    bits = int(x1.dtype.lstrip("uint"))
    zero = ir.ops.const(0, x1.dtype)

    def steps(a: Value, b: Value) -> tuple[Value, Value]:
        for _ in range(8):
            done = b == 0
            a, b = ir.ops.where(done, a, b), ir.ops.where(done, zero, a % b)
        return a, b

    def step(a: Value, b: Value) -> list[Value]:
        return chosen(b != 0, lambda: steps(a, b), lambda: (a, b))

    # The smaller of two numbers of n bits shrinks to 0 within n / log2(1.618) steps.
    times = -(-int(bits * 1.4405 + 2) // 8)
    return _magnitude(repeated(times, (x1, x2), step)[0])


def _lcm_body(x1: Value, x2: Value) -> Value:
    a, b = _magnitude(x1), _magnitude(x2)
    return a // _gcd_body(a, b) * b


gcd = define(
    "core::gcd(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_gcd_body,
    reference=lambda np, input, other: np.gcd(input, other),
    **binary(
        "gcd",
        rule="pointwise_integer",
        dtypes="integer",
        samples=whole_samples,
        errors=lambda s: [
            s.error("DtypeError", s.t(2, dtype="float32"), s.t(2)),
            s.error("ShapeError", s.t(2), s.t(3)),
        ],
        **_no_number,
    ),
    doc=example(
        "The greatest common divisor of integers; that of 0 and 0 is 0.",
        "core.gcd(core.asarray([12, -9]), 6).tolist()",
        "[6, 3]",
    ),
)

lcm = define(
    "core::lcm(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_lcm_body,
    reference=lambda np, input, other: np.lcm(input, other),
    **binary(
        "lcm",
        rule="pointwise_integer",
        dtypes="integer",
        samples=whole_samples,
        errors=lambda s: [
            s.error("DtypeError", s.t(2, dtype="float32"), s.t(2)),
            s.error("ShapeError", s.t(2), s.t(3)),
        ],
        **_no_number,
    ),
    doc=example(
        "The least common multiple of integers, 0 where one is 0; it wraps where it has no room.",
        "core.lcm(core.asarray([4, -3]), 6).tolist()",
        "[12, 6]",
    ),
)

__all__ = ["floor_divide", "fmod", "gcd", "lcm", "remainder"]
