"""Rows by index: take reads them, index_add and its like write them; index and index_put."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor
from core.bodies.positions import position
from core.dispatcher.binding import invoke
from core.dtype_table import NARROW
from core.errors import ArgumentError, ShapeError
from core.operators.definition.body_parts import (
    accumulator,
    declares,
    indices,
)
from core.operators.definition.define import define
from core.operators.definition.shapes import wrap_axis
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.gathering import check_index
from core.operators.indexing.scattering import last_written, scatter_reduce, scatter_set
from core.operators.shape.creation import arange, full, zeros_like
from core.transforms.batching import batching_rule, move_dim, shifted, to_front

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core._native import Operator
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Operand, Scalar


# ---- reading -----------------------------------------------------------------------------------
def _take_body(b: Builder, out: Buffer, x: Buffer, index: Buffer, axis: int) -> None:
    axis %= x.ndim
    inner = axis + index.ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        k, there = position(index[at[axis:inner]], x.shape[axis])
        value = x.load(*at[:axis], k, *at[inner:], mask=there, other=ir.ops.const(0, x.dtype))
        out[at] = value


def take_reference(np: Namespace, x: Array, index: Array, axis: int) -> Array:
    check_index(np, "core::take", x, index, axis)
    return np.take(x, index, axis=axis)


def add_rows(x: Tensor, axis: int, index: Tensor, rows: Tensor) -> Tensor:
    """x with rows, of the shape of take(x, index, axis), added in the places that index names."""
    axis %= x.ndim
    if axis == 0:
        return index_set(x, (index,), rows, True)
    inner = axis + index.ndim
    rows = rows.reshape((*x.shape[:axis], index.size, *rows.shape[inner:]))
    spread = index.reshape((index.size, *(1,) * (x.ndim - axis - 1))).broadcast_to(rows.shape)
    return x.scatter_reduce(axis, spread, rows, "sum")


@batching_rule
def _take_batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[Tensor, int]:
    x, index, axis = args
    if dims[1] is None:
        x = to_front(x, dims[0], size)
        return invoke(op, [x, index, shifted(axis, x.ndim - 1)]), 0
    index = to_front(index, dims[1], size)
    if dims[0] is None:
        return invoke(op, [x, index, axis]), axis % x.ndim
    axis %= x.ndim - 1
    x = move_dim(to_front(x, dims[0], size), axis + 1, 1)
    rows = index_get(x, [along_front(index), index])  # (size, *index, *others)
    for k in range(axis):  # the axes before the one that is indexed go back in front
        rows = move_dim(rows, index.ndim + k, 1 + k)
    return rows, 0


def along_front(index: Tensor) -> Tensor:
    """For each element of index its position along the first axis."""
    count = arange(index.shape[0], dtype=index.dtype, device=index.device)
    return count.reshape((-1, *(1,) * (index.ndim - 1))).broadcast_to(index.shape)


take_rows: Operator = define(
    "core::take_rows(Tensor x, Tensor indices, int axis=0) -> Tensor",
    rule="take",
    body=_take_body,
    reference=take_reference,
    vjp=lambda g, like_x, indices, axis: (
        add_rows(zeros_like(like_x, dtype=g.dtype), axis, indices, g),
        None,
    ),
    jvp=lambda t_x, indices, axis: take_rows(t_x, indices, axis),
    batch=_take_batch,
    public=False,
    samples=lambda s: [
        s(s.t(5), s.ints(3, high=5)),
        s(s.t(2, 3), s.ints(4, high=3), 1),
        s(s.t(3, 2).mT, s.ints(2, 2, high=3), -1),
        s(s.t(2, 3, 2), s.ints(2, 2, high=3), 1),
        s(s.t(3, 2), s.ints(high=3), 0),
        s(s.t(3, 2), s.ints(0, high=3), 0),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), s.ints(2, high=2), 1),
        s.error("IndexRangeError", s.t(3), s.ints(2, high=2) - 5),
        s.error("IndexRangeError", s.t(), s.ints(2, high=2)),
        s.error("DtypeError", s.t(3), s.t(2)),
    ],
    dtypes="all",
    doc="""The elements of x at positions along axis; the index's shape takes the axis's place.

    >>> import core
    >>> core.ops.core.take_rows(core.asarray([10, 20, 30]), core.asarray([[2, 0]])).tolist()
    [[30, 10]]
    """,
)


def _take_axis(x: Tensor, axis: int | None) -> int:
    if axis is not None or x.ndim == 1:
        return axis or 0
    raise ArgumentError(
        what=f"core::take of a tensor of shape {x.shape} was given no axis",
        why="positions count along it",
        exists="axis may be left out for one dimension",
        fix=f"pass an axis from {-x.ndim} to {x.ndim - 1}, or flatten x: x.reshape(-1)",
    )


take = define(
    "core::take(Tensor x, Tensor indices, int? axis=None) -> Tensor",
    decomposition=lambda x, indices, axis: take_rows(x, indices, _take_axis(x, axis)),
    reference=lambda np, x, indices, axis: take_reference(np, x, indices, axis or 0),
    samples=lambda s: [
        s(s.t(5), s.ints(3, high=5)),
        s(s.t(2, 3), s.ints(4, high=3), 1),
        s(s.t(2, 3), s.ints(2, 2, high=3), axis=-1),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), s.ints(2, high=2) + 3),
        s.error("IndexRangeError", s.t(3), s.ints(2, high=2), 1),
        s.error("ArgumentError", s.t(3, 2), s.ints(2, high=2)),
        s.error("DtypeError", s.t(3), s.t(2)),
    ],
    dtypes="all",
    doc="""The elements of x at positions along axis, which may be left out for one dimension.

    The shape of indices takes the place of the axis. A position below 0 counts from the end.

    >>> import core
    >>> core.take(core.asarray([[1, 2, 3], [4, 5, 6]]), core.asarray([2, 0]), axis=1).tolist()
    [[3, 1], [6, 4]]
    """,
)


def _need_list(name: str, index: Tensor) -> None:
    if index.ndim > 1:
        raise ShapeError(
            what=f"core::{name} was given an index of shape {index.shape}",
            why="it is a list of positions along one axis",
            exists="1-d and 0-d integer tensors",
            fix="flatten it, or use core.take",
        )


def _index_select(x: Tensor, axis: int, index: Tensor) -> Tensor:
    _need_list("index_select", index)
    return take_rows(x, index.reshape((index.size,)), axis)


index_select = define(
    "core::index_select(Tensor x, int axis, Tensor index) -> Tensor",
    decomposition=_index_select,
    reference=lambda np, x, axis, index: take_reference(np, x, index.reshape(-1), axis),
    method="index_select",
    samples=lambda s: [
        s(s.t(5), 0, s.ints(3, high=5)),
        s(s.t(2, 3), -1, s.ints(4, high=3)),
        s(s.t(3, 2), 0, s.ints(high=3)),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3),
        s.error("ShapeError", s.t(3), 0, s.ints(2, 2, high=2)),
    ],
    dtypes="all",
    doc="""The elements of x at a list of positions along axis.

    >>> import core
    >>> core.index_select(core.asarray([[1, 2], [3, 4]]), 0, core.asarray([1, 1])).tolist()
    [[3, 4], [3, 4]]
    """,
)


# ---- writing -----------------------------------------------------------------------------------
def _rows_of(
    name: str, x: Tensor, axis: int, index: Tensor, source: Tensor | None
) -> tuple[int, Tensor, Any]:
    """(axis, index as it scatters rows of `source`, these rows)."""
    _need_list(name, index)
    axis = wrap_axis(axis, x.ndim)
    rows = (*x.shape[:axis], index.size, *x.shape[axis + 1 :])
    if isinstance(source, Tensor) and source.shape != rows:
        raise ShapeError(
            what=f"core::{name} was given a source of shape {source.shape}",
            why="there is one row for each position, as large as those of the tensor written to",
            exists=f"the shape {rows}",
            fix="reshape or broadcast the source",
        )
    column = index.reshape((index.size, *(1,) * (x.ndim - axis - 1)))
    if x.size == 0 and index.size:  # rows of no elements: reading them checks the index
        empty = take_rows(x, index.reshape((index.size,)), axis)
        source = empty if source is None else empty.astype(source.dtype)
    return axis, column.broadcast_to(rows), source


def _index_add(x: Tensor, axis: int, index: Tensor, source: Tensor, *, alpha: Scalar) -> Tensor:
    axis, spread, source = _rows_of("index_add", x, axis, index, source)
    source = source if alpha == 1 else (source * alpha).astype(x.dtype)
    return scatter_reduce(x, axis, spread, source, "sum")


def _np_rows(np: Namespace, x: Array, axis: int, index: Array) -> tuple[Array, Array]:
    """(a copy of x, x with `axis` in front: a view of the copy)."""
    check_index(np, "rows by index", x, index, axis)
    out = np.array(x)
    return out, np.moveaxis(out, axis, 0)


def _index_add_reference(
    np: Namespace, x: Array, axis: int, index: Array, source: Array, *, alpha: Scalar
) -> Array:
    out, rows = _np_rows(np, x, axis, index)
    np.add.at(rows, index, np.moveaxis(source, axis, 0) * np.asarray(alpha).astype(x.dtype))
    return out


def _rows_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3, s.t(2))
    yield s.error("ShapeError", s.t(3), 0, s.ints(2, high=2), s.t(3))
    yield s.error("ShapeError", s.t(3), 0, s.ints(2, 1, high=2), s.t(2, 1))
    yield s.error("IndexRangeError", s.t(3), 1, s.ints(2, high=2), s.t(2))
    yield s.error("IndexRangeError", s.t(3, 0), 0, s.ints(1, high=2) + 3, s.t(1, 0))


def _rows_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(4), 0, s.ints(6, high=4), s.t(6))
    yield s(s.t(2, 3), 1, s.ints(2, high=3), s.t(2, 2))
    yield s(s.t(3, 2).mT, -1, s.ints(0, high=3), s.t(2, 0))


index_add = define(
    "core::index_add(Tensor x, int axis, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
    decomposition=_index_add,
    reference=_index_add_reference,
    inplace=True,
    method="index_add",
    samples=lambda s: [*_rows_samples(s), s(s.t(3), 0, s.ints(2, high=3), s.t(2), alpha=2)],
    errors=_rows_errors,
    dtypes="numeric",
    doc="""x with rows of source, times alpha, added to the rows that index names along axis.

    >>> import core
    >>> core.index_add(core.asarray([0, 0]), 0, core.asarray([1, 1]), core.asarray([3, 4])).tolist()
    [0, 7]
    """,
)


def _index_copy(x: Tensor, axis: int, index: Tensor, source: Tensor) -> Tensor:
    axis, spread, source = _rows_of("index_copy", x, axis, index, source)
    return scatter_set(x, axis, spread, source)


def _index_copy_reference(np: Namespace, x: Array, axis: int, index: Array, source: Array) -> Array:
    out, rows = _np_rows(np, x, axis, index)
    rows[index] = np.moveaxis(source, axis, 0)
    return out


index_copy = define(
    "core::index_copy(Tensor x, int axis, Tensor index, Tensor source) -> Tensor",
    decomposition=_index_copy,
    reference=_index_copy_reference,
    inplace=True,
    method="index_copy",
    samples=_rows_samples,
    errors=_rows_errors,
    dtypes="all",
    doc="""x with rows of source in place of the rows that index names along axis; the last stays.

    >>> import core
    >>> core.index_copy(core.asarray([0, 0]), 0, core.asarray([1]), core.asarray([3])).tolist()
    [0, 3]
    """,
)


def _index_fill(x: Tensor, axis: int, index: Tensor, value: Operand) -> Tensor:
    axis, spread, empty = _rows_of("index_fill", x, axis, index, None)
    if empty is not None:
        value = empty
    elif isinstance(value, Tensor):
        value = value.reshape((1,) * x.ndim).broadcast_to(spread.shape)
    return scatter_set(x, axis, spread, value)


def _index_fill_reference(
    np: Namespace, x: Array, axis: int, index: Array, value: Scalar | Array
) -> Array:
    out, rows = _np_rows(np, x, axis, index)
    rows[index] = value
    return out


index_fill = define(
    "core::index_fill(Tensor x, int axis, Tensor index, Tensor|Scalar value) -> Tensor",
    decomposition=_index_fill,
    reference=_index_fill_reference,
    inplace=True,
    method="index_fill",
    samples=lambda s: [
        s(s.t(4), 0, s.ints(2, high=4), True),
        s(s.t(2, 3), -1, s.ints(2, high=3), s.t()),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3, 1),
        s.error("IndexRangeError", s.t(3, 0), 0, s.ints(1, high=2) + 3, 1),
        s.error("ShapeError", s.t(3), 0, s.ints(2, high=2), s.t(2)),
    ],
    dtypes="all",
    doc="""x with one value in the rows that index names along axis.

    >>> import core
    >>> core.index_fill(core.asarray([1, 2, 3]), 0, core.asarray([0, 2]), 9).tolist()
    [9, 2, 9]
    """,
)


# ---- several indices ---------------------------------------------------------------------------
def _index_body(b: Builder, out: Buffer, x: Buffer, index: tuple[Buffer, ...]) -> None:
    rank = index[0].ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        places, there = positions(index, x, at[:rank])
        out[at] = x.load(*places, *at[rank:], mask=there, other=ir.ops.const(0, x.dtype))


def positions(
    index: tuple[Buffer, ...], x: Buffer, at: tuple[Value, ...]
) -> tuple[list[Value], Value]:
    """The indices' positions at a place, along the first dimensions of x; whether all exist."""
    places: list[Value] = []
    there: Any = None
    for d, one in enumerate(index):
        k, inside = position(one[at], x.shape[d])
        places.append(k)
        there = inside if there is None else there & inside
    return places, there


