"""The plans of one function, by what its graphs say: where compiled.py has a graph made to run."""

from __future__ import annotations

import functools

from core import _native, config, logging
from core.autograd.binding import call_positional
from core.autograd.grad_mode import enable_grad, no_grad
from core.compiler.executor import make_plan
from core.compiler.graph import Graph, Value, map_values
from core.compiler.pipeline import optimize
from core.compiler.stages import is_recorded, recorded_plan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Plans:
    """The plans of one function's graphs, by what the graphs say."""

    def __init__(self) -> None:
        self._plans: dict[Any, Any] = {}
        self._epoch = 0  # of the kernels that were known when the plans were made
        self.graphs: list[Graph] = []  # as captured, one for each plan
        self.optimized: list[Graph] = []
        self.parts: dict[Any, Any] = {}  # functions that were compiled apart (compiled.py)
        self.steps: list[Any] = []  # of the tape: the plans of graphs that are recorded

    def find(self, graph: Graph) -> Any:
        """The plan of a graph; compiled if no equal one was met."""
        if self._epoch != _native.kernel_epoch():  # which bodies may be fused depends on them
            self._plans.clear()
        key = _key(graph)
        plan = self._plans.get(key)
        if plan is None:
            self.graphs.append(graph)
            plan = self._plans[key] = self._make(graph)
        self._epoch = _native.kernel_epoch()  # fusing registers, too
        return plan

    def _make(self, graph: Graph) -> Any:
        """A graph's plan; where passes fail, say for want of memory, its calls one by one."""
        try:
            if not is_recorded(graph):
                return self._compile(graph.copy())
            plan = recorded_plan(graph, self._compile)
        except Exception as error:
            if config.verify:  # who asked for the passes to be verified wants to hear of it
                raise
            why = f"{type(error).__name__}: {error}".partition("\n")[0]
            logging.warning("graph", "a graph's calls are made one by one: %s", why)
            return functools.partial(_call, graph)
        self.steps.extend(plan.steps)
        return plan

    def _compile(self, graph: Graph) -> Any:
        optimized = optimize(graph)
        self.optimized.append(optimized)
        logging.info("graph", "%s", optimized)
        return make_plan(optimized)

    def run(self, graph: Graph, inputs: list[Any]) -> Any:
        return self.find(graph)(*inputs)


def _call(graph: Graph, *inputs: Any) -> tuple[Any, ...]:
    """A graph's calls, made by Python."""
    values = dict(zip(graph.inputs, inputs, strict=True))
    for node in graph.nodes:
        args = [map_values(values.__getitem__, arg) for arg in node.args]
        with enable_grad() if node.grad else no_grad():
            made = call_positional(node.op, node.op, args)
        if node.results:
            values.update(zip(node.results, made if node.returns_tuple else (made,), strict=True))
    return tuple(values[value] for value in graph.outputs)


def _key(graph: Graph) -> Any:
    numbers: dict[Value, int] = {}
    for value in [*graph.inputs, *(v for node in graph.nodes for v in node.results)]:
        numbers[value] = len(numbers)
    inputs: Any = tuple(
        (v.dtype, v.shape, v.fake.strides, v.fake.device, v.requires_grad) for v in graph.inputs
    )
    if graph.writes:
        inputs = inputs, tuple(v.storage for v in graph.inputs)
    nodes = tuple(
        (n.op, n.grad, tuple(_argument_key(a, numbers) for a in n.args)) for n in graph.nodes
    )
    return inputs, nodes, tuple(numbers[v] for v in graph.outputs)


def _argument_key(arg: Any, numbers: dict[Value, int]) -> Any:
    if isinstance(arg, Value):
        return numbers[arg]
    if isinstance(arg, (list, tuple)):
        return tuple(_argument_key(a, numbers) for a in arg)
    return type(arg).__name__, repr(arg)
