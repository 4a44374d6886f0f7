"""Central differences: the one engine of gradcheck, opcheck and the checks of definitions.

A complex number counts as two real ones, its parts: a direction is 1 or 1j in one element, or
random numbers in all. Inner products are real: <a, b> is the real part of sum(conj(a) * b).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from core._native import Tensor
from core.testing.arrays import Array, as_array, as_exact, double_of, like

Function: TypeAlias = Callable[..., Sequence[Tensor]]  # of tensors

STEP = 1e-6
# What central differences in double precision are good for.
RTOL, ATOL = 1e-5, 1e-6


def numerical_jvp(
    fn: Function,
    inputs: Sequence[Tensor],
    directions: Sequence[Tensor | ArrayLike | None],
    step: float = STEP,
) -> list[Array]:
    """Central differences of fn's outputs along directions, one for each input; None: it stays."""
    ahead, behind = (moved(fn, inputs, directions, s) for s in (step, -step))
    return [(a - b) / (2 * step) for a, b in zip(ahead, behind, strict=True)]


def moved(
    fn: Function,
    inputs: Sequence[Tensor],
    directions: Sequence[Tensor | ArrayLike | None],
    step: float,
) -> list[Array]:
    """fn's outputs at inputs + step * directions."""
    there = [
        x if d is None else like(x, as_exact(x) + step * as_array(d))
        for x, d in zip(inputs, directions, strict=True)
    ]
    return [as_exact(o) for o in fn(*there)]


def numerical_jacobian(
    fn: Function, inputs: Sequence[Tensor], place: int, step: float = STEP
) -> Array:
    """[parts of the input at place, parts of the outputs]: a row for each unit direction."""
    rows = (
        parts(numerical_jvp(fn, inputs, only(inputs, place, unit), step))
        for unit in units(inputs[place])
    )
    return matrix(rows)


# ---- directions ---------------------------------------------------------------------------------
def only(inputs: Sequence[Tensor], place: int, direction: Array) -> list[Array | None]:
    """Directions of which only the one at place is not None."""
    return [direction if i == place else None for i in range(len(inputs))]


def units(x: Tensor) -> Iterator[Array]:
    """A direction for each real number that x is made of: real parts first."""
    for unit in _units_of(x):
        for at in np.ndindex(*x.shape):
            direction = np.zeros(x.shape, double_of(x.dtype))
            direction[at] = unit
            yield direction


def part_count(x: Tensor) -> int:
    """How many real numbers x is made of."""
    return x.size * len(_units_of(x))


def _units_of(x: Tensor) -> tuple[complex, ...]:
    return (1, 1j) if double_of(x.dtype) == "complex128" else (1,)


# ---- parts --------------------------------------------------------------------------------------
def parts(values: Iterable[Tensor | ArrayLike]) -> Array:
    """The real numbers that tensors are made of, flat; of each the real parts first."""
    flat = [as_array(v).reshape(-1) for v in values]
    split = [np.concatenate([a.real, a.imag]) if a.dtype.kind == "c" else a for a in flat]
    return np.concatenate([a.astype(np.float64) for a in split] or [np.zeros(0)])


def matrix(rows: Iterable[Array]) -> Array:
    """Rows as a matrix, which may have none."""
    stack = list(rows)
    return np.stack(stack) if stack else np.zeros((0, 0))


def inner(left: Iterable[Tensor | ArrayLike], right: Iterable[Tensor | ArrayLike]) -> float:
    """The real inner product of two lists of tensors."""
    return sum(
        float(np.real(np.sum(np.conj(as_array(a)) * as_array(b)))) for a, b in zip(left, right)
    )
