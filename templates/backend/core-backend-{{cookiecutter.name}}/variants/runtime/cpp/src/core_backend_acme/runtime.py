"""Memory, copies, queues and events of the device: every method is one call of csrc/driver.cpp.

TODO: replace the functions in csrc/driver.cpp by calls of your driver, one at a time; the
tests show whether it still works. The contract of each method is in
core.plugins.QueuedRuntime, and in core's documentation, "Bring a device"; core adds the caching
allocator, streams and late errors.
"""

from __future__ import annotations

import ctypes
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from core.plugins import QueuedRuntime

from core_backend_acme import config

if TYPE_CHECKING:
    from collections.abc import Callable

_WORD, _INT, _VOID = ctypes.c_uint64, ctypes.c_int, None
_FUNCTIONS = {  # of csrc/driver.cpp: what each returns, and takes
    "acme_open": (_VOID, _INT, _WORD),
    "acme_used": (_WORD, _INT),
    "acme_allocate": (_WORD, _WORD, _INT),
    "acme_free": (_VOID, _WORD, _INT),
    "acme_queue": (_WORD, _INT),
    "acme_copy": (_VOID, _WORD, _WORD, _WORD, _WORD),
    "acme_wait": (_VOID, _WORD),
    "acme_mark": (_WORD, _WORD),
    "acme_reached": (_INT, _WORD),
    "acme_await": (_VOID, _WORD, _WORD),
    "acme_pointer": (_WORD, _WORD),
}


@cache
def driver() -> ctypes.CDLL:
    """The library that csrc/driver.cpp is built into. It is installed into the package, which lies
    in two folders after `pip install -e`: the sources in one, what was built in the other."""
    library = ctypes.CDLL(str(files("core_backend_acme") / "libacme_driver.so"))
    for name, (result, *arguments) in _FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class AcmeRuntime(QueuedRuntime):
    """All devices of this process."""

    def __init__(self) -> None:
        super().__init__()
        self._driver = driver()
        self._driver.acme_open(config.device_count(), config.memory_size())

    def device_count(self) -> int:
        return config.device_count()

    def name(self, index: int) -> str:
        return f"Acme simulator {index}"

    def memory_info(self, index: int) -> tuple[int, int]:
        return config.memory_size() - self._driver.acme_used(index), config.memory_size()

    # ---- memory --------------------------------------------------------------------------------
    def reserve(self, nbytes: int, index: int) -> int:
        address = self._driver.acme_allocate(nbytes, index)
        if address == 0:
            raise MemoryError(f"{nbytes} bytes; {self.memory_info(index)[0]} are free")
        return int(address)

    def release(self, address: int, index: int) -> None:
        self._driver.acme_free(address, index)

    # ---- queues: work is done in order ---------------------------------------------------------
    def open_queue(self, index: int) -> int:
        return int(self._driver.acme_queue(index))

    def copy(self, queue: int, dst: int, src: int, nbytes: int) -> None:
        self._driver.acme_copy(queue, dst, src, nbytes)

    def wait(self, queue: int) -> None:
        self._driver.acme_wait(queue)

    # ---- events: places in a queue -------------------------------------------------------------
    def mark(self, queue: int) -> int:
        return int(self._driver.acme_mark(queue))

    def reached(self, event: int) -> bool:
        return bool(self._driver.acme_reached(event))

    def await_event(self, event: int, queue: int | None = None) -> None:
        self._driver.acme_await(event, queue or 0)

    # ---- the simulator's, for dialect.py and kernels.py ----------------------------------------
    def enqueue(self, index: int, work: Callable[[], object]) -> None:
        """Starts a kernel on the current queue. TODO: the driver's call, which does not wait."""
        work()  # driver.cpp does at once what a device would do later

    def pointer(self, address: int) -> int:
        """The memory of an address, for a kernel. TODO: a device's kernel takes the address."""
        return int(self._driver.acme_pointer(address))


@cache
def runtime() -> AcmeRuntime:
    """The runtime of this process."""
    return AcmeRuntime()
