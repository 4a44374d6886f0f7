"""Programs of the loop IR on the emulator, in every dialect: the same bits as the interpreter's.

The interpreter runs what the dialect is given, scheduled and legalized. So where results differ,
the dialect spells something wrong, or the emulator runs it wrongly.
"""

from __future__ import annotations

import ctypes

import ir_classics
import numpy as np
import pytest
from emulated_devices import EACH, dialect_of
from hypothesis import given, reject, settings
from ir_programs import copies, programs, same

from core.errors import LegalizeError
from core.ir import interpret
from core.ir.compile import Compiled, lower
from core.ir.host import Host
from core.testing.emulator import emulated
from core.testing.emulator.launch import ORDERS


class Run(Host):
    """The host's part of a program, with a dialect that starts its kernels."""

    def __init__(self, compiled, values, dialect, arrays):
        super().__init__(compiled, values)
        self.dialect, self.arrays, self.memory = dialect, arrays, {}

    def launch(self, launch):
        buffers = [self.place(b) for b in launch.buffers]
        self.dialect.launch(launch.address, buffers, launch.scalars, launch.total, 0)

    def place(self, buffer):
        if isinstance(buffer, str):
            return self.arrays[buffer].ctypes.data
        if buffer not in self.memory:
            self.memory[buffer] = np.full(self.temp_bytes[buffer] + 1, 0xFF, "u1")
        return self.memory[buffer].ctypes.data

    def read_bytes(self, buffer, offset, size):
        return ctypes.string_at(self.place(buffer) + offset, size)


def size(function, name, arrays, sizes):
    if name in sizes:
        return sizes[name]
    for buffer in function.buffers:
        for n, extent in enumerate(buffer.shape):
            if getattr(extent, "name", None) == name:
                return arrays[buffer.name].shape[n]
    raise KeyError(name)


def adds_in_order(function):
    """Whether no sum of floats depends on which lane comes first."""
    atomics = [op.attrs["buffer"].dtype for op in function.walk() if op.name == "atomic"]
    return not any(dtype.startswith("float") for dtype in atomics)


def check(dialect, function, arrays, sizes):
    lowered = lower(function, dialect.capabilities)
    expected = copies(arrays)
    interpret(lowered, expected, sizes, fma="fused")
    source = dialect.spell(lowered)
    kernels = dialect.build(source)
    compiled = Compiled(lowered, source, {k.op: kernels[k.name] for k in source.kernels})
    values = [size(function, v.name, arrays, sizes) for v in function.indices]
    for order in ORDERS if adds_in_order(lowered) else ORDERS[:1]:
        dialect.order = order
        got = copies(arrays)
        Run(compiled, values, dialect, got).run()
        for buffer in function.buffers:
            assert same(got[buffer.name], expected[buffer.name], buffer.dtype), (
                f"{buffer.name}, lanes {order}:\n{source.text}\n"
                f"{expected[buffer.name]}\n{got[buffer.name]}"
            )


CLASSICS = [
    ir_classics.softmax, ir_classics.layer_norm, ir_classics.argmax, ir_classics.cumsum,
    ir_classics.gather, ir_classics.scatter_add, ir_classics.matmul, ir_classics.convolution,
    ir_classics.bitonic_sort, ir_classics.philox, ir_classics.nonzero, ir_classics.mandelbrot,
    ir_classics.collatz,
]  # fmt: skip


@pytest.mark.parametrize("make", CLASSICS, ids=lambda m: m.__name__)
@pytest.mark.parametrize("backend", EACH)
def test_classics_agree_with_the_interpreter(backend, make):
    case, dialect = make(), emulated(dialect_of(backend))
    try:
        check(dialect, case.function, case.arrays, case.sizes)
    except LegalizeError as e:
        if dialect.capabilities.float64:
            raise
        pytest.skip(e.what)  # what takes float64 for itself may need all of it


def agree(backend, program):
    try:
        check(emulated(dialect_of(backend)), *program)
    except LegalizeError:
        reject()  # hypothesis fails the test if that is most of them


@pytest.mark.parametrize("backend", EACH)
@settings(max_examples=8, deadline=None)
@given(program=programs(float_sums=False, complex_abs=False))
def test_random_programs_agree(backend, program):
    agree(backend, program)


@pytest.mark.slow
@pytest.mark.parametrize("backend", EACH)
@settings(max_examples=500, deadline=None)
@given(program=programs(float_sums=False, complex_abs=False))
def test_many_random_programs_agree(backend, program):
    agree(backend, program)
