"""`core.autograd.Function` under core.func: the rules of each kind of level for a call.

All need a separate `setup_context`: a level runs forward on the wrapped tensors, so that earlier
levels see one call of the same Function, and sets up a new context.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import Tensor, grad_enabled, rebase_level, record_level_function
from core.autograd.engine import as_tuple
from core.autograd.function import Function
from core.autograd.function_context import call_backward, contains, describe
from core.autograd.inplace import view_of, write_back
from core.autograd.tensor_functions import constant_like
from core.dispatcher.binding import invoke
from core.errors import AutogradError
from core.tensors.kinds import is_differentiable
from core.transforms.batching import VmapInfo, VmapLevel, move_dim
from core.transforms.forward import JvpLevel
from core.transforms.levels import level_of, owned_target
from core.transforms.reverse import GradLevel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.autograd.function_context import FunctionContext
    from core.hooks import EdgeGradients
    from core.transforms.batching import Dim
    from core.type_aliases import Outputs

    InDims = tuple[Dim, ...]


def apply_at_level(cls: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Outputs:
    """A call with tensors of a transform, taken by the innermost of their levels."""
    level = level_of([a for a in args if isinstance(a, Tensor)], cls.__name__)
    if cls.setup_context is None:
        raise _refused(
            cls,
            "its forward takes the context, and a transform has to run it for several contexts",
            "define forward(*args) and setup_context(ctx, inputs, output) apart",
        )
    if isinstance(level, GradLevel):
        return _apply_grad(cls, level, args, kwargs)
    if isinstance(level, JvpLevel):
        return _apply_jvp(cls, level, args, kwargs)
    assert isinstance(level, VmapLevel)
    return _apply_vmap(cls, level, args, kwargs)


def _refused(cls: type[Function], why: str, fix: str) -> AutogradError:
    return AutogradError(
        what=f"{cls.__name__}.apply was called inside a transform of core.func",
        why=why,
        exists="forward, setup_context, backward, jvp, vmap, generate_vmap_rule",
        fix=fix,
    )


def _like(output: Outputs, items: list[Any]) -> Outputs:
    return type(output)(items) if isinstance(output, (tuple, list)) else items[0]


# ---- reverse mode ------------------------------------------------------------------------------
def _apply_grad(
    cls: type[Function], level: GradLevel, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Outputs:
    plain = level.unwrap_all(args)
    ctx = cls.context_type()
    ctx.needs_input_grad = tuple(level.owns(a) for a in args)
    recording = grad_enabled()
    with level.mode_below():
        output = cls.apply(*plain, **kwargs)
        cls.setup_context(ctx, tuple(plain), output)
    outputs = as_tuple(output)
    written = [_written_argument(ctx, level, o, plain, args) for o in outputs]
    if not recording:
        return _like(output, [o if t is None else t for o, t in zip(outputs, written)])
    outputs = tuple(map(level.unwrap, outputs))  # what was written may be of the level by now
    describe(ctx, plain, outputs)
    constant = tuple(contains(ctx._constants, o) for o in outputs)
    saved, ctx._to_save = tuple(map(level.unwrap, ctx._to_save)), ()
    ctx._constants = ctx._dirty = ()
    wrapped = record_level_function(ctx, tuple(args), outputs, constant, saved, level.number)
    return _like(output, [_rebased(level, t, w) for t, w in zip(written, wrapped, strict=True)])


class _Named(NamedTuple):
    """A value that messages refer to by name."""

    name: str


def _written_argument(
    ctx: FunctionContext,
    level: JvpLevel | GradLevel,
    out: Tensor,
    plain: list[Any],
    args: tuple[Any, ...],
) -> Tensor | None:
    """The argument that an output is, as one of the level: forward wrote to it; None: it is new."""
    if not contains(ctx._dirty, out):
        return None
    place = next(i for i, x in enumerate(plain) if x is out)
    tangents = (lambda root: constant_like(root, 0)) if isinstance(level, JvpLevel) else None
    return owned_target(_Named(ctx.function.__name__), args[place], level, tangents)


def _rebased(level: GradLevel, target: Tensor | None, new: Tensor) -> Tensor:
    """An output; of an argument that was written to that, with the output's history."""
    if target is None:
        return new
    root, whole = write_back(target, new, view_of, invoke)
    rebase_level(root, whole, level.number)
    return target


