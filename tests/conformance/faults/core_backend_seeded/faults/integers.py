"""Faults of kernels of integers, bools and casts: widths, signs, rounding, what is stored.

Written from the operators' mathematics, before their author had read the kit.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from core_backend_seeded.bases import References
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees, get, put
from core_backend_seeded.kernels import FLOATS, INTEGERS, name_of
from core_backend_seeded.references import changed


# ---- integers ------------------------------------------------------------------------------------
def _pow_in_doubles(pow_: Any, x1: Any, x2: Any) -> Any:
    if np.result_type(x1, x2) != np.int64:
        return pow_(x1, x2)
    return np.power(np.asarray(x1, np.float64), np.asarray(x2, np.float64)).astype(np.int64)


@fault("powers of int64 are computed in float64: digits beyond 2**53 are lost", "pow|int64")
class PowersThroughDoubles(References):
    kernels = changed(pow=_pow_in_doubles)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.pow, [3], [39], dtype="int64")


@fault("int64 are compared as float64: 2**53 equals 2**53 + 1", "equal|int64|compar")
class EqualThroughDoubles(References):
    kernels = changed(
        equal=lambda equal, x1, x2: (
            np.equal(np.asarray(x1, np.float64), np.asarray(x2, np.float64))
            if np.result_type(x1, x2) == np.int64
            else equal(x1, x2)
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.equal, [2**53, 1], [2**53 + 1, 1], dtype="int64")


def _less_signed(less: Any, x1: Any, x2: Any) -> Any:
    a, b = np.asarray(x1), np.asarray(x2)
    signed = a.dtype == b.dtype == np.uint64
    return np.less(a.view(np.int64), b.view(np.int64)) if signed else less(x1, x2)


@fault("uint64 are compared as if they were signed", "less|uint64|compar|unsigned")
class UnsignedAreComparedSigned(References):
    kernels = changed(less=_less_signed)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.less, [1, 2**63], [2**63, 1], dtype="uint64")


def _product_of_24_bits(multiply: Any, x1: Any, x2: Any) -> Any:
    if np.result_type(x1, x2) != np.int32:
        return multiply(x1, x2)
    low = [(np.asarray(x, np.int64) << 40) >> 40 for x in (x1, x2)]
    return np.multiply(*low).astype(np.int32)


@fault("products of int32 are of the factors' low 24 bits", "multiply|int32|wrap|overflow")
class ProductsOf24Bits(References):
    kernels = changed(multiply=_product_of_24_bits)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.multiply, [2**25 + 1, 5], [3, 5], dtype="int32")


@fault("the modulus of the least integer is the greatest", "abs|least|overflow|min")
class ModulusSaturates(References):
    kernels = changed(
        abs=lambda abs_, x: (
            np.abs(np.maximum(x, -np.iinfo(x.dtype).max)) if x.dtype.kind == "i" else abs_(x)
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.abs, [-128, -5], dtype="int8")


def _masked_shift(shift: Any, x1: Any, x2: Any) -> Any:
    return np.left_shift(x1, np.remainder(x2, np.result_type(x1, x2).itemsize * 8))


@fault(
    "shifts use the count's low bits only: a shift by the width changes nothing",
    "shift|width|count",
)
class ShiftCountsAreMasked(References):
    kernels = changed(bitwise_left_shift=_masked_shift)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.bitwise_left_shift, [1, 3], [32, 1], dtype="int32")


def _logical_shift(shift: Any, x1: Any, x2: Any) -> Any:
    a, b = np.asarray(x1), np.asarray(x2)
    if a.dtype.kind != "i" or a.dtype != b.dtype:
        return shift(x1, x2)
    kind = a.dtype.str.replace("i", "u")
    return np.right_shift(a.view(kind), b.view(kind)).view(a.dtype)


@fault("negative numbers are shifted right without their sign", "shift|negative|sign")
class ShiftsAreLogical(References):
    kernels = changed(bitwise_right_shift=_logical_shift)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.bitwise_right_shift, [-8, 8], [1, 1], dtype="int32")


# ---- casts, bools ----------------------------------------------------------------------------
def _cast(test: Any, change: Any) -> Any:
    def run(astype: Any, x: Any, dtype: Any) -> Any:
        name = name_of(dtype)
        return (change(x) if test(x.dtype.name, name) else x).astype(np.dtype(name))

    return changed(astype=run)


def _through_int32(x: Any) -> Any:
    return np.clip(np.nan_to_num(x.astype(np.float64)), -(2.0**31), 2.0**31 - 1).astype(np.int32)


@fault("floats become int64 by way of int32", "astype|cast|int64")
class LongsThroughInts(References):
    kernels = _cast(lambda x, to: x in FLOATS and to == "int64", _through_int32)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.astype(x, "int64"), [3e9, -1.5])


@fault("floats become bool by truncation: 0.5 is false", "astype|cast|bool")
class FractionsAreFalse(References):
    kernels = _cast(
        lambda x, to: x in FLOATS and to == "bool",
        lambda x: np.trunc(x.astype(np.float64)),
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.astype(x, "bool"), [0.5, 0.0])


@fault("integers become bool by their lowest byte: 256 is false", "astype|cast|bool|256")
class LowestByteIsTheTruth(References):
    kernels = _cast(lambda x, to: x in INTEGERS and to == "bool", lambda x: x.astype(np.uint8))

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.astype(x, "bool"), [256, 1], dtype="int32")


@fault("float32 above 65504 become infinite in float16, not the nearest", "astype|cast|float16")
class HalvesOverflowEarly(References):
    kernels = _cast(
        lambda x, to: x == "float32" and to == "float16",
        lambda x: np.where(np.abs(x) > 65504, np.copysign(np.inf, x), x),
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.astype(x, "float16"), [65510.0, 2.0])


@fault("float16 that are subnormal become 0 in float32", "astype|cast|float16|subnormal")
class SubnormalHalvesVanish(References):
    kernels = _cast(
        lambda x, to: x == "float16" and to != "float16",
        lambda x: np.where(np.abs(x) < ml_dtypes.finfo("float16").tiny, 0, x).astype(x.dtype),
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.astype(x, "float32"), [1e-6, 2.0], dtype="float16")


@fault(
    "the negation of a bool is its complement: false becomes 255 in memory", "logical_not|bool|255"
)
class NotIsTheComplement(References):
    kernels = changed(logical_not=lambda not_, x: ~x.view(np.uint8) if x.dtype == bool else not_(x))

    @staticmethod
    def shows() -> None:
        import core

        stored = get(core.logical_not(put([False, False], "bool"))).view(np.uint8)
        assert stored.tolist() == [1, 1], stored


def _trunc_through_int32(trunc: Any, x: Any) -> Any:
    return _through_int32(x).astype(x.dtype) if x.dtype == np.float32 else trunc(x)


@fault("trunc goes through int32: large numbers, NaN and -0.0 are lost", "trunc|int32|large")
class TruncThroughInts(References):
    kernels = changed(trunc=_trunc_through_int32)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.trunc, [3e9, 1.5])


def _normal_neighbour(nextafter: Any, x1: Any, x2: Any) -> Any:
    result = np.asarray(nextafter(x1, x2))
    if result.dtype not in (np.float32, np.float64):
        return result
    tiny = np.finfo(result.dtype).tiny
    return np.where((np.abs(result) < tiny) & (result != 0), np.copysign(tiny, result), result)


@fault("the neighbour of 0 is the least normal number", "nextafter|subnormal|denormal")
class NeighboursAreNormal(References):
    kernels = changed(nextafter=_normal_neighbour)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.nextafter, [0.0], [1.0])


def _flat_condition(where: Any, condition: Any, x1: Any, x2: Any) -> Any:
    n = condition.shape[0] if condition.ndim == 2 and condition.shape[1] == 1 else -1
    condition = condition.reshape(1, -1) if np.shape(x1) == (n, n) else condition
    return where(condition, x1, x2)


@fault("where reads a condition of one column as one row, where both fit", "where|broadcast|shape")
class ConditionsAreRows(References):
    kernels = changed(where=_flat_condition)

    @staticmethod
    def shows() -> None:
        import core

        mask = np.array([[True], [False]])
        agrees(core.where, mask, np.ones((2, 2)), np.zeros((2, 2)))


@fault("copysign takes the sign from a comparison with 0: -0.0 has none", "copysign|sign|zero")
class SignsByComparison(References):
    kernels = changed(
        copysign=lambda copysign, x1, x2: np.where(np.less(x2, 0), -1, 1) * np.abs(x1)
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.copysign, [2.0, 2.0], [-0.0, 1.0])


@fault("halves are rounded away from 0, not to even", "round|even|half")
class HalvesAreRoundedAway(References):
    kernels = changed(
        round=lambda round_, x: (
            np.where(np.abs(x - np.trunc(x)) == 0.5, np.trunc(x) + np.sign(x), round_(x))
            if x.dtype.kind == "f"
            else round_(x)
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.round, [2.5, 1.2])
