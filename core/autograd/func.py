"""`core.func`: functions of tensors turned into functions of their derivatives and batches.

Each transform enters a level, wraps the arguments, calls the function once and takes apart what
came out. They nest in any order; a transform entered later is outside of those entered before.
"""

from typing import Any

from core import _native
from core.autograd.batching import VmapLevel, batching_report, move_dim
from core.autograd.forward import JvpLevel, primal_and_tangent
from core.autograd.grad_mode import enable_grad
from core.autograd.kinds import is_differentiable, is_floating
from core.autograd.levels import constant_like
from core.autograd.reverse import GradLevel
from core.autograd.tree import flatten, register_pytree_node, tree_map, unflatten
from core.errors import ArgumentError, AutogradError, ShapeError

__all__ = [
    "batching_report",
    "grad",
    "hessian",
    "jacfwd",
    "jacrev",
    "jvp",
    "register_pytree_node",
    "value_and_grad",
    "vjp",
    "vmap",
]
Tensor = _native.Tensor


# ---- reverse mode ------------------------------------------------------------------------------
def vjp(function: Any, *primals: Any, has_aux: Any = False) -> Any:
    """(function(*primals), pull): pull(cotangents) is the gradient for each primal, as a tuple.

    primals may be nested tuples, lists and dicts of tensors. With has_aux, function returns
    (output, aux), and so does this: (output, pull, aux).

    >>> import core
    >>> y, pull = core.func.vjp(core.sin, core.asarray(0.0))
    >>> float(pull(core.asarray(2.0))[0])
    2.0
    """
    leaves, spec = flatten(primals)
    with GradLevel() as level, enable_grad():
        inputs = [level.wrap(x) if is_differentiable(x) else x for x in leaves]
        seen = [level.alias(x) if level.owns(x) else x for x in inputs]
        out = function(*unflatten(seen, spec))
        out, aux = split_aux(out, has_aux)
    outs, out_spec = flatten(out)

    def pull(cotangents: Any) -> Any:
        gradients = _match(flatten(cotangents)[0], outs)
        wrapped = [x for x in inputs if level.owns(x)]
        found = iter(level.gradients(tuple(outs), tuple(gradients), tuple(wrapped), True))
        all_found = [next(found) if level.owns(x) else None for x in inputs]
        filled = [_or_zeros(g, x) for g, x in zip(all_found, leaves)]
        return unflatten(filled, spec)

    result = unflatten([level.unwrap(o) for o in outs], out_spec)
    return (result, pull, tree_map(level.unwrap, aux)) if has_aux else (result, pull)


def _or_zeros(gradient: Any, x: Any) -> Any:
    if gradient is not None or not is_differentiable(x):
        return gradient
    return constant_like(x, 0)


def _match(cotangents: Any, outs: Any) -> Any:
    if len(cotangents) != len(outs):
        raise ArgumentError(
            what=f"{len(cotangents)} cotangents were given for {len(outs)} outputs",
            why="each output of the function needs the gradient that is pulled back from it",
            exists=f"outputs of shapes {', '.join(str(o.shape) for o in outs)}",
            fix="pass a nest of tensors of the same structure as the function's output",
        )
    for cotangent, out in zip(cotangents, outs):
        if cotangent.shape != out.shape:
            raise ShapeError(
                what=f"a cotangent of shape {cotangent.shape} for an output of shape {out.shape}",
                why="a gradient has one number for each of the output's",
                exists=f"cotangents of shape {out.shape}",
                fix="pass a cotangent of the output's shape",
            )
    return [c if c.dtype == o.dtype else c.astype(o.dtype) for c, o in zip(cotangents, outs)]


def split_aux(out: Any, has_aux: bool) -> Any:
    """(output, aux) of a function; aux is () where there is none."""
    if not has_aux:
        return out, ()
    if not isinstance(out, tuple) or len(out) != 2:
        raise ArgumentError(
            what=f"the function returned a {type(out).__name__}",
            why="with has_aux=True it has to return (output, aux)",
            exists="tuples of two",
            fix="return (output, aux), or leave has_aux out",
        )
    return out


