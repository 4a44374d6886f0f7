"""Triangular factors, by LAPACK on the CPU through NumPy: cholesky and qr.

Gradients follow the field's conventions (Giles, "An extended collection of matrix derivative
results", 2008; of complex matrices as PyTorch and JAX have them).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import AutogradError
from core.operators.definition.checks import need_choice
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.arithmetic import where
from core.operators.linalg.solvers import solve_triangular
from core.operators.linalg.support import (
    adjoint,
    hermitian,
    lapack,
    matrix_errors,
    need_matrices,
    need_square,
    np_hermitian,
    on_diagonal,
    positive_definite,
    regular,
    square_errors,
)
from core.operators.shape.joining import concat
from core.operators.shape.triangles import tril, triu
from core.tensors.kinds import is_complex
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Array, Namespace


def _halved_diagonal(x: Tensor) -> Tensor:
    return where(on_diagonal(x), x * 0.5, x)


# ---- cholesky ----------------------------------------------------------------------------------
def _cholesky_fake(x: Tensor, *, upper: bool) -> Tensor:
    need_square("cholesky", x)
    return new(x.shape, x.dtype, x)


def _cholesky_reference(np: Namespace, x: Array, *, upper: bool) -> Array:
    factor = lapack("cholesky", np, lambda: np.linalg.cholesky(np_hermitian(np, x)))
    return np.conj(np.swapaxes(factor, -1, -2)) if upper else factor


def _divided(middle: Tensor, factor: Tensor) -> Tensor:
    """L^-H middle L^-1."""
    left = solve_triangular(adjoint(factor), middle, upper=True)
    return solve_triangular(factor, left, upper=False, left=False)


def _cholesky_vjp(g: Tensor, result: Tensor, upper: bool) -> Tensor:
    factor, g = (adjoint(result), adjoint(g)) if upper else (result, g)
    return hermitian(_divided(_halved_diagonal(tril(adjoint(factor) @ g)), factor))


def _cholesky_jvp(t_x: Tensor, result: Tensor, upper: bool) -> Tensor:
    factor = adjoint(result) if upper else result
    inner = solve_triangular(factor, hermitian(t_x), upper=False)
    inner = solve_triangular(adjoint(factor), inner, upper=True, left=False)
    tangent = factor @ _halved_diagonal(tril(inner))
    return adjoint(tangent) if upper else tangent


cholesky = define(
    "core::linalg_cholesky(Tensor x, *, bool upper=False) -> Tensor",
    fake=_cholesky_fake,
    reference=_cholesky_reference,
    vjp=_cholesky_vjp,
    jvp=_cholesky_jvp,
    batch=leading(),
    public=False,
    method="cholesky",
    tags=("matrices",),
    samples=lambda s: [
        s(positive_definite(s, 3, 3)),
        s(positive_definite(s, 2, 2, 2), upper=True),
        s(positive_definite(s, 1, 1)),
        s(s.t(0, 0)),
        s(s.t(0, 2, 2)),
    ],
    errors=lambda s: [*square_errors(s), s.error("LinAlgError", s.t(2, 2) - 9)],
    dtypes="blas",
    doc="""The lower triangular L with L @ L^H = x, x being Hermitian and positive definite.

    upper: L^H instead. Of x, the Hermitian part is read.

    >>> import core
    >>> core.linalg.cholesky(core.asarray([[4.0, 2.0], [2.0, 2.0]])).tolist()
    [[2.0, 0.0], [1.0, 1.0]]
    """,
)


# ---- qr ----------------------------------------------------------------------------------------
def _qr_fake(x: Tensor, *, mode: str) -> tuple[Tensor, Tensor]:
    need_matrices("qr", x)
    need_choice(
        "qr", "mode", mode, ("reduced", "complete"), "there are two sizes that the factors may have"
    )
    *batch, m, n = x.shape
    k = m if mode == "complete" else min(m, n)
    return new((*batch, m, k), x.dtype, x), new((*batch, k, n), x.dtype, x)


def _skew_part(c: Tensor) -> Tensor:
    """The skew-Hermitian S for which c - S is upper triangular with a real diagonal."""
    below = tril(c, -1)
    skew = below - adjoint(below)
    if is_complex(c):
        skew = skew + where(on_diagonal(c), c - c.real, 0)
    return skew


def _need_full_rank_qr(x: Tensor, mode: str) -> None:
    if mode == "complete" and x.shape[-2] > x.shape[-1]:
        raise AutogradError(
            what=f"qr(mode='complete') of shape {x.shape} has no derivative",
            why="the last columns of Q are any basis of the complement, and no function of x",
            exists="mode='reduced', and 'complete' of matrices with as many columns as rows",
            fix="pass mode='reduced'",
        )


def _qr_jvp(
    t_x: Tensor, x: Tensor, mode: str, results: tuple[Tensor, ...]
) -> tuple[Tensor, Tensor]:
    _need_full_rank_qr(x, mode)
    q, r = results
    k = q.shape[-1]
    square = r[..., :k]
    scaled = solve_triangular(square, t_x[..., :k], upper=True, left=False)
    c = adjoint(q) @ scaled
    turned = c - _skew_part(c)
    t_q = scaled - q @ turned
    t_r = turned @ square
    if r.shape[-1] > k:
        rest = adjoint(t_q) @ x[..., k:] + adjoint(q) @ t_x[..., k:]
        t_r = concat([t_r, rest], axis=-1)
    return t_q, t_r


def _qr_vjp(g: tuple[Tensor, ...], x: Tensor, mode: str, results: tuple[Tensor, ...]) -> Tensor:
    _need_full_rank_qr(x, mode)
    (q, r), (g_q, g_r) = results, g
    k = q.shape[-1]
    if r.shape[-1] > k:
        g_q = g_q + x[..., k:] @ adjoint(g_r[..., k:])
    square, g_square = r[..., :k], g_r[..., :k]
    m = triu(g_square @ adjoint(square) - adjoint(q) @ g_q)
    m = m + adjoint(m)
    m = where(on_diagonal(m), m * 0.5, m)
    out = solve_triangular(adjoint(square), g_q + q @ m, upper=False, left=False)
    return concat([out, q @ g_r[..., k:]], axis=-1) if r.shape[-1] > k else out


qr = define(
    "core::linalg_qr(Tensor x, *, str mode='reduced') -> (Tensor Q, Tensor R)",
    fake=_qr_fake,
    reference=lambda np, x, *, mode: tuple(np.linalg.qr(x, mode=mode)),
    vjp=_qr_vjp,
    jvp=_qr_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(regular(s, 2, 4, 2)),
        s(regular(s, 2, 3), mode="complete"),
        s(s.t(0, 2)),
        s(s.t(0, 3, 2)),
    ],
    errors=lambda s: [*matrix_errors(s), s.error("ArgumentError", s.t(2, 2), mode="raw")],
    dtypes="blas",
    doc="""Q with orthonormal columns and the upper triangular R with Q @ R = x.

    mode: "reduced", Q with as many columns as the smaller size of x, or "complete", a square Q.

    >>> import core
    >>> core.linalg.qr(core.ones((3, 2))).R.shape
    (2, 2)
    """,
)

__all__ = ["cholesky", "qr"]
