"""How far the vector math (core/ir/math) is from the true values, in units in the last place.

    python benchmarks/accuracy.py [--exhaustive] [--only exp,log] [--json]

Every function is compiled as a kernel of the CPU device, with fused multiply-add and without, in
float32 also as for devices without float64, and compared with the C library: float32 with its
double functions, float64 with its long double ones (64 bits of mantissa). `--exhaustive` takes all
2**32 float32 numbers (every 37th for functions whose references are slow) and 10**7 pairs and
float64 numbers. Needs a C compiler; x86 only, because of long double. Exits with 1 if an error
exceeds 1 ulp where no exception is listed in `LIMITS`.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from core.ir import Builder, ops
from core.ir.c import host_capabilities
from core.ir.compile import compile_c
from core.ir.math import EXPANSIONS
from core.ir.opset import MATH_ARITY

# Not at most 1 ulp, and why; see core/ir/math.
LIMITS: dict[tuple[str, str], float] = {
    ("gelu", "float32"): 2,  # in units of the last place of numbers from 1 to 2
    ("gelu", "float64"): 3000,  # far to the left, from the argument of erfc
}

REFERENCE = r"""
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <string.h>
typedef long double ld;
#define SQRT_HALF 0.70710678118654752440084436210484904L
#define PI 3.14159265358979323846264338327950288L
static double own_sigmoid(double x) { return x < 0 ? exp(x) / (1 + exp(x)) : 1 / (1 + exp(-x)); }
static ld own_sigmoidl(ld x) { return x < 0 ? expl(x) / (1 + expl(x)) : 1 / (1 + expl(-x)); }
static double own_gelu(double x) { return (double)(x * erfcl(-x * SQRT_HALF) / 2); }
static ld own_gelul(ld x) { return x < -150 ? -0.0L : x * erfcl(-x * SQRT_HALF) / 2; }
static double own_rsqrt(double x) { return 1 / sqrt(x); }
static ld own_rsqrtl(ld x) { return 1 / sqrtl(x); }
static ld own_erfinvl(ld x) {
  if (!(fabsl(x) < 1)) return x == 1 ? INFINITY : x == -1 ? -INFINITY : NAN;
  if (fabsl(x) < 1e-9L) return x * 0.886226925452758013649083741670572591L;
  ld q = 1 - fabsl(x), t = sqrtl(-2 * logl(q / 2));
  ld y = (t - (2.515517L + t * (0.802853L + t * 0.010328L)) /
          (1 + t * (1.432788L + t * (0.189269L + t * 0.001308L)))) * 0.70710678118654752440L;
  for (int i = 0; i < 4; ++i) {
    ld e = q < 0.5L ? q - erfcl(y) : erfl(y) - fabsl(x);
    ld u = e * 0.886226925452758013649083741670572591L * expl(y * y);
    y -= u / (1 + y * u);
  }
  return x < 0 ? -y : y;
}
static double own_erfinv(double x) { return (double)own_erfinvl(x); }
static ld own_digamma_near(ld x) { /* Taylor's series where it is 0 */
  static const ld c[] = {
    0.967672245447621170427445L,
    -0.442763168983592106092865L,
    0.258499760955651010624401L,
    -0.163942705442406527504251L,
    0.107824050691262365757183L,
    -0.0721995612564547109261218L,
    0.0488042881641431072250925L,
    -0.0331611264748473592922584L,
    0.0225976482322181046596248L,
    -0.0154247659049489591388003L,
    0.010538791616612175388124L,
    -0.00720453438635686824097047L,
    0.00492678139572985344635427L,
    -0.00336980165543932808279286L};
  ld d = (x - 0x1.762d86356be3fp+0L) - (9.5499954299656977151842e-17L), s = 0;
  for (int i = 13; i >= 0; --i) s = s * d + c[i];
  return s * d;
}
static ld own_digammal(ld x) {
  if (fabsl(x - 1.4616L) < 0.04L) return own_digamma_near(x);
  if (x == 0) return signbit(x) ? INFINITY : -INFINITY;
  if (isinf(x)) return x > 0 ? x : NAN;
  ld add = 0;
  if (x < 0) {
    if (x == floorl(x)) return NAN;
    ld f = x - rintl(x);
    add = -PI / tanl(PI * f);
    x = 1 - x;
  }
  while (x < 40) { add -= 1 / x; x += 1; }
  ld z = 1 / (x * x);
  ld s = z * (1.0L / 12 - z * (1.0L / 120 - z * (1.0L / 252 - z * (1.0L / 240 - z * (1.0L / 132 -
         z * (691.0L / 32760 - z * (1.0L / 12)))))));
  return logl(x) - 0.5L / x - s + add;
}
static double own_digamma(double x) { return (double)own_digammal(x); }

