"""Random numbers that are written to a tensor on the device: core's streams (seeds.py)."""

from __future__ import annotations

from typing import Any

import torch

import core
from core import Tensor
from core.errors import ArgumentError
from core_torch.eager import memory
from core_torch.metadata import core_dtype
from core_torch.seeds import generator as seeded


def uniform_(x: torch.Tensor, low: float = 0, high: float = 1, *, generator: Any = None) -> Any:
    return _written(x, core.rand, generator, high - low, low)


def normal_(x: torch.Tensor, mean: float = 0, std: float = 1, *, generator: Any = None) -> Any:
    return _written(x, core.randn, generator, std, mean)


def bernoulli_(x: torch.Tensor, p: float = 0.5, *, generator: Any = None) -> Any:
    memory.write(x, _drawn(x, core.rand, generator) < p)
    return x


def _written(x: torch.Tensor, draw: Any, generator: Any, scale: float, shift: float) -> Any:
    memory.write(x, _drawn(x, draw, generator) * scale + shift)
    return x


def _drawn(x: torch.Tensor, draw: Any, generator: Any) -> Tensor:
    if generator is not None:
        raise ArgumentError(
            what=f"numbers are drawn on {x.device} with a torch.Generator",
            why="they come from core's streams, which PyTorch's default generator names",
            exists="torch.manual_seed",
            fix="leave generator out, or draw on the cpu and move the numbers",
        )
    kind = core_dtype(x.dtype) if x.is_floating_point() else core.float32
    with core.no_grad():
        made: Tensor = draw(
            tuple(x.shape), dtype=kind, device=memory.place.device, generator=seeded
        )
    return made
