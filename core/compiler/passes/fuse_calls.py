"""Fusion: calls that share an iteration space (iteration_spaces.py) become one kernel.

Elementwise calls, calls that reduce or normalize rows, and views between them that read each
other's results, or the same tensors, become members of one fused operator; values that only
they read are never stored. A group may not depend on itself through a call outside of it, nor may a
call be moved across a write to memory that it reads.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any

from core import _native
from core._native import dtype as DType
from core.bodies.definition import body_of, find_body, has_elementwise_body
from core.bodies.device_kernels import served
from core.bodies.specialize import ranges_of
from core.compiler.fusion.fused_operators import described, fuse
from core.compiler.fusion.gathers import INDEXED, is_gather, positions_of, refusing
from core.compiler.fusion.groups import Groups, stretches
from core.compiler.fusion.iteration_spaces import (
    VIEWS,
    IterationSpace,
    is_index_dependent,
    row_form,
    source_of,
    specialized_args,
)
from core.compiler.fusion.joins import is_join
from core.compiler.fusion.members import Group, Member, NumberRef, Ref, Sizes
from core.compiler.fusion.sinks import BLANK, adds_well, blanks, is_sink, parts_of
from core.compiler.graph import fuel
from core.compiler.graph.graph import Node, Value
from core.compiler.symbolic.symbols import Symbol, hint_of, is_symbolic, stored_as
from core.schema import parameters
from core.tensors.dtypes import result_type

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core.bodies.specialize import Range
    from core.compiler.graph.graph import Graph, GraphArgument

MAX_BUFFERS = 48
MAX_OPERANDS = 9  # of an elementwise kernel, outputs among them
SMALL = 1 << 16  # elements that are not worth a second thread
ENOUGH = 16  # rows that keep all threads at work
LONG = 128  # elements of an innermost loop that cost what one over all does
LARGE = 1 << 19  # elements that memory has to be read for
MANY = 512  # short loops that cost more than a call
LANES = 16  # elements of a vector
FEW = 2  # calls that cost no more than another pass over memory
SHORT = 64  # elements of a row that cost no more than a function of its result
FEW_ELEMENTS = 48  # of a row, of which one that serves all rows is repeated
_NUMBERS = (bool, int, float, complex)
DTYPES_BY_NAME = {str(d.name): d for d in vars(_native).values() if isinstance(d, DType)}


def fuse_calls(graph: Graph) -> Graph:
    """The graph with groups of calls replaced by fused operators."""
    _give_own_views(graph)
    nodes: list[Node] = []
    for stretch in list(stretches(graph)):
        groups = Groups(stretch, kind_of, is_costly, _is_worth)
        for _ in range(2):  # a reader of a group may have joined it since
            for node in stretch.nodes:
                groups.place(node)
        nodes += _rebuilt(groups)
    read = {value for node in nodes for value in node.values}.union(graph.outputs)
    graph.nodes = [n for n in nodes if n.op.name != BLANK or not read.isdisjoint(n.results)]
    return graph


def _give_own_views(graph: Graph) -> None:
    """Has each call that reads positions through views have these to itself: a view that is read
    elsewhere is no part of a group. `merge_common` joins those that are left."""
    users, outputs = graph.users(), set(graph.outputs)
    nodes: list[Node] = []
    for node in graph.nodes:
        for _, index in positions_of(node) if is_gather(node) or is_sink(node) else ():
            views: list[Node] = []
            value = index
            while value.node is not None and value.node.op.name in VIEWS:
                views.append(value.node)
                value = value.node.args[0]
            if not any(len(users[v.results[0]]) > 1 or v.results[0] in outputs for v in views):
                continue
            twins = {value: value}
            nodes += [view.copy(twins) for view in reversed(views)]
            value = twins[index]
            users[index].remove(node)
            node.replace({index: value})
        nodes.append(node)
    graph.nodes = nodes


def kind_of(node: Node) -> str | None:
    """How a call takes part: as an "element", a "row", an "index", a "join", a "gather", a "sink",
    a "view"; None: not at all."""
    if node.once:
        return None
    if is_join(node):
        return "join"
    if is_gather(node):
        return "gather"
    if is_sink(node):
        return "sink" if _takes_steps(node) else None
    if node.op.name in VIEWS:
        return "view"
    if find_body(node.op) is None or node.op.mutates or has_own_kernel(node):
        return None
    if has_elementwise_body(node.op):
        return "element" if _is_element(node) else None
    if is_index_dependent(node):
        return "index" if _is_index(node) else None
    return "row" if row_form(node) is not None and _is_row(node) else None


def _is_element(node: Node) -> bool:
    if node.op.rule == "elementwise" and not _has_constant_numbers(node):
        return False
    if any(_is_number(arg) and not _is_stored(node, arg) for arg in node.args):
        return False
    return any(isinstance(arg, Value) for arg in node.args) and all(
        isinstance(arg, (Value, *_NUMBERS, type(None), DType)) for arg in node.args
    )


def _has_constant_numbers(node: Node) -> bool:
    """Whether numbers of an annotated type, which no operand is converted to, are known, or are
    floats that the operands' dtype holds as they are passed."""
    held = {v.dtype.name for v in node.values} in ({"float32"}, {"float64"})
    pairs = zip(node.args, parameters(node.op), strict=True)
    return all(p.is_tensor or not _is_number(a) or (p.type == "float" and held) for a, p in pairs)


