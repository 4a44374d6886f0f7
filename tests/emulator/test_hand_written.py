"""Sources written by hand, as the emulator runs them: what lanes of a group and a warp do together.

And what it finds: lost barriers, barriers that not all lanes come to, accesses out of bounds.
"""

from __future__ import annotations

import os
import re

import numpy as np
import pytest

from core.errors import BuildError, DeviceError, ToolchainError
from core.ir.toolchain.c_compiler import find_toolchain
from core.testing.emulator import CUDA, HIP, Program, sanitizer_environment
from core.testing.emulator.launch import ORDERS

SUM = """
#include <cuda_runtime.h>
extern "C" __global__ void block_sum(const float *__restrict__ x, float *y, long long n) {
  __shared__ float part[256];
  const int t = threadIdx.x;
  part[t] = 0;
  for (long long i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
    part[t] += x[i];
  BARRIER
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (t < half) part[t] += part[t + half];
    __syncthreads();
  }
  if (t == 0) atomicAdd(y, part[0]);
}
"""
WARPS = """
extern "C" __global__ void warps(const int *x, int *sums, unsigned long long *odd, int *any) {
  int v = x[threadIdx.x];
  for (int n = warpSize / 2; n > 0; n /= 2) v += SHUFFLE(v, n);
  sums[threadIdx.x] = v;
  unsigned long long found = BALLOT(x[threadIdx.x] % 2 == 1);
  if (threadIdx.x % warpSize == 0) odd[threadIdx.x / warpSize] = found;
  any[threadIdx.x] = ANY(x[threadIdx.x] == 70);
}
"""
WORDS = {
    "cuda": {
        "SHUFFLE(": "__shfl_xor_sync(0xffffffff, ", "BALLOT(": "__ballot_sync(0xffffffff, ",
        "ANY(": "__any_sync(0xffffffff, ",
    },
    "hip": {"SHUFFLE(": "__shfl_xor(", "BALLOT(": "__ballot(", "ANY(": "__any("},
}  # fmt: skip
MATMUL = """
#define TILE 16
extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n) {
  extern __shared__ float tiles[];
  float (*s)[TILE] = (float (*)[TILE])tiles, (*t)[TILE] = s + TILE;
  const int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; k += TILE) {
    s[threadIdx.y][threadIdx.x] = row < n && k + threadIdx.x < n ? a[row * n + k + threadIdx.x] : 0;
    t[threadIdx.y][threadIdx.x] =
        column < n && k + threadIdx.y < n ? b[(k + threadIdx.y) * n + column] : 0;
    __syncthreads();
    for (int i = 0; i < TILE; ++i) sum = fmaf(s[threadIdx.y][i], t[i][threadIdx.x], sum);
    __syncthreads();
  }
  if (row < n && column < n) c[row * n + column] = sum;
}
"""


@pytest.fixture(scope="module", autouse=True)
def compiler():
    try:
        find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")


def floats(*shape):
    return np.random.default_rng(0).standard_normal(shape).astype("f")


def block_sum(source, order, seed=1):
    x, y = floats(3000), np.zeros(1, "f")
    Program(CUDA, source, ["block_sum"])(
        "block_sum", [x, y, 3000], groups=3, lanes=256, order=order, seed=seed
    )
    return x, float(y[0])


@pytest.mark.parametrize("order", ORDERS)
def test_a_sum_in_shared_memory(order):
    x, total = block_sum(SUM.replace("BARRIER", "__syncthreads();"), order)
    assert total == pytest.approx(float(x.sum(dtype="f8")), rel=1e-5)


def test_a_lost_barrier_shows_in_the_order_of_lanes():
    found = {block_sum(SUM.replace("BARRIER", ""), order)[1] for order in ORDERS}
    assert len({repr(v) for v in found}) > 1  # NaN, which shared memory holds at first, for one


