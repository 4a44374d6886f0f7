"""Builds core's extension module for macOS on Apple silicon, on any machine, by PyPI's `ziglang`.

    python tools/check_macos.py            # all files; they are linked, and symbols are looked up
    python tools/check_macos.py FILE ...   # these files are compiled

What is found are calls that macOS has not (Linux's scheduler, /proc, large pages), types of other
sizes, and symbols that neither macOS's libraries nor Python define. zig brings macOS's C and C++
headers and the list of what its libraries export; the headers of Python and pybind11 are those of
the interpreter that runs this, and Python's differ between systems in `pyconfig.h` alone. Nothing
runs. On a Mac `pip wheel .` builds the wheel by the same CMakeLists.txt, with Apple's compiler.
"""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = "aarch64-macos.11.0"
JOBS = 2
SYMTAB, BUNDLED = 2, 0xFE  # LC_SYMTAB; the ordinal of what is looked up when it is loaded
EXTERNAL, STAB = 0x01, 0xE0


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
        if files or count < len(wanted):
            return count < len(wanted)
        module = Path(folder) / "_native.so"
        link = ["-shared", "-Wl,-undefined,dynamic_lookup"]
        if subprocess.run([*zig, *link, "-o", module, *objects], check=False).returncode:
            return 1
        looked_up = undefined(module.read_bytes())
        unknown = [name for name in looked_up if not hasattr(ctypes.pythonapi, name)]
        size = os.path.getsize(module) >> 20
    print(
        f"linked: {size} MiB; {len(looked_up)} symbols are Python's; unknown: {unknown or 'none'}"
    )
    return bool(unknown)


def undefined(data: bytes) -> list[str]:
    """The symbols of a Mach-O file that no library of macOS has been found to define."""
    magic, _, _, _, commands = struct.unpack_from("<5I", data)
    assert magic == 0xFEEDFACF, "it is no 64-bit Mach-O file"
    at, found = 32, []
    for _ in range(commands):
        kind, size = struct.unpack_from("<2I", data, at)
        if kind == SYMTAB:
            symbols, count, strings, _ = struct.unpack_from("<4I", data, at + 8)
            for n in range(count):
                name, flags, _, described, _ = struct.unpack_from("<IBBHQ", data, symbols + 16 * n)
                if flags & STAB or flags != EXTERNAL or described >> 8 != BUNDLED:
                    continue
                begin = strings + name
                found.append(data[begin : data.index(b"\0", begin)].decode().removeprefix("_"))
        at += size
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
