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

    def slope(self, place: int, direction: Any, step: float = STEP) -> list[Any]:
        """The derivative along direction of the input at place."""
        import numpy as np

        with np.errstate(all="ignore"):
            ahead = self._moved(place, direction, step)
            behind = self._moved(place, direction, -step)
            if not all(np.isfinite(o).all() for o in (*ahead, *behind)):
                raise Skip("the outputs are not finite here, so there is nothing to compare")
            return [(a - b) / (2 * step) for a, b in zip(ahead, behind)]

    def require_smooth(self, place: int, direction: Any) -> None:
        """Skip where differences are no derivative: at a kink, a jump, in single precision."""
        import numpy as np

        ahead = self._moved(place, direction, STEP)
        if all((_narrow(o) == o).all() for o in ahead):
            raise Skip("the kernel computes in single precision: differences say nothing")
        right = [(a - h) / STEP for a, h in zip(ahead, self.here)]
        whole, half = self.slope(place, direction), self.slope(place, direction, STEP / 2)
        for r, w, h in zip(right, whole, half):
            size = 1 + np.abs(w)
            if (np.abs(r - w) > 1e-2 * size).any() or (np.abs(h - w) > 1e-2 * size).any():
                raise Skip("the operator has a kink or a jump at these values: choose others")

    def directions(self) -> Iterator[tuple[int, str, list[Any]]]:
        """(place, argument's name, its directions) of every input that has elements."""
        import numpy as np

        for place, (name, x) in enumerate(zip(self.names, self.inputs)):
            if x.size:
                seeds = (100 * r + place + 1 for r in range(ROUNDS))
                yield place, name, [np.asarray(random_like(x, s).to("cpu")) for s in seeds]

    def is_constant(self) -> bool:
        """Whether no direction changes anything; Skip where a change is a jump."""
        for place, _, directions in self.directions():
            for direction in directions:
                if any(abs(s).max(initial=0.0) > self.atol for s in self.slope(place, direction)):
                    self.require_smooth(place, direction)
                    return False
        return True

    # ---- reverse: <cotangents, J d> against <gradient, d> ----
    def adjoint(self, cotangents: Any, gradients: Any, what: str, place: str) -> str:
        """Raises where a gradient is not what differences say; else what there is to say."""
        compared = 0
        for at, name, directions in self.directions():
            gradient = gradients[at]
            actual = [0.0 if gradient is None else _inner([gradient], [d]) for d in directions]

            def slopes(step: float, at: int = at, directions: Any = directions) -> list[float]:
                return [_inner(cotangents, self.slope(at, d, step)) for d in directions]

            expected = slopes(STEP)
            if not self._close(actual, expected) and not self._close_elsewhere(at, actual, slopes):
                self.require_smooth(at, directions[0])
                raise _wrong(f"the {what} of {name!r}", actual, expected, gradient is None, place)
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
                seeds = [from_numpy(np.zeros(x.shape), x.dtype.name) for x in self.inputs]
                seeds[at] = from_numpy(direction, self.inputs[at].dtype.name)
                tensors = [d.to(x.device) for d, x in zip(seeds, self.inputs)]
                tangents = [np.asarray(t.to("cpu")) for t in jvp(tensors)]
                weights = [random_like(o, 9 + i) for i, o in enumerate(self.fn(*self.inputs))]

                def slopes(
                    step: float, at: int = at, d: Any = direction, weights: Any = weights
                ) -> list[float]:
                    return [_inner(weights, self.slope(at, d, step))]

                pushed, expected = [_inner(weights, tangents)], slopes(STEP)
                if not self._close(pushed, expected) and not self._close_elsewhere(
                    at, pushed, slopes
                ):
                    self.require_smooth(at, direction)
                    raise _wrong(f"the tangent along {name!r}", pushed, expected, False, place)
                compared += 1
        if not compared:
            raise Skip("no argument that can have a tangent has elements")
        return ""

    def _close_elsewhere(self, place: int, actual: list[float], slopes: Any) -> bool:
        """Whether steps agree that suit large arguments, or functions that bend close by."""
        import numpy as np

        largest = float(np.abs(np.asarray(self.inputs[place].to("cpu"))).max())
        for step in (STEP / 30, STEP * max(largest, 1.0)):
            try:
                if self._close(actual, slopes(step)):
                    return True
            except Skip:  # the outputs are not finite that far away
                continue
        return False

    def _close(self, actual: list[float], expected: list[float]) -> bool:
        return all(abs(f - e) <= self.atol + self.rtol * abs(e) for f, e in zip(actual, expected))


def _narrow(array: Any) -> Any:
    import numpy as np

    return array.astype(np.complex64 if array.dtype.kind == "c" else np.float32)


def _wrong(what: str, actual: Any, expected: Any, missing: bool, place: str) -> Failed:
    if missing:
        return Failed(
            f"{what} is missing (None){place}, and differences say that the outputs depend on it\n"
            "return a gradient for it"
        )
    return Failed(
        f"{what} is wrong{place}: {actual[0]:.6g} along a random direction, differences say "
        f"{expected[0]:.6g}{_factor(actual, expected)}\nmend the formula for this argument"
    )


def _factor(actual: list[float], expected: list[float]) -> str:
    """What a wrong formula is off by, if it is the same factor everywhere."""
    ratios = [f / e for f, e in zip(actual, expected) if abs(e) > 1e-8]
    if (
        len(ratios) < 2
        or max(ratios) - min(ratios) > 1e-4 * abs(ratios[0])
        or abs(ratios[0]) < 1e-3
    ):
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
