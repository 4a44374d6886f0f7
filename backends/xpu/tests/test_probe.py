"""What doctor and errors say of each piece that is missing; the pieces are hidden one by one."""

from __future__ import annotations

import pytest

import core

HIDE = """
import importlib.metadata, importlib.util, sys
find_spec, distribution = importlib.util.find_spec, importlib.metadata.distribution
def absent(*names):
    importlib.util.find_spec = lambda name, *a: None if name in names else find_spec(name, *a)
def uninstalled(package):
    def found(name):
        if name == package:
            raise importlib.metadata.PackageNotFoundError(name)
        return distribution(name)
    importlib.metadata.distribution = found
def without_devices():
    import dpctl
    dpctl.get_devices = lambda *a, **k: []
"""
TELLS = """
import core
backend = core.backends()["xpu"]
print(backend.status, "|", backend.remedy)
try:
    print(core.ones(1, device="xpu").device)
except core.errors.PluginError as e:
    print(type(e).__name__, "|", e.fix)
sys.argv = ["core", "doctor"]
import runpy
runpy.run_module("core", run_name="__main__")
"""
DRIVER = "libze-intel-gpu1"
CASES = {
    "packages": ("absent('dpctl', 'pyopencl')", "", "dpctl is not installed", "pip install dpctl"),
    "dpctl": ("absent('dpctl')", "sycl", "dpctl is not installed", "pip install dpctl"),
    "pyopencl": ("absent('pyopencl')", "opencl", "pyopencl is not inst", "pip install pyopencl"),
    "broken": (
        "sys.modules['dpctl._sycl_device'] = None", "sycl",
        "dpctl fails", "pip install --force-reinstall dpctl",
    ),
    "runtime": (
        "uninstalled('intel-opencl-rt'); without_devices()", "sycl",
        "Intel's OpenCL runtime for CPUs is missing", "pip install intel-opencl-rt",
    ),
    "driver": ("without_devices()", "sycl", "neither a GPU nor Intel's", DRIVER),
}  # fmt: skip


@pytest.fixture(autouse=True)
def installed():
    if "xpu" not in core.backends():
        pytest.skip("core-backend-xpu is not installed")
    pytest.importorskip("dpctl")


@pytest.mark.parametrize("case", CASES)
def test_what_is_missing_is_said(run_alone, case):
    hide, wanted, reason, remedy = CASES[case]
    said = run_alone(f"{HIDE}{hide}\n{TELLS}", CORE_XPU_RUNTIME=wanted)
    status, refusal, *doctor = said.splitlines()
    assert status.startswith("unavailable") and reason in status and remedy in status
    assert refusal.startswith("BackendUnavailableError") and remedy in refusal
    assert any("why" in line and reason in line for line in doctor)
    assert any("to fix it" in line and remedy in line for line in doctor)


def test_a_gpu_that_is_missing_is_no_error(xpu, run_alone, runtime):
    said = run_alone(f"{HIDE}{TELLS}", CORE_XPU_RUNTIME=runtime)
    if "there is no GPU" in said:
        assert any("for a GPU" in line and DRIVER in line for line in said.splitlines())
    assert "xpu:0" in said and "nothing is broken" in said


def test_without_dpctl_opencl_serves(xpu, run_alone):
    pytest.importorskip("pyopencl")
    said = run_alone(f"{HIDE}absent('dpctl')\n{TELLS}")
    assert said.splitlines()[:2] == ["available | ", "xpu:0"] and "OpenCL (pyopencl)" in said


def test_without_a_front_end_the_driver_compiles(xpu, run_alone):
    said = run_alone(
        "from core_backend_xpu.runtime import spirv, sycl\n"
        "sycl.front_end = spirv.front_end = lambda: None\n"
        "import core; print(float(core.sum(core.exp(core.zeros(3, device='xpu')))))\n"
        "print(core.backends()['xpu'].capabilities()['compiler'])",
        CORE_XPU_RUNTIME="sycl",
    )
    assert said.startswith("3.0\nthe driver's")


def test_a_misspelt_runtime(xpu, run_alone):
    code = "import core; print(core.backends()['xpu'].status)"
    assert "CORE_XPU_RUNTIME='cuda'" in run_alone(code, CORE_XPU_RUNTIME="cuda")
