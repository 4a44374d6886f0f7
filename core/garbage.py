"""`uncollected`: Python's garbage collector waits while much is allocated that stays.

A collection looks at every object of the process; after a front end as PyTorch's dynamo there are
millions. Making a graph and its kernels allocates enough to start some, and they find nothing.
"""

from __future__ import annotations

import functools
import gc
import os
import threading
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


class _Pause:
    """The threads that have the collector wait, each as often as it does."""

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a finalizer may compile
        self._threads: list[int] = []
        self._disabled = False  # here, and not by the user

    def begin(self) -> None:
        with self._lock:
            if not self._threads and gc.isenabled():
                gc.disable()
                self._disabled = True
            self._threads.append(threading.get_ident())

    def end(self) -> None:
        with self._lock:
            self._threads.remove(threading.get_ident())
            self._settle()

    def after_fork(self) -> None:
        """The child has one thread, and none of the locks that others held."""
        self._lock = threading.RLock()
        self._threads = [t for t in self._threads if t == threading.get_ident()]
        self._settle()

    def _settle(self) -> None:
        if not self._threads and self._disabled:
            self._disabled = False
            gc.enable()


_pause = _Pause()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_pause.after_fork)


def uncollected(function: Callable[P, R]) -> Callable[P, R]:
    """The function, during calls of which the garbage collector waits.

    >>> import gc
    >>> from core.garbage import uncollected
    >>> uncollected(gc.isenabled)(), gc.isenabled()
    (False, True)
    """

    @functools.wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        _pause.begin()
        try:
            return function(*args, **kwargs)
        finally:
            _pause.end()

    return call
