"""Diagonals of matrices, as views, and their sums."""

from typing import Any

from core._native import bool as bool_dtype
from core.autograd.batching import leading
from core.errors import ShapeError
from core.operators.arithmetic import where
from core.operators.creation import full
from core.operators.define import define
from core.operators.joining import concat
from core.operators.linalg_support import on_diagonal


def spread_diagonal(d: Any, rows: int, columns: int, offset: int) -> Any:
    """Matrices with the last axis of d on one diagonal and 0 elsewhere."""
    before = min(max(-offset, 0), rows)
    sizes = before, rows - before - d.shape[-1]
    blank = [full((*d.shape[:-1], n), 0, dtype=d.dtype, device=d.device) for n in sizes]
    by_row = concat([blank[0], d, blank[1]], axis=-1) if any(sizes) else d
    wide = by_row.expand_dims(-1).broadcast_to((*d.shape[:-1], rows, columns))
    return where(on_diagonal(wide, offset), wide, False if d.dtype == bool_dtype else 0)


def _ordered_as(x: Any, moved: Any, axis1: int, axis2: int) -> Any:
    """A tensor whose last two axes are x's axis1 and axis2, with its axes where x has them."""
    last = axis1 % x.ndim, axis2 % x.ndim
    order = [d for d in range(x.ndim) if d not in last] + list(last)
    return moved.permute_dims([order.index(d) for d in range(x.ndim)])


def _to_matrix(g: Any, x: Any, offset: int, axis1: int, axis2: int) -> Any:
    """The gradient of a diagonal: what is not on it gets 0."""
    out = spread_diagonal(g, x.shape[axis1], x.shape[axis2], offset)
    return _ordered_as(x, out, axis1, axis2)


def _write_back(x: Any, src: Any, offset: int, axis1: int, axis2: int) -> Any:
    ones = full(src.shape, True, device=x.device)
    written = _to_matrix(ones, x, offset, axis1, axis2)
    return where(written, _to_matrix(src, x, offset, axis1, axis2), x)


diagonal = define(
    "core::linalg_diagonal(Tensor(a) x, int offset=0, int axis1=-2, int axis2=-1) -> Tensor(a)",
    view="diagonal",
    vjp=lambda g, like_x, offset, axis1, axis2: _to_matrix(g, like_x, offset, axis1, axis2),
    jvp="linear",
    batch=leading("axis1", "axis2"),
    write_back=_write_back,
    public=False,
    samples=lambda s: [
        s(s.t(3, 3)),
        s(s.t(2, 3, 4), 1),
        s(s.t(4, 3), -2),
        s(s.t(2, 3, 2), 0, 0, 2),
        s(s.t(2, 3, 2), 1, 1, 0),
        s(s.t(2, 2), 5),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3)),
        s.error("IndexRangeError", s.t(2, 3), 0, 0, 2),
        s.error("ShapeError", s.t(2, 3), 0, 1, 1),
    ],
    dtypes="all",
    doc="""The elements x[i, i + offset] of each matrix, as a view; the matrices' axes are the last.

    >>> import core
    >>> core.linalg.diagonal(core.asarray([[1, 2], [3, 4]])).tolist()
    [1, 4]
    """,
)


def _trace(x: Any, *, offset: int, dtype: Any) -> Any:
    if x.ndim < 2:
        raise ShapeError(
            what=f"trace of a tensor of shape {x.shape}",
            why="it sums diagonals of matrices: the last two axes",
            exists="tensors of two dimensions or more",
            fix="add axes first: core.expand_dims(x, 0)",
        )
    return diagonal(x, offset).sum(axis=-1, dtype=dtype)


def _trace_reference(np: Any, x: Any, *, offset: int, dtype: Any) -> Any:
    from core.operators.reference import numpy_dtype

    kind = numpy_dtype(np, dtype)
    if kind is None and x.dtype.kind in "b":
        kind = np.int64
    return np.trace(x, offset=offset, axis1=-2, axis2=-1, dtype=kind)


trace = define(
    "core::trace(Tensor x, *, int offset=0, dtype? dtype=None) -> Tensor",
    decomposition=_trace,
    reference=_trace_reference,
    method="trace",
    samples=lambda s: [
        s(s.t(3, 3)),
        s(s.t(2, 3, 4), offset=1),
        s(s.t(2, 4, 3), offset=-2),
        s(s.t(2, 2), offset=7),
        s(s.t(0, 2)),
    ],
    errors=lambda s: [s.error("ShapeError", s.t(3)), s.error("ArgumentError", s.t(2, 2), 1)],
    dtypes="all",
    doc="""The sum of each matrix's diagonal; dtypes as in core.sum.

    >>> import core
    >>> int(core.trace(core.asarray([[1, 2], [3, 4]])))
    5
    """,
)

__all__ = ["diagonal", "trace"]
