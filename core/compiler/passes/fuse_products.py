"""Joins products of matrices with the elementwise calls that alone read them.

The product's blocks are then handed to those calls while they lie in a cache (products.py).
"""

from __future__ import annotations

import math

from core import _native
from core.compiler import fuel
from core.compiler.fusion import Group, described
from core.compiler.graph import Node, Value
from core.compiler.passes.fuse_calls import has_own_kernel, kind_of, member_of
from core.compiler.products import MOST_OPERANDS, fuse_product
from core.compiler.spaces import space_of
from core.plugins import load_kernels

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.graph import Graph


def fuse_products(graph: Graph) -> Graph:
    """The graph with products and what is done with them as one operator each."""
    if any(node.op.name == "core::matmul" for node in graph.nodes):
        load_kernels("cpu")  # they say which dtypes there are products for
    users, outputs = graph.users(), set(graph.outputs)
    number = {node: i for i, node in enumerate(graph.nodes)}
    nodes: list[Node] = []
    gone: set[Node] = set()
    for node in graph.nodes:
        read = _read_of(node)
        chain = _product_before(node, read, users, outputs)
        between = graph.nodes[number[chain[-1]] : number[node]] if chain else []
        if read and chain and not any(n.op.mutates or n.out for n in between) and fuel.burn():
            gone.update(chain)
            nodes.append(_joined(node, chain, *read))
        else:
            nodes.append(node)
    graph.nodes = [node for node in nodes if node not in gone]
    return graph


# ---- what goes together ------------------------------------------------------------------------
def _read_of(node: Node) -> tuple[Group, list[Value], list[int]] | None:
    """An elementwise call or group as (group, what it reads, sizes); None for others.

    Its inputs are broadcast to its results as the operands of one call are.
    """
    group = getattr(getattr(node.op.definition, "body", None), "group", None)
    if group is not None:
        read = group, list(node.args[:-2]), list(node.args[-1])
    elif kind_of(node) == "element" and not node.out:
        single = _single(node)
        if single is None:
            return None
        read = single
    else:
        return None
    return read if _is_plain(read[0]) and not node.out else None


def _single(node: Node) -> tuple[Group, list[Value], list[int]] | None:
    space, values, sizes = space_of([node]), list(dict.fromkeys(node.values)), list[int]()
    if space is None:
        return None
    number = {v: k for k, v in enumerate([*values, *node.results])}
    member = member_of(node, number, sizes)
    dtypes, dims = [v.dtype.name for v in values], [space.dims[v] for v in number]
    return Group([member], dtypes, dims, space.inner, [len(values)]), values, sizes


def _is_plain(group: Group) -> bool:
    """Whether all that a group reads and gives is walked in one order."""
    whole = group.dims[group.outputs[0]]
    return (
        all(member.kind in ("element", "view") for member in group.members)
        and len(group.inputs) + len(group.outputs) <= MOST_OPERANDS
        and all(group.dims[k] == whole for k in group.outputs)
        and all(_is_aligned(dims, whole) for dims in group.dims[: len(group.inputs)])
    )


def _is_aligned(dims: tuple[int | None, ...], whole: tuple[int | None, ...]) -> bool:
    if len(dims) > len(whole):
        return False
    return all(a is None or a == b for a, b in zip(dims[::-1], whole[::-1]))


def _product_before(
    node: Node, read: Any, users: dict[Value, list[Node]], outputs: set[Value]
) -> list[Node] | None:
    """The views of a product that the node alone reads, and the product."""
    if read is None:
        return None
    for value in reversed(read[1]):
        chain: list[Node] = []
        at = value
        while at.node is not None and len(users.get(at, ())) == 1 and at not in outputs:
            chain.append(at.node)
            if _is_product(at.node) and _has_rows_of(at, node.results[0]):
                return chain
            if at.node.op.name != "core::view":
                break
            at = at.node.args[0]
    return None


def _is_product(node: Node) -> bool:
    if node.op.name != "core::matmul" or node.out:
        return False
    a, b = node.args
    dtype = node.results[0].dtype
    if not (a.dtype == b.dtype == dtype and a.fake.ndim >= 2 and b.fake.ndim >= 2):
        return False
    if node.results[0].fake.device.type != "cpu":
        return not has_own_kernel(node)
    return b.fake.ndim == 2 and bool(_native.has_product(dtype.name))


def _has_rows_of(product: Value, like: Value) -> bool:
    """Whether a product's rows are those of the result, whatever the leading dimensions."""
    if like.fake.ndim < 2 or product.shape[-1] != like.shape[-1]:
        return False
    if product.shape == like.shape:
        return True
    single = product.node is not None and product.node.args[1].fake.ndim == 2
    return single and bool(math.prod(product.shape) == math.prod(like.shape))


# ---- replacing them ----------------------------------------------------------------------------
def _joined(
    node: Node, chain: list[Node], group: Group, values: list[Value], sizes: list[int]
) -> Node:
    """One operator for a product and what reads it."""
    product, place = chain[-1], values.index(chain[0].results[0])
    others = [v for k, v in enumerate(values) if k != place]
    made_of, fakes = product.results[0], [v.fake for v in node.results]
    args = [*product.args, *others, described(node.results), sizes]
    rank = 0 if made_of.shape == node.results[0].shape else made_of.fake.ndim
    made = Node(fuse_product(group, place, rank), args, fakes, True)
    made.line = "; ".join(dict.fromkeys(n.line for n in (*reversed(chain), node) if n.line))
    made.results = node.results
    for value in made.results:
        value.node = made
    return made
