"""What it takes to have a kernel: built for the first time, and in a second process.

Each sample is a fresh process that makes one call of an elementwise operator nobody has built, with
an empty cache, then another that finds the kernel in the cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import Row, print_table

SAMPLES = 11
CODE = """
import time
import core
from core.ir import ops
op = core.define("bench::gelu{n}(Tensor x) -> Tensor", rule="pointwise",
                 body=lambda x: {n} * ops.gelu(x))
x = core.ones(1000)
x + x
start = time.perf_counter()
op(x)
first = time.perf_counter() - start
start = time.perf_counter()
op(x)
print(first, time.perf_counter() - start)
"""


def call(n: int, folder: Path) -> float:
    """Milliseconds of the first call in a fresh process."""
    env = {**os.environ, "CORE_CACHE_DIR": str(folder)}
    code = CODE.replace("{n}", str(n))
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True
    )
    return float(done.stdout.split()[0]) * 1e3


def main() -> None:
    import statistics

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        call(0, folder)
        built = statistics.median(call(n, folder) for n in range(1, SAMPLES))
        found = statistics.median(call(n, folder) for n in range(1, SAMPLES))
        count = len(list(folder.rglob("*.so")))
    detail = f"{count} kernels in the cache"
    rows = [
        Row("first call, kernel built", built, 150, " ms", detail),
        Row("first call of a second process", found, None, " ms", "no compiler started"),
    ]
    met = print_table(f"one elementwise kernel, medians of {SAMPLES - 1} processes", rows)
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
