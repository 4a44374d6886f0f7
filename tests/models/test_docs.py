"""The page "Run a PyTorch model" is run: the documentation's own environment has no PyTorch."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_runs(tmp_path):
    page = (ROOT / "docs" / "run-a-pytorch-model.md").read_text()
    program = tmp_path / "page.py"  # custom operators and dynamo read the source
    program.write_text("\n".join(re.findall(r"```python\n(.*?)```", page, re.S)))
    exec(compile(program.read_text(), str(program), "exec"), {"__name__": "page"})
