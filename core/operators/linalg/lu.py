"""LU factors with partial pivoting, and linear equations that are solved with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import int32
from core.errors import DtypeError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.linalg.solvers import need_rows, solve_triangular, triangular_reference
from core.operators.linalg.support import (
    adjoint,
    identity_like,
    matrix_errors,
    need_matrices,
    need_square,
    regular,
)
from core.operators.shape.joining import concat
from core.operators.shape.triangles import tril, triu
from core.transforms.batching import leading

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Array, Gradients, Namespace

turned = adjoint  # where an argument has the name


_BLOCK = 32


# ---- factors in one matrix ---------------------------------------------------------------------
def _factor_fake(x: Tensor) -> tuple[Tensor, Tensor]:
    need_matrices("lu_factor", x)
    rows = min(x.shape[-2:])
    return new(x.shape, x.dtype, x), new((*x.shape[:-2], rows), int32, x)


def _factor_reference(np: Namespace, x: Array) -> tuple[Array, Array]:
    """Gauss's elimination by blocks of columns, of all matrices of the stack at once."""
    m, n = x.shape[-2:]
    k = min(m, n)
    pivots = np.broadcast_to(np.arange(1, k + 1, dtype=np.int32), (*x.shape[:-2], k)).copy()
    if not x.size:
        return x, pivots
    a = np.array(x).reshape((-1, m, n))
    for start in range(0, k, _BLOCK):
        stop = min(start + _BLOCK, k)
        _eliminate(np, a, pivots.reshape((-1, k)), start, stop)
        if stop < n:
            right, below = a[:, start:stop, stop:], a[:, stop:, start:stop]
            right[...] = triangular_reference(
                np, a[:, start:stop, start:stop], right, upper=False, left=True, unitriangular=True
            )
            a[:, stop:, stop:] -= np.matmul(below, right)
    return a.reshape(x.shape), pivots


def _eliminate(np: Namespace, a: Array, pivots: Array, start: int, stop: int) -> None:
    """The columns from start to stop, with rows exchanged in all columns."""
    every = np.arange(a.shape[0])
    for j in range(start, stop):
        at = j + np.argmax(np.abs(a[:, j:, j]), axis=-1)
        pivots[:, j] = at + 1
        a[every, j], a[every, at] = a[every, at], a[every, j]
        top = a[:, j, j, None]
        zero = top == 0
        scale = np.where(zero, 0, a[:, j + 1 :, j] / np.where(zero, 1, top))
        a[:, j + 1 :, j] = scale
        a[:, j + 1 :, j + 1 : stop] -= scale[:, :, None] * a[:, j : j + 1, j + 1 : stop]


def _unit_lower(packed: Tensor, k: int) -> Tensor:
    packed = packed[..., :k]
    return tril(packed, -1) + identity_like(packed)


def _square_vjp(low: Tensor, up: Tensor, g_low: Tensor, g_up: Tensor) -> Tensor:
    """The gradient of a square product low @ up, from that of the factors."""
    inner = tril(adjoint(low) @ g_low, -1) + triu(g_up @ adjoint(up))
    inner = solve_triangular(adjoint(low), inner, upper=True, unitriangular=True)
    return solve_triangular(adjoint(up), inner, upper=False, left=False)


def _factor_vjp(g: tuple[Tensor, Tensor | None], results: tuple[Tensor, ...]) -> Tensor:
    """The matrix is P @ L @ U; the first min(m, n) rows and columns determine the others."""
    packed, pivots = results
    (m, n), g_packed = packed.shape[-2:], g[0]
    k = min(m, n)
    low, up = _unit_lower(packed, k), triu(packed[..., :k, :])
    g_low, g_up = tril(g_packed[..., :k], -1), triu(g_packed[..., :k, :])
    low1, up1 = low[..., :k, :], up[..., :k]
    g_low1, g_up1 = g_low[..., :k, :], g_up[..., :k]
    if m > k:
        below = solve_triangular(adjoint(up1), g_low[..., k:, :], upper=False, left=False)
        g_up1 = g_up1 - adjoint(low[..., k:, :]) @ below
        out = concat([_square_vjp(low1, up1, g_low1, g_up1), below], axis=-2)
    elif n > k:
        right = solve_triangular(adjoint(low1), g_up[..., k:], upper=True, unitriangular=True)
        g_low1 = g_low1 - right @ adjoint(up[..., k:])
        out = concat([_square_vjp(low1, up1, g_low1, g_up1), right], axis=-1)
    else:
        out = _square_vjp(low1, up1, g_low1, g_up1)
    return lu_unpack(packed, pivots)[0] @ out


