"""Reading by index: along an axis (take_along_axis, take), and in several dimensions (index)."""

from typing import Any

from core import ir
from core.autograd.batching import batching_rule, leading, move_dim, shifted, to_front
from core.autograd.binding import invoke
from core.errors import IndexRangeError
from core.operators.arithmetic import where
from core.operators.bodies import indices, position
from core.operators.checks import need_positions, seen_by_host
from core.operators.creation import arange, zeros_like
from core.operators.define import define


# ---- along an axis -----------------------------------------------------------------------------
def gather_index(np: Any, index: Any, axis: Any) -> Any:
    """An index array for every axis, so that x[result] gathers along `axis`."""
    grid = list(np.indices(index.shape, sparse=True))
    grid[axis] = index
    return tuple(grid)


def _gather_reference(np: Any, x: Any, index: Any, axis: Any) -> Any:
    check_index(np, "core::take_along_axis", x, index, axis)
    return x[gather_index(np, index, axis)]


def check_index(np: Any, name: Any, x: Any, index: Any, axis: Any) -> None:
    size = x.shape[axis]
    if index.size and (index.min() < -size or index.max() >= size):
        raise IndexRangeError(
            what=f"{name}: an index is out of range for axis {axis} of shape {x.shape}",
            why=f"the indices run from {index.min()} to {index.max()}",
            exists=f"{-size} to {size - 1}" if size else "none: the axis is empty",
            fix="clip or check the indices",
        )


def counted_from_start(name: str, index: Any, size: int) -> Any:
    """The index of an operator for which none counts from the end; raises if the host sees one.

    Where the host cannot see (a device, a graph), such an index becomes `size`: what reads or
    writes there refuses it.
    """
    need_positions(name, index, size)
    return without_negatives(index, size)


def without_negatives(index: Any, size: int) -> Any:
    """The index of `counted_from_start`, of which the host has seen already what it can see."""
    if seen_by_host(index) is not None:
        return index
    index = index.astype("int64")
    return where(index < 0, size, index)


def _gather_body(b: Any, out: Any, x: Any, index: Any, axis: int) -> None:
    axis %= x.ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        k, there = position(index[at], x.shape[axis])
        out[at] = x.load(*at[:axis], k, *at[axis + 1 :], mask=there, other=ir.ops.const(0, x.dtype))


def _gather_vjp(g: Any, like_x: Any, index: Any, axis: Any) -> Any:
    return zeros_like(like_x, dtype=g.dtype).scatter_reduce(axis, index, g, "sum"), None


take_along_axis: Any = define(
    "core::take_along_axis(Tensor x, Tensor index, int axis=-1) -> Tensor",
    rule="gather",
    body=_gather_body,
    reference=_gather_reference,
    vjp=_gather_vjp,
    jvp=lambda t_x, index, axis: take_along_axis(t_x, index, axis),
    batch=leading("axis"),
    method="take_along_axis",
    samples=lambda s: [
        s(s.t(5), s.ints(3, high=5)),
        s(s.t(2, 3), s.ints(2, 4, high=3), 1),
        s(s.t(3, 2), s.ints(4, 2, high=3), 0),
        s(s.t(2, 3), s.ints(2, 0, high=3), 1),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), s.ints(2, high=2), 1),
        s.error("DtypeError", s.t(3), s.t(2)),
        s.error("ShapeError", s.t(2, 3), s.ints(2, high=2), 1),
    ],
    dtypes="all",
    doc="""x[..., index, ...]: for each place of index the element of x that it names along axis.

    >>> import core
    >>> core.take_along_axis(core.asarray([10, 20, 30]), core.asarray([2, 0])).tolist()
    [30, 10]
    """,
)


def picked_vjp(g: Any, like_x: Any, axis: Any, results: Any) -> Any:
    """Of an operator that picks elements along axis; its results are these and their positions."""
    if like_x.ndim == 0:
        return g[0]
    return zeros_like(like_x, dtype=g[0].dtype).scatter_reduce(axis, results[1], g[0], "sum")


def picked_jvp(t_x: Any, axis: Any, results: Any) -> Any:
    return (take_along_axis(t_x, results[1], axis) if t_x.ndim else t_x), None


