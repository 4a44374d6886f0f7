"""`core.explain`: makes a call and prints its steps, with file and line of each.

The dispatcher records the steps while the call runs; the keys of each operator
end with the device that it runs on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import set_trace

if TYPE_CHECKING:
    from core.type_aliases import OperatorLike


class Hop(NamedTuple):
    """One stage of a call: its kind, a description, and the place in the source."""

    stage: str
    text: str
    file: str | None
    line: int

    def __str__(self) -> str:
        place = f"  [{self.file}:{self.line}]" if self.file else ""
        return f"{self.stage:<13} {self.text}{place}"


class Explanation:
    """The hops of one call, nested calls included, and the call's result or error."""

    def __init__(
        self, op: OperatorLike, hops: list[Hop], result: Any, error: BaseException | None
    ) -> None:
        self.op = op
        self.hops = hops
        self.result = result
        self.error = error

    @property
    def stages(self) -> list[str]:
        """The kinds of the hops, in order: two operators of a family have the same."""
        return [hop.stage for hop in self.hops]

    def __repr__(self) -> str:
        lines = [f"{i + 1:>3}. {hop}" for i, hop in enumerate(self.hops)]
        lines = lines or ["no operator was called"]
        if hasattr(self.op, "graphs"):  # a function of core.compile
            lines.append("  -> the function is compiled: .explain() reports its graphs")
        if self.error is not None:
            lines.append(f"  -> raised {type(self.error).__name__}: {self.error}")
        return "\n".join(lines)


def explain(op: OperatorLike, /, *args: Any, **kwargs: Any) -> Explanation:
    """Calls `op(*args, **kwargs)` and returns the steps of the call.

    Args:
        op: an operator, such as `core.add`. A compiled function's graphs are in its own
            report, `f.explain()`.
        args, kwargs: its arguments. The call is really made, in-place writes included.

    Returns:
        An Explanation: prints as the list of hops; `.hops`, `.stages`, `.result`, `.error`.

    >>> import core
    >>> way = core.explain(core.add, core.ones(2), 1)
    >>> way.stages[0], way.hops[1].text
    ('operator', 'device cpu')
    """
    trace: list[tuple[str, str, str | None, int]] = []
    result, error = None, None
    outer = set_trace(trace)
    try:
        result = op(*args, **kwargs)
    except Exception as raised:
        error = raised
    finally:
        set_trace(outer)
    return Explanation(op, [Hop(*hop) for hop in trace], result, error)
