"""The fixtures of these tests; a backend's conftest.py imports them, and makes `vendor`."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import core

if TYPE_CHECKING:
    from core.plugins.gpu import GpuRuntime
    from core.testing.emulator.stand_in import StandIn
    from core.testing.gpu.vendor import Vendor

Run = Callable[..., str]
Ask = Callable[..., tuple[Any, ...]]
BEGIN = """
import gc, os, sys
from {module} import VENDOR
from core.testing.emulator.stand_in import Limits
driver = VENDOR.load({given})
import core
from core.errors import CoreError, DeviceError, OutOfMemoryError
gpu, last = VENDOR.device, VENDOR.device + ":1"
archs = [VENDOR.limits(arch) for arch in VENDOR.archs]
"""


def ok(answer: tuple[Any, ...]) -> Any:
    """The results of a call besides its status, which is success."""
    assert int(answer[0]) == 0, answer
    return answer[1] if len(answer) == 2 else answer[1:]


def vendor_beside(conftest: str, module: str) -> Any:
    """The fixture `vendor`, of the module next to a conftest.py that defines `VENDOR`.

    Its stand-in is loaded here, before anything looks for the device.
    """
    sys.path.insert(0, str(Path(conftest).parent))
    found: Vendor = importlib.import_module(module).VENDOR
    found.begin()
    return pytest.fixture(scope="session", name="vendor")(lambda: found)


@pytest.fixture
def gpu(vendor: Vendor) -> str:
    """The device's name."""
    begun = vendor.begin()
    if isinstance(begun, str):
        pytest.skip(begun)
    return vendor.device


@pytest.fixture
def driver(vendor: Vendor, gpu: str) -> Iterator[StandIn]:
    """The stand-in, which does all work as late as it may be."""
    begun = vendor.begin()
    if begun is None:
        pytest.skip("the vendor's own driver is in use: it fails on nobody's word")
    assert not isinstance(begun, str)

    def finish() -> None:  # earlier tests' work, begun without it, is under way as well
        for index in range(2):
            core.synchronize(f"{gpu}:{index}")

    finish()
    begun.set_order(0)
    yield begun
    begun.set_order(1)
    finish()


@pytest.fixture
def gpus(vendor: Vendor, gpu: str) -> GpuRuntime:
    """The runtime, open."""
    core.ones(1, device=gpu)
    return vendor.runtime()


@pytest.fixture
def second(gpu: str, gpus: GpuRuntime) -> str:
    """The name of another device of the type."""
    if gpus.device_count() < 2:
        pytest.skip("there is one GPU")
    return f"{gpu}:1"


@pytest.fixture
def ask(vendor: Vendor, driver: StandIn) -> Iterator[Ask]:
    """Calls of the driver, on the first device."""
    ok(vendor.driver.ask("Init", 0))
    with vendor.driver.current(0):
        yield vendor.driver.ask


@pytest.fixture
def copy(vendor: Vendor, ask: Ask) -> Ask:
    """Enqueues a copy: to, from, bytes, stream."""
    kind = vendor.runtime().copy_kind
    return lambda dst, src, nbytes, stream: ask("MemcpyAsync", dst, src, nbytes, *kind, stream)


@pytest.fixture
def alone(vendor: Vendor, gpu: str) -> Run:
    """Runs code in a separate process, in which the vendor's file can be imported; what it
    prints."""

    def run(code: str, status: int = 0, **env: str) -> str:
        found = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        places = [str(vendor.file.parent), *filter(None, found)]
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, places)), **env},
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        assert "Traceback" not in done.stderr or status, done.stderr
        return done.stdout.strip()

    return run


@pytest.fixture
def beside(vendor: Vendor, alone: Run) -> Run:
    """Runs code with the stand-in, which `given` makes; its last line.

    The code finds `driver`, `gpu` (the device's name), `last` (that of the second one) and `archs`
    (what devices of two architectures are).
    """

    def run(code: str, given: str = "", status: int = 0) -> str:
        begin = BEGIN.format(module=vendor.file.stem, given=given)
        printed = alone(begin + code, status=status)
        return printed.splitlines()[-1] if printed else ""

    return run
