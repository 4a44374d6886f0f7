"""Linear algebra: `core.linalg`, the extension of the Array API, and what PyTorch has beyond it.

Each function works on stacks of matrices, the last two axes, in float32, float64, complex64 and
complex128; products take every number. Decompositions run on the CPU, by LAPACK, also for tensors
of other devices, which is then reported (`core.fallback_report`). Matrices without a result,
singular ones for one, raise `LinAlgError`. All have derivatives.
"""

from typing import Any, NamedTuple

from core._native import Tensor
from core.errors import LinAlgError
from core.operators import (
    contraction,
    linalg_eigen,
    linalg_factors,
    linalg_lu,
    linalg_norms,
    linalg_pseudoinverse,
    linalg_svd,
    linalg_tensors,
)
from core.operators.functions import matrix_transpose
from core.operators.linalg import cross, matmul, vecdot
from core.operators.linalg_determinants import adjugate, det
from core.operators.linalg_determinants import slogdet as _slogdet
from core.operators.linalg_diagonal import diagonal, trace
from core.operators.linalg_eigen import eigvals, eigvalsh
from core.operators.linalg_factors import cholesky
from core.operators.linalg_lu import lu_solve
from core.operators.linalg_norms import cond, vector_norm
from core.operators.linalg_powers import matrix_exp, matrix_power
from core.operators.linalg_products import multi_dot, outer
from core.operators.linalg_pseudoinverse import matrix_rank, pinv
from core.operators.linalg_solvers import inv, solve, solve_triangular
from core.operators.linalg_svd import svdvals
from core.operators.linalg_tensors import tensorinv
from core.operators.naming import with_synonyms

matrix_norm = with_synonyms(linalg_norms.matrix_norm)
norm = with_synonyms(linalg_norms.norm)
tensorsolve = with_synonyms(linalg_tensors.tensorsolve)
tensordot = with_synonyms(contraction.tensordot)


# ---- results with names ------------------------------------------------------------------------
class EighResult(NamedTuple):
    """Eigenvalues, and eigenvectors as columns."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class EigResult(NamedTuple):
    """Eigenvalues, and eigenvectors as columns; both complex."""

    eigenvalues: Tensor
    eigenvectors: Tensor


class QRResult(NamedTuple):
    """Orthonormal columns Q and an upper triangular R."""

    Q: Tensor
    R: Tensor


class SVDResult(NamedTuple):
    """Left vectors as columns, singular values, right vectors as rows."""

    U: Tensor
    S: Tensor
    Vh: Tensor


class SlogdetResult(NamedTuple):
    """The sign and the logarithm of the magnitude of a determinant."""

    sign: Tensor
    logabsdet: Tensor


class LUResult(NamedTuple):
    """A permutation, a unit lower and an upper triangular matrix."""

    P: Tensor
    L: Tensor
    U: Tensor


class LUFactorResult(NamedTuple):
    """L and U in one matrix, and the pivots."""

    LU: Tensor
    pivots: Tensor


class LstsqResult(NamedTuple):
    """Solution and squared distances of least squares; rank and singular values of the matrix."""

    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor


# ---- operators of several results --------------------------------------------------------------
def eig(x: Any, /) -> EigResult:
    return EigResult(*linalg_eigen.eig(x))


def eigh(x: Any, /) -> EighResult:
    return EighResult(*linalg_eigen.eigh(x))


def lstsq(x1: Any, x2: Any, rcond: Any = None) -> LstsqResult:
    return LstsqResult(*linalg_pseudoinverse.lstsq(x1, x2, rcond=rcond))


def lu(x: Any) -> LUResult:
    return LUResult(*linalg_lu.lu(x))


def lu_factor(x: Any) -> LUFactorResult:
    return LUFactorResult(*linalg_lu.lu_factor(x))


def qr(x: Any, /, *, mode: Any = "reduced") -> QRResult:
    return QRResult(*linalg_factors.qr(x, mode=mode))


def slogdet(x: Any, /) -> SlogdetResult:
    return SlogdetResult(*_slogdet(x))


def svd(x: Any, /, *, full_matrices: Any = True) -> SVDResult:
    return SVDResult(*linalg_svd.svd(x, full_matrices=full_matrices))


for _function, _operator in (
    (eig, linalg_eigen.eig),
    (eigh, linalg_eigen.eigh),
    (lstsq, linalg_pseudoinverse.lstsq),
    (lu, linalg_lu.lu),
    (lu_factor, linalg_lu.lu_factor),
    (qr, linalg_factors.qr),
    (slogdet, _slogdet),
    (svd, linalg_svd.svd),
):
    _function.__doc__ = _operator.__doc__

__all__ = [
    "EigResult", "EighResult", "LUFactorResult", "LUResult", "LinAlgError", "LstsqResult",
    "QRResult", "SVDResult", "SlogdetResult",
    "adjugate", "cholesky", "cond", "cross", "det", "diagonal", "eig", "eigh", "eigvals",
    "eigvalsh", "inv", "lstsq", "lu", "lu_factor", "lu_solve", "matmul", "matrix_exp",
    "matrix_norm", "matrix_power", "matrix_rank", "matrix_transpose", "multi_dot", "norm",
    "outer", "pinv", "qr", "slogdet", "solve", "solve_triangular", "svd", "svdvals", "tensordot",
    "tensorinv", "tensorsolve", "trace", "vecdot", "vector_norm",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted(__all__)
