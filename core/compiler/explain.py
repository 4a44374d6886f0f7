"""`core.compiler.explain(fn)(*args)`: the graphs of a function, and the reasons for splits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.compile_function import compile
from core.compiler.compiled import CompiledFunction

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.compiler.report import Report


def explain(fn: Callable[..., Any]) -> Callable[..., Report]:
    """A function that calls `fn` as core.compile would, and returns a report.

    For a compiled function that has been called, the report covers the calls so far.

    >>> import core
    >>> report = core.compiler.explain(lambda x: core.exp(x) + 1)(core.zeros(2))
    >>> len(report.graphs), len(report.optimized[0].nodes), report.reasons
    (1, 1, [])
    """

    def explained(*args: Any, **kwargs: Any) -> Report:
        compiled = fn if isinstance(fn, CompiledFunction) else compile(fn)
        return compiled.report(compiled(*args, **kwargs))

    return explained
