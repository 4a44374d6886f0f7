"""Reading and writing at indices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from core import Tensor
from core_torch.fallback import check
from core_torch.metadata import number_as
from core_torch.table.registry import adapted, renamed

Indices = Sequence[Tensor | None]

renamed(
    {
        "scatter_add": core.scatter_add, "index_select": core.index_select,
        "scatter.src": core.scatter, "index_copy": core.index_copy,
        "masked_scatter": core.masked_scatter, "take": core.take,
    }
)  # fmt: skip


@adapted("scatter.value")
def scatter(x: Tensor, dim: int, index: Tensor, value: Any) -> Tensor:
    return core.scatter(x, dim, index, number_as(x.dtype, value))


@adapted("index_fill.int_Scalar")
def index_fill(x: Tensor, dim: int, index: Tensor, value: Any) -> Tensor:
    return core.index_fill(x, dim, index, number_as(x.dtype, value))


@adapted("index.Tensor _unsafe_index.Tensor")
def index(x: Tensor, indices: Indices) -> Tensor:
    return x[tuple(slice(None) if i is None else i for i in indices)]


@adapted("index_put _unsafe_index_put")
def index_put(x: Tensor, indices: Indices, values: Tensor, accumulate: bool = False) -> Tensor:
    given = [k for k, i in enumerate(indices) if i is not None]
    first_index = indices[given[0]]
    if len(given) == 1 and first_index is not None and first_index.dtype == core.bool:
        rest = x.ndim - given[0] - first_index.ndim
        if values.size == 1 or (given[0] == 0 and values.ndim <= rest):
            return _put_at_mask(x, first_index, given[0], values, accumulate)
        if given[0] == 0 and values.ndim == rest + 1:
            return _put_in_turn(x, first_index, values, accumulate)
    if given == list(range(len(indices))):
        return core.index_put(x, list(indices), values, accumulate)  # type: ignore[arg-type]
    first, last = given[0], given[-1]
    # The indexed dimensions come first, as index_put takes them; then all go back.
    kept = [axis for axis in range(x.ndim) if axis not in given]
    chosen = [indices[k] for k in given]
    ranks = max(i.ndim for i in chosen if i is not None)
    shape = x[tuple(slice(None) if i is None else i for i in indices)].shape
    wide = core.broadcast_to(values, shape)
    if given == list(range(first, last + 1)):  # else the result has them in front already
        order = [*range(first, first + ranks), *range(first), *range(first + ranks, len(shape))]
        wide = core.permute_dims(wide, order)
    order = [*given, *kept]
    put = core.index_put(core.permute_dims(x, order).contiguous(), chosen, wide, accumulate)
    return core.permute_dims(put, [order.index(axis) for axis in range(x.ndim)])


def _put_at_mask(x: Tensor, mask: Tensor, axis: int, value: Tensor, accumulate: bool) -> Tensor:
    """x with the same value at each place where a mask of the dimensions from axis on is true."""
    after = x.ndim - axis - mask.ndim
    mask = core.reshape(mask, (*[1] * axis, *mask.shape, *[1] * after))
    value = core.reshape(value, ()) if value.size == 1 else value
    return core.where(mask, x + value if accumulate else value, x)


def _put_in_turn(x: Tensor, mask: Tensor, values: Tensor, accumulate: bool) -> Tensor:
    """x with values, one after another, where a mask of its first dimensions is true.

    No size depends on how many places these are, so the call stands in a plan.
    """
    if values.shape[0] == 1:
        return _put_at_mask(x, mask, 0, values[0], accumulate)
    check(
        core.equal(core.sum(mask, dtype=core.int64), values.shape[0]),
        "shape mismatch: the values put at a mask are not as many as its true elements",
    )
    values = core.broadcast_to(values, (values.shape[0], *x.shape[mask.ndim :]))
    mask = core.reshape(mask, (*mask.shape, *[1] * (x.ndim - mask.ndim)))
    put = core.masked_scatter(core.zeros_like(x) if accumulate else x, mask, values)
    return x + put if accumulate else put


@adapted("_index_put_impl")
def index_put_impl(
    x: Tensor, indices: Indices, values: Tensor, accumulate: bool = False, unsafe: bool = False
) -> Tensor:
    return index_put(x, indices, values, accumulate)


@adapted("gather")
def gather(x: Tensor, dim: int, index: Tensor, sparse_grad: bool = False) -> Tensor:
    return core.gather(x, dim, index)


@adapted("index_add")
def index_add(x: Tensor, dim: int, index: Tensor, source: Tensor, alpha: float = 1) -> Tensor:
    return core.index_add(x, dim, index, source, alpha=alpha)


@adapted("scatter_reduce.two")
def scatter_reduce(
    x: Tensor, dim: int, index: Tensor, source: Tensor, reduce: str, include_self: bool = True
) -> Tensor:
    return core.scatter_reduce(x, dim, index, source, reduce, include_self)


@adapted("scatter.reduce")
def scatter_into(x: Tensor, dim: int, index: Tensor, source: Tensor, *, reduce: str) -> Tensor:
    kind = {"add": "sum", "multiply": "prod"}[reduce]
    return core.scatter_reduce(x, dim, index, source, kind)


@adapted("embedding")
def embedding(
    weight: Tensor, indices: Tensor, padding_idx: int = -1, scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:  # fmt: skip
    return core.embedding(indices, weight)


@adapted("bucketize.Tensor bucketize.Scalar")
def bucketize(
    x: Any, boundaries: Tensor, *, out_int32: bool = False, right: bool = False
) -> Tensor:
    x = x if isinstance(x, Tensor) else core.full((), x, device=boundaries.device)
    return core.bucketize(x, boundaries, out_int32=out_int32, right=right)


@adapted("searchsorted.Tensor")
def searchsorted(
    sorted_: Tensor, x: Tensor, *, out_int32: bool = False, right: bool = False,
    side: str | None = None, sorter: Any = None,
) -> Tensor:  # fmt: skip
    return core.searchsorted(sorted_, x, side=side or ("right" if right else "left"))
