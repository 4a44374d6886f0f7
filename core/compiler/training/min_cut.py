"""Minimum cuts of a network of pipes, by Dinic's algorithm: what partition.py chooses with."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

WITHOUT_END = 1 << 60  # the room of a pipe that is never cut


class Flow:
    """A network of pipes, and the narrowest cut between two points of it."""

    def __init__(self) -> None:
        self._edges: dict[Hashable, list[int]] = {}
        self._to: list[Hashable] = []  # the edge k ^ 1 leads back
        self._room: list[int] = []

    def add(self, a: Hashable, b: Hashable, room: int) -> None:
        """A pipe from a to b."""
        for here, there, width in ((a, b, room), (b, a, 0)):
            self._edges.setdefault(here, []).append(len(self._to))
            self._to.append(there)
            self._room.append(width)

    def cut(self, start: Hashable, end: Hashable) -> set[Hashable]:
        """The points on the side of `start` when as much flows as can."""
        while end in (levels := self._levels(start)):
            tried = dict.fromkeys(self._edges, 0)
            while path := self._path(start, end, levels, tried):
                pushed = min(self._room[edge] for edge in path)
                for edge in path:
                    self._room[edge] -= pushed
                    self._room[edge ^ 1] += pushed
        return set(levels)

    def _levels(self, start: Hashable) -> dict[Hashable, int]:
        """How many pipes away each point is that can be reached."""
        levels, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            for edge in self._edges.get(here, ()):
                there = self._to[edge]
                if self._room[edge] and there not in levels:
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
        """Pipes with room that lead level by level to the end; none: []. tried: how many pipes of
        each point lead nowhere."""
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
        return self._room[edge] > 0 and levels.get(there) == levels[here] + 1
