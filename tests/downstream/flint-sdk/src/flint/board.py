"""A board: memory, and lanes that execute programs in step; the other end of the driver's pipe.

Started by the driver as a program of its own. It answers requests in order and only where an answer
was asked for; what fails before is said with the next answer.
"""

from __future__ import annotations

import pickle
import sys

import numpy as np

FIRST_ADDRESS = 1 << 52  # where a host has nothing
SIZE = 1 << 29
GARBAGE = 0xA5  # what new memory holds
GAP = 64  # between blocks, so that what leaves one does not meet the next
MOST_LANES = 1 << 17  # that are carried at a time
MERGES = {
    "sum": np.add, "prod": np.multiply, "min": np.minimum, "max": np.maximum,
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
}  # fmt: skip


class Array:
    """Elements that lanes address: `cells[base + i]`, for `first <= i < last`."""

    def __init__(self, cells: np.ndarray, base: object, first: int, last: int) -> None:
        self.cells, self.base, self.first, self.last = cells, base, first, last

    def load(self, at: object, mask: np.ndarray) -> np.ndarray:
        self._check(at, mask)
        return self.cells[np.where(mask, at, self.first) + self.base]

    def store(self, at: object, value: object, mask: np.ndarray) -> None:
        places, values = self._chosen(at, value, mask)
        self.cells[places] = values

    def merge(self, how: str, at: object, value: object, mask: np.ndarray) -> None:
        places, values = self._chosen(at, value, mask)
        MERGES[how].at(self.cells, places, values)

    def _chosen(self, at: object, value: object, mask: np.ndarray) -> tuple:
        self._check(at, mask)
        places = np.broadcast_to(at + self.base, mask.shape)[mask]
        return places, np.broadcast_to(value, mask.shape)[mask]

    def _check(self, at: object, mask: np.ndarray) -> None:
        wrong = mask & ((at < self.first) | (at >= self.last))
        if wrong.any():
            element = np.broadcast_to(at, mask.shape)[wrong][0]
            raise IndexError(f"element {element} of an array of {self.first} to {self.last - 1}")


