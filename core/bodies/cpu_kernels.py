"""Kernels of operators' bodies on the cpu device, built at first use.

The native side (csrc/launch) caches built kernels by dtypes and layout, and calls this module only
for new ones. There are three sources, in this order: kernels that a backend ships built, the cache
on disk, a C compiler. Without any of them the body declines, and the next provider, NumPy's
reference, computes the call.
"""

from __future__ import annotations

import contextlib
import os
import threading
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from core import logging
from core.bodies.build import program_name
from core.bodies.definition import body_of
from core.bodies.programs import Programs, planned
from core.errors import BuildError, CoreError, LegalizeError, ToolchainError
from core.hooks import install_hooks
from core.ir.toolchain import prebuilt
from core.schema import schema_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from core._native import Operator
    from core.bodies.specialize import Fitted
    from core.bodies.specs import TensorSpec
    from core.bodies.templates import Template
    from core.ir.compile import Compiled
    from core.ir.dialect import Source
    from core.ir.function import Function

    # Address, rows and columns of the elements that an iteration computes, cost of an element.
    PointwiseKernel = tuple[int, int, int, int]
    Call = tuple[Operator, list[Any], list[TensorSpec]]
    # Temporaries, launches, how many of these copy the first argument, and what native code plans
    # the calls that lie alike by: the hook `body_plan`.
    BodyPlan = tuple[list[int], list[tuple[Any, ...]], int, Template | None]
    _Keep = Callable[[Compiled], object]
    # A program's key; what makes it, None where its kernels are there; what keeps these.
    _Ahead = tuple[Hashable, Callable[[], Function] | None, _Keep]

_T = TypeVar("_T")
_lock = threading.RLock()
_logged: set[str] = set()
_compiled = 0


def compiled_count() -> int:
    """How many programs this process has fitted, and built or loaded; elementwise ones that a
    backend ships are not among them."""
    return _compiled


# ---- elementwise -------------------------------------------------------------------------------
def _body_kernel(
    op: Operator, rank: int, dtypes: Sequence[str | None], classes: str
) -> PointwiseKernel | None:
    """The hook `body_kernel` for a layout; None to decline."""
    return (
        _shipped(prebuilt.find_pointwise(op.name, rank, dtypes, classes))
        or _or_decline(op, lambda: _pointwise(op, rank, dtypes, classes))
        or _shipped(prebuilt.find_any(op.name, dtypes, classes))
    )


def _shipped(kernel: prebuilt.Pointwise | None) -> PointwiseKernel | None:
    if kernel is None:
        return None
    address, tile, cost = kernel
    return address, tile or 1, tile or 1, cost


def _pointwise(
    op: Operator, rank: int, dtypes: Sequence[str | None], classes: str
) -> PointwiseKernel:
    from core.bodies.pointwise import cost, pieces_of

    program = _elementwise_program(op, rank, dtypes, classes)
    kernel = ElementwiseKernel(op, rank, tuple(dtypes), classes)
    compiled = _elementwise_ahead.pop(kernel, None) or _compile(program)
    (address,) = compiled.addresses.values()
    rows, columns = pieces_of(compiled.function)
    return address, rows, columns, cost(program)


def _elementwise_program(
    op: Operator, rank: int, dtypes: Sequence[str | None], classes: str
) -> Function:
    from core.bodies.pointwise import pointwise

    name = f"{program_name(op)}_{rank}{classes.replace('-', 'n')}"
    outputs = len(schema_of(op).results)
    body = body_of(op)
    return pointwise(name, body.element or body, rank, dtypes, classes, outputs)


def _compile(program: Function) -> Compiled:
    from core.ir.compile import compile_c

    global _compiled
    compiled = compile_c(program)
    _compiled += 1
    return compiled


