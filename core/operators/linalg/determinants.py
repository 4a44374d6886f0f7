"""Determinants, their logarithms and derivatives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.linalg.diagonal import trace
from core.operators.linalg.solvers import inv
from core.operators.linalg.support import (
    adjoint,
    lapack,
    need_square,
    real_dtype,
    reciprocal_or_zero,
    regular,
    square_errors,
)
from core.tensors.kinds import conjugate, is_complex
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Array, Namespace


def _matrix(x: Tensor) -> Tensor:
    """Numbers as matrices of one element, which broadcast."""
    return x.expand_dims(-1).expand_dims(-1)


# ---- the adjugate ------------------------------------------------------------------------------
def _adjugate_fake(x: Tensor) -> Tensor:
    need_square("adjugate", x)
    return new(x.shape, x.dtype, x)


def _adjugate_reference(np: Namespace, x: Array) -> Array:
    """adj(U S Vh) = adj(Vh) adj(S) adj(U); of a diagonal matrix, the products of the others."""
    if x.shape[-1] == 0:
        return x
    u, s, vh = lapack("adjugate", np, lambda: np.linalg.svd(x))
    n = s.shape[-1]
    others = np.broadcast_to(s[..., None, :], (*s.shape, n))
    others = np.prod(np.where(np.eye(n, dtype=bool), 1, others), axis=-1)
    turn = (np.linalg.det(u) * np.linalg.det(vh))[..., None, None]
    v, uh = (np.conj(np.swapaxes(m, -1, -2)) for m in (vh, u))
    return turn * np.matmul(v * others[..., None, :], uh)


def _adjugate_vjp(g: Tensor, x: Tensor, result: Tensor) -> Tensor:
    share = _matrix(reciprocal_or_zero(det(x)))
    along = (g * conjugate(result)).sum(axis=(-2, -1))
    other = adjoint(result)
    return (_matrix(along) * other - other @ g @ other) * conjugate(share)


def _adjugate_jvp(t_x: Tensor, x: Tensor, result: Tensor) -> Tensor:
    product = result @ t_x
    return (_matrix(trace(product)) * result - product @ result) * _matrix(
        reciprocal_or_zero(det(x))
    )


adjugate = define(
    "core::linalg_adjugate(Tensor x) -> Tensor",
    fake=_adjugate_fake,
    reference=_adjugate_reference,
    vjp=_adjugate_vjp,
    jvp=_adjugate_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [s(regular(s, 3, 3)), s(regular(s, 2, 2, 2)), s(regular(s, 1, 1))],
    errors=square_errors,
    dtypes="blas",
    doc="""The matrix whose product with x is det(x) times the identity; singular x have one, too.

    It is the derivative of the determinant, transposed.

    >>> import core
    >>> core.linalg.adjugate(core.asarray([[5.0]])).tolist()
    [[1.0]]
    """,
)


# ---- determinants ------------------------------------------------------------------------------
def _det_fake(x: Tensor) -> Tensor:
    need_square("det", x)
    return new(x.shape[:-2], x.dtype, x)


det = define(
    "core::linalg_det(Tensor x) -> Tensor",
    fake=_det_fake,
    reference=lambda np, x: np.linalg.det(x),
    vjp=lambda g, x: _matrix(g) * adjoint(adjugate(x)),
    jvp=lambda t_x, x: trace(adjugate(x) @ t_x),
    batch=leading(),
    public=False,
    method="det",
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(regular(s, 2, 2, 2)),
        s(s.t(2, 2).mT),
        s(s.t(1, 1)),
        s(s.t(0, 0)),
        s(s.t(0, 2, 2)),
    ],
    errors=square_errors,
    dtypes="blas",
    doc="""The determinant of square matrices; its gradient is right for singular ones, too.

    >>> import core
    >>> round(float(core.linalg.det(core.asarray([[1.0, 2.0], [3.0, 4.0]]))), 5)
    -2.0
    """,
)


def _slogdet_fake(x: Tensor) -> tuple[Tensor, Tensor]:
    need_square("slogdet", x)
    return new(x.shape[:-2], x.dtype, x), new(x.shape[:-2], real_dtype(x.dtype), x)


def _slogdet_vjp(g: tuple[Tensor, ...], x: Tensor, results: tuple[Tensor, ...]) -> Tensor:
    weight = g[1]
    if is_complex(x):  # i times the imaginary part
        turn = conjugate(g[0]) * results[0]
        weight = weight - (turn - turn.real)
    return _matrix(weight) * adjoint(inv(x))


def _slogdet_jvp(t_x: Tensor, x: Tensor, results: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
    change = trace(inv(x) @ t_x)
    if not is_complex(x):
        return results[0] * 0, change
    return (change - change.real) * results[0], change.real


slogdet = define(
    "core::linalg_slogdet(Tensor x) -> (Tensor sign, Tensor logabsdet)",
    fake=_slogdet_fake,
    reference=lambda np, x: tuple(np.linalg.slogdet(x)),
    vjp=_slogdet_vjp,
    jvp=_slogdet_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(regular(s, 2, 2, 2)),
        s(-regular(s, 1, 1)),
        s(s.t(0, 0)),
    ],
    errors=square_errors,
    dtypes="blas",
    doc="""The sign (or phase) of the determinant, and the logarithm of its magnitude.

    >>> import core
    >>> sign, logabsdet = core.linalg.slogdet(core.asarray([[0.0, 1.0], [1.0, 0.0]]))
    >>> float(sign), float(logabsdet)
    (-1.0, 0.0)
    """,
)


def _logdet(x: Tensor) -> Tensor:
    sign, logabsdet = slogdet(x)
    return sign.log() + logabsdet


def _logdet_reference(np: Namespace, x: Array) -> Array:
    sign, logabsdet = np.linalg.slogdet(x)
    return np.log(sign) + logabsdet


logdet = define(
    "core::logdet(Tensor x) -> Tensor",
    decomposition=_logdet,
    reference=_logdet_reference,
    method="logdet",
    tags=("matrices",),
    samples=lambda s: [s(regular(s, 3, 3)), s(regular(s, 2, 2, 2))],
    errors=square_errors,
    dtypes="blas",
    doc="""The logarithm of the determinant; NaN where a real one is negative.

    >>> import core
    >>> float(core.logdet(core.asarray([[1.0, 0.0], [0.0, 1.0]])))
    0.0
    """,
)

__all__ = ["adjugate", "det", "logdet", "slogdet"]
