"""The calls whose kernels are shipped by the digest of their source: reductions, softmax and so on.

A source depends on how arguments lie in memory and not on how large they are, so one signature
stands for all calls of its kind.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from core.operators import catalogue


class Signature(NamedTuple):
    """A call as the hook `body_plan` is given it."""

    op: Any
    args: list[Any]
    outputs: list[Any]


def tensor(dtype: str, *shape: int) -> Any:
    """A contiguous tensor."""
    strides = [1]
    for size in reversed(shape[1:]):
        strides.insert(0, strides[0] * size)
    return dtype, shape, tuple(strides[: len(shape)])


def signatures() -> dict[str, list[Signature]]:
    return {"reductions": [], "rows": []}
