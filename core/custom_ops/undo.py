"""`Undo`: the steps that take a library's registrations back when it is closed."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from core._native import Operator


class Undo:
    """Functions that undo registrations, run once, the latest first."""

    def __init__(self) -> None:
        self._steps: list[Callable[[], object]] = []

    def later(self, step: Callable[[], object]) -> None:
        """Keeps a step for the end."""
        self._steps.append(step)

    def run(self) -> None:
        """Runs the steps, each also where a later one failed."""
        with contextlib.ExitStack() as stack:
            for step in self._steps:
                stack.callback(step)
            self._steps = []

    @contextlib.contextmanager
    def slot(self, op: Operator, name: str) -> Iterator[None]:
        """Records the old value of an operator's attribute, for undoing after the block."""
        yield from self._restoring(op, name)

    @contextlib.contextmanager
    def field(self, op: Operator, name: str) -> Iterator[None]:
        """The same of a field of its definition."""
        from core.bodies.definition import definition_of

        yield from self._restoring(definition_of(op), name)

    def _restoring(self, owner: Any, name: str) -> Iterator[None]:
        before = getattr(owner, name)
        yield
        self.later(lambda: setattr(owner, name, before))
