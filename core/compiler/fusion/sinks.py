"""Sinks of a group: what it computes is added at places that tensors of positions name, and is
stored nowhere before.

The axis of the result that positions count along is one over which no loop runs, as that of a
gather's table (gathers.py). The axes of the positions are *steps*: the kernel goes along them in
order, so that the numbers which meet in one place are added in the order of the call by itself, and
results are the same bits, whatever the number of threads. Threads share the other axes, along which
vectors run. What is added to is a tensor that a kernel before copies, or one filled with a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.compiler.fusion.gathers import SINKS, positions_of
from core.compiler.graph.graph import Value
from core.compiler.symbolic.size_queries import is_one
from core.compiler.symbolic.symbols import Symbol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from core.compiler.graph.graph import Node

BLANK = "core::full"  # what is mostly added to


def is_sink(node: Node) -> bool:
    """Whether a call adds elements at positions, each once."""
    if node.op.name not in SINKS or node.out or not node.args[0].fake.ndim:
        return False
    if any(isinstance(arg, Symbol) for arg in node.args) or not _adds(node):
        return False
    return not any(is_one(node.args[0], d) for d, _ in positions_of(node))


def _adds(node: Node) -> bool:
    """Whether it does nothing but add, and there is one element for each position."""
    name, args = node.op.name, node.args
    if name == "core::scatter_reduce":
        return args[4] == "sum" and args[5] is True
    if name == "core::index_add":
        return args[2].fake.ndim == 1 and type(args[4]) in (int, float) and args[4] == 1
    values = args[2]
    rank = args[1][0].fake.ndim + args[0].fake.ndim - len(args[1])
    return args[3] is True and isinstance(values, Value) and values.fake.ndim == rank


def added_in(name: str, args: Sequence[Any]) -> Any:
    """The argument of a sink that is added."""
    return args[2] if name == "core::index_set" else args[3]


def steps_of(node: Node, dims: Mapping[Value, tuple[int | None, ...]]) -> tuple[int, ...]:
    """The axes along which numbers meet in one place, in the order in which they are added."""
    (d, index), *_ = positions_of(node)
    of = dims[index]
    if node.op.name != "core::index_set":
        of = (dims[added_in(node.op.name, node.args)][d],)
    return tuple(axis for axis in of if axis is not None)


def blanks(nodes: Sequence[Node], is_blank: Callable[[Node], bool]) -> list[Node]:
    """The calls outside that give what sinks among some calls add to, filled with a number: each
    kernel fills its own."""
    tables = (node.args[0].node for node in filter(is_sink, nodes))
    found = [node for node in tables if node is not None and is_blank(node)]
    return [node for node in dict.fromkeys(found) if node not in nodes]
