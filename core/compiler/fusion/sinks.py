"""Sinks of a group: what it computes is added at places that tensors of positions name, and is
stored nowhere before.

The axis of the result that positions count along is one over which no loop runs, as that of a
gather's table (gathers.py). The axes of the positions are *steps*: the kernel goes along them in
order, so that the numbers which meet in one place are added in the order of the call by itself, and
results are the same bits, whatever the number of threads. Vectors run along the last axis, and
threads share the places that are added to: each goes along all steps, and computes those whose
places are its own. What is added to is a tensor that a kernel before copies, or one filled with a
number.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core._native import get_num_threads
from core.compiler.fusion.gathers import SINKS, positions_of
from core.compiler.graph.graph import Value
from core.compiler.symbolic.size_queries import is_one
from core.compiler.symbolic.symbols import Symbol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from core.compiler.fusion.iteration_spaces import IterationSpace
    from core.compiler.graph.graph import Node

LANES = 16  # elements along the last axis with which vectors pay
MAX_PARTS = 16  # threads each of which reads all positions
MANY = 1 << 16  # elements that are worth a second one
BLANK = "core::full"  # what is mostly added to


def is_sink(node: Node) -> bool:
    """Whether a call adds elements at positions, each once."""
    if node.op.name not in SINKS or node.out or not node.args[0].fake.ndim:
        return False
    if any(isinstance(arg, Symbol) for arg in node.args) or not _adds(node):
        return False
    return not any(is_one(node.args[0], d) for d, _ in positions_of(node))


def _adds(node: Node) -> bool:
    """Whether it does nothing but add, and not the same number everywhere."""
    name, args = node.op.name, node.args
    if name == "core::scatter_reduce":
        return args[4] == "sum" and args[5] is True
    if name == "core::index_add":
        return args[2].fake.ndim == 1 and type(args[4]) in (int, float) and args[4] == 1
    return args[3] is True and isinstance(args[2], Value)


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


def adds_well(
    nodes: Sequence[Node],
    space: IterationSpace,
    sizes: Mapping[int, int],
    is_costly: Callable[[Node], bool],
) -> bool:
    """Whether a kernel that adds what some calls compute is no slower than one that stores it, and
    one that adds: sizes are those of axes."""
    sinks = [n for n in nodes if is_sink(n)]
    results = {n.results[0] for n in sinks}
    if any(value in results for n in nodes for value in n.values):
        return False  # all is added when the kernel ends
    added = [added_in(n.op.name, n.args) for n in sinks]
    if not all(_maker(value) in nodes for value in added):
        return False
    if not space.steps:
        return True
    last = [axis for axis in space.dims[added[0]] if axis is not None][-1]
    if last in space.steps or any(last in lookup.axes for lookup in space.lookups):
        return False  # elements that lie side by side are added anywhere
    if sizes[last] < LANES:
        return False
    made = {value for n in nodes for value in n.results} - results
    operands = {value for n in nodes for value in n.values} - made
    if not all(_is_dense(value, last, space) for value in operands | results):
        return False
    if not any(map(is_costly, nodes)):
        return True
    ways = {tuple(index for _, index in positions_of(n)) for n in sinks}
    if 1 < parts_of(space, sizes) < 2 * len(ways):
        return False  # a thread computes what it adds for each way by itself
    return -sizes[last] % (LANES // 2) <= sizes[last] / LANES


def _maker(value: Value) -> Node | None:
    """The call that computes a Value, through views."""
    node = value.node
    while node is not None and node.op.view is not None:
        node = node.args[0].node
    return node


def _is_dense(value: Value, axis: int, space: IterationSpace) -> bool:
    """Whether elements lie side by side along an axis, if there are several."""
    dims = space.dims[value]
    return axis not in dims or value.fake.strides[dims.index(axis)] in (0, 1)


def parts_of(space: IterationSpace, sizes: Mapping[int, int]) -> int:
    """By how many threads the places that sinks add to are shared, in a kernel with steps."""
    if not space.steps or math.prod(sizes[axis] for axis in space.rows) < MANY:
        return 1
    beside = sorted(sizes[axis] for axis in space.rows if axis not in space.steps)[:-1]
    threads = get_num_threads()
    return 1 if math.prod(beside) >= threads else min(threads, MAX_PARTS)