def value_and_grad(function: Any, argnums: Any = 0, has_aux: Any = False) -> Any:
    """A function that returns (value, gradient) of a real scalar function.

    argnums: the position, or a tuple of positions, to differentiate with respect to.

    >>> import core
    >>> value, slope = core.func.value_and_grad(lambda x: (x * x).sum())(core.asarray([3.0]))
    >>> float(value), slope.tolist()
    (9.0, [6.0])
    """
    positions = argnums if isinstance(argnums, (tuple, list)) else (argnums,)

    def transformed(*args: Any, **kwargs: Any) -> Any:
        _check_positions(positions, args)

        def partial(*chosen: Any) -> Any:
            full = list(args)
            for position, value in zip(positions, chosen):
                full[position] = value
            return function(*full, **kwargs)

        chosen = [args[p] for p in positions]
        out, pull, *aux = vjp(partial, *chosen, has_aux=has_aux)
        gradients = pull(_one(out))
        gradients = tuple(gradients) if isinstance(argnums, (tuple, list)) else gradients[0]
        return ((out, aux[0]) if has_aux else out), gradients

    return transformed


def _check_positions(positions: Any, args: Any) -> None:
    for position in positions:
        if not -len(args) <= position < len(args):
            raise ArgumentError(
                what=f"argnums names argument {position}, and {len(args)} were passed",
                why="a gradient is taken with respect to positional arguments",
                exists=f"positions 0 to {len(args) - 1}",
                fix="pass the argument by position, or change argnums",
            )


def _one(out: Any) -> Any:
    if isinstance(out, Tensor) and out.size == 1 and is_floating(out):
        return constant_like(out, 1)
    kind = f"{out.dtype} of shape {out.shape}" if isinstance(out, Tensor) else type(out).__name__
    raise AutogradError(
        what=f"core.func.grad needs one real number from the function, and got {kind}",
        why="the gradient of several numbers is a matrix",
        exists="functions that return a floating-point tensor of one element",
        fix="reduce first, as in out.sum(), or use core.func.vjp or jacrev",
    )


def grad(function: Any, argnums: Any = 0, has_aux: Any = False) -> Any:
    """A function that returns the gradient of a real scalar function.

    >>> import core
    >>> cube = lambda x: x * x * x
    >>> float(core.func.grad(core.func.grad(cube))(core.asarray(2.0)))
    12.0
    """
    both = value_and_grad(function, argnums, has_aux)

    def transformed(*args: Any, **kwargs: Any) -> Any:
        value, gradients = both(*args, **kwargs)
        return (gradients, value[1]) if has_aux else gradients

    return transformed


# ---- forward mode ------------------------------------------------------------------------------
def jvp(function: Any, primals: tuple[Any, ...], tangents: tuple[Any, ...]) -> Any:
    """(function(*primals), its derivative along tangents), nests of tensors both.

    >>> import core
    >>> y, t = core.func.jvp(lambda x: x * x, (core.asarray(3.0),), (core.asarray(1.0),))
    >>> float(t)
    6.0
    """
    leaves, spec = flatten(tuple(primals))
    directions = flatten(tuple(tangents))[0]
    _match(directions, leaves)
    with JvpLevel() as level:
        inputs = [
            level.wrap(x, t if t.dtype == x.dtype else t.astype(x.dtype))
            if is_differentiable(x)
            else x
            for x, t in zip(leaves, directions)
        ]
        out = function(*unflatten(inputs, spec))
        outs, out_spec = flatten(out)
        pairs = [primal_and_tangent(level, o) for o in outs]
    return unflatten([p for p, _ in pairs], out_spec), unflatten([t for _, t in pairs], out_spec)


# ---- batching ----------------------------------------------------------------------------------
def vmap(function: Any, in_dims: Any = 0, out_dims: Any = 0) -> Any:
    """A function that maps `function` over a dimension of its arguments.

    in_dims: the dimension to map over, None for an argument that is shared, or a tuple with one of
    these for each argument (which holds for all tensors of a nest). out_dims: where the mapped
    dimension goes. Random operators draw the same numbers for every element, since their seed and
    offset are arguments: pass an offset for each element to get different ones.

    >>> import core
    >>> rows = core.asarray([[1.0, 2.0], [3.0, 4.0]])
    >>> core.func.vmap(lambda row: row.sum())(rows).tolist()
    [3.0, 7.0]
    """

    def transformed(*args: Any, **kwargs: Any) -> Any:
        leaves, spec = flatten(args)
        dims = _leaf_dims(in_dims, args)
        size = _batch_size(leaves, dims)
        with VmapLevel(size) as level:
            inputs = [
                x if d is None else level.wrap(x, d if d >= 0 else d + x.ndim)
                for x, d in zip(leaves, dims)
            ]
            outs, out_spec = flatten(function(*unflatten(inputs, spec), **kwargs))
            targets = _out_dims(out_dims, outs)
            results = [_unbatch(level, o, d, size) for o, d in zip(outs, targets)]
        return unflatten(results, out_spec)

    return transformed


