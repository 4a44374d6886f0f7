"""The stand-in is as strict as the driver, and later: what it lets pass is right on a GPU, too."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

stand_in = pytest.importorskip("stand_in")
cu = pytest.importorskip("cuda.bindings.driver")

pytestmark = pytest.mark.usefixtures("driver")
STATUS = cu.CUresult
SOURCE = 'extern "C" __global__ void fill(int *x, int value, long long n) { x[n] = value; }'


def ok(answer):
    assert answer[0] == STATUS.CUDA_SUCCESS, answer
    return answer[1] if len(answer) == 2 else answer[1:]


@pytest.fixture
def context(driver):
    """The first device's, current."""
    ok(cu.cuInit(0))
    found = ok(cu.cuDevicePrimaryCtxRetain(0))
    ok(cu.cuCtxPushCurrent(found))
    yield found
    ok(cu.cuCtxPopCurrent())


@pytest.fixture
def stream(context):
    made = ok(cu.cuStreamCreate(1))
    yield made
    ok(cu.cuStreamSynchronize(made))
    ok(cu.cuStreamDestroy(made))


@pytest.fixture
def block(context):
    """An address of 1024 bytes of the device."""
    made = ok(cu.cuMemAlloc(1024))
    yield int(made)
    ok(cu.cuMemFree(made))


@pytest.fixture
def pinned(context):
    """Memory of the host of which copies are never done early."""
    address = ok(cu.cuMemHostAlloc(1024, 0))
    yield np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_uint8)), (1024,))
    ok(cu.cuMemFreeHost(address))


def address(array):
    return int(array.ctypes.data)


