"""Joins elementwise calls of one shape into one kernel, and a reduction of what they give.

Calls that read each other's results, or the same tensors, become members of one fused operator;
what only they read is never stored. A group may not depend on itself through a call outside of it,
nor may a call be moved across a write to memory that it reads.
"""

from __future__ import annotations

from core import _native
from core.autograd.binding import parameters
from core.compiler.aliases import order
from core.compiler.fusion import Member, Ref, described, fuse
from core.compiler.graph import Node, Value
from core.dispatcher.programs import is_pointwise
from core.tensor.dtypes import result_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.graph import Graph

MOST_MEMBERS = 64
MOST_BUFFERS = 48
_NUMBERS = (bool, int, float, complex)


def fuse_pointwise(graph: Graph) -> Graph:
    """The graph with groups of elementwise calls replaced by fused operators."""
    groups = _Groups(graph)
    for node in graph.nodes:
        groups.place(node)
    users, outputs = graph.users(), set(graph.outputs)
    joined = [_with_reduction(group, users, outputs, groups) for group in groups.all()]
    return _rebuilt(graph, [g for g in joined if len(g) > 1], groups.order)


def _with_reduction(
    group: list[Node], users: dict[Value, list[Node]], outputs: set[Value], groups: _Groups
) -> list[Node]:
    """The group with the reduction that alone reads what it gives, if there is one."""
    left = [n for n in group if _is_read_outside(n, group, users, outputs)]
    if len(left) != 1 or left[0].results[0] in outputs:
        return group
    value = left[0].results[0]
    readers = users.get(value, ())
    if len(readers) != 1 or not _is_reduction(readers[0], value):
        return group
    if not groups.is_convex(groups.mask([*group, readers[0]])):
        return group
    return [*(n for n in group if n is not left[0]), left[0], readers[0]]


def _is_read_outside(
    node: Node, group: list[Node], users: dict[Value, list[Node]], outputs: set[Value]
) -> bool:
    value = node.results[0]
    return value in outputs or any(user not in group for user in users.get(value, ()))


def _is_reduction(node: Node, value: Value) -> bool:
    """Whether a node reduces a value, and its body reads each element once."""
    body = getattr(node.op.definition, "body", None)
    return (
        getattr(body, "reads_once", False)
        and len(node.results) == 1
        and not node.returns_tuple
        and node.args[0] is value
        and not any(isinstance(arg, Value) for arg in node.args[1:])
        and value.fake.ndim > 0
    )


# ---- which calls go together -------------------------------------------------------------------
class _Groups:
    """Sets of calls that may become one, found in one walk over the graph."""

    def __init__(self, graph: Graph) -> None:
        self.nodes = graph.nodes
        self.number = {node: i for i, node in enumerate(graph.nodes)}
        self.order = order(graph)
        self.before: list[int] = []  # for each node a mask of all that it depends on
        self.of: dict[Node, int] = {}  # node -> the mask of its group
        for node in graph.nodes:
            mask = 0
            for needed in self.order[node]:
                at = self.number[needed]
                mask |= self.before[at] | 1 << at
            self.before.append(mask)

    def members(self, mask: int) -> list[Node]:
        return [node for i, node in enumerate(self.nodes) if mask >> i & 1]

    def mask(self, nodes: list[Node]) -> int:
        return sum(1 << self.number[node] for node in nodes)

    def all(self) -> list[list[Node]]:
        return [self.members(mask) for mask in dict.fromkeys(self.of.values())]

    def place(self, node: Node) -> None:
        if not _is_fusible(node):
            return
        mask = 1 << self.number[node]
        self._set(mask)
        shape = node.results[0].shape
        for neighbour in self._neighbours(node):
            if neighbour.results[0].shape != shape:
                continue
            joined = self.of[node] | self.of[neighbour]
            fits = joined != self.of[node] and joined.bit_count() <= MOST_MEMBERS
            if fits and self.is_convex(joined):
                self._set(joined)

    def _neighbours(self, node: Node) -> list[Node]:
        """Calls placed before that `node` reads from, or that read what it reads."""
        made = [v.node for v in node.values if v.node in self.of]
        read = set(node.values)
        beside = [n for n in self.of if n is not node and read.intersection(n.values)]
        return list(dict.fromkeys([*made, *beside]))

    def _set(self, mask: int) -> None:
        for node in self.members(mask):
            self.of[node] = mask

    def is_convex(self, mask: int) -> bool:
        """Whether no call outside stands between two of the group."""
        members = [i for i in range(len(self.nodes)) if mask >> i & 1]
        outside = 0
        for i in members:
            outside |= self.before[i]
        outside &= ~mask
        return not any(self.before[i] & mask for i in range(len(self.nodes)) if outside >> i & 1)


