"""Along an axis: differences of neighbours, slopes, and areas by the trapezoidal rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core._native import Tensor, default_dtype
from core._native import bool as bool_
from core.errors import ArgumentError, DtypeError, ShapeError
from core.operators.definition.define import define
from core.operators.definition.shapes import wrap_axis
from core.operators.elementwise.comparison import not_equal
from core.operators.shape.copying import clone
from core.operators.shape.creation import full
from core.operators.shape.joining import concat

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Operator
    from core.type_aliases import Array, Axis, Namespace, Operand


# ---- differences -------------------------------------------------------------------------------
def _diff(x: Tensor, n: int, axis: int, prepend: Tensor | None, append: Tensor | None) -> Tensor:
    if n < 0:
        raise ArgumentError(
            what=f"diff was given n={n}",
            why="n is how often differences are taken",
            exists="0, 1, 2, ...",
            fix="pass a number that is not negative",
        )
    axis = wrap_axis(axis, x.ndim)
    if n == 0:  # as in NumPy and PyTorch, prepend and append have no effect then
        return clone(x)
    parts = [t for t in (prepend, x, append) if t is not None]
    x = concat(parts, axis=axis) if len(parts) > 1 else x
    subtract: Callable[[Tensor, Tensor], Tensor] = (
        not_equal if x.dtype == bool_ else lambda a, b: a - b
    )
    for _ in range(n):
        x = subtract(x.slice(axis, 1, None), x.slice(axis, None, -1 if x.shape[axis] else 0))
    return x


def _diff_reference(
    np: Namespace, x: Array, n: int, axis: int, prepend: Array | None, append: Array | None
) -> Array:
    ends = {"prepend": prepend, "append": append}
    return np.diff(x, n, axis, **{k: v for k, v in ends.items() if v is not None})


diff = define(
    "core::diff(Tensor x, int n=1, int axis=-1, Tensor? prepend=None, Tensor? append=None)"
    " -> Tensor",
    decomposition=_diff,
    reference=_diff_reference,
    method="diff",
    samples=lambda s: [
        s(s.t(5)),
        s(s.t(3, 4), 2),
        s(s.t(3, 4), axis=0),
        s(s.t(2, 3), prepend=s.t(2, 1), append=s.t(2, 2)),
        s(s.t(2, 3), 3),
        s(s.t(2, 0), axis=1),
        s(s.t(3), 0),
        s(s.t(2, 3), 0, prepend=s.t(2, 1), append=s.t(2, 2)),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(3), -1),
        s.error("IndexRangeError", s.t(3), axis=1),
        s.error("IndexRangeError", s.t()),
        s.error("ShapeError", s.t(2, 3), prepend=s.t(3, 1)),
    ],
    dtypes="all",
    doc="""The n-th differences of neighbours along axis: x[1] - x[0], x[2] - x[1], ...

    prepend, append: tensors that are joined to x first, before and after it. For bools the
    differences are whether neighbours differ.

    >>> import core
    >>> core.diff(core.asarray([1, 4, 9])).tolist()
    [3, 5]
    """,
)


# ---- areas -------------------------------------------------------------------------------------
def _strips(y: Tensor, x: Tensor | None, dx: float, axis: int) -> Tensor:
    """Twice the area between each two neighbours."""
    axis = wrap_axis(axis, y.ndim)
    if y.dtype == bool_:
        raise DtypeError(
            what="the trapezoidal rule was given bools",
            why="it adds neighbours",
            exists="integer, floating and complex dtypes",
            fix="cast first: y.astype(core.float32)",
        )
    total = y.slice(axis, 1, None) + y.slice(axis, None, -1 if y.shape[axis] else 0)
    if x is None:
        return total * dx
    if x.ndim == 1 and x.shape[0] != y.shape[axis]:
        raise ShapeError(
            what=f"{y.shape[axis]} heights were given at {x.shape[0]} places",
            why="each height stands at one place",
            exists=f"y of shape {y.shape}, x of shape {x.shape}",
            fix="pass as many places",
        )
    if x.ndim == 1:
        return total * _diff(x, 1, 0, None, None).reshape((-1, *(1,) * (y.ndim - axis - 1)))
    return total * _diff(x, 1, axis - y.ndim, None, None)


def _trapezoid(y: Tensor, x: Tensor | None, *, dx: float, axis: int) -> Tensor:
    return _strips(y, x, dx, axis).sum(axis=axis) / 2


def _cumulative_trapezoid(y: Tensor, x: Tensor | None, *, dx: float, axis: int) -> Tensor:
    return _strips(y, x, dx, axis).cumulative_sum(axis=wrap_axis(axis, y.ndim)) / 2


def _trapezoid_reference(
    np: Namespace, y: Array, x: Array | None, *, dx: float, axis: int
) -> Array:
    return np.trapezoid(y, x, dx=dx, axis=axis)


def _cumulative_reference(
    np: Namespace, y: Array, x: Array | None, *, dx: float, axis: int
) -> Array:
    parts = np.moveaxis(y, axis, -1)
    step = dx if x is None else np.diff(x if x.ndim == 1 else np.moveaxis(x, axis, -1))
    return np.moveaxis(np.cumsum((parts[..., 1:] + parts[..., :-1]) * step / 2, -1), -1, axis)


def _area(
    name: str,
    decomposition: Callable[..., Tensor],
    reference: Callable[..., Array],
    doc: str,
    example: str,
) -> Operator:
    return define(
        f"core::{name}(Tensor y, Tensor? x=None, *, float dx=1.0, int axis=-1) -> Tensor",
        decomposition=decomposition,
        reference=reference,
        samples=lambda s: [
            s(s.t(5)),
            s(s.t(3, 4), dx=0.5),
            s(s.t(3, 4), s.t(4)),
            s(s.t(3, 4), s.t(3), axis=0),
            s(s.t(3, 4), s.t(3, 4), axis=-1),
            s(s.t(2, 1)),
        ],
        errors=lambda s: [
            s.error("ShapeError", s.t(3, 4), s.t(3)),
            s.error("IndexRangeError", s.t(3), axis=1),
            s.error("DtypeError", s.bools(3)),
        ],
        dtypes="inexact",
        doc=f"""{doc}

    x: the places of the heights y, one row for all or one for each; without it they stand dx apart.

    >>> import core
    >>> core.{name}(core.asarray([1.0, 2.0, 4.0])).tolist()
    {example}
    """,
    )


trapezoid = _area(
    "trapezoid",
    _trapezoid,
    _trapezoid_reference,
    "The area under y along axis, by the trapezoidal rule.",
    "4.5",
)
cumulative_trapezoid = _area(
    "cumulative_trapezoid",
    _cumulative_trapezoid,
    _cumulative_reference,
    "The areas under y from the first place to each other one, by the trapezoidal rule.",
    "[1.5, 4.5]",
)


# ---- slopes ------------------------------------------------------------------------------------
def gradient(
    x: Tensor,
    *,
    spacing: Operand | Sequence[Operand] | None = 1,
    axis: Axis = None,
    edge_order: int = 1,
) -> tuple[Tensor, ...]:
    """The slopes of x along each axis, by differences: a tuple of tensors of the shape of x.

    Inside from the neighbours on both sides, at the ends from one neighbour or, if edge_order is 2,
    from two. spacing: the distance of neighbours, or one for each axis, or a list of tensors with
    the places along each axis.

    >>> import core
    >>> [slope.tolist() for slope in core.gradient(core.asarray([1.0, 2.0, 4.0, 7.0]))]
    [[1.0, 1.5, 2.5, 3.0]]
    """
    numbers = range(x.ndim) if axis is None else axis if isinstance(axis, Sequence) else (axis,)
    axes = [wrap_axis(a, x.ndim) for a in numbers]
    spacing = 1 if spacing is None else spacing
    each = list(spacing) if isinstance(spacing, Sequence) else [spacing] * len(axes)
    if edge_order not in (1, 2) or len(each) != len(axes):
        raise ArgumentError(
            what=f"gradient was given {len(each)} spacings for {len(axes)} axes, and "
            f"edge_order={edge_order!r}",
            why="each axis has one, and ends are computed from one or two neighbours",
            exists="one spacing, or as many as axes; edge_order 1 or 2",
            fix="change these arguments",
        )
    x = x if x.dtype.kind in ("real floating", "complex floating") else x.astype(default_dtype())
    return tuple(_slopes(x, step, a, edge_order) for step, a in zip(each, axes))


def _slopes(x: Tensor, spacing: Operand, axis: int, edge_order: int) -> Tensor:
    n = x.shape[axis]
    if n <= edge_order:
        raise ShapeError(
            what=f"the gradient along axis {axis} of a tensor of shape {x.shape}",
            why=f"a slope at the end takes {edge_order + 1} elements",
            exists=f"axes of size {edge_order + 1} or more",
            fix="leave this axis out, or use edge_order=1",
        )

    def part(start: int, stop: int | None) -> Tensor:
        return x.slice(axis, start, stop)

    steps = _steps(x, spacing, axis, n)
    ahead = (part(1, None) - part(0, -1)) / steps  # between each two neighbours
    first, last = ahead.slice(axis, 0, 1), ahead.slice(axis, n - 2, n - 1)
    if n == 2:
        return concat([first, last], axis=axis)
    before, after = (t.slice(axis, 0, n - 2) for t in (steps, ahead))
    behind, next_ = steps.slice(axis, 1, None), ahead.slice(axis, 1, None)
    total = before + behind
    if isinstance(spacing, Tensor) and spacing.ndim:
        inner = (after * behind + next_ * before) / total
    else:  # without the element itself, which may be infinite
        inner = (part(2, None) - part(0, -2)) / total
    if edge_order == 2:  # as steep again as the slope changes in half the way
        bend = (next_ - after) / total
        first = first - bend.slice(axis, 0, 1) * before.slice(axis, 0, 1)
        last = last + bend.slice(axis, n - 3, n - 2) * behind.slice(axis, n - 3, n - 2)
    return concat([first, inner, last], axis=axis)


def _steps(x: Tensor, spacing: Operand, axis: int, n: int) -> Tensor:
    """The distance of each two neighbours, of a shape that broadcasts along axis."""
    shape = [1] * x.ndim
    shape[axis] = n - 1
    real = x.real.dtype if x.dtype.kind == "complex floating" else x.dtype
    if not isinstance(spacing, Tensor) or spacing.ndim == 0:
        return full(shape, 1, dtype=real, device=x.device) * spacing
    if spacing.shape != (n,):
        raise ShapeError(
            what=f"gradient was given places of shape {spacing.shape} for {n} elements",
            why="each element along the axis stands at one place",
            exists=f"shape {(n,)}",
            fix="pass one place for each element",
        )
    return spacing.astype(real).diff().reshape(shape)


__all__ = ["cumulative_trapezoid", "diff", "gradient", "trapezoid"]
PUBLIC = (gradient,)
