"""Sample calls of an elementwise operator, from its function: what opcheck and gradcheck run on."""

from collections.abc import Iterator
from typing import Any

from core.custom_ops.scalar.trace import Traced

_RANGES = ((-2.0, 2.0), (0.5, 2.0), (0.1, 0.9), (1.5, 3.0))  # tried until every result is finite
_NUMBERS = {"float": 0.75, "int": 2, "bool": True}


def samples_of(traced: Traced) -> Any:
    """The field `samples` of a definition: operands alike, that broadcast, of rank 0, empty."""

    def samples(s: Any) -> Iterator[Any]:
        low, high = _range(traced)
        for shapes in (((2, 3), (2, 3)), ((2, 1, 3), (4, 1)), ((), (2,)), ((0, 3), (3,))):
            yield s(*_arguments(traced, s, shapes, low, high))
        yield s(*(x.mT if hasattr(x, "mT") and x.ndim > 1 else x for x in _square(traced, s)))

    return samples


def _square(traced: Traced, s: Any) -> list[Any]:
    return _arguments(traced, s, ((3, 3), (3, 3)), *_range(traced))


def _arguments(traced: Traced, s: Any, shapes: Any, low: float, high: float) -> list[Any]:
    arguments: list[Any] = []
    for p in traced.parameters:
        if p.is_tensor:
            shape = shapes[sum(hasattr(x, "dtype") for x in arguments) % 2]
            arguments.append(s.t(*shape, low=low, high=high))
        else:
            has_default = isinstance(p.default, (bool, int, float))
            arguments.append(p.default if has_default else _NUMBERS[p.type])
    return arguments


def _range(traced: Traced) -> tuple[float, float]:
    """Numbers for which the function is finite."""
    import numpy as np

    from core.custom_ops.scalar.expression_types import Types
    from core.custom_ops.scalar.lower_expression import InNumPy

    for low, high in _RANGES:
        numbers = np.linspace(low, high, 9)
        arguments = {
            p.name: np.roll(numbers, k) if p.is_tensor else _NUMBERS[p.type]
            for k, p in enumerate(traced.parameters)
        }
        walk = InNumPy(np, Types(traced.dtypes("float64")), arguments)
        with np.errstate(all="ignore"):
            if all(np.isfinite(walk[y]).all() for y in traced.outputs):
                return low, high
    return _RANGES[0]
