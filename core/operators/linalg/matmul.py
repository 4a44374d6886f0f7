"""Products of matrices and vectors; other modules have decompositions and solvers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import bool as bool_
from core.dispatcher.binding import invoke
from core.dtype_table import COMPLEX
from core.errors import DtypeError, ShapeError
from core.operators.definition.body_parts import accumulator, indices
from core.operators.definition.define import define
from core.operators.definition.shapes import broadcast_shapes, new, wrap_axis
from core.operators.linalg.support import promoted
from core.tensors.kinds import conjugate, is_complex, need_computed
from core.transforms.batching import batching_rule, pointwise, to_front

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Batched, Gradients, Namespace


def _is_column_major(x: Tensor) -> bool:
    """Whether each column's elements lie side by side, as in a transposed weight."""
    return bool(x.ndim > 1 and x.strides[-1] != 1 and x.strides[-2] == 1)


def _matmul_vjp(g: Tensor, x1: Tensor, x2: Tensor, needs: tuple[bool, ...]) -> Gradients:
    """Gradients lie as their operands do, so that a weight's need not be copied into its order."""
    a, b = (x.conj() if is_complex(x) else x for x in (x1, x2))
    rows = a if a.ndim > 1 else a.expand_dims(0)
    columns = b if b.ndim > 1 else b.expand_dims(1)
    if x1.ndim == 1:
        g = g.expand_dims(-1 if x2.ndim == 1 else -2)
    if x2.ndim == 1:
        g = g.expand_dims(-1)
    first = second = None
    if needs[0]:
        first = (columns @ g.mT).mT if _is_column_major(x1) else g @ columns.mT
    if needs[1]:
        second = (g.mT @ rows).mT if _is_column_major(x2) else rows.mT @ g
    if x1.ndim == 1 and first is not None:
        first = first.squeeze(-2)
    if x2.ndim == 1 and second is not None:
        second = second.squeeze(-1)
    return first, second


@batching_rule
def _matmul_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    """Vectors become matrices of one row or column, ranks are aligned, the batch stands first."""
    x1, x2 = (x if d is None else to_front(x, d, size) for x, d in zip(args, dims))
    ranks = [x.ndim - (d is not None) for x, d in zip((x1, x2), dims)]
    if ranks[0] == 1:
        x1 = x1.expand_dims(-2)
    if ranks[1] == 1:
        x2 = x2.expand_dims(-1)
    wide = max(2, *ranks) + 1
    x1, x2 = (aligned(x, d, wide) for x, d in zip((x1, x2), dims))
    out = invoke(op, [x1, x2])
    if ranks[1] == 1:
        out = out.squeeze(-1)
    if ranks[0] == 1:
        out = out.squeeze(-1 if ranks[1] == 1 else -2)
    return out, 0


def aligned(x: Tensor, dim: int | None, rank: int) -> Tensor:
    """A batched operand with size-1 axes after its batch axis until it has `rank` of them."""
    if dim is None:
        return x
    return x.reshape((x.shape[0], *(1,) * (rank - x.ndim), *x.shape[1:]))


def _matmul_body(b: Builder, out: Buffer, x1: Buffer, x2: Buffer) -> None:
    """Each element a sum of products; a batch of one serves all."""
    rows, columns = x1.ndim > 1, x2.ndim > 1
    with b.parallel(*out.shape) as at:
        at = indices(at)
        batch = at[: out.ndim - rows - columns]
        i, j = at[len(batch) : len(batch) + rows], at[len(at) - columns :] if columns else ()

        def product(k: Value) -> Value:
            first = x1[(*_within(batch, x1), *i, k)]
            second = x2[(*_within(batch, x2), k, *j)]
            return ir.ops.cast(first, acc_dtype) * ir.ops.cast(second, acc_dtype)

        acc_dtype = accumulator(out.dtype)
        combine = "or" if acc_dtype == "bool" else "sum"
        out[at] = ir.ops.cast(b.reduce(x1.shape[-1], None, product, combine), out.dtype)


def _within(batch: tuple[Value, ...], x: Buffer) -> list[Value]:
    """The place in x's own batch dimensions, which may be of size 1."""
    return _clipped(batch, x.shape[:-2] if x.ndim > 2 else ())


def _clipped(at: tuple[Value, ...], sizes: Sequence[Value]) -> list[Value]:
    """The last of the indices at, 0 along sizes of 1."""
    places = at[len(at) - len(sizes) :]
    return [ir.ops.minimum(i, size - 1) for i, size in zip(places, sizes)]


def _matmul_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3), s.t(3, 4))
    yield s(s.t(3), s.t(3))
    yield s(s.t(3), s.t(2, 3, 4))
    yield s(s.t(2, 4, 3), s.t(3))
    yield s(s.t(2, 1, 4, 3), s.t(5, 3, 2))
    yield s(s.t(3, 2).mT, s.t(3, 4))
    yield s(s.t(2, 0), s.t(0, 3))


def _matmul_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", s.t(2, 3), s.t(2, 3))
    yield s.error("ShapeError", s.t(), s.t(3))
    yield s.error("ShapeError", s.t(2, 4, 3), s.t(3, 3, 2))


