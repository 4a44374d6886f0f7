"""`import core` against `import numpy`: whole processes, medians of alternating runs.

The second half puts 300 distributions with entry points on the path: importing core must not read
them. The first look for backends, which does read them, is printed for information.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from measure import Row, alternate, print_table

ROUNDS = 21
LIMIT = 1.3
DISTRIBUTIONS = 300


def process(code: str, path: str = "") -> Callable[[], float]:
    """A sampler: milliseconds from starting a Python that runs `code` to its end."""
    environment = {**os.environ, "PYTHONSAFEPATH": "1"}  # the installed core, not the checkout
    if path:
        inherited = environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = f"{path}{os.pathsep}{inherited}" if inherited else path

    def sample() -> float:
        start = time.perf_counter()
        command = [sys.executable, "-c", code]
        subprocess.run(command, env=environment, check=True, stdin=subprocess.DEVNULL)
        return (time.perf_counter() - start) * 1e3

    return sample


def make_distributions(folder: Path) -> None:
    """Metadata as pip leaves it, entry points included, of packages that hold nothing."""
    for i in range(DISTRIBUTIONS):
        info = folder / f"dummy_{i}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: dummy-{i}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[dummy.group]\nname{i} = dummy_{i}:main\n")


def compare(label: str, path: str = "") -> list[Row]:
    """core against numpy, each as whole processes; the bare interpreter is told beside them."""
    took = alternate(
        {
            "python": process("pass", path),
            "numpy": process("import numpy", path),
            "core": process("import core", path),
            "first": process("import core; core.devices()", path),
        },
        ROUNDS,
    )
    detail = "core {core:.0f} ms, numpy {numpy:.0f} ms, bare python {python:.0f} ms".format(**took)
    return [
        Row(f"import core / import numpy{label}", took["core"] / took["numpy"], LIMIT, "x", detail),
        Row(f"import and first look for devices{label}", took["first"], None, " ms", ""),
    ]


def main() -> None:
    rows = compare("")
    with tempfile.TemporaryDirectory() as folder:
        make_distributions(Path(folder))
        rows += compare(f", {DISTRIBUTIONS} distributions", folder)
    met = print_table(f"import time, medians of {ROUNDS} alternating processes", rows)
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