static double distance(ld got, ld true_value, ld rounded, int digits, int least, int top,
                       int lowest) {
  if (true_value != true_value) return got != got ? 0 : INFINITY;
  if (got != got) return INFINITY;
  if (isinf(true_value)) return got == true_value ? 0 : INFINITY;
  if (true_value == 0 && lowest < -9999)
    return got == 0 && !signbit(got) == !signbit(true_value) ? 0 : INFINITY;
  if (got == 0 && !signbit(got) != !signbit(true_value) && lowest < -9999) return INFINITY;
  if (isinf(got)) {
    if (isinf(rounded)) return got == rounded ? 0 : INFINITY;
    got = got > 0 ? ldexpl(1, top) : -ldexpl(1, top);
  }
  int e;
  frexpl(true_value, &e);
  if (e < lowest) e = lowest;
  if (e > top) e = top;
  e -= digits;
  if (e < least) e = least;
  ld d = fabsl(got - true_value);
  if (isinf(rounded) && d < ldexpl(1, top - digits)) return 0;
  return (double)ldexpl(d, -e);
}
/* Whether a float is surely no worse than the worst so far: quick. */
static inline int usual(double got, double true_value, double worst) {
  uint64_t bits;
  memcpy(&bits, &true_value, 8);
  bits &= 0x7ff0000000000000ull;
  double power;
  memcpy(&power, &bits, 8);
  return power >= 0x1p-126 && power < 0x1p127 &&
         fabs(got - true_value) <= worst * power * 0x1p-23;
}
typedef void (*kernel)(void *const *, const long long *, long long, long long);
#define COMPARE(T, DIGITS, LEAST, TOP, TRUE) \
  double compare(kernel run, const T *x, const T *y, T *out, long long n, long long *where) { \
    void *const buffers[] = {(void *)x, ARGUMENTS == 2 ? (void *)y : out, out}; \
    const long long sizes[] = {n, n, n, n}; \
    double worst = -1; \
    run(buffers, sizes, 0, n); \
    for (long long i = 0; i < n; ++i) { \
      FLOAT t = TRUE; \
      if (sizeof(T) == 4 && SIZE(x[i]) < -9999 && usual(out[i], t, worst)) continue; \
      double d = distance(out[i], t, (T)t, DIGITS, LEAST, TOP, SIZE(x[i])); \
      if (d > worst) worst = d, *where = i; \
    } \
    return worst; \
  }
