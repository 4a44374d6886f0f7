"""In-place operators under differentiation: the new value's history goes to the tensor's root.

Writing to a view writes to its base. With `y = x[1:]`, `y.multiply_(2)` gives x the
history of `slice_scatter(x, y * 2, ...)`: each view's definition names its write-back, and this
module follows them up to the root. Views of the same root derive their history again when it is
next asked for. Serves the native tape (here) and the levels of `core.func` (reverse.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, begin_record, find_operator, finish_record, record_function
from core.autograd.function import Function
from core.autograd.function_context import describe
from core.autograd.tensor_functions import functional_of, root_of
from core.bodies.definition import definition_of
from core.dispatcher.binding import flat_tensors, invoke, wanted_names
from core.dispatcher.keys import ExcludeKeys
from core.errors import AutogradError
from core.schema import bind, parameters

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Operator
    from core.autograd.function_context import FunctionContext
    from core.type_aliases import Outputs

    View = tuple[Tensor, Operator, tuple[Any, ...] | None]  # of Tensor: view_parent, _op, _args


def write_back(
    target: Tensor,
    new: Tensor,
    view_of: Callable[[Tensor], View | None],
    call: Callable[[Operator, list[Any]], Tensor],
) -> tuple[Tensor, Tensor]:
    """(root, the root's new value) when `new` is written to target, a view or not.

    view_of(tensor) is (parent, operator, its other arguments), or None for a root; call(op, values)
    makes the call of a write-back that is an operator.

    Raises:
        AutogradError: the view's operator has no write-back, or cannot be called again.
    """
    view = view_of(target)
    while view is not None:
        parent, op, rest = view
        rule = write_back_rule(op)
        if rest is None:
            raise stale_view(op)
        if isinstance(rule, str):
            new = call(find_operator(f"core::{rule}"), [parent, new, *rest])
        else:
            new = rule(parent, new, *rest)
        target, view = parent, view_of(parent)
    return target, new


def write_back_rule(op: Operator) -> Callable[..., Any] | str:
    """An operator's name, or fn(parent, new value of the view, *view arguments) -> parent."""
    rule = definition_of(op).write_back
    if rule is not None:
        return rule
    raise AutogradError(
        what=f"a view made by {op.name} was written to",
        why="the operator has no write-back, so the write has no derivative",
        exists="views whose definition names write_back, such as core::slice",
        fix="write to a copy, or add write_back= to the view's definition",
    )


# ---- the native tape ---------------------------------------------------------------------------
def handle(op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Outputs | None:
    """An in-place call on tensors that the native tape records (the hook `inplace_autograd`)."""
    values = bind(op, args, kwargs)
    if op.functional is None:
        return write_declared(op, values)
    target: Tensor = values[0]
    root = root_of(target)
    refuse_leaf(op, target)
    refuse_view(op, target)
    if root.requires_grad and not target.requires_grad:
        refresh(target)  # a view made under no_grad of a root that has a gradient
    functional = functional_of(op, "the tape")
    arguments = [before_write(functional, target), *values[1:]]
    once = functional.vjp is not None and not has_context(functional)
    if once:  # the node is made before the write, so it saves the old values
        node = begin_record(functional, tuple(arguments))
    else:
        new = invoke(functional, arguments)  # its decomposition's nodes, or that of its context
    with ExcludeKeys("autograd"):
        invoke(op, values)
    if once:
        new = target.detach()
        finish_record(node, (new,))
    root, whole = write_back(target, new, view_of, record_only)
    give_history(root, whole)
    return target


class Written(Function):
    """The history of tensors that an operator without a functional form wrote: no derivative."""

    @staticmethod
    def backward(ctx: FunctionContext, *gradients: Tensor) -> None:
        raise AutogradError(
            what=f"{ctx.op.name} writes to its arguments and has no derivative",
            why="the written values depend on tensors that require grad, and it has no formula",
            exists=f"the schema {ctx.op.schema}",
            fix="define an operator that returns its result, give it the derivative, and write "
            "x.copy_(result); or call this one under core.no_grad()",
        )


def write_declared(op: Operator, values: list[Any]) -> Outputs | None:
    """A call of an operator that writes to arguments of any place, and has no functional form.

    The written and returned tensors then depend on its inputs: a backward pass that gets there is
    refused, for a gradient without this step would be wrong.
    """
    targets = flat_tensors([v for p, v in zip(parameters(op), values) if p.write])
    for target in targets:
        refuse_leaf(op, target)
        refuse_view(op, target)
    ctx = Written.context_type()
    ctx.op = op
    inputs = tuple(flat_tensors(values))
    with ExcludeKeys("autograd"):
        result: Outputs | None = invoke(op, values)
    outputs = result if isinstance(result, (tuple, list)) else (result,)
    fresh = [o for o in outputs if isinstance(o, Tensor) and not any(o is t for t in targets)]
    news = [target.detach() for target in targets]
    describe(ctx, inputs, (*news, *fresh))
    record_function(ctx, inputs, (*news, *fresh), ())
    for target, new in zip(targets, news):
        if new.requires_grad:
            give_history(*write_back(target, new, view_of, record_only))
    return result


_UNCLEAR = {  # how a view was made -> why a recorded write through it is refused
    "no_grad": "it was made under core.no_grad, so that it is unclear whether the write is to be "
    "recorded for its base",
    "inference": "it was made in inference mode, whose tensors take part in no derivative",
    "one_of_several": "it is one of several views that one call returned, each of which would have "
    "to follow the write",
}


def refuse_view(op: Operator, target: Tensor) -> None:
    """Views whose history does not lead to what they are of, and views of these: PyTorch refuses
    the same."""
    view: Tensor | None = target
    while view is not None and view.view_mode == "recorded":
        view = view.view_parent
    if view is None:
        return
    why = _UNCLEAR[view.view_mode]
    raise AutogradError(
        what=f"{op.name} writes to a view, and the write would be recorded",
        why=why,
        exists="views made one by one where calls are recorded, such as x[0]; writes under "
        "core.no_grad",
        fix="make the view where it is written, or write to a copy: core.clone(x)",
    )


def stale_view(op: Operator) -> AutogradError:
    """The error for a view that cannot be made again from its base."""
    return AutogradError(
        what=f"a view made by {op.name} cannot be followed through writes to its memory",
        why="its history would have to be derived again, which is done for an operator's only "
        "output, where that is a view of its first argument",
        exists=f"the schema {op.schema}",
        fix="call the operator again after the write, or write to a copy: core.clone(x)",
    )


def give_history(tensor: Tensor, source: Tensor) -> None:
    """Makes tensor the result of source's history, through an identity node."""
    record(find_operator("core::clone"), (source,), tensor)


def record(op: Operator, args: tuple[Any, ...], output: Tensor) -> None:
    """Gives output the history of op(*args), without computing it."""
    finish_record(begin_record(op, args), (output,))


def before_write(functional: Operator, target: Tensor) -> Tensor:
    """The target as it was, with its history: a copy if the derivative reads it, else an alias."""
    alias = target.detach()
    if reads_first(functional):
        alias = alias.clone()
    if target.requires_grad:
        give_history(alias, target)
    return alias


def record_only(op: Operator, values: list[Any]) -> Tensor:
    """Records a write-back without computing it: the write itself puts the values in place."""
    whole: Tensor = values[0].detach()
    record(op, tuple(values), whole)
    return whole


def refresh(tensor: Tensor) -> None:
    """Derives the history of a view from its root's, root first (the hook `refresh_view`)."""
    chain = []
    while (view := view_of(tensor)) is not None:
        chain.append((tensor, *view))
        tensor = view[0]
    for made, parent, op, rest in reversed(chain):
        if rest is None:
            raise stale_view(op)
        record(op, (parent, *rest), made)


def reads_first(op: Operator) -> bool:
    """Whether the derivative needs the value of the first argument; a decomposition's may."""
    if op.vjp is None or has_context(op):
        return True
    return parameters(op)[0].name in wanted_names(op.vjp, op)


def keeps_first(op: Operator, value: Tensor) -> bool:
    """Whether the first argument, value below a level, is saved by this level or an earlier one.

    Forward mode below multiplies tangents by values that reverse mode there has to save.
    """
    return bool(value.level) or reads_first(op)


def has_context(op: Operator) -> bool:
    """Whether its derivative came from register_autograd, whose context wants the result."""
    return hasattr(op.vjp, "context_type")


def view_of(tensor: Tensor) -> View | None:
    """(parent, operator, other arguments) of a view on the native tape."""
    parent, op = tensor.view_parent, tensor.view_op
    if parent is None or op is None:
        return None
    return parent, op, tensor.view_args


def refuse_leaf(op: Operator, target: Tensor) -> None:
    """Gradients are taken at a leaf's value; overwriting it would lose that value."""
    tensor: Tensor | None = target  # a view may be a leaf, too, of which requires_grad was set
    while tensor is not None and not (tensor.is_leaf and tensor.requires_grad):
        tensor = tensor.view_parent
    if tensor is None:
        return
    what = "a leaf that requires grad"
    what = what if tensor is target else f"a view of {what}"
    raise AutogradError(
        what=f"{op.name} writes to {what}",
        why="its gradient would be taken at a value that no longer exists",
        exists="in-place operators on results computed from the leaf, or under core.no_grad",
        fix="wrap the update in `with core.no_grad():`, or work on a copy: x.clone()",
    )
