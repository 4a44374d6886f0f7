"""Fits the polynomials of core/ir/math and prints its file of coefficients.

    python tools/minimax.py > core/ir/math/coefficients.py

Each fit is a Remez exchange in 80-digit arithmetic (mpmath): the polynomial of a given degree whose
largest weighted error over an interval is smallest. A weight of "relative" fits f's relative error;
the leading coefficients may be fixed, so that they are short or exact. `--check NAME` prints one
fit's error only. Nothing here is copied: every number follows from the definitions in `FITS`.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable
from typing import Any

import mpmath as mp

mp.mp.dps = 80


def round_to(x: Any, bits: int) -> Any:
    """x rounded to that many significant bits."""
    if x == 0:
        return mp.mpf(0)
    exponent = mp.floor(mp.log(abs(x), 2)) + 1 - bits
    return mp.nint(x / mp.mpf(2) ** exponent) * mp.mpf(2) ** exponent


class Fit:
    """f on [low, high] as a polynomial of that degree; the error is weighted by `weight`."""

    def __init__(
        self,
        f: Callable[[Any], Any],
        low: Any,
        high: Any,
        degree: int,
        weight: Callable[[Any], Any] | None = None,
    ) -> None:
        self.f = f
        self.low = mp.mpf(low)
        self.high = mp.mpf(high)
        self.degree = degree
        self.weight = weight or (lambda x: 1 / f(x))


def remez(fit: Fit, rounds: int = 12) -> tuple[list[Any], Any]:
    """The coefficients, lowest power first, and the largest weighted error."""
    n = fit.degree + 2
    half, middle = (fit.high - fit.low) / 2, (fit.high + fit.low) / 2
    nodes = [middle - half * mp.cos(mp.pi * k / (n - 1)) for k in range(n)]
    # A grid that is dense at the ends, as the extrema are.
    grid = [middle - half * mp.cos(mp.pi * (k + 0.5) / (24 * n)) for k in range(24 * n)]
    values = [(x, fit.f(x), fit.weight(x)) for x in grid]
    for _ in range(rounds):
        rows = [
            [x**p for p in range(n - 1)] + [(-1) ** k / fit.weight(x)] for k, x in enumerate(nodes)
        ]
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix([fit.f(x) for x in nodes]))
        coefficients = [solution[k] for k in range(n - 1)]
        errors = [(polyval(coefficients, x) - y) * w for x, y, w in values]
        level = abs(solution[n - 1])
        nodes = _extrema(grid, errors, n)
        if max(map(abs, errors)) < level * mp.mpf("1.02"):
            break
    return coefficients, max(map(abs, errors))


def polyval(coefficients: list[Any], x: Any) -> Any:
    """The polynomial at x, lowest power first."""
    total = mp.mpf(0)
    for c in reversed(coefficients):
        total = total * x + c
    return total


def _extrema(grid: list[Any], errors: list[Any], n: int) -> list[Any]:
    """The n alternating extrema with the largest errors, in order."""
    found: list[int] = []
    for k, error in enumerate(errors):
        if found and (errors[found[-1]] > 0) == (error > 0):
            if abs(error) > abs(errors[found[-1]]):
                found[-1] = k
        else:
            found.append(k)
    while len(found) > n:
        if len(found) == n + 1:
            found.pop(0 if abs(errors[found[0]]) < abs(errors[found[-1]]) else -1)
            continue
        k = min(range(len(found) - 1), key=lambda i: max(abs(errors[j]) for j in found[i : i + 2]))
        del found[k : k + 2]
    if len(found) < n:
        raise ArithmeticError(f"{len(found)} extrema of {n}: the error is not resolved")
    return [grid[k] for k in found]


# ---- what is fitted ----------------------------------------------------------------------------
def _near(f: Callable[[Any], Any], limit: Any) -> Callable[[Any], Any]:
    """f with its removable singularity at 0 filled."""
    return lambda x: mp.mpf(limit) if abs(x) < mp.mpf(10) ** -14 else f(x)


def _of_square(f: Callable[[Any], Any], limit: Any) -> Callable[[Any], Any]:
    """A function of z = x*x."""
    return _near(lambda z: f(mp.sqrt(z)), limit)


def _turned(x: Any, k: int) -> Any:
    """(x - k) / (x + k): 0 to infinity becomes -1 to 1."""
    return (mp.mpf(x) - k) / (mp.mpf(x) + k)


def _scaled_erfc(t: Any, k: int) -> Any:
    """(1 + 2 x) exp(x*x) erfc(x) at the x that t stands for."""
    x = k * (1 + t) / (1 - t)
    return (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x)


def _erfcinv(s: Any) -> Any:
    """The y whose erfc is exp(-s*s)."""
    q = mp.exp(-s * s)
    y = mp.mpf(mp.erfinv(1 - q)) if s < 2 else s - mp.mpf("0.2")
    for _ in range(0 if s < 2 else 12):
        e = (mp.erfc(y) - q) * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
        y += e / (1 - y * e)
        if abs(e) < mp.mpf(10) ** -30:
            break
    return y


def _erfinv_rest(t: Any, bits: int) -> Any:
    """erfinv(1 - exp(-s*s)) - s less its rounded value at s = 2, at the s that t stands for."""
    s = 2 * (1 + t) / (1 - t)
    return _erfcinv(s) - s - round_to(_erfcinv(mp.mpf(2)) - 2, bits)


def _lgamma_factor(d: Any) -> Any:
    """lgamma(x) / ((x - 1) (x - 2)), x = d + 3/2."""
    if abs(abs(d) - 0.5) < mp.mpf(10) ** -20:
        d += mp.mpf(10) ** -18
    return mp.loggamma(d + 1.5) / ((d + 0.5) * (d - 0.5))


def _normal_factor(log: Any) -> Any:
    """The normal number at which the distribution is (1 + x) / 2, over x; 1 - x*x is 2**log."""
    if abs(log) < mp.mpf(10) ** -20:
        return mp.sqrt(mp.pi / 2)
    x = mp.sqrt(1 - mp.mpf(2) ** log)
    return mp.sqrt(2) * mp.erfinv(x) / x


LN2 = mp.log(2)
LGAMMA_FACTOR = round_to(_lgamma_factor(mp.mpf(0)), 24)
DIGAMMA_ZERO = mp.findroot(mp.digamma, 1.46)
DIGAMMA_SLOPE = round_to(mp.digamma(1.5) / (mp.mpf(1.5) - DIGAMMA_ZERO), 24)
EXP_END = LN2 / 2 * mp.mpf("1.003")
LOG_LOW, LOG_HIGH = mp.sqrt(mp.mpf(1) / 2) - 1 - mp.mpf("1e-6"), mp.sqrt(2) - 1 + mp.mpf("1e-6")
LOG_S = LOG_HIGH / (2 + LOG_HIGH)
PI_8 = mp.tan(mp.pi / 8) * mp.mpf("1.0001")
PI_4 = mp.pi / 4 * mp.mpf("1.0001")


def _fused_exp() -> dict[str, Any]:
    """The numbers by which exp of float32 reduces x with one fused product less.

    fma(x, 1 / ln 2, sum) has n in its last bits; 9 of the sum's own are a bias for the exponent
    of 2**n. `product - factor * fma(...)` is `rest - n factor`, exactly: all are integers, and n is
    at most 151. `ln2` times that is n ln 2 and a rest, whose exponential has to be close to a
    number of float32, `one`. Of the factors whose product with a number of float32 is ln 2 to 36
    bits, and of the sums, those are taken that leave the smallest rest.
    """
    found = []
    for factor in range(2**15, 2**24 // 151):
        ln2 = round_to(LN2 / factor, 24)
        if abs(ln2 * factor / LN2 - 1) > 2.0**-36.5:
            continue
        for bias in range(25, 127):
            for total in range(2**23 + 512 + bias, 2**23 + 512 * 257, 512):
                exact = total * factor
                unit = 1 << exact.bit_length() - 24
                product = (exact + unit // 2) // unit * unit
                found.append((abs(product - exact) * ln2, total, factor, product))
    for rest, total, factor, product in sorted(found):
        ln2 = round_to(LN2 / factor, 24)
        if product < total * factor:
            rest = -rest
        one = round_to(mp.exp(-rest), 24)
        if abs(one / mp.exp(-rest) - 1) < 2.0**-31:
            return {"sum": total, "factor": factor, "ln2": ln2, "product": product, "one": one}
    raise ArithmeticError("no factor is short enough")


FUSED_EXP = _fused_exp()

# How small the weighted error has to be: single, double, and single computed in double.
GOALS = {
    "single": 2.0**-27,
    "double": 2.0**-57,
    "wide": 2.0**-32,
    "wide_short": 2.0**-28,
    "single_long": 2.0**-38,
    "double_long": 2.0**-69,
    "start": 2.0**-9,
}

# name: (goals, f, low, high, weight). The weight turns f's error into that of the result, relative.
FITS: dict[str, tuple[str, Callable[[Any], Any], Any, Any, Callable[[Any], Any]]] = {
    # exp(r) = 1 + r + r*r*f
    "exp": ("single double wide", _near(lambda r: (mp.expm1(r) - r) / r**2, 0.5),
            -EXP_END, EXP_END, lambda r: abs(r) + mp.mpf("0.02")),
    # The same where the last product is fused, and less is lost on the way; all of it times `one`
    "exp_fused": ("single", _near(lambda r: FUSED_EXP["one"] * (mp.expm1(r) - r) / r**2,
                                  FUSED_EXP["one"] / 2),
                  -EXP_END, EXP_END, lambda r: r**2 + mp.mpf("0.005")),
    # The same for expm1, which takes n = 0 for longer
    "expm1": ("single double", _near(lambda r: (mp.expm1(r) - r) / r**2, 0.5),
              -0.315, 0.385, lambda r: abs(r) + mp.mpf("0.02")),
    # 2**r = 1 + r + r*f
    "exp2": ("single double wide", _near(lambda r: (2**r - 1 - r) / r, LN2 - 1), -0.501, 0.501,
             lambda r: abs(r) + mp.mpf("0.02")),
    # log(1 + r) = r - r*r/2 + r*r*r*f
    # finer than others, as its sums lose more
    "log": ("single", _near(lambda r: (mp.log1p(r) - r + r * r / 2) / r**3, mp.mpf(1) / 3),
            LOG_LOW, LOG_HIGH, lambda r: 8 * (r * r + mp.mpf("0.005"))),
    # The same where the sum is a fused product
    "log_short": ("single", _near(lambda r: (mp.log1p(r) - r + r * r / 2) / r**3, mp.mpf(1) / 3),
                  LOG_LOW, LOG_HIGH, lambda r: r * r + mp.mpf("0.005")),
    # log2(1 + r) = r*f, to more places, for pow
    "log2": ("wide", _near(lambda r: mp.log(1 + r, 2) / r, 1 / LN2), LOG_LOW, LOG_HIGH,
             lambda r: 13),
    # The same to fewer places, for normal random numbers
    "log2_short": ("single", _near(lambda r: mp.log(1 + r, 2) / r, 1 / LN2), LOG_LOW, LOG_HIGH,
                   lambda r: mp.mpf(1) / 8),
    # log(1 + r) = r*f, for lgamma and digamma
    "log1p": ("wide", _near(lambda r: mp.log1p(r) / r, 1), LOG_LOW, LOG_HIGH, lambda r: 1),
    # 2 atanh(s) = 2 s + s*z*f, z = s*s
    "atanh": ("single double wide", _of_square(
        lambda s: 2 * (mp.atanh(s) - s) / s**3, mp.mpf(2) / 3), 0, LOG_S**2,
        lambda z: z / 2 + 1e-4),
    # The same to more places, for pow: 2 atanh(s) = 2 s + s*z*(2/3 + z*f)
    "atanh_long": ("single_long double_long", _of_square(
        lambda s: (2 * (mp.atanh(s) - s) / s**3 - mp.mpf(2) / 3) / s**2, mp.mpf(2) / 5),
        0, LOG_S**2, lambda z: z * z / 2 + 1e-6),
    # m ** (-1/3), to start from
    "cbrt": ("start", lambda m: m ** (mp.mpf(-1) / 3), 0.999, 8.001,
             lambda m: m ** (mp.mpf(1) / 3)),
    # sin(r) = r + r*z*f; cos(r) = 1 - z/2 + z*z*f
    "sin": ("single double wide", _of_square(lambda r: (mp.sin(r) - r) / r**3, mp.mpf(-1) / 6),
            0, PI_4**2, lambda z: z + 0.005),
    "cos": ("single double wide", _of_square(
        lambda r: (mp.cos(r) - 1 + r * r / 2) / r**4, mp.mpf(1) / 24), 0, PI_4**2,
        lambda z: z * z * mp.mpf("1.4") + 0.005),
    # sin(r) = r - r*z*f; cos(r) = 1 + z*f
    "sin_less": ("single", _of_square(lambda r: (r - mp.sin(r)) / r**3, mp.mpf(1) / 6),
                 0, PI_4**2, lambda z: z + 0.005),
    "cos_less": ("single", _of_square(lambda r: (mp.cos(r) - 1) / r**2, mp.mpf(-1) / 2),
                 0, PI_4**2, lambda z: z * mp.mpf("1.4") + 0.005),
    # sin(pi r) = r*f
    "sinpi": ("wide", _of_square(lambda r: mp.sin(mp.pi * r) / r, mp.pi), 0, 0.2501,
              lambda z: mp.mpf(1) / 2),
    # atan(r) = r + r*z*f
    "atan": ("single double", _of_square(lambda r: (mp.atan(r) - r) / r**3, mp.mpf(-1) / 3),
             0, PI_8**2, lambda z: z + 0.005),
    # asin(r) = r + r*z*f
    "asin": ("single double", _of_square(lambda r: (mp.asin(r) - r) / r**3, mp.mpf(1) / 6),
             0, 0.2501, lambda z: z + 0.005),
    # tanh(r) = r + r*f(z - 1/2) for small r
    "tanh": ("single", lambda z: mp.tanh(mp.sqrt(z + 0.5)) / mp.sqrt(z + 0.5) - 1,
             mp.mpf("-0.4999999999999999"), 0.501, lambda z: mp.mpf("5")),
    # The same up to 1, and 1 + u*f = (1 - u) / (1 + u), u = exp(-2 x), from 1 on, for the larger of
    # the two: of even degree the second is too small before, of odd degree the first is after.
    "tanh_near": ("single", lambda z: mp.tanh(mp.sqrt(z + 0.5)) / mp.sqrt(z + 0.5) - 1,
                  mp.mpf("-0.4999999999999999"), 0.501,
                  lambda z: mp.sqrt(z + 0.5) / mp.tanh(mp.sqrt(z + 0.5))),
    "tanh_far": ("single", lambda u: -2 / (1 + u), 0, mp.exp(-2),
                 lambda u: (u + 0.002) * (1 + u) / (1 - u)),
    # exp(2 r) = 1 + r*f
    "exp_twice": ("single", _near(lambda r: mp.expm1(2 * r) / r, 2), -0.174, 0.174,
                 lambda r: abs(r) + mp.mpf("0.01")),
    # sinh(r) = r + r*z*f
    "sinh": ("single double", _of_square(lambda r: (mp.sinh(r) - r) / r**3, mp.mpf(1) / 6),
             0, mp.mpf("1.01"), lambda z: z + 0.005),
    # erf(r) = r + r*f(z - 1/2) for small r
    "erf": ("single double", lambda z: mp.erf(mp.sqrt(z + 0.5)) / mp.sqrt(z + 0.5) - 1,
            mp.mpf("-0.4999999999999999"), 0.501, lambda z: 1),
    # For large r: erf(r) = 1 - 2**(f(r - 5/4) - 3), where f is small for the least r
    "erf_tail": ("single", lambda d: mp.log(mp.erfc(d + 1.25), 2) + 3,
                 -0.252, 2.75, lambda d: (mp.erfc(d + 1.25) / 4 + 0.0003) / mp.erf(d + 1.25)),
    # 2**r = f, for that
    "exp2_tail": ("single", lambda r: mp.mpf(2) ** r, -0.501, 0.501, lambda r: mp.mpf("0.08")),
    # erfinv(x) = x + x*f(z) for |x| <= 0.7
    "erfinv": ("single double", _of_square(lambda x: mp.erfinv(x) / x - 1, mp.sqrt(mp.pi) / 2 - 1),
               0, mp.mpf("0.4901"), lambda z: 1),
    # erfinv(x) = s + c + f((s - 2) / (s + 2)), c rounded, s = sqrt(-log(1 - x)), from 0.7 on
    "erfinv_single": ("single", lambda t: _erfinv_rest(t, 24), _turned(1.09, 2), _turned(4.09, 2),
                      lambda t: (1 - t) / 2 / (1 + t)),
    "erfinv_double": ("double", lambda t: _erfinv_rest(t, 53), _turned(1.09, 2), _turned(6.075, 2),
                      lambda t: (1 - t) / 2 / (1 + t)),
    # lgamma(x) = (x - 1) (x - 2) (c + f(x - 3/2)), c rounded, for x in [1, 2.5]
    "lgamma": ("single double wide_short", lambda d: _lgamma_factor(d) - LGAMMA_FACTOR, -0.501,
               1.001, lambda d: 6),
    # lgamma(x) = (x - 1/2) log(x) - x + log(2 pi) / 2 + u*f(u*u), u = 1 / x, from 5/2 on
    "stirling": ("single double wide_short", _of_square(
        lambda u: (mp.loggamma(1 / u) - (1 / u - 0.5) * mp.log(1 / u) + 1 / u
                   - mp.log(2 * mp.pi) / 2) / u, mp.mpf(1) / 12), 1e-4, mp.mpf("0.1605"),
        lambda z: 2 * mp.sqrt(z) + 0.01),
    # digamma(x) = (x - x0) (c + f(x - 3/2)) for x in [1, 2], 0 at x0, c rounded
    "digamma": ("single double wide_short", lambda d: mp.digamma(d + 1.5) / (d + 1.5 - DIGAMMA_ZERO)
                - DIGAMMA_SLOPE, -0.501, 0.501, lambda d: 1 / mp.mpf("0.6")),
    # digamma(x) = log(x) - u/2 - u*u*f(u), u = 1 / x, from 2 on
    "digamma_far": ("single double wide_short",
                    lambda u: (mp.log(1 / u) - mp.digamma(1 / u) - u / 2) / u**2,
                    1e-4, 0.501, lambda u: 2 * u * u + 0.02),
    # The normal number at which the distribution is (1 + x) / 2, over x, where 1 - x*x = 2**l:
    # f(l) from -7 on, f(l + 29/2) before
    "normal_near": ("single", _normal_factor, -7, mp.mpf("-1e-15"),
                    lambda d: 1 / _normal_factor(d)),
    "normal_far": ("single", lambda d: _normal_factor(d - 14.5), mp.mpf("-7.51"), 7.5,
                   lambda d: 1 / _normal_factor(d - 14.5)),
    # erfc(x) = exp(-x*x) / (1 + 2 x) * (c + f), c rounded, f of (x - k) / (x + k), from 0.73 on
    "erfc_double": ("double", lambda t: _scaled_erfc(t, 4) - round_to(_scaled_erfc(0, 4), 53),
                    _turned(0.73, 4), _turned(27.3, 4), lambda t: 1),
    "erfc_single": ("single", lambda t: _scaled_erfc(t, 3) - round_to(_scaled_erfc(0, 3), 24),
                    _turned(0.73, 3), _turned(10.2, 3), lambda t: 1),
}  # fmt: skip


def fit(name: str, goal: str) -> tuple[list[Any], Any]:
    """The polynomial of the lowest degree that reaches the goal."""
    _, f, low, high, weight = FITS[name]
    for degree in range(2, 40):
        try:
            coefficients, error = remez(Fit(f, low, high, degree, weight))
        except ArithmeticError:
            continue
        if error < GOALS[goal]:
            return coefficients, error
    raise ArithmeticError(f"{name}, {goal}: no degree up to 31 is enough")


# ---- printing ----------------------------------------------------------------------------------
# Numbers kept in several words; the first is short where whole multiples of it are to be exact.
PRECISION = {"single": 24, "double": 53}
SHORT = {"single": 15, "double": 41}
WORDS: dict[str, tuple[Any, bool]] = {
    "ln2": (LN2, True),
    "log10_2": (mp.log10(2), True),
    "log2e": (1 / LN2, False),
    "log10e": (1 / mp.log(10), False),
    "pi": (mp.pi + 0, False),
    "sqrt_half": (mp.sqrt(mp.mpf(1) / 2), False),
    "erfc_5_4": (mp.erfc(mp.mpf(5) / 4), False),
    "erfc_3": (_scaled_erfc(mp.mpf(0), 3), False),
    "erfc_4": (_scaled_erfc(mp.mpf(0), 4), False),
    "lgamma_factor": (LGAMMA_FACTOR, False),
    "log_2pi_half": (mp.log(2 * mp.pi) / 2, False),
    "log_pi": (mp.log(mp.pi), False),
    "digamma_zero": (DIGAMMA_ZERO, False),
    "erfinv_2": (_erfcinv(mp.mpf(2)) - 2, False),
    "digamma_slope": (DIGAMMA_SLOPE, False),
    "two_thirds": (mp.mpf(2) / 3, False),
}


def words(x: Any, kind: str, short: bool, count: int = 3) -> list[float]:
    """x as a sum of numbers of the working precision."""
    found = []
    for k in range(count):
        found.append(round_to(x, SHORT[kind] if short and k == 0 else PRECISION[kind]))
        x -= found[-1]
    return [float(w) for w in found]


def _chunks(bits: int, count: int) -> list[int]:
    """1 / pi cut into pieces of that many bits."""
    mp.mp.prec = bits * count + 64
    whole = int(mp.floor(mp.mpf(2) ** (bits * count) / mp.pi))
    mp.mp.dps = 80
    return [whole >> bits * (count - 1 - k) & (1 << bits) - 1 for k in range(count)]


def _table(rows: list[tuple[str, list[Any]]]) -> str:
    lines = []
    for key, numbers in rows:
        text = textwrap.wrap(" ".join(f"{x!r}," for x in numbers), 92)
        lines += [f"    {key}: (", *(f"        {line}" for line in text), "    ),"]
    return "\n".join(lines)


HEADER = '''"""Coefficients and constants of the vector math, made by tools/minimax.py: change that.

