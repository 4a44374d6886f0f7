"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="rocm", device_type="rocm", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    from core.plugins.gpu import Remedies, probe

    remedies = Remedies(
        driver="install AMD's ROCm, 6.0 or newer; ROCM_PATH says where it is",
        compiler="install hiprtc of the same ROCm as libamdhip64",
        restart="see rocm-smi; restart the machine",
        devices="see rocminfo, HIP_VISIBLE_DEVICES, and that the user may open /dev/kfd",
    )
    return probe("core_backend_rocm", remedies)


@hookimpl
def core_open() -> Runtime:
    from core_backend_rocm.runtime import runtime

    return runtime()


@hookimpl
def core_dialect() -> DeviceDialect:
    from core_backend_rocm.dialect import HipDeviceDialect

    return HipDeviceDialect()


@hookimpl
def core_capabilities() -> dict[str, object]:
    from core.plugins.gpu import capabilities
    from core_backend_rocm.runtime import kernel_module, runtime

    return capabilities(runtime()) | {"kernel module": kernel_module()}
