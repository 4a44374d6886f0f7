"""What a Python function depends on beside its arguments, read from its bytecode.

A function whose calls may be skipped computes from its arguments, from names that can be watched
(globals, cells, attributes of modules), and from nothing else, and changes nothing. `watch` finds
these names, or says why it cannot: then the function runs at every call (capture.py).
"""

from __future__ import annotations

import builtins
import dis
import math
import types

from core import _native

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MISSING = object()
IMMUTABLE = (
    bool, int, float, complex, str, bytes, type(None), type(...), range, slice,
    _native.dtype, _native.device,
)  # fmt: skip
ERRORS = {
    id(e) for e in vars(builtins).values() if isinstance(e, type) and issubclass(e, Exception)
}
# Builtins that change nothing that a pure function can reach.
PURE = {
    id(f)
    for f in (
        abs, all, any, bool, complex, dict, divmod, enumerate, float, frozenset, int, isinstance,
        len, list, max, min, pow, range, repr, reversed, round, set, slice, sorted, str, sum, tuple,
        zip, *(f for f in vars(math).values() if callable(f)),
    )
}  # fmt: skip
# Attributes that may be read of what is no module: they follow from what is compared of a tensor
# (its dtype, shape, strides, device), are operators, or belong to Python's immutable types.
ATTRIBUTES = frozenset((
    *(n for n in (*dir(_native.Tensor), *dir(str), *dir(range)) if not n.startswith("_")),
    "keys", "values", "items", "get", "copy", "bit_length", "is_integer", "conjugate",
    "name", "kind", "type",
)) - frozenset((
    "backward", "batch_dim", "data_ptr", "format", "format_map", "grad", "grad_fn", "is_fake",
    "is_leaf", "offset", "output_index", "read_only", "register_hook",
    "register_post_accumulate_grad_hook", "requires_grad_", "retain_grad", "storage_id", "tangent",
    "version", "view_args", "view_op", "view_parent", "wrapped_value",
))  # fmt: skip
# Instructions that change something outside of the frame.
EFFECTS = {
    "STORE_GLOBAL": "assigns a global",
    "DELETE_GLOBAL": "deletes a global",
    "STORE_ATTR": "assigns an attribute",
    "DELETE_ATTR": "deletes an attribute",
    "STORE_SUBSCR": "assigns an item",
    "STORE_SLICE": "assigns a slice",
    "DELETE_SUBSCR": "deletes an item",
    "IMPORT_NAME": "imports",
    "GET_AWAITABLE": "awaits",
    "LOAD_BUILD_CLASS": "defines a class",
    "LOAD_CLASSDEREF": "defines a class",
    "LOAD_LOCALS": "reads its frame",
}  # fmt: skip


class Impure(Exception):
    """Why a function cannot be skipped."""


class Watched:
    """A name that a function reads: where, and what was found there."""

    __slots__ = ("name", "place", "value")

    def __init__(self, place: Any, name: str, value: Any) -> None:
        self.place, self.name, self.value = place, name, value

    def now(self) -> Any:
        """What is found there now."""
        if isinstance(self.place, types.CellType):
            try:
                return self.place.cell_contents
            except ValueError:  # an empty cell
                return MISSING
        if isinstance(self.place, dict):
            return self.place.get(self.name, MISSING)
        return getattr(self.place, self.name, MISSING)

    def holds(self) -> bool:
        """Whether the same object is found there, or an equal constant."""
        found = self.now()
        return found is self.value or same_constant(found, self.value)


def is_immutable(value: Any) -> bool:
    """Whether a value is of an immutable type, no subclass of one, and so is what it holds."""
    if type(value) is slice:
        return all(is_immutable(part) for part in (value.start, value.stop, value.step))
    return type(value) in IMMUTABLE


def constant_key(value: Any) -> Any:
    """Equal for the same immutable values alone: 1 is not 1.0, 0.0 is not -0.0."""
    exact = type(value) in (bool, int, str, bytes)
    return type(value), value if exact else repr(value)


def same_constant(a: Any, b: Any) -> bool:
    """Whether both are the same immutable value."""
    return is_immutable(a) and is_immutable(b) and bool(constant_key(a) == constant_key(b))


