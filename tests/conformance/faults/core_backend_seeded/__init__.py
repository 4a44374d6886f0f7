"""Simulated devices, correct and faulty: what the conformance kit is tried on.

CORE_SEEDED names which one this process has: a fault of `faults/`, or a correct backend of
`bases.py` and `unusual.py`, or several faults of kernels, "a+b". All serve the device type
`seeded`. None of it knows the kit.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core_backend_seeded.bases import Backend


@cache
def chosen() -> Backend:
    """The backend of this process, open."""
    import os

    from core_backend_seeded.catalogue import backend

    return backend(os.environ.get("CORE_SEEDED", "plain"))()
