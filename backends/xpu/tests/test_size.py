"""The size of the backend: what a device needs is core's, so little is left for one to bring."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import core_backend_xpu

ROOT = Path(core_backend_xpu.__file__).parent
TUNED = ("kernels.py", "lowering.py")  # what makes it faster is not counted
MOST = 600
NATIVE = (".c", ".cpp", ".h")
UNSEEN = (
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENCODING, tokenize.ENDMARKER,
)  # fmt: skip


def lines_of_code(text: str) -> int:
    """Lines with something on them that is neither a comment nor a docstring."""
    lines = {
        n
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type not in UNSEEN
        for n in range(token.start[0], token.end[0] + 1)
    }
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def test_lines_are_counted():
    assert lines_of_code('"""Doc\n\nmore."""\n\nx = 1  # one\n# none\ny = (\n    2,\n)\n') == 4


def test_the_backend_is_small():
    files = [p for p in ROOT.rglob("*.py") if p.name not in TUNED]
    native = [p for p in Path(__file__).parents[1].rglob("*.[ch]*") if p.suffix in NATIVE]
    counted = {str(p.relative_to(ROOT)): lines_of_code(p.read_text()) for p in files}
    counted |= {p.name: len(p.read_text().splitlines()) for p in native}
    assert 300 < sum(counted.values()) <= MOST, counted
