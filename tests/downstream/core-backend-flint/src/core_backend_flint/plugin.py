"""The hooks: how core finds and opens the device."""

from core.plugins import Available, BackendInfo, hookimpl


@hookimpl
def core_backend_info():
    return BackendInfo(name="flint", device_type="flint", api=(1, 1))


@hookimpl
def core_probe():
    import flint

    return Available(devices=flint.count())


@hookimpl
def core_open():
    from core_backend_flint.runtime import FlintRuntime

    return FlintRuntime()


@hookimpl
def core_dialect():
    from core_backend_flint.dialect import dialect

    return dialect()
