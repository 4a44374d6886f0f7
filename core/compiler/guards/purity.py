"""Purity: the state that a Python function depends on besides its arguments, from its bytecode.

A function whose calls may be skipped computes only from its arguments and from names that can be
guarded (globals, cells, attributes and items of their values), and changes nothing.
`GuardCollector` finds these names, or returns why it cannot: then the function runs at every call
(capture.py).
"""

from __future__ import annotations

import builtins
import contextlib
import dataclasses
import sys
import types
from importlib.util import resolve_name
from typing import TYPE_CHECKING, Any

from core.compiler.guards.allowlist import (
    ASSIGNABLE,
    may_change,
    may_read,
    may_read_of_user,
    may_store,
    why_not,
)
from core.compiler.guards.bytecode import (
    ATTRIBUTES,
    CLASS_NAMES,
    SILENT,
    after_call,
    block_before,
    compares_none,
    constant_text,
    fills,
    fills_frozen,
    following,
    formats_items,
    formats_values,
    is_method,
    is_self,
    key_asked_for,
    looks_at_class,
    may_return,
    name_asked_for,
    of_super,
    passes_name_on,
    reached,
)
from core.compiler.guards.classes import MISSING, is_of_user
from core.compiler.guards.guarded_state import Unguardable
from core.compiler.guards.guarded_stores import GuardedStores
from core.compiler.guards.names import PARTS

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
    from dis import Instruction
    from types import CodeType, FunctionType, MethodType

    from core.compiler.guards.state_before import StateBefore

__all__ = ["GuardCollector", "Unguardable"]

_SUSPENDS = 0x80 | 0x100 | 0x200  # coroutines
# What contextlib.contextmanager makes of a generator function: it calls it, nothing else counts.
_MANAGER = contextlib.contextmanager(lambda: iter(())).__code__
# The __repr__ of a dataclass: it calls that of its fields, unless they call it.
_REPR = dataclasses.make_dataclass("_", ()).__repr__.__code__
_TEXTS = ("FORMAT_VALUE", "FORMAT_SIMPLE", "FORMAT_WITH_SPEC", "CONVERT_VALUE")
MAX_EFFECTS = 32  # of one function
_NONE: Mapping[CodeType, set[int]] = types.MappingProxyType({})


class Effects(dict["CodeType", set[int]]):
    """Instructions that a scan leaves out, and what only they lead to: the offsets by the code. The
    call that is captured must not reach them (capture/effects.py)."""

    count = 0  # of the blocks that were left out

    def leave_out(self, refused: Unguardable) -> bool:
        """Leaves the block out that a function was refused for; whether calls may go round it."""
        for code, offset in refused.places if self.count < MAX_EFFECTS else ():
            effects = self.get(code, set()).union(block_before(code, offset))
            if may_return(code, effects):
                self[code] = effects
                self.count += 1
                return True
        return False


