"""What as_strided reads and as_strided_scatter writes: places in memory, not elements of a tensor.

The memory of a view holds the elements of the tensor that it is a view of, in the order of that
one's strides.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import torch

from core.errors import CompileError
from core_torch.metadata import line_of, memory_order, value_of

_READS, _WRITES = "aten.as_strided.default", "aten.as_strided_scatter.default"
BY_STRIDES = {_READS, _WRITES}
# Views whose elements are not those that lie in memory.
_COMPUTED = {"aten._conj.default", "aten._neg_view.default"}


def viewed(node: Any) -> Any:
    """The node that a node is a view of; None: it is none."""
    if not isinstance(node, torch.fx.Node) or node.op != "call_function":
        return None
    call = node.args[0] if node.target is operator.getitem else node  # a part of a split
    if not getattr(getattr(call, "target", None), "is_view", False):
        return None
    return call.args[0]  # type: ignore[union-attr]


def arguments(node: torch.fx.Node) -> tuple[Any, ...]:
    """A node's arguments for core: the tensor that owns the memory stands for a view of it, the
    offset is counted from the owner's first element, and the order of the owner's axes is added.

    Raises:
        CompileError: the memory has elements that the graph does not have.
    """
    count = 4 if str(node.target) == _WRITES else 3
    (x, *source, size, stride), (given, *_) = node.args[:count], (*node.args[count:], None)
    owner: Any = x
    while str(node.target) == _READS and (of := viewed(owner)) is not None:
        if str(owner.target) in _COMPUTED:
            raise _unserved(node, "a view that PyTorch computes when it is read")
        owner = of
    held, begin = value_of(owner), value_of(x).storage_offset()
    order = memory_order(held)
    if order is None or held.dtype != value_of(x).dtype:
        raise _unserved(node, f"a tensor of strides {held.stride()} and dtype {held.dtype}")
    offset: Any = 0
    if given is not None or owner is not x:
        at, first = begin if given is None else given, held.storage_offset()
        if type(first) is not int or (first and type(at) is not int):
            raise _unserved(node, "a part of memory whose place is not known")
        offset = at - first if first else at
    if isinstance(offset, torch.SymInt):
        raise _unserved(node, "a part of memory whose place is not known")
    _check_places(node, held, size, stride, offset)  # type: ignore[arg-type]
    return (owner, *source, size, stride, offset, order)


def _check_places(
    node: torch.fx.Node, held: torch.Tensor, size: Sequence[Any], stride: Sequence[Any], offset: Any
) -> None:
    numbers = [*held.shape, *size, *stride, offset]
    if any(type(n) is not int for n in numbers) or 0 in size:
        return  # core's operators check indices when they run
    last = offset + sum((n - 1) * s for n, s in zip(size, stride, strict=True))
    if offset < 0 or last >= held.numel():
        raise _unserved(node, f"a part of memory, and the call reads {offset} to {last} of it")


def _unserved(node: torch.fx.Node, found: str) -> CompileError:
    return CompileError(
        what=f"{node.target} is called with {found} ({line_of(node)})",
        why="it reads memory that the graph's tensors do not hold",
        exists="as_strided of dense tensors and their views, in the bounds of these",
        fix="take a part by slices, or call x.contiguous() before",
    )
