"""The page on bridges and their examples are run: the documentation's own environment cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.peers


@pytest.fixture
def output(run_python, tmp_path):
    """What a program prints; it fails unless the program ends well."""

    def run(program: Path | str) -> str:
        if isinstance(program, str):
            path = tmp_path / "page.py"
            path.write_text(program)
            program = path
        return run_python(arguments=[str(program)]).stdout

    return run


def numbers(text: str, pattern: str) -> list[float]:
    found = re.search(pattern, text)
    assert found, text
    return [float(value) for value in found.groups()]


@pytest.mark.parametrize("framework", ["torch", "jax"])
def test_the_page(framework, output):
    pytest.importorskip(framework)
    page = (ROOT / "docs" / "reference" / "interop.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) == 3
    chosen = [blocks[0], *(b for b in blocks[1:] if f"import {framework}\n" in b)]
    assert len(chosen) == 2
    output("\n".join(chosen))


def test_an_operator_is_trained_in_torch(output):
    pytest.importorskip("torch")
    pytest.importorskip("sklearn")
    text = output(ROOT / "examples" / "in_torch.py")
    assert "examples::soft_sign(Tensor x, float sharpness=1.) -> Tensor" in text
    first, last = numbers(text, r"loss ([\d.]+) at first, ([\d.]+) after")
    assert last < first / 10
    assert numbers(text, r"([\d.]+)% of the test images")[0] > 85
    assert "gradcheck: True" in text


def test_a_curve_is_fitted_in_jax(output):
    pytest.importorskip("jax")
    pytest.importorskip("sklearn")
    text = output(ROOT / "examples" / "in_jax.py")
    first, last = numbers(text, r"mean square (\d+) at first, (\d+) after")
    assert last < first / 5
    best, found = (
        [int(n) for n in re.search(rf"{which}: \[(.*)\]", text).group(1).split(",")]
        for which in ("best", "found")
    )
    assert all(abs(a - b) < 25 for a, b in zip(best, found, strict=True))
    assert "three places: (2, 3)" in text
