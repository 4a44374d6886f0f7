"""What goes wrong with devices: each is an error that says what to do, and none a crash or a hang.

On both runtimes, in processes of their own, since some of these end a process.
"""

from __future__ import annotations

import pytest


@pytest.fixture
def run(xpu, run_alone, runtime):
    """Runs code on one runtime; its last line."""

    def run(code: str, status: int = 0, **env: str) -> str:
        said = run_alone(code, status=status, CORE_XPU_RUNTIME=runtime, **env)
        return said.strip().splitlines()[-1] if said.strip() else ""

    return run


# ---- memory ------------------------------------------------------------------------------------
def test_the_driver_runs_out_and_recovers(run):
    said = run("""
import core
from core.errors import OutOfMemoryError
from core_backend_xpu.runtime import runtime
kept = core.ones(1000, device="xpu")
driver, sizes, room = runtime(), {}, 14 << 20
reserve, release = driver.reserve, driver.release
def scarce(nbytes, index):
    if sum(sizes.values()) + nbytes > room:
        raise MemoryError("CL_MEM_OBJECT_ALLOCATION_FAILURE")
    address = reserve(nbytes, index)
    sizes[address] = nbytes
    return address
def given_back(address, index):
    sizes.pop(address, None)
    release(address, index)
driver.reserve, driver.release = scarce, given_back
held = []
try:
    while True:
        held.append(core.empty(1 << 20, device="xpu"))
except OutOfMemoryError as e:
    assert "bytes" in e.exists and e.fix, e
assert len(held) == 3, held
held.clear()
other = core.ones(3 << 20, device="xpu")  # another size: what is kept is given back first
print(float(core.sum(other)) == 3 << 20, kept.to("cpu").tolist() == [1.0] * 1000)
""")
    assert said == "True True"


def test_more_than_there_is(run):
    said = run("""
import core
try:
    core.empty(1 << 50, device="xpu")
except core.errors.OutOfMemoryError as e:
    print("free" in e.exists and "xpu:0 could not allocate" in e.what)
""")
    assert said == "True"


def test_the_host_does_not_reach_the_devices_memory(run):
    said = run("""
import core, numpy as np
x = core.ones(3, device="xpu")
said = []
for read in (np.asarray, memoryview, bytes, lambda t: np.from_dlpack(t)):
    try:
        read(x)
    except (core.errors.CoreError, TypeError, BufferError, RuntimeError) as e:
        said.append("xpu" in str(e) or "DLPack" in str(e) or "device" in str(e).lower())
print(said)
""")
    assert said == "[True, True, True, True]"


# ---- a device that is lost ---------------------------------------------------------------------
def test_a_device_lost_in_the_middle(run):
    said = run("""
import core
from core_backend_xpu.runtime import runtime
x = core.ones((64, 64), device="xpu")
y = core.tanh(x @ x)
driver = runtime()
wait = driver.wait
def lost(queue):
    wait(queue)
    raise RuntimeError("CL_DEVICE_NOT_AVAILABLE")
driver.wait = lost
for read in (lambda: core.synchronize("xpu"), lambda: y.to("cpu"), lambda: float(core.sum(y))):
    z = core.exp(y)
    try:
        read()
    except core.errors.DeviceError as e:
        assert "CL_DEVICE_NOT_AVAILABLE" in e.what and "exp" in e.exists and e.fix, e
        assert isinstance(e.__cause__, RuntimeError)
    else:
        raise AssertionError("nothing was raised")
del x, y, z                                    # gives memory back without a word
driver.wait = wait
print(float(core.sum(core.ones(10, device="xpu"))))
""")
    assert said == "10.0"


def test_a_launch_that_the_driver_refuses(run):
    said = run("""
import core
from core_backend_xpu.dialect import XpuDialect
build = XpuDialect.build
def too_wide(self, source):
    built = build(self, source)
    for kernel in built.values():
        kernel.lanes = 1 << 20
    return built
x = core.ones(3, device="xpu")
XpuDialect.build = too_wide
try:
    core.exp(x)
except core.errors.DeviceError as e:
    told = "the driver refused to start the kernel exp" in e.what and "lanes" in e.exists
XpuDialect.build = build
print(told, core.tanh(x).to("cpu").tolist() == core.tanh(core.ones(3)).tolist())
""")
    assert said == "True True"


# ---- kernels -----------------------------------------------------------------------------------
BROKEN = """
import core
from core_backend_xpu.dialect import dialect
core.ones(1, device="xpu")
"""


def test_a_build_error_has_the_compilers_log(run):
    said = run(
        BROKEN
        + r"""
text = "__kernel void broken_0(__global float *x) {\n  x[0] = no_such_name;\n  x[1] = 1.0f\n}\n"
kernel = type("K", (), {"name": "broken_0", "buffers": [], "scalars": [], "used": set()})
try:
    dialect().build(type("S", (), {"text": text, "kernels": [kernel]}))
except core.errors.BuildError as e:
    assert "broken_0" in e.what and "no_such_name" in e.why and "expected ';'" in e.why, e
    assert ":2:" in e.why and ":3:" in e.why, e
    print("told")
"""
    )
    assert said == "told"


