"""Correct kernels in NumPy over the device's memory, for backends that bring their own.

A kernel here is a function of arrays, as they lie, and of numbers; what it returns is converted to
the dtype that the operator's rule says. Each entry names the dtypes that it is registered for.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

import ml_dtypes  # noqa: F401 - gives NumPy the name "bfloat16"
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.plugins import KernelRegistry

INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
FLOATS = ("float16", "bfloat16", "float32", "float64")
REAL = ("bool", *INTEGERS, *FLOATS)
COMPLEX = ("complex64", "complex128")


class Entry(NamedTuple):
    """A kernel and the dtypes that it is for."""

    function: Callable[..., Any]
    dtypes: tuple[str, ...] | None


# ---- the kernels -------------------------------------------------------------------------------
def softmax(x: Any, axis: int = -1) -> Any:
    wide = x.astype(np.float64)
    e = np.exp(wide - wide.max(axis, keepdims=True, initial=-np.inf))
    return e / e.sum(axis, keepdims=True)


def total(x: Any, axis: Any = None, *, dtype: Any = None, keepdims: bool = False) -> Any:
    wide = np.float64 if x.dtype.name in FLOATS else None
    return np.sum(x, axis=axes(axis), dtype=wide, keepdims=keepdims)


def clip(x: Any, min: Any = None, max: Any = None) -> Any:
    low = x if min is None else np.maximum(x, min)
    return low if max is None else np.minimum(low, max)


def argmax(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    return np.argmax(x, axis=axis, keepdims=keepdims)


def take_along_axis(x: Any, index: Any, axis: int = -1) -> Any:
    """index may be smaller than x beside the axis, which NumPy's function does not take."""
    places = list(np.indices(index.shape, sparse=True))
    places[axis] = index.astype(np.int64)
    return x[tuple(places)]


def scatter_add(x: Any, axis: int, index: Any, src: Any) -> Any:
    out = x.copy()
    np.add.at(out, scattered_to(x, axis, index), src[tuple(map(slice, index.shape))])
    return out


def scattered_to(x: Any, axis: int, index: Any) -> Any:
    """The places that `scatter_add` adds to, one array a dimension."""
    places = list(np.indices(index.shape))
    places[axis] = index.astype(np.int64)
    return tuple(places)


def cumulative_sum(
    x: Any, *, axis: Any = None, dtype: Any = None, include_initial: bool = False
) -> Any:
    return initial(np.cumsum(x, axis=axis or 0, dtype=np.float64), axis or 0, include_initial)


def initial(sums: Any, axis: int, included: bool) -> Any:
    """Running sums, with the 0 before the first where that is asked for."""
    if not included:
        return sums
    shape = list(sums.shape)
    shape[axis] = 1
    return np.concatenate([np.zeros(shape, sums.dtype), sums], axis)


def full(shape: Any, fill_value: Any, *, dtype: Any = None, device: Any = None) -> Any:
    return np.full(shape, fill_value)


def astype(x: Any, dtype: Any) -> Any:
    name = name_of(dtype)
    return (odd(x) if name == "bfloat16" and x.dtype == np.float64 else x).astype(np.dtype(name))


def odd(x: Any) -> Any:
    """float64 as float32, rounded to odd: another rounding, to a half, is then the only one."""
    near = x.astype(np.float32)
    bits = np.array(near).view(np.uint32)
    bits -= (np.abs(near) > np.abs(x)).astype(np.uint32)
    return (bits | (near != x)).astype(np.uint32).view(np.float32).reshape(x.shape)


def name_of(dtype: Any) -> str:
    """A dtype's name as NumPy knows it; an operator is given "core.float32", or the dtype."""
    return str(getattr(dtype, "name", dtype)).removeprefix("core.")


def keep(result: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """A reduction's result in the shape that keepdims asks for."""
    if not keepdims:
        return result
    return np.expand_dims(result, tuple(range(x.ndim)) if axis is None else axes(axis))


def axes(axis: Any) -> Any:
    return tuple(axis) if isinstance(axis, (list, tuple)) else axis


CORRECT = {
    "add": Entry(np.add, REAL),
    "multiply": Entry(np.multiply, REAL),
    "negative": Entry(np.negative, (*INTEGERS, *FLOATS)),
    "exp": Entry(np.exp, FLOATS),
    "greater": Entry(np.greater, REAL),
    "isnan": Entry(np.isnan, FLOATS),
    "clip": Entry(clip, (*INTEGERS, *FLOATS)),
    "where": Entry(np.where, REAL),
    "sum": Entry(total, FLOATS),
    "argmax": Entry(argmax, (*INTEGERS, "float32", "float64")),
    "softmax": Entry(softmax, FLOATS),
    "matmul": Entry(np.matmul, ("float32", "float64")),
    "cumulative_sum": Entry(cumulative_sum, ("float32", "float64")),
    "astype": Entry(astype, REAL),
    "full": Entry(full, None),
    "take_along_axis": Entry(take_along_axis, REAL),
    "scatter_add": Entry(scatter_add, ("float32", "float64")),
}


# ---- how they are called -----------------------------------------------------------------------
def register(registry: KernelRegistry, backend: Any) -> None:
    """What `core_register_kernels` does."""
    for name, entry in backend.kernels.items():
        registry.register(f"core::{name}", kernel(name, entry), dtypes=entry.dtypes)


def kernel(name: str, entry: Entry) -> Callable[..., Any]:
    """A kernel of tensors out of a function of arrays."""
    from core import DECLINED, _native

    operator = _native.operators()[f"core::{name}"]

    def run(*args: Any, **kwargs: Any) -> Any:
        inferred = operator.infer(*args, **kwargs)
        fakes = inferred if isinstance(inferred, tuple) else (inferred,)
        if any(fake.dtype.name not in (*REAL, *COMPLEX) for fake in fakes):
            return DECLINED
        arrays = [as_array(v) for v in args]
        named = {k: as_array(v) for k, v in kwargs.items()}
        with np.errstate(all="ignore"):
            result = entry.function(*arrays, **named)
        outs = tuple(_native.empty(fake.shape, fake.dtype, fake.device) for fake in fakes)
        for out, values in zip(outs, result if len(outs) > 1 else [result], strict=True):
            write(out, values)
        return outs if len(outs) > 1 else outs[0]

    return run


def as_array(value: Any) -> Any:
    """A tensor's elements where the device sees them, as a view; anything else as it is."""
    from core import _native
    from core_backend_seeded import chosen

    if isinstance(value, (list, tuple)) and any(isinstance(v, _native.Tensor) for v in value):
        return [as_array(v) for v in value]
    if not isinstance(value, _native.Tensor):
        return value
    dtype = np.dtype(value.dtype.name)
    strides = [stride * dtype.itemsize for stride in value.strides]
    if value.size == 0:
        return np.empty(value.shape, dtype)
    reach = [(n - 1) * step for n, step in zip(value.shape, strides, strict=True)]
    low, high = sum(min(r, 0) for r in reach), sum(max(r, 0) for r in reach) + dtype.itemsize
    place = chosen().machine.real(value.data_ptr) + low
    memory = (ctypes.c_char * (high - low)).from_address(place)
    return np.ndarray(value.shape, dtype, memory, -low, strides)


def write(out: Any, result: Any) -> None:
    """Stores an array's elements, converted, in a tensor of its shape."""
    if not out.size:
        return
    array, result = as_array(out), np.asarray(result)
    if out.dtype.name == "bool" and result.dtype == np.uint8:  # its bytes as they are
        array.view(np.uint8)[...] = result
    else:
        array[...] = result.astype(array.dtype)
