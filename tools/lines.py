"""Lines of code of the GPU backends: what each has of its own, and what they share in core.

    python tools/lines.py            # cuda, rocm and mps
    python tools/lines.py cuda rocm

Lines are counted as `wc -l` does: blank ones, comments and docstrings with them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAND_IN = "core/testing/emulator/stand_in"
HEADERS = {"cuda": ["cuda.h"], "rocm": ["hip.h", "hiprtc.h"], "mps": []}
SHARED = {
    "runtime, launches, probing (core.plugins.gpu)": ["core/plugins/gpu"],
    "queues, allocator, graphs, pinned memory (core.plugins)": [
        "core/plugins/queued.py", "core/plugins/graphs.py", "core/plugins/pinned.py",
        "core/plugins/streams.py", "core/plugins/allocator.py",
    ],
    "dialects of groups and lanes": [
        "core/ir/dialect/groups.py", "core/ir/dialect/cpp_groups.py", "core/ir/dialect/tiles.py",
    ],
    "schedules for GPUs": ["core/ir/schedule/gpu"],
    "tests (core.testing.gpu)": ["core/testing/gpu"],
    "emulator": ["core/testing/emulator"],
}  # fmt: skip


def count(*places: str, leave_out: tuple[str, ...] = ()) -> int:
    """The lines of files, and of the Python and C++ files in folders."""
    files: set[Path] = set()
    for place in places:
        path = ROOT / place
        found = path.rglob("*") if path.is_dir() else [path]
        files |= {f for f in found if f.suffix in (".py", ".h", ".cpp") and f.is_file()}
    kept = [f for f in files if f.name not in leave_out]
    return sum(len(f.read_bytes().splitlines()) for f in kept)


def own(backend: str) -> tuple[int, int, int]:
    """Of a backend: its package, its tests, its part of the stand-in."""
    headers = [f"{STAND_IN}/{name}" for name in HEADERS.get(backend, [])]
    folder = f"backends/{backend}"
    return count(f"{folder}/src"), count(f"{folder}/tests"), count(*headers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("backends", nargs="*", default=list(HEADERS), help="cuda, rocm, mps")
    backends = parser.parse_args().backends
    print(f"{'own':12}{'package':>10}{'tests':>10}{'stand-in':>10}{'together':>10}")
    for backend in backends:
        parts = own(backend)
        print(f"{backend:12}" + "".join(f"{n:10}" for n in (*parts, sum(parts))))
    print("\nshared")
    vendors = tuple(name for names in HEADERS.values() for name in names)
    total = 0
    for what, places in SHARED.items():
        lines = count(*places, leave_out=vendors)
        total += lines
        print(f"{lines:10}  {what}")
    print(f"{total:10}  together")


if __name__ == "__main__":
    main()
