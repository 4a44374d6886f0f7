"""Parts of bodies in the loop IR that several families of operators share.

A body is called when a kernel is first needed, so nothing of the loop IR is imported before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from core import ir
from core.bodies.definition import Body
from core.bodies.definition import unkeyed as unkeyed
from core.dtype_table import NARROW
from core.ir.rows import indices as indices

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from core.ir.builder import Array, Index
    from core.ir.function import Value
    from core.type_aliases import Axis

    Place = Callable[[Any, Index], tuple[Index, ...]]  # see `along`


def declares(**facts: Any) -> Callable[[Callable[..., Any]], Body]:
    """A body with its programs' dependencies (specialization_keys, runtime_args): see `define`."""

    def declared(body: Callable[..., Any]) -> Body:
        known = vars(body) if isinstance(body, Body) else {"build": body}
        return Body(**{**known, **facts})

    return declared


def split_axes(ndim: int, axis: Axis) -> tuple[list[int], list[int]]:
    """The dimensions that a reduction keeps, and those it goes over."""
    if axis is None:
        return [], list(range(ndim))
    axes = [axis] if isinstance(axis, int) else axis
    over = sorted({a % ndim for a in axes}) if ndim else []
    return [d for d in range(ndim) if d not in over], over


def accumulator(dtype: str) -> str:
    """The dtype that sums are kept in: floats of 16 bits are summed as float32."""
    return "float32" if dtype in NARROW else dtype


def target(x: Array, place: Mapping[int, Value], keepdims: bool) -> tuple[Index, ...]:
    """Where the result of a reduction over the dimensions that are not in place is stored."""
    return tuple(place.get(d, 0) for d in range(x.ndim) if keepdims or d in place)


def product(sizes: Iterable[Index]) -> Value:
    """The product of sizes, as an index value."""
    count = ir.ops.const(1, "index")
    for size in sizes:
        count = count * size
    return count


def along(x: Array, axis: int) -> tuple[list[Value], Value, Place]:
    """For operators that work along one axis: (sizes of the others, size, place).

    place(at, j) is the index of the j-th element of a row.
    """
    if x.ndim == 0:  # a row of one element
        return [], ir.ops.const(1, "index"), lambda at, j: ()
    axis = axis % x.ndim
    others = [x.shape[d] for d in range(x.ndim) if d != axis]

    def place(at: tuple[Value, ...] | Value, j: Index) -> tuple[Index, ...]:
        row = list(indices(at))
        return (*row[:axis], j, *row[axis:])

    return others, x.shape[axis], place


def bit_length(n: Value) -> Value:
    """How many bits an index value has: the host computes it once a call."""
    bits = ir.ops.const(0, "index")
    for step in (32, 16, 8, 4, 2, 1):
        more = ir.ops.cast((n >> step) > 0, "index") * step
        bits, n = bits + more, n >> more
    return bits + n
