"""Costs as a table, and how numbers are written in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.compiler.report.costs import bounds_of
from core.text import columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.compiler.report.costs import Cost

_PREFIXES = ("", "k", "M", "G", "T")


def quantity(number: float | None, unit: str) -> str:
    """A number with three digits and a prefix: 1.23 MB; empty for None."""
    if number is None:
        return ""
    size = float(number)
    for prefix in _PREFIXES[:-1]:
        if size < 1000:
            return f"{size:.3g} {prefix}{unit}"
        size /= 1000
    return f"{size:.3g} {_PREFIXES[-1]}{unit}"


def duration(seconds: float | None) -> str:
    """Seconds with three digits, as us, ms or s; empty for None."""
    if seconds is None:
        return ""
    for unit, size in (("us", 1e-6), ("ms", 1e-3)):
        if seconds < 1000 * size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds:.3g} s"


def listed(names: Sequence[str], most: int = 5) -> str:
    """Names with commas between them, the first ones of many."""
    rest = [f"{len(names) - most} more"] if len(names) > most else []
    return ", ".join([*names[:most], *rest])


def share_of_bound(cost: Cost) -> str:
    """The share of its device's limit that a timed call reaches, in percent."""
    if not cost.seconds or not cost.nbytes:
        return ""
    return f"{100 * bounds_of(cost.device).least(cost) / cost.seconds:.0f} %"


def table(costs: Sequence[Cost]) -> str:
    """A line for each call."""
    timed = any(cost.seconds is not None for cost in costs)
    head = ["call", "fuses", "bytes", "operations"]
    head += ["time", "of bound"] if timed else []
    rows = [head]
    for cost in costs:
        cells = [cost.name, listed(cost.fuses)]
        cells += [quantity(cost.nbytes, "B"), quantity(cost.operations, "")]
        rows.append(cells + ([duration(cost.seconds), share_of_bound(cost)] if timed else []))
    lines = [columns(rows, indent="  ", right=range(2, len(head)))]
    for device in dict.fromkeys(c.device for c in costs) if timed else ():
        bounds = bounds_of(device)
        lines.append(
            f"  bounds of {device}: {quantity(bounds.bandwidth, 'B/s')} (a copy), "
            f"{quantity(bounds.peak, 'op/s')} (a product of float32)"
        )
    return "\n".join(lines)
