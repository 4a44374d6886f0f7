"""Joins products of matrices with the elementwise calls that alone read them, and with those that
make a left operand which nothing else reads.

The product's blocks are then handed to those calls, and strips of the operand made by them, while
they lie in a cache (products.py).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core._native import find_operator, has_product
from core.bodies.definition import find_body
from core.compiler.fusion.autotuning import is_faster
from core.compiler.fusion.fused_operators import described
from core.compiler.fusion.iteration_spaces import VIEWS, iteration_space
from core.compiler.fusion.members import Group
from core.compiler.fusion.products import MAX_OPERANDS, ProductProgram, fuse_product
from core.compiler.fusion.row_programs import FusedProgram
from core.compiler.graph import fuel
from core.compiler.graph.graph import Node, Value
from core.compiler.passes.fuse_calls import has_own_kernel, kind_of, member_of
from core.compiler.symbolic.inference import call
from core.compiler.symbolic.symbols import Symbol, hint_of
from core.plugins import load_kernels

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.compiler.graph.graph import Graph


_FULL = find_operator("core::full")
FEWEST_ROWS, FEWEST_COLUMNS = 6, 25  # of a product in blocks


def fuse_products(graph: Graph, tuned: bool = False) -> Graph:
    """The graph with products and the calls on their results as one operator each.

    tuned: which products, and whether a product by itself is quicker in blocks, is found by timing.
    """
    if any(node.op.name == "core::matmul" for node in graph.nodes):
        load_kernels("cpu")  # they determine the dtypes that have products
    for kind in (_After, _Before, *([_Alone] if tuned else [])):
        kind(graph, tuned).replace()
    return graph


class _Joins:
    """One way in which calls become one operator; found in one walk over a graph."""

    def __init__(self, graph: Graph, tuned: bool) -> None:
        self.graph, self.tuned = graph, tuned
        self.users, self.outputs = graph.users(), set(graph.outputs)
        self.numbers: dict[Value, Node] = {}  # tensors for numbers that calls read, and their calls

    def find(self, node: Node) -> tuple[list[Node], Node] | None:
        """The calls that become one with this one, which is their last, and the one call."""
        raise NotImplementedError

    def replace(self) -> None:
        number = {node: i for i, node in enumerate(self.graph.nodes)}
        nodes: list[Node] = []
        gone: set[Node] = set()
        for node in self.graph.nodes:
            match = self.find(node)
            if match is None or not self._is_allowed(*match, number):
                nodes.append(node)
                continue
            calls, fused = match
            gone.update(calls[:-1])
            fused.line = "; ".join(dict.fromkeys(n.line for n in calls if n.line))
            fused.results = node.results
            for value in fused.results:
                value.node = fused
            made = [self.numbers.pop(v) for v in fused.values if v in self.numbers]
            nodes += [*made, fused]
        self.graph.nodes = [node for node in nodes if node not in gone]

    def _is_allowed(self, calls: list[Node], fused: Node, number: dict[Node, int]) -> bool:
        between = self.graph.nodes[number[calls[0]] : number[calls[-1]]]
        return (
            not any(n.op.mutates or n.out for n in between)
            and (not self.tuned or is_faster([fused], calls))
            and fuel.burn()
        )

    def is_product(self, node: Node) -> bool:
        if node.op.name != "core::matmul" or node.out:
            return False
        a, b = node.args
        dtype = node.results[0].dtype
        if not (a.dtype == b.dtype == dtype and a.fake.ndim >= 2 and b.fake.ndim >= 2):
            return False
        if node.results[0].fake.device.type != "cpu":
            return not has_own_kernel(node)
        if b.fake.ndim > 2 or not has_product(dtype.name):
            return False
        return self.tuned or _fills_blocks(a, b)


def _fills_blocks(a: Value, b: Value) -> bool:
    """Whether a product is for blocks: one of few columns is quicker as a whole, and of few rows
    too, unless the right operand may be a weight, which is packed once or read where it lies.

    The sizes met first decide; the result is the same either way.
    """
    rows, columns = math.prod(hint_of(list(a.shape[:-1]))), hint_of(b.shape[-1])
    while b.node is not None and b.node.op.name in (*VIEWS, "core::view"):
        b = b.node.args[0]
    return bool(columns >= FEWEST_COLUMNS and (rows >= FEWEST_ROWS or b.node is None))


def _is_made_in_blocks(value: Value) -> bool:
    """Whether there are products for such a left operand, or such a result, made in blocks."""
    return value.fake.device.type == "cpu" and bool(has_product(value.dtype.name, True))


class _After(_Joins):
    """A product, views of it, and the elementwise call or group that alone reads them."""

    def find(self, node: Node) -> tuple[list[Node], Node] | None:
        read = elementwise_group(node, self.numbers)
        chain = self._product_before(node, read[1]) if read else None
        if read is None or chain is None:
            return None
        group, values, sizes = read
        product, place = chain[-1], values.index(chain[0].results[0])
        others = [v for k, v in enumerate(values) if k != place]
        made_of, fakes = product.results[0], [v.fake for v in node.results]
        args = [*product.args, *others, described(node.results), sizes]
        rank = 0 if made_of.shape == node.results[0].shape else made_of.fake.ndim
        fused = Node(fuse_product(None, group, place, rank), args, fakes, True)
        return [*reversed(chain), node], fused

    def _product_before(self, node: Node, values: list[Value]) -> list[Node] | None:
        """The views of a product that the node alone reads, and the product."""
        for value in reversed(values):
            chain: list[Node] = []
            at = value
            while at.node is not None and self._is_read_once(at):
                chain.append(at.node)
                if self.is_product(at.node) and _has_rows_of(at, node.results[0]):
                    return chain
                if at.node.op.name != "core::view":
                    break
                at = at.node.args[0]
        return None

    def _is_read_once(self, value: Value) -> bool:
        return len(self.users.get(value, ())) == 1 and value not in self.outputs


class _Before(_Joins):
    """The elementwise calls that make a left operand, of something of its shape, and the product,
    which may have calls after it already."""

    def find(self, node: Node) -> tuple[list[Node], Node] | None:
        program = _program_of(node)
        fused = isinstance(program, ProductProgram) and program.before is None
        maker = node.args[0].node if fused or self.is_product(node) else None
        read = elementwise_group(maker) if maker else None
        if maker is None or read is None or not self._is_for(node, maker, read):
            return None
        group, values, _ = read
        if isinstance(program, ProductProgram):
            after = program.after, program.place, program.rank
            op, rest = fuse_product(group, *after), node.args[1:]
        else:
            op, rest = fuse_product(group, None), [node.args[1], described(node.results), []]
        return [maker, node], Node(op, [*values, *rest], [v.fake for v in node.results], True)

    def _is_for(self, node: Node, maker: Node, read: tuple[Group, list[Value], list[int]]) -> bool:
        (product, *more), (group, values, _) = maker.results, read
        return (
            not more
            and not node.out
            and product not in self.outputs
            and len(self.users[product]) == 1
            and _is_made_in_blocks(product)
            and len(values) < MAX_OPERANDS
            and any(v.shape == product.shape for v in values)
            and all(member.kind == "element" for member in group.members)
        )


class _Alone(_Joins):
    """A product with nothing before or after it."""

    def find(self, node: Node) -> tuple[list[Node], Node] | None:
        if not self.is_product(node) or not _is_made_in_blocks(node.results[0]):
            return None
        args = [*node.args, described(node.results), []]
        fakes = [v.fake for v in node.results]
        return [node], Node(fuse_product(None, None), args, fakes, True)


# ---- what goes together ------------------------------------------------------------------------
def _program_of(node: Node) -> Callable[..., Any] | None:
    """The builder of the program of a call's operator; None where there is no body."""
    body = find_body(node.op)
    return None if body is None else body.build


