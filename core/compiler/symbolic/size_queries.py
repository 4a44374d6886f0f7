"""Size queries: the questions that passes ask about sizes.

A graph's shapes influence its optimization only here. A pass that relies on an answer specializes
the graph to it. Sizes that are broadcast against each other need no query: the calls imply that
they fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.compiler.symbolic.symbols import hint_of

if TYPE_CHECKING:
    from core.compiler.graph.graph import Value


def is_one(value: Value, dim: int) -> bool:
    """Whether a dimension holds one element: it is broadcast, and no loop runs over it.

    A size that may change is none, whatever it will be: a loop may run once. What has to be asked
    of such dimensions is whether they have one size (`same_size`).
    """
    size = value.shape[dim]
    return bool(hint_of(size) == 1 and size == 1)


def same_size(a: tuple[Value, int], b: tuple[Value, int]) -> bool:
    """Whether two dimensions have one size."""
    return bool(a[0].shape[a[1]] == b[0].shape[b[1]])
