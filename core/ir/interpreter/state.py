"""The state of one run that all its lanes share: global memory, and how operations behave."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ir.function import Buffer
    from core.ir.interpreter.memory import Memory


class State:
    """The state that all lanes of a run share.

    Attributes:
        name: of the program, for errors.
        fused: whether `fma` rounds once. races: whether races are looked for.
        memories: of parameters and temporaries.
    """

    def __init__(self, name: str, fused: bool, races: bool) -> None:
        self.name = name
        self.fused = fused
        self.races = races
        self.memories: dict[Buffer, Memory] = {}
