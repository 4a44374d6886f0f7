"""The diagonals of matrices that are the last two axes, and their sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ShapeError
from core.operators.definition.define import define
from core.operators.shape import triangles

if TYPE_CHECKING:
    from core._native import Tensor
    from core._native import dtype as DType
    from core.type_aliases import Array, Namespace


def diagonal(x: Tensor, *, offset: int = 0) -> Tensor:
    """The elements x[i, i + offset] of each matrix, as a view; the matrices' axes are the last.

    core.diagonal takes those of any two axes, the first two by default.

    >>> import core
    >>> core.linalg.diagonal(core.asarray([[1, 2], [3, 4]])).tolist()
    [1, 4]
    """
    return triangles.diagonal(x, offset, -2, -1)


def _trace(x: Tensor, *, offset: int, dtype: DType | None) -> Tensor:
    if x.ndim < 2:
        raise ShapeError(
            what=f"trace of a tensor of shape {x.shape}",
            why="it sums diagonals of matrices: the last two axes",
            exists="tensors of two dimensions or more",
            fix="add axes first: core.expand_dims(x, 0)",
        )
    return diagonal(x, offset=offset).sum(axis=-1, dtype=dtype)


def _trace_reference(np: Namespace, x: Array, *, offset: int, dtype: str | None) -> Array:
    from core.operators.definition.reference import numpy_dtype

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
