"""Functions of square matrices: integer powers, and the exponential."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.linalg.matmul import matmul
from core.operators.linalg.solvers import inv
from core.operators.linalg.support import (
    adjoint,
    identity_like,
    need_square,
    regular,
    square_errors,
)
from core.operators.shape.joining import concat
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Array, Namespace


# ---- powers ------------------------------------------------------------------------------------
def _matrix_power(x: Tensor, n: int) -> Tensor:
    need_square("matrix_power", x)
    if n == 0:
        return identity_like(x).broadcast_to(x.shape).clone()
    square = inv(x) if n < 0 else x
    n = abs(n)
    while not n & 1:
        square, n = matmul(square, square), n >> 1
    out = square
    while n := n >> 1:
        square = matmul(square, square)
        if n & 1:
            out = matmul(out, square)
    return out.clone() if out is x else out


matrix_power = define(
    "core::linalg_matrix_power(Tensor x, int n) -> Tensor",
    decomposition=_matrix_power,
    reference=lambda np, x, n: np.linalg.matrix_power(x, n),
    public=False,
    method="matrix_power",
    samples=lambda s: [
        *(s(s.t(2, 2) + 2, n) for n in (1, 2, 7)),
        s(s.t(2, 3, 3), 3),
        s(regular(s, 2, 2), -2),
        s(s.t(0, 0), 2),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), 2),
        s.error("DtypeError", s.ints(2, 2), 2),
        s.error("ArgumentError", s.t(2, 2), 0.5),
    ],
    dtypes="blas",
    tags=("matrices",),
    doc="""A square matrix multiplied n times with itself; of its inverse where n is negative.

    >>> import core
    >>> core.linalg.matrix_power(core.asarray([[1.0, 1.0], [0.0, 1.0]]), 5).tolist()
    [[1.0, 5.0], [0.0, 1.0]]
    """,
)


# ---- exponential -------------------------------------------------------------------------------
# Pade's approximation of degree 13, exact to double precision up to this norm (Higham, "The Scaling
# and Squaring Method for the Matrix Exponential Revisited", 2005).
_PADE = (
    64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0,
    129060195264000.0, 10559470521600.0, 670442572800.0, 33522128640.0, 1323241920.0, 40840800.0,
    960960.0, 16380.0, 182.0, 1.0,
)  # fmt: skip
_PADE_NORM = 5.371920351148152


def _exp_fake(x: Tensor) -> Tensor:
    need_square("matrix_exp", x)
    return new(x.shape, x.dtype, x)


def _exp_reference(np: Namespace, x: Array) -> Array:
    """Scaled down by a power of 2, approximated, and squared that many times."""
    if not x.size:
        return x
    wide = x.astype(np.result_type(x, np.float64))
    norm = np.max(np.sum(np.abs(wide), axis=-2), axis=-1)
    finite = np.isfinite(norm)
    ratio = np.where(finite & (norm > _PADE_NORM), norm, _PADE_NORM) / _PADE_NORM
    halvings = np.ceil(np.log2(ratio)).astype(int)[..., None, None]
    wide = np.where(finite[..., None, None], wide, 0) / 2.0**halvings
    out = _np_pade(np, wide)
    for step in range(int(np.max(halvings))):
        out = np.where(step < halvings, np.matmul(out, out), out)
    return np.where(finite[..., None, None], out, np.nan)


def _np_pade(np: Namespace, x: Array) -> Array:
    eye = np.eye(x.shape[-1])
    powers = [np.broadcast_to(eye, x.shape), np.matmul(x, x)]
    powers += [np.matmul(powers[1], powers[1])]
    powers += [np.matmul(powers[1], powers[2])]
    low = [sum(_PADE[2 * i + odd] * powers[i] for i in range(4)) for odd in (0, 1)]
    high = [sum(_PADE[2 * i + 6 + odd] * powers[i] for i in range(1, 4)) for odd in (0, 1)]
    even, odd = (a + np.matmul(powers[3], b) for a, b in zip(low, high))
    odd = np.matmul(x, odd)
    return np.linalg.solve(even - odd, even + odd)


def _through_block(a: Tensor, b: Tensor) -> Tensor:
    """The derivative of the exponential of a along b: a corner of that of [[a, b], [0, a]]."""
    n = a.shape[-1]
    a = a.broadcast_to(b.shape)
    block = concat([concat([a, b], axis=-1), concat([a * 0, a], axis=-1)], axis=-2)
    return matrix_exp(block)[..., :n, n:]


matrix_exp: Any = define(
    "core::linalg_matrix_exp(Tensor x) -> Tensor",
    fake=_exp_fake,
    reference=_exp_reference,
    vjp=lambda g, x: _through_block(adjoint(x), g),
    jvp=lambda t_x, x: _through_block(x, t_x),
    batch=leading(),
    public=False,
    method="matrix_exp",
    tags=("matrices",),
    samples=lambda s: [
        s(s.t(3, 3)),
        s(s.t(2, 2, 2) * 4),
        s(s.t(1, 1)),
        s(s.t(0, 0)),
        s(s.t(0, 2, 2)),
    ],
    errors=square_errors,
    dtypes="blas",
    doc="""The exponential of square matrices: the sum of x^k / k!.

    >>> import core
    >>> core.linalg.matrix_exp(core.asarray([[0.0, 1.0], [0.0, 0.0]])).tolist()
    [[1.0, 1.0], [0.0, 1.0]]
    """,
)

__all__ = ["matrix_exp", "matrix_power"]
