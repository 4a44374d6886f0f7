"""What becomes of a source: SPIR-V by a front end that is found, and the disk cache."""

from __future__ import annotations

BUILDS = """
import core, time
from core.ir.cache import default_cache
from core_backend_xpu.runtime import runtime
x = core.ones(1000, device="xpu")
count = len(default_cache().entries())
for fn in (core.exp, core.tanh, lambda t: core.softmax(t, axis=0)):
    y = fn(x)
print(float(core.sum(y)), count, len(default_cache().entries()))
"""


def test_a_second_process_compiles_nothing(xpu, run_alone, runtime, tmp_path):
    variables = {"CORE_XPU_RUNTIME": runtime, "CORE_CACHE_DIR": str(tmp_path / "kernels")}
    first = run_alone(BUILDS, **variables).split()[-3:]
    again = run_alone(BUILDS, **variables).split()[-3:]
    assert int(first[2]) > 3 and again == [first[0], first[2], first[2]]


def test_a_damaged_entry_is_made_again(xpu, run_alone, runtime, tmp_path):
    folder = tmp_path / "kernels"
    variables = {"CORE_XPU_RUNTIME": runtime, "CORE_CACHE_DIR": str(folder)}
    run_alone(BUILDS, **variables)
    files = [p for p in folder.rglob("*") if p.suffix in (".spv", ".bin")]
    assert files
    for path in files:
        path.chmod(0o600)
        path.write_bytes(b"damaged" + path.read_bytes()[7:])
    assert "1.0" in run_alone(BUILDS, **variables)
