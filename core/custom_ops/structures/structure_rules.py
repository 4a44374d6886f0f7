"""Derivatives and batching of structured operators: adapts the author's functions to leaves.

`register_autograd`, `register_jvp` and `register_vmap` pass their functions through this module if
an operator has a `Structure`. Gradients, tangents and batch dimensions have the structure of the
values that they belong to: the gradient for `cfg: Config` is a `Config` of gradients, or a dict
with some of its fields, or None.
"""

import functools
from collections.abc import Callable
from typing import Any

from core._native import Tensor
from core.custom_ops.structures.structure import Structure
from core.custom_ops.structures.structure_nodes import FixedTuple, NamedTuples
from core.custom_ops.structures.structure_types import Leaf
from core.errors import ArgumentError, AutogradError
from core.pytree import broadcast_prefix, flatten


def _leaves(structure: Structure) -> list[Leaf]:
    """Every leaf of the parameters, in the schema's order."""
    return [
        leaf
        for name, codec in zip(structure.names, structure.codecs)
        for leaf in ([Leaf(name, "", name)] if codec is None else codec.leaves)
    ]


def _raw(structure: Structure, values: Any, like: Any) -> list[Any]:
    """Values that stand for leaves (dimensions, tangents) as structures, one for each parameter.

    like: the leaves themselves; the leaves that describe how a structure is built come from there.
    """
    merged = []
    for leaf, value, own in zip(_leaves(structure), values, like):
        if leaf.of_structure:
            value = own
        elif "[" in leaf.type and own is not None and not isinstance(value, (list, tuple)):
            value = [value] * len(own)
        merged.append(value)
    rest = iter(merged)
    return [
        next(rest) if codec is None else codec.build(rest, True)
        for codec in structure.codecs[: _parameters_of(structure, len(merged))]
    ]


def _parameters_of(structure: Structure, leaves: int) -> int:
    positional = len(structure.positional)
    return positional if leaves == structure.leaf_split else len(structure.codecs)


# ---- reverse -------------------------------------------------------------------------------------
def gradient_names(structure: Structure) -> list[str]:
    """What backward is given after ctx for a structured result: a gradient for each item of a
    tuple, else one."""
    output = structure.output
    if isinstance(output, (FixedTuple, NamedTuples)):
        return [f"grad_{name}" for name in output.names]
    return ["grad"]


def autograd(
    structure: Structure, backward: Callable[..., Any], setup_context: Callable[..., None] | None
) -> tuple[Callable[..., Any], Callable[..., None]]:
    """(backward, setup_context) of the leaves, for those of structured values."""

    def setup(ctx: Any, inputs: Any, output: Any, keyword_only_inputs: Any = None) -> None:
        ctx._outline = [_outline(leaf) for leaf in inputs]
        ctx.needs_input_grad = tuple(_raw(structure, ctx.needs_input_grad, ctx._outline))
        if setup_context is None:
            return
        leaves = [*inputs, *(keyword_only_inputs or {}).values()]
        args, kwargs = structure.unflatten(leaves)
        keywords = {"keyword_only_inputs": kwargs} if structure.keywords else {}
        result = structure.build_result(output)
        setup_context(ctx=ctx, inputs=tuple(args), output=result, **keywords)

    @functools.wraps(backward)
    def of_leaves(ctx: Any, *grads: Any) -> Any:
        raw = backward(ctx, *_received(structure, grads))
        return _returned(structure, raw, ctx._outline)

    return of_leaves, setup


def _outline(leaf: Any) -> Any:
    """The properties of a leaf for gradients: keys, whether it is given, a list's length."""
    if isinstance(leaf, Tensor):
        return None
    if isinstance(leaf, (list, tuple)):
        return [_outline(item) for item in leaf]
    return leaf


def _received(structure: Structure, grads: Any) -> Any:
    if structure.output is None:
        return grads
    built = structure.build_result(grads, raw=True)
    return built if isinstance(built, tuple) else (built,)


