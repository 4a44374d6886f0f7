"""core's own C++ for macOS, and MLX on this machine's CPU as a second opinion on results."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import core

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "tools" / "check_macos.py"
LINUX = re.compile(
    r"\b(os\.(sched_\w+|memfd_create|pidfd_open|eventfd|getrandom|posix_fadvise|posix_fallocate"
    r"|splice|copy_file_range|[gs]etxattr|unshare|O_TMPFILE)|select\.epoll|signal\.(sigwaitinfo"
    r"|sigtimedwait)|socket\.AF_NETLINK|prctl|librt\.so|libc\.so)\b|[\"'](/proc|/sys|/dev/shm)/"
)
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


def unguarded(path):
    """Lines that name what Linux alone has, where nothing asks first or catches that it is not."""
    text = path.read_text(encoding="utf-8")
    if not LINUX.search(text):
        return []
    tree = ast.parse(text)
    guarded = [
        (node.lineno, node.end_lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        or (isinstance(node, ast.If) and "sys.platform" in ast.unparse(node.test))
    ]
    return [
        f"{path.relative_to(ROOT)}:{n}: {line.strip()}"
        for n, line in enumerate(text.splitlines(), 1)
        if LINUX.search(line.partition("#")[0])
        and not any(first <= n <= last for first, last in guarded)
    ]


def test_python_asks_before_it_uses_what_macos_has_not(tmp_path, monkeypatch):
    assert [line for file in (ROOT / "core").rglob("*.py") for line in unguarded(file)] == []
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import os\nprint(len(os.sched_getaffinity(0)))\nopen('/proc/cpuinfo')\n")
    assert len(unguarded(wrong)) == 2


def test_the_cache_is_where_macos_keeps_caches(monkeypatch):
    from core.ir.toolchain import cache_folder

    monkeypatch.setattr(cache_folder.sys, "platform", "darwin")
    monkeypatch.setenv("HOME", "/Users/ada")
    assert cache_folder.user_folder() == Path("/Users/ada/Library/Caches")


@pytest.mark.slow
def test_core_compiles_for_a_mac():
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    if "left out" in done.stdout:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_benchmark_runs():
    """Each of its rows, on the stand-in; against MLX on the CPU where that is installed."""
    command = [sys.executable, str(ROOT / "benchmarks/mps.py"), "--dry-run", "--rounds", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for row in ("softmax of rows, float32 / a copy", "one element, less the launch"):
        assert row in done.stdout
    installed = importlib.util.find_spec("mlx") is not None
    assert ("product of 4096, bfloat16 / MLX" in done.stdout) == installed


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