def _is_number(arg: GraphArgument) -> bool:
    """Whether an argument is a number that no kernel knows."""
    return isinstance(arg, Symbol)


def _is_stored(node: Node, number: Any) -> bool:
    """Whether such a number can be read by a kernel: as the dtype that it computes in holds it."""
    kind = DTYPES_BY_NAME[_compute(node)].kind
    return kind == "real floating" or (
        kind in ("signed integer", "unsigned integer") and type(number.hint) is int
    )


def _is_index(node: Node) -> bool:
    return len(node.results) == 1 and not node.returns_tuple and _knows_numbers(node, "index")


def _is_row(node: Node) -> bool:
    """Whether a call's first argument has rows, and no list holds tensors."""
    x = node.args[0]
    return (
        isinstance(x, Value)
        and x.fake.ndim > 0
        and all(isinstance(arg, Value) or not _holds_values(arg) for arg in node.args)
        and _knows_numbers(node, "row")
    )


def _knows_numbers(node: Node, kind: str) -> bool:
    """Whether no number is symbolic but the sizes that each call passes, which are ints."""
    unread = _unread(node, kind)
    pairs = zip(node.args, parameters(node.op), strict=True)
    rest = [a for a, p in pairs if p.name not in unread or isinstance(a, float)]
    return not is_symbolic(rest)


def _holds_values(arg: GraphArgument) -> bool:
    return isinstance(arg, (list, tuple)) and any(isinstance(a, Value) for a in arg)


_BOUND_BY_MEMORY = ("cast", "sum", "mean")  # rules


def has_own_kernel(node: Node) -> bool:
    """Whether somebody brought a kernel that is preferred to the body's."""
    if node.op.rule in _BOUND_BY_MEMORY:  # such a kernel is fast, and stores cost more
        return False
    device_type = node.results[0].fake.device.type
    kernels = [k for k in node.op.kernels if k.device_type == device_type]
    body = max((k.priority for k in kernels if k.provider == "body"), default=None)
    return body is not None and any(k.priority > body for k in kernels)


def _is_worth(groups: Groups, nodes: list[Node], space: IterationSpace) -> bool:
    """Whether one kernel is no slower than several: it has a thread for each row at most.

    The sizes met first decide; the result is the same either way.
    """
    if len(nodes) > 1 and not (
        _has_known_axes(groups, nodes, space) and _has_known_tables(nodes, space)
    ):
        return False
    if len(nodes) > 1 and not adds_well(nodes, space, _extents(space), groups.costly):
        return False
    if space.lookups and _reports(nodes[0]) and any(groups.kinds[n] == "row" for n in nodes):
        return False  # what a reduction joins may store no report of a position
    if _keeps_wider(groups, nodes) and any(groups.costly(n) for n in nodes):
        return False  # functions of the math library would be computed in halves of vectors
    apart = len(nodes) > 1 and space.lookups and _gathers_apart(nodes, space)
    if apart and not _is_cheap(groups, nodes, space):
        return False  # loops that load elements from anywhere are no vectors
    if len(nodes) > 1 and _is_on_cpu(nodes[0]):
        if space.joins and not _joins_vectors(groups, nodes, space):
            return False
        if not space.above and not _is_wide(groups, nodes, space):
            return False
    if not space.inner:
        return True
    sizes = _extents(space)
    rows = math.prod(sizes[a] for a in space.rows)
    row = math.prod(sizes[a] for a in space.inner)
    if rows >= ENOUGH and row < SHORT and not _is_short_worth(groups, nodes, space, row):
        return False
    stored = any(space.is_whole(v) for n in nodes for v in n.results if groups.leaves(v, nodes))
    return not stored or rows >= ENOUGH or math.prod(sizes.values()) <= SMALL


