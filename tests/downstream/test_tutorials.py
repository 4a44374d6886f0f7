"""PyTorch's tutorials on custom operators, with `import torch` replaced and nothing else.

The scripts in tutorials/ do what the public ones do; their docstrings say what is left out.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "tutorials"
EXPECTED = {
    "python_operators": """\
crop (3, 40, 40) True 1042.918
gradient 4800.0 4800.0 (3, 64, 64)
opcheck of crop
numpy_sin [0.0, 0.84147, -0.9093]
opcheck of numpy_sin
""",
    "extension_operators": """\
the values of mymuladd
the gradients of mymuladd
opcheck of mymuladd
values and opcheck of myadd_out
in numbers 11.25 [0.5, -1.0, 4.0] [1.0, 2.0, 3.0]
""",
}
SCRIPTS = list(EXPECTED)


def source(script: str) -> str:
    return (FOLDER / f"{script}.py").read_text()


def with_core(text: str) -> str:
    """The script as a newcomer changes it."""
    text = re.sub(r"^import torch$", "import core.compat.torch as torch", text, flags=re.M)
    return re.sub(r"^from torch import", "from core.compat.torch import", text, flags=re.M)


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_tutorial_gives_the_same_numbers_without_pytorch(script, run_python):
    pytest.importorskip("PIL")
    without = "import sys; sys.modules['torch'] = None\n"
    done = run_python(without + with_core(source(script)))
    assert done.stdout == EXPECTED[script]


@pytest.mark.peers
@pytest.mark.parametrize("script", SCRIPTS)
def test_pytorch_prints_the_expected_numbers(script, run_python):
    pytest.importorskip("torch")
    pytest.importorskip("PIL")
    assert run_python(source(script)).stdout == EXPECTED[script]
