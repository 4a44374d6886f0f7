"""`torch.random`: seeds and states of the default generator, and generators of a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import core
from core._native import Tensor
from core.compat.torch.tensors import presented
from core.operators.random.generators import default_generator

if TYPE_CHECKING:
    from core.type_aliases import DeviceLike

_SEED = 67280421310721  # of PyTorch's generators, until they are seeded

__all__ = ["get_rng_state", "initial_seed", "manual_seed", "seed", "set_rng_state"]


class Generator(core.Generator):
    """torch.Generator. Its numbers are the same on every device, so that it has none of its own."""

    def __init__(self, device: DeviceLike = "cpu") -> None:
        super().__init__(_SEED)
        self.device = core.device(device)


def manual_seed(seed: int) -> core.Generator:
    """Seeds the default generator, and returns it."""
    return core.manual_seed(seed)


def seed() -> int:
    """Starts a stream that nobody can foresee, and returns its seed."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed that the default generator began with."""
    return default_generator.initial_seed()


def get_rng_state() -> Tensor:
    """The default generator's place, for `set_rng_state`: its seed and the number of draws."""
    return presented(core.asarray(default_generator.get_state()))


def set_rng_state(new_state: Tensor) -> None:
    """Moves the default generator to a place that `get_rng_state` returned."""
    default_generator.set_state(tuple(new_state.tolist()))


def __dir__() -> list[str]:
    return sorted(__all__)
