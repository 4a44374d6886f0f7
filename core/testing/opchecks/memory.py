"""Memory of a call: it writes to declared arguments only, and gives the same result twice."""

from __future__ import annotations

from typing import Any

import numpy as np

from core._native import Tensor, dtype, empty
from core.dispatcher.checks import checked_calls
from core.testing.arrays import bytes_of
from core.testing.opchecks.case import Case, Slot, kernel_place, shown
from core.testing.opchecks.report import Failed, Skip


def test_schema(case: Case) -> str:
    """Nothing is written, and no output lies in an argument, but where that is declared.

    Bytes are compared: a kernel that flips an argument, or changes the pattern of a NaN, is found.
    """
    values = case.values()
    before = [(bytes_of(t), t.version) for t in case.tensors(values)]
    with checked_calls():
        outputs = case.call(values)
    for slot, tensor, (content, version) in zip(case.slots, case.tensors(values), before):
        if not slot.written and bytes_of(tensor) != content and not _is_written(case, slot, values):
            raise Failed(
                f"the call wrote to {slot.name!r}, which is not declared{kernel_place(case)}\n"
                f"declare it, mutates_args=({slot.name!r},), or work on core.clone({slot.name})"
            )
        if slot.written and tensor.version == version:
            raise Failed(f"{slot.name!r} is declared to be written to, and its version stayed")
    shares = any(o is t for o in outputs for t in case.tensors(values))
    return "an output shares memory with an argument, as declared" if shares else ""


def _is_written(case: Case, slot: Slot, values: list[Any]) -> bool:
    """Whether the same tensor is also an argument that the schema declares as written."""
    tensor = slot.of(values)
    return any(other.written and other.of(values) is tensor for other in case.slots)


def test_determinism(case: Case) -> str:
    """Two calls on the same values give the same bytes, whatever stood in the memory before."""
    if case.is_random:
        raise Skip("the operator is tagged as random")
    values = case.values()
    first = case.effects(values)
    expected = [bytes_of(t) for t in first]
    for pattern in (0x5A, 0xFF):
        values = case.values()
        _dirty([*first, *case.tensors()], pattern)
        again = case.effects(values)
        for i, (tensor, content) in enumerate(zip(again, expected)):
            if bytes_of(tensor) != content:
                raise Failed(_different(case, i, tensor))
    return ""


def _different(case: Case, index: int, tensor: Tensor) -> str:
    return (
        f"output {index}, {shown(tensor)}, differs between two calls on the same values"
        f"{kernel_place(case)}\nit may read memory that was never written (core.empty), depend on "
        "the order of threads, or draw random numbers: correct that, or tag the operator, "
        'tags=("nondeterministic_seeded",)'
    )


def _dirty(tensors: list[Tensor], pattern: int) -> None:
    """Frees blocks of these sizes full of a pattern, which core.empty then returns."""
    blocks: list[Any] = []
    for tensor in tensors:
        nbytes = tensor.size * tensor.dtype.itemsize
        for _ in range(4):
            block = empty((nbytes,), dtype("uint8"), "cpu")
            np.asarray(block)[...] = pattern
            blocks.append(block)
            blocks.append(np.full(nbytes, pattern, np.uint8))
    del blocks
