"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime

PACKAGES = "pip install core-backend-cuda"  # with all that it needs
DRIVER = "install NVIDIA's driver, 580 or newer"


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="cuda", device_type="cuda", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    try:
        from core_backend_cuda.runtime import compiler, driver
    except ImportError as e:
        return Unavailable(f"cuda-bindings cannot be imported ({e})", PACKAGES)
    try:
        version = driver.version()
    except Exception as e:
        return Unavailable(f"there is no CUDA driver ({type(e).__name__})", DRIVER)
    if version < driver.OLDEST:
        spoken = f"{version // 1000}.{version % 1000 // 10}"
        return Unavailable(f"the driver speaks CUDA {spoken}, which is too old", DRIVER)
    try:
        compiler.version()
    except Exception as e:
        return Unavailable(f"there is no NVRTC ({str(e).splitlines()[0]})", PACKAGES)
    try:
        gpus = driver.count()
    except driver.DriverError as e:
        return Unavailable(f"the driver does not start: {e}", "see nvidia-smi; restart the machine")
    if not gpus:
        return Unavailable("the driver finds no GPU", "see nvidia-smi, and CUDA_VISIBLE_DEVICES")
    best = max(driver.capability(index) for index in range(gpus))
    if best < driver.LEAST:
        reason = f"compute capability {best[0]}.{best[1]} is below 7.5"
        return Unavailable(reason, "use a GPU of the Turing generation or a newer one")
    return Available(gpus)


@hookimpl
def core_open() -> Runtime:
    from core_backend_cuda.runtime import array_interface, runtime

    array_interface.install()
    return runtime()


@hookimpl
def core_dialect() -> DeviceDialect:
    from core_backend_cuda.dialect import CudaDeviceDialect

    return CudaDeviceDialect()


@hookimpl
def core_capabilities() -> dict[str, object]:
    from core_backend_cuda.runtime import driver, runtime
    from core_backend_cuda.runtime.compiler import version

    gpus = runtime()
    names = [f"{gpus.name(i)} ({gpus.arch(i)})" for i in range(gpus.device_count())]
    return {
        "devices": "; ".join(names),
        "driver": f"CUDA {driver.version() // 1000}.{driver.version() % 1000 // 10}",
        "compiler": "NVRTC " + ".".join(map(str, version())),
    }