# ---- forward mode ------------------------------------------------------------------------------
def _apply_jvp(
    cls: type[Function], level: JvpLevel, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Outputs:
    if cls.jvp is None:
        raise _refused(cls, "it has no jvp for forward mode", "define jvp(ctx, *tangents)")
    plain = level.unwrap_all(args)
    ctx = cls.context_type()
    output = cls.apply(*plain, **kwargs)
    cls.setup_context(ctx, tuple(plain), output)
    ctx._saved = ctx._to_save
    in_tangents = [level.tangent_of(a) if isinstance(a, Tensor) else None for a in args]
    tangents = as_tuple(cls.jvp(ctx, *in_tangents))
    written = [_written_argument(ctx, level, o, plain, args) for o in as_tuple(output)]
    wrapped = [
        _pushed(level, target, level.unwrap(o), t)
        for target, o, t in zip(written, as_tuple(output), tangents, strict=True)
    ]
    return _like(output, wrapped)


def _pushed(level: JvpLevel, target: Tensor | None, out: Tensor, tangent: Tensor | None) -> Tensor:
    """An output with its tangent; of an argument that was written to that, with the new tangent."""
    if target is not None:
        level.set_tangent(target, tangent)
        return target
    return level.wrap(out, tangent) if tangent is not None and is_differentiable(out) else out


# ---- batching ----------------------------------------------------------------------------------
def _apply_vmap(
    cls: type[Function], level: VmapLevel, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Outputs:
    in_dims = tuple(a.batch_dim if level.owns(a) else None for a in args)
    plain = level.unwrap_all(args)
    if cls.vmap is not None:
        output, dims = cls.vmap(VmapInfo(level.size, level.randomness), in_dims, *plain, **kwargs)
    elif cls.generate_vmap_rule:
        output, dims = _batched(cls, in_dims, kwargs).apply(*plain), 0
    else:
        raise _refused(
            cls, "it has no batching rule", "define vmap, or set generate_vmap_rule = True"
        )
    outputs = as_tuple(output)
    places = dims if isinstance(dims, (tuple, list)) else (dims,) * len(outputs)
    wrapped = [o if d is None else level.wrap(o, d) for o, d in zip(outputs, places, strict=True)]
    return _like(output, wrapped)


def _batched(cls: type[Function], in_dims: InDims, kwargs: dict[str, Any]) -> type[Function]:
    """The same Function over a batch: each of its parts under vmap."""
    from core.transforms.vmap import vmap

    def tangents_of_one(
        inputs: tuple[Any, ...],
        outputs: tuple[Tensor, ...],
        tangents: tuple[Tensor | None, ...],
    ) -> tuple[Tensor | None, ...]:
        ctx = cls.context_type()
        cls.setup_context(ctx, inputs, outputs if len(outputs) > 1 else outputs[0])
        ctx._saved = ctx._to_save
        return as_tuple(cls.jvp(ctx, *tangents))

    class Batched(Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(*args: Any) -> Outputs:
            return vmap(lambda *one: cls.forward(*one, **kwargs), in_dims)(*args)

        @staticmethod
        def setup_context(ctx: FunctionContext, inputs: tuple[Any, ...], output: Outputs) -> None:
            ctx.inputs, ctx.count = inputs, len(inputs)
            outputs = as_tuple(output)
            ctx.places = [i for i, x in enumerate(inputs) if isinstance(x, Tensor)]
            ctx.save_for_backward(*[inputs[i] for i in ctx.places], *outputs)
            ctx.inputs = [None if isinstance(x, Tensor) else x for x in inputs]

        @staticmethod
        def backward(ctx: FunctionContext, *cotangents: Tensor) -> tuple[Tensor | None, ...]:
            inputs, outputs = _saved_call(ctx)
            one = partial(_gradients, cls)
            gradients = _map_gradients(one, in_dims, inputs, outputs, cotangents)
            return tuple(
                None if g is None else g.sum(axis=0) if d is None else move_dim(g, 0, d)
                for g, d in zip(gradients, in_dims)
            )

    def jvp(ctx: FunctionContext, *tangents: Tensor | None) -> tuple[Tensor | None, ...]:
        inputs, outputs = _saved_call(ctx)
        dims = tuple(d if isinstance(x, Tensor) else None for x, d in zip(inputs, in_dims))
        return vmap(tangents_of_one, (dims, 0, dims))(tuple(inputs), tuple(outputs), tangents)

    if cls.jvp is not None:
        Batched.jvp = staticmethod(jvp)
    Batched.__name__ = f"{cls.__name__}, batched"
    return Batched


def _gradients(
    cls: type[Function],
    inputs: tuple[Any, ...],
    outputs: tuple[Tensor, ...],
    cotangents: tuple[Tensor, ...],
) -> tuple[Tensor | None, ...]:
    """Those of one element, by the Function's own parts; zeros where backward gave None."""
    ctx = cls.context_type()
    cls.setup_context(ctx, inputs, outputs if len(outputs) > 1 else outputs[0])
    describe(ctx, inputs, outputs)
    ctx._saved = ctx._to_save
    gradients = call_backward(ctx, cotangents)
    return tuple(
        constant_like(x, 0) if g is None and is_differentiable(x) else g
        for g, x in zip(gradients, inputs)
    )


def _saved_call(ctx: FunctionContext) -> tuple[list[Any], Sequence[Tensor]]:
    """(inputs, outputs) of a batched call, as its setup_context kept them."""
    saved, inputs = ctx.saved_tensors, list(ctx.inputs)
    for place, tensor in zip(ctx.places, saved):
        inputs[place] = tensor
    return inputs, saved[len(ctx.places) :]


def _map_gradients(
    one: Callable[..., tuple[Tensor | None, ...]],
    in_dims: InDims,
    inputs: list[Any],
    outputs: Sequence[Tensor],
    cotangents: Sequence[Tensor],
) -> EdgeGradients:
    """The gradients of each element, along a first dimension; None for what has none."""
    from core.transforms.vmap import vmap

    mapped = [i for i, x in enumerate(inputs) if isinstance(x, Tensor)]
    places = [i for i in mapped if is_differentiable(inputs[i])]

    def call(*parts: Tensor) -> tuple[Tensor | None, ...]:
        full = list(inputs)
        for place, part in zip(mapped, parts):
            full[place] = part
        rest = parts[len(mapped) :]
        element_gradients = one(tuple(full), rest[: len(outputs)], rest[len(outputs) :])
        return tuple(element_gradients[i] for i in places)

    dims = tuple(in_dims[i] for i in mapped) + (0,) * (len(outputs) + len(cotangents))
    results = vmap(call, dims)(*[inputs[i] for i in mapped], *outputs, *cotangents)
    gradients: EdgeGradients = [None] * len(inputs)
    for place, result in zip(places, results):
        gradients[place] = result
    return gradients