def elementwise_group(
    node: Node, numbers: dict[Value, Node] | None = None
) -> tuple[Group, list[Value], list[int]] | None:
    """An elementwise call or group as (group, its operands, sizes); None for others.

    Its inputs are broadcast to its results as the operands of one call are. numbers: takes the
    tensors that stand for numbers; without it such calls are none.
    """
    program = _program_of(node)
    if isinstance(program, FusedProgram) and program.group.numbers:
        return None if numbers is None else _with_tensors(node, program, numbers)
    if any(isinstance(arg, Symbol) for arg in node.args):
        return None
    if isinstance(program, FusedProgram):
        read = program.group, list(node.args[:-2]), list(node.args[-1])
    elif kind_of(node) == "element" and not node.out:
        single = _single(node)
        if single is None:
            return None
        read = single
    else:
        return None
    return read if _is_plain(read[0]) and not node.out else None


def _with_tensors(
    node: Node, program: FusedProgram, numbers: dict[Value, Node]
) -> tuple[Group, list[Value], list[int]] | None:
    """The same of a group that reads numbers: a product's kernel is given tensors. None for a call
    of what another graph has fused, whose numbers are not those of this graph."""
    if node.out:
        return None
    group, inputs = program.group, node.args[:-2]
    values, dtypes = [], list(group.inputs)
    for k, arg in enumerate(inputs):
        if k >= len(inputs) - group.numbers:
            if not isinstance(arg, Symbol) or arg.op != "stored":
                return None
            dtype: Any = arg.args[1]  # of a stored number
            made = call(_FULL, [[], arg, dtype, node.results[0].fake.device])
            numbers[made.results[0]] = made
            arg, dtypes[k] = made.results[0], str(dtype.name)
        values.append(arg)
    whole = Group(group.members, dtypes, group.dims, group.inner, group.outputs)
    return (whole, values, list(node.args[-1])) if _is_plain(whole) else None


def _single(node: Node) -> tuple[Group, list[Value], list[int]] | None:
    space, values, sizes = iteration_space([node]), list(dict.fromkeys(node.values)), list[int]()
    if space is None or node.returns_tuple:
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
        and len(group.inputs) + len(group.outputs) <= MAX_OPERANDS
        and all(group.dims[k] == whole for k in group.outputs)
        and all(_is_aligned(dims, whole) for dims in group.dims[: len(group.inputs)])
    )


def _is_aligned(dims: tuple[int | None, ...], whole: tuple[int | None, ...]) -> bool:
    if len(dims) > len(whole):
        return False
    return all(a is None or a == b for a, b in zip(dims[::-1], whole[::-1]))


def _has_rows_of(product: Value, like: Value) -> bool:
    """Whether a product's rows are those of the result, whatever the leading dimensions."""
    if like.fake.ndim < 2 or product.shape[-1] != like.shape[-1]:
        return False
    if product.shape == like.shape:
        return True
    single = product.node is not None and product.node.args[1].fake.ndim == 2
    return single and bool(math.prod(product.shape) == math.prod(like.shape))
