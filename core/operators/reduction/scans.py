"""Scans: running sums, products, extremes and log-sums along an axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.errors import ShapeError
from core.operators.definition.body_parts import accumulator, along
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.reference import numpy_dtype, of_rows
from core.operators.definition.shapes import new, wrap_axis, wrap_row_axis
from core.operators.definition.widening import widened
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.gathering import picked_jvp, picked_vjp
from core.operators.shape.creation import zeros_like
from core.operators.shape.joining import concat
from core.tensors.kinds import conjugate, need_computed
from core.transforms.batching import batching_rule, leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Batched, Namespace


# ---- linear recurrences ------------------------------------------------------------------------
def _recurrence_fake(a: Tensor, x: Tensor, axis: int, reverse: bool) -> Tensor:
    need_computed("core::linear_recurrence", a, x)
    if a.shape != x.shape or a.dtype != x.dtype:
        raise ShapeError(
            what=f"a recurrence of factors {a.dtype}{a.shape} and terms {x.dtype}{x.shape}",
            why="each element has one factor and one term",
            exists="tensors of one shape and dtype",
            fix="broadcast or cast one of them",
        )
    wrap_axis(axis, x.ndim)
    return new(x.shape, x.dtype, x)


def _recurrence_body(
    b: Builder, out: Buffer, a: Buffer, x: Buffer, axis: int, reverse: bool
) -> None:
    """In order, so that a factor of 0 forgets all before it, infinities too."""
    others, size, place = along(x, axis)
    acc_dtype = accumulator(x.dtype)
    with b.parallel(*others) as at:

        def step(j: Value, y: Value) -> Value:
            here = place(at, size - 1 - j if reverse else j)
            y = ir.ops.cast(a[here], acc_dtype) * y + ir.ops.cast(x[here], acc_dtype)
            out[here] = ir.ops.cast(y, out.dtype)
            return y

        b.loop(size, (ir.ops.const(0, acc_dtype),), step)


def _recurrence_reference(np: Namespace, a: Array, x: Array, axis: int, reverse: bool) -> Array:
    a, x, out = (np.moveaxis(t, axis, 0) for t in (a, x, np.empty_like(x)))
    y = 0
    for i in reversed(range(len(x))) if reverse else range(len(x)):
        y = out[i] = a[i] * y + x[i]
    return np.moveaxis(out, 0, axis)


def _beside(x: Tensor, axis: int, step: int) -> Tensor:
    """For each element the one before it (step -1) or after it (1); 0 at the end."""
    if step < 0:
        neighbours, edge = x.slice(axis, None, -1), x.slice(axis, 0, 1)
        return concat([zeros_like(edge), neighbours], axis=axis)
    neighbours, edge = x.slice(axis, 1, None), x.slice(axis, 0, 1)
    return concat([neighbours, zeros_like(edge)], axis=axis)


def _recurrence_vjp(
    g: Tensor, a: Tensor, result: Tensor, axis: int, reverse: bool
) -> tuple[Tensor, Tensor]:
    step = 1 if reverse else -1
    to_x = linear_recurrence(conjugate(_beside(a, axis, -step)), g, axis, not reverse)
    return to_x * conjugate(_beside(result, axis, step)), to_x


def _recurrence_jvp(
    t_a: Tensor, t_x: Tensor, a: Tensor, result: Tensor, axis: int, reverse: bool
) -> Tensor:
    before = _beside(result, axis, 1 if reverse else -1)
    return linear_recurrence(a, t_x + t_a * before, axis, reverse)


linear_recurrence: Any = define(
    "core::linear_recurrence(Tensor a, Tensor x, int axis=-1, bool reverse=False) -> Tensor",
    fake=_recurrence_fake,
    body=_recurrence_body,
    reference=_recurrence_reference,
    vjp=_recurrence_vjp,
    jvp=_recurrence_jvp,
    batch=leading("axis"),
    public=False,
    samples=lambda s: [
        s(s.t(4), s.t(4)),
        s(s.t(2, 3), s.t(2, 3), 0),
        s(s.t(2, 3), s.t(2, 3), -1, reverse=True),
        s(s.t(3, 2).mT, s.t(2, 3), 1),
        s(s.t(2, 0), s.t(2, 0), 1),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2), s.t(3)),
        s.error("IndexRangeError", s.t(2), s.t(2), 1),
    ],
    dtypes="inexact",
    doc="""y[i] = a[i] * y[i - 1] + x[i] along axis, from the start or, in reverse, from the end.

    The derivative of such a recurrence is another one, which is why products, log-sums and what
    else runs along an axis are differentiated by it: it never divides.

    >>> import core
    >>> a, x = core.asarray([1.0, 0.5, 0.5]), core.asarray([8.0, 0.0, 1.0])
    >>> core.ops.core.linear_recurrence(a, x).tolist()
    [8.0, 4.0, 3.0]
    """,
)


# ---- running sums and products -----------------------------------------------------------------
def _scan_body(combine: str) -> Callable[..., None]:
    def body(
        b: Builder,
        out: Buffer,
        x: Buffer,
        *,
        axis: int | None,
        dtype: str | None,
        include_initial: bool,
    ) -> None:
        if x.ndim == 0:
            with b.parallel():
                out[()] = ir.ops.cast(x[()], out.dtype)
            return
        others, size, place = along(x, 0 if axis is None else axis)
        acc_dtype = accumulator(out.dtype)
        with b.parallel(*others) as at:
            if include_initial:
                first = place(at, ir.ops.const(0, "index"))
                out[first] = ir.ops.const(ir.neutral(combine, out.dtype), out.dtype)

            def store(j: Value, total: Value) -> None:
                here = place(at, j + 1 if include_initial else j)
                out[here] = ir.ops.cast(total, out.dtype)

            b.scan(size, None, lambda j: ir.ops.cast(x[place(at, j)], acc_dtype), combine, store)

    return body


def _scan_reference(name: str, initial: int) -> Callable[..., Array]:
    def reference(
        np: Namespace, x: Array, *, axis: int | None, dtype: str | None, include_initial: bool
    ) -> Array:
        out = getattr(np, name)(x, axis=axis, dtype=numpy_dtype(np, dtype)).reshape(np.shape(x))
        if not include_initial or x.ndim == 0:
            return out
        axis = 0 if axis is None else axis
        first = list(x.shape)
        first[axis] = 1
        return np.concatenate([np.full(first, initial, out.dtype), out], axis=axis)

    return reference


@batching_rule
def _scan_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x, axis, *rest = args
    return leading("axis")(op, [x, 0 if axis is None else axis, *rest], dims, size)


def _after_initial(g: Tensor, axis: int, include_initial: bool) -> Tensor:
    return g.slice(axis, 1, None) if include_initial else g


def _sum_scan_vjp(g: Tensor, axis: int | None, include_initial: bool) -> Tensor:
    axis = 0 if axis is None else axis
    if g.ndim == 0:
        return g
    g = _after_initial(g, axis, include_initial)
    return g.flip(axis).cumulative_sum(axis=axis).flip(axis)


def _running_before(x: Tensor, axis: int) -> Tensor:
    return cumulative_prod(x, axis=axis, include_initial=True).slice(axis, None, -1)


def _prod_scan_vjp(g: Tensor, x: Tensor, axis: int | None, include_initial: bool) -> Tensor:
    """g[k] + x[k + 1] * (g[k + 1] + ...), times the product before k: exact with zeros."""
    axis = 0 if axis is None else axis
    if g.ndim == 0:
        return g
    g = _after_initial(g, axis, include_initial)
    x = x.astype(g.dtype)
    after = linear_recurrence(conjugate(_beside(x, axis, 1)), g, axis, True)
    return after * conjugate(_running_before(x, axis))


def _prod_scan_jvp(
    t_x: Tensor, x: Tensor, result: Tensor, axis: int | None, include_initial: bool
) -> Tensor:
    axis = 0 if axis is None else axis
    if x.ndim == 0:
        return t_x
    x, t_x = x.astype(result.dtype), t_x.astype(result.dtype)
    t = linear_recurrence(x, t_x * _running_before(x, axis), axis)
    if not include_initial:
        return t
    return concat([zeros_like(result.slice(axis, 0, 1)), t], axis=axis)


def _scan_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(4))
    yield s(s.t(2, 3), axis=1)
    yield s(s.t(2, 3), axis=-2)
    yield s(s.t(0, 3), axis=0)
    yield s(s.t(), axis=-1)
    yield s(s.t(3, 2).mT, axis=0)
    yield s(s.t(2, 3), axis=1, include_initial=True)
    yield s(s.t(0, 3), axis=0, include_initial=True)
    if not s.is_complex:
        yield s(s.t(3), dtype="float64")


def _scan_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("IndexRangeError", s.t(2, 3), axis=2)
    yield s.error("ShapeError", s.t(2, 3))
    yield s.error("ShapeError", s.t(), axis=0, include_initial=True)


def _scan(
    name: str,
    combine: str,
    numpy_name: str,
    vjp: Callable[..., Tensor],
    jvp: Callable[..., Tensor] | str,
    doc: str,
) -> Operator:
    return define(
        f"core::{name}(Tensor x, *, int? axis=None, dtype? dtype=None,"
        " bool include_initial=False) -> Tensor",
        rule="scan",
        body=_scan_body(combine),
        reference=_scan_reference(numpy_name, int(combine == "prod")),
        vjp=vjp,
        jvp=jvp,
        batch=_scan_batch,
        method=name,
        samples=_scan_samples,
        errors=_scan_errors,
        dtypes="all",
        doc=doc,
    )


cumulative_sum = _scan(
    "cumulative_sum",
    "sum",
    "cumsum",
    _sum_scan_vjp,
    "linear",
    """The running sum along axis, which may be left out for one dimension.

    include_initial: whether the result begins with the sum of nothing, 0, and is one longer.

    >>> import core
    >>> core.cumulative_sum(core.asarray([1, 2, 3])).tolist()
    [1, 3, 6]
    """,
)
cumulative_prod: Any = _scan(
    "cumulative_prod",
    "prod",
    "cumprod",
    _prod_scan_vjp,
    _prod_scan_jvp,
    """The running product along axis, which may be left out for one dimension.

    include_initial: whether the result begins with the product of nothing, 1, and is one longer.

    >>> import core
    >>> core.cumulative_prod(core.asarray([1, 2, 3]), include_initial=True).tolist()
    [1, 1, 2, 6]
    """,
)


# ---- running extremes --------------------------------------------------------------------------
def _running_body(largest: bool) -> Callable[..., None]:
    def later(p: tuple[Value, Value], q: tuple[Value, Value]) -> tuple[Value, Value]:
        """q, the later one, where it is as extreme or NaN; the initial value loses."""
        (x, i), (y, j) = p, q
        wins = (y >= x if largest else y <= x) | ir.ops.isnan(y)
        wins = (wins & (j >= 0)) | (i < 0)
        return ir.ops.where(wins, y, x), ir.ops.where(wins, j, i)

    def body(b: Builder, out: tuple[Buffer, Buffer], x: Buffer, axis: int) -> None:
        values, at_which = out
        others, size, place = along(x, axis)
        acc_dtype = accumulator(x.dtype) if x.dtype != "bool" else "uint8"
        worst = ir.neutral("max" if largest else "min", acc_dtype)
        with b.parallel(*others) as at:

            def one(j: Value) -> tuple[Value, ...]:
                return ir.ops.cast(x[place(at, j)], acc_dtype), ir.ops.cast(j, "int64")

            def store(j: Value, best: Value, position: Value) -> None:
                values[place(at, j)] = ir.ops.cast(best, x.dtype)
                at_which[place(at, j)] = position

            b.scan(size, (worst, -1), one, later, store)

    return body


def _running_reference(largest: bool) -> Callable[..., tuple[Array, Array]]:
    def reference(np: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
        ufunc = np.maximum if largest else np.minimum
        values = ufunc.accumulate(x, axis=axis)
        shape = [1] * x.ndim
        shape[axis] = x.shape[axis]
        position = np.arange(x.shape[axis]).reshape(shape)
        hit = np.where((x == values) | (x != x), position, 0)
        return values, np.maximum.accumulate(hit, axis=axis)

    return reference


def _running(name: str, largest: bool, doc: str) -> Operator:
    return define(
        f"core::{name}(Tensor x, int axis) -> (Tensor values, Tensor indices)",
        rule="sort",
        body=_running_body(largest),
        reference=_running_reference(largest),
        vjp=picked_vjp,
        jvp=picked_jvp,
        batch=leading("axis"),
        method=name,
        samples=lambda s: [
            s(s.t(5), 0),
            s(s.t(2, 3), 0),
            s(s.t(3, 4, 2), -2),
            s(s.t(3, 2).mT, 1),
            s(s.ints(6, high=3), 0),
            s(s.t(2, 0), 1),
            s(s.t(), 0),
        ],
        errors=lambda s: [
            s.error("IndexRangeError", s.t(2), 1),
            s.error("IndexRangeError", s.t(), 1),
            s.error("DtypeError", s.t(2, dtype="complex64"), 0),
        ],
        dtypes="real",
        doc=f"""The {doc} element so far along axis, and where it was, as int64.

    Of equal elements the position is that of the last; NaN stays once it has come.

    >>> import core
    >>> values, indices = core.{name}(core.asarray([2, 1, 3]), 0)
    >>> values.tolist(), indices.tolist()
    {"([2, 2, 3], [0, 0, 2])" if largest else "([2, 1, 1], [0, 1, 1])"}
    """,
    )


cummax = _running("cummax", True, "largest")
cummin = _running("cummin", False, "smallest")


# ---- running log-sums --------------------------------------------------------------------------
def _logcumsumexp_fake(x: Tensor, axis: int) -> Tensor:
    need_real_floating("logcumsumexp", x, "it is a logarithm of sums of exponentials")
    wrap_row_axis(axis, x.ndim)
    return new(x.shape, x.dtype, x)


def _logcumsumexp_body(b: Builder, out: Buffer, x: Buffer, axis: int) -> None:
    """A prefix is a pair: its maximum, and the sum of exponentials relative to it."""
    others, size, place = along(x, axis)
    acc_dtype = accumulator(x.dtype)

    def join(p: tuple[Value, Value], q: tuple[Value, Value]) -> tuple[Value, Value]:
        (top, total), (other, more) = p, q
        equal = top == other  # infinities: their difference would be NaN
        less = ir.ops.exp(ir.ops.where(equal, 0, -ir.ops.absolute(top - other)))
        total, more = (
            ir.ops.where(top >= other, total, total * less),
            ir.ops.where(top >= other, more * less, more),
        )
        return ir.ops.maximum(top, other), total + more

    with b.parallel(*others) as at:

        def one(j: Value) -> tuple[Value, Value]:
            return ir.ops.cast(x[place(at, j)], acc_dtype), ir.ops.const(1, acc_dtype)

        def store(j: Value, top: Value, total: Value) -> None:
            out[place(at, j)] = ir.ops.cast(top + ir.ops.log(total), out.dtype)

        b.scan(size, (float("-inf"), 0), one, join, store)


def _logcumsumexp_reference(np: Namespace, x: Array, axis: int) -> Array:
    return np.logaddexp.accumulate(x, axis=axis)


def _ratio(smaller: Tensor, larger: Tensor) -> Tensor:
    """exp(smaller - larger), of equal infinities 1.

    Where there is no neighbour, callers pass the number itself: exp(0 - large) would overflow.
    """
    return where(smaller == larger, 0, smaller - larger).exp()


def _wide(x: Tensor, result: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """x and logcumsumexp(x) such that exp(x - result) is exact enough: 16 bits are not."""
    wide = widened(x)
    return (x, result) if wide is x else (wide, logcumsumexp(wide, axis))


def _logcumsumexp_vjp(g: Tensor, x: Tensor, result: Tensor, axis: int) -> Tensor:
    if x.ndim == 0:
        return g
    dtype, (x, result) = x.dtype, _wide(x, result, axis)
    following = concat([result.slice(axis, 1, None), result.slice(axis, -1, None)], axis=axis)
    after = linear_recurrence(_ratio(result, following), g.astype(x.dtype), axis, True)
    return (after * _ratio(x, result)).astype(dtype)


def _logcumsumexp_jvp(t_x: Tensor, x: Tensor, result: Tensor, axis: int) -> Tensor:
    if x.ndim == 0:
        return t_x
    dtype, (x, result) = x.dtype, _wide(x, result, axis)
    before = concat([result.slice(axis, 0, 1), result.slice(axis, None, -1)], axis=axis)
    factors = _ratio(before, result)
    return linear_recurrence(factors, t_x * _ratio(x, result), axis).astype(dtype)


logcumsumexp = define(
    "core::logcumsumexp(Tensor x, int axis) -> Tensor",
    fake=_logcumsumexp_fake,
    body=_logcumsumexp_body,
    reference=of_rows(_logcumsumexp_reference),
    vjp=_logcumsumexp_vjp,
    jvp=_logcumsumexp_jvp,
    batch=leading("axis"),
    method="logcumsumexp",
    samples=lambda s: [
        s(s.t(5), 0),
        s(s.t(2, 3), 0),
        s(s.t(3, 4, 2), -2),
        s(s.t(3, 2).mT, 1),
        s(s.t(2, 0), 1),
        s(s.t(), 0),
        s(s.t(4, low=2000, high=2002), 0),
        s(s.t(4, low=-2002, high=-2000), 0),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2), 1),
        s.error("IndexRangeError", s.t(), 1),
        s.error("DtypeError", s.ints(2), 0),
    ],
    dtypes="float",
    doc="""The logarithm of the running sum of exp(x) along axis; nothing overflows.

    >>> import core
    >>> core.logcumsumexp(core.asarray([1000.0, 1000.0]), 0).tolist()
    [1000.0, 1000.693...]
    """,
)

__all__ = ["cummax", "cummin", "cumulative_prod", "cumulative_sum", "logcumsumexp"]
