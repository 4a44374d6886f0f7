"""`optimized`: the passes' result for a graph, made by this process or found on disk.

The key is a digest of the captured graph, with the user's lines, and of what passes depend on
(environment.py). The function itself is captured in each process, so an edit of it, of what it
calls or of a value that it reads gives another graph, and an entry cannot be stale. Entries
lie in the kernel cache, which verifies, bounds and locks them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from core import config, logging
from core.compiler.disk_cache.encoding import Decoder, Encoder, NotStorable
from core.compiler.disk_cache.environment import environment
from core.compiler.pipeline import optimize
from core.compiler.symbolic.number_programs import number_inputs
from core.compiler.symbolic.symbols import function_of, hint_of, recorded
from core.ir.toolchain.kernel_cache import default_cache, digest
from core.plugins.manager import manager

if TYPE_CHECKING:
    from pathlib import Path

    from core.compiler.disk_cache.encoding import Predicate
    from core.compiler.graph.graph import Graph
    from core.compiler.symbolic.predicates import Predicates


class _OtherNumbersError(Exception):
    """The passes of another process compared numbers, and these compare otherwise."""


FEWEST = 8  # calls: passes over fewer take less time than reading a file
_SUFFIX = ".json"


def optimized(graph: Graph, tuned: bool = False) -> Graph:
    """A captured graph as it is run; the passes may change it where it is."""
    predicates = recorded()
    if predicates is None or tuned or len(graph.nodes) < FEWEST or _is_watched():
        return optimize(graph, tuned)
    try:
        keys = _keys(graph)
    except NotStorable as error:
        logging.debug("graph", "an optimized graph is not kept on disk: %s", error)
        return optimize(graph, tuned)
    for key in keys:
        found = default_cache().load(key, _SUFFIX)
        try:
            read = None if found is None else _read(found, graph, predicates)
        except _OtherNumbersError:
            continue
        if read is None:
            return _made(graph, key, predicates)
        logging.info("graph", "no pass is run: %s", found)
        return read
    return optimize(graph)


def _is_watched() -> bool:
    """Whether the passes' work is to be logged, checked or counted."""
    return config.verify or config.fuel >= 0 or logging.enabled("graph", "debug")


def _keys(graph: Graph) -> list[str]:
    """Where the graph may be kept: for all numbers, and, where passes compared them, for these."""
    for kind in sorted({value.fake.device.type for value in graph.all_values()}):
        if kind != "cpu":  # other facts about a device that passes read are not in the key
            raise NotStorable(f"it has tensors on {kind}")
        if manager.pipeline(kind):
            raise NotStorable(f"a backend of {kind} adds passes")
    numbers = number_inputs(graph)
    types = [[type(n).__name__, type(n.hint).__name__] for n in numbers]
    text = json.dumps([types, Encoder(numbers).graph(graph)])
    key = digest("optimized graph", text, environment())
    hints = json.dumps([repr(n.hint) for n in numbers])
    return [key, digest("optimized graph of numbers", key, hints)]


def _read(path: Path, graph: Graph, predicates: Predicates) -> Graph | None:
    """A file's content; None where it cannot be used. Raises _OtherNumbersError."""
    try:
        text = json.loads(path.read_text())
        decoder = Decoder(graph, number_inputs(graph))
        read = decoder.graph(text["graph"])
        decided = decoder.predicates(text["predicates"])
    except ArithmeticError as error:  # a number is computed that these numbers have not
        raise _OtherNumbersError from error
    except Exception as error:
        logging.warning("graph", "%s is not used: %s: %s", path, type(error).__name__, error)
        default_cache().discard(path)
        return None
    if not all(_holds(predicate) for predicate in decided):
        raise _OtherNumbersError
    for predicate in decided:
        predicates.add(*predicate)
    return read


def _holds(predicate: Predicate) -> bool:
    """Whether a comparison has the same result for the numbers of this capture."""
    op, left, right, holds = predicate
    try:
        return bool(function_of(op)(hint_of(left), hint_of(right))) == holds
    except ArithmeticError:
        return False


def _made(graph: Graph, key: str, predicates: Predicates) -> Graph:
    """The passes' result for a graph, which is written to a file for the next process."""
    numbers, inputs = number_inputs(graph), list(graph.inputs)
    before = graph.copy()
    result = optimize(graph)
    try:
        if [id(v.fake) for v in result.inputs] != [id(v.fake) for v in inputs]:
            raise NotStorable("a pass has changed the inputs")
        encoder = Encoder(numbers)
        encoded = encoder.graph(result)
        Decoder(before, numbers).graph(encoded)  # it can be read back
        text = json.dumps({"graph": encoded, "predicates": encoder.predicates(predicates.decided)})
        default_cache().entry(key, lambda path: path.write_text(text), _SUFFIX)
    except Exception as error:  # the graph is right, whatever prevents that it is kept
        logging.info("graph", "an optimized graph is not kept on disk: %s", error)
    return result
