"""Reductions in NumPy: the reference kernel, and the evaluation that fold_checks.py uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.custom_ops.scalar.fold import Fold, FoldValues
from core.custom_ops.scalar.lowering import on_arrays
from core.ir.builder import neutral
from core.math.promotion import wide

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType

    from core.ir.function import Value
    from core.math.scalars import Number
    from core.type_aliases import Array, Axis


def fold_reference(fold: Fold) -> Callable[..., Array | tuple[Array, ...]]:
    """fn(numpy, x, axis, keepdims, **numbers) -> ndarray, or a tuple of them."""

    def reference(
        np: ModuleType, x: Array, axis: Axis, keepdims: bool, **numbers: Number
    ) -> Array | tuple[Array, ...]:
        x = np.asarray(x)
        over = axes_of(x.ndim, axis)
        shape = tuple(1 if d in over else n for d, n in enumerate(x.shape))
        rows = np.moveaxis(x, over, range(x.ndim - len(over), x.ndim))
        size = int(np.prod([x.shape[d] for d in over], dtype=int))
        run = FoldArrays(fold, x.dtype.name, numbers)
        results = run.results(run.folded(rows.reshape(-1, size) if x.size else None, shape), size)
        result_shape = (
            shape if keepdims else tuple(n for d, n in enumerate(x.shape) if d not in over)
        )
        outputs = tuple(np.broadcast_to(y, _product(shape)).reshape(result_shape) for y in results)
        return outputs if fold.is_tuple else outputs[0]

    return reference


def axes_of(ndim: int, axis: Axis) -> list[int]:
    """The axes that are reduced, in order."""
    if axis is None:
        return list(range(ndim))
    axes = [axis] if isinstance(axis, int) else axis
    return sorted({a % ndim for a in axes}) if ndim else []


def _product(shape: Sequence[int]) -> tuple[int]:
    total = 1
    for n in shape:
        total *= n
    return (total,)


class FoldArrays:
    """The parts of a fold on NumPy arrays, for elements of one dtype."""

    def __init__(self, fold: Fold, dtype: str, numbers: Mapping[str, Number]) -> None:
        import numpy as np

        self._np, self._fold, self._dtype = np, fold, dtype
        self._names = list(numbers)
        self._numbers = [np.asarray(v) for v in numbers.values()]
        self._states = list(map(wide, fold.state_dtypes(dtype)))

    def _on(
        self, function: Callable[[FoldValues, Sequence[Value]], list[Value]], *arrays: Array
    ) -> list[Array]:
        def build(*values: Value) -> list[Value]:
            own, numbers = values[: len(arrays)], values[len(arrays) :]
            parts = FoldValues(self._fold, self._dtype, dict(zip(self._names, numbers)))
            return function(parts, own)

        return on_arrays(build, [*arrays, *self._numbers])

    def elements(self, x: Array, index: Array) -> list[Array]:
        """The state of each element."""
        x = x.astype(wide(self._dtype))
        parts = self._on(lambda parts, v: parts.element(*v), x, index)
        return [self._np.broadcast_to(part, x.shape) for part in parts]

    def join(self, a: Sequence[Array], b: Sequence[Array]) -> list[Array]:
        """The states of two sets of elements as one."""
        size = len(a)
        return self._on(lambda parts, v: parts.join(v[:size], v[size:]), *a, *b)

    def folded(self, rows: Array | None, shape: Sequence[int]) -> list[Array]:
        """The state of each row, neighbours joined first."""
        if rows is None or rows.shape[1] == 0:
            return self._neutral(_product(shape))
        index = self._np.arange(rows.shape[1])
        state = self.elements(rows, self._np.broadcast_to(index, rows.shape))
        while state[0].shape[1] > 1:
            even = state[0].shape[1] // 2 * 2
            rest = [part[:, even:] for part in state]
            state = self.join(
                [part[:, 0:even:2] for part in state], [part[:, 1:even:2] for part in state]
            )
            state = [self._np.concatenate(pair, axis=1) for pair in zip(state, rest)]
        return [part[:, 0] for part in state]

    def _neutral(self, shape: tuple[int]) -> list[Array]:
        fold = self._fold
        values = fold.identity or [
            neutral(name or "sum", s) for name, s in zip(fold.names, self._states, strict=True)
        ]
        return [self._np.full(shape, v, s) for v, s in zip(values, self._states, strict=True)]

    def results(self, state: Sequence[Array], count: int) -> list[Array]:
        """The results of states."""
        n = self._np.asarray(count)
        return self._on(lambda parts, v: parts.results(v[:-1], v[-1]), *state, n)
