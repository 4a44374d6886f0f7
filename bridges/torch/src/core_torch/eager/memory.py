"""Memory of tensors on the device: allocation, copies, views, and what crosses to core.

PyTorch's tensors there have PyTorch's type, over storages that core has allocated: DLPack's table
of C functions makes them. So views, versions and gradients are PyTorch's own work.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

import core
from core import Tensor
from core._native import from_exchange, owned_tensor, to_exchange
from core.errors import ArgumentError, DeviceError, MemoryAccessError
from core_torch.metadata import core_dtype

Sizes = Sequence[int]


@dataclass
class Place:
    """Which core device PyTorch's slot is, and the name that it has there; None: not yet."""

    device: core.device
    torch_type: str | None = None


_OVERLAPS = 1  # what PyTorch says of a tensor that overlaps itself; 2: it does not know
_OWN_USES = 2  # of a storage by a tensor of its own, and by the object that Python has of it
place = Place(core.device("cpu"))


def is_there(x: Any) -> bool:
    """Whether it is a tensor on the device."""
    return isinstance(x, torch.Tensor) and x.device.type == place.torch_type


def to_core(x: torch.Tensor) -> Tensor:
    """A core tensor over the memory of a tensor of PyTorch's, here or on the cpu.

    One whose conjugate or negative PyTorch has left for later is computed into memory of its own.
    """
    if x.is_conj():
        return core.conj(to_core(x.conj()))
    if x.is_neg():
        return core.negative(to_core(torch._neg_view(x)))
    return from_exchange(x)


def to_torch(x: Tensor) -> torch.Tensor:
    """A tensor of PyTorch's over a result's memory."""
    return to_exchange(x, torch.Tensor, False)  # type: ignore[no-any-return]


def operand(x: torch.Tensor) -> Tensor:
    """An operand of a call on the device: PyTorch lets numbers stay on the cpu."""
    if is_there(x):
        return to_core(x)
    if x.ndim == 0:
        return core.to_device(to_core(x), place.device)
    raise elsewhere(f"a call on {place.torch_type} has an operand on {x.device}")


def elsewhere(what: str) -> DeviceError:
    """The error that a tensor of a call is on another device."""
    return DeviceError(
        what=what,
        why="all operands of a call are on one device; numbers (0-d tensors) may be on the cpu",
        exists=f"devices of PyTorch's; {place.torch_type} is core's {place.device}",
        fix=f"move it first: x.to({place.torch_type!r})",
    )


# ---- allocation --------------------------------------------------------------------------------
def empty(
    shape: Sizes, dtype: Any = None, layout: Any = None, device: Any = None, pin_memory: Any = None,
    memory_format: Any = None,
) -> torch.Tensor:  # fmt: skip
    if memory_format in (None, torch.contiguous_format, torch.preserve_format):
        return _empty(shape, dtype)
    like = torch.empty(shape, device="meta", memory_format=memory_format)
    return empty_strided(shape, like.stride(), dtype)


def empty_strided(
    shape: Sizes, strides: Sizes, dtype: Any = None, layout: Any = None, device: Any = None,
    pin_memory: Any = None,
) -> torch.Tensor:  # fmt: skip
    last = sum((n - 1) * s for n, s in zip(shape, strides, strict=True))
    count = 0 if 0 in shape else last + 1
    flat = _empty([count], dtype)
    return torch.ops.aten.as_strided_(flat, shape, strides, 0)


def _empty(shape: Sizes, dtype: Any) -> torch.Tensor:
    kind = core_dtype(dtype or torch.get_default_dtype())
    return to_torch(core.empty(tuple(shape), dtype=kind, device=place.device))


def resize_(x: torch.Tensor, shape: Sizes, memory_format: Any = None) -> torch.Tensor:
    """Other sizes over the same memory, or over more that begins with its values.

    Raises:
        ArgumentError: the memory is too small, and other tensors are over it too.
    """
    if tuple(x.shape) == tuple(shape):
        return x
    plain = memory_format in (None, torch.preserve_format)
    strides = torch.empty(
        shape, device="meta", memory_format=torch.contiguous_format if plain else memory_format
    ).stride()
    at, storage = x.storage_offset(), x.untyped_storage()
    count = at + math.prod(shape)
    had = storage.nbytes() // x.itemsize
    if count > had:
        if had and torch._C._storage_Use_Count(storage._cdata) > _OWN_USES:
            raise ArgumentError(
                what=f"a tensor of {tuple(x.shape)} on {x.device} was to grow to {tuple(shape)}",
                why="its memory is too small, other tensors are over it, and it cannot be extended",
                exists="resize_ of a tensor that shares its memory with no other",
                fix="make a new tensor of these sizes, and copy the values there",
            )
        grown = _empty([count], x.dtype)
        if had:
            grown[:had].copy_(as_strided(x, [had], [1], 0))
        x.data = grown
    return torch.ops.aten.as_strided_(x, shape, strides, at)


