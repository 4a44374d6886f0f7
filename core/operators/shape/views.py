"""View operators: other shapes and strides over the same memory, never a kernel.

Each names its write-back: the parent's new value when the view is overwritten. In-place gradients
through views and the transforms follow that one table.
"""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import dtype as DType
from core.dispatcher.binding import invoke
from core.errors import ShapeError
from core.operators.definition.body_parts import declares, indices, unkeyed
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.shape.creation import zeros, zeros_like
from core.transforms.batching import as_list, batching_rule, leading, shifted, to_front

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Batched, Namespace


# ---- slices ------------------------------------------------------------------------------------
def _slice_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(5), 0, 1, 4)
    yield s(s.t(2, 6), 1, None, None, 2)
    yield s(s.t(2, 6), -1, 4, 1, -1)
    yield s(s.t(3, 2), 0, None, None, -1)
    yield s(s.t(4), 0, 2, 100)
    yield s(s.t(4), 0, 3, 1)


slice = define(
    "core::slice(Tensor(a) x, int axis, int? start=None, int? stop=None, int step=1) -> Tensor(a)",
    view="slice",
    vjp=lambda g, like_x, axis, start, stop, step: slice_scatter(
        zeros_like(like_x, dtype=g.dtype), g, axis, start, stop, step
    ),
    jvp="linear",
    batch=leading("axis"),
    write_back="slice_scatter",
    method="slice",
    samples=_slice_samples,
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 1, 0, 1),
        s.error("IndexRangeError", s.t(), 0, 0, 1),
        s.error("ArgumentError", s.t(3), 0, 0, 1, 0),
    ],
    dtypes="all",
    doc="""The elements start, start + step, ... before stop along axis, as Python slices count.

    >>> import core
    >>> core.slice(core.asarray([1, 2, 3, 4]), 0, None, None, -2).tolist()
    [4, 2]
    """,
)


def _scattered(
    np: Namespace, x: Array, src: Array, index: tuple[builtins.slice | int, ...]
) -> Array:
    out = np.array(x)
    out[index] = src
    return out


def _np_slice(
    x: Array, axis: int, start: int | None, stop: int | None, step: int
) -> tuple[builtins.slice | int, ...]:
    index: list[builtins.slice | int] = [builtins.slice(None)] * x.ndim
    index[axis] = builtins.slice(start, stop, step)
    return tuple(index)


def scatter_vjp(
    g: Tensor, scatter: Operator, view: Operator, *where: int | None
) -> tuple[Tensor, Tensor]:
    """(gradient of kept elements, gradient of written ones) of a scatter."""
    part = view(g, *where)
    return scatter(g, zeros_like(part), *where), part


def _slice_scatter_fake(
    x: Tensor, src: Tensor, axis: int, start: int | None, stop: int | None, step: int
) -> Tensor:
    need_same_shape(slice(x, axis, start, stop, step), src)
    return new(x.shape, x.dtype, x)


def need_same_shape(part: Tensor, src: Tensor) -> None:
    if part.shape != src.shape:
        raise ShapeError(
            what=f"src has shape {src.shape}, and the part it replaces {part.shape}",
            why="each element of the part gets its own new value",
            exists=f"sources of shape {part.shape}",
            fix="broadcast the source first: src.broadcast_to(shape)",
        )


def _copied(b: Builder, out: Buffer, x: Buffer) -> None:
    with b.parallel(*x.shape) as at:
        out[at] = x[at]


def _first_of(size: Value, start: Value | None, step: Value) -> Value:
    """Where a slice of an axis begins, as Python counts."""
    back = step < 0
    low = ir.ops.where(back, ir.ops.const(-1, "index"), 0)
    high = ir.ops.where(back, size - 1, size)
    if start is None:
        return ir.ops.where(back, high, low)
    start = ir.ops.where(start < 0, start + size, start)
    return ir.ops.minimum(ir.ops.maximum(start, low), high)


@declares(runtime_args=("start", "step"), specialization_keys={"stop": unkeyed})
def _slice_scatter_body(
    b: Builder,
    out: Buffer,
    x: Buffer,
    src: Buffer,
    axis: int,
    start: Value | None,
    stop: Value | None,
    step: Value,
) -> None:
    axis %= x.ndim
    _copied(b, out, x)
    with b.parallel(*src.shape) as at:
        place = list(indices(at))
        first = _first_of(x.shape[axis], start, step)
        place[axis] = first + place[axis] * step
        out[tuple(place)] = ir.ops.cast(src[at], out.dtype)


