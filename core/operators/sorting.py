"""Sorting along an axis, and what is found by it."""

from typing import Any

from core.autograd.batching import leading
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


__all__ = ["sort_with_indices"]
