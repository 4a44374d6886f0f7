"""What runs on any machine: csrc compiled for the host with the sizes that aarch64's loops have.

`host("neon")` and `host("v1")` are the packing of cpu_common and the dispatch of this package, with
vectors of 128 and of 256 bits. The compiler's vectors are the same types on every processor.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import core
from core import dtype_table

BACKEND = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(BACKEND / "src"))  # plain pytest: the package need not be installed
ISAS = {"neon": [], "v1": ["-D__ARM_FEATURE_SVE_BITS=256"]}


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], ctypes.CDLL]:
    """The library of an instruction set, compiled at its first use."""
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        pytest.skip("there is no C++ compiler")
    folder = tmp_path_factory.mktemp("host")
    (folder / "dtype_table.h").write_text(dtype_table.header())
    headers = Path(core.__file__).parent / "include"
    places = [folder, BACKEND / "csrc", BACKEND / "common" / "csrc", headers]

    @cache
    def build(isa: str) -> ctypes.CDLL:
        library = folder / f"{isa}.so"
        include = [f"-I{place}" for place in places]
        command = [
            *compiler.split(), "-std=c++17", "-O1", "-shared", "-fPIC", "-w", f"-DCORE_ISA={isa}",
            *ISAS[isa], *include, str(Path(__file__).with_name("host.cpp")), "-o", str(library),
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return ctypes.CDLL(str(library))

    return build
