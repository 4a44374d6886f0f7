"""Sorting along an axis, and the operators that need sorted elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.operators.definition.body_parts import along, indices
from core.operators.definition.define import define
from core.operators.definition.reference import of_rows
from core.operators.indexing.gathering import picked_jvp, picked_vjp
from core.operators.indexing.merge_sort import sort_rows
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core._native import Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace


def _sort_body(
    b: Builder, out: tuple[Buffer, Buffer], x: Buffer, *, axis: int, descending: bool, stable: bool
) -> None:
    values, positions = out
    others, size, place = along(x, axis)
    position = sort_rows(b, x, axis, descending)
    with b.parallel(*others, size) as at:
        *row, j = indices(at)
        source = position(tuple(row), j)
        values[place(tuple(row), j)] = x[place(tuple(row), source)]
        positions[place(tuple(row), j)] = source


def sort_reference(
    np: Namespace, x: Array, *, axis: int, descending: bool, stable: bool
) -> tuple[Array, ...]:
    if not descending:
        order = np.argsort(x, axis=axis, kind="stable")
    else:  # equal elements keep their order: sort the flipped array, flip back
        flipped = np.argsort(np.flip(x, axis), axis=axis, kind="stable")
        order = x.shape[axis] - 1 - np.flip(flipped, axis)
    return np.take_along_axis(x, order, axis), order


sort_with_indices = define(
    "core::sort_with_indices(Tensor x, *, int axis=-1, bool descending=False, bool stable=True)"
    " -> (Tensor values, Tensor indices)",
    rule="sort",
    body=_sort_body,
    reference=sort_reference,
    vjp=picked_vjp,
    jvp=picked_jvp,
    batch=leading("axis"),
    samples=lambda s: [
        s(s.t(5)),
        s(s.t(2, 3), axis=0),
        s(s.t(2, 3), descending=True),
        s(s.ints(6, high=3)),
        s(s.ints(6, high=3), descending=True),
        s(s.t(0)),
        s(s.t(), axis=0),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2), axis=1),
        s.error("DtypeError", s.t(2, dtype="complex64")),
    ],
    dtypes="real",
    doc="""The elements in order along axis, and where each was, as int64; NaN counts as largest.

    >>> import core
    >>> values, indices = core.sort_with_indices(core.asarray([3, 1, 2]))
    >>> values.tolist(), indices.tolist()
    ([1, 2, 3], [1, 2, 0])
    """,
)


# ---- values or positions alone -----------------------------------------------------------------
_SORT = "(Tensor x, int axis=-1, bool descending=False, bool stable=True) -> Tensor"


def _row_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(5))
    yield s(s.t(2, 3), axis=0)
    yield s(s.t(2, 20, 3), 1, True)
    yield s(s.t(40), descending=True)
    yield s(s.t(0))
    yield s(s.t(), axis=0)


def _row_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("IndexRangeError", s.t(2), axis=1)
    yield s.error("DtypeError", s.t(2, dtype="complex64"))


def _sort(x: Tensor, axis: int, descending: bool, stable: bool) -> Tensor:
    return sort_with_indices(x, axis=axis, descending=descending, stable=stable)[0]


def _values_reference(np: Namespace, x: Array, axis: int, descending: bool, stable: bool) -> Array:
    return sort_reference(np, x, axis=axis, descending=descending, stable=stable)[0]


sort = define(
    f"core::sort{_SORT}",
    rule="sort",
    decomposition=_sort,
    reference=_values_reference,
    method="sort",
    samples=_row_samples,
    errors=_row_errors,
    dtypes="real",
    doc="""The elements of x in order along axis; NaN counts as largest.

    >>> import core
    >>> core.sort(core.asarray([3, 1, 2]), descending=True).tolist()
    [3, 2, 1]
    """,
)


def _argsort(x: Tensor, axis: int, descending: bool, stable: bool) -> Tensor:
    return sort_with_indices(x, axis=axis, descending=descending, stable=stable)[1]


def _argsort_reference(np: Namespace, x: Array, axis: int, descending: bool, stable: bool) -> Array:
    return sort_reference(np, x, axis=axis, descending=descending, stable=stable)[1]


argsort = define(
    f"core::argsort{_SORT}",
    rule="argsort",
    decomposition=_argsort,
    reference=_argsort_reference,
    method="argsort",
    samples=_row_samples,
    errors=_row_errors,
    dtypes="real",
    doc="""The positions, int64, that put the elements of x in order along axis.

    Equal elements keep their order, descending too; NaN counts as largest.

    >>> import core
    >>> core.argsort(core.asarray([3, 1, 2])).tolist()
    [1, 2, 0]
    """,
    no_vjp="integer output",
    no_jvp="integer output",
)

msort = define(
    "core::msort(Tensor x) -> Tensor",
    rule="copy",
    decomposition=lambda x: sort(x, 0),
    reference=of_rows(lambda np, x: np.sort(x, axis=0)),
    method="msort",
    samples=lambda s: [s(s.t(5)), s(s.t(4, 3)), s(s.t())],
    errors=lambda s: [s.error("DtypeError", s.t(2, dtype="complex64"))],
    dtypes="real",
    doc="""The elements of x in order along the first axis.

    >>> import core
    >>> core.msort(core.asarray([[3, 1], [2, 4]])).tolist()
    [[2, 1], [3, 4]]
    """,
)


__all__ = ["argsort", "msort", "sort", "sort_with_indices"]
