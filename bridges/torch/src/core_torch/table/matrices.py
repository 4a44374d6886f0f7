"""Linear algebra: factors of matrices, equations, eigenvalues, singular values.

Operators whose names end in _ex say which matrices failed, and raise nothing: `info` is read from
the factors. PyTorch checks it by a call of its own (graphs.py).
"""

from __future__ import annotations

from typing import Any

import torch

import core
from core import Tensor
from core_torch.metadata import value_of
from core_torch.table.registry import adapted, renamed

renamed(
    {
        "linalg_solve_triangular": core.linalg.solve_triangular,
        "linalg_lu_solve": core.linalg.lu_solve,
        "linalg_eig": core.linalg.eig,
        "cholesky_solve": core.cholesky_solve,
        "cholesky_inverse": core.cholesky_inverse,
    }
)


def _nothing(x: Tensor) -> Tensor:
    """A result that was not asked for."""
    return core.empty((0,), dtype=x.dtype, device=x.device)


@adapted("triangular_solve")
def triangular_solve(
    y: Tensor, x: Tensor, upper: bool = True, transpose: bool = False, unitriangular: bool = False
) -> list[Tensor]:
    flipped, is_upper = (x.mT, not upper) if transpose else (x, upper)
    made = core.linalg.solve_triangular(flipped, y, upper=is_upper, unitriangular=unitriangular)
    return [made, core.clone(x)]


@adapted("linalg_qr")
def qr(x: Tensor, mode: str = "reduced") -> list[Tensor]:
    if mode == "r":
        return [_nothing(x), core.linalg.qr(x).R]
    return list(core.linalg.qr(x, mode=mode))


@adapted("_linalg_eigh")
def eigh(x: Tensor, triangle: str = "L", compute_v: bool = True) -> list[Tensor]:
    low = core.tril(x if triangle == "L" else core.conj(x).mT)
    x = low + core.conj(core.tril(low, -1)).mT  # PyTorch reads one triangle
    if compute_v:
        return list(core.linalg.eigh(x))
    return [core.linalg.eigvalsh(x), _nothing(x)]


@adapted("_linalg_svd")
def svd(
    x: Tensor, full_matrices: bool = False, compute_uv: bool = True, driver: str | None = None
) -> list[Tensor]:
    if compute_uv:
        return list(core.linalg.svd(x, full_matrices=full_matrices))
    return [_nothing(x), core.linalg.svdvals(x), _nothing(x)]


# ---- by rows and columns that are eliminated ---------------------------------------------------
def _pivoted(x: Any, pivot: bool = True, *rest: Any, **named: Any) -> bool:
    return pivot


@adapted("linalg_lu", serves=_pivoted)
def lu(x: Tensor, pivot: bool = True) -> list[Tensor]:
    return list(core.linalg.lu(x))


@adapted("linalg_lu_factor_ex", serves=_pivoted)
def lu_factor(x: Tensor, pivot: bool = True, check_errors: bool = False) -> list[Tensor]:
    packed, pivots = core.linalg.lu_factor(x)
    return [packed, pivots, _first_zero(packed)]


def _first_zero(packed: Tensor) -> Tensor:
    """The number of the first pivot that is 0, counted from 1; 0 where there is none."""
    zeros = core.linalg.diagonal(packed) == 0
    count = zeros.shape[-1]
    numbers = core.arange(1, count + 1, device=packed.device)
    first = core.min(core.where(zeros, numbers, count + 1), axis=-1)
    return core.where(first > count, 0, first)


@adapted("lu_unpack")
def lu_unpack(
    packed: Tensor, pivots: Tensor, unpack_data: bool = True, unpack_pivots: bool = True
) -> list[Tensor]:
    exchange, low, up = core.lu_unpack(packed, pivots)
    none = _nothing(packed)
    return [exchange if unpack_pivots else none, *((low, up) if unpack_data else (none, none))]


@adapted("_linalg_solve_ex")
def solve(x: Tensor, y: Tensor, left: bool = True, check_errors: bool = False) -> list[Tensor]:
    packed, pivots, info = lu_factor(x)
    is_vector = y.ndim == 1 or y.shape == x.shape[:-1]
    columns = core.expand_dims(y, axis=-1) if is_vector else y
    made = core.linalg.lu_solve(packed, pivots, columns, left=left)
    return [core.squeeze(made, axis=-1) if is_vector else made, packed, pivots, info]


@adapted("linalg_inv_ex")
def inv(x: Tensor, check_errors: bool = False) -> list[Tensor]:
    packed, pivots, info = lu_factor(x)
    one = core.eye(x.shape[-1], dtype=x.dtype, device=x.device)
    return [core.linalg.lu_solve(packed, pivots, core.broadcast_to(one, x.shape)), info]


def _turned(x: Any) -> bool:
    """Whether PyTorch factorizes the transposed matrix for a determinant, on whose factors the
    gradient depends."""
    matrix = value_of(x)
    return isinstance(matrix, torch.Tensor) and matrix.is_contiguous() and not matrix.is_complex()


@adapted("_linalg_det", serves=_turned)
def det(x: Tensor) -> list[Tensor]:
    packed, pivots, _ = lu_factor(x.mT)
    return [_parity(pivots) * core.prod(core.linalg.diagonal(packed), axis=-1), packed, pivots]


@adapted("_linalg_slogdet", serves=_turned)
def slogdet(x: Tensor) -> list[Tensor]:
    packed, pivots, _ = lu_factor(x.mT)
    diagonal = core.linalg.diagonal(packed)
    sign = _parity(pivots) * core.prod(core.sign(diagonal), axis=-1)
    return [sign, core.sum(core.log(core.abs(diagonal)), axis=-1), packed, pivots]


def _parity(pivots: Tensor) -> Tensor:
    """1 where an even number of rows was exchanged, else -1."""
    numbers = core.arange(1, pivots.shape[-1] + 1, dtype=pivots.dtype, device=pivots.device)
    return 1 - 2 * (core.sum(pivots != numbers, axis=-1) % 2)
