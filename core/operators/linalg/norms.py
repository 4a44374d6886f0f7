"""Norms of vectors and matrices, and the condition number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import dtype as DType
from core.autograd.tensor_functions import detach
from core.dtype_table import COMPLEX
from core.errors import ArgumentError, DtypeError, ShapeError
from core.ir.rows import Row
from core.operators.definition.body_parts import accumulator, declares, split_axes
from core.operators.definition.define import define
from core.operators.definition.rowwise import rowwise
from core.operators.definition.shapes import as_tuple, new, wrap_axis
from core.operators.elementwise.arithmetic import where
from core.operators.linalg.determinants import slogdet
from core.operators.linalg.solvers import inv
from core.operators.linalg.support import complex_dtype, need_matrices, need_square, real_dtype
from core.operators.linalg.svd import svdvals
from core.operators.reduction.reductions import np_axis, reduction_errors, spread_over
from core.operators.shape.creation import eye
from core.tensors.kinds import conjugate, is_complex, need_computed
from core.transforms.batching import reduction as reduction_rule

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Tensor
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import RowOut
    from core.type_aliases import Array, Axis, DTypeLike, Namespace

INF = float("inf")
_HAS_IT = "vector_norm, which alone calls it, has one"
_SPECIAL = (0, 1, 2, 3, INF, -INF)  # the exponents for which vector_norm has its own kernels


# ---- vectors -----------------------------------------------------------------------------------
def _axes(x: Tensor, axis: Sequence[int] | None) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(x.ndim))
    axes = tuple(wrap_axis(a, x.ndim) for a in as_tuple(axis))
    if len(set(axes)) < len(axes):
        raise ShapeError(
            what=f"vector_norm was given axis={axis}",
            why="an axis is named twice",
            exists=f"axes of shape {x.shape}, each once",
            fix="name each axis once",
        )
    return axes


def _norm_fake(
    x: Tensor, ord: float, axis: Sequence[int] | None, keepdims: bool, *, dtype: DType | None
) -> Tensor:
    over = _axes(x, axis)
    need_computed("vector_norm", x)
    if isinstance(ord, complex):
        raise ArgumentError(
            what=f"vector_norm was given ord={ord!r}",
            why="it is the exponent of a sum of real powers",
            exists="real numbers, inf and -inf among them",
            fix="pass a real number",
        )
    for kind in (x.dtype, dtype):
        if kind is not None and DType(kind).kind not in (
            "real floating",
            "complex floating",
        ):
            raise DtypeError(
                what=f"vector_norm of a tensor of {kind}",
                why="it takes roots, whose results are no integers",
                exists="real and complex floating dtypes",
                fix="cast first: x.astype(core.float32)",
            )
    out = real_dtype(x.dtype if dtype is None else DType(dtype))
    shape = [1 if d in over else n for d, n in enumerate(x.shape) if keepdims or d not in over]
    return new(shape, out, x)


@declares(declines=lambda args: args[1] not in _SPECIAL)
@rowwise(lambda ndim, ord, axis, *_, **__: split_axes(ndim, axis)[1])
def _norm_body(
    b: Builder,
    out: RowOut,
    x: Row,
    ord: float,
    axis: Sequence[int] | None,
    keepdims: bool,
    **_: Any,
) -> Value:
    acc_dtype = accumulator(out.dtype)
    size = _sizes(x, acc_dtype)
    if abs(ord) == INF:
        return b.reduce(x.sizes, 0 if ord > 0 else INF, size, "max" if ord > 0 else "min")
    if ord == 0:
        one, zero = ir.ops.const(1, acc_dtype), ir.ops.const(0, acc_dtype)
        return b.sum(x.sizes, lambda *j: ir.ops.where(size(*j) != 0, one, zero))
    if ord == 1:
        return b.sum(x.sizes, size)
    if ord == 2:
        return ir.ops.sqrt(b.sum(x.sizes, lambda *j: (value := size(*j)) * value))
    return _p_norm(b, x, ord, acc_dtype)


def _sizes(x: Row, dtype: str) -> Callable[..., Value]:
    """The magnitudes of a row's elements."""

    def size(*j: Value) -> Value:
        value = x(*j)
        if value.dtype not in COMPLEX:
            value = ir.ops.cast(value, dtype)
        return ir.ops.cast(ir.ops.absolute(value), dtype)

    return size


