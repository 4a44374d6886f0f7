"""The catalogue on xpu: eager, compiled for one size and for every size, and the reverse pass.

Each run is a process of its own (catalogue.py), in which falling back to the CPU is an error. What
falls back is listed here, and nothing else may. Every fortieth operator is a quick test; all of
them, and on few samples the other dtypes, are slow ones. PoCL takes ten times as long to build a
kernel, and is given fewer samples.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("catalogue.py")
PARTS = 8
SAMPLES = {"sycl": (), "opencl": ("--samples", "2")}
# Fourier transforms, matrix decompositions and what is made of them; but not all of these families.
ON_THE_CPU = ("core::fft_", "core::linalg_", "core::cholesky_", "core::lu_", "core::logdet")
ON_THE_DEVICE = {
    "core::fft_fftshift", "core::fft_ifftshift", "core::linalg_multi_dot",
    "core::linalg_vector_norm",
}  # fmt: skip


@pytest.fixture
def went(xpu, run_alone, runtime):
    """How operators went, as catalogue.py prints it."""

    def run(*options: str) -> list[dict]:
        variables = {"CORE_XPU_RUNTIME": runtime, "CORE_FALLBACK": "error"}
        script = [str(SCRIPT), *options, *SAMPLES[runtime]]
        said = run_alone(script=script, timeout=3000, **variables)
        return [json.loads(line) for line in said.splitlines() if line.startswith("{")]

    return run


def check(lines: list[dict]) -> None:
    failed = [f"{r['name']} {r['dtype']}: {r['why']}" for r in lines if r["state"] == "failed"]
    assert not failed, "\n".join(failed)
    fell = {r["name"] for r in lines if r["state"] == "fell"}
    assert {n for n in fell if n in ON_THE_DEVICE or not n.startswith(ON_THE_CPU)} == set()
    assert sum(r["samples"] for r in lines if r["state"] == "ran") > 0


def test_some_operators(went):
    check(went("--every", "40"))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("dtypes", ["first", "others"])
def test_every_operator(went, dtypes, part):
    check(went("--dtypes", dtypes, "--part", f"{part}/{PARTS}"))
