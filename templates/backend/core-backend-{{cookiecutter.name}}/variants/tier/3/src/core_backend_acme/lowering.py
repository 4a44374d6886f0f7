"""Passes of core.compile for this device, over graphs of operator calls.

CORE_LOGS=graph:debug prints a graph after every pass, and CORE_VERIFY=1 checks it. In core's docs,
"How compile works" describes a graph, and "Hooks" the places of a pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
import core

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph


def double_by_adding(graph: Graph) -> Graph:
    """An example: x * 2 becomes x + x. TODO: calls that your device, or a library, does in one."""
    for node in graph.nodes:
        if node.op.name != "core::multiply":
            continue
        x, factor = node.args
        if type(factor) is int and factor == 2 and x.dtype == node.results[0].dtype:
            node.op, node.args = core.ops.core.add, [x, x]
    return graph
