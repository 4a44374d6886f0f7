"""The README tells the truth: its example runs, its commands exist, its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def run(code, tmp_path):
    script = tmp_path / "example.py"
    script.write_text(code)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


def test_example_runs_and_prints_what_it_computes(tmp_path):
    done = run(EXAMPLES[0], tmp_path)
    first, second, explained = done.stdout.split("\n", 2)
    assert "3" in first and "5" in first and "7" in first and "float32" in first
    assert "14" in second
    assert "core::add" in explained
    assert done.stderr == ""


def test_arrays_follow_the_standard_and_pytorch(tmp_path):
    done = run("import core\n" + EXAMPLES[2], tmp_path)
    assert done.stdout.startswith("(10, 3) Tensor([11.")


def test_an_elementwise_operator_needs_no_more_than_itself(tmp_path):
    done = run("import core\n" + EXAMPLES[1], tmp_path)
    assert done.stdout.startswith("Tensor([0.5")
    assert "PASSED" in done.stdout and "FAILED" not in done.stdout


def test_examples_are_about_ten_lines():
    assert len(EXAMPLES) == 3
    for code in EXAMPLES:
        assert len([line for line in code.splitlines() if line.strip()]) <= 10


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
