"""help() of the classes that a backend derives from: every method and attribute is described."""

from __future__ import annotations

import inspect
import pydoc

import pytest

from core.ir.dialect import Dialect
from core.plugins import DeviceDialect, KernelRegistry, QueuedRuntime, Runtime
from core.plugins.gpu import GpuRuntime

CLASSES = (Runtime, QueuedRuntime, GpuRuntime, Dialect, DeviceDialect, KernelRegistry)


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_help_describes_every_method(kind: type) -> None:
    members = [m for m in inspect.classify_class_attrs(kind) if not m.name.startswith("_")]
    methods = [
        m for m in members if m.kind in ("method", "class method", "static method", "property")
    ]
    assert methods
    silent = [m.name for m in methods if not pydoc.getdoc(getattr(kind, m.name))]
    assert not silent


@pytest.mark.parametrize("kind", [Runtime, QueuedRuntime], ids=lambda kind: kind.__name__)
def test_help_describes_every_attribute(kind: type) -> None:
    members = [m for m in inspect.classify_class_attrs(kind) if not m.name.startswith("_")]
    shown = pydoc.render_doc(kind, renderer=pydoc.plaintext)
    documented = "".join(base.__doc__ or "" for base in kind.__mro__)
    for member in members:
        if member.kind == "data":
            assert f"{member.name}:" in documented, member.name
    assert "Attributes:" in shown