def _factor_jvp(t_x: Tensor, results: tuple[Tensor, ...]) -> Gradients:
    packed, pivots = results
    m, n = packed.shape[-2:]
    k = min(m, n)
    t = adjoint(lu_unpack(packed, pivots)[0]) @ t_x
    low, up = _unit_lower(packed, k), triu(packed[..., :k, :])
    low1, up1 = low[..., :k, :], up[..., :k]
    inner = solve_triangular(low1, t[..., :k, :k], upper=False, unitriangular=True)
    inner = solve_triangular(up1, inner, upper=True, left=False)
    t_low, t_up = low1 @ tril(inner, -1), triu(inner) @ up1
    if m > k:
        below = t[..., k:, :] - low[..., k:, :] @ t_up
        below = solve_triangular(up1, below, upper=True, left=False)
        return concat([t_low + t_up, below], axis=-2), None
    if n > k:
        right = t[..., k:] - t_low @ up[..., k:]
        right = solve_triangular(low1, right, upper=False, unitriangular=True)
        return concat([t_low + t_up, right], axis=-1), None
    return t_low + t_up, None


lu_factor = define(
    "core::linalg_lu_factor(Tensor x) -> (Tensor LU, Tensor pivots)",
    fake=_factor_fake,
    reference=_factor_reference,
    vjp=_factor_vjp,
    jvp=_factor_jvp,
    batch=leading(),
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3)),
        s(s.t(2, 2, 2)),
        s(regular(s, 4, 2)),
        s(regular(s, 2, 4)),
        s(s.t(0, 2)),
    ],
    errors=matrix_errors,
    dtypes="blas",
    doc="""L, without its diagonal of ones, and U in one matrix; and the pivots, int32.

    Step i exchanged row i with row pivots[i] - 1.

    >>> import core
    >>> core.linalg.lu_factor(core.asarray([[0.0, 1.0], [2.0, 0.0]])).pivots.tolist()
    [2, 2]
    """,
)


# ---- factors apart -----------------------------------------------------------------------------
def _unpack_fake(x: Tensor, pivots: Tensor) -> tuple[Tensor, ...]:
    need_matrices("lu_unpack", x)
    (m, n), k = x.shape[-2:], min(x.shape[-2:])
    if pivots.dtype != int32:
        raise DtypeError(
            what=f"lu_unpack was given pivots of {pivots.dtype}",
            why="pivots are int32, as core.linalg.lu_factor returns them",
            exists="int32",
            fix="cast first: pivots.astype(core.int32)",
        )
    if pivots.shape != (*x.shape[:-2], k):
        raise ShapeError(
            what=f"lu_unpack was given pivots of shape {pivots.shape} for shape {x.shape}",
            why="there is one pivot for each step of the elimination",
            exists=f"pivots of shape {(*x.shape[:-2], k)}",
            fix="pass both results of one call of core.linalg.lu_factor",
        )
    batch = x.shape[:-2]
    return tuple(new((*batch, *s), x.dtype, x) for s in ((m, m), (m, k), (k, n)))


def _unpack_reference(np: Namespace, x: Array, pivots: Array) -> tuple[Array, Array, Array]:
    m, k = x.shape[-2], min(x.shape[-2:])
    low = np.tril(x[..., :k], -1) + np.eye(m, k, dtype=x.dtype)
    flat = pivots.reshape((int(np.prod(x.shape[:-2])), k))
    order = np.broadcast_to(np.arange(m), (flat.shape[0], m)).copy()
    every = np.arange(flat.shape[0])
    for j in range(k):
        at = np.clip(flat[:, j] - 1, 0, max(m - 1, 0))
        order[every, j], order[every, at] = order[every, at], order[every, j]
    exchange = np.swapaxes(np.eye(m, dtype=x.dtype)[order], -1, -2)
    return exchange.reshape((*x.shape[:-2], m, m)), low, np.triu(x[..., :k, :])


def _padded_sum(g_low: Tensor, g_up: Tensor) -> Tensor:
    """L and U in one matrix: the larger factor takes up the smaller one."""
    k = g_low.shape[-1]
    low, up = tril(g_low, -1), triu(g_up)
    if g_low.shape[-2] > k:
        return concat([low[..., :k, :] + up, low[..., k:, :]], axis=-2)
    if g_up.shape[-1] > k:
        return concat([low + up[..., :k], up[..., k:]], axis=-1)
    return low + up


def _unpack_jvp(t_x: Tensor, results: tuple[Tensor, ...]) -> tuple[Tensor, Tensor, Tensor]:
    exchange, low, _ = results
    k = low.shape[-1]
    return exchange * 0, tril(t_x[..., :k], -1), triu(t_x[..., :k, :])


