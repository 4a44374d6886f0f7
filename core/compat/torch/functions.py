"""PyTorch's functions whose names have another meaning in core: see `table.CONFLICTS`."""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Any, NamedTuple

import core
from core._native import Tensor, is_captured
from core.compat.torch import creation, promotion
from core.errors import ArgumentError, IndexRangeError, ShapeError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core._native import dtype as DType
    from core.type_aliases import Axis, DTypeLike, Operand, Scalar, Tensors

    Size = int | Sequence[int]  # one size of several arguments, or all sizes as one


class ValuesIndices(NamedTuple):
    """The result of functions that choose elements: the elements, and their positions."""

    values: Tensor
    indices: Tensor


# ---- reductions --------------------------------------------------------------------------------
def _reduce(
    op: Callable[..., Tensor],
    input: Tensor,
    dim: Axis,
    keepdim: bool,
    **more: DTypeLike | float | None,
) -> Tensor:
    return op(input, axis=dim, keepdims=keepdim, **more)


def sum(
    input: Tensor, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """torch.sum."""
    return _reduce(core.sum, input, dim, keepdim, dtype=dtype or _accumulator(input))


def nansum(
    input: Tensor, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """torch.nansum."""
    return _reduce(core.nansum, input, dim, keepdim, dtype=dtype or _accumulator(input))


def prod(
    input: Tensor, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """torch.prod."""
    return _reduce(core.prod, input, dim, keepdim, dtype=dtype or _accumulator(input))


def _accumulator(x: Tensor) -> DType | None:
    """Integers of every kind are added in int64."""
    return core.int64 if core.isdtype(x.dtype, ("bool", "integral")) else None


def mean(
    input: Tensor, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """torch.mean."""
    x = input if dtype is None else core.astype(input, dtype)
    return _reduce(core.mean, x, dim, keepdim)


def all(input: Tensor, dim: Axis = None, keepdim: bool = False) -> Tensor:
    """torch.all."""
    return _reduce(core.all, input, dim, keepdim)


def any(input: Tensor, dim: Axis = None, keepdim: bool = False) -> Tensor:
    """torch.any."""
    return _reduce(core.any, input, dim, keepdim)


def argmax(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """torch.argmax."""
    return _reduce(core.argmax, input, dim, keepdim)


def argmin(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """torch.argmin."""
    return _reduce(core.argmin, input, dim, keepdim)


def max(
    input: Tensor,
    dim: int | Tensor | None = None,
    keepdim: bool = False,
    *,
    other: Tensor | None = None,
) -> Tensor | ValuesIndices:
    """torch.max: of all, of two tensors, or (values, indices) along dim."""
    return _extreme(core.max, core.argmax, core.maximum, input, dim, keepdim, other)


def min(
    input: Tensor,
    dim: int | Tensor | None = None,
    keepdim: bool = False,
    *,
    other: Tensor | None = None,
) -> Tensor | ValuesIndices:
    """torch.min: of all, of two tensors, or (values, indices) along dim."""
    return _extreme(core.min, core.argmin, core.minimum, input, dim, keepdim, other)


def _extreme(
    reduce: Callable[..., Tensor],
    where: Callable[..., Tensor],
    both: Callable[..., Tensor],
    input: Tensor,
    dim: int | Tensor | None,
    keepdim: bool,
    other: Tensor | None,
) -> Tensor | ValuesIndices:
    if isinstance(dim, Tensor) or other is not None:
        return both(input, dim if other is None else other)
    if dim is None:
        return reduce(input)
    indices = where(input, axis=dim, keepdims=True)
    values = core.take_along_axis(input, indices, axis=dim)
    result = ValuesIndices(values, indices)
    return result if keepdim else ValuesIndices(*(core.squeeze(x, dim) for x in result))


def var(
    input: Tensor,
    dim: Axis = None,
    unbiased: bool | None = None,
    keepdim: bool = False,
    *,
    correction: float | None = 1,
) -> Tensor:
    """torch.var."""
    return _spread(core.var, input, dim, unbiased, keepdim, correction)


def std(
    input: Tensor,
    dim: Axis = None,
    unbiased: bool | None = None,
    keepdim: bool = False,
    *,
    correction: float | None = 1,
) -> Tensor:
    """torch.std."""
    return _spread(core.std, input, dim, unbiased, keepdim, correction)


def _spread(
    op: Callable[..., Tensor],
    input: Tensor,
    dim: Axis,
    unbiased: bool | None,
    keepdim: bool,
    correction: float | None,
) -> Tensor:
    if isinstance(dim, bool):  # std(x, False)
        dim, unbiased = None, dim
    correction = 1 if correction is None else correction
    correction = correction if unbiased is None else int(unbiased)
    return _reduce(op, input, dim, keepdim, correction=correction)


def cumsum(input: Tensor, dim: int, *, dtype: DTypeLike | None = None) -> Tensor:
    """torch.cumsum."""
    return _scan(core.cumulative_sum, input, dim, dtype)


def cumprod(input: Tensor, dim: int, *, dtype: DTypeLike | None = None) -> Tensor:
    """torch.cumprod."""
    return _scan(core.cumulative_prod, input, dim, dtype)


def _scan(op: Callable[..., Tensor], x: Tensor, dim: int, dtype: DTypeLike | None) -> Tensor:
    return op(x, axis=dim, dtype=dtype or _accumulator(x))


# ---- order and sets ----------------------------------------------------------------------------
def sort(
    input: Tensor, dim: int = -1, descending: bool = False, *, stable: bool = False
) -> ValuesIndices:
    """torch.sort: (values, indices)."""
    indices = core.argsort(input, axis=dim, descending=descending, stable=True)
    return ValuesIndices(core.take_along_axis(input, indices, axis=dim), indices)


def argsort(
    input: Tensor, dim: int = -1, descending: bool = False, *, stable: bool = False
) -> Tensor:
    """torch.argsort."""
    return core.argsort(input, axis=dim, descending=descending, stable=True)


def nonzero(input: Tensor, *, as_tuple: bool = False) -> Tensor | tuple[Tensor, ...]:
    """torch.nonzero: a matrix of indices, or one vector an axis."""
    indices = core.nonzero(input)
    return indices if as_tuple else core.stack(list(indices), axis=1)


def searchsorted(
    sorted_sequence: Tensor,
    input: Tensor,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Tensor | None = None,
) -> Tensor:
    """torch.searchsorted."""
    side = side or ("right" if right else "left")
    places = core.searchsorted(sorted_sequence, input, side=side, sorter=sorter)
    return core.astype(places, core.int32) if out_int32 else places


# ---- shapes ------------------------------------------------------------------------------------
def take(input: Tensor, index: Tensor) -> Tensor:
    """torch.take: elements of the flattened tensor, in the shape of the index."""
    flat = core.take(core.reshape(input, (-1,)), core.reshape(index, (-1,)), axis=0)
    return core.reshape(flat, index.shape)


def view_as_real(input: Tensor) -> Tensor:
    """torch.view_as_real: complex numbers as pairs along a new last axis, over their memory."""
    return core.expand_dims(input, -1).view(core.imag(input).dtype)


def view_as_complex(input: Tensor) -> Tensor:
    """torch.view_as_complex: pairs along the last axis as complex numbers, over their memory."""
    kind = core.result_type(input.dtype, core.complex64)
    if input.ndim == 0 or input.shape[-1] != 2 or kind.itemsize != 2 * input.itemsize:
        raise ShapeError(
            what=f"view_as_complex: {input.dtype.name} of shape {tuple(input.shape)}",
            why="a complex number is a real and an imaginary part that lie side by side",
            exists="tensors of float32 or float64 whose last axis has two elements",
            fix="write torch.complex(real, imag)",
        )
    return core.squeeze(input.view(kind), -1)


def take_along_dim(input: Tensor, indices: Tensor, dim: int | None = None) -> Tensor:
    """torch.take_along_dim: elements along an axis, or of the flattened tensor."""
    if dim is None:
        return core.take_along_axis(core.reshape(input, (-1,)), core.reshape(indices, (-1,)), 0)
    return core.take_along_axis(input, indices, dim)


def gather(input: Tensor, dim: int, index: Tensor, *, sparse_grad: bool = False) -> Tensor:
    """torch.gather."""
    return core.gather(input, dim, _forward("gather", input, dim, index))


def index_select(input: Tensor, dim: int, index: Tensor) -> Tensor:
    """torch.index_select."""
    return core.index_select(input, dim, _forward("index_select", input, dim, index))


def scatter(
    input: Tensor,
    dim: int,
    index: Tensor,
    src: Operand | None = None,
    *,
    value: Operand | None = None,
    reduce: str | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """torch.scatter."""
    source: Any = value if src is None else src
    index = _forward("scatter", input, dim, index)
    return core.scatter(input, dim, index, source, reduce=reduce, out=out)


def scatter_add(input: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """torch.scatter_add."""
    return core.scatter_add(input, dim, _forward("scatter_add", input, dim, index), src)


def index_add(
    input: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: Scalar = 1
) -> Tensor:
    """torch.index_add."""
    return core.index_add(input, dim, _forward("index_add", input, dim, index), source, alpha=alpha)


def index_copy(input: Tensor, dim: int, index: Tensor, source: Tensor) -> Tensor:
    """torch.index_copy."""
    return core.index_copy(input, dim, _forward("index_copy", input, dim, index), source)


def _forward(name: str, x: Tensor, dim: int, index: Tensor) -> Tensor:
    """Indices that count from the end are refused here; core takes them."""
    if index.level or index.is_fake or is_captured(index):  # no values to look at yet
        size = x.shape[dim] if x.ndim else 1
        return core.where(index < 0, size, index)  # which the operator refuses
    if math.prod(index.shape) and int(core.min(index)) < 0:
        raise IndexRangeError(
            what=f"{name}: the index {int(core.min(index))} is out of bounds for dimension {dim}",
            why="PyTorch takes no negative indices here",
            exists=f"0 to {(x.shape[dim] if x.ndim else 1) - 1}",
            fix="add the size to negative indices, or call core's function, which takes them",
        )
    return index


def t(input: Tensor) -> Tensor:
    """torch.t."""
    return input if input.ndim < 2 else core.matrix_transpose(input)


def squeeze(input: Tensor, dim: int | tuple[int, ...] | list[int] | None = None) -> Tensor:
    """torch.squeeze: without the axes of size 1, among those named if some are."""
    named = range(input.ndim) if dim is None else dim if isinstance(dim, (tuple, list)) else (dim,)
    ones = [axis for axis in named if input.ndim and input.shape[axis] == 1]
    return core.squeeze(input, ones)


def expand(input: Tensor, *sizes: Size) -> Tensor:
    """Tensor.expand: broadcast, -1 for sizes that stay."""
    wanted = list(creation.sizes_of(sizes))
    own = [1] * (len(wanted) - input.ndim) + list(input.shape)
    return core.broadcast_to(input, [old if new == -1 else new for new, old in zip(wanted, own)])


def tile(input: Tensor, *dims: Size, **named: Size) -> Tensor:
    """torch.tile."""
    return core.tile(input, creation.sizes_of(dims) if dims else named["dims"])


def meshgrid(*tensors: Tensors, indexing: str = "ij") -> tuple[Tensor, ...]:
    """torch.meshgrid."""
    listed = tensors[0] if len(tensors) == 1 and not isinstance(tensors[0], Tensor) else tensors
    return tuple(core.meshgrid(*listed, indexing=indexing))


def unbind(input: Tensor, dim: int = 0) -> tuple[Tensor, ...]:
    """torch.unbind."""
    return core.unstack(input, axis=dim)


def cat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """torch.cat: without the tensors of shape (0,) among those of other ranks."""
    listed = list(tensors)
    kept = [x for x in listed if x.shape != (0,)]
    if len(kept) in (0, len(listed)) or kept[0].ndim == 1:
        return core.concat(listed, axis=dim)
    kind = core.result_type(*(x.dtype for x in listed))
    return core.concat([core.astype(x, kind, copy=False) for x in kept], axis=dim)


concat = concatenate = cat


# ---- functions ----------------------------------------------------------------------------------
def _check(cond: bool, message: Callable[[], str] | None = None) -> None:
    """torch._check: a condition on a fake kernel's arguments."""
    if cond:
        return
    raise ShapeError(
        what=message() if message else "torch._check was given a condition that does not hold",
        why="the function that called it requires the condition",
        exists="arguments for which it holds",
        fix="see the line of the traceback above torch._check",
    )


_BACKENDS = ("inductor", "aot_eager", "eager")
_MODES = {"max-autotune-no-cudagraphs": "max-autotune"}


def compile(
    model: Callable[..., Any] | None = None,
    *,
    fullgraph: bool = False,
    dynamic: bool | None = None,
    backend: str = "inductor",
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    disable: bool = False,
) -> Callable[..., Any]:
    """torch.compile, by core.compile: PyTorch's own backends are all that one compiler."""
    if backend not in _BACKENDS:
        raise ArgumentError(
            what=f"torch.compile was given backend={backend!r}",
            why="core has one compiler; a device's plugin has the dialect of its kernels",
            exists=", ".join(_BACKENDS) + ", which are the same here",
            fix="leave backend out",
        )
    if model is None:
        return functools.partial(
            compile, fullgraph=fullgraph, dynamic=dynamic, mode=mode, options=options,
            disable=disable,
        )  # fmt: skip
    if disable:
        return model
    mode = "default" if mode is None else _MODES.get(mode, mode)
    return core.compile(model, dynamic=dynamic, fullgraph=fullgraph, mode=mode, options=options)


def cond(
    pred: Tensor | bool,
    true_fn: Callable[..., Any],
    false_fn: Callable[..., Any],
    operands: Sequence[Any] = (),
) -> Any:
    """torch.cond: the operands are one tuple, and pred is a tensor of one element, or a bool."""
    if isinstance(pred, Tensor) and pred.ndim and math.prod(pred.shape) == 1:
        pred = core.reshape(pred, ())
    return core.cond(pred, true_fn, false_fn, *operands)


# ---- elementwise -------------------------------------------------------------------------------
def equal(input: Tensor, other: Tensor) -> bool:
    """torch.equal: one bool for both tensors."""
    return input.shape == other.shape and bool(core.all(core.equal(input, other)))


def allclose(
    input: Tensor, other: Tensor, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
) -> bool:
    """torch.allclose."""
    close = core.isclose(input, other, rtol=rtol, atol=atol, equal_nan=equal_nan)
    return bool(core.all(close))


def clamp_min(input: Tensor, min: Operand) -> Tensor:
    """torch.clamp_min: the elements, those below min being min."""
    return core.clamp(input, min=min)


def clamp_max(input: Tensor, max: Operand) -> Tensor:
    """torch.clamp_max: the elements, those above max being max."""
    return core.clamp(input, max=max)


def isin(
    elements: Operand, test_elements: Operand, *, assume_unique: bool = False, invert: bool = False
) -> Tensor:
    """torch.isin: either may be a number."""
    like = elements if isinstance(elements, Tensor) else test_elements
    device = like.device if isinstance(like, Tensor) else None
    elements, test_elements = (core.asarray(v, device=device) for v in (elements, test_elements))
    return core.isin(elements, test_elements, assume_unique=assume_unique, invert=invert)


def where(
    condition: Tensor, input: Operand | None = None, other: Operand | None = None
) -> Tensor | tuple[Tensor, ...]:
    """torch.where: a choice, or the indices where the condition holds."""
    if input is None and other is None:
        return core.nonzero(condition)
    values: Any = (input, other)
    return core.where(condition, *values)


def round(input: Tensor, *, decimals: int = 0) -> Tensor:
    """torch.round."""
    if decimals == 0:
        return core.round(input)
    scale = 10.0 ** abs(decimals)
    scaled = input * scale if decimals > 0 else input / scale
    return core.round(scaled) / scale if decimals > 0 else core.round(scaled) * scale


def div(input: Operand, other: Operand, *, rounding_mode: str | None = None) -> Tensor:
    """torch.div."""
    if rounding_mode is None:
        return core.divide(input, other)
    if rounding_mode not in ("floor", "trunc"):
        raise ArgumentError(
            what=f"div was given rounding_mode={rounding_mode!r}",
            why="a quotient is rounded down, towards zero, or not at all",
            exists="None, 'trunc', 'floor'",
            fix="pass one of these",
        )
    input, other = promotion.weakened((input, other), "floor_divide")
    if rounding_mode == "floor":
        return core.floor_divide(input, other)
    kind = core.result_type(input, other)
    if not core.isdtype(kind, "integral"):
        return core.trunc(core.divide(input, other))
    floor = core.floor_divide(input, other)  # exact, unlike a floating quotient
    inexact = core.not_equal(core.multiply(floor, other), input)
    return core.astype(floor + core.astype((floor < 0) & inexact, kind), kind)


divide = div


def add(input: Operand, other: Operand, *, alpha: Scalar = 1) -> Tensor:
    """torch.add."""
    return core.add(*_scaled(input, other, alpha))


def sub(input: Operand, other: Operand, *, alpha: Scalar = 1) -> Tensor:
    """torch.sub."""
    return core.subtract(*_scaled(input, other, alpha))


def _scaled(input: Operand, other: Operand, alpha: Scalar) -> tuple[Operand, ...]:
    return (input, other) if alpha == 1 else promotion.weakened((input, other * alpha), "add")


def rsub(input: Operand, other: Operand, *, alpha: Scalar = 1) -> Tensor:
    """torch.rsub."""
    return sub(other, input, alpha=alpha)


# ---- dtypes ------------------------------------------------------------------------------------
def promote_types(type1: DType, type2: DType) -> DType:
    """torch.promote_types: the dtype that holds values of both."""
    return core.result_type(type1, type2)


def result_type(tensor1: Operand, tensor2: Operand) -> DType:
    """torch.result_type: of two operands; those without dimensions give way."""
    return core.result_type(*promotion.weakened((tensor1, tensor2), "add"))


def can_cast(from_: DType, to: DType) -> bool:
    """torch.can_cast: unless the kind would become a lower one, as of a float cast to an int."""
    return promotion.kind_of(from_) <= promotion.kind_of(to)


# ---- attributes of tensors ---------------------------------------------------------------------
def numel(input: Tensor) -> int:
    """torch.numel."""
    return math.prod(input.shape)


def detach(input: Tensor) -> Tensor:
    """torch.detach."""
    return input.detach()


def is_tensor(obj: object) -> bool:
    """torch.is_tensor."""
    return isinstance(obj, Tensor)


def is_floating_point(input: Tensor) -> bool:
    """torch.is_floating_point."""
    return core.isdtype(input.dtype, "real floating")


def is_complex(input: Tensor) -> bool:
    """torch.is_complex."""
    return core.isdtype(input.dtype, "complex floating")
