"""The device as users meet it: computing, memory, streams, errors, both runtimes."""

from __future__ import annotations

import numpy as np
import pytest

import core
from core.errors import CoreError, OutOfMemoryError

COMPUTES = """
import core
a = core.reshape(core.arange(12, dtype=core.float32, device="xpu"), (3, 4))
assert core.softmax(a, axis=1).to("cpu").tolist()[0][3] > 0.6
assert (a @ core.permute_dims(a, (1, 0))).tolist()[2] == [62.0, 214.0, 366.0]
assert core.sort(a, axis=1, descending=True).tolist()[0] == [3.0, 2.0, 1.0, 0.0]
assert int(core.sum(a)) == 66
x = core.asarray([1.0, 2.0], device="xpu").requires_grad_()
core.sum(core.exp(x) * x).backward()
print(x.grad.device, core.fallback_report())
"""


def test_both_runtimes_compute(xpu, run_alone, runtime):
    said = run_alone(COMPUTES, CORE_XPU_RUNTIME=runtime, CORE_FALLBACK="error")
    assert said.startswith("xpu:0 no operator has fallen back")


def test_no_variable_is_needed_and_the_device_says_what_it_is(xpu, run_alone):
    said = run_alone("import core; print(core.ones(3, device='xpu').tolist())")
    assert "[1.0, 1.0, 1.0]" in said
    facts = core.backends()["xpu"].capabilities()
    assert facts["runtime"] in ("SYCL (dpctl)", "OpenCL (pyopencl)")
    assert facts["devices"]


def test_results_are_those_of_the_cpu(xpu):
    rng = np.random.default_rng(0)
    x = core.asarray(rng.standard_normal((65, 129)).astype("float32"))
    y = x.to(xpu)
    for fn in (
        lambda t: core.gelu(t * 2 + 1) * core.sigmoid(t),
        lambda t: core.softmax(t, axis=1),
        lambda t: core.layer_norm(t, (129,)),
        lambda t: t @ core.permute_dims(t, (1, 0)),
        lambda t: core.cumulative_sum(t, axis=0),
        lambda t: core.sum(t, axis=0),
        lambda t: t[::2, 3:7] + t[1::2, :4].sum(),
        lambda t: core.argsort(t, axis=1),
    ):
        core.testing.assert_close(fn(y).to("cpu"), fn(x), rtol=1e-5, atol=1e-5)


def test_random_numbers_are_those_of_the_cpu(xpu):
    core.manual_seed(3)
    here = core.rand((1000,))
    core.manual_seed(3)
    there = core.rand((1000,), device=xpu)
    assert here.tolist() == there.tolist()


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 100_003])
@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16", "int64", "bool", "complex64"])
def test_sizes_around_a_groups(xpu, size, dtype):
    x = core.astype(core.arange(size) % 7, dtype)
    moved = core.where(x == x, x, x).to(xpu)
    assert core.where(moved == moved, moved, moved).to("cpu").tolist() == x.tolist()


def test_a_second_call_builds_nothing(xpu):
    from core.bodies import device_kernels

    built = device_kernels._devices[xpu][0]._built
    core.tanh(core.ones((7, 9), device=xpu))
    count = len(built)
    for n in range(2, 60):
        core.tanh(core.ones((n, 11), device=xpu))
    assert len(built) == count


# ---- compiled ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "fn",
    [
        lambda t: core.gelu(t * 2 + 1) * core.sigmoid(t) + core.tanh(t),
        lambda t: core.softmax(t * 2, axis=-1),
        lambda t: core.layer_norm(t, (32,)) * 3,
        lambda t: core.sum(core.relu(t @ core.permute_dims(t, (1, 0))), axis=0),
    ],
    ids=["pointwise", "softmax", "layer_norm", "product"],
)
def test_compiled_as_on_the_cpu(xpu, fn):
    x = core.randn((64, 32))
    compiled = core.compile(fn, fullgraph=True, dynamic=True)
    for n in (64, 2, 33):
        got = compiled(x[:n].to(xpu))
        assert str(got.device) == "xpu:0"
        core.testing.assert_close(got.to("cpu"), fn(x[:n]), rtol=1e-4, atol=1e-4)
    assert len(compiled.graphs) == 1


def test_a_compiled_training_step(xpu):
    x, y, w = core.randn((64, 32)), core.randint(4, (64,)), core.randn((32, 4))

    def loss(w, x, y):
        return core.cross_entropy(x @ w, y)

    there = w.to(xpu).requires_grad_()
    here = w.requires_grad_()
    core.compile(loss)(there, x.to(xpu), y.to(xpu)).backward()
    loss(here, x, y).backward()
    core.testing.assert_close(there.grad.to("cpu"), here.grad, rtol=1e-4, atol=1e-5)


# ---- memory ------------------------------------------------------------------------------------
def test_memory_of_a_loop_stays_flat(xpu):
    w = core.ones((128, 128), device=xpu).requires_grad_()
    seen = []
    for _ in range(30):
        core.sum(core.tanh(w @ w)).backward()
        with core.no_grad():
            w -= 0.01 * w.grad
        w.grad = None
        seen.append(core.memory_stats(xpu)["allocated"])
    assert len(set(seen[5:])) == 1
    core.empty_cache(xpu)
    assert core.memory_stats(xpu)["reserved"] == core.memory_stats(xpu)["allocated"]


def test_out_of_memory_is_told_and_recovered_from(xpu):
    core.empty_cache(xpu)
    limit = core.memory_stats(xpu)["reserved"] + (1 << 20)
    core.set_memory_limit(limit, xpu)
    try:
        with pytest.raises(OutOfMemoryError, match="could not allocate"):
            core.ones(1 << 20, device=xpu)
        assert core.ones(1000, device=xpu).to("cpu").tolist() == [1.0] * 1000
    finally:
        core.set_memory_limit(None, xpu)
    with pytest.raises(OutOfMemoryError):
        core.empty(1 << 50, device=xpu)
    assert int(core.sum(core.ones(1 << 20, device=xpu))) == 1 << 20


def test_the_host_does_not_read_the_device(xpu):
    with pytest.raises(CoreError, match="xpu"):
        np.asarray(core.ones(3, device=xpu))


# ---- streams -----------------------------------------------------------------------------------
def test_streams(xpu):
    x = core.ones(1 << 20, device=xpu)
    first, second = core.Stream(xpu), core.Stream(xpu)
    first.wait_stream(second)
    core.synchronize(xpu)
    with first:
        y = x * 2
        event = first.record_event()
    second.wait_event(event)
    with second:
        z = y + 1
    second.synchronize()
    assert event.query()
    assert int(core.sum(z)) == 3 << 20


def test_threads(xpu):
    from concurrent.futures import ThreadPoolExecutor

    def work(n):
        x = core.full((n + 1, 50), float(n), device=xpu)
        return float(core.sum(core.tanh(x) * 0 + x))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(40))) == [n * (n + 1) * 50.0 for n in range(40)]
