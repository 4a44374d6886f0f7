"""A report as one HTML file: the graphs drawn, their costs, breaks, guards and passes."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from core.compiler.report.tables import duration, listed, quantity, share_of_bound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.compiler.graph.graph import Graph, Node
    from core.compiler.report.costs import Cost
    from core.compiler.report.report import Report

_WIDTH, _HEIGHT, _GAP_X, _GAP_Y = 230, 58, 24, 46
_STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
pre, code { font: 13px/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .8rem; border: 1px solid #8884; border-radius: 6px; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #8883; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.drawing { overflow-x: auto; }
svg { font: 12px ui-sans-serif, system-ui, sans-serif; }
svg rect { fill: #4a7ebb22; stroke: #4a7ebb; }
svg rect.input { fill: none; stroke: #888; }
svg text { fill: currentColor; }
svg text.small { font-size: 10.5px; opacity: .75; }
svg path { fill: none; stroke: #888; }
.split { border-left: 4px solid #d08030; padding-left: .8rem; }
"""


def page(report: Report, costs: Sequence[Sequence[Cost]]) -> str:
    """The HTML of a report; costs: of the calls of each optimized graph."""
    name = escape(report.name)
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        f"<title>{name}, compiled</title><style>{_STYLE}</style>",
        f"<h1>{name}, compiled</h1><p>{escape(report.summary())}</p>",
    ]
    if notes := report.notes():
        parts.append(f"<pre class=split>{escape(chr(10).join(notes))}</pre>")
    for number, (graph, rows) in enumerate(zip(report.optimized, costs, strict=True)):
        parts.append(f"<h2>Graph {number}</h2><div class=drawing>{drawing(graph, rows)}</div>")
        parts.append(_table(rows))
        parts.append(_folded("as Python", str(graph)))
    for number, steps in enumerate(report.stages):
        source = "\n\n".join(f"# {name}\n{text}" for name, text in steps)
        parts.append(_folded(f"captured graph {number}, pass by pass", source))
    if report.guards:
        parts.append(_folded("guards", "\n".join(report.guards)))
    return "\n".join(parts) + "\n"


def _folded(title: str, text: str) -> str:
    head = f"<details><summary>{escape(title)}</summary>"
    return f"{head}<pre>{escape(text)}</pre></details>"


def _table(costs: Sequence[Cost]) -> str:
    heads = ("call", "fuses", "bytes", "operations", "time", "of bound")
    number = [" class=number" if k > 1 else "" for k in range(len(heads))]
    rows = [
        (
            cost.name,
            listed(cost.fuses),
            quantity(cost.nbytes, "B"),
            quantity(cost.operations, ""),
            duration(cost.seconds),
            share_of_bound(cost),
        )
        for cost in costs
    ]
    head = "".join(f"<th{n}>{cell}</th>" for n, cell in zip(number, heads, strict=True))
    body = "".join(
        "<tr>"
        + "".join(f"<td{n}>{escape(c)}</td>" for n, c in zip(number, row, strict=True))
        + "</tr>"
        for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def drawing(graph: Graph, costs: Sequence[Cost]) -> str:
    """The graph as SVG: each call below its operands."""
    depths: dict[Node, int] = {}
    for node in graph.nodes:
        before = [depths[v.node] for v in node.values if v.node in depths]
        depths[node] = 1 + max(before, default=0)
    rows: dict[int, list[int]] = {0: list(range(len(graph.inputs)))}
    for k, node in enumerate(graph.nodes):
        rows.setdefault(depths[node], []).append(k)
    places: dict[object, tuple[int, int]] = {}
    boxes: list[str] = []
    for depth, members in sorted(rows.items()):
        for column, k in enumerate(members):
            x, y = column * (_WIDTH + _GAP_X), depth * (_HEIGHT + _GAP_Y)
            if depth == 0:
                value = graph.inputs[k]
                places[value] = x, y
                boxes.append(_box(x, y, f"x{k}", _describe(value.fake), "", ' class="input"'))
            else:
                cost, node = costs[k], graph.nodes[k]
                places.update(dict.fromkeys(node.results, (x, y)))
                places[node] = x, y
                detail = " ".join(
                    part
                    for part in (
                        quantity(cost.nbytes, "B"),
                        duration(cost.seconds),
                        share_of_bound(cost),
                    )
                    if part
                )
                boxes.append(_box(x, y, cost.name, ", ".join(cost.fuses) or cost.line, detail))
    lines = [
        _line(places[value], places[node])
        for node in graph.nodes
        for value in dict.fromkeys(node.values)
        if value in places
    ]
    width = max(map(len, rows.values())) * (_WIDTH + _GAP_X)
    height = (max(rows) + 1) * (_HEIGHT + _GAP_Y)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    return head + "".join(lines) + "".join(boxes) + "</svg>"


def _describe(fake: object) -> str:
    return f"{fake.dtype.name}{tuple(fake.shape)}"  # type: ignore[attr-defined]


def _box(x: int, y: int, title: str, line: str, detail: str, kind: str = "") -> str:
    texts = ((16, "", title), (32, ' class="small"', line), (47, ' class="small"', detail))
    written = "".join(
        f'<text x="{x + 8}" y="{y + dy}"{style}>{escape(_short(text))}</text>'
        for dy, style, text in texts
    )
    hover = escape("\n".join(text for _, _, text in texts if text))
    rect = f'<rect x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6"{kind}/>'
    return f"<g><title>{hover}</title>{rect}{written}</g>"


def _short(text: str, most: int = 34) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _line(start: tuple[int, int], end: tuple[int, int]) -> str:
    x0, y0 = start[0] + _WIDTH // 2, start[1] + _HEIGHT
    x1, y1 = end[0] + _WIDTH // 2, end[1]
    middle = (y0 + y1) // 2
    return f'<path d="M{x0} {y0}C{x0} {middle} {x1} {middle} {x1} {y1}"/>'
