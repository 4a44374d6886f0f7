"""Distances and angles between vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes, wrap_axis
from core.operators.definition.widening import in_float32
from core.operators.elementwise.clamping import maximum
from core.operators.indexing.rows import take_rows
from core.operators.linalg.norms import vector_norm
from core.operators.nn.losses import check_operands
from core.operators.shape.creation import arange

if TYPE_CHECKING:
    from core._native import Tensor
    from core._native import device as Device
    from core.type_aliases import Array, Namespace


def np_norm(np: Namespace, x: Array, p: float, axis: int, keepdims: bool = False) -> Array:
    return np.linalg.norm(x, p, axis=axis, keepdims=keepdims)


# ---- one vector --------------------------------------------------------------------------------
def _normalize(x: Tensor, p: float, axis: int, eps: float) -> Tensor:
    check_operands("normalize", x)
    wrap_axis(axis, x.ndim)
    return x / maximum(vector_norm(x, p, axis, keepdims=True), eps)


normalize = define(
    "core::normalize(Tensor x, float p=2.0, int axis=1, float eps=1e-12) -> Tensor",
    decomposition=in_float32(_normalize),
    reference=lambda np, x, p, axis, eps: (
        x / np.maximum(np_norm(np, x, p, axis, keepdims=True), eps)
    ),
    samples=lambda s: [s(s.t(2, 3)), s(s.t(4), 1.0, 0), s(s.t(2, 3, 2), 3.0, -1)],
    errors=lambda s: [s.error("IndexRangeError", s.t(3)), s.error("DtypeError", s.ints(2, 3))],
    dtypes="floating",
    doc="""x divided by its p-norm along axis, or by eps where the norm is smaller.

    >>> import core
    >>> core.normalize(core.asarray([[3.0, 4.0]])).tolist()  # doctest: +ELLIPSIS
    [[0.6..., 0.8...]]
    """,
)


# ---- two vectors -------------------------------------------------------------------------------
def cosine(x1: Tensor, x2: Tensor, axis: int, eps: float) -> Tensor:
    check_operands("cosine_similarity", x1, x2)
    wrap_axis(axis, max(x1.ndim, x2.ndim))
    product = (x1 * x2).sum(axis=axis)
    sizes = [maximum(vector_norm(x, 2, axis, True), eps) for x in (x1, x2)]
    return product / (sizes[0] * sizes[1]).squeeze(axis)


def np_cosine(np: Namespace, x1: Array, x2: Array, axis: int, eps: float) -> Array:
    x1, x2 = np.broadcast_arrays(x1, x2)
    sizes = [np.maximum(np_norm(np, x, 2, axis), eps) for x in (x1, x2)]
    return (x1 * x2).sum(axis=axis) / (sizes[0] * sizes[1])


cosine_similarity = define(
    "core::cosine_similarity(Tensor x1, Tensor x2, int axis=1, float eps=1e-8) -> Tensor",
    decomposition=in_float32(lambda x1, x2, axis, eps: cosine(*broadcast(x1, x2), axis, eps)),
    reference=np_cosine,
    samples=lambda s: [
        s(s.t(2, 3), s.t(2, 3)),
        s(s.t(2, 1, 3), s.t(4, 3), -1),
        s(s.t(3), s.t(3), 0),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2, 2)),
        s.error("IndexRangeError", s.t(3), s.t(3)),
    ],
    dtypes="floating",
    doc="""The cosine of the angle between x1 and x2 along axis; norms are at least eps.

    >>> import core
    >>> core.cosine_similarity(core.asarray([[3.0, 0.0]]), core.asarray([[4.0, 0.0]])).tolist()
    [1.0]
    """,
)


def broadcast(x1: Tensor, x2: Tensor) -> tuple[Tensor, Tensor]:
    shape = broadcast_shapes(x1.shape, x2.shape)
    return x1.broadcast_to(shape), x2.broadcast_to(shape)


def pairwise(x1: Tensor, x2: Tensor, p: float, eps: float, keepdims: bool) -> Tensor:
    check_operands("pairwise_distance", x1, x2)
    wrap_axis(-1, max(x1.ndim, x2.ndim))
    return vector_norm(x1 - x2 + eps, p, -1, keepdims)


pairwise_distance = define(
    "core::pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, "
    "bool keepdims=False) -> Tensor",
    decomposition=in_float32(pairwise),
    reference=lambda np, x1, x2, p, eps, keepdims: np_norm(np, x1 - x2 + eps, p, -1, keepdims),
    samples=lambda s: [
        s(s.t(2, 3), s.t(2, 3)),
        s(s.t(2, 3), s.t(3), 1.0, keepdims=True),
        s(s.t(3), s.t(3), 3.0),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2, 2)),
        s.error("IndexRangeError", s.t(), s.t()),
    ],
    dtypes="floating",
    doc="""The p-norm of x1 - x2 + eps along the last axis.

    >>> import core
    >>> core.pairwise_distance(core.zeros((1, 2)), core.asarray([[3.0, 4.0]]), eps=0.0).tolist()
    [5.0]
    """,
)


def _cdist(x1: Tensor, x2: Tensor, p: float) -> Tensor:
    check_operands("cdist", x1)
    if x1.ndim < 2 or x2.ndim < 2 or x1.shape[-1] != x2.shape[-1]:
        raise ShapeError(
            what=f"cdist was given points of shape {x1.shape} and {x2.shape}",
            why="each row is a point, and all have as many coordinates",
            exists="(..., points, coordinates) twice, the number of coordinates being equal",
            fix="reshape the operands",
        )
    return vector_norm(x1.expand_dims(-2) - x2.expand_dims(-3), p, -1)


cdist = define(
    "core::cdist(Tensor x1, Tensor x2, float p=2.0) -> Tensor",
    decomposition=in_float32(_cdist),
    reference=lambda np, x1, x2, p: np_norm(
        np, np.expand_dims(x1, -2) - np.expand_dims(x2, -3), p, -1
    ),
    samples=lambda s: [
        s(s.t(3, 2), s.t(4, 2)),
        s(s.t(2, 3, 2), s.t(2, 2), 1.0),
        s(s.t(3, 2), s.t(2, 2), float("inf")),
        s(s.t(0, 2), s.t(2, 2), 3.0),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3, 2), s.t(4, 3)),
        s.error("ShapeError", s.t(2), s.t(2)),
        s.error("DtypeError", s.ints(3, 2), s.t(4, 2)),
    ],
    dtypes="floating",
    doc="""The distance, by the p-norm, of every row of x1 from every row of x2.

    >>> import core
    >>> core.cdist(core.zeros((1, 2)), core.asarray([[3.0, 4.0], [0.0, 1.0]])).tolist()
    [[5.0, 1.0]]
    """,
)


def _pairs(n: int, device: Device) -> tuple[Tensor, Tensor]:
    """All i < j below n, in order of i: of pair k, i is the root of a quadratic equation."""
    count = n * (n - 1) // 2
    k = arange(count, dtype="int64", device=device)
    left = (8 * (count - k) - 7).astype("float64") ** 0.5
    first = (n - 2) - ((left - 1) * 0.5).astype("int64")
    later = (n - first) * (n - first - 1) // 2  # pairs of this i and greater ones
    return first, k - (count - later) + first + 1


def _pdist(x: Tensor, p: float) -> Tensor:
    check_operands("pdist", x)
    if x.ndim != 2:
        raise ShapeError(
            what=f"pdist was given points of shape {x.shape}",
            why="each row is a point",
            exists="shapes (points, coordinates)",
            fix="reshape it; core.cdist takes batches",
        )
    first, second = _pairs(x.shape[0], x.device)
    return vector_norm(take_rows(x, first, 0) - take_rows(x, second, 0), p, -1)


pdist = define(
    "core::pdist(Tensor x, float p=2.0) -> Tensor",
    decomposition=in_float32(_pdist),
    reference=lambda np, x, p: np_norm(np, x[:, None] - x[None], p, -1)[np.triu_indices(len(x), 1)],
    samples=lambda s: [s(s.t(4, 2)), s(s.t(5, 3), 1.0), s(s.t(3, 2), 3.0), s(s.t(1, 2))],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3, 2)),
        s.error("ShapeError", s.t(3)),
        s.error("DtypeError", s.ints(3, 2)),
    ],
    dtypes="floating",
    doc="""The distances, by the p-norm, of each two rows of x, the first row's first.

    >>> import core
    >>> core.pdist(core.asarray([[0.0, 0.0], [3.0, 4.0], [0.0, 1.0]])).tolist()[:2]
    [5.0, 1.0]
    """,
)

__all__ = ["cdist", "cosine_similarity", "normalize", "pairwise_distance", "pdist"]
