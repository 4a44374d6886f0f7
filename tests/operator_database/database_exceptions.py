"""Reads `exceptions.md`: under each heading, a reason, the cases that differ for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple


class Row(NamedTuple):
    operator: str
    dtype: str
    part: str
    reason: str


def _read() -> list[Row]:
    rows, reason = [], ""
    for line in Path(__file__).with_name("exceptions.md").read_text().splitlines():
        if line.startswith("## "):
            reason = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith(("| operator", "| ---")):
            operator, dtypes, parts = (cell.strip() for cell in line.strip("| ").split("|"))
            rows += [
                Row(operator, dtype, part, reason)
                for dtype in dtypes.split(", ")
                for part in parts.split(", ")
            ]
    return rows


ROWS = _read()
ROUNDED = "Single precision"  # begins the reason of what differs on some processors alone


def judged(operator: str, wrong: list[Any]) -> tuple[list[Any], list[Row]]:
    """The outcomes that no row explains, and the rows of the operator that explain none.

    Rows of what is rounded otherwise on some processors need not explain any.
    """
    rows = {(row.dtype, row.part): row for row in ROWS if row.operator == operator}
    unexplained = [case for case in wrong if (case.dtype, case.part) not in rows]
    used = {(case.dtype, case.part) for case in wrong}
    needed = {place: row for place, row in rows.items() if not row.reason.startswith(ROUNDED)}
    return unexplained, [row for place, row in needed.items() if place not in used]
