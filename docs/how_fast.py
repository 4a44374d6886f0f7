"""Makes the tables of "How fast" from benchmarks/results; generate.py writes them.

A section is found by the title that a benchmark prints. The newest file that has it is shown, so a
new file of results changes the page; a section that no file has is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

RESULTS = Path(__file__).resolve().parent.parent / "benchmarks" / "results"
# "  exp, 1 thread / torch   0.56x  limit 0.6x   met   core 1218 us, torch 2177 us"
ROW = re.compile(r"^ {2}(\S.*?) {2,}([\d.]+)x\s*(?:limit [\d.]+x\s*(?:met|MISSED))?\s*(.*)$")


@dataclass(frozen=True)
class Row:
    what: str
    ratio: float  # the time of core over the peer's
    measured: str


@dataclass(frozen=True)
class Section:
    heading: str
    about: str
    title: str  # how the benchmark's output begins
    read: str = "rows"


SECTIONS = (
    Section(
        "Calls",
        "One element, one thread: the time of a call is what surrounds its kernel.",
        "call overhead",
    ),
    Section(
        "Custom operators",
        "An operator whose kernel is a Python function, against `torch.library.custom_op`.",
        "custom operators against torch.library",
    ),
    Section("Transforms", "`core.func` against `torch.func`, eagerly.", "core.func, one element"),
    Section(
        "Kernels on the CPU",
        "4 M float32. A ratio near the one of `copy` means that the memory is the limit.",
        "kernels from bodies",
    ),
    Section("Matrix products, one thread", "", "matmul, 1 threads"),
    Section("Matrix products, two threads", "", "matmul, 2 threads"),
    Section(
        "Compiled functions",
        "One thread, against the fastest of PyTorch, `torch.compile` and `jax.jit`, named.",
        "| case | limit | 1 thread | 2 threads | 1 thread, ms |",
        "cases",
    ),
    Section(
        "Compiled transforms",
        "Against the same function, not compiled.",
        "case                             graphs  eager us  compiled",
        "columns",
    ),
    Section(
        "One NVIDIA H100",
        "Kernels against a copy of as many bytes, calls and programs against PyTorch and cuBLAS.",
        "cuda",
    ),
    Section("Import", "", "import time"),
)


def page() -> str:
    return "\n".join(part for section in SECTIONS for part in _section(section))


def _section(section: Section) -> Iterator[str]:
    source, rows = _newest(section)
    yield f"## {section.heading}\n"
    if section.about:
        yield f"{section.about}\n"
    yield "```{raw} html"
    yield '<table class="speed"><thead><tr><th>case / peer</th><th>time, peer = 1</th>'
    yield "<th></th><th>measured</th></tr></thead><tbody>"
    yield from (_html(row) for row in rows)
    yield "</tbody></table>\n```\n"
    yield f"From `benchmarks/results/{source.name}`.\n"


def _html(row: Row) -> str:
    slower = " class='slower'" if row.ratio > 1.005 else ""
    bar = f'<div class="bar"><i{slower} style="width:{min(row.ratio, 2) * 50:.0f}%"></i></div>'
    cells = f"<td>{escape(row.what)}</td><td>{bar}</td><td>{row.ratio:.2f}</td>"
    return f"<tr>{cells}<td>{escape(row.measured)}</td></tr>"


def _newest(section: Section) -> tuple[Path, list[Row]]:
    for path in sorted(RESULTS.glob("2*.md"), reverse=True):
        rows = list(READERS[section.read](path.read_text().splitlines(), section.title))
        if rows:
            return path, rows
    raise LookupError(f"no file of {RESULTS} has a table with the title {section.title!r}")


def _rows(lines: list[str], title: str) -> Iterator[Row]:
    """The first block that a benchmark printed under the title."""
    begun = False
    for line in lines:
        if not begun:
            begun = line == title or line.startswith(f"{title},")
        elif not line.startswith("  "):
            return
        elif found := ROW.match(line):
            yield Row(found[1], float(found[2]), found[3])


def _cases(lines: list[str], title: str) -> Iterator[Row]:
    """Tables of compile.py: the last ratio of each case in the file, which improved on that day."""
    if title not in lines:
        return
    found: dict[str, Row] = {}
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) < 4 or not re.match(r"[\d.]+$", cells[1]) or not cells[2]:
            continue
        ratio = re.findall(r"\d+\.\d+", cells[2])[-1]
        peer = re.search(r"\(([^)]*)\)", cells[2])
        case = cells[0].removesuffix(" / jax")
        name = f"{case} / {peer[1]}" if peer else found[case].what
        found[case] = Row(name, float(ratio), cells[4] if len(cells) > 4 else "")
    yield from found.values()


def _columns(lines: list[str], title: str) -> Iterator[Row]:
    """The table that compile_users.py prints: microseconds of a call."""
    starts = [n for n, line in enumerate(lines) if line.startswith(title)]
    for line in lines[starts[0] + 1 :] if starts else ():
        cells = line.split()
        if len(cells) != 6:
            return
        name, graphs, eager, fast, jax, ratio = cells
        graph = "1 graph" if graphs == "1" else f"{graphs} graphs"
        measured = f"{graph}; us: eager {eager}, compiled {fast}, jax.jit {jax}"
        yield Row(name.replace("_", " "), float(ratio), measured)


READERS = {"rows": _rows, "cases": _cases, "columns": _columns}
