"""How the device spells kernels, builds and starts them: HIP C++, by groups of lanes.

Core writes the kernels of all operators in terms of this class: core's docs, "Bring a device".
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from typing import cast

from core.ir.dialect.cpp_groups import CppGroupDialect
from core.plugins import DeviceDialect, GroupKernel
from core.testing import emulator

from core_backend_acme.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Source

LANGUAGE = emulator.HIP  # TODO: goes with the emulator


class AcmeDialect(CppGroupDialect, DeviceDialect):
    """HIP C++. TODO: override what your compiler wants otherwise; core.ir.dialect lists it all."""

    name = "acme"
    # TODO: the most lanes of a group, the lanes that run in step, the memory that a group shares;
    # core.ir.schedule.capabilities.Capabilities lists all that a device may declare.
    # Groups of 64 lanes are quick on the emulator; devices have more, 256 for a start.
    numbers = {"group": 64, "lanes": 64, "shared_bytes": 64 * 1024}
