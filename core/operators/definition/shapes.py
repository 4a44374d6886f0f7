"""Shape arithmetic for fake kernels that are written in Python, and the tensors they return."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from core._native import empty
from core.errors import IndexRangeError, ShapeError

if TYPE_CHECKING:
    from core._native import Tensor
    from core.type_aliases import DTypeLike, Shape

    Number = TypeVar("Number", bound=float)
    Fake = TypeVar("Fake", bound=Callable[..., Any])


def leaves_unread(*names: str) -> Callable[[Fake], Fake]:
    """Of a fake kernel that does not read these arguments: calls that differ in them alone have one
    answer, which is kept."""

    def mark(fake: Fake) -> Fake:
        fake.__dict__["unread"] = names
        return fake

    return mark


def new(shape: Shape, dtype: DTypeLike, like: Tensor) -> Tensor:
    """An uninitialized tensor on the device of `like`; under the fake key, a fake one."""
    return empty(as_tuple(shape), dtype, like.device)


def broadcast_shapes(*shapes: Shape) -> tuple[int, ...]:
    """The shape that all of these broadcast to."""
    rank = max(len(shape) for shape in shapes)
    padded = [(1,) * (rank - len(shape)) + tuple(shape) for shape in shapes]
    return tuple(_joined(sizes, shapes) for sizes in zip(*padded))


def _joined(sizes: tuple[int, ...], shapes: tuple[Shape, ...]) -> int:
    wide = [size for size in sizes if size != 1]  # compared: the hash of a symbol would fix it
    if all(size == wide[0] for size in wide[1:]):
        return wide[0] if wide else 1
    raise ShapeError(
        what=f"the shapes {', '.join(str(tuple(s)) for s in shapes)} do not broadcast",
        why=f"one dimension has the sizes {sorted(set(wide))}",
        exists="sizes that are equal, or 1, counted from the last dimension",
        fix="reshape or slice an operand so that the sizes agree",
    )


def wrap_axis(axis: int, ndim: int) -> int:
    """axis counted from the front."""
    if -ndim <= axis < ndim:
        return axis % ndim
    raise IndexRangeError(
        what=f"axis {axis} is out of range",
        why=f"the tensor has {ndim} dimension{'s' * (ndim != 1)}",
        exists=f"axes {-ndim} to {ndim - 1}" if ndim else "none: it is 0-d",
        fix="pass an axis in that range",
    )


def wrap_row_axis(axis: int, ndim: int) -> int:
    """axis counted from the front, where a 0-d tensor is a row of one element."""
    if ndim or axis in (0, -1):
        return wrap_axis(axis, max(ndim, 1))
    raise IndexRangeError(
        what=f"axis {axis} is out of range",
        why="the tensor is 0-d, which counts as a row of one element",
        exists="axes -1 and 0",
        fix="pass an axis in that range",
    )


def spread(value: Number | Sequence[Number], count: int) -> tuple[Number, ...]:
    """A list of `count` entries from one, or from as many."""
    values = as_tuple(value)
    return values * count if len(values) == 1 else values


def as_int(value: Any) -> Any:
    """An int for one of NumPy's integers or a tensor of one; other values as they are."""
    is_other = isinstance(value, int) or not hasattr(value, "__index__")
    return value if is_other or getattr(value, "shape", None) else operator.index(value)


def as_tuple(value: Number | Sequence[Number]) -> tuple[Number, ...]:
    """The ints of a list argument, for which one int may stand."""
    if type(value) is tuple:  # the most frequent, which asks no abstract class
        return value
    return tuple(value) if isinstance(value, Sequence) else (value,)