slice_scatter: Any = define(
    "core::slice_scatter(Tensor x, Tensor src, int axis, int? start=None, int? stop=None, "
    "int step=1) -> Tensor",
    fake=_slice_scatter_fake,
    body=_slice_scatter_body,
    reference=lambda np, x, src, axis, start, stop, step: _scattered(
        np, x, src, _np_slice(x, axis, start, stop, step)
    ),
    vjp=lambda g, axis, start, stop, step: scatter_vjp(
        g, slice_scatter, slice, axis, start, stop, step
    ),
    jvp="linear",
    batch=leading("axis"),
    samples=lambda s: [
        s(s.t(5), s.t(3), 0, 1, 4),
        s(s.t(2, 6), s.t(2, 3), 1, None, None, 2),
        s(s.t(3, 2), s.t(3, 2), 0, None, None, -1),
    ],
    errors=lambda s: [s.error("ShapeError", s.t(5), s.t(2), 0, 1, 4)],
    dtypes="inexact",
    doc="""A copy of x with x[start:stop:step] along axis replaced by src.

    >>> import core
    >>> core.slice_scatter(core.zeros(4), core.ones(2), 0, 1, 3).tolist()
    [0.0, 1.0, 1.0, 0.0]
    """,
)


# ---- one index ---------------------------------------------------------------------------------
select = define(
    "core::select(Tensor(a) x, int axis, int index) -> Tensor(a)",
    view="select",
    vjp=lambda g, like_x, axis, index: select_scatter(
        zeros_like(like_x, dtype=g.dtype), g, axis, index
    ),
    jvp="linear",
    batch=leading("axis"),
    write_back="select_scatter",
    method="select",
    samples=lambda s: [s(s.t(5), 0, 2), s(s.t(2, 3), -1, -1), s(s.t(2, 3, 4), 1, 0)],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2, 3), 1, 3),
        s.error("IndexRangeError", s.t(), 0, 0),
    ],
    dtypes="all",
    doc="""The elements at one index along axis; the axis is gone.

    >>> import core
    >>> core.select(core.asarray([[1, 2], [3, 4]]), 1, -1).tolist()
    [2, 4]
    """,
)


def _np_select(x: Array, axis: int, index: int) -> tuple[builtins.slice | int, ...]:
    where: list[builtins.slice | int] = [builtins.slice(None)] * x.ndim
    where[axis] = index
    return tuple(where)


def _select_scatter_fake(x: Tensor, src: Tensor, axis: int, index: int) -> Tensor:
    need_same_shape(select(x, axis, index), src)
    return new(x.shape, x.dtype, x)


@declares(runtime_args=("index",))
def _select_scatter_body(
    b: Builder, out: Buffer, x: Buffer, src: Buffer, axis: int, index: Value
) -> None:
    axis %= x.ndim
    _copied(b, out, x)
    with b.parallel(*src.shape) as at:
        place = list(indices(at))
        place.insert(axis, ir.ops.where(index < 0, index + x.shape[axis], index))
        out[tuple(place)] = ir.ops.cast(src[at], out.dtype)


select_scatter: Any = define(
    "core::select_scatter(Tensor x, Tensor src, int axis, int index) -> Tensor",
    fake=_select_scatter_fake,
    body=_select_scatter_body,
    reference=lambda np, x, src, axis, index: _scattered(np, x, src, _np_select(x, axis, index)),
    vjp=lambda g, axis, index: scatter_vjp(g, select_scatter, select, axis, index),
    jvp="linear",
    batch=leading("axis"),
    samples=lambda s: [s(s.t(5), s.t(), 0, 2), s(s.t(2, 3), s.t(2), -1, -1)],
    errors=lambda s: [s.error("ShapeError", s.t(2, 3), s.t(3), 1, 0)],
    dtypes="inexact",
    doc="""A copy of x with the elements at one index along axis replaced by src.

    >>> import core
    >>> core.select_scatter(core.zeros((2, 2)), core.ones(2), 0, 1).tolist()
    [[0.0, 0.0], [1.0, 1.0]]
    """,
)


# ---- order and size-1 axes ---------------------------------------------------------------------
def _inverse(axes: Sequence[int]) -> list[int]:
    order = [axis % len(axes) for axis in axes]
    return [order.index(i) for i in range(len(order))]


