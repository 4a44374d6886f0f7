"""Writing by index along an axis, values that meet in one place being joined: scatter_reduce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor
from core.bodies.positions import position
from core.dtype_table import NARROW, is_complex, is_inexact
from core.errors import DtypeError
from core.operators.definition.body_parts import (
    accumulator,
    along,
    declares,
    indices,
)
from core.operators.definition.checks import need_choice
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.gathering import check_index, gather_index, take_along_axis
from core.operators.shape.creation import arange, full, ones_like, zeros_like
from core.operators.shape.views import slice_scatter
from core.tensors.kinds import conjugate
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core._native import Operator
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace, Operand

    Place = tuple[Value | int, ...]  # the index of an element
    Target = Callable[[Value], Place]
    Step = Callable[[Place, Target], None]

REDUCTIONS = ("sum", "prod", "mean", "amax", "amin")


# ---- bodies ------------------------------------------------------------------------------------
def joined(reduce: str, a: Value, b: Value) -> Value:
    """Two values that meet in one place."""
    if reduce == "amax":
        return ir.ops.maximum(a, b)
    if reduce == "amin":
        return ir.ops.minimum(a, b)
    if a.dtype == "bool":
        return a & b if reduce == "prod" else a | b
    return a * b if reduce == "prod" else a + b


def write_along(b: Builder, index: Buffer, axis: int, step: Step) -> None:
    """step(place of the index, place it names along axis, whether that exists), in order.

    Rows are independent; writes to one place come in the order of the index, so that results do not
    depend on the number of threads.
    """
    others, size, place = along(index, axis)
    with b.parallel(*others) as at, b.range(size) as j:
        step(place(at, j), lambda k: place(at, k))


@declares(copies_first=lambda args: args[4] != "mean" and args[0].dtype not in NARROW)
def _scatter_body(
    b: Builder,
    out: Buffer,
    x: Buffer,
    axis: int,
    index: Buffer,
    src: Buffer,
    reduce: str,
    include_self: bool,
) -> None:
    check_reduction(x.dtype, reduce)
    acc_dtype = accumulator(x.dtype)
    total = out if acc_dtype == x.dtype else b.temp(acc_dtype, *x.shape)
    count = b.temp("int64", *x.shape) if reduce == "mean" else None
    with b.parallel(*x.shape) as at:
        at = indices(at)
        total[at] = ir.ops.cast(x[at], acc_dtype)
        if count is not None:
            count[at] = ir.ops.const(int(include_self), "int64")
    bound = x.shape[axis]
    if not include_self:
        first = _first(reduce, acc_dtype)

        def clear(at: Place, target: Target) -> None:
            k, there = position(index[at], bound)
            total.store(*target(k), value=first, mask=there)

        write_along(b, index, axis, clear)

    def join(at: Place, target: Target) -> None:
        k, there = position(index[at], bound)
        place = target(k)
        before = total.load(*place, mask=there, other=ir.ops.const(0, acc_dtype))
        after = joined(reduce, before, ir.ops.cast(src[at], acc_dtype))
        total.store(*place, value=after, mask=there)
        if count is not None:
            seen = count.load(*place, mask=there, other=0)
            count.store(*place, value=seen + 1, mask=there)

    write_along(b, index, axis, join)
    if total is not out or count is not None:
        with b.parallel(*x.shape) as at:
            at = indices(at)
            value = total[at] if count is None else _share(total[at], count[at])
            out[at] = ir.ops.cast(value, out.dtype)


def _first(reduce: str, dtype: str) -> float:
    name = {"amax": "max", "amin": "min", "mean": "sum"}.get(reduce, reduce)
    return ir.neutral(name, dtype)


def _share(total: Value, count: Value) -> Value:
    count = ir.ops.where(count < 1, 1, count)
    if is_inexact(total.dtype):
        return total / ir.ops.cast(count, total.dtype)
    return ir.ops.cast(ir.ops.cast(total, "int64") // count, total.dtype)


# ---- reference ---------------------------------------------------------------------------------
def _scatter_reference(
    np: Namespace, x: Array, axis: int, index: Array, src: Array, reduce: str, include_self: bool
) -> Array:
    check_reduction(x.dtype.name, reduce)
    check_index(np, "core::scatter_reduce", x, index, axis)
    places = gather_index(np, index, axis)
    src = src[tuple(slice(0, n) for n in index.shape)]
    out = np.array(x)
    if not include_self:
        out[places] = _neutral(np, reduce, x)
    if reduce == "mean":
        count = np.zeros(x.shape, np.int64) + (1 if include_self else 0)
        np.add.at(count, places, 1)
        np.add.at(out, places, src)
        return _mean(np, out, np.maximum(count, 1))
    ufunc = {"sum": np.add, "prod": np.multiply, "amax": np.maximum, "amin": np.minimum}[reduce]
    ufunc.at(out, places, src)
    return out


def _mean(np: Namespace, total: Array, count: Array) -> Array:
    if np.issubdtype(total.dtype, np.inexact):
        return total / count
    return total // count


def _neutral(np: Namespace, reduce: str, x: Array) -> float:
    if reduce in ("sum", "mean"):
        return 0
    if reduce == "prod":
        return 1
    if x.dtype.kind == "b":
        return reduce == "amin"
    info = np.iinfo(x.dtype) if np.issubdtype(x.dtype, np.integer) else None
    if reduce == "amax":
        return info.min if info else -np.inf
    return info.max if info else np.inf


def check_reduction(dtype: str, reduce: str) -> None:
    need_choice(
        "scatter_reduce",
        "reduce",
        reduce,
        REDUCTIONS,
        "values that meet in one place have to become one",
    )
    if is_complex(dtype) and reduce in ("amax", "amin"):
        raise DtypeError(
            what=f"core::scatter_reduce cannot take the {reduce} of {dtype}",
            why="complex numbers have no order",
            exists="sum, prod, mean for complex dtypes",
            fix="scatter abs(x), or another reduction",
        )


def _cropped(src: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The leading part of src that an index of this shape reaches."""
    for axis, size in enumerate(shape):
        src = src if src.shape[axis] == size else src.slice(axis, 0, size)
    return src


