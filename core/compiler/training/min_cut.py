"""Minimum cuts of flow networks, by Dinic's algorithm, for partition.py."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

UNBOUNDED = 1 << 60  # the capacity of an edge that is never cut


class Flow:
    """A flow network, and the minimum cut between two of its nodes."""

    def __init__(self) -> None:
        self._edges: dict[Hashable, list[int]] = {}
        self._to: list[Hashable] = []  # the reverse of edge k is edge k ^ 1
        self._capacity: list[int] = []

    def add(self, a: Hashable, b: Hashable, capacity: int) -> None:
        """Adds an edge from a to b, and its reverse."""
        for here, there, forward in ((a, b, capacity), (b, a, 0)):
            self._edges.setdefault(here, []).append(len(self._to))
            self._to.append(there)
            self._capacity.append(forward)

    def cut(self, start: Hashable, end: Hashable) -> set[Hashable]:
        """The nodes on the side of `start` in the minimum cut."""
        while end in (levels := self._levels(start)):
            tried = dict.fromkeys(self._edges, 0)
            while path := self._path(start, end, levels, tried):
                pushed = min(self._capacity[edge] for edge in path)
                for edge in path:
                    self._capacity[edge] -= pushed
                    self._capacity[edge ^ 1] += pushed
        return set(levels)

    def _levels(self, start: Hashable) -> dict[Hashable, int]:
        """The distance, in edges, of each node that can be reached in the residual network."""
        levels, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            for edge in self._edges.get(here, ()):
                there = self._to[edge]
                if self._capacity[edge] and there not in levels:
                    levels[there] = levels[here] + 1
                    waiting.append(there)
        return levels

    def _path(
        self,
        start: Hashable,
        end: Hashable,
        levels: dict[Hashable, int],
        tried: dict[Hashable, int],
    ) -> list[int]:
        """The edges of an augmenting path; [] if there is none. tried: how many edges of each node
        are known to lead nowhere."""
        path: list[int] = []
        here = start
        while here != end:
            edges = self._edges[here]
            while tried[here] < len(edges) and not self._leads(edges[tried[here]], levels):
                tried[here] += 1
            if tried[here] < len(edges):
                path.append(edges[tried[here]])
                here = self._to[path[-1]]
                continue
            if not path:
                return []
            here = self._to[path.pop() ^ 1]
            tried[here] += 1
        return path

    def _leads(self, edge: int, levels: dict[Hashable, int]) -> bool:
        here, there = self._to[edge ^ 1], self._to[edge]
        return self._capacity[edge] > 0 and levels.get(there) == levels[here] + 1
