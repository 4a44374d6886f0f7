"""What the dialect spells; tests/emulator runs what is spelled."""

from __future__ import annotations

import pytest

from core.errors import LegalizeError
from core.ir import Builder, ops
from core.ir.compile import lower

dialect = pytest.importorskip("core_backend_mps.dialect")


def spelled(builder: Builder) -> str:
    spells = dialect.MetalDialect()
    return spells.spell(lower(builder.function(), spells.capabilities)).text


def test_a_row_sum_in_metal():
    b = Builder("total", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = b.sum("m", lambda j: x[i, j])
    text = spelled(b)
    head = "kernel void total_0(device const float *b0_x [[buffer(0)]], device float *b1_y [[buffer"
    assert head in text
    assert "constant long *words [[buffer(2)]], uint core_group [[threadgroup_position_in" in text
    assert "threadgroup float " in text
    assert text.count("threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_dev") == 1
    assert text.count("simd_shuffle_xor(") == 5
    assert "math_mode(safe)" in text


def test_float64_is_spelled_without_a_double():
    b = Builder("root", ["n"])
    x, y = b.input("x", "float64", ["n"]), b.output("y", "float64", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.sin(ops.sqrt(x[i]) + 1)
    text = spelled(b)
    assert "double" not in text
    assert text.count("noinline)) ulong core_float64_add(ulong a1, ulong b2) {") == 1
    assert text.count("core_float64_add(") > 20
    assert len(text) < 100_000
    assert "device const ulong *b0_x" in text


@pytest.mark.parametrize(("dtype", "there"), [("float32", True), ("int64", False)])
def test_atomics_are_of_32_bits(dtype, there):
    b = Builder("count", ["n"])
    x, y = b.input("x", dtype, ["n"]), b.inout("y", dtype, [1])
    with b.parallel("n") as i:
        y.atomic("sum", 0, value=x[i])
    if there:
        assert "atomic_compare_exchange_weak_explicit" in spelled(b)
    else:
        with pytest.raises(LegalizeError, match="joins int64 by atomics"):
            spelled(b)


@pytest.mark.parametrize(("count", "fits"), [(29, True), (30, False), (400, False)])
def test_a_kernel_has_31_buffers(count, fits):
    """What needs more is given their addresses, in one."""
    text = spelled(many(count))
    assert ("constant long *words [[buffer(30)]]" in text) == fits
    assert ("constant core_places_many_0 &places [[buffer(0)]]" in text) == (not fits)
    assert ("  device const float *b0_x0;\n" in text) == (not fits)


def test_a_kernel_has_512_words():
    with pytest.raises(LegalizeError, match="buffers and scalars"):
        spelled(many(600))


def many(count):
    b = Builder("many", ["n"])
    xs = [b.input(f"x{k}", "float32", ["n"]) for k in range(count)]
    y = b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = sum((x[i] for x in xs[1:]), xs[0][i])
    return b


def test_the_compiler_is_told_how_large_a_group_is():
    """So it leaves registers for all of it, and the pipeline can be started."""
    assert "[[max_total_threads_per_threadgroup(256)]] kernel void many_0(" in spelled(many(3))
