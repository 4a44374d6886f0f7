"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

import importlib.util

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="xpu", device_type="xpu", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    if importlib.util.find_spec("dpctl") is None:
        return Unavailable("dpctl, which speaks to SYCL devices, is missing", "pip install dpctl")
    from core_backend_xpu.libraries import add_cpu_driver
    from core_backend_xpu.runtime import find_devices

    try:
        found = find_devices()
    except Exception as e:
        return Unavailable(f"dpctl fails: {e}", "pip install --force-reinstall dpctl")
    if found:
        return Available(devices=len(found))
    if add_cpu_driver() is None:
        return Unavailable(
            "SYCL finds no GPU, and Intel's OpenCL runtime for CPUs is missing",
            "pip install intel-opencl-rt, or install the driver of the GPU",
        )
    return Unavailable(
        "SYCL finds neither a GPU nor Intel's OpenCL CPU device",
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
    return {"devices": "; ".join(names), "runtime": "SYCL (dpctl)"}