class Watch:
    """The names that a function and those it calls read."""

    def __init__(self) -> None:
        self.names: dict[tuple[int, str], Watched] = {}
        self.tensors: list[Any] = []
        self.in_place = False  # whether there is a `+=`, which changes lists and dicts
        self._seen: set[Any] = set()
        self._kept: list[Any] = []  # so that no id comes twice

    def add(self, place: Any, name: str) -> Any:
        key = id(place), name
        if key not in self.names:
            self.names[key] = watched = Watched(place, name, MISSING)
            watched.value = watched.now()
        return self.names[key].value

    # ---- functions -----------------------------------------------------------------------------
    def function(self, fn: Any) -> None:
        """Reads a function, and those that it calls by a global name."""
        if isinstance(fn, types.MethodType):
            self.value(fn.__self__, f"the owner of {fn.__qualname__}")
            fn = fn.__func__
        if not isinstance(fn, types.FunctionType):
            raise Impure(f"{fn!r} is no Python function")
        if id(fn) in self._seen:
            return
        self._seen.add(id(fn))
        self._kept.append(fn)
        for name in ("__code__", "__defaults__", "__kwdefaults__"):
            self.add(fn, name)
        for name in fn.__kwdefaults__ or {}:
            self.add(fn.__kwdefaults__, name)
        if read := ATTRIBUTES.intersection(vars(fn)):
            raise Impure(f"{fn.__qualname__} has attributes of its own: {', '.join(read)}")
        for default in (*(fn.__defaults__ or ()), *(fn.__kwdefaults__ or {}).values()):
            self.value(default, f"a default of {fn.__qualname__}")
        if fn.__code__.co_flags & _SUSPENDS:
            raise Impure(f"{fn.__qualname__} is a generator or a coroutine")
        cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
        self._code(fn.__code__, fn, cells)

    def _code(self, code: Any, fn: Any, cells: dict[str, Any]) -> None:
        """cells: what the free variables are; None for those of functions that are read with it."""
        cells = {**cells, **dict.fromkeys(code.co_cellvars)}
        instructions = [i for i in dis.get_instructions(code) if i.opname not in _SILENT]
        of_modules = 0  # attributes of modules that were watched stand before this instruction
        for i, instruction in enumerate(instructions):
            name, arg, after = instruction.opname, instruction.argval, instructions[i + 1 :]
            line = instruction.positions.lineno if instruction.positions else None
            where = f"{code.co_filename}:{line or code.co_firstlineno}"
            if name in EFFECTS:
                raise Impure(f"{fn.__qualname__} {EFFECTS[name]} ({where})")
            read = instructions[i - 1].argval if name == "MATCH_CLASS" else ()
            if name in ("LOAD_ATTR", "LOAD_METHOD") and i >= of_modules:
                read = (arg,)
            for attribute in read:
                if attribute not in ATTRIBUTES:
                    raise Impure(f"{fn.__qualname__} uses .{attribute} ({where})")
            self.in_place |= name == "BINARY_OP" and instruction.argrepr.endswith("=")
            if name in ("LOAD_GLOBAL", "LOAD_NAME"):
                of_modules = i + 1 + self._global(fn, arg, after, where)
            elif name in ("LOAD_DEREF", "LOAD_FROM_DICT_OR_DEREF") and cells[arg] is not None:
                of_modules = i + 1 + self._chain(self.add(cells[arg], ""), arg, after, where)
            elif name in ("STORE_DEREF", "DELETE_DEREF") and cells[arg] is not None:
                raise Impure(f"{fn.__qualname__} assigns a variable of another function ({where})")
        for inner in code.co_consts:
            if isinstance(inner, types.CodeType):  # lambdas, comprehensions
                self._code(inner, fn, cells)

    def _global(self, fn: Any, name: str, after: Any, where: str) -> int:
        found = self.add(fn.__globals__, name)
        if found is MISSING:
            found = self.add(vars(builtins), name)
        if found is MISSING:
            raise Impure(f"the name {name!r} is not defined ({where})")
        return self._chain(found, name, after, where)

    def _chain(self, found: Any, name: str, after: Any, where: str) -> int:
        """A value and the attributes read of it in a row while it is a module: how many."""
        read = 0
        for instruction in after:
            if not isinstance(found, types.ModuleType):
                break
            read += 1
            if instruction.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
                raise Impure(f"the module {name} is used as a value ({where})")
            name = f"{name}.{instruction.argval}"
            found = self.add(found, instruction.argval)
        self.value(found, name)
        return read

    # ---- values --------------------------------------------------------------------------------
    def value(self, found: Any, name: str) -> None:
        """Raises where a value could change without its name being assigned."""
        if is_immutable(found) or id(found) in PURE or id(found) in ERRORS or _is_cores(found):
            return
        if isinstance(found, _native.Tensor):
            self.tensors.append(found)
        elif type(found) in (tuple, frozenset):
            for item in found:
                self.value(item, name)
        elif isinstance(found, types.FunctionType):
            self.function(found)
        else:
            raise Impure(f"{name} is a {type(found).__name__}, which may change")


_PURE_PARTS = (
    "core.operators.",
    "core._native",
    "core.fft",
    "core.linalg",
    "core.autograd.grad_mode",
    "core.errors",
)
# Functions of core that change something.
_CHANGING = ("define", "manual_seed", "set_grad_enabled")
_SILENT = frozenset(("CACHE", "NOP", "RESUME", "PRECALL", "PUSH_NULL", "EXTENDED_ARG"))
_SUSPENDS = 0x20 | 0x80 | 0x100 | 0x200  # generators and coroutines


def _is_cores(found: Any) -> bool:
    """Operators, and the functions and types that core itself offers."""
    if isinstance(found, _native.Operator):
        return not found.mutates
    if not isinstance(found, (type, types.FunctionType, types.BuiltinFunctionType)):
        return False
    where = getattr(found, "__module__", None) or ""
    return where.startswith(_PURE_PARTS) and found.__name__ not in _CHANGING
