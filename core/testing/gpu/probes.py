"""Messages about each missing piece: of `core.backends()`, and when the device is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from core.testing.emulator.stand_in import StandIn
    from core.testing.gpu.fixtures import Run
    from core.testing.gpu.vendor import Vendor

TELL = """
import importlib
import core
from core.plugins import add_backend
if not any(b.device_type == gpu for b in core.backends().values()):
    add_backend(gpu, importlib.import_module(package + ".plugin"))
backend = next(b for b in core.backends().values() if b.device_type == gpu)
print(backend.state, "|", backend.reason, "|", backend.remedy)
try:
    core.ones(1, device=gpu)
except core.errors.BackendUnavailableError as e:
    print(backend.reason in str(e) and backend.remedy in str(e))
print([str(d) for d in core.devices() if d.type == gpu], core.ones(2).tolist())
"""
LOAD = """
from {module} import VENDOR
from core.testing.emulator.stand_in import Limits
gpu, package = VENDOR.device, VENDOR.package
driver = VENDOR.load({given})
"""


def judged(printed: str) -> tuple[str, ...]:
    """The state, the reason, the remedy; all of which the error had, no device was listed, and
    core works."""
    state, error, devices = printed.splitlines()
    assert (error, devices) == ("True", "[] [1.0, 1.0]")
    return tuple(state.split(" | "))


def loading(vendor: Vendor, given: str = "") -> str:
    return LOAD.format(module=vendor.file.stem, given=given)


def named(vendor: Vendor) -> str:
    return f"gpu, package = {vendor.device!r}, {vendor.package!r}\n"


def test_there_is_no_driver(vendor: Vendor, alone: Run, driver: StandIn) -> None:
    state, reason, remedy = judged(alone(named(vendor) + TELL))
    assert state == "unavailable" and remedy.startswith("install ")
    assert reason.startswith(f"there is no {vendor.driver.product} driver (")


def test_doctor_goes_on_without_a_driver(vendor: Vendor, alone: Run, driver: StandIn) -> None:
    """It lists the backend with the missing piece, and exits with 0."""
    added = "import importlib\nfrom core.plugins import add_backend\n"
    added += "add_backend(gpu, importlib.import_module(package + '.plugin'))\n"
    doctor = "from core.cli import main\nprint(main(['doctor']))"
    printed = alone(named(vendor) + added + doctor)
    assert f"there is no {vendor.driver.product} driver" in printed


def test_the_driver_is_too_old(vendor: Vendor, alone: Run) -> None:
    for version in (vendor.driver.oldest - 1, vendor.driver.oldest // 2):
        state, reason, remedy = judged(alone(loading(vendor, f"version={version}") + TELL))
        spoken = f"{vendor.driver.product} {vendor.driver.spoken(version)}"
        assert state == "unavailable" and remedy.startswith("install ")
        assert reason == f"the driver speaks {spoken}, which is too old"


@pytest.mark.parametrize("given", ["devices=0", "initial=100", "chosen=''"])
def test_there_is_no_device(vendor: Vendor, alone: Run, given: str) -> None:
    state, reason, remedy = judged(alone(loading(vendor, given) + TELL))
    assert (state, reason) == ("unavailable", "the driver finds no GPU")
    assert "_VISIBLE_DEVICES" in remedy


def test_the_driver_does_not_start(vendor: Vendor, alone: Run) -> None:
    state, reason, remedy = judged(alone(loading(vendor, "initial=802") + TELL))
    assert state == "unavailable"
    init = vendor.driver.spelled("Init")
    assert (
        reason.startswith(f"the driver does not start: {init}: ") and vendor.statuses[802] in reason
    )
    assert "restart the machine" in remedy


def test_there_is_no_compiler(vendor: Vendor, alone: Run) -> None:
    without = """
def missing():
    raise RuntimeError("the compiler was not found")
VENDOR.compiler.version = missing
"""
    state, reason, remedy = judged(alone(loading(vendor) + without + TELL))
    assert state == "unavailable" and "install " in remedy
    assert reason == f"there is no {vendor.compiler.title} (the compiler was not found)"


def test_the_devices_are_counted(beside: Run) -> None:
    printed = beside(
        """
print([str(d).removeprefix(gpu) for d in core.devices() if d.type == gpu],
      driver.calls("StreamCreate"))
""",
        "devices=3",
    )
    assert printed == "[':0', ':1', ':2'] 0"


def test_a_variable_chooses_among_devices(vendor: Vendor, beside: Run) -> None:
    """The driver reads it, and numbers those that it shows; core takes the driver's numbers."""
    printed = beside(
        """
from core.plugins.manager import manager
found = [d for d in core.devices() if d.type == gpu]
core.ones(1, device=gpu)
sizes = [manager.runtime(gpu).memory_info(d.index)[1] >> 30 for d in found]
print([str(d) for d in found], sizes, core.ones(2, device=found[-1]).to("cpu").tolist())
""",
        "[VENDOR.limits(VENDOR.archs[0])._replace(total=n << 30) for n in (1, 2, 3)], "
        "chosen='2,0,7,1'",
    )
    assert printed == f"['{vendor.device}:0', '{vendor.device}:1'] [3, 1] [1.0, 1.0]"
