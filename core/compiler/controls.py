"""Turns compilation off and resets it: `core.compile.disable`, `core.compiler.reset`."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, TypeVar, overload

from core.compiler.capture.active import current
from core.compiler.capture.capture import Capture
from core.compiler.compile_function import expand
from core.compiler.compiled import CompiledFunction
from core.compiler.guards.recompilations import name_of
from core.compiler.registry import every_compiled

if TYPE_CHECKING:
    from collections.abc import Callable

    _F = TypeVar("_F", bound=Callable[..., Any])


@overload
def disable(fn: _F) -> _F: ...
@overload
def disable(fn: None = None) -> Callable[[_F], _F]: ...


def disable(fn: Callable[..., Any] | None = None) -> Any:
    """A function whose calls are never collected: inside a compiled function, the graph ends before
    it and another begins after it.

    Args:
        fn: a function; of a compiled one the original is called. Left out, `disable` is a
            decorator.

    Raises:
        CompileError: when it is called inside of a function compiled with fullgraph=True.

    >>> import core
    >>> @core.compile.disable
    ... def table(x):
    ...     return core.asarray([float(v) ** 2 for v in x.tolist()])
    >>> squares = core.compile(lambda x: table(x * 2) + 1)
    >>> squares(core.asarray([1.0, 2.0])).tolist(), squares.breaks[0].split(" (")[0]
    ([5.0, 17.0], 'table is disabled')
    """
    if fn is None:
        return disable
    function: Callable[..., Any] = fn._fn if isinstance(fn, CompiledFunction) else fn

    @functools.wraps(function)
    def eager(*args: Any, **kwargs: Any) -> Any:
        capture = current()
        if not isinstance(capture, Capture):
            return function(*args, **kwargs)
        reason = f"{name_of(function)} is disabled"
        capture.graph_break(reason)
        with capture.paused(reason):
            return function(*args, **kwargs)

    vars(eager)["__core_disabled__"] = True
    return eager


def reset() -> None:
    """Clears everything that was compiled in this process: each function is captured again.

    Their plans, the sizes and numbers that were met, why they ran as Python, and decisions to run
    them eagerly. Kernels stay on disk.

    >>> import core
    >>> double = core.compile(lambda x: x * 2 + 1)
    >>> _ = double(core.ones(3))
    >>> len(double.graphs), core.compiler.reset(), len(double.graphs)
    (1, None, 0)
    """
    for compiled in every_compiled():
        compiled.start()


expand("disable", disable)