def _leaf_dims(in_dims: Any, args: Any) -> list[Any]:
    per_arg = in_dims if isinstance(in_dims, (tuple, list)) else (in_dims,) * len(args)
    if len(per_arg) != len(args):
        raise ArgumentError(
            what=f"in_dims has {len(per_arg)} entries for {len(args)} arguments",
            why="each positional argument needs its dimension, or None",
            exists="an int, None, or a tuple of these for each argument",
            fix="give one entry for each argument",
        )
    found: list[Any] = []
    for dim, arg in zip(per_arg, args):
        leaves = flatten(arg)[0]
        found.extend(dim if isinstance(leaf, Tensor) else None for leaf in leaves)
    return found


def _batch_size(leaves: Any, dims: Any) -> int:
    sizes = {_size_at(x, d) for x, d in zip(leaves, dims) if d is not None}
    if len(sizes) == 1:
        return sizes.pop()
    raise ShapeError(
        what="core.func.vmap found " + (f"batches of {sorted(sizes)}" if sizes else "no batch"),
        why="all mapped arguments have the same number of elements along their mapped dimension",
        exists=f"shapes {', '.join(str(x.shape) for x in leaves if isinstance(x, Tensor))}",
        fix="change in_dims, or pass at least one tensor to map over",
    )


def _size_at(x: Any, dim: int) -> int:
    if -x.ndim <= dim < x.ndim:
        return int(x.shape[dim])
    raise ShapeError(
        what=f"in_dims names dimension {dim} of a tensor of shape {x.shape}",
        why="there is no such dimension to map over",
        exists=f"dimensions {-x.ndim} to {x.ndim - 1}" if x.ndim else "no dimension: it is 0-d",
        fix="change in_dims, or use None for an argument that all elements share",
    )


def _out_dims(out_dims: Any, outs: Any) -> list[int]:
    per_output = isinstance(out_dims, (tuple, list))
    dims = list(out_dims) if per_output else [out_dims] * len(outs)
    if len(dims) == len(outs) and all(type(d) is int for d in dims):
        return dims
    raise ArgumentError(
        what=f"out_dims is {out_dims!r} for {len(outs)} outputs",
        why="it says where the mapped dimension goes in each output",
        exists="an int, or a tuple with an int for each output",
        fix="give one entry for each output",
    )


def _unbatch(level: Any, out: Any, target: int, size: int) -> Any:
    if not isinstance(out, Tensor):
        return out
    owned = level.owns(out)
    value = out.wrapped_value if owned else out.expand_dims(0).broadcast_to((size, *out.shape))
    if not -value.ndim <= target < value.ndim:
        raise ShapeError(
            what=f"out_dims names dimension {target} of an output of {value.ndim} dimensions",
            why="there is no such place for the mapped dimension",
            exists=f"dimensions {-value.ndim} to {value.ndim - 1}",
            fix="change out_dims",
        )
    return move_dim(value, out.batch_dim if owned else 0, target % value.ndim)


# ---- whole derivatives -------------------------------------------------------------------------
def _basis(x: Any) -> Any:
    """The identity: one tensor of x's shape for each of its elements."""
    index = _native.find_operator("core::arange")(0, x.size, 1, device=x.device)
    eye = (index.expand_dims(1) == index.expand_dims(0)).astype(x.dtype)
    return eye.reshape((x.size, *x.shape))


def jacrev(function: Any, argnum: Any = 0) -> Any:
    """A function that returns d out / d argument, shape out.shape + argument.shape, by rows."""

    def transformed(*args: Any) -> Any:
        inner, x = _with_argument(function, args, argnum)
        out, pull = vjp(inner, x)
        rows = vmap(lambda cotangent: pull(cotangent)[0])(_basis(out))
        return rows.reshape((*out.shape, *x.shape))

    return transformed


def jacfwd(function: Any, argnum: Any = 0) -> Any:
    """A function that returns d out / d argument, shape out.shape + argument.shape, by columns."""

    def transformed(*args: Any) -> Any:
        inner, x = _with_argument(function, args, argnum)
        columns = vmap(lambda t: jvp(inner, (x,), (t,))[1], out_dims=-1)(_basis(x))
        return columns.reshape((*columns.shape[:-1], *x.shape))

    return transformed


def hessian(function: Any, argnum: Any = 0) -> Any:
    """A function that returns the second derivative of a scalar function: forward over reverse."""
    return jacfwd(jacrev(function, argnum), argnum)


def _with_argument(function: Any, args: Any, position: int) -> Any:
    """(function of the argument at that position alone, the argument)."""
    _check_positions((position,), args)
    position %= len(args)

    def partial(x: Any) -> Any:
        return function(*args[:position], x, *args[position + 1 :])

    return partial, args[position]
