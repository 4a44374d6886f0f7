"""A graph that is recorded for gradients, as one step of the tape.

Called with tensors it runs the forward half of its joint graph (cuts.py, partition.py) and gives
the outputs one node, whose gradients the backward half computes from what was saved. Views of what
enters or leaves are made outside of the halves, by the tape, so that they are views as ever.
"""

from __future__ import annotations

from core import _native
from core.autograd.function import FunctionContext
from core.autograd.grad_mode import no_grad, set_grad
from core.compiler.capture import settle
from core.compiler.joint import call_again
from core.dispatcher.keys import ExcludeKeys
from core.errors import AutogradError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from core.compiler.cuts import At, Backward, Cut
    from core.compiler.graph import Graph, Value


class CallByCall:
    """Makes a graph's calls one by one, recorded by the tape."""

    def __init__(self, graph: Graph, reason: str) -> None:
        self.graph, self.reason = graph, reason

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        tensors = dict(zip(self.graph.inputs, inputs, strict=True))
        call_again(self.graph.nodes, tensors)
        return tuple(tensors[v] for v in self.graph.outputs)

    @property
    def steps(self) -> list[Any]:
        """What core.compiler.explain describes."""
        return [self]

    def describe(self) -> list[str]:
        """In words."""
        return [f"recorded call by call: {self.reason}"]


class Differentiable:
    """A graph that runs as two halves. cut: how; at: at which sizes."""

    def __init__(self, cut: Cut, at: At) -> None:
        self.graph, self._cut, self._at = at.graph, cut, at
        self.core, self._views = at.core, at.views
        self._forward, self._backward = cut.plans(at)
        self.reads = cut.reads
        self._plans: dict[
            Any, Backward | None
        ] = {}  # (gradients that came, gradients wanted) -> plan

    @property
    def forward(self) -> Graph:
        """What runs forwards, before the passes."""
        return self._cut.halves.forward

    @property
    def backward(self) -> Graph:
        """What runs backwards."""
        return self._cut.halves.backward

    @property
    def saved(self) -> list[Value]:
        """What is kept for backward()."""
        return self._cut.halves.saved

    @property
    def saved_bytes(self) -> int:
        """How much memory that takes."""
        return sum(fake.nbytes for fake in self._at.saved)

    @property
    def steps(self) -> list[Any]:
        """What core.compiler.explain describes."""
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
    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        with no_grad():
            made = self._forward(*inputs)
        count = len(self.core.outputs)
        outputs, saved = made[:count], made[count:]
        recorded = tuple(
            o for o, v in zip(outputs, self.core.outputs, strict=True) if v.requires_grad
        )
        if recorded:
            context = CompiledBackward(self, inputs)
            _native.record_graph(context, inputs, recorded, (*saved, *inputs), len(saved))
        tensors = dict(zip(self.core.outputs, outputs, strict=True))  # in another order
        tensors.update(zip(self.graph.inputs, inputs, strict=True))
        call_again(self._views, tensors)
        return tuple(tensors[v] for v in self.graph.outputs)

    # ---- backwards -----------------------------------------------------------------------------
    def half(self, received: Any, wanted: Any) -> Backward | None:
        """What computes the gradients of some inputs; None where it cannot from what is saved."""
        came, wanted = [g is not None for g in received], list(wanted)
        if all(came) and wanted == [v.requires_grad for v in self.graph.inputs]:
            return self._backward
        key = tuple(came), tuple(wanted)
        if key not in self._plans:
            self._plans[key] = self._cut.other(came, wanted, self._at)
        return self._plans[key]

    def gradients(
        self, half: Backward, saved: list[Any], received: Any, wanted: Any, stale: Sequence[int]
    ) -> list[Any]:
        """The gradients of the inputs; stale: places of what was written to since it was saved."""
        for place in stale:
            if place in half.reads:
                raise _overwritten(saved[place])
        tangents = [g if g.is_contiguous else g.contiguous() for g in received if g is not None]
        found: list[Any] = [None] * len(wanted)
        made = half.plan(*saved[: len(self.saved)], *tangents)
        for place, gradient in zip(half.which, made, strict=True):
            found[place] = gradient
        return found

    # ---- another derivative --------------------------------------------------------------------
    def again(self, inputs: list[Any], received: Any, wanted: Any, record: bool) -> list[Any]:
        """The gradients by the tape: the graph's calls are made again, recorded."""
        starts = [_same(t) if want else t for t, want in zip(inputs, wanted, strict=True)]
        tensors = dict(zip(self.graph.inputs, starts, strict=True))
        call_again(self.core.nodes, tensors)
        outputs = [tensors[v] for v in self.core.outputs if v.requires_grad]
        came = [(o, g) for o, g in zip(outputs, received, strict=True) if g is not None]
        asked = tuple(t for t, want in zip(starts, wanted, strict=True) if want)
        made = _native.run_backward(
            tuple(o for o, _ in came), tuple(g for _, g in came), asked, record, record, False
        )
        found = iter(made)
        return [next(found) if want else None for want in wanted]


class CompiledBackward(FunctionContext):
    """The context of a graph's node on the tape.

    stale: the places of what it saved and was written to since, as the tape tells; reads: whether
    the last pass has read anything that was saved, as it tells the tape.
    """

    stale: Sequence[int] = ()
    reads = True

    def __init__(self, step: Differentiable, inputs: tuple[Any, ...]) -> None:
        self.step = step
        self.versions = self._versions(inputs)

    def _versions(self, inputs: Iterable[Any]) -> list[int]:
        """Of the inputs whose values count: a write to another one changes no gradient."""
        return [t.version for t, read in zip(inputs, self.step.reads, strict=True) if read]

    def gradients(self, received: Any, wanted: Any) -> list[Any]:
        """What the tape asks for (the hook `function_gradients`)."""
        saved, record = self._saved, _native.grad_enabled()
        if not record:
            half = self.step.half(received, wanted)
            if half is not None:
                self.reads = bool(half.reads)
                return self.step.gradients(half, saved, received, wanted, self.stale)
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
            return self.step.again(inputs, received, wanted, record)


def _same(tensor: Any) -> Any:
    """The same tensor as the result of a call, where a reverse pass can end."""
    return tensor.expand(tensor.shape)


def _overwritten(saved: Any) -> AutogradError:
    return AutogradError(
        what=f"CompiledBackward: a saved tensor ({saved.dtype.name}{saved.shape} on {saved.device})"
        " was written in place after it was saved for the gradient",
        why="the gradients that came in are computed from it",
        exists="in-place operators end in an underscore; x[...] = y writes too",
        fix="write to core.clone(x) instead, or after backward()",
    )
