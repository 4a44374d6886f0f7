"""Bags of embeddings, and their gradients: what PyTorch has as one operator each.

PyTorch's backward operators are given the results beside the bags: the bag of each index (of no
elements, where a sum needs none), the number of rows in each bag, and the rows of maxima.
"""

from __future__ import annotations

from typing import Any

import core
from core import Tensor
from core_torch.table.registry import adapted

_SUM, _MEAN, _MAX = range(3)


def _bag_of_each(indices: Tensor, offsets: Tensor, bags: int) -> Tensor:
    places = core.arange(indices.shape[0], dtype=offsets.dtype, device=offsets.device)
    ids = core.searchsorted(offsets[:bags], places, side="right") - 1
    return core.astype(ids, indices.dtype)


def _in_graphs(*_: Any, **__: Any) -> bool:
    """All calls of graphs: eager ones, whose backward operator may be PyTorch's, stay PyTorch's."""
    return True


@adapted("_embedding_bag _embedding_bag_forward_only", expects=True, serves=_in_graphs)
def embedding_bag(
    weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = False,
    mode: int = _SUM, sparse: bool = False, per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False, padding_idx: int = -1, *, expected: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:  # fmt: skip
    """(bags, the bag of each index, rows in each bag, the rows of maxima)."""
    bags = offsets.shape[0] - (1 if include_last_offset else 0)
    ids = _bag_of_each(indices, offsets, bags)
    kept = core.ones_like(indices) if padding_idx < 0 else core.astype(
        core.not_equal(indices, padding_idx), indices.dtype
    )  # fmt: skip
    sizes = core.segment_sum(kept, ids, bags)
    rows = core.embedding(indices, weight)
    if mode == _MAX:
        return _largest(rows, indices, ids, kept, sizes, bags)
    if per_sample_weights is not None:
        rows = rows * core.expand_dims(per_sample_weights, 1)
    if padding_idx >= 0:
        rows = core.where(core.expand_dims(kept, 1) > 0, rows, 0)
    total = core.segment_sum(rows, ids, bags)
    if mode == _MEAN:
        total = total / core.expand_dims(core.astype(core.maximum(sizes, 1), total.dtype), 1)
    if type(expected[1].shape[0]) is int and expected[1].shape[0] == 0:  # it may be a symbol
        ids = ids[:0]
    return total, ids, sizes, sizes


def _largest(
    rows: Tensor, indices: Tensor, ids: Tensor, kept: Tensor, sizes: Tensor, bags: int
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """An empty bag is 0, and from row -1. Of equal rows it is the first."""
    used = core.expand_dims(kept, 1) > 0
    largest = core.segment_max(core.where(used, rows, float("-inf")), ids, bags)
    places = core.expand_dims(core.arange(indices.shape[0], device=indices.device), 1)
    first = core.where(used & (rows == largest[ids]), places, indices.shape[0])
    is_filled = core.expand_dims(sizes, 1) > 0
    place = core.where(is_filled, core.segment_min(first, ids, bags), 0)
    chosen = core.where(is_filled, core.astype(indices[place], ids.dtype), -1)
    return core.where(is_filled, largest, 0), ids, sizes, chosen


def _is_dense(
    grad: Any, indices: Any, offsets: Any, ids: Any, sizes: Any, chosen: Any, rows: Any,
    scale_grad_by_freq: bool, mode: int, sparse: bool, *_: Any,
) -> bool:  # fmt: skip
    return not (scale_grad_by_freq or sparse)


@adapted("_embedding_bag_backward", serves=_is_dense)
def embedding_bag_backward(
    grad: Tensor, indices: Tensor, offsets: Tensor, ids: Tensor, sizes: Tensor, chosen: Tensor,
    rows: int, scale_grad_by_freq: bool, mode: int, sparse: bool,
    per_sample_weights: Tensor | None = None, padding_idx: int = -1,
) -> Tensor:  # fmt: skip
    table = core.zeros((rows, grad.shape[1]), dtype=grad.dtype, device=grad.device)
    if mode == _MAX:
        parts = core.where(chosen >= 0, grad, 0)
        return core.scatter_add(table, 0, core.maximum(chosen, 0), parts)
    if mode == _MEAN:
        grad = grad / core.expand_dims(core.astype(core.maximum(sizes, 1), grad.dtype), 1)
    if ids.shape[0] != indices.shape[0]:
        ids = _bag_of_each(indices, offsets, grad.shape[0])
    parts = grad[ids]
    if per_sample_weights is not None:
        parts = parts * core.expand_dims(per_sample_weights, 1)
    if padding_idx >= 0:
        parts = core.where(core.expand_dims(core.not_equal(indices, padding_idx), 1), parts, 0)
    return core.index_add(table, 0, indices, parts)
