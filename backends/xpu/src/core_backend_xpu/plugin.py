"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from core.plugins import Available, BackendInfo, Unavailable, hookimpl
from core_backend_xpu import config

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="xpu", device_type="xpu", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    from core_backend_xpu.runtime import RUNTIMES, candidates, chosen, devices_of
    from core_backend_xpu.runtime.libraries import add_cpu_driver

    if not candidates():
        missing = RUNTIMES.get(config.runtime(), "dpctl")
        return Unavailable(
            f"{missing}, which speaks to the device, is missing", f"pip install {missing}"
        )
    try:
        name = chosen()
    except Exception as e:
        return Unavailable(
            f"the driver fails: {e}", f"pip install --force-reinstall {RUNTIMES[candidates()[0]]}"
        )
    if name is not None:
        return Available(devices=devices_of(name))
    if add_cpu_driver() is None:
        return Unavailable(
            "there is no GPU, and Intel's OpenCL runtime for CPUs is missing",
            "pip install intel-opencl-rt, or install the driver of the GPU",
        )
    return Unavailable(
        "neither a GPU nor Intel's OpenCL CPU device is found",
        "install the driver of the GPU (intel-opencl-icd, libze-intel-gpu1)",
    )


@hookimpl
def core_open() -> Runtime:
    from core_backend_xpu.runtime import runtime

    return runtime()


@hookimpl
def core_dialect() -> DeviceDialect:
    from core_backend_xpu.dialect import dialect

    return dialect()


@hookimpl
def core_capabilities() -> dict[str, object]:
    from core_backend_xpu.runtime import runtime

    names = [runtime().name(i) for i in range(runtime().device_count())]
    return {"devices": "; ".join(names), "runtime": runtime().kind}
