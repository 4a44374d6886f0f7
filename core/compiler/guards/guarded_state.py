"""Guarded state: attributes, items and class members of the objects that a function reads.

Before an instruction runs, it is unknown which object it reads an attribute of. So every name that
is read anywhere (purity.py) is looked up in every reachable object: for a model its layers, their
weights, their methods. The values found are guarded, and searched in turn.
"""

from __future__ import annotations

import collections
import dataclasses
import enum
import functools
import logging
import types
import warnings
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from core import config
from core._native import Callable as CompiledCallable
from core._native import Operator, Tensor
from core.compiler.guards.allowlist import (
    READS_FIELDS,
    assigns_for_a_while,
    is_allowlisted,
    is_immutable,
    is_key,
    is_transformed,
)
from core.compiler.guards.classes import (
    FIELD,
    LIFE,
    MISSING,
    OF_NAMED_TUPLES,
    TEXT,
    has_setters,
    in_class,
    is_named_tuple,
    is_namespace,
    is_plain_error,
    of_enum,
    why_not_plain,
)
from core.compiler.guards.names import BY_EQUALITY, LOOKUPS, GuardedName

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Hashable
    from types import CodeType, FunctionType, MethodType

MAX_ITEMS = 1000  # of a list or dict that is guarded
MAX_OPENED = 100  # items of a tuple that is guarded item by item
MAX_BYTES = 1 << 16  # of a NumPy array that is guarded
_ARRAY_DTYPES = frozenset(map(np.dtype, "?bBhHiIlLqQefdFD"))


class Unguardable(Exception):
    """Why no guards can stand for a run of the function."""


class KnownClass(NamedTuple):
    """A class of core's whose methods the compiler knows, and need not read.

    methods: what may be called of an object in a function that may be skipped: operators, state
    that is guarded, and numbers that are supplied, are all that they use. private: what of an
    object's other attributes may not be read there. guard(state, object, name): guards what the
    methods depend on.
    """

    methods: tuple[str, ...]
    private: tuple[str, ...]
    guard: Callable[[GuardedState, Any, str], None]


_known_classes: dict[type, KnownClass] = {}


def know_class(kind: type, known: KnownClass) -> None:
    """Says how objects of a class, not of those derived from it, are guarded."""
    _known_classes[kind] = known


