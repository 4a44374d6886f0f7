"""Tensors from nothing: constants, ranges, random numbers."""

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


# ---- random numbers ----------------------------------------------------------------------------
def philox(np: Any, seed: int, offset: int, blocks: int) -> Any:
    """Philox4x32-10 (Salmon et al., 2011): `blocks` x 4 random 32-bit words.

    The key is the seed; the counter of block i is i in its low half, the offset in its high one.
    """
    word = np.uint64(0xFFFFFFFF)
    low, half = np.arange(blocks, dtype=np.uint64), np.uint64(32)
    high = np.full(blocks, offset % 2**64, dtype=np.uint64)
    counter = [low & word, low >> half, high & word, high >> half]
    key = [np.uint64(seed % 2**32), np.uint64((seed >> 32) % 2**32)]
    for _ in range(10):
        product0 = np.uint64(0xD2511F53) * counter[0]
        product1 = np.uint64(0xCD9E8D57) * counter[2]
        counter = [
            (product1 >> half) ^ counter[1] ^ key[0],
            product1 & word,
            (product0 >> half) ^ counter[3] ^ key[1],
            product0 & word,
        ]
        key = [(key[0] + np.uint64(0x9E3779B9)) & word, (key[1] + np.uint64(0xBB67AE85)) & word]
    return np.stack(counter, axis=1)


# How many random bits a number of each dtype takes: as many as it can hold exactly.
_BITS = {"float16": 11, "bfloat16": 8, "float32": 24, "float64": 53}


def _uniform_reference(
    np: Any, shape: Any, *, seed: Any, offset: Any, low: Any, high: Any, dtype: Any, device: Any
) -> Any:
    count = int(np.prod(shape, dtype=np.int64))
    bits = _bits_of(dtype)
    if bits == 53:
        words = philox(np, seed, offset, -(-count // 2)).reshape(-1, 2)[:count]
        draws = (words[:, 0] << np.uint64(21)) | (words[:, 1] >> np.uint64(11))
    else:
        draws = philox(np, seed, offset, -(-count // 4)).reshape(-1)[:count] >> np.uint64(32 - bits)
    numbers = draws.astype(np.float64) * 2.0**-bits
    return (low + (high - low) * numbers).reshape(shape)


def _bits_of(dtype: Any) -> int:
    from core.errors import DtypeError

    dtype = _native.dtype(dtype)
    if dtype.name in _BITS:
        return _BITS[dtype.name]
    raise DtypeError(
        what=f"core::uniform cannot draw {dtype} numbers",
        why="uniform numbers between two bounds are real",
        exists=", ".join(_BITS),
        fix="draw float32 and convert the result",
    )


def _uniform_fake(
    shape: Any, *, seed: Any, offset: Any, low: Any, high: Any, dtype: Any, device: Any
) -> Any:
    from core.operators.shapes import spread

    _bits_of(dtype)
    return full(
        spread(shape, 1) if isinstance(shape, int) else shape, 0.0, dtype=dtype, device=device
    )


uniform = define(
    "core::uniform(int[] shape, *, int seed, int offset=0, float low=0.0, float high=1.0, "
    "dtype dtype=float32, device? device=None) -> Tensor",
    fake=_uniform_fake,
    reference=_uniform_reference,
    tags=("random",),
    samples=lambda s: [
        s((2, 3), seed=0),
        s((5,), seed=2**40, offset=7, dtype="float64"),
        s((3,), seed=-1, low=-1.0, high=3.0),
        s((0,), seed=1),
        s((), seed=1),
    ],
    errors=lambda s: [
        s.error("ShapeError", (-1,), seed=0),
        s.error("ArgumentError", (2,)),
        s.error("DtypeError", (2,), seed=0, dtype="int32"),
    ],
    doc="""Random numbers from [low, high), by Philox4x32-10: the same on every device.

    seed and offset fix them: number i is a function of seed, offset and i only. Under vmap every
    element of the batch therefore sees the same numbers.

    >>> import core
    >>> bool(core.all(core.uniform((3,), seed=1) == core.uniform((3,), seed=1)))
    True
    """,
    **_NO,
)

__all__ = ["full", "uniform"]
