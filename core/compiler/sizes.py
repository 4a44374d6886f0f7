"""What passes ask of sizes: the only places where a graph's shapes decide what it becomes.

A pass that relies on an answer has specialized the graph to it. Sizes that are broadcast against
each other need no question: that they fit follows from the calls themselves.
"""

from __future__ import annotations

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.compiler.graph import Value


def is_one(value: Value, dim: int) -> bool:
    """Whether a dimension holds one element: it is broadcast, and no loop runs over it."""
    return bool(value.shape[dim] == 1)


def same_shape(a: Value, b: Value) -> bool:
    """Whether two tensors have one shape."""
    return a.shape == b.shape


def about(value: Value) -> int:
    """How many elements a tensor has at the sizes that are met first: for choices of speed alone,
    right whatever the sizes."""
    return math.prod(int(n) for n in value.shape)
