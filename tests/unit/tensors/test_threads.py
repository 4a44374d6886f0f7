"""The pool of threads: how many there are, what they cover, and what they survive.

Kernels made with ctypes share their work out through `core_call::parallel_for`. Those that play
with processes run in interpreters of their own, with a time limit.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np
import pytest

import core
from core.errors import ArgumentError, ConfigError

posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")

# Defines share(fn, total, grain): fn(begin, end) on ranges, as a kernel has it done. A RangeFn is
# called as it is, with 1000 for its context.
SHARE = """
import ctypes as c, itertools, os, signal, sys, threading, time
import core

RangeFn = c.CFUNCTYPE(None, c.c_void_p, c.c_int64, c.c_int64)
class Call(c.Structure): pass
ParallelFor = c.CFUNCTYPE(None, c.POINTER(Call), c.c_int64, c.c_int64, RangeFn, c.c_void_p)
Call._fields_ = [
    ("size", c.c_uint32), ("abi_version", c.c_uint32), ("op", c.c_char_p), ("args", c.c_void_p),
    ("num_args", c.c_uint32), ("num_outputs", c.c_uint32),
    *((name, c.c_void_p) for name in ("outputs", "stream", "set_error", "allocate", "internal")),
    ("parallel_for", ParallelFor), ("num_threads", c.c_int32), ("float32_precision", c.c_int32),
]
KernelFn = c.CFUNCTYPE(c.c_int32, c.c_void_p, c.POINTER(Call))
class Kernel(c.Structure):
    _fields_ = [
        ("size", c.c_uint32), ("abi_version", c.c_uint32), ("fn", KernelFn),
        ("context", c.c_void_p), ("name", c.c_char_p), ("file", c.c_char_p), ("line", c.c_int32),
    ]
new_capsule = c.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = c.py_object, [c.c_void_p, c.c_char_p, c.c_void_p]
work, numbers = threading.local(), itertools.count()

def run(context, call):
    work.seen = (call.contents.size >= c.sizeof(Call), call.contents.num_threads)
    fn = work.fn
    body = fn if isinstance(fn, RangeFn) else RangeFn(lambda _, begin, end: fn(begin, end))
    call.contents.parallel_for(call, work.total, work.grain, body, 1000)
    return 0

kernel = Kernel(c.sizeof(Kernel), 1, KernelFn(run), None, b"share", None, 0)
name = f"threads{id(work)}::share"
op = core._native.define_operator(name + "(Tensor x) -> Tensor", rule="copy")
op.register_kernel("cpu", new_capsule(c.addressof(kernel), b"core.kernel.v1", None))
one = core.ones(1)

def share(fn, total, grain=1):
    before = getattr(work, "fn", None), getattr(work, "total", 0), getattr(work, "grain", 0)
    work.fn, work.total, work.grain = fn, total, grain
    op(one)
    work.fn, work.total, work.grain = before
    return work.seen

def check(total=1000, grain=1):
    ranges = []
    share(lambda begin, end: ranges.append((begin, end)), total, grain)
    ranges.sort()
    assert [b for b, _ in ranges] == [0, *(e for _, e in ranges[:-1])], ranges
    assert ranges[-1][1] == total, ranges
    return len(ranges)
