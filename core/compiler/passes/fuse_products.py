"""Joins products of matrices with the elementwise calls that alone read them, and with those that
make a left operand which nothing else reads.

The product's blocks are then handed to those calls, and strips of the operand made by them, while
they lie in a cache (products.py).
"""

from __future__ import annotations

import math

from core import _native
from core.compiler import fuel
from core.compiler.fusion import Group, described
from core.compiler.graph import Node, Value
from core.compiler.passes.fuse_calls import has_own_kernel, kind_of, member_of
from core.compiler.products import MOST_OPERANDS, ProductBody, fuse_product
from core.compiler.spaces import space_of
from core.compiler.symbolic import hint_of
from core.plugins import load_kernels

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.graph import Graph


FEWEST_ROWS, FEWEST_COLUMNS = 6, 25  # of a product in blocks
LARGE = 1 << 18  # elements of a right operand that are worth it for fewer rows


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
    return _with_left_operands(graph)


def _with_left_operands(graph: Graph) -> Graph:
    """The graph with products that make their left operand themselves."""
    users, outputs = graph.users(), set(graph.outputs)
    number = {node: i for i, node in enumerate(graph.nodes)}
    nodes: list[Node] = []
    gone: set[Node] = set()
    for node in graph.nodes:
        maker = _maker_of(node, users, outputs)
        between = graph.nodes[number[maker] : number[node]] if maker else []
        if maker and not any(n.op.mutates or n.out for n in between) and fuel.burn():
            gone.add(maker)
            nodes.append(_with_left_operand(node, maker))
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
    known = b.fake.ndim == 2 and _native.has_product(dtype.name)
    return bool(known) and _fills_blocks(hint_of(list(a.shape)), hint_of(list(b.shape)))


def _fills_blocks(a: list[int], b: list[int]) -> bool:
    """Whether a product is for blocks: what has few rows or columns is quicker as a whole.

    The sizes met first decide; the result is the same either way.
    """
    rows, (depth, columns) = math.prod(a[:-1]), b
    deep = rows > 1 and depth * columns >= LARGE
    return columns >= FEWEST_COLUMNS and (rows >= FEWEST_ROWS or deep)


def _has_rows_of(product: Value, like: Value) -> bool:
    """Whether a product's rows are those of the result, whatever the leading dimensions."""
    if like.fake.ndim < 2 or product.shape[-1] != like.shape[-1]:
        return False
    if product.shape == like.shape:
        return True
    single = product.node is not None and product.node.args[1].fake.ndim == 2
    return single and bool(math.prod(product.shape) == math.prod(like.shape))


def _maker_of(node: Node, users: dict[Value, list[Node]], outputs: set[Value]) -> Node | None:
    """The elementwise calls that make a product's left operand, of something of its shape."""
    body = getattr(node.op.definition, "body", None)
    if not (isinstance(body, ProductBody) and body.before is None) and not _is_product(node):
        return None
    a, b = node.args[:2]
    maker = a.node
    if maker is None or a in outputs or len(users.get(a, ())) > 1 or node.out:
        return None
    if b is a or a.fake.device.type != "cpu" or not _native.has_product(a.dtype.name, True):
        return None
    read = _read_of(maker)
    if read is None or len(maker.results) > 1 or len(read[1]) >= MOST_OPERANDS:
        return None
    alike = any(v.shape == a.shape for v in read[1])
    return maker if alike and all(m.kind == "element" for m in read[0].members) else None


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
    made = Node(fuse_product(None, group, place, rank), args, fakes, True)
    return _in_place_of(node, made, [*reversed(chain), node])


def _with_left_operand(node: Node, maker: Node) -> Node:
    """A product, fused with calls after it or not, that makes its left operand."""
    group, values, _ = _read_of(maker)  # type: ignore[misc]
    body = node.op.definition.body
    if isinstance(body, ProductBody):
        op, rest = fuse_product(group, body.after, body.place, body.rank), node.args[1:]
    else:
        op, rest = fuse_product(group, None), [node.args[1], described(node.results), []]
    made = Node(op, [*values, *rest], [v.fake for v in node.results], True)
    return _in_place_of(node, made, [maker, node])


def _in_place_of(node: Node, made: Node, nodes: list[Node]) -> Node:
    made.line = "; ".join(dict.fromkeys(n.line for n in nodes if n.line))
    made.results = node.results
    for value in made.results:
        value.node = made
    return made
