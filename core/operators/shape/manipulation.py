"""Shapes and axes rearranged without a copy: views in terms of the view operators.

Writing to a result writes to the tensor it came from. `flatten` and `ravel` copy where
strides leave no other way.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.errors import ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple, wrap_axis, wrap_row_axis

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator, Tensor
    from core.type_aliases import Axis, Shape


def define_view(schema: str, decomposition: Callable[..., Any], **fields: Any) -> Operator:
    """A view composed of others; `Tensor(a)` in the schema declares shared memory."""
    name = schema.partition("(")[0]
    fields.setdefault("method", name)
    fields.setdefault("dtypes", "all")
    return define(f"core::{schema}", decomposition=decomposition, **fields)


# ---- order of axes -----------------------------------------------------------------------------
def _moveaxis(x: Tensor, source: Sequence[int], destination: Sequence[int]) -> Tensor:
    axes = [wrap_axis(axis, x.ndim) for axis in as_tuple(source)]
    places = [wrap_axis(axis, x.ndim) for axis in as_tuple(destination)]
    if len(axes) != len(places) or len({*axes}) < len(axes) or len({*places}) < len(places):
        raise ShapeError(
            what=f"core::moveaxis was given the axes {axes} and the places {places}",
            why="each axis that moves needs its own place",
            exists="as many places as axes, no axis twice",
            fix="name each axis once, and one place for each",
        )
    order = [axis for axis in range(x.ndim) if axis not in axes]
    for place, axis in sorted(zip(places, axes)):
        order.insert(place, axis)
    return x.permute_dims(order)


moveaxis = define_view(
    "moveaxis(Tensor(a) x, int[] source, int[] destination) -> Tensor(a)",
    _moveaxis,
    reference=lambda np, x, source, destination: np.moveaxis(x, source, destination),
    samples=lambda s: [
        s(s.t(2, 3, 4), 0, 2),
        s(s.t(2, 3, 4), (0, -1), (1, 0)),
        s(s.t(2, 3), (), ()),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2, 3), 2, 0),
        s.error("ShapeError", s.t(2, 3), (0, 1), (0,)),
        s.error("ShapeError", s.t(2, 3), (0, 0), (0, 1)),
    ],
    doc="""x with some axes at other places, the rest in order.

    >>> import core
    >>> core.moveaxis(core.zeros((2, 3, 4)), 0, -1).shape
    (3, 4, 2)
    """,
)


def _swapaxes(x: Tensor, axis1: int, axis2: int) -> Tensor:
    axis1, axis2 = wrap_axis(axis1, x.ndim), wrap_axis(axis2, x.ndim)
    order = list(range(x.ndim))
    order[axis1], order[axis2] = axis2, axis1
    return x.permute_dims(order)


swapaxes = define_view(
    "swapaxes(Tensor(a) x, int axis1, int axis2) -> Tensor(a)",
    _swapaxes,
    reference=lambda np, x, axis1, axis2: np.swapaxes(x, axis1, axis2),
    samples=lambda s: [s(s.t(2, 3), 0, 1), s(s.t(2, 3, 4), -1, 0), s(s.t(2), 0, 0)],
    errors=lambda s: [s.error("IndexRangeError", s.t(2, 3), 0, 2)],
    doc="""x with two axes exchanged.

    >>> import core
    >>> core.swapaxes(core.zeros((2, 3, 4)), 0, 2).shape
    (4, 3, 2)
    """,
)


# ---- order along axes --------------------------------------------------------------------------
def _flip(x: Tensor, axis: Axis) -> Tensor:
    given = range(x.ndim) if axis is None else as_tuple(axis)
    axes = [wrap_axis(a, x.ndim) for a in given]
    if len({*axes}) < len(axes):
        raise ShapeError(
            what=f"core::flip was given axis={tuple(given)}",
            why="an axis is reversed or not",
            exists=f"the axes of shape {x.shape}, each once",
            fix="name each axis once",
        )
    for at in axes:
        x = x.slice(at, None, None, -1)
    return x if axes else x.view(x.shape)


flip = define_view(
    "flip(Tensor(a) x, int[]? axis=None) -> Tensor(a)",
    _flip,
    reference=lambda np, x, axis: np.flip(x, None if axis is None else tuple(as_tuple(axis))),
    samples=lambda s: [s(s.t(2, 3)), s(s.t(2, 3), axis=1), s(s.t(2, 3, 2), (0, -1)), s(s.t())],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2), axis=1),
        s.error("ShapeError", s.t(2), axis=(0, -1)),
    ],
    doc="""x with the order of its elements along axis reversed, as a view; None: along all axes.

    >>> import core
    >>> core.flip(core.asarray([1, 2, 3])).tolist()
    [3, 2, 1]
    """,
)


def need_rank(name: str, x: Tensor, rank: int) -> None:
    if x.ndim < rank:
        raise ShapeError(
            what=f"core::{name} was given a tensor of shape {x.shape}",
            why=f"it works on axis {rank - 1}",
            exists=f"tensors of {rank} dimensions or more",
            fix="add axes first: core.expand_dims(x, 0)",
        )


def _flip_one(name: str, axis: int, doc: str, shown: str) -> Operator:
    def decomposition(x: Tensor) -> Tensor:
        need_rank(name, x, axis + 1)
        return _flip(x, axis)

    return define_view(
        f"{name}(Tensor(a) x) -> Tensor(a)",
        decomposition,
        reference=lambda np, x: np.flip(x, axis),
        samples=lambda s: [s(s.t(2, 3)), s(s.t(2, 3, 2)), s(s.t(0, 2))],
        errors=lambda s: [s.error("ShapeError", s.t())],
        doc=f"""{doc}

    >>> import core
    >>> core.{name}(core.asarray([[1, 2], [3, 4]])).tolist()
    {shown}
    """,
    )


fliplr = _flip_one("fliplr", 1, "The columns in reversed order, as a view.", "[[2, 1], [4, 3]]")
flipud = _flip_one("flipud", 0, "The rows in reversed order, as a view.", "[[3, 4], [1, 2]]")


def _rot90(x: Tensor, k: int, axis: Sequence[int]) -> Tensor:
    if len(as_tuple(axis)) != 2 or wrap_axis(axis[0], x.ndim) == wrap_axis(axis[1], x.ndim):
        raise ShapeError(
            what=f"core::rot90 was given axis={axis}",
            why="it turns a plane, which has two axes",
            exists=f"two different axes of shape {x.shape}",
            fix="name two axes",
        )
    first, second = (wrap_axis(a, x.ndim) for a in axis)
    if k % 4 == 2:
        return _flip(x, (first, second))
    if k % 4 == 1:
        return _swapaxes(_flip(x, second), first, second)
    return _flip(_swapaxes(x, first, second), second) if k % 4 else x.view(x.shape)


rot90 = define_view(
    "rot90(Tensor(a) x, int k=1, int[] axis=[0, 1]) -> Tensor(a)",
    _rot90,
    reference=lambda np, x, k, axis: np.rot90(x, k, tuple(axis)),
    samples=lambda s: [
        s(s.t(2, 3)),
        s(s.t(2, 3), 2),
        s(s.t(2, 3), -1),
        s(s.t(2, 3, 4), 1, (1, -1)),
        s(s.t(2, 3), 4),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), 1, (0, 0)),
        s.error("IndexRangeError", s.t(2), 1),
    ],
    doc="""x turned k times by 90 degrees, from the first axis of the plane towards the second.

    >>> import core
    >>> core.rot90(core.asarray([[1, 2], [3, 4]])).tolist()
    [[2, 4], [1, 3]]
    """,
)


# ---- axes joined and cut -----------------------------------------------------------------------
def _flatten(x: Tensor, start_dim: int, end_dim: int) -> Tensor:
    start, end = wrap_row_axis(start_dim, x.ndim), wrap_row_axis(end_dim, x.ndim)
    if x.ndim == 0:
        return x.reshape((1,))
    if start > end:
        raise ShapeError(
            what=f"core::flatten from axis {start} to axis {end}",
            why="the axes that are joined are in order",
            exists=f"the axes of shape {x.shape}",
            fix="exchange start_dim and end_dim",
        )
    joined = math.prod(x.shape[start : end + 1])
    return _reshaped(x, (*x.shape[:start], joined, *x.shape[end + 1 :]))


def _reshaped(x: Tensor, shape: Shape) -> Tensor:
    """x in another shape: never x itself, which an operator may not return."""
    return x.view(shape) if tuple(shape) == x.shape else x.reshape(shape)


flatten = define_view(
    "flatten(Tensor(a) x, int start_dim=0, int end_dim=-1) -> Tensor(a)",
    _flatten,
    reference=lambda np, x, start_dim, end_dim: x.reshape(
        (*x.shape[: start_dim % max(x.ndim, 1)], -1, *x.shape[end_dim % max(x.ndim, 1) + 1 :])
        if x.size
        else (0,)
    ),
    samples=lambda s: [
        s(s.t(2, 3)),
        s(s.t(2, 3, 4), 1),
        s(s.t(2, 3, 4), 0, 1),
        s(s.t(3, 2).mT),
        s(s.t()),
        s(s.t(0, 2)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), 1, 0),
        s.error("IndexRangeError", s.t(2), 1),
        s.error("IndexRangeError", s.t(), 1),
        s.error("IndexRangeError", s.t(), -2),
    ],
    doc="""x with the axes from start_dim to end_dim joined to one; a view where strides allow it.

    >>> import core
    >>> core.flatten(core.zeros((2, 3, 4)), 1).shape
    (2, 12)
    """,
)

ravel = define_view(
    "ravel(Tensor(a) x) -> Tensor(a)",
    lambda x: _reshaped(x, (x.size,)).contiguous(),
    reference=lambda np, x: x.reshape(-1),
    samples=lambda s: [
        s(s.t(2, 3)),
        s(s.t(3, 2).mT),
        s(s.t(6)[::2]),
        s(s.t()),
        s(s.t(0, 2)),
    ],
    errors=lambda s: [s.error("ArgumentError", 1)],
    doc="""The elements of x in row-major order, one after the other; a view of x if it lies so.

    >>> import core
    >>> core.ravel(core.asarray([[1, 2], [3, 4]])).tolist()
    [1, 2, 3, 4]
    """,
)


def _unflatten(x: Tensor, axis: int, sizes: Sequence[int]) -> Tensor:
    axis = wrap_axis(axis, x.ndim)
    sizes, product = list(as_tuple(sizes)), 1
    for size in sizes:
        product *= size if size != -1 else 1
    if sizes.count(-1) == 1 and product and x.shape[axis] % product == 0:
        sizes[sizes.index(-1)] = x.shape[axis] // product
        product = x.shape[axis]
    if not sizes or min(sizes) < 0 or product != x.shape[axis]:
        raise ShapeError(
            what=f"core::unflatten of an axis of {x.shape[axis]} elements to {tuple(sizes)}",
            why="the sizes multiply to the axis's",
            exists="sizes of 0 and more, one of which may be -1",
            fix="pass sizes that multiply to that number",
        )
    return _reshaped(x, (*x.shape[:axis], *sizes, *x.shape[axis + 1 :]))


unflatten = define_view(
    "unflatten(Tensor(a) x, int axis, int[] sizes) -> Tensor(a)",
    _unflatten,
    reference=lambda np, x, axis, sizes: x.reshape(
        (*x.shape[: axis % x.ndim], *as_tuple(sizes), *x.shape[axis % x.ndim + 1 :])
    ),
    samples=lambda s: [s(s.t(6), 0, (2, 3)), s(s.t(2, 6), -1, (-1, 2)), s(s.t(4, 2).mT, 1, (2, 2))],
    errors=lambda s: [
        s.error("ShapeError", s.t(6), 0, (4, 2)),
        s.error("ShapeError", s.t(6), 0, (4, -1)),
        s.error("IndexRangeError", s.t(6), 1, (2, 3)),
    ],
    doc="""x with one axis cut into several; one of the sizes may be -1.

    >>> import core
    >>> core.unflatten(core.zeros((2, 6)), 1, (3, -1)).shape
    (2, 3, 2)
    """,
)


def _expand(x: Tensor, shape: Sequence[int]) -> Tensor:
    shape = as_tuple(shape)
    new = len(shape) - x.ndim
    if new < 0 or -1 in shape[:new]:
        raise ShapeError(
            what=f"a tensor of shape {x.shape} cannot be expanded to {shape}",
            why="axes are added in front, and -1 stands for the size of an axis that is there",
            exists=f"shapes of {x.ndim} sizes or more",
            fix="name the sizes of new axes",
        )
    return x.broadcast_to([x.shape[d - new] if n == -1 else n for d, n in enumerate(shape)])


expand = define_view(
    "expand(Tensor(a) x, int[] shape) -> Tensor(a)",
    _expand,
    public=False,
    reference=lambda np, x, shape: np.broadcast_to(
        x,
        [x.shape[d - len(shape) + x.ndim] if n == -1 else n for d, n in enumerate(as_tuple(shape))],
    ),
    samples=lambda s: [s(s.t(3), (2, 3)), s(s.t(2, 1), (-1, 3)), s(s.t(), (2,)), s(s.t(1), (0,))],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), (2,)),
        s.error("ShapeError", s.t(3), (-1, 3)),
        s.error("ShapeError", s.t(2, 3), (3,)),
    ],
    doc="""x repeated without a copy, as core.broadcast_to; a size of -1 leaves an axis as it is.

    >>> import core
    >>> core.zeros((2, 1)).expand((-1, 3)).shape
    (2, 3)
    """,
)


__all__ = [
    "flatten",
    "flip",
    "fliplr",
    "flipud",
    "moveaxis",
    "ravel",
    "rot90",
    "swapaxes",
    "unflatten",
]
