"""Values between the elements: interpolate, adaptive pooling, sampling at the points of a grid."""

import math
from inspect import cleandoc
from typing import Any

from core.autograd.batching import leading
from core.errors import ArgumentError, ShapeError
from core.operators.arithmetic import where
from core.operators.creation import arange
from core.operators.define import define
from core.operators.division import floor_divide
from core.operators.fused import lerp
from core.operators.indexed import take_rows
from core.operators.limits import clip, maximum, minimum
from core.operators.pooling import (
    lowest,
    max_windows,
    spread_to_places,
    taken_from_places,
    window_sum,
)
from core.operators.rounding import floor
from core.operators.shapes import as_tuple, spread
from core.operators.widening import in_float32


def _count(n: int, like: Any, dtype: Any = None) -> Any:
    return arange(n, dtype=dtype, device=like.device)


# ---- adaptive windows --------------------------------------------------------------------------
def _spans(size: int, count: int, like: Any) -> tuple[Any, Any, Any]:
    """(positions (count, most), which of them count, how many do) of windows that cover an axis."""
    i = _count(count, like)
    start = floor_divide(i * size, count)
    end = floor_divide((i + 1) * size + (count - 1), count)
    most = size // count if size % count == 0 else -(-size // count) + 1
    places = start.expand_dims(1) + _count(most, like)
    return minimum(places, size - 1), places < end.expand_dims(1), end - start


def _check_sizes(name: str, x: Any, sizes: Any, n: int) -> None:
    if x.ndim <= n or len(sizes) != n or min(sizes) < 1 or min(x.shape[x.ndim - n :]) < 1:
        raise ShapeError(
            what=f"{name} to {tuple(sizes)} of a tensor of shape {x.shape}",
            why=f"each of the last {n} axes, none of them empty, gets a size from 1",
            exists=f"x of more than {n} dimensions, {n} sizes",
            fix="pass one size for each of these axes",
        )


def _adaptive_windows(x: Any, sizes: Any, fill: Any) -> tuple[Any, list[Any]]:
    """((..., *sizes, *inside), how many elements the windows along each axis have).

    The latter is a number where it is the same for all.
    """
    n, first, counts = len(sizes), x.ndim - len(sizes), []
    for d, size in enumerate(sizes):
        at = first + 2 * d  # behind the pairs that earlier axes became
        if x.shape[at] % size == 0:  # windows beside each other: a view
            inside = x.shape[at] // size
            x = x.reshape((*x.shape[:at], size, inside, *x.shape[at + 1 :]))
            counts.append(inside)
            continue
        places, kept, count = _spans(x.shape[at], size, x)
        x = take_rows(x, places, at)
        if fill is not None:
            x = where(kept.reshape((*kept.shape, *(1,) * (n - 1 - d))), x, fill)
        counts.append(count)
    order = [*range(first), *range(first, x.ndim, 2), *range(first + 1, x.ndim, 2)]
    return x.permute_dims(order), counts


@in_float32
def _adaptive_avg(x: Any, output_size: Any, name: str = "adaptive_avg_pool") -> Any:
    sizes, n = tuple(output_size), len(output_size)
    _check_sizes(name, x, sizes, n)
    parts, counts = _adaptive_windows(x, sizes, 0)
    total = window_sum(parts, n)
    share: Any = 1
    for d, count in enumerate(counts):
        if not isinstance(count, int):
            count = count.astype(x.dtype).reshape((count.size, *(1,) * (n - 1 - d)))
        share = count * share
    return total / share


def _adaptive_max(x: Any, output_size: Any) -> Any:
    sizes, n = tuple(output_size), len(output_size)
    fill = lowest(x.dtype)
    _check_sizes("adaptive_max_pool", x, sizes, n)
    spatial = x.shape[x.ndim - n :]
    plane = _count(math.prod(spatial), x).reshape(spatial)
    places, _ = _adaptive_windows(plane, sizes, 2**62)
    parts, _ = _adaptive_windows(x, sizes, fill)
    return max_windows(parts, places, n)


