"""Complex numbers as pairs of reals: arithmetic as NumPy does it, functions by their formulas.

Memory keeps its dtype; loads and stores name the part that they mean (attrs[part]).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import COMPLEX, is_complex, part_of
from core.errors import LegalizeError
from core.ir import ops
from core.ir.function import Function, Op, Value
from core.ir.legalize.complex_arithmetic import SIMPLE, multiply
from core.ir.legalize.complex_functions import FUNCTIONS
from core.ir.legalize.split import Splitter, uses

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.ir.legalize.split import Parts


def legalize_complex(function: Function, dtypes: Collection[str] = COMPLEX) -> Function:
    """A copy without values of complex dtypes; if one has to go, all go."""
    if not dtypes or not uses(function, is_complex):
        return function
    return _Complex().run(function)


class _Complex(Splitter):
    def parts(self, dtype: str) -> tuple[str, ...]:
        return (part_of(dtype),) * 2 if is_complex(dtype) else (dtype,)

    def alone(self, combine: str, dtype: str) -> bool:
        return combine == "sum"

    def join(self, combine: str, dtype: str, a: Parts, b: Parts) -> Sequence[Value]:
        if combine == "sum":
            return [a[0] + b[0], a[1] + b[1]]
        return multiply((a[0], a[1]), (b[0], b[1]))

    # ---- memory --------------------------------------------------------------------------------
    def load(self, op: Op, at: list[Value]) -> Sequence[Value]:
        part = part_of(op.result.dtype)
        return [self.element(op, at, part, part=k) for k in (0, 1)]

    def store(self, op: Op, at: list[Value], value: Parts, mask: list[Value]) -> None:
        if op.name == "atomic" and op.attrs["combine"] != "sum":
            raise self.refuse(op, "its parts are joined one by one, which only sums allow")
        for k in (0, 1):
            self.write(op, at, value[k], mask, part=k)

    # ---- scalar operations ---------------------------------------------------------------------
    def scalar(self, op: Op, args: list[Parts]) -> Sequence[Value]:
        name, dtype = op.name, op.result.dtype
        if name == "const":
            number, part = op.attrs["value"], part_of(dtype)
            return [ops.const(number.real, part), ops.const(number.imag, part)]
        if name == "cast":
            return cast(args[0], op.args[0].dtype, dtype)
        if name == "where":
            condition = args[0][0]
            return [ops.where(condition, a, b) for a, b in zip(args[1], args[2])]
        pairs = [(a[0], a[-1]) for a in args]
        if name in SIMPLE:
            return SIMPLE[name](*pairs)
        if name not in FUNCTIONS:
            raise self._unknown(op)
        return FUNCTIONS[name](*pairs)

    def _unknown(self, op: Op) -> LegalizeError:
        return LegalizeError(
            what=f"{op.name} of {op.args[0].dtype} is not spelled out for pairs of reals",
            why="the device has no complex numbers by itself",
            exists=", ".join(sorted(FUNCTIONS)),
            fix="add it to core/ir/legalize/complex_functions.py",
        )


def cast(x: Parts, source: str, target: str) -> list[Value]:
    """To a complex dtype part by part; to others the real part, but whether it is 0."""
    part = part_of(target)
    if is_complex(target):
        imag = ops.cast(x[1], part) if is_complex(source) else ops.const(0, part)
        return [ops.cast(x[0], part), imag]
    if target == "bool":
        return [(x[0] != 0) | (x[1] != 0)]
    return [ops.cast(x[0], target)]
