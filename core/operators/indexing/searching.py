"""Searching: the positions of nonzero elements, and of values among sorted ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core._native import dtype as DType
from core._native import int64, promote_types
from core.dispatcher.binding import invoke
from core.dtype_table import is_float
from core.errors import (
    DataDependentError,
    DtypeError,
    ShapeError,
)
from core.operators.definition.body_parts import bit_length, declares, indices, product, unkeyed
from core.operators.definition.checks import need_choice
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.gathering import take_along_axis
from core.operators.indexing.sorting import sort_with_indices
from core.operators.reduction.reductions import count_nonzero
from core.transforms.batching import batching_rule, to_front

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from core._native import Operator, Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Namespace

_BLOCK = 4096  # elements that one iteration goes through in order
_INTEGER: dict[str, Any] = {"no_vjp": "integer output", "no_jvp": "integer output"}


# ---- nonzero elements --------------------------------------------------------------------------
def _positions_fake(x: Tensor, size: int) -> Tensor:
    if x.ndim == 0 or size < 0:
        raise ShapeError(
            what=f"the first {size} positions in a tensor of shape {x.shape}",
            why="a position has one index for each axis",
            exists="tensors of one dimension or more, sizes of 0 and more",
            fix="add an axis first: core.expand_dims(x, 0)",
        )
    return new((x.ndim, size), int64, x)


@declares(specialization_keys={"size": unkeyed})
def _positions_body(b: Builder, out: Buffer, x: Buffer, size: None) -> None:
    """Blocks of the last axis count their elements; then each knows where its own begin."""
    rows, last = x.shape[:-1], x.shape[-1]
    blocks = (last + (_BLOCK - 1)) // _BLOCK
    count = b.temp("int64", product([*rows, blocks]), name="count")
    before = b.temp("int64", product([*rows, blocks]), name="before")
    total = product([*rows, blocks])

    def block_of(flat: Value) -> tuple[list[Value], Value, Value]:
        """The row that a block lies in, where it starts there, and its length."""
        start, rest = (flat % blocks) * _BLOCK, flat // blocks
        row: list[Value] = []
        for n in reversed(rows):
            row, rest = [rest % n, *row], rest // n
        return row, start, ir.ops.minimum(last - start, _BLOCK)

    with b.parallel(total) as flat:
        row, start, length = block_of(flat)
        held = lambda j: ir.ops.cast(x[(*row, start + j)] != 0, "int64")  # noqa: E731
        count[flat] = b.sum(length, held)
    with b.parallel():

        def store(j: Value, running: Value) -> None:
            before[j] = running - count[j]

        present = ir.ops.cast(b.scan(total, None, lambda j: count[j], "sum", store), "index")

        def clear(k: Value) -> tuple[()]:
            for d in range(x.ndim):
                out[d, k] = 0
            return ()

        b.loop((present, out.shape[1]), (), clear)
    with b.parallel(total) as flat:
        row, start, length = block_of(flat)

        def step(j: Value, k: Value) -> Value:
            hit = x[(*row, start + j)] != 0
            for d, i in enumerate((*row, start + j)):
                inside = hit & (k < out.shape[1])
                out.store(d, k, value=ir.ops.cast(i, "int64"), mask=inside)
            return k + ir.ops.cast(hit, "index")

        b.loop(length, (ir.ops.cast(before[flat], "index"),), step)


def _positions_reference(np: Namespace, x: Array, size: int) -> Array:
    present = np.stack(np.nonzero(x))[:, :size]
    return np.pad(present, ((0, 0), (0, size - present.shape[1])))


positions = define(
    "core::nonzero_positions(Tensor x, int size) -> Tensor",
    fake=_positions_fake,
    body=_positions_body,
    reference=_positions_reference,
    public=False,
    samples=lambda s: [
        s(s.t(5), 5),
        s(s.t(2, 3) + 9, 6),
        s(s.t(3, 2).mT + 9, 4),
        s(s.t(0, 2), 0),
    ],
    errors=lambda s: [s.error("ShapeError", s.t(), 1), s.error("ShapeError", s.t(2), -1)],
    doc="""The positions of the first `size` elements that are not zero: an index a column.

    Where there are fewer, the remaining columns are 0.

    >>> import core
    >>> core.ops.core.nonzero_positions(core.asarray([[0, 5], [6, 0]]), 2).tolist()
    [[0, 1], [1, 0]]
    """,
    no_batch="how many elements are not zero differs from element to element of a batch",
    **_INTEGER,
)


def data_dependent(name: str, what: str) -> Callable[..., NoReturn]:
    """A fake kernel that raises with the reason why there is none."""

    def fake(*_: Tensor, **__: Any) -> NoReturn:
        raise DataDependentError(
            what=f"the size of core::{name}'s result is not known beforehand",
            why=f"it is {what}, which is known only after it has run",
            exists="operators whose output sizes follow from their inputs' sizes, as core.where",
            fix="compute with a mask instead: core.where(x != 0, ..., 0)",
        )

    return fake


_COUNT = "the number of elements that are not zero"


coordinates = define(
    "core::nonzero_coordinates(Tensor x) -> Tensor",
    fake=data_dependent("nonzero_coordinates", _COUNT),
    decomposition=lambda x: positions(x, int(count_nonzero(x))),
    reference=lambda np, x: np.stack(np.nonzero(x)),
    tags=("data-dependent",),
    public=False,
    samples=lambda s: [
        s(s.bools(5)),
        s(s.ints(2, 3, 4, high=2)),
        s(s.ints(2, 3, high=2).mT),
        s(s.t(0, 2)),
        s(s.t(2, 0)),
    ],
    errors=lambda s: [s.error("ShapeError", s.t())],
    dtypes="all",
    doc="""The positions of the elements that are not zero: a row for each axis, a column for each.

    >>> import core
    >>> core.ops.core.nonzero_coordinates(core.asarray([[0, 5], [6, 0]])).tolist()
    [[0, 1], [1, 0]]
    """,
    no_batch="how many elements are not zero differs from element to element of a batch",
    **_INTEGER,
)


def _nonzero(x: Tensor) -> tuple[Tensor, ...]:
    if x.ndim == 0:
        raise ShapeError(
            what="core::nonzero was given a 0-d tensor",
            why="it returns one tensor for each axis, and there is none",
            exists="tensors of one dimension or more",
            fix="test it, bool(x), or add an axis first: core.expand_dims(x, 0)",
        )
    return by_axis(x)


def by_axis(x: Tensor) -> tuple[Tensor, ...]:
    """The positions of elements that are not zero, an int64 tensor for each axis."""
    found = coordinates(x)
    return tuple(found.select(0, d) for d in range(x.ndim))


nonzero = define(
    "core::nonzero(Tensor x) -> Tensor[]",
    fake=data_dependent("nonzero", _COUNT),
    decomposition=_nonzero,
    reference=lambda np, x: tuple(np.nonzero(x)),
    tags=("data-dependent",),
    method="nonzero",
    samples=lambda s: [
        s(s.bools(5)),
        s(s.ints(2, 3, high=2)),
        s(s.ints(2, 3, 4, high=2).permute_dims([2, 0, 1])),
        s(s.t(0, 2)),
        s(s.t(2, 0)),
    ],
    errors=lambda s: [s.error("ArgumentError", 1), s.error("ShapeError", s.t())],
    dtypes="all",
    doc="""The positions of the elements that are not zero: one int64 tensor for each axis.

    >>> import core
    >>> [index.tolist() for index in core.nonzero(core.asarray([0, 5, 6]))]
    [[1, 2]]
    """,
    no_batch="how many elements are not zero differs from element to element of a batch",
    **_INTEGER,
)


def _argwhere(x: Tensor) -> Tensor:
    if x.ndim:
        return coordinates(x).mT
    return coordinates(x.reshape((1,))).mT.slice(1, 1, None)


argwhere = define(
    "core::argwhere(Tensor x) -> Tensor",
    fake=data_dependent("argwhere", _COUNT),
    decomposition=_argwhere,
    reference=lambda np, x: np.argwhere(x),
    tags=("data-dependent",),
    method="argwhere",
    samples=lambda s: [s(s.bools(5)), s(s.ints(2, 3, high=2)), s(s.t()), s(s.t(2, 0))],
    errors=lambda s: [s.error("ArgumentError", 1)],
    dtypes="all",
    doc="""The positions of the elements that are not zero, an int64 row for each.

    >>> import core
    >>> core.argwhere(core.asarray([[0, 5], [6, 0]])).tolist()
    [[0, 1], [1, 0]]
    """,
    no_batch="how many elements are not zero differs from element to element of a batch",
    **_INTEGER,
)


# ---- among sorted values -----------------------------------------------------------------------
def _check_search(x1: Tensor, x2: Tensor, side: str) -> None:
    need_choice(
        "searchsorted", "side", side, ("left", "right"), "among equal values there are two places"
    )
    if "complex floating" in (x1.dtype.kind, x2.dtype.kind):
        raise DtypeError(
            what=f"searchsorted of {x2.dtype} among {x1.dtype}",
            why="complex numbers have no order",
            exists="bool, integer and floating dtypes",
            fix="search by the real part",
        )
    rows = x2.shape[:-1]
    if x1.ndim == 0 or (x1.ndim > 1 and x1.shape[:-1] != rows):
        raise ShapeError(
            what=f"searchsorted among values of shape {x1.shape} for shape {rows}",
            why="either there is one row of sorted values, or one for each row of the other",
            exists="sorted values of one dimension, or of equal leading dimensions",
            fix="broadcast one of them",
        )


def _check_sorter(x1: Tensor, sorter: Tensor) -> None:
    if sorter.shape != x1.shape or "integer" not in sorter.dtype.kind:
        raise (ShapeError if sorter.shape != x1.shape else DtypeError)(
            what=f"searchsorted was given a sorter of {sorter.dtype}{sorter.shape}",
            why="it is the order of the values, as argsort returns it",
            exists=f"integers of shape {x1.shape}",
            fix="pass core.argsort(x1)",
        )


def _search_fake(x1: Tensor, x2: Tensor, side: str) -> Tensor:
    _check_search(x1, x2, side)
    return new(x2.shape, int64, x1)


def comes_before(a: Value, b: Value) -> Value:
    """a < b, NaN being larger than all numbers."""
    if not is_float(a.dtype):
        return a < b
    return (a < b) | (ir.ops.isnan(b) & ~ir.ops.isnan(a))


def _search_body(b: Builder, out: Buffer, x1: Buffer, x2: Buffer, side: str) -> None:
    compare = promote_types(*(DType(x.dtype) for x in (x1, x2))).name
    if compare == "bool":
        compare = "uint8"
    n = x1.shape[-1]
    rounds = bit_length(n)
    with b.parallel(*x2.shape) as at:
        here = indices(at)
        wanted = ir.ops.cast(x2[here], compare)
        row = here[:-1] if x1.ndim > 1 else ()

        def is_before(place: Value, there: Value) -> Value:
            pivot = ir.ops.cast(x1.load(*row, place, mask=there, other=0), compare)
            if side == "left":
                return there & comes_before(pivot, wanted)
            return there & ~comes_before(wanted, pivot)

        # The steps of the cpu's kernel: they agree on rows that are not sorted, too.
        def halve(_: Value, low: Value, left: Value) -> tuple[Value, Value]:
            half = left >> 1
            up = is_before(low + half - 1, half > 0)
            return ir.ops.where(up, low + half, low), left - half

        low, left = b.loop(rounds, (ir.ops.const(0, "index"), ir.ops.cast(n, "index")), halve)
        last = ir.ops.where(is_before(low, left > 0), low + 1, low)
        out[here] = ir.ops.cast(last, "int64")


def _search_reference(np: Namespace, x1: Array, x2: Array, side: str) -> Array:
    if x1.ndim == 1:
        return np.searchsorted(x1, x2, side=side)
    out = np.empty(x2.shape, np.int64)
    for row in np.ndindex(x1.shape[:-1]):
        out[row] = np.searchsorted(x1[row], x2[row], side=side)
    return out


@batching_rule
def _search_batch(
    op: Operator, args: list[Any], dims: list[int | None], size: int
) -> tuple[Tensor, int]:
    """Sorted values in separate rows, and as many rows of values to search for."""
    x1, x2, side = args
    x2 = to_front(x2, dims[1], size)
    if dims[0] is None and x1.ndim == 1:
        return invoke(op, [x1, x2, side]), 0
    x1 = to_front(x1, dims[0], size)
    if x1.ndim > 2:
        return invoke(op, [x1, x2, side]), 0
    places = invoke(op, [x1, x2.reshape((size, -1)), side])
    return places.reshape(x2.shape), 0


def _sorted(s: SampleMaker, *shape: int) -> Tensor:
    return sort_with_indices(s.t(*shape))[0]


search_sorted = define(
    'core::search_sorted(Tensor x1, Tensor x2, str side="left") -> Tensor',
    fake=_search_fake,
    body=_search_body,
    reference=_search_reference,
    batch=_search_batch,
    public=False,
    samples=lambda s: [
        s(_sorted(s, 7), s.t(2, 3)),
        s(_sorted(s, 8), s.t(4), "right"),
        s(_sorted(s, 2, 7), s.t(2, 3)),
        s(_sorted(s, 5), _sorted(s, 5)),
        s(_sorted(s, 0), s.t(3)),
        s(_sorted(s, 3), s.t()),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(3), s.t(2), "middle"),
        s.error("ShapeError", s.t(2, 3), s.t(3, 2)),
        s.error("ShapeError", s.t(), s.t(3)),
        s.error("DtypeError", s.t(3), s.t(2, dtype="complex64")),
    ],
    dtypes="real",
    doc="""The result of searchsorted among values that are in order.

    >>> import core
    >>> core.ops.core.search_sorted(core.asarray([1, 3, 5]), core.asarray([0, 3, 9])).tolist()
    [0, 1, 3]
    """,
    **_INTEGER,
)


def _search(x1: Tensor, x2: Tensor, *, side: str, sorter: Tensor | None) -> Tensor:
    """Entries of a sorter are checked where values are taken by them."""
    if sorter is not None:
        _check_search(x1, x2, side)
        _check_sorter(x1, sorter)
        x1 = take_along_axis(x1, sorter, axis=-1)
    return search_sorted(x1, x2, side)


def _sorter_reference(
    np: Namespace, x1: Array, x2: Array, *, side: str, sorter: Array | None
) -> Array:
    x1 = x1 if sorter is None else np.take_along_axis(x1, sorter, axis=-1)
    return _search_reference(np, x1, x2, side)


def _with_sorter(s: SampleMaker, *shape: int) -> Sample:
    x1 = s.t(*shape)
    return s(x1, s.t(*shape[:-1], 3), sorter=sort_with_indices(x1)[1])


searchsorted = define(
    'core::searchsorted(Tensor x1, Tensor x2, *, str side="left", Tensor? sorter=None) -> Tensor',
    decomposition=_search,
    reference=_sorter_reference,
    samples=lambda s: [
        s(_sorted(s, 7), s.t(2, 3)),
        s(_sorted(s, 8), s.t(4), side="right"),
        s(_sorted(s, 2, 7), s.t(2, 3)),
        _with_sorter(s, 6),
        _with_sorter(s, 2, 6),
        s(_sorted(s, 0), s.t(3)),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(3), s.t(2), side="middle"),
        s.error("ShapeError", s.t(2, 3), s.t(3, 2)),
        s.error("ShapeError", s.t(), s.t(3)),
        s.error("ShapeError", s.t(3), s.t(2), sorter=s.ints(2)),
        s.error("DtypeError", s.t(3), s.t(2), sorter=s.t(3)),
        s.error("DtypeError", s.t(3, dtype="complex64"), s.t(2)),
    ],
    dtypes="real",
    doc="""Where the values x2 would be inserted in x1, which is sorted, to keep it sorted: int64.

    side: before ("left") or after ("right") equal values. sorter: positions that put x1
    in order, if it is not. x1 may have a row for each row of x2. NaN counts as largest.

    >>> import core
    >>> core.searchsorted(core.asarray([1, 3, 5]), core.asarray([0, 3, 9])).tolist()
    [0, 1, 3]
    """,
    **_INTEGER,
)


def _bucketize(x: Tensor, boundaries: Tensor, *, out_int32: bool, right: bool) -> Tensor:
    if boundaries.ndim != 1:
        raise ShapeError(
            what=f"bucketize was given boundaries of shape {boundaries.shape}",
            why="they are one increasing row",
            exists="tensors of one dimension",
            fix="use core.searchsorted for rows of boundaries",
        )
    buckets = searchsorted(boundaries, x, side="right" if right else "left")
    return buckets.astype("int32") if out_int32 else buckets


bucketize = define(
    "core::bucketize(Tensor x, Tensor boundaries, *, bool out_int32=False, bool right=False)"
    " -> Tensor",
    decomposition=_bucketize,
    reference=lambda np, x, boundaries, *, out_int32, right: np.searchsorted(
        boundaries, x, side="right" if right else "left"
    ),
    samples=lambda s: [
        s(s.t(2, 3), _sorted(s, 4)),
        s(_sorted(s, 4), _sorted(s, 4), right=True),
        s(s.t(3), _sorted(s, 2), out_int32=True),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2), s.t(2, 2)),
        s.error("DtypeError", s.t(2), s.t(2, dtype="complex64")),
    ],
    dtypes="real",
    doc="""The number of the bucket that each element lies in, between increasing boundaries.

    right: whether a boundary belongs to the bucket above it.

    >>> import core
    >>> core.bucketize(core.asarray([0, 3, 9]), core.asarray([1, 3, 5])).tolist()
    [0, 1, 3]
    """,
    **_INTEGER,
)


def _isin(elements: Tensor, test_elements: Tensor, *, assume_unique: bool, invert: bool) -> Tensor:
    dtype = promote_types(elements.dtype, test_elements.dtype)
    elements = elements.astype(dtype)
    sorted_values, _ = sort_with_indices(test_elements.astype(dtype).reshape((-1,)))
    low = searchsorted(sorted_values, elements)
    high = searchsorted(sorted_values, elements, side="right")
    counts = where(elements == elements, high - low, 0)
    return counts == 0 if invert else counts != 0


isin = define(
    "core::isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False,"
    " bool invert=False) -> Tensor",
    decomposition=_isin,
    reference=lambda np, elements, test_elements, *, assume_unique, invert: np.isin(
        elements, test_elements, invert=invert
    ),
    samples=lambda s: [
        s(s.ints(2, 3), s.ints(4)),
        s(s.ints(5), s.ints(2, 2), invert=True),
        s(s.t(3), s.t(0)),
        s(s.t(3), s.t()),
    ],
    errors=lambda s: [s.error("DtypeError", s.t(2), s.t(2, dtype="complex64"))],
    dtypes="real",
    doc="""Whether each element is one of test_elements; NaN is equal to nothing.

    assume_unique is taken for PyTorch's sake; nothing is faster by it.

    >>> import core
    >>> core.isin(core.asarray([1, 2, 3]), core.asarray([3, 1])).tolist()
    [True, False, True]
    """,
    **_INTEGER,
)

__all__ = ["argwhere", "bucketize", "isin", "nonzero", "searchsorted"]
