"""Joins within a group: `concat` and `stack` as maps of indices, so that no join is stored.

The axis of a join is one of the group's; that of each part is an axis of its own, whose index is
the join's less the lengths of the parts before. What is computed for a part is computed where an
element of the join is read, and its inputs are loaded where the index lies within the part. A part
of one element, as are all that are stacked, has no axis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from core.compiler.symbolic.size_queries import is_one
from core.compiler.symbolic.symbols import hint_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.compiler.graph.graph import Node, Value

    Dim = tuple[Value, int]

CONCAT, STACK = "core::concat", "core::stack"
_T = TypeVar("_T")
MAX_PARTS = 4  # each element is looked for in every part
SHORT = 16  # elements of a last axis that are no vectors


class Join(NamedTuple):
    """axis: of the group; parts: the axes of its parts in order, None for one of one element."""

    axis: int
    parts: tuple[int | None, ...]


def is_join(node: Node) -> bool:
    """Whether a call joins a few tensors along an axis that is long enough for vectors."""
    name = node.op.name
    if name not in (CONCAT, STACK) or node.out or not isinstance(node.args[1], int):
        return False
    (result,), parts, axis = node.results, node.args[0], join_axis(node)
    last = axis == result.fake.ndim - 1
    return (
        2 <= len(parts) <= MAX_PARTS
        and not is_one(result, axis)
        and not (last and hint_of(result.shape[axis]) < SHORT)
        and all(hint_of(size) > 0 for part in parts for size in part.shape)
    )


def join_axis(node: Node) -> int:
    """The dimension along which a call joins."""
    axis: int = node.args[1] % node.results[0].fake.ndim
    return axis


def along_join(name: str, parts: Iterable[Sequence[_T]], axis: int) -> list[_T | None]:
    """Of the dimensions of parts those along the axis of a join; None of those that are stacked."""
    return [None if name == STACK else dims[axis] for dims in parts]


def beside_axis(node: Node) -> Iterator[tuple[Dim, Dim]]:
    """The dimensions of parts and of the result that are the same."""
    (result,), axis = node.results, join_axis(node)
    beside = [d for d in range(result.fake.ndim) if d != axis]
    for part in node.args[0]:
        dims = range(part.fake.ndim) if node.op.name == STACK else beside
        yield from (((part, k), (result, d)) for k, d in zip(dims, beside, strict=True))