`POLYNOMIALS[name, kind]` lists a polynomial's coefficients, lowest power first; what each stands
for, its interval and its weight are in tools/minimax.py. "single" and "double" are for float32 and
float64, "wide" for float32 computed in float64.
"""

# fmt: off
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", nargs="*", help="print degree and error of these fits only")
    asked = parser.parse_args().check
    polynomials = []
    for name in asked or FITS:
        for goal in FITS[name][0].split():
            coefficients, error = fit(name, goal)
            log = mp.nstr(mp.log(error, 2), 4)
            print(f"{name} {goal}: degree {len(coefficients) - 1}, error 2**{log}", file=sys.stderr)
            bits = 24 if goal in ("single", "single_long", "start") else 53
            numbers = [float(round_to(c, bits)) for c in coefficients]
            polynomials.append((f'("{name}", "{goal}")', numbers))
    if asked is not None:
        return
    constants = [
        (f'("{name}", "{kind}")', words(x, kind, short))
        for name, (x, short) in WORDS.items()
        for kind in PRECISION
    ]
    chunks = [
        (f'"{kind}"', _chunks(bits, 32 if bits == 53 else 10)) for kind, bits in PRECISION.items()
    ]
    print(HEADER)
    print("POLYNOMIALS: dict[tuple[str, str], tuple[float, ...]] = {")
    print(_table(polynomials) + "\n}\n")
    print("# Numbers as sums of several; of ln2 and log10_2 the first word is short.")
    print("WORDS: dict[tuple[str, str], tuple[float, ...]] = {")
    print(_table(constants) + "\n}\n")
    print("# The bits of 1 / pi after the point, in pieces of 24 and 53.")
    print("INVERSE_PI: dict[str, tuple[int, ...]] = {")
    print(_table(chunks) + "\n}\n")
    print("# exp of float32 by fused products: see _fused_exp of tools/minimax.py.")
    print("FUSED_EXP: dict[str, float] = {")
    print("".join(f'    "{name}": {float(x)!r},\n' for name, x in FUSED_EXP.items()) + "}")


if __name__ == "__main__":
    main()