def _returned(structure: Structure, raw: Any, outline: Any) -> tuple[Any, ...]:
    """The gradients of the leaves, of those that backward returned."""
    count = len(structure.positional)
    raw_gradients = (
        raw if isinstance(raw, (tuple, list)) and (count > 1 or len(raw) == 1) else (raw,)
    )
    if len(raw_gradients) != count:
        raise AutogradError(
            what=f"backward of {structure.name} returned {len(raw_gradients)} gradients for "
            f"{count} arguments",
            why="it returns one gradient, or None, for each argument of the operator",
            exists=f"the arguments {', '.join(structure.positional)}",
            fix="return a tuple in the order of the arguments; None for those without tensors",
        )
    gradients: list[Any] = []
    like = iter(outline)
    try:
        for codec, value in zip(structure.codecs, raw_gradients):
            if codec is None:
                next(like)
                gradients.append(value)
            else:
                codec.spread(value, like, gradients, None)
    except ArgumentError as error:
        raise AutogradError(
            what=f"backward of {structure.name}: the gradient of {error.what}",
            why="a gradient has the structure of the argument that it is for",
            exists=error.exists,
            fix=error.fix,
        ) from error
    kinds = [leaf.type for leaf in _leaves(structure)]
    return tuple(g if t == "" or t.startswith("Tensor") else None for g, t in zip(gradients, kinds))


# ---- forward -------------------------------------------------------------------------------------
class StructuredJvp:
    """A jvp of leaves: it asks for those of the arguments that the author's function names."""

    def __init__(self, structure: Structure, fn: Callable[..., Any]) -> None:
        self.structure, self.fn = structure, fn
        code: Any = fn.__code__
        self.asked = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        names: list[str] = []
        for name, codec in zip(structure.names, structure.codecs):
            leaves = [Leaf(name, "", name)] if codec is None else codec.leaves
            if name in self.asked or (f"t_{name}" in self.asked and codec is not None):
                names.extend(leaf.name for leaf in leaves)
            if f"t_{name}" in self.asked:
                tensors = [leaf for leaf in leaves if codec is None or _may_vary(leaf)]
                names.extend(f"t_{leaf.name}" for leaf in tensors)
        self.names = (*names, *(n for n in ("result", "results") if n in self.asked))

    def __call__(self, **values: Any) -> Any:
        structure = self.structure
        arguments = {
            n: structure.build_result(values[n]) for n in self.names if n.startswith("result")
        }
        for name, codec in zip(structure.names, structure.codecs):
            if codec is None:
                arguments.update({n: values[n] for n in (name, f"t_{name}") if n in self.asked})
                continue
            if name in self.asked:
                leaves = iter([values[leaf.name] for leaf in codec.leaves])
                arguments[name] = codec.build(leaves, False)
            if f"t_{name}" in self.asked:
                arguments[f"t_{name}"] = codec.build(iter(_tangents(codec.leaves, values)), True)
        return self._returned(self.fn(**{name: arguments[name] for name in self.asked}))

    def _returned(self, tangents: Any) -> Any:
        output = self.structure.output
        if output is None:
            return tangents
        leaf_tangents: list[Any] = []
        output.spread(tangents, iter(output.leaves), leaf_tangents, None)
        return tuple(leaf_tangents)


def _may_vary(leaf: Leaf) -> bool:
    return leaf.type.startswith("Tensor")


def _tangents(leaves: list[Leaf], values: dict[str, Any]) -> list[Any]:
    tangents = []
    for leaf in leaves:
        own = values[leaf.name]
        if leaf.of_structure:
            tangents.append(own)
        elif _may_vary(leaf):
            tangents.append(values[f"t_{leaf.name}"])
        else:
            tangents.append([None] * len(own) if isinstance(own, (list, tuple)) else None)
    return tangents


# ---- batching ------------------------------------------------------------------------------------
def vmap(structure: Structure, fn: Callable[..., Any]) -> Callable[..., Any]:
    """The batching rule of the leaves, for one of structured values: `fn(info, in_dims, ...)`."""

    def of_leaves(info: Any, in_dims: Any, *leaves: Any, **keywords: Any) -> Any:
        values = [*leaves, *(keywords[name] for name in structure.leaf_keywords)]
        args, kwargs = structure.unflatten(values)
        dims = tuple(_raw(structure, tuple(in_dims)[: structure.leaf_split], values))
        result, out_dims = fn(info, dims, *args, **kwargs)
        if structure.output is None:
            return result, out_dims
        flat = structure.flatten_result(result)
        spec = flatten(structure.build_result(flat))[1]
        return flat, tuple(broadcast_prefix(out_dims, spec, "out_dims"))

    return of_leaves
