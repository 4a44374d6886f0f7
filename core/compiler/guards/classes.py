"""Classes of the user's: what Python looks up in them, and which do no more than that."""

from __future__ import annotations

import abc
import collections
import types
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

MISSING = object()  # where nothing is found
# Special methods that do not belong to the life of an object, but are called by reading code.
_OF_LIFE = """
    new init post_init init_subclass set_name del setattr delattr getstate setstate reduce
    reduce_ex getnewargs getnewargs_ex copy deepcopy class_getitem dir sizeof
    aenter aexit aiter anext await prepare subclasshook annotate replace
"""
LIFE = frozenset(f"__{name}__" for name in _OF_LIFE.split())
TEXT = frozenset(("__repr__", "__str__", "__format__"))
_OF_C = (types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType)


_NAMED = collections.namedtuple("_NAMED", "x")  # a dict of a class that is gone is emptied
OF_NAMED_TUPLES, FIELD = frozenset(vars(_NAMED)), type(vars(_NAMED)["x"])


def in_class(kind: type, name: str) -> Any:
    """The definition of a name in a class or its bases."""
    return next((vars(c)[name] for c in kind.__mro__ if name in vars(c)), MISSING)


def has_dict(owner: object) -> bool:
    """Whether an object has a `__dict__`, and not only slots; no code of its class is run."""
    return type(owner).__dictoffset__ != 0


def has_setters(kind: type) -> bool:
    """Whether a class does more with assigned attributes than keep, or refuse, them."""
    return any(
        "__setattr__" in vars(base)
        and not getattr(vars(base).get("__dataclass_params__"), "frozen", False)
        for base in own_classes(kind)
    )


def is_named_tuple(kind: type) -> bool:
    """Whether a class is made by namedtuple or NamedTuple."""
    return kind.__bases__ == (tuple,) and "_fields" in vars(kind)


def why_not_plain(kind: type) -> str | None:
    """Why attributes of an instance are not what Python itself looks up; None: they are."""
    if not _only_makes(type(kind)):
        return f": {type(kind).__name__} makes its class"
    bases = [base for base in kind.__mro__[:-1] if not is_pythons(base)]
    for base in bases:
        if not _only_makes(type(base)) or not base.__flags__ & _HEAP:
            return f": {base.__name__} is not written in Python"
        defined = vars(base).items()
        if any(isinstance(v, _OF_C) and not _is_known(name, v) for name, v in defined):
            return f": {base.__name__} is not written in Python"
    if any("__getattribute__" in vars(base) for base in bases):
        return ": it has a __getattribute__"
    return None


def is_namespace(kind: type) -> bool:
    """Whether a class is one of Python's that keep attributes, and do no more."""
    of_argparse = kind.__module__ == "argparse" and kind.__name__ == "Namespace"
    return of_argparse or kind is types.SimpleNamespace


def is_pythons(kind: type) -> bool:
    """Whether a class is one of Python's that keeps attributes or items, of which others may be
    derived."""
    return is_namespace(kind) or kind in DICTS


def _only_makes(metaclass: type) -> bool:
    """Whether a metaclass does no more than to make classes, as those do that register them."""
    own = [base for base in metaclass.__mro__ if base not in (type, abc.ABCMeta, object)]
    return all(set(vars(base)) <= _OF_MAKERS for base in own)


def _is_known(name: str, function: Any) -> bool:
    """Whether a function that is written in C is object's, or looks up or stores an item."""
    return function is vars(object).get(name) or any(
        function is vars(dict)[item] for item in ("__getitem__", "__setitem__", "get")
    )


def pythons_kind(container: Any) -> Any:
    """Python's class of a list, dict or set, whatever a class of the user's does."""
    return next(kind for kind in (list, set, *reversed(DICTS)) if isinstance(container, kind))


def keys_of(container: Any) -> list[Any]:
    """The keys of a dict, or the items of a set."""
    return [*pythons_kind(container).__iter__(container)]


DICTS = (dict, collections.OrderedDict, collections.defaultdict)
_OF_MAKERS = frozenset(("__doc__", "__init__", "__module__", "__new__", "__prepare__"))


def own_classes(kind: type) -> list[type]:
    """A class and its bases, without those that are Python's."""
    bases = (base for base in kind.__mro__ if base.__flags__ & _HEAP and not is_namespace(base))
    return [base for base in bases if base.__module__ != "enum"]


def is_mapping(kind: type) -> bool:
    """Whether a class of the user's is a dict that does no more than a dict where it is written."""
    return kind not in DICTS and issubclass(kind, dict) and why_not_plain(kind) is None


def is_of_user(value: object) -> bool:
    """Whether a value is an object of a class that is written in Python, by nobody here."""
    kind = type(value)
    return why_not_plain(kind) is None and not kind.__module__.startswith("core.")


def may_assign(kind: type | None, name: str) -> bool:
    """Whether `__init__` may assign an attribute of the instance that it makes."""
    if kind is None or in_class(kind, "__setattr__") is not object.__setattr__:
        return False
    descriptor = in_class(kind, name)
    return isinstance(descriptor, types.MemberDescriptorType) or not hasattr(
        type(descriptor), "__set__"
    )


def is_plain_error(kind: type) -> bool:
    bases = list(_own(kind))
    return issubclass(kind, Exception) and not any("__init__" in vars(b) for b in bases)


def _own(kind: type) -> Iterator[type]:
    return (base for base in kind.__mro__ if base.__flags__ & _HEAP)


_HEAP = 1 << 9  # of a type's flags: made by a class statement
