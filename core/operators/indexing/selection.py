"""Parts of rows in order: the largest, the k-th, the most frequent, the median."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import int64
from core.dtype_table import is_float
from core.errors import DtypeError, IndexRangeError, ShapeError
from core.operators.definition.body_parts import along, declares, indices, unkeyed
from core.operators.definition.define import define
from core.operators.definition.reference import of_rows
from core.operators.definition.shapes import new, wrap_row_axis
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.gathering import picked_jvp, picked_vjp, take_along_axis
from core.operators.indexing.merge_sort import sort_rows
from core.operators.indexing.sorting import sort_reference, sort_with_indices
from core.operators.reduction.extremes import extreme_jvp, extreme_vjp
from core.operators.reduction.scans import cummax
from core.operators.shape.copying import clone
from core.operators.shape.creation import arange, full, zeros_like
from core.operators.shape.joining import concat
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace

    Element = Callable[[Value | int], Value]  # of a row, by its index or by its rank


# ---- the first of each row ---------------------------------------------------------------------
def _no_order(name: str, x: Tensor) -> DtypeError:
    return DtypeError(
        what=f"{name} does not take {x.dtype}",
        why="complex numbers have no order",
        exists="bool, integer and floating dtypes",
        fix="order by abs(x), or by the real part",
    )


def _check_k(name: str, x: Tensor, k: int, axis: int, least: int) -> int:
    axis = wrap_row_axis(axis, x.ndim)
    if x.dtype.kind == "complex floating":
        raise _no_order(name, x)
    size = x.shape[axis] if x.ndim else 1
    if not least <= k <= size:
        raise IndexRangeError(
            what=f"{name} was given k={k} for axis {axis} of shape {x.shape}",
            why=f"there are {size} elements in a row",
            exists=f"{least} to {size}",
            fix="pass a k in that range",
        )
    return axis


def _topk_fake(x: Tensor, k: int, axis: int, largest: bool, sorted: bool) -> tuple[Tensor, ...]:
    axis = _check_k("topk", x, k, axis, 0 if x.ndim else 1)
    shape = (*x.shape[:axis], k, *x.shape[axis + 1 :]) if x.ndim else ()
    return new(shape, x.dtype, x), new(shape, int64, x)


@declares(specialization_keys={"k": unkeyed})
def _topk_body(
    b: Builder,
    out: tuple[Buffer, Buffer],
    x: Buffer,
    k: None,
    axis: int,
    largest: bool,
    sorted: bool,
) -> None:
    values, positions = out
    others, wanted, place = along(values, axis)
    position = sort_rows(b, x, axis, largest, wanted)
    with b.parallel(*others, wanted) as at:
        *row, j = indices(at)
        source = position(tuple(row), j)
        values[place(tuple(row), j)] = x[place(tuple(row), source)]
        positions[place(tuple(row), j)] = source


def _topk_reference(
    np: Namespace, x: Array, k: int, axis: int, largest: bool, sorted: bool
) -> tuple[Array, ...]:
    values, order = sort_reference(np, x, axis=axis, descending=largest, stable=True)
    first = [slice(None)] * x.ndim
    first[axis] = slice(0, k)
    return values[tuple(first)], order[tuple(first)]


topk = define(
    "core::topk(Tensor x, int k, int axis=-1, bool largest=True, bool sorted=True)"
    " -> (Tensor values, Tensor indices)",
    fake=_topk_fake,
    body=_topk_body,
    reference=of_rows(_topk_reference),
    vjp=picked_vjp,
    jvp=picked_jvp,
    batch=leading("axis"),
    method="topk",
    samples=lambda s: [
        s(s.t(5), 2),
        s(s.t(2, 3), 1, 0),
        s(s.t(3, 40), 5, largest=False),
        s(s.t(2, 70, 2), 20, 1),
        s(s.ints(6, high=3), 6),
        s(s.t(3), 0),
        s(s.t(0, 3), 2),
        s(s.t(), 1, 0),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 4),
        s.error("IndexRangeError", s.t(3), -1),
        s.error("IndexRangeError", s.t(3), 1, 1),
        s.error("DtypeError", s.t(3, dtype="complex64"), 1),
    ],
    dtypes="real",
    doc="""The k largest, or smallest, elements along axis in order, and where they are, as int64.

    Of equal elements the first come first; NaN counts as largest. sorted is taken for PyTorch's
    sake: results are in order in any case.

    >>> import core
    >>> values, indices = core.topk(core.asarray([3, 1, 2]), 2)
    >>> values.tolist(), indices.tolist()
    ([3, 2], [0, 2])
    """,
)


# ---- one of each row ---------------------------------------------------------------------------
def _row_fake(name: str) -> Callable[..., tuple[Tensor, Tensor]]:
    def fake(x: Tensor, *arguments: int) -> tuple[Tensor, Tensor]:
        *k, axis, keepdims = arguments
        axis = _check_k(name, x, k[0], axis, 1) if k else _check_row(name, x, axis)
        shape = (*x.shape[:axis], *((1,) if keepdims and x.ndim else ()), *x.shape[axis + 1 :])
        return new(shape, x.dtype, x), new(shape, int64, x)

    return fake


def _pick_body(rank: Callable[..., Value], wanted: Callable[..., Value]) -> Callable[..., None]:
    """A body that stores one element of each row: rank(b, row, size, find, *given) is where it is.

    row(j) is the j-th element as it stands, find(j) where the j-th in order is, for j below
    wanted(size, *given); given is k, if the operator has it.
    """

    def body(b: Builder, out: tuple[Buffer, Buffer], x: Buffer, *arguments: Any) -> None:
        values, positions = out
        *k, axis, keepdims = arguments
        others, size, place = along(x, axis)
        position = sort_rows(b, x, axis, False, wanted(size, *k))
        with b.parallel(*others) as at:
            at = indices(at)
            source = rank(b, lambda j: x[place(at, j)], size, lambda j: position(at, j), *k)
            where_to = place(at, 0) if keepdims or x.ndim == 0 else at
            values[where_to] = x[place(at, source)]
            positions[where_to] = source

    return body


def _picked_one_vjp(
    g: tuple[Tensor, Tensor | None],
    like_x: Tensor,
    axis: int,
    keepdims: bool,
    results: tuple[Tensor, Tensor],
) -> Tensor:
    if like_x.ndim == 0:
        return g[0]
    parts = [g[0], results[1]]
    to, at = parts if keepdims else (t.expand_dims(axis % like_x.ndim) for t in parts)
    return zeros_like(like_x).scatter_reduce(axis, at, to, "sum")


def _picked_one_jvp(
    t_x: Tensor, axis: int, keepdims: bool, results: tuple[Tensor, Tensor]
) -> tuple[Tensor, None]:
    if t_x.ndim == 0:
        return t_x, None
    axis = axis % t_x.ndim
    at = results[1] if keepdims else results[1].expand_dims(axis)
    t = take_along_axis(t_x, at, axis)
    return (t if keepdims else t.select(axis, 0)), None


_PICKED: dict[str, Any] = {
    "vjp": _picked_one_vjp,
    "jvp": _picked_one_jvp,
    "batch": leading("axis"),
    "dtypes": "real",
}


def _one_reference(
    np: Namespace, x: Array, at: int, axis: int, keepdims: bool
) -> tuple[Array, ...]:
    values, order = sort_reference(np, x, axis=axis, descending=False, stable=True)
    parts = [np.take(t, [at], axis=axis) for t in (values, order)]
    return tuple(t if keepdims else np.squeeze(t, axis) for t in parts)


_kth_body = declares(runtime_args=("k",))(
    _pick_body(lambda b, row, size, find, k: find(k - 1), lambda size, k: k)
)

kthvalue = define(
    "core::kthvalue(Tensor x, int k, int axis=-1, bool keepdims=False)"
    " -> (Tensor values, Tensor indices)",
    fake=_row_fake("kthvalue"),
    body=_kth_body,
    reference=of_rows(
        lambda np, x, k, axis, keepdims: _one_reference(np, x, k - 1, axis, keepdims)
    ),
    method="kthvalue",
    samples=lambda s: [
        s(s.t(5), 2),
        s(s.t(2, 3), 1, 0),
        s(s.t(3, 40), 20, keepdims=True),
        s(s.t(), 1, 0, True),
        s(s.ints(6, high=3), 4),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 4),
        s.error("IndexRangeError", s.t(3), 0),
        s.error("IndexRangeError", s.t(3), 1, 1),
        s.error("DtypeError", s.t(3, dtype="complex64"), 1),
    ],
    **_PICKED,
    doc="""The k-th smallest element along axis, k counting from 1, and where it is, as int64.

    >>> import core
    >>> values, indices = core.kthvalue(core.asarray([3, 1, 2]), 2)
    >>> values.item(), indices.item()
    (2, 2)
    """,
)


def _mode(x: Tensor, axis: int, keepdims: bool) -> tuple[Tensor, ...]:
    """The longest run of equals in order, the first of such: its last element."""
    axis = _check_row("mode", x, axis)
    if x.ndim == 0:
        return clone(x), full((), 0, dtype="int64", device=x.device)
    values, order = sort_with_indices(x, axis=axis)
    place = _places(x, axis)
    if x.shape[axis] > 1:
        same = values.slice(axis, 1, None) == values.slice(axis, None, -1)
        first = full(values.slice(axis, 0, 1).shape, False, dtype="bool", device=x.device)
        start = where(concat([first, same], axis=axis), 0, place)
        length = place - cummax(start, axis)[0]
    else:
        length = place * (values == values)
    best = length.argmax(axis=axis, keepdims=True)
    picked = [take_along_axis(t, best, axis) for t in (values, order)]
    return tuple(t if keepdims else clone(t.select(axis, 0)) for t in picked)


def _check_row(name: str, x: Tensor, axis: int) -> int:
    axis = wrap_row_axis(axis, x.ndim)
    if x.dtype.kind == "complex floating":
        raise _no_order(name, x)
    if x.ndim and x.shape[axis] == 0:
        raise ShapeError(
            what=f"{name} of rows without elements, of a tensor of shape {x.shape}",
            why="an empty row has no element to choose",
            exists="axes of size 1 or more",
            fix="reduce another axis, or test for an empty tensor first",
        )
    return axis


def _places(x: Tensor, axis: int) -> Tensor:
    """For each element its position along axis."""
    count = arange(x.shape[axis], dtype="int64", device=x.device)
    return count.reshape((-1, *(1,) * (x.ndim - axis - 1))).broadcast_to(x.shape)


def _mode_reference(np: Namespace, x: Array, axis: int, keepdims: bool) -> tuple[Array, ...]:
    def of_row(row: Array) -> int:
        values, counts = np.unique(row, return_counts=True, equal_nan=False)
        value = values[np.argmax(counts)]
        return np.flatnonzero(row == value)[-1] if value == value else np.argmax(row != row)

    at = np.expand_dims(np.apply_along_axis(of_row, axis, x), axis)
    value = np.take_along_axis(x, at, axis)
    return (value, at) if keepdims else (np.squeeze(value, axis), np.squeeze(at, axis))


mode = define(
    "core::mode(Tensor x, int axis=-1, bool keepdims=False) -> (Tensor values, Tensor indices)",
    decomposition=_mode,
    reference=of_rows(_mode_reference),
    method="mode",
    samples=lambda s: [
        s(s.ints(9, high=3)),
        s(s.ints(4, 5, high=3), 0),
        s(s.t(3, 4), keepdims=True),
        s(s.t(3, 1)),
        s(s.t(), 0),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 1),
        s.error("ShapeError", s.t(2, 0)),
        s.error("DtypeError", s.t(3, dtype="complex64")),
    ],
    dtypes="real",
    doc="""The most frequent element along axis, the smallest of such, and where it is last: int64.

    >>> import core
    >>> values, indices = core.mode(core.asarray([1, 2, 2, 0]))
    >>> values.item(), indices.item()
    (2, 2)
    """,
)


# ---- medians -----------------------------------------------------------------------------------
def _is_nan(x: Value) -> Value:
    return x != x


def _median_rank(b: Builder, row: Element, size: Value, find: Element) -> Value:
    """The first NaN, if there is one."""
    half = find((size - 1) // 2)
    if not is_float(row(0).dtype):
        return half
    end = ir.ops.cast(size, "int64")
    first = b.min(size, lambda j: ir.ops.where(_is_nan(row(j)), ir.ops.cast(j, "int64"), end))
    return ir.ops.where(first < end, ir.ops.minimum(first, end - 1), half)


def _nanmedian_rank(b: Builder, row: Element, size: Value, find: Element) -> Value:
    """NaN is last in order: where there is nothing else, the first of them."""
    if not is_float(row(0).dtype):
        return find((size - 1) // 2)
    numbers = b.sum(size, lambda j: ir.ops.cast(row(j) == row(j), "index"))
    return find(ir.ops.maximum(numbers - 1, 0) // 2)


def _lower_half(size: Value) -> Value:
    return (size + 1) // 2


def _median_reference(skip: bool) -> Callable[..., tuple[Array, ...]]:
    def reference(np: Namespace, x: Array, axis: int, keepdims: bool) -> tuple[Array, ...]:
        values, order = sort_reference(np, x, axis=axis, descending=False, stable=True)
        numbers = np.sum(x == x, axis=axis, keepdims=True)
        size = x.shape[axis]
        at = np.where(numbers == size, (size - 1) // 2, numbers)
        at = np.maximum(numbers - 1, 0) // 2 if skip else at
        parts = [np.take_along_axis(t, at, axis) for t in (values, order)]
        return tuple(t if keepdims else np.squeeze(t, axis) for t in parts)

    return reference


def _median_op(name: str, rank: Callable[..., Value], doc: str) -> Operator:
    return define(
        f"core::{name}_with_indices(Tensor x, int axis=-1, bool keepdims=False)"
        " -> (Tensor values, Tensor indices)",
        fake=_row_fake(name),
        body=_pick_body(rank, _lower_half),
        reference=of_rows(_median_reference(name == "nanmedian")),
        public=False,
        samples=lambda s: [
            s(s.t(5)),
            s(s.t(4, 6)),
            s(s.t(4, 3), 0, True),
            s(s.ints(4, 3), 0),
            s(s.t(1)),
            s(s.t(), 0),
        ],
        errors=lambda s: [
            s.error("IndexRangeError", s.t(3), 1),
            s.error("ShapeError", s.t(2, 0)),
            s.error("DtypeError", s.t(3, dtype="complex64")),
        ],
        **_PICKED,
        doc=f"""{doc}

    >>> import core
    >>> values, indices = core.ops.core.{name}_with_indices(core.asarray([3.0, 1.0, 2.0, 4.0]))
    >>> values.item(), indices.item()
    (2.0, 2)
    """,
    )


median_with_indices = _median_op(
    "median",
    _median_rank,
    "The median along axis, of two the lower, and where it is; NaN with NaN.",
)
nanmedian_with_indices = _median_op(
    "nanmedian",
    _nanmedian_rank,
    "The median along axis of the elements that are not NaN, and its index.",
)


def _of_all(name: str, along: Operator) -> Operator:
    """The median of every element: of equal ones, which share the gradient, none is chosen."""
    return define(
        f"core::{name}_of_all(Tensor x) -> Tensor",
        decomposition=lambda x: along(x.reshape((-1,)))[0],
        reference=lambda np, x: _median_reference(name == "nanmedian")(
            np, x.reshape(-1), axis=0, keepdims=False
        )[0],
        vjp=lambda g, x, result: extreme_vjp(g, x, result, None, False),
        jvp=lambda t_x, x, result: extreme_jvp(t_x, x, result, None, False),
        public=False,
        samples=lambda s: [s(s.t(5)), s(s.t(4, 6)), s(s.t()), s(s.ints(4, 3))],
        errors=lambda s: [
            s.error("ShapeError", s.t(2, 0)),
            s.error("DtypeError", s.t(3, dtype="complex64")),
        ],
        dtypes="real",
        doc=f"""The {name} of all elements; equal ones share the gradient.

    >>> import core
    >>> core.ops.core.{name}_of_all(core.asarray([3.0, 1.0, 2.0, 4.0])).item()
    2.0
    """,
    )


median_of_all = _of_all("median", median_with_indices)
nanmedian_of_all = _of_all("nanmedian", nanmedian_with_indices)


def median(
    x: Tensor, axis: int | None = None, keepdims: bool = False
) -> Tensor | tuple[Tensor, ...]:
    """The median of all elements; with an axis (values, indices) along it, as PyTorch.

    Of two elements in the middle the lower one; NaN if there is one. The median of all elements
    shares its gradient among equal ones.

    >>> import core
    >>> core.median(core.asarray([3.0, 1.0, 2.0, 4.0])).item()
    2.0
    """
    if axis is None:
        return median_of_all(x)
    return median_with_indices(x, axis, keepdims)


def nanmedian(
    x: Tensor, axis: int | None = None, keepdims: bool = False
) -> Tensor | tuple[Tensor, ...]:
    """The median of all elements that are not NaN; with an axis (values, indices) along it.

    >>> import core
    >>> core.nanmedian(core.asarray([3.0, float("nan"), 1.0])).item()
    1.0
    """
    if axis is None:
        return nanmedian_of_all(x)
    return nanmedian_with_indices(x, axis, keepdims)


__all__ = ["kthvalue", "median", "mode", "nanmedian", "topk"]
PUBLIC = (median, nanmedian)
METHODS = {"median": median, "nanmedian": nanmedian}
