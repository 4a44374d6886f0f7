"""Capture: while it is active, operator calls of its thread are collected instead of made.

A call returns captured tensors, which have metadata and no values. When values are needed (a
branch on one, `.item()`, printing, an operator that cannot be collected) the graph so far is
flushed: it is compiled and run, and every captured tensor that somebody still holds becomes the
real one. So code between operator calls is plain Python, and a function is right whatever it does.
"""

from __future__ import annotations

import sys
import threading
import weakref

from core import _native
from core.autograd.binding import bind, flat_tensors
from core.compiler.graph import Graph, Node, Value
from core.dispatcher.keys import ExcludeKeys, IncludeKeys
from core.errors import CompileError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

Tensor = _native.Tensor
_thread = threading.local()
_off = ExcludeKeys("capture")


def current() -> Capture | None:
    """The capture of this thread, if one is active."""
    return getattr(_thread, "capture", None)


class Flush:
    """One graph that was run, and why then."""

    __slots__ = ("graph", "inputs", "reason")

    def __init__(self, graph: Graph, inputs: list[Any], reason: str) -> None:
        self.graph, self.inputs, self.reason = graph, inputs, reason


class Capture:
    """Collects calls inside its `with` block; run(graph, inputs) gives a graph's outputs.

    whole: raise where the graph would be split.
    """

    def __init__(self, run: Callable[[Graph, list[Any]], Any], whole: bool = False) -> None:
        self._run, self._whole = run, whole
        self._include = IncludeKeys("capture")
        self.flushes: list[Flush] = []
        self.eager: list[str] = []  # operators that ran outside of graphs
        self._start()

    def _start(self) -> None:
        self.graph = Graph()
        self._inputs: list[Any] = []  # the real tensors of the graph's inputs
        self._input_values: dict[int, Value] = {}
        self._captured: dict[int, tuple[Any, Value]] = {}  # id -> weak reference to it, Value

    def __enter__(self) -> Capture:
        _thread.capture = self
        self._include.__enter__()
        return self

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        self._include.__exit__()
        _thread.capture = None
        if kind is None:
            self.flush("the function returned")
        else:  # whoever holds a captured tensor keeps a real one
            with _off:
                self.flush("the function raised")

    # ---- calls ---------------------------------------------------------------------------------
    def call(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Collects a call; makes it where it cannot be collected."""
        values = bind(op, args, kwargs)
        reason = why_not(op, values, kwargs)
        if reason is not None:
            reason = f"{op.name} {reason}"
            self.split(reason)
            self.eager.append(reason)
            with _off:
                return op(*args, **kwargs)
        with _off:
            result = op.infer(*args, **kwargs)
        single = isinstance(result, Tensor)
        fakes = [_marked(fake) for fake in ((result,) if single else result)]
        node = Node(op, [self._argument(v) for v in values], fakes, not single, _place())
        self.graph.nodes.append(node)
        for fake, value in zip(fakes, node.results, strict=True):
            self._captured[id(fake)] = weakref.ref(fake), value
            value.fake = _native.fake_like(fake)  # not the tensor itself: who holds it is asked
        if single:
            return fakes[0]
        return type(result)(*fakes) if hasattr(result, "_fields") else type(result)(fakes)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Tensor):
            return self._value_of(value)
        if isinstance(value, (list, tuple)):
            return [self._argument(item) for item in value]
        return value

    def _value_of(self, tensor: Any) -> Value:
        known = self._captured.get(id(tensor))
        if known is not None and known[0]() is tensor:
            return known[1]
        value = self._input_values.get(id(tensor))
        if value is None:
            value = self._input_values[id(tensor)] = self.graph.add_input(_native.fake_like(tensor))
            self._inputs.append(tensor)
        return value

    def value_of_captured(self, tensor: Any) -> Value | None:
        """The graph's Value of a captured tensor; None for a real one."""
        known = self._captured.get(id(tensor))
        return known[1] if known is not None and known[0]() is tensor else None

    # ---- results -------------------------------------------------------------------------------
    def split(self, reason: str) -> None:
        """Ends the graph before the function does."""
        reason = f"{reason} ({_place()})"
        if self._whole:
            raise CompileError(
                what=f"the function is not one graph: {reason}",
                why="it was compiled with fullgraph=True",
                exists="operator calls that return tensors whose sizes follow from their inputs'",
                fix="move this step out of the function, or leave fullgraph out: the graph is "
                "split there",
            )
        self.flush(reason)

    def flush(self, reason: str) -> None:
        """Runs what was collected; captured tensors that are still held become real."""
        held = [
            (tensor, value)
            for reference, value in self._captured.values()
            if (tensor := reference()) is not None
        ]
        graph, inputs = self.graph, self._inputs
        self._start()
        if not held:
            return
        graph.outputs = [value for _, value in held]
        self.flushes.append(Flush(graph, inputs, reason))
        with _off:
            for (tensor, _), real in zip(held, self._run(graph, inputs), strict=True):
                _native.settle(tensor, real)


def why_not(op: Any, values: list[Any], kwargs: dict[str, Any]) -> str | None:
    """Why a call cannot be part of a graph."""
    if _native.grad_enabled() and any(t.requires_grad for t in flat_tensors(values)):
        return "is recorded for gradients"
    if any(t.is_fake and not _native.is_captured(t) for t in flat_tensors(values)):
        return "is given a fake tensor"
    if op.mutates:
        return "writes to its arguments"
    if kwargs.get("out") is not None:
        return "was given out="
    tags = getattr(op.definition, "tags", None) or ()
    if "data-dependent" in tags:
        return "returns as many elements as its data say"
    if "random" in tags:
        return "draws random numbers"
    return None


def _marked(fake: Any) -> Any:
    return fake if _native.is_captured(fake) else _native.captured(fake)


def _place() -> str:
    """The line of the user's code that makes the call."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_globals.get("__name__", "").startswith("core."):
        frame = frame.f_back  # type: ignore[assignment]
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame is not None else ""


def _handle(op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The handler of the dispatch key `capture`."""
    capture = current()
    if capture is None:  # a captured tensor that another thread was given
        with _off:
            return op(*args, **kwargs)
    return capture.call(op, args, kwargs)


def _materialize(tensor: Any) -> None:
    """The hook `materialize`: the values of a captured tensor are about to be read."""
    capture = current()
    if capture is not None:
        capture.split("values are read")


_native.set_key_handler("capture", _handle)
_native.set_hook("materialize", _materialize)