def _is_wide(groups: Groups, nodes: list[Node], space: IterationSpace) -> bool:
    """Whether the loops that vectors stand in are long enough, where those of calls by themselves
    run over all elements: for functions of the math library, for sums of everything, and for what
    is stored after a reduction along columns."""
    if not space.inner and len({*space.dims.values()} - {()}) < 2:
        return True  # one loop over all elements
    axes = [axis for axis in max(space.dims.values(), key=len) if axis is not None]
    if not axes:
        return True
    inputs, outputs = _operands(groups, nodes)
    if space.rows and axes[-1] in space.inner:  # of short rows _is_short_worth tells
        lies = {_is_dense(v) for v in inputs if space.is_whole(v) and v.fake.ndim > 1}
        return len(lies) < 2 or _count(space) < MANY  # no loop runs along all of them
    stores = any(space.is_whole(v) for v in outputs)
    if stores and not space.rows and len(axes) > 1:  # its loops are those of its dimensions
        dense = _extents(space)[axes[-1]] >= LONG and all(map(_is_dense, inputs))
        return dense or _count(space) < MANY
    run = _innermost(space, axes, [*inputs, *outputs])
    loops = _count(space) // max(run, 1)
    if loops < ENOUGH or _broadcasts(groups, nodes, space, inputs, outputs):
        return True
    wholes = [n for n in nodes if any(len(space.axes_of(v)) == len(axes) for v in n.results)]
    if space.rows and space.inner and not all(map(_lies_in_rows_or_columns, inputs)):
        return False
    if any(groups.costly(n) for n in wholes):
        if loops > 1 and not all(map(_is_dense, inputs)):
            return False
        long = run >= LONG or (run >= SHORT and _count(space) >= LARGE)
        return long or (run >= 2 * LANES and -run % LANES <= run / LANES)
    if loops < MANY:
        return True
    if not space.inner:
        return run >= LANES or sum(_is_narrow(groups, n, space, axes) for n in nodes) > 1
    if run < LANES and (stores or not space.rows):
        return False
    return run >= SHORT or all(map(_is_dense, inputs))


def _takes_steps(node: Node) -> bool:
    """Whether kernels of the call's device are as fast that go along some axes step by step: those
    of threads with vectors are."""
    if _is_on_cpu(node):
        return True
    capabilities = served(node.results[0].fake.device)
    return capabilities is not None and capabilities.style == "cpu"


def _is_blank(node: Node) -> bool:
    """Whether a call fills a tensor with a number that kernels can have as a constant."""
    return node.op.name == BLANK and kind_of(node) == "index"


def _joins_vectors(groups: Groups, nodes: list[Node], space: IterationSpace) -> bool:
    """Whether loops in which each element is of one part or another are as fast as copies: parts
    lie densely, and elements are of 4 or 8 bytes."""
    for result in (n.results[0] for n in nodes if groups.kinds[n] == "join"):
        long = hint_of(result.shape[-1])
        if result.fake.itemsize < 4 or result.dtype.kind == "complex floating":
            return False
        if long < LANES and result.fake.size >= MANY * long:
            return False
    return all(map(_is_dense, _operands(groups, nodes)[0]))


def _lies_in_rows_or_columns(value: Value) -> bool:
    """Whether the elements of a tensor lie densely, or those of a matrix column by column."""
    fake = value.fake
    return _is_dense(value) or (fake.ndim == 2 and fake.strides[0] == 1 and fake.strides[1] != 0)


def _is_dense(value: Value) -> bool:
    """Whether elements lie side by side along the last axis."""
    fake = value.fake
    return not fake.ndim or fake.shape[-1] == 1 or fake.strides[-1] == 1


def _is_narrow(groups: Groups, node: Node, space: IterationSpace, axes: list[int]) -> bool:
    """Whether a call by itself has loops that do not fill a vector."""
    values, results = node.values, node.results
    if _innermost(space, axes, [*values, *results]) >= LANES:
        return False
    return not _broadcasts(groups, [node], space, values, results)


