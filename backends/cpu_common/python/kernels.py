"""Hands the native kernels to core: those built for the best instruction set that the CPU has."""

from __future__ import annotations

import os
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from core import logging
from core.dtype_table import COMPUTED_FLOATS

from . import _kernels

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from core.plugins.registry import KernelRegistry

THREADS = "OPENBLAS_NUM_THREADS"
NAME = (__package__ or "").removeprefix("core_backend_")


def register(registry: KernelRegistry) -> None:
    """Registers kernels with the operators that they are for, and those built from bodies."""
    isa = _kernels.isas()[-1]
    for op_name, capsule, dtypes in _kernels.kernels(isa):
        registry.register(op_name, capsule, dtypes=dtypes)
    loaded = load_blas()
    if isinstance(loaded, str):
        logging.warning(
            "plugins",
            "%s multiplies large matrices only, OpenBLAS was not loaded: %s",
            NAME,
            loaded,
        )
    else:  # asked behind the loops of _kernels, which decline what it does as well
        for op_name, capsule, dtypes in loaded.kernels():
            registry.register(op_name, capsule, dtypes=dtypes, priority=-1)
    if (products := _kernels.products(isa)) is not None:
        registry.register_product(products, COMPUTED_FLOATS)
    find = partial(_kernels.find_pointwise, isa), partial(_kernels.find_source, isa)
    registry.add_built(*find)


def load_blas() -> ModuleType | str:
    """The module `_blas`, the kernels that need OpenBLAS, or the reason why it is not to be had.

    OpenBLAS comes with PyPI's scipy-openblas32. The copies of others (NumPy's, SciPy's) are
    libraries of other names, and are left alone.
    """
    try:
        with _one_thread():
            return _import_blas()
    except ImportError as e:
        return str(e)


@contextmanager
def _one_thread() -> Iterator[None]:
    """Loads OpenBLAS with one thread: otherwise it starts threads when it is loaded."""
    before = os.environ.get(THREADS)
    os.environ[THREADS] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[THREADS]
        else:
            os.environ[THREADS] = before


def _import_blas() -> ModuleType:
    name = f"{__package__}._blas"
    try:
        return import_module(name)
    except ImportError:
        _preload_blas()
        return import_module(name)


def _preload_blas() -> None:
    """Loads the library itself, for an install where it is not next to this package."""
    import ctypes

    import scipy_openblas32

    path = os.path.join(scipy_openblas32.get_lib_dir(), f"lib{scipy_openblas32.get_library()}.so")
    try:
        ctypes.CDLL(path)
    except OSError as e:
        raise ImportError(str(e)) from e
