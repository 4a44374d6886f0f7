"""Derivatives of expressions, as expressions: in reverse for a vjp, forward for a jvp.

The conventions are the catalogue's: the gradient of a complex argument is the conjugate one, |x| is
flat at 0, and where two operands of a minimum are equal each has half of it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from core.custom_ops.scalar.scalar_ops import ROWS
from core.errors import AutogradError


def gradients(
    outputs: Sequence[Any], cotangents: Sequence[Any], wanted: Sequence[Any]
) -> list[Any]:
    """The gradient by each wanted node; None where no output depends on it smoothly."""
    total: dict[Any, Any] = {}
    for y, g in zip(outputs, cotangents, strict=True):
        _accumulate(total, y, g)
    for node in reversed(in_order(outputs)):
        g = total.get(node)
        if g is not None and node.args:
            for argument, part in zip(node.args, _pull(node, g)):
                _accumulate(total, argument, part)
    return [total.get(x) for x in wanted]


def tangents(outputs: Sequence[Any], seeds: dict[Any, Any]) -> list[Any]:
    """The tangent of each output, from those of some arguments; None where it is 0."""
    tangent_of = dict(seeds)
    for node in in_order(outputs):
        if node in tangent_of or not node.args:
            continue
        parts = [tangent_of.get(a) for a in node.args]
        if any(part is not None for part in parts):
            pushed = _push(node, parts)
            if pushed is not None:
                tangent_of[node] = pushed
    return [tangent_of.get(y) for y in outputs]


def in_order(outputs: Iterable[Any]) -> list[Any]:
    """All nodes that these are made of, each after its arguments."""
    order: dict[Any, None] = {}
    stack = [(y, False) for y in reversed(list(outputs))]
    while stack:
        node, done = stack.pop()
        if node in order:
            continue
        if done:
            order[node] = None
        else:
            stack.append((node, True))
            stack.extend((a, False) for a in reversed(node.args))
    return list(order)


def reads(outputs: Iterable[Any]) -> set[str]:
    """The names of the arguments among these nodes' ancestors."""
    return {node.value for node in in_order(outputs) if node.op == "arg"}


def _accumulate(total: dict[Any, Any], node: Any, part: Any) -> None:
    if part is not None and node.op != "const":
        before = total.get(node)
        total[node] = part if before is None else before + part


# ---- one node ------------------------------------------------------------------------------------
def _pull(node: Any, g: Any) -> Sequence[Any]:
    """What a gradient of the node is by each of its arguments."""
    make, op = node.graph.node, node.op
    if op == "where":
        return None, make("where", node.args[0], g, 0.0), make("where", node.args[0], 0.0, g)
    if op == "cast":
        return (None if _is_whole(node.value) else g,)
    if op == "abs":
        return (make("real", g) * _direction(node),)
    if op == "real":
        return (make("real", g),)
    if op == "imag":
        return (make("real", g) * 1j,)
    if op == "conj":
        return (make("conj", g),)
    if op == "complex":
        return make("real", g), make("imag", g)
    return [_times(g, slope, conjugated=True) for slope in _slopes(node)]


def _push(node: Any, parts: Sequence[Any]) -> Any:
    """The node's tangent, from those of its arguments."""
    make, op = node.graph.node, node.op
    if op == "where":
        a, b = (0.0 if part is None else part for part in parts[1:])
        flat = parts[1] is None and parts[2] is None
        return None if flat else make("where", node.args[0], a, b)
    if op == "cast":
        return None if _is_whole(node.value) else parts[0]
    if op == "abs":
        return make("real", make("conj", _direction(node)) * parts[0])
    if op in ("real", "imag", "conj"):
        return make(op, parts[0])
    if op == "complex":
        return make("complex", *(0.0 if part is None else part for part in parts))
    total = None
    for slope, part in zip(_slopes(node), parts):
        if part is not None and slope is not None:
            term = _times(part, slope)
            total = term if total is None else total + term
    return total


def _is_whole(dtype: str) -> bool:
    return not dtype.startswith(("float", "bfloat", "complex"))


def _slopes(node: Any) -> Sequence[Any]:
    rule = ROWS[node.op].slope
    if rule is None:
        raise AutogradError(
            what=f"the derivative of {node.graph.name} needs that of {node.op}",
            why=f"core.math has no function that is the derivative of {node.op}",
            exists=", ".join(sorted(row.name for row in ROWS.values() if row.slope)),
            fix="give the operator a derivative of its own: register_autograd, or op.vjp = ...",
        )
    return rule(node, *node.args)


def _times(g: Any, slope: Any, conjugated: bool = False) -> Any:
    """g times a slope, of which 1 and -1 need no product."""
    if slope is None:
        return None
    if not hasattr(slope, "graph"):
        return g if slope == 1 else -g if slope == -1 else g * slope
    if slope.constant is not None:
        return g * (slope.constant.conjugate() if conjugated else slope.constant)
    return g * slope.graph.node("conj", slope) if conjugated else g * slope


def _direction(node: Any) -> Any:
    """Of the node |x|: x / |x|, and 0 at 0."""
    make, (x,) = node.graph.node, node.args
    return x / make("where", node == 0, 1.0, node)
