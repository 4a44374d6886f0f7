"""Reductions, scans, sorting and counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from core import Tensor
from core.compat.torch import functions as compat
from core_torch.metadata import core_dtype
from core_torch.table.registry import adapted, renamed

Dims = int | Sequence[int] | None

renamed(
    {
        "max": core.max, "min": core.min, "logsumexp": core.logsumexp, "histc": core.histc,
        "bincount": core.bincount, "median median.dim": core.median,
        "nanmedian nanmedian.dim": core.nanmedian, "kthvalue": core.kthvalue, "mode": core.mode,
        "cummax": core.cummax, "cummin": core.cummin, "logcumsumexp": core.logcumsumexp,
        "_pdist_forward": core.pdist,
    }
)  # fmt: skip


def _axes(dims: Dims) -> Any:
    """PyTorch's empty list of dimensions means all of them."""
    if dims is None or isinstance(dims, int):
        return dims
    return list(dims) or None


def _wide(x: Tensor, dtype: Any) -> Any:
    """The dtype of a sum: integers are added as int64."""
    if dtype is not None:
        return core_dtype(dtype)
    return core.int64 if core.isdtype(x.dtype, ("bool", "integral")) else None


@adapted("sum sum.dim_IntList")
def sum_(x: Tensor, dim: Dims = None, keepdim: bool = False, dtype: Any = None) -> Tensor:
    return core.sum(x, axis=_axes(dim), keepdims=keepdim, dtype=_wide(x, dtype))


@adapted("mean mean.dim")
def mean(x: Tensor, dim: Dims = None, keepdim: bool = False, dtype: Any = None) -> Tensor:
    x = x if dtype is None else core.astype(x, core_dtype(dtype))
    return core.mean(x, axis=_axes(dim), keepdims=keepdim)


@adapted("prod prod.dim_int")
def prod(x: Tensor, dim: Dims = None, keepdim: bool = False, dtype: Any = None) -> Tensor:
    return core.prod(x, axis=dim, keepdims=keepdim, dtype=_wide(x, dtype))


@adapted("amax")
def amax(x: Tensor, dim: Dims = (), keepdim: bool = False) -> Tensor:
    return core.amax(x, _axes(dim), keepdim)


@adapted("amin")
def amin(x: Tensor, dim: Dims = (), keepdim: bool = False) -> Tensor:
    return core.amin(x, _axes(dim), keepdim)


@adapted("max.dim")
def max_dim(x: Tensor, dim: int, keepdim: bool = False) -> list[Tensor]:
    return list(compat.max(x, dim, keepdim))


@adapted("min.dim")
def min_dim(x: Tensor, dim: int, keepdim: bool = False) -> list[Tensor]:
    return list(compat.min(x, dim, keepdim))


@adapted("argmax")
def argmax(x: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    return core.argmax(x, axis=dim, keepdims=keepdim)


@adapted("argmin")
def argmin(x: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    return core.argmin(x, axis=dim, keepdims=keepdim)


@adapted("any any.dim any.dims")
def any_(x: Tensor, dim: Dims = None, keepdim: bool = False) -> Tensor:
    return core.any(x, axis=_axes(dim), keepdims=keepdim)


@adapted("all all.dim all.dims")
def all_(x: Tensor, dim: Dims = None, keepdim: bool = False) -> Tensor:
    return core.all(x, axis=_axes(dim), keepdims=keepdim)


def _correction(correction: float | None) -> float:
    return 1 if correction is None else correction


@adapted("var.correction")
def var(
    x: Tensor, dim: Dims = None, correction: float | None = None, keepdim: bool = False
) -> Tensor:
    return core.var(x, axis=_axes(dim), correction=_correction(correction), keepdims=keepdim)


@adapted("var.dim")
def var_dim(x: Tensor, dim: Dims, unbiased: bool = True, keepdim: bool = False) -> Tensor:
    return core.var(x, axis=_axes(dim), correction=int(unbiased), keepdims=keepdim)


@adapted("std.correction")
def std(
    x: Tensor, dim: Dims = None, correction: float | None = None, keepdim: bool = False
) -> Tensor:
    return core.std(x, axis=_axes(dim), correction=_correction(correction), keepdims=keepdim)


@adapted("var_mean.correction")
def var_mean(
    x: Tensor, dim: Dims = None, correction: float | None = None, keepdim: bool = False
) -> list[Tensor]:
    axes = _axes(dim)
    variance = core.var(x, axis=axes, correction=_correction(correction), keepdims=keepdim)
    return [variance, core.mean(x, axis=axes, keepdims=keepdim)]


@adapted("cumsum")
def cumsum(x: Tensor, dim: int, dtype: Any = None) -> Tensor:
    if x.ndim == 0:
        return core.astype(x, _wide(x, dtype) or x.dtype)
    return core.cumulative_sum(x, axis=dim, dtype=_wide(x, dtype))


@adapted("cumprod")
def cumprod(x: Tensor, dim: int, dtype: Any = None) -> Tensor:
    return core.cumulative_prod(x, axis=dim, dtype=_wide(x, dtype))


@adapted("linalg_vector_norm")
def vector_norm(
    x: Tensor, ord: float = 2, dim: Dims = None, keepdim: bool = False, dtype: Any = None
) -> Tensor:
    x = x if dtype is None else core.astype(x, core_dtype(dtype))
    return core.linalg.vector_norm(x, axis=_axes(dim), keepdims=keepdim, ord=ord)


@adapted("norm.ScalarOpt_dim")
def norm(x: Tensor, p: float | None, dim: Dims, keepdim: bool = False) -> Tensor:
    return core.linalg.vector_norm(x, axis=_axes(dim), keepdims=keepdim, ord=2 if p is None else p)


@adapted("dist", "result")
def dist(x: Tensor, y: Tensor, p: float = 2) -> Tensor:
    return core.linalg.vector_norm(x - y, ord=p)


@adapted("topk")
def topk(
    x: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
) -> list[Tensor]:
    return list(core.topk(x, k, dim, largest, sorted))


@adapted("sort")
def sort(x: Tensor, dim: int = -1, descending: bool = False) -> list[Tensor]:
    return list(core.sort_with_indices(x, axis=dim, descending=descending, stable=True))


@adapted("sort.stable")
def sort_stable(
    x: Tensor, stable: bool | None = None, dim: int = -1, descending: bool = False
) -> list[Tensor]:
    return sort(x, dim, descending)


@adapted("argsort argsort.stable")
def argsort(x: Tensor, dim: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    return core.argsort(x, dim, descending, True)
