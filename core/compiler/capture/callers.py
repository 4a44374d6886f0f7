"""The user's code that makes a call: its line, and whether it catches what the call raises.

A front end that calls operators for other code names the line of that code: `at_line`.
"""

from __future__ import annotations

import dis
import functools
import itertools
import sys
import threading
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from types import CodeType, TracebackType

_BETWEEN = ("core.", "contextlib")  # modules that stand between the user's line and a call
_RAISE = dis.opmap["RAISE_VARARGS"]
_PUSH, _WITH = dis.opmap["PUSH_EXC_INFO"], dis.opmap["WITH_EXCEPT_START"]
_thread = threading.local()


class at_line:
    """A block whose operator calls stand for a line of other code: "model.py:12"."""

    def __init__(self, line: str) -> None:
        self._line = line

    def __enter__(self) -> None:
        self._before = getattr(_thread, "line", None)
        _thread.line = self._line

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        _thread.line = self._before


def line_of_call() -> str:
    """The line of the user's code that makes the call."""
    given: str | None = getattr(_thread, "line", None)
    if given is not None:
        return given
    frame = sys._getframe(2)
    while frame is not None and frame.f_globals.get("__name__", "").startswith(_BETWEEN):
        frame = frame.f_back  # type: ignore[assignment]
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame is not None else ""


class RaisedAt(NamedTuple):
    """Where the user's code raises an error. is_statement: by a raise or assert statement, from
    its first line to its last."""

    kind: type[BaseException]
    file: str
    first: int
    last: int
    is_statement: bool

    def covers(self, line: str) -> bool:
        """Whether a line, as line_of_call has it, is one of that statement."""
        file, _, number = line.rpartition(":")
        return self.is_statement and file == self.file and self.first <= int(number) <= self.last


def place_of_error(error: BaseException) -> RaisedAt | None:
    """Where the user's code raises an error; None: it does not."""
    traceback, found = error.__traceback__, None
    while traceback is not None:
        if not traceback.tb_frame.f_globals.get("__name__", "").startswith(_BETWEEN):
            found = traceback
        traceback = traceback.tb_next
    if found is None:
        return None
    code, at = found.tb_frame.f_code, found.tb_lasti // 2
    _, last, _, _ = next(itertools.islice(code.co_positions(), at, None))
    is_statement = found.tb_next is None and code.co_code[found.tb_lasti] == _RAISE
    line = found.tb_lineno
    return RaisedAt(type(error), code.co_filename, line, last or line, is_statement)


def in_try() -> bool:
    """Whether the user's code has a try block around the call: then an error of the call has to be
    raised inside of it, and the call cannot be put off.
    """
    frame = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") != "core.compiler.compiled":
        of_core = frame.f_globals.get("__name__", "").startswith("core.")
        if not of_core and _has_try(frame.f_code):
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False


@functools.lru_cache(4096)
def _has_try(code: CodeType) -> bool:
    """Whether a function has a try block; blocks of `with` are none."""
    for entry in dis._parse_exception_table(code):  # type: ignore[attr-defined]
        handler = list(code.co_code[entry.target : entry.target + 4 : 2])
        if handler[0] == _PUSH and handler[1] != _WITH:
            return True
    return False