def _p_norm(b: Builder, x: Row, p: Row | float, dtype: str) -> Value:
    """p: a constant, or a number that the kernel reads."""
    size = _sizes(x, dtype)
    power = ir.ops.cast(p() if isinstance(p, Row) else ir.ops.const(p, "float64"), dtype)
    total = b.sum(x.sizes, lambda *j: ir.ops.pow(size(*j), power))
    return ir.ops.pow(total, ir.ops.const(1, dtype) / power)


def _norm_reference(
    np: Namespace, x: Array, ord: float, axis: Axis, keepdims: bool, *, dtype: str | None
) -> Array:
    axis = np_axis(axis)
    size = np.abs(x)
    if ord == INF:
        return np.max(size, axis=axis, keepdims=keepdims, initial=0)
    if ord == -INF:
        return np.min(size, axis=axis, keepdims=keepdims, initial=np.inf)
    if ord == 0:
        return np.sum(size != 0, axis=axis, keepdims=keepdims)
    if ord == 1:
        return np.sum(size, axis=axis, keepdims=keepdims)
    if ord == 2:
        return np.sqrt(np.sum(size * size, axis=axis, keepdims=keepdims))
    return np.sum(size**ord, axis=axis, keepdims=keepdims) ** (1.0 / ord)


def _direction(
    x: Tensor, ord: float, axis: Sequence[int] | None, keepdims: bool, result: Tensor
) -> Tensor:
    """The norm's derivative: that by x along x, which is x / |x| times a real weight."""
    norm = spread_over(result, x, axis, keepdims)
    if ord == 0:
        return x * 0
    if ord == 1:
        return x.sign()
    if ord == 2:
        return x / where(norm == 0, 1, norm)
    size = x.abs()
    if abs(ord) == INF:
        hit = (size == norm).astype(norm.dtype)
        over = None if axis is None else list(as_tuple(axis))
        return x.sign() * (hit / hit.sum(axis=over, keepdims=True))
    zero = where(size == 0, size, norm) == 0
    ratio = where(zero, 1, size) / where(zero, 1, norm)
    return where(zero, 0, x.sign() * ratio ** (ord - 1))


def _norm_vjp(
    g: Tensor,
    x: Tensor,
    ord: float,
    axis: Sequence[int] | None,
    keepdims: bool,
    result: Tensor,
    dtype: DType | None,
) -> Tensor:
    x = x if dtype is None else x.astype(_matching(dtype, x))
    along = _direction(x, ord, axis, keepdims, result)
    return spread_over(g, x, axis, keepdims) * along


def _matching(dtype: DType, x: Tensor) -> DType:
    """dtype as the complex one, where x is complex."""
    return complex_dtype(DType(dtype)) if is_complex(x) else dtype


def _norm_jvp(
    t_x: Tensor,
    x: Tensor,
    ord: float,
    axis: Sequence[int] | None,
    keepdims: bool,
    result: Tensor,
    dtype: DType | None,
) -> Tensor:
    if dtype is not None:
        x, t_x = x.astype(_matching(dtype, x)), t_x.astype(_matching(dtype, x))
    along = conjugate(_direction(x, ord, axis, keepdims, result)) * t_x
    along = along.real if is_complex(along) else along
    over = None if axis is None else list(as_tuple(axis))
    return along.sum(axis=over, keepdims=keepdims)


