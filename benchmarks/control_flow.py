"""Loops as operators against the same loops in C.

    python benchmarks/control_flow.py

One thread; a scan of 10,000 steps that keeps each state, of one number and of rows, and a
while_loop, which is told: a step of it is two calls of kernels. The C is compiled by the compiler
that core finds, with core's own options, so neither side joins products and sums.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
from measure import Row, alternate, print_table, timed

import core
from core.ir.toolchain.c_compiler import find_toolchain

STEPS, ROUNDS = 10_000, 15
LENGTHS = (1, 8, 64, 256)
LIMIT = 2.0
CODE = """
void scan(const float *start, const float *xs, const float *a, float *ys, long n, long size) {
  float s[256];
  for (long k = 0; k < size; ++k) s[k] = start[k];
  for (long t = 0; t < n; ++t)
    for (long k = 0; k < size; ++k) ys[t * size + k] = s[k] = s[k] * a[k] + xs[t * size + k];
}
void scan_one(const float *start, const float *xs, const float *a, float *ys, long n, long size) {
  float s = *start;
  for (long t = 0; t < n; ++t) ys[t] = s = s * *a + xs[t];
}
void repeat(const float *start, float *end) {
  float s = *start;
  while (s < 100.0f) s = s * 1.001f + 0.001f;
  *end = s;
}
"""


def in_c() -> Any:
    toolchain, folder = find_toolchain(), Path(tempfile.mkdtemp())
    (folder / "loops.c").write_text(CODE)
    library = str(folder / "loops.so")
    options = [*toolchain.flags(), "-shared", "-fPIC", "-o", library]
    subprocess.run([*toolchain.command, *options, str(folder / "loops.c")], check=True)
    return ctypes.CDLL(library)


def pointer(array: numpy.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def row(
    what: str, ours: Callable[[], Any], theirs: Callable[[], Any], limit: float | None = LIMIT
) -> Row:
    took = alternate({"core": timed(ours), "C": timed(theirs)}, ROUNDS)
    detail = ", ".join(f"{name} {seconds * 1e6:.1f} us" for name, seconds in took.items())
    return Row(f"{what}: core / C", took["core"] / took["C"], limit, "x", detail)


def scan_row(library: Any, length: int) -> Row:
    draw = numpy.random.default_rng(length)
    start, factors = (draw.random(length, numpy.float32) for _ in range(2))
    xs = draw.random((STEPS, length), numpy.float32)
    ys = numpy.empty_like(xs)
    own = library.scan_one if length == 1 else library.scan
    sizes = ctypes.c_long(STEPS), ctypes.c_long(length)

    def all_steps(s: core.Tensor, xs: core.Tensor, a: core.Tensor) -> Any:
        return core.scan(lambda s, x: (s * a + x,) * 2, s, xs)

    compiled = core.compile(all_steps, fullgraph=True)
    tensors = [core.asarray(x) for x in (start, xs, factors)]

    def theirs() -> None:
        own(pointer(start), pointer(xs), pointer(factors), pointer(ys), *sizes)

    theirs()
    numpy.testing.assert_allclose(numpy.asarray(compiled(*tensors)[1]), ys, rtol=1e-5)
    compiled(*tensors)
    return row(f"scan, {STEPS} steps of {length}", lambda: compiled(*tensors), theirs)


def while_row(library: Any) -> Row:
    start, end = numpy.zeros(1, numpy.float32), numpy.empty(1, numpy.float32)
    compiled = core.compile(
        lambda s: core.while_loop(lambda s: s < 100.0, lambda s: s * 1.001 + 0.001, s),
        fullgraph=True,
    )
    tensor = core.asarray(0.0)

    def theirs() -> None:
        library.repeat(pointer(start), pointer(end))

    theirs()
    numpy.testing.assert_allclose(numpy.asarray(compiled(tensor)), end[0], rtol=1e-5)
    compiled(tensor)
    return row("while_loop of one number", lambda: compiled(tensor), theirs, None)


def main() -> int:
    core.set_num_threads(1)
    library = in_c()
    table = [*(scan_row(library, length) for length in LENGTHS), while_row(library)]
    return 0 if print_table("loops, one thread, medians", table) else 1


if __name__ == "__main__":
    sys.exit(main())
