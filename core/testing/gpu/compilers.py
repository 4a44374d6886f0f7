"""The dialect's source, and the vendor's compiler on it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import core
from core.errors import BuildError
from core.ir import Builder, ops
from core.ir.compile import lower

if TYPE_CHECKING:
    from core.ir.dialect.groups import GroupDialect
    from core.testing.gpu.vendor import Vendor


SHARED = re.compile(r"__shared__ ([a-z ]+) \w+\[(\d+)\]")


def spelled(dialect: GroupDialect) -> str:
    """The sums of rows, whose lanes share memory and wait for each other."""
    b = Builder("total", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum("m", lambda j: x[i, j])
    return dialect.spell(lower(b.function(), dialect.capabilities)).text


def test_a_row_sum(dialect: GroupDialect) -> None:
    text = spelled(dialect)
    head = f'extern "C" __global__ void __launch_bounds__({dialect.capabilities.row_group}) '
    assert f"{head}total_0(const float *b0_x, float *b1_y, " in text
    assert "__shared__ float " in text
    assert text.count("__shfl_xor") == dialect.capabilities.lanes.bit_length() - 1
    assert text.count("__syncthreads();") == 1
    assert "#include" not in text


@pytest.mark.parametrize("kib", [16, 32])
def test_a_group_declares_no_more_memory_than_there_is(dialect: GroupDialect, kib: int) -> None:
    """Of a product, which takes more where there is more."""
    b = Builder("product", ["n", "m", "k"])
    x, w = b.input("x", "float16", ["n", "k"]), b.input("w", "float16", ["k", "m"])
    y = b.output("y", "float32", ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        y[i, j] = b.sum("k", lambda k: ops.cast(x[i, k], "float32") * ops.cast(w[k, j], "float32"))
    units = frozenset(("float16",))
    here = dialect.capabilities.replace(shared_bytes=kib << 10, matrix_units=units)
    kernels = dialect.spell(lower(b.function(), here)).text.split("__global__")[1:]
    sizes = {"float": 4, "unsigned short": 2}
    taken = [
        sum(sizes[kind] * int(count) for kind, count in SHARED.findall(kernel))
        for kernel in kernels
    ]
    assert 0 < max(taken) <= kib << 10


def test_machine_code_of_two_architectures(vendor: Vendor, gpu: str, dialect: GroupDialect) -> None:
    text = spelled(dialect)
    made = [vendor.compiler.machine_code(text, (), arch, "total") for arch in vendor.archs]
    assert all(code.startswith(b"\x7fELF") and b"total_0" in code for code in made)
    assert made[0] != made[1]


def test_machine_code_is_compiled_once(
    vendor: Vendor, gpu: str, dialect: GroupDialect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine; another source, another option or another compiler is compiled again."""
    compiler, text, arch = vendor.compiler, spelled(dialect), vendor.archs[0]
    first = compiler.machine_code(text, (), arch, "total")
    monkeypatch.setattr(compiler, "_compiled", None)
    assert compiler.machine_code(text, (), arch, "total") == first
    for other, options in ((text + "\n", ()), (text, ("-DNOT_YET",))):
        with pytest.raises(TypeError):
            compiler.machine_code(other, options, arch, "total")
    monkeypatch.setattr(compiler, "versions", lambda: ("another",))
    with pytest.raises(TypeError):
        compiler.machine_code(text, (), arch, "total")


def test_a_build_error_has_the_compilers_log(vendor: Vendor, gpu: str) -> None:
    text = 'extern "C" __global__ void f() {\n#error no such thing\n}'
    with pytest.raises(BuildError) as caught:
        vendor.compiler.machine_code(text, (), vendor.archs[0], "broken")
    assert f"{vendor.compiler.title} refused broken: " in caught.value.what
    assert "no such thing" in caught.value.why
    assert f"broken{vendor.compiler.source_suffix}" in caught.value.why
    assert caught.value.fix


def test_an_option_that_the_compiler_refuses(vendor: Vendor, gpu: str) -> None:
    with pytest.raises(BuildError, match="INVALID_OPTION"):
        vendor.compiler.machine_code("", (), "no_such_gpu", "f")


def test_what_doctor_says(vendor: Vendor, gpu: str) -> None:
    core.ones(1, device=gpu)
    printed = next(
        {key: str(value) for key, value in backend.capabilities().items()}
        for backend in core.backends().values()
        if backend.device_type == gpu and backend.state == "loaded"
    )
    assert printed["driver"].startswith(f"{vendor.driver.product} ")
    assert printed["compiler"].startswith(f"{vendor.compiler.title} ")
    assert vendor.runtime().arch(0) in printed["devices"]
