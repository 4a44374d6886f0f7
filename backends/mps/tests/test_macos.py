"""core's own C++ for macOS, and MLX on this machine's CPU as a second opinion on results."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import core

SCRIPT = Path(__file__).parents[3] / "tools" / "check_macos.py"
CASES = {
    "exp": lambda lib, x, y: lib.exp(x),
    "tanh": lambda lib, x, y: lib.tanh(x),
    "log1p": lambda lib, x, y: lib.log1p(abs(x)),
    "softmax": lambda lib, x, y: lib.softmax(x, axis=1),
    "sum of rows": lambda lib, x, y: lib.sum(x, axis=1),
    "argmax": lambda lib, x, y: lib.argmax(x, axis=1),
    "sort": lambda lib, x, y: lib.sort(x, axis=1),
    "product": lambda lib, x, y: x @ y.T,
    "variance": lambda lib, x, y: lib.var(x, axis=0),
    "where": lambda lib, x, y: lib.where(x > y, x, y),
}


@pytest.mark.slow
def test_core_compiles_for_a_mac():
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    if "left out" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_mlx_has_the_same_results(gpus, name):
    mx = pytest.importorskip("mlx.core", reason="MLX is not installed (pip install mlx mlx-cpu)")
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((33, 70)).astype("f") for _ in range(2))
    mx.set_default_device(mx.cpu)
    want = np.asarray(CASES[name](mx, mx.array(a), mx.array(b)))
    got = CASES[name](core, *(core.asarray(one, device="mps") for one in (a, b)))
    np.testing.assert_allclose(np.asarray(got.to("cpu")), want, rtol=2e-5, atol=2e-5)