class Board:
    """Memory by address, and the programs that were loaded."""

    def __init__(self) -> None:
        self.memory = np.zeros(SIZE, np.uint8)
        self.blocks: dict[int, int] = {}  # bytes by offset
        self.free = [(0, SIZE)]  # offset and size, never adjacent
        self.programs: dict[int, dict] = {}

    # ---- memory ----------------------------------------------------------------------------------
    def allocate(self, nbytes: int) -> int:
        """The first place that is large enough; 0 where there is none."""
        room = _rounded(nbytes)
        for n, (offset, size) in enumerate(self.free):
            if size >= room:
                self.free[n : n + 1] = [(offset + room, size - room)] if size > room else []
                self.memory[offset : offset + nbytes] = GARBAGE
                self.blocks[offset] = nbytes
                return FIRST_ADDRESS + offset
        return 0

    def release(self, address: int) -> None:
        offset = address - FIRST_ADDRESS
        self.free.append((offset, _rounded(self.blocks.pop(offset))))
        self.free.sort()
        merged = self.free[:1]
        for offset, size in self.free[1:]:
            if sum(merged[-1]) == offset:
                merged[-1] = (merged[-1][0], merged[-1][1] + size)
            else:
                merged.append((offset, size))
        self.free = merged

    def write(self, address: int, data: bytes) -> None:
        self.bytes(address, len(data))[:] = np.frombuffer(data, np.uint8)

    def read(self, address: int, nbytes: int) -> bytes:
        return self.bytes(address, nbytes).tobytes()

    def move(self, to: int, address: int, nbytes: int) -> None:
        self.bytes(to, nbytes)[:] = self.bytes(address, nbytes).copy()

    def bytes(self, address: int, nbytes: int) -> np.ndarray:
        offset, (first, last) = address - FIRST_ADDRESS, self.block(address)
        if not first <= offset <= offset + nbytes <= last:
            raise IndexError(f"{nbytes} bytes at {address:#x} reach beyond their block")
        return self.memory[offset : offset + nbytes]

    def block(self, address: int) -> tuple[int, int]:
        """Where the block of an address begins and ends."""
        offset = address - FIRST_ADDRESS
        for first, nbytes in self.blocks.items():
            if first <= offset <= first + nbytes:
                return first, first + nbytes
        raise IndexError(f"nothing was allocated at {address:#x}")

    # ---- programs --------------------------------------------------------------------------------
    def load(self, number: int, program: str) -> None:
        names = {"np": np, "ALL": np.bool_(True)}
        names.update(returned=_returned, quotient=_quotient, remainder=_remainder)
        exec(compile(program, "<flint>", "exec"), names)
        self.programs[number] = names

    def start(self, number: int, name: str, groups: int, lanes: int, given: list[int]) -> None:
        kernel = self.programs[number][name]
        arguments = [self.argument(k, v) for k, v in zip(kernel.takes, given, strict=True)]
        each = max(1, MOST_LANES // lanes)
        for first in range(0, groups, each):
            self.lanes, count = lanes, min(each, groups - first)
            group = np.repeat(np.arange(first, first + count), lanes)
            lane = np.tile(np.arange(lanes), count)
            with np.errstate(all="ignore"):
                kernel(self, np.ones(count * lanes, bool), group, lane, *arguments)

    def argument(self, kind: str, value: int) -> object:
        """A number, or the memory at an address, of which no lane may leave the block."""
        if not kind:
            return np.int64(value)
        dtype = np.dtype(getattr(np, kind))
        first, last = self.block(value)
        offset, size = value - FIRST_ADDRESS, dtype.itemsize
        cells = self.memory[: SIZE // size * size].view(dtype)
        return Array(cells, offset // size, -((offset - first) // size), (last - offset) // size)

    # ---- the library -----------------------------------------------------------------------------
    def product(
        self, kind: str, m: int, k: int, n: int, a: int, b: int, out: int, bias: int
    ) -> None:
        """out = a @ b, and bias added to each row unless its address is 0."""
        x, y = self.matrix(kind, a, m, k), self.matrix(kind, b, k, n)
        made = x @ y if bias == 0 else x @ y + self.matrix(kind, bias, 1, n)
        self.matrix(kind, out, m, n)[:] = made

    def matrix(self, kind: str, address: int, rows: int, columns: int) -> np.ndarray:
        nbytes = rows * columns * np.dtype(kind).itemsize
        return self.bytes(address, nbytes).view(kind).reshape(rows, columns)

    # ---- what programs ask for -------------------------------------------------------------------
    def near(self, dtype: type, size: int, group: np.ndarray, lane: np.ndarray) -> Array:
        """Memory of each group; it holds no zeros at first."""
        return self._array(dtype, size, group - group[0])

    def own(self, dtype: type, size: int, group: np.ndarray, lane: np.ndarray) -> Array:
        """Memory of each lane."""
        return self._array(dtype, size, np.arange(len(lane)))

    def _array(self, dtype: type, size: int, owner: np.ndarray) -> Array:
        nbytes = (int(owner[-1]) + 1) * size * np.dtype(dtype).itemsize
        return Array(np.full(nbytes, GARBAGE, np.uint8).view(dtype), owner * size, 0, size)

    def meet(self, mask: np.ndarray) -> None:
        """All lanes of a group have to come here, or none."""
        together = mask.reshape(-1, self.lanes)
        if (together.any(1) != together.all(1)).any():
            raise RuntimeError("some lanes of a group wait where others never come")


def _rounded(nbytes: int) -> int:
    return -(-nbytes // 64) * 64 + GAP


def _returned(before: object, mask: np.ndarray, value: object) -> object:
    return value if before is None else np.where(mask, value, before)


def _remainder(a: object, b: object) -> object:
    """With the sign of a; 0 where b is 0."""
    return np.fmod(a, np.where((b == 0) | (b == -1), b.dtype.type(1), b))


def _quotient(a: object, b: object) -> object:
    """Towards 0; where b is 0, anything."""
    divisor = np.where((b == 0) | (b == -1), b.dtype.type(1), b)
    return np.where(b == -1, -a, (a - np.fmod(a, divisor)) // divisor)


def serve() -> None:
    """Answers requests until the pipe is closed."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    board, failed = Board(), None
    while True:
        try:
            wanted, name, *arguments = pickle.load(requests)
        except EOFError:
            return
        answer = None
        try:
            answer = getattr(board, name)(*arguments) if name != "drain" else None
        except Exception as e:
            failed = failed or f"{name}: {e}"
        if wanted:
            pickle.dump((answer, failed), answers)
            answers.flush()
            failed = None


if __name__ == "__main__":
    serve()
