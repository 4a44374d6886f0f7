"""Compiled functions whose fused operators call their members: no C is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.fusion import fused_operators

if TYPE_CHECKING:
    import pytest


class _Apart(dict[Any, Any]):
    """Fused operators that have no kernels, numbered apart from others."""

    def __len__(self) -> int:
        return super().__len__() + 2_000_000


_without_kernels = _Apart()


def build_no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has fused operators call their members."""
    monkeypatch.setattr(fused_operators, "register_body", lambda *_, **__: None)
    monkeypatch.setattr(fused_operators, "_kernels", _without_kernels)
