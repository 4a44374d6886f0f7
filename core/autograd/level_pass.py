"""The reverse pass of one transform level, over the nodes that the level recorded (reverse.py).

Nodes are visited so that each has every gradient of its outputs before its vjp runs. Values are
what the level wraps, so that earlier levels see the derivative's own calls. The native tape has a
pass of its own (csrc/engine.cpp); both call the same formulas.
"""

from typing import Any

from core import _native

Tensor = _native.Tensor


def level_gradients(level: Any, outputs: Any, cotangents: Any, inputs: Any) -> list[Any]:
    """The gradients of a level's inputs, unwrapped; None where nothing arrived."""
    run = _Pass(level)
    asked = [level.edge_of(x)[0] for x in inputs]
    run.run(outputs, cotangents)
    return [run.leaves.get(id(leaf)) for leaf in asked]


class _Pass:
    """Where gradients wait on their way."""

    def __init__(self, level: Any) -> None:
        self.level = level
        self.waiting: dict[Any, Any] = {}  # id(node) -> {output index: gradient}
        self.leaves: dict[Any, Any] = {}  # id(leaf) -> gradient

    def run(self, outputs: Any, cotangents: Any) -> None:
        roots = []
        for output, gradient in zip(outputs, cotangents):
            if gradient is None:
                continue
            node, index = self.level.edge_of(output)
            self.receive(node, index, gradient)
            if node is not None and not isinstance(node, Tensor):
                roots.append(node)
        for node in reverse_order(roots):
            received = self.waiting.pop(id(node), None)
            if received:
                self.visit(node, received)

    def receive(self, target: Any, index: int, gradient: Any) -> None:
        """Adds a gradient to what already came in for an output of a node, or for a leaf."""
        if target is None:
            return
        if isinstance(target, Tensor):
            before = self.leaves.get(id(target))
            self.leaves[id(target)] = gradient if before is None else before + gradient
            return
        slots = self.waiting.setdefault(id(target), {})
        slots[index] = slots[index] + gradient if index in slots else gradient

    def visit(self, node: Any, received: dict[int, Any]) -> None:
        """Runs one node's vjp and hands its results on."""
        wanted = [target is not None for target, _ in node.edges]
        if not any(wanted):
            return
        node.check_saved()
        given = [received.get(i) for i in range(len(node.results))]
        found = node.gradients(given, wanted)
        for (target, index), gradient in zip(node.edges, found):
            if gradient is not None:
                self.receive(target, index, gradient)


def reverse_order(roots: Any) -> list[Any]:
    """Every node that roots reach, each before the nodes that its gradients go to."""
    order, seen = [], set()
    stack = [(root, False) for root in roots]
    while stack:
        node, done = stack.pop()
        if done:
            order.append(node)
            continue
        if id(node) in seen:
            continue
        seen.add(id(node))
        stack.append((node, True))
        stack.extend(
            (t, False) for t, _ in node.edges if t is not None and not isinstance(t, Tensor)
        )
    return order[::-1]
