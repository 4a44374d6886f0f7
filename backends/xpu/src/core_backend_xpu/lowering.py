"""How loops are laid out on the devices of xpu: core's schedule for groups of lanes, with numbers.

What a schedule is chosen by are properties of the device, never its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.groups import group_capabilities
from core_backend_xpu.runtime import runtime

if TYPE_CHECKING:
    from core.ir.schedule.capabilities import Capabilities

# How many sums of products leave room for the factors in a processor's vector registers:
# AVX-512 has 32 of them, of 16 floats, narrower sets have 16.
SUMS = {16: 24}
CPU = {"each": 64, "shared_bytes": 128 * 1024}
GPU = {"lanes": 16, "shared_bytes": 32 * 1024}
MOST_LANES = 256


def capabilities(index: int) -> Capabilities:
    """Those of a device.

    A CPU carries out a group on one core. Where its lanes are one vector, barriers cost nothing,
    and what they share stays in the core's cache: it may be as much as fits there.
    """
    most, shared = runtime().room(index)
    lacks = runtime().lacks(index)
    if runtime().arch(index) == "gpu":
        return _within(shared, group=min(MOST_LANES, most), **GPU).without(*lacks)
    lanes = min(max(int(runtime().devices[index].native_vector_width_float), 4), most)
    sums = SUMS.get(lanes, 12)
    return _within(shared, group=lanes, lanes=lanes, sums=sums, **CPU).without(*lacks)


def _within(shared: int, **numbers: int) -> Capabilities:
    numbers["shared_bytes"] = min(numbers["shared_bytes"], shared)
    return group_capabilities(**numbers)
