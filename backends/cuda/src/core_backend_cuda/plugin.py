"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="cuda", device_type="cuda", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    from core.plugins.gpu import Remedies, probe

    remedies = Remedies(
        driver="install NVIDIA's driver, 580 or newer",
        compiler="pip install core-backend-cuda",  # with all that it needs
        restart="see nvidia-smi; restart the machine",
        devices="see nvidia-smi, and CUDA_VISIBLE_DEVICES",
    )
    return probe("core_backend_cuda", remedies)


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
    from core.plugins.gpu import capabilities
    from core_backend_cuda.runtime import runtime

    return capabilities(runtime())
