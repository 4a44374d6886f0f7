"""Shuffles between channels and pixels: pixel_shuffle, pixel_unshuffle, channel_shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ShapeError
from core.operators.definition.define import define

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import Array, Namespace


def _error(name: str, x: Tensor, number: int, exists: str) -> ShapeError:
    return ShapeError(
        what=f"{name} by {number} of a tensor of shape {x.shape}",
        why="each channel or pixel is split evenly",
        exists=exists,
        fix="choose another factor, or reshape x",
    )


def _pixel_shuffle(x: Tensor, factor: int) -> Tensor:
    if factor < 1 or x.ndim < 3 or x.shape[-3] % (factor * factor):
        raise _error("pixel_shuffle", x, factor, "(..., channels, h, w), channels % factor**2 == 0")
    *lead, c, h, w = x.shape
    n = len(lead)
    x = x.reshape((*lead, c // (factor * factor), factor, factor, h, w))
    x = x.permute_dims((*range(n), n, n + 3, n + 1, n + 4, n + 2))
    return x.clone().reshape((*lead, c // (factor * factor), h * factor, w * factor))


def _np_pixel_shuffle(np: Namespace, x: Array, factor: int) -> Array:
    *lead, c, h, w = x.shape
    x = x.reshape(-1, c // factor**2, factor, factor, h, w).transpose(0, 1, 4, 2, 5, 3)
    return x.reshape(*lead, c // factor**2, h * factor, w * factor)


pixel_shuffle = define(
    "core::pixel_shuffle(Tensor x, int upscale_factor) -> Tensor",
    decomposition=_pixel_shuffle,
    reference=_np_pixel_shuffle,
    samples=lambda s: [s(s.t(1, 4, 2, 3), 2), s(s.t(9, 1, 2), 3), s(s.t(2, 3, 2, 2), 1)],
    errors=lambda s: [s.error("ShapeError", s.t(1, 3, 2, 2), 2), s.error("ShapeError", s.t(4), 2)],
    dtypes="inexact",
    doc="""Blocks of factor**2 channels as squares of pixels: (..., c, h, w) to a larger h and w.

    >>> import core
    >>> core.pixel_shuffle(core.asarray([[[1.0]], [[2.0]], [[3.0]], [[4.0]]]), 2).tolist()
    [[[1.0, 2.0], [3.0, 4.0]]]
    """,
)


def _pixel_unshuffle(x: Tensor, factor: int) -> Tensor:
    if factor < 1 or x.ndim < 3 or x.shape[-1] % factor or x.shape[-2] % factor:
        raise _error("pixel_unshuffle", x, factor, "(..., channels, h, w), h and w % factor == 0")
    *lead, c, h, w = x.shape
    n = len(lead)
    x = x.reshape((*lead, c, h // factor, factor, w // factor, factor))
    x = x.permute_dims((*range(n), n, n + 2, n + 4, n + 1, n + 3))
    return x.clone().reshape((*lead, c * factor * factor, h // factor, w // factor))


def _np_pixel_unshuffle(np: Namespace, x: Array, factor: int) -> Array:
    *lead, c, h, w = x.shape
    x = x.reshape(-1, c, h // factor, factor, w // factor, factor).transpose(0, 1, 3, 5, 2, 4)
    return x.reshape(*lead, c * factor**2, h // factor, w // factor)


pixel_unshuffle = define(
    "core::pixel_unshuffle(Tensor x, int downscale_factor) -> Tensor",
    decomposition=_pixel_unshuffle,
    reference=_np_pixel_unshuffle,
    samples=lambda s: [s(s.t(1, 2, 4, 6), 2), s(s.t(2, 3, 3), 3), s(s.t(2, 3, 2, 2), 1)],
    errors=lambda s: [
        s.error("ShapeError", s.t(1, 3, 3, 2), 2),
        s.error("ShapeError", s.t(1, 2, 2), 0),
    ],
    dtypes="inexact",
    doc="""Squares of pixels as blocks of factor**2 channels: undoes pixel_shuffle.

    >>> import core
    >>> core.pixel_unshuffle(core.asarray([[[1.0, 2.0], [3.0, 4.0]]]), 2).tolist()
    [[[1.0]], [[2.0]], [[3.0]], [[4.0]]]
    """,
)


def _channel_shuffle(x: Tensor, groups: int) -> Tensor:
    if groups < 1 or x.ndim < 3 or x.shape[1] % groups:
        raise _error("channel_shuffle", x, groups, "(batch, channels, ...), channels % groups == 0")
    batch, c, *rest = x.shape
    x = x.reshape((batch, groups, c // groups, *rest))
    x = x.permute_dims((0, 2, 1, *range(3, x.ndim)))
    return x.clone().reshape((batch, c, *rest))


channel_shuffle = define(
    "core::channel_shuffle(Tensor x, int groups) -> Tensor",
    decomposition=_channel_shuffle,
    reference=lambda np, x, groups: (
        x.reshape(len(x), groups, -1, *x.shape[2:]).swapaxes(1, 2).reshape(x.shape)
    ),
    samples=lambda s: [s(s.t(2, 6, 2), 3), s(s.t(1, 4, 2, 2), 2), s(s.t(2, 3, 2), 1)],
    errors=lambda s: [s.error("ShapeError", s.t(1, 3, 2), 2), s.error("ShapeError", s.t(4), 2)],
    dtypes="inexact",
    doc="""Channels, the axis 1, dealt from groups in turn: one of each, then the next of each.

    >>> import core
    >>> core.channel_shuffle(core.asarray([[[1.0], [2.0], [3.0], [4.0]]]), 2).tolist()
    [[[1.0], [3.0], [2.0], [4.0]]]
    """,
)

__all__ = ["channel_shuffle", "pixel_shuffle", "pixel_unshuffle"]
