"""Elements repeated, rotated and combined: tile, repeat, roll, products of positions."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.errors import ArgumentError, DataDependentError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple, wrap_axis
from core.operators.elementwise.arithmetic import pow
from core.operators.indexing.rows import take_rows
from core.operators.indexing.scattering import scatter_reduce
from core.operators.shape.copying import clone
from core.operators.shape.creation import arange, ones_like, triu_indices, zeros
from core.operators.shape.joining import concat, stack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import NoReturn

    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Axis, Namespace, Operand, Scalar


# ---- rolled ------------------------------------------------------------------------------------
def _roll(x: Tensor, shift: int | Sequence[int], axis: Axis) -> Tensor:
    shifts = as_tuple(shift)
    if axis is None:
        if len(shifts) != 1:
            raise _shifts_error(x, shifts, axis)
        row = x.reshape((x.size,))
        out = _rolled(row, shifts[0], 0)
        return clone(x) if out is row else out.reshape(x.shape)
    axes = as_tuple(axis)
    if len(shifts) != len(axes) and 1 not in (len(shifts), len(axes)):
        raise _shifts_error(x, shifts, axis)
    count = max(len(shifts), len(axes))
    shifts, axes = (t * count if len(t) == 1 else t for t in (shifts, axes))
    axes = tuple(wrap_axis(a, x.ndim) for a in axes)
    out = x
    for one, at in zip(shifts, axes):
        out = _rolled(out, one, at)
    return clone(out) if out is x else out


def _shifts_error(x: Tensor, shifts: Sequence[int], axis: Axis) -> ShapeError:
    return ShapeError(
        what=f"core::roll was given {len(shifts)} shifts for axis={axis}",
        why="each axis is rolled by its own shift, or all by one",
        exists=f"the axes of shape {x.shape}; without an axis one shift",
        fix="pass as many shifts as axes",
    )


def _rolled(x: Tensor, shift: int, axis: int) -> Tensor:
    """x moved along one axis; x itself where nothing moves."""
    size = x.shape[axis]
    cut = (size - shift % size) if size else 0
    if cut in (0, size):
        return x
    return concat([x.slice(axis, cut, size), x.slice(axis, 0, cut)], axis=axis)


roll = define(
    "core::roll(Tensor x, int[] shift, int[]? axis=None) -> Tensor",
    decomposition=_roll,
    reference=lambda np, x, shift, axis: np.roll(
        x, as_tuple(shift)[0] if axis is None else shift, axis
    ),
    method="roll",
    samples=lambda s: [
        s(s.t(5), 2),
        s(s.t(2, 3), -1),
        s(s.t(2, 3), 4, 1),
        s(s.t(2, 3), (1, -1), axis=(0, 1)),
        s(s.t(3, 2).mT, 1, -1),
        s(s.t(0, 2), 1, 0),
        s(s.t(), 1),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(3), 1, 1),
        s.error("ShapeError", s.t(3), (1, 2)),
        s.error("ShapeError", s.t(2, 3), (1, 2, 3), (0, 1)),
    ],
    dtypes="all",
    doc="""x with its elements moved along axis; those moved past the end come in at the front.

    Without an axis all elements are moved as one row.

    >>> import core
    >>> core.roll(core.asarray([1, 2, 3]), 1).tolist()
    [3, 1, 2]
    """,
)


# ---- repeated ----------------------------------------------------------------------------------
def _tile(x: Tensor, repetitions: Sequence[int]) -> Tensor:
    times = as_tuple(repetitions)
    if min(times, default=0) < 0:
        raise ShapeError(
            what=f"core::tile was given {times}",
            why="an axis is repeated 0 times or more",
            exists="numbers that are not negative",
            fix="pass such numbers",
        )
    rank = max(x.ndim, len(times))
    times = (1,) * (rank - len(times)) + times
    shape = (1,) * (rank - x.ndim) + tuple(x.shape)
    pairs = tuple(itertools.chain.from_iterable(zip(times, shape)))
    ones = tuple(itertools.chain.from_iterable((1, n) for n in shape))
    out = clone(x.reshape(ones).broadcast_to(pairs))
    return out.reshape(tuple(t * n for t, n in zip(times, shape)))


tile = define(
    "core::tile(Tensor x, int[] repetitions) -> Tensor",
    decomposition=_tile,
    reference=lambda np, x, repetitions: np.tile(x, repetitions),
    method="tile",
    samples=lambda s: [
        s(s.t(3), 2),
        s(s.t(2, 3), (2, 1)),
        s(s.t(3), (2, 2)),
        s(s.t(2, 3), (3,)),
        s(s.t(), (2,)),
        s(s.t(2), 0),
        s(s.t(2), ()),
    ],
    errors=lambda s: [s.error("ShapeError", s.t(2), -1), s.error("ArgumentError", s.t(2), 1.5)],
    dtypes="all",
    doc="""x repeated along each axis, the given number of times; the numbers are for the last axes.

    >>> import core
    >>> core.tile(core.asarray([1, 2]), (2, 2)).tolist()
    [[1, 2, 1, 2], [1, 2, 1, 2]]
    """,
)


def _places_fake(repeats: Tensor) -> NoReturn:
    raise DataDependentError(
        what="the size of core.repeat's result is not known beforehand",
        why="it is the sum of the numbers of repeats, which is known only after they are read",
        exists="one number of repeats for all elements, whose results have a known size",
        fix="pass an int, or call it outside of the traced function",
    )


def _repeats_error(repeats: Scalar) -> ArgumentError:
    return ArgumentError(
        what=f"core::repeat was given repeats={repeats}",
        why="it is how often each element is repeated",
        exists="ints of 0 and more, integer tensors",
        fix="pass such a number",
    )


def _places(repeats: Tensor) -> Tensor:
    ends = repeats.astype("int64").cumulative_sum(axis=0)
    total = int(ends[-1]) if repeats.size else 0
    if repeats.size and int(repeats.min()) < 0:
        raise _repeats_error(int(repeats.min()))
    return runs_of_places(ends, total)


def runs_of_places(ends: Tensor, total: int) -> Tensor:
    """For each of `total` places in a row the number of its run, from where the runs end."""
    counts = zeros((total + 1,), dtype="int64", device=ends.device)
    counts = scatter_reduce(counts, 0, ends, ones_like(ends, dtype="int64"), "sum")
    return counts.cumulative_sum(axis=0).slice(0, 0, total)


repeat_places: Any = define(
    "core::repeat_places(Tensor repeats) -> Tensor",
    fake=_places_fake,
    decomposition=_places,
    reference=lambda np, repeats: np.repeat(np.arange(len(repeats)), repeats),
    tags=("data-dependent",),
    public=False,
    samples=lambda s: [s(s.ints(4)), s(s.ints(0)), s(s.ints(3, high=1))],
    errors=lambda s: [s.error("ArgumentError", 1)],
    doc="""0 repeated as often as the first number, 1 as often as the second, ...

    >>> import core
    >>> core.ops.core.repeat_places(core.asarray([2, 0, 1])).tolist()
    [0, 0, 2]
    """,
    no_vjp="integer output",
    no_jvp="integer output",
    no_batch="how many there are differs from element to element of a batch",
)


def _need_repeats(x: Tensor, repeats: Tensor, axis: int) -> None:
    if "integer" not in repeats.dtype.kind or repeats.ndim > 1:
        raise ArgumentError(
            what=f"core::repeat was given repeats of {repeats.dtype}, of shape {repeats.shape}",
            why="they are how often each element is repeated",
            exists="ints, 0-d and 1-d integer tensors",
            fix="cast or flatten them",
        )
    if repeats.size not in (1, x.shape[axis]):
        raise ShapeError(
            what=f"core::repeat was given {repeats.size} numbers for an axis of {x.shape[axis]}",
            why="there is one for each element, or one for all",
            exists=f"{x.shape[axis]} numbers, or 1",
            fix="pass as many",
        )


def _repeat(x: Tensor, repeats: Operand, *, axis: int | None) -> Tensor:
    if axis is None:
        x, axis = x.reshape((x.size,)), 0
    axis = wrap_axis(axis, x.ndim)
    if isinstance(repeats, Tensor):
        _need_repeats(x, repeats, axis)
        repeats = repeats.reshape((repeats.size,)).broadcast_to((x.shape[axis],))
        return take_rows(x, repeat_places(repeats), axis)
    if isinstance(repeats, bool) or not isinstance(repeats, int) or repeats < 0:
        raise _repeats_error(repeats)
    inner = math.prod(x.shape[axis + 1 :])
    wide = (*x.shape[: axis + 1], repeats, *x.shape[axis + 1 :])
    shape = (*x.shape[:axis], x.shape[axis] * repeats, *x.shape[axis + 1 :])
    if 0 < repeats <= 16 and inner * repeats <= 64:  # short rows: a pass for each is faster
        return stack([x] * repeats, axis + 1).reshape(shape)
    return clone(x.expand_dims(axis + 1).broadcast_to(wide)).reshape(shape)


def _repeat_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(3), 2)
    yield s(s.t(2, 3), 2, axis=1)
    yield s(s.t(2, 3), 3, axis=-2)
    yield s(s.t(3, 2).mT, 2)
    yield s(s.t(), 2)
    yield s(s.t(3), 0)


def _repeat_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ArgumentError", s.t(3), -1)
    yield s.error("ArgumentError", s.t(3), 1.5)
    yield s.error("ArgumentError", s.t(3), s.t(3))
    yield s.error("ShapeError", s.t(3), s.ints(2))
    yield s.error("IndexRangeError", s.t(3), 2, axis=1)


repeat = define(
    "core::repeat(Tensor x, Tensor|Scalar repeats, *, int? axis=None) -> Tensor",
    decomposition=_repeat,
    reference=lambda np, x, repeats, *, axis: np.repeat(x, repeats, axis),
    samples=_repeat_samples,
    errors=_repeat_errors,
    dtypes="all",
    doc="""Each element of x several times, along axis or in one row.

    repeats: an int, or a tensor of one number for each element along axis.

    >>> import core
    >>> core.repeat(core.asarray([1, 2]), 2).tolist()
    [1, 1, 2, 2]
    >>> core.repeat(core.asarray([1, 2]), core.asarray([0, 3])).tolist()
    [2, 2, 2]
    """,
)

repeat_interleave = define(
    "core::repeat_interleave(Tensor x, Tensor|Scalar repeats, int? axis=None) -> Tensor",
    decomposition=lambda x, repeats, axis: _repeat(x, repeats, axis=axis),
    reference=lambda np, x, repeats, axis: np.repeat(x, repeats, axis),
    method="repeat_interleave",
    samples=_repeat_samples,
    errors=_repeat_errors,
    dtypes="all",
    doc="""Each element of x several times, as core.repeat; PyTorch's name for it.

    >>> import core
    >>> core.repeat_interleave(core.asarray([1, 2]), 2).tolist()
    [1, 1, 2, 2]
    """,
)


# ---- products ----------------------------------------------------------------------------------
def _kron(x1: Tensor, x2: Tensor) -> Tensor:
    rank = max(x1.ndim, x2.ndim)
    a, b = ((1,) * (rank - x.ndim) + tuple(x.shape) for x in (x1, x2))
    first = x1.reshape(tuple(itertools.chain.from_iterable((n, 1) for n in a)))
    second = x2.reshape(tuple(itertools.chain.from_iterable((1, n) for n in b)))
    return (first * second).reshape(tuple(n * m for n, m in zip(a, b)))


kron = define(
    "core::kron(Tensor x1, Tensor x2) -> Tensor",
    decomposition=_kron,
    reference=lambda np, x1, x2: np.kron(x1, x2),
    method="kron",
    samples=lambda s: [
        s(s.t(2), s.t(3)),
        s(s.t(2, 3), s.t(3, 2)),
        s(s.t(2, 3), s.t(2)),
        s(s.t(), s.t(2)),
    ],
    errors=lambda s: [s.error("ArgumentError", s.t(2), 1)],
    dtypes="numeric",
    doc="""The Kronecker product: x2 times each element of x1, put together as blocks.

    >>> import core
    >>> core.kron(core.asarray([1, 10]), core.asarray([1, 2])).tolist()
    [1, 2, 10, 20]
    """,
)


def _vander(x: Tensor, N: int | None, increasing: bool) -> Tensor:
    if x.ndim != 1:
        raise ShapeError(
            what=f"core::vander was given a tensor of shape {x.shape}",
            why="each of its elements makes a row",
            exists="1-d tensors",
            fix="flatten it",
        )
    count = x.shape[0] if N is None else N
    if count < 0:
        raise ArgumentError(
            what=f"core::vander was given N={N}",
            why="it is the number of columns",
            exists="0 and more",
            fix="pass such a number",
        )
    powers = arange(count, dtype="int64", device=x.device)
    if not increasing:
        powers = count - 1 - powers
    dtype = "int64" if "integer" in x.dtype.kind or x.dtype.kind == "bool" else x.dtype
    return pow(x.astype(dtype).expand_dims(1), powers.astype(dtype))


vander = define(
    "core::vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
    decomposition=_vander,
    reference=lambda np, x, N, increasing: np.vander(x, N, increasing),
    samples=lambda s: [
        s(s.positive(3)),
        s(s.positive(3), 2),
        s(s.positive(2), 4, increasing=True),
        s(s.positive(0)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2)),
        s.error("ArgumentError", s.t(2), -1),
    ],
    dtypes="float",
    doc="""The powers of x in columns, from N - 1 down to 0, or increasing: a Vandermonde matrix.

    >>> import core
    >>> core.vander(core.asarray([1.0, 2.0, 3.0])).tolist()
    [[1.0, 1.0, 1.0], [4.0, 2.0, 1.0], [9.0, 3.0, 1.0]]
    """,
)


def _combinations(x: Tensor, r: int, with_replacement: bool) -> Tensor:
    if x.ndim != 1 or r < 0:
        raise ShapeError(
            what=f"core::combinations of {r} elements of a tensor of shape {x.shape}",
            why="it picks elements of a list",
            exists="1-d tensors, r of 0 and more",
            fix="flatten it",
        )
    n = x.shape[0]
    if r == 2:
        places = triu_indices(n, n, int(not with_replacement), device=x.device).permute_dims([1, 0])
        return take_rows(x, places)
    from core.tensors import asarray

    count = math.comb(n + r - 1 if with_replacement and r else n, r)
    if count * r > 2**31:
        raise ShapeError(
            what=f"core::combinations of {r} elements out of {n}: {count} of them",
            why="each is a row of the result",
            exists="results of up to 2**31 elements",
            fix="pass fewer elements, or draw combinations by core.randperm",
        )
    pick = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    places = list(pick(range(n), r))
    flat = asarray([i for one in places for i in one] or [0], dtype="int64", device=x.device)
    return take_rows(x, flat.slice(0, 0, len(places) * r).reshape((len(places), r)))


def _combinations_reference(np: Namespace, x: Array, r: int, with_replacement: bool) -> Array:
    pick = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    choices = list(pick(range(len(x)), r))
    return x[np.array(choices, dtype=np.int64).reshape(len(choices), r)]


combinations = define(
    "core::combinations(Tensor x, int r=2, bool with_replacement=False) -> Tensor",
    decomposition=_combinations,
    reference=_combinations_reference,
    samples=lambda s: [s(s.t(4)), s(s.t(4), 3), s(s.t(3), with_replacement=True), s(s.t(2), 3)],
    errors=lambda s: [s.error("ShapeError", s.t(2, 2)), s.error("ShapeError", s.t(2), -1)],
    dtypes="all",
    doc="""All choices of r elements of a vector, in order, one a row.

    >>> import core
    >>> core.combinations(core.asarray([1, 2, 3])).tolist()
    [[1, 2], [1, 3], [2, 3]]
    """,
)

__all__ = ["combinations", "kron", "repeat", "repeat_interleave", "roll", "tile", "vander"]
