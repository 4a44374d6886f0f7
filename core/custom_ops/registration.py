"""Registration of derivatives, batching rules and autocast policies.

Each function here is a method of Operator, and is reached by the operator's name through
`core.library`. All of them work as decorators, check the callable at once, and refuse to replace
an existing registration unless `replace=True`.
"""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from core._native import Operator
from core.autograd.contexts import ContextFormula
from core.bodies.definition import definition_of
from core.custom_ops.checks import check_replaced
from core.custom_ops.structures import structure_rules
from core.custom_ops.vmap_rule import VmapRule
from core.dispatcher.binding import wanted_names
from core.dispatcher.signatures import argument_names, check_call
from core.errors import RegistrationError
from core.schema import parameters, schema_of


def register_autograd(
    op: Operator,
    backward: Callable[..., Any] | None = None,
    /,
    *,
    setup_context: Callable[..., None] | None = None,
    replace: bool = False,
) -> Any:
    """Gives the operator its reverse derivative; a decorator, too.

    Args:
        backward: `backward(ctx, *grads)` takes a gradient for each output, and returns one for each
            positional argument (None: no gradient; a list for a list of tensors; for a structured
            argument the same structure, or a dict with some of its parts; bare if there is only
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
    check_call(op.schema, "backward", backward, ["ctx", *_gradient_names(op)])
    if setup_context is not None:
        more = ["keyword_only_inputs"] if argument_names(op)[1] else []
        by_name = ["ctx", "inputs", "output", *more]
        check_call(op.schema, "setup_context", setup_context, [], by_name)
    functions = (backward, setup_context)
    if op.structure is not None:
        functions = structure_rules.autograd(op.structure, *functions)
    op.vjp = definition_of(op).vjp = ContextFormula(op, *functions)
    return backward


def register_jvp(op: Operator, fn: Any = None, /, *, replace: bool = False) -> Any:
    """Gives the operator its forward derivative; a decorator, too.

    Args:
        fn: gets values by the names of its parameters: `t_<argument>`, the tangent of a tensor
            argument (zeros for a constant), any `<argument>`, and `result`. It returns the tangent
            of the result; of several results a tuple, with None for those without one. Or "linear":
            the operator applied to the tangents.
        replace: takes the place of a rule that is registered already.

    Raises:
        RegistrationError: there is a rule already, or fn names an argument that is not there.

    >>> import core
    >>> @core.custom_op("docs::squared")
    ... def squared(x: core.Tensor) -> core.Tensor:
    ...     return x * x
    >>> @squared.register_jvp
    ... def _(t_x, x):
    ...     return 2 * x * t_x
    >>> core.func.jvp(squared, (core.asarray(3.0),), (core.asarray(1.0),))[1]
    Tensor(6., dtype=float32, device='cpu')
    """
    if fn is None:
        return lambda rule: register_jvp(op, rule, replace=replace)
    check_replaced(op, "register_jvp", definition_of(op).jvp, replace)
    if fn != "linear":
        _check_jvp(op, fn)
    structured = op.structure is not None and fn != "linear"
    rule = structure_rules.StructuredJvp(op.structure, fn) if structured else fn
    definition_of(op).jvp = rule
    return fn


def register_vmap(
    op: Operator, fn: Callable[..., Any] | None = None, /, *, replace: bool = False
) -> Any:
    """Gives the operator its batching rule for core.func.vmap; a decorator, too.

    Args:
        fn: `fn(info, in_dims, *args, **kwargs) -> (output, out_dims)`. info has batch_size and
            randomness; in_dims has for each positional argument the position of its batch dimension
            (None: it has none; a list for a list of tensors), and out_dims the same for each
            output. Without a rule the operator is called for each element of the batch.
        replace: takes the place of a rule that is registered already.

    Raises:
        RegistrationError: there is a rule already, or fn cannot be called as described.

    >>> import core
    >>> @core.custom_op("docs::row_sum")
    ... def row_sum(x: core.Tensor) -> core.Tensor:
    ...     return x.sum(axis=-1)
    >>> @row_sum.register_vmap
    ... def _(info, in_dims, x):
    ...     return row_sum(core.moveaxis(x, in_dims[0], 0)), 0
    >>> core.func.vmap(row_sum, in_dims=1)(core.ones((3, 2)))
    Tensor([3., 3.], dtype=float32, device='cpu')
    """
    if fn is None:
        return lambda rule: register_vmap(op, rule, replace=replace)
    check_replaced(op, "register_vmap", definition_of(op).batch, replace)
    positional, by_name = argument_names(op)
    check_call(op.schema, "vmap_rule", fn, ["info", "in_dims", *positional], by_name)
    rule = fn if op.structure is None else structure_rules.vmap(op.structure, fn)
    definition_of(op).batch = VmapRule(op, rule)
    return fn


def register_lowering(
    op: Operator, fn: Callable[..., Any] | None = None, /, *, replace: bool = False
) -> Any:
    """Registers the calls that the compiler makes in place of the operator; a decorator, too.

    Args:
        fn: takes the operator's arguments and computes its results with other operators, which the
            compiler sees instead of it. A call outside of compiled code runs the kernel.
        replace: takes the place of a lowering that is registered already.

    Raises:
        RegistrationError: there is one already, or fn cannot take the operator's arguments.

    >>> import core
    >>> @core.custom_op("docs::halved")
    ... def halved(x: core.Tensor) -> core.Tensor:
    ...     return x / 2
    >>> @halved.register_lowering
    ... def _(x):
    ...     return x * 0.5
    """
    if fn is None:
        return lambda lowering: register_lowering(op, lowering, replace=replace)
    check_replaced(op, "register_lowering", definition_of(op).lowering, replace)
    check_call(op.schema, "lowering", fn, *argument_names(op))
    of_leaves = fn if op.structure is None else op.structure.kernel(fn, "lowering")
    definition_of(op).lowering = of_leaves
    return fn


@contextlib.contextmanager
def set_kernel_enabled(op: Operator, device_type: str, enabled: bool = True) -> Iterator[None]:
    """Switches the operator's kernels for a device type off or on, for the block.

    Calls then use the next provider: a kernel for every device, the decomposition, the fallback.

    Raises:
        RegistrationError: no kernel is registered for that device type.

    >>> import core
    >>> @core.custom_op("docs::named")
    ... def named(x: core.Tensor) -> core.Tensor:
    ...     return x
    >>> @named.register_kernel("cpu")
    ... def _(x):
    ...     return x + 1
    >>> with named.set_kernel_enabled("cpu", False):
    ...     [k.device_type for k in named.kernels if k.enabled]
    ['*']
    """
    kernels = [k for k in op.kernels if k.device_type == device_type]
    if not kernels:
        raise RegistrationError(
            what=f"{op.name} has no kernel for {device_type!r}",
            why="set_kernel_enabled switches kernels that are registered for the device type",
            exists=", ".join(repr(k.device_type) for k in op.kernels) or "no kernels",
            fix="name one of these, or register a kernel first",
        )
    before = [k.enabled for k in kernels]
    for kernel in kernels:
        kernel.enabled = enabled
    try:
        yield
    finally:
        for kernel, state in zip(kernels, before):
            kernel.enabled = state


# ---- checks ------------------------------------------------------------------------------------
def _check_jvp(op: Operator, fn: Callable[..., Any]) -> None:
    names = wanted_names(fn, op) if hasattr(fn, "__code__") else None
    own = [p.name for p in parameters(op)]
    tensors = [p.name for p in parameters(op) if p.is_tensor]
    if op.structure is not None:
        own, leaves = op.structure.names, set(tensors)
        tensors = [n for n, of in zip(own, op.structure.leaves) if leaves.intersection(of)]
    choices = [*own, *(f"t_{name}" for name in tensors), "result", "results"]
    unknown = None if names is None else [n for n in names if n not in choices]
    if unknown == []:
        return
    raise RegistrationError(
        what=f"this jvp cannot be registered with {op.name}: "
        + (f"it asks for {unknown[0]!r}" if unknown else f"{fn!r} is no Python function"),
        why="it is called with the values that its parameters name",
        exists=", ".join(choices),
        fix=f"def jvp({', '.join(n for n in choices if n.startswith('t_'))}, ...), or 'linear'",
    )


def _gradient_names(op: Operator) -> list[str]:
    if op.structure is not None and op.structure.output is not None:
        return structure_rules.gradient_names(op.structure)
    schema = schema_of(op)
    if len(schema.results) == 1:
        return ["grads" if schema.returns_list else "grad"]
    return [f"grad_{r.name or i}" for i, r in enumerate(schema.results)]


def _check_functional(op: Operator) -> None:
    written = [p.name for p in parameters(op) if p.write]
    shared = [p.name for p in parameters(op) if p.alias and not p.write]
    if not written and not shared:
        return
    raise RegistrationError(
        what=f"{op.name} {'writes to' if written else 'returns a view of'} "
        f"{(written or shared)[0]!r} and cannot have a derivative",
        why="the graph holds the arguments' values from before the call, and the call changes them"
        if written
        else "a write to the view would have to reach the argument's history",
        exists="operators that return new tensors",
        fix="register the derivative with an operator that returns its result, and write that "
        "with x.copy_(result)",
    )


Operator.register_autograd = register_autograd
Operator.register_jvp = register_jvp
Operator.register_vmap = register_vmap
Operator.register_lowering = register_lowering
Operator.set_kernel_enabled = set_kernel_enabled
