"""Bridges out: an operator of core as an operator of another framework.

`core.interop.torch.register(op)` and `core.interop.jax.register(op)`; and `core.interop.einops`,
which makes einops take tensors. All are optional: nothing here imports one before its submodule is
named.
"""

from types import ModuleType

_BRIDGES = ("einops", "jax", "torch")


def __getattr__(name: str) -> ModuleType:
    if name not in _BRIDGES:
        raise AttributeError(f"module 'core.interop' has no attribute {name!r}")
    from importlib import import_module

    return import_module(f"core.interop.{name}")


def __dir__() -> list[str]:
    return sorted(_BRIDGES)
