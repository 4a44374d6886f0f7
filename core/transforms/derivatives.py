"""Derivatives of functions: `core.func.grad`, vjp, jvp and linearize.

vjp enters a level of reverse mode (reverse.py) and jvp one of forward mode (forward.py); jacobians
(jacobians.py) are made of these and of vmap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core._native import Tensor
from core.autograd.engine import converted
from core.autograd.tensor_functions import constant_like, unshared
from core.dtype_table import COMPLEX, COMPUTED_FLOATS
from core.errors import ArgumentError, AutogradError, ShapeError, type_text, unknown_keyword
from core.pytree import flatten, match, tree_map, unflatten
from core.tensors.kinds import is_differentiable, is_floating
from core.transforms.compiled import compiled_transform
from core.transforms.forward import JvpLevel, primal_and_tangent
from core.transforms.reverse import GradLevel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.pytree import TreeSpec
    from core.type_aliases import P


# ---- arguments ---------------------------------------------------------------------------------
def positions_of(argnums: int | Sequence[int], args: tuple[Any, ...]) -> tuple[int, ...]:
    """The positions that argnums names, counted from the start."""
    positions = argnums if isinstance(argnums, (tuple, list)) else (argnums,)
    for position in positions:
        if type(position) is not int or not -len(args) <= position < len(args):
            raise ArgumentError(
                what=f"argnums names argument {position}, and {len(args)} were passed",
                why="a gradient is taken with respect to positional arguments",
                exists=f"positions 0 to {len(args) - 1}" if args else "no positional argument",
                fix="pass the argument by position, or change argnums",
            )
    counted = tuple(p % len(args) for p in positions)
    if len(set(counted)) == len(counted):
        return counted
    raise ArgumentError(
        what=f"argnums={argnums!r} names an argument twice",
        why="its gradient would be split between the places",
        exists=f"positions 0 to {len(args) - 1}, each once",
        fix="name each argument once",
    )


def of_positions(
    function: Callable[..., Any],
    args: tuple[Any, ...],
    positions: tuple[int, ...],
    kwargs: dict[str, Any],
) -> Callable[..., Any]:
    """The function of the arguments at these positions alone."""

    def partial(*chosen: Any) -> Any:
        full = list(args)
        for position, value in zip(positions, chosen):
            full[position] = value
        return function(*full, **kwargs)

    return partial


def as_argnums(argnums: int | Sequence[int], items: Sequence[Any]) -> Any:
    """The values of the chosen arguments: a tuple, or a single one where argnums is a number."""
    return tuple(items) if isinstance(argnums, (tuple, list)) else items[0]


def split_aux(out: Any, has_aux: bool) -> tuple[Any, Any]:
    """(output, aux) of a function; aux is () where there is none."""
    if not has_aux:
        return out, ()
    if not isinstance(out, tuple) or len(out) != 2:
        raise ArgumentError(
            what=f"the function returned {type_text(out)}",
            why="with has_aux=True it has to return (output, aux)",
            exists="tuples of two",
            fix="return (output, aux), or leave has_aux out",
        )
    return out


def check_tensors(outs: list[Any], transform: str) -> None:
    """Raises where a function that is differentiated returned something else than tensors."""
    for out in outs:
        if not isinstance(out, Tensor):
            raise ArgumentError(
                what=f"core.func.{transform}: the function returned {type_text(out)}",
                why="each of its outputs has a derivative, and only tensors have one",
                exists="tensors, and nests of them",
                fix="return tensors; anything else goes into aux, with has_aux=True",
            )


def _check_differentiable(leaves: list[Any], transform: str) -> None:
    if any(is_differentiable(x) for x in leaves):
        return
    kinds = [str(x.dtype) if isinstance(x, Tensor) else type(x).__name__ for x in leaves]
    named = ", ".join(kinds) or "nothing"
    raise ArgumentError(
        what=f"core.func.{transform} was asked for the derivative with respect to {named}",
        why="derivatives exist for real and complex tensors only",
        exists=", ".join((*COMPUTED_FLOATS, *COMPLEX)),
        fix="convert it, as in core.asarray(x, dtype=core.float32), or change argnums",
    )


# ---- reverse mode ------------------------------------------------------------------------------
class _Recorded:
    """One run of a function at a new level, and the way back from its outputs."""

    def __init__(
        self,
        function: Callable[..., Any],
        primals: tuple[Any, ...],
        has_aux: bool,
        transform: str,
    ) -> None:
        self.leaves, self.spec = flatten(primals)
        _check_differentiable(self.leaves, transform)
        with GradLevel() as level:
            self.inputs = [level.wrap(x) if is_differentiable(x) else x for x in self.leaves]
            seen = [level.alias(x) if level.owns(x) else x for x in self.inputs]
            out, aux = split_aux(function(*unflatten(seen, self.spec)), has_aux)
            self.outs, self.out_spec = level.results(out)
            aux_leaves, aux_spec = level.results(aux)
        self.level = level
        self.aux = unflatten([level.unwrap(x) for x in aux_leaves], aux_spec)

    def result(self) -> Any:
        return unflatten([self.level.unwrap(out) for out in self.outs], self.out_spec)

    def pull(self, cotangents: Sequence[Tensor | None], keep: bool) -> tuple[Any, ...]:
        """The gradients of the inputs, as nests; keep: another pass may follow."""
        wrapped = tuple(x for x in self.inputs if self.level.owns(x))
        gradients = iter(self.level.gradients(tuple(self.outs), tuple(cotangents), wrapped, keep))
        filled = [
            _or_zeros(next(gradients), x) if is_differentiable(x) else None for x in self.leaves
        ]
        return unflatten(filled, self.spec)


def _or_zeros(gradient: Tensor | None, x: Tensor) -> Tensor:
    return constant_like(x, 0) if gradient is None else unshared(gradient)


def vjp(
    function: Callable[..., Any], *primals: Any, has_aux: bool = False, **unknown: Never
) -> tuple[Any, ...]:
    """`(function(*primals), pull)`: pull(cotangents) is the gradient for each primal, as a tuple.

    Args:
        function: returns a tensor or a nest of tensors.
        primals: tensors or nests (tuples, lists, dicts, dataclasses, ...) of them. Those without
            real or complex numbers get None for a gradient.
        has_aux: function returns (output, aux), and this returns (output, pull, aux).

    Raises:
        ArgumentError: no primal can have a derivative; the function returned no tensor; cotangents
            have another structure than the output.
        ShapeError: a cotangent has another shape than its output.

    >>> import core
    >>> y, pull = core.func.vjp(core.sin, core.asarray(0.0))
    >>> float(pull(core.asarray(2.0))[0])
    2.0
    """
    for name in unknown:
        raise unknown_keyword(vjp, "core.func.vjp", name)
    run = _Recorded(function, primals, bool(has_aux), "vjp")
    check_tensors(run.outs, "vjp")

    def pull(*cotangents: Any) -> tuple[Any, ...]:
        vectors = cotangents[0] if len(cotangents) == 1 else cotangents
        return run.pull(_matched(vectors, run.outs, run.out_spec, "cotangents"), keep=True)

    return (run.result(), pull, run.aux) if has_aux else (run.result(), pull)


def _matched(vectors: Any, targets: list[Any], spec: TreeSpec, name: str) -> list[Any]:
    """Cotangents or tangents: built like what they belong to, of its shapes and dtypes.

    None for values that are no tensors.
    """
    return [_fitting(g, t, name) for g, t in zip(match(vectors, spec, name), targets)]


def _fitting(vector: Any, target: Any, name: str) -> Tensor | None:
    if not isinstance(target, Tensor):
        return None
    if not isinstance(vector, Tensor):
        raise ArgumentError(
            what=f"{type_text(vector)} among the {name}",
            why=f"each tensor has one of its shape among the {name}",
            exists=f"tensors of shape {target.shape}",
            fix="make one first: core.asarray(...)",
        )
    if vector.shape != target.shape:
        raise ShapeError(
            what=f"one of the {name} has shape {vector.shape}, and belongs to shape {target.shape}",
            why="it has one element for each element of the tensor",
            exists=f"tensors of shape {target.shape}",
            fix="pass a tensor of that shape",
        )
    return (
        vector if vector.dtype == target.dtype else converted(vector, target, f"one of the {name}")
    )


def _gradients(
    function: Callable[..., Any],
    argnums: int | Sequence[int],
    has_aux: bool,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> tuple[Any, Any, Any]:
    """(gradients, value, aux) of a function of one real number."""
    positions = positions_of(argnums, args)
    partial = function
    if kwargs or len(args) != 1:
        partial = of_positions(function, args, positions, kwargs)
    run = _Recorded(partial, tuple(args[p] for p in positions), has_aux, "grad")
    value = run.level.unwrap(run.outs[0]) if len(run.outs) == 1 else run.result()
    gradients = run.pull((_one(value),), keep=False)
    return as_argnums(argnums, gradients), value, run.aux


def _one(out: Any) -> Tensor:
    if isinstance(out, Tensor) and out.size == 1 and is_floating(out):
        return constant_like(out, 1)
    kind = f"{out.dtype} of shape {out.shape}" if isinstance(out, Tensor) else type(out).__name__
    raise AutogradError(
        what=f"core.func.grad needs one real number from the function, and got {kind}",
        why="the gradient of several numbers is a matrix",
        exists="functions that return a floating-point tensor of one element",
        fix="reduce first, as in out.sum(), or use core.func.vjp or jacrev",
    )


def grad(
    function: Callable[P, Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    **unknown: Never,
) -> Callable[P, Any]:
    """A function that returns the gradient of a function of one real number.

    Args:
        function: returns a floating-point tensor of one element.
        argnums: the position to differentiate with respect to, or a tuple of positions: then the
            gradients are a tuple. An argument may be a nest; its gradient is a nest of the same
            structure.
        has_aux: function returns (output, aux), and the result (gradient, aux).

    Raises (when called):
        AutogradError: the output is no real number; an operator has no vjp.
        ArgumentError: argnums names an argument that is not there, or has no derivative.

    >>> import core
    >>> cube = lambda x: x * x * x
    >>> float(core.func.grad(core.func.grad(cube))(core.asarray(2.0)))
    12.0
    """
    for name in unknown:
        raise unknown_keyword(grad, "core.func.grad", name)
    if compiled := compiled_transform(grad, function, argnums, has_aux):
        return compiled

    def transformed(*args: P.args, **kwargs: P.kwargs) -> Any:
        gradients, _, aux = _gradients(function, argnums, has_aux, args, kwargs)
        return (gradients, aux) if has_aux else gradients

    return transformed


def value_and_grad(
    function: Callable[P, Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    **unknown: Never,
) -> Callable[P, tuple[Any, Any]]:
    """`grad`, with the function's value: (value, gradient), or ((value, aux), gradient).

    >>> import core
    >>> value, slope = core.func.value_and_grad(lambda x: (x * x).sum())(core.asarray([3.0]))
    >>> float(value), slope.tolist()
    (9.0, [6.0])
    """
    for name in unknown:
        raise unknown_keyword(value_and_grad, "core.func.value_and_grad", name)
    if compiled := compiled_transform(value_and_grad, function, argnums, has_aux):
        return compiled

    def transformed(*args: P.args, **kwargs: P.kwargs) -> tuple[Any, Any]:
        gradients, value, aux = _gradients(function, argnums, has_aux, args, kwargs)
        return ((value, aux) if has_aux else value), gradients

    return transformed


def grad_and_value(
    function: Callable[P, Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    **unknown: Never,
) -> Callable[P, tuple[Any, Any]]:
    """`value_and_grad` in PyTorch's order: (gradient, value), or (gradient, (value, aux)).

    >>> import core
    >>> slope, value = core.func.grad_and_value(lambda x: x * x)(core.asarray(3.0))
    >>> float(slope), float(value)
    (6.0, 9.0)
    """
    for name in unknown:
        raise unknown_keyword(grad_and_value, "core.func.grad_and_value", name)
    if compiled := compiled_transform(grad_and_value, function, argnums, has_aux):
        return compiled

    both = value_and_grad(function, argnums, has_aux)

    def transformed(*args: P.args, **kwargs: P.kwargs) -> tuple[Any, Any]:
        value, gradients = both(*args, **kwargs)
        return gradients, value

    return transformed


# ---- forward mode ------------------------------------------------------------------------------
def jvp(
    function: Callable[..., Any],
    primals: Sequence[Any],
    tangents: Sequence[Any],
    *,
    strict: bool = False,
    has_aux: bool = False,
    **unknown: Never,
) -> tuple[Any, ...]:
    """`function(*primals)` and its derivative along tangents, nests of tensors both.

    Args:
        primals, tangents: tuples of the same structure.
        strict: raise where an output does not depend on the primals; else its tangent is zeros.
        has_aux: function returns (output, aux), and this returns (output, tangent, aux).

    Raises:
        ArgumentError: tangents have another structure than primals; the function returned no
            tensor.
        ShapeError: a tangent has another shape than its primal.
        AutogradError: an operator has no jvp; an output is independent, with strict.

    >>> import core
    >>> y, t = core.func.jvp(lambda x: x * x, (core.asarray(3.0),), (core.asarray(1.0),))
    >>> float(t)
    6.0
    """
    for name in unknown:
        raise unknown_keyword(jvp, "core.func.jvp", name)
    if compiled := compiled_transform(_jvp_of, function, strict, has_aux):
        result: tuple[Any, ...] = compiled(primals, tangents)
        return result
    leaves, spec = flatten(_as_primals(primals, "primals"))
    _check_differentiable(leaves, "jvp")
    directions = _matched(_as_primals(tangents, "tangents"), leaves, spec, "tangents")
    with JvpLevel() as level:
        inputs = [
            level.wrap(x, t) if is_differentiable(x) else x for x, t in zip(leaves, directions)
        ]
        out, aux = split_aux(function(*unflatten(inputs, spec)), has_aux)
        outs, out_spec = level.results(out)
        check_tensors(outs, "jvp")
        if strict:
            _check_dependent(level, outs)
        pairs = [_apart(primal_and_tangent(level, o), o, inputs) for o in outs]
        aux = tree_map(level.unwrap, aux) if has_aux else ()
    output, tangent = (unflatten(items, out_spec) for items in zip(*pairs)) if pairs else (out, out)
    return (output, tangent, aux) if has_aux else (output, tangent)


def _jvp_of(function: Callable[..., Any], strict: bool, has_aux: bool) -> Callable[..., Any]:
    def transformed(primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, ...]:
        return jvp(function, primals, tangents, strict=strict, has_aux=has_aux)

    return transformed


def _apart(
    pair: tuple[Tensor, Tensor | None], out: Tensor, inputs: list[Any]
) -> tuple[Tensor, Tensor | None]:
    """A value and its tangent; a value that the function did not compute becomes a view."""
    value, tangent = pair
    computed = out.level and not any(out is x for x in inputs)
    return value if computed else value.view(value.shape), tangent


def _as_primals(values: Sequence[Any], name: str) -> tuple[Any, ...]:
    if isinstance(values, (tuple, list)):
        return tuple(values)
    raise ArgumentError(
        what=f"core.func.jvp got {type_text(values)} as {name}",
        why="they are the positional arguments of the function",
        exists=f"a tuple, of one for a function of one argument: {name}=(x,)",
        fix="put it into a tuple",
    )


def _check_dependent(level: JvpLevel, outs: list[Tensor]) -> None:
    for i, out in enumerate(outs):
        if not level.owns(out):
            raise AutogradError(
                what=f"output {i} of the function does not depend on the primals",
                why="core.func.jvp was called with strict=True",
                exists="outputs computed from the primals; tangents of zero without strict",
                fix="check the function, or leave strict out",
            )


def linearize(
    function: Callable[..., Any], *primals: Any, **unknown: Never
) -> tuple[Any, Callable[..., Any]]:
    """`(function(*primals), push)`: `push(*tangents)` is the derivative along tangents.

    The function runs once, however often push is called. push is the transpose of vjp's pull, so
    that operators need no jvp; values computed under core.no_grad are constants, as for vjp.

    >>> import core
    >>> y, push = core.func.linearize(lambda x: x * x, core.asarray(3.0))
    >>> float(y), float(push(core.asarray(1.0))), float(push(core.asarray(2.0)))
    (9.0, 6.0, 12.0)
    """
    for name in unknown:
        raise unknown_keyword(linearize, "core.func.linearize", name)
    out, pull = vjp(function, *primals)
    leaves, spec = flatten(out)
    primal_leaves, primal_spec = flatten(primals)
    real = [i for i, x in enumerate(primal_leaves) if is_differentiable(x)]

    def gradients(cotangents: Any) -> list[Tensor]:
        leaves = flatten(pull(cotangents))[0]
        return [leaves[i] for i in real]

    zeros = unflatten([constant_like(x, 0) for x in leaves], spec)
    transposed = vjp(gradients, zeros)[1]

    def push(*tangents: Any) -> Any:
        vectors = _matched(tangents, primal_leaves, primal_spec, "tangents")
        return transposed([vectors[i] for i in real])[0]

    return out, push
