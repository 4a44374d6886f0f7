"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="xpu", device_type="xpu", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    from core_backend_xpu.runtime import examined

    found = list(examined().values())
    good = [one for one in found if isinstance(one, Available)]
    if good:
        return good[0]
    missing = [one for one in found if isinstance(one, Unavailable)]
    return Unavailable("; ".join(dict.fromkeys(m.reason for m in missing)), missing[0].remedy)


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
    from core_backend_xpu.runtime import GPU_DRIVER, runtime
    from core_backend_xpu.runtime.spirv import front_end

    names = [runtime().name(i) for i in range(runtime().device_count())]
    facts = {"devices": "; ".join(names), "runtime": runtime().kind}
    if any("no GPU" in name for name in names):
        facts["for a GPU"] = GPU_DRIVER
    return facts | {"compiler": front_end() or "the driver's; it gives no reason for an error"}
