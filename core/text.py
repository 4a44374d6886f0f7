"""Tables of text, as settings, logs, backends and the command line print them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def columns(rows: Iterable[Sequence[str]], indent: str = "") -> str:
    """Rows of cells as lines, every column but the last padded to its widest cell."""
    table = [tuple(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    widths[-1:] = [0]
    return "\n".join(
        indent
        + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    )
