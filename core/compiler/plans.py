"""The plans of one function, by what its graphs say: where compiled.py has a graph made to run."""

from __future__ import annotations

import functools

from core import _native, config, logging
from core.compiler.families import Family, Variant, layout_of
from core.compiler.graph import Graph, Value
from core.compiler.inference import leaves_of, with_numbers
from core.compiler.pipeline import optimize
from core.compiler.sized_joint import NotAlike
from core.compiler.stages import Recorded, is_recorded
from core.compiler.symbolic import is_symbolic, key_of
from core.errors import ConfigError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Plans:
    """The plans of one function's graphs, by what the graphs say; tuned: see pipeline.py."""

    def __init__(self, tuned: bool = False) -> None:
        self.tuned = tuned
        self._plans: dict[Any, Any] = {}
        self._families: dict[Any, Family] = {}
        self._epoch = 0  # of the kernels that were known when the plans were made
        self.graphs: list[Graph] = []  # as captured, one for each that was compiled
        self.optimized: list[Graph] = []
        self.parts: dict[Any, Any] = {}  # functions that were compiled apart (compiled.py)
        self.steps: list[Any] = []  # of the tape: the plans of graphs that are recorded

    def find(self, graph: Graph) -> Any:
        """The plan of a graph; compiled if no equal one was met."""
        if self._epoch != _native.kernel_epoch():  # which bodies may be fused depends on them
            self._plans.clear()
            self._families.clear()
        if graph.symbolic:
            plan = self._find_sized(graph)
        else:
            key = key_of_graph(graph)
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
                return self._variant(graph).first()
            plan = Recorded(graph, self._variant).first()
        except Exception as error:
            return _one_by_one(graph, error)
        self.steps.extend(plan.steps)
        return plan

    def _variant(self, graph: Graph) -> Variant:
        variant = Variant(graph, functools.partial(optimize, tuned=self.tuned))
        self.optimized.append(variant.graph)
        logging.info("graph", "%s", variant.graph)
        return variant

    def run(self, graph: Graph, inputs: list[Any]) -> Any:
        return self.find(graph)(*inputs)

    def family(self, graph: Graph) -> Family:
        """All graphs that say the same but for their sizes."""
        return self._families.setdefault(key_of_graph(graph), Family())

    def _find_sized(self, graph: Graph) -> Any:
        family = self.family(graph)
        sizes = tuple(leaf.hint for leaf in leaves_of(graph))
        fakes, layout = [v.fake for v in graph.inputs], layout_of(graph)
        plan = family.find(sizes, fakes, layout)
        if plan is not None:
            return plan
        try:
            recorded = is_recorded(graph)
            variant = Recorded(graph, self._variant) if recorded else self._variant(graph)
            self.graphs.append(graph)
            plan = family.add(variant, sizes, layout)
            self.steps.extend(plan.steps if recorded else ())
        except NotAlike as error:
            logging.info("graph", "gradients are compiled for these sizes alone: %s", error)
            plan = family.keep(sizes, layout, self.find(with_numbers(graph)))
        except Exception as error:
            self.graphs.append(graph)
            return _one_by_one(with_numbers(graph), error)
        return plan


def _one_by_one(graph: Graph, error: Exception) -> Any:
    if isinstance(error, ConfigError) or config.verify:  # who asked wants to hear of it
        raise error
    why = f"{type(error).__name__}: {error}".partition("\n")[0]
    logging.warning("graph", "a graph's calls are made one by one: %s", why)
    return functools.partial(_call, graph)


def _call(graph: Graph, *inputs: Any) -> tuple[Any, ...]:
    """A graph's calls, made by Python."""
    values = dict(zip(graph.inputs, inputs, strict=True))
    for node in graph.nodes:
        node.make(values)
    return tuple(values[value] for value in graph.outputs)


def key_of_graph(graph: Graph) -> Any:
    """Equal for graphs that say the same, but for their sizes where these are symbols."""
    numbers: dict[Value, int] = {}
    sizes: dict[int, int] = {}
    for value in [*graph.inputs, *(v for node in graph.nodes for v in node.results)]:
        numbers[value] = len(numbers)
    inputs: Any = tuple(_input_key(v, sizes) for v in graph.inputs)
    if graph.writes:
        inputs = inputs, tuple(v.storage for v in graph.inputs)
    nodes = tuple(
        (
            n.op,
            n.grad,
            tuple(_argument_key(a, numbers, sizes) for a in n.args),
            tuple(_shape_key(v, sizes) for v in n.results) if graph.symbolic else (),
        )
        for n in graph.nodes
    )
    return inputs, nodes, tuple(numbers[v] for v in graph.outputs)


def _input_key(value: Value, sizes: dict[int, int]) -> Any:
    fake = value.fake
    if not is_symbolic(value.shape):
        return value.dtype, value.shape, fake.strides, fake.device, value.requires_grad
    return value.dtype, _shape_key(value, sizes), fake.device, value.requires_grad


def _shape_key(value: Value, sizes: dict[int, int]) -> Any:
    return tuple(key_of(n, sizes) for n in value.shape)


def _argument_key(arg: Any, numbers: dict[Value, int], sizes: dict[int, int]) -> Any:
    if isinstance(arg, Value):
        return numbers[arg]
    if isinstance(arg, (list, tuple)):
        return tuple(_argument_key(a, numbers, sizes) for a in arg)
    return key_of(arg, sizes)
