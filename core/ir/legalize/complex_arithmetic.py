"""Arithmetic of complex numbers as pairs of reals, and the other operations of a line or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value

if TYPE_CHECKING:
    from collections.abc import Callable

    Pair = tuple[Value, Value]


def multiply(a: Pair, b: Pair) -> list[Value]:
    return [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]


def divide(a: Pair, b: Pair) -> list[Value]:
    """Smith's algorithm, as NumPy divides: no overflow but where the result has one."""
    (ar, ai), (br, bi) = a, b
    wide = abs(br) >= abs(bi)
    zero = (br == 0) & (bi == 0)
    large, small = ops.where(wide, br, bi), ops.where(wide, bi, br)
    ratio = small / large
    scale = 1 / (large + small * ratio)
    real = ops.where(wide, ar + ai * ratio, ar * ratio + ai) * scale
    imag = ops.where(wide, ai - ar * ratio, ai * ratio - ar) * scale
    size = abs(br)
    return [ops.where(zero, ar / size, real), ops.where(zero, ai / size, imag)]


SIMPLE: dict[str, Callable[..., list[Value]]] = {
    "add": lambda a, b: [a[0] + b[0], a[1] + b[1]],
    "sub": lambda a, b: [a[0] - b[0], a[1] - b[1]],
    "mul": multiply,
    "div": divide,
    "neg": lambda a: [-a[0], -a[1]],
    "conj": lambda a: [a[0], -a[1]],
    "abs": lambda a: [ops.hypot(a[0], a[1])],
    "real": lambda a: [a[0]],
    "imag": lambda a: [a[1]],
    "complex": lambda a, b: [a[0], b[0]],
    "eq": lambda a, b: [(a[0] == b[0]) & (a[1] == b[1])],
    "ne": lambda a, b: [(a[0] != b[0]) | (a[1] != b[1])],
}
