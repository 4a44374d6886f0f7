"""Reading by index along an axis: take_along_axis and gather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import ir
from core.bodies.positions import position
from core.errors import IndexRangeError
from core.operators.definition.body_parts import indices
from core.operators.definition.checks import need_positions, seen_by_host
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.shape.creation import zeros_like
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.type_aliases import Array, Namespace


def gather_index(np: Namespace, index: Array, axis: int) -> tuple[Array, ...]:
    """An index array for every axis, so that x[result] gathers along `axis`."""
    grid = list(np.indices(index.shape, sparse=True))
    grid[axis] = index
    return tuple(grid)


def _gather_reference(np: Namespace, x: Array, index: Array, axis: int) -> Array:
    check_index(np, "core::take_along_axis", x, index, axis)
    return x[gather_index(np, index, axis)]


def check_index(np: Namespace, name: str, x: Array, index: Array, axis: int) -> None:
    size = x.shape[axis]
    if index.size and (index.min() < -size or index.max() >= size):
        raise IndexRangeError(
            what=f"{name}: an index is out of range for axis {axis} of shape {x.shape}",
            why=f"the indices run from {index.min()} to {index.max()}",
            exists=f"{-size} to {size - 1}" if size else "none: the axis is empty",
            fix="clip or check the indices",
        )


def counted_from_start(name: str, index: Tensor, size: int) -> Tensor:
    """The index of an operator for which none counts from the end; raises if the host sees one.

    Where the host cannot see (a device, a graph), such an index becomes `size`: what reads or
    writes there refuses it.
    """
    need_positions(name, index, size)
    return without_negatives(index, size)


def without_negatives(index: Tensor, size: int) -> Tensor:
    """The index of `counted_from_start`, which the host has checked already if it can."""
    if seen_by_host(index) is not None:
        return index
    index = index.astype("int64")
    return where(index < 0, size, index)


def _gather_body(b: Builder, out: Buffer, x: Buffer, index: Buffer, axis: int) -> None:
    axis %= x.ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        k, there = position(index[at], x.shape[axis])
        out[at] = x.load(*at[:axis], k, *at[axis + 1 :], mask=there, other=ir.ops.const(0, x.dtype))


def _gather_vjp(g: Tensor, like_x: Tensor, index: Tensor, axis: int) -> tuple[Tensor, None]:
    return zeros_like(like_x, dtype=g.dtype).scatter_reduce(axis, index, g, "sum"), None


take_along_axis: Operator = define(
    "core::take_along_axis(Tensor x, Tensor index, int axis=-1) -> Tensor",
    rule="gather",
    body=_gather_body,
    reference=_gather_reference,
    vjp=_gather_vjp,
    jvp=lambda t_x, index, axis: take_along_axis(t_x, index, axis),
    batch=leading("axis"),
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


def picked_vjp(
    g: tuple[Tensor, Tensor | None], like_x: Tensor, axis: int, results: tuple[Tensor, Tensor]
) -> Tensor:
    """Of an operator that picks elements along axis; its results are these and their positions."""
    if like_x.ndim == 0:
        return g[0]
    return zeros_like(like_x, dtype=g[0].dtype).scatter_reduce(axis, results[1], g[0], "sum")


def picked_jvp(t_x: Tensor, axis: int, results: tuple[Tensor, Tensor]) -> tuple[Tensor, None]:
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

__all__ = ["gather", "take_along_axis"]
