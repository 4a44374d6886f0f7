"""The examples for operator authors, each run as a script, as a reader would run it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
pytestmark = pytest.mark.usefixtures("photographs")


@pytest.fixture
def photographs() -> None:
    pytest.importorskip("sklearn")
    pytest.importorskip("PIL")


@pytest.fixture
def output(run_python):
    """What an example prints; it fails unless the example ends well, and warns of nothing."""

    def run(name: str) -> str:
        done = run_python(arguments=[str(EXAMPLES / f"{name}.py")])
        assert done.stderr == ""
        return done.stdout

    return run


def numbers(text: str, pattern: str) -> list[float]:
    """What the groups of a pattern found."""
    found = re.search(pattern, text)
    assert found, text
    return [float(value) for value in found.groups()]


def test_a_library_in_python(output):
    text = output("scipy_filter")
    first, last = numbers(text, r"loss ([\d.]+) at first, ([\d.]+) after")
    assert last < first / 10
    (blurred,) = numbers(text, r"blurred +mean distance from the original ([\d.]+)")
    (restored,) = numbers(text, r"restored +mean distance from the original ([\d.]+)")
    assert restored < 0.9 * blurred
    assert "a batch of three: (3, 213, 320)" in text and "op.check passed" in text


def test_a_kernel_in_cpp(output):
    pytest.importorskip("pybind11")
    text = output("cpp_kernel")
    assert "the results are equal" in text
    assert re.search(r"kernel +__main__ \(examples::median\) +\[.*cpp_kernel\.cpp:\d+\]", text)
    assert "float64 and columns: float64 (640, 427)" in text


def test_an_elementwise_operator(output):
    text = output("elementwise")
    (right,) = numbers(text, r"squares, all right +y = ([-+.\d]+) x")
    (misled,) = numbers(text, r"squares, ten wrong +y = ([-+.\d]+) x")
    (robust,) = numbers(text, r"pseudo-Huber, ten wrong +y = ([-+.\d]+) x")
    assert abs(robust - right) < 0.1 and misled < 0
    assert "[3.21" in text and "op.check passed" in text


def test_a_mutating_operator(output):
    text = output("mutating")
    assert "Tensor(a0!) mean, Tensor(a1!) variance, Tensor batch" in text
    (far,) = numbers(text, r"largest distance of a pixel's mean ([\d.]+)")
    assert far < 0.1
    assert re.search("refused: .*was written in place after it was saved", text)


def test_a_size_that_depends_on_the_data(output):
    text = output("data_dependent")
    found = [int(count) for count in re.findall(r"(\d+) peaks", text)]
    assert len(found) == 3 and found[0] > found[1] > found[2] > 0
    assert "none in a constant: (0,)" in text and "op.check passed" in text


def test_the_demo_shows_every_device(run_python, third_parties, tmp_path):
    """One line for each device found, none with a result that differs, and the picture."""
    environment = {"CORE_DISABLE_BACKENDS": "broken"}
    command = [str(EXAMPLES / "demo.py")]
    done = run_python(arguments=command, path=[third_parties], env=environment)
    assert done.stderr == ""
    lines = {
        line.split()[0]: line.split()[-1] for line in done.stdout.splitlines() if " ms " in line
    }
    assert lines.keys() >= {"cpu", "acme:0", "flint:0", "bolt:0"}
    assert lines["flint:0"] == "there" and lines["bolt:0"] == "CPU"
    (before, after) = numbers(done.stdout, r"(\d+) calls became (\d+)")
    assert after < before
    assert (tmp_path / "build" / "demo" / "edges.png").read_bytes()[:4] == b"\x89PNG"
