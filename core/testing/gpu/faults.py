"""Faults that end a device or a process: each is an error with a remedy, and none a hang.

In separate processes, since a device that is lost stays so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from core.testing.gpu.fixtures import Run


# ---- memory ------------------------------------------------------------------------------------
def test_a_full_device(beside: Run) -> None:
    printed = beside(
        """
kept = core.ones(1000, device=gpu)
held = []
try:
    while True:
        held.append(core.empty(1 << 20, device=gpu))
except OutOfMemoryError as e:
    wanted, room = str(4 << 20) in str(e), str(32 << 20) in str(e)
    assert wanted and room and e.fix, e
count, freed = len(held), driver.calls("MemFree")
held.clear()
other = core.ones(6 << 20, device=gpu)  # another size: cached blocks are given back first
print(count, driver.calls("MemFree") - freed, float(core.sum(other)) == 6 << 20,
      kept.to("cpu").tolist() == [1.0] * 1000)
""",
        "[VENDOR.limits(VENDOR.archs[0])._replace(total=32 << 20)]",
    )
    assert printed == "7 7 True True"


def test_a_device_fills_up_on_its_own(beside: Run) -> None:
    printed = beside(
        """
x = core.empty(6 << 20, dtype="uint8", device=gpu + ":0")
try:
    core.empty(6 << 20, dtype="uint8", device=gpu + ":0")
except OutOfMemoryError as e:
    print(gpu + ":0" in e.what, core.empty(6 << 20, dtype="uint8", device=last).shape)
""",
        "[VENDOR.limits(VENDOR.archs[0])._replace(total=8 << 20)] * 2",
    )
    assert printed == "True (6291456,)"


# ---- a kernel that fails -----------------------------------------------------------------------
TRAPPED = """
x = core.ones((4,), device=gpu)
core.synchronize(gpu)
y = core.tanh(x)
VENDOR.runtime().fail_later(VENDOR.runtime().queue(0))
z = core.exp(x)
try:
    {}
except DeviceError as e:
    first = e
"""


def test_a_failing_kernel_is_reported_by_the_next_wait(beside: Run) -> None:
    printed = beside(
        TRAPPED.format("core.synchronize(gpu)")
        + """
text = str(first)
print(f"{VENDOR.statuses[719]} (unspecified launch failure)" in text, "restart the process" in text,
      "tanh" in text and "exp" in text)
"""
    )
    assert printed == "True True True"


@pytest.mark.parametrize("read", ['z.to("cpu")', "float(core.sum(z))"])
def test_a_failing_kernel_is_reported_by_the_next_read(beside: Run, read: str) -> None:
    """The copy to the host's memory is the call that finds it out."""
    printed = beside(
        TRAPPED.format(read)
        + """
text = str(first)
print(f"{VENDOR.statuses[719]} (unspecified launch failure)" in text, "restart the process" in text,
      "tanh" in text and "exp" in text)
"""
    )
    assert printed == "True True True"


def test_a_copy_that_fails_names_no_earlier_work(beside: Run) -> None:
    printed = beside("""
x = core.arange(8, device=gpu)
driver.fail("MemcpyAsync", 1)
try:
    x.to("cpu")
except DeviceError as e:
    print(VENDOR.statuses[1] in str(e), "arange" not in str(e), x.to("cpu").tolist()[-1])
""")
    assert printed == "True True 7"


def test_nothing_works_after_a_failing_kernel(beside: Run) -> None:
    printed = beside(
        TRAPPED.format("core.synchronize(gpu)")
        + """
found = []
for use in (lambda: core.synchronize(gpu), lambda: x.to("cpu"), lambda: core.exp(x),
            lambda: core.Stream(gpu), lambda: core.empty(1 << 24, device=gpu)):
    try:
        use()
    except CoreError as e:
        found.append("tanh" not in str(e))  # the names were reported once
print(found, core.ones(3).tolist(), core.ones(2, device=last).to("cpu").tolist())
"""
    )
    assert printed == "[True, True, True, True, True] [1.0, 1.0, 1.0] [1.0, 1.0]"