def _innermost(space: IterationSpace, axes: list[int], values: list[Value]) -> int:
    """How many elements lie in a row in all tensors that a group reads and writes."""
    sizes, run = _extents(space), {axes[-1]}
    along = [set(space.dims[value]) for value in values]
    for axis in reversed(axes[:-1]):
        if (axis in space.inner) != (axes[-1] in space.inner):
            break
        if any((axis in own) != run.issubset(own) for own in along):
            break
        run.add(axis)
    return math.prod(sizes[axis] for axis in run)


def _is_on_cpu(node: Node) -> bool:
    return not node.results or node.results[0].fake.device.type == "cpu"


def _reports(node: Node) -> bool:
    """Whether kernels of the call's device report bad positions: the host does not check them."""
    return not _is_on_cpu(node)


def _is_short_worth(groups: Groups, nodes: list[Node], space: IterationSpace, row: int) -> bool:
    """Whether calls are as fast in short rows together as by themselves.

    Functions of the math library are, whose vectors run over rows in a call by itself, where they
    are of elements, need not be kept, and rows fill vectors. Two calls that read rows twice are
    not: a processor computes a few short rows at once, where each waits for its own sums.
    """
    costly = [n for n in nodes if groups.costly(n)]
    forms = [form for form in map(row_form, nodes) if form is not None]
    if sum(form.passes > 1 for form in forms) > 1:
        return False
    idle = -row % LANES
    return not costly or (
        all(any(space.is_whole(v) for v in n.results) for n in costly)
        and all(form.passes == 1 for form in forms)
        and idle <= row / 8
    )


def _keeps_wider(groups: Groups, nodes: list[Node]) -> bool:
    """Whether a reduction keeps something wider than the elements that it reads: the position of
    the largest."""
    rows = [n for n in nodes if groups.kinds[n] == "row"]
    return any(n.results[0].fake.itemsize > n.values[0].fake.itemsize for n in rows)


def _gathers_apart(nodes: list[Node], space: IterationSpace) -> bool:
    """Whether a position is read for each element along the last axis of the results."""
    axes = ([a for a in space.dims[v] if a is not None] for n in nodes for v in n.results)
    last = max(axes, key=len)[-1:]
    return any(set(last).intersection(lookup.axes) for lookup in space.lookups)


def _is_cheap(groups: Groups, nodes: list[Node], space: IterationSpace) -> bool:
    """Whether calls cost little where they are no vectors."""
    kinds = [groups.kinds[n] for n in nodes]
    if "row" in kinds or any(groups.costly(n) for n in nodes):
        return False
    return kinds.count("element") <= FEW or _count(space) <= SMALL


def _has_known_axes(groups: Groups, nodes: list[Node], space: IterationSpace) -> bool:
    """Whether the length of each axis is known from the group's inputs or results."""
    results = {v for node in nodes for v in node.results}
    sized = {
        axis
        for value, axes in space.dims.items()
        if value not in results or groups.leaves(value, nodes)
        for axis in axes
    }
    sized |= {j.axis for j in space.joins if sized.issuperset(set(j.parts) - {None})}
    return sized.issuperset(range(space.count))


def is_costly(node: Node) -> bool:
    """Whether an element takes a function of the math library."""
    if kind_of(node) != "element":
        return False
    values, numbers = list(dict.fromkeys(node.values)), numbers_of([node])
    number: dict[Any, int] = {v: k for k, v in enumerate([*values, *numbers])}
    dtypes = [*(v.dtype.name for v in values), *(_SCALARS[type(s.hint)] for s in numbers.values())]
    return member_of(node, number, []).is_costly(dtypes)


def _count(space: IterationSpace) -> int:
    """The places of a space."""
    sizes = _extents(space)
    return math.prod(sizes[axis] for axis in (*space.rows, *space.inner))


def _extents(space: IterationSpace) -> dict[int, int]:
    """How long each axis is in this graph."""
    return {
        axis: hint_of(size)
        for value, axes in space.dims.items()
        for axis, size in zip(axes, value.shape)
        if axis is not None
    }


# ---- replacing them ----------------------------------------------------------------------------
def _rebuilt(groups: Groups) -> list[Node]:
    fused_nodes: dict[int, Node | None] = {}
    nodes: list[Node] = []
    for node in groups.ordered():
        group = groups.of.get(node)
        if group is None or len(group.nodes) == 1:
            nodes.append(node)
            continue
        if id(group) not in fused_nodes:
            fused_nodes[id(group)] = fused = _fused(group.nodes, group.space, groups)
            if fused is not None:
                nodes.append(fused)
        if fused_nodes[id(group)] is None:
            nodes.append(node)
    return nodes


