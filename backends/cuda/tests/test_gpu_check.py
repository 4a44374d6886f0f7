"""tools/gpu_check, what a GPU will be asked: a dry run of each part on the stand-in."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[3] / "tools" / "gpu_check"
PARTS = ("probe", "kit", "faults", "memcheck", "racecheck", "benchmark")


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_a_dry_run(vendor, driver, part, tmp_path):
    if not TOOL.is_dir():
        pytest.skip("the tests are not run from a checkout")
    if part == "kit":
        pytest.importorskip("xdist")
    words = ["--small", "--device", vendor.device, "--parts", part, "--out", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, str(TOOL), *words], capture_output=True, text=True, check=False
    )
    said = (tmp_path / f"{part}.txt").read_text()
    assert done.returncode == 0 and said.startswith(f"{part}: passed"), said[-4000:]
    told = {
        "probe": "loaded", "kit": "passed", "faults": "== leaving: as it should be",
        "memcheck": "operators ran", "racecheck": "operators ran", "benchmark": "softmax of rows",
    }  # fmt: skip
    assert told[part] in said