@pytest.mark.parametrize("status", [214, 719])
def test_a_device_that_is_lost(beside: Run, status: int) -> None:
    """Memory with an error that cannot be corrected, or a kernel that broke."""
    printed = beside(
        f"""
x = core.ones((4,), device=gpu)
core.synchronize(gpu)
driver.fail("MemcpyAsync", {status})
try:
    x.to("cpu")
except DeviceError as e:
    print(VENDOR.driver.spelled("MemcpyAsync") in str(e), "restart the process" in str(e),
          core.ones(2).tolist())
"""
    )
    assert printed == "True True [1.0, 1.0]"


# ---- architectures -----------------------------------------------------------------------------
DIFFERENT = "[VENDOR.limits(arch) for arch in VENDOR.archs]"


def test_devices_of_two_architectures(beside: Run) -> None:
    printed = beside(
        """
compiler = VENDOR.compiler
archs, compile = set(), compiler.machine_code
def noted(text, options, arch, name):
    archs.add(arch)
    return compile(text, options, arch, name)
compiler.machine_code = noted
x = core.asarray([1.0, 4.0, 9.0])
print([core.sqrt(x.to(f"{gpu}:{n}")).to("cpu").tolist() for n in (0, 1)],
      sorted(archs) == sorted(VENDOR.archs))
""",
        DIFFERENT,
    )
    assert printed == "[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]] True"


def test_a_kernel_of_another_architecture_is_refused(beside: Run) -> None:
    """So the test above would see a kernel that goes to the wrong device."""
    printed = beside(
        """
from core.plugins.gpu import GpuDeviceDialect
GpuDeviceDialect.for_device = lambda self, index: self
x = core.ones(3, device=gpu + ":0")
try:
    core.ones(3, device=last)
except DeviceError as e:
    print("refused to start the kernel" in str(e))
""",
        DIFFERENT,
    )
    assert printed == "True"


# ---- processes ---------------------------------------------------------------------------------
def test_use_after_a_fork_is_refused(beside: Run) -> None:
    printed = beside("""
x = core.ones(3, device=gpu)
stream = core.Stream(gpu)
event = stream.record_event()
y = core.exp(x)
sys.stdout.flush()
if (pid := os.fork()) == 0:
    found = []
    for use in (lambda: core.exp(x), lambda: core.ones(2, device=gpu), lambda: x.to("cpu"),
                lambda: core.synchronize(gpu), lambda: core.Stream(gpu), event.query,
                event.synchronize, stream.synchronize, lambda: core.empty_cache(gpu)):
        try:
            use()
        except DeviceError as e:
            found.append("spawn" in str(e))
    del x, y, stream, event, use
    gc.collect()
    os._exit(len(found) if all(found) and core.ones(3).tolist() == [1.0] * 3 else 99)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), y.to("cpu").tolist()[0] > 2.7)
""")
    assert printed == "9 True"


@pytest.mark.parametrize(
    "end",
    ["", "sys.exit(3)", "del x", "import threading; threading.Thread(target=busy).start()"],
    ids=["plain", "exit", "deleted", "thread"],
)
def test_the_interpreter_ends_with_work_in_flight(beside: Run, end: str) -> None:
    beside(
        f"""
x = core.ones((64, 64), device=gpu)
stream = core.Stream(gpu)
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


def test_two_processes_share_a_device(beside: Run) -> None:
    """Each has its memory, queues and kernels; the second one finds the compiled code."""
    printed = beside("""
import subprocess
work = "import core; print(float(core.sum(core.exp(core.zeros(1000, device=gpu)))))"
begin = f"from {VENDOR.file.stem} import VENDOR; VENDOR.load(); gpu = VENDOR.device\\n"
others = [subprocess.Popen([sys.executable, "-c", begin + work], stdout=subprocess.PIPE, text=True)
          for _ in range(2)]
exec(work)
print([float(other.communicate()[0]) for other in others], [other.returncode for other in others])
""")
    assert printed == "[1000.0, 1000.0] [0, 0]"


@pytest.mark.parametrize("number", [0, 1])
def test_a_cache_of_another_architecture_is_not_used(beside: Run, number: int) -> None:
    """Both processes have one cache; code of the other architecture would be refused."""
    printed = beside(
        """
text = 'extern "C" __global__ void f(int *x) { *x = 1; }'
made = {VENDOR.compiler.machine_code(text, (), arch, "f") for arch in VENDOR.archs}
print(len(made), core.sqrt(core.asarray([1.0, 4.0]).to(gpu)).to("cpu").tolist())
""",
        f"[VENDOR.limits(VENDOR.archs[{number}])]",
    )
    assert printed == "2 [1.0, 2.0]"
