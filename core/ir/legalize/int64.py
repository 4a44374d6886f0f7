"""64-bit integers on devices that have 32 bits: pairs of uint32, the low half first.

Memory keeps its dtype; loads and stores name the half that they mean (attrs[part]). `index` stays,
whatever its width is on the device.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE, is_float, is_integer
from core.ir import ops
from core.ir.function import Function, Op, Value
from core.ir.legalize import pairs
from core.ir.legalize.softfloat import definition
from core.ir.legalize.split import Splitter, uses
from core.ir.opset import SOFT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.legalize.split import Parts

WIDE = ("int64", "uint64")


def legalize_int64(function: Function) -> Function:
    """A copy without values of 64-bit integer dtypes."""
    if not uses(function, lambda dtype: dtype in WIDE):
        return function
    return _Int64().run(function)


class _Int64(Splitter):
    def parts(self, dtype: str) -> tuple[str, ...]:
        return ("uint32", "uint32") if dtype in WIDE else (dtype,)

    def alone(self, combine: str, dtype: str) -> bool:
        return combine in ("and", "or", "xor")

    def join(self, combine: str, dtype: str, a: Parts, b: Parts) -> Sequence[Value]:
        x, y = (a[0], a[1]), (b[0], b[1])
        if combine in ("min", "max"):
            return pairs.extreme(combine, x, y, dtype == "int64")
        if combine in ("sum", "prod"):
            return pairs.add(x, y) if combine == "sum" else pairs.multiply(x, y)
        return [ops.binary(combine, p, q) for p, q in zip(a, b)]

    # ---- memory --------------------------------------------------------------------------------
    def load(self, op: Op, at: list[Value]) -> Sequence[Value]:
        return [self.element(op, at, "uint32", part=k) for k in (0, 1)]

    def store(self, op: Op, at: list[Value], value: Parts, mask: list[Value]) -> None:
        if op.name == "atomic" and not self.alone(op.attrs["combine"], "int64"):
            raise self.refuse(op, "its halves cannot be joined one by one")
        for k in (0, 1):
            self.write(op, at, value[k], mask, part=k)

    # ---- scalar operations ---------------------------------------------------------------------
    def scalar(self, op: Op, args: list[Parts]) -> Sequence[Value]:
        name, dtype = op.name, op.result.dtype
        if name in SOFT:
            (result,) = self.inline(definition(name), args)
            return result
        if name == "const":
            number = op.attrs["value"] % 2**64
            return [ops.const(number & 0xFFFFFFFF, "uint32"), ops.const(number >> 32, "uint32")]
        if name in ("cast", "bitcast"):
            source = op.args[0].dtype
            if name == "bitcast" and (is_float(source) or is_float(dtype)):
                raise self.refuse(op, "a float64 has no halves that could be named")
            return cast(args[0], source, dtype)
        if name == "where":
            return [ops.where(args[0][0], a, b) for a, b in zip(args[1], args[2])]
        if name in ("and", "or", "xor", "not"):
            return [self.copied(op, list(halves), "uint32")[0] for halves in zip(*args)]
        return pairs.compute(name, [(a[0], a[1]) for a in args], op.args[0].dtype == "int64")


def cast(x: Parts, source: str, target: str) -> list[Value]:
    """Between a 64-bit integer and another dtype, or both."""
    if source in WIDE:
        pair = (x[0], x[1])
        if target in WIDE:
            return list(x)
        if target == "bool":
            return [(x[0] | x[1]) != 0]
        if is_float(target):
            return [pairs.to_float(pair, target, source == "int64")]
        if target == "index":
            high = ops.cast(ops.bitcast(x[1], "int32"), "index")
            return [(high << 32) | ops.cast(x[0], "index")]
        return [ops.cast(x[0], target)]
    if is_float(source):
        return list(pairs.from_float(x[0], target == "int64"))
    return _extended(x[0], source)


def _extended(x: Value, source: str) -> list[Value]:
    """A narrow integer, with its sign."""
    low = ops.cast(x, "uint32")
    if source == "index":
        return [low, ops.cast(x >> 32, "uint32")]
    zero = ops.const(0, "uint32")
    if not is_integer(source) or source[0] == "u" or ITEMSIZE[source] > 4:
        return [low, zero]
    return [low, ops.where(x < 0, ops.const(0xFFFFFFFF, "uint32"), zero)]
