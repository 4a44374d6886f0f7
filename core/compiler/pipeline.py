"""The passes of a graph, in order; a backend adds its own before one of them (`core_pipeline`).

`CORE_VERIFY=1` checks the graph after each of them (verify.py), `CORE_FUEL=n` stops after n of what
they do (fuel.py), and `CORE_LOGS=graph:debug` prints every stage.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core import config, logging
from core.compiler.graph.graph import Graph
from core.compiler.graph.verify import Facts, kinds_of
from core.compiler.passes.decompose_calls import decompose_calls
from core.compiler.passes.fold_constants import fold_constants
from core.compiler.passes.functionalize import functionalize
from core.compiler.passes.fuse_calls import fuse_calls
from core.compiler.passes.fuse_products import fuse_products
from core.compiler.passes.join_parts import join_parts
from core.compiler.passes.merge_common import merge_common
from core.compiler.passes.move_views import move_views
from core.compiler.passes.name_views import name_views
from core.compiler.passes.remove_dead import remove_dead
from core.compiler.passes.repeat_ranges import repeat_ranges
from core.compiler.passes.settle_layouts import settle_layouts
from core.compiler.passes.share_kernels import share_kernels
from core.compiler.passes.write_in_place import write_in_place
from core.compiler.passes.write_parts import write_parts
from core.errors import CompileError, PluginError, did_you_mean
from core.plugins.manager import manager

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Pass = Callable[[Graph], Graph]

PASSES: tuple[Pass, ...] = (
    decompose_calls,
    remove_dead,
    functionalize,
    name_views,
    move_views,
    merge_common,
    join_parts,
    settle_layouts,
    remove_dead,
    write_parts,
    repeat_ranges,
    fold_constants,
    fuse_calls,
    merge_common,
    fuse_products,
    share_kernels,
    write_in_place,
)
TUNED = (fuse_products,)  # take `tuned`


def optimize(graph: Graph, tuned: bool = False) -> Graph:
    """A captured graph as it is run; tuned: whether alternatives are timed."""
    for name, changed in stages(graph, tuned):
        graph = changed
        logging.debug("graph", "after %s:\n%s", name, graph)
    return graph


def stages(graph: Graph, tuned: bool = False) -> Iterator[tuple[str, Graph]]:
    """Each pass's name, and its result, which may be the same graph, changed."""
    for name, run in _passes(graph, tuned):
        facts = Facts(graph) if config.verify else None
        graph = run(graph)
        if facts is not None:
            facts.check(graph, name)
        yield name, graph


def _run_added(name: str, run: Pass, graph: Graph) -> Graph:
    """Runs a backend's pass; a CompileError names it where it fails or changes the outputs."""
    outputs = kinds_of(graph.outputs)
    try:
        result = run(graph)
        changed = kinds_of(result.outputs) if isinstance(result, Graph) else []
    except Exception as error:
        raise CompileError(
            what=f"the pass {name} raised {type(error).__name__}: {error}".partition("\n")[0],
            why="a pass has to take every graph, and to leave calls that it does not handle",
            exists="the pass's own error, which is the cause of this one",
            fix=f"correct the pass, or report it to the authors of {name.partition('.')[0]}",
        ) from error
    graph = _returned(result, name)
    if changed != outputs and not config.verify:  # verify reports it otherwise
        raise CompileError(
            what=f"the pass {name} changed the graph's results",
            why="a graph's caller relies on the number, the shapes and the dtypes of its outputs",
            exists=f"{outputs} before it, {changed} after it",
            fix="put into graph.outputs, in their order, Values that are like those before",
        )
    return graph


def _returned(result: object, name: str) -> Graph:
    """The graph that a pass returned; a backend's pass may have forgotten to return it."""
    if isinstance(result, Graph):
        return result
    raise CompileError(
        what=f"the pass {name} returned {type(result).__name__}",
        why="a pass takes a graph and returns one: a new one, or the one it was given, changed",
        exists="core.compiler.graph.graph.Graph",
        fix="end it with `return graph`",
    )


def _passes(graph: Graph, tuned: bool) -> list[tuple[str, Pass]]:
    """Core's passes, and those of the backends whose devices have a part in the graph."""
    added: dict[str, list[tuple[str, Pass]]] = {}
    for device_type in sorted({value.fake.device.type for value in graph.all_values()}):
        for before, name, run in manager.pipeline(device_type):
            added.setdefault(before, []).append((name, partial(_run_added, name, run)))
    pipeline: list[tuple[str, Pass]] = []
    for own in PASSES:
        run = partial(own, tuned=True) if tuned and own in TUNED else own
        pipeline += [*added.pop(own.__name__, ()), (own.__name__, run)]
    names = list(dict.fromkeys(own.__name__ for own in PASSES))
    for before, passes in added.items():
        raise PluginError(
            what=f"the pass {passes[0][0]} is to run before {before!r}, which is no pass",
            why="core_pipeline places each pass of a backend before one of core's",
            exists=", ".join(names),
            fix=f"{did_you_mean(before, names)}name one of these",
        )
    return pipeline
