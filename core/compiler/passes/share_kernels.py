"""Gives one kernel to fused calls that are equal but for numbers in them: those become its inputs.

A loop that is unrolled makes such calls, `x * 0.9 + i` for each i, and to compile a kernel takes
longer than all else. A number by which no other call differs stays a constant of its kernel, and so
does one that makes a kernel faster.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import find_operator
from core.bodies.definition import find_body
from core.compiler.fusion.fused_operators import fuse
from core.compiler.fusion.products import MAX_OPERANDS, ProductProgram, fuse_product
from core.compiler.fusion.row_programs import FusedProgram
from core.compiler.graph import fuel
from core.compiler.passes.fuse_calls import DTYPES_BY_NAME, MAX_BUFFERS
from core.compiler.symbolic.inference import call
from core.dtype_table import is_float, is_integer
from core.ir.numbers import integer_range, number

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core.compiler.fusion.members import Group, Member
    from core.compiler.graph.graph import Graph, Node

_FULL = find_operator("core::full")
# Those that take the same time for any number, but for those that _is_quick names.
_EVEN = frozenset(
    f"core::{name}"
    for name in (
        "add", "addcdiv", "addcmul", "clamp", "clip", "divide", "elu", "equal", "fmax", "fmin",
        "greater", "greater_equal", "hardtanh", "leaky_relu", "lerp", "less", "less_equal",
        "maximum", "minimum", "multiply", "not_equal", "subtract", "threshold", "where",
    )
)  # fmt: skip


def share_kernels(graph: Graph) -> Graph:
    """The graph with the numbers by which alike calls differ as arguments of one fused operator."""
    alike: dict[Hashable, list[_Call]] = {}
    for node in graph.nodes:
        body = find_body(node.op)
        if body is not None and isinstance(body.build, (FusedProgram, ProductProgram)):
            fused = _Call(node, body.build)
            if fused.numbers:
                alike.setdefault(fused.pattern, []).append(fused)
    made: dict[Node, list[Node]] = {}
    for calls in alike.values():
        texts = zip(*(map(repr, fused.numbers.values()) for fused in calls))
        places = [place for place, column in zip(calls[0].numbers, texts) if len(set(column)) > 1]
        if places and calls[0].has_room(places) and fuel.burn():
            made |= {fused.node: fused.pass_numbers(places) for fused in calls}
    graph.nodes = [n for node in graph.nodes for n in (*made.get(node, ()), node)]
    return graph


class _Place(NamedTuple):
    """Where a number stands: in which group of a call, in which member, in which argument."""

    group: int
    member: int
    argument: int


class _Call:
    """A fused call, and the numbers that may be its arguments, as its kernel holds them."""

    def __init__(self, node: Node, program: FusedProgram | ProductProgram) -> None:
        self.node, self.program = node, program
        self.groups: tuple[Group | None, ...] = (
            (program.group,)
            if isinstance(program, FusedProgram)
            else (program.before, program.after)
        )
        self.numbers = {
            _Place(g, m, a): number(arg, member.compute)
            for g, group in enumerate(self.groups)
            for m, member in enumerate(group.members if group else ())
            for a, arg in enumerate(member.args)
            if _is_free(member, arg)
        }

    @property
    def pattern(self) -> Hashable:
        """What calls have in common that are equal but for their numbers."""
        groups = self._with_inputs(tuple(self.numbers))
        return *(group and group.key for group in groups), *self._product

    @property
    def _product(self) -> tuple[int, ...]:
        program = self.program
        return () if isinstance(program, FusedProgram) else (program.place, program.rank)

    def has_room(self, places: Sequence[_Place]) -> bool:
        """Whether kernels take so many operands."""
        program = self.program
        large = isinstance(program, FusedProgram) and not program.group.broadcasts
        return all(
            len(group.inputs) + len(group.outputs) <= (MAX_BUFFERS if large else MAX_OPERANDS)
            for group in self._with_inputs(places)
            if group
        )

    def pass_numbers(self, places: Sequence[_Place]) -> list[Node]:
        """Makes the numbers in these places arguments.

        Returns the calls that make tensors of them, which kernels of products are given.
        """
        node, groups = self.node, self._with_inputs(places)
        first = len(self.groups[0].inputs) if self.groups[0] else 1
        if isinstance(self.program, FusedProgram):
            node.op = fuse(groups[0])
            passed = [self.numbers[place] for place in places]
            node.args = [*node.args[:first], *passed, *node.args[first:]]
            return []
        before, after = groups
        node.op = fuse_product(before, after, *self._product)
        made = [self._tensor(place) for place in places]
        left, right = (
            [n.results[0] for n, place in zip(made, places) if place.group == g] for g in range(2)
        )
        node.args = [*node.args[:first], *left, *node.args[first:-2], *right, *node.args[-2:]]
        return made

    def _with_inputs(self, places: Sequence[_Place]) -> list[Any]:
        """The groups, or None, of which the numbers in these places are inputs."""
        scalars = isinstance(self.program, FusedProgram)
        return [
            group and group.with_inputs([p[1:] for p in places if p.group == g], scalars)
            for g, group in enumerate(self.groups)
        ]

    def _tensor(self, place: _Place) -> Node:
        group: Any = self.groups[place.group]
        dtype = DTYPES_BY_NAME[group.members[place.member].compute]
        node = call(_FULL, [[], self.numbers[place], dtype, self.node.results[0].fake.device])
        node.once = True
        return node


def _is_free(member: Member, arg: Any) -> bool:
    """Whether an argument is a number that a kernel may read as an input, and is no slower."""
    if member.kind != "element" or member.op.name not in _EVEN or type(arg) not in (int, float):
        return False
    if not is_float(member.compute):
        low, high = integer_range("int64")
        if not is_integer(member.compute) or not low <= number(arg, member.compute) <= high:
            return False
    return not _is_quick(member, arg)


def _is_quick(member: Member, arg: float) -> bool:
    """Whether a kernel is faster for knowing a number: simplification does away with 0 and 1, a
    compiler with quotients by powers of two, and with products of ints with them."""
    if arg in (0, 1):
        return True
    name = member.op.name
    by_power = name == "core::divide" or (name == "core::multiply" and is_integer(member.compute))
    return by_power and abs(math.frexp(arg)[0]) == 0.5
