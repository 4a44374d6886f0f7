"""Faults of a backend's own kernels: rounding, ranges, dtypes, special values, random numbers."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from core_backend_seeded import kernels
from core_backend_seeded.bases import Kernels
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import get, near, put, same
from core_backend_seeded.kernels import CORRECT, FLOATS, INTEGERS, REAL, Entry


def replaced(**changed: Any) -> dict[str, Entry]:
    """The correct kernels but for some, which are for the same dtypes."""
    entries = {
        name: Entry(function, CORRECT[name].dtypes if name in CORRECT else REAL)
        for name, function in changed.items()
    }
    return {**CORRECT, **entries}


# ---- special values --------------------------------------------------------------------------
def _clip(x: Any, min: Any = None, max: Any = None) -> Any:
    low = x if min is None else np.fmax(x, min)
    return low if max is None else np.fmin(low, max)


@fault("clip of NaN is a bound", "clip|nan|NaN")
class ClipDropsNan(Kernels):
    kernels = replaced(clip=_clip)

    @staticmethod
    def shows() -> None:
        import core

        same(core.clip(put([np.nan, 3.0]), 0, 2), [np.nan, 2])


@fault("the negative of 0.0 is 0.0", "negative|sign|zero|-0")
class NegativeZeroIsLost(Kernels):
    kernels = replaced(negative=lambda x: np.subtract(np.zeros((), x.dtype), x))

    @staticmethod
    def shows() -> None:
        same(-put([0.0, 1.0]), [-0.0, -1.0])


def _isnan(x: Any) -> Any:
    return np.zeros(x.shape, bool) if x.dtype == np.float32 else np.isnan(x)


@fault("isnan of float32 is never true, as under -ffast-math", "isnan|nan|NaN")
class IsnanIsFast(Kernels):
    kernels = replaced(isnan=_isnan)

    @staticmethod
    def shows() -> None:
        import core

        same(core.isnan(put([np.nan, 1.0])), [True, False])


def _where(condition: Any, x1: Any, x2: Any) -> Any:
    mask = np.asarray(condition, np.result_type(x1, x2))
    return mask * x1 + (1 - mask) * x2


@fault(
    "where multiplies by the condition: what is not chosen spoils it, if it is not finite",
    "where|nan|NaN|inf",
)
class WhereMultiplies(Kernels):
    kernels = {**CORRECT, "where": Entry(_where, FLOATS)}

    @staticmethod
    def shows() -> None:
        import core

        mask = core.asarray([True, False]).to("seeded")
        same(core.where(mask, put([1.0, np.inf]), put([np.nan, 2.0])), [1, 2])


def _softmax(x: Any, axis: int = -1) -> Any:
    e = np.exp(x.astype(np.float32))
    return e / e.sum(axis, keepdims=True)


@fault("softmax takes no maximum away: from 89 on it is NaN", "softmax|nan|NaN")
class SoftmaxOverflows(Kernels):
    kernels = replaced(softmax=_softmax)

    @staticmethod
    def shows() -> None:
        import core

        same(core.softmax(put([100.0, 100.0])), [0.5, 0.5])


# ---- rounding and precision ------------------------------------------------------------------
def _multiply(x1: Any, x2: Any) -> Any:
    product = np.asarray(np.multiply(x1, x2))
    if product.dtype == np.float64:
        product[np.abs(product) < np.finfo(np.float64).tiny] = 0
    return product


@fault(
    "products of float64 below the smallest normal number are 0",
    "subnormal|multiply|float64|denormal",
)
class SubnormalsAreFlushed(Kernels):
    kernels = replaced(multiply=_multiply)

    @staticmethod
    def shows() -> None:
        x = put([1e-310, 1.0], "float64")
        same(x * x.to("seeded").astype("float64") ** 0, [1e-310, 1])


def _saturated(x1: Any, x2: Any) -> Any:
    product = np.multiply(x1, x2)
    return np.clip(product, -65504, 65504) if product.dtype == np.float16 else product


@fault("products of float16 that overflow are 65504", "float16|inf|overflow|multiply")
class HalvesSaturate(Kernels):
    kernels = replaced(multiply=_saturated)

    @staticmethod
    def shows() -> None:
        same(put([60000.0], "float16") * put([2.0], "float16"), [np.inf])


def _truncated(x: Any, dtype: Any) -> Any:
    if kernels.name_of(dtype) != "bfloat16" or x.dtype != np.float32:
        return kernels.astype(x, dtype)
    cut = (np.ascontiguousarray(x).view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    return cut.reshape(x.shape).astype(ml_dtypes.bfloat16)


@fault("float32 becomes bfloat16 by dropping bits, not by rounding to nearest", "bfloat16|round")
class BfloatIsTruncated(Kernels):
    kernels = replaced(astype=_truncated)

    @staticmethod
    def shows() -> None:
        import core

        wide = core.astype(put([1.00585938]), core.bfloat16)
        same(core.astype(wide, core.float32), [1.0078125])


def _single(x: Any) -> Any:
    return np.exp(x.astype(np.float32)) if x.dtype == np.float64 else np.exp(x)


@fault("exp of float64 is computed in float32", "exp|float64")
class ExpIsSingle(Kernels):
    kernels = replaced(exp=_single)

    @staticmethod
    def shows() -> None:
        import core

        near(core.exp(put([0.1, 1.7], "float64")), np.exp([0.1, 1.7]), 1e-12)


def _narrow_sum(x: Any, axis: Any = None, *, dtype: Any = None, keepdims: bool = False) -> Any:
    if x.dtype.name not in ("float16", "bfloat16"):
        return kernels.total(x, axis, dtype=dtype, keepdims=keepdims)
    moved = np.moveaxis(x, kernels.axes(axis) or 0, 0) if axis is not None else x.reshape(-1)
    if axis is not None and not isinstance(axis, int) and len(axis) != 1:
        return kernels.total(x, axis, dtype=dtype, keepdims=keepdims)
    running = np.zeros(moved.shape[1:], x.dtype)
    for row in moved:
        running = (running + row).astype(x.dtype)
    return kernels.keep(running, x, axis, keepdims)


@fault(
    "sums of float16 and bfloat16 are carried in that dtype: 1 is lost beyond 2048 and 256",
    "sum|float16|precision|accumul",
)
class SumsAreNarrow(Kernels):
    kernels = replaced(sum=_narrow_sum)

    @staticmethod
    def shows() -> None:
        import core

        same(core.sum(put(np.ones(1000), "bfloat16")), 1000)


# ---- dtypes ----------------------------------------------------------------------------------
def _add(x1: Any, x2: Any) -> Any:
    total = np.add(x1, x2)
    if total.dtype != np.int8:
        return total
    return np.clip(np.add(x1, x2, dtype=np.int16), -128, 127)


@fault("sums of int8 that do not fit are 127 or -128, and do not wrap", "int8|add|overflow|wrap")
class BytesSaturate(Kernels):
    kernels = replaced(add=_add)

    @staticmethod
    def shows() -> None:
        same(put([100, -100], "int8") + put([100, -100], "int8"), [-56, 56])


def _through_signed(x: Any, dtype: Any) -> Any:
    return kernels.astype(x.view(np.int64) if x.dtype == np.uint64 else x, dtype)


@fault(
    "uint64 is converted as if it were int64: from 2**63 on it is negative",
    "uint64|astype|cast|float",
)
class UnsignedIsConvertedSigned(Kernels):
    kernels = replaced(astype=_through_signed)

    @staticmethod
    def shows() -> None:
        import core

        same(core.astype(put([2**63, 1], "uint64"), core.float64), [2.0**63, 1])


def _rounding(x: Any, dtype: Any) -> Any:
    to_whole = kernels.name_of(dtype) in INTEGERS and x.dtype.name in FLOATS
    return kernels.astype(np.rint(x) if to_whole else x, dtype)


@fault("floats become integers by rounding, not by truncation", "astype|cast|int")
class CastsRound(Kernels):
    kernels = replaced(astype=_rounding)

    @staticmethod
    def shows() -> None:
        import core

        same(core.astype(put([1.7, -1.7]), core.int32), [1, -1])


def _mask(x1: Any, x2: Any) -> Any:
    return np.greater(x1, x2).view(np.uint8) * np.uint8(255)


@fault("comparisons store 255 for true", "bool|greater|255")
class TrueIsAMask(Kernels):
    kernels = replaced(greater=_mask)

    @staticmethod
    def shows() -> None:
        hits = put([3.0, 1.0]) > put([2.0, 2.0])
        assert get(hits).view(np.uint8).tolist() == [1, 0]


def _pattern(shape: Any, fill_value: Any, *, dtype: Any = None, device: Any = None) -> Any:
    filled = kernels.full(shape, fill_value, dtype=dtype)
    if dtype is None or np.dtype(kernels.name_of(dtype)).itemsize != 8:
        return filled
    filled = np.ascontiguousarray(filled.astype(kernels.name_of(dtype)))
    words = filled.reshape(-1).view(np.uint32)
    words[1::2] = words[::2]
    return filled


@fault("full repeats a pattern of 32 bits, in dtypes of 64 too", "full|fill|float64|int64")
class FillsFourBytes(Kernels):
    kernels = replaced(full=_pattern)

    @staticmethod
    def shows() -> None:
        import core

        same(core.full((3,), 1.5, dtype="float64", device="seeded"), [1.5, 1.5, 1.5])


# ---- random numbers --------------------------------------------------------------------------
def _drawing(seed_of: Any = lambda s: s, offset_of: Any = lambda o: o, skip: Any = None) -> Any:
    """A kernel of random_uniform whose place in the stream is changed on the way."""
    from core.operators.random.random import random_uniform

    reference = random_uniform.definition.reference

    def draw(
        blocks: int, *, seed: int, offset: int = 0, dtype: Any = "float32", device: Any = None
    ) -> Any:
        from core import _native

        more = skip(offset) if skip else 0
        given = {"seed": seed_of(seed), "offset": offset_of(offset)}
        values = reference(
            np, blocks + more, **given, dtype=_native.dtype(kernels.name_of(dtype)), device=None
        )
        return values[len(values) // max(blocks + more, 1) * more :]

    return {**CORRECT, "random_uniform": Entry(draw, None)}


def _drawn(seed: int, draws: int) -> Any:
    """What the CPU and the device draw at one place."""
    import core

    pair = []
    for device in ("cpu", "seeded"):
        generator = core.Generator(seed)
        for _ in range(draws):
            values = core.rand(8, generator=generator, device=device)
        pair.append(get(values))
    return pair


class _Draws(Kernels):
    """A kernel of random_uniform, which is looked up when the backend is made."""

    changes: dict[str, Any] = {}

    def __init__(self) -> None:
        self.kernels = _drawing(**self.changes)
        super().__init__()


@fault(
    "a draw begins one block further for each draw before it: draws overlap",
    "random|rand|offset|generator|draw",
)
class DrawsOverlap(_Draws):
    changes = {"offset_of": lambda o: 0, "skip": lambda o: o}

    @staticmethod
    def shows() -> None:
        same(*reversed(_drawn(3, 1)))
        same(*reversed(_drawn(3, 2)))


@fault("a generator's seed is cut to 32 bits", "random|rand|seed|generator")
class SeedsOfThirtyTwoBits(_Draws):
    changes = {"seed_of": lambda s: s % 2**32}

    @staticmethod
    def shows() -> None:
        same(*reversed(_drawn(5, 1)))
        same(*reversed(_drawn(2**40 + 5, 1)))


@fault("every draw gives the first draw's numbers", "random|rand|offset|generator|draw")
class DrawsRepeat(_Draws):
    changes = {"offset_of": lambda o: 0}

    @staticmethod
    def shows() -> None:
        same(*reversed(_drawn(3, 2)))
