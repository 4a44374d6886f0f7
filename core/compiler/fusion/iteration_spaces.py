"""Iteration spaces: the loops that a group of calls shares, as axes of its tensors' dimensions.

Calls of a group agree on axes by how they read each other: an elementwise call runs over the
dimensions of its operands, a reduction leaves some out, a view puts them in another order. No sizes
are compared. The axes that calls reduce or normalize over are *inner*; the others are *rows*, and
one iteration of the group's kernel is one row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.bodies.definition import body_of, find_body, has_elementwise_body, row_form_of
from core.compiler.fusion.gathers import (
    Lookup,
    axes_above,
    beside_positions,
    is_gather,
    positions_of,
)
from core.compiler.fusion.joins import STACK, Join, along_join, beside_axis, is_join, join_axis
from core.compiler.fusion.sinks import added_in, is_sink, steps_of
from core.compiler.symbolic.size_queries import is_one, same_size
from core.dispatcher.binding import call_positional
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.compiler.graph.graph import Node, Value
    from core.ir.rows import RowForm

    Dim = tuple[Value, int]
    Pair = tuple[Dim, Dim]

VIEWS = ("core::permute_dims", "core::expand_dims", "core::squeeze", "core::broadcast_to")


class IterationSpace:
    """dims: for each Value the axis of each of its dimensions, None where it is not run over.

    joins, lookups: see joins.py, gathers.py; no loop runs over the axes of parts of joins and of
    tables: for each `above` has the axes that its index follows from. steps: the axes that sinks
    (sinks.py) go along in order. partial: calls whose results do not run over all rows, so they are
    recomputed for each row.
    """

    __slots__ = ("above", "count", "dims", "inner", "joins", "lookups", "partial", "steps")

    def __init__(
        self,
        dims: dict[Value, tuple[int | None, ...]],
        inner: set[int],
        joins: Sequence[Join],
        lookups: Sequence[Lookup],
        steps: tuple[int, ...],
    ) -> None:
        self.dims, self.inner = dims, tuple(sorted(inner))
        self.joins, self.lookups = tuple(dict.fromkeys(joins)), tuple(dict.fromkeys(lookups))
        self.above, self.steps = axes_above(joins, lookups), steps
        self.partial: list[Node] = []  # calls that give less than something for each row
        self.count = len({a for axes in dims.values() for a in axes} - {None})

    @property
    def rows(self) -> tuple[int, ...]:
        return tuple(a for a in range(self.count) if a not in self.inner and a not in self.above)

    def is_whole(self, value: Value) -> bool:
        """Whether a Value has an element for each place, not one for each row."""
        return not self.axes_of(value).isdisjoint(self.inner)

    def axes_of(self, value: Value) -> set[int]:
        """The axes of loops that a Value's elements depend on."""
        return {b for a in self.dims[value] if a is not None for b in self.above.get(a, (a,))}

    def is_part(self, value: Value) -> bool:
        """Whether a Value is a part of a join, a table, or what one is computed from."""
        return any(a in self.above for a in self.dims[value])


def source_of(value: Value, nodes: Sequence[Node]) -> Value:
    """The Value whose elements a Value shows, through views among some calls."""
    while value.node is not None and value.node in nodes and value.node.op.name in VIEWS:
        value = value.node.args[0]
    return value


def row_form(node: Node) -> RowForm | None:
    """The row form of a call's body, if it has one."""
    body = find_body(node.op)
    return None if body is None else body.row


def is_index_dependent(node: Node) -> bool:
    """Whether each element of a result is made of its place: of a range, a triangle."""
    body = find_body(node.op)
    return body is not None and body.index_dependent is not None


def specialized_args(node: Node) -> list[Any]:
    """The arguments as a body is given them: of some only the parts that its programs depend on."""
    keys = body_of(node.op).specialization_keys
    return [
        keys[p.name](arg) if p.name in keys else arg
        for p, arg in zip(parameters(node.op), node.args, strict=True)
    ]


def row_dims(node: Node) -> list[int]:
    """The dimensions of its first argument that a row operator runs along."""
    x, *rest = specialized_args(node)
    return list(call_positional(row_form_of(node.op).over, node.op, [x.fake.ndim, *rest]))


# ---- which dimensions are the same -------------------------------------------------------------
def iteration_space(nodes: Sequence[Node]) -> IterationSpace | None:
    """The space that calls share; None where they share none."""
    joined = _Classes()
    inner: list[list[Dim]] = []
    for node in nodes:
        for a, b in _pairs(node):
            if not same_size(a, b):
                return None
            joined.join(a, b)
        if row_form(node) is not None and not has_elementwise_body(node.op):
            along = [(node.args[0], d) for d in row_dims(node)]
            if not along or any(is_one(v, d) for v, d in along):
                return None
            inner.append(along)
    return _checked(nodes, joined, inner)


class _Classes:
    """Sets of dimensions that are one axis."""

    def __init__(self) -> None:
        self._parent: dict[Dim, Dim] = {}

    def of(self, dim: Dim) -> Dim:
        above = self._parent.get(dim)
        while above is not None:
            higher = self._parent.get(above)
            if higher is not None:
                self._parent[dim] = higher  # chains stay short
            dim, above = above, higher
        return dim

    def join(self, a: Dim, b: Dim) -> None:
        a, b = self.of(a), self.of(b)
        if a != b:
            self._parent[a] = b


