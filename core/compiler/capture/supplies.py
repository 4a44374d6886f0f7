"""Supplies: inputs of a graph whose values change at each call, so that the graph stays the same.

Examples are the offset in a generator's stream, and the numbers that an optimizer computes from its
step count and learning rate. A plan that runs without the function asks each supply for its next
tensors.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

from core._native import from_bytes, plan_writes
from core.compiler.symbolic.symbols import Symbol, hint_of
from core.tensors import asarray

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from core._native import Tensor
    from core._native import device as Device
    from core._native import dtype as DType
    from core.compiler.graph.graph import Plan

    class Generator(Protocol):
        """A stream of random numbers: core.Generator."""

        def place(self, draws: int = 1) -> dict[str, int]:
            """The seed and offset of the next draw, which is counted."""

    class NextPlace(TypedDict):
        """Where a draw is: a place in a stream, and the distance after that."""

        place: Tensor
        skip: int

    class Supply(Protocol):
        """tensors: arguments of the captured call; counts_errors: whether a call that raises has
        counted."""

        tensors: list[Tensor]
        counts_errors: bool

        def advance(self, options: Mapping[str, Any]) -> Sequence[Tensor] | None:
            """The tensors for the next call; None: it has to be captured again.

            options: those of a source that the function determines.
            """

        def retreat(self) -> None:
            """Undoes the last call."""

    class NumberSource(Protocol):
        """A source of numbers that depend on options, and on state, which it updates."""

        options: dict[str, Any]

        def advance(self, options: Mapping[str, Any]) -> Sequence[float] | None:
            """The numbers for the next call; None: the state was changed elsewhere."""

        def retreat(self) -> None:
            """Undoes the last call."""


class Draws:
    """The random numbers that a graph draws from one generator, from an offset on."""

    __slots__ = ("_offset", "_seed", "count", "generator", "place", "shared", "tensors")
    counts_errors = True

    def __init__(self, generator: Generator, shared: bool, seed: int, offset: int) -> None:
        self.generator, self.shared, self.count = generator, shared, 0
        self._seed, self._offset = seed, offset
        self.place = place_tensor(seed, offset)
        self.tensors = [self.place]

    def follows(self, seed: int, offset: int) -> bool:
        """Whether a draw is the next one after these."""
        return seed == self._seed and offset == self._offset + self.count

    def advance(self, options: Mapping[str, Any]) -> list[Tensor]:
        return [place_tensor(**self.generator.place(self.count))]

    def retreat(self) -> None:
        self.generator.place(-self.count)


_pack = struct.Struct("=QQ").pack


def place_tensor(seed: int, offset: int) -> Tensor:
    """A place as the operators read it: the 64 bits of each."""
    return from_bytes(_pack(seed % 2**64, offset % 2**64), (2,), "int64", "cpu")


class Numbers:
    """Numbers of a source as tensors of no dimension.

    options: those of the source that are numbers, which may be symbols while calls are collected,
    by (name, None), or (name, k) for item k of a tuple.
    """

    __slots__ = ("_device", "_dtype", "_source", "options", "tensors")
    counts_errors = False  # the step follows the calls that may raise

    def __init__(self, source: NumberSource, dtype: DType, device: Device) -> None:
        self._source, self._dtype, self._device = source, dtype, device
        self.options = {key: _of_inputs(number) for key, number in _numbers_of(source.options)}
        self.tensors = self.advance({k: hint_of(v) for k, v in self.options.items()}) or []

    @property
    def place(self) -> dict[str, Any]:
        """Where the options are kept."""
        return self._source.options

    def advance(self, options: Mapping[Any, Any]) -> list[Tensor] | None:
        given = {**self._source.options}
        for (name, k), number in options.items():
            items = given[name]
            given[name] = number if k is None else (*items[:k], number, *items[k + 1 :])
        numbers = self._source.advance(given)
        if numbers is None:
            return None
        return [asarray(n, dtype=self._dtype, device=self._device) for n in numbers]

    def retreat(self) -> None:
        self._source.retreat()


def _numbers_of(options: Mapping[str, Any]) -> Iterator[tuple[tuple[str, int | None], Any]]:
    for name, value in options.items():
        parts = enumerate(value) if isinstance(value, tuple) else ((None, value),)
        yield from (((name, k), part) for k, part in parts if isinstance(part, (int, float)))


def _of_inputs(number: Any) -> Any:
    """A number, or a symbol that is computed from inputs of the graph alone."""
    if isinstance(number, Symbol) and not all(leaf.is_input for leaf in number.leaves()):
        return number.specialize()
    return number


class SuppliedPlan:
    """A plan some of whose inputs are supplied.

    places: (which input, which of all that the supplies give), in the order of the inputs; options:
    of each supply those that the function determines; computed: the names, by the supply, of those
    among them that are inputs, after all others; reruns: whether the function is run as Python
    where the plan raises, and has written nothing.
    """

    def __init__(
        self,
        plan: Plan,
        supplies: Sequence[Supply],
        places: Sequence[tuple[int, int]],
        options: Sequence[dict[str, Any]] = (),
        computed: Sequence[tuple[int, str]] = (),
        reruns: bool = False,
    ) -> None:
        self._plan, self._supplies, self._places = plan, supplies, places
        self._options, self._computed = options or [{}] * len(supplies), computed
        self._reruns = reruns
        self._writes = 0  # of a call that does not raise

    def __call__(self, *inputs: Any) -> Any:
        given, options = list(inputs), self._options
        if self._computed:
            options = [dict(constants) for constants in options]
            for number, name in reversed(self._computed):
                options[number][name] = given.pop()
        supplied: list[Tensor] = []
        for number, supply in enumerate(self._supplies):
            tensors = supply.advance(options[number])
            if tensors is None:
                retreat(self._supplies[:number])
                return NotImplemented
            supplied += tensors
        for place, number in self._places:
            given.insert(place, supplied[number])
        before = plan_writes()
        try:
            results = self._plan(*given)
        except Exception:
            written = plan_writes() - before
            again = self._reruns and not written
            if again or not self._writes or written < self._writes:  # else a step is made
                retreat(s for s in self._supplies if again or not s.counts_errors)
            raise
        self._writes = plan_writes() - before
        if results is NotImplemented:  # the function will be run as Python
            retreat(self._supplies)
        return results


def retreat(supplies: Iterable[Supply]) -> None:
    """Undoes the last call of each."""
    for supply in supplies:
        supply.retreat()
