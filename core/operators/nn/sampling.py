"""Sampling an image at the points of a grid: affine_grid makes one, grid_sample reads there."""

from __future__ import annotations

import functools
import itertools
import math
from typing import TYPE_CHECKING, Any, NamedTuple

from core import ir
from core.errors import ArgumentError, DtypeError, ShapeError
from core.operators.definition.body_parts import accumulator, indices
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.definition.widening import in_float32
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.clamping import maximum, minimum
from core.operators.elementwise.rounding import floor, round
from core.operators.indexing.gathering import take_along_axis
from core.operators.nn.resampling import cubic_weights
from core.operators.shape.creation import arange
from core.operators.shape.joining import concat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.operators.nn.resampling import Number
    from core.type_aliases import Array, Namespace

_MODES = ("bilinear", "nearest", "bicubic")
_PADDINGS = ("zeros", "border", "reflection")


# ---- the grid of an affine map -----------------------------------------------------------------
def _check_theta(theta: Tensor, size: Sequence[int]) -> int:
    n = len(size) - 2
    if n not in (2, 3) or theta.shape != (size[0], n, n + 1) or min(size) < 1:
        raise ShapeError(
            what=f"affine_grid was given theta of shape {theta.shape} and size {tuple(size)}",
            why="each element of the batch has a matrix of n rows and n + 1 columns",
            exists="size (batch, channels, h, w) or (batch, channels, d, h, w)",
            fix="pass the size of the result that the grid is for, and a matrix for each element",
        )
    need_real_floating("affine_grid", theta, "the points of a grid are fractions of the image")
    return n


def _affine_grid(theta: Tensor, size: Sequence[int], align_corners: bool) -> Tensor:
    n = _check_theta(theta, size)
    rows = []
    for d in reversed(range(n)):  # the last axis of the image is the first coordinate
        count = size[2 + d]
        i = arange(count, dtype=theta.dtype, device=theta.device)
        if align_corners:
            row = i * (2 / (count - 1) if count > 1 else 0.0) - (1 if count > 1 else 0)
        else:
            row = (i * 2 + 1) / count - 1
        rows.append(row.reshape((count, *(1,) * (n - d))).broadcast_to((*size[2:], 1)))
    points = concat([*rows, rows[0] * 0 + 1], axis=-1)
    flat = points.reshape((1, math.prod(size[2:]), n + 1)) @ theta.mT
    return flat.reshape((size[0], *size[2:], n))


def _np_affine_grid(
    np: Namespace, theta: Array, size: tuple[int, ...], align_corners: bool
) -> Array:
    rows = []
    for count in size[2:]:
        edge = 1.0 if align_corners else 1 - 1 / count
        rows.append(np.linspace(-edge, edge, count) if count > 1 else np.zeros(1))
    grid = np.stack([*np.meshgrid(*rows, indexing="ij")[::-1], np.ones(tuple(size[2:]))], -1)
    return np.einsum("...k,bjk->b...j", grid, theta)


affine_grid = define(
    "core::affine_grid(Tensor theta, int[] size, bool align_corners=False) -> Tensor",
    decomposition=in_float32(_affine_grid),
    reference=_np_affine_grid,
    samples=lambda s: [
        s(s.t(2, 2, 3), (2, 3, 4, 5)),
        s(s.t(1, 2, 3), (1, 1, 3, 2), True),
        s(s.t(1, 3, 4), (1, 2, 2, 3, 2)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2, 3), (1, 3, 4, 5)),
        s.error("ShapeError", s.t(2, 2, 3), (2, 3, 4)),
        s.error("DtypeError", s.ints(1, 2, 3), (1, 3, 4, 5)),
    ],
    dtypes="float",
    doc="""Where an affine map of the square (or cube) from -1 to 1 takes the elements of an image.

    theta: (batch, n, n + 1); size: (batch, channels, *spatial), n axes; the result: (batch,
    *spatial, n), x before y. align_corners: -1 and 1 are the centres of the outer elements, not
    their edges.

    >>> import core
    >>> theta = core.asarray([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> core.affine_grid(theta, (1, 1, 1, 2)).tolist()
    [[[[-0.5, 0.0], [0.5, 0.0]]]]
    """,
)