# ---- handles -----------------------------------------------------------------------------------
UNKNOWN = {
    "cuStreamDestroy": lambda: cu.cuStreamDestroy(cu.CUstream(99)),
    "cuStreamSynchronize": lambda: cu.cuStreamSynchronize(cu.CUstream(99)),
    "cuStreamGetCtx": lambda: cu.cuStreamGetCtx(cu.CUstream(99)),
    "cuStreamWaitEvent": lambda: cu.cuStreamWaitEvent(cu.CUstream(99), cu.CUevent(99), 0),
    "cuEventDestroy": lambda: cu.cuEventDestroy(cu.CUevent(99)),
    "cuEventQuery": lambda: cu.cuEventQuery(cu.CUevent(99)),
    "cuEventSynchronize": lambda: cu.cuEventSynchronize(cu.CUevent(99)),
    "cuLibraryGetKernel": lambda: cu.cuLibraryGetKernel(cu.CUlibrary(99), b"f"),
    "cuLaunchKernel": lambda: cu.cuLaunchKernel(
        cu.CUfunction(99), 1, 1, 1, 1, 1, 1, 0, cu.CUstream(99), 0, 0
    ),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_an_unknown_handle_is_refused(context, name):
    assert UNKNOWN[name]()[0] == STATUS.CUDA_ERROR_INVALID_HANDLE


def test_what_is_destroyed_is_unknown(context):
    stream, event = ok(cu.cuStreamCreate(1)), ok(cu.cuEventCreate(2))
    ok(cu.cuStreamDestroy(stream))
    ok(cu.cuEventDestroy(event))
    assert cu.cuStreamSynchronize(stream)[0] == STATUS.CUDA_ERROR_INVALID_HANDLE
    assert cu.cuEventQuery(event)[0] == STATUS.CUDA_ERROR_INVALID_HANDLE
    assert cu.cuEventDestroy(event)[0] == STATUS.CUDA_ERROR_INVALID_HANDLE


def test_an_event_is_recorded_on_its_own_device(context, stream):
    ok(cu.cuCtxPushCurrent(ok(cu.cuDevicePrimaryCtxRetain(1))))
    event = ok(cu.cuEventCreate(2))
    assert cu.cuEventRecord(event, stream)[0] == STATUS.CUDA_ERROR_INVALID_HANDLE
    ok(cu.cuEventDestroy(event))
    ok(cu.cuCtxPopCurrent())


# ---- contexts ----------------------------------------------------------------------------------
WITHOUT_CONTEXT = {
    "cuMemAlloc": lambda: cu.cuMemAlloc(16),
    "cuMemFree": lambda: cu.cuMemFree(1 << 54),
    "cuMemGetInfo": lambda: cu.cuMemGetInfo(),
    "cuMemHostAlloc": lambda: cu.cuMemHostAlloc(16, 0),
    "cuMemcpyAsync": lambda: cu.cuMemcpyAsync(0, 0, 0, cu.CUstream(99)),
    "cuStreamCreate": lambda: cu.cuStreamCreate(1),
    "cuEventCreate": lambda: cu.cuEventCreate(2),
    "cuCtxPopCurrent": lambda: cu.cuCtxPopCurrent(),
    "cuCtxSynchronize": lambda: cu.cuCtxSynchronize(),
}


@pytest.mark.parametrize("name", WITHOUT_CONTEXT)
def test_a_call_without_a_context_is_refused(name):
    ok(cu.cuInit(0))
    assert WITHOUT_CONTEXT[name]()[0] == STATUS.CUDA_ERROR_INVALID_CONTEXT


# ---- memory ------------------------------------------------------------------------------------
def test_memory_of_the_device_is_not_the_hosts(block):
    assert block >= 1 << 54 and block % 256 == 0


def test_fresh_memory_is_not_zero(block, pinned, stream):
    pinned[:] = 0
    ok(cu.cuMemcpyAsync(address(pinned), block, 1024, stream))
    ok(cu.cuStreamSynchronize(stream))
    assert (pinned == 0xFF).all()


@pytest.mark.parametrize("offset, nbytes", [(0, 1025), (1024, 1), (-1, 4), (1 << 30, 1)])
def test_a_copy_out_of_bounds_is_refused(block, pinned, stream, offset, nbytes):
    at, host = block + offset, address(pinned)
    assert cu.cuMemcpyAsync(at, host, nbytes, stream)[0] == STATUS.CUDA_ERROR_INVALID_VALUE
    assert cu.cuMemcpyAsync(host, at, nbytes, stream)[0] == STATUS.CUDA_ERROR_INVALID_VALUE


def test_memory_is_freed_once(context):
    free, _ = ok(cu.cuMemGetInfo())
    made = ok(cu.cuMemAlloc(5000))
    assert ok(cu.cuMemGetInfo())[0] <= free - 5000
    ok(cu.cuMemFree(made))
    assert ok(cu.cuMemGetInfo())[0] == free
    assert cu.cuMemFree(made)[0] == STATUS.CUDA_ERROR_INVALID_VALUE
    assert cu.cuMemFree(int(made) + 8)[0] == STATUS.CUDA_ERROR_INVALID_VALUE


def test_no_more_than_there_is(context):
    _, total = ok(cu.cuMemGetInfo())
    assert cu.cuMemAlloc(total + 1)[0] == STATUS.CUDA_ERROR_OUT_OF_MEMORY
    assert cu.cuMemAlloc(0)[0] == STATUS.CUDA_ERROR_INVALID_VALUE


# ---- order -------------------------------------------------------------------------------------
def test_a_copy_is_done_when_somebody_waits(driver, block, pinned, stream):
    pinned[:] = 7
    ok(cu.cuMemcpyAsync(block, address(pinned), 512, stream))
    pinned[:] = 8  # too early: the driver has not read it yet
    ok(cu.cuMemcpyAsync(address(pinned) + 512, block, 512, stream))
    assert driver.waiting() == 2 and (pinned == 8).all()
    pinned[:512] = 9
    ok(cu.cuStreamSynchronize(stream))
    assert driver.waiting() == 0 and (pinned == 9).all()


def _passed_on(block, pinned, first, second, wait):
    """Copies on one stream what another brings; whether it found it."""
    event = ok(cu.cuEventCreate(2))
    pinned[:512], pinned[512:] = 5, 0
    ok(cu.cuMemcpyAsync(block, address(pinned), 512, first))
    ok(cu.cuEventRecord(event, first))
    if wait:
        ok(cu.cuStreamWaitEvent(second, event, 0))
    ok(cu.cuMemcpyAsync(address(pinned) + 512, block, 512, second))
    ok(cu.cuStreamSynchronize(second))
    found = bool((pinned[512:] == 5).all())
    ok(cu.cuStreamSynchronize(first))
    ok(cu.cuEventDestroy(event))
    return found


def test_a_wait_that_is_missing_shows(driver, pinned, stream):
    second, found = ok(cu.cuStreamCreate(1)), {True: set(), False: set()}
    for seed in range(12):
        driver.set_order(seed)
        for wait in found:
            fresh = int(ok(cu.cuMemAlloc(512)))
            found[wait].add(_passed_on(fresh, pinned, stream, second, wait))
            ok(cu.cuMemFree(fresh))
    ok(cu.cuStreamDestroy(second))
    assert found[True] == {True} and False in found[False]


def test_an_event_comes_nearer_when_it_is_asked(driver, block, pinned, stream):
    event = ok(cu.cuEventCreate(2))
    assert cu.cuEventQuery(event)[0] == STATUS.CUDA_SUCCESS  # it was never recorded
    ok(cu.cuMemcpyAsync(block, address(pinned), 512, stream))
    ok(cu.cuEventRecord(event, stream))
    assert cu.cuEventQuery(event)[0] == STATUS.CUDA_ERROR_NOT_READY
    assert cu.cuEventQuery(event)[0] == STATUS.CUDA_SUCCESS
    ok(cu.cuEventDestroy(event))


# ---- kernels -----------------------------------------------------------------------------------
def fill(stream, block, value, at, source=""):
    from core_backend_cuda.runtime.compiler import COMPILER as compiler

    code = compiler.machine_code(source or SOURCE, (), "sm_90", "fill")
    library = ok(cu.cuLibraryLoadData(code, [], [], 0, [], [], 0))
    function = cu.CUfunction(int(ok(cu.cuLibraryGetKernel(library, b"fill"))))
    given = (block, value, at), (ctypes.c_void_p, ctypes.c_int, ctypes.c_longlong)
    return cu.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, given, 0)