def _or_decline(op: Operator, make: Callable[[], _T]) -> _T | None:
    """The result of `make`; None, with the reason logged, where it cannot be built here."""
    try:
        with _lock:
            return make()
    except LegalizeError as e:
        logging.debug("dispatch", "the body of %s declines: %s", op.name, e.what)
    except (ToolchainError, BuildError) as e:
        message = str(e)
        level = logging.debug if message in _logged else logging.warning
        _logged.add(message)
        level("build", "the body of %s is not used: %s", op.name, message)
    return None


# ---- all others --------------------------------------------------------------------------------
def _body_plan(
    op: Operator, args: list[Any], outputs: list[TensorSpec], pattern: bytes = b""
) -> BodyPlan | None:
    """The hook `body_plan`: temporaries and launches for one signature, or None to decline.

    pattern: equal for calls whose tensors lie alike (csrc/launch/body_plan.h); empty: not known.
    """
    return _or_decline(op, lambda: _plan(op, args, outputs, pattern))


def _plan(op: Operator, args: list[Any], outputs: list[TensorSpec], pattern: bytes) -> BodyPlan:
    from core.bodies.templates import template_of

    temps, launches = planned(_programs, op, args, outputs, pattern)
    calls = [(a.address, buffers, a.scalars, a.total, a.grain) for a, buffers in launches]
    copies = body_of(op).copies_first
    template = template_of(_programs, op, args, outputs, pattern)
    return temps, calls, int(copies is not None and copies(args)), template


def fitted_program(op: Operator, args: list[Any], outputs: list[TensorSpec]) -> Function:
    """The program that a call is compiled to, for backends that build kernels ahead of time."""
    return next(_programs.fits(op, args, outputs))[0].function().function


class ElementwiseKernel(NamedTuple):
    """A kernel of an elementwise body, in the words of the hook `body_kernel`."""

    op: Operator
    rank: int
    dtypes: tuple[str | None, ...]
    classes: str


def build_ahead(wanted: Iterable[Call | ElementwiseKernel]) -> None:
    """Builds the kernels of future calls, as many programs at once as there are processors.

    Programs that cannot be built are skipped; the call then meets the error.
    """
    from core.ir.compile import linked, spell_c
    from core.ir.toolchain.parallel_builds import build_libraries

    global _compiled
    spelled: dict[Hashable, tuple[_Keep, Function, Source]] = {}

    def sources() -> Iterator[Source]:
        for each in wanted:
            with contextlib.suppress(CoreError):
                for key, make, keep in _ahead(each):
                    if make is not None and key not in spelled:
                        with _lock:
                            lowered, source = spell_c(make())
                        spelled[key] = keep, lowered, source
                        yield source

    build_libraries(sources())
    with _lock:
        for keep, lowered, source in spelled.values():
            with contextlib.suppress(CoreError):
                keep(linked(lowered, source))
                _compiled += 1


def _ahead(wanted: Call | ElementwiseKernel) -> list[_Ahead]:
    """What each program of a future call is built from."""
    with _lock:
        if isinstance(wanted, ElementwiseKernel):
            shipped = prebuilt.find_pointwise(wanted.op.name, *wanted[1:])
            there = wanted in _elementwise_ahead or shipped
            make = None if there else partial(_elementwise_program, *wanted)
            return [(wanted, make, partial(_elementwise_ahead.setdefault, wanted))]
        return [_fitted_ahead(*_programs.in_layout(*fit)) for fit in _programs.fits(*wanted)]


def _fitted_ahead(fitted: Fitted, compiled: dict[bool, Compiled]) -> _Ahead:
    make = None if compiled else lambda: fitted.function
    return id(compiled), make, partial(compiled.setdefault, False)


_programs = Programs(lambda function, _: _compile(function), ranges=True)
_elementwise_ahead: dict[ElementwiseKernel, Compiled] = {}  # until their first calls


def _after_fork() -> None:
    """The lock may be held by a thread that the child does not have."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
install_hooks(body_kernel=_body_kernel, body_plan=_body_plan)