def _np_adaptive(np: Any, x: Any, sizes: Any, reduce: Any) -> Any:
    """reduce(part, flat positions) of every window, stacked."""
    n = len(sizes)
    lead, spatial = x.shape[: x.ndim - n], x.shape[x.ndim - n :]
    out = np.zeros((*lead, *sizes))
    for at in np.ndindex(*sizes):
        rows = zip(at, spatial, sizes)
        spans = [np.arange(i * s // o, -(-(i + 1) * s // o)) for i, s, o in rows]
        flat = np.ravel_multi_index(np.meshgrid(*spans, indexing="ij"), spatial).ravel()
        out[(..., *at)] = reduce(x.reshape(*lead, -1)[..., flat], flat)
    return out


def _adaptive(n: int) -> tuple[Any, Any, Any]:
    shape = (5, 6, 4)[:n]

    def samples(s: Any) -> Any:
        yield s(s.t(2, 3, *shape), [2] * n)
        yield s(s.t(2, *shape), [3, 4, 2][:n])
        yield s(s.t(1, 1, *shape), 1)

    def errors(s: Any) -> Any:
        yield s.error("ShapeError", s.t(*shape), [2] * n)
        yield s.error("ShapeError", s.t(1, 1, *shape), [0] * n)

    given = {"samples": samples, "errors": errors, "dtypes": "float"}
    example = f"core.ones({(1, 1) + (4,) * n}), 2"
    average = define(
        f"core::adaptive_avg_pool{n}d(Tensor x, int[{n}] output_size) -> Tensor",
        decomposition=lambda x, output_size: _adaptive_avg(x, output_size),
        reference=lambda np, x, output_size: _np_adaptive(
            np, x, spread(output_size, n), lambda part, _: part.mean(axis=-1)
        ),
        doc=cleandoc(f"""The means of output_size windows that cover the last {n} axes evenly.

        >>> import core
        >>> core.adaptive_avg_pool{n}d({example}).shape
        {(1, 1) + (2,) * n}
        """),
        **given,
    )
    both = define(
        f"core::adaptive_max_pool{n}d_with_indices(Tensor x, int[{n}] output_size)"
        " -> (Tensor values, Tensor indices)",
        decomposition=_adaptive_max,
        reference=lambda np, x, output_size: (
            _np_adaptive(np, x, spread(output_size, n), lambda part, _: part.max(axis=-1)),
            _np_adaptive(
                np, x, spread(output_size, n), lambda part, flat: flat[part.argmax(axis=-1)]
            ).astype(np.int64),
        ),
        vjp=lambda g, like_x, results: spread_to_places(g[0], results[1], like_x, n),
        jvp=lambda t_x, results: (taken_from_places(t_x, results[1], n), None),
        batch=leading(),
        doc=cleandoc(f"""adaptive_max_pool{n}d, and the positions of what it finds, as int64.

        >>> import core
        >>> core.adaptive_max_pool{n}d_with_indices({example})[1].shape
        {(1, 1) + (2,) * n}
        """),
        **given,
    )
    largest = define(
        f"core::adaptive_max_pool{n}d(Tensor x, int[{n}] output_size) -> Tensor",
        decomposition=lambda x, output_size: both(x, output_size)[0],
        reference=lambda np, x, output_size: _np_adaptive(
            np, x, spread(output_size, n), lambda part, _: part.max(axis=-1)
        ),
        doc=cleandoc(f"""The largest elements of windows that cover the last {n} axes evenly.

        >>> import core
        >>> core.adaptive_max_pool{n}d({example}).shape
        {(1, 1) + (2,) * n}
        """),
        **given,
    )
    return average, both, largest


adaptive_avg_pool1d, adaptive_max_pool1d_with_indices, adaptive_max_pool1d = _adaptive(1)
adaptive_avg_pool2d, adaptive_max_pool2d_with_indices, adaptive_max_pool2d = _adaptive(2)
adaptive_avg_pool3d, adaptive_max_pool3d_with_indices, adaptive_max_pool3d = _adaptive(3)


# ---- interpolation -----------------------------------------------------------------------------
_CUBIC = -0.75  # the slope that PyTorch's bicubic has
_RANKS = {"linear": 1, "bilinear": 2, "bicubic": 2, "trilinear": 3}
_MODES = ("nearest", "nearest-exact", *_RANKS, "area")


class _Axis:
    """Along one axis: how many elements there are, how many to make, and the step between them."""

    def __init__(self, size: int, count: int, factor: Any, align_corners: bool) -> None:
        self.size, self.count, self.align = size, count, align_corners
        if align_corners:
            self.step = (size - 1) / (count - 1) if count > 1 else 0.0
        else:
            self.step = 1 / factor if factor else size / count

    def source(self, like: Any) -> Any:
        """Where each new element lies, in units of the old ones."""
        i = _count(self.count, like, like.dtype)
        return i * self.step if self.align else (i + 0.5) * self.step - 0.5

    def nearest(self, like: Any, shift: float) -> Any:
        i = _count(self.count, like, "float32") + shift
        return minimum(floor(i * self.step).astype("int64"), self.size - 1)


def _by_row(weight: Any, x: Any, axis: int) -> Any:
    return weight.reshape((weight.size, *(1,) * (x.ndim - 1 - axis)))


def _linear_axis(x: Any, d: int, axis: _Axis) -> Any:
    source = maximum(axis.source(x), 0)
    low = minimum(floor(source), axis.size - 1)
    share = minimum(source - low, 1)
    index = low.astype("int64")
    after = take_rows(x, minimum(index + 1, axis.size - 1), d)
    before = take_rows(x, index, d)
    return lerp(before, after, _by_row(share, x, d))


def cubic_weights(t: Any) -> list[Any]:
    """Of the four elements around, t beyond the second (Keys, 1981)."""

    def near(s: Any) -> Any:
        return ((_CUBIC + 2) * s - (_CUBIC + 3)) * s * s + 1

    def far(s: Any) -> Any:
        return ((_CUBIC * s - 5 * _CUBIC) * s + 8 * _CUBIC) * s - 4 * _CUBIC

    return [far(t + 1), near(t), near(1 - t), far(2 - t)]


def _cubic_axis(x: Any, d: int, axis: _Axis) -> Any:
    source = axis.source(x)
    low = floor(source)
    total: Any = 0
    for k, weight in enumerate(cubic_weights(source - low)):
        index = clip(low + (k - 1), 0, axis.size - 1).astype("int64")
        total = total + take_rows(x, index, d) * _by_row(weight, x, d)
    return total


def _target(x: Any, size: Any, factor: Any) -> tuple[Any, Any]:
    """(sizes, factors) of the spatial axes; factors are None where sizes were given."""
    n = x.ndim - 2
    if n < 1 or (size is None) == (factor is None):
        raise ArgumentError(
            what=f"interpolate was given size={size} and scale_factor={factor} for {x.shape}",
            why="one of them says how large the axes behind batch and channels become",
            exists="x of three dimensions or more; either size or scale_factor",
            fix="pass one of them",
        )
    given = spread(size if factor is None else factor, n)
    if len(given) != n or min(given) <= 0 or min(x.shape[2:]) < 1:
        raise ShapeError(
            what=f"interpolate to {tuple(given)} of a tensor of shape {x.shape}",
            why="each spatial axis, none of them empty, gets a size above 0",
            exists=f"one number, or {n} of them",
            fix="pass other sizes",
        )
    if factor is None:
        return given, [None] * n
    return tuple(int(s * f) for s, f in zip(x.shape[2:], given)), given


def _check_mode(x: Any, mode: str, align_corners: Any) -> None:
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
    x: Any,
    size: Any,
    scale_factor: Any,
    mode: str,
    align_corners: Any,
    recompute_scale_factor: Any,
) -> Any:
    sizes, factors = _target(x, size, scale_factor)
    _check_mode(x, mode, align_corners)
    if mode == "area":
        return _adaptive_avg(x, sizes, "interpolate")
    factors = [None] * len(sizes) if recompute_scale_factor else factors
    axes = [
        (d, _Axis(x.shape[d], count, factor, bool(align_corners)))
        for d, (count, factor) in enumerate(zip(sizes, factors), 2)
    ]
    if not mode.startswith("nearest"):
        return _between(x, axes, _cubic_axis if mode == "bicubic" else _linear_axis)
    for d, axis in axes:
        x = take_rows(x, axis.nearest(x, 0.5 if mode == "nearest-exact" else 0.0), d)
    return x


@in_float32
def _between(x: Any, axes: Any, along: Any) -> Any:
    for d, axis in axes:
        x = along(x, d, axis)
    return x


def _np_interpolate(
    np: Any,
    x: Any,
    size: Any,
    scale_factor: Any,
    mode: str,
    align_corners: Any,
    recompute_scale_factor: Any,
) -> Any:
    """As a matrix for each axis, whose rows are the weights of one new element."""
    sizes, factors = _target(x, size, scale_factor)
    if mode == "area":
        return _np_adaptive(np, x, sizes, lambda part, _: part.mean(axis=-1))
    for d, (count, factor) in enumerate(zip(sizes, factors), 2):
        n = x.shape[d]
        factor = None if recompute_scale_factor else factor
        step = _Axis(n, count, factor, bool(align_corners)).step
        matrix = np.zeros((count, n))
        for i in range(count):
            _np_row(np, matrix[i], i, step, n, mode, bool(align_corners))
        x = np.moveaxis(np.tensordot(x, matrix, ([d], [1])), -1, d)
    return x


def _np_row(np: Any, row: Any, i: int, step: float, n: int, mode: str, align: bool) -> None:
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
    "str mode='nearest', bool? align_corners=None, bool? recompute_scale_factor=None) -> Tensor",
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
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(1, 1, 4)),
        s.error("ArgumentError", s.t(1, 1, 4), 2, mode="bilinear"),
        s.error("ArgumentError", s.t(1, 1, 4), 2, align_corners=True),
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
    x: Any,
    size: Any = None,
    scale_factor: Any = None,
    mode: str = "nearest",
    align_corners: Any = None,
    recompute_scale_factor: Any = None,
) -> Any:
    """x, resized along the axes behind batch and channels.

    size: of these axes, or scale_factor. mode: "nearest", "nearest-exact", "linear" (one axis),
    "bilinear" and "bicubic" (two), "trilinear" (three), "area". align_corners: the first and the
    last elements keep their values; otherwise elements are areas, whose borders are aligned.
    recompute_scale_factor: steps follow from the sizes alone.

    >>> import core
    >>> core.interpolate(core.asarray([[[1.0, 3.0]]]), 4, mode="linear").tolist()
    [[[1.0, 1.5, 2.5, 3.0]]]
    """
    if scale_factor is not None:
        scale_factor = [float(f) for f in as_tuple(scale_factor)]
    return _resize(x, size, scale_factor, mode, align_corners, recompute_scale_factor)


PUBLIC = (interpolate,)
__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool1d_with_indices",
    "adaptive_max_pool2d",
    "adaptive_max_pool2d_with_indices",
    "adaptive_max_pool3d",
    "adaptive_max_pool3d_with_indices",
]
