"""Captured tensors become real: a graph was run, and its results that are held get their values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import set_view_parent, settle
from core.compiler.graph.aliases import Aliases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Operator, Tensor
    from core.compiler.graph.graph import Graph, Value


def settle_all(held: Sequence[Tensor], results: Sequence[Tensor], inputs: Sequence[Tensor]) -> None:
    """Makes captured tensors real, each by its result; a view's parent becomes the held tensor.

    Parents that the user does not hold were made here, in no mode of the user's.
    """
    input_ids = {id(tensor) for tensor in inputs}
    for tensor, real in zip(held, results, strict=True):
        settle(tensor, real)
    same = {id(real): tensor for tensor, real in zip(held, results, strict=True)}
    for tensor in held:
        while (parent := tensor.view_parent) is not None:
            if id(parent) in same:
                set_view_parent(tensor, same[id(parent)])
                break
            if id(parent) in input_ids:
                break
            parent.view_mode = "recorded"
            tensor = parent


def settle_before_error(
    graph: Graph,
    inputs: Sequence[Tensor],
    held: Sequence[tuple[Tensor, Value]],
    error: Exception,
) -> Operator | None:
    """Makes the calls before the one that raises an error, whose results may be held; the operator
    of that one, None where it is not found.

    What reads or writes tensors that the graph writes to cannot be made again.
    """
    aliases = Aliases(graph)
    changed = aliases.written & aliases.inputs
    values: dict[Value, Tensor] = {
        value: tensor
        for value, tensor in zip(graph.inputs, inputs, strict=True)
        if aliases.of(value) not in changed
    }
    raising: Operator | None = None
    for node in graph.nodes:
        if not all(value in values for value in node.values):
            continue
        try:
            node.make(values)
        except Exception as again:  # the graph's error, which it raises again
            raising = node.op if type(again) is type(error) else None
            break
    computed = [(tensor, values[value]) for tensor, value in held if value in values]
    settle_all([tensor for tensor, _ in computed], [real for _, real in computed], inputs)
    return raising
