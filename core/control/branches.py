"""`cond`: calls one of two functions, depending on a predicate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.control import capture
from core.control.nests import need_truth, nest_of
from core.control.predicates import is_batched, select
from core.pytree import tree_map, unflatten

if TYPE_CHECKING:
    from collections.abc import Callable


def cond(
    pred: Any, true_fn: Callable[..., Any], false_fn: Callable[..., Any], *operands: Any
) -> Any:
    """true_fn(*operands) where pred is true, else false_fn(*operands).

    Args:
        pred: a bool tensor of shape (), or a bool.
        true_fn, false_fn: functions of the operands, which return nests of the same structure,
            shapes and dtypes.
        operands: tensors, numbers and nests of them.

    Returns:
        The result of the function taken; the other is not computed. Where pred is a tensor, the
        result has memory of its own. Under `core.compile` both are part of the graph, and the
        predicate is read when it runs. Under `core.func.vmap` with a predicate for each element
        both are computed, and each element takes its own.

    Raises:
        DtypeError, ArgumentError: pred is no truth value.
        ShapeError, DtypeError, ArgumentError: where both are computed or captured, they return
            different structures, shapes or dtypes, which the message names.

    >>> import core
    >>> x = core.asarray(-2.0)
    >>> float(core.cond(x > 0, lambda x: x, lambda x: -x, x))
    2.0
    """
    chosen = need_truth(pred, "pred")
    given = nest_of(operands, "operands")
    if isinstance(chosen, bool):
        return (true_fn if chosen else false_fn)(*given.build(given.leaves))
    captured = capture.cond(chosen, true_fn, false_fn, given)
    if captured is not None:
        return captured
    if not is_batched(chosen):
        out = (true_fn if bool(chosen) else false_fn)(*given.build(given.leaves))
        return tree_map(lambda x: x.clone() if isinstance(x, Tensor) else x, out)
    first = nest_of(true_fn(*given.build(given.leaves)), "what true_fn returned")
    second = first.like(false_fn(*given.build(given.leaves)), "what false_fn returned")
    leaves = [select(chosen, a, b) for a, b in zip(first.leaves, second, strict=True)]
    return unflatten(leaves, first.spec)