def _is_fusible(node: Node) -> bool:
    op = node.op
    if not is_pointwise(op) or getattr(op.definition, "body", None) is None:
        return False
    if len(node.results) != 1 or node.returns_tuple or _has_own_kernel(node):
        return False
    if op.rule == "elementwise" and not all(_operands(node)):
        return False  # its other numbers have dtypes of their own
    return any(isinstance(arg, Value) for arg in node.args) and all(
        isinstance(arg, (Value, *_NUMBERS, type(None), _native.dtype)) for arg in node.args
    )


def _has_own_kernel(node: Node) -> bool:
    """Whether somebody brought a kernel that is preferred to the body's."""
    device_type = node.results[0].fake.device.type
    kernels = [k for k in node.op.kernels if k.device_type == device_type]
    body = max((k.priority for k in kernels if k.provider == "body"), default=None)
    return body is not None and any(k.priority > body for k in kernels)


# ---- replacing them ----------------------------------------------------------------------------
def _rebuilt(graph: Graph, groups: list[list[Node]], order: dict[Node, list[Node]]) -> Graph:
    group_of = {node: group for group in groups for node in group}
    users, outputs = graph.users(), set(graph.outputs)
    nodes, placed = [], set()
    for node in _sorted(graph.nodes, group_of, order):
        group = group_of.get(node)
        if group is None:
            nodes.append(node)
        elif id(group) not in placed:
            placed.add(id(group))
            nodes += _fused(group, users, outputs, graph)
    graph.nodes = nodes
    return graph


def _sorted(
    nodes: list[Node], group_of: dict[Node, Any], order: dict[Node, list[Node]]
) -> list[Node]:
    """The nodes in an order in which groups stand together."""
    done: set[Node] = set()
    ordered: list[Node] = []

    def visit(node: Node) -> None:
        stack: list[tuple[list[Node], bool]] = [(group_of.get(node, [node]), False)]
        while stack:
            group, ready = stack.pop()
            if group[0] in done:
                continue
            if ready:
                ordered.extend(group)
                done.update(group)
                continue
            stack.append((group, True))
            before = [needed for member in group for needed in order[member]]
            stack += [(group_of.get(n, [n]), False) for n in before if n not in group]

    for node in nodes:
        visit(node)
    return ordered


def _fused(
    group: list[Node], users: dict[Value, list[Node]], outputs: set[Value], graph: Graph
) -> list[Node]:
    """The calls that take a group's place: views that broadcast its inputs, and one operator."""
    inside = {node.results[0] for node in group}
    inputs = list(dict.fromkeys(v for node in group for v in node.values if v not in inside))
    kept = [n.results[0] for n in group if _is_read_outside(n, group, users, outputs)]
    if len(inputs) + len(kept) > MOST_BUFFERS:
        return group
    number = {v: k for k, v in enumerate([*inputs, *(n.results[0] for n in group)])}
    members = [_member(node, number) for node in group]
    op = fuse(members, [v.dtype.name for v in inputs], [number[v] for v in kept])
    shape = group[0].results[0].shape
    views = [] if all(v.shape == shape for v in inputs) else [_view(v, shape) for v in inputs]
    read = [n.results[0] if n is not None else v for n, v in zip(views, inputs)] or inputs
    made = Node(op, [*read, described([v.fake for v in kept])], [v.fake for v in kept], True)
    made.line = "; ".join(dict.fromkeys(node.line for node in group))
    made.results = kept
    for value in kept:
        value.node = made
    return [*(n for n in views if n is not None), made]


def _view(value: Value, shape: tuple[int, ...]) -> Node | None:
    if value.shape == shape:
        return None
    op = _native.find_operator("core::expand")
    return Node(op, [value, list(shape)], [op.infer(value.fake, shape)], False)


def _member(node: Node, number: dict[Value, int]) -> Member:
    args = [Ref(number[arg]) if isinstance(arg, Value) else arg for arg in node.args]
    return Member(node.op, args, _compute(node), node.results[0].dtype.name)


def _operands(node: Node) -> list[bool]:
    """For each argument whether a tensor may stand there."""
    return [p.is_tensor for p in parameters(node.op)]


def _compute(node: Node) -> str:
    """The dtype that operands are converted to, as the native rules say it."""
    if node.op.rule == "logical":
        return "bool"
    first = 1 if node.op.rule == "select" else 0
    operands = [a for a in node.args[first:] if isinstance(a, (Value, *_NUMBERS))]
    dtype = result_type(*[a.dtype if isinstance(a, Value) else a for a in operands])
    made = node.results[0].dtype
    as_given = ("cast", "copy", "elementwise")
    if _is_exact(dtype) and not _is_exact(made) and node.op.rule not in as_given:
        return "float32"  # functions that make floats of integers
    return str(dtype.name)


def _is_exact(dtype: Any) -> bool:
    return "floating" not in dtype.kind