p_norm = define(
    "core::linalg_p_norm(Tensor x, Scalar p, int[]? axis=None, bool keepdims=False, *, "
    "dtype? dtype=None) -> Tensor",
    fake=_norm_fake,
    body=rowwise(lambda ndim, p, axis, *_, **__: split_axes(ndim, axis)[1])(
        lambda b, out, x, p, *_, **__: _p_norm(b, x, p, accumulator(out.dtype))
    ),
    reference=_norm_reference,
    no_vjp=_HAS_IT,
    no_jvp=_HAS_IT,
    no_batch=_HAS_IT,
    public=False,
    samples=lambda s: [
        s(s.positive(2, 3), 3),
        s(s.positive(2, 3, 2), 2.5, (0, -1), True),
        s(s.t(3, 2).mT, 1.5, 0),
        s(s.positive(4), -1.5),
        s(s.t(0, 2), 3.0, axis=0),
        s(s.t(), 0.5),
    ],
    errors=lambda s: [s.error("DtypeError", s.ints(3), 3.0), s.error("ArgumentError", s.t(3), 1j)],
    dtypes="inexact",
    doc="""vector_norm for a number p that is no constant of the kernel: one serves all.

    >>> import core
    >>> round(core.ops.core.linalg_p_norm(core.asarray([2.0, 2.0]), 0.5).item(), 3)
    8.0
    """,
)


vector_norm = define(
    "core::linalg_vector_norm(Tensor x, float ord=2.0, int[]? axis=None, bool keepdims=False, *, "
    "dtype? dtype=None) -> Tensor",
    fake=_norm_fake,
    body=_norm_body,
    decomposition=p_norm,
    reference=_norm_reference,
    vjp=_norm_vjp,
    jvp=_norm_jvp,
    batch=reduction_rule,
    public=False,
    samples=lambda s: [
        s(s.t(2, 3)),
        s(s.t(2, 3), axis=1),
        s(s.positive(2, 3, 2), 3, (0, -1), True),
        s(s.t(3, 2).mT, 1, 0),
        s(s.t(2, 3), INF, 1),
        s(s.t(2, 3), -INF, 0),
        s(s.t(4), 0),
        s(s.positive(4), -1.5),
        s(s.t(0, 2), axis=0),
        s(s.t()),
    ],
    errors=lambda s: [
        *reduction_errors(s),
        s.error("DtypeError", s.ints(3)),
        s.error("ArgumentError", s.t(3), 1j),
    ],
    dtypes="inexact",
    doc="""The norm of vectors, (sum of |x|^ord)^(1/ord) over axis: an int, several, None for all.

    ord: any number; inf and -inf are the largest and the smallest magnitude, 0 counts the nonzero
    elements.

    >>> import core
    >>> float(core.linalg.vector_norm(core.asarray([3.0, 4.0])))
    5.0
    """,
)


# ---- matrices ----------------------------------------------------------------------------------
def _matrix_last(x: Tensor, axis: Sequence[int]) -> tuple[Tensor, list[int]]:
    """x with the two axes last, and where they were."""
    rows, columns = (wrap_axis(a, x.ndim) for a in as_tuple(axis))
    if rows == columns:
        raise ShapeError(
            what=f"matrix_norm was given axis={tuple(axis)}",
            why="both name the same axis",
            exists="two different axes",
            fix="pass axis=(-2, -1), the default",
        )
    others = [d for d in range(x.ndim) if d not in (rows, columns)]
    order = [*others, rows, columns]
    return (x if order == list(range(x.ndim)) else x.permute_dims(order)), [rows, columns]


