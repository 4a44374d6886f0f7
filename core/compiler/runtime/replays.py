"""`mode="reduce-overhead"`: plans whose work on a device is captured once and replayed as a whole.

A plan is run as it is first, so that kernels are built; then it is captured into a graph of the
device (core.plugins.graphs), whose memory is its own. Inputs are bound by their addresses. One that
comes from another address at a later call is copied from then on, into memory that the graph reads,
and the plan is captured again, once. Results are copied out of the graph's memory, so that they
stay when it is replayed. Another size is another plan, and so another graph.

A plan that cannot be captured runs as it did, and `Replays.reasons` names the cause, which
`core.compiler.explain` and the log show.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import Tensor, find_operator, is_capturing, numerics
from core.bodies.definition import definition_of
from core.caches import BoundedCache
from core.compiler.graph.aliases import Aliases
from core.errors import DeviceError, OutOfMemoryError

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core._native import device as Device
    from core.compiler.graph.graph import Graph, Plan
    from core.plugins.graphs import Graph as DeviceGraph
    from core.plugins.queued import QueuedRuntime

MOST = 16  # graphs of one plan: for other numbers, layouts and streams
_CLONE = find_operator("core::clone")


class Replays:
    """The captured plans of one compiled function.

    Attributes:
        captures: how many graphs were captured. replays: how often one was replayed.
        reasons: why plans run without one.
    """

    def __init__(self) -> None:
        self.captures = self.replays = 0
        self.reasons: list[str] = []

    def wrap(self, plan: Plan, graph: Graph) -> Plan:
        """The plan of a graph, captured when it has run once; or the plan itself, and why."""
        reason, device = _why_not(graph)
        if reason is not None:
            self.note(reason)
            return plan
        assert device is not None
        return CapturedPlan(plan, device, self)

    def note(self, reason: str) -> None:
        if reason not in self.reasons:
            self.reasons.append(reason)
            logging.info("graph", "runs without a captured graph: %s", reason)


def _why_not(graph: Graph) -> tuple[str | None, Device | None]:
    """Why a plan cannot be replayed; and the device that does all of it."""
    from core.plugins.streams import find_queued

    values = [*graph.inputs, *(v for node in graph.nodes for v in node.results)]
    devices = {str(v.fake.device): v.fake.device for v in values}
    if len(devices) != 1:
        return f"it works on {' and '.join(sorted(devices)) or 'no device'}, not on one", None
    (device,) = devices.values()
    runtime = find_queued(device)
    if runtime is None or not runtime.offers("begin_capture", "end_capture", "replay"):
        return f"{device} captures no graphs", None
    aliases = Aliases(graph)
    outputs = [aliases.of(v) for v in graph.outputs]
    if aliases.written & aliases.inputs:
        return "it writes to its arguments", None
    if aliases.inputs.intersection(outputs):
        return "it returns an argument, or a view of one", None
    if len(set(outputs)) < len(outputs):
        return "it returns tensors that share memory", None
    random = [n.op.name for n in graph.nodes if "random" in definition_of(n.op).tags]
    if random:
        return f"{random[0]} draws other random numbers at each call", None
    return None, device


class CapturedPlan:
    """A plan that is captured at its second call with inputs alike, and replayed from then on."""

    def __init__(self, plan: Plan, device: Device, counts: Replays) -> None:
        from core.plugins.streams import find_queued

        runtime = find_queued(device)
        assert runtime is not None
        self._plan, self._device, self._counts = plan, device, counts
        self._runtime: QueuedRuntime = runtime
        self._known: BoundedCache[Hashable, _Known] = BoundedCache(MOST)
        self._made = 0
        self._reason: str | None = None  # why nothing is captured any more
        self._lock = threading.RLock()

    def __call__(self, *inputs: Any) -> Any:
        """The outputs, or NotImplemented for other sizes."""
        busy = is_capturing() or (self._device.index or 0) in self._runtime.capturing
        if self._reason is not None or busy:
            return self._plan(*inputs)
        with self._lock:  # copies, replay and results are enqueued together
            key = self._key(inputs)
            known = self._known.use(key)
            if known is None:
                self._known.keep(key, _Known())
                return self._plan(*inputs)
            ready = known.graph is not None and known.bind(inputs)
            if not ready and not self._capture(known, inputs):
                return self._plan(*inputs)
            self._counts.replays += 1
            return known.run()

    def _key(self, inputs: Sequence[Any]) -> Hashable:
        """What a graph depends on besides the numbers in memory."""
        layouts = (
            (x.shape, x.strides) if isinstance(x, Tensor) else (type(x), repr(x)) for x in inputs
        )
        return self._runtime.queue(self._device.index or 0), numerics(), *layouts

    def _capture(self, known: _Known, inputs: Sequence[Any]) -> bool:
        """Captures the plan for these inputs; False, and a reason, where that cannot be."""
        self._made += 1
        if self._made > 2 * MOST:
            self._refuse(f"{2 * MOST} graphs were captured, for other numbers, layouts or streams")
            return False
        try:
            why = known.capture(self._plan, self._device, inputs)
        except (DeviceError, OutOfMemoryError) as error:
            why = error.what
        if why is not None:
            self._refuse(why)
            return False
        self._counts.captures += 1
        return True

    def _refuse(self, reason: str) -> None:
        self._reason = reason
        self._known = BoundedCache(MOST)
        self._counts.note(reason)


class _Known:
    """Inputs alike that were met, and the graph that serves them.

    Attributes:
        places: of each tensor its address in the graph; copies: the tensors that inputs are copied
            to first, by their numbers. outputs: in the graph's memory.
    """

    def __init__(self) -> None:
        self.graph: DeviceGraph | None = None
        self.places: list[int | None] = []
        self.copies: dict[int, Tensor] = {}
        self.outputs: Sequence[Tensor] = ()

    def bind(self, inputs: Sequence[Any]) -> bool:
        """Puts the inputs where the graph reads them; False where some lie elsewhere now."""
        moved = [
            n for n, (x, place) in enumerate(zip(inputs, self.places))
            if place is not None and n not in self.copies and x.data_ptr != place
        ]  # fmt: skip
        if moved:
            for n in moved:
                self.copies[n] = _CLONE(inputs[n])
            return False
        for n, copy in self.copies.items():
            copy.copy_(inputs[n])
        return True

    def capture(self, plan: Plan, device: Device, inputs: Sequence[Any]) -> str | None:
        """Captures the plan; why it cannot be replayed."""
        from core.plugins.graphs import graph

        uneven = any(c.strides != inputs[n].strides for n, c in self.copies.items())
        if uneven:
            return "it is given views with gaps, at other addresses at each call"
        self.graph, self.outputs = None, ()
        for n, copy in self.copies.items():
            copy.copy_(inputs[n])
        given = [self.copies.get(n, x) for n, x in enumerate(inputs)]
        captured = graph(device)
        with captured:
            outputs = plan(*given)
        if outputs is NotImplemented:
            return "its plan does not serve the inputs that it was made for"
        if any(_CLONE(out).strides != out.strides for out in outputs):
            return "it returns views with gaps"
        self.places = [x.data_ptr if isinstance(x, Tensor) else None for x in given]
        self.graph, self.outputs = captured, outputs
        return None

    def run(self) -> tuple[Tensor, ...]:
        """Replays the graph; its results, in new memory."""
        assert self.graph is not None
        self.graph.replay()
        return tuple(_CLONE(out) for out in self.outputs)
