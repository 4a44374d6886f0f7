"""The passes of a graph, in order.

`CORE_VERIFY=1` checks the graph after each of them (verify.py), `CORE_FUEL=n` stops after n of what
they do (fuel.py), and `CORE_LOGS=graph:debug` prints every stage.
"""

from __future__ import annotations

from core import config, logging
from core.compiler.passes.decompose_calls import decompose_calls
from core.compiler.passes.functionalize import functionalize
from core.compiler.passes.fuse_calls import fuse_calls
from core.compiler.passes.fuse_products import fuse_products
from core.compiler.passes.merge_common import merge_common
from core.compiler.passes.remove_dead import remove_dead
from core.compiler.passes.repeat_ranges import repeat_ranges
from core.compiler.passes.write_in_place import write_in_place
from core.compiler.verify import Facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.compiler.graph import Graph

    Pass = Callable[[Graph], Graph]

PASSES: tuple[Pass, ...] = (
    decompose_calls,
    remove_dead,
    functionalize,
    merge_common,
    remove_dead,
    repeat_ranges,
    fuse_calls,
    merge_common,
    fuse_products,
    write_in_place,
)


def optimize(graph: Graph) -> Graph:
    """A captured graph as it is run."""
    for name, made in stages(graph):
        graph = made
        logging.debug("graph", "after %s:\n%s", name, graph)
    return graph


def stages(graph: Graph) -> Iterator[tuple[str, Graph]]:
    """Each pass's name, and what it made of the graph, which it may change where it is."""
    for run in PASSES:
        facts = Facts(graph) if config.verify else None
        graph = run(graph)
        if facts is not None:
            facts.check(graph, run.__name__)
        yield run.__name__, graph
