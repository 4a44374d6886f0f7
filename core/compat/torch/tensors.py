"""`torch.Tensor`: the subclass of `core.Tensor` whose tensors have PyTorch's methods.

Its tensors share memory and history with core's, and every operator of core accepts them; a call
with one of them returns this class too. Core's own code sees core's attributes on them. So this
file only makes the type and converts plain tensors to it; methods.py has the methods.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor as native_Tensor
from core._native import as_subclass, tensor_subclass
from core.errors import ShapeError

if TYPE_CHECKING:
    from collections.abc import Callable

_Plain = native_Tensor
# The functions of operator symbols for operands of this class; others call core's.
SYMBOLS: dict[str, Callable[..., Any]] = {}

Tensor = tensor_subclass("core.compat.torch.Tensor", SYMBOLS)
Tensor.__doc__ = "A tensor with PyTorch's methods, over the same operators as `core.Tensor`."


class Size(tuple[int, ...]):
    """The sizes of a tensor: a tuple that counts elements."""

    __slots__ = ()

    def numel(self) -> int:
        """The number of elements."""
        return math.prod(self)

    def __repr__(self) -> str:
        return f"torch.Size({list(self)})"


def own(x: Any) -> Any:
    """A tensor of this library over a plain one, with its history; anything else as it is."""
    return as_subclass(core.broadcast_to(x, x.shape)) if type(x) is _Plain else x


def presenting(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function of core, whose results are nests of tensors of this library."""

    @functools.wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        leaves, nest = core.pytree.flatten(function(*args, **kwargs))
        return core.pytree.unflatten([presented(leaf, args) for leaf in leaves], nest)

    return called


def presented(value: Any, arguments: tuple[Any, ...] = ()) -> Any:
    """The results of a function of core, as tensors of this library.

    arguments: those of the function's call. A plain tensor among them that the function returned
    stays as it is for other holders; the result here is a view of it.
    """
    if type(value) is _Plain:
        held = any(value is argument for argument in arguments)
        return own(value) if held else as_subclass(value)
    if isinstance(value, tuple):
        items = [presented(item, arguments) for item in value]
        if all(new is old for new, old in zip(items, value)):
            return value
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    if type(value) is list:
        return [presented(item, arguments) for item in value]
    return value


def write_out(name: str, result: Any, out: Any) -> Any:
    """Writes a function's results to the tensors of its out=, and returns these."""
    results, outs = ((v if isinstance(v, (tuple, list)) else (v,)) for v in (result, out))
    for value, place in zip(results, outs, strict=True):
        if (value.shape, value.dtype) != (place.shape, place.dtype):
            raise ShapeError(
                what=f"{name}: out is {place.dtype.name}{place.shape}, the result "
                f"{value.dtype.name}{value.shape}",
                why="the result is written to it as it is: it is not resized or converted",
                exists=f"{value.dtype.name}{value.shape}",
                fix="pass a tensor of that shape and dtype, or leave out= away",
            )
        core.ops.core.copy_(place, value)
    return out
