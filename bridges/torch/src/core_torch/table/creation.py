"""Tensors of numbers alone, and random ones: these follow `torch.manual_seed` (seeds.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import core
from core import Tensor
from core_torch.metadata import core_dtype, number_as
from core_torch.seeds import generator
from core_torch.table.registry import adapted


@adapted("full", creates=True)
def full(shape: Sequence[int], value: Any, *, dtype: Any = None, device: Any = None) -> Tensor:
    kind = core_dtype(dtype)
    if kind is not None:
        value = number_as(kind, value)
    return core.full(tuple(shape), value, dtype=kind, device=device)


def _constant(name: str, value: float) -> None:
    @adapted(name, creates=True)
    def make(shape: Sequence[int], *, dtype: Any = None, device: Any = None,
             memory_format: Any = None) -> Tensor:  # fmt: skip
        kind = core_dtype(dtype) or core.float32
        return core.full(tuple(shape), value, dtype=kind, device=device)


def _like(name: str, value: float) -> None:
    @adapted(name)
    def make(x: Tensor, *, dtype: Any = None, memory_format: Any = None) -> Tensor:
        return core.full_like(x, value, dtype=core_dtype(dtype))


def _new(name: str, value: float) -> None:
    @adapted(name)
    def make(x: Tensor, shape: Sequence[int], *, dtype: Any = None) -> Tensor:
        return core.full(tuple(shape), value, dtype=core_dtype(dtype) or x.dtype, device=x.device)


# "empty" tensors are filled with zeros, so that nobody reads old memory.
for _names, _value in (("zeros", 0), ("ones", 1), ("empty", 0)):
    _constant(f"{_names}.default" if _names != "empty" else "empty.memory_format", _value)
    _like(f"{_names}_like", _value)
    _new(f"new_{_names}", _value)
# The tangent of what does not change: PyTorch's has no memory, which nobody sees in a graph.
_constant("_efficientzerotensor", 0)


@adapted("full_like")
def full_like(x: Tensor, value: Any, *, dtype: Any = None, memory_format: Any = None) -> Tensor:
    kind = core_dtype(dtype) or x.dtype
    return core.full_like(x, number_as(kind, value), dtype=kind)


@adapted("new_full")
def new_full(x: Tensor, shape: Sequence[int], value: Any, *, dtype: Any = None) -> Tensor:
    kind = core_dtype(dtype) or x.dtype
    return core.full(tuple(shape), number_as(kind, value), dtype=kind, device=x.device)


@adapted("empty_strided new_empty_strided", creates=True)
def empty_strided(*args: Any, dtype: Any = None, device: Any = None) -> Tensor:
    like = args[0] if isinstance(args[0], Tensor) else None
    kind = core_dtype(dtype) or (core.float32 if like is None else like.dtype)
    return core.zeros(tuple(args[0 if like is None else 1]), dtype=kind, device=device)


@adapted("scalar_tensor", creates=True)
def scalar_tensor(value: Any, *, dtype: Any = None, device: Any = None) -> Tensor:
    kind = core_dtype(dtype) or core.float32
    return core.full((), number_as(kind, value), dtype=kind, device=device)


@adapted("arange arange.start arange.start_step", creates=True)
def arange(*args: Any, dtype: Any = None, device: Any = None) -> Tensor:
    kind = core_dtype(dtype)
    if kind is None:
        kind = core.int64 if all(isinstance(a, int) for a in args) else core.float32
    return core.arange(*args, dtype=kind, device=device)


@adapted("eye eye.m", creates=True)
def eye(*sizes: int, dtype: Any = None, device: Any = None) -> Tensor:
    return core.eye(*sizes, dtype=core_dtype(dtype) or core.float32, device=device)


def _triangle(name: str, places_of: Any) -> None:
    @adapted(name, creates=True)
    def indices(
        rows: int, columns: int, offset: int = 0, *, dtype: Any = None, device: Any = None
    ) -> Tensor:
        """The places of a triangle's elements: numbers that the sizes give."""
        places = np.stack(places_of(int(rows), int(offset), int(columns)))
        return core.asarray(places, dtype=core_dtype(dtype) or core.int64, device=device)


_triangle("tril_indices", np.tril_indices)
_triangle("triu_indices", np.triu_indices)


@adapted("linspace", creates=True)
def linspace(
    start: float, end: float, steps: int, *, dtype: Any = None, device: Any = None
) -> Tensor:
    kind = core_dtype(dtype) or core.float32
    return core.linspace(start, end, steps, dtype=kind, device=device)