def test_an_operator_whose_kernel_does_not_build_takes_the_next_way(run):
    said = run("""
import core, warnings
from core_backend_xpu.dialect import XpuDialect
spell = XpuDialect.spell
def misspelt(self, function):
    source = spell(self, function)
    source.text = source.text.replace("{", "{ no_such_name();", 1)
    return source
x = core.ones(3, device="xpu")
XpuDialect.spell = misspelt
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    place = core.expm1(x).device
print(place, [w.category.__name__ for w in seen], core.fallback_report()[0].operator)
""")
    assert said == "xpu:0 ['FallbackWarning'] core::expm1"


@pytest.mark.parametrize("need", ["lanes", "local memory"])
def test_a_kernel_that_is_too_large_for_the_device(run, need):
    lanes, array = (1 << 20, 16) if need == "lanes" else (16, 1 << 24)
    said = run(f"""
import core
from core import _native
from core_backend_xpu.runtime import runtime
x = core.ones(16, device="xpu")
text = '''
__kernel void large(__global float *x) {{
  __local float shared[{array}];
  int n = get_local_id(0);
  shared[n] = x[n & 15];
  barrier(CLK_LOCAL_MEM_FENCE);
  x[n & 15] = shared[({array} - 1 - n) % 16];
}}
'''
core.exp(x)  # has the launcher made
driver, said = runtime(), "nothing"
try:
    kernel = driver.kernel(driver.build(text, 0), "large")
    handle = driver.handle(kernel)
    _native.start_kernel(x.device, handle, [x.data_ptr], [], 1, {lanes}, "large")
    driver.synchronize(0)
except Exception as e:
    said = type(e).__name__
print(said, float(core.sum(core.ones(7, device="xpu"))))
""")
    assert said.endswith(" 7.0")
    if need == "lanes":
        assert said == "DeviceError 7.0"


# ---- processes ---------------------------------------------------------------------------------
FORK = """
import core, os, sys
x = core.ones(3, device="xpu")
y = core.exp(x)
stream, other = core.Stream("xpu"), core.Stream("xpu")
event = stream.record_event()
sys.stdout.flush()
if (pid := os.fork()) == 0:
    said = []
    for use in (lambda: core.exp(x), lambda: core.ones(2, device="xpu"), lambda: x.to("cpu"),
                lambda: core.synchronize("xpu"), lambda: core.compile(core.tanh)(x),
                lambda: core.Stream("xpu"), stream.__enter__, stream.record_event, event.query,
                event.synchronize, stream.synchronize, lambda: other.wait_stream(stream),
                lambda: core.memory_stats("xpu"), lambda: core.empty_cache("xpu"),
                lambda: core.set_memory_limit(1 << 30, "xpu"), x.__dlpack__):
        try:
            use()
        except core.errors.DeviceError as e:
            said.append("spawn" in e.fix)
    good = said == [True] * 16 and core.ones(3).tolist() == [1.0] * 3
    del x, y, stream, other, event, use
    {leave}
    sys.exit(0 if good else 1)
event.synchronize()
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), core.exp(x).to("cpu").tolist()[0] > 2.7)
"""


LEFT_INSIDE = """
import core, os, sys
x = core.ones(3, device="xpu")
with core.Stream("xpu"):
    core.exp(x)
    if (pid := os.fork()) == 0:
        sys.exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), core.exp(x).to("cpu").tolist()[0] > 2.7)
"""


def test_a_child_leaves_the_stream_that_it_was_forked_in(run):
    assert run(LEFT_INSIDE) == "7 True"


@pytest.mark.parametrize("leave", ["", "os._exit(0 if good else 1)"], ids=["exit", "_exit"])
def test_use_after_fork_is_an_error_in_the_child(run, leave):
    assert run(FORK.format(leave=leave)) == "0 True"


def test_a_pool_of_forked_workers(run):
    said = run("""
import core, multiprocessing
core.ones(3, device="xpu")
def work(n):
    try:
        core.ones(n, device="xpu")
    except core.errors.DeviceError:
        return float(core.sum(core.ones(n)))
with multiprocessing.get_context("fork").Pool(2) as pool:
    print(pool.map(work, range(4)))
""")
    assert said == "[0.0, 1.0, 2.0, 3.0]"


@pytest.mark.parametrize(
    "end",
    [
        "",
        "sys.exit(3)",
        "raise RuntimeError('at work')",
        "del x",
        "threading.Thread(target=busy).start()",
    ],
    ids=["plain", "exit", "raised", "deleted", "thread"],
)
def test_the_interpreter_ends_with_work_in_flight(run, end):
    status = {"sys.exit(3)": 3, "raise RuntimeError('at work')": 1}.get(end, 0)
    run(
        f"""
import core, sys, threading
x = core.ones((512, 512), device="xpu")
stream = core.Stream("xpu")
event = stream.record_event()
def busy():
    y = x
    for _ in range(20):
        y = core.tanh(y @ y)
busy()
with stream:
    busy()
{end}
""",
        status=status,
    )
