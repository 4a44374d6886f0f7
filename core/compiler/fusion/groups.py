"""Fusion groups: sets of calls that may become one kernel, grown call by call over a graph."""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, NamedTuple

from core.compiler.fusion.gathers import is_gather, positions_of
from core.compiler.fusion.iteration_spaces import iteration_space, row_form, source_of
from core.compiler.fusion.sinks import is_sink
from core.compiler.graph.aliases import order
from core.compiler.symbolic.size_queries import is_one

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core.compiler.fusion.iteration_spaces import IterationSpace
    from core.compiler.graph.graph import Graph, Node, Value

MAX_MEMBERS = 64
MAX_STRETCH = 512  # calls among which groups are looked for


class Stretch(NamedTuple):
    """Consecutive calls of a graph, with facts from the whole graph.

    Groups lie within one: what two calls of it wait for between them lies in it, too, so that each
    is looked at by itself, and the work grows with the graph and not with its square.
    """

    nodes: list[Node]
    predecessors: dict[Node, list[Node]]
    users: dict[Value, list[Node]]
    outputs: set[Value]

    def dependences(self) -> tuple[list[int], list[int]]:
        """For each call masks of all in the stretch that have to stand before it, and after it,
        through others too."""
        number = {node: place for place, node in enumerate(self.nodes)}
        needed = [
            {number[n] for n in self.predecessors[node] if n in number} for node in self.nodes
        ]
        before, after = [0] * len(number), [0] * len(number)
        for place, places in enumerate(needed):
            for other in places:
                before[place] |= before[other] | 1 << other
        for place in reversed(range(len(number))):
            for other in needed[place]:
                after[other] |= after[place] | 1 << place
        return before, after

    def readers(self) -> dict[Value, list[Node]]:
        """For each Value the calls of the stretch that read it."""
        readers: dict[Value, list[Node]] = {}
        for node in self.nodes:
            for value in dict.fromkeys(node.values):
                readers.setdefault(value, []).append(node)
        return readers


def stretches(graph: Graph) -> Iterator[Stretch]:
    """A graph's calls in order, MAX_STRETCH at a time."""
    predecessors, users, outputs = order(graph), graph.users(), set(graph.outputs)
    for start in range(0, len(graph.nodes), MAX_STRETCH):
        yield Stretch(graph.nodes[start : start + MAX_STRETCH], predecessors, users, outputs)


class Candidate:
    """A set of calls, in order: as a mask of their numbers too."""

    __slots__ = ("mask", "nodes", "space")

    def __init__(self, mask: int, nodes: list[Node], space: IterationSpace) -> None:
        self.mask, self.nodes, self.space = mask, nodes, space


