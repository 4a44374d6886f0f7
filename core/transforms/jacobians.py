"""Whole derivatives: `core.func.jacrev`, jacfwd and hessian, made of vjp, jvp and vmap.

A jacobian is a nest like the output, with a nest like the chosen arguments at each leaf: the block
for an output and an argument has the output's shape followed by the argument's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core._native import Tensor, find_operator
from core.autograd.tensor_functions import constant_like, unshared
from core.errors import DtypeError, unknown_keyword
from core.pytree import flatten, unflatten
from core.tensors.kinds import is_complex, is_differentiable
from core.transforms.compiled import compiled_transform
from core.transforms.derivatives import (
    as_argnums,
    check_tensors,
    jvp,
    of_positions,
    positions_of,
    vjp,
)
from core.transforms.vmap import vmap

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.pytree import TreeSpec
    from core.type_aliases import P


def _basis(x: Tensor) -> Tensor:
    """The identity: one tensor of x's shape for each of its elements."""
    index = find_operator("core::arange")(0, x.size, 1, device=x.device)
    eye = (index.expand_dims(1) == index.expand_dims(0)).astype(x.dtype)
    return eye.reshape((x.size, *x.shape))


def _zeros(out: Tensor, x: Tensor) -> Tensor:
    full = find_operator("core::full")
    return full((*out.shape, *x.shape), 0, dtype=x.dtype, device=x.device)


def _need_real(tensors: list[Any], transform: str, role: str, instead: str) -> None:
    """Raises where one of the tensors is complex: a row or column is one real direction."""
    for x in tensors:
        if isinstance(x, Tensor) and is_complex(x):
            raise DtypeError(
                what=f"core.func.{transform}: an {role} is {x.dtype.name}",
                why=f"the derivative along a complex {role} has two parts, and a jacobian holds "
                "one number for each pair of elements",
                exists=f"real {role}s; core.func.{instead}, which takes complex {role}s",
                fix="differentiate the real and the imaginary part: core.real(z), core.imag(z)",
            )


def jacrev(
    function: Callable[P, Any],
    argnums: int | Sequence[int] = 0,
    *,
    has_aux: bool = False,
    chunk_size: int | None = None,
    **unknown: Never,
) -> Callable[P, Any]:
    """A function that returns the jacobian, computed row by row in reverse mode.

    Args:
        function: returns a real tensor or a nest of real tensors.
        argnums: a position, or a tuple of positions; arguments may be nests.
        has_aux: function returns (output, aux), and the result is (jacobian, aux).
        chunk_size: how many rows are computed at a time; None: all.

    Raises (when called):
        DtypeError: an output is complex.

    >>> import core
    >>> core.func.jacrev(lambda x: x * x)(core.asarray([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """
    for name in unknown:
        raise unknown_keyword(jacrev, "core.func.jacrev", name)
    if compiled := compiled_transform(
        jacrev, function, argnums, has_aux=has_aux, chunk_size=chunk_size
    ):
        return compiled

    def transformed(*args: P.args, **kwargs: P.kwargs) -> Any:
        positions = positions_of(argnums, args)
        chosen = [args[p] for p in positions]
        partial = of_positions(function, args, positions, kwargs)
        out, pull, *aux = vjp(partial, *chosen, has_aux=has_aux)
        outs, spec = flatten(out)
        _need_real(outs, "jacrev", "output", "jacfwd")
        inputs, in_spec = flatten(tuple(chosen))
        rows = [_rows(pull, outs, spec, i, inputs, chunk_size) for i in range(len(outs))]
        jacobian = unflatten([as_argnums(argnums, unflatten(r, in_spec)) for r in rows], spec)
        return (jacobian, aux[0]) if has_aux else jacobian

    return transformed


def _rows(
    pull: Callable[..., Any],
    outs: list[Tensor],
    spec: TreeSpec,
    i: int,
    inputs: list[Any],
    chunk_size: int | None,
) -> list[Tensor | None]:
    """The blocks of one output: d outs[i] / d input, for each input."""
    out = outs[i]
    if out.size == 0 or not is_differentiable(out):
        return [_zeros(out, x) if is_differentiable(x) else None for x in inputs]

    def pull_one(cotangent: Tensor) -> list[Tensor]:
        cotangents = [cotangent if k == i else constant_like(o, 0) for k, o in enumerate(outs)]
        gradients = flatten(pull(unflatten(cotangents, spec)))[0]
        return [g for g in gradients if g is not None]

    blocks = iter(vmap(pull_one, chunk_size=chunk_size)(_basis(out)))
    return [
        unshared(next(blocks).reshape((*out.shape, *x.shape))) if is_differentiable(x) else None
        for x in inputs
    ]


