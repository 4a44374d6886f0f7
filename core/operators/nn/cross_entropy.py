"""Losses of classification: the negative logarithm of the right class's probability."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from core import ir
from core.bodies.definition import row_form_of
from core.bodies.positions import position
from core.dtype_table import is_float, is_signed
from core.errors import DtypeError, IndexRangeError, ShapeError
from core.operators.definition.body_parts import accumulator, along
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.rowwise import rowwise
from core.operators.definition.shapes import new, wrap_row_axis
from core.operators.definition.widening import in_float32
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.gathering import take_along_axis
from core.operators.nn.losses import check_operands, check_reduction, np_reduced, reduced
from core.operators.nn.softmax import log_softmax, softmax
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import NotImplementedType

    from core._native import Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import Row, RowOut
    from core.operators.definition.samples import ErrorSample, SampleMaker
    from core.type_aliases import Array, Namespace


def _check(name: str, x: Tensor, target: Tensor, weight: Tensor | None, reduction: str) -> None:
    check_operands(name, x)
    check_reduction(reduction)
    axis = min(x.ndim - 1, 1)
    expected = (*x.shape[:axis], *x.shape[axis + 1 :])
    if "integer" not in target.dtype.kind:
        raise DtypeError(
            what=f"{name} was given targets of {target.dtype}",
            why="a target is the number of a class",
            exists="integers",
            fix="cast first: target.astype(core.int64)",
        )
    if not x.ndim or target.shape != expected:
        raise ShapeError(
            what=f"{name} was given x of shape {x.shape} and target of shape {target.shape}",
            why="x has a number for each class, along axis 1, where target has one class",
            exists=f"targets of shape {expected}",
            fix="move the classes to axis 1 of x, or reshape target",
        )
    if weight is not None and weight.shape != (x.shape[axis],):
        raise ShapeError(
            what=f"{name} was given a weight of shape {weight.shape}",
            why="it has one number for each class",
            exists=f"weights of shape ({x.shape[axis]},)",
            fix="pass as many weights as there are classes, or None",
        )


def _comparable(target: Tensor, ignore_index: int) -> Tensor:
    """The target in a dtype that holds ignore_index: uint8 has no -100."""
    from core.math.promotion import is_in_range

    known = is_in_range(ignore_index, target.dtype.name)
    return target if known else target.astype("int64")


def _positions(target: Tensor, mask: Tensor, classes: int) -> Tensor:
    """0 where the target is ignored; a class below 0 would count from the end: it is none."""
    if is_signed(target.dtype.name):
        target = target.astype("int64")
        target = where(target < 0, classes, target)
    return where(mask, target, 0)


@contextlib.contextmanager
def _refusing(x: Tensor, target: Tensor, mask: Tensor) -> Iterator[None]:
    """Raises an error with the range of the classes where a class is out of range: the operator
    that reads there would name negative ones, too, which are no classes."""
    try:
        yield
    except IndexRangeError:
        last = x.shape[min(x.ndim - 1, 1)] - 1
        wrong = target[mask & ((target < 0) | (target > last))]
        if wrong.size == 0:  # an earlier call's, found now
            raise
        raise IndexRangeError(
            what=f"a loss was given the class {wrong[0].item()}",
            why="a target is the number of a class, counted from 0",
            exists=f"0 to {last}, and ignore_index",
            fix="correct the targets, or pass ignore_index=, for those that stand for no class",
        ) from None


def _chosen(
    x: Tensor, target: Tensor, weight: Tensor | None, ignore_index: int
) -> tuple[Tensor, Tensor]:
    """(x at the target, its weight), both 0 where the target is ignored."""
    axis = min(x.ndim - 1, 1)
    mask = target != ignore_index
    index = _positions(target, mask, x.shape[axis])
    with _refusing(x, target, mask):
        values = take_along_axis(x, index.expand_dims(axis), axis).squeeze(axis)
    values = where(mask, values, 0)
    if weight is None:
        return values, mask.astype(x.dtype)
    flat = index.reshape((index.size,))
    return values, where(mask, take_along_axis(weight, flat, 0).reshape(index.shape), 0)


def _nll(
    x: Tensor, target: Tensor, weight: Tensor | None, ignore_index: int, reduction: str
) -> Tensor:
    _check("nll_loss", x, target, weight, reduction)
    target = _comparable(target, ignore_index)
    values, share = _chosen(x, target, weight, ignore_index)
    loss = -values * share
    return loss.sum() / share.sum() if reduction == "mean" else reduced(loss, reduction)


def _np_nll(
    np: Namespace, x: Array, target: Array, weight: Array | None, ignore_index: int, reduction: str
) -> Array:
    axis = min(x.ndim - 1, 1)
    mask = target != ignore_index
    index = np.where(mask, target, 0)
    values = np.take_along_axis(x, np.expand_dims(index, axis), axis)
    share = np.where(mask, 1.0 if weight is None else weight[index], 0.0)
    loss = -np.squeeze(values, axis) * share
    return loss.sum() / share.sum() if reduction == "mean" else np_reduced(np, loss, reduction)


def _class_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.ints(3, high=3))
    yield s.error("ShapeError", s.t(2, 3), s.ints(2, high=3), s.t(2))
    yield s.error("ArgumentError", s.t(2, 3), s.ints(2, high=3), reduction="all")
    yield s.error("DtypeError", s.ints(2, 3), s.ints(2, high=3))


nll_loss = define(
    "core::nll_loss(Tensor x, Tensor target, Tensor? weight=None, int ignore_index=-100, "
    "str reduction='mean') -> Tensor",
    decomposition=in_float32(_nll),
    reference=_np_nll,
    samples=lambda s: [
        s(s.t(4, 3), s.ints(4, high=3)),
        s(s.t(2, 3, 4), s.ints(2, 4, high=3), s.positive(3), 1),
        s(s.t(4, 3), s.ints(4, high=3), None, 0, "sum"),
        s(s.t(4, 3), s.ints(4, high=3), s.positive(3), reduction="none"),
        s(s.t(3), s.ints(high=3)),
    ],
    errors=lambda s: [
        *_class_errors(s),
        s.error("DtypeError", s.t(2, 3), s.t(2)),
    ],
    tags=("refuses",),
    dtypes="floating",
    doc="""-x at the class that target names, weighted: x holds logarithms of probabilities.

    x: (batch, classes, ...) or (classes,); target: the same without the classes. "mean" divides by
    the weights of the targets; where target is ignore_index, it counts for nothing.

    >>> import core
    >>> x = core.asarray([[-1.0, -2.0], [-3.0, -4.0]])
    >>> float(core.nll_loss(x, core.asarray([0, 1])))
    2.5
    """,
)


# ---- rows in one pass --------------------------------------------------------------------------
def _rows_body(
    b: Builder, out: Buffer, x: Buffer, index: Buffer, axis: int
) -> NotImplementedType | None:
    """The logarithm of the sum of exp(x), less x at the index; nothing of x's size is stored."""
    if not is_float(x.dtype):
        return NotImplemented
    others, size, place = along(index, axis)
    classes, acc_dtype = x.shape[axis % x.ndim], accumulator(x.dtype)
    with b.parallel(*others) as at:

        def one(j: Value) -> Value:
            return ir.ops.cast(x[place(at, j)], acc_dtype)

        larger = lambda p, q: ir.ops.where(p > q, p, q)  # noqa: E731 - NaN is found by the sum
        top = b.reduce(classes, float("-inf"), one, larger)
        total = top + ir.ops.log(b.sum(classes, lambda j: ir.ops.exp(one(j) - top)))
        with b.range(size) as k:
            j, there = position(index[place(at, k)], classes)
            logit = x.load(*place(at, j), mask=there, other=ir.ops.const(0, x.dtype))
            out[place(at, k)] = ir.ops.cast(total - ir.ops.cast(logit, acc_dtype), out.dtype)
    return None


