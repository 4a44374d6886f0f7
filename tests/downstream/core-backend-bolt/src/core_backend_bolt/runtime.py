"""The host's end of the pipe: each method is one request to the process that holds the memory."""

from __future__ import annotations

import struct
import subprocess
import sys
import threading
from pathlib import Path

from core.plugins import Runtime

REQUEST = struct.Struct("<cQQQ")  # what, an address, another address, a number of bytes
REPLY = struct.Struct("<Q")
DEVICE = Path(__file__).with_name("device.py")


class BoltRuntime(Runtime):
    """One device, in a child process that ends when its pipe is closed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._device = subprocess.Popen(
            [sys.executable, "-I", str(DEVICE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def device_count(self) -> int:
        return 1

    def allocate(self, nbytes: int, index: int) -> int:
        address = self._ask(b"a", nbytes=nbytes)
        if address == 0:
            raise MemoryError(f"bolt has no {nbytes} bytes")
        return address

    def free(self, address: int, nbytes: int, index: int) -> None:
        self._ask(b"f", address)

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        self._ask(b"w", dst, nbytes=len(src), data=src)

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        self._ask(b"r", src, nbytes=len(dst), into=dst)

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        self._ask(b"c", dst, src, nbytes)

    def synchronize(self, index: int) -> None:
        """Each request is answered when it is done."""

    def name(self, index: int) -> str:
        return f"Bolt, process {self._device.pid}"

    def _ask(
        self,
        what: bytes,
        address: int = 0,
        other: int = 0,
        nbytes: int = 0,
        data: memoryview | None = None,
        into: memoryview | None = None,
    ) -> int:
        with self._lock:
            to, back = self._device.stdin, self._device.stdout
            to.write(REQUEST.pack(what, address, other, nbytes))
            if data is not None:
                to.write(data)
            to.flush()
            if into is not None:
                _read_into(back, into)
            return int(REPLY.unpack(_read(back, REPLY.size))[0])


def _read(pipe: object, nbytes: int) -> bytes:
    data = pipe.read(nbytes)
    if len(data) < nbytes:
        raise RuntimeError("the process that holds bolt's memory has ended")
    return data


def _read_into(pipe: object, out: memoryview) -> None:
    done = 0
    while done < len(out):
        count = pipe.readinto(out[done:])
        if not count:
            raise RuntimeError("the process that holds bolt's memory has ended")
        done += count
