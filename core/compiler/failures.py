"""Internal errors: core, or a pass of a backend, fails while it compiles a function which does not.

Whether an error is one is known when the function has run eagerly, and has not raised it
(compiled.py). Where it cannot be run again, the code that raises the error tells.
"""

from __future__ import annotations

import contextlib
import traceback
from typing import TYPE_CHECKING

from core import logging
from core.errors import CompileError, CoreError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

_OF_USER = "_core_of_user"


@contextlib.contextmanager
def of_user() -> Iterator[None]:
    """A block that calls what the user's function calls: its errors are none of the compiler's."""
    try:
        yield
    except Exception as error:
        setattr(error, _OF_USER, True)
        raise


def is_likely_internal(error: Exception) -> bool:
    """Whether the compiler raises an error by itself, and not on purpose."""
    if getattr(error, _OF_USER, False):
        return False
    frame = _innermost(error)
    module = "" if frame is None else str(frame[0].f_globals.get("__name__"))
    return module.startswith("core.compiler.") and not isinstance(error, CoreError)


def text_of(error: Exception) -> str:
    """An error in a line, with the line that raises it."""
    text, frame = f"{type(error).__name__}: {error}".partition("\n")[0], _innermost(error)
    return text if frame is None else f"{text} ({frame[0].f_code.co_filename}:{frame[1]})"


def describe(error: Exception) -> str:
    """The reason why a function is not compiled."""
    return f"an internal error of core.compile: {text_of(error)}"


def log(function: str, error: Exception) -> None:
    """Logs an internal error with its traceback. function: its name and line."""
    logging.warning(
        "graph",
        "%s is not compiled for calls like this one, and runs eagerly: %s\n"
        "  fix: report it with this traceback; core.compile.disable leaves the part of the "
        "function out that fails\n%s",
        function,
        describe(error),
        "".join(traceback.format_exception(error)),
    )


def refusal(function: str, error: Exception) -> CompileError:
    """The error of fullgraph=True, whose cause the internal error is."""
    return CompileError(
        what=f"{function} cannot be compiled: {describe(error)}",
        why="it was compiled with fullgraph=True, and the function itself does not raise this",
        exists="the internal error's traceback, which is the cause of this one",
        fix="report it with that traceback; leave fullgraph out, and the function runs eagerly",
    )


def _innermost(error: Exception) -> tuple[FrameType, int] | None:
    """The frame that raises an error, and the line."""
    frames = list(traceback.walk_tb(error.__traceback__))
    return frames[-1] if frames else None
