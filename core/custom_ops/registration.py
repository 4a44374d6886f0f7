"""What an author registers with an operator beside kernels: derivatives, batching, precision.

Each function here is a method of Operator, and is reached by the operator's name through
`core.library`. All of them work as decorators, check the callable at once, and refuse to replace
what stands there already unless `replace=True` says that this is on purpose.
"""

import inspect
from collections.abc import Callable
from typing import Any

from core import _native
from core.autograd.contexts import ContextFormula
from core.errors import RegistrationError

Operator = _native.Operator


def register_autograd(
    op: Any,
    backward: Callable[..., Any] | None = None,
    /,
    *,
    setup_context: Callable[..., None] | None = None,
    replace: bool = False,
) -> Any:
    """Gives the operator its reverse derivative; a decorator, too.

    Args:
        backward: `backward(ctx, *grads)`: a gradient for each output in, one for each positional
            argument out (None: no gradient; a list for a list of tensors; bare if there is only
            one). Written with operators, it can be differentiated again. A gradient is summed to
            the argument's shape where that was broadcast, and cast to its precision.
        setup_context: `setup_context(ctx, inputs, output)`, called by these names right after the
            kernel: `inputs` is a tuple of the positional arguments. An operator with keyword-only
            arguments also gets `keyword_only_inputs`, a dict. ctx has save_for_backward,
            saved_tensors, needs_input_grad, mark_non_differentiable and set_materialize_grads, and
            takes any other attribute.
        replace: takes the place of a derivative that is registered already.

    Returns:
        backward.

    Raises:
        RegistrationError: the operator has a derivative, writes to an argument or returns a view of
            one, or a function cannot be called as described.

    >>> import core
    >>> @core.custom_op("docs::times")
    ... def times(x: core.Tensor, factor: float) -> core.Tensor:
    ...     return x * factor
    >>> def setup_context(ctx, inputs, output):
    ...     ctx.factor = inputs[1]
    >>> @times.register_autograd(setup_context=setup_context)
    ... def backward(ctx, grad):
    ...     return grad * ctx.factor, None
    >>> x = core.ones(2).requires_grad_()
    >>> times(x, 3.0).sum().backward()
    >>> x.grad.tolist()
    [3.0, 3.0]
    """
    if backward is None:
        return lambda fn: register_autograd(op, fn, setup_context=setup_context, replace=replace)
    check_replaced(op, "register_autograd", op.vjp, replace)
    _check_functional(op)
    check_call(op, "backward", backward, ("ctx", *_gradient_names(op)))
    if setup_context is not None:
        by_name = dict.fromkeys(("ctx", "inputs", "output"))
        if _keyword_only(op):
            by_name["keyword_only_inputs"] = None
        check_call(op, "setup_context", setup_context, (), by_name)
    op.vjp = ContextFormula(op, backward, setup_context)
    if op.definition is not None:
        op.definition.vjp = op.vjp
    return backward


# ---- what all of them check --------------------------------------------------------------------
def check_replaced(op: Any, method: str, present: Any, replace: bool) -> None:
    """Raises where something is registered already, or the operator is one of core's."""
    if replace or (present is None and op.namespace != "core"):
        return
    where = place_of(present)
    own = op.namespace == "core"
    raise RegistrationError(
        what=f"{method} of {op.name}: "
        + ("it is one of core's own operators" if own else f"there is one already{where}"),
        why="what is registered for an operator changes every program that calls it",
        exists=f"{op.schema}, defined at {op.file}:{op.line}",
        fix=f"pass replace=True to {method}"
        + (", or define an operator of your own" if own else ", or leave one of them out"),
    )


def place_of(fn: Any) -> str:
    """ ", registered at file:line" of a function or formula, as far as it is known."""
    code = getattr(getattr(fn, "backward", fn), "__code__", None)
    return f", from {code.co_filename}:{code.co_firstlineno}" if code else ""


def check_call(
    op: Any, role: str, fn: Any, positional: Any, by_name: dict[str, Any] | None = None
) -> None:
    """Raises where fn cannot be called with these arguments; their names serve the message."""
    given = [*positional, *(f"{name}=..." for name in by_name or ())]
    problem = None if callable(fn) else f"it is a {type(fn).__name__}, nothing that can be called"
    if problem is None:
        try:
            inspect.signature(fn).bind(*positional, **by_name or {})
        except TypeError as error:
            problem = str(error)
        except ValueError:  # a builtin that does not say what it takes
            return
    if problem is None:
        return
    raise RegistrationError(
        what=f"this {role} cannot be registered with {op.name}: {problem}",
        why=f"it is called as {role}({', '.join(given)})",
        exists=f"the schema {op.schema}{place_of(fn).replace('from', 'the function at')}",
        fix=f"give it these parameters: def {role}({', '.join([*positional, *(by_name or ())])})",
    )


def _gradient_names(op: Any) -> list[str]:
    parsed = _native.parse_schema(op.schema)
    returns = parsed["returns"]
    if len(returns) == 1:
        return ["grads" if op.schema.endswith("[]") else "grad"]
    return [f"grad_{r['name'] or i}" for i, r in enumerate(returns)]


def _keyword_only(op: Any) -> list[str]:
    return [a["name"] for a in _native.parse_schema(op.schema)["args"] if a["keyword_only"]]


def _check_functional(op: Any) -> None:
    parsed = _native.parse_schema(op.schema)
    written = [a["name"] for a in parsed["args"] if a["write"]]
    shared = [a["name"] for a in parsed["args"] if a.get("alias") and not a["write"]]
    if not written and not shared:
        return
    raise RegistrationError(
        what=f"{op.name} {'writes to' if written else 'returns a view of'} "
        f"{(written or shared)[0]!r} and cannot have a derivative",
        why="the graph holds what arguments were before the call, and the call changes that"
        if written
        else "a write to the view would have to reach the argument's history",
        exists="operators that return new tensors",
        fix="register the derivative with an operator that returns its result, and write that "
        "with x.copy_(result)",
    )


Operator.register_autograd = register_autograd
