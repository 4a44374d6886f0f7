"""Timing calls that give the same results, for `mode="max-autotune"`.

Plans of the calls by themselves are run in turn, on tensors of the sizes that a graph is first met
with. The results are cached for calls of the same operators, sizes and layouts.
"""

from __future__ import annotations

import statistics
import time
from itertools import chain
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import find_operator, get_num_threads
from core.compiler.graph.graph import Graph, map_values
from core.compiler.runtime.executor import make_plan
from core.compiler.symbolic.inference import laid_out
from core.compiler.symbolic.symbols import hint_of, symbols_in
from core.dispatcher.keys import ExcludeKeys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor
    from core.compiler.graph.graph import Node, Plan, Value

ROUNDS = 9  # in which each is timed once
LONG = 0.1  # seconds of a run that is not to be repeated so often
SECONDS = 2e-3  # that a plan is run for, in each of them
WORTH = 0.97  # of the time that the other takes: machines are noisy

_timings: dict[Any, bool] = {}


def is_faster(fused: Sequence[Node], unfused: Sequence[Node]) -> bool:
    """Whether some calls take less time than others, for which they stand."""
    inputs = list(dict.fromkeys(chain.from_iterable(_read(nodes) for nodes in (fused, unfused))))
    layouts = tuple((v.dtype, tuple(v.fake.shape), v.fake.strides, v.fake.device) for v in inputs)
    key = layouts, _calls(fused, inputs), _calls(unfused, inputs), get_num_threads()
    if key not in _timings:
        plans = [_plan(nodes, inputs) for nodes in (fused, unfused)]
        with ExcludeKeys("capture"):
            one, other = _seconds(plans, [_filled(v.fake) for v in inputs])
        _timings[key] = one < WORTH * other
        names = [", ".join(n.op.name for n in nodes) for nodes in (fused, unfused)]
        took = f"{names[0]} took {one:.3g} s, {names[1]} {other:.3g} s"
        logging.info("graph", "max-autotune, %s: %s", [tuple(v.fake.shape) for v in inputs], took)
    return _timings[key]


def _read(nodes: Sequence[Node]) -> list[Value]:
    results = {value for node in nodes for value in node.results}
    return [value for node in nodes for value in node.values if value not in results]


def _calls(nodes: Sequence[Node], inputs: list[Value]) -> tuple[Any, ...]:
    """A key of the calls with numbered Values, since names differ between graphs."""
    number = {v: f"%{k}" for k, v in enumerate([*inputs, *(v for n in nodes for v in n.results)])}
    args = [[hint_of(map_values(number.__getitem__, arg)) for arg in n.args] for n in nodes]
    return tuple((n.op, repr(arg_list)) for n, arg_list in zip(nodes, args, strict=True))


def _plan(nodes: Sequence[Node], inputs: list[Value]) -> Plan:
    graph = Graph()
    graph.inputs, graph.nodes, graph.outputs = inputs, list(nodes), list(nodes[-1].results)
    leaves = [leaf for n in nodes for symbol in symbols_in(n.args) for leaf in symbol.leaves()]
    return make_plan(graph, {id(leaf): leaf.hint for leaf in leaves})


def _filled(fake: Tensor) -> Tensor:
    """A tensor of ones with the layout of a fake tensor, ignoring gaps."""
    ones: Tensor = find_operator("core::full")((), 1, dtype=fake.dtype, device=fake.device)
    if 0 in fake.strides:
        return ones.expand(fake.shape)
    return laid_out(fake.shape, fake).copy_(ones)


def _seconds(plans: list[Any], tensors: list[Any]) -> list[float]:
    """How long a run of each takes: medians of rounds in which they take turns."""
    from core.plugins.streams import synchronize

    def run(plan: Plan, times: int) -> float:
        start = time.perf_counter()
        for _ in range(times):
            outputs = plan(*tensors)
        synchronize(outputs[0].device)
        return (time.perf_counter() - start) / times

    for plan in plans:
        run(plan, 2)  # kernels are built, weights are packed
    took = [run(plan, 1) for plan in plans]
    times = [max(1, min(1000, int(SECONDS / max(each, 1e-7)))) for each in took]
    count = 1 if max(took) > LONG else ROUNDS
    rounds = [[run(p, n) for p, n in zip(plans, times, strict=True)] for _ in range(count)]
    return [statistics.median(seconds) for seconds in zip(*rounds, strict=True)]
