"""The list of programs: `@program` enters what makes one."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy

import core

Case = tuple[Callable[..., Any], list[tuple[Any, ...]]]  # a function, and calls to go round
CASES: list[tuple[str, Callable[[], Case]]] = []
_random = numpy.random.default_rng(7)


def program(make: Callable[[], Case]) -> Callable[[], Case]:
    """Enters a function that makes a program, under its name; each draws the same numbers."""

    @functools.wraps(make)
    def seeded() -> Case:
        global _random
        _random = numpy.random.default_rng(7)
        return make()

    CASES.append((make.__name__, seeded))
    return seeded


def normal(*shape: int, scale: float = 1.0) -> core.Tensor:
    return core.asarray((_random.standard_normal(shape) * scale).astype(numpy.float32))


def weight(*shape: int) -> core.Tensor:
    return normal(*shape, scale=shape[0] ** -0.5)


def parameter(*shape: int) -> core.Tensor:
    return weight(*shape).requires_grad_()


def integers(high: int, *shape: int) -> core.Tensor:
    return core.asarray(_random.integers(0, high, shape))
