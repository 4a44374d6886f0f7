"""What becomes of a source: SPIR-V by a front end that is found, and the disk cache."""

from __future__ import annotations

import pytest

BUILDS = """
import core
x = core.ones(1000, device="xpu")
print(sum(float(core.sum(fn(x))) for fn in (core.exp, core.tanh)))
"""
BUILT = (".spv", ".bin", ".so")  # PoCL keeps what it has built itself


def variables(runtime, folder):
    return {"CORE_XPU_RUNTIME": runtime, "CORE_CACHE_DIR": folder, "POCL_CACHE_DIR": folder}


def built(folder):
    return {p: p.stat().st_mtime_ns for p in folder.rglob("*") if p.suffix in BUILT}


def test_a_second_process_compiles_nothing(xpu, run_alone, runtime, tmp_path):
    first = run_alone(BUILDS, **variables(runtime, str(tmp_path)))
    made = built(tmp_path)
    assert len(made) >= 3
    assert run_alone(BUILDS, **variables(runtime, str(tmp_path))) == first
    assert built(tmp_path) == made


def test_a_damaged_entry_is_made_again(xpu, run_alone, tmp_path):
    """Of core's cache, which the runtime over SYCL uses."""
    pytest.importorskip("dpctl")
    first = run_alone(BUILDS, **variables("sycl", str(tmp_path)))
    made = built(tmp_path)
    assert made
    for path in made:
        path.chmod(0o600)
        path.write_bytes(b"damaged" + path.read_bytes()[7:])
    assert run_alone(BUILDS, **variables("sycl", str(tmp_path))) == first
