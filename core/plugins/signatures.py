"""How core calls a backend's methods, as text for errors."""

from __future__ import annotations

import inspect

from core.plugins.optional import OptionalCalls
from core.plugins.runtime import Runtime


def arguments_of(kind: type, method: str) -> str:
    """The arguments that core gives to a method, as text."""
    names = inspect.signature(getattr(kind, method)).parameters
    return ", ".join(n for n in names if n != "self")


def class_of(kind: type) -> str:
    """The class from which a backend derives to define the methods of `kind`."""
    return "QueuedRuntime" if kind is OptionalCalls else kind.__name__


def declaration(runtime: Runtime, method: str) -> str:
    """How core calls a method of a runtime, by the first of core's classes that declares it."""
    classes = [kind for kind in type(runtime).__mro__ if issubclass(kind, Runtime)]
    kind = next((kind for kind in reversed(classes) if method in vars(kind)), Runtime)
    return f"core.plugins.{class_of(kind)}.{method}({arguments_of(kind, method)})"
