"""What only this backend has: ROCm's libraries and versions, two widths of wavefronts, hiprtc."""

from __future__ import annotations

import shutil

import pytest

from core.testing.emulator.stand_in import library_of
from core.testing.gpu.compilers import spelled
from core.testing.gpu.strictness import SOURCE, status

WIDTHS = "[VENDOR.limits('gfx942:sramecc+:xnack-'), VENDOR.limits('gfx1201')]"


def test_devices_choose_their_wavefront(beside):
    said = beside(
        """
x = core.asarray([[1.0] * 100, [2.0] * 100])
from core.bodies.device_kernels import served
sums = [core.sum(x.to(f"{gpu}:{n}"), axis=1).to("cpu").tolist() for n in (0, 1)]
found = [served(core.device(f"{gpu}:{n}")) for n in (0, 1)]
print(sums, [(c.lanes, c.row_group, c.shared_bytes) for c in found])
""",
        WIDTHS,
    )
    assert said == "[[100.0, 200.0], [100.0, 200.0]] [(64, 256, 65536), (32, 128, 65536)]"


def test_a_device_of_another_width_refuses_a_kernel(beside):
    """So the test above would see a wavefront that is not the device's."""
    said = beside(
        """
code = VENDOR.compiler.machine_code('extern "C" __global__ void f() {}', (), "gfx942", "f")
runtime = (core.ones(1, device=gpu), VENDOR.runtime())[1]
driver.set_device(0, Limits(0x942, warp=32))
try:
    runtime.load(code, 0)
except RuntimeError as e:
    print(e)
""",
        WIDTHS,
    )
    assert said.startswith("hipModuleLoadData: hipErrorNoBinaryForGpu (no kernel image")


# ---- ROCm's versions ---------------------------------------------------------------------------
@pytest.mark.parametrize("major, version", [(6, 60_342_134), (7, 70_051_831)])
def test_both_versions_of_rocm(beside, major, version):
    said = beside(
        f"""
import rocm_vendor
rocm_vendor.hiprtc({major})
print(core.exp(core.zeros(2, device=gpu)).to("cpu").tolist(), gpu in str(core.devices()),
      VENDOR.driver.spoken(VENDOR.driver.version()), VENDOR.compiler.versions())
""",
        f"version={version}, library='libamdhip64.so.{major}'",
    )
    told = {6: ("6.3", ("9", "0", "60342134")), 7: ("7.0", ("7", "0", "70051831"))}[major]
    assert said == f"[1.0, 1.0] True {told[0]} {told[1]}"


def test_rocm_path_says_where_it_is(alone, driver, tmp_path):
    (tmp_path / "lib").mkdir()
    for header, name in (("hip.h", "libamdhip64.so.6"), ("hiprtc.h", "libhiprtc.so.6")):
        shutil.copy(library_of(header, name), tmp_path / "lib" / name)
    said = alone(
        """
from core_backend_rocm.runtime import DRIVER, libraries
print(DRIVER.ask("RuntimeGetVersion"), libraries.hiprtc()._name)
""",
        ROCM_PATH=str(tmp_path),
    )
    assert said == f"(0, 0) {tmp_path}/lib/libhiprtc.so.6"


def test_what_is_tried_is_told(alone, driver):
    said = alone(
        """
from core_backend_rocm.runtime import libraries
try:
    libraries.hip()
except OSError as e:
    print(e)
""",
        ROCM_PATH="/nowhere",
    )
    assert "libamdhip64.so.7, libamdhip64.so.6, /nowhere/lib/libamdhip64.so.7" in said


# ---- the driver's calls ------------------------------------------------------------------------
def test_properties_are_those_of_the_versioned_symbol(vendor, driver, gpus):
    before = driver.calls("GetDevicePropertiesR0600")
    found = vendor.driver.properties(0)
    assert driver.calls("GetDevicePropertiesR0600") == before + 1
    assert found == ("Stand-in GPU", vendor.archs[0], found.wavefront, 64 * 1024)
    assert found.wavefront == (64 if found.arch.startswith("gfx9") else 32)


def test_what_fails_is_forgotten(vendor, ask, driver):
    """Others of this thread ask HIP for the last error, and ours is not theirs."""
    before = driver.calls("GetLastError")
    assert status(ask("StreamSynchronize", 99)) == 400
    assert driver.calls("GetLastError") == before + 1
    assert status(ask("GetDevice")) == 0
    assert driver.calls("GetLastError") == before + 1


def test_code_belongs_to_the_device_for_which_it_was_loaded(vendor, ask, gpus):
    code = vendor.compiler.machine_code(SOURCE, (), gpus.arch(0), "fill")
    module = gpus.load(code, 0)
    with vendor.driver.current(1):
        assert status(ask("ModuleGetFunction", module.handle, b"fill")) == 101
    kernel = gpus.kernel(module, "fill")
    with vendor.driver.current(1):
        stream = ask("StreamCreate", 1)[1]
        assert status(ask("LaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, stream, 0, 0)) == 101


# ---- what is spelled ---------------------------------------------------------------------------
def test_no_lane_is_asked_by_a_mask(dialect):
    """A wavefront of 64 lanes has no mask of 32 bits; HIP's words of that kind end in `_sync`."""
    assert "__syncthreads();" in spelled(dialect) and "_sync(" not in spelled(dialect)


@pytest.mark.parametrize("there, taken", [(32 << 10, 32 << 10), (160 << 10, 64 << 10)])
def test_a_group_takes_the_lds_that_there_is(dialect, there, taken):
    assert type(dialect)(shared_bytes=there).capabilities.shared_bytes == taken
