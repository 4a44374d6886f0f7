"""Loads `_blas`, the kernels that need OpenBLAS; where it cannot be loaded, says why.

OpenBLAS comes with PyPI's scipy-openblas32. The others' copies (NumPy's, SciPy's) are libraries of
other names, and are left alone.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

THREADS = "OPENBLAS_NUM_THREADS"


def load() -> ModuleType | str:
    """The module `_blas`, or the reason why it is not to be had."""
    try:
        with _one_thread():
            return _import()
    except ImportError as e:
        return str(e)


@contextmanager
def _one_thread() -> Iterator[None]:
    """OpenBLAS starts threads of its own when it is loaded, unless told otherwise."""
    before = os.environ.get(THREADS)
    os.environ[THREADS] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[THREADS]
        else:
            os.environ[THREADS] = before


def _import() -> ModuleType:
    name = "core_backend_cpu_x86._blas"
    try:
        return import_module(name)
    except ImportError:
        _preload()
        return import_module(name)


def _preload() -> None:
    """Loads the library itself, for an install where it is not beside this package."""
    import ctypes

    import scipy_openblas32

    path = os.path.join(scipy_openblas32.get_lib_dir(), f"lib{scipy_openblas32.get_library()}.so")
    try:
        ctypes.CDLL(path)
    except OSError as e:
        raise ImportError(str(e)) from e
