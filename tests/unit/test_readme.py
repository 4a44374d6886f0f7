"""The README tells the truth: its example runs, its commands exist, its links lead somewhere."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
[OUTPUT] = re.findall(r"```text\n(.*?)```", README, re.DOTALL)


def run(code, tmp_path):
    script = tmp_path / "swish.py"
    script.write_text(code)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


def test_first_example_prints_the_output_below_it(tmp_path):
    done = run(EXAMPLES[0], tmp_path)
    assert done.stderr == ""
    assert done.stdout.replace(f"{tmp_path}/", "") == OUTPUT


def test_a_custom_operator_passes_its_check(tmp_path):
    done = run("import core\n" + EXAMPLES[1], tmp_path)
    assert "PASSED" in done.stdout and "FAILED" not in done.stdout


def test_arrays_follow_the_standard_and_pytorch(tmp_path):
    done = run("import core\n" + EXAMPLES[2], tmp_path)
    assert done.stdout.startswith("(10, 3) Tensor([11.")


def test_examples_are_about_ten_lines():
    assert len(EXAMPLES) == 3
    for code in EXAMPLES:
        assert len([line for line in code.splitlines() if line.strip()]) <= 10


CUSTOM = ("2026-11-21-custom-operators.md", "core 0.52 us, torch 13.87 us")
FIRST_CALL = ("2026-11-22-compile.md", "empty caches 101 ms, torch.compile 9685")
LAYER_NORM = ("2026-11-22-compile.md", "core 2.37, core eager 3.60, torch 6.25, torch.compile 5.50")
CALL = ("2026-11-21.md", "core 199 ns, torch 1191 ns, numpy 314 ns")


@pytest.mark.parametrize(
    ("claim", "measured"),
    [
        ("custom operator costs 0.5 µs; PyTorch's `torch.library` takes 13.9", CUSTOM),
        ("takes 0.1 s with empty caches, where `torch.compile` takes 9.7", FIRST_CALL),
        ("layer norm with GELU runs in 2.4 ms, where `torch.compile` takes 5.5", LAYER_NORM),
        ("takes 0.2 µs (NumPy 0.3, PyTorch 1.2)", CALL),
    ],
)
def test_figures_are_from_a_file_of_results(claim, measured):
    assert claim in " ".join(README.split())
    source, line = measured
    assert line in (ROOT / "benchmarks/results" / source).read_text()


def test_diagrams_are_those_that_their_script_draws():
    folder = ROOT / "docs/diagrams"
    spec = importlib.util.spec_from_file_location("draw", folder / "draw.py")
    draw = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(draw)
    drawn = {f"{name}.svg": picture() for name, picture in draw.PICTURES.items()}
    assert drawn == {path.name: path.read_text() for path in folder.glob("*.svg")}


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
