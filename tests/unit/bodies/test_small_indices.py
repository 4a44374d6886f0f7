"""Which calls have 32-bit indices on devices of groups: all whose sizes allow it, and no others."""

import pytest

pytest.importorskip("numpy")

import core
from core.bodies.device_kernels import _devices
from core.bodies.programs import Programs
from core.bodies.specs import TensorSpec
from core.errors import ToolchainError
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.ir.toolchain.c_compiler import find_toolchain
from core.testing import emulator


def small(op, args, outputs):
    """What is said of the indices of a call's program."""
    said = []
    programs = Programs(lambda function, fits: said.append(fits), small=True)
    programs.find(op, [TensorSpec(*a) if isinstance(a, tuple) else a for a in args],
                  [TensorSpec(*out) for out in outputs])  # fmt: skip
    return said


def rows(n, m, *, strides=None):
    return "float32", (n, m), strides or (m, 1)


@pytest.mark.parametrize(
    "n, m, fits",
    [
        (64, 64, True),
        (1 << 15, 1 << 14, True),
        (1 << 15, 1 << 15, False),
        (1 << 20, 1 << 20, False),
    ],
)
def test_sizes_decide(n, m, fits):
    assert small(core.softmax, [rows(n, m), -1], [rows(n, m)]) == [fits]


def test_strides_and_iterations_count_and_not_memory_alone():
    far = rows(4, 4, strides=(1 << 29, 1))
    assert small(core.softmax, [far, -1], [rows(4, 4)]) == [False]
    same = rows(1 << 20, 1 << 20, strides=(0, 0))  # one number, as often as that
    assert small(core.sum, [same, None, None, False], [("float32", (), ())]) == [False]


def test_a_product_of_large_matrices_fits():
    n = 4096  # n ** 3 products, of which no index is as large
    assert small(core.matmul, [rows(n, n), rows(n, n)], [rows(n, n)]) == [True]


def test_indices_that_memory_holds_are_not_cut_off():
    """A position of more than 32 bits stays one, and is refused as such."""
    args = [rows(64, 64), ("int64", (3, 64), (64, 1)), 0]
    assert small(core.ops.core.take_along_axis, args, [rows(3, 64)]) == [False]


def test_other_sizes_are_compiled_once_more_and_no_others():
    said = []
    programs = Programs(lambda function, fits: said.append(fits), small=True)
    for n in (64, 128, 1 << 16, 256, 1 << 17):
        programs.find(core.softmax, [TensorSpec(*rows(n, n)), -1], [TensorSpec(*rows(n, n))])
    assert said == [True, False]


def test_what_is_spelled():
    try:
        find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")
    emulator.add_device("small_indices", CppGroupDialect, language=emulator.CUDA)
    x = core.asarray([[3.0, 1.0], [2.0, 5.0]], device="small_indices")
    at = core.asarray([[1, 0]], device="small_indices")
    assert core.maximum(x, x.mT).tolist() == [[3.0, 2.0], [2.0, 5.0]]
    assert core.take_along_axis(x, at, axis=0).tolist() == [[2.0, 1.0]]
    texts = list(_devices["small_indices"][0]._built)
    plain, taken = ([t for t in texts if f" {name}_0(" in t] for name in
                    ("maximum", "take_along_axis"))  # fmt: skip
    assert plain and all("(int)blockIdx.x" in t for t in plain)
    assert taken and all("(long long)blockIdx.x" in t for t in taken)
