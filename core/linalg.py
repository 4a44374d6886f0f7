"""Linear algebra: `core.linalg`, the extension of the Array API, and what PyTorch has beyond it."""

from core.errors import LinAlgError
from core.operators.contraction import tensordot
from core.operators.functions import matrix_transpose
from core.operators.linalg import cross, matmul, vecdot
from core.operators.linalg_diagonal import diagonal, trace
from core.operators.linalg_products import matrix_power, multi_dot, outer

__all__ = [
    "LinAlgError",
    "cross",
    "diagonal",
    "matmul",
    "matrix_power",
    "matrix_transpose",
    "multi_dot",
    "outer",
    "tensordot",
    "trace",
    "vecdot",
]
