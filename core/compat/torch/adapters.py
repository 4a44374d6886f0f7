"""Converts forms of arguments that PyTorch takes, and core's operators do not.

A 0-d tensor is a row of one element where an axis is named, and a number where one is wanted.
`adapted` puts these forms around a function when it is looked up.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor
from core.operators.functions import broadcast_arrays

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.type_aliases import Axis, DeviceLike, DTypeLike, Operand, Tensors

    Option = Operand | DTypeLike | DeviceLike | None  # of a function that makes a tensor
    Places = Tensor | int | Sequence[int] | None

# The axis goes, but with keepdim; it stays; the result has the index's shape.
_REDUCING = (
    "all", "amax", "amin", "aminmax", "any", "argmax", "argmin", "count_nonzero", "kthvalue",
    "logsumexp", "max", "mean", "median", "min", "mode", "nanmean", "nanmedian", "nanquantile",
    "nansum", "norm", "prod", "quantile", "sum",
)  # fmt: skip
_KEEPING = (
    "argsort", "cummax", "cummin", "cumprod", "cumsum", "index_add", "index_copy", "index_fill",
    "index_select", "logcumsumexp", "scatter", "scatter_add", "scatter_reduce", "sort", "topk",
    "transpose",
)  # fmt: skip


def adapted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function of that name with PyTorch's forms of arguments, if it has some."""
    if name in (*_REDUCING, *_KEEPING, "gather"):
        return _of_one_number(name, function)
    adapter = _ADAPTERS.get(name)
    return function if adapter is None else functools.wraps(function, updated=())(adapter(function))


