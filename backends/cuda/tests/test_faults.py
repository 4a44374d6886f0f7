"""What ends a device or a process: each is an error that says what to do, and none a hang.

In processes of their own, since a device that is lost stays so.
"""

from __future__ import annotations

import pytest

BEGIN = """
import stand_in
from stand_in import Limits
driver = stand_in.load({})
import core, gc, os, sys
from core.errors import CoreError, DeviceError, OutOfMemoryError
"""


@pytest.fixture
def run(alone):
    """Runs code beside the stand-in; its last line."""

    def run(code, given="", status=0):
        said = alone(BEGIN.format(given) + code, status=status)
        return said.splitlines()[-1] if said else ""

    return run


# ---- memory ------------------------------------------------------------------------------------
def test_a_full_device(run):
    said = run(
        """
kept = core.ones(1000, device="cuda")
held = []
try:
    while True:
        held.append(core.empty(1 << 20, device="cuda"))
except OutOfMemoryError as e:
    wanted, room = str(4 << 20) in str(e), str(32 << 20) in str(e)
    assert wanted and room and e.fix, e
count, freed = len(held), driver.calls("cuMemFree")
held.clear()
other = core.ones(6 << 20, device="cuda")  # another size: what is kept is given back first
print(count, driver.calls("cuMemFree") - freed, float(core.sum(other)) == 6 << 20,
      kept.to("cpu").tolist() == [1.0] * 1000)
""",
        "[Limits(total=32 << 20)]",
    )
    assert said == "7 7 True True"


def test_a_device_fills_up_on_its_own(run):
    said = run(
        """
x = core.empty(6 << 20, dtype="uint8", device="cuda:0")
try:
    core.empty(6 << 20, dtype="uint8", device="cuda:0")
except OutOfMemoryError as e:
    print("cuda:0" in e.what, core.empty(6 << 20, dtype="uint8", device="cuda:1").shape)
""",
        "[Limits(total=8 << 20)] * 2",
    )
    assert said == "True (6291456,)"


# ---- a kernel that fails -----------------------------------------------------------------------
TRAPPED = """
x = core.ones((4,), device="cuda")
core.synchronize("cuda")
y = core.tanh(x)
from core_backend_cuda.runtime import runtime
runtime().fail_later(runtime().queue(0))
z = core.exp(x)
try:
    {}
except DeviceError as e:
    first = e
"""


def test_a_failing_kernel_is_told_by_whoever_waits(run):
    said = run(
        TRAPPED.format('core.synchronize("cuda")')
        + """
text = str(first)
print("CUDA_ERROR_LAUNCH_FAILED (unspecified launch failure)" in text, "start it anew" in text,
      "tanh" in text and "exp" in text)
"""
    )
    assert said == "True True True"


@pytest.mark.parametrize("read", ['z.to("cpu")', "float(core.sum(z))"])
def test_a_failing_kernel_is_told_by_whoever_reads(run, read):
    """The copy to the host's memory is the call that finds it out."""
    said = run(
        TRAPPED.format(read)
        + """
text = str(first)
print("CUDA_ERROR_LAUNCH_FAILED (unspecified launch failure)" in text, "start it anew" in text,
      "tanh" in text and "exp" in text)
"""
    )
    assert said == "True True True"


def test_a_copy_that_fails_is_not_told_of_earlier_work(run):
    said = run("""
x = core.arange(8, device="cuda")
driver.fail("cuMemcpyAsync", stand_in.INVALID_VALUE)
try:
    x.to("cpu")
except DeviceError as e:
    print("INVALID_VALUE" in str(e), "arange" not in str(e), x.to("cpu").tolist()[-1])
""")
    assert said == "True True 7"


def test_a_context_is_made_when_a_device_is_used(run):
    said = run("""
x = core.ones(3, device="cuda:1")
first = driver.calls("cuDevicePrimaryCtxRetain")
core.ones(3, device="cuda:0")
print(first, driver.calls("cuDevicePrimaryCtxRetain"))
""")
    assert said == "1 2"


def test_nothing_works_after_a_failing_kernel(run):
    said = run(
        TRAPPED.format('core.synchronize("cuda")')
        + """
told = []
for use in (lambda: core.synchronize("cuda"), lambda: x.to("cpu"), lambda: core.exp(x),
            lambda: core.Stream("cuda"), lambda: core.empty(1 << 24, device="cuda")):
    try:
        use()
    except CoreError as e:
        told.append("tanh" not in str(e))  # the names were told once
print(told, core.ones(3).tolist(), core.ones(2, device="cuda:1").to("cpu").tolist())
"""
    )
    assert said == "[True, True, True, True, True] [1.0, 1.0, 1.0] [1.0, 1.0]"


# ---- architectures -----------------------------------------------------------------------------
DIFFERENT = "[Limits(9, 0), Limits(8, 0)]"


def test_devices_of_two_architectures(run):
    said = run(
        """
from core_backend_cuda.runtime.compiler import COMPILER as compiler
archs, compile = set(), compiler.machine_code
def noted(text, options, arch, name):
    archs.add(arch)
    return compile(text, options, arch, name)
compiler.machine_code = noted
x = core.asarray([1.0, 4.0, 9.0])
print([core.sqrt(x.to(f"cuda:{n}")).to("cpu").tolist() for n in (0, 1)], sorted(archs))
""",
        DIFFERENT,
    )
    assert said == "[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]] ['sm_80', 'sm_90']"


def test_a_kernel_of_another_architecture_is_refused(run):
    """So the test above would see a kernel that goes to the wrong device."""
    said = run(
        """
from core_backend_cuda.dialect import CudaDeviceDialect
CudaDeviceDialect.for_device = lambda self, index: self
x = core.ones(3, device="cuda:0")
try:
    core.ones(3, device="cuda:1")
except DeviceError as e:
    print("209" in str(e))
""",
        DIFFERENT,
    )
    assert said == "True"


# ---- processes ---------------------------------------------------------------------------------
def test_use_after_a_fork_is_refused(run):
    said = run("""
x = core.ones(3, device="cuda")
stream = core.Stream("cuda")
event = stream.record_event()
y = core.exp(x)
sys.stdout.flush()
if (pid := os.fork()) == 0:
    told = []
    for use in (lambda: core.exp(x), lambda: core.ones(2, device="cuda"), lambda: x.to("cpu"),
                lambda: core.synchronize("cuda"), lambda: core.Stream("cuda"), event.query,
                event.synchronize, stream.synchronize, lambda: core.empty_cache("cuda")):
        try:
            use()
        except DeviceError as e:
            told.append("spawn" in str(e))
    del x, y, stream, event, use
    gc.collect()
    os._exit(len(told) if all(told) and core.ones(3).tolist() == [1.0] * 3 else 99)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), y.to("cpu").tolist()[0] > 2.7)
""")
    assert said == "9 True"


@pytest.mark.parametrize(
    "end",
    ["", "sys.exit(3)", "del x", "import threading; threading.Thread(target=busy).start()"],
    ids=["plain", "exit", "deleted", "thread"],
)
def test_the_interpreter_ends_with_work_in_flight(run, end):
    run(
        f"""
x = core.ones((64, 64), device="cuda")
stream = core.Stream("cuda")
def busy():
    y = x
    for _ in range(5):
        y = core.tanh(y + y)
busy()
with stream:
    busy()
event = stream.record_event()
assert driver.waiting()
{end}
""",
        status=3 if "exit" in end else 0,
    )
