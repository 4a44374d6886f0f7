"""Rows of a table by number: embeddings, bags of them, and one-hot codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ArgumentError, DtypeError, IndexRangeError, ShapeError
from core.operators.definition.checks import seen_by_host
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import maximum
from core.operators.indexing.gathering import counted_from_start, without_negatives
from core.operators.indexing.rows import take_rows
from core.operators.indexing.scattering import scatter_set
from core.operators.indexing.searching import searchsorted
from core.operators.reduction.segments import segment_max, segment_sum
from core.operators.shape.creation import arange, zeros

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Array, Namespace


def _check_table(name: str, x: Tensor, weight: Tensor) -> None:
    if weight.ndim != 2:
        raise ShapeError(
            what=f"{name} was given a table of shape {weight.shape}",
            why="each number names one row of it",
            exists="tables of shape (rows, features)",
            fix="reshape the table",
        )
    if "integer" not in x.dtype.kind:
        raise DtypeError(
            what=f"{name} was given numbers of {x.dtype}",
            why="they name rows of the table",
            exists="integers",
            fix="cast first: x.astype(core.int64)",
        )


def _embedding(x: Tensor, weight: Tensor, padding_idx: int | None) -> Tensor:
    _check_table("embedding", x, weight)
    x = counted_from_start("embedding", x, weight.shape[0])
    rows = take_rows(weight, x, 0)
    if padding_idx is None:
        return rows
    if not -weight.shape[0] <= padding_idx < weight.shape[0]:
        raise ArgumentError(
            what=f"embedding was given padding_idx={padding_idx}",
            why="it names a row of the table",
            exists=f"numbers from {-weight.shape[0]} to {weight.shape[0] - 1}",
            fix="pass one of these, or None",
        )
    padding = (x == padding_idx % weight.shape[0]).expand_dims(-1)
    return where(padding, rows.detach(), rows)  # the row has no gradient


embedding = define(
    "core::embedding(Tensor x, Tensor weight, int? padding_idx=None) -> Tensor",
    decomposition=_embedding,
    reference=lambda np, x, weight, padding_idx: weight[x],
    samples=lambda s: [
        s(s.ints(2, 3), s.t(4, 2)),
        s(s.ints(high=4), s.t(4, 3)),
        s(s.ints(5, high=3), s.t(4, 2), 3),
        s(s.ints(0), s.t(4, 2), -1),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.ints(2, high=2) + 4, s.t(4, 2)),
        s.error("IndexRangeError", s.ints(2, high=2) - 2, s.t(4, 2)),
        s.error("ShapeError", s.ints(2), s.t(4)),
        s.error("DtypeError", s.t(2), s.t(4, 2)),
        s.error("ArgumentError", s.ints(2), s.t(4, 2), 4),
    ],
    dtypes="inexact",
    doc="""The rows of weight that x names: the shape of x, and one axis more.

    padding_idx: a row that gets no gradient.

    >>> import core
    >>> core.embedding(core.asarray([1, 0]), core.asarray([[1.0, 2.0], [3.0, 4.0]])).tolist()
    [[3.0, 4.0], [1.0, 2.0]]
    """,
)


# ---- bags --------------------------------------------------------------------------------------
_MODES = ("sum", "mean", "max")


def _check_bag(
    x: Tensor, weight: Tensor, offsets: Tensor | None, mode: str, shares: Tensor | None
) -> None:
    _check_table("embedding_bag", x, weight)
    if mode not in _MODES or (shares is not None and mode != "sum"):
        raise ArgumentError(
            what=f"embedding_bag was given mode={mode!r}"
            + (" and per_sample_weights" if shares is not None else ""),
            why="a bag's rows are reduced to one; weights of rows are defined for sums only",
            exists=", ".join(map(repr, _MODES)) + "; per_sample_weights with 'sum'",
            fix="pass one of these modes",
        )
    fits = (x.ndim == 2) if offsets is None else (x.ndim == 1 and offsets.ndim == 1)
    if not fits or (shares is not None and shares.shape != x.shape):
        raise ShapeError(
            what=f"embedding_bag was given numbers of shape {x.shape}",
            why="they are bags of one size as a matrix, or one list that offsets cut into bags",
            exists="2-d x without offsets, 1-d x with 1-d offsets; weights of x's shape",
            fix="pass offsets for a list, none for a matrix",
        )


def _embedding_bag(
    x: Tensor,
    weight: Tensor,
    offsets: Tensor | None,
    mode: str,
    per_sample_weights: Tensor | None,
    include_last_offset: bool,
    padding_idx: int | None,
) -> Tensor:
    _check_bag(x, weight, offsets, mode, per_sample_weights)
    x = counted_from_start("embedding_bag", x, weight.shape[0])
    if offsets is None:
        bags = x.shape[0]
        ids = arange(bags, device=x.device).expand_dims(1).broadcast_to(x.shape)
        ids, x = ids.reshape((x.size,)), x.reshape((x.size,))
    else:
        bags = offsets.size - (1 if include_last_offset else 0)
        offsets = offsets.slice(0, 0, bags)
        places = arange(x.size, dtype=offsets.dtype, device=x.device)
        ids = searchsorted(offsets, places, side="right") - 1
    rows = take_rows(weight, x, 0)
    mask = None if padding_idx is None else (x != padding_idx % weight.shape[0]).expand_dims(1)
    if mode == "max":
        return _largest(rows, mask, ids, bags)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.reshape((x.size, 1))
    total = segment_sum(rows if mask is None else where(mask, rows, 0), ids, bags)
    if mode == "sum":
        return total
    return total / maximum(_counts(rows, mask, ids, bags), 1)


def _counts(rows: Tensor, mask: Tensor | None, ids: Tensor, bags: int) -> Tensor:
    one = rows.detach().slice(1, 0, 1) * 0 + 1
    return segment_sum(one if mask is None else where(mask, one, 0), ids, bags)


def _largest(rows: Tensor, mask: Tensor | None, ids: Tensor, bags: int) -> Tensor:
    """0 where a bag is empty."""
    counted = _counts(rows, mask, ids, bags)
    rows = rows if mask is None else where(mask, rows, float("-inf"))
    return where(counted > 0, segment_max(rows, ids, bags), 0)


def _np_embedding_bag(
    np: Namespace,
    x: Array,
    weight: Array,
    offsets: Array | None,
    mode: str,
    shares: Array | None,
    include_last_offset: bool,
    padding_idx: int | None,
) -> Array:
    if offsets is None:
        offsets = np.arange(0, x.size, max(x.shape[1], 1))
    elif include_last_offset:
        offsets = offsets[:-1]
    x, out = x.ravel(), np.zeros((len(offsets), weight.shape[1]))
    for i, (start, end) in enumerate(zip(offsets, [*offsets[1:], x.size])):
        positions = np.arange(start, end)
        if padding_idx is not None:
            positions = positions[x[positions] != padding_idx % len(weight)]
        rows = weight[x[positions]] * (1 if shares is None else shares.ravel()[positions][:, None])
        if len(rows):
            out[i] = {"sum": np.sum, "mean": np.mean, "max": np.max}[mode](rows, axis=0)
    return out


embedding_bag = define(
    "core::embedding_bag(Tensor x, Tensor weight, Tensor? offsets=None, str mode='mean', "
    "Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None)"
    " -> Tensor",
    decomposition=_embedding_bag,
    reference=_np_embedding_bag,
    samples=lambda s: [
        s(s.ints(2, 3), s.t(4, 2)),
        s(s.ints(5), s.t(4, 2), s.ints(1, high=1)),
        s(s.ints(2, 3), s.t(4, 2), None, "sum", s.t(2, 3)),
        s(s.ints(2, 3), s.t(4, 2), mode="max"),
        s(s.ints(2, 3), s.t(4, 2), padding_idx=1),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.ints(2, 3), s.t(4, 2), mode="min"),
        s.error("ArgumentError", s.ints(2, 3), s.t(4, 2), None, "mean", s.t(2, 3)),
        s.error("ShapeError", s.ints(3), s.t(4, 2)),
        s.error("IndexRangeError", s.ints(2, 3) + 4, s.t(4, 2)),
        s.error("IndexRangeError", s.ints(2, 3) - 4, s.t(4, 2)),
        s.error("DtypeError", s.t(2, 3), s.t(4, 2)),
    ],
    dtypes="float",
    doc="""The sum, mean or maximum of the rows of weight that each bag of x names.

    x: (bags, rows in each), or a list that offsets, the position where each bag begins, cuts into
    bags; include_last_offset: the last one is where the last bag ends. An empty bag gives zeros.
    padding_idx: rows that are left out. per_sample_weights: of the rows of a sum, of x's shape.

    >>> import core
    >>> x, weight = core.asarray([[0, 1]]), core.asarray([[1.0, 2.0], [3.0, 4.0]])
    >>> core.embedding_bag(x, weight).tolist()
    [[2.0, 3.0]]
    """,
)


# ---- codes -------------------------------------------------------------------------------------
def _one_hot(x: Tensor, num_classes: int) -> Tensor:
    if "integer" not in x.dtype.kind:
        raise DtypeError(
            what=f"one_hot of a tensor of {x.dtype}",
            why="its elements are numbers of classes",
            exists="integers",
            fix="cast first: x.astype(core.int64)",
        )
    if num_classes < 1:
        raise ArgumentError(
            what=f"one_hot was given num_classes={num_classes}",
            why="the shape of the result follows from it, and must not depend on values",
            exists="numbers from 1",
            fix="pass it: core.one_hot(x, int(x.max()) + 1) counts the classes of x",
        )
    _need_classes(x, num_classes)
    place = without_negatives(x.astype("int64"), num_classes).expand_dims(-1)
    codes = zeros((*x.shape, num_classes), dtype="int64", device=x.device)
    return scatter_set(codes, -1, place, 1)


def _need_classes(x: Tensor, num_classes: int) -> None:
    """Raises where the host can see a number that is no class; else the write that follows does."""
    seen = seen_by_host(x)
    if seen is None or seen.size == 0:
        return
    for number in (seen.min().item(), seen.max().item()):
        if not 0 <= number < num_classes:
            raise IndexRangeError(
                what=f"one_hot was given the class {number}",
                why="its code would have its 1 outside of the result",
                exists=f"0 to {num_classes - 1}",
                fix=f"pass num_classes={number + 1} or more"
                if number > 0
                else "mask elements that stand for no class, and set their rows to zeros",
            )


one_hot = define(
    "core::one_hot(Tensor x, int num_classes) -> Tensor",
    decomposition=_one_hot,
    reference=lambda np, x, num_classes: np.eye(num_classes, dtype=np.int64)[x],
    samples=lambda s: [s(s.ints(3), 4), s(s.ints(2, 2), 3), s(s.ints(high=2), 2), s(s.ints(0), 2)],
    errors=lambda s: [
        s.error("ArgumentError", s.ints(3), 0),
        s.error("ArgumentError", s.ints(3)),
        s.error("DtypeError", s.t(3, dtype="float32"), 4),
        s.error("IndexRangeError", s.ints(2, high=2) + 4, 4),
        s.error("IndexRangeError", s.ints(2, high=2) - 2, 4),
    ],
    dtypes="integer",
    doc="""1 at the class that x names, 0 at the others, as int64; the classes are a new last axis.

    Raises IndexRangeError where a number is no class.

    >>> import core
    >>> core.one_hot(core.asarray([1, 0]), 3).tolist()
    [[0, 1, 0], [1, 0, 0]]
    """,
    no_vjp="integer output",
    no_jvp="integer output",
)

__all__ = ["embedding", "embedding_bag", "one_hot"]
