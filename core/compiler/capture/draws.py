"""Random numbers in graphs: where they are drawn is an input, so that every call is the same graph.

A graph's draws of one generator are numbered from a place in its stream, (seed, offset), which is a
tensor. When a plan runs without Python, the place is asked for then, and as many draws are counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypedDict

from core.tensors import asarray

if TYPE_CHECKING:
    from core._native import Tensor
    from core.compiler.graph.graph import Plan

    class Generator(Protocol):
        """A stream of random numbers: core.Generator."""

        def place(self, draws: int = 1) -> dict[str, int]:
            """The seed and offset of the next draw, which is counted."""

    class NextPlace(TypedDict):
        """Where a draw is: a place in a stream, and how far behind that."""

        place: Tensor
        skip: int


class Draws:
    """What a graph draws of one generator, from a place on."""

    __slots__ = ("_offset", "_seed", "count", "generator", "place", "shared")

    def __init__(self, generator: Generator, shared: bool, seed: int, offset: int) -> None:
        self.generator, self.shared, self.count = generator, shared, 0
        self._seed, self._offset = seed, offset
        self.place = place_tensor(seed, offset)

    def follows(self, seed: int, offset: int) -> bool:
        """Whether a draw is the next one behind these."""
        return seed == self._seed and offset == self._offset + self.count


def place_tensor(seed: int, offset: int) -> Tensor:
    """A place as the operators read it: the 64 bits of each."""
    return asarray([seed, (offset + 2**63) % 2**64 - 2**63], dtype="int64", device="cpu")


class DrawingPlan:
    """A plan one of whose inputs, the one numbered `at`, is a place."""

    def __init__(self, plan: Plan, draws: Draws, at: int) -> None:
        self._plan, self._at = plan, at
        self._generator, self._count = draws.generator, draws.count

    def __call__(self, *inputs: Tensor) -> Any:
        place = self._generator.place(self._count)
        at = self._at
        results = self._plan(*inputs[:at], place_tensor(**place), *inputs[at:])
        if results is NotImplemented:  # it will be drawn as Python
            self._generator.place(-self._count)
        return results