@batching_rule
def _permute_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x = to_front(args[0], dims[0], size)
    return invoke(op, [x, [0, *shifted(as_list(args[1]), x.ndim - 1)]]), 0


permute_dims: Any = define(
    "core::permute_dims(Tensor(a) x, int[] axes) -> Tensor(a)",
    view="permute",
    vjp=lambda g, axes: permute_dims(g, _inverse(axes)),
    jvp="linear",
    batch=_permute_batch,
    write_back=lambda x, src, axes: permute_dims(src, _inverse(axes)),
    method="permute_dims",
    samples=lambda s: [s(s.t(2, 3), (1, 0)), s(s.t(2, 3, 4), (2, 0, -2)), s(s.t(), ())],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), (0,)),
        s.error("ShapeError", s.t(2, 3), (0, 0)),
        s.error("IndexRangeError", s.t(2, 3), (0, 2)),
    ],
    dtypes="all",
    doc="""The axes of x in another order.

    >>> import core
    >>> core.permute_dims(core.zeros((2, 3, 4)), (2, 0, 1)).shape
    (4, 2, 3)
    """,
)

expand_dims = define(
    "core::expand_dims(Tensor(a) x, int axis=0) -> Tensor(a)",
    view="unsqueeze",
    vjp=lambda g, axis: squeeze(g, axis),
    jvp="linear",
    batch=leading("axis", extra=1),
    write_back=lambda x, src, axis: squeeze(src, axis),
    method="expand_dims",
    samples=lambda s: [
        s(s.t(2, 3)),
        s(s.t(2, 3), 2),
        s(s.t(2, 3), -1),
        s(s.t(2, 3), -3),
        s(s.t(), 0),
    ],
    errors=lambda s: [s.error("IndexRangeError", s.t(2, 3), 3)],
    dtypes="all",
    doc="""A new axis of size 1 at position axis.

    >>> import core
    >>> core.expand_dims(core.zeros((2, 3)), axis=1).shape
    (2, 1, 3)
    """,
)

squeeze: Any = define(
    "core::squeeze(Tensor(a) x, int[] axis) -> Tensor(a)",
    view="squeeze",
    vjp=lambda g, like_x: g.reshape(like_x.shape),
    jvp="linear",
    batch=leading("axis"),
    write_back=lambda x, src, axis: src.reshape(x.shape),
    method="squeeze",
    samples=lambda s: [s(s.t(2, 1, 3), 1), s(s.t(1, 2, 1), (0, -1)), s(s.t(2), ()), s(s.t(), 0)],
    errors=lambda s: [s.error("ShapeError", s.t(2, 3), 0), s.error("IndexRangeError", s.t(1), 1)],
    dtypes="all",
    doc="""x without the axes named, which have to be of size 1.

    >>> import core
    >>> core.squeeze(core.zeros((1, 3, 1)), axis=0).shape
    (3, 1)
    """,
)


# ---- shape -------------------------------------------------------------------------------------
@batching_rule
def _view_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x = to_front(args[0], dims[0], size)
    shape = as_list(args[1])
    if -1 in shape:
        fixed_size = 1
        for n in shape:
            fixed_size *= n if n != -1 else 1
        inner = x.size // max(size, 1)
        shape = [inner // max(fixed_size, 1) if n == -1 else n for n in shape]
    return x.reshape((size, *shape)), 0


view = define(
    "core::view(Tensor(a) x, int[] shape) -> Tensor(a)",
    view="view",
    vjp=lambda g, like_x: g.reshape(like_x.shape),
    jvp=lambda t_x, result: t_x.reshape(result.shape),
    batch=_view_batch,
    write_back=lambda x, src, shape: src.reshape(x.shape),
    method="view",
    samples=lambda s: [
        s(s.t(2, 3), (6,)),
        s(s.t(2, 3), (3, -1)),
        s(s.t(), (1, 1)),
        s(s.t(0, 3), (3, 0)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), (4,)),
        s.error("ShapeError", s.t(3, 2).mT, (6,)),
        s.error("ShapeError", s.t(2, 3), (-1, -1)),
    ],
    dtypes="all",
    public=False,
    doc="""The elements in another shape, over the same memory; core.reshape copies if need be.

    x.view(dtype) shows the bits as elements of another dtype (core::view_dtype).

    >>> import core
    >>> core.asarray([1, 2, 3, 4]).view((2, 2)).tolist()
    [[1, 2], [3, 4]]
    """,
)


