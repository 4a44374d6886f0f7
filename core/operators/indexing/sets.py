"""Sets: the distinct elements of a tensor, where they are, and how often they occur.

All of them sort, mark where a new element begins, and number the marks. Their count is read back
once, by `nonzero`; everything else stays on the device.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.operators.definition.define import define
from core.operators.definition.shapes import wrap_axis
from core.operators.indexing.gathering import take_along_axis
from core.operators.indexing.searching import by_axis, data_dependent
from core.operators.indexing.sorting import sort_with_indices
from core.operators.shape.copying import clone
from core.operators.shape.creation import full, zeros_like
from core.operators.shape.joining import concat

if TYPE_CHECKING:
    from core._native import Operator, Tensor
    from core.type_aliases import Array, Namespace

_SIZE = "the number of distinct elements"
_REASONS: dict[str, Any] = {"no_batch": "how many elements are distinct differs in a batch"}


# ---- groups of equals --------------------------------------------------------------------------
def _sorted(x: Tensor) -> tuple[Tensor, Tensor]:
    """(values, positions) of a row in order; complex numbers by real, then by imaginary part."""
    if x.dtype.kind != "complex floating":
        return tuple(sort_with_indices(x))
    order = sort_with_indices(x.imag)[1]
    order = _pick(order, sort_with_indices(_pick(x.real, order))[1])
    return _pick(x, order), order


def _pick(x: Tensor, at: Tensor) -> Tensor:
    return take_along_axis(x, at, 0)


def _begins(x: Tensor) -> Tensor:
    """Along the first axis, whether each element differs from the one before; the first does."""
    first = full((min(x.shape[0], 1), *x.shape[1:]), True, dtype="bool", device=x.device)
    if x.shape[0] < 2:
        return first
    return concat([first, x.slice(0, 1, None) != x.slice(0, None, -1)], axis=0)


def _group(begins: Tensor) -> Tensor:
    """The number of the group of equals that each element belongs to, from 0."""
    return begins.astype("int64").cumulative_sum(axis=0) - 1


def _counts(starts: Tensor, total: int) -> Tensor:
    """From where groups start, how large they are."""
    end = full((1,), total, dtype="int64", device=starts.device)
    return concat([starts, end]).diff()


def _distinct(
    x: Tensor, inverse: bool, counts: bool
) -> tuple[Tensor, Tensor, Tensor | None, Tensor | None]:
    """(values, positions of the first ones, inverse, counts) of a tensor's elements."""
    flat = x.reshape((-1,))
    values, order = _sorted(flat)
    begins = _begins(values)
    (starts,) = by_axis(begins)
    back = None
    if inverse:
        back = zeros_like(order).scatter_reduce(0, order, _group(begins), "sum")
        back = back.reshape(x.shape)
    number = _counts(starts, flat.shape[0]) if counts else None
    return _pick(values, starts), _pick(order, starts), back, number


# ---- the standard's ----------------------------------------------------------------------------
def _reference(np: Namespace, x: Array) -> tuple[Array, ...]:
    values, first, inverse, counts = np.unique(
        x, return_index=True, return_inverse=True, return_counts=True, equal_nan=False
    )
    return values, first, inverse.reshape(x.shape), counts


def _unique(name: str, returns: str, parts: tuple[int, ...], doc: str, example: str) -> Operator:
    def decomposition(x: Tensor) -> Tensor | tuple[Tensor, ...]:
        outputs: tuple[Any, ...] = _distinct(x, inverse=2 in parts, counts=3 in parts)
        return tuple(outputs[i] for i in parts) if len(parts) > 1 else outputs[parts[0]]

    def reference(np: Namespace, x: Array) -> tuple[Array, ...] | Array:
        outputs = _reference(np, x)
        return tuple(outputs[i] for i in parts) if len(parts) > 1 else outputs[parts[0]]

    return define(
        f"core::{name}(Tensor x) -> {returns}",
        fake=data_dependent(name, _SIZE),
        decomposition=decomposition,
        reference=reference,
        tags=("data-dependent",),
        samples=lambda s: [
            s(s.ints(7)),
            s(s.t(2, 3)),
            s(s.ints(2, 3, 2, high=3).permute_dims([2, 0, 1])),
            s(s.bools(4)),
            s(s.t(0)),
            s(s.t()),
        ],
        errors=lambda s: [s.error("ArgumentError", 1)],
        dtypes="all",
        doc=f"""{doc}

    Values are in order, complex ones by their real, then their imaginary part; each NaN is
    distinct.

    >>> import core
    >>> {example}
    """,
        **_REASONS,
    )


unique_all = _unique(
    "unique_all",
    "(Tensor values, Tensor indices, Tensor inverse_indices, Tensor counts)",
    (0, 1, 2, 3),
    "The distinct elements, where each is first, which each element is, and how often they occur.",
    "[t.tolist() for t in core.unique_all(core.asarray([5, 3, 5]))]\n"
    "    [[3, 5], [1, 0], [1, 0, 1], [1, 2]]",
)
unique_counts = _unique(
    "unique_counts",
    "(Tensor values, Tensor counts)",
    (0, 3),
    "The distinct elements, and how often each occurs.",
    "[t.tolist() for t in core.unique_counts(core.asarray([5, 3, 5]))]\n    [[3, 5], [1, 2]]",
)
unique_inverse = _unique(
    "unique_inverse",
    "(Tensor values, Tensor inverse_indices)",
    (0, 2),
    "The distinct elements, and which of them each element is.",
    "[t.tolist() for t in core.unique_inverse(core.asarray([5, 3, 5]))]\n    [[3, 5], [1, 0, 1]]",
)
unique_values = _unique(
    "unique_values",
    "Tensor",
    (0,),
    "The distinct elements.",
    "core.unique_values(core.asarray([5, 3, 5])).tolist()\n    [3, 5]",
)


