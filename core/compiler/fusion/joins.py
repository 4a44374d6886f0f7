"""Joins within a group: `concat` as a map of indices, so that no joined tensor is stored.

The axis of a join is one of the group's; that of each part is an axis of its own, whose index is
the join's less the lengths of the parts before. What is computed for a part is computed where an
element of the join is read, and its inputs are loaded where the index lies within the part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.compiler.symbolic.size_queries import is_one
from core.compiler.symbolic.symbols import hint_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.compiler.graph.graph import Node, Value

    Dim = tuple[Value, int]

CONCAT = "core::concat"
MAX_PARTS = 4  # each element is looked for in every part
SHORT = 16  # elements of a last axis that are no vectors


class Join(NamedTuple):
    """axis: of the group; parts: the axes of its parts in order, None for one of one element."""

    axis: int
    parts: tuple[int | None, ...]


def axes_above(joins: Sequence[Join]) -> dict[int | None, int]:
    """Of the axes of parts of joins that of the join."""
    return {part: join.axis for join in joins for part in join.parts if part is not None}


def is_join(node: Node) -> bool:
    """Whether a call joins a few tensors along an axis that is long enough for vectors."""
    if node.op.name != CONCAT or node.out or not isinstance(node.args[1], int):
        return False
    (result,), parts, axis = node.results, node.args[0], join_axis(node)
    last = axis == result.fake.ndim - 1
    return (
        2 <= len(parts) <= MAX_PARTS
        and not is_one(result, axis)
        and not (last and hint_of(result.shape[axis]) < SHORT)
        and all(hint_of(part.shape[axis]) > 0 for part in parts)
    )


def join_axis(node: Node) -> int:
    """The dimension along which a call joins."""
    axis: int = node.args[1] % node.results[0].fake.ndim
    return axis


def beside_axis(node: Node) -> Iterator[tuple[Dim, Dim]]:
    """The dimensions of parts and of the result that are the same."""
    (result,), axis = node.results, join_axis(node)
    for part in node.args[0]:
        for d in range(result.fake.ndim):
            if d != axis:
                yield (part, d), (result, d)
