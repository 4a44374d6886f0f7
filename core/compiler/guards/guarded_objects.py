"""Guarded objects: attributes, items and class members of the objects that a function reads.

Before an instruction runs, it is unknown which object it reads an attribute of. So every name that
is read anywhere (purity.py) is looked up in every reachable object: for a model its layers, their
weights, their methods. The values found are guarded, and searched in turn.
"""

from __future__ import annotations

import abc
import dataclasses
import enum
import functools
import inspect
import logging
import types
from typing import TYPE_CHECKING, Any

from core._native import Callable as CompiledCallable
from core._native import Operator
from core.autograd.function import Function
from core.autograd.function_context import FunctionContext
from core.compiler.guards.bytecode import FORWARDING
from core.compiler.guards.classes import (
    FIELD,
    LIFE,
    MISSING,
    OF_NAMED_TUPLES,
    TEXT,
    has_dict,
    has_setters,
    in_class,
    is_mapping,
    is_named_tuple,
    is_namespace,
    is_plain_error,
    is_pythons,
    own_classes,
    why_not_plain,
)
from core.compiler.guards.guarded_state import KNOWN_CLASSES, GuardedState, Unguardable

if TYPE_CHECKING:
    from types import MethodType


class GuardedObjects(GuardedState):
    """The objects, classes and modules that are within reach, and what is read of them."""

    # ---- objects -------------------------------------------------------------------------------
    def _object(self, owner: Any, name: str) -> None:
        if id(owner) in self._objects:
            return
        kind = type(owner)
        if isinstance(owner, types.BuiltinFunctionType):
            raise Unguardable(f"{name} is a function that may do more than compute")
        if (why := why_not_plain(kind)) is not None:
            raise Unguardable(f"{name} is a {kind.__name__}, which may change{why}")
        self._objects[id(owner)] = owner, name
        if is_mapping(kind):
            self._dict(owner, name)
        self.add("type", owner, None, f"the class of {name}")
        self._special(kind)
        if any(map(is_namespace, kind.__mro__)):  # `"name" in namespace`
            self.add("names", owner, None, f"the names in {name}")
        if self._reads_namespaces:
            self._namespace(owner, name)
        for attribute in list(self._read):
            self._attribute(owner, name, attribute)
        for attribute in self._assigned:
            self._check_assigned(owner, name, attribute)

    def instance(self, kind: type, name: str) -> None:
        """The class of an argument whose attributes are arguments themselves."""
        if id(kind) in self._instances:
            return
        self._instances[id(kind)] = kind, name
        if self._reads_namespaces:  # in the order in which attributes were assigned
            raise Unguardable(f"all attributes of {name} are read")
        if is_named_tuple(kind):
            self._named_tuple(kind)
            return
        self._special(kind)
        for attribute in list(self._read):
            self._of_class(kind, attribute, name)

    def _known_object(self, owner: Any, name: str) -> None:
        if id(owner) in self._known:
            return
        self._known[id(owner)] = owner
        known = KNOWN_CLASSES[type(owner)]
        self.add("type", owner, None, f"the class of {name}")
        for attribute in self._assigned:
            self._guard_assigned(owner, attribute)
        for attribute in known.methods:
            self.add("attribute", owner, attribute, f"{name}.{attribute}")
            self.add("class", type(owner), attribute, f"{type(owner).__name__}.{attribute}")
        known.guard(self, owner, name)
        for attribute in self._read_of_others:
            self._read_of_known(owner, attribute)

    def _read_of_known(self, owner: Any, attribute: str) -> None:
        known, kind = KNOWN_CLASSES[type(owner)], type(owner).__name__
        if attribute in known.private:
            where = self._read_of_others[attribute]
            raise Unguardable(f".{attribute} is read, which {kind} has ({where})")
        if attribute in known.opened:
            known.opened[attribute](self, owner, kind)

    def is_known_method(self, method: MethodType) -> bool:
        """Whether a method is one of a known class; its dependencies are guarded then."""
        owner, name = method.__self__, method.__func__.__name__
        known = KNOWN_CLASSES.get(type(owner))
        if known is None or name not in known.methods:
            return False
        self.value(owner, f"the owner of {method.__qualname__}")
        return in_class(type(owner), name) is method.__func__

    def _guard_assigned(self, owner: Any, name: str) -> None:
        """An attribute that is not there: whether it is after the call."""
        is_function = isinstance(owner, types.FunctionType)
        self.add("attribute", owner, name, f"{owner.__qualname__ if is_function else 'its'}.{name}")

    def _check_assigned(self, owner: Any, text: str, name: str) -> None:
        if inspect.getattr_static(owner, name, MISSING) is not MISSING:
            raise Unguardable(f"assigns {text}.{name} ({self._assigned[name]})")
        if has_setters(type(owner)):  # which are read
            self.stored[name] = self._assigned[name]
        if has_dict(owner):
            self.add("attribute", owner, name, f"{text}.{name}")

    # ---- classes -------------------------------------------------------------------------------
    def _class(self, kind: type, name: str) -> None:
        if id(kind) in self._classes:
            return
        if isinstance(kind, enum.EnumMeta):
            self._enum(kind, name)
            return
        if is_named_tuple(kind):
            self._named_tuple(kind)
            return
        if is_plain_error(kind):
            return
        if (why := why_not_plain(kind)) is not None:
            raise Unguardable(f"{name} is a class, which may change{why}")
        if callable(in_class(kind, "__del__")):
            raise Unguardable(f"{name} has a __del__, which runs whenever an object is freed")
        self._classes[id(kind)] = kind, name
        self._special(kind)
        if issubclass(kind, Function):
            self._autograd_function(kind)
        self._of_class(kind, "__new__", name)
        for method in ("__init__", "__post_init__"):
            made = self.add("class", kind, method, f"{kind.__name__}.{method}")
            if isinstance(made, types.FunctionType) and not _is_pythons(kind, method, made):
                self.function(made, makes=kind)
        for attribute in list(self._read):
            self._of_class(kind, attribute, name)

    def base_inits(self, kind: type) -> None:
        """What the `__init__` of a new object calls by super()."""
        for base in own_classes(kind):
            init = vars(base).get("__init__")
            if isinstance(init, types.FunctionType):
                self.add("class", base, "__init__", f"{base.__name__}.__init__")
                self.function(init, kind)

    def _autograd_function(self, kind: type[Function]) -> None:
        """What core calls of it; one of these is given a new context, and fills it."""
        fills = "forward" if kind.setup_context is None else "setup_context"
        filling = getattr(in_class(kind, fills), "__func__", None)
        if isinstance(filling, types.FunctionType):
            self.function(filling, makes=FunctionContext)
        for method in ("forward", "setup_context", "backward", "jvp", "vmap"):
            self._of_class(kind, method, kind.__name__)

    def _enum(self, kind: Any, name: str) -> None:
        """An enumeration: its members stay, and are objects."""
        if id(kind) in self._classes:
            return
        if type(kind) is not enum.EnumMeta:
            raise Unguardable(f"{name} is of {kind.__name__}, which another metaclass makes")
        if any("__getattribute__" in vars(base) for base in own_classes(kind)):
            raise Unguardable(f"{name} is of {kind.__name__}, which has a __getattribute__")
        self._classes[id(kind)] = kind, kind.__name__
        self._special(kind)
        self._of_class(kind, "_missing_", kind.__name__)
        enumeration: Any = kind
        members = {
            id(m): (m, f"{kind.__name__}.{m.name}") for m in enumeration.__members__.values()
        }
        self._objects |= members
        for attribute in list(self._read):
            for member, text in members.values():
                self._attribute(member, text, attribute)

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

    def take_class(self) -> None:
        if not self._makes_objects:
            self._makes_objects = True
            for kind in self._kinds():
                self._class(kind, kind.__name__)

    def take_super(self) -> None:
        """Definitions that others override are read as well."""
        if not self._uses_super:
            self._uses_super = True
            for kind in self._kinds():
                for name in {n for base in own_classes(kind) for n in vars(base)}:
                    called = _is_special(name) and callable(in_class(kind, name))
                    if called or name in self._read:
                        self._overridden(kind, name)

    def _overridden(self, kind: type, name: str) -> None:
        for base in own_classes(kind)[1:]:
            if (id(base), name) not in self._read_of_bases:
                self._read_of_bases.add((id(base), name))
                self._of_class(base, name, base.__name__)

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
        for name in _HAVE_DEFAULTS:
            self.add("class", kind, name, f"{kind.__name__}.{name}")
        for name in sorted({n for base in own_classes(kind) for n in vars(base)}):
            if _is_special(name) and callable(in_class(kind, name)):
                self._of_class(kind, name, kind.__name__)

    # ---- modules and loggers -------------------------------------------------------------------
    def _module(self, module: types.ModuleType, name: str) -> None:
        """A module that is a value: any read of it is allowed."""
        if id(module) not in self._modules:
            self._modules[id(module)] = module, name
            for attribute in list(self._read):
                self._of_module(module, attribute, name)

    def _of_module(self, module: types.ModuleType, attribute: str, text: str) -> None:
        name = f"{text}.{attribute}"
        exists = hasattr(module, attribute)  # and is kept, where the module makes it when asked
        value = self.add("item", vars(module), attribute, name)
        if value is not MISSING:
            self.value(value, name)
        elif exists and not hasattr(types.ModuleType, attribute):
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

    # ---- attributes ----------------------------------------------------------------------------
    def read(self, name: str, where: str) -> None:
        """An attribute that is read of something."""
        if name in self._read:
            return
        self._read[name] = where
        for owner, text in list(self._objects.values()):
            self._attribute(owner, text, name)
        for kind, text in [*self._classes.values(), *self._instances.values()]:
            self._of_class(kind, name, text)
        for module, text in list(self._modules.values()):
            self._of_module(module, name, text)
        for logger, text in list(self._loggers.values()):
            self._of_logger(logger, name, text)
        for fn in (*self._functions.values(), *self._compiled.values(), *self.cached.values()):
            self._of_function(fn, name)

    def read_namespace(self, owner: Any, key: str | None, where: str) -> None:
        if owner is not None and id(owner) not in self._objects:
            raise Unguardable(f".__dict__ is read of a {type(owner).__name__} ({where})")
        if key is not None:
            self.read_of_others(key, where)
            self.read(key, where)
            self._read_keys.add(key)
            for known, text in list(self._objects.values()):
                self._own(known, text, key)
        elif owner is not None:
            self._namespace(*self._objects[id(owner)])
        elif not self._reads_namespaces:
            self._reads_namespaces = True
            for known, text in list(self._objects.values()):
                self._namespace(known, text)

    def copy_objects(self, where: str) -> None:
        self.read_namespace(None, None, where)
        for method in _OF_COPIES:
            self.read(method, where)

    def _namespace(self, owner: Any, text: str) -> None:
        """All attributes that an object has of its own."""
        members = (part for base in own_classes(type(owner)) for part in vars(base).values())
        for slot in [m for m in members if isinstance(m, types.MemberDescriptorType)]:
            self.read(slot.__name__, text)
        if has_dict(owner):
            if not all(type(name) is str for name in vars(owner)):
                raise Unguardable(f"a name in {text} is no text")
            self.add("names", owner, None, f"the names in {text}")
            self.keep_stores(vars(owner))
            for name in list(vars(owner)):
                self._own(owner, text, name)

    def _own(self, owner: Any, text: str, name: str) -> None:
        """An attribute of an object's own, whatever its class defines by that name."""
        if has_dict(owner):
            where = f"{text}.{name}"
            self.value(self.add("attribute", owner, name, where), where)

    def read_of_others(self, name: str, where: str) -> None:
        """An attribute that is read, or assigned, of something that may be of a known class."""
        if name in self._read_of_others:
            return
        self._read_of_others[name] = where
        for owner in self._known.values():
            self._read_of_known(owner, name)

    def _of_function(self, fn: Any, name: str) -> None:
        if isinstance(fn, types.FunctionType) and name in vars(fn):
            where = f"{fn.__qualname__}.{name}"
            self.value(self.add("attribute", fn, name, where), where)
        elif name in vars(fn):
            raise Unguardable(f"{fn.__qualname__} has an attribute of its instance: {name}")

    def _of_class(self, kind: type, name: str, text: str) -> Any:
        """An attribute of a class, as its instances see it."""
        if type(kind) not in (type, abc.ABCMeta, enum.EnumMeta):  # which makes it, and no more
            for of_meta in (name, "__call__"):
                self.add("class", type(kind), of_meta, f"{type(kind).__name__}.{of_meta}")
        value = self.add("class", kind, name, f"{kind.__name__}.{name}")
        if self._uses_super:
            self._overridden(kind, name)
        if value is MISSING or value is vars(object).get(name) or _is_pythons(kind, name, value):
            return value
        if isinstance(value, (staticmethod, classmethod)):
            if isinstance(value, classmethod):
                self._class(kind, text)
            self.part(value.__func__, f"{text}.{name}")
        elif isinstance(value, property):
            self.part(value.fget, f"{text}.{name}")
        elif isinstance(value, functools.cached_property):  # of an object that the call makes
            self.part(value.func, f"{text}.{name}")
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
        if name in self._read_keys:
            self._own(owner, text, name)
        if isinstance(of_class, types.MemberDescriptorType):
            self.value(self.add("slot", owner, of_class, where), where)
        elif not isinstance(of_class, property) and has_dict(owner):
            if name in owner.__dict__:
                self.value(self.add("attribute", owner, name, where), where)
            elif isinstance(of_class, functools.cached_property):
                raise Unguardable(f"{where} is computed once")
            elif name == "value" and isinstance(owner, enum.Enum):
                self.value(self.add("attribute", owner, "_value_", where), where)
            elif of_class is not MISSING:
                self.add("attribute", owner, name, where)
            elif in_class(type(owner), "__getattr__") is not MISSING:  # which looks further
                self.add("names", owner, None, f"the names in {text}")
            else:
                self._missing.append((owner, name))

    def forwards(self, fn: Any, where: str) -> None:
        """A method looks up, or assigns, what it is given the name of: one that is read, or
        assigned, of its object."""
        self._forwarding[id(fn)] = fn, where

    def check_forwarding(self) -> None:
        """Raises where such a method may be given other names, or looks up what only objects of the
        user's may be asked for."""
        for fn, where in self._forwarding.values():
            ways = [name for name in self._guarded.values() if name.value is fn]
            if self.unnamed.get(id(fn)) or any(name.key not in FORWARDING for name in ways):
                raise Unguardable(f"{fn.__qualname__} is called by another name ({where})")
        for name, where in self.of_user.items() if self._forwarding else ():
            raise Unguardable(f".{name} is read, and looked up in other objects ({where})")

    def guard_missing(self) -> None:
        """Attributes that are not there, for a function that catches AttributeError."""
        for fn in (*self._functions.values(), *self._callables.values()):
            for name in self._read if self._forwarding else self._asked_for:
                self.add("attribute", fn, name, f"{type(fn).__name__}.{name}")
        for owner, name in self._missing:
            kind = type(owner)
            self.add("attribute", owner, name, f"{kind.__name__}.{name}")
            self.add("class", kind, "__getattr__", f"{kind.__name__}.__getattr__")


