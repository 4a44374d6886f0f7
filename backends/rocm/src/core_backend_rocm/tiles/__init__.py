"""Products on AMD's matrix units: mfma.py for wavefronts of 64 lanes (CDNA), wmma.py for wavefronts
of 32 (RDNA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core_backend_rocm.tiles import mfma, wmma

if TYPE_CHECKING:
    from types import ModuleType


def spelled_for(wavefront: int) -> ModuleType:
    """What spells tiles for a wavefront of so many lanes."""
    return wmma if wavefront == wmma.WAVEFRONT else mfma


def matrix_units(arch: str) -> frozenset[str]:
    """What the matrix units of an architecture multiply by the builtins of these modules."""
    if arch.startswith(("gfx90a", "gfx94", "gfx95")):
        return frozenset(mfma.MFMA)
    return frozenset(wmma.WMMA) if arch.startswith(("gfx11", "gfx12")) else frozenset()
