"""Numbers that the test suites of NumPy, JAX and tinygrad, and random programs, showed wrong."""

import numpy as np
import pytest

import core


@pytest.mark.parametrize("endpoint", [True, False])
def test_linspace_takes_whole_steps(endpoint):
    for start in (-7, 0, 3):
        for count in (1, 22, 49, 50, 107):
            num = count + endpoint
            got = core.linspace(start, start + count, num, dtype="int64", endpoint=endpoint)
            assert got.tolist() == list(range(start, start + num))
    for start, stop, num in ((-3.7, 3.3, 9), (0.1, 0.7, 13), (2.5, -4.5, 36)):
        got = core.linspace(start, stop, num, dtype="float64", endpoint=endpoint)
        assert np.array_equal(np.asarray(got), np.linspace(start, stop, num, endpoint=endpoint))
    small = core.linspace(0, 5e-324, 4, dtype="float64", endpoint=endpoint)
    want = np.linspace(0, 5e-324, 4, endpoint=endpoint)
    assert np.array_equal(np.asarray(small), want)