def _checked(
    nodes: Sequence[Node], joined: _Classes, inner: list[list[Dim]]
) -> IterationSpace | None:
    along = [{joined.of(dim) for dim in dims} for dims in inner]
    if any(other != along[0] for other in along[1:]):
        return None  # some sum over rows, others over columns
    results = [v for node in nodes for v in node.results]
    joins, sinks = list(filter(is_join, nodes)), list(filter(is_sink, nodes))
    lookups = [
        (n, d, source_of(index, nodes))
        for n in nodes
        if is_gather(n) or is_sink(n)
        for d, index in positions_of(n)
    ]
    above = _above(joins, lookups, joined)
    if above is None or any(dim in above for dims in along for dim in dims):
        return None
    wholes = results
    if above:
        wholes = [*results, *(added_in(n.op.name, n.args) for n in sinks)]
        wholes = [v for v in wholes if not any(joined.of((v, d)) in above for d in _dims(v))]
    first = max(wholes, key=lambda v: sum(not is_one(v, d) for d in _dims(v)), default=None)
    if first is None:
        return None
    number: dict[Dim, int] = {}
    dims: dict[Value, tuple[int | None, ...]] = {}
    for value in dict.fromkeys([first, *results, *(v for node in nodes for v in node.values)]):
        axes = [
            None if is_one(value, d) else number.setdefault(joined.of((value, d)), len(number))
            for d in range(value.fake.ndim)
        ]
        here = [a for a in axes if a is not None]
        if len(set(here)) < len(here):
            return None  # x + x.T
        dims[value] = tuple(axes)
    spaces = [
        Join(
            number[joined.of((n.results[0], d))],
            tuple(along_join(n.op.name, (dims[part] for part in n.args[0]), d)),
        )
        for n, d in zip(joins, map(join_axis, joins))
    ]
    looked_up = [
        Lookup(dims[n.args[0]][d], tuple(a for a in dims[index] if a is not None))
        for n, d, index in lookups
    ]
    steps = [steps_of(n, dims) for n in sinks]
    inner_axes = {number[dim] for dim in (along[0] if along else ())}
    if steps and (inner_axes or any(other != steps[0] for other in steps)):
        return None
    space = IterationSpace(dims, inner_axes, spaces, looked_up, steps[0] if steps else ())
    space.partial = [n for n in nodes if not all(_fits(space, v) for v in n.results)]
    return space if all(row_form(n) is None for n in space.partial) else None


def _dims(value: Value) -> range:
    return range(value.fake.ndim)


def _above(
    joins: Sequence[Node], lookups: Sequence[tuple[Node, int, Value]], joined: _Classes
) -> dict[Dim, tuple[Dim, ...]] | None:
    """Of the axes of parts of joins and of tables those that their indices follow from; None where
    an axis is both, or follows from different ones."""
    pairs: list[tuple[Dim, tuple[Dim, ...]]] = [
        (joined.of((part, d)), (joined.of((node.results[0], d)),))
        for node, d in zip(joins, map(join_axis, joins))
        for part in node.args[0]
        if node.op.name != STACK and not is_one(part, d)
    ]
    pairs += [
        (joined.of((node.args[0], d)), tuple(joined.of((index, k)) for k in _long_dims(index)))
        for node, d, index in lookups
    ]
    above: dict[Dim, tuple[Dim, ...]] = {}
    if any(above.setdefault(axis, axes) != axes for axis, axes in pairs):
        return None
    return None if any(dim in above for dims in above.values() for dim in dims) else above


def _long_dims(value: Value) -> list[int]:
    return [d for d in _dims(value) if not is_one(value, d)]


def _fits(space: IterationSpace, value: Value) -> bool:
    """Whether a call of a group gives something for each row, or for each place."""
    axes = space.axes_of(value)
    within = axes.intersection(space.inner)
    return axes.issuperset(space.rows) and len(within) in (0, len(space.inner))


# ---- the spaces of a call ----------------------------------------------------------------------
def _pairs(node: Node) -> Iterator[Pair]:
    if has_elementwise_body(node.op) or is_index_dependent(node):
        for value in node.values:
            for result in node.results:
                yield from _aligned(value, result)
    elif node.op.name in VIEWS:
        yield from _viewed(node)
    elif is_join(node):
        yield from beside_axis(node)
    elif is_gather(node):
        yield from beside_positions(node, node.results[0])
    elif is_sink(node):
        yield from beside_positions(node, added_in(node.op.name, node.args))
        yield from _aligned(node.args[0], node.results[0])
    else:
        yield from _along_rows(node)


def _aligned(value: Value, result: Value) -> Iterator[Pair]:
    """Broadcasting: the last dimensions go together, and one element with any number."""
    shift = result.fake.ndim - value.fake.ndim
    for d in range(value.fake.ndim):
        if not is_one(value, d):
            yield (value, d), (result, d + shift)


def _along_rows(node: Node) -> Iterator[Pair]:
    form, x = row_form_of(node.op), node.args[0]
    gone = row_dims(node)
    for value in node.values[1:]:
        same = value.fake.ndim == x.fake.ndim
        for d in _long_dims(value):
            yield (value, d), (x, d if same else gone[d])
    left = [d for d in range(x.fake.ndim) if d not in gone]
    for result in node.results:
        whole = result.fake.ndim == x.fake.ndim
        for k, d in enumerate(left if form.total else range(x.fake.ndim)):
            yield (x, d), (result, d if whole else k)


def _viewed(node: Node) -> Iterator[Pair]:
    x, result = node.args[0], node.results[0]
    if node.op.name == "core::broadcast_to":
        yield from _aligned(x, result)
    elif node.op.name == "core::permute_dims":
        for k, d in enumerate(node.args[1]):
            yield (x, d % x.fake.ndim), (result, k)
    else:  # dimensions of one element come or go
        for a, b in zip(_long_dims(x), _long_dims(result), strict=True):
            yield (x, a), (result, b)
