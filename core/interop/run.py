"""Runs plans on core's tensors, and infers the shapes and dtypes of their outputs.

Derivatives and batches are those of core.func, so a foreign framework gets core's results.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from core import func
from core._native import Operator, Tensor, dtype, empty
from core.autograd.contexts import ContextFormula
from core.autograd.formulas import gradients
from core.autograd.tensor_functions import constant_like
from core.dispatcher.binding import call_positional, invoke
from core.interop.open_sizes import NewSize, open_shapes
from core.interop.plan import Plan, Step, edges
from core.schema import parameters

Function = Callable[[Sequence[Tensor]], list[Tensor]]


class Meta(NamedTuple):
    """Metadata of a tensor; a size may be a framework's symbol."""

    shape: tuple[Any, ...]
    dtype: dtype


# ---- values ------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def function_of(plan: Plan) -> Function:
    """The function of tensors that a plan describes."""
    if not plan.steps:
        # Looked up at each call: the operator may have been replaced since.
        return lambda tensors: listed(invoke(plan.operator, plan.filled(tensors)))
    return _STEPS[plan.steps[-1].kind](plan.before, plan.steps[-1])


def listed(result: Any) -> list[Any]:
    """An operator's result as a list of tensors."""
    if isinstance(result, (tuple, list)):
        return list(result)
    return [] if result is None else [result]


def _batched(inner: Plan, step: Step) -> Function:
    function = function_of(inner)
    mapped = func.vmap(lambda *tensors: tuple(function(tensors)), in_dims=step.dims)
    return lambda tensors: list(mapped(*tensors))


def _chosen(
    inner: Plan, step: Step, tensors: Sequence[Tensor]
) -> tuple[Callable[..., tuple[Tensor, ...]], list[Tensor]]:
    """The outputs `outs` as a function of the inputs `wrt` alone, and those inputs."""
    function = function_of(inner)

    def partial(*chosen: Tensor) -> tuple[Tensor, ...]:
        full = list(tensors)
        for position, value in zip(step.wrt, chosen):
            full[position] = value
        results = function(full)
        return tuple(results[i] for i in step.outs)

    return partial, [tensors[i] for i in step.wrt]


def _pulled(inner: Plan, step: Step) -> Function:
    count = inner.inputs

    def run(tensors: Sequence[Tensor]) -> list[Tensor]:
        partial, chosen = _chosen(inner, step, tensors[:count])
        _, pull = func.vjp(partial, *chosen)
        return list(pull(tuple(tensors[count:])))

    return run


def _pushed(inner: Plan, step: Step) -> Function:
    count = inner.inputs
    tangents = slice(count + (step.results if step.saved else 0), None)

    def run(tensors: Sequence[Tensor]) -> list[Tensor]:
        partial, chosen = _chosen(inner, step, tensors[:count])
        return list(func.jvp(partial, tuple(chosen), tuple(tensors[tangents]))[1])

    return run


def _by_rule(inner: Plan, step: Step) -> Function:
    count, places = inner.inputs, edges(inner)
    wanted = [place in step.wrt for place in places]
    at = [places.index(i) for i in step.wrt]
    saved = step.results if step.saved else 0

    def run(tensors: Sequence[Tensor]) -> list[Tensor]:
        primals, rest = tensors[:count], tensors[count:]
        results = tuple(rest[:saved]) if saved else (None,) * step.results
        received = dict(zip(step.outs, rest[saved:]))
        cotangents = [received.get(i) for i in range(step.results)]
        by_edge = _rule(inner.operator, inner.filled(primals), results, cotangents, wanted)
        return [
            constant_like(primals[i], 0) if (gradient := by_edge[place]) is None else gradient
            for i, place in zip(step.wrt, at)
        ]

    return run


