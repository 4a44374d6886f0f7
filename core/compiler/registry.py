"""The compiled functions that there are."""

from __future__ import annotations

import contextlib
import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.compiler.compiled import CompiledFunction

_every: weakref.WeakSet[CompiledFunction] = weakref.WeakSet()
_kept: list[list[CompiledFunction]] = []  # of blocks of every_compiled_kept


def enter(function: CompiledFunction) -> None:
    """Takes note of a compiled function that was made."""
    _every.add(function)
    for kept in _kept:
        kept.append(function)


def every_compiled() -> list[CompiledFunction]:
    """The compiled functions that there are."""
    return list(_every)


@contextlib.contextmanager
def every_compiled_kept() -> Iterator[list[CompiledFunction]]:
    """A list of the compiled functions that a block makes; the list is kept after the block."""
    kept: list[CompiledFunction] = []
    _kept.append(kept)
    try:
        yield kept
    finally:
        _kept.remove(kept)
