"""Generators: one stream of random numbers on all devices.

A generator is a seed and a count of the draws so far. A draw is a call of an operator of
core/operators/random/random.py with both, so a draw depends on nothing else: not on the
device, the number of threads, nor on whether the call was compiled.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from core._native import RandomStream, set_default_stream
from core.errors import ArgumentError, RangeError
from core.operators.random.random import drawn, random_bits

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import SupportsIndex


_OFFSETS = 2**64  # of a stream, which then starts again


class Generator(RandomStream):
    """A stream of random numbers: the same for the same seed, on every device.

    Without a seed it takes one from the system's entropy. Threads may share a generator; they
    determine which of them draws first.

    >>> import core
    >>> generator = core.Generator(7)
    >>> first = core.rand(3, generator=generator)
    >>> bool(core.all(first == core.rand(3, generator=core.Generator(7))))
    True
    >>> generator
    Generator(seed=7, draws=1)
    """

    def __init__(self, seed: SupportsIndex | None = None) -> None:
        self.move_to(_seed_or_entropy(seed), 0)

    def manual_seed(self, seed: SupportsIndex) -> Generator:
        """Starts the stream of this seed from its beginning."""
        self.set_state((_seed_or_entropy(seed), 0))
        return self

    def seed(self) -> int:
        """Starts a stream that nobody can foresee, and returns its seed."""
        self.set_state((_seed_or_entropy(None), 0))
        return self.initial_seed()

    def initial_seed(self) -> int:
        """The seed that the stream began with."""
        return self.read_place()[0]

    def get_state(self) -> tuple[int, int]:
        """(seed, draws so far), for `set_state`."""
        return self.read_place()

    def set_state(self, state: tuple[int, int]) -> None:
        """Goes to a place that `get_state` returned."""
        self.move_to(*_checked_state(state))

    def clone_state(self) -> Generator:
        """A generator at the same place, that goes on by itself."""
        other = Generator(0)
        other.set_state(self.get_state())
        return other

    def spawn(self, count: int) -> list[Generator]:
        """Generators whose streams have nothing in common with this one's, nor each other's.

        It takes one offset, whatever the count.
        """
        if not hasattr(count, "__index__") or count < 0:
            raise ArgumentError(
                what=f"spawn with the count {count!r}",
                why="it is how many generators are wanted",
                exists="integers of 0 and more",
                fix="pass an integer, such as 4",
            )
        seeds = drawn(random_bits, (count,), dtype="int64", **self.place())
        return [Generator(seed) for seed in seeds.tolist()]

    def place(self, draws: int = 1) -> dict[str, Any]:
        """The seed and offset of the next draw, which is counted, or of the first of several."""
        seed, offset = self.take_place(draws)
        return {"seed": seed, "offset": offset}

    def __repr__(self) -> str:
        seed, draws = self.read_place()
        return f"Generator(seed={seed}, draws={draws})"

    def __reduce__(self) -> tuple[Callable[..., Generator], tuple[int, int]]:
        return _restored, self.get_state()


def _restored(seed: int, draws: int) -> Generator:
    generator = Generator(seed)
    generator.set_state((seed, draws))
    return generator


def _seed_or_entropy(seed: SupportsIndex | None) -> int:
    if seed is None:
        return int.from_bytes(os.urandom(8), "little") >> 1
    try:
        number = seed.__index__()
    except AttributeError:
        raise ArgumentError(
            what=f"the seed {seed!r} of a generator",
            why="a stream is named by an integer",
            exists="integers from -2**63 to 2**64 - 1, or None for an unpredictable one",
            fix="pass an integer, such as 0",
        ) from None
    if not -(2**63) <= number < 2**64:
        raise RangeError(
            what=f"the seed {number} of a generator",
            why="it does not fit 64 bits",
            exists="integers from -2**63 to 2**64 - 1",
            fix="pass a smaller one, such as seed % 2**64",
        )
    return number - 2**64 if number >= 2**63 else number


def _checked_state(state: tuple[int, int]) -> tuple[int, int]:
    try:
        seed, draws = (number.__index__() for number in state)
    except (AttributeError, TypeError, ValueError):
        raise ArgumentError(
            what=f"the state {state!r} of a generator",
            why="a place in a stream is its seed and the number of draws so far",
            exists="(seed, draws), two integers, as get_state() returns them",
            fix="pass a pair of integers, such as (0, 0)",
        ) from None
    if not 0 <= draws < _OFFSETS:
        raise RangeError(
            what=f"the offset {draws} of a generator",
            why="it is the number of draws so far, in 64 bits",
            exists="integers from 0 to 2**64 - 1",
            fix="pass a result of get_state()",
        )
    return _seed_or_entropy(seed), draws


default_generator = Generator()
set_default_stream(default_generator)


def manual_seed(seed: SupportsIndex) -> Generator:
    """Seeds the generator of all draws that name none, and returns it.

    >>> import core
    >>> core.manual_seed(0)
    Generator(seed=0, draws=0)
    """
    return default_generator.manual_seed(seed)


def place_of(generator: Generator | None) -> dict[str, Any]:
    """The seed and offset of the next draw of a generator, or of the default one."""
    return _generator(generator).place()


def next_place(generator: Generator | None) -> dict[str, Any]:
    """`place_of` in the form `drawn` takes: while calls are collected, a tensor and an offset."""
    generator = _generator(generator)
    capture = sys.modules.get("core.compiler.capture.active")  # not imported: nothing is compiled
    collector = capture and capture.collecting()
    if collector is None:
        return generator.place()
    place: dict[str, Any] = collector.place(generator, generator is default_generator)
    return place


def _generator(generator: Generator | None) -> Generator:
    if generator is None:
        return default_generator
    if isinstance(generator, Generator):
        return generator
    raise ArgumentError(
        what=f"generator={generator!r}",
        why="random numbers are drawn from a generator",
        exists="core.Generator, or None for the default one",
        fix="pass core.Generator(seed)",
    )


PUBLIC = (manual_seed, Generator)
