"""The passes of a graph, in order."""

from __future__ import annotations

from core.compiler.passes.fuse_calls import fuse_calls
from core.compiler.passes.merge_common import merge_common
from core.compiler.passes.remove_dead import remove_dead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.compiler.graph import Graph

PASSES = (remove_dead, merge_common, fuse_calls)


def optimize(graph: Graph) -> Graph:
    """A captured graph as it is run."""
    for run in PASSES:
        graph = run(graph)
    return graph
