"""Linear algebra: `core.linalg`, the extension of the Array API, and further functions of PyTorch.

Each function works on stacks of matrices, the last two axes, in float32, float64, complex64 and
complex128; products take every number. Decompositions run on the CPU, by LAPACK, also for tensors
of other devices, which is then reported (`core.fallback_report`). Matrices without a result,
singular ones for one, raise `LinAlgError`. All have derivatives.
"""

from core.errors import LinAlgError
from core.operators.definition.naming import with_synonyms
from core.operators.functions import matrix_transpose
from core.operators.linalg import contraction, norms, tensors
from core.operators.linalg.determinants import adjugate, det, slogdet
from core.operators.linalg.diagonal import diagonal, trace
from core.operators.linalg.eigen import eig, eigh, eigvals, eigvalsh
from core.operators.linalg.factors import cholesky, qr
from core.operators.linalg.lu import lu, lu_factor, lu_solve
from core.operators.linalg.matmul import cross, matmul, vecdot
from core.operators.linalg.norms import cond, vector_norm
from core.operators.linalg.powers import matrix_exp, matrix_power
from core.operators.linalg.products import multi_dot, outer
from core.operators.linalg.pseudoinverse import lstsq, matrix_rank, pinv
from core.operators.linalg.solvers import inv, solve, solve_triangular
from core.operators.linalg.svd import svd, svdvals
from core.operators.linalg.tensors import tensorinv
from core.tensors.foreign_names import offered

matrix_norm = with_synonyms(norms.matrix_norm)
norm = with_synonyms(norms.norm)
tensorsolve = with_synonyms(tensors.tensorsolve)
tensordot = with_synonyms(contraction.tensordot)

__all__ = [
    "LinAlgError", "adjugate", "cholesky", "cond", "cross", "det", "diagonal", "eig", "eigh",
    "eigvals", "eigvalsh", "inv", "lstsq", "lu", "lu_factor", "lu_solve", "matmul", "matrix_exp",
    "matrix_norm", "matrix_power", "matrix_rank", "matrix_transpose", "multi_dot", "norm", "outer",
    "pinv", "qr", "slogdet", "solve", "solve_triangular", "svd", "svdvals", "tensordot",
    "tensorinv", "tensorsolve", "trace", "vecdot", "vector_norm",
]  # fmt: skip

__getattr__ = offered(globals())


def __dir__() -> list[str]:
    return sorted(__all__)