class GuardedState:
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
        self._enums: dict[int, tuple[enum.EnumMeta, str]] = {}
        self._modules: dict[int, tuple[types.ModuleType, str]] = {}
        self._loggers: dict[int, tuple[logging.Logger, str]] = {}
        self._functions: dict[int, Any] = {}
        self._compiled: dict[int, Any] = {}  # functions that are compiled themselves
        self._brought: dict[int, Any] = {}  # values of core and Python that may have attributes
        self._missing: list[tuple[Any, str]] = []
        self._containers: dict[int, Any] = {}
        self._reads_fields = False  # whether all fields of dataclasses are read
        self._makes_objects = False  # whether they are made of the classes of others
        self._assigns = False  # whether attributes have other values for a while
        self.assigns_items = False  # whether items of anything are assigned
        self.compares_objects = False  # whether it is asked if a tuple is a certain object
        # How many of the values found have no name: an item of a tuple, an argument.
        self.unnamed: dict[int, int] = {}

    # ---- guarded values ------------------------------------------------------------------------
    def add(self, kind: str, place: Any, key: Any, text: str) -> Any:
        """The value of a name, which is guarded from now on."""
        at = kind, id(place), key
        if at not in self._guarded:
            self._guarded[at] = GuardedName(kind, place, key, text, LOOKUPS[kind](place, key))
        return self._guarded[at].value

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

    @property
    def codes(self) -> list[CodeType]:
        """The code of the functions that are within reach."""
        return [fn.__code__ for fn in self._functions.values()]

    @property
    def functions(self) -> list[Any]:
        """The functions that may be called."""
        return list(self._functions.values())

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
        if value is warnings.warn:
            self._warnings()
        elif is_allowlisted(value) or isinstance(value, Tensor):  # tensors are leaves
            self._assigns |= assigns_for_a_while(value)
            if not self._reads_fields and any(value is f for f in READS_FIELDS):
                self._reads_fields = True
                for kind in self._kinds():
                    self._fields(kind)
            if not is_immutable(value) and not isinstance(value, (type, Tensor)):
                self._brought[id(value)] = value
            if isinstance(value, types.FunctionType):
                for setting in config.settings_read_by(value):
                    self._setting(setting)
        elif isinstance(value, (enum.Enum, enum.EnumMeta)):
            self._enum(type(value) if isinstance(value, enum.Enum) else value, name)
        elif type(value) in (tuple, frozenset) or is_named_tuple(type(value)):
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
            self._compiled[id(value)] = value
            for name_read in self._read:
                self._of_function(compiled, name_read)
            self.part(compiled._fn, name)
        elif type(value) is functools.partial:
            for part in (value.func, *value.args, value.keywords):
                self.part(part, name)
        elif isinstance(value, type):
            self._class(value, name)
        elif type(value) in _known_classes:
            self._known_object(value, name)
        elif type(value) is types.ModuleType:
            self._module(value, name)
        elif type(value) in (logging.Logger, logging.RootLogger):
            self._logger(value, name)
        else:
            self._object(value, name)

    def _warnings(self) -> None:
        """A warning, which is shown once, or never, for each place: the filters are guarded."""
        filters: list[Any] = self.add("item", vars(warnings), "filters", "the warnings' filters")
        shown = {kind for action, _, kind, *_ in filters if action in ("always", "error", "module")}
        if any(kind.__module__ == "builtins" for kind in shown):
            raise Unguardable("it may warn, and warnings are filtered to be shown each time")
        self.add("size", filters, len(filters), "the number of the warnings' filters")
        for k in range(len(filters)):
            self.add("at", filters, k, "the warnings' filters")

    def part(self, value: Any, name: str) -> None:
        """The same for a value without a name: an item of a tuple, a default."""
        self.unnamed[id(value)] = self.unnamed.get(id(value), 0) + 1
        if isinstance(value, Tensor):
            self.add("itself", value, None, name)
        else:
            self.value(value, name)

    def _setting(self, name: str) -> None:
        """A setting that a function of core reads: an override, else the process's."""
        overrides, process = config.places(name)
        self.add("setting", overrides, name, f"the setting {name}")
        self.add("item", process, name, f"the setting {name}")

    def function(self, fn: FunctionType | MethodType, makes: type | None = None) -> None:
        """Reads a function's code: purity.py. makes: the class whose __init__ it is."""
        raise NotImplementedError

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

    def _dict(self, mapping: dict[Any, Any], name: str) -> None:
        if type(mapping) is collections.defaultdict:
            factory = vars(collections.defaultdict)["default_factory"]
            self.value(self.add("slot", mapping, factory, f"{name}.default_factory"), name)
        if not all(map(is_key, mapping)):
            raise Unguardable(f"a key of {name} may change")
        if self._is_new(mapping, name):
            self.add("keys", mapping, None, f"the keys of {name}")
            for key in list(mapping):
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

    # ---- objects -------------------------------------------------------------------------------
    def _object(self, owner: Any, name: str) -> None:
        if id(owner) in self._objects:
            return
        kind = type(owner)
        if (why := why_not_plain(kind)) is not None:
            raise Unguardable(f"{name} is a {kind.__name__}, which may change{why}")
        self._objects[id(owner)] = owner, name
        self.add("type", owner, None, f"the class of {name}")
        self._special(kind)
        if any(map(is_namespace, kind.__mro__)):  # `"name" in namespace`
            self.add("keys", vars(owner), None, f"the names in {name}")
        for attribute in list(self._read):
            self._attribute(owner, name, attribute)
        for attribute in self._assigned:
            self._check_assigned(owner, name, attribute)

    def instance(self, kind: type, name: str) -> None:
        """The class of an argument whose attributes are arguments themselves."""
        if id(kind) in self._instances:
            return
        self._instances[id(kind)] = kind, name
        if is_named_tuple(kind):
            self._named_tuple(kind)
            return
        self._special(kind)
        for attribute in list(self._read):
            self._of_class(kind, attribute, name)

    def _module(self, module: types.ModuleType, name: str) -> None:
        """A module that is a value: any read of it is allowed."""
        if id(module) not in self._modules:
            self._modules[id(module)] = module, name
            for attribute in list(self._read):
                self._of_module(module, attribute, name)

    def _of_module(self, module: types.ModuleType, attribute: str, text: str) -> None:
        name = f"{text}.{attribute}"
        value = self.add("item", vars(module), attribute, name)
        if value is not MISSING:
            self.value(value, name)
        elif "__getattr__" in vars(module) and hasattr(module, attribute):
            raise Unguardable(f"{name} is made when it is asked for")

    def _logger(self, logger: logging.Logger, name: str) -> None:
        """A logger that is silent: its level is guarded."""
        if id(logger) in self._loggers:
            return
        self._loggers[id(logger)] = logger, name
        self.add("attribute", logger, "disabled", f"{name}.disabled")
        self.add("attribute", logger.manager, "_disable", f"{name}.manager.disable")
        above: logging.Logger | None = logger
        while above is not None:
            self.add("attribute", above, "level", f"the level of {above.name}")
            self.add("attribute", above, "parent", f"the parent of {above.name}")
            above = None if above.level else above.parent
        for attribute in list(self._read):
            self._of_logger(logger, attribute, name)

    def _of_logger(self, logger: logging.Logger, attribute: str, text: str) -> None:
        level = _LEVELS.get(attribute)
        self.add("class", type(logger), attribute, f"{text}.{attribute}")
        if attribute in ("handlers", "filters") or (level and logger.isEnabledFor(level)):
            raise Unguardable(f"{text}.{attribute} writes a message")
        if level is None and hasattr(logger, attribute):
            self.add("attribute", logger, attribute, f"{text}.{attribute}")

    def _class(self, kind: type, name: str) -> None:
        if id(kind) in self._classes:
            return
        if is_named_tuple(kind):
            self._named_tuple(kind)
            return
        if is_plain_error(kind):
            return
        if (why := why_not_plain(kind)) is not None:
            raise Unguardable(f"{name} is a class, which may change{why}")
        self._classes[id(kind)] = kind, name
        self._special(kind)
        self._of_class(kind, "__new__", name)
        init = self.add("class", kind, "__init__", f"{kind.__name__}.__init__")
        if isinstance(init, types.FunctionType):
            self.function(init, makes=kind)
        for attribute in list(self._read):
            self._of_class(kind, attribute, name)

    def _enum(self, kind: Any, name: str) -> None:
        """Its members stay; what they have, and what the user's classes define, may change."""
        if id(kind) in self._enums:
            return
        if type(kind) is not enum.EnumMeta:
            raise Unguardable(f"{name} is a {kind.__name__}, whose class may do anything")
        self._enums[id(kind)] = kind, kind.__name__
        for special in sorted({n for c in kind.__mro__ for n in vars(c)}):
            called = special.startswith("__") and special not in LIFE | TEXT
            if called and isinstance(of_enum(kind, special), _FUNCTIONS):
                self._of_class(kind, special, kind.__name__)
        if of_enum(kind, "_missing_") is not MISSING:
            self._of_class(kind, "_missing_", kind.__name__)
        for attribute in list(self._read):
            self._of_enum(kind, attribute)

    def _of_enum(self, kind: Any, attribute: str) -> None:
        if of_enum(kind, attribute) is not MISSING:
            self._of_class(kind, attribute, kind.__name__)
        own = "_value_" if attribute == "value" else attribute
        for member in kind.__members__.values():
            if own in vars(member):
                text = f"{kind.__name__}.{member.name}.{attribute}"
                self.value(self.add("attribute", member, own, text), text)

    def _named_tuple(self, kind: type) -> None:
        """Its own methods; those that it was given change nothing."""
        self._classes[id(kind)] = kind, kind.__name__
        for name, part in vars(kind).items():
            if isinstance(part, types.FunctionType) and name not in OF_NAMED_TUPLES:
                self._of_class(kind, name, kind.__name__)
        for attribute in list(self._read):
            self._of_class(kind, attribute, kind.__name__)

    def _kinds(self) -> list[type]:
        """The classes of objects that are within reach."""
        kinds = [type(owner) for owner, _ in self._objects.values()]
        kinds += [kind for kind, _ in (*self._classes.values(), *self._instances.values())]
        return list(dict.fromkeys(kinds))

    def _takes_class(self, looks: bool) -> None:
        """The class of an object is taken. looks: to compare it or read an attribute of it."""
        if not (looks or self._makes_objects):
            self._makes_objects = True
            for kind in self._kinds():
                self._class(kind, kind.__name__)

    def _fields(self, kind: type) -> None:
        """The fields of a dataclass, and how it is made, for dataclasses.replace and the like."""
        if dataclasses.is_dataclass(kind):
            self._class(kind, kind.__name__)
            for field in dataclasses.fields(kind):
                self.read(field.name, f"the fields of {kind.__name__}")

    def _special(self, kind: type) -> None:
        """What Python calls by itself: operators, `with`, `for`, calls."""
        if self._reads_fields:
            self._fields(kind)
        if self._makes_objects:
            self._class(kind, kind.__name__)
        bases = [c for c in kind.__mro__[:-1] if not is_namespace(c)]
        for name in sorted({n for c in bases for n in vars(c)}):
            special = name == "keys" or (name.startswith("__") and name not in LIFE | TEXT)
            if special and callable(in_class(kind, name)):
                self._of_class(kind, name, kind.__name__)

    def _known_object(self, owner: Any, name: str) -> None:
        if id(owner) in self._known:
            return
        self._known[id(owner)] = owner
        known = _known_classes[type(owner)]
        self.add("type", owner, None, f"the class of {name}")
        for attribute in self._assigned:
            self._guard_assigned(owner, attribute)
        for attribute in known.methods:
            self.add("attribute", owner, attribute, f"{name}.{attribute}")
            self.add("class", type(owner), attribute, f"{type(owner).__name__}.{attribute}")
        for attribute in known.private:
            self._check_known(owner, attribute)
        known.guard(self, owner, name)

    def _check_known(self, owner: Any, attribute: str) -> None:
        read = self._read_of_others
        if attribute in read and attribute in _known_classes[type(owner)].private:
            kind, where = type(owner).__name__, read[attribute]
            raise Unguardable(f".{attribute} is read, which {kind} has ({where})")

    def is_known_method(self, method: MethodType) -> bool:
        """Whether a method is one of a known class; its dependencies are guarded then."""
        owner, name = method.__self__, method.__func__.__name__
        known = _known_classes.get(type(owner))
        if known is None or name not in known.methods:
            return False
        self.value(owner, f"the owner of {method.__qualname__}")
        return in_class(type(owner), name) is method.__func__

    def assign(self, name: str, where: str) -> None:
        """An attribute that is assigned of a tensor: of nothing else that is within reach."""
        self.read(name, where)
        self._assigned[name] = where
        for owner, text in self._objects.values():
            self._check_assigned(owner, text, name)
        for owner in (*self._known.values(), *self._functions.values()):
            self._guard_assigned(owner, name)

    def store(self, name: str, where: str) -> None:
        """An attribute that is assigned of objects that do no more than keep it."""
        self.read(name, where)
        self.stored[name] = where

    def open_tuples(self) -> None:
        """Guards tuples that the function may replace item by item: any tensors and numbers of that
        kind will do."""
        for name in list(self._guarded.values()) if not self.compares_objects else ():
            replaced = name.kind == "attribute" and name.key in self.stored
            if name.kind in ("item", "at") and self.assigns_items:
                replaced = id(name.place) in self._containers
            if replaced and type(name.value) is tuple and _may_be_opened(name.value):
                self._open(name)

    def _open(self, name: GuardedName) -> None:
        name.opened = True
        for number, value in enumerate(name.value):
            item = name.item(number)
            self._guarded[item.kind, id(item.place), (item.key, item.path)] = item
            if isinstance(value, Tensor):  # was guarded as this very tensor
                self.unnamed[id(value)] -= 1
                if not self.unnamed[id(value)]:
                    self._guarded.pop(("itself", id(value), None), None)
            elif type(value) is tuple:
                self._open(item)

    def check_stored(self) -> None:
        """Guards what may be stored to that is not there; raises where that does more than keep."""
        kinds = self._kinds()
        for name, where in self.stored.items():
            for kind in kinds:
                if has_setters(kind) or hasattr(type(in_class(kind, name)), "__set__"):
                    raise Unguardable(f"assigns {kind.__name__}.{name}, which runs code ({where})")
            if self._loggers:
                raise Unguardable(f"assigns .{name}, and reads loggers ({where})")
            objects = [owner for owner, _ in self._objects.values()]
            functions = *self._functions.values(), *self._compiled.values()
            for owner in (*objects, *self._known.values(), *functions):
                if hasattr(owner, "__dict__"):
                    self._guard_assigned(owner, name)

    def _guard_assigned(self, owner: Any, name: str) -> None:
        """An attribute that is not there: whether it is after the call."""
        self.add("attribute", owner, name, f"{getattr(owner, '__qualname__', 'its')}.{name}")

    def _check_assigned(self, owner: Any, text: str, name: str) -> None:
        if hasattr(owner, name) or has_setters(type(owner)):
            raise Unguardable(f"assigns {text}.{name} ({self._assigned[name]})")
        if hasattr(owner, "__dict__"):
            self.add("attribute", owner, name, f"{text}.{name}")

    def read(self, name: str, where: str) -> None:
        """An attribute that is read of something."""
        if name in self._read:
            return
        self._read[name] = where
        for owner, text in list(self._objects.values()):
            self._attribute(owner, text, name)
        for kind, text in [*self._classes.values(), *self._instances.values()]:
            self._of_class(kind, name, text)
        for enumeration, _ in list(self._enums.values()):
            self._of_enum(enumeration, name)
        for module, text in list(self._modules.values()):
            self._of_module(module, name, text)
        for logger, text in list(self._loggers.values()):
            self._of_logger(logger, name, text)
        for fn in (*self._functions.values(), *self._compiled.values()):
            self._of_function(fn, name)

    def read_of_others(self, name: str, where: str) -> None:
        """An attribute that is read, or assigned, of something that may be of a known class."""
        self._read_of_others.setdefault(name, where)
        for owner in self._known.values():
            self._check_known(owner, name)

    def _of_function(self, fn: Any, name: str) -> None:
        if name in vars(fn):
            raise Unguardable(f"{fn.__qualname__} has an attribute of its instance: {name}")

    def _of_class(self, kind: type, name: str, text: str) -> Any:
        """An attribute of a class, as its instances see it."""
        value = self.add("class", kind, name, f"{kind.__name__}.{name}")
        if value is MISSING or value is vars(object).get(name):
            return value
        if isinstance(value, (staticmethod, classmethod)):
            if isinstance(value, classmethod):
                self._class(kind, text)
            self.part(value.__func__, f"{text}.{name}")
        elif isinstance(value, property):
            self.part(value.fget, f"{text}.{name}")
        elif isinstance(value, functools.cached_property):
            pass  # a cell without a value is refused below
        elif not isinstance(value, (types.MemberDescriptorType, FIELD)):
            if hasattr(type(value), "__get__") and not isinstance(value, _FUNCTIONS):
                raise Unguardable(
                    f"{text}.{name} is a {type(value).__name__}, which may do anything"
                )
            self.value(value, f"{text}.{name}")
        return value

    def _attribute(self, owner: Any, text: str, name: str) -> None:
        """An attribute of an object: a property or slot of its class, its own, or its class's."""
        of_class = self._of_class(type(owner), name, text)
        where = f"{text}.{name}"
        if isinstance(of_class, types.MemberDescriptorType):
            self.value(self.add("slot", owner, of_class, where), where)
        elif not isinstance(of_class, property) and hasattr(owner, "__dict__"):
            if name in owner.__dict__:
                self.value(self.add("attribute", owner, name, where), where)
            elif isinstance(of_class, functools.cached_property):
                raise Unguardable(f"{where} is computed once")
            elif of_class is not MISSING:
                self.add("attribute", owner, name, where)
            else:
                self._missing.append((owner, name))

    def refuse_setters(self) -> None:
        """Raises where an object within reach does more than keep assigned values."""
        for owner, name in self._objects.values():
            for special in ("__setattr__", "__delattr__"):
                if in_class(type(owner), special) is not vars(object)[special]:
                    raise Unguardable(f"attributes of {name} are assigned, which has {special}")

    def guard_missing(self) -> None:
        """Attributes that are not there, for a function that catches AttributeError."""
        for owner, name in self._missing:
            kind = type(owner)
            self.add("attribute", owner, name, f"{kind.__name__}.{name}")
            self.add("class", kind, "__getattr__", f"{kind.__name__}.__getattr__")


def _may_be_opened(value: Any) -> bool:
    """Whether a tuple has tensors, numbers and the like alone, or such tuples."""
    if type(value) is tuple:
        return len(value) <= MAX_OPENED and all(map(_may_be_opened, value))
    return isinstance(value, Tensor) or is_immutable(value)


def _is_option(value: Any) -> bool:
    """Whether a value is made of numbers, texts, tuples, lists and dicts alone."""
    if isinstance(value, dict):
        return all(map(_is_option, value.values()))
    return all(map(_is_option, value)) if isinstance(value, (tuple, list)) else is_immutable(value)


_LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
    "exception": logging.ERROR,
    "critical": logging.CRITICAL,
    "log": logging.CRITICAL,  # of any level
}
_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, Operator, CompiledCallable)
