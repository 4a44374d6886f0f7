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
    "IMPORT_NAME": "imports",
    "GET_AWAITABLE": "awaits",
    "LOAD_BUILD_CLASS": "defines a class",
    "LOAD_CLASSDEREF": "defines a class",
    "LOAD_LOCALS": "reads its frame",
}  # fmt: skip


class Impure(Exception):
    """Why a function cannot be skipped."""


class Watched:
    """A name that a function reads: where it is looked up (csrc/guards.h), and what was there."""

    __slots__ = ("key", "kind", "place", "text", "value")

    def __init__(self, kind: str, place: Any, key: Any, text: str, value: Any) -> None:
        self.kind, self.place, self.key, self.text, self.value = kind, place, key, text, value

    @property
    def guard(self) -> tuple[Any, ...]:
        """As native code is told of it."""
        found = () if self.value is MISSING else (self.value,)
        return self.kind, self.place, self.key, *found


def _cell(place: Any, key: Any) -> Any:
    try:
        return place.cell_contents
    except ValueError:  # an empty cell
        return MISSING


_PARTS = ("__code__", "__defaults__", "__kwdefaults__")
# What is found in a place: how guards look it up, once.
_FOUND: dict[str, Any] = {
    "cell": _cell,
    "item": lambda place, key: place.get(key, MISSING),
    "function": lambda place, key: getattr(place, _PARTS[key]),
    "itself": lambda place, key: place,
}


def is_immutable(value: Any) -> bool:
    """Whether a value is of an immutable type, no subclass of one, and so is what it holds."""
    if type(value) is slice:
        return all(is_immutable(part) for part in (value.start, value.stop, value.step))
    return type(value) in IMMUTABLE


class Watch:
    """The names that a function and those it calls read."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, Any], Watched] = {}
        self.in_place = False  # whether there is a `+=` or `x[i] =`: lists and dicts may change
        self._seen: set[Any] = set()
        self._kept: list[Any] = []  # so that no id comes twice

    def add(self, kind: str, place: Any, key: Any, text: str) -> Any:
        """What a name stands for, which is watched from now on."""
        at = kind, id(place), key
        if at not in self._found:
            self._found[at] = Watched(kind, place, key, text, _FOUND[kind](place, key))
        return self._found[at].value

    @property
    def names(self) -> list[Watched]:
        return list(self._found.values())

    @property
    def tensors(self) -> list[Any]:
        """The tensors that were found by name, in the order of the names."""
        return [w.value for w in self.names if isinstance(w.value, _native.Tensor)]

    def guards(self) -> list[Any]:
        """What native code compares."""
        return [watched.guard for watched in self.names]

    # ---- functions -----------------------------------------------------------------------------
    def function(self, fn: Any) -> None:
        """Reads a function, and those that it calls by a global name."""
        if isinstance(fn, types.MethodType):
            self.part(fn.__self__, f"the owner of {fn.__qualname__}")
            fn = fn.__func__
        if not isinstance(fn, types.FunctionType):
            raise Impure(f"{fn!r} is no Python function")
        if id(fn) in self._seen:
            return
        self._seen.add(id(fn))
        self._kept.append(fn)
        for part, name in enumerate(_PARTS):
            self.add("function", fn, part, f"{fn.__qualname__}.{name}")
        for name in fn.__kwdefaults__ or {}:
            self.add("item", fn.__kwdefaults__, name, f"the default of {name}")
        if read := ATTRIBUTES.intersection(vars(fn)):
            raise Impure(f"{fn.__qualname__} has attributes of its own: {', '.join(read)}")
        for default in (*(fn.__defaults__ or ()), *(fn.__kwdefaults__ or {}).values()):
            self.part(default, f"a default of {fn.__qualname__}")
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
            self.in_place |= name in _IN_PLACE
            self.in_place |= name == "BINARY_OP" and instruction.argrepr.endswith("=")
            if name in ("LOAD_GLOBAL", "LOAD_NAME"):
                of_modules = i + 1 + self._global(fn, arg, after, where)
            elif name in ("LOAD_DEREF", "LOAD_FROM_DICT_OR_DEREF") and cells[arg] is not None:
                of_modules = (
                    i + 1 + self._chain(self.add("cell", cells[arg], None, arg), arg, after, where)
                )
            elif name in ("STORE_DEREF", "DELETE_DEREF") and cells[arg] is not None:
                raise Impure(f"{fn.__qualname__} assigns a variable of another function ({where})")
        for inner in code.co_consts:
            if isinstance(inner, types.CodeType):  # lambdas, comprehensions
                self._code(inner, fn, cells)

    def _global(self, fn: Any, name: str, after: Any, where: str) -> int:
        found = self.add("item", fn.__globals__, name, name)
        if found is MISSING:
            found = self.add("item", vars(builtins), name, name)
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
            if not hasattr(found, instruction.argval):
                raise Impure(f"{name} is not defined ({where})")
            found = self.add("item", vars(found), instruction.argval, name)
            if found is MISSING:
                raise Impure(f"{name} is made when it is asked for ({where})")
        self.value(found, name)
        return read

    # ---- values --------------------------------------------------------------------------------
    def value(self, found: Any, name: str) -> None:
        """Raises where a value could change without its name being assigned."""
        if is_immutable(found) or id(found) in PURE or id(found) in ERRORS or _is_cores(found):
            return
        if isinstance(found, _native.Tensor):
            return  # one of the leaves
        if type(found) in (tuple, frozenset):
            for item in found:
                self.part(item, name)
        elif isinstance(found, types.FunctionType):
            self.function(found)
        else:
            raise Impure(f"{name} is a {type(found).__name__}, which may change")

    def part(self, found: Any, name: str) -> None:
        """The same of what has no name of its own: an item of a tuple, a default."""
        if isinstance(found, _native.Tensor):
            self.add("itself", found, None, name)
        else:
            self.value(found, name)


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
# Of what a pure function has these change tensors, as operators, and lists and dicts of its own.
_IN_PLACE = frozenset(("STORE_SUBSCR", "STORE_SLICE", "DELETE_SUBSCR"))
_SILENT = frozenset(("CACHE", "NOP", "RESUME", "PRECALL", "PUSH_NULL", "EXTENDED_ARG"))
_SUSPENDS = 0x20 | 0x80 | 0x100 | 0x200  # generators and coroutines


def _is_cores(found: Any) -> bool:
    """Operators, and the functions and types that core itself offers."""
    if isinstance(found, _native.Operator):
        return True  # what it writes to is part of the graph
    if not isinstance(found, (type, types.FunctionType, types.BuiltinFunctionType)):
        return False
    where = getattr(found, "__module__", None) or ""
    return where.startswith(_PURE_PARTS) and found.__name__ not in _CHANGING
