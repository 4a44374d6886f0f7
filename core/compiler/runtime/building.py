"""Kernels of a graph's calls, built before its first run: all that are missing at once."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core._native import dtype, layout_of
from core.bodies.cpu_kernels import ElementwiseKernel, build_ahead
from core.bodies.definition import body_of, definition_of, find_body, has_elementwise_body
from core.bodies.specs import ScalarSpec, TensorSpec
from core.compiler.fusion.products import ProductProgram, kernels_of
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.symbols import hint_of
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from core._native import Operator, Tensor
    from core.bodies.cpu_kernels import Call

_met: set[Hashable] = set()  # calls like which the kernels were built, or looked for


def build_kernels(graph: Graph, fakes: Mapping[Value, Tensor]) -> None:
    """Builds the kernels that bodies give a graph's calls on the cpu, but for elementwise ones that
    were not fused. fakes: what each Value of the graph is."""
    build_ahead(_kernels(graph, fakes))


def _kernels(graph: Graph, fakes: Mapping[Value, Tensor]) -> Iterator[Call | ElementwiseKernel]:
    # Programs of calls that were not fused may be shipped, which is known once they are lowered.
    for node in sorted(graph.nodes, key=lambda node: not _is_fused(node)):
        if not node.results or any(fakes[v].device.type != "cpu" for v in node.results):
            continue
        is_fused = _is_fused(node)
        key = _key(node, fakes, is_fused)
        if key in _met or not (_has_body(node, fakes) and (is_fused or _is_program(node))):
            continue
        _met.add(key)
        call = _call(node, fakes)
        if isinstance(body_of(node.op).build, ProductProgram):
            yield from kernels_of(*call)
        elif body_of(node.op).element is not None:
            yield _elementwise(*call)
        else:
            yield call


def _elementwise(op: Operator, args: list[Any], outputs: list[TensorSpec]) -> ElementwiseKernel:
    """The kernel of a group that broadcasts, in which the last dimension has strides of one."""
    inputs = [arg for arg in args if isinstance(arg, (TensorSpec, ScalarSpec))]
    zero = [isinstance(x, ScalarSpec) or math.prod(x.shape) == 1 for x in inputs]
    classes = "u" * len(outputs) + "".join("z" if one else "u" for one in zero)
    return ElementwiseKernel(op, 2, tuple(x.dtype for x in (*outputs, *inputs)), classes)


def _is_fused(node: Node) -> bool:
    return "fused" in definition_of(node.op).tags


def _key(node: Node, fakes: Mapping[Value, Tensor], is_fused: bool) -> Hashable:
    """A key that is equal for calls that lie alike: the numbers that fused operators are given
    are no part of their programs."""
    tensors = [fakes[v] for v in (*node.values, *node.results)]
    lies = [(layout_of(t), *(n == 1 for n in t.shape)) for t in tensors]
    return node.op, *lies, *([] if is_fused else map(repr, node.args))


def _has_body(node: Node, fakes: Mapping[Value, Tensor]) -> bool:
    """Whether a call's first kernel on the cpu is that of its operator's body."""
    dtypes = {fakes[v].dtype for v in (*node.values, *node.results)}
    kernels = [
        k
        for k in node.op.kernels
        if k.device_type in ("cpu", "*") and k.enabled and not dtypes.isdisjoint(k.dtypes or dtypes)
    ]
    return bool(kernels) and max(kernels, key=lambda k: k.priority).provider == "body"


def _is_program(node: Node) -> bool:
    """Whether a body computes a call, and is no function of one element."""
    body = find_body(node.op)
    return body is not None and body.on_cpu and not has_elementwise_body(node.op)


def _call(node: Node, fakes: Mapping[Value, Tensor]) -> Call:
    """A call in the words that native code asks for its kernel in."""
    types = [p.type for p in parameters(node.op)]
    outputs = [_tensor(fakes[value]) for value in node.results]
    args = [
        _spec(arg, kind, outputs[0].dtype, fakes)
        for arg, kind in zip(node.args, types, strict=True)
    ]
    return node.op, args, outputs


def _spec(arg: Any, kind: str, dtype_of_result: str, fakes: Mapping[Value, Tensor]) -> Any:
    if isinstance(arg, Value):
        return _tensor(fakes[arg])
    if isinstance(arg, (list, tuple)):
        return tuple(_spec(item, "", dtype_of_result, fakes) for item in arg)
    if isinstance(arg, dtype):
        return arg.name
    if kind == "Tensor|Scalar":  # a number in the place of a tensor
        return ScalarSpec(dtype_of_result)
    if kind.startswith("Scalar") and arg is not None:
        return ScalarSpec("float64" if isinstance(hint_of(arg), float) else "int64")
    return hint_of(arg)


def _tensor(fake: Tensor) -> TensorSpec:
    return TensorSpec(fake.dtype.name, tuple(fake.shape), tuple(fake.strides))
