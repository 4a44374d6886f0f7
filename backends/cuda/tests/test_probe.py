"""What is said of each piece that is missing: by `core.backends()`, and when `cuda` is used."""

from __future__ import annotations

import pytest

TELL = """
import core, core_backend_cuda.plugin
from core.plugins import add_backend
if not any(b.device_type == "cuda" for b in core.backends().values()):
    add_backend("cuda", core_backend_cuda.plugin)
backend = next(b for b in core.backends().values() if b.device_type == "cuda")
print(backend.state, "|", backend.reason, "|", backend.remedy)
try:
    core.ones(1, device="cuda")
except core.errors.BackendUnavailableError as e:
    print(backend.reason in str(e) and backend.remedy in str(e))
print([str(d) for d in core.devices() if d.type == "cuda"])
"""
LOAD = "import stand_in\ndriver = stand_in.load({})\n" + TELL
HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name == "cuda" or name.startswith("cuda."):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Hidden())
"""
DRIVER = "install NVIDIA's driver, 580 or newer"


def told(said):
    """The state, the reason, the remedy; all of which the error told, and no device was listed."""
    state, error, devices = said.splitlines()
    assert (error, devices) == ("True", "[]")
    return tuple(state.split(" | "))


def test_cuda_bindings_are_missing(alone):
    state, reason, remedy = told(alone(HIDE + TELL))
    assert state == "unavailable"
    assert reason == "a package cannot be imported (No module named 'cuda')"
    assert remedy == "pip install core-backend-cuda"


def test_there_is_no_driver(alone, driver):
    state, reason, remedy = told(alone(TELL))
    assert (state, remedy) == ("unavailable", DRIVER)
    assert reason.startswith("there is no CUDA driver (")


@pytest.mark.parametrize("version, spoken", [(12090, "12.9"), (11000, "11.0")])
def test_the_driver_is_too_old(alone, version, spoken):
    state, reason, remedy = told(alone(LOAD.format(f"version={version}")))
    assert (state, remedy) == ("unavailable", DRIVER)
    assert reason == f"the driver speaks CUDA {spoken}, which is too old"


@pytest.mark.parametrize("given", ["devices=0", "initial=stand_in.NO_DEVICE"])
def test_there_is_no_device(alone, given):
    state, reason, remedy = told(alone(LOAD.format(given)))
    assert (state, reason) == ("unavailable", "the driver finds no GPU")
    assert "CUDA_VISIBLE_DEVICES" in remedy


def test_the_device_is_too_old(alone):
    given = "devices=[stand_in.Limits(6, 1), stand_in.Limits(7, 0)]"
    state, reason, remedy = told(alone(LOAD.format(given)))
    assert (state, reason) == ("unavailable", "compute capability 7.0 is below 7.5")
    assert "Turing" in remedy


def test_the_driver_does_not_start(alone):
    state, reason, remedy = told(alone(LOAD.format("initial=802")))
    assert state == "unavailable"
    assert reason.startswith("the driver does not start: cuInit: CUDA_ERROR_SYSTEM_NOT_READY")
    assert "nvidia-smi" in remedy


def test_there_is_no_compiler(alone):
    without = """
from core_backend_cuda.runtime.compiler import COMPILER as compiler
def missing():
    raise RuntimeError("libnvrtc.so.13 was not found")
compiler.version = missing
"""
    state, reason, remedy = told(alone(LOAD.replace(TELL, without + TELL).format("")))
    assert (state, remedy) == ("unavailable", "pip install core-backend-cuda")
    assert reason == "there is no NVRTC (libnvrtc.so.13 was not found)"


def test_the_devices_are_counted(alone):
    said = alone(
        """
import stand_in
driver = stand_in.load(devices=3)
import core
print([str(d) for d in core.devices() if d.type == "cuda"], driver.calls("cuStreamCreate"))
"""
    )
    assert said == "['cuda:0', 'cuda:1', 'cuda:2'] 0"
