"""Effects: instructions that a call which is to be skipped must not reach, such as a print in a
branch that flags exclude.

The scan of a function (guards/purity.py) leaves them out, and what only they lead to. The call that
is captured is watched: it is made again as Python where it reaches one, before that runs. Else the
way that it took is that of all calls which pass the entry's guards.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from core.compiler.capture.capture import EffectReached

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from types import CodeType, FrameType, TracebackType


class watched:
    """A block that raises EffectReached at an instruction that it must not reach.

    effects: the offsets of these, by the code of functions.
    """

    def __init__(self, effects: Mapping[CodeType, Collection[int]]) -> None:
        self._effects = effects
        self._reached = False

    def __enter__(self) -> None:
        if self._effects:
            sys.settrace(self._call)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._effects:
            sys.settrace(None)
        if self._reached and kind is None:  # and something has caught that
            raise EffectReached

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code not in self._effects:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._instruction

    def _instruction(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "opcode" and frame.f_lasti in self._effects[frame.f_code]:
            self._reached = True
            raise EffectReached
        return self._instruction


def may_watch() -> bool:
    """Whether a block can be watched: no debugger, and nothing that measures coverage, is active
    in the thread."""
    return sys.gettrace() is None
