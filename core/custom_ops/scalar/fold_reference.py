"""Reductions in NumPy: the reference kernel, and the evaluation that fold_checks.py uses."""

from collections.abc import Sequence
from typing import Any

from core.custom_ops.scalar.expression_types import Types, wide
from core.custom_ops.scalar.fold import INDEX, Fold
from core.custom_ops.scalar.lower_expression import InNumPy


def fold_reference(fold: Fold) -> Any:
    """fn(numpy, x, axis, keepdims, **numbers) -> ndarray, or a tuple of them."""

    def reference(np: Any, x: Any, axis: Any, keepdims: bool, **numbers: Any) -> Any:
        x = np.asarray(x)
        over = axes_of(x.ndim, axis)
        shape = tuple(1 if d in over else n for d, n in enumerate(x.shape))
        rows = np.moveaxis(x, over, range(x.ndim - len(over), x.ndim))
        size = int(np.prod([x.shape[d] for d in over], dtype=int))
        run = InArrays(np, fold, x.dtype.name, numbers)
        results = run.results(run.folded(rows.reshape(-1, size) if x.size else None, shape), size)
        result_shape = (
            shape if keepdims else tuple(n for d, n in enumerate(x.shape) if d not in over)
        )
        outputs = tuple(np.broadcast_to(y, _product(shape)).reshape(result_shape) for y in results)
        return outputs if fold.is_tuple else outputs[0]

    return reference


def axes_of(ndim: int, axis: Any) -> list[int]:
    """The axes that are reduced, in order."""
    if axis is None:
        return list(range(ndim))
    axes = axis if isinstance(axis, (list, tuple)) else [axis]
    return sorted({a % ndim for a in axes}) if ndim else []


def _product(shape: Sequence[int]) -> tuple[int]:
    total = 1
    for n in shape:
        total *= n
    return (total,)


class InArrays:
    """The parts of a fold as NumPy arrays, for elements of one dtype."""

    def __init__(self, np: Any, fold: Fold, dtype: str, numbers: dict[str, Any]) -> None:
        self.np, self.fold, self.dtype, self.numbers = np, fold, dtype, numbers
        self.states = fold.state_dtypes(dtype)

    def elements(self, x: Any, index: Any) -> list[Any]:
        """The state of each element."""
        arguments = {str(self.fold.x.value): x, INDEX: index, **self.numbers}
        walk = InNumPy(self.np, Types(self.fold.arguments(self.dtype)), arguments)
        parts = [walk.at(y, wide(s)) for y, s in zip(self.fold.elements, self.states)]
        return [self.np.broadcast_to(part, x.shape) for part in parts]

    def join(self, a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
        """The states of two sets of elements as one."""
        fold = self.fold
        arguments = {str(n.value): v for n, v in zip((*fold.left, *fold.right), (*a, *b))}
        types = fold.joined_types(self.dtype, self.states)
        walk = InNumPy(self.np, types, {**arguments, **self.numbers})
        return [walk.at(y, wide(s)) for y, s in zip(fold.joined, self.states)]

    def folded(self, rows: Any, shape: Sequence[int]) -> list[Any]:
        """The state of each row, neighbours joined first."""
        if rows is None or rows.shape[1] == 0:
            return self._neutral(_product(shape))
        index = self.np.arange(rows.shape[1])
        state = self.elements(rows, self.np.broadcast_to(index, rows.shape))
        while state[0].shape[1] > 1:
            even = state[0].shape[1] // 2 * 2
            rest = [part[:, even:] for part in state]
            state = self.join(
                [part[:, 0:even:2] for part in state], [part[:, 1:even:2] for part in state]
            )
            state = [self.np.concatenate(pair, axis=1) for pair in zip(state, rest)]
        return [part[:, 0] for part in state]

    def _neutral(self, shape: Any) -> list[Any]:
        values = self.fold.identity or [1 if n in ("prod", "and") else 0 for n in self.fold.names]
        return [
            self.np.full(shape, -1 if v == 1 and n == "and" and s != "bool" else v, wide(s))
            for v, n, s in zip(values, self.fold.names, self.states, strict=True)
        ]

    def results(self, state: Sequence[Any], count: int) -> list[Any]:
        """The results of states."""
        arguments = {str(n.value): v for n, v in zip(self.fold.state, state, strict=True)}
        types = self.fold.output_types(self.dtype, self.states)
        walk = InNumPy(self.np, types, {**arguments, "n": count, **self.numbers})
        return [walk[y] for y in self.fold.outputs]
