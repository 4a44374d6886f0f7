"""The singular value decomposition, by LAPACK on the CPU through NumPy.

Gradients follow the field's conventions (Giles, "An extended collection of matrix derivative
results", 2008; of complex matrices as PyTorch and JAX have them).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import AutogradError
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.arithmetic import where
from core.operators.linalg.diagonal import diagonal
from core.operators.linalg.support import (
    adjoint,
    gaps,
    lapack,
    matrix_errors,
    need_matrices,
    on_diagonal,
    real_dtype,
    reciprocal_or_zero,
    regular,
)
from core.operators.shape.creation import arange
from core.operators.shape.triangles import diag_embed
from core.tensors.kinds import conjugate, is_complex
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor
    from core.operators.definition.samples import SampleMaker
    from core.type_aliases import Array, Namespace


# ---- svd ---------------------------------------------------------------------------------------
def _svd_fake(x: Tensor, *, full_matrices: bool) -> tuple[Tensor, Tensor, Tensor]:
    need_matrices("svd", x)
    *batch, m, n = x.shape
    k = min(m, n)
    return (
        new((*batch, m, m if full_matrices else k), x.dtype, x),
        new((*batch, k), real_dtype(x.dtype), x),
        new((*batch, n if full_matrices else k, n), x.dtype, x),
    )


def _svd_reference(np: Namespace, x: Array, *, full_matrices: bool) -> tuple[Array, ...]:
    return tuple(lapack("svd", np, lambda: np.linalg.svd(x, full_matrices=full_matrices)))


def _leading_vectors(results: tuple[Tensor, ...]) -> tuple[Tensor, Tensor, Tensor]:
    """U, S and V, of the vectors only those that belong to singular values."""
    u, s, vh = results
    k = s.shape[-1]
    return u[..., :k], s, adjoint(vh[..., :k, :])


def _remainder(q: Tensor, x: Tensor) -> Tensor:
    """x less its part in the space of q's columns."""
    return x - q @ (adjoint(q) @ x)


def _svd_vjp(g: tuple[Tensor, ...], results: tuple[Tensor, ...]) -> Tensor:
    u, s, v = _leading_vectors(results)
    k = s.shape[-1]
    g_u, g_s, g_v = g[0][..., :k], g[1], adjoint(g[2][..., :k, :])
    row, apart = s.expand_dims(-2), gaps(s * s)
    m, n = adjoint(u) @ g_u, adjoint(v) @ g_v
    inner = diag_embed(g_s).astype(u.dtype)
    inner = inner + (apart * (m - adjoint(m))) * row
    inner = inner + s.expand_dims(-1) * (apart * (n - adjoint(n)))
    inverse = reciprocal_or_zero(row)
    if is_complex(m):  # the phases that U and V share move half each
        turn = (m - n) - (m - n).real
        inner = inner + where(on_diagonal(turn), turn, 0) * (0.5 * inverse)
    out = u @ inner @ adjoint(v)
    if u.shape[-2] > k:
        out = out + _remainder(u, g_u * inverse) @ adjoint(v)
    if v.shape[-2] > k:
        out = out + u @ adjoint(_remainder(v, g_v * inverse))
    return out


def _svd_jvp(
    t_x: Tensor, full_matrices: bool, results: tuple[Tensor, ...]
) -> tuple[Tensor, Tensor, Tensor]:
    u, s, v = _leading_vectors(results)
    k = s.shape[-1]
    if full_matrices and (u.shape[-2] > k or v.shape[-2] > k):
        raise AutogradError(
            what="svd(full_matrices=True) of matrices that are not square has no jvp",
            why="the vectors beyond the singular values are any basis, and no function of x",
            exists="full_matrices=False; core.linalg.svdvals",
            fix="pass full_matrices=False",
        )
    row, column, apart = s.expand_dims(-2), s.expand_dims(-1), gaps(s * s)
    inner = adjoint(u) @ t_x @ v
    turned = adjoint(inner)
    t_u = apart * (inner * row + column * turned)
    t_v = apart * (column * inner + turned * row)
    inverse = reciprocal_or_zero(row)
    if is_complex(inner):
        turn = where(on_diagonal(inner), inner - inner.real, 0) * (0.5 * inverse)
        t_u, t_v = t_u + turn, t_v - turn
    t_u, t_v = u @ t_u, v @ t_v
    if u.shape[-2] > k:
        t_u = t_u + _remainder(u, (t_x @ v) * inverse)
    if v.shape[-2] > k:
        t_v = t_v + _remainder(v, (adjoint(t_x) @ u) * inverse)
    return t_u, diagonal(inner).real, adjoint(t_v)


svd = define(
    "core::linalg_svd(Tensor x, *, bool full_matrices=True) -> (Tensor U, Tensor S, Tensor Vh)",
    fake=_svd_fake,
    reference=_svd_reference,
    vjp=_svd_vjp,
    jvp=_svd_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(_spread_values(s, 3, 3)),
        s(_spread_values(s, 2, 4, 2), full_matrices=False),
        s(_spread_values(s, 2, 3), full_matrices=False),
        s(s.t(0, 2), full_matrices=False),
        s(s.t(0, 3, 2), full_matrices=False),
    ],
    errors=matrix_errors,
    doc="""U, S and Vh with U @ diag(S) @ Vh = x: orthonormal columns, values descending, rows.

    full_matrices: U and Vh are square; otherwise they have as many vectors as there are values.
    Vectors are fixed up to a sign or phase; vectors without a singular value get no gradient.

    >>> import core
    >>> core.linalg.svd(core.asarray([[0.0, 2.0], [1.0, 0.0]])).S.tolist()
    [2.0, 1.0]
    """,
)


def _spread_values(s: SampleMaker, *shape: int) -> Tensor:
    """Matrices whose singular values lie apart."""
    scales = arange(1, shape[-1] + 1, dtype="float64").astype(s.dtype)
    return regular(s, *shape) * scales * scales


def _svdvals_fake(x: Tensor) -> Tensor:
    need_matrices("svdvals", x)
    *batch, m, n = x.shape
    return new((*batch, min(m, n)), real_dtype(x.dtype), x)


def _svdvals_vjp(g: Tensor, x: Tensor) -> Tensor:
    u, _, vh = svd(x, full_matrices=False)
    return (u * g.expand_dims(-2)) @ vh


def _svdvals_jvp(t_x: Tensor, x: Tensor) -> Tensor:
    u, _, vh = svd(x, full_matrices=False)
    return (conjugate(u) * (t_x @ adjoint(vh))).sum(axis=-2).real


svdvals = define(
    "core::linalg_svdvals(Tensor x) -> Tensor",
    fake=_svdvals_fake,
    reference=lambda np, x: lapack("svdvals", np, lambda: np.linalg.svd(x, compute_uv=False)),
    vjp=_svdvals_vjp,
    jvp=_svdvals_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(_spread_values(s, 3, 3)),
        s(_spread_values(s, 2, 3, 2)),
        s(_spread_values(s, 2, 4)),
        s(s.t(0, 2)),
    ],
    errors=matrix_errors,
    dtypes="blas",
    doc="""The singular values of matrices, in descending order.

    >>> import core
    >>> core.linalg.svdvals(core.asarray([[0.0, 2.0], [1.0, 0.0]])).tolist()
    [2.0, 1.0]
    """,
)

__all__ = ["svd", "svdvals"]
