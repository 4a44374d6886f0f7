"""PyTorch's functions that make tensors, whose names or arguments differ from core's."""

from __future__ import annotations

import functools
import inspect
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor
from core.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.type_aliases import Array, DeviceLike, DTypeLike, Scalar

    Size = int | Sequence[int]  # one size of several arguments, or all sizes as one


def sizes_of(sizes: tuple[Any, ...]) -> Sequence[int]:
    """Sizes as arguments, or as one list."""
    return sizes[0] if len(sizes) == 1 and isinstance(sizes[0], (tuple, list)) else sizes


def tensor(
    data: Any,
    *,
    dtype: DTypeLike | None = None,
    device: DeviceLike | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """torch.tensor: a copy of the data."""
    if dtype is not None and core.isdtype(dtype, "integral") and _has_fractions(data):
        whole = core.asarray(data, dtype=core.float64, device=device)
        out = core.astype(whole, dtype)
    else:
        out = core.asarray(data, dtype=dtype, device=device, copy=True)
    out = out.detach() if isinstance(data, Tensor) else out
    if requires_grad:
        out.requires_grad = True
    return out


def _has_fractions(data: Any) -> bool:
    """Whether a Python float is among the numbers, which integers hold without its fraction."""
    if isinstance(data, (list, tuple)):
        return any(map(_has_fractions, data))
    return type(data) is float


def as_tensor(
    data: Any, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """torch.as_tensor."""
    return core.asarray(data, dtype=dtype, device=device)


def from_numpy(array: Array) -> Tensor:
    """torch.from_numpy."""
    return core.asarray(array)


def frombuffer(
    buffer: Any, *, dtype: DTypeLike, count: int = -1, offset: int = 0, requires_grad: bool = False
) -> Tensor:
    """torch.frombuffer: the bytes of an object with a buffer, from `offset` on, over its memory."""
    kind = core.dtype(dtype)
    view = memoryview(buffer).cast("B")[offset:]
    stop = len(view) // kind.itemsize * kind.itemsize if count < 0 else count * kind.itemsize
    if (count < 0 and stop != len(view)) or stop > len(view) or stop == 0:
        raise ArgumentError(
            what=f"frombuffer: {len(view)} bytes from offset {offset} on, and count={count}",
            why=f"an element of {kind.name} has {kind.itemsize} bytes, and a tensor one or more",
            exists=f"{len(view) // kind.itemsize} whole elements",
            fix="pass another count or offset",
        )
    return core.asarray(view[:stop]).view(kind).requires_grad_(requires_grad)


def scalar_tensor(
    s: Scalar, *, dtype: DTypeLike | None = None, device: DeviceLike | None = None
) -> Tensor:
    """torch.scalar_tensor: a tensor without dimensions."""
    return core.full((), s, dtype=dtype or core.get_default_dtype(), device=device)


def _of_sizes(fill: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """zeros, ones or empty: the sizes are arguments, one list, or size=."""

    @functools.wraps(fill, updated=())
    def created(*sizes: Size, size: Size = (), requires_grad: bool = False, **kind: Any) -> Tensor:
        shape = sizes_of(sizes) if sizes else size
        return fill(shape, **kind).requires_grad_(requires_grad)

    return created


zeros, ones, empty = _of_sizes(core.zeros), _of_sizes(core.ones), _of_sizes(core.empty)


def linspace(
    start: Scalar, end: Scalar, steps: int, *, requires_grad: bool = False, **kind: Any
) -> Tensor:
    """torch.linspace."""
    return core.linspace(start, end, steps, **kind).requires_grad_(requires_grad)


def creator(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """A function that makes a tensor, with PyTorch's requires_grad=; rand and randn with size=."""
    parameters = inspect.signature(function).parameters.values()
    is_of_sizes = any(p.kind is p.VAR_POSITIONAL for p in parameters)

    @functools.wraps(function, updated=())
    def created(*args: Any, requires_grad: bool = False, **kwargs: Any) -> Tensor:
        if is_of_sizes and "size" in kwargs:
            args = (kwargs.pop("size"),)
        return function(*args, **kwargs).requires_grad_(requires_grad)

    return created
