"""How far the vector math (core/ir/math) is from the true values, in units in the last place.

    python benchmarks/accuracy.py [--exhaustive] [--only exp,log] [--dtype float32,float64]

Every function is compiled as a kernel of the CPU device for each level of x86-64 (v2 has no fused
multiply-add, v4 wider vectors), in float32 also as for devices without float64, and compared with
truth/. `--exhaustive` takes all 2**32 float32 numbers, 10**7 float64 numbers and 10**7 pairs, else
as many as take a second; all 65536 float16 and bfloat16 numbers always. Needs gcc, glibc, mpmath
and a processor for the level. Exits with 1 if an error exceeds 1 ulp and is not in `LIMITS`.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import truth
from truth.inputs import pairs, samples
from truth.precise import confirm

from core.ir import Builder, ops
from core.ir.compile import compile_c
from core.ir.dialect.c import host_capabilities
from core.ir.functions import FUNCTIONS
from core.ir.math import EXPANSIONS

DTYPES = ("float32", "float64", "float16", "bfloat16")
# Digits, the exponent of the least number, the exponent above all numbers.
HALVES = {"float16": (11, -24, 16), "bfloat16": (8, -133, 128)}
# Not at most 1 ulp, and why; see core/ir/math.
LIMITS: dict[tuple[str, str], float] = {
    ("gelu", "float32"): 2,  # in units of the last place of numbers from 1 to 2
    # Cubes, 1 / (x * x) and 1 / sqrt(x) are rounded twice; other exponents keep to 1.
    ("pow", "float32"): 1.5,
    ("pow", "float64"): 1.5,
}
# Those whose float32 is computed in float64 where there is one; of the others it is all the same.
WIDE = ("sin", "cos", "tan", "sinpi", "cospi", "pow")


@dataclass(frozen=True)
class Variant:
    """A way to compile a function: the processor's level, and whether there is float64."""

    level: str
    float64: bool = True

    @property
    def fma(self) -> bool:
        return self.level != "v2"


def levels() -> list[str]:
    """Those of x86-64 that this processor has."""
    with open("/proc/cpuinfo") as file:
        flags = next(line for line in file if line.startswith("flags")).split()
    needed = {"v2": "sse4_2", "v3": "avx2", "v4": "avx512vl"}
    return [level for level, flag in needed.items() if flag in flags]


def variants(name: str, dtype: str) -> list[Variant]:
    wide = (True, False) if dtype == "float32" and name in WIDE else (True,)
    return [Variant(level, w) for w in wide for level in levels()]


def kernel(name: str, dtype: str, variant: Variant) -> int:
    """The address of the function as a kernel, out of the same compiler as every operator's."""
    b = Builder(f"{name}_{dtype}", ["n"])
    inputs = [b.input(n, dtype, ["n"]) for n in ("x", "y")[: FUNCTIONS[name].arity]]
    result = b.output("result", dtype, ["n"])
    capabilities = host_capabilities(fma=variant.fma)
    with b.parallel("n") as i:
        values = [x[i] for x in inputs]
        if variant.float64:
            result[i] = getattr(ops, name)(*values)
        else:  # as legalization spells it out where there is none
            result[i] = EXPANSIONS[name](*values, capabilities.without("float64"))
    flags = [f"-march=x86-64-{variant.level}"]
    compiled = compile_c(b.function(), flags=flags, capabilities=capabilities)
    return next(iter(compiled.addresses.values()))


# ---- measuring ---------------------------------------------------------------------------------
@dataclass
class Row:
    """The largest error of one variant, and where it is; `inputs` were tried."""

    name: str
    dtype: str
    variant: Variant
    ulp: float
    where: tuple[float, ...]
    inputs: int
    seconds: float = 0.0

    def __str__(self) -> str:
        wide = "" if self.variant.float64 else ", no float64"
        at = ", ".join(np.format_float_scientific(v, trim="-") for v in self.where)
        return (
            f"| {self.name} | {self.dtype} | {self.variant.level}{wide} | {self.ulp:.4f} | {at} "
            f"| {self.inputs:,} | {self.seconds:.1f} |"
        )