def _fused(nodes: list[Node], space: IterationSpace, groups: Groups) -> Node | None:
    """The call that takes the place of a group; None where it cannot."""
    inputs, outputs = _operands(groups, nodes)
    nodes = [*blanks(nodes, _is_blank), *nodes]
    results = [v for node in nodes for v in node.results]
    inputs = [v for v in inputs if v not in results]
    if len(inputs) + len(outputs) > MAX_BUFFERS or not inputs or not fuel.burn():
        return None
    numbers = numbers_of(nodes)
    if len(inputs) + len(numbers) + len(outputs) > MAX_BUFFERS:
        return None
    first = len(inputs) + len(numbers)
    number: dict[Any, int] = {v: k for k, v in enumerate([*inputs, *numbers])}
    number |= {v: first + k for k, v in enumerate(results)}
    sizes: list[int] = []
    group = Group(
        [member_of(node, number, sizes) for node in nodes],
        [*(v.dtype.name for v in inputs), *(_SCALARS[type(s.hint)] for s in numbers.values())],
        [*(space.dims[v] for v in inputs), *[()] * len(numbers), *(space.dims[v] for v in results)],
        space.inner,
        [number[v] for v in outputs],
        len(numbers),
        space.joins,
        space.lookups,
        _lengths(space),
        _broadcasts(groups, nodes, space, inputs, outputs),
        space.steps,
        parts_of(space, _extents(space)),
    )
    fakes = [v.fake for v in outputs]
    positions = _positions(nodes, space, inputs, outputs)
    lists = [positions] if positions else []
    args = [*inputs, *numbers.values(), *lists, described(outputs), sizes]
    fused = Node(fuse(group), args, fakes, True)
    raising = refusing(nodes) or nodes
    fused.line = "; ".join(dict.fromkeys(node.line for node in raising))
    fused.results = outputs
    for value in outputs:
        value.node = fused
    return fused


def _operands(groups: Groups, nodes: list[Node]) -> tuple[list[Value], list[Value]]:
    """The Values that a group reads and returns."""
    results = [v for node in nodes for v in node.results]
    inside = set(results)
    inputs = dict.fromkeys(v for node in nodes for v in node.values if v not in inside)
    return [*inputs], [v for v in results if groups.leaves(v, nodes)]


def _has_known_tables(nodes: list[Node], space: IterationSpace) -> bool:
    """Whether positions count along an axis of an input of the group: they are checked by it."""
    results = {v for node in nodes for v in node.results}
    sized = {axis for value, axes in space.dims.items() if value not in results for axis in axes}
    return all(
        space.dims[node.args[0]][d] in sized
        for node in filter(is_gather, nodes)
        for d, _ in positions_of(node)
    )


def _lengths(space: IterationSpace) -> tuple[Range, ...]:
    """The ranges of the lengths of rows, where they are numbers in the graph."""
    axes = {a: n for v, of in space.dims.items() for a, n in zip(of, v.shape)}
    lengths = [n for n in map(axes.get, space.inner) if type(n) is int]
    return ranges_of(lengths) if len(lengths) == len(space.inner) else ()


def _broadcasts(
    groups: Groups,
    nodes: list[Node],
    space: IterationSpace,
    inputs: list[Value],
    outputs: list[Value],
) -> bool:
    """Whether a group is launched as an elementwise operator: its rows are short, inputs have one
    for all of them, and shapes broadcast; so are rows of one element and several at once."""
    if any(groups.kinds[node] not in ("element", "view") for node in nodes):
        return False
    if len(inputs) + len(outputs) + len(numbers_of(nodes)) > MAX_OPERANDS or _reports(nodes[0]):
        return False
    first, *others = (space.dims[value] for value in outputs)
    if None in first or len(first) < 2 or any(axes != first for axes in others):
        return False
    if any(len(space.dims[value]) > len(first) for value in inputs):
        return False
    if not 1 < hint_of(outputs[0].shape[-1]) < FEW_ELEMENTS:
        return False
    behind = [
        (axes, first[len(first) - len(axes) :]) for axes in map(space.dims.get, inputs) if axes
    ]
    if not all(a is None or a == b for axes, own in behind for a, b in zip(axes, own, strict=True)):
        return False
    rows = [[a for a in axes if a is not None] for axes, _ in behind]
    return [first[-1]] in rows and all(row in ([], [first[-1]], [*first]) for row in rows)


