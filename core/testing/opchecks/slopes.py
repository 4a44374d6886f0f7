"""Derivatives along random directions against central differences, one argument at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import numpy as np

from core._native import Tensor
from core.testing.arrays import Array, as_array, as_exact, like
from core.testing.compare import close, greatest
from core.testing.differences import (
    ATOL,
    RTOL,
    STEP,
    Function,
    inner,
    moved,
    numerical_jvp,
    only,
    parts,
)
from core.testing.opchecks.case import shown
from core.testing.opchecks.report import Failed, Inapplicable, Skip
from core.testing.samples import random_like

ROUNDS = 2
NOT_FINITE = "the outputs are not finite here, so there is nothing to compare"

Pushed: TypeAlias = Callable[[list[Tensor]], Sequence[Tensor]]  # tangents of outputs


class Unsuitable(Skip):
    """Differences are no derivative at these values."""


class Differences:
    """fn(*inputs) -> tensors, whose derivatives are compared with finite differences.

    tolerance: rtol and atol; None: RTOL and ATOL, which suit differences in double precision.
    """

    def __init__(
        self,
        fn: Function,
        inputs: list[Tensor],
        names: list[str],
        tolerance: tuple[float | None, float | None],
    ) -> None:
        self.fn, self.inputs, self.names = fn, inputs, names
        rtol, atol = tolerance
        self.rtol = RTOL if rtol is None else rtol
        self.atol = ATOL if atol is None else atol
        self.here = [as_exact(o) for o in fn(*inputs)]

    def slope(self, place: int, direction: Array, step: float = STEP) -> list[Array]:
        """The derivative along direction of the input at place."""
        with np.errstate(all="ignore"):
            directions = only(self.inputs, place, direction)
            return numerical_jvp(self.fn, self.inputs, directions, step)

    def require_smooth(self, place: int, direction: Array) -> None:
        """Unsuitable where differences are no derivative: a kink, a jump, single precision, NaN."""
        if not np.isfinite(parts(self.slope(place, direction))).all():
            raise Unsuitable(NOT_FINITE)
        ahead = moved(self.fn, self.inputs, only(self.inputs, place, direction), STEP)
        if all((_narrow(o) == o).all() for o in ahead):
            raise Unsuitable("the kernel computes in single precision: differences show nothing")
        right = [(a - h) / STEP for a, h in zip(ahead, self.here)]
        whole, half = self.slope(place, direction), self.slope(place, direction, STEP / 2)
        for r, w, h in zip(right, whole, half):
            if not (close(r, w, 1e-2, 1e-2).all() and close(h, w, 1e-2, 1e-2).all()):
                raise Unsuitable("the operator has a kink or a jump at these values: choose others")

    def directions(self) -> Iterator[tuple[int, str, list[Array]]]:
        """(place, argument's name, its directions) of every input that has elements."""
        for place, (name, x) in enumerate(zip(self.names, self.inputs)):
            if x.size:
                seeds = (100 * r + place + 1 for r in range(ROUNDS))
                yield place, name, [as_exact(random_like(x, s)) for s in seeds]

    def is_constant(self) -> bool:
        """Whether no direction changes anything; Unsuitable where a change is a jump."""
        for place, _, directions in self.directions():
            for direction in directions:
                slope = parts(self.slope(place, direction))
                if not (np.abs(slope) <= self.atol).all():
                    self.require_smooth(place, direction)
                    return False
        return True

    # ---- reverse: <cotangents, J d> against <gradient, d> ----
    def adjoint(
        self,
        cotangents: Sequence[Tensor],
        gradients: Sequence[Tensor | None],
        what: str,
        place: str,
    ) -> str:
        """Raises if a gradient does not match finite differences; otherwise returns a note."""
        for name, x, g in zip(self.names, self.inputs, gradients, strict=True):
            if g is not None and (g.shape, g.dtype) != (x.shape, x.dtype):
                raise Failed(f"the {what} of {name!r}, {shown(x)}, is {shown(g)}{place}")
        compared = 0
        for at, name, directions in self.directions():
            gradient = gradients[at]
            actual = [0.0 if gradient is None else inner([gradient], [d]) for d in directions]

            def slopes(step: float, at: int = at, ds: list[Array] = directions) -> Array:
                return np.array([inner(cotangents, self.slope(at, d, step)) for d in ds])

            wrong = self._wrong(at, directions[0], np.array(actual), slopes)
            if wrong is not None and gradient is None:
                raise Failed(
                    f"the {what} of {name!r} is missing (None){place}, and differences show that "
                    "the outputs depend on it\nreturn a gradient for it"
                )
            if wrong is not None:
                raise Failed(f"the {what} of {name!r} is wrong{place}: {wrong}")
            compared += 1
        if not compared:
            raise Inapplicable("no argument that can have a gradient has elements")
        return ""

    # ---- forward: the tangents themselves, element by element ----
    def tangents(self, push: Pushed, place: str) -> str:
        """Raises if forward mode does not match finite differences."""
        compared = 0
        for at, name, directions in self.directions():
            for direction in directions:
                tensors = [like(x, np.zeros(x.shape)) for x in self.inputs]
                tensors[at] = like(self.inputs[at], direction)
                tangents = push(tensors)
                for i, (t, o) in enumerate(zip(tangents, self.here, strict=True)):
                    if t.shape != o.shape:
                        raise Failed(f"the tangent of output {i}, {o.shape}, is {shown(t)}{place}")

                def slopes(step: float, at: int = at, d: Array = direction) -> Array:
                    return parts(self.slope(at, d, step))

                wrong = self._wrong(at, direction, parts(tangents), slopes)
                if wrong is not None:
                    raise Failed(f"the tangent along {name!r} is wrong{place}: {wrong}")
                compared += 1
        if not compared:
            raise Inapplicable("no argument that can have a tangent has elements")
        return ""

    def _wrong(
        self, place: int, direction: Array, actual: Array, slopes: Callable[[float], Array]
    ) -> str | None:
        """How derivatives differ from slopes(step), or None.

        Other steps are tried where the first does not do: they suit large arguments, and functions
        that bend close by.
        """
        expected = slopes(STEP)
        good = close(actual, expected, self.rtol, self.atol, equal_nan=True)
        if good.all() and not np.isfinite(expected).all():
            raise Inapplicable(NOT_FINITE)
        largest = float(np.abs(as_array(self.inputs[place])).max())
        for step in (STEP / 30, STEP * max(largest, 1.0)):
            if good.all():
                return None
            good |= close(actual, slopes(step), self.rtol, self.atol)
        if good.all():
            return None
        self.require_smooth(place, direction)
        at = greatest(np.where(good, 0.0, np.abs(actual - expected)))
        return (
            f"{actual[at]:.6g} along a random direction, differences give {expected[at]:.6g}"
            f"{_factor(actual, expected)}\ncorrect the formula for this argument"
        )


def _narrow(array: Array) -> Array:
    return array.astype(np.complex64 if array.dtype.kind == "c" else np.float32)


def _factor(actual: Array, expected: Array) -> str:
    """The constant factor by which a wrong formula differs, if there is one."""
    large = np.abs(expected) > 1e-8
    ratios = actual[large] / expected[large]
    first = abs(ratios[0]) if ratios.size > 1 else 0.0
    if first < 1e-3 or np.ptp(ratios) > 1e-4 * first:
        return ""
    return f" (it is {ratios[0]:.4g} times that)"