# ---- PyTorch's ---------------------------------------------------------------------------------
def _columns_ranked(x: Tensor) -> Tensor:
    """For each element of a matrix its number among the distinct ones of its column."""
    if x.dtype.kind == "complex floating":
        return _columns_ranked(concat([x.real.expand_dims(2), x.imag.expand_dims(2)], axis=2)
                               .reshape((x.shape[0], -1)))  # fmt: skip
    values, order = sort_with_indices(x, axis=0)
    return zeros_like(order).scatter_reduce(0, order, _group(_begins(values)), "sum")


def _rows_ranked(x: Tensor) -> Tensor:
    """For each row of a matrix its number among the distinct ones, in lexicographic order.

    Neighbouring columns are joined two by two, so that few sorts see them all.
    """
    ranks = _columns_ranked(x)
    while ranks.shape[1] > 1:
        if ranks.shape[1] % 2:
            ranks = concat([ranks, zeros_like(ranks.slice(1, 0, 1))], axis=1)
        pairs = ranks.slice(1, 0, None, 2) * ranks.shape[0] + ranks.slice(1, 1, None, 2)
        ranks = _columns_ranked(pairs)
    return ranks.reshape((-1,)) if ranks.shape[1] else zeros_like(x.sum(axis=1)).astype("int64")


def _as_rows(x: Tensor, axis: int) -> Tensor:
    """A matrix with a row for each place along axis."""
    order = [axis, *(d for d in range(x.ndim) if d != axis)]
    rows = x.permute_dims(order)
    columns = 1
    for size in rows.shape[1:]:
        columns *= size
    return rows.reshape((rows.shape[0], columns))


def _taken(x: Tensor, at: Tensor, axis: int) -> Tensor:
    """The parts of x at positions along axis."""
    shape = (*x.shape[:axis], at.shape[0], *x.shape[axis + 1 :])
    at = at.reshape((at.shape[0], *(1,) * (x.ndim - axis - 1)))
    return clone(take_along_axis(x, at.broadcast_to(shape), axis))


def _results(values: Tensor, *others: Tensor | None) -> Tensor | tuple[Tensor, ...]:
    """The values, and of the others those that were asked for."""
    chosen = [t for t in others if t is not None]
    return (values, *chosen) if chosen else values


def _of_elements(x: Tensor, inverse: bool, counts: bool) -> Tensor | tuple[Tensor, ...]:
    if inverse and counts:
        values, _, back, number = unique_all(x)
        return values, back, number
    if inverse:
        return tuple(unique_inverse(x))
    return tuple(unique_counts(x)) if counts else unique_values(x)


def unique(
    x: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
) -> Tensor | tuple[Tensor, ...]:
    """The distinct elements of x, or the distinct parts of it along axis, in order.

    return_inverse, return_counts: whether the result is a tuple that also has which of them each
    element is, and how often each occurs. sorted is taken for PyTorch's sake.

    >>> import core
    >>> core.unique(core.asarray([5, 3, 5])).tolist()
    [3, 5]
    >>> core.unique(core.asarray([[1, 2], [0, 3], [1, 2]]), axis=0).tolist()
    [[0, 3], [1, 2]]
    """
    if axis is None:
        return _of_elements(x, return_inverse, return_counts)
    axis = wrap_axis(axis, x.ndim)
    _, first, inverse, counts = _distinct(
        _rows_ranked(_as_rows(x, axis)), return_inverse, return_counts
    )
    return _results(_taken(x, first, axis), inverse, counts)


def unique_consecutive(
    x: Tensor, return_inverse: bool = False, return_counts: bool = False, axis: int | None = None
) -> Tensor | tuple[Tensor, ...]:
    """The elements of x, or its parts along axis, without those that equal the one before.

    return_inverse, return_counts: as for `unique`.

    >>> import core
    >>> core.unique_consecutive(core.asarray([1, 1, 2, 1])).tolist()
    [1, 2, 1]
    """
    flat = x.reshape((-1,)) if axis is None else x
    at = 0 if axis is None else wrap_axis(axis, x.ndim)
    rows = _as_rows(flat, at)
    begins = _begins(rows).any(axis=1) if rows.shape[1] else _begins(rows.any(axis=1))
    (starts,) = by_axis(begins)
    inverse = _group(begins) if return_inverse else None
    if inverse is not None and axis is None:
        inverse = inverse.reshape(x.shape)
    counts = _counts(starts, rows.shape[0]) if return_counts else None
    return _results(_taken(flat, starts, at), inverse, counts)


__all__ = [
    "unique",
    "unique_all",
    "unique_consecutive",
    "unique_counts",
    "unique_inverse",
    "unique_values",
]
PUBLIC = (unique, unique_consecutive)
METHODS = {"unique": unique, "unique_consecutive": unique_consecutive}