def _index_reference(np: Namespace, x: Array, index: Sequence[Array]) -> Array:
    for d, one in enumerate(index):
        check_index(np, "core::index", x, one, d)
    return x[tuple(index)]


def _index_vjp(g: Tensor, like_x: Tensor, indices: tuple[Tensor, ...]) -> tuple[Tensor, list[None]]:
    blank = zeros_like(like_x, dtype=g.dtype)
    return index_set(blank, indices, g, True), [None] * len(indices)


@batching_rule
def _index_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> tuple[Tensor, int]:
    x, index = args
    if all(d is None for d in dims[1]):
        x = to_front(x, dims[0], size)
        return invoke(op, [move_dim(x, 0, len(index)), index]), index[0].ndim
    index = [to_front(i, d, size) for i, d in zip(index, dims[1])]
    if dims[0] is not None:
        x, index = to_front(x, dims[0], size), [along_front(index[0]), *index]
    return invoke(op, [x, index]), 0


def index_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(4), [s.ints(3)])
    yield s(s.t(3, 4), [s.ints(2, 2, high=3), s.ints(2, 2)])
    yield s(s.t(3, 4, 2), [s.ints(5, high=3), s.ints(5)])
    yield s(s.t(4, 3).mT, [s.ints(high=3)])
    yield s(s.t(3, 4), [s.ints(0, 2), s.ints(0, 2)])


