"""Summary of a run: counts by level and family, the level that is reached, the report's data."""

from __future__ import annotations

import datetime
from collections import Counter
from typing import Any

import core
from core.testing.conformance.checks import LEVELS
from core.text import columns

STATES = ("passed", "failed", "not offered", "fallback", "expected", "not run")
Records = list[dict[str, Any]]


def counts(records: Records) -> dict[str, int]:
    """How many records are in each state."""
    counter = Counter(r["status"] for r in records)
    return {state: counter.get(state, 0) for state in STATES}


def reached(records: Records) -> int:
    """The highest level up to which every check was asked and none failed; -1 for none.

    An expected failure counts as one: it is known, and still there.
    """
    best = -1
    for level in LEVELS:
        mine = [r for r in records if r["level"] == level]
        good = all(r["status"] not in ("failed", "expected", "not run") for r in mine)
        asked, of = extent(mine)
        if not mine or not good or asked < of:
            break
        best = level
    return best


def extent(records: Records) -> tuple[int, int]:
    """How many checks of a level the records are of, and how many there are."""
    return len({r["id"] for r in records}), max((r["of"] for r in records), default=0)


def missing(records: Records) -> str:
    """Which levels were asked in part, or not; "" where all of all were asked."""
    some, none = [], []
    for level in LEVELS:
        asked, of = extent([r for r in records if r["level"] == level])
        if not asked:
            none.append(f"L{level}")
        elif asked < of:
            some.append(f"{asked} of {of} checks of L{level}")
    parts = [f"asked {', '.join(some)}"] if some else []
    parts += [f"{', '.join(none)} not asked"] if none else []
    return "; ".join(parts)


def by_family(records: Records) -> dict[tuple[int, str], Records]:
    """The records of each family of each level."""
    groups: dict[tuple[int, str], Records] = {}
    for r in sorted(records, key=lambda r: r["level"]):
        groups.setdefault((r["level"], r["family"]), []).append(r)
    return groups


def table(records: Records, verbose: bool = False, why: str = "") -> str:
    """The table at the end: a line for each level, and for each family that is not all passed.

    why: the reason why checks were not run.
    """
    rows: list[tuple[str, ...]] = [("level", "family", *STATES, "seconds")]
    for level, what in LEVELS.items():
        mine = [r for r in records if r["level"] == level]
        if not mine:
            continue
        rows.append(_row(f"L{level}", what.partition(":")[0], mine))
        families = [(f, rs) for (at, f), rs in by_family(mine).items() if at == level]
        shown = [(f, rs) for f, rs in families if verbose or counts(rs)["passed"] < len(rs)]
        rows += [_row("", f"  {family}", rs) for family, rs in shown]
        if others := len(families) - len(shown):
            rows.append(("", f"  {others} families: all passed", *[""] * 7))
    lines = [columns(rows), ""]
    stopped = next((r for r in records if r["status"] == "not run"), None)
    if stopped:
        lines.append(f"{counts(records)['not run']} checks {stopped['message']}")
    if any(r["status"] == "fallback" for r in records):
        lines.append("fallback: right, but the operator (or one it is made of) ran on the CPU")
    lines.append(f"level reached without a failure: {_level(reached(records))}")
    if left := missing(records):
        lines.append(f"incomplete: {left}{f' ({why})' if why else ''}")
    return "\n".join(lines)


def _row(level: str, family: str, records: Records) -> tuple[str, ...]:
    by_state = counts(records)
    numbers = [str(by_state[s]) if by_state[s] else "-" for s in STATES]
    return (level, family, *numbers, f"{sum(r['seconds'] for r in records):.1f}")


def _level(level: int) -> str:
    return "none" if level < 0 else f"L{level}"


def fallbacks(records: Records) -> dict[str, int]:
    """How often each operator ran on the CPU, most often first."""
    calls: Counter[str] = Counter()
    for r in records:
        calls.update(r["fallbacks"])
    return dict(calls.most_common())


def slowest(records: Records) -> list[tuple[str, float, float]]:
    """(operator, seconds on the device, on the CPU), greatest ratio first; of small samples."""
    timings = [(name, *times) for r in records for name, times in r["timings"].items()]
    return sorted(timings, key=lambda t: -t[1] / max(t[2], 1e-9))


def report(records: Records, why: str) -> dict[str, Any]:
    """The data of --core-report: all that the other forms show, and every check."""
    levels = {
        f"L{level}": {"what": what, "of": extent(mine)[1], **counts(mine)}
        for level, what in LEVELS.items()
        if (mine := [r for r in records if r["level"] == level])
    }
    families = {
        f"L{level} {family}": counts(mine) for (level, family), mine in by_family(records).items()
    }
    return {
        "core": core.__version__,
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "devices": list(dict.fromkeys(r["device"] for r in records)),
        "reached": reached(records),
        "complete": not missing(records),
        "missing": missing(records),
        "why": why,
        "levels": levels,
        "families": families,
        "fallbacks": fallbacks(records),
        "slowest": [
            {"operator": name, "device_seconds": here, "cpu_seconds": there}
            for name, here, there in slowest(records)[:30]
        ],
        "checks": records,
    }
