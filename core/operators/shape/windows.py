"""Sliding windows along an axis, as views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.operators.definition.define import define
from core.operators.shape.patches import fold_along
from core.operators.shape.views import select, slice_scatter
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor


def _window_starts(windows: Tensor, axis: int, k: int, step: int) -> tuple[int, int, int]:
    """start, stop and step of the elements that stand at place k of each window."""
    return k, k + (windows.shape[axis] - 1) * step + 1, step


def _unfold_write_back(x: Tensor, src: Tensor, axis: int, size: int, step: int) -> Tensor:
    axis %= x.ndim
    for k in range(size if src.shape[axis] else 0):
        x = slice_scatter(x, select(src, -1, k), axis, *_window_starts(src, axis, k, step))
    return x


unfold = define(
    "core::unfold(Tensor(a) x, int axis, int size, int step=1) -> Tensor(a)",
    view="unfold",
    vjp=lambda g, like_x, axis, step: fold_along(g, axis, like_x.shape[axis % like_x.ndim], step),
    jvp="linear",
    batch=leading("axis"),
    write_back=_unfold_write_back,
    method="unfold",
    samples=lambda s: [s(s.t(5), 0, 2), s(s.t(2, 6), 1, 3, 2), s(s.t(2, 6), -1, 2, 2)],
    errors=lambda s: [s.error("ShapeError", s.t(3), 0, 4), s.error("ShapeError", s.t(3), 0, 2, 0)],
    dtypes="all",
    doc="""Windows of `size` elements along axis, every `step`; the new last axis is inside one.

    >>> import core
    >>> core.unfold(core.asarray([1, 2, 3, 4]), 0, 2).tolist()
    [[1, 2], [2, 3], [3, 4]]
    """,
)

__all__ = ["unfold"]