class GuardCollector(GuardedStores):
    """Collects a guard for every name that a function and those it calls read."""

    def __init__(
        self,
        changing: Container[Hashable] = (),
        growing: Container[str] = (),
        effects: Mapping[CodeType, set[int]] = _NONE,
    ) -> None:
        super().__init__(changing, growing)
        self.effects = effects  # instructions that a call must not reach
        self._catches = False  # whether a missing attribute could go unnoticed
        self.handles_errors = False  # whether any error could
        self.defers_items = False  # whether the call is tried without the numbers of .item()
        self.changes: list[str] = []  # the methods that may change lists and dicts
        self.before: StateBefore | None = None  # the state before the call that is captured

    @property
    def may_reach_twice(self) -> bool:
        """Whether code runs, or arrays stay written to, once a call has reached an effect."""
        return self.handles_errors or any(name.kind == "content" for name in self.names)

    @property
    def looks_up(self) -> bool:
        """Whether a call looks up attributes by names that it computes, or what is cached."""
        return bool(self.computing or self.cached)

    def callable(self, fn: Callable[..., Any], fills: type | None = None) -> None:
        """Reads the code that a call of fn runs; raises Unguardable. fills: the class of its first
        argument, a new object at each call whose attributes it may assign."""
        name: str = getattr(fn, "__qualname__", type(fn).__name__)
        if fills is not None and isinstance(fn, types.FunctionType):
            self.function(fn, fills)
        self.value(fn, name)
        for call in self.lookups.calls.values() if self.lookups is not None else ():
            if id(call.func) in self.cached:
                text = f"what {call.func.__qualname__} has cached"
                if self.add("call", call, None, text) is MISSING:
                    raise Unguardable(f"{call.func.__qualname__} raises")
                self.value(self.called(call), text)
        self.check_forwarding()
        if self._catches:
            self.guard_missing()
        if self._assigns:
            self.refuse_setters()

    def function(self, fn: FunctionType | MethodType, makes: type | None = None) -> None:
        """Reads a function, with values that it names. makes: the class whose __init__ it is."""
        if isinstance(fn, types.MethodType):
            if self.is_known_method(fn):
                return
            self.part(fn.__self__, f"the owner of {fn.__qualname__}")
            self.value(fn.__func__, fn.__qualname__)
            return
        if id(fn) in self._functions and (makes is None or (id(fn), id(makes)) in self._inits):
            return
        self._functions[id(fn)] = fn
        self._inits.add((id(fn), id(makes)))
        if "__core_disabled__" in vars(fn):
            raise Unguardable(f"{fn.__qualname__} is disabled")
        for part, name in enumerate(PARTS):
            self.add("function", fn, part, f"{fn.__qualname__}.{name}")
        for name in fn.__kwdefaults__ or {}:
            self.add("item", fn.__kwdefaults__, name, f"the default of {name}")
        for name in self._read:
            self._of_function(fn, name)
        for name in self._assigned:
            self._guard_assigned(fn, name)
        for default in (*(fn.__defaults__ or ()), *(fn.__kwdefaults__ or {}).values()):
            self.part(default, f"a default of {fn.__qualname__}")
        if fn.__code__.co_flags & _SUSPENDS:
            raise Unguardable(f"{fn.__qualname__} is a coroutine")
        cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
        called = {_MANAGER: "func", _REPR: "user_function"}.get(fn.__code__)
        if called is not None:
            self.value(self.add("cell", cells[called], None, called), fn.__qualname__)
            return
        self._code(fn.__code__, fn, cells, makes)

    # ---- bytecode ------------------------------------------------------------------------------
    def _code(
        self,
        code: CodeType,
        fn: FunctionType,
        cells: dict[str, Any],
        makes: type | None = None,
    ) -> None:
        """cells: the free variables' values; None for those of functions that are read with it."""
        place: list[tuple[CodeType, int]] = []
        try:
            for instruction in self._instructions(code, fn, cells, makes):
                place = [(code, instruction.offset)]
        except Unguardable as error:
            error.places += place
            raise

    def _instructions(
        self, code: CodeType, fn: FunctionType, cells: dict[str, Any], makes: type | None
    ) -> Iterator[Instruction]:
        """Reads a function's instructions, each of which is given before it is read."""
        cells = {**cells, **dict.fromkeys(code.co_cellvars)}
        effects = self.effects.get(code, ())
        instructions = [i for i in reached(code, effects) if i.opname not in SILENT]
        self.handles_errors |= code.co_name == "__exit__"
        of_modules = 0  # attributes of modules that were guarded stand before this instruction
        loaded: Any = None  # the value of the name that stands before it
        for i, instruction in enumerate(instructions):
            name, arg, after = instruction.opname, instruction.argval, instructions[i + 1 :]
            line = instruction.positions.lineno if instruction.positions else None
            where = f"{code.co_filename}:{line or code.co_firstlineno}"
            yield instruction
            if name == "PUSH_EXC_INFO":  # but for that of a with statement
                self.handles_errors |= not after or after[0].opname != "WITH_EXCEPT_START"
            if instruction.offset in effects:
                continue
            if fills(instructions, i, code, makes):
                continue
            if name == "STORE_ATTR" and arg in ASSIGNABLE:
                self.assign(arg, where)
                continue
            if name == "LOAD_SUPER_ATTR":
                self.take_super()
            of_self = i > 0 and is_self(instructions, i, code, fn)
            if name in (*ATTRIBUTES, "STORE_ATTR") and not of_self:
                self.read_of_others(arg, where)
            if name in ATTRIBUTES and arg == "__dict__" and (of_self or i == of_modules):
                key = key_asked_for(instructions, i)
                if of_self and passes_name_on(code, fn, after, False):
                    self.forwards(fn, where)  # stores, or looks up, what others name
                    continue
                self.read_namespace(loaded if not of_self else None, key, where)
                continue
            if name == "STORE_ATTR" and may_store(arg):
                self.store(arg, where)
                continue
            if name == "STORE_GLOBAL":
                self.assign_variable("item", fn.__globals__, arg, arg)
                continue
            if (effect := why_not(name, instruction.arg)) is not None:
                raise Unguardable(f"{fn.__qualname__} {effect} ({where})")
            self._catches |= name == "CHECK_EXC_MATCH"
            self.assigns_items |= name == "STORE_SUBSCR"
            self.compares_objects |= name == "IS_OP" and not compares_none(instructions, i)
            if name in _TEXTS or (name == "BINARY_OP" and formats_values(code, instruction)):
                self.read_text_methods(where)
            elif name == "MATCH_CLASS":
                for attribute in instructions[i - 1].argval:
                    self.read_of_others(attribute, where)
                    self._attribute_of(fn, attribute, where)
            elif name in ATTRIBUTES and arg == "__class__":
                if not looks_at_class(following(code, instruction)):
                    self.take_class()
            elif name in ATTRIBUTES and arg in CLASS_NAMES:
                pass
            elif name in ATTRIBUTES and arg == "__setattr__":
                of_object = i == of_modules and loaded is object
                if not (of_object and fills_frozen(after[0], code, makes)):
                    if not passes_name_on(code, fn, after, of_object):
                        raise Unguardable(f"{fn.__qualname__} uses .{arg} ({where})")
                    self.forwards(fn, where)
            elif name in ATTRIBUTES and arg == "__init__" and makes is not None:
                of_base = i == of_modules and loaded in makes.__mro__
                is_base = of_base and fills_frozen(after[0], code, makes)
                if not is_base and not (name == "LOAD_SUPER_ATTR" or of_super(instructions, i)):
                    raise Unguardable(f"{fn.__qualname__} uses .{arg} ({where})")
                self.base_inits(makes)
            elif name in ATTRIBUTES and arg == "__post_init__" and makes is not None:
                if not fills_frozen(instructions[i - 1], code, makes):
                    raise Unguardable(f"{fn.__qualname__} uses .{arg} ({where})")
            elif name in ATTRIBUTES and arg == "__getattr__":
                if not passes_name_on(code, fn, after, False):
                    raise Unguardable(f"{fn.__qualname__} uses .{arg} ({where})")
                self.forwards(fn, where)
            elif name in ATTRIBUTES and arg == "__getattribute__":
                key = constant_text(after[1]) if i == of_modules and loaded is object else None
                if key is None:
                    raise Unguardable(f"{fn.__qualname__} uses .{arg} ({where})")
                self.read_of_others(key, where)
                self._attribute_of(fn, key, where)
            elif name in ATTRIBUTES and i >= of_modules:
                of_user = is_of_user(loaded) if i == of_modules else of_self and is_method(fn)
                if arg == "format" and formats_items(instructions[i - 1]):
                    self.read_text_methods(where)
                    continue
                self._attribute_of(fn, arg, where, of_user)
            elif name == "IMPORT_NAME":
                level, names = (load.argval for load in instructions[i - 2 : i])
                self._import(fn, arg, level, names, where)
            elif name == "IMPORT_FROM":
                self.read(arg, where)
            elif name == "LOAD_GLOBAL" and _is_lookup(fn, arg):
                self._builtin(fn, arg)
                self._attribute_asked_for(fn, code, instruction, where)
            elif name == "LOAD_GLOBAL" and _looks_at_type(fn, code, instruction):
                self._builtin(fn, arg)
            elif name == "LOAD_GLOBAL":
                of_modules, loaded = self._global(fn, arg, i, after, where)
                if loaded is super:
                    self.take_super()
            elif name == "LOAD_DEREF" and arg == "__class__":  # of super()
                self.add("cell", cells[arg], None, arg)
            elif name == "LOAD_DEREF" and cells[arg] is not None:
                value = self.add("cell", cells[arg], None, arg)
                of_modules, loaded = self._read_modules(value, arg, i, after, where)
            elif name == "STORE_DEREF" and cells[arg] is not None:
                self.assign_variable("cell", cells[arg], None, arg)
            elif name == "DELETE_DEREF" and cells[arg] is not None:
                raise Unguardable(
                    f"{fn.__qualname__} deletes a variable of another function ({where})"
                )
        for instruction in instructions:
            if isinstance(instruction.argval, types.CodeType):  # lambdas, comprehensions
                yield instruction
                self._code(instruction.argval, fn, cells)

    def _builtin(self, fn: FunctionType, name: str) -> None:
        """A function of Python's that is found by its name."""
        self.add("item", fn.__globals__, name, name)
        self.add("item", vars(builtins), name, name)

    def _attribute_asked_for(
        self, fn: FunctionType, code: CodeType, load: Instruction, where: str
    ) -> None:
        """What getattr, hasattr or setattr, which an instruction loads, is called for."""
        given, stores = name_asked_for(code, load), _global_of(fn, load.argval) is setattr
        name, self._catches = constant_text(given), True
        if given is not None and passes_name_on(code, fn, [given], False):
            self.forwards(fn, where)
        elif name is not None:
            self._look_up(fn, name, stores, where)
        elif self.lookups is None or not (load.arg or 0) & 1:  # it is not called there
            raise Unguardable(
                f"{fn.__qualname__} uses {load.argval}, which is guarded where it is called: keep "
                f"what is found by many names in a dict ({where})"
            )
        else:
            self.computing.add(code)
            for known in sorted(self.lookups.stored if stores else self.lookups.names):
                self._look_up(fn, known, stores, where)

    def _look_up(self, fn: FunctionType, name: str, stores: bool, where: str) -> None:
        """An attribute that getattr or hasattr reads, or that setattr stores."""
        self._asked_for.add(name)
        self.read_of_others(name, where)
        if not stores:
            self._attribute_of(fn, name, where)
        elif name in ASSIGNABLE:
            self.assign(name, where)
        elif may_store(name):
            self.store(name, where)
        else:
            raise Unguardable(f"{fn.__qualname__} assigns .{name} ({where})")

    def _attribute_of(
        self, fn: FunctionType | MethodType, name: str, where: str, of_user: bool = False
    ) -> None:
        """An attribute that is read. of_user: of an object that core and Python do not bring."""
        if name == "__array_namespace__":
            self.value(sys.modules["core"], "the array namespace")
        elif not may_read(name):
            if not of_user or not may_read_of_user(name):
                raise Unguardable(f"{fn.__qualname__} uses .{name} ({where})")
            self.of_user[name] = where
        elif may_change(name):
            self.assigns_items = True
            self.changes.append(f"{fn.__qualname__} uses .{name} ({where})")
        self.read(name, where)

    def _import(self, fn: FunctionType, name: str, level: int, names: object, where: str) -> None:
        """A module that is imported where the function runs, and has been before. names: of what is
        imported from it."""
        if level:
            name = resolve_name("." * level + name, fn.__globals__.get("__package__") or "")
        package = name if names is not None else name.partition(".")[0]
        module = self.add("item", sys.modules, package, f"the module {package}")
        if name not in sys.modules or not isinstance(module, types.ModuleType):
            raise Unguardable(f"{fn.__qualname__} imports {name} for the first time ({where})")
        self.value(module, package)

    def _global(
        self, fn: FunctionType, name: str, i: int, after: Sequence[Instruction], where: str
    ) -> tuple[int, Any]:
        value = self.add("item", fn.__globals__, name, name)
        if value is MISSING:
            value = self.add("item", vars(builtins), name, name)
        if value is MISSING:
            raise Unguardable(f"the name {name!r} is not defined ({where})")
        return self._read_modules(value, name, i, after, where)

    def _read_modules(
        self, value: Any, name: str, i: int, after: Sequence[Instruction], where: str
    ) -> tuple[int, Any]:
        """A value that instruction i loads, and the attributes read of it in a row while it is a
        module: the number of the instruction after these, and the value."""
        for instruction in after:
            if not isinstance(value, types.ModuleType):
                break
            if instruction.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
                break
            i += 1
            name = f"{name}.{instruction.argval}"
            if not hasattr(value, instruction.argval):
                raise Unguardable(f"{name} is not defined ({where})")
            value = self.add("item", vars(value), instruction.argval, name)
            if value is MISSING:
                raise Unguardable(f"{name} is made when it is asked for ({where})")
        self.value(value, name)
        return i + 1, value


def _global_of(fn: FunctionType, name: str) -> Any:
    return fn.__globals__.get(name, vars(builtins).get(name))


def _is_lookup(fn: FunctionType, name: str) -> bool:
    """Whether a name stands for getattr, hasattr or setattr."""
    value = _global_of(fn, name)
    return value is getattr or value is hasattr or value is setattr


def _looks_at_type(fn: FunctionType, code: CodeType, load: Instruction) -> bool:
    """Whether an instruction loads type, to compare the class of a value or read of it."""
    return _global_of(fn, load.argval) is type and looks_at_class(after_call(code, load))
