"""Recompilations: why a function was captured again, and when one cause has come too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import config, logging
from core.errors import warn

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.compiler.guards.guards import Entry

MAX_RECOMPILATIONS = 100  # that are remembered


class RecompileWarning(UserWarning):
    """A compiled function was captured again and again for one cause, and runs eagerly for it."""


class Recompilations:
    """Those of one function.

    where: the line of the function. lines: where a function relied upon what an argument is, by the
    argument's number.
    """

    def __init__(self, fn: Callable[..., Any]) -> None:
        self._name, self.where = name_of(fn), _line_of(fn)
        self._reasons: dict[str, int] = {}  # how often each was met
        self.lines: dict[int, str] = {}
        self._counts: dict[tuple[str, Any], int] = {}
        self._last: tuple[str, tuple[str, Any] | None] = "", None  # what was counted last

    @property
    def reasons(self) -> list[str]:
        """Why the entries there were did not serve a call: the causes, and how often each came."""
        return [f"{why} ({n} times)" if n > 1 else why for why, n in self._reasons.items()]

    def note(self, entry: Entry, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str | None:
        """Takes note of a call that an entry does not serve; why the function has to be eager."""
        why = entry.why(args, kwargs)
        if len(self._reasons) == MAX_RECOMPILATIONS and why not in self._reasons:
            del self._reasons[next(iter(self._reasons))]
        self._reasons[why] = self._reasons.get(why, 0) + 1
        cause = entry.cause(args, kwargs)
        self._last = why, cause
        if cause is not None:
            self._counts[cause] = self._counts.get(cause, 0) + 1
            if self._counts[cause] > config.recompile_limit:
                return self._warn(cause, why)
        logging.info("graph", "%s is captured again: %s", self._name, why)
        return None

    def take_back(self) -> None:
        """The call that was noted last has raised: nothing was compiled for it."""
        why, cause = self._last
        self._reasons[why] -= 1
        if not self._reasons[why]:
            del self._reasons[why]
        if cause is not None:
            self._counts[cause] -= 1

    def _warn(self, cause: tuple[str, Any], why: str) -> str:
        reason = f"one cause had it captured again {config.recompile_limit} times: {why}"
        line = self.lines.get(cause[1][0], "") if cause[0] == "argument" else ""
        warn(
            f"{self._name} ({self.where}) runs eagerly from now on where no plan serves: {reason}"
            f"{f'; its value decides at {line}' * bool(line)}. {_REMEDIES[cause[0]]}, or raise "
            "core.config.recompile_limit.",
            RecompileWarning,
        )
        return reason


_REMEDIES = {
    "argument": "Pass a tensor, or use the number in operators alone (core.where for a branch)",
    "name": "Pass it as an argument: numbers among arguments are inputs",
    "state": "Keep tensors of one kind there, or pass it as an argument",
    "numbers": "Say the branch with core.where",
    "grad": "Register hooks once, and clear .grad alike at each call",
}


def name_of(fn: Callable[..., Any]) -> str:
    return getattr(fn, "__qualname__", repr(fn))


def _line_of(fn: Any) -> str:
    """Where a function, or the `__call__` of an object, is written."""
    fn = getattr(fn, "func", fn)
    code = getattr(fn, "__code__", None) or getattr(type(fn).__call__, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else "not written in Python"