class Groups:
    """The groups of one stretch of a graph.

    kind(node): how a call takes part, None if it does not. Views join with their readers.
    costly(node): whether it should be made once; allows(groups, nodes, space): whether these may be
    one group.
    """

    def __init__(
        self,
        stretch: Stretch,
        kind: Callable[[Node], str | None],
        costly: Callable[[Node], bool],
        allows: Callable[[Groups, list[Node], IterationSpace], bool],
    ) -> None:
        self.nodes, self.outputs, self.users = stretch.nodes, stretch.outputs, stretch.users
        self.number = {node: i for i, node in enumerate(stretch.nodes)}
        self.kinds = {node: kind(node) for node in stretch.nodes}
        self.before, self.after = stretch.dependences()  # groups being one call
        self.readers = stretch.readers()
        self.of: dict[Node, Candidate] = {}
        self.costly, self.allows = costly, allows

    def leaves(self, value: Value, nodes: list[Node]) -> bool:
        """Whether another call than these reads a value."""
        return value in self.outputs or any(n not in nodes for n in self.users.get(value, ()))

    def place(self, node: Node) -> None:
        """Joins a call with groups that it reads from, or that read the same values."""
        if self.kinds[node] in (None, "view"):
            return
        if node not in self.of:
            self._try_group(1 << self.number[node])
        if node in self.of:
            views = self._views_of_positions(node)
            for mask in self._neighbours(node):
                self._try_group(self.of[node].mask | mask | views)
                self._try_group(self.of[node].mask | mask)

    def _views_of_positions(self, node: Node) -> int:
        """The views through which a call reads positions: without them those of a row are as many
        as its elements."""
        views = 0
        for _, value in positions_of(node) if is_gather(node) or is_sink(node) else ():
            while value.node is not None and self.kinds.get(value.node) == "view":
                views |= 1 << self.number[value.node]
                value = value.node.args[0]
        return views

    def _neighbours(self, node: Node) -> list[int]:
        """Masks of candidates: a group, with the views that stand between."""
        masks: dict[int, None] = {}
        for value in node.values:
            views = 0
            while value.node is not None and self.kinds.get(value.node) == "view":
                views |= 1 << self.number[value.node]
                value = value.node.args[0]
            near = [] if value.node is None else [value.node]
            # A value of one element does not determine the space of its readers.
            beside = () if views or _is_single(value) else self.readers.get(value, ())
            for other in (*near, *beside):
                if other in self.of:
                    masks[self.of[other].mask | views] = None
        return list(masks)

    def _try_group(self, mask: int) -> None:
        """Makes one group of some calls, if they may be one."""
        if mask.bit_count() > MAX_MEMBERS or not self._is_convex(mask):
            return
        group = self.of.get(self.nodes[(mask & -mask).bit_length() - 1])
        if group is not None and group.mask == mask:
            return
        nodes = self._members(mask)
        if any(self.kinds[n] == "view" and self.leaves(n.results[0], nodes) for n in nodes):
            return  # a view that is seen shares its memory
        space = iteration_space(nodes)
        if (
            space is not None
            and self._repeats_little(space, nodes)
            and self._joins_little(space, nodes)
            and self.allows(self, nodes, space)
        ):
            firsts = list(self._firsts(mask))
            self.of.update(dict.fromkeys(nodes, Candidate(mask, nodes, space)))
            if len(nodes) > 1:
                self._join(mask, firsts)

    def _repeats_little(self, space: IterationSpace, nodes: list[Node]) -> bool:
        """Whether the values recomputed for each row are cheap, and nothing else reads them."""
        return len(nodes) == 1 or not any(
            self.costly(n) or any(self.leaves(v, nodes) for v in n.results) for n in space.partial
        )

    def _joins_little(self, space: IterationSpace, nodes: list[Node]) -> bool:
        """Whether what parts of joins and tables are computed from is cheap, and nothing else reads
        it: it is computed for all places of the result, in each loop over them. What names the
        places is not computed here."""
        if not space.above:
            return True
        if any(axis in space.inner for axes in space.above.values() for axis in axes):
            rows = [form for form in map(row_form, nodes) if form is not None]
            if any(form.passes > 1 for form in rows):
                return False
        for node in (n for n in nodes if is_gather(n) or is_sink(n)):
            if any(source_of(index, nodes).node in nodes for _, index in positions_of(node)):
                return False
        return not any(
            space.is_part(v) and (self.kinds[n] == "row" or self.costly(n) or self.leaves(v, nodes))
            for n in nodes
            if not is_sink(n)
            for v in n.results
        )

    def _members(self, mask: int) -> list[Node]:
        members = []
        while mask:
            low = mask & -mask
            members.append(self.nodes[low.bit_length() - 1])
            mask ^= low
        return members

    def _is_convex(self, mask: int) -> bool:
        """Whether no call outside stands between two of the group, other groups being one call.

        Two groups could else wait for each other, through calls of theirs that do not.
        """
        return not self._union(self.before, mask) & self._union(self.after, mask) & ~mask

    def _union(self, masks: list[int], mask: int) -> int:
        """The calls that stand before any of some calls, or after any; those of a group have the
        same ones."""
        return functools.reduce(operator.or_, (masks[number] for number in self._firsts(mask)), 0)

    def _firsts(self, mask: int) -> Iterator[int]:
        """The numbers of some calls; of each group that of its first."""
        while mask:
            low = mask & -mask
            number = low.bit_length() - 1
            yield number
            group = self.of.get(self.nodes[number])
            mask &= ~(low if group is None else group.mask)

    def _join(self, mask: int, firsts: Sequence[int]) -> None:
        """Records that some calls are one: a call that waits for one of them waits for all. firsts:
        those of what becomes one."""
        before = functools.reduce(operator.or_, (self.before[n] for n in firsts)) & ~mask
        after = functools.reduce(operator.or_, (self.after[n] for n in firsts)) & ~mask
        # Where none waits for more than it did, the others know.
        known = all(
            self.before[n] & ~mask == before and self.after[n] & ~mask == after for n in firsts
        )
        for masks, own, beside, others in (
            (self.before, before, after, before | mask),
            (self.after, after, before, after | mask),
        ):
            for node in self._members(mask):
                masks[self.number[node]] = own
            for node in () if known else self._members(beside):
                masks[self.number[node]] |= others

    def ordered(self) -> list[Node]:
        """The calls in an order in which groups stand together."""
        done = 0
        ordered: list[Node] = []
        for start in self.nodes:
            stack = [(self._whole(start), False)]
            while stack:
                mask, ready = stack.pop()
                if mask & done:
                    continue
                if ready:
                    done |= mask
                    ordered += self._members(mask)
                    continue
                stack.append((mask, True))
                missing = self._members(self._union(self.before, mask) & ~mask & ~done)
                stack += [(self._whole(n), False) for n in reversed(missing)]
        return ordered

    def _whole(self, node: Node) -> int:
        return self.of[node].mask if node in self.of else 1 << self.number[node]


def _is_single(value: Value) -> bool:
    return all(is_one(value, d) for d in range(value.fake.ndim))
