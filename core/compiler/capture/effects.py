"""Effects: instructions that a call which is to be skipped must not reach, such as a print in a
branch that flags exclude.

The scan of a function (guards/purity.py) leaves them out, and what only they lead to. The call that
is captured is watched: it is made again as Python where it reaches one, before that runs. Else the
way that it took is that of all calls which pass the entry's guards.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from core.compiler.capture.refusals import EffectReached

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from types import CodeType, FrameType

    from core.type_aliases import ExcInfo


MAX_REACHED = 3  # effects in a row
FIRST_REST = 8  # calls


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

    def __exit__(self, *exc_info: ExcInfo) -> None:
        if self._effects:
            sys.settrace(None)
        if self._reached and exc_info[0] is None:  # and something has caught that
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


class Watch:
    """Whether the calls of a function are watched, and how many in a row have reached an effect.

    A call that reaches one is made twice. After MAX_REACHED that no entry's call stood between,
    those of a power of two are watched: an effect may stop after a while, as in the first steps.
    So are calls after a rest.
    """

    def __init__(self) -> None:
        self.reached = self._served = self._unserved = 0
        self._rest, self._rested = FIRST_REST, False

    def starts(self, served_calls: int) -> bool:
        """Whether a call is watched: never where a debugger, or what measures coverage, is active
        in the thread. served_calls: those that entries have served."""
        if served_calls != self._served:
            self.reached = self._unserved = 0
            self._served, self._rest = served_calls, FIRST_REST
        self._unserved += 1
        rarely = self.reached >= MAX_REACHED and self._unserved & (self._unserved - 1)
        rested, self._rested = self._rested, False
        return (rested or not rarely) and sys.gettrace() is None

    def rest(self, fn: Callable[..., Any], ends: Callable[[], None]) -> Callable[..., Any]:
        """The function, for so many calls, each time twice as many; then `ends` is called."""
        left, self._rest = self._rest, 2 * self._rest

        def rests(*args: Any, **kwargs: Any) -> Any:
            nonlocal left
            left -= 1
            if left <= 0:  # threads may count at once
                self._rested = True
                ends()
            return fn(*args, **kwargs)

        return rests
