"""Gathers within a group: what tensors of positions name is read where it is used, not stored.

The axis of a table that positions count along is one of its own, over which no loop runs: its index
is a position, read at the place that is computed. Positions are inputs of a group, so that the host
checks them before it launches the kernel, as it does for a gather by itself; kernels of devices
whose memory the host cannot read mask them and report them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from core.compiler.symbolic.size_queries import is_one
from core.compiler.symbolic.symbols import Symbol

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.compiler.fusion.joins import Join
    from core.compiler.fusion.members import Member
    from core.compiler.graph.graph import Node, Value

    Dim = tuple[Value, int]
    _Call = TypeVar("_Call", Node, Member)

ALONG = ("core::take_along_axis", "core::gather", "core::scatter_reduce")
GATHERS = ("core::take_along_axis", "core::gather", "core::take_rows", "core::index")
SINKS = ("core::scatter_reduce", "core::index_add", "core::index_set")  # see sinks.py
INDEXED = GATHERS + SINKS  # as in core/csrc/rules/rules_indexed.cpp


class Lookup(NamedTuple):
    """axis: of a table; axes: those that its positions run over."""

    axis: int | None
    axes: tuple[int, ...]


def axes_above(
    joins: Sequence[Join], lookups: Sequence[Lookup]
) -> dict[int | None, tuple[int, ...]]:
    """Of the axes over which no loop runs those that their indices follow from."""
    above: dict[int | None, tuple[int, ...]] = {lookup.axis: lookup.axes for lookup in lookups}
    for join in joins:
        above |= {part: (join.axis,) for part in join.parts if part is not None}
    return above


def positions_in(name: str, args: Sequence[Any], rank: int) -> list[tuple[int, Any]]:
    """Of the arguments of a gather or a sink the dimensions of its table that positions count
    along, with the positions."""
    if name in ("core::index", "core::index_set"):
        return list(enumerate(args[1]))
    index, axis = (
        args[1:3] if name in ("core::take_along_axis", "core::take_rows") else args[2:0:-1]
    )
    return [(axis % rank, index)]


def positions_of(node: Node) -> list[tuple[int, Value]]:
    """The same of a call."""
    return positions_in(node.op.name, node.args, node.args[0].fake.ndim)


def refusing(calls: Iterable[_Call]) -> list[_Call]:
    """Of calls, or of members of a group, those that refuse positions: not sinks at positions that
    a gather has read before, as those of gradients are."""
    read: set[Any] = set()
    found = []
    for call in calls:
        if call.op.name in INDEXED:
            places = {
                getattr(at, "number", at) for _, at in positions_in(call.op.name, call.args, 1)
            }
            if call.op.name in GATHERS or not places <= read:
                found.append(call)
            read |= places
    return found


def is_gather(node: Node) -> bool:
    """Whether a call reads elements that tensors of positions name."""
    if node.op.name not in GATHERS or node.out or not node.args[0].fake.ndim:
        return False
    if any(isinstance(arg, Symbol) for arg in node.args):  # the axis may be another one
        return False
    return not any(is_one(node.args[0], d) for d, _ in positions_of(node))


def beside_positions(node: Node, elements: Value) -> Iterator[tuple[Dim, Dim]]:
    """The dimensions of a table, of positions on it and of the elements there that are the same."""
    table, positions, result = node.args[0], positions_of(node), elements
    first, index = positions[0]
    rank = index.fake.ndim
    if node.op.name in ALONG:
        yield from (((table, d), (result, d)) for d in range(rank) if d != first)
        yield from (((index, d), (result, d)) for d in range(rank))
        return
    for _, index in positions:
        yield from (((index, d), (result, first + d)) for d in range(rank))
    for d in range(table.fake.ndim):
        if d < first:
            yield (table, d), (result, d)
        elif d >= first + len(positions):
            yield (table, d), (result, d - len(positions) + rank)
