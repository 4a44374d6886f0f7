"""Every link of the documentation leads somewhere in a checkout, as a code host shows it.

What `make docs` generates is not there, so nothing links to it; and a link without a text, which
Sphinx fills with the page's title, is one that nobody sees.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted(p for p in (ROOT / "docs").rglob("*.md") if "_generated" not in p.parts),
    *sorted((ROOT / "backends").glob("*/README.md")),
]
_CODE = re.compile(r"^(?P<fence>`{3,}|~{3,}).*?^(?P=fence)`*$|`[^`\n]*`", re.M | re.S)
_LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(<?([^()<>\s]+)>?(?:\s+\"[^\"]*\")?\)")


def links(page: Path) -> Iterator[tuple[str, str]]:
    """The text and the target of every link, outside of code."""
    # A text may be code; what is in a block, or a code span with a link in it, is none.
    text = _CODE.sub(lambda found: "x" if "\n" not in found[0] else "", page.read_text())
    for found in _LINK.finditer(text):
        yield found[1], found[2]


def anchors(page: Path) -> set[str]:
    """What a code host makes of the headings."""
    text = re.sub(r"^(`{3,}|~{3,}).*?^\1`*$", "", page.read_text(), flags=re.M | re.S)
    headings = re.findall(r"^#+ +(.*?)\s*$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in headings}


def is_dead(page: Path, target: str) -> bool:
    if re.match(r"[a-z][a-z0-9+.-]*:", target):  # elsewhere
        return False
    path, _, anchor = target.partition("#")
    there = page if not path else (page.parent / path)
    if not there.exists() or "_generated" in there.parts:
        return True
    return bool(anchor) and there.suffix == ".md" and anchor not in anchors(there)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_lead_somewhere_in_a_checkout(page: Path) -> None:
    found = list(links(page))
    assert [target for _, target in found if is_dead(page, target)] == []
    assert [target for text, target in found if not text.strip()] == []


def test_dead_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A `first` heading\n[a](page.md) [b](page.md#a-first-heading) [`c`](https://x.org/)\n"
        "`[d](code.md)` [e](gone.md) [f](page.md#gone) [](page.md)\n[g](_generated/page.md)\n"
        "```sh\n# no heading\n[h](block.md)\n```\n"
    )
    (tmp_path / "_generated").mkdir()
    (tmp_path / "_generated" / "page.md").write_text("")
    assert [t for _, t in links(page) if is_dead(page, t)] == [
        *("gone.md", "page.md#gone", "_generated/page.md"),
    ]
    assert [target for text, target in links(page) if not text] == ["page.md"]
