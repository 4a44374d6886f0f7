"""Training graphs: a graph that is recorded for gradients, run as one step of the tape.

Called with tensors, a step runs the forward subgraph of its joint graph (partitioned.py) and gives
the outputs one node, whose gradients the backward subgraph computes from the saved tensors. The
tape makes views of inputs and outputs, outside of the two subgraphs, so they are ordinary views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import grad_enabled, record_graph, run_backward
from core.autograd.function_context import FunctionContext
from core.autograd.grad_mode import no_grad, set_grad
from core.compiler.capture.handlers import settle
from core.compiler.training.joint import replay
from core.dispatcher.keys import ExcludeKeys
from core.errors import AutogradError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core._native import Tensor
    from core.compiler.graph.graph import Graph, Value
    from core.compiler.training.partitioned import BackwardPlan, BoundSizes, PartitionedGraph


class EagerFallback:
    """Makes a graph's calls one by one, recorded by the tape."""

    def __init__(self, graph: Graph, reason: str) -> None:
        self.graph, self.reason = graph, reason

    def __call__(self, *inputs: Tensor) -> tuple[Any, ...]:
        tensors = dict(zip(self.graph.inputs, inputs, strict=True))
        replay(self.graph.nodes, tensors)
        return tuple(tensors[v] for v in self.graph.outputs)

    @property
    def steps(self) -> list[Any]:
        """The graphs for core.compiler.explain."""
        return [self]

    def describe(self) -> list[str]:
        """In words."""
        return [f"recorded call by call: {self.reason}"]


class TrainingStep:
    """A graph that runs as a forward and a backward subgraph, at some sizes."""

    def __init__(self, partitioned: PartitionedGraph, bound_sizes: BoundSizes) -> None:
        self.graph, self._partitioned, self._bound_sizes = (
            bound_sizes.graph,
            partitioned,
            bound_sizes,
        )
        self.core, self._views = bound_sizes.core, bound_sizes.views
        self._forward, self._backward = partitioned.plans(bound_sizes)
        self.reads = partitioned.reads
        self._plans: dict[
            Any, BackwardPlan | None
        ] = {}  # (gradients that came, gradients wanted) -> plan

    @property
    def forward(self) -> Graph:
        """The forward graph, before the passes."""
        return self._partitioned.partition.forward

    @property
    def backward(self) -> Graph:
        """The backward graph."""
        return self._partitioned.partition.backward

    @property
    def saved(self) -> list[Value]:
        """The tensors saved for backward()."""
        return self._partitioned.partition.saved

    @property
    def saved_bytes(self) -> int:
        """How much memory that takes."""
        return sum(fake.nbytes for fake in self._bound_sizes.saved)

    @property
    def steps(self) -> list[Any]:
        """The graphs for core.compiler.explain."""
        return [self]

    def describe(self) -> list[str]:
        """In words."""
        kinds = ", ".join(f"{v.dtype.name}{v.fake.shape}" for v in self.saved)
        return [
            "recorded as one step, cut in two:",
            *(f"  forward: {line}" for line in str(self.forward).splitlines()),
            f"  saved: {kinds or 'nothing'}, {self.saved_bytes} bytes",
            *(f"  backward: {line}" for line in str(self.backward).splitlines()),
        ]

    # ---- forwards ------------------------------------------------------------------------------
    def __call__(self, *inputs: Tensor) -> tuple[Any, ...]:
        with no_grad():
            results = self._forward(*inputs)
        count = len(self.core.outputs)
        outputs, saved = results[:count], results[count:]
        recorded = tuple(
            o for o, v in zip(outputs, self.core.outputs, strict=True) if v.requires_grad
        )
        if recorded:
            context = CompiledBackward(self, inputs)
            record_graph(context, inputs, recorded, (*saved, *inputs), len(saved))
        tensors = dict(zip(self.core.outputs, outputs, strict=True))  # in another order
        tensors.update(zip(self.graph.inputs, inputs, strict=True))
        replay(self._views, tensors)
        return tuple(tensors[v] for v in self.graph.outputs)

    # ---- backwards -----------------------------------------------------------------------------
    def backward_plan(
        self, received: Sequence[Tensor | None], wanted: Sequence[bool]
    ) -> BackwardPlan | None:
        """Computes the gradients of some inputs; None where the saved tensors do not suffice."""
        came, wanted = [g is not None for g in received], list(wanted)
        if all(came) and wanted == [v.requires_grad for v in self.graph.inputs]:
            return self._backward
        key = tuple(came), tuple(wanted)
        if key not in self._plans:
            self._plans[key] = self._partitioned.other(came, wanted, self._bound_sizes)
        return self._plans[key]

    def gradients(
        self,
        backward_plan: BackwardPlan,
        saved: list[Any],
        received: Sequence[Tensor | None],
        wanted: Sequence[bool],
        stale: Sequence[int],
    ) -> list[Any]:
        """The gradients of the inputs; stale: places of saved tensors that were written to
        since."""
        for place in stale:
            if place in backward_plan.reads:
                raise _overwritten(saved[place])
        tangents = [g if g.is_contiguous else g.contiguous() for g in received if g is not None]
        gradients: list[Any] = [None] * len(wanted)
        computed = backward_plan.plan(*saved[: len(self.saved)], *tangents)
        for place, gradient in zip(backward_plan.which, computed, strict=True):
            gradients[place] = gradient
        return gradients

    # ---- another derivative --------------------------------------------------------------------
    def replayed_gradients(
        self,
        inputs: list[Any],
        received: Sequence[Tensor | None],
        wanted: Sequence[bool],
        record: bool,
    ) -> list[Any]:
        """The gradients by the tape: the graph's calls are made again, recorded."""
        starts = [_same(t) if want else t for t, want in zip(inputs, wanted, strict=True)]
        tensors = dict(zip(self.graph.inputs, starts, strict=True))
        replay(self.core.nodes, tensors)
        outputs = [tensors[v] for v in self.core.outputs if v.requires_grad]
        came = [(o, g) for o, g in zip(outputs, received, strict=True) if g is not None]
        asked = tuple(t for t, want in zip(starts, wanted, strict=True) if want)
        gradients = run_backward(
            tuple(o for o, _ in came), tuple(g for _, g in came), asked, record, record, False
        )
        gradient_iterator = iter(gradients)
        return [next(gradient_iterator) if want else None for want in wanted]