matmul = define(
    "core::matmul(Tensor x1, Tensor x2) -> Tensor",
    rule="matmul",
    body=_matmul_body,
    reference=lambda np, x1, x2: np.matmul(x1, x2),
    vjp=_matmul_vjp,
    saved_for={"x1": "x2", "x2": "x1"},
    jvp=lambda t_x1, t_x2, x1, x2: t_x1 @ x2 + x1 @ t_x2,
    batch=_matmul_batch,
    dunder=("__matmul__",),
    method="matmul",
    samples=_matmul_samples,
    errors=_matmul_errors,
    dtypes="numeric",
    doc="""The matrix product over the last two axes; the axes before them broadcast.

    A vector counts as a row on the left and as a column on the right, and its axis is gone after.

    >>> import core
    >>> core.matmul(core.asarray([[1, 2], [3, 4]]), core.asarray([1, 1])).tolist()
    [3, 7]
    """,
)


# ---- vectors -----------------------------------------------------------------------------------
def _axis_of(x1: Tensor, x2: Tensor, axis: int, name: str) -> int:
    """axis counted from the end, where it means the same for both operands."""
    wrap_axis(axis, min(x1.ndim, x2.ndim))
    if axis >= 0 and x1.ndim != x2.ndim:
        raise ShapeError(
            what=f"{name} along axis {axis} of shapes {x1.shape} and {x2.shape}",
            why="counted from the front, it is a different axis in each operand",
            exists="negative axes, which count from the last",
            fix=f"pass axis={axis - max(x1.ndim, x2.ndim)}, or operands of equal rank",
        )
    axis = _from_end(axis, x1)
    if x1.shape[axis] == x2.shape[axis]:
        return axis
    raise ShapeError(
        what=f"{name} along axis {axis} of shapes {x1.shape} and {x2.shape}",
        why=f"the vectors have {x1.shape[axis]} and {x2.shape[axis]} elements",
        exists="vectors of one size; the other axes broadcast",
        fix="slice or transpose an operand",
    )


def _need_numbers(name: str, x1: Tensor, x2: Tensor) -> None:
    if x1.dtype == x2.dtype == bool_:
        raise DtypeError(
            what=f"{name} of two tensors of bool",
            why="it adds products, and bool has no sum",
            exists="integers, real and complex floating dtypes",
            fix="cast first: x.astype(core.int64)",
        )
    need_computed(name, x1, x2)


def _vecdot_fake(x1: Tensor, x2: Tensor, *, axis: int) -> Tensor:
    _need_numbers("vecdot", x1, x2)
    shape = x1.shape
    if shape != x2.shape or not -len(shape) <= axis < len(shape):
        axis = _axis_of(x1, x2, axis, "vecdot")
        shape = broadcast_shapes(shape, x2.shape)
    axis %= len(shape)
    return new((*shape[:axis], *shape[axis + 1 :]), promoted(x1, x2), x1)


def _from_end(axis: int, x: Tensor | Array | Buffer) -> int:
    return axis if axis < 0 else axis - int(x.ndim)


@batching_rule
def _pair_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    """As operators that broadcast, the axis counted from the end."""
    x1, x2, axis = args
    axis = axis if axis < 0 else axis - (x1.ndim - (dims[0] is not None))
    return pointwise(op, [x1, x2, axis], dims, size)


def _vecdot_body(b: Builder, out: Buffer, x1: Buffer, x2: Buffer, *, axis: int) -> None:
    """Each element a sum of products; operands of size 1 serve all."""
    acc_dtype = accumulator(out.dtype)
    axis = _from_end(axis, x1)

    def product(at: tuple[Value, ...], k: Value) -> Value:
        first = ir.ops.cast(x1[_on_axis(x1, at, axis, k)], acc_dtype)
        first = ir.ops.conj(first) if acc_dtype in COMPLEX else first
        return first * ir.ops.cast(x2[_on_axis(x2, at, axis, k)], acc_dtype)

    with b.parallel(*out.shape) as at:
        at = indices(at)
        total = b.reduce(x1.shape[axis], None, lambda k: product(at, k), "sum")
        out[at] = ir.ops.cast(total, out.dtype)


def _on_axis(
    x: Buffer, at: tuple[Value, ...], axis: int, k: Value | int
) -> tuple[Value | int, ...]:
    """The index of element k along axis, at being the place along the others."""
    others = [size for d, size in enumerate(x.shape) if d != x.ndim + axis]
    place: list[Value | int] = [*_clipped(at, others)]
    place.insert(x.ndim + axis, k)
    return tuple(place)


def _vecdot_reference(np: Namespace, x1: Array, x2: Array, *, axis: int) -> Array:
    a, b = np.broadcast_arrays(x1, x2)
    return np.sum(np.conj(a) * b, axis=_from_end(axis, a), dtype=np.result_type(x1, x2))


def _vecdot_vjp(g: Tensor, x1: Tensor, x2: Tensor, axis: int, needs: tuple[bool, ...]) -> Gradients:
    axis = _from_end(axis, x1)
    g = g.expand_dims(axis)
    return conjugate(g) * x2 if needs[0] else None, g * x1 if needs[1] else None