def measure(name: str, dtype: str, step: int) -> list[Row]:
    """The rows of all variants; step: every n-th of what an exhaustive run takes."""
    begin = time.process_time()
    two = FUNCTIONS[name].arity == 2
    tried = variants(name, dtype)
    kernels = [ctypes.c_void_p(kernel(name, dtype, v)) for v in tried]
    if dtype in HALVES:
        rows = [_halves(name, dtype, *both) for both in zip(tried, kernels)]
    elif dtype == "float32" and not two:
        rows = _sweep(name, tried, kernels, step)
    else:
        rows = _sampled(name, dtype, tried, kernels, max(10**7 // step, 10**4))
    for row in rows:
        row.seconds = (time.process_time() - begin) / len(rows)
    return rows


def _sweep(name: str, tried: list[Variant], kernels: list[Any], step: int) -> list[Row]:
    """All float32 numbers, or every step-th, on all processors."""
    library, parts, count = truth.build(name, "float32", 1), 64, len(kernels)
    edges = [2**32 * k // parts // step * step for k in range(parts)] + [2**32]
    addresses = (ctypes.c_void_p * count)(*kernels)

    def part(k: int) -> list[tuple[float, float]]:
        worst, where = (ctypes.c_double * count)(), (ctypes.c_float * count)()
        bounds = (ctypes.c_uint64(v) for v in (edges[k], step, edges[k + 1]))
        library.sweep(addresses, count, *bounds, worst, where)
        return list(zip(worst, where))

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        found = list(pool.map(part, range(parts)))
    best = [max(p[k] for p in found) for k in range(count)]
    return [
        Row(name, "float32", v, ulp, (np.float32(at),), -(-(2**32) // step))
        for v, (ulp, at) in zip(tried, best)
    ]


def _sampled(name: str, dtype: str, tried: list[Variant], kernels: list[Any], n: int) -> list[Row]:
    """Float64 numbers, or pairs."""
    arity, rows = FUNCTIONS[name].arity, []
    compare = getattr(truth.build(name, dtype, arity), f"compare_{dtype}")
    x, y = pairs(name, dtype, n) if arity == 2 else (samples(dtype, n),) * 2

    for variant, run in zip(tried, kernels):
        out, at = np.empty_like(x), ctypes.c_longlong()
        arrays = [ctypes.c_void_p(v.ctypes.data) for v in (x, y, out)]
        worst = compare(run, *arrays, ctypes.c_longlong(x.size), ctypes.byref(at))
        where = (x[at.value], y[at.value])[:arity]
        confirm(name, where, out[at.value], worst, truth.lowest(name, dtype, where[0]))
        rows.append(Row(name, dtype, variant, worst, where, x.size))
    return rows


def _halves(name: str, dtype: str, variant: Variant, run: Any) -> Row:
    """All numbers of 16 bits: the last rounding, and little more."""
    library = truth.build(name, "float32", 1)
    bits, out = np.arange(65536, dtype=np.uint16), np.empty(65536, np.uint16)
    buffers = (ctypes.c_void_p * 2)(bits.ctypes.data, out.ctypes.data)
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, *[ctypes.c_longlong] * 2)(run.value)
    call(buffers, (ctypes.c_longlong * 2)(65536, 65536), 0, 65536)
    x, got = widened(bits, dtype), widened(out, dtype)
    number, exponents = ctypes.c_double, [ctypes.c_int(v) for v in HALVES[dtype]]
    errors = [library.error_of(number(g), number(v), *exponents) for g, v in zip(got, x)]
    at = int(np.argmax(errors))
    return Row(name, dtype, variant, errors[at], (x[at],), 65536)


def widened(bits: np.ndarray[Any, Any], dtype: str) -> np.ndarray[Any, Any]:
    """The float32 numbers that the bits of 16-bit ones stand for."""
    if dtype == "float16":
        return bits.view(np.float16).astype(np.float32)
    return (bits.astype(np.uint32) << 16).view(np.float32)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--exhaustive", action="store_true", help="all 2**32 float32 numbers")
    parser.add_argument("--step", type=int, default=1, help="with --exhaustive: every n-th")
    parser.add_argument("--only", default="", help="names of functions, separated by commas")
    parser.add_argument("--dtype", default=",".join(DTYPES))
    arguments = parser.parse_args()
    names = arguments.only.split(",") if arguments.only else list(FUNCTIONS)
    print("| function | dtype | built for | max ulp | at | inputs | CPU s |\n" + "|---" * 7 + "|")
    missed = []
    for dtype in arguments.dtype.split(","):
        for name in names:
            if dtype in HALVES and FUNCTIONS[name].arity == 2:
                continue
            for row in measure(name, dtype, arguments.step if arguments.exhaustive else 4099):
                print(row, flush=True)
                if not row.ulp <= LIMITS.get((name, dtype), 1.0):
                    missed.append(f"{name} {dtype}: {row.ulp:.3f}")
    print("\n".join(f"above the limit: {m}" for m in missed), file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
