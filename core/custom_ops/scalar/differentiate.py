"""Derivatives of traced scalars, as such: in reverse for a vjp, forward for a jvp.

The conventions are the catalogue's: the gradient of a complex argument is the conjugate one, |x| is
flat at 0, and where two operands of a minimum are equal each has half of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import math as m
from core.custom_ops.scalar.slopes import SLOPES
from core.dtype_table import STORAGE_ONLY
from core.errors import AutogradError
from core.math.promotion import kind
from core.math.scalars import TracedScalar, in_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from core.ir.function import Op
    from core.math.scalars import Number, Operand

    Derivative = TracedScalar | None  # None: 0 everywhere


def gradients(
    outputs: Sequence[TracedScalar],
    cotangents: Sequence[TracedScalar],
    wanted: Sequence[TracedScalar],
) -> list[Derivative]:
    """The gradient by each wanted scalar; None where no output depends on it smoothly."""
    total: dict[TracedScalar, TracedScalar] = {}
    for y, g in zip(outputs, cotangents, strict=True):
        _accumulate(total, y, g)
    for y in reversed(in_order(outputs)):
        if y.op is not None and y.args and y in total:
            for argument, part in zip(y.args, _pull(y, y.op, total[y])):
                _accumulate(total, argument, part)
    return [total.get(x) for x in wanted]


def tangents(
    outputs: Sequence[TracedScalar], seeds: Mapping[TracedScalar, TracedScalar]
) -> list[Derivative]:
    """The tangent of each output, from those of some arguments; None where it is 0."""
    tangent_of = dict(seeds)
    for y in in_order(outputs):
        parts = [tangent_of.get(a) for a in y.args]
        if y.op is not None and y not in tangent_of and any(part is not None for part in parts):
            pushed = _push(y, y.op, parts)
            if pushed is not None:
                tangent_of[y] = pushed
    return [tangent_of.get(y) for y in outputs]


def reads(outputs: Iterable[TracedScalar]) -> set[str]:
    """The names of the parameters that these are made of."""
    return {x.name for x in in_order(outputs) if x.op is None}


def _accumulate(total: dict[TracedScalar, TracedScalar], x: TracedScalar, part: Derivative) -> None:
    if part is not None and x.constant is None:
        before = total.get(x)
        total[x] = part if before is None else before + part


# ---- one operation -------------------------------------------------------------------------------
def _pull(y: TracedScalar, op: Op, g: TracedScalar) -> Sequence[Derivative]:
    """The gradient of the result by each of its arguments."""
    if op.name == "where":
        return None, m.where(y.args[0], g, 0.0), m.where(y.args[0], 0.0, g)
    if op.name == "cast":
        return (None if _is_whole(op) else g,)
    if op.name == "abs":
        return (g.real * _direction(y),)
    if op.name == "real":
        return (g.real,)
    if op.name == "imag":
        return (g.real * 1j,)
    if op.name == "conj":
        return (g.conjugate(),)
    if op.name == "complex":
        return g.real, g.imag
    return [_times(g, slope, conjugated=True) for slope in _slopes(y, op.name)]


def _push(y: TracedScalar, op: Op, parts: Sequence[Derivative]) -> Derivative:
    """The tangent of the result, from those of its arguments."""
    if op.name in ("where", "complex"):
        first, second = (0.0 if part is None else part for part in parts[-2:])
        if parts[-2] is None and parts[-1] is None:
            return None
        return y.trace.op(op.name, *y.args[:-2], first, second)
    x = parts[0]
    if op.name == "cast":
        return None if _is_whole(op) else x
    if op.name == "abs" and x is not None:
        return (_direction(y).conjugate() * x).real
    if op.name in ("real", "imag", "conj") and x is not None:
        return y.trace.op(op.name, x)
    total = None
    for slope, part in zip(_slopes(y, op.name), parts):
        if part is not None and slope is not None:
            term = _times(part, slope)
            total = term if total is None or term is None else total + term
    return total


def _is_whole(cast: Op) -> bool:
    """Whether a cast ends derivatives: to integers, and to dtypes that only store numbers."""
    dtype = cast.attrs["dtype"]
    return kind(dtype) in "bi" or dtype in STORAGE_ONLY


def _slopes(y: TracedScalar, op: str) -> Sequence[Operand | None]:
    if op not in SLOPES:
        raise AutogradError(
            what=f"the derivative of {y.trace.name} needs that of {op}",
            why=f"core.math has no function that is the derivative of {op}",
            exists=", ".join(sorted(SLOPES)),
            fix="write the operator's derivative: @op.register_autograd, or op.vjp = ...",
        )
    return SLOPES[op](y, *y.args)


def _times(g: TracedScalar, slope: Operand | None, conjugated: bool = False) -> Derivative:
    """g times a slope, of which 1 and -1 need no product."""
    if slope is None:
        return None
    if not isinstance(slope, TracedScalar):
        return g if slope == 1 else -g if slope == -1 else g * slope
    if slope.constant is not None:
        number: Number = slope.constant
        return g * (number.conjugate() if conjugated else number)
    return g * (slope.conjugate() if conjugated else slope)


def _direction(y: TracedScalar) -> TracedScalar:
    """Of y = |x|: x / |x|; at 0 it is 0, and flat."""
    x = y.args[0]
    of_finite = m.where(y == 0, 0.0, x) / m.where(y == 0, 1.0, y)
    return m.where(y == m.inf, m.sign(x.real), of_finite)
