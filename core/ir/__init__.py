"""The loop IR: the one language of operator bodies, from which every device's kernels come.

A body is built (`builder.py`), verified, specialized to the layout of its arguments, scheduled for
a device's capabilities (`schedule/`), legalized to its operations (`legalize/`) and spelled by a
dialect (`dialect/`). `docs/loop-ir.md` shows each step. Nothing here is loaded by `import core`
but this file: bodies are functions that are first called when a kernel is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.ir import ops
    from core.ir.builder import Array, Builder, neutral
    from core.ir.function import Buffer, Function, Value
    from core.ir.interpreter import interpret
    from core.ir.text.parser import parse
    from core.ir.verifier import verify

_HOMES = {
    "Array": "builder",
    "Builder": "builder",
    "Buffer": "function",
    "Function": "function",
    "Value": "function",
    "interpret": "interpreter",
    "neutral": "builder",
    "parse": "text.parser",
    "verify": "verifier",
    "ops": "",
}

__all__ = [
    "Array",
    "Buffer",
    "Builder",
    "Function",
    "Value",
    "interpret",
    "neutral",
    "ops",
    "parse",
    "verify",
]


def __getattr__(name: str) -> Any:
    import importlib

    if name not in _HOMES:
        raise AttributeError(f"module 'core.ir' has no attribute {name!r}")
    home = _HOMES[name]
    if not home:
        return importlib.import_module(f"core.ir.{name}")
    return getattr(importlib.import_module(f"core.ir.{home}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
