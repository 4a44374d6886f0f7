"""`core.compile`, as a function and as a decorator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never, overload

from core.compiler.compiled import CompiledFunction
from core.compiler.options import Options
from core.errors import ArgumentError, unknown_keyword

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@overload
def compile(
    fn: Callable[..., Any],
    *,
    dynamic: bool | None = None,
    fullgraph: bool = False,
    mode: str = "default",
    options: Mapping[str, Any] | None = None,
) -> CompiledFunction: ...


@overload
def compile(
    fn: None = None,
    *,
    dynamic: bool | None = None,
    fullgraph: bool = False,
    mode: str = "default",
    options: Mapping[str, Any] | None = None,
) -> Callable[[Callable[..., Any]], CompiledFunction]: ...


def compile(
    fn: Callable[..., Any] | None = None,
    *,
    dynamic: bool | None = None,
    fullgraph: bool = False,
    mode: str = "default",
    options: Mapping[str, Any] | None = None,
    **unknown: Never,
) -> CompiledFunction | Callable[[Callable[..., Any]], CompiledFunction]:
    """A function that computes the same as `fn`, with its operator calls compiled together.

    Args:
        fn: a Python function, or an object with __call__ such as a model, of tensors, NumPy arrays
            and other values, nested in tuples, lists and dicts; left out, `compile` is a decorator.
        dynamic: whether one graph serves other sizes than those it was captured with: True, False,
            or None for those that change. Sizes of 0 and 1 are captured separately.
        fullgraph: raise where calls cannot all be part of one graph.
        mode: "default"; "max-autotune" times products of matrices with and without the calls that
            may join them, at the sizes met first, and keeps the quicker form. "reduce-overhead"
            captures a plan's work at its second call, on devices that can (`core.graph`), and
            replays it from then on: the host enqueues one graph instead of each kernel. Inputs are
            bound by address, and copied first if they come from other addresses; results are copied
            out of the graph's memory. `core.compiler.explain` counts graphs and replays, and
            names why a plan is not captured: it writes to its arguments, or draws random numbers.
        options: {"most_entries": 64}, the number of signatures that are kept of the function;
            {"back_to_eager": True}, whether a function that runs as Python at every call, and whose
            graphs are not worth collecting, is called eagerly.

    Returns:
        A CompiledFunction. A function that depends only on its arguments and on names that can be
        guarded does not run again for arguments like earlier ones. Any other function runs at every
        call, and its operator calls are still compiled. Results and errors are those of `fn`;
        `.reasons` and the log "graph" list why calls run as Python.

    Raises:
        ArgumentError: fn cannot be called, or a keyword has a value that is not known.
        CompileError: with fullgraph, at a call: the line that splits the graph.

    >>> import core
    >>> @core.compile
    ... def f(x, y):
    ...     return core.tanh(x) * y + 1
    >>> f(core.zeros(2), core.ones(2)).tolist()
    [1.0, 1.0]
    """
    for name in unknown:
        raise unknown_keyword(compile, "core.compile", name)
    settings = Options(dynamic, fullgraph, mode, options)
    if fn is None:
        return lambda function: _compiled(function, settings)
    return _compiled(fn, settings)


def expand(name: str, function: Callable[..., Any]) -> None:
    """Makes a function an attribute of `core.compile`."""
    setattr(compile, name, function)


def _compiled(fn: Callable[..., Any], options: Options) -> CompiledFunction:
    if not callable(fn):
        raise ArgumentError(
            what=f"core.compile takes a function, not {type(fn).__name__}",
            why="it compiles functions",
            exists="functions, methods, objects with __call__",
            fix="pass a function: core.compile(lambda x: x + 1)",
        )
    return CompiledFunction(fn, options)
