"""The hooks: how core finds and opens the device."""

from core.plugins import Available, BackendInfo, Unavailable, hookimpl


@hookimpl
def core_backend_info():
    return BackendInfo(name="flint", device_type="flint", api=(1, 1))


@hookimpl
def core_probe():
    try:
        import flint
    except ModuleNotFoundError:
        return Unavailable("flint-sdk is not installed", "pip install flint-sdk")
    return Available(devices=flint.count())


@hookimpl
def core_open():
    from core_backend_flint.runtime import FlintRuntime

    return FlintRuntime()


@hookimpl
def core_dialect():
    from core_backend_flint.dialect import dialect

    return dialect()
