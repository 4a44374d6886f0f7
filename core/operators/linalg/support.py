"""Shared by the operators of linear algebra: checks, triangles and samples."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from core._native import complex64, complex128, float32, float64, promote_types
from core.errors import DtypeError, LinAlgError, ShapeError
from core.operators.elementwise.arithmetic import where
from core.operators.shape.creation import arange, eye
from core.operators.shape.triangles import diag_embed
from core.tensors.kinds import is_complex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core._native import Tensor
    from core._native import dtype as DType
    from core.operators.definition.samples import ErrorSample, SampleMaker
    from core.type_aliases import Array, Namespace

    R = TypeVar("R")

REAL_OF = {complex64: float32, complex128: float64}
COMPLEX_OF = {float32: complex64, float64: complex128}
_ACCEPTED = frozenset((*REAL_OF, *COMPLEX_OF))


def real_dtype(dtype: DType) -> DType:
    """The dtype of magnitudes: that of a complex dtype's parts, else dtype itself."""
    return REAL_OF.get(dtype, dtype)


def complex_dtype(dtype: DType) -> DType:
    return COMPLEX_OF.get(dtype, dtype)


# ---- checks ------------------------------------------------------------------------------------
def need_matrices(name: str, *tensors: Tensor) -> None:
    """Raises unless each is a stack of matrices of a dtype that decompositions are made in."""
    for x in tensors:
        if x.ndim < 2:
            raise ShapeError(
                what=f"{name} of a tensor of shape {x.shape}",
                why="it works on matrices: the last two axes, with any number before them",
                exists="tensors of two dimensions or more",
                fix="add axes first: core.expand_dims(x, 0)",
            )
    need_floats(name, *tensors)


def need_floats(name: str, *tensors: Tensor) -> None:
    for x in tensors:
        if x.dtype not in _ACCEPTED:
            raise DtypeError(
                what=f"{name} of a tensor of {x.dtype}",
                why="it divides and takes roots, in single or double precision",
                exists="float32, float64, complex64, complex128",
                fix="cast first: x.astype(core.float32)",
            )


def need_square(name: str, x: Tensor) -> None:
    need_matrices(name, x)
    if x.shape[-2] != x.shape[-1]:
        raise ShapeError(
            what=f"{name} of a tensor of shape {x.shape}",
            why=f"its matrices have {x.shape[-2]} rows and {x.shape[-1]} columns",
            exists="square matrices: the last two sizes equal",
            fix="pass a square part, x[..., :n, :n]; core.linalg.pinv and lstsq take any matrix",
        )


def need_vectors(name: str, *tensors: Tensor) -> None:
    """Raises unless each has one dimension."""
    for x in tensors:
        if x.ndim != 1:
            raise ShapeError(
                what=f"{name} of a tensor of shape {x.shape}",
                why="it is defined for vectors",
                exists="tensors of one dimension",
                fix="flatten it, core.reshape(x, (-1,)), or use core.matmul or core.tensordot",
            )


def promoted(*tensors: Tensor) -> DType:
    """The dtype that all of these promote to."""
    dtype = tensors[0].dtype
    for x in tensors[1:]:
        dtype = dtype if dtype == x.dtype else promote_types(dtype, x.dtype)
    return dtype


def lapack(name: str, np: Namespace, compute: Callable[[], R]) -> R:
    """compute(), with NumPy's refusal of a matrix as an error of core."""
    try:
        return compute()
    except np.linalg.LinAlgError as error:
        raise LinAlgError(
            what=f"{name}: {str(error).lower()}",
            why="for such a matrix the result does not exist, or the iteration does not end",
            exists="singular matrices have a pseudo-inverse: core.linalg.pinv, core.linalg.lstsq",
            fix="check the matrix: its rank by core.linalg.matrix_rank, NaN by core.isnan",
        ) from error


# ---- pieces of formulas ------------------------------------------------------------------------
def adjoint(x: Tensor) -> Tensor:
    """The conjugate transpose over the last two axes."""
    return (x.conj() if is_complex(x) else x).mT


def hermitian(x: Tensor) -> Tensor:
    """The mean of a square matrix and its adjoint."""
    return (x + adjoint(x)) * 0.5


def on_diagonal(x: Tensor) -> Tensor:
    """Where in the last two axes the diagonal is."""
    return eye(*x.shape[-2:], dtype="bool", device=x.device)


def identity_like(x: Tensor) -> Tensor:
    """The identity matrix of x's last two sizes, in its dtype."""
    return eye(*x.shape[-2:], dtype=x.dtype, device=x.device)


def reciprocal_or_zero(x: Tensor) -> Tensor:
    """1 / x, and 0 where x is 0, so that parts without a derivative contribute none."""
    zero = x == 0
    return where(zero, 0, 1 / where(zero, 1, x))


def gaps(w: Tensor) -> Tensor:
    """1 / (w_j - w_i) for the numbers of each row; 0 where they are equal."""
    return reciprocal_or_zero(w.expand_dims(-2) - w.expand_dims(-1))


def np_hermitian(np: Namespace, x: Array) -> Array:
    """The mean of x and its adjoint: the input of decompositions of Hermitian matrices."""
    half = np.asarray(0.5, x.real.dtype)
    return x * half + np.conj(np.swapaxes(x, -1, -2)) * half  # their sum may overflow


# ---- samples -----------------------------------------------------------------------------------
def regular(s: SampleMaker, *shape: int) -> Tensor:
    """Matrices far from singular: random ones with a heavy diagonal."""
    x = s.t(*shape, low=-1.0, high=1.0)
    steps = s.positive(*shape[:-2], min(shape[-2:])).real + 2
    return x + _padded(diag_embed(steps), x).astype(x.dtype)


def _padded(square: Tensor, x: Tensor) -> Tensor:
    """A square matrix with zero rows or columns appended, up to x's sizes."""
    eye = identity_like(x).real
    return square @ eye if x.shape[-2] <= x.shape[-1] else eye @ square


def positive_definite(s: SampleMaker, *shape: int) -> Tensor:
    x = s.t(*shape, low=-1.0, high=1.0)
    return x @ adjoint(x) + identity_like(x) * 2


def separated(s: SampleMaker, *shape: int) -> Tensor:
    """Hermitian matrices whose eigenvalues lie apart."""
    x = hermitian(s.t(*shape, low=-0.5, high=0.5))
    n = shape[-1]
    return x + diag_embed(arange(n, dtype="float64") * 3 + 1).astype(x.dtype)


def square_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """A vector, matrices that are not square, dtypes without roots."""
    yield s.error("ShapeError", s.t(3))
    yield s.error("ShapeError", s.t(2, 3))
    yield s.error("DtypeError", s.ints(2, 2))
    yield s.error("DtypeError", s.t(2, 2, dtype="float16"))


def matrix_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(3))
    yield s.error("DtypeError", s.ints(2, 2))
    yield s.error("DtypeError", s.t(2, 2, dtype="float16"))