def _uncropped(part: Tensor, shape: tuple[int, ...]) -> Tensor:
    """part as the leading part of zeros of this shape."""
    for axis, size in enumerate(shape):
        if part.shape[axis] != size:
            whole = (*part.shape[:axis], size, *part.shape[axis + 1 :])
            blank = full(whole, 0, dtype=part.dtype, device=part.device)
            part = slice_scatter(blank, part, axis, 0, part.shape[axis])
    return part


def _scatter_vjp(
    g: Tensor,
    x: Tensor,
    axis: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
) -> tuple[Tensor, None, Tensor]:
    part = _cropped(src, index.shape)
    to_x, to_src = _SCATTER_VJP[reduce](g, x, axis, index, part, include_self, result)
    if not include_self:
        touched = scatter_count(g, axis, index) > 0
        to_x = where(touched, 0, to_x)
    return to_x, None, _uncropped(to_src, src.shape)


def scatter_count(g: Tensor, axis: int, index: Tensor) -> Tensor:
    """How often index points to each place of g, as float32."""
    ones = ones_like(index, dtype="float32")
    return zeros_like(g, dtype="float32").scatter_reduce(axis, index, ones, "sum")


def _sum_vjp(
    g: Tensor, x: Tensor, axis: int, index: Tensor, src: Tensor, include_self: bool, result: Tensor
) -> tuple[Tensor, Tensor]:
    return g, take_along_axis(g, index, axis)


def _mean_vjp(
    g: Tensor, x: Tensor, axis: int, index: Tensor, src: Tensor, include_self: bool, result: Tensor
) -> tuple[Tensor, Tensor]:
    count = scatter_count(g, axis, index) + (1 if include_self else 0)
    g = g / where(count == 0, 1, count).astype(g.dtype)
    return g, take_along_axis(g, index, axis)


def _extreme_vjp(
    g: Tensor, x: Tensor, axis: int, index: Tensor, src: Tensor, include_self: bool, result: Tensor
) -> tuple[Tensor, Tensor]:
    """Places that attain the extreme share the gradient."""
    hit_x = (x == result).astype(g.dtype) * (1 if include_self else 0)
    hit_src = (src == take_along_axis(result, index, axis)).astype(g.dtype)
    hits = hit_x.scatter_reduce(axis, index, hit_src, "sum")
    g = g / where(hits == 0, 1, hits)
    if include_self:
        return g * hit_x, hit_src * take_along_axis(g, index, axis)
    return g, hit_src * take_along_axis(g, index, axis)


