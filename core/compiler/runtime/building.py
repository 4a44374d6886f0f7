"""Kernels of fused calls, built before the first run of a graph: all that are missing at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.bodies.cpu_kernels import build_ahead
from core.bodies.definition import definition_of
from core.bodies.specs import ScalarSpec, TensorSpec
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.symbols import hint_of
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core._native import Operator, Tensor

_FEWEST = 2  # kernels: one is built as quickly by its call
_met: set[Operator] = set()  # whose kernels were built, or looked for


def build_kernels(graph: Graph, fakes: Mapping[Value, Tensor]) -> None:
    """Builds the kernels of fused operators that no graph has had before. fakes: what each Value
    of the graph is."""
    nodes = {node.op: node for node in graph.nodes if _is_new(node, fakes)}
    _met.update(nodes)
    if len(nodes) >= _FEWEST:
        build_ahead([_call(node, fakes) for node in nodes.values()])


def _is_new(node: Node, fakes: Mapping[Value, Tensor]) -> bool:
    if node.op in _met or "fused" not in definition_of(node.op).tags:
        return False
    on_cpu = all(fakes[value].device.type == "cpu" for value in node.results)
    return on_cpu and any(kernel.provider == "body" for kernel in node.op.kernels)


def _call(
    node: Node, fakes: Mapping[Value, Tensor]
) -> tuple[Operator, list[Any], list[TensorSpec]]:
    """A call in the words that native code asks for its kernel in."""
    types = [p.type for p in parameters(node.op)]
    args = [_spec(arg, kind, fakes) for arg, kind in zip(node.args, types, strict=True)]
    return node.op, args, [_tensor(fakes[value]) for value in node.results]


def _spec(arg: Any, kind: str, fakes: Mapping[Value, Tensor]) -> Any:
    if isinstance(arg, Value):
        return _tensor(fakes[arg])
    if isinstance(arg, (list, tuple)):
        return tuple(map(hint_of, arg))
    if kind == "Scalar":
        return ScalarSpec("float64" if isinstance(hint_of(arg), float) else "int64")
    return hint_of(arg)


def _tensor(fake: Tensor) -> TensorSpec:
    return TensorSpec(fake.dtype.name, tuple(fake.shape), tuple(fake.strides))
