"""Guarded state: names that a function reads, and the values that can be reached from them."""

from __future__ import annotations

import collections
import enum
import functools
import itertools
import logging
import re
import types
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from core import config
from core._native import Callable as CompiledCallable
from core._native import Tensor
from core.autograd.hooks import hooks_of
from core.compiler.guards.allowlist import (
    COPIES_OBJECTS,
    READS_FIELDS,
    assigns_for_a_while,
    is_allowlisted,
    is_immutable,
    is_key,
    is_transformed,
)
from core.compiler.guards.classes import MISSING, is_named_tuple, keys_of
from core.compiler.guards.closed_functions import is_closed
from core.compiler.guards.names import BY_EQUALITY, LOOKUPS, GuardedName

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Hashable, Iterable, Mapping
    from types import CodeType, FunctionType, MethodType

    from core.compiler.capture.lookups import Lookups

MAX_ITEMS = 1000  # of a list or dict that is guarded
MAX_BYTES = 1 << 16  # of a NumPy array that is guarded
_LINE = re.compile(r":\d+\)$")  # at the end of a reason that names one
_CACHED = type(functools.cache(len))
_ARRAY_DTYPES = frozenset(map(np.dtype, "?bBhHiIlLqQefdFD"))


class Unguardable(Exception):
    """Why no guards can stand for a run of the function.

    places: the instructions that lead there, the innermost first: the code and the offset of each.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.places: list[tuple[CodeType, int]] = []

    def __str__(self) -> str:
        why = super().__str__()
        if not self.places or _LINE.search(why):
            return why
        code, offset = self.places[0]
        lines = (line for _, end, line in code.co_lines() if offset < end)
        return f"{why} ({code.co_filename}:{next(lines) or code.co_firstlineno})"


class KnownClass(NamedTuple):
    """A class of core's whose methods the compiler knows, and need not read.

    methods: what may be called of an object in a function that may be skipped: operators, state
    that is guarded, and numbers that are supplied, are all that they use. private: what of an
    object's other attributes may not be read there. guard(state, object, name): guards what the
    methods depend on. opened: attributes that may be read, and what guards the rest of them.
    """

    methods: tuple[str, ...]
    private: tuple[str, ...]
    guard: Callable[[GuardedState, Any, str], None]
    opened: Mapping[str, Callable[[GuardedState, Any, str], None]]


KNOWN_CLASSES: dict[type, KnownClass] = {}


def know_class(kind: type, known: KnownClass) -> None:
    """Says how objects of a class, not of those derived from it, are guarded."""
    KNOWN_CLASSES[kind] = known


class GuardedState(ABC):
    """The names that are guarded, and the objects that are within reach."""

    def __init__(self, changing: Container[Hashable] = (), growing: Container[str] = ()) -> None:
        """changing: the identities of the arrays whose elements were others at later calls;
        growing: the texts of the lists that calls append to."""
        self._changing, self._growing = changing, growing
        self.growing: dict[int, list[Any]] = {}  # such lists, whose items are not guarded
        self._guarded: dict[tuple[str, int, Any], GuardedName] = {}
        self._read: dict[str, str] = {}  # attributes: name -> where it is read
        self._read_of_others: dict[str, str] = {}  # likewise, not of the `self` of a method
        self._assigned: dict[str, str] = {}  # likewise, of tensors
        self.stored: dict[str, str] = {}  # likewise, of objects
        self._objects: dict[int, tuple[Any, str]] = {}
        self._known: dict[int, Any] = {}  # objects of known classes
        self._classes: dict[int, tuple[type, str]] = {}
        self._instances: dict[int, tuple[type, str]] = {}  # classes of arguments
        self._modules: dict[int, tuple[types.ModuleType, str]] = {}
        self._loggers: dict[int, tuple[logging.Logger, str]] = {}
        self._functions: dict[int, Any] = {}
        self._callables: dict[int, Any] = {}  # other objects that are called, and have attributes
        self._compiled: dict[int, Any] = {}  # functions that are compiled themselves
        self._brought: dict[int, Any] = {}  # values of core and Python that may have attributes
        self._missing: list[tuple[Any, str]] = []
        self._containers: dict[int, Any] = {}
        self._reads_fields = False  # whether all fields of dataclasses are read
        self._uses_super = False  # whether methods that are overridden may be called
        self._read_of_bases: set[tuple[int, str]] = set()  # classes and names of those
        self._asked_for: set[str] = set()  # attributes, by getattr and hasattr
        self._read_keys: set[str] = set()  # of the `__dict__`s of objects
        self._reads_namespaces = False  # whether all of these are read
        self._inits: set[tuple[int, int]] = set()  # functions that fill objects, and their classes
        # Methods that look up, or assign, attributes by the names that Python gives them.
        self._forwarding: dict[int, tuple[Any, str]] = {}
        self.of_user: dict[str, str] = {}  # attributes that are read of the user's objects alone
        # What calls have looked up by names that they compute, and of cached functions; None: calls
        # are not watched for that.
        self.lookups: Lookups | None = None
        self.computing: set[CodeType] = set()  # code that looks up by such names
        self.cached: dict[int, Any] = {}  # functions that functools caches
        self._makes_objects = False  # whether they are made of the classes of others
        self._variables: set[tuple[str, int, Any]] = set()  # globals and cells that are assigned
        self._assigns = False  # whether attributes have other values for a while
        self.assigns_items = False  # whether items of anything are assigned
        self.reads_hooks = False  # whether hooks of tensors are called
        self.compares_objects = False  # whether it is asked if a tuple is a certain object
        # How many of the values found have no name: an item of a tuple, an argument.
        self.unnamed: dict[int, int] = {}
        self._hooked: dict[int, Tensor] = {}  # tensors whose hooks were read
        self._tuples: dict[int, Any] = {}  # whose items were guarded
        # Lists and dicts that the function may replace, by their texts; what they held before.
        self.opened: dict[str, tuple[Any, Any]] = {}
        self.in_place: set[int] = set()  # the dicts in which symbols stand for a call

    # ---- guarded values ------------------------------------------------------------------------
    def add(self, kind: str, place: Any, key: Any, text: str) -> Any:
        """The value of a name, which is guarded from now on."""
        at = kind, id(place), key
        if at not in self._guarded:
            self._guarded[at] = GuardedName(kind, place, key, text, LOOKUPS[kind](place, key))
        return self._guarded[at].value

    def called(self, call: functools.partial[Any]) -> Any:
        """What a call of a cached function has given, which is guarded."""
        return self._guarded["call", id(call), None].value

    @abstractmethod
    def add_opened(self, kind: str, place: Any, key: Any, text: str) -> Any:
        """The same; a tuple of numbers is compared item by item, and each may be another."""

    def keep_stores(self, container: Any) -> None:
        """The items of a dict or list are guarded, and what is stored there is stored again."""
        self._containers[id(container)] = container

    def show_in_place(self, mapping: dict[str, Any]) -> None:
        """Numbers in a dict are not copied with what holds them to be found out about: symbols
        stand in it for a call."""
        self.keep_stores(mapping)
        self.in_place.add(id(mapping))

    def assign_variable(self, kind: str, place: Any, key: Any, text: str) -> None:
        """A global, or a variable of another function, that is assigned."""
        self._variables.add((kind, id(place), key))
        value = self.add(kind, place, key, text)
        if value is not MISSING:
            self.value(value, text)

    @property
    def assigns_variables(self) -> bool:
        """Whether globals, or variables of other functions, are assigned."""
        return bool(self._variables)

    def is_variable(self, name: GuardedName) -> bool:
        """Whether a name is one of these."""
        return self.is_assigned(name.kind, name.place, name.key) and not name.path

    def is_assigned(self, kind: str, place: Any, key: Any) -> bool:
        """The same, of where a name is looked up."""
        return (kind, id(place), key) in self._variables

    def assigned_globals(self, names: dict[str, Any]) -> list[str]:
        """Those of a module."""
        return [key for kind, place, key in self._variables if (kind, place) == ("item", id(names))]

    @property
    def names(self) -> list[GuardedName]:
        """The guards by namespace: native code skips a namespace that was not written to."""
        places: dict[Any, list[GuardedName]] = {}
        for guarded in self._guarded.values():
            places.setdefault((guarded.kind, id(guarded.place)), []).append(guarded)
        return [guarded for place in places.values() for guarded in place]

    @property
    def containers(self) -> list[Any]:
        """The lists and dicts that are guarded."""
        return list(self._containers.values())

    def changed_opened(self) -> set[str]:
        """The texts of those in `opened` that hold something else than before."""
        opened = self.opened.items()
        return {text for text, (now, before) in opened if not is_same_content(now, before)}

    @property
    def codes(self) -> list[CodeType]:
        """The code of the functions that are within reach."""
        return [fn.__code__ for fn in self._functions.values()]

    @property
    def functions(self) -> list[Any]:
        """The functions that may be called."""
        return list(self._functions.values())

    def has(self, value: Any) -> bool:
        """Whether a value of core's or Python's is within reach."""
        return id(value) in self._brought

    @property
    def modules(self) -> list[types.ModuleType]:
        """The modules that are values."""
        return [module for module, _ in self._modules.values()]

    @property
    def leaves(self) -> list[GuardedName]:
        """The names of tensors, and of numbers that may be others."""
        return [w for w in self.names if w.dynamic or w.is_leaf]

    def changed(self) -> str | None:
        """Which name stands for something else than when it was read."""
        for w in self._guarded.values():
            if w.kind not in BY_EQUALITY and w.find() is not w.value:
                return w.text
        for value in self._brought.values() if self.stored else ():
            for name in self.stored:
                if not hasattr(type(value), name) and hasattr(value, name):
                    return f".{name} of {value!r}"
        return None

    def guards(self) -> list[Any]:
        """What native code compares."""
        return [guarded.guard for guarded in self.names]

    # ---- values --------------------------------------------------------------------------------
    def value(self, value: Any, name: str) -> None:
        """Makes what can be reached from a value guarded; raises where that cannot be."""
        if isinstance(value, Tensor):  # a leaf
            self._hooks_of(value, name)
        elif is_allowlisted(value):
            if value is type:
                self.take_class()
            if any(value is text for text in (str, repr, format, ascii)):
                self.read_text_methods(name)
            self._assigns |= assigns_for_a_while(value)
            if not self._reads_fields and any(value is f for f in READS_FIELDS):
                self._reads_fields = True
                for kind in self._kinds():
                    self._fields(kind)
            if any(value is f for f in COPIES_OBJECTS):
                self.copy_objects(name)
            if not is_immutable(value) and not isinstance(value, type):
                self._brought[id(value)] = value
            if isinstance(value, types.FunctionType):
                for setting in config.settings_read_by(value):
                    self._setting(setting)
        elif isinstance(value, (enum.Enum, enum.EnumMeta)):
            self._enum(type(value) if isinstance(value, enum.Enum) else value, name)
        elif type(value) in (tuple, frozenset) or is_named_tuple(type(value)):
            if is_named_tuple(type(value)):
                self._class(type(value), name)
            if id(value) not in self._tuples:  # its items have no names of their own
                self._tuples[id(value)] = value
                for item in value:
                    self.part(item, name)
        elif type(value) is list:
            self._list(value, name)
        elif type(value) in (dict, collections.OrderedDict, collections.defaultdict):
            self._dict(value, name)
        elif type(value) is set:
            self._set(value, name)
        elif type(value) is np.ndarray:
            self._array(value, name)
        elif is_transformed(value):
            self._transformed(value, name)
        elif isinstance(value, (types.FunctionType, types.MethodType)):
            self.function(value)
        elif isinstance(value, CompiledCallable):  # a compiled function counts as its original
            compiled: Any = value  # a CompiledFunction
            self._compiled[id(value)] = self._callables[id(value)] = value
            for name_read in self._read:
                self._of_function(compiled, name_read)
            self.part(compiled._fn, name)
        elif type(value) is functools.partial:
            self._callables[id(value)] = value
            for part in (value.func, *value.args, value.keywords):
                self.part(part, name)
        elif isinstance(value, type):
            self._class(value, name)
        elif type(value) in KNOWN_CLASSES:
            self._known_object(value, name)
        elif type(value) is types.ModuleType:
            self._module(value, name)
        elif type(value) in (logging.Logger, logging.RootLogger):
            self._logger(value, name)
        elif isinstance(value, _CACHED):
            if (getattr(value, "__module__", None) or "").startswith("core."):
                return  # of what is given, and no tensors
            if self.lookups is None or not is_closed(value.__wrapped__):
                raise Unguardable(
                    f"{name} is cached by functools, and does more than compute from numbers that "
                    "it is given: keep what it returns in an attribute or a dict"
                )
            self._callables[id(value)] = self.cached[id(value)] = value
            for attribute in self._read:
                self._of_function(value, attribute)
        else:
            self._object(value, name)

    def part(self, value: Any, name: str) -> None:
        """The same for a value without a name: an item of a tuple, a default."""
        self.unnamed[id(value)] = self.unnamed.get(id(value), 0) + 1
        if isinstance(value, Tensor):
            self.add("itself", value, None, name)
        self.value(value, name)

    def _hooks_of(self, tensor: Tensor, name: str) -> None:
        """Functions that passes call where they end in a tensor."""
        if self.reads_hooks and id(tensor) not in self._hooked and tensor.is_leaf:
            self._hooked[id(tensor)] = tensor
            for hook in itertools.chain(*hooks_of(tensor)):
                self.part(hook, f"a hook of {name}")

    def _setting(self, name: str) -> None:
        """A setting that a function of core reads: an override, else the process's."""
        overrides, process = config.places(name)
        self.add("setting", overrides, name, f"the setting {name}")
        self.add("item", process, name, f"the setting {name}")

    def _transformed(self, fn: FunctionType, name: str) -> None:
        """A function that a transform returned: the function that it calls, and options."""
        for variable, cell in zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True):
            value = self.add("cell", cell, None, f"{variable} of {name}")
            if not callable(value) and not _is_option(value):
                raise Unguardable(f"{variable} of {name} is a {type(value).__name__}")
            self.value(value, name)

    def _is_new(self, container: Any, name: str) -> bool:
        if len(container) > MAX_ITEMS:
            raise Unguardable(f"{name} has {len(container)} items, too many to watch")
        seen = id(container) in self._containers
        self._containers[id(container)] = container
        return not seen

    def _list(self, items: list[Any], name: str) -> None:
        if name in self._growing and id(items) not in self._containers:
            self.growing[id(items)] = items
            return
        if self._is_new(items, name):
            self.add("size", items, len(items), f"the length of {name}")
            for k in range(len(items)):
                self.value(self.add("at", items, k, f"{name}[{k}]"), f"{name}[{k}]")

    def _set(self, items: set[Any], name: str) -> None:
        if not all(map(is_key, items)):
            raise Unguardable(f"an item of {name} may change")
        if self._is_new(items, name):
            self.add("keys", items, None, f"the items of {name}")
            self._keys(items, name)

    def _keys(self, keys: Iterable[Any], name: str) -> None:
        for key in keys:
            if not is_immutable(key):
                self.value(key, name)

    def _dict(self, mapping: dict[Any, Any], name: str) -> None:
        if isinstance(mapping, collections.defaultdict):
            factory = vars(collections.defaultdict)["default_factory"]
            self.value(self.add("slot", mapping, factory, f"{name}.default_factory"), name)
        keys = keys_of(mapping)
        if not all(map(is_key, keys)):
            raise Unguardable(f"a key of {name} may change")
        if self._is_new(mapping, name):
            self.add("keys", mapping, None, f"the keys of {name}")
            self._keys(keys, name)
            if type(mapping) is collections.OrderedDict:  # which may have attributes
                if vars(mapping):
                    raise Unguardable(f"{name} has attributes besides its items")
                self.add("keys", vars(mapping), None, f"the attributes of {name}")
            for key in keys:
                self.value(self.add("item", mapping, key, f"{name}[{key!r}]"), f"{name}[{key!r}]")

    def _array(self, array: np.ndarray[Any, Any], name: str) -> None:
        """A NumPy array, which may be written to: its elements are compared."""
        why = None
        if array.nbytes > MAX_BYTES:
            why = f"has {array.nbytes} bytes, too many to compare"
        elif array.dtype not in _ARRAY_DTYPES or not array.flags.c_contiguous:
            why = f"is a NumPy array of {array.dtype} with strides {array.strides}"
        elif ("content", name, None) in self._changing:
            why = "is a NumPy array whose elements change"
        if why is not None:
            raise Unguardable(f"{name} {why}")
        self.add("content", array, None, name)

    # ---- what subclasses read ------------------------------------------------------------------
    @abstractmethod
    def function(self, fn: FunctionType | MethodType, makes: type | None = None) -> None:
        """Reads a function's code (purity.py). makes: the class whose __init__ it is."""

    @abstractmethod
    def _object(self, owner: Any, name: str) -> None:
        """An object of a class of the user's."""

    @abstractmethod
    def _known_object(self, owner: Any, name: str) -> None:
        """An object of a class of core's."""

    @abstractmethod
    def _class(self, kind: type, name: str) -> None: ...

    @abstractmethod
    def read(self, name: str, where: str) -> None:
        """An attribute that is read of something."""

    @abstractmethod
    def read_namespace(self, owner: Any, key: str | None, where: str) -> None:
        """The `__dict__` of an object is read. owner: None: of the `self` of a method; key: which
        item of it; None: any."""

    @abstractmethod
    def copy_objects(self, where: str) -> None:
        """Objects are copied as the module `copy` does."""

    def read_text_methods(self, where: str) -> None:
        for name in ("__repr__", "__str__", "__format__"):
            self.read(name, where)

    @abstractmethod
    def take_class(self) -> None:
        """The class of an object is taken, to do more than to look at it."""

    @abstractmethod
    def _enum(self, kind: Any, name: str) -> None: ...

    @abstractmethod
    def _module(self, module: types.ModuleType, name: str) -> None: ...

    @abstractmethod
    def _logger(self, logger: logging.Logger, name: str) -> None: ...

    @abstractmethod
    def _of_function(self, fn: Any, name: str) -> None:
        """An attribute of a function."""

    @abstractmethod
    def _fields(self, kind: type) -> None:
        """The fields of a class, if it is a dataclass."""

    @abstractmethod
    def _kinds(self) -> list[type]:
        """The classes of objects that are within reach."""


def is_same_content(now: Any, before: Any) -> bool:
    """Whether a list or dict holds the same objects in the same order."""
    items = [[*held, *held.values()] if type(held) is dict else held for held in (now, before)]
    return len(items[0]) == len(items[1]) and all(a is b for a, b in zip(*items, strict=True))


def _is_option(value: Any) -> bool:
    """Whether a value is made of numbers, texts, tuples, lists and dicts alone."""
    if isinstance(value, dict):
        return all(map(_is_option, value.values()))
    return all(map(_is_option, value)) if isinstance(value, (tuple, list)) else is_immutable(value)
