"""Calls of `core.autograd.Function` in a captured function.

What forward calls is part of the graph, as if nothing was recorded; a view of each result begins a
history. A reverse pass that comes there records the call on its stand-ins, with what the context
keeps, and so collects what backward calls.

A graph that ends with a history through such a call is not recorded: the function is then captured
again, and makes these calls between graphs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, as_subclass
from core.autograd.function import record, set_collect
from core.autograd.function_context import contains
from core.autograd.grad_mode import no_grad
from core.compiler.capture.active import collecting
from core.compiler.capture.capture import Capture, same_view
from core.compiler.graph.graph import Value
from core.pytree import flatten, tree_map
from core.tensors.kinds import is_differentiable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.autograd.function_context import FunctionContext
    from core.compiler.capture.pending import PendingGraph


def install() -> None:
    """Has core.autograd call this."""
    set_collect(_collect)


class FunctionCall:
    """One call, as a node of a history: its arguments, its outputs and the attributes of its
    context, with Values for tensors. results: the Values that have a history, by the numbers of
    the outputs."""

    def __init__(
        self,
        pending: PendingGraph,
        ctx: FunctionContext,
        args: Sequence[Any],
        outputs: Sequence[Any],
        results: dict[int, Value],
    ) -> None:
        def value_of(leaf: Any) -> Any:
            return pending.value_of(leaf) if isinstance(leaf, Tensor) else leaf

        self._kind = type(ctx)
        self._parts = tree_map(value_of, ([*args], [*outputs], vars(ctx)))
        self._places, self.results = [*results], [*results.values()]
        self.values = [v for v in flatten(self._parts)[0] if isinstance(v, Value)]

    def make(self, tensors: dict[Value, Tensor]) -> None:
        """Records it; adds its results."""

        def tensor_of(leaf: Any) -> Any:
            return tensors[leaf] if isinstance(leaf, Value) else leaf

        args, outputs, state = tree_map(tensor_of, self._parts)
        ctx, fresh = self._kind(), list(outputs)
        vars(ctx).update(state)
        with no_grad():
            for place in self._places:
                fresh[place] = same_view(outputs[place])
        record(ctx, args, outputs, fresh)
        tensors.update(zip(self.results, (fresh[place] for place in self._places), strict=True))


def _collect(ctx: FunctionContext, args: Sequence[Any], outputs: Sequence[Any]) -> list[Any] | None:
    """The outputs of a call that is recorded, with a history; None where the tape records it."""
    capture = collecting()
    if not isinstance(capture, Capture) or ctx._dirty:
        return None
    places = [
        place
        for place, output in enumerate(outputs)
        if is_differentiable(output) and not contains(ctx._constants, output)
    ]
    begun = capture.begin_histories([outputs[place] for place in places])
    if begun is None:
        return None
    pending, made = capture.pending, list(outputs)
    results = {k: pending.value_of(tensor) for k, tensor in zip(places, begun, strict=True)}
    pending.add_function(FunctionCall(pending, ctx, args, outputs, results))
    for place, tensor in zip(places, begun, strict=True):
        made[place] = as_subclass(tensor, type(outputs[place]) is not Tensor)
    return made
