"""Sample calls of an elementwise operator, from its function, for opcheck and gradcheck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core.custom_ops.scalar.trace import Traced
    from core.operators.definition.samples import Sample, SampleMaker

    Argument = Tensor | bool | int | float
    Reference = Callable[..., Any]
    Shapes = Sequence[tuple[int, ...]]

_RANGES = ((-2.0, 2.0), (0.5, 2.0), (0.1, 0.9), (1.5, 3.0))  # tried until every result is finite
_NUMBERS = {"float": 0.75, "int": 2, "bool": True}


def samples_of(traced: Traced, reference: Reference) -> Callable[[SampleMaker], Iterator[Sample]]:
    """The field `samples` of a definition: operands alike, that broadcast, of rank 0, empty."""

    def samples(s: SampleMaker) -> Iterator[Sample]:
        low, high = _range(traced, reference)
        for shapes in (((2, 3), (2, 3)), ((2, 1, 3), (4, 1)), ((), (2,)), ((0, 3), (3,))):
            yield s(*_arguments(traced, s, shapes, low, high))
        square = _arguments(traced, s, ((3, 3), (3, 3)), low, high)
        yield s(*(x.mT if isinstance(x, Tensor) and x.ndim > 1 else x for x in square))

    return samples


def _arguments(
    traced: Traced, s: SampleMaker, shapes: Shapes, low: float, high: float
) -> list[Argument]:
    arguments: list[Argument] = []
    for p in traced.parameters:
        if p.is_tensor:
            shape = shapes[sum(hasattr(x, "dtype") for x in arguments) % 2]
            arguments.append(s.t(*shape, low=low, high=high))
        else:
            given = isinstance(p.default, (bool, int, float))
            arguments.append(p.default if given else _NUMBERS[p.type])  # type: ignore[arg-type]
    return arguments


def _range(traced: Traced, reference: Reference) -> tuple[float, float]:
    """Numbers for which the function is finite."""
    import numpy as np

    for low, high in _RANGES:
        numbers = np.linspace(low, high, 9)
        arguments = [
            np.roll(numbers, k) if p.is_tensor else _NUMBERS[p.type]
            for k, p in enumerate(traced.parameters)
        ]
        results = reference(np, *arguments)
        if all(np.isfinite(y).all() for y in (results if traced.is_tuple else (results,))):
            return low, high
    return _RANGES[0]
