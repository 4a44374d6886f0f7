"""core.testing.gpu.interchange on `cuda`, and `__cuda_array_interface__`."""

from __future__ import annotations

import pytest

import core
from core.errors import AutogradError
from core.testing.gpu.interchange import *  # noqa: F403
from core.testing.gpu.interchange import N


def test_the_array_interface_says_where_and_when(driver, computed, read_on):
    x = computed
    waited = driver.calls("StreamSynchronize")
    said = x.__cuda_array_interface__
    assert driver.calls("StreamSynchronize") == waited
    assert said["shape"] == (N,) and said["typestr"] == "<f4" and said["version"] == 3
    assert said["data"] == (x.data_ptr, False) and said["strides"] is None
    assert read_on(said["stream"], x) == {2.0}  # behind the work that is under way


def test_the_array_interface_of_views_and_dtypes(gpu):
    x = core.zeros((4, 6), dtype=core.int16, device=gpu)[1::2, 2:]
    said = x.__cuda_array_interface__
    assert said["shape"] == (2, 4) and said["strides"] == (24, 2) and said["typestr"] == "<i2"
    assert core.zeros(0, device=gpu).__cuda_array_interface__["data"] == (0, False)
    assert core.zeros(1, dtype=core.bool, device=gpu).__cuda_array_interface__["typestr"] == "|b1"
    assert core.zeros(1, dtype=core.complex64, device=gpu).__cuda_array_interface__[
        "typestr"
    ] == "<c8"  # fmt: skip


def test_who_has_no_array_interface(gpu):
    assert not hasattr(core.ones(3), "__cuda_array_interface__")
    with pytest.raises(AttributeError, match="bfloat16"):
        _ = core.ones(3, dtype=core.bfloat16, device=gpu).__cuda_array_interface__
    with pytest.raises(AutogradError, match="detach"):
        _ = core.ones(3, device=gpu).requires_grad_().__cuda_array_interface__
