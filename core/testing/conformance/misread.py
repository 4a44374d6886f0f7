"""Views as a kernel reads them that ignores how they lie in memory: candidates for a cause."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import core
from core.testing.arrays import Array, as_array

# (the strides are those of a row-major tensor, the offset is 0, the cause)
_WAYS = (
    (
        True,
        False,
        "strides are ignored: the elements of {} are read as if they followed each other",
    ),
    (False, True, "the offset of {} is ignored: it is read from the beginning of its memory"),
    (True, True, "strides and offset of {} are ignored: the beginning of its memory is read"),
)


def misread(view: core.Tensor, memory: core.Tensor) -> Iterator[tuple[Array, str]]:
    """(elements, cause) for each property of a view that a kernel may ignore.

    Args:
        view: a tensor of the host.
        memory: a contiguous tensor, which `view` is a view of; its offset is 0.
    """
    flat = as_array(memory).reshape(-1)
    places = np.indices(view.shape).reshape(view.ndim, -1)
    dense = np.cumprod((1, *view.shape[:0:-1]))[::-1][: view.ndim]
    right = view.offset + np.asarray(view.strides, int) @ places
    for ignores_strides, ignores_offset, cause in _WAYS:
        strides = dense if ignores_strides else np.asarray(view.strides, int)
        at = (0 if ignores_offset else view.offset) + strides @ places
        inside = at.size and at.min() >= 0 and at.max() < flat.size
        if inside and not np.array_equal(at, right):
            yield flat[at].reshape(view.shape), cause


def misread_products(
    a: core.Tensor, b: core.Tensor, memory: tuple[core.Tensor, core.Tensor]
) -> Iterator[tuple[Array, str]]:
    """(product, cause) of two factors, of which one or both are misread; memory: of each."""
    first, second = list(misread(a, memory[0])), list(misread(b, memory[1]))
    for x, cause in first:
        yield x @ as_array(b), cause.format("the first factor")
    for y, cause in second:
        yield as_array(a) @ y, cause.format("the second factor")
    for (x, cause), (y, same) in zip(first, second, strict=False):
        if cause == same:
            yield x @ y, cause.format("both factors")