@rowwise(lambda ndim, index, g, axis: [axis % ndim], total=False, passes=2, single=2)
def _slope_body(
    b: Builder, out: RowOut, x: Row, index: Row, g: Row, axis: int
) -> Callable[..., Value]:
    (classes,) = x.sizes
    at = ir.ops.cast(index(0), "index")
    at = ir.ops.where(at < 0, at + classes, at)
    factor = ir.ops.cast(g(0), accumulator(x.dtype))
    share = row_form_of(softmax).row(b, out, x, axis)

    def element(j: Value) -> Value:
        value = share(j)
        return ir.ops.where(ir.ops.value(j, "index") == at, value - 1, value) * factor

    return element


def _slope(x: Tensor, index: Tensor, g: Tensor, axis: int) -> Tensor:
    product = softmax(x, axis) * g.sum(axis=axis, keepdims=True)
    return product.scatter_reduce(axis, index, -g, "sum")


def _slope_fake(x: Tensor, index: Tensor, g: Tensor, axis: int) -> Tensor:
    need_real_floating("cross_entropy_slope", x, "its results are gradients of losses")
    axis = wrap_row_axis(axis, x.ndim)
    one = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    if index.shape != one or g.shape != one:
        raise ShapeError(
            what=f"cross_entropy_slope was given indices of {index.shape}, gradients of {g.shape}",
            why="each row of x has one index and one gradient",
            exists=f"x of shape {x.shape}, axis {axis}: both of shape {one}",
            fix="keep the axis, with one element along it",
        )
    return new(x.shape, x.dtype, x)


