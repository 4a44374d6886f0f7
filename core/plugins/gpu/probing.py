"""`probe`: whether a backend of GPUs can work on this machine; if not, the missing part."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from core.plugins.gpu.driver import DriverError
from core.plugins.info import Available, Unavailable

if TYPE_CHECKING:
    from core.plugins.gpu.compiler import RuntimeCompiler
    from core.plugins.gpu.driver import Driver
    from core.plugins.gpu.hooks import Remedies


def probe(package: str, remedies: Remedies) -> Available | Unavailable:
    """Asks for each piece in turn; no device is opened.

    Args:
        package: of the backend; its module `runtime` has `DRIVER` and `COMPILER`.
    """
    try:
        runtime = importlib.import_module(f"{package}.runtime")
        driver: Driver = runtime.DRIVER
        compiler: RuntimeCompiler = runtime.COMPILER
    except ImportError as e:
        return Unavailable(f"a package cannot be imported ({e})", remedies.compiler)
    try:
        version = driver.version()
    except Exception as e:
        reason = f"there is no {driver.product} driver ({type(e).__name__})"
        return Unavailable(reason, remedies.driver)
    if version < driver.oldest:
        spoken = f"{driver.product} {driver.spoken(version)}"
        return Unavailable(f"the driver speaks {spoken}, which is too old", remedies.driver)
    try:
        compiler.version()
    except Exception as e:
        reason = f"there is no {compiler.title} ({str(e).splitlines()[0]})"
        return Unavailable(reason, remedies.compiler)
    try:
        gpus = driver.count()
        unfit = driver.unfit(gpus) if gpus else ("the driver finds no GPU", remedies.devices)
    except DriverError as e:
        return Unavailable(f"the driver does not start: {e}", remedies.restart)
    return Unavailable(*unfit) if unfit else Available(gpus)
