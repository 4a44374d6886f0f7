"""Pooling: the largest element of every window over the last one to three axes; their layout.

Each form is made of views of windows. The positions of maxima come from windows over a plane of
numbers, so that one kernel serves every window size, stride, padding and dilation.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any

from core import ir
from core.dispatcher.binding import invoke
from core.dtype_table import is_float
from core.errors import DtypeError, ShapeError
from core.operators.definition.body_parts import indices
from core.operators.definition.define import define
from core.operators.definition.shapes import new, spread
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import maximum
from core.operators.shape.creation import arange, full
from core.operators.shape.joining import concat
from core.operators.shape.patches import folded, padded, windows
from core.transforms.batching import batching_rule, leading, to_front

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core._native import dtype as DType
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Namespace

_NOWHERE = 2**62  # the position of padding, which is never the largest


# ---- settings ----------------------------------------------------------------------------------
class Layout:
    """How windows lie over the spatial axes of x: settings, counts, and padding at both ends."""

    def __init__(
        self,
        x: Tensor | Array,
        kernel: Sequence[int],
        stride: Sequence[int] | None,
        padding: Sequence[int],
        dilation: Sequence[int],
        ceil_mode: bool,
    ) -> None:
        n = len(kernel)
        self.kernel, self.sizes = tuple(kernel), x.shape[x.ndim - n :] if x.ndim > n else ()
        self.stride = spread(kernel if stride is None or not len(stride) else stride, n)
        self.before, self.dilation = spread(padding, n), spread(dilation, n)
        settings = (self.sizes, self.stride, self.before, self.dilation)
        self._check(x, n, settings)
        rows = list(zip(self.kernel, *settings))
        self.counts = tuple(_count(*row, ceil_mode) for row in rows)
        if any(n < 1 for n in (*self.counts, *self.sizes)):  # sizes may be symbols
            raise _error(x, self.kernel, "axes that hold one window or more")
        self.after = self.before
        if ceil_mode:
            reach = [(c - 1) * s + d * (k - 1) + 1 for c, (k, _, s, _, d) in zip(self.counts, rows)]
            self.after = tuple(
                max(0, r - size - p) for r, size, p in zip(reach, self.sizes, self.before)
            )
        self.shape = (*x.shape[: x.ndim - n], *self.counts)

    def _check(self, x: Tensor | Array, n: int, settings: tuple[tuple[int, ...], ...]) -> None:
        if any(len(v) != n for v in settings):
            raise _error(x, self.kernel, f"x of more than {n} dimensions, {n} numbers a setting")
        if min((*self.kernel, *self.stride, *self.dilation)) < 1:
            raise _error(x, self.kernel, "window sizes, strides and dilations from 1")
        if any(p < 0 or p > k // 2 for p, k in zip(self.before, self.kernel)):
            raise _error(x, self.kernel, "padding from 0 to half a window")

    def windows(self, x: Tensor, value: float) -> Tensor:
        """(..., *count, *kernel), with value beyond the edges."""
        x = padded(x, self.before, self.after, value)
        parts = windows(x, self.kernel, self.stride, self.dilation)
        first = parts.ndim - 2 * len(self.kernel)
        for d, count in enumerate(self.counts, first):
            parts = parts if parts.shape[d] == count else parts.slice(d, 0, count)
        return parts


def _count(kernel: int, size: int, stride: int, padding: int, dilation: int, ceil: bool) -> int:
    last = size + 2 * padding - dilation * (kernel - 1) - 1
    count = (last + (stride - 1 if ceil else 0)) // stride + 1
    if ceil and (count - 1) * stride >= size + padding:
        count -= 1  # a window has to begin within x or its padding on the left
    return count


def _error(x: Tensor | Array, kernel: tuple[int, ...], exists: str) -> ShapeError:
    return ShapeError(
        what=f"windows of {tuple(kernel)} cannot be pooled over a tensor of shape {x.shape}",
        why="every window has elements, and lies within the padded axes",
        exists=exists,
        fix="change kernel_size, stride, padding or dilation",
    )


def lowest(dtype: DType) -> float:
    """The number below which no element of this dtype lies."""
    if dtype.kind == "real floating":
        return float("-inf")
    if dtype.kind == "unsigned integer":
        return 0
    if dtype.kind == "signed integer":
        return -(2 ** (8 * dtype.itemsize - 1))
    raise DtypeError(
        what=f"the largest element of a window of {dtype}",
        why="only numbers that have an order have a largest",
        exists="real floating-point numbers and integers",
        fix="cast first: x.astype(core.float32)",
    )


# ---- maxima ------------------------------------------------------------------------------------
def _max_body(
    b: Builder, out: tuple[Buffer, Buffer], parts: Buffer, places: Buffer, axes: int
) -> None:
    """In order: windows are small, and there are many."""
    values, positions = out
    first = parts.ndim - axes
    lead = first - (places.ndim - axes)
    with b.parallel(*parts.shape[:first]) as at:
        at = indices(at)

        def better(j: tuple[Value, ...], best: Value, where: Value) -> tuple[Value, ...]:
            value, place = parts[(*at, *j)], places[(*at[lead:], *j)]
            first = (value > best) | ((value == best) & (place < where))
            if is_float(parts.dtype):  # NaN before numbers
                is_nan = ir.ops.isnan(best)
                first = (first & ~is_nan) | (ir.ops.isnan(value) & (~is_nan | (place < where)))
            return ir.ops.where(first, value, best), ir.ops.where(first, place, where)

        def inner(d: int, j: tuple[Value, ...], best: Value, where: Value) -> tuple[Value, ...]:
            if d == axes:
                return better(j, best, where)
            return b.loop(
                parts.shape[first + d],
                (best, where),
                lambda i, best, where: inner(d + 1, (*j, i), best, where),
            )

        worst = ir.ops.const(ir.neutral("max", parts.dtype), parts.dtype)
        values[at], positions[at] = inner(0, (), worst, ir.ops.const(2**63 - 1, "int64"))


def _max_reference(np: Namespace, parts: Array, places: Array, axes: int) -> tuple[Array, ...]:
    lead, inside = parts.shape[: parts.ndim - axes], parts.shape[parts.ndim - axes :]
    flat = parts.reshape(*lead, math.prod(inside))
    places = np.broadcast_to(places, parts.shape).reshape(flat.shape)
    order = np.argsort(places, axis=-1, kind="stable")
    flat, places = (np.take_along_axis(v, order, -1) for v in (flat, places))
    at = np.argmax(flat, axis=-1)[..., None]
    return np.take_along_axis(flat, at, -1)[..., 0], np.take_along_axis(places, at, -1)[..., 0]


def _max_fake(parts: Tensor, places: Tensor, axes: int) -> tuple[Tensor, ...]:
    lowest(parts.dtype)
    first = parts.ndim - axes
    shape = parts.shape[:first]
    if axes < 1 or places.shape != parts.shape[parts.ndim - places.ndim :]:
        raise ShapeError(
            what=f"positions of shape {places.shape} for windows of shape {parts.shape}",
            why="every element of a window has a position, the same for all leading axes",
            exists=f"the last dimensions of {parts.shape}",
            fix="take the windows of a plane of positions",
        )
    return new(shape, parts.dtype, parts), new(shape, places.dtype, parts)


@batching_rule
def _max_batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[tuple[Tensor, ...], int]:
    parts = to_front(args[0], dims[0], size)
    if dims[1] is None:
        return invoke(op, [parts, *args[1:]]), 0
    places = to_front(args[1], dims[1], size)
    between = (1,) * (parts.ndim - places.ndim)
    places = places.reshape((size, *between, *places.shape[1:])).broadcast_to(parts.shape)
    return invoke(op, [parts, places, args[2]]), 0


max_windows = define(
    "core::max_windows(Tensor parts, Tensor places, int axes) -> (Tensor values, Tensor found)",
    fake=_max_fake,
    body=_max_body,
    reference=_max_reference,
    batch=_max_batch,
    samples=lambda s: [
        s(s.t(2, 3), s.ints(2, 3, high=9), 1),
        s(s.t(2, 4, 2, 3), s.ints(4, 2, 3, high=99), 2),
        s(s.t(0, 3), s.ints(3), 1),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.ints(2), 1),
        s.error("DtypeError", s.bools(2, 3), s.ints(3), 1),
    ],
    dtypes="real",
    public=False,
    doc="""The largest element of every window, and its position: the smallest among equals.

    parts: (..., *inside), inside being the last `axes` dimensions; places: int64, as the last
    dimensions of parts.

    >>> import core
    >>> parts, places = core.asarray([[1.0, 3.0, 3.0]]), core.asarray([[7, 9, 8]])
    >>> [t.tolist() for t in core.ops.core.max_windows(parts, places, 1)]
    [[3.0], [8]]
    """,
    no_vjp="pooling has it, by the positions",
    no_jvp="pooling has it, by the positions",
)


def _max_pool(
    x: Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> tuple[Tensor, ...]:
    fill = lowest(x.dtype)
    layout = Layout(x, kernel, stride, padding, dilation, ceil_mode)
    plane = arange(math.prod(layout.sizes), device=x.device).reshape(layout.sizes)
    places = layout.windows(plane, _NOWHERE)
    return max_windows(layout.windows(x, fill), places, len(layout.kernel))


def _max_pool_fake(x: Tensor, *settings: Any) -> Tensor:
    lowest(x.dtype)
    return new(Layout(x, *settings).shape, x.dtype, x)


_FEW = 32  # places of a window that are joined one after the other, in one pass each


def joined(parts: Tensor, axes: int, join: Callable[[Tensor, Tensor], Tensor]) -> Tensor | None:
    """The elements of every window joined by a function of two; None where they are too many."""
    inside = parts.shape[parts.ndim - axes :]
    if math.prod(inside) > _FEW or not parts.size:
        return None
    total: Any = None
    for place in itertools.product(*map(range, inside)):
        part = parts
        for j in place:
            part = part.select(parts.ndim - axes, j)
        total = part.clone() if total is None else join(total, part)
    return total


def _max_values(
    x: Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> Tensor:
    """Without positions, which the gradient finds when it is asked for."""
    fill, n = lowest(x.dtype), len(kernel)
    parts = Layout(x, kernel, stride, padding, dilation, ceil_mode).windows(x, fill)
    maxima = joined(parts, n, lambda total, part: maximum(total, part.contiguous()))
    return parts.max(axis=tuple(range(-n, 0))) if maxima is None else maxima


def spread_to_places(g: Tensor, places: Tensor, like_x: Tensor, n: int) -> Tensor:
    """g added to zeros like x at the given positions: the adjoint of gathering them."""
    lead = like_x.shape[: like_x.ndim - n]
    size = math.prod(like_x.shape[like_x.ndim - n :])
    blank = full((*lead, size), 0, dtype=g.dtype, device=g.device)
    flat = (*lead, math.prod(g.shape[len(lead) :]))
    out = blank.scatter_reduce(-1, places.reshape(flat), g.reshape(flat), "sum")
    return out.reshape(like_x.shape)


def taken_from_places(x: Tensor, places: Tensor, n: int) -> Tensor:
    """The elements of x, over its last n axes, at positions."""
    lead = x.shape[: x.ndim - n]
    flat = x.reshape((*lead, math.prod(x.shape[x.ndim - n :])))
    index = places.reshape((*lead, math.prod(places.shape[len(lead) :])))
    return flat.take_along_axis(index, -1).reshape(places.shape)


def _max_vjp(
    g: Tensor,
    x: Tensor,
    result: Tensor,
    kernel: tuple[int, ...],
    stride: tuple[int, ...] | None,
    padding: tuple[int, ...],
    dilation: tuple[int, ...],
    ceil_mode: bool,
) -> Tensor:
    """g at the first place of every window that is not below its result."""
    n, settings = len(kernel), (kernel, stride, padding, dilation, ceil_mode)
    if math.prod(kernel) > _FEW:
        return spread_to_places(g, _max_pool(x.detach(), *settings)[1], x, n)
    layout, hits, free = Layout(x, *settings), [], None
    parts = layout.windows(x.detach(), lowest(x.dtype))
    for place in itertools.product(*map(range, layout.kernel)):
        part = parts
        for j in place:
            part = part.select(parts.ndim - n, j)
        hit = ~(part.contiguous() < result.detach())
        hit, free = (hit, ~hit) if free is None else (hit & free, free & ~hit)
        hits.append(hit.expand_dims(0))
    spread = where(concat(hits, axis=0), g, 0)  # (places, ..., *count)
    spread = spread.reshape((*layout.kernel, *g.shape))
    spread = spread.permute_dims((*range(n, n + g.ndim), *range(n)))
    return folded(spread, layout.sizes, layout.stride, layout.dilation, layout.before)


def _max_pool_reference(
    np: Namespace,
    x: Array,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> tuple[Array, ...]:
    layout = Layout(x, kernel, stride, padding, dilation, ceil_mode)
    lead = x.shape[: x.ndim - len(kernel)]
    values, positions = (
        np.zeros((*lead, *layout.counts), x.dtype),
        np.zeros((*lead, *layout.counts)),
    )
    for at in np.ndindex(*layout.counts):
        flat = np.ravel_multi_index(inside_of(np, layout, at), layout.sizes).ravel()
        part = x.reshape(*lead, -1)[..., flat]
        best = np.argmax(part, axis=-1)
        values[(..., *at)] = np.take_along_axis(part, best[..., None], -1)[..., 0]
        positions[(..., *at)] = flat[best]
    return values, positions.astype(np.int64)


def inside_of(np: Namespace, layout: Layout, at: tuple[int, ...]) -> tuple[Array, ...]:
    """The places of window `at` that lie within x, one grid for each axis."""
    places = []
    rows = zip(at, layout.kernel, layout.sizes, layout.stride, layout.before, layout.dilation)
    for i, k, size, s, p, d in rows:
        axis = i * s - p + np.arange(k) * d
        places.append(axis[(axis >= 0) & (axis < size)])
    return np.meshgrid(*places, indexing="ij")


SETTINGS = "int[{n}]? stride=None, int[{n}] padding=0"
_MORE = "int[{n}] dilation=1, bool ceil_mode=False"


def _pool_samples(n: int) -> Callable[[SampleMaker], Iterator[Sample]]:
    """Overlapping, padded, dilated and rounded up; unbatched; NaN is for the unit tests."""
    shape = (5, 6, 4)[:n]

    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s(s.t(2, 3, *shape), [2] * n)
        yield s(s.t(1, 2, *shape), [3] * n, [2] * n, [1] * n)
        yield s(s.t(2, *shape), [2] * n, [2] * n, [1] * n, [1] * n, True)
        yield s(s.t(1, 1, *shape), [2] * n, [1] * n, [0] * n, [2] * n)

    return samples


def pool_errors(n: int) -> Callable[[SampleMaker], list[Sample]]:
    return lambda s: [
        s.error("ShapeError", s.t(1, 1, *(4,) * n), [5] * n),
        s.error("ShapeError", s.t(1, 1, *(4,) * n), [2] * n, [0] * n),
        s.error("ShapeError", s.t(1, 1, *(4,) * n), [2] * n, [1] * n, [2] * n),
        s.error("ShapeError", s.t(*(4,) * (n - 1)), [2] * n),
    ]


def nested_ones(n: int) -> list[Any]:
    """What tolist shows of ones((1, 2, ..., 2))."""
    shown: Any = 1.0
    for size in (2,) * n + (1,):
        shown = [shown] * size
    return shown


def _max_pools(n: int) -> tuple[Operator, Operator]:
    """(the operator that returns positions as well, the one that does not)."""
    settings = f"{SETTINGS}, {_MORE}".format(n=n)
    example = "core.asarray([[1.0, 3.0, 2.0, 0.0]])" if n == 1 else f"core.ones({(1,) + (4,) * n})"
    shown = "[[3.0, 2.0]]" if n == 1 else nested_ones(n)
    both = define(
        f"core::max_pool{n}d_with_indices(Tensor x, int[{n}] kernel_size, {settings})"
        " -> (Tensor values, Tensor indices)",
        decomposition=_max_pool,
        reference=_max_pool_reference,
        vjp=lambda g, like_x, kernel_size, results: spread_to_places(
            g[0], results[1], like_x, len(kernel_size)
        ),
        jvp=lambda t_x, kernel_size, results: (
            taken_from_places(t_x, results[1], len(kernel_size)),
            None,
        ),
        batch=leading(),
        samples=_pool_samples(n),
        errors=pool_errors(n),
        dtypes="floating",
        doc=f"""The largest element of every window, and where it is, as int64.

        Positions count the elements of the last {n} axes in row-major order; see max_pool{n}d.

        >>> import core
        >>> core.max_pool{n}d_with_indices({example}, 2)[0].tolist()
        {shown}
        """,
    )
    return both, define(
        f"core::max_pool{n}d(Tensor x, int[{n}] kernel_size, {settings}) -> Tensor",
        fake=_max_pool_fake,
        decomposition=_max_values,
        reference=lambda np, *args: _max_pool_reference(np, *args)[0],
        vjp=lambda g, x, result, kernel_size, stride, padding, dilation, ceil_mode: _max_vjp(
            g, x, result, kernel_size, stride, padding, dilation, ceil_mode
        ),
        jvp=lambda t_x, x, kernel_size, stride, padding, dilation, ceil_mode: taken_from_places(
            t_x, both(x, kernel_size, stride, padding, dilation, ceil_mode)[1], n
        ),
        batch=leading(),
        samples=_pool_samples(n),
        errors=pool_errors(n),
        dtypes="floating",
        doc=f"""The largest element of every window over the last {n} axes.

        The first one of equals gets the gradient. stride: kernel_size if None.
        padding: how far windows reach beyond the ends; ceil_mode: windows may also end there.

        >>> import core
        >>> core.max_pool{n}d({example}, 2).tolist()
        {shown}
        """,
    )


max_pool1d_with_indices, max_pool1d = _max_pools(1)
max_pool2d_with_indices, max_pool2d = _max_pools(2)
max_pool3d_with_indices, max_pool3d = _max_pools(3)

__all__ = [
    "max_pool1d",
    "max_pool1d_with_indices",
    "max_pool2d",
    "max_pool2d_with_indices",
    "max_pool3d",
    "max_pool3d_with_indices",
]