def _np_slope(np: Namespace, x: Array, index: Array, g: Array, axis: int) -> Array:
    power = np.exp(x - x.max(axis=axis, keepdims=True))
    share = power / power.sum(axis=axis, keepdims=True)
    value = np.take_along_axis(share, index, axis) - 1
    np.put_along_axis(share, index, value, axis)
    return share * g


cross_entropy_slope = define(
    "core::cross_entropy_slope(Tensor x, Tensor index, Tensor g, int axis=-1) -> Tensor",
    fake=_slope_fake,
    body=_slope_body,
    decomposition=_slope,  # for transforms and derivatives of derivatives
    reference=_np_slope,
    samples=lambda s: [
        s(s.t(4, 3), s.ints(4, 1, high=3), s.t(4, 1), 1),
        s(s.t(2, 3, 4), s.ints(2, 1, 4, high=3), s.t(2, 1, 4), -2),
        s(s.t(3, 2).mT, s.ints(2, 1, high=3), s.t(2, 1)),
        s(s.t(3), s.ints(1, high=3) - 3, s.t(1), 0),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.ints(2, 2, high=3), s.t(2, 2)),
        s.error("DtypeError", s.ints(2, 3), s.ints(2, 1, high=3), s.t(2, 1)),
    ],
    dtypes="floating",
    public=False,
    doc="""The gradient of x of cross_entropy_rows, where each row has one index.

    index counts from either end; an index that is out of range takes nothing from its row.

    >>> import core
    >>> x, index = core.asarray([[0.0, 0.0]]), core.asarray([[1]])
    >>> core.ops.core.cross_entropy_slope(x, index, core.ones((1, 1))).tolist()
    [[0.5, -0.5]]
    """,
)


def _rows_vjp(g: Tensor, x: Tensor, index: Tensor, axis: int) -> tuple[Tensor, None]:
    return (cross_entropy_slope if index.shape[axis] == 1 else _slope)(x, index, g, axis), None


def _np_rows(np: Namespace, x: Array, index: Array, axis: int) -> Array:
    top = x.max(axis=axis, keepdims=True)
    total = top + np.log(np.exp(x - top).sum(axis=axis, keepdims=True))
    return total - np.take_along_axis(x, index, axis)


cross_entropy_rows = define(
    "core::cross_entropy_rows(Tensor x, Tensor index, int axis=-1) -> Tensor",
    rule="gather",
    body=_rows_body,
    reference=_np_rows,
    vjp=_rows_vjp,
    jvp=lambda t_x, x, index, axis: (
        (softmax(x, axis) * t_x).sum(axis=axis, keepdims=True) - take_along_axis(t_x, index, axis)
    ),
    batch=leading("axis"),
    samples=lambda s: [
        s(s.t(4, 3), s.ints(4, 1, high=3), 1),
        s(s.t(2, 3, 4), s.ints(2, 1, 4, high=3), -2),
        s(s.t(3, 2).mT, s.ints(2, 2, high=3)),
        s(s.t(3), s.ints(1, high=3), 0),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2, 3), s.ints(2, 1, high=2) + 3),
        s.error("ShapeError", s.t(2, 3), s.ints(2, high=2)),
        s.error("DtypeError", s.t(2, 3), s.t(2, 1)),
    ],
    dtypes="floating",
    public=False,
    doc="""-log_softmax(x, axis) at the positions that index names along axis.

    >>> import core
    >>> x, index = core.asarray([[0.0, -1000.0]]), core.asarray([[1]])
    >>> core.ops.core.cross_entropy_rows(x, index).tolist()
    [[1000.0]]
    """,
)


def _by_class(
    x: Tensor, target: Tensor, weight: Tensor | None, ignore_index: int, reduction: str
) -> Tensor:
    axis = min(x.ndim - 1, 1)
    mask = target != ignore_index
    index = _positions(target, mask, x.shape[axis])
    with _refusing(x, target, mask):
        rows = cross_entropy_rows(x, index.expand_dims(axis), axis).squeeze(axis)
    loss = where(mask, rows, 0)
    if weight is None:
        if reduction != "mean":
            return reduced(loss, reduction)
        return loss.sum() / mask.astype(x.dtype).sum()
    flat = index.reshape((index.size,))
    share = where(mask, take_along_axis(weight, flat, 0).reshape(index.shape), 0)
    loss = loss * share
    return loss.sum() / share.sum() if reduction == "mean" else reduced(loss, reduction)


