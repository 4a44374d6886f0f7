"""Kernels of this device's own, for the operators that a library of yours does best.

They are asked before core's bodies (tier 1) and before the fallback to the CPU. What an operator
takes and returns: `python -m core ops NAME`; what may be registered: core's docs, "Hooks".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
import ctypes

import core
import numpy as np

from core_backend_acme.runtime import runtime

if TYPE_CHECKING:

    from core.plugins import KernelRegistry


def register(registry: KernelRegistry) -> None:
    """What `core_register_kernels` does."""
    # TODO: your library's functions, the products of matrices first: "core::matmul".
    registry.register("core::exp", exp, dtypes=["float32", "float64"])


def exp(x: core.Tensor) -> Any:
    """An example: NumPy in the simulator's memory. TODO: enqueue your library's function.

    It is asynchronous, as every kernel has to be: the work is enqueued, and the result is returned
    before it is computed. Memory of `x` that is freed meanwhile is not used again too early.
    """
    if not x.is_contiguous:
        return core.DECLINED  # the next way is taken: a body, or the CPU
    out = core.empty_like(x)
    source, target = _array(x), _array(out)
    index = x.device.index
    runtime().enqueue(index, lambda: np.exp(source, out=target))
    runtime().launched("exp", index)  # the name that an error has which is raised later
    return out


def _array(tensor: core.Tensor) -> np.ndarray[Any, np.dtype[Any]]:
    """A contiguous tensor's elements. TODO: a library takes the address, `tensor.data_ptr`."""
    nbytes = tensor.size * tensor.dtype.itemsize
    memory = (ctypes.c_char * nbytes).from_address(runtime().pointer(tensor.data_ptr))
    return np.frombuffer(memoryview(memory), tensor.dtype.name).reshape(tensor.shape)
