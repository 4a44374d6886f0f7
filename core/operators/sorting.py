"""Sorting, and the positions of what is not zero."""

from typing import Any

from core.autograd.batching import leading
from core.errors import DataDependentError, ShapeError
from core.operators.define import define
from core.operators.views import _zeros_like


def _sort_reference(np: Any, x: Any, *, axis: Any, descending: Any, stable: Any) -> Any:
    if x.ndim == 0:
        return x, np.zeros((), np.int64)
    if not descending:
        order = np.argsort(x, axis=axis, kind="stable")
    else:  # equal elements keep their order: sort what is flipped, flip back
        flipped = np.argsort(np.flip(x, axis), axis=axis, kind="stable")
        order = x.shape[axis] - 1 - np.flip(flipped, axis)
    return np.take_along_axis(x, order, axis), order


def _sort_vjp(g: Any, axis: Any, results: Any) -> Any:
    if g[0].ndim == 0:
        return g[0]
    return _zeros_like(g[0]).scatter_reduce(axis, results[1], g[0], "sum")


def _sort_jvp(t_x: Any, x: Any, axis: Any, results: Any) -> Any:
    return (t_x if x.ndim == 0 else t_x.take_along_axis(results[1], axis)), None


sort_with_indices = define(
    "core::sort_with_indices(Tensor x, *, int axis=-1, bool descending=False, bool stable=True)"
    " -> (Tensor values, Tensor indices)",
    rule="sort",
    reference=_sort_reference,
    vjp=_sort_vjp,
    jvp=_sort_jvp,
    batch=leading("axis"),
    samples=lambda s: [
        s(s.t(5)),
        s(s.t(2, 3), axis=0),
        s(s.t(2, 3), descending=True),
        s(s.ints(6, high=3)),
        s(s.ints(6, high=3), descending=True),
        s(s.t(0)),
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


def _nonzero_fake(x: Any) -> Any:
    raise DataDependentError(
        what="the size of core::nonzero's result is not known beforehand",
        why="it is the number of elements that are not zero, which only running it tells",
        exists="operators whose output sizes follow from their inputs' sizes, such as core.where",
        fix="compute with a mask instead: core.where(x != 0, ..., 0)",
    )


def _nonzero_reference(np: Any, x: Any) -> Any:
    if x.ndim == 0:
        raise ShapeError(
            what="core::nonzero was given a 0-d tensor",
            why="it returns one tensor for each axis, and there is none",
            exists="tensors of one dimension or more",
            fix="test it, bool(x), or add an axis first: core.expand_dims(x)",
        )
    return tuple(np.nonzero(x))


nonzero = define(
    "core::nonzero(Tensor x) -> Tensor[]",
    fake=_nonzero_fake,
    reference=_nonzero_reference,
    tags=("data-dependent",),
    method="nonzero",
    samples=lambda s: [s(s.bools(5)), s(s.ints(2, 3, high=2)), s(s.t(0, 2))],
    errors=lambda s: [s.error("ArgumentError", 1), s.error("ShapeError", s.t())],
    dtypes="all",
    doc="""The positions of the elements that are not zero: one int64 tensor for each axis.

    >>> import core
    >>> [index.tolist() for index in core.nonzero(core.asarray([0, 5, 6]))]
    [[1, 2]]
    """,
    no_vjp="integer output",
    no_jvp="integer output",
    no_batch="how many elements are not zero differs from element to element of a batch",
)

__all__ = ["nonzero", "sort_with_indices"]