index_get: Operator = define(
    "core::index(Tensor x, Tensor[] indices) -> Tensor",
    rule="index",
    body=_index_body,
    reference=_index_reference,
    vjp=_index_vjp,
    jvp=lambda t_x, indices: index_get(t_x, indices),
    batch=_index_batch,
    public=False,
    samples=index_samples,
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), [s.ints(2, high=2) + 3]),
        s.error("IndexRangeError", s.t(3), [s.ints(2, high=2), s.ints(2, high=2)]),
        s.error("ShapeError", s.t(3, 3), [s.ints(2, high=2), s.ints(3, high=2)]),
        s.error("DtypeError", s.t(3), [s.t(2)]),
        s.error("ArgumentError", s.t(3), []),
    ],
    dtypes="all",
    doc="""x[i, j, ...]: index tensors of one shape stand for the first dimensions of x.

    >>> import core
    >>> x = core.asarray([[1, 2], [3, 4]])
    >>> core.ops.core.index(x, [core.asarray([0, 1]), core.asarray([1, 0])]).tolist()
    [2, 3]
    """,
)


@declares(copies_first=lambda args: not (args[3] and args[0].dtype in NARROW))
def _put_body(
    b: Builder, out: Buffer, x: Buffer, index: tuple[Buffer, ...], values: Buffer, accumulate: bool
) -> None:
    acc_dtype = accumulator(x.dtype) if accumulate else x.dtype
    total = out if acc_dtype == x.dtype else b.temp(acc_dtype, *x.shape)
    with b.parallel(*x.shape) as at:
        total[at] = ir.ops.cast(x[at], acc_dtype)
    with b.parallel(*x.shape[len(index) :]) as rest, b.ranges(*index[0].shape) as lead:
        rest, lead = indices(rest), indices(lead)
        places, there = positions(index, x, lead)
        value = values[(*lead, *rest)] if values.ndim else values[()]
        value = ir.ops.cast(value, acc_dtype)
        if accumulate:
            before = total.load(*places, *rest, mask=there, other=ir.ops.const(0, acc_dtype))
            value = before | value if acc_dtype == "bool" else before + value
        total.store(*places, *rest, value=value, mask=there)
    if total is not out:
        with b.parallel(*x.shape) as at:
            out[at] = ir.ops.cast(total[at], out.dtype)


