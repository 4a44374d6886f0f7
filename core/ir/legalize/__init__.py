"""Legalization: replaces the operations and dtypes that a device lacks by those that it has.

Each pass removes one thing: complex numbers, floats of 8 and 16 bits, functions, float64, int64. A
pass may use what later ones remove. Programs of both levels are taken; the dtypes of memory stay,
except narrow floats and float64, which are kept as unsigned integers of their bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ir.function import Function
    from core.ir.schedule.capabilities import Capabilities

__all__ = ["legalize"]


def legalize(function: Function, capabilities: Capabilities) -> Function:
    """The program in operations that a device has; the same one if it has all.

    Raises:
        LegalizeError: if an operation cannot be spelled otherwise.
    """
    from core.dtype_table import COMPLEX, NARROW
    from core.ir.legalize.complex import legalize_complex
    from core.ir.legalize.math import legalize_math
    from core.ir.legalize.narrow import legalize_narrow
    from core.ir.verifier import verify

    has = capabilities.dtypes
    program = legalize_complex(function, [d for d in COMPLEX if d not in has])
    narrow = [d for d in NARROW if d not in has]
    program = legalize_narrow(program, narrow, capabilities.storage, capabilities.conversions)
    program = legalize_math(program, capabilities)
    program = _wide(program, capabilities)
    _check_atomics(program, capabilities)
    if program is not function:
        verify(program)
    return program


def _check_atomics(function: Function, capabilities: Capabilities) -> None:
    """Nothing stands for an atomic that the device lacks."""
    from core.errors import LegalizeError

    for op in function.walk():
        if op.name != "atomic":
            continue
        dtype = op.args[op.attrs["buffer"].ndim].dtype
        if dtype not in capabilities.atomics:
            raise LegalizeError(
                what=f"{function.name} joins {dtype} by atomics, which the device does not have",
                why="several iterations write to one element, and only atomics keep all they write",
                exists=", ".join(sorted(capabilities.atomics)) or "no atomics",
                fix="use a temporary of one of these dtypes, or a reduction",
            )


def _wide(function: Function, capabilities: Capabilities) -> Function:
    """Without 64-bit dtypes that the device does not have."""
    if not capabilities.float64:
        from core.ir.legalize.float64 import legalize_float64

        function = legalize_float64(function)
    if not capabilities.int64:
        from core.ir.legalize.int64 import legalize_int64

        function = legalize_int64(function)
    return function
