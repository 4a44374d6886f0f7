"""Windows over spatial axes: seen without a copy, added back where they came from, as columns.

Convolution and pooling are made of these pieces. Windows are views, and their adjoint is a sum of
strided slices: no setting of theirs is compiled.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, ShapeError
from core.operators.definition.body_parts import accumulator
from core.operators.definition.define import define
from core.operators.definition.shapes import new, spread
from core.operators.shape.creation import full
from core.operators.shape.padding import constant_pad_nd
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor
    from core.type_aliases import Array, Namespace


# ---- windows, and their adjoint ----------------------------------------------------------------
def windows_along(x: Tensor, axis: int, size: int, step: int, dilation: int) -> Tensor:
    """Windows along one axis, as a view; the new last axis is inside one."""
    x = x.unfold(axis, dilation * (size - 1) + 1, step)
    return x.slice(-1, None, None, dilation) if dilation > 1 else x


def windows(
    x: Tensor, kernel: Sequence[int], stride: Sequence[int], dilation: Sequence[int]
) -> Tensor:
    """Windows over the last len(kernel) axes, as a view: (..., *count, *kernel)."""
    first = x.ndim - len(kernel)
    for d, (k, s, step) in enumerate(zip(kernel, stride, dilation), first):
        x = windows_along(x, d, k, s, step)
    return x


def _fold_fake(
    parts: Tensor,
    sizes: Sequence[int],
    stride: Sequence[int],
    dilation: Sequence[int],
    offset: Sequence[int],
) -> Tensor:
    return new(_fold_shape(parts, sizes, stride, dilation, offset), parts.dtype, parts)


def _fold_shape(
    parts: Tensor,
    sizes: Sequence[int],
    stride: Sequence[int],
    dilation: Sequence[int],
    offset: Sequence[int],
) -> tuple[int, ...]:
    n = len(sizes)
    settings = (stride, dilation, offset)
    if any(len(v) != n for v in settings) or parts.ndim < 2 * n or min((*stride, *dilation, 1)) < 1:
        raise ShapeError(
            what=f"windows of shape {parts.shape} over axes of {sizes}, at steps of {stride}",
            why="each axis has a number of windows, a size inside one, and steps forwards",
            exists=f"two dimensions, one step and one dilation from 1 for each of {n} axes",
            fix="pass the settings with which the windows were made",
        )
    return (*parts.shape[: parts.ndim - 2 * n], *sizes)


def _fold(
    parts: Tensor,
    sizes: Sequence[int],
    stride: Sequence[int],
    dilation: Sequence[int],
    offset: Sequence[int],
) -> Tensor:
    """One addition for each place inside a window; 16-bit numbers are added up as float32."""
    shape = _fold_shape(parts, sizes, stride, dilation, offset)
    n, first = len(sizes), len(shape) - len(sizes)
    counts, kernel = parts.shape[first : first + n], parts.shape[first + n :]
    acc_dtype = accumulator(parts.dtype.name)
    out = full(shape, 0, dtype=acc_dtype, device=parts.device)
    for place in itertools.product(*map(range, kernel)):
        into, source = out, parts
        for j in place:
            source = source.select(first + n, j)
        rows = zip(place, sizes, counts, stride, dilation, offset)
        for d, (j, size, count, step, apart, before) in enumerate(rows, first):
            start = j * apart - before  # where window 0 has this place
            low = max(0, -(start // step))
            high = min(count, (size - 1 - start) // step + 1)
            if high <= low:
                break
            source = source.slice(d, low, high)
            begin = start + low * step
            into = into.slice(d, begin, begin + (high - low - 1) * step + 1, step)
        else:
            into.add_(source)
    return out.astype(parts.dtype) if acc_dtype != parts.dtype.name else out


def _fold_reference(
    np: Namespace,
    parts: Array,
    sizes: Sequence[int],
    stride: Sequence[int],
    dilation: Sequence[int],
    offset: Sequence[int],
) -> Array:
    n = len(sizes)
    first = parts.ndim - 2 * n
    out = np.zeros((*parts.shape[:first], *sizes), parts.dtype)
    for at in np.ndindex(parts.shape[first:]):
        rows = zip(at[:n], at[n:], stride, dilation, offset)
        place = [i * s + j * d - p for i, j, s, d, p in rows]
        if all(0 <= i < size for i, size in zip(place, sizes)):
            out[(..., *place)] += parts[(..., *at)]
    return out


def _unfolded(
    g: Tensor,
    like_parts: Tensor,
    stride: Sequence[int],
    dilation: Sequence[int],
    offset: Sequence[int],
) -> Tensor:
    """The windows of the folded tensor: the adjoint."""
    if not like_parts.size:
        return full(like_parts.shape, 0, dtype=g.dtype, device=g.device)
    n = len(stride)
    first = g.ndim - n
    counts, kernel = like_parts.shape[first : first + n], like_parts.shape[first + n :]
    after = []
    for d, (c, k, s, apart, p) in enumerate(zip(counts, kernel, stride, dilation, offset), first):
        reach = (c - 1) * s + (k - 1) * apart + 1
        used = max(0, min(g.shape[d], reach - p))
        g = g.slice(d, 0, used)
        after.append(reach - p - used)
    return windows(padded(g, offset, after), kernel, stride, dilation)


fold_windows: Any = define(
    "core::fold_windows(Tensor parts, int[] sizes, int[] stride, int[] dilation, int[] offset)"
    " -> Tensor",
    fake=_fold_fake,
    decomposition=_fold,
    reference=_fold_reference,
    vjp=_unfolded,
    jvp="linear",
    batch=leading(),
    samples=lambda s: [
        s(s.t(4, 2), [5], [1], [1], [0]),
        s(s.t(2, 3, 3), [9], [3], [1], [0]),
        s(s.t(2, 3, 2, 3, 2), [5, 4], [2, 1], [1, 2], [1, 0]),
        s(s.t(0, 4, 3), [6], [1], [1], [0]),
        s(s.t(1, 3, 3), [8], [2], [1], [1]),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(4, 2), [5], [0], [1], [0]),
        s.error("ShapeError", s.t(4, 2), [5], [1, 1], [1], [0]),
    ],
    dtypes="inexact",
    public=False,
    doc="""The adjoint of windows: every element is the sum of its places in them.

    parts: (..., *count, *inside), the result (..., *sizes). Element j of window i is element
    i * stride + j * dilation - offset; elements outside are dropped.

    >>> import core
    >>> core.ops.core.fold_windows(core.ones((2, 2)), [3], [1], [1], [0]).tolist()
    [1.0, 2.0, 1.0]
    """,
)


def fold_along(parts: Tensor, axis: int, size: int, step: int) -> Tensor:
    """The adjoint of unfold along one axis: parts are (..., count, ..., inside)."""
    axis %= parts.ndim - 1
    rest = [d for d in range(parts.ndim - 1) if d != axis]
    out = fold_windows(parts.permute_dims((*rest, axis, parts.ndim - 1)), [size], [step], [1], [0])
    order = [*range(axis), len(rest), *range(axis, len(rest))]
    return out.permute_dims(order)


def folded(
    parts: Tensor,
    sizes: Sequence[int],
    stride: Sequence[int],
    dilation: Sequence[int],
    padding: Sequence[int],
) -> Tensor:
    """The adjoint of `windows` of x with `padding` on both sides: x of these spatial sizes."""
    return fold_windows(parts, list(sizes), list(stride), list(dilation), list(padding))


def padded(x: Tensor, before: Sequence[int], after: Sequence[int], value: float = 0) -> Tensor:
    """x with values before and after the elements of its last axes; x itself if there are none."""
    if not any(before) and not any(after):
        return x
    pairs = zip(reversed(before), reversed(after))
    return constant_pad_nd(x, [n for pair in pairs for n in pair], value)


# ---- columns -----------------------------------------------------------------------------------
def window_counts(
    sizes: Sequence[int],
    kernel: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
) -> tuple[int, ...]:
    """How many windows there are along each axis; raises where a setting makes no sense."""
    rows = list(zip(sizes, kernel, stride, padding, dilation))
    if len({len(v) for v in (sizes, kernel, stride, padding, dilation)}) > 1:
        raise _setting_error("one number for each spatial axis", sizes, kernel)
    if any(k < 1 or s < 1 or p < 0 or d < 1 for _, k, s, p, d in rows):
        raise _setting_error("sizes, strides and dilations from 1, padding from 0", sizes, kernel)
    counts = tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in rows)
    if any(c < 1 for c in counts):
        raise _setting_error("windows no larger than the padded axes", sizes, kernel)
    return counts


def _setting_error(exists: str, sizes: Sequence[int], kernel: Sequence[int]) -> ShapeError:
    return ShapeError(
        what=f"windows of {tuple(kernel)} do not fit over spatial axes of {tuple(sizes)}",
        why="every window lies within the padded axes, and moves forwards",
        exists=exists,
        fix="change the window's size, stride, padding or dilation",
    )


def _im2col_settings(
    x: Tensor | Array,
    kernel: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
) -> tuple[tuple[int, ...], ...]:
    if x.ndim < 3:
        raise ShapeError(
            what=f"im2col of a tensor of shape {x.shape}",
            why="windows are taken over the axes after batch and channels",
            exists="tensors of three dimensions or more",
            fix="add the missing axes: core.expand_dims(x, 0)",
        )
    return tuple(spread(v, x.ndim - 2) for v in (kernel, dilation, padding, stride))


def _im2col(
    x: Tensor,
    kernel_size: Sequence[int],
    dilation: Sequence[int],
    padding: Sequence[int],
    stride: Sequence[int],
) -> Tensor:
    kernel, dilation, padding, stride = _im2col_settings(x, kernel_size, dilation, padding, stride)
    counts = window_counts(x.shape[2:], kernel, stride, padding, dilation)
    n = len(kernel)
    parts = windows(padded(x, padding, padding), kernel, stride, dilation)
    parts = parts.permute_dims((0, 1, *range(2 + n, 2 + 2 * n), *range(2, 2 + n)))
    shape = (x.shape[0], math.prod(x.shape[1:2] + kernel), math.prod(counts))
    return parts.clone().reshape(shape)  # never a view, which windows of one element could be


def _im2col_reference(
    np: Namespace,
    x: Array,
    kernel: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
) -> Array:
    kernel, dilation, padding, stride = _im2col_settings(x, kernel, dilation, padding, stride)
    x = np.pad(x, [(0, 0), (0, 0), *((p, p) for p in padding)])
    reach = tuple(d * (k - 1) + 1 for k, d in zip(kernel, dilation))
    n = len(kernel)
    parts = np.lib.stride_tricks.sliding_window_view(x, reach, tuple(range(2, 2 + n)))
    parts = parts[(..., *(slice(None, None, s) for s in stride), *(slice(None),) * n)]
    parts = parts[(..., *(slice(None, None, d) for d in dilation))]
    order = (0, 1, *range(2 + n, 2 + 2 * n), *range(2, 2 + n))
    return parts.transpose(order).reshape(len(x), x.shape[1] * math.prod(kernel), -1)


_COLUMNS = "int[] kernel_size, int[] dilation=[1], int[] padding=[0], int[] stride=[1]"

im2col = define(
    f"core::im2col(Tensor x, {_COLUMNS}) -> Tensor",
    decomposition=_im2col,
    reference=_im2col_reference,
    samples=lambda s: [
        s(s.t(2, 3, 4, 5), (2, 3)),
        s(s.t(1, 2, 5, 4), 2, 2, 1, 2),
        s(s.t(2, 1, 6), 3),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(1, 2, 3, 3), 4),
        s.error("ShapeError", s.t(2, 3), 2),
        s.error("ShapeError", s.t(1, 2, 3, 3), 2, 1, 0, 0),
    ],
    dtypes="inexact",
    doc="""The windows of x as columns: torch.nn.functional.unfold, for any number of spatial axes.

    x: (batch, channels, *spatial); the result: (batch, channels * elements of a window, windows).

    >>> import core
    >>> core.im2col(core.asarray([[[1.0, 2.0, 3.0]]]), 2).tolist()
    [[[1.0, 2.0], [2.0, 3.0]]]
    """,
)


def _col2im(
    x: Tensor,
    output_size: Sequence[int],
    kernel_size: Sequence[int],
    dilation: Sequence[int],
    padding: Sequence[int],
    stride: Sequence[int],
) -> Tensor:
    sizes = tuple(output_size)
    settings = (spread(v, len(sizes)) for v in (kernel_size, dilation, padding, stride))
    kernel, dilation, padding, stride = settings
    counts = window_counts(sizes, kernel, stride, padding, dilation)
    places = math.prod(kernel)
    if x.ndim != 3 or x.shape[1] % places or x.shape[2] != math.prod(counts):
        raise ArgumentError(
            what=f"col2im was given columns of shape {x.shape}",
            why="a column holds the elements of one window for each channel",
            exists=f"shapes (batch, channels * {places}, {math.prod(counts)})",
            fix="pass the settings with which the columns were made",
        )
    n, channels = len(sizes), x.shape[1] // places
    parts = x.reshape((x.shape[0], channels, *kernel, *counts))
    parts = parts.permute_dims((0, 1, *range(2 + n, 2 + 2 * n), *range(2, 2 + n)))
    return folded(parts, sizes, stride, dilation, padding)


def _col2im_reference(
    np: Namespace,
    x: Array,
    sizes: Sequence[int],
    kernel: int | Sequence[int],
    dilation: int | Sequence[int],
    padding: int | Sequence[int],
    stride: int | Sequence[int],
) -> Array:
    n = len(sizes)
    kernel, dilation, padding, stride = (spread(v, n) for v in (kernel, dilation, padding, stride))
    counts = window_counts(sizes, kernel, stride, padding, dilation)
    parts = x.reshape(len(x), -1, *kernel, *counts)
    out = np.zeros((len(x), parts.shape[1], *(s + 2 * p for s, p in zip(sizes, padding))), x.dtype)
    for place in np.ndindex(*kernel):
        rows = zip(place, dilation, stride, counts)
        at = [slice(k * d, k * d + (c - 1) * s + 1, s) for k, d, s, c in rows]
        out[(slice(None), slice(None), *at)] += parts[(slice(None), slice(None), *place)]
    return out[(slice(None), slice(None), *(slice(p, p + s) for p, s in zip(padding, sizes)))]


col2im = define(
    f"core::col2im(Tensor x, int[] output_size, {_COLUMNS}) -> Tensor",
    decomposition=_col2im,
    reference=_col2im_reference,
    samples=lambda s: [
        s(s.t(2, 12, 6), (3, 4), (2, 2)),
        s(s.t(1, 8, 6), (5, 4), 2, 2, 1, 2),
        s(s.t(2, 3, 4), (6,), 3),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(2, 12, 5), (3, 4), (2, 2)),
        s.error("ShapeError", s.t(2, 12, 5), (1, 1), (2, 2)),
    ],
    dtypes="inexact",
    doc="""Columns added up where they came from: torch.nn.functional.fold, the adjoint of im2col.

    >>> import core
    >>> core.col2im(core.asarray([[[1.0, 2.0], [2.0, 3.0]]]), (3,), 2).tolist()
    [[[1.0, 4.0, 3.0]]]
    """,
)

__all__ = ["col2im", "im2col"]
