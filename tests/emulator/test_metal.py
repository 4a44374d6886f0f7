"""Metal written by hand, on the emulator: what attributes give parameters, threadgroup memory."""

from __future__ import annotations

import numpy as np
import pytest
from emulated_devices import device

import core
from core import testing
from core.errors import DeviceError, FallbackError
from core.testing.emulator import METAL, Program
from core.testing.emulator.launch import ORDERS

SUM = """
#include <metal_stdlib>
using namespace metal;

static inline float element(threadgroup const float *part, uint t) { return part[t]; }

kernel void group_sum(device const float *x [[buffer(0)]],
                      device atomic_uint *bits [[buffer(1)]],
                      constant uint &n [[buffer(2)]], constant float *scale [[buffer(3)]],
                      uint t [[thread_position_in_threadgroup]],
                      uint lanes [[threads_per_threadgroup]],
                      uint at [[thread_position_in_grid]]) {
  threadgroup float part[256], kept;
  part[t] = at < n ? x[at] * *scale : 0.0f;
  BARRIER
  for (uint step = lanes / 2; step > 0; step /= 2) {
    if (t < step) part[t] += element(part, t + step);
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  if (t == 0) kept = part[0];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t == lanes - 1) {
    uint seen = atomic_load_explicit(bits, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(bits, &seen,
               as_type<uint>(as_type<float>(seen) + kept), memory_order_relaxed,
               memory_order_relaxed)) {
    }
  }
}
"""
PLACES = """
kernel void places(device uint *out [[buffer(0)]], uint2 group [[threadgroup_position_in_grid]],
                   uint3 lane [[thread_position_in_threadgroup]],
                   uint number [[thread_index_in_threadgroup]],
                   uint3 groups [[threadgroups_per_grid]]) {
  out[(group.y * groups.x + group.x) * 6 + number] = lane.x + 10 * lane.y + 100 * number;
}
"""


def group_sum(barrier, order):
    x = np.random.default_rng(0).standard_normal(700).astype("f")
    total, scale = np.zeros(1, "f"), np.full(1, 2, "f")
    program = Program(METAL, SUM.replace("BARRIER", barrier), ["group_sum"])
    program("group_sum", [x, total, np.uint32(700), scale], groups=3, lanes=256, order=order)
    return 2 * x.sum(dtype="d"), float(total[0])


@pytest.mark.parametrize("order", ORDERS)
def test_a_sum_in_threadgroup_memory(order):
    want, got = group_sum("threadgroup_barrier(mem_flags::mem_threadgroup);", order)
    assert got == pytest.approx(want, rel=1e-5)


def test_a_lost_barrier_shows_in_the_order_of_threads():
    assert len({repr(group_sum("", order)[1]) for order in ORDERS}) > 1


def test_positions_are_given_as_the_types_that_they_are_asked_for():
    out = np.zeros(36, "u4")
    Program(METAL, PLACES, ["places"])("places", [out], groups=(3, 2), lanes=(3, 2))
    assert out.reshape(6, 6).tolist() == [[0, 101, 202, 310, 411, 512]] * 6


@pytest.mark.parametrize(
    ("parameter", "found"),
    [("uint x [[simdgroups_per_threadgroup]]", "simdgroups_per_"), ("uint x", "one attribute")],
)
def test_what_the_emulator_cannot_give_is_said(parameter, found):
    with pytest.raises(DeviceError, match=found):
        Program(METAL, f"kernel void f({parameter}) {{}}", ["f"])


# ---- the dialect of mps ------------------------------------------------------------------------
def test_float64_is_computed_on_its_bits():
    name, _ = device("mps")
    x = core.asarray(np.random.default_rng(0).standard_normal((3, 40)))
    y = x.to(name)
    with core.config.override(fallback="error"):
        for f in (lambda t: t * t + 1 / t, core.floor, lambda t: core.sum(t, axis=1)):
            testing.assert_close(f(y).to("cpu"), f(x), rtol=1e-14, atol=1e-14)


def test_complex128_falls_back_and_says_so():
    name, _ = device("mps")
    x = core.asarray([1 + 2j, -3j], dtype=core.complex128)
    with core.config.override(fallback="error"), pytest.raises(FallbackError):
        x.to(name) * x.to(name)
    with core.config.override(fallback="allow"):
        y = x.to(name) * x.to(name)
    assert (str(y.device), y.to("cpu").tolist()) == (f"{name}:0", [-3 + 4j, -9])
