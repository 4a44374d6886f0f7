"""The badge: an SVG with the level that a device has reached, for a backend's README."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from core.testing.conformance.summary import counts, missing, reached

COLOURS = ("#9f2d20", "#b35c00", "#8a7000", "#5b7a00", "#2e7d32", "#1b6e3c", "#146b3a")
TEMPLATE = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" \
aria-label="{label}: {text}">
<title>{label}: {text}</title>
<rect width="{width}" height="20" rx="3" fill="#555"/>
<rect x="{left}" width="{right}" height="20" rx="3" fill="{colour}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="{middle}" y="14">{label}</text>
<text x="{other}" y="14">{text}</text>
</g>
</svg>
"""


def draw(records: list[dict[str, Any]]) -> str:
    """The badge of a run."""
    level, failed = reached(records), counts(records)["failed"]
    label = f"core {'/'.join(dict.fromkeys(r['device'].partition(':')[0] for r in records))}"
    text = f"level {level}" if level >= 0 else "no level"
    if failed:
        text += f", {failed} failed"
    if missing(records):
        text += ", incomplete"
    left, right = 7 * len(label) + 12, 7 * len(text) + 12
    return TEMPLATE.format(
        width=left + right, left=left, right=right, middle=left / 2, other=left + right / 2,
        label=escape(label), text=escape(text), colour=COLOURS[level + 1],
    )  # fmt: skip
