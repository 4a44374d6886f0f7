"""Several tensors to one."""

import math
from typing import Any

from core import ir
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


def _copy_part(b: Any, out: Any, x: Any) -> None:
    with b.parallel(*x.shape) as at:
        out[at] = ir.ops.cast(x[at], out.dtype)


def _parts(args: Any, outputs: Any) -> Any:
    """Each tensor, and the part of the output that it becomes."""
    from core.dispatcher.programs import Part
    from core.ir.function import ITEMSIZE

    tensors, axis = args
    ((dtype, _, strides),) = outputs
    start = 0  # in elements of the output
    for k, x in enumerate(tensors):
        steps, size = strides, ITEMSIZE[dtype]
        if axis is None:
            steps, length = _row_major(x[1]), math.prod(x[1])
        else:
            length = x[1][axis] * strides[axis]
        if math.prod(x[1]):
            yield Part(0, k, x, (dtype, x[1], steps), start * size)
        start += length


def _row_major(shape: Any) -> tuple[int, ...]:
    steps, step = [], 1
    for n in reversed(shape):
        steps.append(step)
        step *= max(n, 1)
    return tuple(reversed(steps))


_copy_part.parts = _parts  # type: ignore[attr-defined]


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
    body=_copy_part,
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