def put_reference(
    np: Namespace, x: Array, index: Sequence[Array], values: Scalar | Array, accumulate: bool
) -> Array:
    for d, one in enumerate(index):
        check_index(np, "core::index_put", x, one, d)
    out = np.array(x)
    if accumulate:
        np.add.at(out, tuple(index), values)
    else:
        out[tuple(index)] = values
    return out


def _put_vjp(
    g: Tensor,
    like_x: Tensor,
    indices: tuple[Tensor, ...],
    values: Operand,
    accumulate: bool,
    needs: tuple[bool | list[bool], ...],
) -> tuple[Tensor | None, list[None], Tensor | None]:
    to_x = to_values = None
    if needs[0]:
        to_x = g if accumulate else index_set(g, indices, 0)
    if needs[2]:
        to_values = index_get(g, indices)
        if isinstance(values, Tensor) and not accumulate:
            to_values = where(_staying(like_x, indices, to_values.ndim), to_values, 0)
    return to_x, [None] * len(indices), to_values


def _staying(like_x: Tensor, index: tuple[Tensor, ...], ndim: int) -> Tensor:
    """Which of the rows that are put stay there; with size-1 axes up to ndim."""
    rows = like_x.shape[: len(index)]
    marks = full(rows, 0, dtype="int64", device=like_x.device)
    stays = last_written(
        index[0],
        lambda places: index_set(marks, index, places),
        lambda target: index_get(target, index),
    )
    return stays.reshape((*stays.shape, *(1,) * (ndim - stays.ndim)))


