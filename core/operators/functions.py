"""Public functions made of operators: what needs no definition of its own.

They hold for every device, mode and transform because the operators they call do.
"""

from __future__ import annotations

from core import _native
from core.errors import ArgumentError, ShapeError
from core.operators import copying
from core.operators.activation import gelu_erf, gelu_tanh
from core.operators.copying import clone, to_device
from core.operators.creation import _arange, full
from core.operators.joining import concat
from core.operators.shapes import wrap_axis
from core.operators.views import expand_dims, permute_dims, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


# ---- creation ----------------------------------------------------------------------------------
def zeros(shape: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of zeros; float32 where no dtype is given.

    >>> import core
    >>> core.zeros((2, 3)).shape, core.zeros(2, dtype=core.int8).tolist()
    ((2, 3), [0, 0])
    """
    return full(shape, 0.0 if dtype is None else 0, dtype=dtype, device=device)


def ones(shape: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of ones; float32 where no dtype is given.

    >>> import core
    >>> core.ones(2).tolist()
    [1.0, 1.0]
    """
    return full(shape, 1.0 if dtype is None else 1, dtype=dtype, device=device)


def empty(shape: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of whatever the memory holds; float32 where no dtype is given.

    >>> import core
    >>> core.empty((2, 0)).shape
    (2, 0)
    """
    shape = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
    dtype = _native.float32 if dtype is None else dtype
    return _native.empty(shape, dtype, device)


def full_like(x: Any, fill_value: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of one value, of the shape, dtype and device of x unless said otherwise.

    >>> import core
    >>> core.full_like(core.zeros(2), 7).tolist()
    [7.0, 7.0]
    """
    dtype = x.dtype if dtype is None else dtype
    return full(x.shape, fill_value, dtype=dtype, device=x.device if device is None else device)


def zeros_like(x: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """Zeros of the shape, dtype and device of x unless said otherwise.

    >>> import core
    >>> core.zeros_like(core.ones(2)).tolist()
    [0.0, 0.0]
    """
    return full_like(x, 0, dtype=dtype, device=device)


def ones_like(x: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """Ones of the shape, dtype and device of x unless said otherwise.

    >>> import core
    >>> core.ones_like(core.zeros(2), dtype=core.int32).tolist()
    [1, 1]
    """
    return full_like(x, 1, dtype=dtype, device=device)


def empty_like(x: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """An uninitialized tensor of the shape, dtype and device of x unless said otherwise.

    >>> import core
    >>> core.empty_like(core.zeros((2, 3)), dtype=core.bool).dtype
    core.bool
    """
    dtype = x.dtype if dtype is None else dtype
    return empty(x.shape, dtype=dtype, device=x.device if device is None else device)


def arange(
    start: Any, stop: Any = None, step: Any = 1, *, dtype: Any = None, device: Any = None
) -> Any:
    """start, start + step, ... before stop; from 0 if only one bound is given.

    >>> import core
    >>> core.arange(3).tolist()
    [0, 1, 2]
    """
    start, stop = (0, start) if stop is None else (start, stop)
    return _arange(start, stop, step, dtype=dtype, device=device)


# ---- place and kind ----------------------------------------------------------------------------
def astype(x: Any, dtype: Any, *, copy: Any = True, device: Any = None) -> Any:
    """x converted to dtype, a dtype or its name.

    copy: False gives x itself where it is of that dtype, on that device, already.

    >>> import core
    >>> core.astype(core.asarray([1.5, -1.5]), core.int32).tolist()
    [1, -1]
    """
    if device is not None and x.device != _device(device):
        x, copy = to_device(x, device), False
    return x if copy is False and x.dtype == _native.dtype(dtype) else copying.astype(x, dtype)


def to(
    x: Any, target: Any = None, *, dtype: Any = None, device: Any = None, copy: Any = False
) -> Any:
    """x on another device, in another dtype, or both; x itself if it is there already.

    target: a device or a dtype, or the name of one. copy: a copy in any case.

    >>> import core
    >>> x = core.ones((2,))
    >>> x.to("cpu") is x, x.to(core.int8).dtype, x.to("float64", copy=True).dtype
    (True, core.int8, core.float64)
    """
    if target is not None:
        dtype, device = (target, device) if _names_dtype(target) else (dtype, target)
    before = x
    if dtype is not None and x.dtype != _native.dtype(dtype):
        x = astype(x, dtype)
    if device is not None and x.device != _device(device):
        x = to_device(x, device)
    return clone(x) if copy and x is before else x


def _names_dtype(target: Any) -> bool:
    if isinstance(target, str):
        return isinstance(getattr(_native, target, None), _native.dtype)
    return not isinstance(target, _native.device)


def _device(device: Any) -> Any:
    return device if isinstance(device, _native.device) else _native.device(device)


# ---- shape -------------------------------------------------------------------------------------
def reshape(x: Any, shape: Any, *, copy: Any = None) -> Any:
    """The elements of x, in row-major order, in another shape; one size may be -1.

    copy: None copies where strides leave no other way, True always, False never (an error instead).

    >>> import core
    >>> core.reshape(core.arange(4), (2, -1)).tolist()
    [[0, 1], [2, 3]]
    """
    shape = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
    if copy is True:
        return view(clone(x), shape)
    if copy is False or _viewable(x, shape):
        return view(x, shape)
    return view(clone(x), shape)


def _viewable(x: Any, shape: tuple[int, ...]) -> bool:
    """Whether x's strides allow shape: always for row-major ones, else the view rule is asked."""
    while x.level:
        x = x.wrapped_value
    if x.is_contiguous:
        return True
    try:
        view(x.detach(), shape)
    except ShapeError:
        return False
    return True


def contiguous(x: Any) -> Any:
    """x itself if its elements lie in row-major order without gaps, else such a copy.

    >>> import core
    >>> core.contiguous(core.zeros((2, 3)).T).strides
    (2, 1)
    """
    inner = x
    while inner.level:
        inner = inner.wrapped_value
    return x if inner.is_contiguous else clone(x)


def matrix_transpose(x: Any) -> Any:
    """x with its last two axes swapped, as a view; also `x.mT`.

    >>> import core
    >>> core.matrix_transpose(core.zeros((5, 2, 3))).shape
    (5, 3, 2)
    """
    if x.ndim < 2:
        raise ShapeError(
            what=f"cannot transpose a tensor of shape {x.shape}",
            why="it has no two axes to swap",
            exists="tensors of two dimensions or more",
            fix="add an axis first: core.expand_dims(x, 0)",
        )
    return permute_dims(x, [*range(x.ndim - 2), x.ndim - 1, x.ndim - 2])


def transpose(x: Any, dim0: Any, dim1: Any = None) -> Any:
    """x with two axes swapped, as a view; or with its axes in the order that a list says.

    >>> import core
    >>> x = core.zeros((2, 3, 4))
    >>> core.transpose(x, 0, -1).shape, core.transpose(x, (1, 2, 0)).shape
    ((4, 3, 2), (3, 4, 2))
    """
    if dim1 is None:
        return permute_dims(x, dim0)
    order = list(range(x.ndim))
    first, second = wrap_axis(dim0, x.ndim), wrap_axis(dim1, x.ndim)
    order[first], order[second] = second, first
    return permute_dims(x, order)


def _transpose(x: Any) -> Any:
    """x with its two axes swapped, as a view."""
    if x.ndim != 2:
        raise ShapeError(
            what=f"x.T of a tensor of shape {x.shape}",
            why="it is defined for two axes, where it is clear what it means",
            exists="x.mT for stacks of matrices, core.permute_dims for any order",
            fix="use one of these",
        )
    return permute_dims(x, [1, 0])


def stack(tensors: Any, axis: Any = 0) -> Any:
    """Tensors of one shape along a new axis.

    >>> import core
    >>> core.stack([core.asarray([1, 2]), core.asarray([3, 4])], axis=1).tolist()
    [[1, 3], [2, 4]]
    """
    return concat([expand_dims(x, axis) for x in tensors], axis=_front(axis, tensors))


def _front(axis: int, tensors: Any) -> int:
    if not tensors:
        raise ArgumentError(
            what="core.stack was given no tensors",
            why="the result's shape and dtype come from them",
            exists="lists of one tensor or more",
            fix="pass at least one tensor",
        )
    return axis + tensors[0].ndim + 1 if axis < 0 else axis


# ---- activation --------------------------------------------------------------------------------
def gelu(x: Any, approximate: Any = "none") -> Any:
    """The Gaussian error linear unit: x times the normal distribution's share below x.

    approximate: "none", by erf, or "tanh" (Hendrycks and Gimpel, "Gaussian Error Linear Units").

    >>> import core
    >>> core.gelu(core.zeros(2)).tolist()
    [0.0, 0.0]
    """
    if approximate not in ("none", "tanh"):
        raise ArgumentError(
            what=f"gelu was given approximate={approximate!r}",
            why="there are two ways to compute it",
            exists="'none', by erf, and 'tanh'",
            fix="pass one of these",
        )
    return gelu_erf(x) if approximate == "none" else gelu_tanh(x)


PUBLIC = (
    arange,
    astype,
    contiguous,
    empty,
    empty_like,
    full_like,
    gelu,
    matrix_transpose,
    ones,
    ones_like,
    reshape,
    stack,
    transpose,
    zeros,
    zeros_like,
)
METHODS = {
    "astype": astype,
    "transpose": transpose,
    "to": to,
    "reshape": reshape,
    "contiguous": contiguous,
}
PROPERTIES = {"T": _transpose, "mT": matrix_transpose}
