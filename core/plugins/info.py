"""The values that a backend's tier-0 hooks return.

`BackendInfo` identifies the backend; `Available` or `Unavailable`: whether it can work here.
"""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.errors import PluginError

if TYPE_CHECKING:
    from collections.abc import Callable

# The hook specifications that this core calls: oldest and newest version. A backend declares the
# range it was written for; both must overlap.
API_VERSIONS = (1, 1)
MOST_DEVICES = 1 << 16  # of a type: an index has 16 bits
_DEVICE_TYPE = re.compile("[a-z][a-z0-9_]{0,63}")


@dataclass(frozen=True)
class BackendInfo:
    """The identity of a backend; the result of `core_backend_info`.

    Args:
        name: the backend's name, as in `core-backend-<name>`.
        device_type: the device it serves: the `npu` of `core.device("npu:0")`.
        api: the oldest and the newest hook api that it was written for.
        priority: the highest wins where several backends open the same device type, unless the
            user names one: `CORE_DEVICE_NPU=acme`.
        version: its own version; the distribution's when it is left out.
        random: "core" where the device draws core's stream for a seed, as the cpu does; "own" where
            the backend's kernels of `core::random_*` draw other numbers (docs/device-hooks.md).

    Raises:
        PluginError: a field has the wrong type.
    """

    name: str
    device_type: str
    api: tuple[int, int]
    priority: int = 0
    version: str = ""
    random: str = "core"

    def __post_init__(self) -> None:
        for field in ("name", "device_type"):
            value = getattr(self, field)
            if not (isinstance(value, str) and value.isidentifier()):
                raise _bad_field(field, value, "a name: letters, digits and underscores")
        if not _DEVICE_TYPE.fullmatch(self.device_type):
            raise _bad_field("device_type", self.device_type, "ASCII, lower case, at most 64")
        if not _is_range(self.api):
            raise _bad_field("api", self.api, "two whole numbers, oldest first: api=(1, 1)")
        if not isinstance(self.priority, int):
            raise _bad_field("priority", self.priority, "a whole number")
        if self.random not in ("core", "own"):
            raise _bad_field("random", self.random, '"core" or "own"')


@dataclass(frozen=True)
class Available:
    """The backend can work on this machine; a result of `core_probe`.

    Args:
        devices: how many devices there are, as far as it can be known without opening them.
    """

    devices: int = 1

    def __post_init__(self) -> None:
        if type(self.devices) is not int or not 1 <= self.devices <= MOST_DEVICES:
            raise PluginError(
                what=f"Available(devices={self.devices!r})",
                why=f"a backend that is available has 1 to {MOST_DEVICES} devices",
                exists="Available(devices=1), and Unavailable(reason, remedy)",
                fix="return Unavailable, saying why there is none and what to do",
            )


@dataclass(frozen=True)
class Unavailable:
    """The backend cannot work on this machine; a result of `core_probe`.

    Args:
        reason: the missing part, in a few words: "no driver found".
        remedy: the command that installs it, or advice: "apt install acme-driver".
    """

    reason: str
    remedy: str

    def __post_init__(self) -> None:
        for text in (self.reason, self.remedy):
            if not isinstance(text, str) or not text.strip():
                raise PluginError(
                    what=f"Unavailable({self.reason!r}, {self.remedy!r})",
                    why="both are shown to people who want to use the device",
                    exists="reason: the missing part; remedy: the command that installs it",
                    fix='for example Unavailable("no driver found", "apt install acme-driver")',
                )


def examine(
    package: str, count: Callable[[], int], none: Callable[[], Unavailable]
) -> Available | Unavailable:
    """Whether the Python package through which a backend reaches its devices is there and works.

    For `core_probe`, if pip can install the package that calls the driver.

    Args:
        package: its name, for imports and for pip.
        count: imports it, and counts the devices.
        none: the text if there is none.
    """
    if importlib.util.find_spec(package) is None:
        return Unavailable(f"{package} is not installed", f"pip install {package}")
    try:
        devices = count()
    except Exception as e:
        what = f"{package} fails: {type(e).__name__}: {e}"
        return Unavailable(what, f"pip install --force-reinstall {package}")
    return Available(devices) if devices else none()


def _is_range(api: object) -> bool:
    return (
        isinstance(api, tuple)
        and len(api) == 2
        and all(isinstance(v, int) for v in api)
        and api[0] <= api[1]
    )


def _bad_field(field: str, value: object, wanted: str) -> PluginError:
    return PluginError(
        what=f"BackendInfo: {field}={value!r}",
        why=f"it has to be {wanted}",
        exists="name, device_type, api, priority, version, random",
        fix='for example BackendInfo(name="npu", device_type="npu", api=(1, 1))',
    )
