"""Two worlds, one of eager calls and one of calls that plans serve, between which state changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import core

X = core.asarray([[0.5, -1.0], [2.0, 3.0]])


def shown(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return value.detach().tolist()
    if isinstance(value, dict):
        return {key: shown(v) for key, v in value.items()}
    return [shown(v) for v in value] if isinstance(value, (list, tuple)) else value


def check(
    make: Callable[[], tuple[Any, Any]], *changes: Callable[[Any], object]
) -> core.compiler.CompiledFunction:
    """make() gives a function of X, and what changes are made of before its calls."""
    (eager, of_eager), (given, of_given) = make(), make()
    compiled = core.compile(given)
    for change in (None, None, *changes, None):
        if change is not None:
            change(of_eager)
            change(of_given)
        assert shown(compiled(X)) == shown(eager(X))
    served = compiled.served_calls
    for _ in range(3):
        assert shown(compiled(X)) == shown(eager(X))
    assert compiled.served_calls == served + 3
    assert compiled.breaks == []
    return compiled
