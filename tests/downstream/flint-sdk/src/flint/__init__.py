"""Flint as its vendor would deliver it: boards, a driver and a compiler. It knows nothing of core.

    boards()                  the boards of this machine, each with memory of its own
    Program(source)           a source in the Flint language, compiled (`compiler.py`)
    board.start(program, ...) a kernel, enqueued

Boards are simulated, each by a process of its own (`board.py`) at the other end of a pipe
(`driver.py`), so the host cannot read their memory by accident or by intent.
"""

from flint.compiler import FlintError
from flint.driver import Board, Program, boards, count

__all__ = ["Board", "FlintError", "Program", "boards", "count"]