# ---- reading at its points ---------------------------------------------------------------------
def _check_grid(x: Tensor, grid: Tensor, mode: str, padding_mode: str) -> int:
    n = x.ndim - 2
    fits = n in (2, 3) and grid.ndim == n + 2 and grid.shape[-1] == n
    if not fits or grid.shape[0] != x.shape[0] or min(x.shape[2:]) < 1:
        raise ShapeError(
            what=f"grid_sample was given x of shape {x.shape} and a grid of shape {grid.shape}",
            why="each element of the batch is read at points of as many coordinates as it has axes",
            exists="x of (batch, channels, *spatial), grids of (batch, *points, 2 or 3)",
            fix="reshape the operand that differs",
        )
    if x.dtype.kind != "real floating" or grid.dtype != x.dtype:
        raise DtypeError(
            what=f"grid_sample was given x of {x.dtype} and a grid of {grid.dtype}",
            why="it multiplies elements with fractions that follow from the grid",
            exists="one real floating-point dtype for both",
            fix="cast one: grid.astype(x.dtype)",
        )
    if mode not in _MODES or padding_mode not in _PADDINGS or (mode == "bicubic" and n != 2):
        raise ArgumentError(
            what=f"grid_sample was given mode={mode!r} and padding_mode={padding_mode!r}",
            why="they choose how values between and beyond the elements are computed",
            exists=", ".join((*_MODES, *_PADDINGS)) + "; bicubic for two axes",
            fix="pass one of these",
        )
    return n


class _Math(NamedTuple):
    """Where a point lies is computed of tensors, and in the loop IR of single numbers."""

    floor: Callable[[Any], Any]
    round: Callable[[Any], Any]
    where: Callable[[Any, Any, Any], Any]
    minimum: Callable[[Any, Any], Any]
    maximum: Callable[[Any, Any], Any]
    not_zero: Callable[[Any], Any]  # a size, or 1


_TENSORS = _Math(floor, round, where, minimum, maximum, lambda size: 1.0 if size == 0 else size)


@functools.cache
def _values() -> _Math:
    """Of the loop IR, which is loaded when a body is first asked for."""
    ops = ir.ops
    return _Math(
        ops.floor, ops.rint, ops.where, ops.minimum, ops.maximum,
        lambda size: ops.maximum(size, 1.0),
    )  # fmt: skip


def _elements(place: Number, size: Any, align: bool) -> Number:
    """Coordinates from -1 to 1 in units of elements."""
    return (place + 1) * ((size - 1) / 2) if align else ((place + 1) * size - 1) * 0.5


def _reflected(m: _Math, place: Any, size: Any, align: bool) -> Any:
    """Coordinates beyond the edges brought back as by mirrors."""
    low, high = (0.0, size - 1.0) if align else (-0.5, size - 0.5)
    span = m.not_zero(high - low)
    distance = abs(place - low)
    turns = m.floor(distance / span)
    rest = distance - turns * span
    odd = turns - m.floor(turns * 0.5) * 2 == 1
    return m.minimum(m.maximum(m.where(odd, span - rest, rest) + low, 0), size - 1)


def _brought_in(m: _Math, place: Any, size: Any, padding_mode: str, align: bool) -> Any:
    """Coordinates within the edges, unless these are padded with zeros; NaN is element 0."""
    if padding_mode == "zeros":
        return place
    if padding_mode == "border":
        place = m.minimum(m.maximum(place, 0), size - 1)
    else:  # which has no turns to count from infinity
        place = _reflected(m, place, size, align)
    return m.where(place == place, place, 0)


def _taps(m: _Math, place: Any, mode: str) -> list[tuple[Any, Any]]:
    """(position, weight) of the elements along one axis that have part in a point."""
    if mode == "nearest":
        return [(m.round(place), 1)]
    low = m.floor(place)
    t = place - low
    if mode == "bicubic":
        return [(low + (k - 1), w) for k, w in enumerate(cubic_weights(t))]
    return [(low, 1 - t), (low + 1, t)]