"""
SWEEP = r"""
void truth(const float *x, double *t, long long n);
double sweep(kernel run, uint64_t start, uint64_t step, uint64_t end, float *where) {
  enum { N = 4096 };
  float x[N], out[N];
  double t[N], worst = QUICK ? 0.5 : -1;
  const long long sizes[] = {N, N};
  while (start < end) {
    long long n = 0;
    for (; n < N && start < end; start += step) {
      uint32_t bits = (uint32_t)start;
      memcpy(x + n++, &bits, 4);
    }
    void *const buffers[] = {x, out};
    run(buffers, sizes, 0, n);
    truth(x, t, n);
    for (long long i = 0; i < n; ++i) {
      float rounded = (float)t[i];
      if (QUICK && (!memcmp(&rounded, out + i, 4) || usual(out[i], t[i], worst))) continue;
      double d = distance(out[i], TRUE(x[i]), (float)TRUE(x[i]), 24, -149, 128, SIZE(x[i]));
      if (d > worst) worst = d, *where = x[i];
    }
  }
  return worst;
}
"""
# Compiled by itself, so that the C library's vectorized functions are taken where it has them.
# What looks worse than all before is compared once more, with the scalar ones.
TRUTH = r"""
#include <math.h>
void truth(const float *restrict x, double *restrict t, long long n) {
#pragma omp simd
  for (long long i = 0; i < n; ++i) { double v = x[i]; t[i] = EXPRESSION; }
}
"""
EXPRESSIONS = {"sigmoid": "1 / (1 + exp(-v))", "rsqrt": "1 / sqrt(v)"}
# Below 0 their errors count in units in the last place of 4 at least: see core/ir/math/gamma.py.
REFLECTED = ("lgamma", "digamma")
SCALAR = ("gelu", "erfinv", "digamma", "lgamma")  # their references are slow
OWN = ("gelu", "sigmoid", "rsqrt", "erfinv", "digamma")


def reference(name: str, dtype: str) -> ctypes.CDLL:
    """The comparison with the C library, compiled."""
    single, two = dtype == "float32", MATH_ARITY[name] == 2
    called = ("own_" if name in OWN else "") + name + ("" if single else "l")
    call = f"{called}(x[i]{', y[i]' if two else ''})"
    format_ = "float, 24, -149, 128" if single else "double, 53, -1074, 1024"
    size = "((v) < 0 ? 3 : -99999)" if name in REFLECTED else "(-99999)"
    if name == "gelu" and single:  # its error is absolute
        size = "1"
    numbers = {"FLOAT": "double" if single else "ld", "SIZE(v)": size, "ARGUMENTS": 1 + two}
    text = "".join(f"#define {k} {v}\n" for k, v in numbers.items())
    text += f"{REFERENCE}COMPARE({format_}, {call})\n"
    sweeps = single and not two
    if sweeps:
        text += f"#define QUICK {int(name not in SCALAR)}\n#define TRUE(v) {called}(v)\n{SWEEP}"
    expression = EXPRESSIONS.get(name, "0" if name in SCALAR else f"{name}(v)")
    texts = [text, TRUTH.replace("EXPRESSION", expression)] if sweeps else [text]
    with tempfile.TemporaryDirectory() as folder:
        loaded = ctypes.CDLL(_build(Path(folder), *texts))
    loaded.compare.restype = ctypes.c_double
    if sweeps:
        loaded.sweep.restype = ctypes.c_double
    return loaded


def _build(folder: Path, *texts: str) -> str:
    """Compiles each with its own flags; -ffast-math must not be seen when linking."""
    objects = []
    for n, text in enumerate(texts):
        source, made = folder / f"part{n}.c", folder / f"part{n}.o"
        source.write_text(text)
        fast = ["-O3", "-ffast-math", "-fopenmp-simd"]
        flags = fast if n else ["-O2", "-fno-builtin"]
        command = ["cc", *flags, "-march=native", "-fPIC", "-c", source, "-o", made]
        subprocess.run(command, check=True)
        objects.append(made)
    library = folder / "reference.so"
    subprocess.run(["cc", "-shared", *objects, "-o", library, "-lm"], check=True)
    return str(library)


def kernel(name: str, dtype: str, fma: bool, float64: bool) -> int:
    """The address of the function as a kernel, out of the same compiler as every operator's."""
    b = Builder(f"{name}_{dtype}", ["n"])
    inputs = [b.input(n, dtype, ["n"]) for n in ("x", "y")[: MATH_ARITY[name]]]
    result = b.output("result", dtype, ["n"])
    capabilities = host_capabilities(fma=fma)
    with b.parallel("n") as i:
        values = [x[i] for x in inputs]
        if float64:
            result[i] = getattr(ops, name)(*values)
        else:  # as legalization spells it out where there is none
            result[i] = EXPANSIONS[name](*values, capabilities.without("float64"))
    compiled = compile_c(b.function(), capabilities=capabilities)
    return next(iter(compiled.addresses.values()))


