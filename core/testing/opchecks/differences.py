"""Derivatives along random directions against central differences, one argument at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from core.testing.checks import random_like
from core.testing.opchecks.case import Case
from core.testing.opchecks.report import Failed, Skip
from core.testing.samples import from_numpy

STEP = 1e-6
ROUNDS = 2
# What central differences in double precision are good for.
RTOL, ATOL = 1e-5, 1e-6


class Differences:
    """fn(*inputs) -> tensors, beside the slopes that differences say it has."""

    def __init__(
        self, case: Case, fn: Callable[..., Any], inputs: list[Any], names: list[str]
    ) -> None:
        self.case, self.fn, self.inputs, self.names = case, fn, inputs, names
        rtol, atol = case.tolerance
        self.rtol = RTOL if rtol is None else rtol
        self.atol = ATOL if atol is None else atol
        self.here = self._arrays(inputs)

    def _arrays(self, inputs: Any) -> list[Any]:
        import numpy as np

        return [np.array(np.asarray(o.detach().to("cpu"))) for o in self.fn(*inputs)]

    def _moved(self, place: int, direction: Any, step: float) -> list[Any]:
        import numpy as np

        x = self.inputs[place]
        moved = np.asarray(x.to("cpu")) + step * direction
        changed = from_numpy(moved, x.dtype.name).to(x.device)
        return self._arrays([*self.inputs[:place], changed, *self.inputs[place + 1 :]])

    def slope(self, place: int, direction: Any) -> list[Any]:
        """The derivative along direction of the input at place; Skip where there is a kink."""
        import numpy as np

        with np.errstate(all="ignore"):
            ahead = self._moved(place, direction, STEP)
            behind = self._moved(place, direction, -STEP)
            for a, h, b in zip(ahead, self.here, behind):
                if not (np.isfinite(a).all() and np.isfinite(b).all()):
                    raise Skip("the outputs are not finite here, so there is nothing to compare")
                right, left = (a - h) / STEP, (h - b) / STEP
                if (np.abs(right - left) > 1e-2 * (1 + np.abs(right) + np.abs(left))).any():
                    raise Skip(self._no_slope(ahead))
            return [(a - b) / (2 * STEP) for a, b in zip(ahead, behind)]

    @staticmethod
    def _no_slope(outputs: list[Any]) -> str:
        import numpy as np

        single = all(
            (o.astype(np.complex64 if o.dtype.kind == "c" else "f4") == o).all() for o in outputs
        )
        if single and any(o.size for o in outputs):
            return "the kernel computes in single precision: differences say nothing"
        return "the operator has a kink or a jump at these values: choose others"

    def directions(self) -> Iterator[tuple[int, str, list[Any]]]:
        """(place, argument's name, its directions) of every input that has elements."""
        import numpy as np

        for place, (name, x) in enumerate(zip(self.names, self.inputs)):
            if x.size:
                seeds = (100 * r + place + 1 for r in range(ROUNDS))
                yield place, name, [np.asarray(random_like(x, s).to("cpu")) for s in seeds]

    def is_constant(self) -> bool:
        """Whether no direction changes anything."""
        return not any(
            abs(part).max(initial=0.0) > self.atol
            for place, _, directions in self.directions()
            for direction in directions
            for part in self.slope(place, direction)
        )

    # ---- reverse: <cotangents, J d> against <gradient, d> ----
    def adjoint(self, cotangents: Any, gradients: Any, what: str, place: str) -> str:
        """Raises where a gradient is not what differences say; else what there is to say."""
        compared = 0
        for at, name, directions in self.directions():
            expected = [_inner(cotangents, self.slope(at, d)) for d in directions]
            gradient = gradients[at]
            found = [0.0 if gradient is None else _inner([gradient], [d]) for d in directions]
            self._agree(f"the {what} of {name!r}", found, expected, gradient is None, place)
            compared += 1
        if not compared:
            raise Skip("no argument that can have a gradient has elements")
        return ""

    # ---- forward: the tangents themselves ----
    def tangents(self, jvp: Callable[..., Any], place: str) -> str:
        """Raises where forward mode does not give what differences say."""
        import numpy as np

        compared = 0
        for at, name, directions in self.directions():
            for direction in directions:
                given = [np.zeros(x.shape, np.asarray(x.to("cpu")).dtype) for x in self.inputs]
                given[at] = direction
                tensors = [
                    from_numpy(d, x.dtype.name).to(x.device) for d, x in zip(given, self.inputs)
                ]
                found = [np.asarray(t.to("cpu")) for t in jvp(tensors)]
                expected = self.slope(at, direction)
                weights = [random_like(o, 9 + i) for i, o in enumerate(self.fn(*self.inputs))]
                a, b = _inner(weights, found), _inner(weights, expected)
                self._agree(f"the tangent along {name!r}", [a], [b], False, place)
                compared += 1
        if not compared:
            raise Skip("no argument that can have a tangent has elements")
        return ""

    def _agree(self, what: str, found: Any, expected: Any, missing: bool, place: str) -> None:
        if all(abs(f - e) <= self.atol + self.rtol * abs(e) for f, e in zip(found, expected)):
            return
        if missing:
            raise Failed(
                f"{what} is missing (None){place}, and differences say that the outputs depend on "
                "it\nreturn a gradient for it"
            )
        raise Failed(
            f"{what} is wrong{place}: {found[0]:.6g} along a random direction, differences say "
            f"{expected[0]:.6g}{_factor(found, expected)}\nmend the formula for this argument"
        )


def _factor(found: list[float], expected: list[float]) -> str:
    """What a wrong formula is off by, if it is the same factor everywhere."""
    ratios = [f / e for f, e in zip(found, expected) if abs(e) > 1e-8]
    if len(ratios) < 2 or max(ratios) - min(ratios) > 1e-4 * abs(ratios[0]):
        return ""
    return f" (it is {ratios[0]:.4g} times that)"


def _inner(left: Any, right: Any) -> float:
    """The real inner product, complex numbers being pairs of real ones."""
    import numpy as np

    total = 0.0
    for a, b in zip(left, right):
        x = np.asarray(a.detach().to("cpu") if hasattr(a, "detach") else a)
        total += float(np.real(np.sum(np.conj(x) * np.asarray(b))))
    return total
