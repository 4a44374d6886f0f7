"""The device's end of the pipe: a program that holds the memory, and imports nothing of core.

Addresses begin at 2**52, where the host has nothing; each allocation gets a range of its own that
is never used again, so that a stale address is found out.
"""

from __future__ import annotations

import struct
import sys

REQUEST = struct.Struct("<cQQQ")
REPLY = struct.Struct("<Q")
FIRST_ADDRESS = 1 << 52
LIMIT = 1 << 30


class Memory:
    """Allocations by their first address."""

    def __init__(self) -> None:
        self.blocks: dict[int, bytearray] = {}
        self.next = FIRST_ADDRESS
        self.used = 0

    def allocate(self, nbytes: int) -> int:
        if self.used + nbytes > LIMIT:
            return 0
        address = self.next
        self.blocks[address] = bytearray(nbytes)
        self.next += -(-nbytes // 64) * 64 + 64
        self.used += nbytes
        return address

    def free(self, address: int) -> None:
        self.used -= len(self.blocks.pop(address))

    def at(self, address: int, nbytes: int) -> memoryview:
        for first, block in self.blocks.items():
            if first <= address and address + nbytes <= first + len(block):
                return memoryview(block)[address - first : address - first + nbytes]
        raise SystemExit(f"bolt: {nbytes} bytes at {address:#x} belong to no allocation")


def serve() -> None:
    """Answers requests until the pipe is closed."""
    memory = Memory()
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    while request := requests.read(REQUEST.size):
        what, address, other, nbytes = REQUEST.unpack(request)
        reply = 0
        if what == b"a":
            reply = memory.allocate(nbytes)
        elif what == b"f":
            memory.free(address)
        elif what == b"w":
            memory.at(address, nbytes)[:] = requests.read(nbytes)
        elif what == b"r":
            replies.write(memory.at(address, nbytes))
        elif what == b"c":
            memory.at(address, nbytes)[:] = bytes(memory.at(other, nbytes))
        replies.write(REPLY.pack(reply))
        replies.flush()


if __name__ == "__main__":
    serve()
