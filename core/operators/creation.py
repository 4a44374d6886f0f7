"""Tensors from nothing: constants, ranges."""

from typing import Any

from core import _native
from core.errors import ArgumentError
from core.operators.define import define
from core.operators.reference import numpy_dtype

_NO = {
    "no_vjp": "no tensor arguments",
    "no_jvp": "no tensor arguments",
    "no_batch": "no tensor arguments: every element of a batch sees the same tensor",
}

full = define(
    "core::full(int[] shape, Scalar fill_value, *, dtype? dtype=None, device? device=None)"
    " -> Tensor",
    rule="full",
    reference=lambda np, shape, fill_value, *, dtype, device: np.full(
        shape, fill_value, dtype=numpy_dtype(np, dtype)
    ),
    samples=lambda s: [
        s((2, 3), 1.5),
        s((), 2),
        s(4, True),
        s((2,), 1, dtype="float32"),
        s((0, 2), 1),
    ],
    errors=lambda s: [
        s.error("ShapeError", (-1,), 0),
        s.error("ArgumentError", (2,), "x"),
        s.error("DeviceError", (2,), 0, device="no such device"),
    ],
    doc="""A tensor of one value; its dtype follows from the value where none is given.

    >>> import core
    >>> core.full((2,), 0.5).tolist()
    [0.5, 0.5]
    """,
    **_NO,
)


# ---- ranges ------------------------------------------------------------------------------------
def _range_dtype(numbers: Any) -> Any:
    if any(isinstance(number, float) for number in numbers):
        return _native.float32
    return _native.int64


def _range_length(start: Any, stop: Any, step: Any) -> int:
    numbers = (start, stop, step)
    if step == 0 or not all(_is_countable(n) for n in numbers):
        raise _range_error(numbers, "the numbers are not finite and real, or the step is 0")
    if all(isinstance(n, int) for n in numbers):
        count: Any = -((start - stop) // step)
    else:
        count = (stop - start) / step
    if count > 2**60:
        raise _range_error(numbers, "no memory holds that many numbers")
    return int(-(-max(count, 0) // 1))


def _range_error(numbers: tuple[Any, ...], why: str) -> ArgumentError:
    return ArgumentError(
        what=f"core::arange cannot count from {numbers[0]} to {numbers[1]} by {numbers[2]}",
        why=why,
        exists="floats, and ints of 64 bits; steps above and below zero",
        fix="pass other bounds, or another step",
    )


def _is_countable(number: Any) -> bool:
    if isinstance(number, int):
        return -(2**63) <= number < 2**63
    return isinstance(number, float) and number - number == 0  # neither infinite nor NaN


def _arange_fake(start: Any, stop: Any, step: Any, *, dtype: Any, device: Any) -> Any:
    dtype = _range_dtype((start, stop, step)) if dtype is None else _native.dtype(dtype)
    return _native.empty(
        (_range_length(start, stop, step),), dtype, device or _native.default_device()
    )


def _arange_reference(np: Any, start: Any, stop: Any, step: Any, *, dtype: Any, device: Any) -> Any:
    return start + step * np.arange(_range_length(start, stop, step))


_arange = define(
    "core::arange(Scalar start, Scalar stop, Scalar step=1, *, dtype? dtype=None, "
    "device? device=None) -> Tensor",
    fake=_arange_fake,
    reference=_arange_reference,
    public=False,
    samples=lambda s: [
        s(0, 5, 1),
        s(1.0, 2.0, 0.25),
        s(5, 0, -2),
        s(0, 0),
        s(0, 3, dtype="float64"),
    ],
    errors=lambda s: [s.error("ArgumentError", 0, 1, 0), s.error("ArgumentError", "a", 1)],
    doc="start, start + step, ... before stop.",
    **_NO,
)


__all__ = ["full"]