def matrix_norm(
    x: Tensor,
    ord: float | str | None = "fro",
    axis: Sequence[int] = (-2, -1),
    keepdims: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The norm of matrices, by default of the last two axes.

    ord: "fro", the root of the sum of squares; "nuc", the sum of the singular values; 2 and -2, the
    largest and smallest of these; 1 and -1, the largest and smallest sum of magnitudes of a
    column; inf and -inf, of a row.

    >>> import core
    >>> float(core.linalg.matrix_norm(core.asarray([[1.0, 2.0], [3.0, 4.0]]), ord=1))
    6.0
    """
    if x.ndim < 2:
        need_matrices("matrix_norm", x)
    x = x if dtype is None else x.astype(dtype)
    moved, places = _matrix_last(x, axis)
    out = _matrix_norm(moved, ord)
    for d in sorted(places) if keepdims else ():
        out = out.expand_dims(d)
    return out


def _matrix_norm(x: Tensor, ord: float | str | None) -> Tensor:
    if ord is None or ord == "fro":
        return vector_norm(x, 2, (-2, -1))
    if ord == "nuc":
        return svdvals(x).sum(axis=-1)
    if not isinstance(ord, str) and ord in (2, -2):
        return vector_norm(svdvals(x), ord * INF, -1)
    if not isinstance(ord, str) and abs(ord) in (1, INF):
        sums = vector_norm(x, 1, -2 if abs(ord) == 1 else -1)
        return vector_norm(sums, INF if ord > 0 else -INF, -1)
    raise ArgumentError(
        what=f"matrix_norm was given ord={ord!r}",
        why="only these norms are defined for matrices",
        exists="'fro', 'nuc', 1, 2, inf, -1, -2, -inf",
        fix="pass one of these; core.linalg.vector_norm takes any number",
    )


def norm(
    x: Tensor,
    ord: float | str | None = None,
    axis: Axis = None,
    keepdims: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """vector_norm or matrix_norm: that of vectors where axis is one, of matrices where it is two.

    Without axis and ord, x counts as one vector; with ord, as what its one or two axes make it.

    >>> import core
    >>> float(core.linalg.norm(core.asarray([[3.0, 0.0], [0.0, 4.0]])))
    5.0
    """
    if axis is None and ord is None:
        return vector_norm(x, 2, None, keepdims, dtype=dtype)
    if axis is None and ord is not None and x.ndim > 2:
        raise ShapeError(
            what=f"norm of shape {x.shape} with ord={ord!r} and no axis",
            why="a vector or a matrix has this norm, and x is neither",
            exists="tensors of one or two dimensions; axis=",
            fix="name one axis for vectors, or two for matrices",
        )
    axes = None if axis is None else as_tuple(axis)
    count = x.ndim if axes is None else len(axes)
    if count > 2 and ord is not None:
        raise ShapeError(
            what=f"norm with ord={ord!r} along {count} axes",
            why="a vector or a matrix has this norm: one axis or two",
            exists="ord=None, the root of the sum of squares along any axes",
            fix="name one axis or two, or call core.linalg.vector_norm, which takes any number",
        )
    if count == 2 and ord is not None:
        return matrix_norm(x, ord, (-2, -1) if axes is None else axes, keepdims, dtype=dtype)
    if isinstance(ord, str):
        raise ArgumentError(
            what=f"norm of vectors with ord={ord!r}",
            why="this norm is one of matrices",
            exists="numbers, inf and -inf",
            fix="name two axes, or pass a number",
        )
    return vector_norm(x, 2 if ord is None else ord, axis, keepdims, dtype=dtype)


def cond(x: Tensor, p: float | str | None = None) -> Tensor:
    """The condition number of matrices: norm(x) * norm(inv(x)), by any norm of matrix_norm.

    p: None and 2 mean the largest singular value over the smallest, -2 the reverse; both are
    defined for matrices that are not square, too. It is inf for singular matrices.

    >>> import core
    >>> float(core.linalg.cond(core.asarray([[4.0, 0.0], [0.0, 2.0]])))
    2.0
    """
    if p is None or (not isinstance(p, str) and abs(p) == 2):
        need_matrices("cond", x)
        values = svdvals(x)
        top, bottom = vector_norm(values, INF, -1), vector_norm(values, -INF, -1)
        return bottom / top if p == -2 else top / bottom
    need_square("cond", x)
    singular = slogdet(detach(x))[0] == 0
    one = eye(x.shape[-1], dtype=x.dtype, device=x.device)
    regular = where(singular.expand_dims(-1).expand_dims(-1), one, x)
    product = _matrix_norm(x, p) * _matrix_norm(inv(regular), p)
    return where(singular, INF, product)


__all__ = ["cond", "matrix_norm", "norm", "vector_norm"]
