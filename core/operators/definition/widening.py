"""Decompositions of 16-bit floats: computed in float32, rounded once at the end."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from core._native import Tensor, float32
from core.tensors.kinds import is_narrow, need_computed

if TYPE_CHECKING:
    from collections.abc import Callable


def in_float32(decomposition: Callable[..., Any]) -> Callable[..., Tensor]:
    """The decomposition with 16-bit floats as float32; its results have the original dtype.

    Dtypes that only store numbers are refused.
    """
    name = decomposition.__name__.strip("_")

    @functools.wraps(decomposition)
    def wide(*args: Any, **kwargs: Any) -> Tensor:
        narrow = [a.dtype for a in args if is_narrow(a)]
        if not narrow:
            return decomposition(*args, **kwargs)
        need_computed(name, *args)
        return decomposition(*map(widened, args), **kwargs).astype(narrow[0])

    return wide


def widened(value: Any) -> Any:
    """A tensor of 16-bit floats as float32; anything else as it is."""
    return value.astype(float32) if is_narrow(value) else value