def set_tensor(x: torch.Tensor, source: torch.Tensor) -> torch.Tensor:
    """Makes a tensor one over another's memory."""
    x.data = source
    return x


def check_number(device: torch.device | None) -> None:
    """Raises DeviceError where a call names another device of the type than number 0."""
    if device is not None and device.type == place.torch_type and device.index:
        raise DeviceError(
            what=f"a tensor was to be on {device}",
            why="PyTorch has one slot for devices of others: core_torch has given it to one device",
            exists=f"{place.torch_type}:0, which is core's {place.device}",
            fix=f"name {place.torch_type!r}; register_device takes a core device such as "
            "'acme:1', and it is number 0 of PyTorch's",
        )


def set_storage(
    x: torch.Tensor, storage: torch.UntypedStorage, offset: int = 0, shape: Sizes | None = None,
    strides: Sizes = (),
) -> torch.Tensor:  # fmt: skip
    """Makes a tensor one over a storage's memory."""
    count = storage.nbytes() // x.itemsize
    over = owned_tensor(storage.data_ptr(), (count,), core_dtype(x.dtype), storage, place.device)
    flat = to_exchange(over, torch.Tensor, True)
    x.data = flat if shape is None else torch.ops.aten.as_strided_(flat, shape, strides, offset)
    return x


def storage_on_device(size: Any = 0) -> torch.UntypedStorage:
    """A storage of so many bytes, or of these. PyTorch has no allocator for the device to ask."""
    if isinstance(size, int):
        return _empty([size], torch.uint8).untyped_storage()
    return torch.tensor(size, dtype=torch.uint8).to(str(place.torch_type)).untyped_storage()


# ---- views -------------------------------------------------------------------------------------
def as_strided(
    x: torch.Tensor, shape: Sizes, strides: Sizes, offset: int | None = None
) -> torch.Tensor:
    at = x.storage_offset() if offset is None else offset
    return torch.ops.aten.as_strided_(torch.ops.aten.alias(x), shape, strides, at)


def viewed(op: Any, x: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
    """The result of a view operator: sizes and strides by PyTorch's rule."""
    like = torch.empty_strided((0,), (1,), dtype=x.dtype, device="meta")
    like = like.as_strided(x.shape, x.stride(), x.storage_offset())
    views = op(like, *args, **kwargs)
    if not isinstance(views, torch.Tensor):
        return [as_strided(x, v.shape, v.stride(), v.storage_offset()) for v in views]
    where = views.shape, views.stride(), views.storage_offset()
    if views.dtype == x.dtype:
        return as_strided(x, *where)
    made = _empty([0], views.dtype)  # the same bytes as another dtype
    return set_storage(made, x.untyped_storage(), where[2], *where[:2])


# ---- copies ------------------------------------------------------------------------------------
def copy_from(source: torch.Tensor, target: torch.Tensor, non_blocking: bool = False) -> Any:
    """target[...] = source, between devices and dtypes."""
    write(target, to_core(source))
    return target


def write(target: torch.Tensor, values: Tensor) -> None:
    """Writes values to a tensor's memory.

    Raises:
        MemoryAccessError: several of its elements are one place in memory.
    """
    if torch._debug_has_internal_overlap(target) == _OVERLAPS:
        raise MemoryAccessError(
            what=f"a tensor of shape {tuple(target.shape)} and strides {target.stride()} was to be "
            "written to",
            why="several of its elements are one place in memory: which value stays is not defined",
            exists="tensors whose elements lie apart; expand() makes others",
            fix="write to a copy of it: x.clone()",
        )
    dtype = core_dtype(target.dtype)
    if values.dtype != dtype:
        values = core.astype(values, dtype)  # PyTorch truncates; copy_ takes no lesser kind
    if target.is_conj():
        target, values = target.conj(), core.conj(values)
    if target.is_neg():
        target, values = torch._neg_view(target), core.negative(values)
    there = from_exchange(target)
    if values.device != there.device:
        values = core.to_device(values, there.device)
    there.copy_(values)


def item(x: torch.Tensor) -> Any:
    return to_core(x).item()
