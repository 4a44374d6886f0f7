"""Errors and wrong results of a backend's methods at run time, turned into errors of core.

`contract.py` asks once, when a backend is taken; this is asked at each call. The methods of
`Runtime` are called by core/csrc/memory/python_runtime.cpp, which comes here for its errors;
`QueuedRuntime` calls those of the driver through `called`, which costs a `try` where all is well.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.errors import CoreError, DeviceError, type_text
from core.plugins.signatures import declaration

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core.plugins.runtime import Runtime

ADDRESSES = 1 << 64
_owners: dict[int, tuple[object, str]] = {}  # runtimes and their backends, by the runtime's id


def belongs_to(runtime: Runtime, backend: str) -> None:
    """Notes whose runtime it is."""
    _owners[id(runtime)] = runtime, backend


def owner_of(runtime: Runtime) -> str:
    """The backend that a runtime belongs to; before core takes it, the module of its class."""
    _, backend = _owners.get(id(runtime), (None, type(runtime).__module__))
    return backend


def called(runtime: Runtime, method: str, *args: Any) -> Any:
    """The result of a method; an exception becomes the cause of an error that names it.

    Raises:
        MemoryError: as the backend's own, which core reports as one of the device.
    """
    try:
        return getattr(runtime, method)(*args)
    except (CoreError, MemoryError):
        raise
    except Exception as e:
        raise failed(runtime, method, e) from e


def raise_failed(runtime: Runtime, method: str, error: BaseException) -> None:
    """Raises the error for a method of `Runtime` that raised, called by native code."""
    if isinstance(error, CoreError) or not isinstance(error, Exception):
        raise error  # an interrupt, too
    raise failed(runtime, method, error) from error


def raise_returned(runtime: Runtime, method: str, result: object, wanted: str) -> None:
    """Raises the error for a method that returned a wrong type, called by native code."""
    raise returned(runtime, method, result, wanted)


def failed(runtime: Runtime, method: str, error: BaseException) -> DeviceError:
    """The error of a method that raised."""
    return DeviceError(
        what=f"{_place(runtime, method)} raised {type(error).__name__}: {error}",
        why="the device's backend failed; its own error is the cause of this one",
        exists=f"core calls it as {declaration(runtime, method)}",
        fix="correct the method where its traceback ends, or report it to the backend's author",
    )


def returned(runtime: Runtime, method: str, result: object, wanted: str) -> DeviceError:
    """The error of a method that returned something else than it has to."""
    return DeviceError(
        what=f"{_place(runtime, method)} returned {_shown(result)}",
        why=f"it has to return {wanted}",
        exists=f"core calls it as {declaration(runtime, method)}",
        fix=_hint(result) or f"return {wanted} from {method}",
    )


def address(runtime: Runtime, method: str, result: object, nbytes: int) -> int:
    """The address of a block of so many bytes, if an address was returned."""
    if type(result) is int and 0 < result <= ADDRESSES - nbytes:
        return result
    wanted = f"the address of {nbytes} bytes: an int above 0, whose block ends below 2**64"
    raise returned(runtime, method, result, wanted)


def handle(runtime: Runtime, method: str, result: object) -> int:
    """The address by which a driver knows a queue, or 0."""
    if type(result) is int and 0 <= result < ADDRESSES:
        return result
    raise returned(runtime, method, result, "an int from 0 to 2**64 - 1: an address, or 0")


def thing(runtime: Runtime, method: str, result: Hashable) -> Hashable:
    """A queue or an event: anything but None, which stands for there being none."""
    if result is None:
        raise returned(runtime, method, result, "an object of the backend's, not None")
    return result


def truth(runtime: Runtime, method: str, result: object) -> bool:
    """True or False, also NumPy's."""
    if isinstance(result, bool) or type(result).__name__ in ("bool", "bool_"):
        return bool(result)
    if type(result) is int and result in (0, 1):
        return bool(result)
    raise returned(runtime, method, result, "True or False")


def milliseconds(runtime: Runtime, method: str, result: object) -> float:
    """A number of milliseconds."""
    if isinstance(result, (int, float)) and math.isfinite(result):
        return float(result)
    raise returned(runtime, method, result, "a number of milliseconds")


def text(runtime: Runtime, method: str, *args: Any) -> str:
    """A name for people; where the method fails, the class's: it may stand in an error already."""
    try:
        return str(getattr(runtime, method)(*args))
    except Exception:
        return type(runtime).__name__


# ---- inside ------------------------------------------------------------------------------------
def _place(runtime: Runtime, method: str) -> str:
    return f"{type(runtime).__name__}.{method} of backend {owner_of(runtime)!r}"


def _shown(result: object) -> str:
    try:
        return repr(result)[:80]
    except Exception as e:
        return f"{type_text(result)}, whose repr() raises {type(e).__name__}"


def _hint(result: object) -> str:
    """A suggestion for a value that is almost an address."""
    import ctypes

    if isinstance(result, ctypes.c_void_p):
        return "return the pointer's .value; where that is None, raise MemoryError"
    if isinstance(result, ctypes._Pointer):
        return "return ctypes.addressof(pointer.contents)"
    if hasattr(result, "__index__") and not isinstance(result, int):
        return "return int(...) of it"
    return ""
