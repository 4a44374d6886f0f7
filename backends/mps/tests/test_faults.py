"""What goes wrong in a command buffer, a source or a pipeline: each is told, with the names."""

from __future__ import annotations

import numpy as np
import pytest

import core
from core.errors import BuildError, CoreError, DeviceError
from core.ir import Builder
from core.ir.compile import lower

CODES = {2: "Timeout", 3: "PageFault", 8: "OutOfMemory", 77: "error 77"}


@pytest.fixture
def x(driver, gpus, monkeypatch):
    """A tensor, with nothing under way; nobody's questions commit a batch."""
    monkeypatch.setattr("core_backend_mps.runtime.queues.PATIENCE", 60)
    made = core.ones(4, device="mps")
    core.synchronize("mps")
    return made


@pytest.mark.parametrize("code", CODES)
def test_a_command_buffer_that_failed_names_its_operators(driver, x, code):
    driver.fail("commit", code)
    core.tanh(x)
    core.exp(x)
    with pytest.raises(DeviceError) as caught:
        core.synchronize("mps")
    text = str(caught.value)
    assert f"ended with {CODES[code]} (the stand-in was told to fail)" in text
    assert "it held tanh" in text and "exp" in text
    core.synchronize("mps")  # it was told once
    assert core.exp(x - 1).to("cpu").tolist() == [1.0] * 4


def test_only_the_batch_at_fault_is_named(driver, x):
    for _ in range(4):  # a batch of its own
        core.tanh(x)
    driver.fail("commit", 3)
    core.exp(x)
    with pytest.raises(DeviceError, match=r"it held exp") as caught:
        core.synchronize("mps")
    assert "held tanh" not in str(caught.value)


@pytest.mark.parametrize("read", [lambda y: y.to("cpu"), lambda y: float(core.sum(y))])
def test_whoever_reads_is_told(driver, x, read):
    driver.fail("commit", 3)
    y = core.tanh(x)
    with pytest.raises(DeviceError, match="PageFault"):
        read(y)
    core.synchronize("mps")


def test_an_event_of_failed_work(driver, x):
    stream = core.Stream("mps")
    driver.fail("commit", 2)
    with stream:
        core.tanh(x)
    event = stream.record_event()
    with pytest.raises(DeviceError, match="Timeout"):
        event.synchronize()
    with pytest.raises(DeviceError, match="Timeout"):
        core.synchronize("mps")
    core.synchronize("mps")


def test_a_queue_behind_a_failed_one_does_not_wait_for_ever(driver, x):
    """A command buffer that fails tells no event; the host does."""
    first, second = core.Stream("mps"), core.Stream("mps")
    driver.fail("commit", 3)
    with first:
        y = core.tanh(x)
    second.wait_stream(first)
    with second:
        y + 1
    with pytest.raises(DeviceError, match="it held tanh"):
        second.synchronize()
    with pytest.raises(DeviceError):
        core.synchronize("mps")
    core.synchronize("mps")


def test_a_kernel_that_reaches_nowhere(driver, gpus):
    gpus.fail_later(gpus.queue(0))
    with pytest.raises(DeviceError, match=r"PageFault .*it held .*trap"):
        core.synchronize("mps")
    assert core.ones(2, device="mps").to("cpu").tolist() == [1.0, 1.0]


@pytest.mark.parametrize(
    "code, name", [(4, "AccessRevoked"), pytest.param(11, "DeviceRemoved", marks=pytest.mark.slow)]
)
def test_a_lost_gpu(beside, code, name):
    said = beside(f"""
x = core.ones(4, device=gpu)
core.synchronize(gpu)
driver.fail("commit", {code})
core.tanh(x)
told = []
uses = (lambda: core.synchronize(gpu), lambda: core.exp(x).to("cpu"), lambda: (x + 1).to("cpu"))
for use in uses:
    try:
        use()
    except CoreError as e:
        told.append("{name}" in str(e) and "restart the process" in str(e))
print(told, core.ones(3).tolist(), core.ones(2, device=last).to("cpu").tolist())
""")
    assert said == "[True, True, True] [1.0, 1.0, 1.0] [1.0, 1.0]"


def test_a_queue_that_metal_does_not_give(driver, gpus):
    driver.fail("newCommandQueue", 1)
    with pytest.raises(CoreError) as caught:
        core.Stream("mps")
    assert "newCommandQueue" in str(caught.value) and caught.value.fix
    core.Stream("mps").synchronize()


# ---- sources ----
def build(gpus, text, *names):
    from core_backend_mps.runtime.compiler import pipelines

    return pipelines(gpus.devices[0], text, names)


def test_a_build_error_has_the_compilers_log(gpus):
    with pytest.raises(BuildError) as caught:
        build(gpus, "#error no such thing\nkernel void f(device int *x [[buffer(0)]]) {}", "f")
    assert caught.value.what == "Metal's compiler refused f"
    assert "program_source:1" in caught.value.why and "no such thing" in caught.value.why


def test_a_kernel_that_is_not_in_the_source(gpus):
    with pytest.raises(BuildError, match="no kernel g"):
        build(gpus, "kernel void f(device int *x [[buffer(0)]]) {}", "g")


def test_a_pipeline_that_has_no_room_for_a_group(driver, gpus):
    """The operator takes the next way then."""
    from core_backend_mps.dialect import MetalDeviceDialect

    b = Builder("total", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum("m", lambda j: x[i, j])
    dialect = MetalDeviceDialect(0)
    source = dialect.spell(lower(b.function(), dialect.capabilities))
    assert dialect.build(source)
    driver.world.most_threads = 8
    try:
        with pytest.raises(BuildError, match="lanes in a group") as caught:
            dialect.build(source)
    finally:
        driver.world.most_threads = 0
    assert "leave room for 8" in caught.value.why


def test_an_archive_is_read_where_the_source_is_known(driver, gpus):
    text = "kernel void kept(device int *x [[buffer(0)]]) { *x = 1; }"
    build(gpus, text, "kept")
    counted = "archive hits", "archive misses", "serializeToURL:error:"
    hits, *others = map(driver.calls, counted)
    build(gpus, text, "kept")
    assert [driver.calls(one) for one in counted] == [hits + 1, *others]


@pytest.mark.slow
def test_archives_are_read_by_the_next_process(beside):
    text = """
names = ("archive hits", "archive misses", "serializeToURL:error:")
x = core.asarray([[1.0, 2.0], [3.0, 4.0]]).to(gpu)
core.sinh(x + 7).to("cpu")
print([driver.calls(n) for n in names])
"""
    beside(text)
    hits, misses, written = map(int, beside(text).strip("[]").split(","))
    assert hits > 0 and (misses, written) == (0, 0)


@pytest.mark.parametrize("call", ["serializeToURL:error:", "newBinaryArchiveWithDescriptor:error:"])
def test_kernels_work_without_archives(driver, gpus, call):
    text = f"kernel void f(device int *x [[buffer(0)]]) {{ *x = {len(call)}; }}"
    driver.fail(call, 5)
    before = driver.calls("archive misses")
    assert set(build(gpus, text, "f")) == {"f"}
    assert driver.calls("archive misses") == before + 1


def test_results_do_not_change_with_the_order_of_lanes(driver, gpus):
    a = np.random.default_rng(0).standard_normal((33, 65)).astype("f")
    found = []
    for lanes in ("forward", "reverse", "shuffled"):
        driver.set_order(3, lanes)
        found.append(core.softmax(core.asarray(a, device="mps"), axis=0).to("cpu").tolist())
    assert found[0] == found[1] == found[2]
