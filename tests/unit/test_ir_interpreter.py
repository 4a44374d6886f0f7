"""The interpreter of the loop IR against NumPy, and its errors: bounds, races, wrong arguments."""

import pytest

np = pytest.importorskip("numpy")

import math  # noqa: E402
import sys  # noqa: E402
from pathlib import Path  # noqa: E402

from core.errors import IRError  # noqa: E402
from core.ir import Builder, ops  # noqa: E402
from core.ir.interpreter import exact, interpret  # noqa: E402


sys.path.insert(0, str(Path(__file__).parent))
import ir_classics as classics  # noqa: E402


@pytest.mark.parametrize("make", classics.CLASSICS + classics.SCHEDULED)
def test_a_classic_program_computes_what_numpy_does(make):
    case = make()
    interpret(case.function, case.arrays, case.sizes)
    for name, expected in case.expected.items():
        found = case.arrays[name]
        if expected.dtype.kind == "f":
            np.testing.assert_allclose(found, expected, rtol=case.tolerance, atol=case.tolerance)
        else:
            np.testing.assert_array_equal(found, expected)