@pytest.mark.parametrize("language", [CUDA, HIP], ids=lambda v: v.name)
@pytest.mark.parametrize("order", ORDERS)
def test_what_lanes_of_a_warp_exchange(language, order):
    source = WARPS
    for word, spelled in WORDS[language.name].items():
        source = source.replace(word, spelled)
    n, warp = 128, language.warp
    x = np.arange(n, dtype="i")
    sums, odd, found = np.zeros(n, "i"), np.zeros(n // warp, "u8"), np.zeros(n, "i")
    program = Program(language, source, ["warps"])
    program("warps", [x, sums, odd, found], groups=1, lanes=n, order=order)
    rows = x.reshape(-1, warp)
    assert sums.tolist() == np.repeat(rows.sum(1), warp).tolist()
    assert odd.tolist() == [0xAAAAAAAAAAAAAAAA & (2**warp - 1)] * (n // warp)
    assert found.tolist() == np.repeat((rows == 70).any(1), warp).tolist()


def test_groups_and_lanes_of_two_axes_and_memory_sized_by_the_launch():
    n = 40
    a, b, c = floats(n, n), floats(n, n).T.copy(), np.zeros((n, n), "f")
    Program(CUDA, MATMUL, ["matmul"])(
        "matmul", [a, b, c, np.int32(n)], groups=(3, 3), lanes=(16, 16), shared_bytes=2048
    )
    np.testing.assert_allclose(c, a.astype("d") @ b, rtol=1e-4, atol=1e-4)


def test_atomics_of_many_groups():
    source = """
    extern "C" __global__ void count(int *most, unsigned long long *total, float *sum, double by) {
      atomicMax(most, (int)(blockIdx.x * blockDim.x + threadIdx.x) % 77);
      atomicAdd(total, 2ull);
      int *at = (int *)sum, seen = *at, was;
      do {
        was = seen;
        seen = atomicCAS(at, was, __float_as_int(__int_as_float(was) + (float)by));
      } while (seen != was);
    }"""
    most, total, sum_ = np.zeros(1, "i"), np.zeros(1, "u8"), np.zeros(1, "f")
    program = Program(HIP, source, ["count"])
    program("count", [most, total, sum_, 0.5], groups=9, lanes=100, order="shuffled")
    assert (most[0], total[0], sum_[0]) == (76, 1800, 450.0)


# ---- what is wrong -----------------------------------------------------------------------------
DIVERGENT = """
extern "C" __global__ void gone(float *x, int most) {
  if (threadIdx.x >= most) return;
  x[threadIdx.x] += 1;
  __syncthreads(); // here
}
extern "C" __global__ void apart(float *x) {
  if (threadIdx.x < 7)
    __syncthreads(); // one
  else
    __syncthreads(); // two
}
extern "C" __global__ void warp(int *x) {
  if (threadIdx.x != 3) x[threadIdx.x] = __shfl_sync(0xffffffff, 1, 0);
}
"""


@pytest.mark.parametrize("order", ORDERS)
def test_a_barrier_that_not_all_lanes_come_to(order):
    program = Program(CUDA, DIVERGENT, ["gone", "apart", "warp"])
    x = np.zeros(64, "f")

    def said(kernel, arguments):
        with pytest.raises(DeviceError) as caught:
            program(kernel, arguments, groups=2, lanes=64, order=order)
        return str(caught.value)

    gone = said("gone", [x, np.int32(60)])
    assert "the kernel gone" in gone
    assert "60 wait at a barrier in line 5: __syncthreads(); // here; 4 have ended" in gone
    apart = said("apart", [x])
    assert "57 wait at a barrier in line 11" in apart
    assert "7 wait at a barrier in line 9" in apart
    assert "1 have ended" in said("warp", [x.view("i")])
    program("gone", [x, np.int32(64)], groups=2, lanes=64, order=order)  # all of them: no harm done


TRAPPING = """
extern "C" __global__ void trap(int *x) {
  if (x[threadIdx.x] < 0) __trap(); // not these
  __syncthreads();
  x[threadIdx.x] += 1;
}
"""


@pytest.mark.parametrize("order", ORDERS)
def test_a_kernel_that_traps(order):
    program, x = Program(CUDA, TRAPPING, ["trap"]), np.zeros(64, "i")
    x[[3, 40]] = -1
    with pytest.raises(DeviceError) as caught:
        program("trap", [x], groups=1, lanes=64, order=order)
    assert "the kernel trap trapped" in str(caught.value)
    assert "2 trapped in line 3: if (x[threadIdx.x] < 0) __trap(); // not these" in str(
        caught.value
    )
    assert x.max() == 0
    x[:] = 0
    program("trap", [x], groups=1, lanes=64, order=order)  # the engine is as good as before
    assert x.tolist() == [1] * 64


@pytest.mark.skipif("CORE_SANITIZED" in os.environ, reason="shared memory has guards, not NaN")
def test_shared_memory_holds_no_results_of_the_group_before():
    source = """
    extern "C" __global__ void stale(float *x) {
      __shared__ float s[4];
      if (blockIdx.x == 0) s[threadIdx.x] = 1;
      x[blockIdx.x * blockDim.x + threadIdx.x] = s[threadIdx.x];
    }"""
    x = np.zeros(8, "f")
    Program(CUDA, source, ["stale"])("stale", [x], groups=2, lanes=4)
    assert x[:4].tolist() == [1.0] * 4
    assert np.isnan(x[4:]).all()


def test_errors_say_what_there_is():
    with pytest.raises(BuildError, match="no_such_word"):
        Program(CUDA, 'extern "C" __global__ void f() { no_such_word; }', ["f"])
    program = Program(CUDA, 'extern "C" __global__ void f() {}', ["f"])
    with pytest.raises(DeviceError, match="no kernel 'g'"):
        program("g", [], groups=1, lanes=1)
    with pytest.raises(DeviceError, match="from 1 to 1024 lanes"):
        program("f", [], groups=1, lanes=2048)
    with pytest.raises(DeviceError, match="forward, reverse, shuffled"):
        program("f", [], groups=1, lanes=1, order="sideways")


# ---- AddressSanitizer --------------------------------------------------------------------------
BOUNDS = """
import numpy as np, ctypes
from core.testing.emulator import CUDA, Program
text = '''
extern "C" __global__ void scaled(float *x, int n) {
  __shared__ float s[32];
  s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x < n) x[threadIdx.x] = s[threadIdx.x OFFSET] * 2; // here
}'''.replace("OFFSET", "@offset")
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
x = np.ctypeslib.as_array((ctypes.c_float * 32).from_address(libc.malloc(128)))
x[:] = 1
program = Program(CUDA, text, ["scaled"], sanitize=True)
program("scaled", [x, np.int32(@lanes)], groups=1, lanes=@lanes)
print(x.tolist() == [2.0] * 32)
"""


@pytest.fixture(scope="module")
def sanitizer():
    try:
        return sanitizer_environment()
    except ToolchainError as e:
        pytest.skip(e.what)


def test_a_kernel_within_its_bounds_runs_with_the_sanitizer(run_python, sanitizer):
    code = BOUNDS.replace("@offset", "").replace("@lanes", "32")
    assert run_python(code, env=sanitizer).stdout.strip() == "True"


@pytest.mark.parametrize(
    ("offset", "lanes", "found"),
    [("", 33, "heap-buffer-overflow"), ("+ 1", 32, "global-buffer-overflow")],
)
def test_accesses_out_of_bounds_are_found(run_python, sanitizer, offset, lanes, found):
    code = BOUNDS.replace("@offset", offset).replace("@lanes", str(lanes))
    said = run_python(code, env=sanitizer, status=1).stderr
    assert found in said
    assert re.search(r"in scaled\S* .*kernels:\d", said)