# ---- bits --------------------------------------------------------------------------------------
def _are_one_number(x: Tensor, y: Tensor) -> bool:
    """Whether both hold the same numbers: complex ones, or their real and imaginary parts."""
    return x.real.dtype == y.real.dtype


def _bits(x: Tensor, dtype: DType) -> Tensor:
    return view_dtype(x.contiguous(), dtype)


@batching_rule
def _view_dtype_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x, dtype = to_front(args[0], dims[0], size), DType(args[1])
    if dtype.itemsize != x.itemsize:
        if x.ndim == 1:
            invoke(op, [zeros((), dtype=x.dtype), dtype])  # raises: there is no last dimension
        if x.strides[-1] != 1:
            x = x.contiguous()
    return invoke(op, [x, dtype]), 0


view_dtype: Any = define(
    "core::view_dtype(Tensor(a) x, dtype dtype) -> Tensor(a)",
    view="view_dtype",
    vjp=lambda g, like_x: _bits(g, like_x.dtype) if _are_one_number(g, like_x) else None,
    jvp=lambda t_x, result: (
        _bits(t_x, result.dtype) if _are_one_number(t_x, result) else zeros_like(result)
    ),
    batch=_view_dtype_batch,
    write_back=lambda x, src, dtype: _bits(src, x.dtype),
    samples=lambda s: [
        s(s.t(2, 1), "uint8"),
        s(s.t(2, 3, dtype="float32"), "int32"),
        s(s.t(dtype="float64"), "int64"),
        s(s.t(2, 1, dtype="complex64"), "float32"),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3, dtype="int16"), "int32"),
        s.error("ShapeError", s.t(2, 3, dtype="int32").mT, "int16"),
        s.error("ShapeError", s.t(dtype="float32"), "int16"),
        s.error("DtypeError", s.t(3, dtype="uint8"), "bool"),
    ],
    dtypes="all",
    public=False,
    doc="""The bits of x as elements of another dtype, over the same memory: x.view(dtype).

    Where a dtype has more or fewer bytes, elements of the last axis are joined or cut, and have to
    lie side by side. Complex numbers as pairs of real ones, and pairs as complex numbers, have
    derivatives; other bits have none. core.astype converts numbers.

    >>> import core
    >>> core.asarray([1.0, -2.0]).view(core.int32).tolist()
    [1065353216, -1073741824]
    >>> core.asarray([[1.0, 2.0]]).view(core.complex64).tolist()
    [[(1+2j)]]
    """,
)


def _expand_write_back(x: Tensor, src: Tensor, shape: Sequence[int]) -> Tensor:
    if src.size == x.size:  # nothing is repeated
        return src.reshape(x.shape)
    raise ShapeError(
        what=f"a tensor of shape {x.shape} broadcast to {tuple(shape)} was written to",
        why="several elements of the view are one element of memory",
        exists="views with a place in memory for each element",
        fix="write to a copy: x.clone()",
    )


@batching_rule
def _expand_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x = to_front(args[0], dims[0], size)
    shape = as_list(args[1])
    x = x.reshape((size, *(1,) * (len(shape) + 1 - x.ndim), *x.shape[1:]))
    return invoke(op, [x, [size, *shape]]), 0


broadcast_to = define(
    "core::broadcast_to(Tensor(a) x, int[] shape) -> Tensor(a)",
    view="expand",
    vjp=lambda g: g,
    jvp="linear",
    batch=_expand_batch,
    write_back=_expand_write_back,
    method="broadcast_to",
    samples=lambda s: [s(s.t(3), (2, 3)), s(s.t(2, 1), (2, 3)), s(s.t(), (2,)), s(s.t(1), (0,))],
    errors=lambda s: [s.error("ShapeError", s.t(3), (2,)), s.error("ShapeError", s.t(2, 3), (3,))],
    dtypes="all",
    doc="""x repeated, without a copy, along new axes in front and along axes of size 1.

    >>> import core
    >>> core.broadcast_to(core.asarray([1, 2]), (2, 2)).tolist()
    [[1, 2], [1, 2]]
    """,
)

__all__ = [
    "broadcast_to",
    "expand_dims",
    "permute_dims",
    "select",
    "select_scatter",
    "slice",
    "slice_scatter",
    "squeeze",
    "view",
    "view_dtype",
]
