"""Memory that other libraries are given: on which stream it is ready; the host never waits.

The other library is this test, with calls of the driver; the stand-in does all work as late as the
streams' order allows, so what nobody ordered is not there yet.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import core
from core.errors import ArgumentError
from core.testing.gpu.fixtures import Ask, ok

if TYPE_CHECKING:
    from core.plugins.gpu import GpuRuntime
    from core.testing.emulator.stand_in import StandIn

N = 1000
Read = Callable[[Any, Any], set[float]]


@pytest.fixture
def computed(gpu: str, driver: StandIn) -> core.Tensor:
    """A tensor whose numbers are not there yet: 2.0, where there was 0.0."""
    x = core.zeros(N, device=gpu)
    core.synchronize(gpu)
    return x.add_(2.0)


@pytest.fixture
def other(ask: Ask) -> Iterator[int]:
    """A stream of another library."""
    made = ok(ask("StreamCreate", 1))
    yield int(made)
    ok(ask("StreamSynchronize", made))
    ok(ask("StreamDestroy", made))


@pytest.fixture
def read_on(ask: Ask, copy: Ask) -> Iterator[Read]:
    """What lies in a tensor when its turn comes on a stream; nobody waits for another one."""
    address = int(ok(ask("MemHostAlloc", 4 * N, 0)))  # of which copies are never done early
    pinned = np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_float)), (N,))

    def read(stream: Any, x: Any) -> set[float]:
        pinned[:] = -1
        ok(copy(address, x.data_ptr, 4 * N, stream))
        ok(ask("StreamSynchronize", stream))
        return set(pinned.tolist())

    yield read
    ok(ask("MemFreeHost", address))


@pytest.mark.parametrize("which", ["none", "default", "last of the numbers", "address"])
def test_the_consumers_stream_waits_and_the_host_does_not(
    driver: StandIn,
    gpus: GpuRuntime,
    computed: Any,
    read_on: Read,
    other: int,
    which: str,
) -> None:
    numbers = list(gpus.dlpack_streams)
    given = {"none": None, "default": numbers[0], "last of the numbers": numbers[-1]}
    theirs = given.get(which, other)
    waited, ordered = driver.calls("StreamSynchronize"), driver.calls("StreamWaitEvent")
    capsule = computed.__dlpack__(stream=theirs, max_version=(1, 0))
    assert driver.calls("StreamSynchronize") == waited
    assert driver.calls("StreamWaitEvent") == ordered + 1
    assert driver.waiting() > 0
    assert read_on(numbers[0] if theirs is None else theirs, computed) == {2.0}
    del capsule


def test_nobody_is_ordered_who_asks_for_that(
    driver: StandIn,
    gpu: str,
    computed: Any,
    read_on: Read,
    other: int,
) -> None:
    ordered = driver.calls("StreamWaitEvent")
    computed.__dlpack__(stream=-1)
    assert driver.calls("StreamWaitEvent") == ordered
    assert read_on(other, computed) == {0.0}  # the addition is still waiting
    core.synchronize(gpu)
    assert read_on(other, computed) == {2.0}


def test_what_another_stream_computed_is_waited_for(
    gpu: str,
    read_on: Read,
    other: int,
) -> None:
    with core.Stream(gpu):
        x = core.full(N, 1.0, device=gpu) + 2.0
        capsule = x.__dlpack__(stream=other)
    assert read_on(other, x) == {3.0}
    del capsule


def test_an_import_names_the_stream_on_which_core_goes_on(
    driver: StandIn, gpu: str, computed: Any
) -> None:
    asked = []

    class Exporter:
        def __init__(self, x: Any) -> None:
            self.x = x

        def __dlpack_device__(self) -> tuple[int, int]:
            found: tuple[int, int] = self.x.__dlpack_device__()
            return found

        def __dlpack__(self, *, stream: Any = None, **more: Any) -> object:
            asked.append(stream)
            return self.x.__dlpack__(stream=stream, **more)

    waited = driver.calls("StreamSynchronize")
    taken = core.from_dlpack(Exporter(computed))
    assert driver.calls("StreamSynchronize") == waited
    y = taken + 1.0
    with core.Stream(gpu):
        z = core.from_dlpack(Exporter(computed)) + 1.0
    assert asked[0] != asked[1] and all(number > 2 for number in asked)
    assert set(y.tolist()) == set(z.tolist()) == {3.0}


def test_numbers_that_are_no_stream(gpu: str, gpus: GpuRuntime) -> None:
    for number in {-2, 0, 1, 2} - set(gpus.dlpack_streams):
        with pytest.raises(ArgumentError) as caught:
            core.ones(3, device=gpu).__dlpack__(stream=number)
        assert f"stream={number}" in caught.value.what and caught.value.fix
