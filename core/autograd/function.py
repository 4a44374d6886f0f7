"""`core.autograd.Function`: a step written by hand, forwards and backwards.

On the tape a call is one node, whose gradients `backward` computes (the hook `function_gradients`).
Under the transforms of `core.func` the same definition serves each level (function_levels.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from core._native import Tensor, collects_calls, grad_enabled, record_function
from core.autograd.function_context import FunctionContext, contains, describe, run_forward
from core.autograd.grad_mode import no_grad
from core.autograd.tensor_functions import detach
from core.errors import AutogradError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from inspect import Signature

    from core.autograd.contexts import ContextFormula
    from core.hooks import EdgeGradients
    from core.type_aliases import Outputs

    Apply = Callable[[type["Function"], tuple[Any, ...], dict[str, Any]], Outputs]
    Collect = Callable[[FunctionContext, tuple[Any, ...], tuple[Any, ...]], list[Any] | None]


class Function:
    """A function with a custom derivative; call it as `Name.apply(...)`.

    Subclasses define static methods:

    - `forward(ctx, *args)`, or `forward(*args)` and `setup_context(ctx, inputs, output)`, which
      also serves the transforms of core.func;
    - `backward(ctx, *gradients)`: a gradient, or None, for each argument;
    - `jvp(ctx, *tangents)` for forward mode, `vmap(info, in_dims, *args)` for core.func.vmap (or
      `generate_vmap_rule = True`), if wanted.

    >>> import core
    >>> class Clip(core.autograd.Function):
    ...     @staticmethod
    ...     def forward(ctx, x):
    ...         ctx.save_for_backward(x)
    ...         return core.where(x < 0, 0, x)
    ...     @staticmethod
    ...     def backward(ctx, g):
    ...         (x,) = ctx.saved_tensors
    ...         return core.where(x < 0, 0, g)
    >>> x = core.asarray([-1.0, 2.0]).requires_grad_()
    >>> Clip.apply(x).sum().backward()
    >>> x.grad.tolist()
    [0.0, 1.0]
    """

    generate_vmap_rule = False
    subclass_view: Any = None
    context_type: type[FunctionContext] = FunctionContext

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        name = f"{cls.__name__}Backward"
        cls.context_type = type(name, (FunctionContext,), {"function": cls})

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        raise _missing("forward")

    setup_context: Any = None

    @staticmethod
    def backward(ctx: FunctionContext, *gradients: Tensor) -> Any:
        raise _missing("backward")

    jvp: Any = None
    vmap: Any = None

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Runs forward on the arguments; the result's history leads to backward."""
        if cls.setup_context is not None:
            args, kwargs = _with_defaults(cls, args, kwargs)
        tensors = [a for a in args if isinstance(a, Tensor)]
        if any(t.level for t in tensors):
            return _apply_at_level(cls, args, kwargs)
        return _apply_on_tape(cls, args, kwargs)


def set_apply_at_level(apply: Apply) -> None:
    """Sets the handler of calls on tensors of a transform, from `core.transforms`."""
    global _apply_at_level
    _apply_at_level = apply


_apply_at_level: Apply


def set_collect(collect: Collect) -> None:
    """Sets what collects a recorded call in a graph, from `core.compiler`."""
    global _collect
    _collect = collect


_collect: Collect | None = None


