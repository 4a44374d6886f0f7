"""The examples trained on xpu give the losses of the CPU."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
pytest.importorskip("sklearn")


def example(name: str):
    spec = importlib.util.spec_from_file_location(f"{name}_example", EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("optimizer", ["sgd", "adam"])
def test_digits(xpu, optimizer):
    digits = example("digits")
    here, _ = digits.train(60, optimizer)
    there, _ = digits.train(60, optimizer, device=xpu)
    np.testing.assert_allclose(there, here, rtol=0, atol=1e-4)
    assert here[-1] < here[0] / 2


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "eager"])
@pytest.mark.parametrize("steps", [3, pytest.param(60, marks=pytest.mark.slow)])
def test_gpt(xpu, steps, compiled):
    gpt = example("gpt")
    here, _ = gpt.train(steps, compiled)
    there, weights = gpt.train(steps, compiled, xpu)
    np.testing.assert_allclose(there, here, rtol=0, atol=1e-4)
    assert all(str(w.device) == "xpu:0" for w in weights.values())