# ---- what is computed --------------------------------------------------------------------------
def samples(dtype: str, n: int, seed: int = 0) -> np.ndarray[Any, Any]:
    """Numbers of all sizes, those of everyday, those near 1 and multiples of pi / 2, and edges."""
    rng = np.random.default_rng(seed)
    kind = np.dtype(dtype).type
    bits = rng.integers(0, 2**64, n // 4, dtype=np.uint64)
    every = bits.view(np.float64) if kind is np.float64 else bits.astype(np.uint32).view(kind)
    part = n // 8
    turns = np.rint(10.0 ** rng.uniform(0, 15, part)) * (np.pi / 2)
    usual = [rng.normal(size=part) * s for s in (1, 30, 700)]
    near = 1 + rng.normal(size=part) * 10.0 ** rng.uniform(-16, 0, part)
    small = rng.normal(size=part) * 10.0 ** rng.uniform(-20, 5, part)
    info = np.finfo(kind)
    edges = [
        0.0,
        1.0,
        2.0,
        0.5,
        np.inf,
        np.nan,
        info.tiny,
        info.max,
        info.smallest_subnormal,
        info.tiny / 2,
        709.782712893384,
        88.72284,
        745.1332191019412,
        103.97,
        26.5,
        1e300,
    ]
    values = [every, *(v.astype(kind) for v in (turns, *usual, near, small))]
    with np.errstate(over="ignore"):
        edge = np.array([*edges, *(-e for e in edges)]).astype(kind)
    return np.concatenate([*values, edge])


def pairs(name: str, dtype: str, n: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Pairs for functions of two arguments, and every pair of edges."""
    kind = np.dtype(dtype).type
    edge = samples(dtype, 8)[-32:]
    edge = np.concatenate([edge, np.array([3, -3, 1.5, -2.5, 2**24 + 1], kind)])
    x, y = samples(dtype, n // 2, 1), samples(dtype, n // 2, 2)
    rng = np.random.default_rng(3)
    rng.shuffle(y)
    a = np.abs(samples(dtype, n // 2, 4)).astype(kind)
    with np.errstate(all="ignore"):
        limit = 128 if kind is np.float32 else 1024
        if name == "pow":  # powers that are numbers
            b = rng.uniform(-1.15, 1.02, a.size) * limit / np.log2(a.astype(np.longdouble))
        else:
            b = a * 10.0 ** rng.uniform(-8, 8, a.size)
    with np.errstate(all="ignore"):
        b = b.astype(kind)
    return (
        np.concatenate([np.repeat(edge, edge.size), x, a]),
        np.concatenate([np.tile(edge, edge.size), y, b]),
    )


def measure(name: str, dtype: str, fma: bool, float64: bool, exhaustive: int) -> dict[str, Any]:
    """The largest error found, and where."""
    begin = time.perf_counter()
    library, run = reference(name, dtype), ctypes.c_void_p(kernel(name, dtype, fma, float64))
    if dtype == "float32" and MATH_ARITY[name] == 1:
        step = 4099 if not exhaustive else (37 if name in SCALAR else 1) * exhaustive
        worst, where, count = _sweep(library, run, step)
    else:
        n = 10**7 // exhaustive if exhaustive else 10**5
        two = MATH_ARITY[name] == 2
        x, y = pairs(name, dtype, n) if two else (samples(dtype, n),) * 2
        out, at = np.empty_like(x), ctypes.c_longlong()
        arrays = [ctypes.c_void_p(v.ctypes.data) for v in (x, y, out)]
        worst = library.compare(run, *arrays, ctypes.c_longlong(x.size), ctypes.byref(at))
        i, count = at.value, x.size
        where = f"{x[i]!s}, {y[i]!s}" if two else str(x[i])
    return {
        "function": name, "dtype": dtype, "fma": fma, "float64": float64, "ulp": worst,
        "where": where, "inputs": count, "seconds": time.perf_counter() - begin,
    }  # fmt: skip


def _sweep(library: ctypes.CDLL, run: Any, step: int) -> tuple[float, str, int]:
    """All float32 numbers, or every step-th, on all processors."""
    parts = 64
    edges = [2**32 * k // parts // step * step for k in range(parts)] + [2**32]

    def part(k: int) -> tuple[float, float]:
        where = ctypes.c_float()
        bounds = (ctypes.c_uint64(v) for v in (edges[k], step, edges[k + 1]))
        return library.sweep(run, *bounds, ctypes.byref(where)), where.value

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        worst, where = max(pool.map(part, range(parts)))
    return worst, str(np.float32(where)), -(-(2**32) // step)


# Those whose float32 is computed in float64 where there is one; of the others it is all the same.
WIDE = ("sin", "cos", "tan")


def variants(name: str, dtype: str) -> list[tuple[bool, bool]]:
    """(fused multiply-add, float64) of the devices that are tried."""
    wide = (True, False) if dtype == "float32" and name in WIDE else (True,)
    return [(f, w) for w in wide for f in (True, False)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--exhaustive", action="store_true", help="all 2**32 float32 numbers")
    parser.add_argument("--step", type=int, default=1, help="with --exhaustive: every n-th")
    parser.add_argument("--only", default="", help="names of functions, separated by commas")
    parser.add_argument("--dtype", default="float32,float64")
    arguments = parser.parse_args()
    names = arguments.only.split(",") if arguments.only else list(MATH_ARITY)
    print("| function | dtype | fma | float64 | max ulp | at | inputs | s |\n" + "|---" * 8 + "|")
    missed = []
    for name in names:
        for dtype in arguments.dtype.split(","):
            for fma, float64 in variants(name, dtype):
                row = measure(
                    name, dtype, fma, float64, arguments.step if arguments.exhaustive else 0
                )
                print(_line(row), flush=True)
                if not row["ulp"] <= LIMITS.get((name, dtype), 1.0):
                    missed.append(f"{name} {dtype}: {row['ulp']:.3f}")
    print("\n".join(f"above the limit: {m}" for m in missed), file=sys.stderr)
    return 1 if missed else 0


def _line(row: dict[str, Any]) -> str:
    yes = {True: "yes", False: "no"}
    return (
        f"| {row['function']} | {row['dtype']} | {yes[row['fma']]} | {yes[row['float64']]} "
        f"| {row['ulp']:.4f} | {row['where']} | {row['inputs']:,} | {row['seconds']:.1f} |"
    )


if __name__ == "__main__":
    sys.exit(main())