@batching_rule
def _put_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> tuple[Tensor, int]:
    x, index, values, accumulate = args
    x = to_front(x, dims[0], size)
    index = [to_front(i, d, size) for i, d in zip(index, dims[1])]
    if isinstance(values, Tensor):
        values = to_front(values, dims[2], size)
    return invoke(op, [x, [along_front(index[0]), *index], values, accumulate]), 0


index_set: Operator = define(
    "core::index_set(Tensor x, Tensor[] indices, Tensor|Scalar values, bool accumulate=False)"
    " -> Tensor",
    rule="index_put",
    body=_put_body,
    reference=put_reference,
    vjp=_put_vjp,
    jvp=lambda t_x, t_values, indices, values, accumulate: index_set(
        t_x, indices, t_values if isinstance(values, Tensor) else 0, accumulate
    ),
    batch=_put_batch,
    inplace="_index_set_",
    public=False,
    samples=lambda s: [
        s(s.t(4), [s.ints(6)], s.t(6)),
        s(s.t(4), [s.ints(6)], s.t(6), True),
        s(s.t(3, 4), [s.ints(2, 2, high=3), s.ints(2, 2)], 1),
        s(s.t(3, 4, 2), [s.ints(5, high=3), s.ints(5)], s.t(5, 2)),
        s(s.t(4, 3).mT, [s.ints(high=3)], s.t(4), True),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), [s.ints(2, high=2) + 3], 1),
        s.error("ShapeError", s.t(3, 3), [s.ints(2, high=2)], s.t(2)),
        s.error("DtypeError", s.t(3), [s.t(2)], 1),
    ],
    dtypes="numeric",
    doc="""x with values in the places x[i, j, ...], or added to them.

    >>> import core
    >>> x = core.asarray([1, 2, 3])
    >>> core.ops.core.index_set(x, [core.asarray([0, 0])], core.asarray([5, 6]), True).tolist()
    [12, 2, 3]
    """,
)

__all__ = ["index_add", "index_copy", "index_fill", "index_select", "take"]
