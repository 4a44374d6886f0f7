"""What the package says of itself, what it spells, and what NVRTC makes of it."""

from __future__ import annotations

import pytest

import core
from core.errors import BuildError
from core.ir import Builder
from core.ir.compile import lower

dialect = pytest.importorskip("core_backend_cuda.dialect")


@pytest.fixture
def compiler(gpu):
    return pytest.importorskip("core_backend_cuda.runtime").COMPILER


def spelled():
    b = Builder("total", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum("m", lambda j: x[i, j])
    spells = dialect.CudaDialect()
    return spells.spell(lower(b.function(), spells.capabilities)).text


def test_a_row_sum_in_cuda():
    text = spelled()
    assert 'extern "C" __global__ void ' in text
    assert " total_0(const float *b0_x, float *b1_y, " in text
    assert "__shared__ float " in text
    assert text.count("__syncthreads();") >= 2
    assert "#include" not in text


def test_machine_code_of_two_architectures(compiler):
    text = spelled()
    made = {arch: compiler.machine_code(text, (), arch, "total") for arch in ("sm_80", "sm_90")}
    assert all(code.startswith(b"\x7fELF") and b"total_0" in code for code in made.values())
    assert made["sm_80"] != made["sm_90"]


def test_machine_code_is_compiled_once(compiler, monkeypatch):
    first = compiler.machine_code(spelled(), (), "sm_80", "total")
    monkeypatch.setattr(compiler, "_compiled", None)
    assert compiler.machine_code(spelled(), (), "sm_80", "total") == first
    with pytest.raises(TypeError):
        compiler.machine_code(spelled() + "\n", (), "sm_80", "total")


def test_a_build_error_has_the_compilers_log(compiler):
    with pytest.raises(BuildError) as caught:
        compiler.machine_code("__global__ void f() {\n  no_such_name();\n}", (), "sm_80", "broken")
    assert "NVRTC refused broken" in caught.value.what
    assert "no_such_name" in caught.value.why and "broken.cu(2)" in caught.value.why
    assert caught.value.fix


def test_what_doctor_says(gpu):
    core.ones(1, device="cuda")
    said = next(
        b.capabilities()
        for b in core.backends().values()
        if b.device_type == "cuda" and b.state == "loaded"
    )
    assert said["compiler"].startswith("NVRTC 1")
    assert said["driver"].startswith("CUDA 1") and "sm_" in said["devices"]
