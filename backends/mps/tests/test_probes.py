"""What is said where the device cannot work; on Linux, that it needs a Mac."""

from __future__ import annotations

import subprocess
import sys

import pytest

from core.plugins import Available

machine = pytest.importorskip("core_backend_mps.runtime.machine")
MACHINES = {
    "linux": ("linux", "x86_64", ()),
    "windows": ("win32", "AMD64", ()),
    "intel": ("darwin", "x86_64", (14, 5)),
    "ventura": ("darwin", "arm64", (13, 6)),
    "unknown": ("darwin", "arm64", ()),
}


@pytest.mark.parametrize("name", MACHINES)
def test_another_machine(monkeypatch, name):
    monkeypatch.setattr(machine, "machine", lambda: machine.Machine(*MACHINES[name]))
    found = machine.probe()
    assert not isinstance(found, Available)
    assert found.reason.startswith("needs macOS 14 on Apple silicon; this is ")
    assert MACHINES[name][0] in found.reason and found.remedy


@pytest.mark.parametrize("version", [(14,), (14, 0), (15, 1), (26, 0)])
def test_a_mac(monkeypatch, vendor, driver, version):
    if len(version) == 1:
        version = (14, 0)
    monkeypatch.setattr(machine, "machine", lambda: machine.Machine("darwin", "arm64", version))
    assert machine.probe() == Available(2)


TELL = """
from mps_vendor import VENDOR, Limits
VENDOR.load({given})
import core
backend = next(b for b in core.backends().values() if b.device_type == "mps" and b.reason)
print(backend.state, "|", backend.reason, "|", backend.remedy)
try:
    core.ones(1, device="mps")
except core.errors.CoreError as e:
    print(core.ones(2).tolist())
"""


@pytest.mark.parametrize(
    "given, reason, remedy",
    [
        ("missing=['Metal']", "cannot be imported", "pip install pyobjc-framework-Metal"),
        pytest.param("devices=0", "finds no GPU", "virtual machine", marks=pytest.mark.slow),
        pytest.param(
            "devices=[Limits(unified=False)]",
            "whose memory is the host's",
            "system_profiler",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_what_a_mac_lacks(alone, driver, given, reason, remedy):
    said = alone(TELL.format(given=given)).splitlines()
    assert said[-2].startswith("unavailable |") and reason in said[-2] and remedy in said[-2]
    assert said[-1] == "[1.0, 1.0]"


@pytest.mark.skipif(sys.platform == "darwin", reason="this is a Mac")
def test_doctor_on_this_machine():
    """core stays whole, and doctor says what the device needs."""
    code = """
import core
from core.plugins import add_backend
import core_backend_mps.plugin
if "mps" not in core.backends():
    add_backend("mps", core_backend_mps.plugin)
from core.cli import main
status = main(["doctor"])
print(status, core.ones(2).tolist())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "needs macOS 14 on Apple silicon" in done.stdout, done.stderr
    assert done.stdout.splitlines()[-1] == "0 [1.0, 1.0]"


def test_what_doctor_says_of_a_mac(gpus):
    from core_backend_mps.runtime import facts

    told = facts()
    assert "apple" in told["devices"] and "MiB" in told["devices"]
