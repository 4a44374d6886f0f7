"""The default device: where tensors are made when no device is named."""

from __future__ import annotations

from core import _native

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core._native import device


def default_device() -> device:
    """The device of this thread's innermost `with core.device(...)`, else the process's default."""
    return _native.default_device()


def set_default_device(device: object) -> None:
    """Sets where tensors are made by default, in all threads.

    The device is opened, so that one which cannot be used is an error here and not at some later
    line. `with core.device(...)` does the same for a block of code and the thread that runs it.

    Example:
        >>> import core
        >>> core.set_default_device("cpu")
        >>> core.zeros(2).device
        device('cpu')
    """
    device = _native.device(device)
    if device.index >= _native.device_count(device.type):
        _native.empty((0,), _native.float32, device)  # raises, saying which devices there are
    _native.set_default_device(device)