def _cross_entropy(
    x: Tensor,
    target: Tensor,
    weight: Tensor | None,
    ignore_index: int,
    reduction: str,
    label_smoothing: float,
) -> Tensor:
    axis = min(x.ndim - 1, 1)
    if target.dtype.kind == "real floating":
        return _of_shares(x, target, weight, reduction, label_smoothing)
    _check("cross_entropy", x, target, weight, reduction)
    target = _comparable(target, ignore_index)
    if label_smoothing == 0:
        return _by_class(x, target, weight, ignore_index, reduction)
    logs = log_softmax(x, axis)
    values, share = _chosen(logs, target, weight, ignore_index)
    spread = -_of_classes(logs, weight, axis).sum(axis=axis)
    spread = where(target != ignore_index, spread, 0) * (label_smoothing / x.shape[axis])
    loss = spread - (1 - label_smoothing) * values * share
    return loss.sum() / share.sum() if reduction == "mean" else reduced(loss, reduction)


def _of_classes(x: Tensor, weight: Tensor | None, axis: int) -> Tensor:
    """x times the weights of the classes."""
    return x if weight is None else x * weight.reshape((weight.size, *(1,) * (x.ndim - axis - 1)))


def _of_shares(
    x: Tensor, target: Tensor, weight: Tensor | None, reduction: str, label_smoothing: float
) -> Tensor:
    """Where target holds each class's probability."""
    check_operands("cross_entropy", x)
    check_reduction(reduction)
    if target.shape != x.shape or not x.ndim:
        raise ShapeError(
            what=f"cross_entropy was given x of shape {x.shape}, and targets of {target.shape}",
            why="floating-point targets are probabilities, one for each number of x",
            exists=f"probabilities of shape {x.shape}, or classes as integers",
            fix="reshape target, or cast it to int64 if it names classes",
        )
    axis = min(x.ndim - 1, 1)
    if label_smoothing:
        target = target * (1 - label_smoothing) + label_smoothing / x.shape[axis]
    loss = -(_of_classes(log_softmax(x, axis), weight, axis) * target).sum(axis=axis)
    if reduction == "mean":  # over the batch, whatever the weights
        return loss.sum() / max(loss.size, 1)
    return reduced(loss, reduction)


def _np_cross_entropy(
    np: Namespace,
    x: Array,
    target: Array,
    weight: Array | None,
    ignore_index: int,
    reduction: str,
    smoothing: float,
) -> Array:
    axis = min(x.ndim - 1, 1)
    logs = x - x.max(axis=axis, keepdims=True)
    logs = np.moveaxis(logs - np.log(np.exp(logs).sum(axis=axis, keepdims=True)), axis, -1)
    gains = np.ones(logs.shape[-1]) if weight is None else weight
    if np.issubdtype(target.dtype, np.integer):
        mask = target != ignore_index
        index = np.where(mask, target, 0)
        share, shares = gains[index] * mask, np.eye(len(gains))[index] * mask[..., None]
        shares = shares * (1 - smoothing) + smoothing / len(gains) * mask[..., None]
        total = share.sum()
    else:
        shares = np.moveaxis(target, axis, -1) * (1 - smoothing) + smoothing / len(gains)
        total = shares[..., 0].size
    loss = -(logs * gains * shares).sum(axis=-1)
    return loss.sum() / total if reduction == "mean" else np_reduced(np, loss, reduction)


cross_entropy = define(
    "core::cross_entropy(Tensor x, Tensor target, Tensor? weight=None, int ignore_index=-100, "
    "str reduction='mean', float label_smoothing=0.0) -> Tensor",
    decomposition=in_float32(_cross_entropy),
    reference=_np_cross_entropy,
    samples=lambda s: [
        s(s.t(4, 3), s.ints(4, high=3)),
        s(s.t(2, 3, 4), s.ints(2, 4, high=3), s.positive(3), 1),
        s(s.t(4, 3), s.ints(4, high=3), s.positive(3), 0, "mean", 0.1),
        s(s.t(4, 3), s.positive(4, 3), s.positive(3), label_smoothing=0.2),
        s(s.t(2, 3, 2), s.positive(2, 3, 2), reduction="none"),
        s(s.t(3), s.ints(high=3), reduction="sum"),
    ],
    errors=lambda s: [*_class_errors(s), s.error("ShapeError", s.t(2, 3), s.t(2))],
    tags=("refuses",),
    dtypes="floating",
    doc="""The negative logarithm of the target's probability, x being scores of the classes.

    x: (batch, classes, ...) or (classes,). target: classes, as integers, of x's shape without the
    classes; or probabilities, of x's shape. "mean" divides by the weights of the target classes,
    and by the number of losses for probabilities; label_smoothing: how much of each target is
    spread evenly over all classes.

    >>> import core
    >>> float(core.cross_entropy(core.asarray([[1000.0, 0.0]]), core.asarray([1])))
    1000.0
    """,
)

__all__ = ["cross_entropy", "nll_loss"]
