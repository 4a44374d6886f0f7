"""`Vendor`: the facts of one vendor's backend and its stand-in that tests of GPUs read."""

from __future__ import annotations

import ctypes
import functools
import importlib
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.errors import ToolchainError
from core.plugins import add_backend
from core.testing.emulator.stand_in import Limits, StandIn

if TYPE_CHECKING:
    from core.plugins.gpu import Driver, GpuRuntime, RuntimeCompiler
    from core.testing.emulator.languages import Language

INVALID_VALUE, NO_DEVICE, LAUNCH_FAILED = 1, 100, 719  # of the vendors whose drivers are alike


@dataclass(frozen=True, eq=False)
class Vendor:
    """A backend under test.

    Attributes:
        device: the device type. package: of the backend, whose `runtime` has `DRIVER`, `COMPILER`
            and `runtime()`.
        file: the module of the backend's tests that defines this one as `VENDOR`; processes of
            tests import it by its name.
        header, library: of the stand-in: see `StandIn`. version: of the driver, by default.
        language: of the kernels.
        archs: two architectures whose code is not alike. limits: a device's limits.
        compilers: loads the compiler's stand-in, or the files that it needs.
        enters: a call by which a device becomes current; asks: one that returns it.
        statuses: the driver's names for the statuses above, by number.
        variable: by which the driver chooses among devices.
    """

    device: str
    package: str
    file: Path
    header: str
    library: str
    version: int
    language: Language
    archs: tuple[str, str]
    limits: Callable[[str], Limits]
    compilers: Callable[[], object]
    enters: str
    asks: str
    statuses: dict[int, str]
    variable: str

    # ---- the backend ---------------------------------------------------------------------------
    @property
    def driver(self) -> Driver:
        """The backend's driver, which is the stand-in's where that is loaded."""
        found: Driver = self._runtime_module.DRIVER
        return found

    @property
    def compiler(self) -> RuntimeCompiler:
        found: RuntimeCompiler = self._runtime_module.COMPILER
        return found

    def runtime(self) -> GpuRuntime:
        found: GpuRuntime = self._runtime_module.runtime()
        return found

    @property
    def _runtime_module(self) -> Any:
        return importlib.import_module(f"{self.package}.runtime")

    # ---- the stand-in --------------------------------------------------------------------------
    def is_real(self) -> bool:
        """Whether this machine has the vendor's driver, and it finds a GPU."""
        ask = f"from {self.package}.runtime import DRIVER; raise SystemExit(DRIVER.count() < 1)"
        done = subprocess.run([sys.executable, "-c", ask], capture_output=True, check=False)
        return done.returncode == 0

    def load(
        self,
        devices: int | Sequence[Limits] = 2,
        *,
        version: int | None = None,
        library: str | None = None,
        initial: int = 0,
        chosen: str | None = None,
    ) -> StandIn:
        """Loads the stand-in, before anybody has found another driver, and adds the backend.

        Args:
            devices: what they are, or how many of the first architecture.
            version: the driver's. library: its name. initial: the status of its `Init`.
            chosen: the list in the driver's variable; the driver reads it, not core.
        """
        first = self.limits(self.archs[0])
        each = [first] * devices if isinstance(devices, int) else devices
        if chosen is not None:
            each = listed(each, chosen)
        driver = StandIn(
            self.header, library or self.library, self.language, each,
            version=version or self.version, initial=initial, spelled=self.driver.spelled,
        )  # fmt: skip
        self.compilers()
        self._listen(driver)
        add_backend(self.device, importlib.import_module(f"{self.package}.plugin"))
        return driver

    def _listen(self, driver: StandIn) -> None:
        """Tells the stand-in of all that is compiled, or was compiled before."""
        compiler: Any = self.compiler
        compile = compiler.machine_code

        def machine_code(text: str, options: Sequence[str], arch: str, name: str) -> bytes:
            code: bytes = compile(text, options, arch, name)
            driver.know(code, text, self.limits(arch))
            return code

        compiler.machine_code = machine_code

    @functools.cache  # noqa: B019 - vendors are constants
    def begin(self) -> StandIn | str | None:
        """The stand-in, loaded for this process; None: the vendor's driver works here; or why
        there is neither."""
        try:
            if self.is_real():
                return None
            driver = self.load()
        except ImportError as e:
            return f"{e.name} is not installed"
        except ToolchainError as e:
            return f"there is no C++ compiler for the stand-in: {e.what}"
        try:
            self.compiler.version()
        except RuntimeError as e:
            return f"{self.compiler.title} cannot be loaded: {str(e).splitlines()[0]}"
        return driver


def listed(devices: Sequence[Limits], chosen: str) -> list[Limits]:
    """Those that a list of numbers names, in its order, up to the first number that is none's."""
    found: list[Limits] = []
    for word in chosen.split(","):
        if not word.strip().isdigit() or int(word) >= len(devices):
            break
        found.append(devices[int(word)])
    return found


def load_beside(path: str | Path) -> None:
    """Loads a library that others open by its name from a separate folder.

    AddressSanitizer opens it in their place, and does not look there.
    """
    ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