def _with_defaults(
    cls: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """A call's arguments as setup_context gets them: by position, defaults filled in."""
    named, more, signature = _positional(cls.forward)
    if not kwargs and (len(args) == named or (more and len(args) > named)):
        return args, kwargs
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    return bound.args, bound.kwargs


@cache
def _positional(forward: Callable[..., Any]) -> tuple[int, bool, Signature]:
    """(how many arguments go by position, whether any number more do, the signature)."""
    from inspect import Parameter, signature

    parameters = signature(forward)
    kinds = [p.kind for p in parameters.parameters.values()]
    named = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    return sum(map(kinds.count, named)), Parameter.VAR_POSITIONAL in kinds, parameters


def _missing(name: str) -> AutogradError:
    return AutogradError(
        what=f"the Function has no {name}",
        why="apply and the backward pass call it",
        exists="forward, backward; setup_context, jvp and vmap if wanted",
        fix=f"define the static method {name} in the subclass",
    )


# ---- on the tape -------------------------------------------------------------------------------
def _apply_on_tape(cls: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Outputs:
    ctx = cls.context_type()
    needs = [isinstance(a, Tensor) and a.requires_grad for a in args]
    ctx.needs_input_grad = tuple(needs)
    recording = grad_enabled() and any(needs)
    with no_grad():
        output = run_forward(cls, ctx, args, kwargs)
    outputs = tuple(output) if isinstance(output, (tuple, list)) else (output,)
    _check_dirty(ctx, args, outputs, recording)
    if not recording:
        return output
    if _collect is not None and collects_calls():
        collected = _collect(ctx, args, outputs)
        if collected is not None:
            return collected[0] if isinstance(output, Tensor) else type(output)(collected)
    fresh = [_own(ctx, o, args) for o in outputs]
    record(ctx, args, outputs, fresh)
    return type(output)(fresh) if isinstance(output, (tuple, list)) else fresh[0]


def record(
    ctx: FunctionContext, args: Sequence[Any], outputs: Sequence[Any], fresh: Sequence[Any]
) -> None:
    """Records a call of forward as one step. fresh: the outputs, which may be given a history."""
    describe(ctx, args, fresh)
    saved = tuple(_replaced(t, outputs, fresh) for t in ctx._to_save)
    ctx._to_save = ()
    recorded = tuple(
        None if contains(ctx._constants, old) else new for old, new in zip(outputs, fresh)
    )
    record_function(ctx, tuple(args), recorded, saved)
    ctx._constants = ctx._dirty = ()


def _own(ctx: FunctionContext, output: Any, args: tuple[Any, ...]) -> Any:
    """An output that may be given a history: inputs and views are returned as aliases."""
    if not isinstance(output, Tensor) or contains(ctx._dirty, output):
        return output
    shared = contains(args, output) or output.view_parent is not None or output.requires_grad
    return detach(output) if shared else output


def _replaced(tensor: Tensor, outputs: Sequence[Any], fresh: Sequence[Any]) -> Any:
    for old, new in zip(outputs, fresh):
        if tensor is old:
            return new
    return tensor


def _check_dirty(
    ctx: FunctionContext, args: tuple[Any, ...], outputs: tuple[Any, ...], recording: bool
) -> None:
    for tensor in ctx._dirty:
        leaf = tensor.requires_grad and tensor.is_leaf
        fixed = recording and (leaf or tensor.view_parent is not None)
        if contains(args, tensor) and contains(outputs, tensor) and not fixed:
            continue
        raise AutogradError(
            what=f"{ctx.function.__name__} marked a tensor of shape {tensor.shape} as dirty",
            why="gradients are taken at a leaf's value, and a view's history is its base's"
            if contains(args, tensor) and contains(outputs, tensor)
            else "only inputs that forward wrote to and returns are dirty",
            exists="inputs that are results of operators, returned from forward",
            fix="write to a copy: x.clone()",
        )


def gradients(
    ctx: FunctionContext,
    saved: tuple[Any, ...],
    results: tuple[Tensor | None, ...],
    received: tuple[Tensor | None, ...],
    wanted: tuple[bool, ...],
    args: tuple[Any, ...] | None = None,
) -> EdgeGradients:
    """The gradients of one call on the tape (the hook `function_gradients`).

    args: of an operator's call its arguments, where tensors are metadata only.
    """
    ctx._saved = [results[a] if isinstance(a, int) else a for a in saved]
    try:
        if args is not None:
            formula: ContextFormula = ctx.function
            return formula.gradients(ctx, args, results, received, wanted)
        return ctx.gradients(received, wanted)
    finally:
        ctx._saved = None


def once_differentiable(backward: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator for a backward that cannot be differentiated itself: doing so is an error."""

    def wrapper(ctx: FunctionContext, *gradients: Tensor) -> Any:
        with no_grad():
            result = backward(ctx, *gradients)
        if not grad_enabled():
            return result
        many = isinstance(result, tuple)
        marked = [_refusing(ctx, g, gradients) for g in (result if many else (result,))]
        return tuple(marked) if many else marked[0]

    return wrapper


class _Once(Function):
    """The identity, whose backward raises: there is no second derivative."""

    @staticmethod
    def forward(ctx: FunctionContext, value: Tensor, name: str, *gradients: Tensor) -> Tensor:
        ctx.name = name
        return value.clone()

    @staticmethod
    def backward(ctx: FunctionContext, *gradients: Tensor) -> None:
        raise AutogradError(
            what=f"backward of {ctx.name} was differentiated",
            why="it is marked once_differentiable",
            exists="first derivatives",
            fix="write backward with core operators and leave the mark out",
        )


def _refusing(
    ctx: FunctionContext, value: Tensor | None, gradients: tuple[Tensor, ...]
) -> Tensor | None:
    if value is None:
        return None
    name = ctx.function.__name__
    marked: Tensor = _Once.apply(value, name, *gradients, *ctx.saved_tensors)
    return marked
