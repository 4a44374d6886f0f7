"""Pooling: the mean of every window over the last one to three axes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.definition.widening import in_float32
from core.operators.elementwise.clamping import maximum, minimum
from core.operators.nn.pooling import (
    SETTINGS,
    Layout,
    inside_of,
    joined,
    nested_ones,
    pool_errors,
)
from core.operators.shape.creation import arange
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Namespace


def _window_sum(parts: Tensor, axes: int) -> Tensor:
    sums = joined(parts, axes, lambda total, part: total.add_(part))
    return parts.sum(axis=tuple(range(-axes, 0))) if sums is None else sums


def _window_sum_vjp(g: Tensor, like_parts: Tensor, axes: int) -> Tensor:
    return g.reshape((*g.shape, *(1,) * axes)).broadcast_to(like_parts.shape)


window_sum = define(
    "core::window_sum(Tensor parts, int axes) -> Tensor",
    fake=lambda parts, axes: new(parts.shape[: parts.ndim - axes], parts.dtype, parts),
    decomposition=_window_sum,
    reference=lambda np, parts, axes: parts.sum(axis=tuple(range(-axes, 0))),
    vjp=_window_sum_vjp,
    jvp="linear",
    batch=leading(),
    samples=lambda s: [s(s.t(2, 3), 1), s(s.t(2, 3, 2, 2), 2), s(s.t(2, 40), 1), s(s.t(0, 2), 1)],
    errors=lambda s: [s.error("ArgumentError", s.t(2, 3)), s.error("ArgumentError", 1.0, 1)],
    dtypes="floating",
    public=False,
    doc="""The sum over the last axes of windows: few places, of many windows.

    >>> import core
    >>> core.ops.core.window_sum(core.ones((2, 3)), 1).tolist()
    [3.0, 3.0]
    """,
)


def _avg_layout(
    x: Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    ceil_mode: bool,
    divisor: int | None,
) -> Layout:
    if divisor == 0:
        raise ArgumentError(
            what=f"avg_pool{len(kernel)}d was given divisor_override=0",
            why="the sum of each window is divided by it",
            exists="integers other than 0, None for the number of elements",
            fix="leave it out, or pass another number",
        )
    return Layout(x, kernel, stride, padding, [1] * len(kernel), ceil_mode)


def _avg_fake(
    x: Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None = None,
) -> Tensor:
    layout = _avg_layout(x, kernel, stride, padding, ceil_mode, divisor)
    return new(layout.shape, x.dtype if x.dtype.kind.endswith("floating") else float, x)


@in_float32
def _avg_pool(
    x: Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None = None,
) -> Tensor:
    n = len(kernel)
    layout = _avg_layout(x, kernel, stride, padding, ceil_mode, divisor)
    total = window_sum(layout.windows(x, 0), n)
    if divisor is None and (any(layout.before) or any(layout.after)):
        return total / _window_sizes(layout, count_include_pad, total)
    return total * (1 / (math.prod(kernel) if divisor is None else divisor))


def _window_sizes(layout: Layout, include_pad: bool, like: Tensor) -> Tensor:
    """How many elements a window has: of x, or of x and its padding."""
    sizes: Any = 1
    n = len(layout.kernel)
    rows = zip(layout.kernel, layout.sizes, layout.stride, layout.before, layout.counts)
    for d, (k, size, s, p, count) in enumerate(rows):
        start = arange(count, device=like.device) * s - p
        end = minimum(start + k, size + p)
        if not include_pad:
            start, end = maximum(start, 0), minimum(end, size)
        row = (end - start).astype(like.dtype)
        sizes = row.reshape((count, *(1,) * (n - 1 - d))) * sizes
    return sizes


def _avg_pool_reference(
    np: Namespace,
    x: Array,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor: int | None = None,
) -> Array:
    layout = Layout(x, kernel, stride, padding, [1] * len(kernel), ceil_mode)
    lead = x.shape[: x.ndim - len(kernel)]
    out = np.zeros((*lead, *layout.counts))
    for at in np.ndindex(*layout.counts):
        grid = inside_of(np, layout, at)
        rows = zip(at, layout.kernel, layout.sizes, layout.stride, layout.before)
        whole = [min(i * s - p + k, size + p) - (i * s - p) for i, k, size, s, p in rows]
        count = math.prod(whole) if count_include_pad else grid[0].size
        inside: tuple[Any, ...] = (..., *grid)
        out[(..., *at)] = x[inside].sum(axis=tuple(range(len(lead), x.ndim)))
        out[(..., *at)] /= count if divisor is None else divisor
    return out


def _avg_samples(n: int) -> Callable[[SampleMaker], Iterator[Sample]]:
    shape = (5, 6, 4)[:n]

    def samples(s: SampleMaker) -> Iterator[Sample]:
        yield s(s.t(2, 3, *shape), [2] * n)
        yield s(s.t(1, 2, *shape), [3] * n, [2] * n, [1] * n)
        yield s(s.t(1, 2, *shape), [3] * n, [2] * n, [1] * n, True, False)
        if n > 1:
            yield s(s.t(2, *shape), [2] * n, None, [1] * n, True, True, 7)

    return samples


def _avg_pools(n: int) -> Operator:
    last = ", int? divisor_override=None" if n > 1 else ""
    example = "core.asarray([[1.0, 3.0, 2.0, 0.0]])" if n == 1 else f"core.ones({(1,) + (4,) * n})"
    shown = "[[2.0, 1.0]]" if n == 1 else nested_ones(n)
    return define(
        f"core::avg_pool{n}d(Tensor x, int[{n}] kernel_size, {SETTINGS.format(n=n)}, "
        f"bool ceil_mode=False, bool count_include_pad=True{last}) -> Tensor",
        fake=_avg_fake,
        decomposition=_avg_pool,
        reference=_avg_pool_reference,
        samples=_avg_samples(n),
        errors=pool_errors(n),
        dtypes="floating",
        doc=f"""The mean of every window over the last {n} axes.

        stride: kernel_size if None. padding: zeros at both ends, which count as elements unless
        count_include_pad is false; ceil_mode: windows may also end beyond them.

        >>> import core
        >>> core.avg_pool{n}d({example}, 2).tolist()
        {shown}
        """,
    )


avg_pool1d, avg_pool2d, avg_pool3d = (_avg_pools(n) for n in (1, 2, 3))

__all__ = ["avg_pool1d", "avg_pool2d", "avg_pool3d"]
