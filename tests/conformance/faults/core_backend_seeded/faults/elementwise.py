"""Faults of elementwise kernels: signs of zero, NaN, infinities, ranges, widths, cancellation.

Written from the operators' mathematics, before their author had read the kit.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from core_backend_seeded.bases import References
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees
from core_backend_seeded.kernels import FLOATS
from core_backend_seeded.references import changed

INF, NAN = math.inf, math.nan


def _is_float(*values: Any) -> bool:
    return np.result_type(*values).name in FLOATS


# ---- signs, NaN, infinities ------------------------------------------------------------------
@fault("the remainder has the sign of the dividend", "remainder|sign|negative")
class RemainderOfTheDividend(References):
    kernels = changed(remainder=lambda remainder, x1, x2: np.fmod(x1, x2))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.remainder, [-7.0, 7.0], [3.0, -3.0])


def _remainder_by_quotient(remainder: Any, x1: Any, x2: Any) -> Any:
    if not _is_float(x1, x2):
        return remainder(x1, x2)
    return x1 - np.floor(np.divide(x1, x2)) * x2


@fault(
    "the remainder is x - floor(x / y) * y: by an infinity it is NaN",
    "remainder|inf|nan|NaN",
)
class RemainderByInfinity(References):
    kernels = changed(remainder=_remainder_by_quotient)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.remainder, [5.0], [INF])


@fault("the square root of -0.0 is 0.0", "sqrt|sign|zero|-0")
class RootOfNegativeZero(References):
    kernels = changed(sqrt=lambda sqrt, x: sqrt(x) + x.dtype.type(0))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sqrt, [-0.0, 4.0])


def _sign_by_comparison(sign: Any, x: Any) -> Any:
    return (x > 0) * 1 - (x < 0) * 1 if _is_float(x) else sign(x)


@fault("the sign is (x > 0) - (x < 0): that of NaN is 0", "sign|nan|NaN")
class SignOfNan(References):
    kernels = changed(sign=_sign_by_comparison)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sign, [NAN, -2.0])


def _ceil_through_integers(ceil: Any, x: Any) -> Any:
    return ceil(x) + x.dtype.type(0) if _is_float(x) else ceil(x)


@fault("the ceiling of numbers between -1 and 0 is 0.0, not -0.0", "ceil|sign|zero|-0")
class CeilingLosesTheSign(References):
    kernels = changed(ceil=_ceil_through_integers)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.ceil, [-0.5, 1.5])


def _atan2_by_quadrants(atan2: Any, x1: Any, x2: Any) -> Any:
    y, x = np.asarray(x1), np.asarray(x2)
    if np.result_type(y, x).kind != "f":
        return atan2(x1, x2)
    half = np.where(y < 0, -np.pi, np.pi)
    return np.where(x < 0, np.arctan(y / x) + half, atan2(x1, x2))


@fault("atan2 tells the half plane by y < 0: at y = -0.0 it is pi", "atan2|zero|sign|quadrant")
class AngleOfNegativeZero(References):
    kernels = changed(atan2=_atan2_by_quadrants)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.atan2, [-0.0, 1.0], [-1.0, 1.0], rtol=1e-6)


def _logaddexp_by_difference(logaddexp: Any, x1: Any, x2: Any) -> Any:
    return np.maximum(x1, x2) + np.log1p(np.exp(-np.abs(np.subtract(x1, x2))))


@fault("logaddexp subtracts equal infinities: of two -inf it is NaN", "logaddexp|inf|nan|NaN")
class LogaddexpOfInfinities(References):
    kernels = changed(logaddexp=_logaddexp_by_difference)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.logaddexp, [-INF, 1.0], [-INF, -INF])


# ---- overflow on the way -----------------------------------------------------------------------
def _sigmoid_of_large(sigmoid: Any, x: Any) -> Any:
    if not _is_float(x):
        return sigmoid(x)
    e = np.exp(x.astype(np.float64 if x.dtype == np.float64 else np.float32))
    return e / (1 + e)


@fault("sigmoid is exp(x) / (1 + exp(x)): from 89 on it is NaN", "sigmoid|nan|NaN|overflow")
class SigmoidOverflows(References):
    kernels = changed(sigmoid=_sigmoid_of_large)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sigmoid, [0.0, 100.0], rtol=1e-6)


def _tanh_of_large(tanh: Any, x: Any) -> Any:
    if x.dtype not in (np.float32, np.float64):
        return tanh(x)
    e = np.exp(2 * x)
    return np.where(np.abs(x) < 1, tanh(x), (e - 1) / (e + 1))


@fault("tanh is a quotient of exponentials, which overflow: from 45 on it is NaN", "tanh|nan|NaN")
class TanhOverflows(References):
    kernels = changed(tanh=_tanh_of_large)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.tanh, [0.5, 90.0], rtol=1e-6)


@fault("hypot is the root of the sum of squares, which overflow and vanish", "hypot|overflow|inf")
class HypotOverflows(References):
    kernels = changed(hypot=lambda hypot, a, b: np.sqrt(np.multiply(a, a) + np.multiply(b, b)))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.hypot, [3e30, 3.0], [4e30, 4.0], rtol=1e-6)


def _complex_abs(abs_: Any, x: Any) -> Any:
    return np.sqrt(x.real * x.real + x.imag * x.imag) if x.dtype.kind == "c" else abs_(x)


@fault("the modulus of complex numbers squares their parts, which overflow", "abs|complex|overflow")
class ModulusOverflows(References):
    kernels = changed(abs=_complex_abs)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.abs, [3e30 + 4e30j], dtype="complex64", rtol=1e-6)


def _complex_divide(divide: Any, x1: Any, x2: Any) -> Any:
    b = np.asarray(x2)
    if np.result_type(x1, b).kind != "c":
        return divide(x1, x2)
    return np.multiply(x1, np.conj(b)) / (b.real * b.real + b.imag * b.imag)


@fault(
    "quotients of complex numbers divide by the square of the modulus, which overflows",
    "divi|complex|overflow|nan|NaN",
)
class ComplexQuotientsOverflow(References):
    kernels = changed(divide=_complex_divide)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.divide, [1 + 2j], [1e25 + 1e25j], dtype="complex64", rtol=1e-6)


# ---- digits that cancel, or are not there ------------------------------------------------------
def _in_single(function: Any) -> Any:
    def run(reference: Any, x: Any) -> Any:
        return function(x) if x.dtype == np.float32 else reference(x)

    return run


@fault("expm1 is exp(x) - 1: near 0 no digit is right", "expm1|cancel|accura|small")
class Expm1Cancels(References):
    kernels = changed(expm1=_in_single(lambda x: np.exp(x) - np.float32(1)))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.expm1, [1e-6, 1.0], rtol=1e-5)


def _erf(x: Any) -> Any:
    return np.vectorize(math.erf, otypes=[np.float32])(x) if x.size else x


@fault("erfc is 1 - erf(x): from 4 on it is 0", "erfc|cancel|accura|tail")
class ErfcCancels(References):
    kernels = changed(erfc=_in_single(lambda x: np.float32(1) - _erf(x)))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.erfc, [0.5, 5.0], rtol=1e-4)


@fault("gelu's tail is x / 2 * (1 + erf): below -5 it is 0", "gelu|tail|accura")
class GeluTailsCancel(References):
    kernels = changed(
        gelu_erf=_in_single(lambda x: np.float32(0.5) * x * (1 + _erf(x * np.float32(0.70710678))))
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.gelu, [1.0, -5.5], rtol=1e-2)


def _reduced(x: Any) -> Any:
    turn = np.float32(2 * np.pi)
    return np.sin(x - np.rint(x / turn) * turn)


@fault(
    "sin takes whole turns away in float32: of large numbers no digit is right", "sin|large|turn"
)
class SineOfLargeNumbers(References):
    kernels = changed(sin=_in_single(_reduced))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sin, [1.0, 30000.0], rtol=1e-5)


@fault("results of exp below the least normal number are 0", "exp|subnormal|denormal|small")
class ExpFlushesToZero(References):
    kernels = changed(
        exp=_in_single(lambda x: np.where(np.exp(x) < np.finfo("f").tiny, 0, np.exp(x)))
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.exp, [1.0, -95.0], rtol=1e-4)


def _pow_by_logarithm(pow_: Any, x1: Any, x2: Any) -> Any:
    return np.exp(np.log(x1) * x2) if _is_float(x1, x2) else pow_(x1, x2)


@fault("powers are exp(y * log(x)): of negative numbers they are NaN", "pow|negative|nan|NaN")
class PowersOfNegativeNumbers(References):
    kernels = changed(pow=_pow_by_logarithm)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.pow, [-2.0], [3.0], rtol=1e-6)