def _parts(
    m: _Math,
    coordinates: Sequence[Any],
    sizes: Sequence[Any],
    mode: str,
    padding_mode: str,
    align: bool,
) -> Iterator[tuple[list[Any], Any]]:
    """(position along each axis, weight) of each element that has part in a point."""
    axes = []
    for place, size in zip(reversed(coordinates), sizes, strict=True):
        place = _elements(place, size, align)
        if mode != "bicubic":  # which brings in each of the elements it reads instead
            place = _brought_in(m, place, size, padding_mode, align)
        axes.append(_taps(m, place, mode))
    for taps in itertools.product(*axes):
        places: list[Any] = []
        weight: Any = 1
        for (place, share), size in zip(taps, sizes, strict=True):
            bring = mode == "bicubic"
            places.append(_brought_in(m, place, size, padding_mode, align) if bring else place)
            weight = share * weight
        yield places, weight


def _read(x: Tensor, places: list[Tensor]) -> Tensor:
    """x, (batch, channels, *spatial), at whole positions along each axis; 0 beyond the edges."""
    inside: Any = None
    flat: Any = None
    for place, size in zip(places, x.shape[2:]):
        there = (place >= 0) & (place <= size - 1)
        inside = there if inside is None else inside & there
        index = where(there, place, 0).astype("int64")
        flat = index if flat is None else flat * size + index
    points = flat.shape[1:]
    row = (x.shape[0], 1, math.prod(points))
    index = flat.reshape(row).broadcast_to((x.shape[0], x.shape[1], row[2]))
    rows = x.reshape((*x.shape[:2], math.prod(x.shape[2:])))
    pixels = where(inside.reshape(row), take_along_axis(rows, index, -1), 0)
    return pixels.reshape((*x.shape[:2], *points))


def _grid_sample(
    x: Tensor, grid: Tensor, mode: str, padding_mode: str, align_corners: bool
) -> Tensor:
    n = _check_grid(x, grid, mode, padding_mode)
    coordinates = [grid.select(-1, d) for d in range(n)]
    total: Any = None
    for places, weight in _parts(
        _TENSORS, coordinates, x.shape[2:], mode, padding_mode, align_corners
    ):
        term = _read(x, places)
        term = term * weight.expand_dims(1) if mode != "nearest" else term
        total = term if total is None else total + term
    return total


def _grid_sample_fake(
    x: Tensor, grid: Tensor, mode: str, padding_mode: str, align_corners: bool
) -> Tensor:
    _check_grid(x, grid, mode, padding_mode)
    return new((*x.shape[:2], *grid.shape[1:-1]), x.dtype, x)


def _grid_sample_body(
    b: Builder,
    out: Buffer,
    x: Buffer,
    grid: Buffer,
    mode: str,
    padding_mode: str,
    align_corners: bool,
) -> None:
    """Where a point lies is computed once, for all channels."""
    dtype = accumulator(x.dtype)
    with b.parallel(*grid.shape[:-1]) as at:
        sizes = [ir.ops.cast(size, dtype) for size in x.shape[2:]]
        i, *point = indices(at)
        coordinates = [ir.ops.cast(grid[(i, *point, d)], dtype) for d in range(x.ndim - 2)]
        parts = []
        for places, weight in _parts(
            _values(), coordinates, sizes, mode, padding_mode, align_corners
        ):
            inside: Any = None
            index = []
            for place, size in zip(places, sizes, strict=True):
                there = (place >= 0) & (place <= size - 1)
                inside = there if inside is None else inside & there
                index.append(ir.ops.cast(ir.ops.where(there, place, 0), "index"))
            parts.append((index, inside, weight))
        with b.range(x.shape[1]) as c:
            total: Any = None
            for index, inside, weight in parts:
                pixel = x.load(i, c, *index, mask=inside, other=ir.ops.const(0, x.dtype))
                term = ir.ops.cast(pixel, dtype)
                term = term * weight if mode != "nearest" else term
                total = term if total is None else total + term
            out[(i, c, *point)] = ir.ops.cast(total, out.dtype)


