"""Diagonals and triangles of matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.errors import ShapeError
from core.operators.definition.body_parts import declares, indices
from core.operators.definition.define import define
from core.operators.definition.shapes import new, wrap_axis
from core.operators.shape.creation import full, zeros_like
from core.operators.shape.views import need_same_shape, scatter_vjp
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Operator, Tensor
    from core.bodies.definition import Body
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace


# ---- triangles ---------------------------------------------------------------------------------
def _triangle_body(lower: bool) -> Body:
    @declares(runtime_args=("k",), index_dependent=())
    def body(b: Builder, out: Buffer, x: Buffer, k: Value) -> None:
        with b.parallel(*x.shape) as at:
            *_, i, j = at
            there = j - i <= k if lower else j - i >= k
            out[at] = ir.ops.where(there, x[at], ir.ops.const(0, x.dtype))

    return body


def _triangle(name: str, doc: str, shown: str) -> Operator:
    def apply(g: Tensor, k: int) -> Tensor:
        return triangle(g, k)

    triangle = define(
        f"core::{name}(Tensor x, int k=0) -> Tensor",
        rule="matrix",
        body=_triangle_body(name == "tril"),
        reference=lambda np, x, k: getattr(np, name)(x, k),
        vjp=apply,
        jvp="linear",
        batch=leading(),
        inplace=True,
        method=name,
        samples=lambda s: [
            s(s.t(3, 3)),
            s(s.t(2, 4), 1),
            s(s.t(2, 4, 2).mT, -1),
            s(s.t(3, 2), k=-9),
            s(s.t(0, 2)),
        ],
        errors=lambda s: [s.error("ShapeError", s.t(3)), s.error("ArgumentError", s.t(2, 2), 0.5)],
        dtypes="all",
        doc=f"""The elements on and {doc} a diagonal, k places above the main one; others are 0.

    >>> import core
    >>> core.{name}(core.asarray([[1, 2], [3, 4]])).tolist()
    {shown}
    """,
    )
    return triangle


tril = _triangle("tril", "below", "[[1, 0], [3, 4]]")
triu = _triangle("triu", "above", "[[1, 2], [0, 4]]")


# ---- diagonals ---------------------------------------------------------------------------------
def _diagonal_vjp(g: Tensor, like_x: Tensor, offset: int, axis1: int, axis2: int) -> Tensor:
    return diagonal_scatter(zeros_like(like_x, dtype=g.dtype), g, offset, axis1, axis2)


diagonal: Any = define(
    "core::diagonal(Tensor(a) x, int offset=0, int axis1=0, int axis2=1) -> Tensor(a)",
    view="diagonal",
    vjp=_diagonal_vjp,
    jvp="linear",
    batch=leading("axis1", "axis2"),
    write_back="diagonal_scatter",
    method="diagonal",
    samples=lambda s: [
        s(s.t(3, 3)),
        s(s.t(2, 4), 1),
        s(s.t(2, 3, 4), -1, 2, 0),
        s(s.t(2, 3, 3), 0, -2, -1),
        s(s.t(2, 3), 5),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3)),
        s.error("ShapeError", s.t(3, 3), 0, 1, 1),
        s.error("IndexRangeError", s.t(3, 3), 0, 0, 2),
    ],
    dtypes="all",
    doc="""The diagonals that lie in two axes, as a view; they become the last axis.

    offset: how many places above the main diagonal.

    >>> import core
    >>> core.diagonal(core.asarray([[1, 2], [3, 4]]), 1).tolist()
    [2]
    """,
)


def _diagonal_scatter_fake(x: Tensor, src: Tensor, offset: int, axis1: int, axis2: int) -> Tensor:
    need_same_shape(diagonal(x, offset, axis1, axis2), src)
    return new(x.shape, x.dtype, x)


@declares(runtime_args=("offset",))
def _diagonal_scatter_body(
    b: Builder, out: Buffer, x: Buffer, src: Buffer, offset: Value, axis1: int, axis2: int
) -> None:
    row, column = axis1 % x.ndim, axis2 % x.ndim
    rest = [d for d in range(x.ndim) if d not in (row, column)]
    with b.parallel(*x.shape) as at:
        out[at] = x[at]
    with b.parallel(*src.shape) as at:
        *others, k = indices(at)
        place = dict(zip(rest, others))
        place[row] = k + ir.ops.maximum(0 - offset, 0)
        place[column] = k + ir.ops.maximum(offset, 0)
        out[tuple(place[d] for d in range(x.ndim))] = ir.ops.cast(src[at], out.dtype)


def _diagonal_scatter_reference(
    np: Namespace, x: Array, src: Array, offset: int, axis1: int, axis2: int
) -> Array:
    out = np.array(x)
    view = np.diagonal(out, offset, axis1, axis2)
    view.flags.writeable = True
    view[...] = src
    return out


diagonal_scatter: Any = define(
    "core::diagonal_scatter(Tensor x, Tensor src, int offset=0, int axis1=0, int axis2=1)"
    " -> Tensor",
    fake=_diagonal_scatter_fake,
    body=_diagonal_scatter_body,
    reference=_diagonal_scatter_reference,
    vjp=lambda g, offset, axis1, axis2: scatter_vjp(
        g, diagonal_scatter, diagonal, offset, axis1, axis2
    ),
    jvp="linear",
    batch=leading("axis1", "axis2"),
    method="diagonal_scatter",
    samples=lambda s: [
        s(s.t(3, 3), s.t(3)),
        s(s.t(2, 4), s.t(2), 1),
        s(s.t(2, 3, 4), s.t(2, 3), 1, 1, -1),
        s(s.t(3, 2), s.t(2), -1),
    ],
    errors=lambda s: [s.error("ShapeError", s.t(3, 3), s.t(2))],
    dtypes="inexact",
    doc="""A copy of x with its diagonals replaced by src: the write-back of core.diagonal.

    >>> import core
    >>> core.diagonal_scatter(core.zeros((2, 2)), core.ones(1), 1).tolist()
    [[0.0, 1.0], [0.0, 0.0]]
    """,
)


def _diag_embed(x: Tensor, offset: int, axis1: int, axis2: int) -> Tensor:
    if x.ndim == 0:
        raise ShapeError(
            what="core::diag_embed was given a 0-d tensor",
            why="its last axis becomes the diagonal",
            exists="tensors of one dimension or more",
            fix="add an axis first: x.reshape(1)",
        )
    axis1, axis2 = wrap_axis(axis1, x.ndim + 1), wrap_axis(axis2, x.ndim + 1)
    size = x.shape[-1] + abs(offset)
    shape = list(x.shape[:-1])
    for axis in sorted((axis1, axis2)):
        shape.insert(axis, size)
    blank = full(shape, 0, dtype=x.dtype, device=x.device)
    return diagonal_scatter(blank, x, offset, axis1, axis2)


def _diag_embed_reference(np: Namespace, x: Array, offset: int, axis1: int, axis2: int) -> Array:
    size = x.shape[-1] + abs(offset)
    out = np.zeros((*x.shape[:-1], size, size), x.dtype)
    k = np.arange(x.shape[-1])
    out[..., k + max(-offset, 0), k + max(offset, 0)] = x
    return np.moveaxis(out, (-2, -1), (axis1, axis2))


diag_embed = define(
    "core::diag_embed(Tensor x, int offset=0, int axis1=-2, int axis2=-1) -> Tensor",
    decomposition=_diag_embed,
    reference=_diag_embed_reference,
    method="diag_embed",
    samples=lambda s: [s(s.t(3)), s(s.t(2, 3), 1), s(s.t(2, 3), -1, 0, 2), s(s.t(2, 0))],
    errors=lambda s: [
        s.error("ShapeError", s.t()),
        s.error("IndexRangeError", s.t(2), 0, 0, 2),
        s.error("ShapeError", s.t(2), 0, 1, 1),
    ],
    dtypes="all",
    doc="""Matrices that have the last axis of x on a diagonal, and zeros elsewhere.

    >>> import core
    >>> core.diag_embed(core.asarray([1, 2])).tolist()
    [[1, 0], [0, 2]]
    """,
)


def _diag(x: Tensor, k: int) -> Tensor:
    if x.ndim == 1:
        return _diag_embed(x, k, 0, 1)
    if x.ndim == 2:
        return diagonal(x, k).clone()
    raise ShapeError(
        what=f"core::diag was given a tensor of shape {x.shape}",
        why="it makes a matrix of a vector, and a vector of a matrix",
        exists="tensors of one or two dimensions",
        fix="use core.diagonal or core.diag_embed for stacks of matrices",
    )


diag = define(
    "core::diag(Tensor x, int k=0) -> Tensor",
    decomposition=_diag,
    reference=lambda np, x, k: np.diag(x, k),
    method="diag",
    samples=lambda s: [s(s.t(3)), s(s.t(2), -1), s(s.t(3, 2)), s(s.t(2, 3), 1), s(s.t(0))],
    errors=lambda s: [s.error("ShapeError", s.t()), s.error("ShapeError", s.t(2, 2, 2))],
    dtypes="all",
    doc="""A vector as a diagonal, k places above the main one; of a matrix that diagonal.

    >>> import core
    >>> core.diag(core.asarray([[1, 2], [3, 4]])).tolist()
    [1, 4]
    >>> core.diag(core.asarray([5]), 1).tolist()
    [[0, 5], [0, 0]]
    """,
)

diagflat = define(
    "core::diagflat(Tensor x, int offset=0) -> Tensor",
    decomposition=lambda x, offset: _diag_embed(x.reshape((x.size,)), offset, 0, 1),
    reference=lambda np, x, offset: np.diagflat(x, offset),
    method="diagflat",
    samples=lambda s: [s(s.t(2, 2)), s(s.t(), 1), s(s.t(3).reshape((1, 3)), -1)],
    errors=lambda s: [s.error("ArgumentError", 1)],
    dtypes="all",
    doc="""A matrix with all elements of x on a diagonal.

    >>> import core
    >>> core.diagflat(core.asarray([[1], [2]])).tolist()
    [[1, 0], [0, 2]]
    """,
)

__all__ = [
    "diag",
    "diag_embed",
    "diagflat",
    "diagonal",
    "diagonal_scatter",
    "tril",
    "triu",
]
