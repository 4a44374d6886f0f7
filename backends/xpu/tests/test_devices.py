"""Several devices at once: the CPU device in parts, or PoCL told to show two."""

from __future__ import annotations

import pytest

# One device of the driver in two parts; PoCL shows two by itself.
IN_PARTS = """
import os
if os.environ["CORE_XPU_RUNTIME"] == "sycl":
    from core_backend_xpu.runtime import sycl
    [whole] = sycl.find_devices()
    if whole.max_compute_units < 2:
        raise SystemExit("one processor")
    halves = tuple(whole.create_sub_devices(partition=[1, 1]))
    sycl.find_devices = lambda: halves
import core
"""


@pytest.fixture
def on_two(xpu, run_alone, runtime):
    def run(code: str) -> str:
        variables = {"CORE_XPU_RUNTIME": runtime, "POCL_DEVICES": "pthread pthread"}
        return run_alone(IN_PARTS + code, CORE_FALLBACK="error", **variables)

    return run


def test_each_computes_with_its_own(on_two):
    said = on_two("""
print(core.devices())
x, y = core.ones((300, 7), device="xpu:0"), core.full((300, 7), 2.0, device="xpu:1")
for t in (x, y, x, y):
    z = core.softmax(core.exp(t) @ core.permute_dims(t, (1, 0)), axis=1)
    assert z.device == t.device and abs(float(core.sum(z)) - 300) < 1e-3
fn = core.compile(lambda t: core.tanh(t) * 2 + 1, fullgraph=True)
for t in (x, y, x, y):
    core.testing.assert_close(fn(t).to("cpu"), core.tanh(t.to("cpu")) * 2 + 1, rtol=1e-5, atol=1e-5)
print(core.memory_stats("xpu:0")["allocated"] > 0, core.memory_stats("xpu:1")["allocated"] > 0)
print(y.to("xpu:0").device, x.to("xpu:1").to("cpu").tolist() == x.to("cpu").tolist())
print(float(core.sum(y.to("xpu:0") + x)))
""")
    lines = said.splitlines()
    assert lines[-4] == "[device('cpu'), device('xpu:0'), device('xpu:1')]"
    assert lines[-3:] == ["True True", "xpu:0 True", "6300.0"]


def test_a_tensor_of_the_wrong_one(on_two):
    said = on_two("""
x, y = core.ones(3, device="xpu:0"), core.ones(3, device="xpu:1")
for call in (lambda: x + y, lambda: core.concat([x, y]), lambda: core.where(x > 0, x, y),
             lambda: core.compile(lambda a, b: a * b)(x, y)):
    try:
        call()
    except core.errors.DeviceError as e:
        assert "xpu:0" in str(e) and "xpu:1" in str(e) and ".to(" in e.fix, e
    else:
        raise AssertionError("nothing was raised")
try:
    core.ones(1, device="xpu:2")
except core.errors.DeviceError as e:
    print(e)
""")
    assert "xpu:2" in said and "xpu:1" in said


def test_streams_belong_to_their_device(on_two):
    said = on_two("""
x = core.ones(1000, device="xpu:1")
with core.Stream("xpu:1") as stream:
    y = x * 3
stream.synchronize()
core.synchronize("xpu:0")
print(float(core.sum(y)), y.device)
""")
    assert said.splitlines()[-1] == "3000.0 xpu:1"