def _np_grid_sample(
    np: Namespace, x: Array, grid: Array, mode: str, padding_mode: str, align_corners: bool
) -> Array:
    """Point by point."""
    n = x.ndim - 2
    out = np.zeros((*x.shape[:2], *grid.shape[1:-1]))
    for at in np.ndindex(*grid.shape[:-1]):
        rows = []
        for d, size in enumerate(x.shape[2:]):
            place = _elements(grid[at][n - 1 - d], size, align_corners)
            if mode != "bicubic":
                place = _np_brought_in(place, size, padding_mode, align_corners)
            rows.append(_np_taps(np, place, size, mode, padding_mode, align_corners))
        for taps in itertools.product(*rows):
            place = tuple(int(p) for p, _ in taps)
            if all(0 <= p < s for p, s in zip(place, x.shape[2:])):
                weight = np.prod([w for _, w in taps])
                out[(at[0], slice(None), *at[1:])] += x[(at[0], slice(None), *place)] * weight
    return out


def _np_brought_in(place: float, size: int, padding_mode: str, align: bool) -> float:
    if padding_mode == "reflection":
        low, high = (0.0, size - 1.0) if align else (-0.5, size - 0.5)
        period = 2 * (high - low) or 1
        rest = abs(place - low) % period
        place = low + min(rest, period - rest)
    return place if padding_mode == "zeros" else min(max(place, 0), size - 1)


def _np_taps(
    np: Namespace, place: float, size: int, mode: str, padding_mode: str, align: bool
) -> list[tuple[float, float]]:
    if mode == "nearest":
        return [(np.rint(place), 1)]
    low = np.floor(place)
    t = place - low
    if mode == "bilinear":
        return [(low, 1 - t), (low + 1, t)]
    weights = cubic_weights(t)
    return [
        (_np_brought_in(low - 1 + k, size, padding_mode, align), w) for k, w in enumerate(weights)
    ]


grid_sample = define(
    "core::grid_sample(Tensor x, Tensor grid, str mode='bilinear', str padding_mode='zeros', "
    "bool align_corners=False) -> Tensor",
    fake=_grid_sample_fake,
    body=_grid_sample_body,
    decomposition=in_float32(_grid_sample),
    reference=_np_grid_sample,
    samples=lambda s: [
        s(s.t(2, 2, 3, 4), s.t(2, 2, 3, 2, low=-1.3, high=1.3)),
        s(s.t(1, 2, 3, 4), s.t(1, 3, 2, 2), "bilinear", "border", True),
        s(s.t(1, 1, 3, 4), s.t(1, 2, 2, 2), "nearest", "reflection"),
        s(s.t(1, 1, 4, 4), s.t(1, 2, 2, 2), "bicubic", "reflection", True),
        s(s.t(1, 1, 2, 3, 2), s.t(1, 2, 1, 2, 3, low=-1.3, high=1.3)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2, 3, 4), s.t(1, 2, 3, 2)),
        s.error("ShapeError", s.t(2, 2, 3, 4), s.t(2, 2, 3, 3)),
        s.error("ArgumentError", s.t(1, 1, 3, 4), s.t(1, 2, 2, 2), "linear"),
        s.error("DtypeError", s.ints(1, 1, 3, 4), s.t(1, 2, 2, 2)),
    ],
    dtypes="float",
    doc="""x, (batch, channels, *spatial), read at the points of grid, (batch, *points, 2 or 3).

    Coordinates run from -1 to 1, x before y (before z). mode: "bilinear" (of eight elements for
    three axes), "nearest", "bicubic". padding_mode: beyond the edges lie "zeros", the "border", or
    the image's "reflection". align_corners: -1 and 1 are the centres of the outer elements.

    >>> import core
    >>> x, grid = core.asarray([[[[1.0, 3.0]]]]), core.zeros((1, 1, 1, 2))
    >>> core.grid_sample(x, grid).tolist()
    [[[[2.0]]]]
    """,
)

grid_sample.definition.lowering = in_float32(_grid_sample)  # it fuses with others

__all__ = ["affine_grid", "grid_sample"]