def _rule(
    op: Operator,
    values: list[Any],
    results: Sequence[Tensor | None],
    received: Sequence[Tensor | None],
    wanted: list[bool],
) -> list[Tensor | None]:
    """The gradient for each edge, by the operator's own vjp."""
    formula = op.vjp
    if not isinstance(formula, ContextFormula):
        return gradients(op, values, results, received, wanted)
    ctx, split = formula.context_type(), len(formula.positional)
    ctx.needs_input_grad = tuple(_owned(op, values, wanted)[:split])
    if formula.setup_context is not None:
        out: Any = list(results) if formula.returns_list else tuple(results)
        out = out[0] if len(out) == 1 and not formula.returns_list else out
        rest = {p.name: v for p, v in zip(parameters(op)[split:], values[split:])}
        keywords = {"keyword_only_inputs": rest} if rest else {}
        formula.setup_context(ctx=ctx, inputs=tuple(values[:split]), output=out, **keywords)
    ctx._saved = ctx._to_save
    return formula.gradients(ctx, values, results, received, wanted)


def _owned(op: Operator, values: list[Any], wanted: list[bool]) -> list[Any]:
    """For each argument whether a gradient is wanted; a list of tensors has a list of answers."""
    rest = iter(wanted)
    wants: list[Any] = []
    for parameter, value in zip(parameters(op), values):
        if not parameter.is_tensor:
            wants.append(False)
        elif isinstance(value, (list, tuple)):
            wants.append([next(rest) for _ in value])
        else:
            wants.append(next(rest))
    return wants


_STEPS = {"vmap": _batched, "vjp": _pulled, "jvp": _pushed, "rule": _by_rule}


# ---- shapes ------------------------------------------------------------------------------------
def outputs_of(plan: Plan, inputs: Sequence[Meta], new_size: NewSize | None = None) -> list[Meta]:
    """The shapes and dtypes of a plan's outputs. Only the operator's own fake kernel is asked, and
    only it needs sizes that are numbers.

    new_size: makes a symbol for a size that depends on data, where the framework has such.
    """
    if not plan.steps:
        return _called(plan, inputs, new_size)
    step, inner = plan.steps[-1], plan.before
    if step.kind in ("vjp", "rule"):
        return [inputs[i] for i in step.wrt]
    if step.kind == "jvp":
        outputs = outputs_of(inner, inputs[: inner.inputs])
        return [outputs[i] for i in step.outs]
    size = next(x.shape[d] for x, d in zip(inputs, step.dims) if d is not None)
    each = [x if d is None else _without(x, d) for x, d in zip(inputs, step.dims)]
    return [Meta((size, *out.shape), out.dtype) for out in outputs_of(inner, each)]


def _without(x: Meta, dim: int) -> Meta:
    return Meta((*x.shape[:dim], *x.shape[dim + 1 :]), x.dtype)


_BROADCASTING_RULES = (
    "pointwise",
    "elementwise",
)  # rules by which all arguments broadcast to the results


def _called(plan: Plan, inputs: Sequence[Meta], new_size: NewSize | None) -> list[Meta]:
    op = plan.operator
    if op.schema.endswith("-> ()"):  # no results, with or without a fake kernel
        return []
    shape = _broadcast([x.shape for x in inputs]) if op.rule in _BROADCASTING_RULES else None
    if shape is not None:  # the sizes stay symbols: the dtype does not depend on them
        inputs = [Meta((1,) * len(x.shape), x.dtype) for x in inputs]
    fakes = [empty(tuple(int(s) for s in x.shape), x.dtype, fake=True) for x in inputs]
    if new_size is not None and op.fake_kernel is not None:
        shapes = open_shapes(plan, fakes, new_size)
        if shapes is not None:
            return [Meta(*shape_and_dtype) for shape_and_dtype in shapes]
    outs = listed(call_positional(op.infer, op, plan.filled(fakes)))
    return [Meta(out.shape if shape is None else shape, out.dtype) for out in outs]


def _broadcast(shapes: Sequence[tuple[Any, ...]]) -> tuple[Any, ...] | None:
    """The shape that symbolic shapes broadcast to; None where all are numbers or do not fit, which
    the fake kernel deals with."""
    if all(type(size) is int for shape in shapes for size in shape):
        return None
    rank = max(len(shape) for shape in shapes)
    sizes: list[Any] = [1] * rank
    for shape in shapes:
        for i, size in enumerate(shape, rank - len(shape)):
            if size != 1 and sizes[i] != 1 and size != sizes[i]:
                return None
            sizes[i] = size if sizes[i] == 1 else sizes[i]
    return tuple(sizes)
