"""The README tells the truth: its example runs, its commands exist, its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def example() -> str:
    [code] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    return code


def test_example_runs_and_prints_what_it_computes(tmp_path):
    script = tmp_path / "example.py"
    script.write_text(example())
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, second, explained = done.stdout.split("\n", 2)
    assert "3" in first and "5" in first and "7" in first and "float32" in first
    assert "14" in second
    assert "core::add" in explained
    assert done.stderr == ""


def test_example_is_about_ten_lines():
    assert len([line for line in example().splitlines() if line.strip()]) <= 10


def test_commands_exist():
    makefile = (ROOT / "Makefile").read_text()
    commands = set(re.findall(r"make ([a-z-]+)", README))
    assert {"demo", "test"} <= commands
    for command in commands:
        assert re.search(rf"^{command}:", makefile, re.MULTILINE), command


def test_links_lead_to_files():
    targets = re.findall(r"\]\(([^)#:]+)\)", README)
    assert targets
    assert [t for t in targets if not (ROOT / t).exists()] == []