gather = define(
    "core::gather(Tensor x, int axis, Tensor index) -> Tensor",
    rule="gather",
    body=lambda b, out, x, axis, index: _gather_body(b, out, x, index, axis),
    reference=lambda np, x, axis, index: _gather_reference(np, x, index, axis),
    vjp=lambda g, like_x, axis, index: _gather_vjp(g, like_x, index, axis),
    jvp=lambda t_x, axis, index: take_along_axis(t_x, index, axis),
    batch=leading("axis"),
    method="gather",
    samples=lambda s: [
        s(s.t(5), 0, s.ints(3, high=5)),
        s(s.t(2, 3), 1, s.ints(2, 4, high=3)),
        s(s.t(3, 2).mT, -2, s.ints(4, 3, high=2)),
        s(s.t(3, 3), 0, s.ints(2, 2, high=3)),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3),
        s.error("ShapeError", s.t(2, 3), 1, s.ints(2, high=2)),
    ],
    dtypes="all",
    doc="""The elements that index names along axis: take_along_axis, arguments in PyTorch's order.

    index has as many dimensions as x, and in the others at most x's sizes. A position below 0
    counts from the end. On a device whose memory the host cannot read, one that is out of range
    gives 0, and the next call that waits for the device raises.

    >>> import core
    >>> x = core.asarray([[1, 2], [3, 4]])
    >>> core.gather(x, 1, core.asarray([[0, 0], [1, 0]])).tolist()
    [[1, 1], [4, 3]]
    """,
)


# ---- rows --------------------------------------------------------------------------------------
def _take_body(b: Any, out: Any, x: Any, index: Any, axis: int) -> None:
    axis %= x.ndim
    inner = axis + index.ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        k, there = position(index[at[axis:inner]], x.shape[axis])
        value = x.load(*at[:axis], k, *at[inner:], mask=there, other=ir.ops.const(0, x.dtype))
        out[at] = value


def take_reference(np: Any, x: Any, index: Any, axis: int) -> Any:
    check_index(np, "core::take", x, index, axis)
    return np.take(x, index, axis=axis)


def add_rows(x: Any, axis: int, index: Any, rows: Any) -> Any:
    """x with rows, of the shape of take(x, index, axis), added in the places that index names."""
    axis %= x.ndim
    inner = axis + index.ndim
    rows = rows.reshape((*x.shape[:axis], index.size, *rows.shape[inner:]))
    spread = index.reshape((index.size, *(1,) * (x.ndim - axis - 1))).broadcast_to(rows.shape)
    return x.scatter_reduce(axis, spread, rows, "sum")


@batching_rule
def _take_batch(op: Any, args: Any, dims: Any, size: Any) -> Any:
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


def along_front(index: Any) -> Any:
    """For each element of index its position along the first axis."""
    count = arange(index.shape[0], dtype=index.dtype, device=index.device)
    return count.reshape((-1, *(1,) * (index.ndim - 1))).broadcast_to(index.shape)


take_rows: Any = define(
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


# ---- several dimensions ------------------------------------------------------------------------
def _index_body(b: Any, out: Any, x: Any, index: Any) -> None:
    rank = index[0].ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        places, there = positions(index, x, at[:rank])
        out[at] = x.load(*places, *at[rank:], mask=there, other=ir.ops.const(0, x.dtype))


def positions(index: Any, x: Any, at: Any) -> tuple[list[Any], Any]:
    """The indices' positions at a place, along the first dimensions of x; whether all exist."""
    places, there = [], None
    for d, one in enumerate(index):
        k, inside = position(one[at], x.shape[d])
        places.append(k)
        there = inside if there is None else there & inside
    return places, there


def _index_reference(np: Any, x: Any, index: Any) -> Any:
    for d, one in enumerate(index):
        check_index(np, "core::index", x, one, d)
    return x[tuple(index)]


def _index_vjp(g: Any, like_x: Any, indices: Any) -> Any:
    from core.operators.rows import index_set

    blank = zeros_like(like_x, dtype=g.dtype)
    return index_set(blank, indices, g, True), [None] * len(indices)


@batching_rule
def _index_batch(op: Any, args: Any, dims: Any, size: Any) -> Any:
    x, index = args
    if all(d is None for d in dims[1]):
        x = to_front(x, dims[0], size)
        return invoke(op, [move_dim(x, 0, len(index)), index]), index[0].ndim
    index = [to_front(i, d, size) for i, d in zip(index, dims[1])]
    if dims[0] is not None:
        x, index = to_front(x, dims[0], size), [along_front(index[0]), *index]
    return invoke(op, [x, index]), 0


def index_samples(s: Any) -> Any:
    yield s(s.t(4), [s.ints(3)])
    yield s(s.t(3, 4), [s.ints(2, 2, high=3), s.ints(2, 2)])
    yield s(s.t(3, 4, 2), [s.ints(5, high=3), s.ints(5)])
    yield s(s.t(4, 3).mT, [s.ints(high=3)])
    yield s(s.t(3, 4), [s.ints(0, 2), s.ints(0, 2)])


index_get: Any = define(
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

__all__ = ["gather", "take_along_axis"]