def _is_special(name: str) -> bool:
    """Whether Python calls a method by itself, apart from the life of an object."""
    return name == "keys" or (name.startswith("__") and name not in LIFE | TEXT)


def _is_pythons(kind: type, name: str, value: Any) -> bool:
    """Whether what a named tuple, an enumeration or a namespace defines is what Python has given
    it."""
    if is_named_tuple(kind):
        return name in OF_NAMED_TUPLES
    if any(vars(base).get(name) is value for base in kind.__mro__ if is_pythons(base)):
        return True
    if issubclass(kind, dict) and any(value is method for method in vars(dict).values()):
        return True
    if not isinstance(kind, enum.EnumMeta):
        return False
    if name == "_value_repr_" or vars(enum.Enum).get(name) is value:  # which it copies
        return True
    is_member = isinstance(value, types.DynamicClassAttribute) and value.fget is None
    return is_member or not any(name in vars(base) for base in own_classes(kind))


_OF_COPIES = (
    "__copy__", "__deepcopy__", "__getnewargs__", "__getnewargs_ex__", "__getstate__", "__new__",
    "__reduce__", "__reduce_ex__", "__setstate__",
)  # fmt: skip
# Methods without which Python does something else than raise an error.
_HAVE_DEFAULTS = (
    "__bool__", "__call__", "__contains__", "__eq__", "__getattribute__", "__hash__", "__iter__",
    "__len__", "__ne__",
)  # fmt: skip
_LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
    "exception": logging.ERROR,
    "critical": logging.CRITICAL,
    "log": logging.CRITICAL,  # of any level
}
_FUNCTIONS = (
    types.FunctionType, types.BuiltinFunctionType, Operator, CompiledCallable,
    type(functools.cache(len)),
)  # fmt: skip
