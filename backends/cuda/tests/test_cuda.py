"""What the package says of itself, and what it spells; tests/emulator runs what is spelled."""

from __future__ import annotations

import pytest

import core
from core.errors import BackendUnavailableError
from core.ir import Builder
from core.ir.compile import lower

dialect = pytest.importorskip("core_backend_cuda.dialect")


def test_the_device_says_that_it_has_no_runtime():
    if "cuda" not in core.backends():
        pytest.skip("core-backend-cuda is not installed")
    assert core.backends()["cuda"].state == "unavailable"
    assert not [d for d in core.devices() if d.type == "cuda"]
    with pytest.raises(BackendUnavailableError) as caught:
        core.ones(1, device="cuda")
    assert "has no runtime" in str(caught.value)
    assert "emulator.add_device" in str(caught.value)


def test_a_row_sum_in_cuda():
    b = Builder("total", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum("m", lambda j: x[i, j])
    spells = dialect.CudaDialect()
    text = spells.spell(lower(b.function(), spells.capabilities)).text
    assert (
        'extern "C" __global__ void __launch_bounds__(128) total_0(const float *b0_x, float *b1_y, '
        in text
    )
    assert "__shared__ float " in text
    assert text.count("__syncthreads();") >= 2
    assert "#include" not in text
