"""Decompositions of 16-bit floats: computed in float32, rounded once at the end."""

import functools
from typing import Any

from core import _native

_HALVES = frozenset((_native.float16, _native.bfloat16))


def in_float32(decomposition: Any) -> Any:
    """The decomposition with its 16-bit floats as float32; what it returns has their dtype."""

    @functools.wraps(decomposition)
    def wide(*args: Any, **kwargs: Any) -> Any:
        narrow = [a.dtype for a in args if isinstance(a, _native.Tensor) and a.dtype in _HALVES]
        if not narrow:
            return decomposition(*args, **kwargs)
        return decomposition(*map(widened, args), **kwargs).astype(narrow[0])

    return wide


def widened(value: Any) -> Any:
    """A tensor of 16-bit floats as float32; anything else as it is."""
    if isinstance(value, _native.Tensor) and value.dtype in _HALVES:
        return value.astype(_native.float32)
    return value