def _product_vjp(
    g: Tensor, x: Tensor, axis: int, index: Tensor, src: Tensor, include_self: bool, result: Tensor
) -> tuple[Tensor, Tensor]:
    """The product of the others: by division where nothing is zero, else by zeros counted."""
    zero = src == 0
    zeros = zeros_like(x).scatter_reduce(axis, index, zero.astype(src.dtype), "sum")
    only = where(zero, take_along_axis(zeros, index, axis) == 1, False)
    without = scatter_reduce(x, axis, index, where(only, 1, src), "prod", include_self)
    by_division = take_along_axis(g * conjugate(result), index, axis) / conjugate(
        where(zero, 1, src)
    )
    to_src = where(
        only, take_along_axis(g * conjugate(without), index, axis), where(zero, 0, by_division)
    )
    others = scatter_reduce(ones_like(x), axis, index, src, "prod")
    return g * conjugate(others), to_src


_SCATTER_VJP = {
    "sum": _sum_vjp,
    "mean": _mean_vjp,
    "amax": _extreme_vjp,
    "amin": _extreme_vjp,
    "prod": _product_vjp,
}


def _scatter_jvp(
    t_x: Tensor,
    t_src: Tensor,
    x: Tensor,
    axis: int,
    index: Tensor,
    src: Tensor,
    reduce: str,
    include_self: bool,
    result: Tensor,
) -> Tensor:
    """By the pullback of unit directions where it is linear, else term by term."""
    if reduce in ("sum", "mean"):
        return scatter_reduce(t_x, axis, index, t_src, reduce, include_self)
    ones = ones_like(result)
    to_x, _, to_src = _scatter_vjp(ones, x, axis, index, src, reduce, include_self, result)
    return (conjugate(to_x) * t_x).scatter_reduce(axis, index, conjugate(to_src) * t_src, "sum")


def _scatter_samples(s: SampleMaker) -> Iterator[Sample]:
    for reduce in ("sum", "mean") if s.is_complex else REDUCTIONS:
        yield s(s.t(4), 0, s.ints(6, high=4), s.t(6), reduce)
        yield s(s.t(2, 3), 1, s.ints(2, 4, high=3), s.t(2, 4), reduce, include_self=False)
    yield s(s.t(3, 2), -2, s.ints(2, 2, high=3), s.t(2, 2), "sum")
    yield s(s.t(3), 0, s.ints(0, high=3), s.t(0), "sum")


def _scatter_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ArgumentError", s.t(3), 0, s.ints(2, high=2), s.t(2), "median")
    yield s.error("ShapeError", s.t(3), 0, s.ints(3, high=2), s.t(2), "sum")
    yield s.error("IndexRangeError", s.t(3), 1, s.ints(2, high=2), s.t(2), "sum")
    yield s.error("DtypeError", s.t(3), 0, s.t(2), s.t(2), "sum")


scatter_reduce: Operator = define(
    "core::scatter_reduce(Tensor x, int axis, Tensor index, Tensor src, str reduce, "
    "bool include_self=True) -> Tensor",
    rule="scatter_reduce",
    body=_scatter_body,
    reference=_scatter_reference,
    vjp=_scatter_vjp,
    jvp=_scatter_jvp,
    batch=leading("axis"),
    inplace=True,
    method="scatter_reduce",
    samples=_scatter_samples,
    errors=_scatter_errors,
    dtypes="numeric",
    doc="""x with the values of src combined into the places that index names along axis.

    reduce: "sum", "prod", "mean", "amax" or "amin". include_self: whether x's own value takes
    part in the places that are named.

    >>> import core
    >>> src = core.asarray([1, 2, 3])
    >>> core.scatter_reduce(core.asarray([0, 0]), 0, core.asarray([1, 0, 1]), src, "sum").tolist()
    [2, 4]
    """,
)


