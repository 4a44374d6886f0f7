"""Resampling of images and signals to another size: interpolate."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple, spread
from core.operators.definition.widening import in_float32
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import clip, maximum, minimum
from core.operators.elementwise.rounding import floor
from core.operators.elementwise.ternary import lerp
from core.operators.indexing.rows import take_rows
from core.operators.nn.adaptive_pooling import adaptive_avg, np_adaptive
from core.operators.shape.creation import arange

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from core._native import Tensor
    from core.type_aliases import Array, Ints, Namespace

    Number = TypeVar("Number", Tensor, float)

_CUBIC = -0.75  # the slope that PyTorch's bicubic has
_RANKS = {"linear": 1, "bilinear": 2, "bicubic": 2, "trilinear": 3}
_SMOOTH = ("bilinear", "bicubic")  # those with antialias
_MODES = ("nearest", "nearest-exact", *_RANKS, "area")


class _Axis:
    """Along one axis: how many elements there are, how many to make, and the step between them."""

    def __init__(self, size: int, count: int, factor: float | None, align_corners: bool) -> None:
        self.size, self.count, self.align = size, count, align_corners
        if align_corners:
            self.step = (size - 1) / (count - 1) if count > 1 else 0.0
        else:
            self.step = 1 / factor if factor else size / count

    def source(self, like: Tensor) -> Tensor:
        """Where each new element lies, in units of the old ones."""
        i = arange(self.count, dtype=like.dtype, device=like.device)
        return i * self.step if self.align else (i + 0.5) * self.step - 0.5

    def nearest(self, like: Tensor, shift: float) -> Tensor:
        i = arange(self.count, dtype="float32", device=like.device) + shift
        return minimum(floor(i * self.step).astype("int64"), self.size - 1)


def _by_row(weight: Tensor, x: Tensor, axis: int) -> Tensor:
    return weight.reshape((weight.size, *(1,) * (x.ndim - 1 - axis)))


def _linear_axis(x: Tensor, d: int, axis: _Axis) -> Tensor:
    source = maximum(axis.source(x), 0)
    low = minimum(floor(source), axis.size - 1)
    share = minimum(source - low, 1)
    index = minimum(low.astype("int64"), axis.size - 1)  # float32 may round the last one up
    after = take_rows(x, minimum(index + 1, axis.size - 1), d)
    before = take_rows(x, index, d)
    return lerp(before, after, _by_row(share, x, d))


def _smooth_axis(
    x: Tensor, d: int, axis: _Axis, reach: int, weight_at: Callable[[Tensor], Tensor]
) -> Tensor:
    """Each new element is a mean of those that it covers: a product with a matrix of weights."""
    wide = max(axis.step, 1.0)
    old = arange(axis.size, dtype=x.dtype, device=x.device) + 0.5
    center = (arange(axis.count, dtype=x.dtype, device=x.device) + 0.5) * axis.step
    distance = (old - center.expand_dims(1)).abs() / wide
    weight = where(distance < reach, weight_at(distance), 0)
    weight = weight / weight.sum(axis=1, keepdims=True)
    return (x.moveaxis(d, -1) @ weight.mT).moveaxis(-1, d)


def _linear_smooth(x: Tensor, d: int, axis: _Axis) -> Tensor:
    return _smooth_axis(x, d, axis, 1, lambda s: 1 - s)


def _cubic_smooth(x: Tensor, d: int, axis: _Axis) -> Tensor:
    """With the slope -1/2, as PyTorch and Pillow have it here."""
    return _smooth_axis(x, d, axis, 2, lambda s: where(s < 1, _near(s, -0.5), _far(s, -0.5)))


def _near(s: Number, slope: float) -> Number:
    return ((slope + 2) * s - (slope + 3)) * s * s + 1


def _far(s: Number, slope: float) -> Number:
    return ((slope * s - 5 * slope) * s + 8 * slope) * s - 4 * slope


def cubic_weights(t: Number) -> list[Number]:
    """Of the four elements around, t beyond the second (Keys, 1981)."""
    return [_far(t + 1, _CUBIC), _near(t, _CUBIC), _near(1 - t, _CUBIC), _far(2 - t, _CUBIC)]


def _cubic_axis(x: Tensor, d: int, axis: _Axis) -> Tensor:
    source = axis.source(x)
    low = floor(source)
    total: Any = 0
    for k, weight in enumerate(cubic_weights(source - low)):
        index = clip(low.astype("int64") + (k - 1), 0, axis.size - 1)
        total = total + take_rows(x, index, d) * _by_row(weight, x, d)
    return total


def _target(
    x: Tensor | Array, size: Ints | None, factor: Sequence[float] | None
) -> tuple[tuple[int, ...], Sequence[float | None]]:
    """(sizes, factors) of the spatial axes; factors are None where sizes were given."""
    n = x.ndim - 2
    if n < 1 or (size is None) == (factor is None):
        raise ArgumentError(
            what=f"interpolate was given size={size} and scale_factor={factor} for {x.shape}",
            why="one of them determines the sizes of the axes after batch and channels",
            exists="x of three dimensions or more; either size or scale_factor",
            fix="pass one of them",
        )
    wanted: Any = size if factor is None else factor
    per_axis = spread(wanted, n)
    if len(per_axis) != n or min(per_axis) <= 0 or min(x.shape[2:]) < 1:
        raise ShapeError(
            what=f"interpolate to {tuple(per_axis)} of a tensor of shape {x.shape}",
            why="each spatial axis, none of them empty, gets a size above 0",
            exists=f"one number, or {n} of them",
            fix="pass other sizes",
        )
    if factor is None:
        return per_axis, [None] * n
    return tuple(math.floor(s * f) for s, f in zip(x.shape[2:], per_axis)), per_axis


def _check_mode(x: Tensor, mode: str, align_corners: bool | None, antialias: bool) -> None:
    if antialias and mode not in _SMOOTH:
        raise ArgumentError(
            what=f"interpolate was given antialias and mode={mode!r}",
            why="antialiasing widens a filter, and only these modes have one",
            exists=" and ".join(map(repr, _SMOOTH)),
            fix="pass antialias=False, or one of these modes",
        )
    bad_rank = mode in _RANKS and _RANKS[mode] != x.ndim - 2
    if mode not in _MODES or bad_rank or (align_corners and mode not in _RANKS):
        raise ArgumentError(
            what=f"interpolate of {x.shape} was given mode={mode!r}"
            + (" and align_corners" if align_corners else ""),
            why="linear modes are named after the number of axes, and only they align corners",
            exists=", ".join(_MODES),
            fix="pass the mode of x's rank",
        )


def _interpolate(
    x: Tensor,
    size: Ints | None,
    scale_factor: Sequence[float] | None,
    mode: str,
    align_corners: bool | None,
    recompute_scale_factor: bool | None,
    antialias: bool,
) -> Tensor:
    sizes, factors = _target(x, size, scale_factor)
    _check_mode(x, mode, align_corners, antialias)
    if mode == "area":
        return adaptive_avg(x, sizes, "interpolate")
    factors = [None] * len(sizes) if recompute_scale_factor else factors
    axes = [
        (d, _Axis(x.shape[d], count, factor, bool(align_corners)))
        for d, (count, factor) in enumerate(zip(sizes, factors), 2)
    ]
    if antialias:
        return _between(x, axes, _cubic_smooth if mode == "bicubic" else _linear_smooth)
    if not mode.startswith("nearest"):
        return _between(x, axes, _cubic_axis if mode == "bicubic" else _linear_axis)
    for d, axis in axes:
        x = take_rows(x, axis.nearest(x, 0.5 if mode == "nearest-exact" else 0.0), d)
    return x


@in_float32
def _between(x: Tensor, axes: list[tuple[int, _Axis]], along: Callable[..., Tensor]) -> Tensor:
    for d, axis in axes:
        x = along(x, d, axis)
    return x


def _np_interpolate(
    np: Namespace,
    x: Array,
    size: Ints | None,
    scale_factor: Sequence[float] | None,
    mode: str,
    align_corners: bool | None,
    recompute_scale_factor: bool | None,
    antialias: bool,
) -> Array:
    """As a matrix for each axis, whose rows are the weights of one new element."""
    sizes, factors = _target(x, size, scale_factor)
    if mode == "area":
        return np_adaptive(np, x, sizes, lambda part, _: part.mean(axis=-1))
    for d, (count, factor) in enumerate(zip(sizes, factors), 2):
        n = x.shape[d]
        factor = None if recompute_scale_factor else factor
        step = _Axis(n, count, factor, bool(align_corners)).step
        matrix = np.zeros((count, n))
        for i in range(count):
            _np_row(np, matrix[i], i, step, n, mode, bool(align_corners), antialias)
        x = np.moveaxis(np.tensordot(x, matrix, ([d], [1])), -1, d)
    return x


def _np_row(
    np: Namespace, row: Array, i: int, step: float, n: int, mode: str, align: bool, antialias: bool
) -> None:
    if antialias:
        wide, center = max(step, 1.0), (i + 0.5) * step
        reach = (2 if mode == "bicubic" else 1) * wide
        for k in range(max(int(center - reach + 0.5), 0), min(int(center + reach + 0.5), n)):
            d = abs(k + 0.5 - center) / wide
            if mode == "bilinear":
                row[k] = max(1 - d, 0)
            else:
                near, far = (1.5 * d - 2.5) * d * d + 1, ((-0.5 * d + 2.5) * d - 4) * d + 2
                row[k] = near if d < 1 else far if d < 2 else 0
        row /= row.sum()
        return
    if mode.startswith("nearest"):
        row[min(int((i + (0.5 if mode == "nearest-exact" else 0)) * step), n - 1)] = 1
        return
    source = i * step if align else (i + 0.5) * step - 0.5
    source = source if mode == "bicubic" else max(source, 0)
    low = int(np.floor(source))
    t = source - low
    weights = cubic_weights(t) if mode == "bicubic" else [0, 1 - t, t, 0]
    for k, weight in enumerate(weights):
        row[min(max(low - 1 + k, 0), n - 1)] += weight


_resize = define(
    "core::interpolate(Tensor x, int[]? size=None, float[]? scale_factor=None, "
    "str mode='nearest', bool? align_corners=None, bool? recompute_scale_factor=None, "
    "bool antialias=False) -> Tensor",
    decomposition=_interpolate,
    reference=_np_interpolate,
    samples=lambda s: [
        s(s.t(1, 2, 4), 7),
        s(s.t(1, 2, 4), scale_factor=[1.7], mode="linear"),
        s(s.t(1, 1, 4, 5), (3, 8), mode="bilinear", align_corners=True),
        s(s.t(1, 2, 4, 3), (6, 2), mode="bicubic"),
        s(s.t(1, 1, 2, 3, 2), (3, 2, 4), mode="trilinear"),
        s(s.t(1, 1, 4, 5), (2, 3), mode="area"),
        s(s.t(1, 1, 4, 5), (3, 9), mode="nearest-exact"),
        s(s.t(1, 2, 7, 5), (3, 8), mode="bilinear", antialias=True),
        s(s.t(1, 1, 9, 6), (4, 3), mode="bicubic", antialias=True),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(1, 1, 4)),
        s.error("ArgumentError", s.t(1, 1, 4), 2, mode="bilinear"),
        s.error("ArgumentError", s.t(1, 1, 4), 2, align_corners=True),
        s.error("ArgumentError", s.t(1, 1, 4), 2, mode="linear", antialias=True),
        s.error("ShapeError", s.t(1, 1, 4), (2, 2)),
        s.error("ShapeError", s.t(1, 1, 4), 0),
    ],
    dtypes="float",
    public=False,
    doc="""core.interpolate, which also takes one number for scale_factor.

    >>> import core
    >>> core.ops.core.interpolate(core.asarray([[[1.0, 3.0]]]), 4).tolist()
    [[[1.0, 1.0, 3.0, 3.0]]]
    """,
)


def interpolate(
    x: Tensor,
    size: Ints | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> Tensor:
    """x, resized along the axes after batch and channels.

    size: of these axes, or scale_factor. mode: "nearest", "nearest-exact", "linear" (one axis),
    "bilinear" and "bicubic" (two), "trilinear" (three), "area". align_corners: the first and the
    last elements keep their values; otherwise elements are areas, whose borders are aligned.
    recompute_scale_factor: steps follow from the sizes alone. antialias: for "bilinear" and
    "bicubic", a smaller image's elements are means of all that they cover.

    >>> import core
    >>> core.interpolate(core.asarray([[[1.0, 3.0]]]), 4, mode="linear").tolist()
    [[[1.0, 1.5, 2.5, 3.0]]]
    """
    factors = None if scale_factor is None else [float(f) for f in as_tuple(scale_factor)]
    return _resize(x, size, factors, mode, align_corners, recompute_scale_factor, antialias)


PUBLIC = (interpolate,)
