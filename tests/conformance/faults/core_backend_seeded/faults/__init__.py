"""Seeded faults: each a small change of a correct backend, wrong in a part of the input space.

    copies.py     between the host and the device, and within it
    memory.py     allocation, lifetimes, what is said of memory
    order.py      streams, events, waiting
    launches.py   how kernels are spelled, kept and started
    numbers.py    kernels of the backend's own: rounding, dtypes, special values
    shapes.py     kernels of the backend's own: strides, positions, tails
    hooks.py      timed events, other devices, pinned memory, graphs, a generator of one's own
    declared.py   what a backend says of itself
    later.py      of every kind, written after the kit had been extended
    last.py       of every kind, written after it had been extended again
    missed.py     what a trial by somebody who had not read the kit did not find

Written from the operators' mathematics, and from what drivers do, before their author read the kit:

    elementwise.py, integers.py, reduced.py, structures.py, products.py   kernels of its own
    spelled.py                                                            the language of kernels
    drivers.py                                                            queues, memory, launches

Every fault says what is wrong and where a good message leads, and shows by core's public calls that
the outcome differs: `shows` raises AssertionError (or whatever the fault does) with the fault, and
nothing on the correct backend that it is derived from.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

FAULTS: dict[str, type[Any]] = {}


def fault(wrong: str, leads_to: str) -> Callable[[type[Any]], type[Any]]:
    """Makes a class derived from a base a fault, known by its name in words.

    Args:
        wrong: what the backend does wrong, and for which inputs.
        leads_to: what a good message names, as words of which one must be in it, by "|".
    """

    def add(kind: type[Any]) -> type[Any]:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        kind.fault, kind.wrong, kind.leads_to = name, wrong, leads_to
        FAULTS[name] = kind
        return kind

    return add
