"""Calls by the table: aten operators on tensors of the device, one at a time.

Shape, dtype and strides of a result come from PyTorch's rule for tensors without memory, which is
asked once for each signature.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

import core
from core import Tensor
from core.caches import BoundedCache
from core_torch.eager import memory
from core_torch.metadata import core_dtype, operand_dtype
from core_torch.table import TABLE, Entry
from core_torch.table.registry import call_entry

_EXPECTED: BoundedCache[Any, Any] = BoundedCache(4096)
# Operators whose index operands may be on the cpu.
_INDEXED = ("aten.index.", "aten._unsafe_index.", "aten.index_put", "aten._index_put_impl")


def caller(op: Any) -> Callable[..., Any]:
    """What makes the calls of an operator that the table has."""
    name = str(op)
    entry, take, is_indexed = TABLE[name], _taker(name), name.startswith(_INDEXED)

    def call(*args: Any, **kwargs: Any) -> Any:
        if is_indexed:
            args = _without_masks(*args)
        expected = _expected(op, entry, args, kwargs)
        result = _made(name, entry, expected, take, args, kwargs)
        if isinstance(result, Tensor):
            return memory.to_torch(result)
        return [memory.to_torch(r) if isinstance(r, Tensor) else r for r in result]

    return call


def writer(op: Any) -> Callable[..., Any]:
    """The same for one that writes its result to an operand: (operands..., written=[tensors])."""
    name = str(op)
    entry, take, is_indexed = TABLE[name], _taker(name), name.startswith(_INDEXED)

    def call(written: list[torch.Tensor], args: Any, kwargs: Any) -> None:
        if is_indexed:
            args = _without_masks(*args)
        expected = _expected(op, entry, args, kwargs)
        result = _made(name, entry, expected, take, args, kwargs)
        results = [result] if isinstance(result, Tensor) else list(result)
        for target, values in zip(written, results, strict=False):
            if target.shape != values.shape:
                memory.resize_(target, values.shape)
            memory.write(target, values)

    return call


def _made(name: str, entry: Entry, expected: Any, take: Any, args: Any, kwargs: Any) -> Any:
    wanted = operand_dtype(args, expected, entry.promotion) if entry.promotion else None
    operands = _mapped(args, take)
    named = {key: _mapped(value, take) for key, value in kwargs.items()}
    with core.no_grad():
        return call_entry(
            name, entry, operands, named, core_dtype(wanted), expected, memory.place.device
        )


def _mapped(value: Any, take: Callable[[torch.Tensor], Any]) -> Any:
    if isinstance(value, torch.Tensor):
        return take(value)
    if isinstance(value, (list, tuple)):
        return type(value)(_mapped(v, take) for v in value)
    return value


def _taker(name: str) -> Callable[[torch.Tensor], Tensor]:
    return _index_operand if name.startswith(_INDEXED) else memory.operand


def _index_operand(x: torch.Tensor) -> Tensor:
    taken = memory.to_core(x)
    return taken if memory.is_there(x) else core.to_device(taken, memory.place.device)


# ---- sizes that depend on data -----------------------------------------------------------------
def nonzero(x: torch.Tensor) -> torch.Tensor:
    """The places of elements that are not 0, one a row."""
    if x.ndim == 0:
        return nonzero(x.reshape(1))[:, :0]
    return memory.to_torch(core.stack(core.nonzero(memory.to_core(x)), axis=1))


def masked_select(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    x, mask = torch.broadcast_tensors(x, mask)
    return x[mask]


def _without_masks(x: torch.Tensor, indices: Any, *rest: Any) -> tuple[Any, ...]:
    """The arguments of an indexing operator, masks replaced by the places where they are true."""
    places: list[Any] = []
    for index in indices:
        if index is not None and index.dtype in (torch.bool, torch.uint8):
            places += index.nonzero().unbind(1)
        else:
            places.append(index)
    return x, places, *rest


# ---- what PyTorch says of results --------------------------------------------------------------
def _expected(op: Any, entry: Entry, args: Any, kwargs: Any) -> Any:
    key = (op, torch.get_default_dtype(), _key(args, entry.creates),
           *[(k, _key(v, entry.creates)) for k, v in kwargs.items()])  # fmt: skip
    found = _EXPECTED.get(key)
    if found is None:
        if "device" in kwargs:
            kwargs = {**kwargs, "device": "meta"}
        named = {k: _mapped(v, _without_memory) for k, v in kwargs.items()}
        try:
            with torch.no_grad():
                found = op(*_mapped(args, _without_memory), **named)
        except NotImplementedError:
            found = ()  # PyTorch has no rule: the result is as the entry makes it
        _EXPECTED.keep(key, found)
    return found


def _without_memory(x: torch.Tensor) -> torch.Tensor:
    return torch.empty(x.shape, dtype=x.dtype, device="meta")


def _key(value: Any, exact: bool) -> Any:
    """What a result's dtype and sizes may depend on: of a float that is no size, its type."""
    if isinstance(value, torch.Tensor):
        return value.dtype, value.shape
    if isinstance(value, (list, tuple)):
        return tuple(_key(v, exact) for v in value)
    if isinstance(value, (bool, int)) or (exact and isinstance(value, float)):
        return type(value), value  # True is 1, but no number
    return float if isinstance(value, float) else value