def jacfwd(
    function: Callable[P, Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    *,
    chunk_size: int | None = None,
    randomness: str = "error",
    **unknown: Never,
) -> Callable[P, Any]:
    """A function that returns the jacobian, computed column by column in forward mode.

    The chosen arguments are real, and outputs may be complex. chunk_size: how many columns at a
    time; randomness: as of `vmap`. The rest is as in `jacrev`.

    >>> import core
    >>> core.func.jacfwd(lambda x: x * x)(core.asarray([1.0, 2.0])).tolist()
    [[2.0, 0.0], [0.0, 4.0]]
    """
    for name in unknown:
        raise unknown_keyword(jacfwd, "core.func.jacfwd", name)
    if compiled := compiled_transform(
        jacfwd, function, argnums, has_aux, chunk_size=chunk_size, randomness=randomness
    ):
        return compiled

    def transformed(*args: P.args, **kwargs: P.kwargs) -> Any:
        positions = positions_of(argnums, args)
        chosen = tuple(args[p] for p in positions)
        partial = of_positions(function, args, positions, kwargs)
        inputs, in_spec = flatten(chosen)
        _need_real(inputs, "jacfwd", "input", "jacrev")
        columns = _Columns(partial, inputs, in_spec, has_aux, chunk_size, randomness)
        blocks = [columns.of(k) for k in range(len(inputs))]
        outs, spec = columns.outs, columns.spec
        nests = [[b and b[i] for b in blocks] for i in range(len(outs))]
        jacobian = unflatten([as_argnums(argnums, unflatten(n, in_spec)) for n in nests], spec)
        return (jacobian, columns.aux) if has_aux else jacobian

    return transformed


class _Columns:
    """The blocks of one input after the other, and the function's outputs."""

    def __init__(
        self,
        function: Callable[..., Any],
        inputs: list[Any],
        spec: TreeSpec,
        has_aux: bool,
        chunk_size: int | None,
        randomness: str,
    ) -> None:
        self.function, self.inputs, self.in_spec = function, inputs, spec
        self.has_aux, self.chunk_size, self.randomness = has_aux, chunk_size, randomness
        self.outs: list[Any] = []
        self.spec: Any = None
        self.aux: Any = None

    def of(self, k: int) -> list[Tensor] | None:
        """d output / d inputs[k] for each output; None for what has no derivative."""
        x = self.inputs[k]
        if not is_differentiable(x):
            return None
        if x.size == 0:
            self._push(k, constant_like(x, 0))
            return [_zeros(out, x) for out in self.outs]
        push = vmap(
            lambda t: self._push(k, t),
            out_dims=-1,
            randomness=self.randomness,
            chunk_size=self.chunk_size,
        )
        return [unshared(c.reshape((*c.shape[:-1], *x.shape))) for c in push(_basis(x))]

    def _push(self, k: int, tangent: Tensor) -> list[Tensor]:
        directions = [
            tangent if i == k else constant_like(x, 0) if is_differentiable(x) else None
            for i, x in enumerate(self.inputs)
        ]
        primals = unflatten(self.inputs, self.in_spec)
        in_tangents = unflatten(directions, self.in_spec)
        out, tangents, *aux = jvp(self.function, primals, in_tangents, has_aux=self.has_aux)
        self.outs, self.spec = flatten(out)
        check_tensors(self.outs, "jacfwd")
        self.aux = aux[0] if aux else None
        return flatten(tangents)[0]


def hessian(
    function: Callable[P, Any], argnums: int | Sequence[int] = 0, **unknown: Never
) -> Callable[P, Any]:
    """A function that returns the second derivatives of a function: forward over reverse mode.

    argnums: a position or a tuple of positions; with a tuple, the result is a tuple of tuples.

    >>> import core
    >>> core.func.hessian(lambda x: (x * x * x).sum())(core.asarray([1.0, 2.0])).tolist()
    [[6.0, 0.0], [0.0, 12.0]]
    """
    for name in unknown:
        raise unknown_keyword(hessian, "core.func.hessian", name)
    return jacfwd(jacrev(function, argnums), argnums)
