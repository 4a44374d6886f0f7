"""core.testing.gpu's tests of streams, threads, devices, memory and processes, on `mps`.

The others of that package name calls of a C driver, which Metal has not.
"""

import pytest

from core.testing.gpu import faults
from core.testing.gpu.faults import (  # noqa: F401
    test_a_device_fills_up_on_its_own,
    test_use_after_a_fork_is_refused,
)
from core.testing.gpu.runtimes import (  # noqa: F401
    test_a_bad_index_is_told_by_whoever_waits,
    test_a_stream_that_nobody_waits_for_is_late,
    test_a_stream_waits_for_another_device,
    test_an_index_too_high,
    test_devices_have_their_own_memory,
    test_dlpack_there_and_back,
    test_lanes_in_every_order,
    test_memory_comes_back,
    test_more_than_there_is,
    test_numpy_is_not_given_the_devices_memory,
    test_streams_in_every_order,
    test_threads,
    test_work_is_under_way_when_a_call_returns,
)

SLOW = pytest.mark.slow  # each is a process or more, of some seconds


@pytest.mark.parametrize(
    "end",
    [
        "",
        pytest.param("sys.exit(3)", marks=SLOW),
        pytest.param("del x", marks=SLOW),
        pytest.param("import threading; threading.Thread(target=busy).start()", marks=SLOW),
    ],
    ids=["plain", "exit", "deleted", "thread"],
)
def test_the_interpreter_ends_with_work_in_flight(beside, end):
    faults.test_the_interpreter_ends_with_work_in_flight(beside, end)


@SLOW
def test_two_processes_share_a_device(beside):
    faults.test_two_processes_share_a_device(beside)
