"""Functions that a device does not have by itself, spelled out by core/ir/math."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import NARROW
from core.errors import LegalizeError, did_you_mean
from core.ir import ops
from core.ir.function import Function, Op, Value
from core.ir.opset import MATH
from core.ir.rewrite import map_ops

if TYPE_CHECKING:
    from core.ir.schedule.capabilities import Capabilities


def legalize_math(function: Function, capabilities: Capabilities) -> Function:
    """A copy with only those functions of `opset.MATH` that the device has."""

    def visit(op: Op, args: list[Value]) -> list[Value] | None:
        if op.name == "fma" and not capabilities.fma:
            return [args[0] * args[1] + args[2]]
        if op.name in MATH and op.name not in capabilities.math:
            return [expand(op.name, args, capabilities)]
        return None

    missing = {"fma"} if not capabilities.fma else set()
    missing |= MATH.keys() - capabilities.math
    if not any(op.name in missing for op in function.walk()):
        return function
    return map_ops(function, visit)


def expand(name: str, args: list[Value], capabilities: Capabilities) -> Value:
    """A function spelled out; that of a half in float32."""
    from core.ir import math

    dtype = args[0].dtype
    if dtype in NARROW:
        wide = [ops.cast(a, "float32") for a in args]
        return ops.cast(expand(name, wide, capabilities), dtype)
    if name not in math.EXPANSIONS:
        raise LegalizeError(
            what=f"{name} of {dtype} is not spelled out in core.ir.math",
            why="the device does not have it by itself",
            exists=", ".join(sorted(math.EXPANSIONS)),
            fix=f"{did_you_mean(name, math.EXPANSIONS)}add it to core/ir/math",
        )
    if dtype == "float64" and not capabilities.float64:  # whose fma will round twice
        capabilities = capabilities.replace(fma=False)
    expansion: Value = math.EXPANSIONS[name](*args, capabilities)
    return expansion
