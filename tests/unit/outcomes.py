"""What calls return or raise, and how it is compared to the types of its parts."""

import collections
import dataclasses
import types

import numpy as np

import core


def outcome(fn, x):
    """What a call returns or raises."""
    try:
        return fn(x)
    except Exception as error:
        return error


def text(a):
    """A value with the types of its parts; equal where nobody can tell two values apart."""
    kind = type(a)
    name = f"{kind.__module__}.{kind.__qualname__}"
    if isinstance(a, core.Tensor):
        return (
            name,
            a.dtype.name,
            a.shape,
            a.requires_grad,
            np.asarray(a.detach()).round(4).tolist(),
        )
    if isinstance(a, np.ndarray):
        return name, a.dtype.name, a.shape, a.tolist()
    if isinstance(a, BaseException):
        notes = getattr(a, "__notes__", [])
        return name, str(a), text(a.args), text(list(notes)), text(vars(a))
    if isinstance(a, dict):
        return name, [(text(k), text(v)) for k, v in a.items()]
    if isinstance(a, (set, frozenset)):
        return name, sorted(map(repr, map(text, a)))
    if isinstance(a, (list, tuple, collections.deque)):
        return name, [text(v) for v in a]
    if isinstance(a, types.GeneratorType) or hasattr(kind, "__next__"):
        return name, [text(v) for v in a]
    if dataclasses.is_dataclass(a) and not isinstance(a, type):
        return name, [(f.name, text(getattr(a, f.name))) for f in dataclasses.fields(a)]
    if isinstance(a, slice):
        return name, [text(v) for v in (a.start, a.stop, a.step)]
    if kind.__module__ == "user" and hasattr(kind, "__slots__"):
        return name, [text(getattr(a, s)) for s in kind.__slots__]
    if hasattr(a, "__dict__") and not isinstance(a, (type, types.FunctionType)):
        return name, repr(a) if kind.__module__ != "user" else "", text(dict(vars(a)))
    return name, repr(a)
