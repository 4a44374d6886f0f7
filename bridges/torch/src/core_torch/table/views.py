"""Views, copies of parts, and what joins tensors."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import core
from core import Tensor
from core_torch.metadata import core_dtype
from core_torch.table.registry import adapted, renamed

renamed(
    {
        "permute": core.permute_dims, "transpose.int": core.swapaxes,
        "unsqueeze": core.expand_dims, "select.int": core.select, "unfold": core.unfold,
        "diagonal": core.diagonal, "flip": core.flip, "tril": core.tril, "triu": core.triu,
        "pixel_shuffle": core.pixel_shuffle, "pixel_unshuffle": core.pixel_unshuffle,
        "channel_shuffle": core.channel_shuffle, "select_scatter": core.select_scatter,
        "constant_pad_nd": core.constant_pad_nd, "diag_embed": core.diag_embed,
        "diagonal_scatter": core.diagonal_scatter,
    }
)  # fmt: skip


@adapted("view _unsafe_view reshape _reshape_alias view_copy")
def view(x: Tensor, shape: Sequence[int], strides: Any = None) -> Tensor:
    return core.reshape(x, tuple(shape))


@adapted("view.dtype")
def view_dtype(x: Tensor, dtype: Any) -> Tensor:
    """The bits as another dtype; as truth values, which elements have bits that are set."""
    kind = core_dtype(dtype)
    if kind == core.bool and x.dtype != core.bool:
        return core.not_equal(x.view(core.uint8), 0)
    return x.view(kind) if kind.itemsize == x.itemsize else core.contiguous(x).view(kind)


@adapted("t")
def t(x: Tensor) -> Tensor:
    return x if x.ndim < 2 else core.swapaxes(x, 0, 1)


@adapted("numpy_T")
def numpy_t(x: Tensor) -> Tensor:
    return core.permute_dims(x, list(range(x.ndim))[::-1])


@adapted("squeeze.dim squeeze.dims")
def squeeze_dims(x: Tensor, dims: int | Sequence[int]) -> Tensor:
    axes = [dims] if isinstance(dims, int) else list(dims)
    axes = [axis for axis in axes if x.ndim and x.shape[axis] == 1]
    return core.squeeze(x, axes) if axes else x


@adapted("squeeze")
def squeeze(x: Tensor) -> Tensor:
    return squeeze_dims(x, list(range(x.ndim)))


@adapted("expand")
def expand(x: Tensor, shape: Sequence[int], implicit: bool = False) -> Tensor:
    own = [1] * (len(shape) - x.ndim) + list(x.shape)
    kept = [isinstance(n, int) and n == -1 for n in shape]
    return core.broadcast_to(x, [o if k else n for k, n, o in zip(kept, shape, own, strict=True)])


@adapted("slice.Tensor")
def slice_(
    x: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
) -> Tensor:
    return core.slice(x, dim, start, _end(x, dim, end), step)


def _end(x: Tensor, dim: int, end: int | None) -> int | None:
    """An end that is in the tensor; PyTorch writes "to the end" as a number beyond it."""
    if end is None or (isinstance(end, int) and end >= 2**62):
        return None
    return None if end > x.shape[dim] else end


@adapted("slice_scatter")
def slice_scatter(
    x: Tensor, source: Tensor, dim: int = 0, start: int | None = None, end: int | None = None,
    step: int = 1,
) -> Tensor:  # fmt: skip
    return core.slice_scatter(x, source, dim, start, _end(x, dim, end), step)


@adapted("narrow narrow_copy")
def narrow(x: Tensor, dim: int, start: int, length: int) -> Tensor:
    return core.narrow(x, dim, start, length)


@adapted("split.Tensor")
def split(x: Tensor, size: int, dim: int = 0) -> list[Tensor]:
    return list(core.split(x, size, dim))


@adapted("split_with_sizes split_with_sizes_copy")
def split_with_sizes(x: Tensor, sizes: Sequence[int], dim: int = 0) -> list[Tensor]:
    return list(core.split_with_sizes(x, list(sizes), dim))


@adapted("chunk")
def chunk(x: Tensor, chunks: int, dim: int = 0) -> list[Tensor]:
    return list(core.chunk(x, chunks, dim))


@adapted("unbind.int")
def unbind(x: Tensor, dim: int = 0) -> list[Tensor]:
    return list(core.unstack(x, axis=dim))


@adapted("cat")
def cat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    # PyTorch leaves out tensors of shape (0,), whatever the others are.
    some = [x for x in tensors if x.ndim != 1 or x.shape[0] != 0] or list(tensors)
    return core.concat(some, axis=dim)


@adapted("stack")
def stack(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    return core.stack(list(tensors), axis=dim)


@adapted("repeat")
def repeat(x: Tensor, repeats: Sequence[int]) -> Tensor:
    return core.tile(x, tuple(repeats))


@adapted("repeat_interleave.self_int")
def repeat_interleave(
    x: Tensor, repeats: int, dim: int | None = None, output_size: int | None = None
) -> Tensor:
    return core.repeat(x, repeats, axis=dim)


@adapted(
    "repeat_interleave.Tensor", serves=lambda repeats, output_size=None: output_size is not None
)
def repeated_places(repeats: Tensor, output_size: int) -> Tensor:
    """Each place as often as its number says."""
    ends = core.cumulative_sum(repeats, axis=0)
    places = core.arange(output_size, dtype=repeats.dtype, device=repeats.device)
    return core.searchsorted(ends, places, side="right")


@adapted("roll")
def roll(x: Tensor, shifts: Sequence[int], dims: Sequence[int] = ()) -> Tensor:
    if not dims:
        return core.reshape(core.roll(core.reshape(x, (-1,)), list(shifts), [0]), x.shape)
    return core.roll(x, list(shifts), list(dims))


@adapted("reflection_pad1d reflection_pad2d reflection_pad3d")
def reflection_pad(x: Tensor, padding: Sequence[int]) -> Tensor:
    return core.pad(x, list(padding), "reflect")


@adapted("replication_pad1d replication_pad2d replication_pad3d")
def replication_pad(x: Tensor, padding: Sequence[int]) -> Tensor:
    return core.pad(x, list(padding), "replicate")


@adapted("as_strided")
def as_strided(
    x: Tensor, size: Sequence[int], stride: Sequence[int], offset: int = 0,
    order: Sequence[int] | None = None,
) -> Tensor:  # fmt: skip
    """Elements of x's memory, gathered by their places. order: x's axes, the outermost first."""
    x = x if order is None else core.permute_dims(x, list(order))
    flat = core.reshape(x, (-1,))
    pairs = [(n, s) for n, s in zip(size, stride, strict=True) if n != 1]
    steps = [n for n, _ in pairs]
    row_major = list(itertools.accumulate([1, *reversed(steps[1:])], lambda a, b: a * b))[::-1]
    if (
        type(offset) is int
        and offset == 0
        and pairs
        and [s for _, s in pairs] == row_major
        and _count(steps) == x.size
    ):
        return core.reshape(x, tuple(size))
    place = _places(x, size, stride, offset)
    return core.take(flat, core.reshape(place, (-1,)), axis=0).reshape(tuple(size))


@adapted("as_strided_scatter")
def as_strided_scatter(
    x: Tensor, source: Tensor, size: Sequence[int], stride: Sequence[int], offset: int = 0,
    order: Sequence[int] | None = None,
) -> Tensor:  # fmt: skip
    """x with the elements that as_strided gathers replaced by those of source."""
    order = list(range(x.ndim)) if order is None else list(order)
    x = core.permute_dims(x, order)
    place = core.reshape(_places(x, size, stride, offset), (-1,))
    flat = core.scatter(core.reshape(x, (-1,)), 0, place, core.reshape(source, (-1,)))
    back = [order.index(axis) for axis in range(x.ndim)]
    return core.permute_dims(core.reshape(flat, x.shape), back)


def _places(x: Tensor, size: Sequence[int], stride: Sequence[int], offset: int) -> Tensor:
    """The places in x's memory of a tensor of some sizes and strides."""
    place = core.full((), offset, dtype="int64", device=x.device)
    for axis, (n, s) in enumerate(zip(size, stride, strict=True)):
        shape = [1] * len(size)
        shape[axis] = n
        along = core.arange(n, dtype="int64", device=x.device) * s
        place = place + core.reshape(along, tuple(shape))
    return core.broadcast_to(place, tuple(size))


def _count(sizes: Sequence[int]) -> int:
    count = 1
    for n in sizes:
        count = count * n
    return count
