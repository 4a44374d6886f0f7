"""The default device: where tensors are made when no device is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import default_device as native_default_device
from core._native import device as Device
from core._native import device_count, empty, float32
from core._native import set_default_device as native_set_default_device

if TYPE_CHECKING:
    from core._native import _DeviceLike


def default_device() -> Device:
    """The device of this thread's innermost `with core.device(...)`, else the process's default."""
    return native_default_device()


def set_default_device(device: _DeviceLike) -> None:
    """Sets where tensors are made by default, in all threads.

    The device is opened, so that one which cannot be used is an error here and not at some later
    line. `with core.device(...)` does the same for a block of code and the thread that runs it.

    Example:
        >>> import core
        >>> core.set_default_device("cpu")
        >>> core.zeros(2).device
        device('cpu')
    """
    chosen = Device(device)
    if chosen.index >= device_count(chosen.type):
        empty((0,), float32, chosen)  # raises, saying which devices there are
    native_set_default_device(chosen)
