"""Tensors as linear maps between tensors: their inverse, and equations with them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.errors import ShapeError
from core.operators.definition.shapes import as_tuple, wrap_axis
from core.operators.functions import reshape
from core.operators.linalg.solvers import inv, solve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor
    from core.type_aliases import Shape


def _need_map(name: str, x: Tensor, rows: Shape, columns: Shape) -> int:
    size = math.prod(rows)
    if size == math.prod(columns):
        return size
    raise ShapeError(
        what=f"{name} of a tensor of shape {x.shape}",
        why=f"it takes {math.prod(columns)} numbers, of shape {columns}, to {size}",
        exists="maps between shapes with as many elements",
        fix="pass where the first shape ends, or the axes of the second one",
    )


def tensorinv(x: Tensor, ind: int = 2) -> Tensor:
    """The inverse for tensordot: tensordot(tensorinv(x), y, ind) solves tensordot(x, z, ...) = y.

    ind: how many of x's first axes are those of y.

    >>> import core
    >>> core.linalg.tensorinv(core.reshape(core.asarray([2.0, 0.0, 0.0, 4.0]), (2, 1, 2)), 1).shape
    (1, 2, 2)
    """
    if not 0 < ind <= x.ndim:
        raise ShapeError(
            what=f"tensorinv of shape {x.shape} with ind={ind}",
            why="it counts the first axes, which are the result's last",
            exists=f"1 to {x.ndim}",
            fix="pass a number in that range",
        )
    rows, columns = x.shape[:ind], x.shape[ind:]
    size = _need_map("tensorinv", x, rows, columns)
    return reshape(inv(reshape(x, (size, size))), (*columns, *rows))


def tensorsolve(x1: Tensor, x2: Tensor, axes: int | Sequence[int] | None = None) -> Tensor:
    """The x for which tensordot(x1, x, x.ndim) is x2.

    axes: the axes of x1 that are moved to its end first.

    >>> import core
    >>> x1 = core.reshape(core.asarray([2.0, 0.0, 0.0, 4.0]), (2, 1, 2))
    >>> core.linalg.tensorsolve(x1, core.asarray([2.0, 2.0])).tolist()
    [[1.0, 0.5]]
    """
    if axes is not None:
        last = [wrap_axis(axis, x1.ndim) for axis in as_tuple(axes)]
        x1 = x1.permute_dims([d for d in range(x1.ndim) if d not in last] + last)
    rows, columns = x1.shape[: x2.ndim], x1.shape[x2.ndim :]
    size = _need_map("tensorsolve", x1, rows, columns)
    out = solve(reshape(x1, (size, size)), reshape(x2, (size,)))
    return reshape(out, columns)


__all__ = ["tensorinv", "tensorsolve"]
