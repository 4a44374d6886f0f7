"""The driver's library: boards by number, their memory, and launches, which nobody waits for."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path

from flint.compiler import FlintError, compile

BOARD = Path(__file__).with_name("board.py")


def count() -> int:
    """How many boards there are."""
    return 2


class Program:
    """A compiled source; boards load it when they first start one of its kernels."""

    def __init__(self, source: str) -> None:
        self.text = compile(source)


class Board:
    """One board, switched on."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loaded: dict[int, Program] = {}  # kept, so that their ids stay theirs
        self._released: list[int] = []  # told with the next request: a collector may release
        self.process = subprocess.Popen(
            [sys.executable, str(BOARD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def allocate(self, nbytes: int) -> int:
        """An address; 0 where there is no room."""
        return self._ask("allocate", nbytes)

    def release(self, address: int) -> None:
        self._released.append(address)

    def write(self, address: int, data: memoryview) -> None:
        self._tell("write", address, bytes(data))

    def read(self, address: int, nbytes: int) -> bytes:
        return self._ask("read", address, nbytes)

    def move(self, to: int, address: int, nbytes: int) -> None:
        self._tell("move", to, address, nbytes)

    def start(
        self, program: Program, name: str, groups: int, lanes: int, arguments: list[int]
    ) -> None:
        """Enqueues a kernel: so many groups of so many lanes."""
        if id(program) not in self._loaded:
            self._loaded[id(program)] = program
            self._tell("load", id(program), program.text)
        self._tell("start", id(program), name, groups, lanes, arguments)

    def product(
        self, kind: str, sizes: tuple[int, int, int], a: int, b: int, out: int, bias: int = 0
    ) -> None:
        """Enqueues out = a @ b (+ bias) of dense matrices.

        Args:
            kind: "float32" or "float64".
            sizes: m, k, n: a is m by k, b is k by n, out is m by n, bias has n numbers.
        """
        self._tell("product", kind, *sizes, a, b, out, bias)

    def drain(self) -> None:
        """Waits until everything is done; raises what went wrong since the last answer."""
        self._ask("drain")

    def _tell(self, *request: object) -> None:
        with self._lock:
            self._send(False, *request)

    def _ask(self, *request: object) -> object:
        with self._lock:
            self._send(True, *request)
            try:
                answer, failed = pickle.load(self.process.stdout)
            except EOFError:
                raise FlintError("the board does not answer: it has been switched off") from None
        if failed:
            raise FlintError(failed)
        return answer

    def _send(self, *request: object) -> None:
        try:
            while self._released:
                pickle.dump((False, "release", self._released.pop()), self.process.stdin)
            pickle.dump(request, self.process.stdin)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise FlintError("the board does not answer: it has been switched off") from None


@cache
def boards() -> list[Board]:
    """Every board, switched on once for a process."""
    return [Board() for _ in range(count())]
