"""What runs on any machine: csrc compiled for the host with the sizes that aarch64's loops have.

`host("neon")` and `host("v1")` are the packing of cpu_common and the dispatch of this package, with
vectors of 128 and of 256 bits. The compiler's vectors are the same types on every processor.
`host_products("n1")` and so on are its products in blocks, with csrc/isa.h's C++ in place of the
instructions that multiply squares or add dot products.
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
SQUARES = ["-D__ARM_FEATURE_BF16_VECTOR_ARITHMETIC", "-D__ARM_FEATURE_MATMUL_INT8"]
ISAS = {
    "neon": [],
    "n1": ["-D__ARM_FEATURE_DOTPROD"],
    "n2": SQUARES,
    "v1": [*SQUARES, "-D__ARM_FEATURE_SVE_BITS=256"],
}
COMMON = BACKEND / "common" / "csrc"
Library = Callable[[str], ctypes.CDLL]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., ctypes.CDLL]:
    """compiled(isa, sources, optimization): they, as a library of an instruction set."""
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        pytest.skip("there is no C++ compiler")
    fcntl = pytest.importorskip("fcntl")
    run = tmp_path_factory.getbasetemp()
    libraries = run.parent if "PYTEST_XDIST_WORKER" in os.environ else run  # one for all workers
    folder = tmp_path_factory.mktemp("host")
    (folder / "dtype_table.h").write_text(dtype_table.header())
    headers = Path(core.__file__).parent / "include"
    include = [f"-I{place}" for place in (folder, BACKEND / "csrc", COMMON, headers)]

    def build(isa: str, sources: list[Path], optimization: str) -> ctypes.CDLL:
        library = libraries / f"graviton_{sources[0].stem}_{isa}.so"
        command = [
            *compiler.split(), "-std=c++17", optimization, "-shared", "-fPIC", "-w",
            f"-DCORE_ISA={isa}", '-DCORE_BACKEND="graviton"', *ISAS[isa], *include,
            *map(str, sources), "-o", str(library),
        ]  # fmt: skip
        with library.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not library.exists():
                done = subprocess.run(command, capture_output=True, text=True)
                assert done.returncode == 0, done.stderr
        return ctypes.CDLL(str(library))

    return build


@pytest.fixture(scope="session")
def host(compiled: Callable[..., ctypes.CDLL]) -> Library:
    """Packing and dispatch for an instruction set, compiled at its first use."""
    return cache(lambda isa: compiled(isa, [Path(__file__).with_name("host.cpp")], "-O1"))


@pytest.fixture(scope="session")
def host_products(compiled: Callable[..., ctypes.CDLL]) -> Library:
    """The products of an instruction set, compiled at their first use."""
    own = Path(__file__).with_name("host_products.cpp")
    names = ("gemm", "few_rows", "small_products", "product", "tasks")
    sources = [own, *(COMMON / f"{name}.cpp" for name in names)]
    return cache(lambda isa: compiled(isa, sources, "-O0"))
