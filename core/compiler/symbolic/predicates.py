"""Predicates: what functions and passes have decided about symbols, and whether it holds elsewhere.

They are recorded while a `Recording` is active (symbols.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.capture.callers import line_of_call
from core.compiler.symbolic.symbols import (
    OPPOSITE,
    evaluate,
    function_of,
    key_of,
    leaves_in,
    reads_inputs,
    symbols_in,
    text_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.compiler.symbolic.symbols import Argument


class Predicates:
    """The recorded comparisons, in order: (operation, left, right) -> bool."""

    __slots__ = ("_keys", "_of_error", "_of_sizes", "_prepared", "decided", "lines")

    def __init__(self) -> None:
        self.decided: list[tuple[str, Any, Any, bool]] = []
        self._keys: set[Any] = set()
        self.lines: dict[int, str] = {}  # where number inputs were relied upon, by their ids
        self._of_error = 0, 0  # the last error's id, and how many were decided before it
        # Those about sizes, with their functions, of the first so many.
        self._of_sizes: list[tuple[tuple[str, Any, Any, bool], Callable[..., Any]]] = []
        self._prepared = 0

    def add(self, op: str, left: Argument, right: Argument, holds: bool) -> None:
        numbers = {id(leaf): id(leaf) for leaf in leaves_in((left, right))}
        key = op, key_of(left, numbers), key_of(right, numbers)
        if key not in self._keys:
            self._keys.add(key)
            self.decided.append((op, left, right, holds))
            for leaf in leaves_in(left) if op == "is" else ():
                self.lines.setdefault(id(leaf), line_of_call())

    def rely_for(self, error: BaseException, args: Sequence[Argument]) -> None:
        """Records that a call with these arguments raises, and may not with other numbers."""
        if self._of_error[0] != id(error):
            self._of_error = id(error), len(self.decided)
        for symbol in symbols_in(list(args)):
            symbol.specialize()

    def before(self, error: BaseException) -> list[tuple[str, Any, Any, bool]]:
        """What was decided before an error, which nobody has caught."""
        return self.decided[: self._of_error[1]] if self._of_error[0] == id(error) else self.decided

    def failing(
        self, symbol_values: dict[int, int], partly: bool = False
    ) -> tuple[str, Any, Any, bool] | None:
        """The first that does not hold for other sizes, of those that are about no number that a
        graph is given. partly: not all sizes are known yet."""
        if (count := len(self.decided)) != self._prepared:
            self._of_sizes = [
                (predicate, function_of(predicate[0]))
                for predicate in self.decided[:count]
                if not reads_inputs(predicate[1:3])
            ]
            self._prepared = count  # last: another thread may look
        for predicate, compare in self._of_sizes:
            _, left, right, holds = predicate
            if partly and not all(id(x) in symbol_values for x in leaves_in((left, right))):
                continue
            if (
                bool(compare(evaluate(left, symbol_values), evaluate(right, symbol_values)))
                != holds
            ):
                return predicate
        return None

    def hold_for_numbers(self, numbers: dict[int, Any]) -> bool:
        """Whether those that are about numbers that a graph is given hold for others."""
        return all(
            bool(function_of(op)(evaluate(left, numbers), evaluate(right, numbers))) == holds
            for op, left, right, holds in self.decided
            if reads_inputs((left, right))
        )

    def describe(self, names: dict[int, str]) -> list[str]:
        """The predicates as text."""
        return [describe(predicate, names) for predicate in self.decided]


def describe(predicate: tuple[str, Any, Any, bool], names: dict[int, str]) -> str:
    """A predicate as text: `s0 > 3`."""
    op, left, right, holds = predicate
    return f"{text_of(left, names)} {op if holds else OPPOSITE[op]} {text_of(right, names)}"
