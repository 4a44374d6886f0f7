"""The largest and smallest elements over axes, and where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.dispatcher.binding import invoke
from core.dtype_table import is_float
from core.operators.definition.define import define
from core.operators.definition.rowwise import reduction, rowwise
from core.operators.elementwise.arithmetic import where
from core.operators.reduction.reductions import (
    np_axis,
    reduction_errors,
    reduction_samples,
    spread_over,
)
from core.transforms.batching import batching_rule, leading, to_front

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.bodies.definition import Body
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import Row, RowOut
    from core.operators.definition.samples import ErrorSample, SampleMaker
    from core.type_aliases import Array, Axis, Batched, Namespace


def _extreme_weights(
    x: Tensor, result: Tensor, axis: Sequence[int] | None, keepdims: bool
) -> Tensor:
    """Where x attains its extreme, the places of one result sharing a weight of 1.

    The extreme of numbers among which there is NaN is NaN, and each of these attains it.
    """
    result = spread_over(result, x, axis, keepdims)
    nan = (result != result) & (x != x)
    hit = where((x == result) | nan, 1, 0).astype(x.dtype)
    return hit / hit.sum(axis=axis, keepdims=True)


def extreme_vjp(
    g: Tensor, x: Tensor, result: Tensor, axis: Sequence[int] | None, keepdims: bool
) -> Tensor:
    return spread_over(g, x, axis, keepdims) * _extreme_weights(x, result, axis, keepdims)


def extreme_jvp(
    t_x: Tensor, x: Tensor, result: Tensor, axis: Sequence[int] | None, keepdims: bool
) -> Tensor:
    return (t_x * _extreme_weights(x, result, axis, keepdims)).sum(axis=axis, keepdims=keepdims)


def extreme_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield from reduction_errors(s)
    yield s.error("ShapeError", s.t(0, 3), axis=0)


def _extreme(name: str, combine: str, positional: bool, doc: str) -> Operator:
    star = "" if positional else "*, "

    def reference(np: Namespace, x: Array, axis: Axis, keepdims: bool) -> Array:
        return getattr(np, combine)(x, axis=np_axis(axis), keepdims=keepdims)

    def keyword(np: Namespace, x: Array, axis: Axis, *, keepdims: bool) -> Array:
        return reference(np, x, axis, keepdims)

    return define(
        f"core::{name}(Tensor x, int[]? axis=None, {star}bool keepdims=False) -> Tensor",
        rule="minmax",
        body=reduction(lambda x, dtype: x, combine),
        reference=reference if positional else keyword,
        vjp=extreme_vjp,
        jvp=extreme_jvp,
        batch="reduction",
        method=name,
        samples=reduction_samples,
        errors=extreme_errors,
        dtypes="real",
        doc=f"""The {doc} element over axis; NaN if there is one. Ties share the gradient.

    >>> import core
    >>> core.{name}(core.asarray([[1, 5], [4, 2]]), axis=0).tolist()
    {[4, 5] if combine == "max" else [1, 2]}
    """,
    )


max = _extreme("max", "max", False, "largest")
min = _extreme("min", "min", False, "smallest")
amax = _extreme("amax", "max", True, "largest")
amin = _extreme("amin", "min", True, "smallest")


# ---- both --------------------------------------------------------------------------------------
@rowwise()
def _aminmax_body(
    b: Builder, out: tuple[RowOut, RowOut], x: Row, *, axis: Sequence[int] | None, keepdims: bool
) -> tuple[Value, Value]:
    def one(*j: Value) -> tuple[Value, Value]:
        value = x(*j)
        return value, value

    def join(p: tuple[Value, Value], q: tuple[Value, Value]) -> tuple[Value, Value]:
        return ir.ops.minimum(p[0], q[0]), ir.ops.maximum(p[1], q[1])

    start = ir.neutral("min", x.dtype), ir.neutral("max", x.dtype)
    return b.reduce(x.sizes, start, one, join)


def _aminmax_vjp(
    g: tuple[Tensor, ...],
    x: Tensor,
    results: tuple[Tensor, ...],
    axis: Sequence[int] | None,
    keepdims: bool,
) -> Tensor:
    low, high = (extreme_vjp(part, x, r, axis, keepdims) for part, r in zip(g, results))
    return low + high


aminmax = define(
    "core::aminmax(Tensor x, *, int[]? axis=None, bool keepdims=False) -> (Tensor min, Tensor max)",
    rule="minmax",
    body=_aminmax_body,
    reference=lambda np, x, *, axis, keepdims: tuple(
        extreme(x, axis=np_axis(axis), keepdims=keepdims) for extreme in (np.min, np.max)
    ),
    vjp=_aminmax_vjp,
    jvp=lambda t_x, x, results, axis, keepdims: tuple(
        extreme_jvp(t_x, x, r, axis, keepdims) for r in results
    ),
    batch="reduction",
    method="aminmax",
    samples=reduction_samples,
    errors=extreme_errors,
    dtypes="real",
    doc="""The smallest and the largest element over axis, in one pass.

    >>> import core
    >>> [end.item() for end in core.aminmax(core.asarray([3, 1, 2]))]
    [1, 3]
    """,
)


# ---- positions ---------------------------------------------------------------------------------
def _before(a: tuple[Value, ...], b: tuple[Value, ...], largest: bool) -> Value:
    """Whether a comes before b: NaN first, then the larger value, then the smaller position."""
    (x, i), (y, j) = a, b
    beats = (x > y if largest else x < y) | ((x == y) & (i < j))
    if not is_float(x.dtype):
        return beats
    x_nan, y_nan = ir.ops.isnan(x), ir.ops.isnan(y)
    return (x_nan & (~y_nan | (i < j))) | (~y_nan & beats)


def _arg_body(largest: bool) -> Body:
    def combine(a: tuple[Value, ...], b: tuple[Value, ...]) -> tuple[Value, ...]:
        first = _before(a, b, largest)
        return tuple(ir.ops.where(first, p, q) for p, q in zip(a, b))

    def row(b: Builder, out: RowOut, x: Row, axis: int | None, keepdims: bool) -> Value:
        worst = ir.neutral("max" if largest else "min", x.dtype)

        def one(*j: Value) -> tuple[Value, ...]:
            position = ir.ops.const(0, "index")
            for size, i in zip(x.sizes, j):
                position = position * size + i
            return x(*j), position

        return b.reduce(x.sizes, (worst, 2**63 - 1), one, combine)[1]

    return rowwise()(row)


@batching_rule
def _arg_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    x, axis, keepdims = to_front(args[0], dims[0], size), args[1], args[2]
    if axis is not None:
        return leading("axis")(op, args, dims, size)
    out = invoke(op, [x.reshape((size, -1)), 1, False])
    return (out.reshape((size, *(1,) * (x.ndim - 1))) if keepdims else out), 0


def _arg_extreme(name: str, reference: Callable[..., Array], doc: str) -> Operator:
    return define(
        f"core::{name}(Tensor x, int? axis=None, *, bool keepdims=False) -> Tensor",
        rule="argminmax",
        body=_arg_body(largest=name == "argmax"),
        reference=reference,
        batch=_arg_batch,
        method=name,
        samples=lambda s: [
            s(s.t(2, 3)),
            s(s.t(2, 3), axis=1),
            s(s.t(2, 3), axis=-2, keepdims=True),
            s(s.t(2, 3), keepdims=True),
            s(s.t(), axis=-1),
        ],
        errors=lambda s: [
            s.error("IndexRangeError", s.t(2, 3), axis=2),
            s.error("ShapeError", s.t(0), axis=0),
        ],
        dtypes="real",
        doc=f"""The position of the {doc} element along axis, the first of equals, as int64.

    None: of all elements in row-major order. NaN counts as the {doc}.

    >>> import core
    >>> core.{name}(core.asarray([[1, 5], [4, 2]]), axis=0).tolist()
    {[1, 0] if name == "argmax" else [0, 1]}
    """,
        no_vjp="integer output",
        no_jvp="integer output",
    )


argmax = _arg_extreme(
    "argmax", lambda np, x, axis, *, keepdims: np.argmax(x, axis=axis, keepdims=keepdims), "largest"
)
argmin = _arg_extreme(
    "argmin",
    lambda np, x, axis, *, keepdims: np.argmin(x, axis=axis, keepdims=keepdims),
    "smallest",
)

__all__ = ["amax", "amin", "aminmax", "argmax", "argmin", "max", "min"]
