"""Losses that want one number to exceed another by a margin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ArgumentError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.widening import in_float32
from core.operators.elementwise.activation import logsigmoid
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import maximum, minimum
from core.operators.indexing.gathering import counted_from_start, take_along_axis
from core.operators.nn.distances import broadcast, cosine, np_cosine, np_norm, pairwise
from core.operators.nn.losses import (
    check_operands,
    check_reduction,
    loss_of_pairs,
    np_reduced,
    reduced,
)
from core.operators.shape.creation import arange

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Tensor
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace


def _sign_samples(s: SampleMaker) -> Iterator[Sample]:
    sign = where(s.t(2, 3) > 0, 1, -1)  # integers: there is no slope between them
    yield s(s.t(2, 3), sign)
    yield s(s.t(2, 3), sign, 0.5, "sum")
    yield s(s.t(2, 3), sign, reduction="none")


hinge_embedding_loss = loss_of_pairs(
    "hinge_embedding_loss",
    "float margin=1.0, str reduction='mean'",
    lambda x, target, margin: (
        where(target != 1, maximum(margin - x, 0), 0) + where(target != -1, x, 0)
    ),
    lambda np, x, target, margin: (
        np.where(target != 1, np.maximum(margin - x, 0), 0) + np.where(target != -1, x, 0)
    ),
    """x where target is 1, max(0, margin - x) where it is -1.

    >>> import core
    >>> x, target = core.asarray([2.0, 0.25]), core.asarray([1.0, -1.0])
    >>> core.hinge_embedding_loss(x, target, reduction="none").tolist()
    [2.0, 0.75]
    """,
    samples=_sign_samples,
)


def _three_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.t(2), s.t(2, 3))
    yield s.error("ArgumentError", s.t(2, 3), s.t(2, 3), s.t(2, 3), reduction="all")
    yield s.error("DtypeError", s.ints(2, 3), s.t(2, 3), s.t(2, 3))


def _margin_ranking(
    x1: Tensor, x2: Tensor, target: Tensor, margin: float, reduction: str
) -> Tensor:
    check_operands("margin_ranking_loss", x1, x2, target)
    return reduced(maximum(-target * (x1 - x2) + margin, 0), reduction)


margin_ranking_loss = define(
    "core::margin_ranking_loss(Tensor x1, Tensor x2, Tensor target, float margin=0.0, "
    "str reduction='mean') -> Tensor",
    decomposition=in_float32(_margin_ranking),
    reference=lambda np, x1, x2, target, margin, reduction: np_reduced(
        np, np.maximum(-target * (x1 - x2) + margin, 0), reduction
    ),
    samples=lambda s: [
        s(s.t(4), s.t(4), where(s.t(4) > 0, 1.0, -1.0).astype(s.dtype)),
        s(s.t(2, 3), s.t(2, 3), s.t(3), 0.5, "sum"),
        s(s.t(2, 3), s.t(3), s.t(2, 1), reduction="none"),
    ],
    errors=_three_errors,
    dtypes="floating",
    doc="""max(0, margin - target (x1 - x2)): target is 1 where x1 is to be the larger, else -1.

    >>> import core
    >>> one = core.ones(1)
    >>> float(core.margin_ranking_loss(one, 3 * one, one))
    2.0
    """,
)


def _multi_margin(
    x: Tensor, target: Tensor, p: int, margin: float, weight: Tensor | None, reduction: str
) -> Tensor:
    _check_classes("multi_margin_loss", x, target)
    if p not in (1, 2):
        raise ArgumentError(
            what=f"multi_margin_loss was given p={p}",
            why="it is the power of each class's excess over the margin",
            exists="1, 2",
            fix="pass p=1 or p=2",
        )
    target = counted_from_start("multi_margin_loss", target, x.shape[-1])
    rows = x if x.ndim == 2 else x.expand_dims(0)
    at = target.reshape((rows.shape[0], 1))
    gap = maximum(margin - take_along_axis(rows, at, 1) + rows, 0)
    gap = gap if p == 1 else gap * gap
    if weight is not None:
        gap = gap * take_along_axis(weight, at.reshape((at.size,)), 0).reshape(at.shape)
    other = arange(rows.shape[1], device=x.device) != at
    loss = where(other, gap, 0).sum(axis=1) / rows.shape[1]
    return reduced(loss if x.ndim == 2 else loss.reshape(()), reduction)


def _check_classes(name: str, x: Tensor, target: Tensor) -> None:
    check_operands(name, x)
    if x.ndim not in (1, 2) or target.shape != x.shape[:-1]:
        raise ShapeError(
            what=f"{name} was given x of shape {x.shape} and target of shape {target.shape}",
            why="each row of x, one number for each class, has one right class",
            exists="x of shape (batch, classes) or (classes,), target without the last axis",
            fix="reshape the operand that differs",
        )


def _np_multi_margin(
    np: Namespace,
    x: Array,
    target: Array,
    p: int,
    margin: float,
    weight: Array | None,
    reduction: str,
) -> Array:
    rows, target = np.atleast_2d(x), np.atleast_1d(target)
    loss = np.zeros(len(rows), x.dtype)
    for i, (row, t) in enumerate(zip(rows, target)):
        gap = np.maximum(margin - row[t] + row, 0) ** p * (1 if weight is None else weight[t])
        loss[i] = np.delete(gap, t).sum() / len(row)
    return np_reduced(np, loss if x.ndim == 2 else loss[0], reduction)


multi_margin_loss = define(
    "core::multi_margin_loss(Tensor x, Tensor target, int p=1, float margin=1.0, "
    "Tensor? weight=None, str reduction='mean') -> Tensor",
    decomposition=in_float32(_multi_margin),
    reference=_np_multi_margin,
    samples=lambda s: [
        s(s.t(3, 4), s.ints(3, high=4)),
        s(s.t(3, 4), s.ints(3, high=4), 2, 0.5, s.positive(4), "sum"),
        s(s.t(4), s.ints(high=4), reduction="none"),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3, 4), s.ints(2)),
        s.error("ArgumentError", s.t(3, 4), s.ints(3), reduction="all"),
        s.error("DtypeError", s.ints(3, 4), s.ints(3)),
        s.error("ArgumentError", s.t(3, 4), s.ints(3), 3),
    ],
    dtypes="floating",
    doc="""The mean over the other classes of max(0, margin - x[target] + x[class]) to the power p.

    x: (batch, classes) or (classes,); target: the right classes; p: 1 or 2.

    >>> import core
    >>> float(core.multi_margin_loss(core.asarray([[0.0, 1.0]]), core.asarray([0])))
    1.0
    """,
)


# ---- several right classes ---------------------------------------------------------------------
def _multilabel(x: Tensor, target: Tensor, weight: Tensor | None, reduction: str) -> Tensor:
    check_operands("multilabel_soft_margin_loss", x, target, weight)
    check_reduction(reduction)
    loss = -(target * logsigmoid(x) + (1 - target) * logsigmoid(-x))
    loss = loss if weight is None else loss * weight
    return reduced(loss.mean(axis=-1) if loss.ndim else loss, reduction)


def _np_multilabel(
    np: Namespace, x: Array, target: Array, weight: Array | None, reduction: str
) -> Array:
    loss = target * np.logaddexp(0, -x) + (1 - target) * np.logaddexp(0, x)
    return np_reduced(np, (loss if weight is None else loss * weight).mean(axis=-1), reduction)


multilabel_soft_margin_loss = define(
    "core::multilabel_soft_margin_loss(Tensor x, Tensor target, Tensor? weight=None, "
    "str reduction='mean') -> Tensor",
    decomposition=in_float32(_multilabel),
    reference=_np_multilabel,
    samples=lambda s: [
        s(s.t(3, 4), s.positive(3, 4)),
        s(s.t(3, 4), s.positive(3, 4), s.positive(4), "none"),
        s(s.t(4), s.positive(4), None, "sum"),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3, 4), s.t(2)),
        s.error("ArgumentError", s.t(3, 4), s.t(3, 4), reduction="all"),
        s.error("DtypeError", s.ints(3, 4), s.t(3, 4)),
    ],
    dtypes="floating",
    doc="""The mean over classes of binary_cross_entropy_with_logits: each class is right or wrong.

    >>> import core
    >>> x, target = core.asarray([[200.0, -200.0]]), core.asarray([[1.0, 1.0]])
    >>> float(core.multilabel_soft_margin_loss(x, target))
    100.0
    """,
)


# ---- of distances --------------------------------------------------------------------------------
def _triplet(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    margin: float,
    p: float,
    eps: float,
    swap: bool,
    reduction: str,
) -> Tensor:
    check_operands("triplet_margin_loss", anchor, positive, negative)
    check_reduction(reduction)
    far = pairwise(anchor, negative, p, eps, False)
    if swap:
        far = minimum(far, pairwise(positive, negative, p, eps, False))
    return reduced(maximum(pairwise(anchor, positive, p, eps, False) - far + margin, 0), reduction)


def _np_triplet(
    np: Namespace,
    anchor: Array,
    positive: Array,
    negative: Array,
    margin: float,
    p: float,
    eps: float,
    swap: bool,
    reduction: str,
) -> Array:
    far = np_norm(np, anchor - negative + eps, p, -1)
    if swap:
        far = np.minimum(far, np_norm(np, positive - negative + eps, p, -1))
    loss = np_norm(np, anchor - positive + eps, p, -1) - far + margin
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


def _cosine_embedding(
    x1: Tensor, x2: Tensor, target: Tensor, margin: float, reduction: str
) -> Tensor:
    check_operands("cosine_embedding_loss", x1, x2)
    check_reduction(reduction)
    angle = cosine(*broadcast(x1, x2), -1, 1e-12)
    check_operands("cosine_embedding_loss", angle, target)
    loss = where(target == 1, 1 - angle, where(target == -1, maximum(angle - margin, 0), 0))
    return reduced(loss, reduction)


def _np_cosine_embedding(
    np: Namespace, x1: Array, x2: Array, target: Array, margin: float, reduction: str
) -> Array:
    angle = np_cosine(np, x1, x2, -1, 1e-12)
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
    "cosine_embedding_loss",
    "hinge_embedding_loss",
    "margin_ranking_loss",
    "multi_margin_loss",
    "multilabel_soft_margin_loss",
    "triplet_margin_loss",
]