def _vecdot_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(3), s.t(3))
    yield s(s.t(2, 3), s.t(2, 3))
    yield s(s.t(2, 1, 3), s.t(4, 3))
    yield s(s.t(3, 2), s.t(4, 3, 1), axis=-2)
    yield s(s.t(3, 2), s.t(3, 2), axis=0)
    yield s(s.t(2, 0), s.t(2, 0))


def pair_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """Vectors of two sizes, no vector at all, an axis that is not there."""
    yield s.error("ShapeError", s.t(2, 3), s.t(2, 4))
    yield s.error("IndexRangeError", s.t(), s.t(3))
    yield s.error("IndexRangeError", s.t(3), s.t(3), axis=-2)
    yield s.error("ShapeError", s.t(3, 2), s.t(3), axis=0)
    yield s.error("ShapeError", s.t(2, 3), s.t(4, 3, 3))


vecdot: Any = define(
    "core::vecdot(Tensor x1, Tensor x2, *, int axis=-1) -> Tensor",
    fake=_vecdot_fake,
    body=_vecdot_body,
    reference=_vecdot_reference,
    vjp=_vecdot_vjp,
    jvp=lambda t_x1, t_x2, x1, x2, axis: vecdot(t_x1, x2, axis=axis) + vecdot(x1, t_x2, axis=axis),
    batch=_pair_batch,
    samples=_vecdot_samples,
    errors=pair_errors,
    dtypes="numeric",
    doc="""The sum of conj(x1) * x2 along axis; the other axes broadcast.

    axis counts from the last axis; counted from the front, both operands need the same rank.

    >>> import core
    >>> core.vecdot(core.asarray([[1, 2], [3, 4]]), core.asarray([1, 10])).tolist()
    [21, 43]
    """,
)


def _cross_fake(x1: Tensor, x2: Tensor, *, axis: int) -> Tensor:
    _need_numbers("cross", x1, x2)
    axis = _axis_of(x1, x2, axis, "cross")
    if x1.shape[axis] != 3:
        raise ShapeError(
            what=f"cross along axis {axis} of shapes {x1.shape} and {x2.shape}",
            why=f"the vectors have {x1.shape[axis]} elements",
            exists="vectors of three elements",
            fix="append zeros to vectors of two",
        )
    return new(broadcast_shapes(x1.shape, x2.shape), promoted(x1, x2), x1)


def _cross_body(b: Builder, out: Buffer, x1: Buffer, x2: Buffer, *, axis: int) -> None:
    acc_dtype, axis = accumulator(out.dtype), _from_end(axis, x1)
    with b.parallel(*(size for d, size in enumerate(out.shape) if d != out.ndim + axis)) as at:
        at = indices(at)
        p, q = (
            [ir.ops.cast(x[_on_axis(x, at, axis, k)], acc_dtype) for k in range(3)]
            for x in (x1, x2)
        )
        for k, (i, j) in enumerate(((1, 2), (2, 0), (0, 1))):
            place = list(at)
            place.insert(out.ndim + axis, k)
            out[tuple(place)] = ir.ops.cast(p[i] * q[j] - p[j] * q[i], out.dtype)


def _cross_reference(np: Namespace, x1: Array, x2: Array, *, axis: int) -> Array:
    axis = _from_end(axis, x1)
    a, b = (np.moveaxis(x, axis, -1) for x in np.broadcast_arrays(x1, x2))
    (a0, a1, a2), (b0, b1, b2) = np.moveaxis(a, -1, 0), np.moveaxis(b, -1, 0)
    parts = [a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0]
    return np.stack(parts, axis=axis)


def _cross_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(3), s.t(3))
    yield s(s.t(2, 3), s.t(4, 1, 3))
    yield s(s.t(3, 2), s.t(3, 1), axis=-2)
    yield s(s.t(3, 2), s.t(3, 2), axis=0)
    yield s(s.t(0, 3), s.t(3))


cross: Any = define(
    "core::cross(Tensor x1, Tensor x2, *, int axis=-1) -> Tensor",
    fake=_cross_fake,
    body=_cross_body,
    reference=_cross_reference,
    vjp=lambda g, x1, x2, axis: (
        cross(conjugate(x2), g, axis=_from_end(axis, x1)),
        cross(g, conjugate(x1), axis=_from_end(axis, x1)),
    ),
    jvp=lambda t_x1, t_x2, x1, x2, axis: cross(t_x1, x2, axis=axis) + cross(x1, t_x2, axis=axis),
    batch=_pair_batch,
    method="cross",
    samples=_cross_samples,
    errors=lambda s: [*pair_errors(s), s.error("ShapeError", s.t(2), s.t(2))],
    dtypes="numeric",
    doc="""The cross product of vectors of three elements along axis; the other axes broadcast.

    >>> import core
    >>> core.cross(core.asarray([1, 0, 0]), core.asarray([0, 1, 0])).tolist()
    [0, 0, 1]
    """,
)

__all__ = ["cross", "matmul", "vecdot"]