# ---- values put in place -----------------------------------------------------------------------
@declares(copies_first=lambda args: True)
def _set_body(b: Builder, out: Buffer, x: Buffer, axis: int, index: Buffer, src: Buffer) -> None:
    with b.parallel(*x.shape) as at:
        out[at] = x[at]

    def put(at: Place, target: Target) -> None:
        k, there = position(index[at], x.shape[axis])
        value = src[at] if src.ndim == index.ndim else src[()]
        out.store(*target(k), value=ir.ops.cast(value, out.dtype), mask=there)

    write_along(b, index, axis, put)


def _set_reference(np: Namespace, x: Array, axis: int, index: Array, src: Any) -> Array:
    check_index(np, "core::scatter", x, index, axis)
    out = np.array(x)
    places = gather_index(np, index, axis)
    if np.ndim(src):
        src = src[tuple(slice(0, n) for n in index.shape)]
    out[places] = src
    return out


def last_written(
    index: Tensor, write: Callable[[Tensor], Tensor], read: Callable[[Tensor], Tensor]
) -> Tensor:
    """Which of the values that an index puts in place stay there: of equal positions the last.

    write(places) is the marks of places scattered by the index, read(marks) those at its positions.
    """
    places = arange(index.size, dtype="int64", device=index.device).reshape(index.shape)
    return read(write(places)) == places


def _set_vjp(
    g: Tensor, like_x: Tensor, axis: int, index: Tensor, src: Operand, needs: tuple[bool, ...]
) -> tuple[Tensor | None, ...]:
    to_x = scatter_set(g, axis, index, 0) if needs[0] else None
    if not isinstance(src, Tensor) or not needs[2]:
        return to_x, None, None
    marks = zeros_like(like_x, dtype="int64")
    stays = last_written(
        index,
        lambda places: scatter_set(marks, axis, index, places),
        lambda target: take_along_axis(target, index, axis),
    )
    part = where(stays, take_along_axis(g, index, axis), 0)
    return to_x, None, _uncropped(part, src.shape)


scatter_set: Operator = define(
    "core::scatter_set(Tensor x, int axis, Tensor index, Tensor|Scalar src) -> Tensor",
    rule="scatter",
    body=_set_body,
    reference=_set_reference,
    vjp=_set_vjp,
    jvp=lambda t_x, t_src, axis, index, src: scatter_set(
        t_x, axis, index, t_src if isinstance(src, Tensor) else 0
    ),
    batch=leading("axis"),
    inplace=True,
    public=False,
    samples=lambda s: [
        s(s.t(4), 0, s.ints(6, high=4), s.t(6)),
        s(s.t(2, 3), 1, s.ints(2, 2, high=3), s.t(2, 4)),
        s(s.t(3, 2), -2, s.ints(2, 2, high=3), True),
        s(s.t(3, 2).mT, 0, s.ints(1, 3, high=2), s.t(1, 3)),
        s(s.t(3), 0, s.ints(0, high=3), s.t(0)),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3, 0),
        s.error("ShapeError", s.t(3), 0, s.ints(3, high=2), s.t(2)),
        s.error("DtypeError", s.t(3), 0, s.t(2), s.t(2)),
    ],
    dtypes="all",
    doc="""x with the values of src, or a number, in the places that index names along axis.

    >>> import core
    >>> x, index = core.asarray([0, 0, 0]), core.asarray([2, 0])
    >>> core.ops.core.scatter_set(x, 0, index, core.asarray([5, 6])).tolist()
    [6, 0, 5]
    """,
)


def _scatter(x: Tensor, axis: int, index: Tensor, src: Operand, *, reduce: str | None) -> Tensor:
    if reduce is None:
        return scatter_set(x, axis, index, src)
    name = {"add": "sum", "multiply": "prod"}.get(reduce, reduce)
    if not isinstance(src, Tensor):
        src = full(index.shape, src, dtype=x.dtype, device=x.device)
    return scatter_reduce(x, axis, index, src, name)


