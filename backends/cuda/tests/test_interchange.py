"""Memory that other libraries are given: on which stream it is ready; the host never waits.

The other library is this test, with calls of the driver; the stand-in does all work as late as the
streams' order allows, so what nobody ordered is not there yet.
"""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import core
from core.errors import ArgumentError, AutogradError

cu = pytest.importorskip("cuda.bindings.driver")

N = 1000


def ok(answer):
    assert answer[0] == cu.CUresult.CUDA_SUCCESS, answer
    return answer[1] if len(answer) == 2 else answer[1:]


@pytest.fixture
def context(driver):
    found = ok(cu.cuDevicePrimaryCtxRetain(0))
    ok(cu.cuCtxPushCurrent(found))
    yield found
    ok(cu.cuCtxPopCurrent())


@pytest.fixture
def other(context):
    """A stream of another library."""
    made = ok(cu.cuStreamCreate(1))
    yield int(made)
    ok(cu.cuStreamSynchronize(made))
    ok(cu.cuStreamDestroy(made))


@pytest.fixture
def pinned(context):
    """Memory of the host of which copies are never done early."""
    address = ok(cu.cuMemHostAlloc(4 * N, 0))
    yield np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_float)), (N,))
    ok(cu.cuMemFreeHost(address))


def computed():
    """A tensor whose numbers are not there yet: 2.0, where there was 0.0."""
    x = core.zeros(N, device="cuda")
    core.synchronize("cuda")
    return x.add_(2.0)


def read_on(stream, x, pinned):
    """What lies in a tensor when its turn comes on a stream; nobody waits for another one."""
    pinned[:] = -1
    ok(cu.cuMemcpyAsync(int(pinned.ctypes.data), x.data_ptr, 4 * N, stream))
    ok(cu.cuStreamSynchronize(stream))
    return set(pinned.tolist())


@pytest.mark.parametrize("name", ["none", "default", "of the thread", "address"])
def test_the_consumers_stream_waits_and_the_host_does_not(driver, other, pinned, name):
    stream = {"none": None, "default": 1, "of the thread": 2, "address": other}[name]
    x = computed()
    waited, ordered = driver.calls("StreamSynchronize"), driver.calls("StreamWaitEvent")
    capsule = x.__dlpack__(stream=stream, max_version=(1, 0))
    assert driver.calls("StreamSynchronize") == waited
    assert driver.calls("StreamWaitEvent") == ordered + 1
    assert driver.waiting() > 0
    assert read_on(1 if stream is None else stream, x, pinned) == {2.0}
    del capsule


def test_nobody_is_ordered_who_asks_for_that(driver, other, pinned):
    x = computed()
    ordered = driver.calls("StreamWaitEvent")
    x.__dlpack__(stream=-1)
    assert driver.calls("StreamWaitEvent") == ordered
    assert read_on(other, x, pinned) == {0.0}  # the addition is still waiting
    core.synchronize("cuda")
    assert read_on(other, x, pinned) == {2.0}


def test_what_another_stream_computed_is_waited_for(driver, other, pinned):
    stream = core.Stream("cuda")
    with stream:
        x = core.full(N, 1.0, device="cuda") + 2.0
        capsule = x.__dlpack__(stream=other)
    assert read_on(other, x, pinned) == {3.0}
    del capsule


def test_an_import_names_the_stream_on_which_core_goes_on(driver):
    asked = []

    class Exporter:
        def __init__(self, x):
            self.x = x

        def __dlpack_device__(self):
            return self.x.__dlpack_device__()

        def __dlpack__(self, *, stream=None, **more):
            asked.append(stream)
            return self.x.__dlpack__(stream=stream, **more)

    x = computed()
    waited = driver.calls("StreamSynchronize")
    taken = core.from_dlpack(Exporter(x))
    assert driver.calls("StreamSynchronize") == waited
    y = taken + 1.0
    stream = core.Stream("cuda")
    with stream:
        z = core.from_dlpack(Exporter(x)) + 1.0
    assert asked[0] != asked[1] and all(number > 2 for number in asked)
    assert set(y.tolist()) == set(z.tolist()) == {3.0}


@pytest.mark.parametrize("stream", [0, -2])
def test_numbers_that_are_no_stream(gpu, stream):
    with pytest.raises(ArgumentError) as caught:
        core.ones(3, device=gpu).__dlpack__(stream=stream)
    assert f"stream={stream}" in caught.value.what and caught.value.fix


# ---- __cuda_array_interface__ ------------------------------------------------------------------
def test_the_array_interface_says_where_and_when(driver, pinned):
    x = computed()
    waited = driver.calls("StreamSynchronize")
    said = x.__cuda_array_interface__
    assert driver.calls("StreamSynchronize") == waited
    assert said["shape"] == (N,) and said["typestr"] == "<f4" and said["version"] == 3
    assert said["data"] == (x.data_ptr, False) and said["strides"] is None
    assert read_on(said["stream"], x, pinned) == {2.0}  # behind the work that is under way


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