"""


@pytest.fixture(autouse=True)
def number_of_threads() -> Any:
    before = core.get_num_threads()
    yield
    core.set_num_threads(before)


@pytest.fixture(scope="module")
def pool() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(SHARE, names)
    return names


# ---- the number --------------------------------------------------------------------------------
def test_the_number_is_what_was_set() -> None:
    for n in (1, 3, 1024):
        core.set_num_threads(n)
        assert core.get_num_threads() == n


@pytest.mark.parametrize(
    "wrong", [0, -1, 1025, 2**70, pytest.param(10**5000, id="huge"), True, 1.0, "2", None]
)
def test_what_is_no_number_of_threads_is_refused(wrong: object) -> None:
    with pytest.raises(ArgumentError) as caught:
        core.set_num_threads(wrong)  # type: ignore[arg-type]
    assert caught.value.exists == "whole numbers from 1 to 1024"
    assert "core.set_num_threads(1)" in caught.value.fix


def test_anything_with_an_index_is_a_number() -> None:
    class Two:
        def __index__(self) -> int:
            return 2

    core.set_num_threads(Two())  # type: ignore[arg-type]
    assert core.get_num_threads() == 2


def test_the_environment_says_the_first_number(run_python: Any) -> None:
    code = "import core; assert core.get_num_threads() == 5"
    run_python(code, env={"CORE_NUM_THREADS": "5"})


@pytest.mark.parametrize("text", ["-1", "many", "1.5", "1025"])
def test_a_bad_variable_is_an_error_of_the_first_call(text: str, run_python: Any) -> None:
    run_python(
        "import core, core.errors\n"
        "try: core.get_num_threads()\n"
        "except core.errors.ConfigError as e: assert 'CORE_NUM_THREADS' in str(e)\n"
        "else: raise SystemExit('no error')\n"
        "core.set_num_threads(2)\n"
        "assert core.get_num_threads() == 2\n",
        env={"CORE_NUM_THREADS": text},
    )


def test_the_setting_names_the_function_that_changes_it() -> None:
    with pytest.raises(ConfigError, match=r"core\.set_num_threads\(4\)"):
        core.config.num_threads = 4


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="there are no affinity masks here")
def test_the_default_is_what_the_process_may_use(run_python: Any) -> None:
    run_python(
        "import os\n"
        "os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])\n"
        "import core\n"
        "assert core.get_num_threads() == 1\n"
    )


# ---- what a region covers ----------------------------------------------------------------------
@pytest.mark.native
@pytest.mark.parametrize("threads", [1, 2, 7])
def test_ranges_cover_the_whole_once(pool: dict[str, Any], threads: int) -> None:
    core.set_num_threads(threads)
    for total in (1, 2, 63, 64, 1000, 4097, 10**6, 2**62):
        for grain in (-1, 0, 1, 100, 2**40, 2**62):
            assert pool["check"](total, grain) <= 4 * threads
    for nothing in (0, -1):
        pool["share"](lambda begin, end: pytest.fail("there is nothing to do"), nothing)


def test_no_range_is_smaller_than_the_grain(pool: dict[str, Any]) -> None:
    core.set_num_threads(4)
    sizes: list[int] = []
    pool["share"](lambda begin, end: sizes.append(end - begin), 1050, 100)
    assert sum(sizes) == 1050
    assert sum(size < 100 for size in sizes) <= 1  # the last takes the rest


def test_a_kernel_sees_the_number_of_threads(pool: dict[str, Any]) -> None:
    core.set_num_threads(3)
    assert pool["share"](lambda begin, end: None, 10) == (True, 3)


def test_ranges_run_at_the_same_time(pool: dict[str, Any]) -> None:
    import threading

    core.set_num_threads(2)
    together = threading.Barrier(2, timeout=30)  # broken if one thread did both
    assert pool["share"](lambda begin, end: together.wait(), 2, 1)
    assert not together.broken


def test_a_region_within_a_region_runs_where_it_was_called(pool: dict[str, Any]) -> None:
    import threading

    core.set_num_threads(3)
    outer, inner = set(), set()

    def body(begin: int, end: int) -> None:
        here = threading.get_ident()
        outer.add(here)
        pool["share"](lambda b, e: inner.add((here, threading.get_ident(), b, e)), 100)

    pool["share"](body, 12)
    assert inner == {(here, here, 0, 100) for here in outer}


def test_many_threads_of_python_share_the_pool(pool: dict[str, Any]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    core.set_num_threads(3)
    with ThreadPoolExecutor(8) as executor:
        for future in [executor.submit(pool["check"], 50 + i) for i in range(200)]:
            assert future.result(timeout=60) >= 1


def test_the_number_changes_while_regions_run(pool: dict[str, Any]) -> None:
    import threading

    stop = threading.Event()

    def change() -> None:
        n = 0
        while not stop.wait(0.0005):
            n = n % 6 + 1
            core.set_num_threads(n)

    changer = threading.Thread(target=change)
    changer.start()
    try:
        for i in range(300):
            pool["check"](20 + i)
    finally:
        stop.set()
        changer.join()


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="threads cannot be counted here")
def test_threads_that_are_too_many_leave(run_python: Any) -> None:
    run_python(
        SHARE
        + """
