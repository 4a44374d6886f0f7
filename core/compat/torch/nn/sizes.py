"""Sizes as PyTorch's pooling takes them: one for all axes, no stride, None for the input's."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import core
from core.compat.torch import torch_keywords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor

_POOLS = {f"{kind}_pool{n}d": n for kind in ("avg", "lp", "max") for n in (1, 2, 3)}
_ADAPTIVE = {f"adaptive_{kind}_pool{n}d": n for kind in ("avg", "max") for n in (2, 3)}


def adapted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function of that name with PyTorch's forms of sizes, if it is one of these."""
    if name in _POOLS:
        return _pool(_POOLS[name], _with_indices(name, function))
    return _adaptive(_ADAPTIVE[name], function) if name in _ADAPTIVE else function


def _with_indices(name: str, function: Callable[..., Tensor]) -> Callable[..., Any]:
    """Maxima with return_indices=True: (values, indices)."""
    if not name.startswith("max"):
        return function
    both = torch_keywords(getattr(core, f"{name}_with_indices"), name)

    @functools.wraps(function, updated=())
    def called(*args: Any, return_indices: bool = False, **kwargs: Any) -> Any:
        return (both if return_indices else function)(*args, **kwargs)

    return called


def _pool(count: int, function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def spread(value: Any) -> Any:
        if not isinstance(value, (list, tuple)):
            return value
        if not value:
            return None
        return list(value) * count if len(value) == 1 else list(value)

    @functools.wraps(function, updated=())
    def called(*args: Any, **kwargs: Any) -> Tensor:
        return function(*map(spread, args), **{k: spread(v) for k, v in kwargs.items()})

    return called


def _adaptive(count: int, function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    @functools.wraps(function, updated=())
    def called(
        input: Tensor, output_size: int | Sequence[int | None] | None, *args: bool, **kwargs: bool
    ) -> Tensor:
        sizes = output_size if isinstance(output_size, (list, tuple)) else [output_size] * count
        own = input.shape[-count:]
        return function(input, [b if a is None else a for a, b in zip(sizes, own)], *args, **kwargs)

    return called
