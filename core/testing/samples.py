"""Sample calls of every operator, drawn from its definition: what all operator tests run on.

A definition's `samples` and `errors` are functions of a `SampleMaker`; it makes tensors of one
dtype from a seed, so that the same definition is sampled in every dtype it declares.
"""

from typing import Any

import numpy as np

from core._native import Tensor
from core.bodies.definition import Definition
from core.operators.definition import catalogue
from core.testing.arrays import DOUBLE, Array, from_numpy, is_narrow

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
        return self.dtype.startswith("complex")

    def t(
        self, *shape: int, low: float = -2.0, high: float = 2.0, dtype: str | None = None
    ) -> Tensor:
        """A tensor of numbers between low and high, no two of them equal if dtype has enough."""
        dtype = dtype or self.dtype
        if dtype == "bool":
            return self.bools(*shape)
        numbers: Array = self._random.uniform(low, high, shape)
        if dtype.startswith("complex"):
            numbers = numbers + 1j * self._random.uniform(low, high, shape)
        if "int" in dtype:
            numbers = self._random.integers(0 if dtype[0] == "u" else -4, 5, shape)
        return from_numpy(numbers, dtype)

    def positive(self, *shape: int) -> Tensor:
        """Numbers well above zero, where roots, logarithms and quotients are smooth."""
        if "int" in self.dtype:
            return from_numpy(self._random.integers(1, 5, shape), self.dtype)
        return self.t(*shape, low=0.5, high=2.0)

    def ints(self, *shape: int, high: int = 4) -> Tensor:
        """int64 numbers from 0 to high - 1: indices, or values with ties."""
        return from_numpy(self._random.integers(0, high, shape), "int64")

    def positions(self, *numbers: int) -> Tensor:
        """These int64 numbers."""
        return from_numpy(numbers, "int64")

    def bools(self, *shape: int) -> Tensor:
        return from_numpy(self._random.integers(0, 2, shape) == 1, "bool")


def random_like(x: Tensor, seed: int) -> Tensor:
    """Numbers from -1 to 1 of x's shape and dtype, on its device."""
    return SampleMaker(x.dtype.name, seed).t(*x.shape, low=-1.0, high=1.0).to(x.device)


# ---- the catalogue -----------------------------------------------------------------------------
def operators() -> list[Definition]:
    """The definitions that tests run over: all that the catalogue holds."""
    return catalogue.definitions()


def samples(definition: Definition, dtype: str = "float64") -> list[Sample]:
    """The sample calls of a definition, tensors in dtype."""
    return [] if definition.samples is None else list(definition.samples(SampleMaker(dtype)))


def error_samples(definition: Definition) -> list[ErrorSample]:
    """The calls of a definition that have to fail."""
    dtype = GROUPS[definition.dtypes][0]
    return [] if definition.errors is None else list(definition.errors(SampleMaker(dtype)))


def dtypes(definition: Definition) -> tuple[str, ...]:
    """The dtypes that a definition's samples are drawn in."""
    return GROUPS[definition.dtypes]


def outputs_of(result: Any) -> list[Any]:
    """An operator's result as a list."""
    return list(result) if isinstance(result, (tuple, list)) else [result]


def gradient_samples(definition: Definition, dtype: str) -> list[Sample]:
    """The samples whose floating results are in double precision, as finite differences need."""
    return [
        sample
        for sample in samples(definition, dtype)
        if not any(map(is_narrow, outputs_of(definition.op(*sample.args, **sample.kwargs))))
    ]


def gradient_dtypes(definition: Definition) -> tuple[str, ...]:
    """Those of them in which derivatives are compared with finite differences."""
    return tuple(d for d in dtypes(definition) if d in DOUBLE.values())
