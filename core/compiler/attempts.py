"""`Attempt`: one call that is captured, and what guards tell of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.capture.arrays import argument_leaves
from core.compiler.guards.guards import Entry, containers

if TYPE_CHECKING:
    from core.compiler.capture.arrays import ArgumentArrays
    from core.compiler.guards.purity import GuardCollector
    from core.compiler.symbolic.dynamic import ArgumentSymbols


class Attempt:
    """A call that is captured.

    given: the leaves of the arguments; leaves: what entries take of them; before: the entries that
    there were, of which `alike` would serve it but for its sizes, with the leaves of each. entry:
    what may serve calls like it; None: the function runs at each.
    """

    alike: list[tuple[Entry, list[Any]]]
    arrays: ArgumentArrays
    collector: GuardCollector
    symbols: ArgumentSymbols

    def __init__(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        given: list[Any],
        before: tuple[Entry, ...],
    ) -> None:
        self.args, self.kwargs, self.given, self.before = args, kwargs, given, before
        self.leaves = argument_leaves(given)
        self.entry: Entry | None = None

    @property
    def containers(self) -> list[Any]:
        """The lists, dicts and objects among the arguments."""
        return [*containers(self.args), *containers(self.kwargs)]

    def all_leaves(self) -> list[Any]:
        """The leaves of the arguments, and what is found by names."""
        return [*self.leaves, *(name.value for name in self.collector.leaves)]

    def renew_entry(self) -> Entry:
        """An entry for the present symbols and names."""
        self.entry = Entry(self.args, self.kwargs, self.leaves, self.collector, self.symbols)
        return self.entry
