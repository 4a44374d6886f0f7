"""Distances and angles between vectors, and the losses that are made of them."""

from typing import Any

from core.errors import ShapeError
from core.operators.arithmetic import where
from core.operators.define import define
from core.operators.limits import maximum, minimum
from core.operators.linalg_norms import vector_norm
from core.operators.losses import check_operands, check_reduction, np_reduced, reduced
from core.operators.shapes import wrap_axis
from core.operators.widening import in_float32


def _np_norm(np: Any, x: Any, p: float, axis: int, keepdims: bool = False) -> Any:
    return np.linalg.norm(x, p, axis=axis, keepdims=keepdims)


# ---- one vector --------------------------------------------------------------------------------
def _normalize(x: Any, p: float, axis: int, eps: float) -> Any:
    check_operands("normalize", x)
    wrap_axis(axis, x.ndim)
    return x / maximum(vector_norm(x, p, axis, keepdims=True), eps)


normalize = define(
    "core::normalize(Tensor x, float p=2.0, int axis=1, float eps=1e-12) -> Tensor",
    decomposition=in_float32(_normalize),
    reference=lambda np, x, p, axis, eps: (
        x / np.maximum(_np_norm(np, x, p, axis, keepdims=True), eps)
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
def _cosine(x1: Any, x2: Any, axis: int, eps: float) -> Any:
    check_operands("cosine_similarity", x1, x2)
    wrap_axis(axis, max(x1.ndim, x2.ndim))
    product = (x1 * x2).sum(axis=axis)
    sizes = [maximum(vector_norm(x, 2, axis, True), eps) for x in (x1, x2)]
    return product / (sizes[0] * sizes[1]).squeeze(axis)


def _np_cosine(np: Any, x1: Any, x2: Any, axis: int, eps: float) -> Any:
    x1, x2 = np.broadcast_arrays(x1, x2)
    sizes = [np.maximum(_np_norm(np, x, 2, axis), eps) for x in (x1, x2)]
    return (x1 * x2).sum(axis=axis) / (sizes[0] * sizes[1])


cosine_similarity = define(
    "core::cosine_similarity(Tensor x1, Tensor x2, int axis=1, float eps=1e-8) -> Tensor",
    decomposition=in_float32(lambda x1, x2, axis, eps: _cosine(*_broadcast(x1, x2), axis, eps)),
    reference=_np_cosine,
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


def _broadcast(x1: Any, x2: Any) -> tuple[Any, Any]:
    from core.operators.shapes import broadcast_shapes

    shape = broadcast_shapes(x1.shape, x2.shape)
    return x1.broadcast_to(shape), x2.broadcast_to(shape)


def _pairwise(x1: Any, x2: Any, p: float, eps: float, keepdims: bool) -> Any:
    check_operands("pairwise_distance", x1, x2)
    wrap_axis(-1, max(x1.ndim, x2.ndim))
    return vector_norm(x1 - x2 + eps, p, -1, keepdims)


pairwise_distance = define(
    "core::pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, "
    "bool keepdims=False) -> Tensor",
    decomposition=in_float32(_pairwise),
    reference=lambda np, x1, x2, p, eps, keepdims: _np_norm(np, x1 - x2 + eps, p, -1, keepdims),
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


def _cdist(x1: Any, x2: Any, p: float) -> Any:
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
    reference=lambda np, x1, x2, p: _np_norm(
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


# ---- losses ------------------------------------------------------------------------------------
def _triplet(
    anchor: Any,
    positive: Any,
    negative: Any,
    margin: float,
    p: float,
    eps: float,
    swap: bool,
    reduction: str,
) -> Any:
    check_operands("triplet_margin_loss", anchor, positive, negative)
    check_reduction(reduction)
    far = _pairwise(anchor, negative, p, eps, False)
    if swap:
        far = minimum(far, _pairwise(positive, negative, p, eps, False))
    return reduced(maximum(_pairwise(anchor, positive, p, eps, False) - far + margin, 0), reduction)


def _np_triplet(
    np: Any,
    anchor: Any,
    positive: Any,
    negative: Any,
    margin: float,
    p: float,
    eps: float,
    swap: bool,
    reduction: str,
) -> Any:
    far = _np_norm(np, anchor - negative + eps, p, -1)
    if swap:
        far = np.minimum(far, _np_norm(np, positive - negative + eps, p, -1))
    loss = _np_norm(np, anchor - positive + eps, p, -1) - far + margin
    return np_reduced(np, np.maximum(loss, 0), reduction)


triplet_margin_loss = define(
    "core::triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, "
    "float p=2.0, float eps=1e-6, bool swap=False, str reduction='mean') -> Tensor",
    decomposition=in_float32(_triplet),
    reference=_np_triplet,
    samples=lambda s: [
        s(s.t(3, 2), s.t(3, 2), s.t(3, 2)),
        s(s.t(3, 2), s.t(3, 2), s.t(3, 2), 0.5, 1.0, swap=True, reduction="none"),
        s(s.t(4), s.t(4), s.t(4), reduction="sum"),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2, 2), s.t(2, 3)),
        s.error("ArgumentError", s.t(2, 3), s.t(2, 3), s.t(2, 3), reduction="all"),
        s.error("DtypeError", s.ints(2, 3), s.t(2, 3), s.t(2, 3)),
    ],
    dtypes="floating",
    doc="""max(0, |anchor - positive| - |anchor - negative| + margin), over rows, by the p-norm.

    swap: the distance of positive and negative counts where it is the smaller one.

    >>> import core
    >>> zero, one = core.zeros((1, 1)), core.ones((1, 1))
    >>> float(core.triplet_margin_loss(zero, one, one))
    1.0
    """,
)


def _cosine_embedding(x1: Any, x2: Any, target: Any, margin: float, reduction: str) -> Any:
    check_operands("cosine_embedding_loss", x1, x2)
    check_reduction(reduction)
    angle = _cosine(*_broadcast(x1, x2), -1, 1e-12)
    check_operands("cosine_embedding_loss", angle, target)
    loss = where(target == 1, 1 - angle, where(target == -1, maximum(angle - margin, 0), 0))
    return reduced(loss, reduction)


def _np_cosine_embedding(
    np: Any, x1: Any, x2: Any, target: Any, margin: float, reduction: str
) -> Any:
    angle = _np_cosine(np, x1, x2, -1, 1e-12)
    loss = np.where(target == 1, 1 - angle, np.maximum(angle - margin, 0) * (target == -1))
    return np_reduced(np, loss, reduction)


cosine_embedding_loss = define(
    "core::cosine_embedding_loss(Tensor x1, Tensor x2, Tensor target, float margin=0.0, "
    "str reduction='mean') -> Tensor",
    decomposition=in_float32(_cosine_embedding),
    reference=_np_cosine_embedding,
    samples=lambda s: [
        s(s.t(3, 2), s.t(3, 2), where(s.t(3) > 0, 1, -1)),
        s(s.t(3, 2), s.t(3, 2), where(s.t(3) > 0, 1, -1), 0.2, "none"),
        s(s.t(4), s.t(4), s.ints(high=1) + 1, reduction="sum"),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2, 2), s.ints(2)),
        s.error("ArgumentError", s.t(2, 3), s.t(2, 3), s.ints(2), reduction="all"),
        s.error("DtypeError", s.ints(2, 3), s.t(2, 3), s.ints(2)),
    ],
    dtypes="floating",
    doc="""1 - the cosine of x1 and x2 where target is 1, max(0, cosine - margin) where it is -1.

    >>> import core
    >>> x = core.asarray([[1.0, 0.0]])
    >>> float(core.cosine_embedding_loss(x, x, core.asarray([-1])))
    1.0
    """,
)

__all__ = [
    "cdist",
    "cosine_embedding_loss",
    "cosine_similarity",
    "normalize",
    "pairwise_distance",
    "triplet_margin_loss",
]
