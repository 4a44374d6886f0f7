"""Matrices of any shape and rank: pseudo-inverse, rank, least squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.dispatcher.binding import invoke
from core.dtype_table import TABLE
from core.errors import DtypeError
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes
from core.operators.elementwise.arithmetic import where
from core.operators.linalg.matmul import aligned
from core.operators.linalg.solvers import need_rows
from core.operators.linalg.support import (
    adjoint,
    lapack,
    matrix_errors,
    need_floats,
    need_matrices,
    regular,
)
from core.operators.linalg.svd import svd, svdvals
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from core._native import Operator
    from core.type_aliases import Array, Batched, Gradients, Namespace


# ---- pseudo-inverse ----------------------------------------------------------------------------
def need_rtol(name: str, x: Tensor, rtol: Tensor | float | None) -> None:
    if not isinstance(rtol, Tensor):
        return
    if rtol.dtype.kind != "real floating":
        raise DtypeError(
            what=f"{name} was given rtol of {rtol.dtype}",
            why="it is a share of the largest singular value",
            exists="numbers, and real floating tensors",
            fix="cast it first: rtol.astype(core.float32)",
        )
    broadcast_shapes(x.shape[:-2], rtol.shape)


def np_cutoff(np: Namespace, x: Array, s: Array, rtol: Array | float | None) -> Array:
    """The threshold of singular values, for each matrix; by default from rounding errors."""
    eps = np.finfo(x.dtype).eps if x.dtype.kind in "fc" else 0
    rtol = max(x.shape[-2:]) * eps if rtol is None else rtol
    top = np.max(s, axis=-1, keepdims=True, initial=0)
    return np.asarray(rtol)[..., None] * top


def _cutoff(x: Tensor, s: Tensor, rtol: Tensor | float | None) -> Tensor:
    """As np_cutoff; s holds singular values, the largest first."""
    top = s.slice(-1, 0, 1)
    if isinstance(rtol, Tensor):
        return rtol.expand_dims(-1) * top
    return top * (
        max(x.shape[-2:]) * 2.0 ** (1 - TABLE[s.dtype.name].precision) if rtol is None else rtol
    )


def _pinv(x: Tensor, *, rtol: Tensor | float | None) -> Tensor:
    need_matrices("pinv", x)
    need_rtol("pinv", x, rtol)
    u, s, vh = svd(x, full_matrices=False)
    inverse = where(s > _cutoff(x, s, rtol), 1 / s, 0)
    return (adjoint(vh) * inverse.expand_dims(-2)) @ adjoint(u)


def _pinv_reference(np: Namespace, x: Array, *, rtol: Array | float | None) -> Array:
    u, s, vh = lapack("pinv", np, lambda: np.linalg.svd(x, full_matrices=False))
    large = s > np_cutoff(np, x, s, rtol)
    inverse = np.where(large, 1 / np.where(large, s, 1), 0).astype(s.dtype)
    u, v = np.conj(np.swapaxes(u, -1, -2)), np.conj(np.swapaxes(vh, -1, -2))
    return np.matmul(v * inverse[..., None, :], u)


def _pinv_vjp(g: Tensor, x: Tensor, result: Tensor) -> Gradients:
    p, other = result, adjoint(g)
    outside = other - x @ (p @ other)
    inside = other - (other @ p) @ x
    out = (outside @ p) @ adjoint(p) + adjoint(p) @ (p @ inside)
    return out - adjoint(p) @ g @ adjoint(p), None


def _pinv_jvp(t_x: Tensor, x: Tensor, result: Tensor) -> Tensor:
    p, t = result, adjoint(t_x)
    left = p @ (adjoint(p) @ (t - (t @ x) @ p))
    right = ((t - p @ (x @ t)) @ adjoint(p)) @ p
    return left + right - p @ t_x @ p


@batching_rule
def _rtol_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x, rtol = args
    x = to_front(x, dims[0], size)
    if dims[1] is not None:
        rtol = aligned(to_front(rtol, dims[1], size), 0, x.ndim - 2)
    return invoke(op, [x, rtol]), 0


pinv = define(
    "core::linalg_pinv(Tensor x, *, Tensor|Scalar? rtol=None) -> Tensor",
    decomposition=_pinv,
    reference=_pinv_reference,
    vjp=_pinv_vjp,
    jvp=_pinv_jvp,
    batch=_rtol_batch,
    public=False,
    method="pinverse",
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(regular(s, 2, 4, 2)),
        s(regular(s, 2, 3), rtol=0.01),
        s(regular(s, 3, 2, 2), rtol=s.positive(3).real.astype("float64") * 0.001),
        s(s.t(0, 2)),
    ],
    errors=lambda s: [
        *matrix_errors(s),
        s.error("ShapeError", s.t(2, 2, 2), rtol=s.positive(3)),
        s.error("DtypeError", s.t(2, 2), rtol=s.ints()),
    ],
    dtypes="blas",
    doc="""The pseudo-inverse (Moore, Penrose) of matrices of any shape.

    rtol: singular values up to this share of the largest count as 0, a number or one for each
    matrix; by default the larger size of x times the dtype's precision.

    >>> import core
    >>> core.linalg.pinv(core.asarray([[2.0, 0.0], [0.0, 0.0]])).tolist()
    [[0.5, 0.0], [0.0, 0.0]]
    """,
)


def _rank(x: Tensor, *, rtol: Tensor | float | None) -> Tensor:
    need_matrices("matrix_rank", x)
    need_rtol("matrix_rank", x, rtol)
    s = svdvals(x)
    return (s > _cutoff(x, s, rtol)).sum(axis=-1)


def _rank_reference(np: Namespace, x: Array, *, rtol: Array | float | None) -> Array:
    s = lapack("matrix_rank", np, lambda: np.linalg.svd(x, compute_uv=False))
    return np.sum(s > np_cutoff(np, x, s, rtol), axis=-1)


matrix_rank = define(
    "core::linalg_matrix_rank(Tensor x, *, Tensor|Scalar? rtol=None) -> Tensor",
    decomposition=_rank,
    reference=_rank_reference,
    no_vjp="a rank is an integer",
    no_jvp="a rank is an integer",
    batch=_rtol_batch,
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(s.t(2, 3, 1) @ s.t(2, 1, 4), rtol=0.001),
        s(regular(s, 2, 2), rtol=2.0),
        s(s.t(2, 0)),
    ],
    errors=matrix_errors,
    dtypes="blas",
    doc="""The rank of matrices, int64: how many singular values are above rtol times the largest.

    >>> import core
    >>> int(core.linalg.matrix_rank(core.ones((3, 2))))
    1
    """,
)


# ---- least squares -----------------------------------------------------------------------------
def _lstsq(x1: Tensor, x2: Tensor, rcond: float | None) -> tuple[Tensor, ...]:
    need_matrices("lstsq", x1)
    need_floats("lstsq", x2)
    if x2.ndim == 0:
        need_matrices("lstsq", x2)
    right = x2.expand_dims(-1) if x2.ndim == 1 else x2
    need_rows("lstsq", x1, right, x1.shape[-2], -2)
    solution = pinv(x1, rtol=rcond) @ right
    distance = (x1 @ solution - right).abs()
    residuals = (distance * distance).sum(axis=-2)
    if x1.shape[-2] <= x1.shape[-1]:
        residuals = residuals[..., :0]
    elif x2.ndim == 1:
        residuals = residuals.squeeze(-1)
    solution = solution.squeeze(-1) if x2.ndim == 1 else solution
    return solution, residuals, matrix_rank(x1, rtol=rcond), svdvals(x1)


def _lstsq_reference(np: Namespace, x1: Array, x2: Array, rcond: float | None) -> tuple[Array, ...]:
    right = x2[:, None] if x2.ndim == 1 else x2
    u, s, vh = np.linalg.svd(x1, full_matrices=False)
    large = s > np_cutoff(np, x1, s, rcond)
    inner = np.matmul(np.conj(np.swapaxes(u, -1, -2)), right)
    inner = inner * np.where(large, 1 / np.where(large, s, 1), 0)[..., None]
    solution = np.matmul(np.conj(np.swapaxes(vh, -1, -2)), inner)
    residuals = np.sum(np.abs(np.matmul(x1, solution) - right) ** 2, axis=-2)
    if x1.shape[-2] <= x1.shape[-1]:
        residuals = residuals[..., :0]
    elif x2.ndim == 1:
        residuals = residuals[..., 0]
    solution = solution[..., 0] if x2.ndim == 1 else solution
    return solution, residuals, np.sum(large, axis=-1), s


lstsq = define(
    "core::linalg_lstsq(Tensor x1, Tensor x2, float? rcond=None)"
    " -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)",
    decomposition=_lstsq,
    reference=_lstsq_reference,
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 4, 2), s.t(4, 3)),
        s(regular(s, 2, 3, 2), s.t(2, 3, 1)),
        s(regular(s, 2, 3), s.t(2, 2)),
        s(regular(s, 3, 2), s.t(3), rcond=1e-5),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), s.t(3)),
        s.error("ShapeError", s.t(3, 2), s.t(2)),
        s.error("DtypeError", s.t(3, 2), s.ints(3)),
    ],
    dtypes="float",
    doc="""The x for which x1 @ x is nearest to x2, the shortest if there are several.

    Returns (solution, residuals, rank, singular_values): residuals are the squared distances, where
    x1 has more rows than columns (else none); rank and singular values are x1's. rcond: singular
    values up to this share of the largest count as 0.

    >>> import core
    >>> x1, x2 = core.asarray([[2.0], [0.0]]), core.asarray([[4.0], [1.0]])
    >>> core.linalg.lstsq(x1, x2).solution.tolist()
    [[2.0]]
    """,
)

__all__ = ["lstsq", "matrix_rank", "pinv"]
