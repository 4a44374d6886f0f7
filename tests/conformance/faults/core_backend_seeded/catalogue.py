"""Every backend of this package by name: the bases, correct but unusual ones, the faults."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core_backend_seeded.bases import Backend


def correct() -> dict[str, type[Backend]]:
    """Backends on which the kit must find nothing."""
    from core_backend_seeded import bases, unusual

    kinds = (*bases.BASES, *unusual.UNUSUAL)
    return {kind.__name__.lower(): kind for kind in kinds}


def faulty() -> dict[str, type[Backend]]:
    """Backends with one fault each."""
    from core_backend_seeded.faults import (  # noqa: F401 - which register what they define
        FAULTS,
        copies,
        declared,
        drivers,
        elementwise,
        hooks,
        integers,
        last,
        later,
        launches,
        memory,
        missed,
        numbers,
        order,
        products,
        reduced,
        shapes,
        spelled,
        structures,
    )

    return dict(FAULTS)


@cache
def backends() -> dict[str, type[Backend]]:
    """All of them."""
    return {**correct(), **faulty()}


def backend(name: str) -> type[Backend]:
    """The backend of a name; of faults of kernels joined by "+", one with all their kernels."""
    kinds = [backends()[part] for part in name.split("+")]
    if len(kinds) == 1:
        return kinds[0]
    kernels = {k: entry for kind in kinds for k, entry in kind.kernels.items()}
    return type("Together", (kinds[0].__mro__[1],), {"kernels": kernels})


def apart(names: list[str]) -> list[list[str]]:
    """Faults of kernels in sets, in each of which no two are of one operator."""
    sets: list[list[str]] = []
    for name in names:
        mine = set(backends()[name].kernels)
        for others in sets:
            if not any(mine & set(backends()[other].kernels) for other in others):
                others.append(name)
                break
        else:
            sets.append([name])
    return sets