scatter = define(
    "core::scatter(Tensor x, int axis, Tensor index, Tensor|Scalar src, *, str? reduce=None)"
    " -> Tensor",
    decomposition=_scatter,
    reference=lambda np, x, axis, index, src, *, reduce: (
        _set_reference(np, x, axis, index, src)
        if reduce is None
        else _scatter_reference(
            np,
            x,
            axis,
            index,
            np.broadcast_to(src, index.shape) if np.ndim(src) == 0 else src,
            {"add": "sum", "multiply": "prod"}[reduce],
            True,
        )
    ),
    inplace=True,
    method="scatter",
    samples=lambda s: [
        s(s.t(4), 0, s.ints(3, high=4), s.t(3)),
        s(s.t(2, 3), 1, s.ints(2, 2, high=3), 2),
        s(s.t(2, 3), -1, s.ints(2, 4, high=3), s.t(2, 4), reduce="add"),
        s(s.t(4), 0, s.ints(3, high=4), 2, reduce="multiply"),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3, 0),
        s.error("ArgumentError", s.t(3), 0, s.ints(2, high=2), 0, reduce="median"),
    ],
    dtypes="numeric",
    doc="""x with the values of src, or a number, in the places that index names along axis.

    index has as many dimensions as x, and src at least its sizes. Where several values meet in one
    place the last stays, or with reduce "add" or "multiply" all are joined with what was there. On
    a device whose memory the host cannot read, a position out of range is left out, and raises not.

    >>> import core
    >>> x, index = core.asarray([1, 1, 1]), core.asarray([2, 0])
    >>> core.scatter(x, 0, index, core.asarray([5, 6])).tolist()
    [6, 1, 5]
    >>> core.scatter(x, 0, index, 7, reduce="add").tolist()
    [8, 1, 8]
    """,
)


@declares(copies_first=lambda args: args[0].dtype not in NARROW)
def _add_body(b: Builder, out: Buffer, x: Buffer, axis: int, index: Buffer, src: Buffer) -> None:
    _scatter_body(b, out, x, axis, index, src, "sum", True)


def _add_vjp(g: Tensor, axis: int, index: Tensor, like_src: Tensor) -> tuple[Tensor | None, ...]:
    return g, None, _uncropped(take_along_axis(g, index, axis), like_src.shape)


scatter_add: Operator = define(
    "core::scatter_add(Tensor x, int axis, Tensor index, Tensor src) -> Tensor",
    rule="scatter_reduce",
    body=_add_body,
    vjp=_add_vjp,
    jvp=lambda t_x, t_src, axis, index: scatter_add(t_x, axis, index, t_src),
    batch=leading("axis"),
    reference=lambda np, x, axis, index, src: _scatter_reference(
        np, x, axis, index, src, "sum", True
    ),
    inplace=True,
    method="scatter_add",
    samples=lambda s: [
        s(s.t(4), 0, s.ints(6, high=4), s.t(6)),
        s(s.t(3, 2), 0, s.ints(2, 2, high=3), s.t(2, 2)),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 0, s.ints(2, high=2) + 3, s.t(2)),
        s.error("ShapeError", s.t(3), 0, s.ints(3, high=2), s.t(2)),
    ],
    dtypes="numeric",
    doc="""x with the values of src added in the places that index names along axis.

    >>> import core
    >>> src = core.asarray([1, 2, 3])
    >>> core.scatter_add(core.asarray([0, 0]), 0, core.asarray([1, 0, 1]), src).tolist()
    [2, 4]
    """,
)


def _put_along_axis(x: Tensor, indices: Tensor, values: Operand, axis: int) -> Tensor:
    if isinstance(values, Tensor):
        values = values.broadcast_to(indices.shape)
    return scatter_set(x, axis, indices, values)


put_along_axis = define(
    "core::put_along_axis(Tensor x, Tensor indices, Tensor|Scalar values, int axis=-1) -> Tensor",
    decomposition=_put_along_axis,
    reference=lambda np, x, indices, values, axis: _set_reference(
        np, x, axis, indices, np.broadcast_to(values, indices.shape)
    ),
    samples=lambda s: [
        s(s.t(4), s.ints(3, high=4), s.t(3)),
        s(s.t(2, 3), s.ints(2, 1, high=3), True, 1),
        s(s.t(2, 3), s.ints(1, 3, high=2), s.t(3), 0),
    ],
    errors=lambda s: [s.error("IndexRangeError", s.t(3), s.ints(2, high=2) + 3, 0)],
    dtypes="all",
    doc="""x with values in the places that take_along_axis would read; x itself stays as it is.

    >>> import core
    >>> core.put_along_axis(core.asarray([1, 2, 3]), core.asarray([2]), 9).tolist()
    [1, 2, 9]
    """,
)

__all__ = ["put_along_axis", "scatter", "scatter_add", "scatter_reduce"]