# ---- random numbers ----------------------------------------------------------------------------
@adapted("rand", creates=True)
def rand(shape: Sequence[int], *, dtype: Any = None, device: Any = None) -> Tensor:
    kind = core_dtype(dtype) or core.float32
    return core.rand(tuple(shape), dtype=kind, device=device, generator=generator)


@adapted("randn", creates=True)
def randn(shape: Sequence[int], *, dtype: Any = None, device: Any = None) -> Tensor:
    kind = core_dtype(dtype) or core.float32
    return core.randn(tuple(shape), dtype=kind, device=device, generator=generator)


@adapted("randint randint.low", creates=True)
def randint(*args: Any, dtype: Any = None, device: Any = None) -> Tensor:
    *bounds, shape = args
    low, high = (0, bounds[0]) if len(bounds) == 1 else bounds
    kind = core_dtype(dtype) or core.int64
    drawn = core.randint(low, high, tuple(shape), device=device, generator=generator)
    return core.astype(drawn, kind)


@adapted("rand_like")
def rand_like(x: Tensor, *, dtype: Any = None, memory_format: Any = None) -> Tensor:
    kind = core_dtype(dtype) or x.dtype
    return core.rand(x.shape, dtype=kind, device=x.device, generator=generator)


@adapted("randn_like")
def randn_like(x: Tensor, *, dtype: Any = None, memory_format: Any = None) -> Tensor:
    kind = core_dtype(dtype) or x.dtype
    return core.randn(x.shape, dtype=kind, device=x.device, generator=generator)


@adapted("bernoulli.p bernoulli")
def bernoulli(x: Tensor, p: float | None = None) -> Tensor:
    drawn = core.rand(x.shape, dtype=core.float32, device=x.device, generator=generator)
    return core.astype(drawn < (x if p is None else p), x.dtype)


@adapted("normal.float_float", creates=True)
def normal(
    mean: float, std: float, shape: Sequence[int], *, dtype: Any = None, device: Any = None
) -> Tensor:  # fmt: skip
    return mean + std * randn(shape, dtype=dtype, device=device)


@adapted("normal_functional")
def normal_functional(x: Tensor, mean: float = 0, std: float = 1) -> Tensor:
    return mean + std * randn_like(x)


@adapted("uniform")
def uniform(x: Tensor, low: float = 0, high: float = 1) -> Tensor:
    return low + (high - low) * rand_like(x)


@adapted("rrelu_with_noise_functional")
def rrelu_with_noise(
    x: Tensor, noise: Tensor, low: float = 1 / 8, high: float = 1 / 3, training: bool = False
) -> list[Tensor]:
    """The result, and what elements were multiplied by; in inference all by the mean."""
    if not training:
        return [core.leaky_relu(x, (low + high) / 2), noise]
    factors = core.where(x <= 0, uniform(x, low, high), 1)
    return [x * factors, factors]


@adapted("normal.Tensor_float normal.Tensor_Tensor normal.float_Tensor")
def normal_of(mean: Any, std: Any = 1) -> Tensor:
    shape = core.add(mean, std).shape
    like = mean if isinstance(mean, Tensor) else std
    return mean + std * core.randn(shape, dtype=like.dtype, device=like.device, generator=generator)


@adapted("randperm", creates=True)
def randperm(n: int, *, dtype: Any = None, device: Any = None) -> Tensor:
    return core.randperm(n, device=device, generator=generator)


@adapted("multinomial")
def multinomial(x: Tensor, count: int, replacement: bool = False) -> Tensor:
    return core.multinomial(x, count, replacement, generator=generator)


@adapted("native_dropout")
def native_dropout(x: Tensor, p: float, train: bool | None = True) -> list[Tensor]:
    if train is False or p == 0:
        return [core.clone(x), core.ones(x.shape, dtype=core.bool, device=x.device)]
    if p == 1:
        return [core.zeros_like(x), core.zeros(x.shape, dtype=core.bool, device=x.device)]
    drawn = core.rand(x.shape, dtype=core.float32, device=x.device, generator=generator)
    kept = drawn >= p
    return [core.where(kept, x * (1 / (1 - p)), 0), kept]


@adapted("dropout")
def dropout(x: Tensor, p: float, train: bool) -> Tensor:
    return native_dropout(x, p, train)[0] if train else x
