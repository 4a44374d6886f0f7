"""Sample calls, which a definition's `samples` and `errors` yield.

They are functions of a `SampleMaker`, which makes tensors of one dtype from a seed, so that the
same definition is sampled in every dtype it declares. `core.testing.samples` draws them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from core._native import Tensor
from core.dtype_table import COMPLEX, is_integer
from core.operators.definition.reference import to_tensor

if TYPE_CHECKING:
    from core.type_aliases import Array

# The dtypes that a definition names by one word, the first the one that all samples are drawn in.
GROUPS = {
    "float": ("float64", "float32"),
    "real": ("float64", "float32", "int64", "uint8"),
    "inexact": ("float64", "float32", "float16", "bfloat16", "complex64", "complex128"),
    "floating": ("float64", "float32", "float16", "bfloat16"),
    "integer": ("int64", "int32", "int8", "uint8", "uint64"),
    "truth": ("bool", "float64", "int64", "bfloat16", "complex64"),
    "bits": ("int64", "int8", "uint16", "bool"),
    "complex": ("complex64", "complex128"),
    "blas": ("float64", "float32", "complex128", "complex64"),
    "numeric": ("float64", "float32", "bfloat16", "int32", "complex128"),
    "all": ("float64", "float32", "float16", "int8", "int64", "bool", "complex64"),
}


class Sample:
    """One call: positional and keyword arguments."""

    def __init__(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.args, self.kwargs = args, kwargs

    def __repr__(self) -> str:
        parts = [_shown(a) for a in self.args]
        parts += [f"{k}={_shown(v)}" for k, v in self.kwargs.items()]
        return f"({', '.join(parts)})"


class ErrorSample(Sample):
    """A call that has to raise: `kind` names a class of core.errors."""

    def __init__(self, kind: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        super().__init__(args, kwargs)
        self.kind = kind


def _shown(value: Any) -> str:
    if isinstance(value, Tensor):
        return f"{value.dtype}{list(value.shape)}"
    if isinstance(value, list) and value and isinstance(value[0], Tensor):
        return f"[{', '.join(map(_shown, value))}]"
    return repr(value)


class SampleMaker:
    """Makes tensors of one dtype; calling it makes a sample."""

    def __init__(self, dtype: str = "float64", seed: int = 0) -> None:
        self.dtype = dtype
        self._random = np.random.default_rng(seed)

    def __call__(self, *args: Any, **kwargs: Any) -> Sample:
        return Sample(args, kwargs)

    def error(self, kind: str, *args: Any, **kwargs: Any) -> ErrorSample:
        """A call that has to raise core.errors.<kind>."""
        return ErrorSample(kind, args, kwargs)

    @property
    def is_complex(self) -> bool:
        return self.dtype in COMPLEX

    def t(
        self, *shape: int, low: float = -2.0, high: float = 2.0, dtype: str | None = None
    ) -> Tensor:
        """A tensor of numbers between low and high, no two of them equal if dtype has enough."""
        dtype = dtype or self.dtype
        if dtype == "bool":
            return self.bools(*shape)
        numbers: Array = self._random.uniform(low, high, shape)
        if dtype in COMPLEX:
            numbers = numbers + 1j * self._random.uniform(low, high, shape)
        if is_integer(dtype):
            numbers = self._random.integers(0 if dtype[0] == "u" else -4, 5, shape)
        return to_tensor(np, numbers, dtype)

    def positive(self, *shape: int) -> Tensor:
        """Numbers well above zero, where roots, logarithms and quotients are smooth."""
        if is_integer(self.dtype):
            return to_tensor(np, self._random.integers(1, 5, shape), self.dtype)
        return self.t(*shape, low=0.5, high=2.0)

    def ints(self, *shape: int, high: int = 4) -> Tensor:
        """int64 numbers from 0 to high - 1: indices, or values with ties."""
        return to_tensor(np, self._random.integers(0, high, shape), "int64")

    def positions(self, *numbers: int) -> Tensor:
        """These int64 numbers."""
        return to_tensor(np, np.asarray(numbers), "int64")

    def bools(self, *shape: int) -> Tensor:
        return to_tensor(np, self._random.integers(0, 2, shape) == 1, "bool")
