"""For graph networks: reductions over segments, and products with a sparse matrix.

Messages that go to one node are one segment; a matrix of edges is sparse. All are differentiable,
and their results do not depend on the number of threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.bodies.positions import position
from core.errors import ArgumentError, DtypeError, ShapeError
from core.operators.definition.body_parts import accumulator
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import clip
from core.operators.indexing.gathering import check_index
from core.operators.indexing.rows import take_rows
from core.operators.indexing.scattering import scatter_reduce
from core.operators.shape.creation import arange, full
from core.operators.shape.repetition import runs_of_places
from core.tensors.kinds import conjugate
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Batched, Gradients, Namespace

REDUCE = {"sum": "sum", "prod": "prod", "mean": "mean", "max": "amax", "min": "amin"}


# ---- segments ----------------------------------------------------------------------------------
def _need_segments(name: str, data: Tensor, segment_ids: Tensor, num_segments: int) -> None:
    if segment_ids.ndim != 1 or data.ndim == 0 or segment_ids.shape[0] != data.shape[0]:
        raise ShapeError(
            what=f"core::{name} was given segment_ids of shape {segment_ids.shape} for data of "
            f"shape {data.shape}",
            why="they have a segment's number for each row of data",
            exists=f"the shape {data.shape[:1]}" if data.ndim else "data of one dimension or more",
            fix="pass one segment for each row",
        )
    if num_segments < 0:
        raise ArgumentError(
            what=f"core::{name} was given num_segments={num_segments}",
            why="it is the number of rows of the result",
            exists="0 and more",
            fix="pass the number of segments",
        )


def _starting(name: str, data: Tensor) -> float:
    """The result of an empty segment: the neutral element."""
    if name in ("sum", "mean"):
        return 0
    if name == "prod":
        return 1
    return ir.neutral(name, data.dtype.name)


def _segments(name: str, data: Tensor, segment_ids: Tensor, num_segments: int) -> Tensor:
    _need_segments(f"segment_{name}", data, segment_ids, num_segments)
    shape = (num_segments, *data.shape[1:])
    start = full(shape, _starting(name, data), dtype=data.dtype, device=data.device)
    index = segment_ids.reshape((data.shape[0], *(1,) * (data.ndim - 1)))
    keeps = name in ("sum", "prod")
    return scatter_reduce(start, 0, index.broadcast_to(data.shape), data, REDUCE[name], keeps)


def _segments_reference(np: Namespace, name: str, data: Array, ids: Array, count: int) -> Array:
    out = np.full((count, *data.shape[1:]), _np_start(np, name, data), data.dtype)
    check_index(np, f"core::segment_{name}", out, ids, 0)
    for segment in range(count):
        rows = data[(ids == segment) | (ids == segment - count)]
        if len(rows):
            out[segment] = _np_reduce(np, name, rows)
    return out


def _np_start(np: Namespace, name: str, data: Array) -> float:
    if name not in ("max", "min") or data.dtype.kind == "b":
        return name in ("prod", "min")
    if data.dtype.kind == "f":
        return -np.inf if name == "max" else np.inf
    info = np.iinfo(data.dtype)
    return info.min if name == "max" else info.max


def _np_reduce(np: Namespace, name: str, rows: Array) -> Array:
    if name == "mean" and rows.dtype.kind in "iu":
        return rows.sum(0) // len(rows)
    return getattr(np, name)(rows, axis=0)


def _segment_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(5), s.ints(5, high=3), 3)
    yield s(s.t(6, 2), s.ints(6, high=3), 5)
    yield s(s.t(4, 2, 3).mT, s.ints(4, high=2), 2)
    yield s(s.t(0, 2), s.ints(0), 2)


def _segment_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(3), s.ints(2), 4)
    yield s.error("ShapeError", s.t(), s.ints(1), 4)
    yield s.error("IndexRangeError", s.t(3), s.ints(3, high=2) + 3, 3)
    yield s.error("ArgumentError", s.t(3), s.ints(3), -1)
    yield s.error("DtypeError", s.t(3), s.t(3), 3)


def _full_segments(s: SampleMaker) -> Iterator[Sample]:
    """No segment is empty: an infinite result has no finite differences."""
    yield s(s.t(5), s.positions(1, 0, 2, 1, 1), 3)
    yield s(s.t(4, 2, 3).mT, s.positions(1, 0, 1, -1), 2)
    yield s(s.ints(4), s.positions(3, 1, 1, 3), 5)


def _segment(name: str, dtypes: str, doc: str, shown: str) -> Operator:
    return define(
        f"core::segment_{name}(Tensor data, Tensor segment_ids, int num_segments) -> Tensor",
        decomposition=lambda data, segment_ids, num_segments: _segments(
            name, data, segment_ids, num_segments
        ),
        reference=lambda np, data, segment_ids, num_segments: _segments_reference(
            np, name, data, segment_ids, num_segments
        ),
        samples=_full_segments if name in ("max", "min") else _segment_samples,
        errors=_segment_errors,
        dtypes=dtypes,
        doc=f"""{doc}

    segment_ids gives for each row of data its segment, in any order; the result has num_segments
    rows.

    >>> import core
    >>> data, ids = core.asarray([1.0, 2.0, 4.0]), core.asarray([0, 2, 2])
    >>> core.segment_{name}(data, ids, 3).tolist()
    {shown}
    """,
    )


segment_sum = _segment(
    "sum",
    "numeric",
    "The sum of the rows of data in each segment; 0 where there is none.",
    "[1.0, 0.0, 6.0]",
)
segment_prod = _segment(
    "prod",
    "numeric",
    "The product of the rows of data in each segment; 1 where there is none.",
    "[1.0, 1.0, 8.0]",
)
segment_mean = _segment(
    "mean",
    "numeric",
    "The mean of the rows of data in each segment; 0 where there is none.",
    "[1.0, 0.0, 3.0]",
)
segment_max = _segment(
    "max",
    "real",
    "The largest of the rows of data in each segment; the dtype's least value where there is none.",
    "[1.0, -inf, 4.0]",
)
segment_min = _segment(
    "min",
    "real",
    "The smallest of the rows of data in each segment; the dtype's largest where there is none.",
    "[1.0, inf, 2.0]",
)


def _segment_softmax(data: Tensor, segment_ids: Tensor, num_segments: int) -> Tensor:
    top = _segments("max", data, segment_ids, num_segments)
    e = (data - take_rows(top, segment_ids).detach()).exp()
    return e / take_rows(_segments("sum", e, segment_ids, num_segments), segment_ids)


def _segment_softmax_reference(np: Namespace, data: Array, ids: Array, count: int) -> Array:
    out = np.zeros_like(data)
    for segment in range(-count, count):
        rows = np.flatnonzero((ids % count if count else ids) == segment)
        if len(rows):
            e = np.exp(data[rows] - data[rows].max(axis=0))
            out[rows] = e / e.sum(axis=0)
    return out


segment_softmax = define(
    "core::segment_softmax(Tensor data, Tensor segment_ids, int num_segments) -> Tensor",
    decomposition=_segment_softmax,
    reference=_segment_softmax_reference,
    samples=_segment_samples,
    errors=_segment_errors,
    dtypes="float",
    doc="""The softmax of the rows of data within each segment: attention over a node's edges.

    >>> import core
    >>> ids = core.asarray([0, 1, 1])
    >>> core.segment_softmax(core.asarray([3.0, 0.0, 0.0]), ids, 2).tolist()
    [1.0, 0.5, 0.5]
    """,
)


# ---- sparse times dense ------------------------------------------------------------------------
def _need_matrices(name: str, fits: bool, shapes: str) -> None:
    if not fits:
        raise ShapeError(
            what=f"core::{name} was given {shapes}",
            why="each entry of the sparse matrix has a place and a value, and dense has a row for "
            "each of its columns",
            exists="indices (2, entries) or crow (rows + 1,) with col (entries,), values (entries,)"
            ", dense (columns, width)",
            fix="reshape the arguments",
        )


def _need_kinds(name: str, positions: list[Tensor], values: Tensor, dense: Tensor) -> None:
    for index in positions:
        if "integer" not in index.dtype.kind:
            raise DtypeError(
                what=f"core::{name} was given positions of {index.dtype}",
                why="they name rows and columns",
                exists="integer dtypes",
                fix="cast them to int64",
            )
    if values.dtype != dense.dtype or "floating" not in values.dtype.kind:
        raise DtypeError(
            what=f"core::{name} was given values of {values.dtype} and dense of {dense.dtype}",
            why="products are summed in the dtype of both",
            exists="floating and complex dtypes, the same for both",
            fix="cast one of them",
        )


def _coo_fake(indices: Tensor, values: Tensor, dense: Tensor, rows: int) -> Tensor:
    fits = indices.ndim == 2 and indices.shape[0] == 2 and dense.ndim == 2
    fits = fits and values.shape == indices.shape[1:] and rows >= 0
    shapes = f"indices {indices.shape}, values {values.shape}, dense {dense.shape}, {rows} rows"
    _need_matrices("spmm_coo", fits, shapes)
    _need_kinds("spmm_coo", [indices], values, dense)
    return new((rows, dense.shape[1]), dense.dtype, dense)


def _coo(indices: Tensor, values: Tensor, dense: Tensor, rows: int) -> Tensor:
    _coo_fake(indices, values, dense, rows)
    messages = values.expand_dims(1) * take_rows(dense, indices.select(0, 1))
    return _segments("sum", messages, indices.select(0, 0), rows)


def _coo_reference(np: Namespace, indices: Array, values: Array, dense: Array, rows: int) -> Array:
    out = np.zeros((rows, dense.shape[1]), dense.dtype)
    check_index(np, "core::spmm_coo", out, indices[0], 0)
    check_index(np, "core::spmm_coo", dense, indices[1], 0)
    np.add.at(out, indices[0], values[:, None] * dense[indices[1]])
    return out


spmm_coo = define(
    "core::spmm_coo(Tensor indices, Tensor values, Tensor dense, int rows) -> Tensor",
    decomposition=_coo,
    reference=_coo_reference,
    samples=lambda s: [
        s(s.ints(2, 7, high=3), s.t(7), s.t(3, 2), 4),
        s(s.ints(2, 5, high=2), s.t(5), s.t(3, 2).mT, 2),
        s(s.ints(2, 0), s.t(0), s.t(3, 2), 2),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.ints(3, 2), s.t(2), s.t(4, 2), 4),
        s.error("ShapeError", s.ints(2, 2), s.t(3), s.t(4, 2), 4),
        s.error("DtypeError", s.t(2, 2), s.t(2), s.t(4, 2), 4),
        s.error("IndexRangeError", s.ints(2, 2) + 5, s.t(2), s.t(4, 2), 4),
    ],
    dtypes="inexact",
    doc="""A sparse matrix, of `rows` rows, times a dense one.

    indices, of shape (2, entries), holds the row and the column of each entry, in any order;
    entries of one place are added.

    >>> import core
    >>> places, values = core.asarray([[0, 1, 1], [0, 0, 1]]), core.asarray([1.0, 2.0, 3.0])
    >>> core.spmm_coo(places, values, core.asarray([[1.0], [10.0]]), 2).tolist()
    [[1.0], [32.0]]
    """,
)


def _spans_body(
    b: Builder,
    out: Buffer,
    starts: Buffer,
    ends: Buffer,
    col: Buffer,
    values: Buffer,
    dense: Buffer,
) -> None:
    acc_dtype = accumulator(out.dtype)
    entries = col.shape[0]
    with b.parallel(*out.shape) as (i, f):
        first, last = _clipped(starts[i], entries), _clipped(ends[i], entries)

        def add(e: Value, total: Value) -> Value:
            k, there = position(col[e], dense.shape[0])
            x = dense.load(k, f, mask=there, other=ir.ops.const(0, dense.dtype))
            return total + ir.ops.cast(values[e], acc_dtype) * ir.ops.cast(x, acc_dtype)

        total = b.loop((first, last), ir.ops.const(0, acc_dtype), add)
        out[i, f] = ir.ops.cast(total, out.dtype)


def _clipped(at: Value, size: Value) -> Value:
    return ir.ops.minimum(ir.ops.maximum(ir.ops.cast(at, "index"), 0), size)


def _spans_reference(
    np: Namespace, starts: Array, ends: Array, col: Array, values: Array, dense: Array
) -> Array:
    check_index(np, "core::spmm_csr", dense, col, 0)
    out = np.zeros((len(starts), dense.shape[1]), dense.dtype)
    for row, (start, end) in enumerate(zip(starts, ends)):
        span = slice(max(int(start), 0), max(int(end), 0))
        out[row] = (values[span, None] * dense[col[span]]).sum(axis=0)
    return out


def _rows_of(ends: Tensor, entries: int) -> Tensor:
    """The row of each entry, rows being in order; 0 where no row has it."""
    rows = runs_of_places(ends, entries)
    return where(rows >= ends.shape[0], 0, rows)


def _spans_vjp(
    g: Tensor,
    starts: Tensor,
    ends: Tensor,
    col: Tensor,
    values: Tensor,
    dense: Tensor,
    needs: tuple[bool, ...],
) -> Gradients:
    to_values = to_dense = None
    messages = take_rows(g, _rows_of(ends, col.shape[0]))
    if needs[3]:
        to_values = (messages * conjugate(take_rows(dense, col))).sum(axis=1)
    if needs[4]:
        messages = conjugate(values.expand_dims(1)) * messages
        to_dense = _segments("sum", messages, col, dense.shape[0])
    return None, None, None, to_values, to_dense


def _spans_jvp(
    t_values: Tensor,
    t_dense: Tensor,
    starts: Tensor,
    ends: Tensor,
    col: Tensor,
    values: Tensor,
    dense: Tensor,
) -> Tensor:
    return _spans(starts, ends, col, t_values, dense) + _spans(starts, ends, col, values, t_dense)


@batching_rule
def _spans_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    """All matrices of the batch as blocks of one."""
    starts, ends, col, values, dense = (to_front(a, d, size) for a, d in zip(args, dims))
    at = arange(size, dtype="int64", device=dense.device).expand_dims(1)
    entries, columns = col.shape[1], dense.shape[1]
    starts, ends = (clip(t, 0, entries) + at * entries for t in (starts, ends))
    exists = (col >= -columns) & (col < columns)
    block = where(col < 0, col + columns, col) + at * columns
    col = where(exists, block, size * columns)  # out of range stays so among all blocks
    flat = [t.reshape((-1,)) for t in (starts, ends, col, values)]
    out = op(*flat, dense.reshape((size * columns, dense.shape[2])))
    return out.reshape((size, -1, dense.shape[2])), 0


def _spans_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.positions(0, 2, 2), s.positions(2, 2, 5), s.ints(5, high=3), s.t(5), s.t(3, 2))
    yield s(s.positions(0, 1), s.positions(1, 4), s.ints(4, high=3), s.t(4), s.t(2, 3).mT)
    yield s(s.positions(0), s.positions(0), s.ints(0), s.t(0), s.t(3, 2))


_spans: Any = define(
    "core::spmm_spans(Tensor starts, Tensor ends, Tensor col, Tensor values, Tensor dense)"
    " -> Tensor",
    rule="spans",
    body=_spans_body,
    reference=_spans_reference,
    vjp=_spans_vjp,
    jvp=_spans_jvp,
    batch=_spans_batch,
    public=False,
    samples=_spans_samples,
    errors=lambda s: [
        s.error("ShapeError", s.ints(4), s.ints(3), s.ints(3), s.t(3), s.t(4, 2)),
        s.error("DtypeError", s.t(3), s.ints(3), s.ints(2), s.t(2), s.t(4, 2)),
        s.error("IndexRangeError", s.ints(1), s.ints(1), s.positions(5), s.t(1), s.t(4, 2)),
    ],
    dtypes="inexact",
    doc="""Sums of products: row i of values[starts[i]:ends[i]] with the rows of dense at col.

    >>> import core
    >>> starts, ends = core.asarray([0, 1]), core.asarray([1, 2])
    >>> values, dense = core.asarray([2.0, 3.0]), core.asarray([[1.0], [10.0]])
    >>> col = core.asarray([1, 0])
    >>> core.ops.core.spmm_spans(starts, ends, col, values, dense).tolist()
    [[20.0], [3.0]]
    """,
)


def _csr(crow: Tensor, col: Tensor, values: Tensor, dense: Tensor) -> Tensor:
    fits = crow.ndim == 1 and crow.shape[0] > 0 and dense.ndim == 2
    _need_matrices("spmm_csr", fits, f"crow {crow.shape} and dense {dense.shape}")
    rows = crow.shape[0] - 1
    return _spans(crow.slice(0, 0, rows), crow.slice(0, 1), col, values, dense)


def _csr_reference(np: Namespace, crow: Array, col: Array, values: Array, dense: Array) -> Array:
    return _spans_reference(np, crow[:-1], crow[1:], col, values, dense)


spmm_csr = define(
    "core::spmm_csr(Tensor crow, Tensor col, Tensor values, Tensor dense) -> Tensor",
    decomposition=_csr,
    reference=_csr_reference,
    samples=lambda s: [
        s(s.positions(0, 2, 2, 5), s.ints(5, high=3), s.t(5), s.t(3, 2)),
        s(s.positions(0, 2, 2, 5), s.ints(5, high=2), s.t(5), s.t(2, 3).mT),
        s(s.positions(0, 0), s.ints(0), s.t(0), s.t(3, 2)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.ints(4), s.ints(2), s.t(3), s.t(4, 2)),
        s.error("ShapeError", s.ints(0), s.ints(2), s.t(2), s.t(4, 2)),
        s.error("DtypeError", s.t(3), s.ints(2), s.t(2), s.t(4, 2)),
        s.error("IndexRangeError", s.positions(0, 1), s.positions(5), s.t(1), s.t(4, 2)),
    ],
    dtypes="inexact",
    doc="""A sparse matrix in compressed rows times a dense one.

    The entries of row i are crow[i] up to crow[i + 1]; col holds their columns.

    >>> import core
    >>> crow, col = core.asarray([0, 1, 3]), core.asarray([0, 0, 1])
    >>> values, dense = core.asarray([1.0, 2.0, 3.0]), core.asarray([[1.0], [10.0]])
    >>> core.spmm_csr(crow, col, values, dense).tolist()
    [[1.0], [32.0]]
    """,
)

__all__ = [
    "segment_max",
    "segment_mean",
    "segment_min",
    "segment_prod",
    "segment_softmax",
    "segment_sum",
    "spmm_coo",
    "spmm_csr",
]
