"""Several tensors to one."""

from typing import Any

from core.autograd.batching import batching_rule, leading
from core.operators.define import define


def _concat_vjp(g: Any, like_tensors: Any, axis: Any) -> Any:
    if axis is None:
        return _flat_parts(g, like_tensors)
    parts, start = [], 0
    for x in like_tensors:
        stop = start + x.shape[axis]
        parts.append(g.slice(axis, start, stop))
        start = stop
    return parts


def _flat_parts(g: Any, tensors: Any) -> Any:
    parts, start = [], 0
    for x in tensors:
        parts.append(g.slice(0, start, start + x.size).reshape(x.shape))
        start += x.size
    return parts


@batching_rule
def _concat_batch(op: Any, args: Any, dims: Any, size: Any) -> Any:
    tensors, axis = args
    if axis is not None:
        return leading("axis")(op, args, dims, size)
    from core.autograd.batching import to_front

    flat = [to_front(x, d, size).reshape((size, -1)) for x, d in zip(tensors, dims[0])]
    return op(flat, axis=1), 0


def _concat_samples(s: Any) -> Any:
    yield s([s.t(2, 3), s.t(4, 3)])
    yield s([s.t(2, 3), s.t(2, 1), s.t(2, 2)], axis=-1)
    yield s([s.t(3)], axis=0)
    yield s([s.t(2, 3), s.t(4)], axis=None)
    yield s([s.t(0, 3), s.t(1, 3)])
    yield s([s.t(3), s.t(2, dtype="float64")])


def _concat_errors(s: Any) -> Any:
    yield s.error("ShapeError", [])
    yield s.error("ShapeError", [s.t(2, 3), s.t(2, 4)])
    yield s.error("ShapeError", [s.t(), s.t()])
    yield s.error("ArgumentError", s.t(2))
    yield s.error("ArgumentError", [s.t(2), 1.0])


concat = define(
    "core::concat(Tensor[] tensors, *, int? axis=0) -> Tensor",
    rule="concat",
    reference=lambda np, tensors, *, axis: np.concatenate(tensors, axis=axis),
    vjp=_concat_vjp,
    jvp="linear",
    batch=_concat_batch,
    samples=_concat_samples,
    errors=_concat_errors,
    dtypes="inexact",
    doc="""The tensors one behind the other along axis; flattened first if axis is None.

    >>> import core
    >>> core.concat([core.asarray([1, 2]), core.asarray([3])]).tolist()
    [1, 2, 3]
    """,
)

__all__ = ["concat"]
