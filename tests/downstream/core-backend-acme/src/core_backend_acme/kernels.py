"""Kernels for acme: NumPy over the device's memory, which is mapped while a kernel runs."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any

import numpy as np

from core import _native
from core_backend_acme.runtime import array_of, runtime

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.plugins import KernelRegistry

# Everything that NumPy has; bfloat16 falls back.
REAL = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATING = ["float16", "float32", "float64", "complex64", "complex128"]


def register(registry: KernelRegistry) -> None:
    """What `core_register_kernels` does."""
    every = ["bool", *REAL, *FLOATING]
    registry.register("core::add", host_kernel(np.add), dtypes=every)
    registry.register("core::multiply", host_kernel(np.multiply), dtypes=every)
    registry.register("core::exp", host_kernel(np.exp), dtypes=FLOATING)
    registry.register("core::clone", host_kernel(np.copy), dtypes=every)


def host_kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel out of a function of arrays and numbers that returns one array (or several)."""

    @wraps(function)
    def kernel(*args: Any, **kwargs: Any) -> Any:
        first = next(a for a in (*args, *kwargs.values()) if isinstance(a, _native.Tensor))
        memory = runtime().memories[first.device.index]
        mapping = memory.mapped()  # goes with the last array over it, when the kernel is done
        arrays = [_read(memory, mapping, arg) for arg in args]
        named = {name: _read(memory, mapping, arg) for name, arg in kwargs.items()}
        results = function(*arrays, **named)
        if isinstance(results, tuple):
            return tuple(_write(memory, mapping, r, first.device) for r in results)
        return _write(memory, mapping, results, first.device)

    return kernel


def _read(memory: Any, mapping: Any, value: Any) -> Any:
    return array_of(memory, mapping, value) if isinstance(value, _native.Tensor) else value


def _write(memory: Any, mapping: Any, result: Any, device: Any) -> Any:
    array = np.asarray(result)
    tensor = _native.empty(array.shape, _native.dtype(array.dtype.name), device)
    array_of(memory, mapping, tensor)[...] = array
    return tensor