def test_a_kernel_is_given_arguments_of_their_sizes(block, pinned, stream):
    ok(fill(stream, block, -123456, 3))
    ok(cu.cuMemcpyAsync(address(pinned), block, 1024, stream))
    ok(cu.cuStreamSynchronize(stream))
    assert pinned.view("int32")[:5].tolist() == [-1, -1, -1, -123456, -1]


def test_a_kernel_that_the_emulator_cannot_build(block, stream):
    unknown = SOURCE.replace("{", "{ __nanosleep(1);")
    for _ in range(2):
        said = fill(stream, block, 1, 0, unknown)
        assert said[0] == STATUS.CUDA_ERROR_INVALID_SOURCE
    ok(fill(stream, block, 1, 0, SOURCE + "// another"))


def test_code_that_nobody_told_of_is_refused(context):
    answer = cu.cuLibraryLoadData(b"\x7fELF" + bytes(60), [], [], 0, [], [], 0)
    assert answer[0] == STATUS.CUDA_ERROR_INVALID_IMAGE


def test_a_kernel_that_is_not_there(context):
    from core_backend_cuda.runtime.compiler import COMPILER as compiler

    code = compiler.machine_code(SOURCE, (), "sm_90", "fill")
    library = ok(cu.cuLibraryLoadData(code, [], [], 0, [], [], 0))
    assert cu.cuLibraryGetKernel(library, b"full")[0] == STATUS.CUDA_ERROR_NOT_FOUND


def test_a_call_fails_when_it_is_told_to(driver, context):
    before = driver.calls("cuCtxGetCurrent")
    driver.fail("cuCtxGetCurrent", stand_in.LAUNCH_FAILED, after=2)
    said = [cu.cuCtxGetCurrent()[0] for _ in range(3)]
    assert said == [STATUS.CUDA_SUCCESS, STATUS.CUDA_ERROR_LAUNCH_FAILED, STATUS.CUDA_SUCCESS]
    assert driver.calls("cuCtxGetCurrent") == before + 3


# ---- what loses the device, in processes of their own --------------------------------------------
BEGIN = """
import stand_in
stand_in.load()
from test_stand_in import *
ok(cu.cuInit(0))
ok(cu.cuCtxPushCurrent(ok(cu.cuDevicePrimaryCtxRetain(0))))
stream, block = ok(cu.cuStreamCreate(1)), int(ok(cu.cuMemAlloc(1024)))
"""


def test_memory_that_is_freed_before_its_kernel_has_run(alone):
    said = alone(BEGIN + """
ok(fill(stream, block, 1, 0))
ok(cu.cuMemFree(block))
print([int(cu.cuStreamSynchronize(stream)[0]), int(cu.cuMemAlloc(8)[0]), int(cu.cuMemGetInfo()[0])])
""")  # fmt: skip
    assert said == "[700, 700, 700]"


def test_a_kernel_reaches_its_own_device_only(alone):
    said = alone(BEGIN + """
ok(cu.cuCtxPushCurrent(ok(cu.cuDevicePrimaryCtxRetain(1))))
other = int(ok(cu.cuMemAlloc(1024)))
ok(fill(stream, other, 1, 0))
print(int(cu.cuStreamSynchronize(stream)[0]), int(cu.cuMemAlloc(8)[0]))
""")  # fmt: skip
    assert said == "700 0"


def test_the_host_cannot_read_the_devices_memory(alone):
    alone(BEGIN + "ctypes.string_at(block, 1)", status=-11)


def test_a_lane_that_waits_for_ever_ends_the_launch(alone):
    said = alone(BEGIN + """
source = '''extern "C" __global__ void fill(int *x, int value, long long n) {
  if (threadIdx.x == 0) return;
  __syncthreads();
}'''
launch = cu.cuLaunchKernel
cu.cuLaunchKernel = lambda f, *a: launch(f, 1, 1, 1, 32, *a[4:])
ok(fill(stream, block, 1, 0, source))
print(int(cu.cuStreamSynchronize(stream)[0]))
""")  # fmt: skip
    assert said == "702"


def test_a_child_cannot_use_the_driver(alone):
    said = alone(BEGIN + """
import os
if (pid := os.fork()) == 0:
    os._exit(int(cu.cuMemAlloc(8)[0]) * 10 + int(cu.cuInit(0)[0]))
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), int(cu.cuMemAlloc(8)[0]))
""")  # fmt: skip
    assert said == "33 0"
