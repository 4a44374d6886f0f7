"""The CUDA driver, through cuda-bindings: calls that raise, and a device's context.

Every device is used in its primary context, which other libraries of the process share. A call
enters it and leaves it again, so that what another library has made current stays so.
"""

from __future__ import annotations

import functools
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cuda.bindings import driver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OLDEST = 13000  # CUDA 13: what the kernels' machine code asks for
LEAST = 7, 5  # compute capability: what NVRTC of CUDA 13 compiles for
_Status = driver.CUresult
_FULL = (_Status.CUDA_ERROR_OUT_OF_MEMORY,)
_FORKED = (_Status.CUDA_ERROR_NOT_INITIALIZED,)
_STICKY = (
    _Status.CUDA_ERROR_ILLEGAL_ADDRESS,
    _Status.CUDA_ERROR_LAUNCH_TIMEOUT,
    _Status.CUDA_ERROR_ASSERT,
    _Status.CUDA_ERROR_HARDWARE_STACK_ERROR,
    _Status.CUDA_ERROR_ILLEGAL_INSTRUCTION,
    _Status.CUDA_ERROR_MISALIGNED_ADDRESS,
    _Status.CUDA_ERROR_INVALID_ADDRESS_SPACE,
    _Status.CUDA_ERROR_INVALID_PC,
    _Status.CUDA_ERROR_LAUNCH_FAILED,
    _Status.CUDA_ERROR_ECC_UNCORRECTABLE,
)


class DriverError(RuntimeError):
    """A call of the driver that failed, with the driver's name for it and its explanation."""

    def __init__(self, call: str, status: Any) -> None:
        self.status = status
        text = f"{call}: {status.name}"
        _, explanation = driver.cuGetErrorString(status)
        if explanation:
            text += f" ({explanation.decode()})"
        if status in _STICKY:
            text += "; CUDA is not usable any more in this process: start it anew"
        if status in _FORKED:
            text += "; if this process was forked from one that used CUDA, start it by 'spawn'"
        super().__init__(text)


def call(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function of the driver returns beside its status.

    Raises:
        MemoryError: the device is full. DriverError: any other status that is not success.
    """
    return checked(function.__name__, *function(*arguments))


def checked(name: str, status: Any, *results: Any) -> Any:
    """What a function of that name has returned beside its status; it raises as `call` does."""
    if status != _Status.CUDA_SUCCESS:
        if status in _FULL:
            raise MemoryError(f"{name}: the device is full")
        raise DriverError(name, status)
    return results[0] if len(results) == 1 else results


class Device:
    """One GPU: its name, its architecture, and its primary context."""

    def __init__(self, index: int) -> None:
        self.number = call(driver.cuDeviceGet, index)
        self.name = call(driver.cuDeviceGetName, 256, self.number).split(b"\0")[0].decode()
        self.arch = "sm_{}{}".format(*capability(index))

    @functools.cached_property
    def context(self) -> Any:
        """Made at the first use of this GPU: a context takes some of its memory."""
        return call(driver.cuDevicePrimaryCtxRetain, self.number)

    @contextmanager
    def current(self) -> Iterator[None]:
        """The calls in the block are made in this device's context."""
        call(driver.cuCtxPushCurrent, self.context)
        try:
            yield
        except BaseException:
            driver.cuCtxPopCurrent()  # what it returns is no news, and hides what was raised
            raise
        call(driver.cuCtxPopCurrent)


def version() -> int:
    """Of CUDA, that the driver speaks: 13000 is 13.0. It may be asked before `count`."""
    return int(call(driver.cuDriverGetVersion))


def capability(index: int) -> tuple[int, int]:
    """The compute capability of a GPU; no context is made."""
    kinds, number = driver.CUdevice_attribute, call(driver.cuDeviceGet, index)
    major = kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
    minor = kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
    ask = functools.partial(call, driver.cuDeviceGetAttribute)
    return int(ask(major, number)), int(ask(minor, number))


def count() -> int:
    """How many GPUs this process may use; CUDA_VISIBLE_DEVICES chooses."""
    try:
        call(driver.cuInit, 0)
    except DriverError as e:
        if e.status == _Status.CUDA_ERROR_NO_DEVICE:
            return 0
        raise
    return int(call(driver.cuDeviceGetCount))