def _positions(
    nodes: Sequence[Node],
    space: IterationSpace,
    inputs: Sequence[Value],
    outputs: Sequence[Value],
) -> list[int]:
    """The argument `positions` of a group: see fused_operators.py."""
    sized: dict[int | None, tuple[int, int]] = {}
    for k, value in enumerate(inputs):
        for d, axis in enumerate(space.dims[value]):
            sized.setdefault(axis, (k, d))
    found: dict[tuple[int, int, int, int], None] = {}
    for node in (n for n in nodes if n.op.name in INDEXED):
        for d, index in positions_of(node):
            source = source_of(index, nodes)
            if is_gather(node):
                counted = sized[space.dims[node.args[0]][d]]
            else:
                counted = ~outputs.index(node.results[0]), d
            found[inputs.index(source), *counted, INDEXED.index(node.op.name)] = None
    return list(itertools.chain.from_iterable(found))


# The types in which numbers are passed to kernels.
_SCALARS = {int: "int64", float: "float64"}


def numbers_of(nodes: Sequence[Node]) -> dict[Hashable, Any]:
    """The number arguments of a fused operator, by key: those that no kernel has as constants,
    converted to the dtypes of these calls."""
    numbers: dict[Hashable, Any] = {}
    for node in nodes:
        for arg in node.args if kind_of(node) == "element" else ():
            if _is_number(arg) and (key := _number_key(node, arg)) not in numbers:
                numbers[key] = stored_as(arg, DTYPES_BY_NAME[_compute(node)])
    return numbers


def _number_key(node: Node, number: Any) -> Hashable:
    return id(number), _compute(node)


def member_of(node: Node, number: dict[Any, int], sizes: list[int]) -> Member:
    """A call as a part of a fused operator whose values have these numbers."""
    kind = kind_of(node) or ""
    body_args = specialized_args(node) if kind in ("row", "index") else node.args
    call_args, body_args = list(node.args), list(body_args)
    unread = _unread(node, kind)
    for k, (arg, p) in enumerate(zip(node.args, parameters(node.op), strict=True)):
        if p.name in unread and isinstance(arg, (int, list, tuple)):
            call_args[k] = _put(arg, sizes)
            body_args[k] = type(hint_of(arg))() if body_args[k] is arg else body_args[k]
    call_args, body_args = (
        [_referred(node, arg, number) for arg in args] for args in (call_args, body_args)
    )
    dtypes = [v.dtype.name for v in node.results]
    compute = _compute(node) if kind == "element" else ""
    return Member(
        node.op, kind, call_args, body_args if kind in ("row", "index") else [], compute, dtypes
    )


def _unread(node: Node, kind: str) -> tuple[str, ...]:
    """Arguments that are sizes: programs do not depend on them."""
    if kind not in ("row", "index"):
        return ("shape",)
    body = body_of(node.op)
    return (*body.specialization_keys, *(body.index_dependent or ()))


def _put(arg: int | Sequence[int], sizes: list[int]) -> Sizes:
    """Adds an argument to the sizes that are passed with each call."""
    items = [arg] if isinstance(arg, int) else arg
    sizes.extend(items)
    return Sizes(len(sizes) - len(items), len(sizes), isinstance(arg, int))


def _referred(node: Node, arg: GraphArgument, number: dict[Any, int]) -> Any:
    if _is_number(arg):
        return NumberRef(number[_number_key(node, arg)])
    if isinstance(arg, list) and _holds_values(arg):
        return [_referred(node, a, number) for a in arg]
    return Ref(number[arg]) if isinstance(arg, Value) else arg


def _compute(node: Node) -> str:
    """The dtype that operands are converted to, by the native rules."""
    if node.op.rule == "logical":
        return "bool"
    first = 1 if node.op.rule == "select" else 0
    operands = [a for a in node.args[first:] if isinstance(a, (Value, *_NUMBERS))]
    dtype = result_type(*[a.dtype if isinstance(a, Value) else hint_of(a) for a in operands])
    result_dtype = node.results[0].dtype
    as_given = ("cast", "copy", "elementwise")
    if _is_exact(dtype) and not _is_exact(result_dtype) and node.op.rule not in as_given:
        return "float32"  # functions that make floats of integers
    return str(dtype.name)


def _is_exact(dtype: DType) -> bool:
    return "floating" not in dtype.kind
