"""Namespaces for code that was written against another library; `core.compat.torch` is PyTorch's.

Nothing of that library is imported: these are core's operators under its names and conventions.
"""

from __future__ import annotations

from types import ModuleType

__all__ = ["torch"]


def __getattr__(name: str) -> ModuleType:
    if name in __all__:
        from importlib import import_module

        return import_module(f"core.compat.{name}")
    raise AttributeError(f"module 'core.compat' has no attribute {name!r}; there is 'torch'")


def __dir__() -> list[str]:
    return __all__
