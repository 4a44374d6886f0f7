"""Tables of text, as settings, logs, backends and the command line print them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence


def columns(rows: Iterable[Sequence[str]], indent: str = "", right: Collection[int] = ()) -> str:
    """Rows of cells as lines, in columns as wide as their widest cell.

    right: the numbers of columns whose cells stand at the right, as numbers do.
    """
    table = [tuple(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]

    def line(row: Sequence[str]) -> str:
        cells = enumerate(zip(row, widths, strict=True))
        padded = (cell.rjust(n) if k in right else cell.ljust(n) for k, (cell, n) in cells)
        return indent + "  ".join(padded).rstrip()

    return "\n".join(map(line, table))