count = lambda: len(os.listdir("/proc/self/task"))
before = count()
core.set_num_threads(1); check(); assert count() == before
core.set_num_threads(5); check(); assert count() == before + 4
core.set_num_threads(2)
for _ in range(1000):
    if count() <= before + 1: break
    time.sleep(0.01)
else: raise SystemExit(f"{count()} threads")
check()
"""
    )


# ---- what it survives --------------------------------------------------------------------------
@posix
def test_a_forked_child_has_a_pool_of_its_own(run_python: Any) -> None:
    run_python(
        SHARE
        + """
core.set_num_threads(3)
check()
for _ in range(5):
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        check()
        grandchild = os.fork()
        if grandchild == 0:
            check()
            os._exit(0)
        os._exit(os.waitpid(grandchild, 0)[1] and 1)
    assert os.waitpid(child, 0)[1] == 0
    check()
"""
    )


@posix
def test_a_fork_while_a_region_runs_elsewhere(run_python: Any) -> None:
    run_python(
        SHARE
        + """
# The pool's threads run C, usleep(1000), where a fork meets them: one that enters Python makes a
# thread state, under a lock that Python before 3.13 leaves locked in the child.
nap = c.cast(c.CDLL(None).usleep, RangeFn)
core.set_num_threads(3)
stop = threading.Event()
def busy():
    while not stop.is_set(): share(nap, 6)
threads = [threading.Thread(target=busy) for _ in range(2)]
for t in threads: t.start()
for _ in range(20):
    time.sleep(0.002)
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        check()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
stop.set()
for t in threads: t.join()
check()
"""
    )


@posix
def test_processes_of_multiprocessing(run_python: Any) -> None:
    run_python(
        SHARE
        + """
import multiprocessing
core.set_num_threads(2)
check()
with multiprocessing.get_context("fork").Pool(3) as processes:
    assert min(processes.map(check, range(100, 120))) >= 1
"""
    )


def test_python_ends_while_a_daemon_thread_has_the_pool(run_python: Any) -> None:
    run_python(
        SHARE
        + """
core.set_num_threads(3)
inside = threading.Event()
def busy():
    def body(b, e):
        inside.set()
        time.sleep(0.002)
    while True: share(body, 100)
for _ in range(2): threading.Thread(target=busy, daemon=True).start()
assert inside.wait(30)
"""
    )


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_threads_leave_signals_to_python(run_python: Any) -> None:
    run_python(
        SHARE
        + """
core.set_num_threads(2)
before = set(os.listdir("/proc/self/task"))
check()
[thread] = set(os.listdir("/proc/self/task")) - before
def blocks(number):
    status = open(f"/proc/self/task/{thread}/status").read()
    return int(status.split("SigBlk:")[1].split()[0], 16) >> number - 1 & 1
for _ in range(1000):  # until the thread has begun, everything is blocked
    if not blocks(signal.SIGSEGV): break
    time.sleep(0.01)
assert blocks(signal.SIGINT) and not blocks(signal.SIGSEGV)
"""
    )


# ---- copies ------------------------------------------------------------------------------------
@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("dtype", ["uint8", "float16", "float32", "float64", "complex128"])
def test_large_copies_are_whole(dtype, threads):
    x = (np.arange(3 * 517 * 1031) % 2039).reshape(3, 517, 1031).astype(dtype)
    parts = [
        (slice(None),) * 3,
        (slice(0, 1), slice(None), slice(3, 900)),
        (slice(None), slice(None, None, 2)),
        (..., slice(None, None, 3)),
    ]
    before = core.get_num_threads()
    try:
        core.set_num_threads(threads)
        for part in parts:
            written, wanted = core.zeros(x.shape, dtype=getattr(core, dtype)), np.zeros_like(x)
            written[part], wanted[part] = core.asarray(x[part].copy()), x[part]
            np.testing.assert_array_equal(np.asarray(written), wanted)
        turned = x.transpose(2, 0, 1)
        np.testing.assert_array_equal(np.asarray(core.asarray(turned, copy=True)), turned)
    finally:
        core.set_num_threads(before)
