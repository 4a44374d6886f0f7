"""Sizes that follow from floats, which are whole by chance: core.arange(n / 1)."""

import pytest

import core


@pytest.mark.parametrize(
    "function",
    [
        lambda x: core.arange(x.shape[0] / 1) * 2,
        lambda x: core.arange(float(x.shape[0])) * 2,
        lambda x: core.arange(x.shape[0] * 1.0) * x,
    ],
)
def test_a_range_to_a_float_has_ints_for_sizes(function):
    compiled = core.compile(function)
    for n in (3, 2, 5, 7, 4, 6):
        x = core.arange(n)
        assert compiled(x).tolist() == function(x).tolist()


def test_a_range_to_a_float_that_is_given():
    compiled = core.compile(lambda p: core.arange(float(p)))
    for p in (3, 2, 5, 7):
        assert compiled(p).tolist() == list(range(p))


def test_a_range_to_a_float_is_no_part_of_a_fused_call():
    """An operator that takes a float as a size failed to fuse; the calls were made one by one."""
    compiled = core.compile(lambda x, p: core.arange(p / 1) * 2 + x[0])
    x = core.arange(4.0) + 1
    for p in (3, 2, 5, 7, 3):
        assert compiled(x, p).tolist() == [2 * k + 1 for k in range(p)]
    assert len(compiled.graphs) == 2
