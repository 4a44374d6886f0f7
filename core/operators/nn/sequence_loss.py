"""ctc_loss: connectionist temporal classification of label sequences that are not aligned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor, asarray
from core.errors import ArgumentError, ShapeError
from core.operators.definition.checks import need_range
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple
from core.operators.definition.widening import in_float32
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import maximum
from core.operators.indexing.gathering import take_along_axis
from core.operators.nn.losses import check_operands, check_reduction, np_reduced, reduced
from core.operators.reduction.reductions import logsumexp
from core.operators.shape.creation import arange, full
from core.operators.shape.joining import concat, stack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Ints, Namespace

_NEVER = -1e30  # the logarithm of no probability: minus infinity has no gradient


def _check(
    x: Tensor, target: Tensor, times: Sequence[int], lengths: Sequence[int], blank: int
) -> None:
    check_operands("ctc_loss", x)
    steps, batch, classes = x.shape if x.ndim == 3 else (0, -1, 0)
    rows = target.shape[0] if target.ndim == 2 else batch
    room = target.shape[1] if target.ndim == 2 else target.size
    fits = len(times) == len(lengths) == rows == batch and target.ndim in (1, 2)
    if not fits or (target.ndim == 1 and sum(lengths) != room):
        raise ShapeError(
            what=f"ctc_loss was given x {x.shape}, target {target.shape}, {len(times)} lengths of "
            f"x and {len(lengths)} of target",
            why="each element of the batch has its own times and labels",
            exists="x of (time, batch, classes), target of (batch, labels), or of all labels in "
            "one row, and a length for each element of the batch",
            fix="reshape the operand that differs",
        )
    within = max(lengths, default=0) <= room and min(lengths, default=0) >= 0
    if not (0 <= blank < classes and within and all(1 <= t <= steps for t in times)):
        raise ArgumentError(
            what=f"ctc_loss was given blank={blank}, input_lengths={list(times)}, "
            f"target_lengths={list(lengths)} for x {x.shape} and target {target.shape}",
            why="blank is a class, and a length is at most the tensor's number of times or labels",
            exists=f"blank from 0 to {classes - 1}, times from 1 to {steps}, labels up to {room}",
            fix="correct the one that is out of range",
        )
    need_range("ctc_loss", "labels", target, 0, classes - 1, "each is the number of a class")


def _padded(target: Tensor, lengths: Sequence[int], width: int, blank: int) -> Tensor:
    """The labels as (batch, width), int64, padded with blank."""
    device = target.device
    count = asarray(list(lengths), dtype="int64", device=device).expand_dims(1)
    place = arange(width, dtype="int64", device=device)
    if target.ndim == 1:
        begin = (count.cumulative_sum(axis=0) - count).reshape((-1, 1))
        flat = where(place < count, begin + place, 0)
        rows = take_along_axis(target, flat.reshape((-1,)), 0).reshape(flat.shape)
    else:
        rows = target.slice(1, 0, width)
    return where(place < count, rows.astype("int64"), blank)


def _shifted(alpha: Tensor, by: int) -> Tensor:
    """alpha one or two places to the right, where nothing has been seen before."""
    lead = full((alpha.shape[0], by), _NEVER, dtype=alpha.dtype, device=alpha.device)
    return concat([lead, alpha.slice(1, 0, alpha.shape[1] - by)], axis=1)


def _ctc(
    x: Tensor,
    target: Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int,
    reduction: str,
    zero_infinity: bool,
) -> Tensor:
    _check(x, target, input_lengths, target_lengths, blank)
    check_reduction(reduction)
    width, device = max(target_lengths, default=0), x.device
    if width == 0:  # a row of blanks that are not asked for is the same
        target, width = full((x.shape[1], 1), blank, dtype="int64", device=device), 1
    labels = _padded(target, target_lengths, width, blank)
    blanks = labels * 0 + blank
    row = stack([blanks, labels], axis=-1).reshape((x.shape[1], 2 * width))
    row = concat([row, blanks.slice(1, 0, 1)], axis=1)  # a blank before, between and after
    loss = -_likelihood(x, row, input_lengths, target_lengths, blank)
    loss = where(loss > -_NEVER / 2, 0.0 if zero_infinity else float("inf"), loss)
    if reduction == "mean":
        size = asarray(list(target_lengths), dtype="int64", device=device)
        loss = loss / maximum(size, 1).astype(loss.dtype)
    return reduced(loss, reduction)


def _likelihood(
    x: Tensor, row: Tensor, times: Sequence[int], lengths: Sequence[int], blank: int
) -> Tensor:
    """The logarithm of the sum over all ways through the labels: the forward algorithm."""
    place = arange(row.shape[1], dtype="int64", device=x.device)
    before = concat([row.slice(1, 0, 2), row.slice(1, 0, row.shape[1] - 2)], axis=1)
    may_skip = (row != blank) & (row != before) & (place > 1)
    x = maximum(x, _NEVER)
    seen = take_along_axis(x, row.expand_dims(0).broadcast_to((x.shape[0], *row.shape)), 2)
    alpha = where(place < 2, seen.select(0, 0), _NEVER)
    until = asarray(list(times), dtype="int64", device=x.device).expand_dims(1)
    for t in range(1, x.shape[0]):
        skipped = where(may_skip, _shifted(alpha, 2), _NEVER)
        ways = logsumexp(stack([alpha, _shifted(alpha, 1), skipped]), axis=0)
        alpha = where(until > t, maximum(ways + seen.select(0, t), _NEVER), alpha)
    last = asarray([2 * n for n in lengths], dtype="int64", device=x.device).expand_dims(1)
    ends = where((place == last) | (place == last - 1), alpha, _NEVER)
    return logsumexp(ends, axis=1)


def _np_ctc(
    np: Namespace,
    x: Array,
    target: Array,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int,
    reduction: str,
    zero_infinity: bool,
) -> Array:
    """Element by element of the batch, with infinities."""
    losses, at = [], 0
    for n, (times, count) in enumerate(zip(input_lengths, target_lengths)):
        labels = target[n][:count] if np.ndim(target) == 2 else target[at : at + count]
        at += count
        row = [blank, *(v for label in labels for v in (int(label), blank))]
        alpha = np.full(len(row), -np.inf)
        alpha[:2] = x[0, n, row[:2]]
        for t in range(1, times):
            old = alpha.copy()
            for s in range(len(row)):
                skips = s > 1 and row[s] not in (blank, row[s - 2])
                ways = old[max(s - 1 - skips, 0) : s + 1]
                alpha[s] = np.logaddexp.reduce(ways) + x[t, n, row[s]]
        loss = -np.logaddexp.reduce(alpha[-2:])
        loss = 0.0 if zero_infinity and np.isinf(loss) else loss
        losses.append(loss / max(count, 1) if reduction == "mean" else loss)
    return np_reduced(np, np.asarray(losses), reduction)


def _ctc_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(_chances(s, 4, 2, 3), s.ints(2, 2, high=2) + 1, [4, 3], [2, 1])
    yield s(_chances(s, 5, 2, 3), s.ints(3, high=2) + 1, [5, 4], [1, 2], reduction="sum")
    yield s(_chances(s, 3, 2, 2), s.ints(2, 1, high=1), [3, 2], [1, 0], 1, "none")


def _chances(s: SampleMaker, *shape: int) -> Tensor:
    """Logarithms of probabilities; the losses are defined for others as well."""
    return s.t(*shape) - 1


ctc = define(
    "core::ctc_loss(Tensor x, Tensor target, int[] input_lengths, int[] target_lengths, "
    "int blank=0, str reduction='mean', bool zero_infinity=False) -> Tensor",
    decomposition=in_float32(_ctc),
    reference=_np_ctc,
    samples=_ctc_samples,
    errors=lambda s: [
        s.error("ShapeError", s.t(4, 2, 3), s.ints(1, 2, high=2), [4, 4], [1, 1]),
        s.error("ShapeError", s.t(4, 2, 3), s.ints(3, high=2), [4, 4], [1, 1]),
        s.error("ArgumentError", s.t(4, 1, 3), s.ints(1, 2, high=2), [5], [1]),
        s.error("ArgumentError", s.t(4, 1, 3), s.ints(1, 2, high=2), [4], [3]),
        s.error("ArgumentError", s.t(4, 1, 3), s.ints(1, 2, high=2), [4], [2], 3),
        s.error("RangeError", s.t(4, 1, 3), s.ints(1, 2, high=2) + 3, [4], [2]),
        s.error("ArgumentError", s.t(4, 1, 3), s.ints(1, 2, high=2), [4], [2], reduction="all"),
        s.error("DtypeError", s.ints(4, 1, 3), s.ints(1, 2, high=2), [4], [2]),
    ],
    dtypes="floating",
    public=False,
    doc="""core.ctc_loss, with lengths that are lists.

    >>> import core
    >>> x = core.log(core.asarray([[[0.5, 0.5]], [[0.5, 0.5]]]))
    >>> float(core.ops.core.ctc_loss(x, core.asarray([[1]]), [2], [1], reduction="sum").exp())
    1.3333333730697632
    """,
)


def _lengths(value: Tensor | Ints) -> list[int]:
    return [int(n) for n in as_tuple(value.tolist() if isinstance(value, Tensor) else value)]


def ctc_loss(
    x: Tensor,
    target: Tensor,
    input_lengths: Tensor | Ints,
    target_lengths: Tensor | Ints,
    blank: int = 0,
    reduction: str = "mean",
    zero_infinity: bool = False,
) -> Tensor:
    """The negative logarithm of the probability of target, each label at some time, in order.

    x: logarithms of probabilities, (time, batch, classes), the batch being optional. target: the
    classes, (batch, labels), or those of all elements in one row. The lengths, lists or tensors:
    how many times and labels of each element count. blank: the class for no label; a label
    is seen at one or more times in a row, two equal ones with a blank between. zero_infinity: an
    impossible target counts 0, not infinity. reduction: "mean" divides a loss by its labels first.

    >>> import core
    >>> x = core.log(core.asarray([[[0.5, 0.5]], [[0.5, 0.5]]]))
    >>> float(core.ctc_loss(x, core.asarray([[1]]), [2], [1], reduction="sum").exp())
    1.3333333730697632
    """
    alone = x.ndim == 2
    if alone:
        x, target = x.expand_dims(1), target.reshape((1, -1))
    times, lengths = _lengths(input_lengths), _lengths(target_lengths)
    loss = ctc(x, target, times, lengths, blank, reduction, zero_infinity)
    return loss.select(0, 0) if alone and reduction == "none" else loss


PUBLIC = (ctc_loss,)
