"""Compiles core's C++ for macOS on Apple silicon, on any machine, by PyPI's `ziglang`.

    python tools/check_macos.py [FILE ...]

Objects are thrown away: what is found are calls that macOS has not (Linux's scheduler, /proc, large
pages) and types of other sizes. zig brings macOS's C and C++ headers; the headers of Python and
pybind11 are those of the interpreter that runs this, and Python's differ between systems in
`pyconfig.h` alone. Nothing is linked, and nothing runs: on a Mac `pip wheel .` builds the wheel, by
the same CMakeLists.txt and Apple's compiler.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = "aarch64-macos.11.0"
JOBS = 2


def main(files: list[str]) -> int:
    try:
        import pybind11
        import ziglang
    except ImportError as e:
        print(f"left out: {e.name} is not installed (pip install ziglang pybind11)")
        return 0
    generated = next(ROOT.glob("build/*/generated"), None)
    if generated is None:
        print("left out: core was not built here, and a header of it is made by the build")
        return 0
    places = [
        ROOT / "core/csrc", ROOT / "core/include", generated, pybind11.get_include(),
        sysconfig.get_paths()["include"],
    ]  # fmt: skip
    zig = [str(Path(ziglang.__file__).parent / "zig"), "c++", "-target", TARGET, "-std=c++17"]
    wanted = files or sorted(map(str, (ROOT / "core/csrc").rglob("*.cpp")))
    with tempfile.TemporaryDirectory() as folder:
        words = [
            *zig,
            "-c",
            "-O0",
            "-g0",
            "-fvisibility=hidden",
            *(f"-I{place}" for place in places),
        ]
        objects = [f"{folder}/{n}.o" for n in range(len(wanted))]

        def compiles(file: str, made: str) -> bool:
            return subprocess.run([*words, "-o", made, file], check=False).returncode == 0

        with ThreadPoolExecutor(JOBS) as jobs:
            count = sum(jobs.map(compiles, wanted, objects))
        print(f"{count} of {len(wanted)} files compile for {TARGET}")
    return count < len(wanted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