lu_unpack = define(
    "core::lu_unpack(Tensor x, Tensor pivots) -> (Tensor P, Tensor L, Tensor U)",
    fake=_unpack_fake,
    reference=_unpack_reference,
    vjp=lambda g: (_padded_sum(g[1], g[2]), None),
    jvp=_unpack_jvp,
    batch=leading(),
    tags=("matrices",),
    samples=lambda s: [
        s(s.t(3, 3), s.t(3, dtype="int32") * 0 + 3),
        s(s.t(2, 3, 2), s.t(2, 2, dtype="int32") * 0 + 2),
        s(s.t(2, 3), s.t(2, dtype="int32") * 0 + 2),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2), s.t(2, dtype="int32")),
        s.error("ShapeError", s.t(2, 2), s.t(3, dtype="int32")),
        s.error("DtypeError", s.t(2, 2), s.ints(2)),
    ],
    dtypes="blas",
    doc="""P, L and U from the result of core.linalg.lu_factor: x = P @ L @ U.

    >>> import core
    >>> p, l, u = core.lu_unpack(*core.linalg.lu_factor(core.asarray([[0.0, 1.0], [2.0, 0.0]])))
    >>> p.tolist(), u.tolist()
    ([[0.0, 1.0], [1.0, 0.0]], [[2.0, 0.0], [0.0, 1.0]])
    """,
)


def _lu(x: Tensor) -> tuple[Tensor, ...]:
    return tuple(lu_unpack(*lu_factor(x)))


lu = define(
    "core::linalg_lu(Tensor x) -> (Tensor P, Tensor L, Tensor U)",
    decomposition=_lu,
    reference=lambda np, x: _unpack_reference(np, *_factor_reference(np, x)),
    public=False,
    tags=("matrices",),
    samples=lambda s: [s(s.t(3, 3)), s(regular(s, 2, 3, 2)), s(regular(s, 2, 3)), s(s.t(0, 2))],
    errors=matrix_errors,
    dtypes="blas",
    doc="""A permutation P, a unit lower triangular L and an upper triangular U with P @ L @ U = x.

    >>> import core
    >>> core.linalg.lu(core.asarray([[0.0, 1.0], [2.0, 0.0]])).U.tolist()
    [[2.0, 0.0], [0.0, 1.0]]
    """,
)


# ---- solving -----------------------------------------------------------------------------------
def _lu_solve(x1: Tensor, pivots: Tensor, x2: Tensor, *, left: bool, adjoint: bool) -> Tensor:
    need_square("lu_solve", x1)
    need_matrices("lu_solve", x2)
    need_rows("lu_solve", x1, x2, x1.shape[-1], -2 if left else -1)
    exchange, low, up = lu_unpack(x1, pivots)
    if not left:  # the adjoint of the equation
        return turned(_substituted(exchange, low, up, turned(x2), not adjoint))
    return _substituted(exchange, low, up, x2, adjoint)


def _substituted(exchange: Tensor, low: Tensor, up: Tensor, x: Tensor, flipped: bool) -> Tensor:
    if flipped:
        x = solve_triangular(adjoint(up), x, upper=False)
        x = solve_triangular(adjoint(low), x, upper=True, unitriangular=True)
        return exchange @ x
    x = solve_triangular(low, exchange.mT @ x, upper=False, unitriangular=True)
    return solve_triangular(up, x, upper=True)


def _lu_solve_reference(
    np: Namespace, x1: Array, pivots: Array, x2: Array, *, left: bool, adjoint: bool
) -> Array:
    exchange, low, up = _unpack_reference(np, x1, pivots)
    a = np.matmul(exchange, np.matmul(low, up))
    a = np.conj(np.swapaxes(a, -1, -2)) if adjoint else a
    return np.matmul(np.linalg.inv(a), x2) if left else np.matmul(x2, np.linalg.inv(a))


lu_solve = define(
    "core::linalg_lu_solve(Tensor x1, Tensor pivots, Tensor x2, *, bool left=True, "
    "bool adjoint=False) -> Tensor",
    decomposition=_lu_solve,
    reference=_lu_solve_reference,
    public=False,
    tags=("matrices",),
    samples=lambda s: [
        s(regular(s, 3, 3), s.t(3, dtype="int32") * 0 + 3, s.t(3, 2)),
        s(regular(s, 2, 2), s.t(2, dtype="int32") * 0 + 2, s.t(2, 1), adjoint=True),
        s(regular(s, 2, 2), s.t(2, dtype="int32") * 0 + 2, s.t(3, 2), left=False),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2), s.t(2, dtype="int32"), s.t(3, 2)),
        s.error("ShapeError", s.t(2, 3), s.t(2, dtype="int32"), s.t(2, 2)),
        s.error("DtypeError", s.t(2, 2), s.ints(2), s.t(2, 2)),
    ],
    dtypes="blas",
    doc="""The solution of a @ x = x2; x1 and pivots are the results of core.linalg.lu_factor(a).

    left=False: of x @ a = x2; adjoint: with the conjugate transpose of a.

    >>> import core
    >>> x1, pivots = core.linalg.lu_factor(core.asarray([[0.0, 1.0], [2.0, 0.0]]))
    >>> core.linalg.lu_solve(x1, pivots, core.asarray([[1.0], [4.0]])).tolist()
    [[2.0], [1.0]]
    """,
)

__all__ = ["lu", "lu_factor", "lu_solve", "lu_unpack"]
