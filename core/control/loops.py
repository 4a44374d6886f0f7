"""`scan`, `map`, `fori_loop` and `while_loop`: loops whose steps are calls of a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.control import capture
from core.control.nests import (
    Nest,
    need_truth,
    nest_of,
    nest_of_y,
    number_of_steps,
    own,
    split_step,
)
from core.control.predicates import is_batched, select, truth_of
from core.operators.shape.creation import arange, empty, full
from core.operators.shape.joining import stack

if TYPE_CHECKING:
    Step = Callable[[Any, Any], tuple[Any, Any]]


def scan(
    f: Step, init: Any, xs: Any = None, length: int | None = None, reverse: bool = False
) -> tuple[Any, Any]:
    """Runs f over the first dimension of xs, carrying a value from step to step.

    Args:
        f: f(carry, x) -> (carry, y), called once for each step; y may be None.
        init: the first carry: a tensor, a number, or a nest of them.
        xs: a tensor or a nest of tensors, whose first dimension is walked; None: f is given None.
        length: the number of steps, if xs does not determine it.
        reverse: walks from the last place to the first; ys stand at the places of their xs.

    Returns:
        (the last carry, ys), where ys has the y of each step along a new first dimension; all in
        memory of their own. Under `core.compile` it is one call of the graph, whose body is
        compiled once; in reverse mode the carry of each step is kept, and the rest of a step is
        computed again.

    Raises:
        ShapeError, DtypeError, ArgumentError: a carry has another shape, dtype or structure than
            init, which the message names; lengths differ.

    >>> import core
    >>> total, sums = core.scan(lambda c, x: (c + x, c + x), 0.0, core.asarray([1.0, 2.0, 3.0]))
    >>> float(total), sums.tolist()
    (6.0, [1.0, 3.0, 6.0])
    """
    carry = nest_of(init, "init")
    rows = nest_of(() if xs is None else xs, "xs")
    steps = number_of_steps(rows, length)
    captured = capture.scan(f, carry, rows, xs is None, steps, bool(reverse))
    if captured is not None:
        last, ys = captured
        return last, ys
    return _scan(f, carry, rows, xs is None, int(steps), bool(reverse))


def _scan(
    f: Step, carry: Nest, rows: Nest, no_xs: bool, steps: int, reverse: bool
) -> tuple[Any, Any]:
    leaves = carry.leaves
    outs: list[list[Tensor]] = []
    first: Nest | None = None
    for k in reversed(range(steps)) if reverse else range(steps):
        x = None if no_xs else rows.build([leaf[k] for leaf in rows.leaves])
        leaves, y = split_step(f(carry.build(leaves), x), carry)
        first = first or nest_of_y(y)
        outs.append(first.like(y, "y") if first.leaves else [])
    if first is None:  # no step has run, so y is unknown
        first = capture.result_of_no_step(f, carry, rows, no_xs)
        stacked = [empty((0, *t.shape), dtype=t.dtype, device=t.device) for t in first.leaves]
        return carry.build(own(leaves)), _ys(first, stacked)
    columns = zip(*(outs[::-1] if reverse else outs), strict=True)
    return carry.build(own(leaves)), _ys(first, [stack(list(column)) for column in columns])


def _ys(y: Nest, leaves: list[Any]) -> Any:
    return y.build(leaves if y.leaves else [None] * y.spec.num_leaves)


def map(f: Callable[[Any], Any], xs: Any) -> Any:
    """f of each slice along the first dimension of xs, one after the other, stacked.

    Args:
        f: a function of one slice of each tensor in xs.
        xs: a tensor, or a nest of tensors of one first dimension.

    Returns:
        The result of f, with a new first dimension. `core.func.vmap` computes all slices at once;
        `map` needs the memory of one at a time. It is `scan` without a carry.

    >>> import core
    >>> core.map(lambda x: x * x, core.asarray([1.0, 2.0, 3.0])).tolist()
    [1.0, 4.0, 9.0]
    """
    return scan(lambda carry, x: (carry, f(x)), (), xs)[1]


def fori_loop(lower: Any, upper: Any, body_fun: Callable[[Any, Any], Any], init_val: Any) -> Any:
    """Runs value = body_fun(i, value) for i from lower to upper - 1.

    Args:
        lower, upper: ints; or int tensors of shape (), which the loop reads when it runs: such a
            loop is a `while_loop`, and has its derivatives.
        body_fun: is given i as an int64 tensor of shape (), on the device of the first value.
        init_val: a tensor, a number or a nest of them.

    Returns:
        The last value, in memory of its own; that of init_val where upper is not above lower.

    Raises:
        ShapeError, DtypeError, ArgumentError: a value has another shape, dtype or structure than
            init_val.

    >>> import core
    >>> float(core.fori_loop(0, 5, lambda i, total: total + i, 0.0))
    10.0
    """
    value = nest_of(init_val, "init_val")
    device = value.leaves[0].device if value.leaves else None
    if isinstance(lower, Tensor) or isinstance(upper, Tensor):
        return while_loop(
            lambda state: state[0] < state[1],
            lambda state: (state[0] + 1, state[1], body_fun(state[0], state[2])),
            (*(_bound(n, device) for n in (lower, upper)), value.build(value.leaves)),
        )[2]
    places = arange(lower, max(lower, upper), dtype="int64", device=device)
    return scan(lambda carry, i: (body_fun(i, carry), None), value.build(value.leaves), places)[0]


def _bound(n: Any, device: Any) -> Tensor:
    return n.astype("int64") if isinstance(n, Tensor) else full((), n, dtype="int64", device=device)


def while_loop(cond_fn: Callable[[Any], Any], body_fn: Callable[[Any], Any], init_val: Any) -> Any:
    """Runs value = body_fn(value) as long as cond_fn(value) is true.

    Args:
        cond_fn: value -> a truth value: a bool tensor of shape (), or a bool.
        body_fn: value -> a value of the same structure, shapes and dtypes.
        init_val: a tensor, a number or a nest of them.

    Returns:
        The first value for which cond_fn is false, in memory of its own. Forward mode and vmap
        work: a batch runs until it is false for all elements; an element keeps the value for which
        its own predicate became false. In reverse mode the steps are recorded one by one, also
        under `core.compile`, whose graph ends there.

    Raises:
        DtypeError, ArgumentError: cond_fn did not return a truth value.
        ShapeError, DtypeError, ArgumentError: a value has another shape, dtype or structure than
            init_val.

    >>> import core
    >>> float(core.while_loop(lambda x: x < 100, lambda x: x * 2, 3.0))
    192.0
    """
    value = nest_of(init_val, "init_val")
    captured = capture.while_loop(cond_fn, body_fn, value)
    if captured is not None:
        return captured
    leaves = value.leaves
    while True:
        current = value.build(leaves)
        going = need_truth(cond_fn(current), "what cond_fn returned")
        if not truth_of(going):
            return value.build(own(leaves))
        after = value.like(body_fn(current), "the value")
        if is_batched(going):
            after = [select(going, a, b) for a, b in zip(after, leaves)]
        leaves = after
