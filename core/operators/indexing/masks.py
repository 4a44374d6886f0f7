"""Writing and reading by mask: masked_fill, masked_select, masked_scatter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor
from core._native import bool as bool_
from core.errors import DtypeError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.rows import index_get, take_rows
from core.operators.shape.creation import full

if TYPE_CHECKING:
    from core.type_aliases import Array, Namespace, Operand

_BOOL = bool_


def _need_mask(name: str, mask: Tensor) -> None:
    if mask.dtype != _BOOL:
        raise DtypeError(
            what=f"core::{name} was given a mask of {mask.dtype}",
            why="a mask has True or False for each element",
            exists="bool tensors",
            fix="compare first: mask != 0",
        )


def _need_fit(name: str, x: Tensor, mask: Tensor) -> None:
    if broadcast_shapes(x.shape, mask.shape) != x.shape:
        raise ShapeError(
            what=f"core::{name} was given a mask of shape {mask.shape} for shape {x.shape}",
            why="the result has the shape of x",
            exists=f"masks that broadcast to {x.shape}",
            fix="expand x first: x.broadcast_to(mask.shape)",
        )


def _masked_fill(x: Tensor, mask: Tensor, value: Operand) -> Tensor:
    _need_mask("masked_fill", mask)
    _need_fit("masked_fill", x, mask)
    fill = value if isinstance(value, Tensor) else full((), value, dtype=x.dtype, device=x.device)
    if fill.ndim:
        raise ShapeError(
            what=f"core::masked_fill was given a value of shape {fill.shape}",
            why="one value is written to all places",
            exists="numbers and 0-d tensors",
            fix="use core.where(mask, values, x)",
        )
    return where(mask, fill.astype(x.dtype), x)


masked_fill = define(
    "core::masked_fill(Tensor x, Tensor mask, Tensor|Scalar value) -> Tensor",
    decomposition=_masked_fill,
    reference=lambda np, x, mask, value: np.where(mask, np.asarray(value).astype(x.dtype), x),
    inplace=True,
    method="masked_fill",
    tags=("pointwise",),
    samples=lambda s: [
        s(s.t(2, 3), s.bools(2, 3), True),
        s(s.t(2, 3), s.bools(3), s.t()),
        s(s.t(), s.bools(), False),
        s(s.t(0, 2), s.bools(2), False),
    ],
    errors=lambda s: [
        s.error("DtypeError", s.t(3), s.t(3), 0),
        s.error("ShapeError", s.t(3), s.bools(2), 0),
        s.error("ShapeError", s.t(3), s.bools(2, 3), 0),
        s.error("ShapeError", s.t(3), s.bools(3), s.t(3)),
    ],
    dtypes="all",
    doc="""x with one value where mask holds; mask broadcasts to x.

    >>> import core
    >>> core.masked_fill(core.asarray([1, 2, 3]), core.asarray([True, False, True]), 0).tolist()
    [0, 2, 0]
    """,
)


def _masked_select(x: Tensor, mask: Tensor) -> Tensor:
    from core.operators.indexing.searching import by_axis

    _need_mask("masked_select", mask)
    shape = broadcast_shapes(x.shape, mask.shape)
    x, mask = x.broadcast_to(shape), mask.broadcast_to(shape)
    if not shape:
        x, mask = x.reshape((1,)), mask.reshape((1,))
    return index_get(x, list(by_axis(mask)))


masked_select = define(
    "core::masked_select(Tensor x, Tensor mask) -> Tensor",
    decomposition=_masked_select,
    reference=lambda np, x, mask: np.broadcast_arrays(x, mask)[0][np.broadcast_arrays(x, mask)[1]],
    method="masked_select",
    tags=("data-dependent",),
    samples=lambda s: [
        s(s.t(2, 3), s.bools(2, 3)),
        s(s.t(2, 3), s.bools(3)),
        s(s.t(3), s.bools(2, 1)),
        s(s.t(), s.bools()),
    ],
    errors=lambda s: [
        s.error("DtypeError", s.t(3), s.t(3)),
        s.error("ShapeError", s.t(3), s.bools(2)),
    ],
    dtypes="all",
    doc="""The elements of x where mask holds, in row-major order; both broadcast.

    >>> import core
    >>> x = core.asarray([1, 2, 3])
    >>> core.masked_select(x, x > 1).tolist()
    [2, 3]
    """,
    no_batch="how many elements a mask takes differs from element to element of a batch",
)


def _masked_scatter(x: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    _need_mask("masked_scatter", mask)
    _need_fit("masked_scatter", x, mask)
    if source.dtype != x.dtype:
        raise DtypeError(
            what=f"core::masked_scatter was given a source of {source.dtype} for {x.dtype}",
            why="its elements are copied as they are",
            exists=f"sources of {x.dtype}",
            fix="cast the source first",
        )
    if x.size == 0:
        return x.clone()
    mask = mask.broadcast_to(x.shape)
    place = mask.reshape((x.size,)).astype("int64").cumulative_sum(axis=0) - 1
    if source.size == 0:  # no position is in range
        source, place = x, place + x.size
    place = where(mask.reshape((x.size,)), place, 0).reshape(x.shape)
    return where(mask, take_rows(source.reshape((source.size,)), place), x)


def _masked_scatter_reference(np: Namespace, x: Array, mask: Array, source: Array) -> Array:
    out = np.array(x)
    mask = np.broadcast_to(mask, x.shape)
    out[mask] = source.reshape(-1)[: int(mask.sum())]
    return out


masked_scatter = define(
    "core::masked_scatter(Tensor x, Tensor mask, Tensor source) -> Tensor",
    decomposition=_masked_scatter,
    reference=_masked_scatter_reference,
    inplace=True,
    method="masked_scatter",
    samples=lambda s: [
        s(s.t(2, 3), s.bools(2, 3), s.t(2, 3)),
        s(s.t(2, 3), s.bools(3), s.t(7)),
        s(s.t(0), s.bools(0), s.t(0)),
        s(s.t(3), s.ints(3, high=1) > 0, s.t(0)),
    ],
    errors=lambda s: [
        s.error("DtypeError", s.t(3), s.t(3), s.t(3)),
        s.error("ShapeError", s.t(3), s.bools(2), s.t(3)),
        s.error("IndexRangeError", s.t(3), s.ints(3, high=1) == 0, s.t(2)),
        s.error("IndexRangeError", s.t(3), s.ints(3, high=1) == 0, s.t(0)),
    ],
    dtypes="all",
    doc="""x with the elements of source, one after another, where mask holds.

    >>> import core
    >>> mask = core.asarray([True, False, True])
    >>> core.masked_scatter(core.asarray([1, 2, 3]), mask, core.asarray([8, 9])).tolist()
    [8, 2, 9]
    """,
)

__all__ = ["masked_fill", "masked_scatter", "masked_select"]
