"""Joining tensors: concat, stack and their relatives."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core.errors import ShapeError
from core.operators.definition.body_parts import declares
from core.operators.definition.define import define
from core.transforms.batching import batching_rule, leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.bodies.layouts import Part
    from core.bodies.specs import TensorSpec
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Batched


def _concat_vjp(g: Tensor, like_tensors: Sequence[Tensor], axis: int | None) -> list[Tensor]:
    if axis is None:
        return _flat_parts(g, like_tensors)
    parts, start = [], 0
    for x in like_tensors:
        stop = start + x.shape[axis]
        parts.append(g.slice(axis, start, stop))
        start = stop
    return parts


def _flat_parts(g: Tensor, tensors: Sequence[Tensor]) -> list[Tensor]:
    parts, start = [], 0
    for x in tensors:
        parts.append(g.slice(0, start, start + x.size).reshape(x.shape))
        start += x.size
    return parts


def _parts(args: list[Any], outputs: list[TensorSpec]) -> Iterator[Part]:
    """Each tensor, and the part of the output that it becomes."""
    from core.bodies.layouts import Part
    from core.bodies.specs import TensorSpec
    from core.dtype_table import ITEMSIZE

    tensors, axis = args
    ((dtype, _, strides),) = outputs
    start = 0  # in elements of the output
    for k, x in enumerate(tensors):
        steps, size = strides, ITEMSIZE[dtype]
        if axis is None:
            steps, length = _row_major(x.shape), math.prod(x.shape)
        else:
            length = x.shape[axis] * strides[axis]
        if math.prod(x.shape):
            yield Part(0, k, x, TensorSpec(dtype, x.shape, steps), start * size)
        start += length


def _stacked_parts(args: list[Any], outputs: list[TensorSpec]) -> Iterator[Part]:
    from core.bodies.layouts import Part
    from core.bodies.specs import TensorSpec
    from core.dtype_table import ITEMSIZE

    tensors, axis = args
    ((dtype, shape, strides),) = outputs
    axis %= len(shape)
    steps = strides[:axis] + strides[axis + 1 :]
    if math.prod(shape):
        for k, x in enumerate(tensors):
            offset = k * strides[axis] * ITEMSIZE[dtype]
            yield Part(0, k, x, TensorSpec(dtype, x.shape, steps), offset)


def _row_major(shape: tuple[int, ...]) -> tuple[int, ...]:
    steps, step = [], 1
    for n in reversed(shape):
        steps.append(step)
        step *= max(n, 1)
    return tuple(reversed(steps))


@declares(parts=_parts)
def _copy_part(b: Builder, out: Buffer, x: Buffer) -> None:
    with b.parallel(*x.shape) as at:
        out[at] = ir.ops.cast(x[at], out.dtype)


@declares(parts=_stacked_parts)
def _copy_slice(b: Builder, out: Buffer, x: Buffer) -> None:
    _copy_part(b, out, x)


@batching_rule
def _concat_batch(op: Operator, args: list[Any], dims: list[Any], size: int) -> Batched:
    tensors, axis = args
    if axis is not None:
        return leading("axis")(op, args, dims, size)
    from core.transforms.batching import to_front

    flat = [to_front(x, d, size).reshape((size, -1)) for x, d in zip(tensors, dims[0])]
    return op(flat, axis=1), 0


def _concat_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s([s.t(2, 3), s.t(4, 3)])
    yield s([s.t(2, 3), s.t(2, 1), s.t(2, 2)], axis=-1)
    yield s([s.t(3)], axis=0)
    yield s([s.t(2, 3), s.t(4)], axis=None)
    yield s([s.t(0, 3), s.t(1, 3)])
    yield s([s.t(3), s.t(2, dtype="float64")])


def _concat_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("ShapeError", [])
    yield s.error("ShapeError", [s.t(2, 3), s.t(2, 4)])
    yield s.error("ShapeError", [s.t(), s.t()])
    yield s.error("ArgumentError", s.t(2))
    yield s.error("ArgumentError", [s.t(2), 1.0])


concat = define(
    "core::concat(Tensor[] tensors, int? axis=0) -> Tensor",
    rule="concat",
    body=_copy_part,
    reference=lambda np, tensors, axis: np.concatenate(tensors, axis=axis),
    vjp=_concat_vjp,
    jvp="linear",
    batch=_concat_batch,
    samples=_concat_samples,
    errors=_concat_errors,
    dtypes="inexact",
    doc="""The tensors one after the other along axis; flattened first if axis is None.

    >>> import core
    >>> core.concat([core.asarray([1, 2]), core.asarray([3])]).tolist()
    [1, 2, 3]
    """,
)


def _stack_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s([s.t(2, 3), s.t(2, 3)])
    yield s([s.t(2, 3), s.t(3, 2).mT, s.t(2, 3)], axis=-1)
    yield s([s.t(), s.t()])
    yield s([s.t(3)], 1)
    yield s([s.t(0, 2), s.t(0, 2)], axis=1)
    yield s([s.t(3), s.t(3, dtype="float64")])


stack = define(
    "core::stack(Tensor[] tensors, int axis=0) -> Tensor",
    rule="stack",
    body=_copy_slice,
    reference=lambda np, tensors, axis: np.stack(tensors, axis),
    vjp=lambda g, like_tensors, axis: [g.select(axis, k) for k in range(len(like_tensors))],
    jvp="linear",
    batch=leading("axis", extra=1),
    samples=_stack_samples,
    errors=lambda s: [
        s.error("ShapeError", []),
        s.error("ShapeError", [s.t(2), s.t(3)]),
        s.error("IndexRangeError", [s.t(2), s.t(2)], axis=2),
        s.error("ArgumentError", [s.t(2), 1.0]),
    ],
    dtypes="inexact",
    doc="""Tensors of one shape along a new axis.

    >>> import core
    >>> core.stack([core.asarray([1, 2]), core.asarray([3, 4])], axis=1).tolist()
    [[1, 3], [2, 4]]
    """,
)


# ---- by direction ------------------------------------------------------------------------------
def with_rank(rank: int) -> Callable[[Tensor], Tensor]:
    """A tensor with axes added until it has `rank`, as NumPy's atleast_1d, 2d and 3d add them."""

    def grown(x: Tensor) -> Tensor:
        if x.ndim >= rank:
            return x
        if rank == 3 and x.ndim == 2:
            return x.reshape((*x.shape, 1))
        if rank == 3 and x.ndim == 1:
            return x.reshape((1, x.shape[0], 1))
        return x.reshape((*(1,) * (rank - x.ndim), *x.shape))

    return grown


