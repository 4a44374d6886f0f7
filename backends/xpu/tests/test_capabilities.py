"""Devices that can do less than the one at hand: what the runtime says of it is changed."""

from __future__ import annotations

import pytest

CHANGED = """
from core_backend_xpu.runtime import runtime
driver = runtime()
sources = []
build = driver.build
def noted(text, index=0):
    sources.append(text)
    return build(text, index)
driver.build = noted
"""


@pytest.fixture
def run(xpu, run_alone, runtime):
    def run(code: str, **env: str) -> str:
        return run_alone(CHANGED + code, CORE_XPU_RUNTIME=runtime, **env).strip().splitlines()[-1]

    return run


def test_without_double_what_is_single_needs_no_double(run):
    said = run(
        """
driver.lacks = lambda index: ("float64",)
import core
x = core.reshape(core.arange(24, dtype=core.float32), (4, 6)) / 7
y = x.to("xpu")
for fn in (core.exp, core.sin, core.gelu, lambda t: core.softmax(t, axis=1), lambda t: t @ t.mT,
           lambda t: core.layer_norm(t, (6,)), lambda t: core.sort(t, axis=0), core.var,
           lambda t: core.astype(t, core.float16) * 2, lambda t: core.astype(t, core.bfloat16) + 1):
    core.testing.assert_close(fn(y).to("cpu"), fn(x), rtol=1e-3, atol=1e-5)
print(len(sources) > 10, sum("double" in s for s in sources), core.fallback_report())
""",
        CORE_FALLBACK="error",
    )
    assert said == "True 0 no operator has fallen back to the CPU"


def test_without_double_what_needs_it_is_computed_on_bits_or_falls_back_visibly(run):
    said = run(
        """
driver.lacks = lambda index: ("float64",)
import core, warnings
x = core.reshape(core.arange(24, dtype=core.float64), (4, 6)) / 7
y = x.to("xpu")
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for fn in (lambda t: t + t * 3, lambda t: t[1:, ::2], lambda t: core.cumulative_sum(t, axis=0),
               core.exp, lambda t: core.sort(t, axis=0), lambda t: core.softmax(t, axis=1)):
        got = fn(y)
        assert str(got.device) == "xpu:0"
        core.testing.assert_close(got.to("cpu"), fn(x))
fell = {entry.operator for entry in core.fallback_report()}
said = " ".join(str(w.message) for w in seen if w.category.__name__ == "FallbackWarning")
assert all(name in said for name in fell), (fell, said)
print(sum("double" in s for s in sources), len(sources) > 3, "core::add" in fell)
"""
    )
    assert said == "0 True False"


def test_a_device_with_small_groups_and_little_shared_memory(run):
    said = run(
        """
driver.room, driver.arch = lambda index: (32, 2048), lambda index: "gpu"
import core
x = core.randn((40, 300))
y = x.to("xpu")
for fn in (lambda t: core.softmax(t, axis=1), lambda t: t @ t.mT, core.sum, core.argmax):
    core.testing.assert_close(fn(y).to("cpu"), fn(x), rtol=1e-4, atol=1e-4)
print(core.fallback_report())
""",
        CORE_FALLBACK="error",
    )
    assert said == "no operator has fallen back to the CPU"


def test_a_kernel_with_more_lanes_than_the_driver_gives_it(run):
    said = run(
        """
driver.most_lanes = lambda kernel, index: 1
import core, warnings
x = core.ones(300, device="xpu")
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    y = core.exp(x)
print(y.device, any("core::exp" in str(w.message) for w in seen))
"""
    )
    assert said == "xpu:0 True"
