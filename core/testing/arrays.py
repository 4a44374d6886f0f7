"""Tensors and the arrays of their values: copies that are exact, widened, resized, stacked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from core._native import Tensor, empty
from core._native import dtype as DType
from core.errors import ArgumentError, MemoryAccessError
from core.tensors.dtypes import COMPLEX, REAL

Array: TypeAlias = NDArray[Any]

POISON = 0x7F  # bytes of a great number in each dtype; elements that keep them were not written

# The precision in which derivatives are compared, and the reference for results.
DOUBLE = {REAL: "float64", COMPLEX: "complex128"}


def double_of(dtype: DType) -> str:
    """The name of the floating or complex dtype in double precision; other dtypes stay."""
    return DOUBLE.get(dtype.kind, dtype.name)


def is_below_double(x: Tensor) -> bool:
    """Whether elements are floating or complex, in less than double precision."""
    return double_of(x.dtype) != x.dtype.name


# ---- from numbers and to numbers ----------------------------------------------------------------
def from_numpy(numbers: ArrayLike, dtype: str) -> Tensor:
    """A tensor of these numbers, rounded to dtype."""
    numbers = np.asarray(numbers)
    out = empty(numbers.shape, DType(dtype), "cpu")
    np.asarray(out)[...] = numbers
    return out


def as_array(value: Tensor | ArrayLike | Sequence[Any]) -> Array:
    """A tensor's values as an ndarray, half precision widened; a device's are copied."""
    array = np.asarray(_on_host(value) if isinstance(value, Tensor) else value)
    return array.astype(np.float32) if array.dtype.kind == "V" or array.dtype == "e" else array


def as_exact(x: Tensor) -> Array:
    """The values as an ndarray of the tensor's own dtype, always a copy."""
    return np.array(np.asarray(_on_host(x)))


def _on_host(x: Tensor) -> Tensor:
    x = x.detach()
    return x if x.device.type == "cpu" else x.to("cpu")


def require_values(tensors: Iterable[Tensor], who: str) -> None:
    """ArgumentError unless the values of tensors can be read, which checks compare."""
    for x in {x.device: x for x in tensors}.values():
        try:
            as_exact(x)
        except MemoryAccessError as error:
            raise ArgumentError(
                what=f"{who} was given a tensor on {x.device}, whose values cannot be read",
                why="it compares the values computed there with the right ones",
                exists="tensors with data, on the cpu or on any other device: core.devices()",
                fix="make the tensor there",
            ) from error


def rounded(numbers: ArrayLike, dtype: DType) -> Array:
    """Numbers rounded to a dtype, as an array that NumPy computes with."""
    with np.errstate(all="ignore"):
        return as_array(from_numpy(numbers, dtype.name))


def bytes_of(x: Tensor) -> bytes:
    """The elements' bytes in order: NaN patterns and signs of zero count."""
    return as_exact(x).tobytes()


# ---- copies -------------------------------------------------------------------------------------
def dense(x: Tensor) -> Tensor:
    """A contiguous copy on the same device."""
    return like(x, as_exact(x))


def copy_of(x: Tensor, made: Callable[[Tensor], Tensor] = dense) -> Tensor:
    """A copy with the layout of x: transposed or expanded, as x is.

    made: makes the tensor that is then transposed and expanded, of one of its sizes.
    """
    x = x.detach()
    if 0 in x.shape:
        return made(x)
    index = tuple(slice(0, 1) if s == 0 else slice(None) for s in x.strides)
    base = x[index] if x.ndim else x
    order = sorted(range(x.ndim), key=lambda d: -abs(x.strides[d]))
    back = [order.index(d) for d in range(x.ndim)]
    copied = made(base.permute_dims(order)).permute_dims(back) if x.ndim > 1 else made(base)
    return copied.broadcast_to(x.shape) if copied.shape != x.shape else copied


def like(x: Tensor, numbers: ArrayLike) -> Tensor:
    """A tensor of these numbers, of x's dtype, on its device."""
    return from_numpy(numbers, x.dtype.name).to(x.device)


def converted(x: Tensor, dtype: str) -> Tensor:
    """x in another dtype, contiguous, on its device."""
    return from_numpy(as_array(x), dtype).to(x.device)


def in_double(x: Tensor) -> Tensor:
    """A copy, converted to double precision where x is floating or complex."""
    return converted(x, double_of(x.dtype)) if is_below_double(x) else copy_of(x)


def resized(x: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The values of x, repeated or cut off to fill another shape: no new ones are made."""
    flat = as_exact(x).reshape(-1)
    return like(x, np.resize(flat, shape)) if flat.size else empty(shape, x.dtype, x.device)


def spaced(x: Tensor, device: str | None = None) -> Tensor:
    """x as every second element of a larger tensor, whose other elements no kernel may use."""
    values = as_exact(x)
    wide = np.ones((*values.shape[:-1], 2 * values.shape[-1] + 1), values.dtype)
    if values.dtype != bool:
        wide.view(np.uint8)[...] = POISON
    wide[..., 1::2] = values
    return from_numpy(wide, x.dtype.name).to(device or x.device)[..., 1::2]


def stacked(x: Tensor, size: int, at: int, scaled: bool = False) -> Tensor:
    """`size` tensors like x along axis `at`, the first of them x itself.

    The others are x with its elements rolled: other numbers, but no new ones, so that indices stay
    valid. scaled: multiples of x instead, where elements cannot change places: those of a positive
    definite matrix.
    """
    array = as_exact(x)
    if scaled and double_of(x.dtype) in DOUBLE.values():
        parts = [as_array(x) * (1 + 0.5 * k) for k in range(size)]
    else:
        parts = [np.roll(array.reshape(-1), k).reshape(array.shape) for k in range(size)]
    return like(x, np.stack(parts, at))