def _as_column(x: Tensor) -> Tensor:
    return x.reshape((x.size, 1)) if x.ndim < 2 else x


def _need_some(name: str, tensors: Sequence[Tensor]) -> None:
    if not tensors:
        raise ShapeError(
            what=f"core::{name} was given no tensors",
            why="the result's shape and dtype come from them",
            exists="lists of one tensor or more",
            fix="pass at least one tensor",
        )


def _directed(
    name: str,
    grown: Callable[[Tensor], Tensor],
    axis_of: Callable[[Tensor], int],
    doc: str,
    shown: str,
) -> Operator:
    def decomposition(tensors: Sequence[Tensor]) -> Tensor:
        _need_some(name, tensors)
        parts = [grown(x) for x in tensors]
        return concat(parts, axis_of(parts[0]))

    return define(
        f"core::{name}(Tensor[] tensors) -> Tensor",
        decomposition=decomposition,
        reference=lambda np, tensors: getattr(np, name)(tensors),
        samples=lambda s: [
            s([s.t(3), s.t(3)]),
            s([s.t(2, 3), s.t(2, 3)]),
            s([s.t(2, 3, 2), s.t(2, 3, 2)]),
            s([s.t(), s.t()]),
        ],
        errors=lambda s: [s.error("ShapeError", []), s.error("ShapeError", [s.t(2, 3), s.t(3, 2)])],
        dtypes="inexact",
        doc=f"""{doc}

    >>> import core
    >>> core.{name}([core.asarray([1, 2]), core.asarray([3, 4])]).tolist()
    {shown}
    """,
    )


hstack = _directed(
    "hstack",
    with_rank(1),
    lambda x: 0 if x.ndim == 1 else 1,
    "The tensors side by side: along the second axis, vectors along their only one.",
    "[1, 2, 3, 4]",
)
vstack = _directed(
    "vstack",
    with_rank(2),
    lambda x: 0,
    "The tensors one below the other, vectors as rows.",
    "[[1, 2], [3, 4]]",
)
dstack = _directed(
    "dstack",
    with_rank(3),
    lambda x: 2,
    "The tensors one after the other, along the third axis.",
    "[[[1, 3], [2, 4]]]",
)
column_stack = _directed(
    "column_stack",
    _as_column,
    lambda x: 1,
    "The tensors side by side, vectors as columns.",
    "[[1, 3], [2, 4]]",
)

__all__ = ["column_stack", "concat", "dstack", "hstack", "stack", "vstack"]
