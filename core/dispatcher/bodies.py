"""Operators with a body on the cpu device: the kernel that is built from it when it is needed.

The native side (csrc/body*.cpp) keeps what was built, by dtypes and layout, and asks here only for
what it has not met before. Three sources, in this order: kernels that a backend ships built, the
cache on disk, a C compiler. Where there is none of these the body declines, and the next provider,
NumPy's reference, takes the call.
"""

from __future__ import annotations

import os
import threading

from core import _native, logging
from core.dispatcher.programs import (
    TEMPORARY_CODE,
    Programs,
    broadcast_to,
    buffers_of,
    is_pointwise,
    outputs_of,
    program_name,
)
from core.errors import BuildError, LegalizeError, ToolchainError
from core.ir import prebuilt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.dispatcher.programs import Tensor
    from core.ir.compile import Compiled
    from core.ir.host import Launch
    from core.ir.specialize import Fitted

_lock = threading.RLock()
_said: set[str] = set()
_compiled = 0


def compiled_count() -> int:
    """How many programs this process has fitted, and built or loaded; elementwise ones that a
    backend ships are not among them."""
    return _compiled


# ---- elementwise -------------------------------------------------------------------------------
def _body_kernel(op: Any, rank: int, dtypes: Sequence[str], classes: str) -> Any:
    """The hook `body_kernel`: (address, tile, cost) for a layout, or None to decline."""
    return (
        prebuilt.find_pointwise(op.name, rank, dtypes, classes)
        or _or_decline(op, lambda: _pointwise(op, rank, dtypes, classes))
        or prebuilt.find_any(op.name, dtypes, classes)
    )


def _pointwise(op: Any, rank: int, dtypes: Sequence[str], classes: str) -> tuple[int, int, int]:
    from core.ir.pointwise import cost, pointwise

    name = f"{program_name(op)}_{rank}{classes.replace('-', 'n')}"
    outputs = outputs_of(op)
    program = pointwise(name, op.definition.body, rank, dtypes, classes, outputs)
    compiled = _compile(program)
    (address,) = compiled.addresses.values()
    return address, compiled.function.kernels[0].attrs.get("tiled", 0), cost(program)


def _compile(program: Any) -> Compiled:
    from core.ir.compile import compile_c

    global _compiled
    compiled = compile_c(program)
    _compiled += 1
    return compiled


def _or_decline(op: Any, make: Any) -> Any:
    """What `make` returns; None, with the reason logged, where it cannot be built here."""
    try:
        with _lock:
            return make()
    except LegalizeError as e:
        logging.debug("dispatch", "the body of %s declines: %s", op.name, e.what)
    except (ToolchainError, BuildError) as e:
        message = str(e)
        level = logging.debug if message in _said else logging.warning
        _said.add(message)
        level("build", "the body of %s is not used: %s", op.name, message)
    return None


# ---- all others --------------------------------------------------------------------------------
def _body_plan(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """The hook `body_plan`: temporaries and launches for one signature, or None to decline."""
    return _or_decline(op, lambda: _plan(op, args, outputs))


def _plan(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    if parts := getattr(op.definition.body, "parts", None):
        launches = []
        for part in parts(args, outputs):
            fitted, compiled = _programs.find_part(op, part)
            launches += _launches(op, fitted, compiled, part.layout, part.codes)[1]
        return [], launches
    if is_pointwise(op):  # one of more operands than an elementwise kernel takes
        args = [broadcast_to(given, outputs[0][1]) for given in args]
    fitted, compiled = _programs.find(op, args, outputs)
    temps, launches = _launches(op, fitted, compiled, *buffers_of(op, args, outputs))
    copies = getattr(op.definition.body, "copies_first", None)
    return temps, launches, int(copies is not None and copies(args))


def _launches(op: Any, fitted: Fitted, compiled: Compiled, layout: Any, codes: Any) -> Any:
    """The bytes of the temporaries, and the launches, for a layout."""
    from core.ir.host import plan, reads_back

    if reads_back(compiled):
        raise LegalizeError(
            what=f"the body of {op.name} reads values back to the host",
            why="what it launches is not known before it runs",
            exists="core.ir.host.run",
            fix="give the operator a kernel that calls it",
        )
    temps, launches = plan(compiled, fitted.values(layout))
    return temps, [_launch(launch, codes) for launch in launches]


def _launch(launch: Launch, codes: dict[str, Any]) -> tuple[Any, ...]:
    buffers = [codes[b] if isinstance(b, str) else TEMPORARY_CODE + b for b in launch.buffers]
    return launch.address, buffers, launch.scalars, launch.total, launch.grain


def fitted_program(op: Any, args: list[Any], outputs: list[Tensor]) -> Any:
    """The program that a call is compiled to: what backends make kernels from ahead of time."""
    return _programs.fit(op, args, outputs)[0].function().function


_programs = Programs(_compile)


def _after_fork() -> None:
    """The lock may be held by a thread that the child does not have."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
_native.set_hook("body_kernel", _body_kernel)
_native.set_hook("body_plan", _body_plan)
