"""How a call is collected again: what a capture raises where it cannot go on as it began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    import functools
    from collections.abc import Hashable, Sequence

    from core.compiler.attempts import Attempt
    from core.compiler.capture.callers import RaisedAt


class Refused(BaseException):
    """Collect the call again, otherwise; nothing of it has been executed."""


class SymbolsRefused(Refused):
    """With numbers for sizes."""


class SettingRefused(Refused):
    """With another setting of the function's. setting: its name, and what it is to be."""

    setting: ClassVar[tuple[str, bool]]


class RowsRefused(SettingRefused):
    """With numbers for indices."""

    setting = "copies_rows", False


class PartsRefused(SettingRefused):
    """With the decompositions of operators that have no vjp: formulas see sizes of their parts."""

    setting = "decomposes", True


class LateReadsRefused(SettingRefused):
    """With another graph for calls that are recorded and read what was written."""

    setting = "records_late", False


class FunctionsRefused(SettingRefused):
    """With calls of core.autograd.Function, and of hooks that it registers, between graphs."""

    setting = "collects_functions", False


class HooksUnread(SettingRefused):
    """With guards for hooks that tensors have, and that a reverse pass calls."""

    setting = "reads_hooks", True


class LookupsUnread(Refused):
    """With guards for attributes of computed names, and for calls of cached functions, that it has
    looked up (lookups.py). refused: why no guards can stand for these."""

    def __init__(self, refused: str | None = None) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.stored: set[str] = set()
        self.calls: dict[Hashable, functools.partial[Any]] = {}
        self.refused = refused


class EffectReached(Refused):
    """As Python: it has an effect that nothing but the function has (effects.py)."""


class Undone(Refused):
    """As Python: it raises, and everything is as before the call.

    place: where the function raises, if no values of tensors have led there; decided: the
    comparisons of numbers that have. suspect: the error, if it is one of core's own where the
    function does not raise as Python; attempt: the call.
    """

    attempt: Attempt | None = None

    def __init__(
        self,
        place: RaisedAt | None = None,
        decided: Sequence[tuple[str, Any, Any, bool]] = (),
        suspect: Exception | None = None,
    ) -> None:
        super().__init__(f"it raises: {place}")
        self.place, self.decided, self.suspect = place, decided, suspect