class CompiledBackward(FunctionContext):
    """The context of a graph's node on the tape.

    stale: the places of saved tensors that were written to since, as the tape noted; reads: whether
    the last pass has read any saved tensor, as it reports to the tape.
    """

    stale: Sequence[int] = ()
    reads = True

    def __init__(self, step: TrainingStep, inputs: tuple[Any, ...]) -> None:
        self.step = step
        self.versions = self._versions(inputs)

    def _versions(self, inputs: Iterable[Any]) -> list[int]:
        """Of the inputs whose values count: a write to another one changes no gradient."""
        return [t.version for t, read in zip(inputs, self.step.reads, strict=True) if read]

    def gradients(self, received: Sequence[Tensor | None], wanted: Sequence[bool]) -> list[Any]:
        """The gradients for the tape (the hook `function_gradients`)."""
        saved, record = self._saved, grad_enabled()
        if not record:
            backward_plan = self.step.backward_plan(received, wanted)
            if backward_plan is not None:
                self.reads = bool(backward_plan.reads)
                return self.step.gradients(backward_plan, saved, received, wanted, self.stale)
        self.reads = True
        inputs = saved[len(saved) - len(self.step.reads) :]
        if self._versions(inputs) != self.versions:
            raise AutogradError(
                what="an input of a compiled graph was written in place before its gradient",
                why="this gradient is computed from the inputs: another derivative is recorded, "
                "or only some outputs got gradients",
                exists="in-place operators end in an underscore; x[...] = y writes too",
                fix="write to core.clone(x) instead, or after backward()",
            )
        settle(received)
        with ExcludeKeys("capture"), set_grad(True):
            return self.step.replayed_gradients(inputs, received, wanted, record)


class PassedHistory(FunctionContext):
    """The context of results whose reverse pass was part of their graph: it was used up there."""


def _same(tensor: Tensor) -> Tensor:
    """The same tensor as the result of a call, where a reverse pass can end."""
    return tensor.expand(tensor.shape)


def _overwritten(saved: Tensor) -> AutogradError:
    return AutogradError(
        what=f"CompiledBackward: a saved tensor ({saved.dtype.name}{saved.shape} on {saved.device})"
        " was written in place after it was saved for the gradient",
        why="the gradients that came in are computed from it",
        exists="in-place operators end in an underscore; x[...] = y writes too",
        fix="write to core.clone(x) instead, or after backward()",
    )
