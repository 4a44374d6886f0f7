"""Eigenvalues and eigenvectors, by LAPACK on the CPU through NumPy.

Gradients follow the field's conventions (Giles, "An extended collection of matrix derivative
results", 2008; of complex matrices as PyTorch and JAX have them).
Eigenvectors are fixed up to sign or phase; their derivative is the one in which the phase stands
still, so that functions which depend on it have none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.linalg.diagonal import diagonal
from core.operators.linalg.solvers import solve
from core.operators.linalg.support import (
    adjoint,
    complex_dtype,
    gaps,
    hermitian,
    lapack,
    need_square,
    np_hermitian,
    real_dtype,
    separated,
    square_errors,
)
from core.operators.shape.triangles import diag_embed
from core.tensors.kinds import conjugate
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor


# ---- eigh --------------------------------------------------------------------------------------
def _eigh_fake(x: Tensor) -> tuple[Tensor, Tensor]:
    need_square("eigh", x)
    return new(x.shape[:-1], real_dtype(x.dtype), x), new(x.shape, x.dtype, x)


def _eigh_vjp(g: tuple[Tensor, ...], results: tuple[Tensor, ...]) -> Tensor:
    (g_w, g_v), (w, v) = g, results
    inner = diag_embed(g_w).astype(v.dtype) + gaps(w) * (adjoint(v) @ g_v)
    return hermitian(v @ inner @ adjoint(v))


def _eigh_jvp(t_x: Tensor, results: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
    w, v = results
    inner = adjoint(v) @ hermitian(t_x) @ v
    return diagonal(inner).real, v @ (gaps(w) * inner)


eigh = define(
    "core::linalg_eigh(Tensor x) -> (Tensor eigenvalues, Tensor eigenvectors)",
    fake=_eigh_fake,
    reference=lambda np, x: tuple(lapack("eigh", np, lambda: np.linalg.eigh(np_hermitian(np, x)))),
    vjp=_eigh_vjp,
    jvp=_eigh_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(separated(s, 3, 3)),
        s(separated(s, 2, 2, 2)),
        s(separated(s, 1, 1)),
        s(s.t(0, 0)),
        s(s.t(0, 2, 2)),
    ],
    errors=square_errors,
    doc="""The eigenvalues of Hermitian matrices, in ascending order, and their eigenvectors.

    The eigenvectors are columns of length 1, fixed up to sign or phase. Of x, the Hermitian part is
    read. Eigenvalues that coincide have no derivatives of their vectors: those are taken as 0.

    >>> import core
    >>> core.linalg.eigh(core.asarray([[2.0, 0.0], [0.0, 1.0]])).eigenvalues.tolist()
    [1.0, 2.0]
    """,
)


def _eigvalsh_fake(x: Tensor) -> Tensor:
    need_square("eigvalsh", x)
    return new(x.shape[:-1], real_dtype(x.dtype), x)


def _eigvalsh_vjp(g: Tensor, x: Tensor) -> Tensor:
    v = eigh(x)[1]
    return hermitian((v * g.expand_dims(-2)) @ adjoint(v))


def _eigvalsh_jvp(t_x: Tensor, x: Tensor) -> Tensor:
    v = eigh(x)[1]
    return (conjugate(v) * (hermitian(t_x) @ v)).sum(axis=-2).real


eigvalsh = define(
    "core::linalg_eigvalsh(Tensor x) -> Tensor",
    fake=_eigvalsh_fake,
    reference=lambda np, x: lapack("eigvalsh", np, lambda: np.linalg.eigvalsh(np_hermitian(np, x))),
    vjp=_eigvalsh_vjp,
    jvp=_eigvalsh_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [s(separated(s, 3, 3)), s(separated(s, 2, 2, 2)), s(s.t(0, 0))],
    errors=square_errors,
    dtypes="blas",
    doc="""The eigenvalues of Hermitian matrices, in ascending order.

    >>> import core
    >>> core.linalg.eigvalsh(core.asarray([[2.0, 0.0], [0.0, 1.0]])).tolist()
    [1.0, 2.0]
    """,
)


# ---- eig ---------------------------------------------------------------------------------------
def _eig_fake(x: Tensor) -> tuple[Tensor, Tensor]:
    need_square("eig", x)
    dtype = complex_dtype(x.dtype)
    return new(x.shape[:-1], dtype, x), new(x.shape, dtype, x)


def _as_complex(x: Tensor) -> Tensor:
    return x.astype(complex_dtype(x.dtype))


def _eig_vjp(g: tuple[Tensor, ...], results: tuple[Tensor, ...]) -> Tensor:
    (g_w, g_v), (w, v) = g, results
    inner = adjoint(v) @ g_v
    along = diagonal(inner).real.expand_dims(-2)
    inner = inner - (adjoint(v) @ v) * along
    inner = diag_embed(g_w) + conjugate(gaps(w)) * inner
    return solve(adjoint(v), inner @ adjoint(v))


def _eig_jvp(t_x: Tensor, results: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
    w, v = results
    inner = solve(v, _as_complex(t_x) @ v)
    t_v = v @ (gaps(w) * inner)
    along = (conjugate(v) * t_v).sum(axis=-2, keepdims=True).real
    return diagonal(inner), t_v - v * along


eig = define(
    "core::linalg_eig(Tensor x) -> (Tensor eigenvalues, Tensor eigenvectors)",
    fake=_eig_fake,
    reference=lambda np, x: tuple(lapack("eig", np, lambda: np.linalg.eig(x))),
    vjp=_eig_vjp,
    jvp=_eig_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(separated(s, 3, 3) + s.t(3, 3, low=-0.2, high=0.2)),
        s(separated(s, 2, 2, 2)),
        s(s.t(0, 0)),
    ],
    errors=square_errors,
    doc="""The eigenvalues of square matrices, in no order, and their eigenvectors; both complex.

    The eigenvectors are columns of length 1, fixed up to phase.

    >>> import core
    >>> core.linalg.eig(core.asarray([[0.0, -1.0], [1.0, 0.0]])).eigenvalues.real.tolist()
    [0.0, 0.0]
    """,
)


def _eigvals_fake(x: Tensor) -> Tensor:
    need_square("eigvals", x)
    return new(x.shape[:-1], complex_dtype(x.dtype), x)


def _eigvals_vjp(g: Tensor, x: Tensor) -> Tensor:
    v = eig(x)[1]
    return solve(adjoint(v), diag_embed(g) @ adjoint(v))


def _eigvals_jvp(t_x: Tensor, x: Tensor) -> Tensor:
    v = eig(x)[1]
    return diagonal(solve(v, _as_complex(t_x) @ v))


eigvals = define(
    "core::linalg_eigvals(Tensor x) -> Tensor",
    fake=_eigvals_fake,
    reference=lambda np, x: lapack("eigvals", np, lambda: np.linalg.eigvals(x)),
    vjp=_eigvals_vjp,
    jvp=_eigvals_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(separated(s, 3, 3) + s.t(3, 3, low=-0.2, high=0.2)),
        s(separated(s, 2, 2, 2)),
        s(s.t(0, 0)),
    ],
    errors=square_errors,
    dtypes="blas",
    doc="""The eigenvalues of square matrices, complex and in no order.

    >>> import core
    >>> core.linalg.eigvals(core.asarray([[2.0, 1.0], [0.0, 3.0]])).real.tolist()
    [2.0, 3.0]
    """,
)

__all__ = ["eig", "eigh", "eigvals", "eigvalsh"]
