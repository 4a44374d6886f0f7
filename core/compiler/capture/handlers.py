"""Handlers that native code and transforms call while tensors are captured, installed once.

A handler finds the active collector (active.py), which then collects a call, runs the collected
calls, or returns a tensor's sizes.
"""

from __future__ import annotations

import contextlib
import math
from typing import TYPE_CHECKING, Any

from core._native import is_captured, set_items, set_key_handler, set_symbols
from core._native import settle as native_settle
from core.compiler.capture.active import (
    calls_are_made,
    collecting,
    current,
    off,
    owner_of,
    writer_of,
)
from core.compiler.capture.items import LateNumber, operand_beside
from core.compiler.symbolic.symbols import Symbol
from core.dispatcher.binding import flat_tensors, set_index_rule, set_rule_watch
from core.errors import CompileError
from core.hooks import install_hooks
from core.transforms.levels import set_collector

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator

    from core._native import Operator, Tensor
    from core.compiler.capture.collector import Collector


def install() -> None:
    """Has native code and transforms call these."""
    set_key_handler("capture", _call)
    set_symbols(Symbol, _symbolic_attribute)
    set_items(LateNumber, operand_beside)
    set_rule_watch(_note_rule)
    set_index_rule(_keeps_index)
    set_collector(_write_of_transform, _memory_of)
    install_hooks(
        materialize=materialize,
        settle_history=_settle_history,
        note_alias=_note_alias,
        gradient_hooks=_gradient_hooks,
        grad_used=_grad_used,
        detach=_detach,
        graph_leaf=_graph_leaf,
        item=_item,
        truth=_truth,
    )


def _call(op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The handler of the dispatch key `capture`."""
    collector = current()
    if collector is not None:
        return collector.call(op, args, kwargs)
    for tensor in flat_tensors([*args, *kwargs.values()]):
        if is_captured(tensor):  # which another thread was given
            materialize(tensor)
    with off():  # the key was included by hand, and nothing is captured
        return op(*args, **kwargs)


def materialize(tensor: Tensor) -> None:
    """The hook `materialize`: the values of a captured tensor, or of one that collected calls write
    to, are about to be read, or the memory of a real one is given to other code."""
    collector = owner_of(tensor) if is_captured(tensor) else writer_of(tensor)
    if collector is None and not is_captured(tensor):
        if (exporting := current()) is not None:
            exporting.note_export(tensor)
        return
    collector = collector or current()
    if collector is not None:
        collector.graph_break("values are read")
    if is_captured(tensor):
        raise CompileError(
            what="the values of this tensor were never computed",
            why="it belongs to a compiled function whose graph raised before it came to it",
            exists=f"its shape {tensor.shape} and dtype {tensor.dtype.name}",
            fix="correct the error, and call the function again",
        )


def settle(tensors: Iterable[Tensor | None]) -> None:
    """Makes the captured ones among tensors real."""
    for tensor in tensors:
        if tensor is not None and is_captured(tensor):
            _settle_history(tensor)


def _note_alias(alias: Tensor, tensor: Tensor) -> None:
    """The hook `note_alias`: a tensor that calls may be given has another object."""
    collector = owner_of(tensor) if is_captured(tensor) else collecting()
    if collector is not None and collector.note_alias(alias, tensor):
        return
    if is_captured(tensor):
        materialize(tensor)
        native_settle(alias, tensor)


def _keeps_index(x: Tensor, index: Tensor) -> bool:
    collector = owner_of(index) if is_captured(index) else collecting()
    return collector is not None and collector.keeps_index(x, index)


def _note_rule(rule: Callable[..., Any], fills: type | None) -> None:
    """A rule of an operator is run: an extension's may depend on anything."""
    collector = collecting()
    module = getattr(rule, "__module__", None) or ""
    of_core = module.startswith("core.") and not module.startswith("core.custom_ops.structures")
    if collector is not None and not of_core:
        collector.rules[id(rule)] = rule, fills


def _settle_history(tensor: Tensor) -> None:
    """The hook `settle_history`: the history of a tensor is about to be read, or changed."""
    owner = owner_of(tensor) if is_captured(tensor) else None
    collector = owner or current()
    if collector is not None:
        collector.settle_history()


def _detach(tensor: Tensor) -> Tensor | None:
    """The hook `detach`."""
    collector = current()
    return collector.detach(tensor) if collector is not None else None


def _graph_leaf(tensor: Tensor, begins: bool) -> bool:
    """The hook `graph_leaf`."""
    collector = current()
    return collector is not None and collector.is_leaf(tensor, begins)


def _item(tensor: Tensor) -> Any:
    """The hook `item`."""
    collector = current()
    return collector.item(tensor) if collector is not None else None


def _truth(tensor: Tensor) -> bool | None:
    """The hook `truth`."""
    collector = current()
    return collector.decide(tensor) if collector is not None else None


def _gradient_hooks(tensor: Tensor, after: bool) -> dict[Any, Any] | None:
    """The hook `gradient_hooks`."""
    collector = current()
    return collector.hooks_of(tensor, after) if collector is not None else None


def _grad_used(tensor: Tensor, assigned: bool) -> None:
    """The hook `grad_used`."""
    collector = current()
    if collector is not None:
        collector.note_grad(tensor, assigned)


def _symbolic_attribute(tensor: Tensor, attribute: str) -> Any:
    """What Python sees of a tensor whose sizes are symbols; None: it is as without symbols."""
    collector = current()
    if collector is None or not collector.shows_symbols or calls_are_made():
        return None
    sizes = _sizes_of(collector, tensor)
    if sizes is None:
        return None
    if attribute == "shape":
        return sizes
    if attribute == "size":
        return math.prod(sizes)
    if attribute == "nbytes":
        return math.prod((*sizes, tensor.itemsize))
    collector.reads_layout |= attribute != "len"
    if attribute == "strides":
        strides = collector.strides_of(tensor)
        if strides is not None:
            return strides
    if attribute != "is_contiguous":  # numbers, which are relied upon
        for size in sizes[:1] if attribute == "len" else sizes:
            if isinstance(size, Symbol):
                size.specialize()
    return None


def _memory_of(tensor: Tensor) -> Hashable:
    if current() is None:
        return tensor.storage_id
    while (inner := tensor.wrapped_value) is not None:
        tensor = inner
    collector = owner_of(tensor) if is_captured(tensor) else collecting()
    return tensor.storage_id if collector is None else collector.memory_of(tensor)


def _sizes_of(collector: Collector, tensor: Tensor) -> tuple[Any, ...] | None:
    """The symbols of a tensor's sizes; of a transform's tensor those of the wrapped one."""
    inner = tensor.wrapped_value
    if inner is None:
        return collector.sizes_of(tensor)
    sizes, batch = _sizes_of(collector, inner), tensor.batch_dim
    if sizes is None or batch < 0:
        return sizes
    return (*sizes[:batch], *sizes[batch + 1 :])


@contextlib.contextmanager
def _write_of_transform() -> Iterator[None]:
    """A write gives a transform's tensors other memory, also below tensors that are held or
    collected: the collected calls are made first, and the write at once."""
    collector = collecting()
    if collector is None:
        yield
        return
    collector.run_between_graphs("a tensor is written to inside a transform")
    with off():
        yield
