"""Linear equations: solve, triangular solve, inverses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dispatcher.binding import invoke
from core.errors import ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes, new
from core.operators.linalg.matmul import aligned
from core.operators.linalg.support import (
    adjoint,
    identity_like,
    lapack,
    need_floats,
    need_matrices,
    need_square,
    promoted,
    regular,
    square_errors,
)
from core.operators.shape.triangles import tril, triu
from core.transforms.batching import batching_rule, leading, to_front

if TYPE_CHECKING:
    from core._native import Operator, Tensor
    from core.type_aliases import Array, Batched, Gradients, Namespace


# ---- solve -------------------------------------------------------------------------------------
def need_rows(name: str, x1: Tensor, x2: Tensor, size: int, axis: int) -> None:
    if x2.shape[axis] != size:
        raise ShapeError(
            what=f"{name} of shapes {x1.shape} and {x2.shape}",
            why=f"there are {size} equations, and axis {axis} of x2 has {x2.shape[axis]} elements",
            exists="(..., n, n) and (..., n, k), or one vector (n,)",
            fix="transpose x2, or add an axis to a stack of vectors: x2[..., None]",
        )


def _solve_fake(x1: Tensor, x2: Tensor) -> Tensor:
    need_square("solve", x1)
    need_floats("solve", x2)
    if x2.ndim == 0:
        need_matrices("solve", x2)
    need_rows("solve", x1, x2, x1.shape[-1], -1 if x2.ndim == 1 else -2)
    if x2.ndim == 1:
        return new(x1.shape[:-1], promoted(x1, x2), x1)
    batch = broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    return new((*batch, *x2.shape[-2:]), promoted(x1, x2), x1)


def _np_solve(np: Namespace, a: Array, b: Array) -> Array:
    """np.linalg.solve, its operands of one rank: no version then takes b for vectors."""
    rank = max(a.ndim, b.ndim)
    a, b = (x.reshape((1,) * (rank - x.ndim) + x.shape) for x in (a, b))
    return lapack("solve", np, lambda: np.linalg.solve(a, b))


def _solve_reference(np: Namespace, x1: Array, x2: Array) -> Array:
    if x2.ndim == 1:
        return _np_solve(np, x1, x2[:, None])[..., 0]
    return _np_solve(np, x1, x2)


def _solve_vjp(
    g: Tensor, x1: Tensor, x2: Tensor, result: Tensor, needs: tuple[bool, ...]
) -> Gradients:
    vector = x2.ndim == 1
    g, out = (g.expand_dims(-1), result.expand_dims(-1)) if vector else (g, result)
    to_x2 = solve(adjoint(x1), g)
    to_x1 = -to_x2 @ adjoint(out) if needs[0] else None
    return to_x1, to_x2.squeeze(-1) if vector else to_x2


def _solve_jvp(t_x1: Tensor, t_x2: Tensor, x1: Tensor, x2: Tensor, result: Tensor) -> Tensor:
    if x2.ndim > 1:
        return solve(x1, t_x2 - t_x1 @ result)
    moved = (t_x1 @ result.expand_dims(-1)).squeeze(-1)
    return solve(x1, (t_x2 - moved).expand_dims(-1)).squeeze(-1)


@batching_rule
def _solve_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    """A vector becomes a matrix of one column; ranks are aligned, the batch stands first."""
    x1, x2 = (x if d is None else to_front(x, d, size) for x, d in zip(args[:2], dims))
    vector = args[1].ndim - (dims[1] is not None) == 1
    x2 = x2.expand_dims(-1) if vector else x2
    rank = 1 + max(x.ndim - (d is not None) for x, d in zip((x1, x2), dims))
    out = invoke(op, [aligned(x1, dims[0], rank), aligned(x2, dims[1], rank), *args[2:]])
    return (out.squeeze(-1) if vector else out), 0


solve = define(
    "core::linalg_solve(Tensor x1, Tensor x2) -> Tensor",
    fake=_solve_fake,
    reference=_solve_reference,
    vjp=_solve_vjp,
    jvp=_solve_jvp,
    batch=_solve_batch,
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3), s.t(3)),
        s(regular(s, 2, 2), s.t(2, 3)),
        s(regular(s, 2, 3, 3), s.t(3)),
        s(regular(s, 2, 1, 2, 2), s.t(3, 2, 1)),
        s(regular(s, 3, 3).mT, s.t(2, 3).mT),
        s(s.t(0, 0), s.t(0, 2)),
        s(s.t(0, 2, 2), s.t(2)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(2)),
        s.error("ShapeError", s.t(2, 2), s.t(3)),
        s.error("ShapeError", s.t(2, 2), s.t()),
        s.error("ShapeError", s.t(2, 2, 2), s.t(3, 2, 2)),
        s.error("DtypeError", s.t(2, 2), s.ints(2)),
        s.error("LinAlgError", s.t(2, 2) * 0, s.t(2)),
    ],
    dtypes="blas",
    doc="""The solution of x1 @ x = x2, x1 being square: x2 is a vector or a stack of matrices.

    Singular matrices raise core.linalg.LinAlgError.

    >>> import core
    >>> x1 = core.asarray([[2.0, 0.0], [0.0, 4.0]])
    >>> core.linalg.solve(x1, core.asarray([2.0, 2.0])).tolist()
    [1.0, 0.5]
    """,
)


# ---- inverse -----------------------------------------------------------------------------------
def _inv_fake(x: Tensor) -> Tensor:
    need_square("inv", x)
    return new(x.shape, x.dtype, x)


inv = define(
    "core::linalg_inv(Tensor x) -> Tensor",
    fake=_inv_fake,
    reference=lambda np, x: lapack("inv", np, lambda: np.linalg.inv(x)),
    vjp=lambda g, result: -adjoint(result) @ g @ adjoint(result),
    jvp=lambda t_x, result: -result @ t_x @ result,
    batch=leading(),
    public=False,
    method="inverse",
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(regular(s, 2, 2, 2)),
        s(regular(s, 2, 2).mT),
        s(s.t(0, 0)),
        s(s.t(0, 2, 2)),
    ],
    errors=lambda s: [*square_errors(s), s.error("LinAlgError", s.t(2, 2) * 0)],
    dtypes="blas",
    doc="""The inverse of square matrices; singular ones raise core.linalg.LinAlgError.

    To multiply by an inverse, core.linalg.solve is faster and more accurate.

    >>> import core
    >>> core.linalg.inv(core.asarray([[2.0, 0.0], [0.0, 4.0]])).tolist()
    [[0.5, 0.0], [0.0, 0.25]]
    """,
)


# ---- triangular matrices -----------------------------------------------------------------------
def _triangular_fake(
    x1: Tensor, x2: Tensor, *, upper: bool, left: bool, unitriangular: bool
) -> Tensor:
    need_square("solve_triangular", x1)
    need_matrices("solve_triangular", x2)
    need_rows("solve_triangular", x1, x2, x1.shape[-1], -2 if left else -1)
    batch = broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    return new((*batch, *x2.shape[-2:]), promoted(x1, x2), x1)


def triangular_reference(
    np: Namespace, x1: Array, x2: Array, *, upper: bool, left: bool, unitriangular: bool
) -> Array:
    if not left:
        turned = np.swapaxes(x1, -1, -2), np.swapaxes(x2, -1, -2)
        out = triangular_reference(
            np, *turned, upper=not upper, left=True, unitriangular=unitriangular
        )
        return np.swapaxes(out, -1, -2)
    if not upper:  # from the last row up, it is an upper triangle
        out = _np_upper_solve(np, x1[..., ::-1, ::-1], x2[..., ::-1, :], unitriangular)
        return out[..., ::-1, :]
    return _np_upper_solve(np, x1, x2, unitriangular)


def _np_upper_solve(np: Namespace, a: Array, b: Array, unit: bool) -> Array:
    """LAPACK exchanges no rows of an upper triangle: this is substitution from the last row."""
    a = np.triu(a, 1) + np.eye(a.shape[-1], dtype=a.dtype) if unit else np.triu(a)
    pivots = np.diagonal(a, axis1=-2, axis2=-1)
    return _np_solve(np, a, b) if np.all(pivots != 0) else _np_substitute(np, a, b)


def _np_substitute(np: Namespace, a: Array, b: Array) -> Array:
    """Row by row, where a zero on the diagonal gives infinities and NaN."""
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    out = np.zeros((*batch, *b.shape[-2:]), np.result_type(a, b))
    for i in reversed(range(a.shape[-1])):
        contribution = np.matmul(a[..., i : i + 1, i + 1 :], out[..., i + 1 :, :])[..., 0, :]
        out[..., i, :] = (b[..., i, :] - contribution) / a[..., i, i, None]
    return out


def _triangle(x: Tensor, is_upper: bool, unitriangular: bool) -> Tensor:
    return triu(x, int(unitriangular)) if is_upper else tril(x, -int(unitriangular))


def _triangular_vjp(
    g: Tensor,
    x1: Tensor,
    upper: bool,
    left: bool,
    unitriangular: bool,
    result: Tensor,
    needs: tuple[bool, ...],
) -> Gradients:
    to_x2 = solve_triangular(
        adjoint(x1), g, upper=not upper, left=left, unitriangular=unitriangular
    )
    if not needs[0]:
        return None, to_x2
    product = to_x2 @ adjoint(result) if left else adjoint(result) @ to_x2
    return _triangle(-product, upper, unitriangular), to_x2


def _triangular_jvp(
    t_x1: Tensor,
    t_x2: Tensor,
    x1: Tensor,
    upper: bool,
    left: bool,
    unitriangular: bool,
    result: Tensor,
) -> Tensor:
    moved = _triangle(t_x1, upper, unitriangular)
    right = t_x2 - (moved @ result if left else result @ moved)
    return solve_triangular(x1, right, upper=upper, left=left, unitriangular=unitriangular)


solve_triangular = define(
    "core::linalg_solve_triangular(Tensor x1, Tensor x2, *, bool upper, bool left=True, "
    "bool unitriangular=False) -> Tensor",
    fake=_triangular_fake,
    reference=triangular_reference,
    vjp=_triangular_vjp,
    jvp=_triangular_jvp,
    batch=_solve_batch,
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3), s.t(3, 2), upper=True),
        s(regular(s, 2, 3, 3), s.t(3, 1), upper=False),
        s(regular(s, 3, 3), s.t(2, 3), upper=False, left=False),
        s(s.t(3, 3), s.t(3, 2), upper=True, unitriangular=True),
        s(s.t(0, 0), s.t(0, 2), upper=True),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2), s.t(2), upper=True),
        s.error("ShapeError", s.t(2, 2), s.t(3, 2), upper=True),
        s.error("ShapeError", s.t(2, 3), s.t(3, 2), upper=True),
        s.error("DtypeError", s.ints(2, 2), s.ints(2, 2), upper=True),
        s.error("ArgumentError", s.t(2, 2), s.t(2, 2)),
    ],
    dtypes="blas",
    doc="""The solution of x1 @ x = x2, or of x @ x1 = x2 (left=False), x1 being triangular.

    The other triangle of x1 is not read; with unitriangular neither is the diagonal, which counts
    as 1. A zero on the diagonal gives infinities or NaN.

    >>> import core
    >>> x1, x2 = core.asarray([[1.0, 0.0], [1.0, 2.0]]), core.asarray([[1.0], [3.0]])
    >>> core.linalg.solve_triangular(x1, x2, upper=False).tolist()
    [[1.0], [1.0]]
    """,
)


def _cholesky_solve(x1: Tensor, x2: Tensor, *, upper: bool) -> Tensor:
    factor = adjoint(x2) if upper else x2
    half = solve_triangular(factor, x1, upper=False)
    return solve_triangular(adjoint(factor), half, upper=True)


def _np_of_factor(np: Namespace, factor: Array, upper: bool) -> Array:
    factor = np.triu(factor) if upper else np.tril(factor)
    other = np.conj(np.swapaxes(factor, -1, -2))
    return np.matmul(other, factor) if upper else np.matmul(factor, other)


cholesky_solve = define(
    "core::cholesky_solve(Tensor x1, Tensor x2, *, bool upper=False) -> Tensor",
    decomposition=_cholesky_solve,
    reference=lambda np, x1, x2, *, upper: _np_solve(np, _np_of_factor(np, x2, upper), x1),
    tags=("matrices",),
    samples=lambda s: [
        s(s.t(2, 3), regular(s, 2, 2)),
        s(s.t(2, 1), regular(s, 3, 2, 2), upper=True),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3, 2), s.t(2, 2)),
        s.error("DtypeError", s.ints(2, 2), s.ints(2, 2)),
    ],
    dtypes="blas",
    doc="""The solution of a @ x = x1, where x2 is the Cholesky factor of a: lower, or upper.

    >>> import core
    >>> core.cholesky_solve(core.asarray([[8.0]]), core.asarray([[2.0]])).tolist()
    [[2.0]]
    """,
)


def _cholesky_inverse(x: Tensor, *, upper: bool) -> Tensor:
    need_square("cholesky_inverse", x)
    return cholesky_solve(identity_like(x), x, upper=upper)


cholesky_inverse = define(
    "core::cholesky_inverse(Tensor x, *, bool upper=False) -> Tensor",
    decomposition=_cholesky_inverse,
    reference=lambda np, x, *, upper: np.linalg.inv(_np_of_factor(np, x, upper)),
    tags=("matrices",),
    samples=lambda s: [s(regular(s, 3, 3)), s(regular(s, 2, 2, 2), upper=True)],
    errors=square_errors,
    dtypes="blas",
    doc="""The inverse of the matrix whose Cholesky factor is x.

    >>> import core
    >>> core.cholesky_inverse(core.asarray([[2.0]])).tolist()
    [[0.25]]
    """,
)


__all__ = ["cholesky_inverse", "cholesky_solve", "inv", "solve", "solve_triangular"]
