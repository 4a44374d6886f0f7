"""Pooling by powers (lp_pool), and max_unpool, which puts maxima back in their places."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.errors import ShapeError
from core.operators.definition import catalogue
from core.operators.definition.define import define
from core.operators.definition.shapes import spread
from core.operators.definition.widening import in_float32
from core.operators.elementwise.rectifiers import relu
from core.operators.elementwise.unary import sign
from core.operators.indexing.scattering import scatter
from core.operators.nn.average_pooling import avg_pool1d, avg_pool2d, avg_pool3d
from core.operators.shape.creation import arange, full

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Operator, Tensor
    from core.type_aliases import Array, Namespace

_AVERAGES = {1: avg_pool1d, 2: avg_pool2d, 3: avg_pool3d}


# ---- powers ------------------------------------------------------------------------------------
def _lp_pool(
    x: Tensor,
    norm_type: float,
    kernel_size: Sequence[int],
    stride: Sequence[int] | None,
    ceil_mode: bool,
    *,
    n: int,
) -> Tensor:
    mean = _AVERAGES[n](x**norm_type, kernel_size, stride, 0, ceil_mode)
    total = sign(mean) * relu(mean.abs()) * math.prod(kernel_size)
    return total ** (1 / norm_type)


def _np_lp_pool(
    np: Namespace,
    x: Array,
    norm_type: float,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    ceil_mode: bool,
    *,
    n: int,
) -> Array:
    reference = catalogue.reference_of(f"core::avg_pool{n}d")
    mean = reference(np, x**norm_type, kernel, stride, [0] * n, ceil_mode, True)
    return (mean * math.prod(kernel)) ** (1 / norm_type)


def _lp_pool_of(n: int) -> Operator:
    shape = (5, 6, 4)[:n]
    return define(
        f"core::lp_pool{n}d(Tensor x, float norm_type, int[{n}] kernel_size, "
        f"int[{n}]? stride=None, bool ceil_mode=False) -> Tensor",
        decomposition=in_float32(lambda x, *rest: _lp_pool(x, *rest, n=n)),
        reference=lambda np, x, *rest: _np_lp_pool(np, x, *rest, n=n),
        samples=lambda s: [
            s(s.positive(2, 3, *shape), 2.0, [2] * n),
            s(s.positive(1, 2, *shape), 3.0, [3] * n, [2] * n),
        ],
        errors=lambda s: [
            s.error("ShapeError", s.positive(1, 1, *shape), 2.0, [9] * n),
            s.error("ShapeError", s.positive(*shape), 2.0, [2] * n),
        ],
        dtypes="float",
        doc=f"""The root of the sum of x**norm_type over every window of {n} axes.

        stride: kernel_size if None; ceil_mode: windows may also end beyond the edges.

        >>> import core
        >>> core.lp_pool{n}d(core.ones({(1, 1, *shape)}), 1.0, 4).tolist()
        {_nested(float(4**n), n)}
        """,
    )


def _nested(value: float, n: int) -> str:
    """The text of an element in n axes, nested as by tolist with those of batch and channels."""
    return f"{'[' * (n + 2)}{value}{']' * (n + 2)}"


lp_pool1d, lp_pool2d, lp_pool3d = (_lp_pool_of(n) for n in (1, 2, 3))


# ---- back to where they were -------------------------------------------------------------------
def _unpooled_sizes(
    x: Tensor | Array,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    output_size: Sequence[int] | None,
    n: int,
) -> list[int]:
    stride = kernel if stride is None else stride
    rows = zip(x.shape[x.ndim - n :], kernel, stride, padding)
    least = [(i - 1) * s - 2 * p + k for i, k, s, p in rows]
    if output_size is None:
        return least
    sizes = list(spread(output_size, n))[-n:]
    if len(sizes) != n or any(abs(g - m) >= s for g, m, s in zip(sizes, least, stride)):
        raise ShapeError(
            what=f"max_unpool{n}d was given output_size={tuple(output_size)}",
            why="pooling a tensor of that size with this stride does not give x's size",
            exists=f"sizes less than a stride away from {tuple(least)}",
            fix="pass the shape of the tensor that was pooled",
        )
    return sizes


def _max_unpool(
    x: Tensor,
    indices: Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: Sequence[int],
    output_size: Sequence[int] | None,
    *,
    n: int,
) -> Tensor:
    if indices.shape != x.shape or x.ndim <= n:
        raise ShapeError(
            what=f"max_unpool{n}d was given x of shape {x.shape}, indices of {indices.shape}",
            why=f"each element has one place in the last {n} axes of the result",
            exists="the two results of max_pool with indices",
            fix="pass both of its results",
        )
    sizes = _unpooled_sizes(x, kernel, stride, padding, output_size, n)
    lead = x.shape[: x.ndim - n]
    flat = (*lead, math.prod(x.shape[x.ndim - n :]))
    blank = full((*lead, math.prod(sizes)), 0, dtype=x.dtype, device=x.device)
    out = scatter(blank, -1, indices.reshape(flat), x.reshape(flat))
    return out.reshape((*lead, *sizes))


def _np_max_unpool(
    np: Namespace,
    x: Array,
    indices: Array,
    kernel: Sequence[int],
    stride: Sequence[int] | None,
    padding: tuple[int, ...],
    size: Sequence[int] | None,
    *,
    n: int,
) -> Array:
    sizes = _unpooled_sizes(x, kernel, stride, spread(padding, n), size, n)
    out = np.zeros((*x.shape[: x.ndim - n], math.prod(sizes)))
    flat = (*x.shape[: x.ndim - n], -1)
    np.put_along_axis(out, indices.reshape(flat), x.reshape(flat), -1)
    return out.reshape(*x.shape[: x.ndim - n], *sizes)


def _max_unpool_of(n: int) -> Operator:
    def places(*shape: int) -> Tensor:
        """Every second element, so that no two of them share a place."""
        return (2 * arange(math.prod(shape))).reshape(shape)

    return define(
        f"core::max_unpool{n}d(Tensor x, Tensor indices, int[{n}] kernel_size, "
        f"int[{n}]? stride=None, int[{n}] padding=0, int[]? output_size=None) -> Tensor",
        decomposition=lambda x, *rest: _max_unpool(x, *rest, n=n),
        reference=lambda np, x, *rest: _np_max_unpool(np, x, *rest, n=n),
        samples=lambda s: [
            s(s.t(1, 1, *(2,) * n), places(1, 1, *(2,) * n), [2] * n),
            s(s.t(1, *(3,) * n), places(1, *(3,) * n), [2] * n, output_size=[7] * n),
        ],
        errors=lambda s: [
            s.error("ShapeError", s.t(1, 1, *(2,) * n), s.ints(1, *(2,) * n), [2] * n),
            s.error(
                "ShapeError",
                s.t(1, *(2,) * n),
                s.ints(1, *(2,) * n),
                [2] * n,
                output_size=[9] * n,
            ),
        ],
        dtypes="float",
        doc=f"""Zeros, except the maxima of max_pool{n}d_with_indices at their positions.

        stride: kernel_size if None. output_size: of the last {n} axes, where several sizes could
        have been pooled.

        >>> import core
        >>> x = core.ones({(1, 1, *(4,) * n)})
        >>> core.max_unpool{n}d(*core.max_pool{n}d_with_indices(x, 2), 2).sum().tolist()
        {float(2**n)}
        """,
    )


max_unpool1d, max_unpool2d, max_unpool3d = (_max_unpool_of(n) for n in (1, 2, 3))

__all__ = [
    "lp_pool1d",
    "lp_pool2d",
    "lp_pool3d",
    "max_unpool1d",
    "max_unpool2d",
    "max_unpool3d",
]