# ---- 0-d tensors with an axis --------------------------------------------------------------------
def _of_one_number(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, to which a 0-d tensor is a row of one element."""

    @functools.wraps(function, updated=())
    def called(*args: Any, **kwargs: Any) -> Any:
        x = args[0] if args else kwargs.get("input")
        second = args[1] if len(args) > 1 else kwargs.get("other")
        two = name in ("max", "min") and isinstance(second, Tensor)
        if not isinstance(x, Tensor) or x.ndim or two:
            return function(*args, **kwargs)
        rest = {key: value for key, value in kwargs.items() if key != "input"}
        return _called_on_row(name, function, x, args[1:], rest)

    return called


def _called_on_row(
    name: str,
    function: Callable[..., Any],
    x: Tensor,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Any:
    quantiles = name in ("quantile", "nanquantile")
    lifted = args if quantiles else [_row(value) for value in args]
    named = kwargs if quantiles else {key: _row(value) for key, value in kwargs.items()}
    result = function(x.reshape((1,)), *lifted, **named)
    q = (args[0] if args else kwargs.get("q")) if quantiles else None
    rank = q.ndim if isinstance(q, Tensor) else 0
    if name == "gather":
        index = args[1] if len(args) > 1 else kwargs["index"]
        rank = index.ndim
    if isinstance(result, Tensor):
        return _without_axis(result, rank)
    parts = [_without_axis(part, rank) for part in result]
    return type(result)(*parts) if hasattr(result, "_fields") else type(result)(parts)


def _row(value: Any) -> Any:
    return value.reshape((1,)) if isinstance(value, Tensor) and value.ndim == 0 else value


def _without_axis(result: Tensor, rank: int) -> Tensor:
    return result.reshape(result.shape[:rank]) if result.ndim > rank else result


# ---- 0-d tensors for numbers ---------------------------------------------------------------------
def _number(value: Any) -> Any:
    return value.item() if isinstance(value, Tensor) else value


def _of_numbers(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def called(*args: Operand, **kwargs: Option) -> Tensor:
        numbers = {k: v if k == "out" else _number(v) for k, v in kwargs.items()}
        return function(*map(_number, args), **numbers)

    return called


def _of_range(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """linspace and logspace: for an integer dtype, ends and results lose their fractions."""
    of_numbers = _of_numbers(function)

    def called(
        start: Operand,
        end: Operand,
        *args: Operand,
        dtype: DTypeLike | None = None,
        **kwargs: Option,
    ) -> Tensor:
        if dtype is None or not core.isdtype(dtype, "integral"):
            return of_numbers(start, end, *args, dtype=dtype, **kwargs)
        ends = int(_number(start)), int(_number(end))
        return core.astype(of_numbers(*ends, *args, dtype=core.float64, **kwargs), dtype)

    return called


def _arange(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Integers have integers for ends and step."""
    of_numbers = _of_numbers(function)

    def called(*args: Operand, dtype: DTypeLike | None = None, **kwargs: Option) -> Tensor:
        if "end" in kwargs:
            kwargs["stop"] = kwargs.pop("end")
        if dtype is not None and core.isdtype(dtype, "integral"):
            args = tuple(int(_number(value)) for value in args)
            ends = ("start", "stop", "step")
            kwargs = {k: int(_number(v)) if k in ends else v for k, v in kwargs.items()}
        return of_numbers(*args, dtype=dtype, **kwargs)

    return called


def _full(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Of an integer dtype, the number without its fraction."""

    def called(size: Sequence[int], fill_value: Operand, **kwargs: Any) -> Tensor:
        dtype = kwargs.get("dtype")
        if dtype is not None and core.isdtype(dtype, "integral") and type(fill_value) is float:
            fill_value = int(fill_value)
        return function(size, fill_value, **kwargs)

    return called


def _narrow(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def called(input: Tensor, dim: int, start: int | Tensor, length: int) -> Tensor:
        return function(input, dim, _number(start), length)

    return called


def _tensor_split(function: Callable[..., Tensors]) -> Callable[..., Tensors]:
    def called(input: Tensor, places: Places = None, dim: int = 0, **named: Places) -> Tensors:
        places = next((v for k, v in named.items() if k != "dim"), places)
        places = places.tolist() if isinstance(places, Tensor) else places
        return function(input, places, dim)

    return called


# ---- options ---------------------------------------------------------------------------------
def _with_dtype(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """softmax and the like: of the tensor in another dtype."""

    def called(
        input: Tensor, *args: int, dtype: DTypeLike | None = None, **kwargs: Operand
    ) -> Tensor:
        return function(input if dtype is None else core.astype(input, dtype), *args, **kwargs)

    return called


def _trace(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Integers of every kind are added in int64."""

    def called(input: Tensor, **kwargs: Any) -> Tensor:
        kind = core.int64 if core.isdtype(input.dtype, "integral") else None
        return function(input, dtype=kind, **kwargs)

    return called


def _cross(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def called(input: Tensor, other: Tensor, dim: int = -1, **kwargs: Tensor) -> Tensor:
        return function(input, other, axis=dim, **kwargs)

    return called


def _cdist(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """compute_mode is a choice between ways to one result."""

    def called(x1: Tensor, x2: Tensor, p: float = 2.0, compute_mode: str | None = None) -> Tensor:
        return function(x1, x2, p)

    return called


# ---- factors, masks, statistics ------------------------------------------------------------------
def _with_factors(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """addmm and the like: with integer tensors alpha and beta become integers."""

    def called(input: Tensor, *args: Tensor, **kwargs: Any) -> Tensor:
        if core.isdtype(input.dtype, ("bool", "integral")):
            whole = bool if input.dtype == core.bool else int
            kwargs = {k: whole(v) if k in ("alpha", "beta") else v for k, v in kwargs.items()}
        return function(input, *args, **kwargs)

    return called


def _masked(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """masked_fill and masked_scatter: the tensor is spread over a larger mask."""

    def called(input: Tensor, mask: Tensor, *args: Operand, **kwargs: Any) -> Tensor:
        same = input.shape == mask.shape
        x = input if same else broadcast_arrays(input, mask)[0]
        return function(x, mask, *args, **kwargs)

    return called


def _spread_and_mean(function: Callable[..., Tensors]) -> Callable[..., Tensors]:
    """var_mean and std_mean, of unbiased= or correction=."""

    def called(
        input: Tensor, dim: Axis = None, unbiased: bool | None = None, keepdim: bool = False, *,
        correction: float | None = None,
    ) -> Tensors:  # fmt: skip
        if isinstance(dim, bool):  # std_mean(x, False)
            dim, unbiased = None, dim
        if unbiased is not None:
            correction = int(unbiased)
        return function(
            input, axis=dim, correction=1 if correction is None else correction, keepdims=keepdim
        )

    return called


_ADAPTERS: dict[str, Callable[..., Any]] = {
    **dict.fromkeys(("addbmm", "addmm", "addmv", "addr", "baddbmm"), _with_factors),
    **dict.fromkeys(("linspace", "logspace"), _of_range),
    **dict.fromkeys(("masked_fill", "masked_scatter"), _masked),
    **dict.fromkeys(("std_mean", "var_mean"), _spread_and_mean),
    **dict.fromkeys(("log_softmax", "softmax", "softmin"), _with_dtype),
    "arange": _arange,
    "cdist": _cdist,
    "cross": _cross,
    "full": _full,
    "trace": _trace,
    "narrow": _narrow,
    "tensor_split": _tensor_split,
}
