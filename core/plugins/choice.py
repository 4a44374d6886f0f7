"""Which backend opens a device type that several of them bring.

The one that `CORE_DEVICE_<TYPE>` names, and then no other; else the highest priority, and the first
by name if priorities are equal, with a warning. The manager hands over the backends
that open the type, best first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import config, logging
from core.errors import ConfigError, did_you_mean, listing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.plugins.backend import Backend

USABLE = ("available", "opening", "loaded")


def named_by_user() -> dict[str, str]:
    """The choices in the environment: device type -> backend."""
    pairs = (pair.partition("=") for pair in config.device_backends)
    return {device_type: name for device_type, _, name in pairs}


def allowed(device_type: str, openers: list[Backend]) -> list[Backend]:
    """The backends that may open the type.

    Raises:
        ConfigError: the environment names none of them.
    """
    name = named_by_user().get(device_type)
    candidates = [b for b in openers if name in (None, b.name, b.source.distribution)]
    if candidates or not openers:
        return candidates
    variable = _variable(device_type)
    names = [b.name for b in openers]
    raise ConfigError(
        what=f"{variable}={name!r} names no backend of the device {device_type!r}",
        why="only the backend that it names is tried for the device",
        exists=listing(f"{b.name} ({b.source})" for b in openers),
        fix=f"{did_you_mean(str(name), names)}set {variable} to one of these, or leave it out",
    )


def no_device(device_type: str, openers: list[Backend]) -> ConfigError:
    """The error of a variable that names a device type which nothing opens."""
    types = [b.device_type for b in openers]
    return ConfigError(
        what=f"{_variable(device_type)}={named_by_user()[device_type]!r}: no backend opens a "
        f"device {device_type!r}",
        why="the end of the variable's name is a device type",
        exists=listing(dict.fromkeys(types)),
        fix=f"{did_you_mean(device_type, types)}rename the variable, or leave it out",
    )


def settle(device_type: str, openers: list[Backend]) -> Backend | None:
    """The backend that serves the type, or will; notes in the others why they do not.

    All were probed. None where the environment names one that cannot.
    """
    try:
        candidates, refusal = allowed(device_type, openers), ""
    except ConfigError as e:
        candidates, refusal = [], e.what
    usable = [b for b in candidates if b.state in USABLE]
    opened = [b for b in usable if b.state != "available"]
    serving = next(iter(opened + usable), None)
    if serving is not None:
        refusal = f"{device_type!r} is opened by {label(serving)}"
    elif candidates:
        refusal = f"{_variable(device_type)} names {label(candidates[0])}"
    for backend in openers:
        passed_over = backend is not serving and backend.state in USABLE
        backend.passed_over = refusal if passed_over else ""
    return serving


def to_choose(backend: Backend, others: Iterable[Backend]) -> str:
    """The setting that selects the backend for its device type: CORE_DEVICE_NPU=acme.

    A backend of this process that shares its name has nothing else that could be set.
    """
    alike = [b for b in others if (b.device_type, b.name) == (backend.device_type, backend.name)]
    if len(alike) > 1 and not backend.source.is_installed:
        return "another name, or a higher priority, in its BackendInfo"
    name = backend.source.distribution if len(alike) > 1 else backend.name
    return f"{_variable(backend.device_type)}={name}"


def warn_of_tie(serving: Backend, openers: list[Backend]) -> None:
    """Says that nothing but their names has decided between the backends of a device type."""
    device_type = serving.device_type
    if device_type in named_by_user():
        return
    equals = [b for b in openers if b.priority == serving.priority]
    for backend in equals:
        backend.probe()
    rivals = [b for b in equals if b.state in USABLE]
    if len(rivals) < 2:
        return
    others = [b for b in rivals if b is not serving]
    is_by_name = all(b.name != serving.name for b in others)
    settings = [to_choose(others[0], openers), to_choose(serving, openers)]
    if others[0].source.is_installed:
        settings.append("pip uninstall of the other")
    ends = ", or ".join(settings[1:])
    logging.warning(
        "plugins",
        "%s open the device %r. It is %s's, the first %s, and nothing of %s is used: %s "
        "chooses that; %s ends this warning",
        " and ".join(map(label, rivals)),
        device_type,
        repr(serving.name),
        "by name" if is_by_name else "that was found",
        " or ".join(map(label, others)),
        settings[0],
        ends,
    )


def label(backend: Backend) -> str:
    """A backend in messages: its name and its distribution."""
    return f"{backend.name!r} ({backend.source})"


def _variable(device_type: str) -> str:
    return f"CORE_DEVICE_{device_type.upper()}"
