"""The HTML report, one file without scripts: coverage, failures, fallbacks, times."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from html import escape
from typing import Any

import core
from core.testing.conformance.checks import LEVELS
from core.testing.conformance.summary import (
    STATES,
    by_family,
    counts,
    fallbacks,
    missing,
    reached,
    slowest,
)

COLOURS = {
    "passed": "#2e7d32", "failed": "#b3261e", "not offered": "#9e9e9e", "fallback": "#c77700",
    "expected": "#6a4c93", "not run": "#cfd8dc",
}  # fmt: skip
STYLE = """
:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:62rem;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2.2rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #8883;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8881;padding:.6rem;margin:.3rem 0}
.bar{display:flex;height:.8rem;width:12rem;border-radius:2px;overflow:hidden}
.key span{display:inline-block;width:.8rem;height:.8rem;margin:0 .3rem 0 1rem}
"""


def write(records: list[dict[str, Any]], why: str) -> str:
    """The page of a run. why: the reason why checks were not run."""
    devices = ", ".join(dict.fromkeys(r["device"] for r in records))
    level = reached(records)
    title = f"Conformance of {escape(devices)}"
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{f'Level {level} is reached.' if level >= 0 else 'No level is reached.'} "
        f"{len(records)} checks by core {escape(core.__version__)}, "
        f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d %H:%M} UTC.</p>",
        _incomplete(records, why),
        _key(),
        _levels(records),
        _failures(records),
        _coverage(records),
        _fallbacks(records),
        _slowest(records),
        _missing(records),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(filter(None, parts))
        + "\n</body></html>\n"
    )


def _incomplete(records: list[dict[str, Any]], why: str) -> str:
    left = missing(records)
    because = f" ({escape(why)})" if why else ""
    return f"<p><b>Incomplete</b>: {escape(left)}{because}.</p>" if left else ""


def _key() -> str:
    boxes = (f'<span style="background:{COLOURS[s]}"></span>{s}' for s in STATES)
    return f'<p class="key">{"".join(boxes)}</p>'


def _bar(by_state: dict[str, int]) -> str:
    pieces = "".join(
        f'<i style="flex:{n};background:{COLOURS[s]}" title="{s}: {n}"></i>'
        for s, n in by_state.items()
        if n
    )
    return f'<div class="bar">{pieces}</div>'


def _rows(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table; cells are markup, and columns after the second numbers."""

    def line(cells: tuple[str, ...], tag: str) -> str:
        numbers = (f"<{tag}{' class=n' if k > 1 else ''}>{c}</{tag}>" for k, c in enumerate(cells))
        return f"<tr>{''.join(numbers)}</tr>"

    return "<table>" + line(head, "th") + "".join(line(r, "td") for r in rows) + "</table>"


def _numbers(by_state: dict[str, int]) -> tuple[str, ...]:
    return tuple(str(by_state[s]) if by_state[s] else "" for s in STATES)


def _levels(records: list[dict[str, Any]]) -> str:
    rows = []
    for level, what in LEVELS.items():
        mine = [r for r in records if r["level"] == level]
        if mine:
            by_state = counts(mine)
            rows.append((f"L{level} {escape(what)}", _bar(by_state), *_numbers(by_state)))
    return "<h2>Levels</h2>" + _rows(("level", "", *STATES), rows)


def _failures(records: list[dict[str, Any]]) -> str:
    failed = [r for r in records if r["status"] in ("failed", "expected")]
    if not failed:
        return ""
    shown = [
        f"<p><b>{escape(r['id'])}</b>"
        + (f" (expected: {escape(r['reason'])})" if r["status"] == "expected" else "")
        + f"</p><pre>{escape(r['message'])}</pre>"
        for r in failed
    ]
    return "<h2>Failures</h2>" + "".join(shown)


def _coverage(records: list[dict[str, Any]]) -> str:
    rows = [
        (f"L{level} {escape(family)}", _bar(counts(mine)), *_numbers(counts(mine)))
        for (level, family), mine in by_family(records).items()
    ]
    return "<h2>Coverage by family</h2>" + _rows(("family", "", *STATES), rows)


def _fallbacks(records: list[dict[str, Any]]) -> str:
    calls = fallbacks(records)
    if not calls:
        return "<h2>Fallbacks</h2><p>No operator ran on the CPU.</p>"
    rows = [(escape(name), "", str(n)) for name, n in calls.items()]
    return "<h2>Fallbacks</h2>" + _rows(("operator that ran on the CPU", "", "calls"), rows)


def _slowest(records: list[dict[str, Any]]) -> str:
    timings = slowest(records)[:30]
    if not timings:
        return ""
    rows = [
        (escape(n), "", f"{a * 1e6:.0f}", f"{b * 1e6:.0f}", f"{a / max(b, 1e-9):.1f}")
        for n, a, b in timings
    ]
    head = ("operator", "", "µs on the device", "µs on the CPU", "times as long")
    note = "<p>The definitions' sample calls, which are small: mostly the overhead of a call.</p>"
    return "<h2>Slowest operators against the CPU</h2>" + note + _rows(head, rows)


def _missing(records: list[dict[str, Any]]) -> str:
    left = [r for r in records if r["status"] in ("not offered", "not run")]
    status_of = dict.fromkeys((r["message"], r["status"]) for r in left)
    if not status_of:
        return ""
    rows = [
        (escape(message), status, str(sum(r["message"] == message for r in left)))
        for message, status in status_of
    ]
    return "<h2>Not offered, not run</h2>" + _rows(("why", "", "checks"), rows)
