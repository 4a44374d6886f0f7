"""Predicates: reading one, and reducing those of a batch to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor, active_level
from core.operators.elementwise.arithmetic import where
from core.transforms.batching import VmapLevel

if TYPE_CHECKING:
    from typing import TypeGuard


def is_batched(predicate: Tensor | bool) -> TypeGuard[Tensor]:
    """Whether a predicate has a value for each element of a batch (`core.func.vmap`)."""
    while isinstance(predicate, Tensor) and predicate.level:
        if isinstance(active_level(predicate.level), VmapLevel):
            return True
        inner = predicate.wrapped_value
        if inner is None:
            return False
        predicate = inner
    return False


def truth_of(predicate: Tensor | bool) -> bool:
    """The value of a predicate; of a batch whether it is true for any element."""
    while is_batched(predicate):
        predicate = predicate.wrapped_value.any()  # type: ignore[union-attr]
    return bool(predicate)


def select(predicate: Tensor, a: Tensor, b: Tensor) -> Tensor:
    """a where a predicate is true, else b."""
    chosen: Tensor = where(predicate, a, b)
    return chosen
