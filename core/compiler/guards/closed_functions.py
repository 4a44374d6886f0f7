"""Whether a function computes from its arguments alone, and does nothing else.

Only such a function, if functools caches it, may be called when guards are compared: where it is
called, and how often, makes no difference then.
"""

from __future__ import annotations

import builtins
import dis
import inspect
import types
from typing import TYPE_CHECKING, Any

from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.bytecode import nested_code

if TYPE_CHECKING:
    from collections.abc import Callable

_BUILTINS = {
    getattr(builtins, name)
    for name in """
        abs all any bool complex dict divmod enumerate filter float int isinstance len list max min
        pow range reversed round set slice sorted str sum tuple zip
    """.split()  # noqa: SIM905
}
_MODULES = ("core", "math", "numpy")
_REFUSED = {"STORE_GLOBAL", "DELETE_GLOBAL", "STORE_ATTR", "DELETE_ATTR", "IMPORT_NAME"}
# Parts of names in these modules that may draw, change settings, or read and write files.
_OF_STATE = """
    rand dropout bernoulli normal uniform multinomial seed set_ register load save file memmap
""".split()  # noqa: SIM905
_SUSPENDS = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


def is_closed(fn: Any) -> bool:
    """Whether a function of the user's does so. What it calls of core, math and NumPy is told by
    its name, and rather refused than called: `normalize` is taken for a draw."""
    return _is_closed(fn, set())


def _is_closed(fn: Any, seen: set[int]) -> bool:
    if type(fn) is not types.FunctionType:
        return False
    if id(fn) in seen:
        return True
    seen.add(id(fn))
    defaults = [*(fn.__defaults__ or ()), *(fn.__kwdefaults__ or {}).values()]
    if not all(map(is_immutable, defaults)) or fn.__code__.co_flags & _SUSPENDS:
        return False
    try:
        held = [cell.cell_contents for cell in fn.__closure__ or ()]
    except ValueError:  # a cell that is empty
        return False
    for code in nested_code(fn.__code__):
        for instruction in dis.get_instructions(code):
            name = instruction.opname
            if name in _REFUSED or (
                name in ("STORE_DEREF", "DELETE_DEREF") and instruction.argval in code.co_freevars
            ):
                return False
            if name in ("LOAD_GLOBAL", "LOAD_NAME"):
                held.append(_global(fn, instruction.argval))
        if any(part in name for name in code.co_names for part in _OF_STATE):
            return False
    return all(_may_be_read(value, seen) for value in held)


def _may_be_read(value: Any, seen: set[int]) -> bool:
    if isinstance(value, types.ModuleType):
        return value.__name__.partition(".")[0] in _MODULES
    if is_immutable(value) or (isinstance(value, type) and issubclass(value, Exception)):
        return True
    if not callable(value):
        return False
    if isinstance(value, type | types.BuiltinFunctionType) and value in _BUILTINS:
        return True
    if (getattr(value, "__module__", None) or "").partition(".")[0] in _MODULES:
        return not any(part in getattr(value, "__name__", "") for part in _OF_STATE)
    return _is_closed(value, seen)


def _global(fn: Callable[..., Any], name: str) -> Any:
    names = fn.__globals__
    return names[name] if name in names else getattr(builtins, name, None)
