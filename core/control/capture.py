"""Control flow where calls are collected: functions are traced, and one call stands for all.

Each function here returns None where the caller is to run Python: nothing is collected, or what it
was given cannot be traced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, grad_enabled
from core.compiler.capture.active import collecting
from core.control.derivatives import (
    cond_operator,
    keeping_carry,
    scan_operator,
    while_operator,
)
from core.control.nests import Nest, need_truth, nest_of, nest_of_y, split_step
from core.control.predicates import is_batched
from core.control.signature import Signature
from core.control.tracing import (
    Body,
    NotTraceable,
    check_traceable,
    example,
    example_of_row,
    plain,
    trace,
    traced,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.compiler.graph.graph import Graph


def scan(
    f: Callable[[Any, Any], Any], carry: Nest, rows: Nest, no_xs: bool, length: Any, reverse: bool
) -> Any:
    """(carry, ys) of a scan that is collected."""
    if collecting() is None:
        return None
    step = traced("core.scan", lambda: _traced_step(f, carry, rows, no_xs))
    if step is None:
        return None
    body, y = step
    signature = Signature(len(body.closure), len(carry.leaves), len(rows.leaves))
    graph = _closure_first(body, len(carry.leaves) + len(rows.leaves))
    if _may_be_recorded([*body.closure, *carry.leaves, *rows.leaves]):
        graph = keeping_carry(graph, signature)
    op = scan_operator(graph, signature)
    outs = op(body.closure, carry.leaves, rows.leaves, length, reverse)
    count = len(carry.leaves)
    ys = outs[count : count + len(y.leaves)] if y.leaves else [None] * y.spec.num_leaves
    return carry.build(outs[:count]), y.build(ys)


def _traced_step(
    f: Callable[[Any, Any], Any], carry: Nest, rows: Nest, no_xs: bool
) -> tuple[Body, Nest]:
    check_traceable(f)
    y: list[Nest] = []

    def function(*tensors: Tensor) -> list[Tensor]:
        leaves, places = tensors[: len(carry.leaves)], tensors[len(carry.leaves) :]
        after, out = split_step(
            f(carry.build(leaves), None if no_xs else rows.build(places)), carry
        )
        y[:] = [nest_of_y(out)]
        return [*after, *y[0].leaves]

    body = trace(function, [*map(example, carry.leaves), *map(example_of_row, rows.leaves)])
    return body, y[0]


def result_of_no_step(f: Callable[[Any, Any], Any], carry: Nest, rows: Nest, no_xs: bool) -> Nest:
    """The y of a scan without steps: f is traced, and nothing is computed."""
    return _traced_step(f, carry, rows, no_xs)[1]


def _closure_first(body: Body, count: int) -> Graph:
    """A body's graph, its first inputs the tensors that it closes over."""
    graph = body.graph
    graph.inputs = [*graph.inputs[count:], *graph.inputs[:count]]
    return graph


def _may_be_recorded(tensors: Sequence[Tensor]) -> bool:
    return grad_enabled() and any(t.requires_grad or t.level for t in tensors)


def while_loop(cond_fn: Callable[[Any], Any], body_fn: Callable[[Any], Any], value: Nest) -> Any:
    """The last value of a while loop that is collected."""
    if collecting() is None:
        return None

    def test(*leaves: Tensor) -> list[Tensor]:
        truth = need_truth(cond_fn(value.build(leaves)), "what cond_fn returned")
        if isinstance(truth, bool):
            raise NotTraceable("cond_fn returns a Python bool")
        return [truth]

    def step(*leaves: Tensor) -> list[Tensor]:
        return value.like(body_fn(value.build(leaves)), "the value")

    def make() -> tuple[Body, Body]:
        check_traceable(cond_fn, body_fn)
        given = [*map(example, value.leaves)]
        bodies = trace(test, given), trace(step, given)
        closure = [*bodies[0].closure, *bodies[1].closure]
        if grad_enabled() and any(t.requires_grad for t in [*closure, *value.leaves]):
            raise NotTraceable("gradients are recorded through a loop of unknown length")
        return bodies

    bodies = traced("core.while_loop", make)
    if bodies is None:
        return None
    condition, body = bodies
    count = len(value.leaves)
    graphs = [_closure_first(b, count) for b in bodies]
    op = while_operator(graphs[0], graphs[1], count)
    return value.build(op(condition.closure, body.closure, value.leaves))


def cond(
    pred: Tensor, true_fn: Callable[..., Any], false_fn: Callable[..., Any], operands: Nest
) -> Any:
    """The results of a cond that is collected."""
    if collecting() is None:
        return None
    made = traced(
        "core.cond",
        lambda: _traced_branches(true_fn, false_fn, operands),
        reads=not is_batched(pred),
    )
    if made is None:
        return None
    first, second, out = made
    given = [*operands.leaves, *first.closure, *second.closure]
    _insert_inputs(first.graph, len(first.graph.inputs), second.closure)
    _insert_inputs(second.graph, len(operands.leaves), first.closure)
    op = cond_operator((first.graph, second.graph))
    return out.build(op(pred, given))


def _traced_branches(
    true_fn: Callable[..., Any], false_fn: Callable[..., Any], operands: Nest
) -> tuple[Body, Body, Nest]:
    check_traceable(true_fn, false_fn)
    outs: list[Nest] = []

    def first(*leaves: Tensor) -> list[Tensor]:
        outs[:] = [nest_of(true_fn(*operands.build(leaves)), "what true_fn returned")]
        return outs[0].leaves

    def second(*leaves: Tensor) -> list[Tensor]:
        return outs[0].like(false_fn(*operands.build(leaves)), "what false_fn returned")

    given = [*map(example, operands.leaves)]
    bodies = trace(first, given), trace(second, given)
    return *bodies, outs[0]


def _insert_inputs(graph: Graph, place: int, tensors: Sequence[Tensor]) -> None:
    """Gives a graph inputs that it does not read: tensors that the other branch closes over."""
    others = graph.inputs[place:]
    del graph.inputs[place:]
    for tensor in tensors:
        graph.add_input(plain(tensor))
    graph.inputs += others
