"""Makes a linear map a product and an addition, which can be fused."""

from __future__ import annotations

from core import _native
from core.compiler.graph import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.graph import Graph


def split_linear(graph: Graph) -> Graph:
    """The graph with the calls that `linear` makes in its place, where it adds a bias."""
    linear = _native.find_operator("core::linear")
    nodes = []
    for node in graph.nodes:
        nodes += _parts(node) if node.op is linear and _adds(node) else [node]
    graph.nodes = nodes
    return graph


def _adds(node: Node) -> bool:
    x, weight, bias = node.args
    made = node.results[0].dtype
    same = x.dtype == weight.dtype == made and (bias is None or bias.dtype == made)
    return bias is not None and len(weight.shape) == 2 and len(x.shape) >= 2 and same


def _parts(node: Node) -> list[Node]:
    x, weight, bias = node.args
    turned = _call("core::permute_dims", [weight, [1, 0]], node.line)
    product = _call("core::matmul", [x, turned.results[0]], node.line)
    added = _call("core::add", [product.results[0], bias], node.line)
    added.results = node.results
    node.results[0].node = added
    return [turned, product, added]


def _call(name: str, args: list[Any], line: str) -> Node:
    op = _native.find_operator(name)
    fakes = [a.fake if hasattr(a, "fake") else a for a in args]
    return Node(op, args, [op.infer(*fakes)], False, line)
