"""Transforms of functions: derivatives, batches, functionalization. `core.func` is their face.

A transform pushes a level (levels.py), wraps the arguments, calls the function, and takes apart
what came out. Levels define calls on their wrappers: forward.py, reverse.py, batching.py,
functionalize.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import set_key_handler
from core.autograd.function import set_apply_at_level
from core.transforms import levels

if TYPE_CHECKING:
    from core.autograd.function import Function
    from core.type_aliases import Outputs


def _apply_at_level(cls: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Outputs:
    from core.transforms.function_levels import apply_at_level

    return apply_at_level(cls, args, kwargs)


set_key_handler("levels", levels.handle)
set_apply_at_level(_apply_at_level)
