"""Calls of `core.autograd.Function` in a captured function.

What forward calls is part of the graph, as if nothing was recorded; a view of each result begins a
history. A reverse pass that comes there makes the whole call again on its stand-ins, which the tape
records as one step, and so collects what backward calls. What both calls of forward have in common
is computed once (passes).

A graph that ends with a history through such a call is not recorded: the function is then captured
again, and makes these calls between graphs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, as_subclass
from core.autograd.function import set_collect
from core.compiler.capture.active import collecting
from core.compiler.capture.capture import Capture
from core.tensors.kinds import is_differentiable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.autograd.function import Function
    from core.autograd.function_context import FunctionContext
    from core.compiler.graph.graph import Value

_TENSOR = object()


def install() -> None:
    """Has core.autograd call this."""
    set_collect(_collect)


class FunctionCall:
    """One call, as a node of a history. places: of its results, among those of apply."""

    def __init__(
        self,
        cls: type[Function],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        values: Sequence[Value],
        results: dict[int, Value],
    ) -> None:
        # Captured tensors that somebody holds are results of the graph.
        self._args = [_TENSOR if isinstance(arg, Tensor) else arg for arg in args]
        self._cls, self._kwargs = cls, kwargs
        self.values, self.results, self._places = values, [*results.values()], [*results]

    def make(self, tensors: dict[Value, Tensor]) -> None:
        """Makes it again; adds its results."""
        given = iter([tensors[value] for value in self.values])
        args = [next(given) if arg is _TENSOR else arg for arg in self._args]
        made = self._cls.apply(*args, **self._kwargs)
        outputs = made if isinstance(made, (tuple, list)) else (made,)
        for place, value in zip(self._places, self.results, strict=True):
            tensors[value] = outputs[place]


def _collect(
    cls: type[Function],
    ctx: FunctionContext,
    args: Sequence[Any],
    kwargs: dict[str, Any],
    outputs: Sequence[Any],
) -> list[Any] | None:
    """The outputs of a call that is recorded, with a history; None where the tape records it."""
    capture = collecting()
    if not isinstance(capture, Capture) or ctx._dirty:
        return None
    if any(isinstance(value, Tensor) for value in kwargs.values()):
        return None
    recorded = [
        place
        for place, output in enumerate(outputs)
        if is_differentiable(output) and not any(output is t for t in ctx._constants)
    ]
    fresh = capture.begin_histories([outputs[place] for place in recorded])
    if fresh is None:
        return None
    pending = capture.pending
    values = [pending.value_of(arg) for arg in args if isinstance(arg, Tensor)]
    results = {k: pending.value_of(tensor) for k, tensor in zip(recorded, fresh, strict=True)}
    pending.add_function(FunctionCall(cls, args, kwargs, values, results))
    made = list(outputs)
    for place, tensor in zip(recorded, fresh, strict=True):
        made[place] = as_subclass(tensor, type(outputs[place]) is not Tensor)
    return made
