"""Parts of a tensor along an axis, as views: narrow, split and its relatives, unstack."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.errors import ArgumentError, ShapeError
from core.operators.definition.shapes import as_int, wrap_axis
from core.operators.shape.manipulation import define_view, need_rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor


def _narrow(x: Tensor, axis: int, start: int, length: int) -> Tensor:
    axis = wrap_axis(axis, x.ndim)
    size = x.shape[axis]
    first = start + size if start < 0 else start
    if length < 0 or first < 0 or first + length > size:
        kind = ArgumentError if length < 0 else ShapeError
        raise kind(
            what=f"core::narrow to {length} elements from {start} of an axis of {size}",
            why="the part lies within the axis",
            exists=f"starts {-size} to {size}, as many elements as there are after it",
            fix="pass another start or length",
        )
    return x.slice(axis, first, first + length)


narrow = define_view(
    "narrow(Tensor(a) x, int axis, int start, int length) -> Tensor(a)",
    _narrow,
    reference=lambda np, x, axis, start, length: np.take(
        x, np.arange(start % max(x.shape[axis], 1), start % max(x.shape[axis], 1) + length), axis
    ),
    samples=lambda s: [s(s.t(5), 0, 1, 3), s(s.t(2, 4), -1, -2, 2), s(s.t(3), 0, 1, 0)],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), 0, 2, 2),
        s.error("ArgumentError", s.t(3), 0, 0, -1),
        s.error("IndexRangeError", s.t(3), 1, 0, 1),
    ],
    doc="""length elements along axis, from start on.

    >>> import core
    >>> core.narrow(core.asarray([1, 2, 3, 4]), 0, 1, 2).tolist()
    [2, 3]
    """,
)


def _cut(x: Tensor, axis: int, bounds: Iterable[int]) -> tuple[Tensor, ...]:
    """The parts between positions along an axis."""
    return tuple(x.slice(axis, start, stop) for start, stop in itertools.pairwise(bounds))


def _several(parts: Iterable[Tensor]) -> tuple[Tensor, ...]:
    """Views that one call returns: writes to them are not recorded (autograd/inplace.py)."""
    views = tuple(parts)
    for view in views:
        view.view_mode = "one_of_several"
    return views


def _need_axis(name: str, x: Tensor, axis: int) -> int:
    need_rank(name, x, 1)
    return wrap_axis(axis, x.ndim)


def _split_with_sizes(x: Tensor, split_sizes: Sequence[int], axis: int) -> tuple[Tensor, ...]:
    axis = _need_axis("split_with_sizes", x, axis)
    size, bounds = x.shape[axis], [0]
    for length in split_sizes:
        bounds.append(bounds[-1] + length)
    if bounds[-1] != size or min(split_sizes, default=0) < 0:
        raise ShapeError(
            what=f"core::split_with_sizes of an axis of {size} into parts of {list(split_sizes)}",
            why="the parts make up the whole",
            exists=f"sizes of 0 and more that sum to {size}",
            fix="pass sizes that sum to that number",
        )
    return _several(_cut(x, axis, bounds))


split_with_sizes = define_view(
    "split_with_sizes(Tensor(a) x, int[] split_sizes, int axis=0) -> Tensor(a)[]",
    _split_with_sizes,
    reference=lambda np, x, split_sizes, axis: np.split(x, np.cumsum(split_sizes)[:-1], axis),
    samples=lambda s: [
        s(s.t(5), (2, 3)),
        s(s.t(2, 5), (1, 4), 1),
        s(s.t(2, 4), (0, 2, 2), axis=-1),
        s(s.t(4), 4),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), (1, 1)),
        s.error("ShapeError", s.t(3), (4, -1)),
        s.error("ShapeError", s.t(), 1),
        s.error("IndexRangeError", s.t(3), 1, 1),
    ],
    doc="""The parts of x along axis, of the sizes given.

    >>> import core
    >>> [part.tolist() for part in core.split_with_sizes(core.asarray([1, 2, 3]), (1, 2))]
    [[1], [2, 3]]
    """,
)


def _chunk(x: Tensor, chunks: int, axis: int) -> tuple[Tensor, ...]:
    axis = _need_axis("chunk", x, axis)
    if chunks < 1:
        raise ArgumentError(
            what=f"core::chunk into {chunks} parts",
            why="a tensor has one part or more",
            exists="1 and more",
            fix="pass the number of parts",
        )
    if x.shape[axis] == 0:
        return _cut(x, axis, [0] * (chunks + 1))
    return split(x, -(-x.shape[axis] // chunks), axis)


chunk = define_view(
    "chunk(Tensor(a) x, int chunks, int axis=0) -> Tensor(a)[]",
    _chunk,
    reference=lambda np, x, chunks, axis: np.split(
        x, range(-(-x.shape[axis] // chunks), x.shape[axis], -(-x.shape[axis] // chunks)), axis
    ),
    samples=lambda s: [s(s.t(5), 2), s(s.t(2, 6), 4, 1), s(s.t(3), 1)],
    errors=lambda s: [s.error("ArgumentError", s.t(3), 0), s.error("ShapeError", s.t(), 1)],
    doc="""At most `chunks` parts of x along axis, of one size except the last.

    >>> import core
    >>> [part.tolist() for part in core.chunk(core.asarray([1, 2, 3]), 2)]
    [[1, 2], [3]]
    """,
)


def _unstack(x: Tensor, axis: int) -> tuple[Tensor, ...]:
    axis = _need_axis("unstack", x, axis)
    return _several(x.select(axis, k) for k in range(x.shape[axis]))


unstack = define_view(
    "unstack(Tensor(a) x, int axis=0) -> Tensor(a)[]",
    _unstack,
    reference=lambda np, x, axis: list(np.moveaxis(x, axis, 0)),
    samples=lambda s: [s(s.t(3)), s(s.t(2, 3), axis=-1), s(s.t(2, 3, 2), 1)],
    errors=lambda s: [s.error("ShapeError", s.t()), s.error("IndexRangeError", s.t(2), axis=1)],
    doc="""The tensors that follow one another along axis, as views.

    >>> import core
    >>> [row.tolist() for row in core.unstack(core.asarray([[1, 2], [3, 4]]))]
    [[1, 2], [3, 4]]
    """,
)


# ---- one number, or several --------------------------------------------------------------------
def _need_one(name: str, number: int, what: str) -> None:
    if number < 1:
        raise ArgumentError(
            what=f"core.{name} was given {number} for {what}",
            why="there is at least one",
            exists="1 and more, or a list",
            fix="pass a positive number",
        )


def split(
    x: Tensor, split_size_or_sections: int | Sequence[int], axis: int = 0
) -> tuple[Tensor, ...]:
    """The parts of x along axis: each of one size, the last maybe smaller, or of several sizes.

    >>> import core
    >>> [part.tolist() for part in core.split(core.asarray([1, 2, 3]), 2)]
    [[1, 2], [3]]
    """
    sizes = as_int(split_size_or_sections)
    if isinstance(sizes, int):
        length = x.shape[_need_axis("split", x, axis)]
        if sizes or length:
            _need_one("split", sizes, "the size of a part")
        full, rest = divmod(length, sizes or 1)
        sizes = [sizes] * full + ([rest] if rest or not full else [])
    return split_with_sizes(x, sizes, axis)


def tensor_split(
    x: Tensor, indices_or_sections: int | Sequence[int], axis: int = 0
) -> tuple[Tensor, ...]:
    """The parts of x along axis: a number of parts of nearly one size, or cut at positions.

    >>> import core
    >>> [part.tolist() for part in core.tensor_split(core.asarray([1, 2, 3]), (1,))]
    [[1], [2, 3]]
    """
    axis = _need_axis("tensor_split", x, axis)
    size = x.shape[axis]
    sections = as_int(indices_or_sections)
    if isinstance(sections, int):
        _need_one("tensor_split", sections, "the number of parts")
        each, more = divmod(size, sections)
        return _cut(x, axis, [k * each + min(k, more) for k in range(sections + 1)])
    places = [i + size if i < 0 else i for i in map(as_int, sections)]
    return _cut(x, axis, [0, *(max(0, min(i, size)) for i in places), size])


def _split_evenly(
    name: str, x: Tensor, sections: int | Sequence[int], rank: int, axis: int
) -> tuple[Tensor, ...]:
    need_rank(name, x, rank)
    sections = as_int(sections)
    if isinstance(sections, int) and (sections < 1 or x.shape[axis] % sections):
        raise ArgumentError(
            what=f"core.{name} of an axis of {x.shape[axis]} into {sections} parts",
            why="the parts are of one size",
            exists="divisors of the size, or a list of positions",
            fix="use core.tensor_split",
        )
    return tensor_split(x, sections, axis)


def hsplit(x: Tensor, indices_or_sections: int | Sequence[int]) -> tuple[Tensor, ...]:
    """The parts of x along its second axis, of a vector along its first.

    >>> import core
    >>> [part.tolist() for part in core.hsplit(core.asarray([[1, 2], [3, 4]]), 2)]
    [[[1], [3]], [[2], [4]]]
    """
    return _split_evenly("hsplit", x, indices_or_sections, 1, 1 if x.ndim > 1 else 0)


def vsplit(x: Tensor, indices_or_sections: int | Sequence[int]) -> tuple[Tensor, ...]:
    """The parts of x along its first axis.

    >>> import core
    >>> [part.tolist() for part in core.vsplit(core.asarray([[1, 2], [3, 4]]), 2)]
    [[[1, 2]], [[3, 4]]]
    """
    return _split_evenly("vsplit", x, indices_or_sections, 2, 0)


def dsplit(x: Tensor, indices_or_sections: int | Sequence[int]) -> tuple[Tensor, ...]:
    """The parts of x along its third axis.

    >>> import core
    >>> [part.shape for part in core.dsplit(core.zeros((1, 2, 4)), 2)]
    [(1, 2, 2), (1, 2, 2)]
    """
    return _split_evenly("dsplit", x, indices_or_sections, 3, 2)


PUBLIC = (dsplit, hsplit, split, tensor_split, vsplit)
__all__ = ["chunk", "narrow", "split_with_sizes", "unstack"]
