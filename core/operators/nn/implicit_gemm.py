"""Convolution as a program of the loop IR: one product of matrices, whose second factor is read
from the windows of x and stored nowhere (implicit GEMM).

    out[b, o, p] = sum over k of weight[o, k] * x[b, c(k), place(p, k)]

k counts channels and places of the kernel, p the places of the result: sums of products over one
index, which schedules cut into tiles and matrix units multiply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import ir
from core.operators.definition.body_parts import accumulator, declares, product
from core.operators.definition.shapes import spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder, Index
    from core.ir.function import Value
    from core.type_aliases import Ints


@declares(constant={"weight": (2, 3, 4)}, on_cpu=False)
def implicit_gemm_body(
    b: Builder,
    out: Buffer,
    x: Buffer,
    weight: Buffer,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    groups: int,
) -> None:
    kernel = weight.shape[2:]
    stride, padding, dilation = (spread(v, len(kernel)) for v in (stride, padding, dilation))
    channels, filters = weight.shape[1], out.shape[1] // groups
    dtype = accumulator(x.dtype)
    lead = out.shape[:1] if groups == 1 else (out.shape[0], groups)
    depth = product((channels, *kernel))
    with b.parallel(*lead, filters, product(out.shape[2:])) as (batch, *group, o, p):
        first = group[0] * channels if group else 0
        to = group[0] * filters + o if group else o
        at = _places(p, out.shape[2:])

        def term(k: Value) -> Value:
            channel, *place = _places(k, (channels, *kernel))
            inside, where = _window(at, place, x.shape[2:], stride, padding, dilation)
            number = ir.ops.cast(x[(batch, first + channel, *where)], dtype)
            if inside is not None:
                number = ir.ops.where(inside, number, 0)
            return ir.ops.cast(weight[(to, channel, *place)], dtype) * number

        total = b.sum(depth, term)
        out[(batch, to, *at)] = ir.ops.cast(total, out.dtype)


def _places(flat: Value, sizes: Sequence[Index]) -> list[Value]:
    """The indices of a place by its number, the last counted fastest."""
    found: list[Value] = []
    for size in reversed(sizes[1:]):
        found.append(flat % size)
        flat = flat // size
    return [flat, *reversed(found)]


def _window(
    at: Sequence[Value],
    place: Sequence[Value],
    sizes: Sequence[Index],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
) -> tuple[Value | None, list[Value]]:
    """(whether a place of a window lies in x, or None for always; where it lies, or near it)."""
    inside: Value | None = None
    where = []
    for i, q, size, step, pad, gap in zip(at, place, sizes, stride, padding, dilation, strict=True):
        along = i * step + q * gap - pad
        if pad:
            fits = (along >= 0) & (along < size)
            inside = fits if inside is None else inside & fits
            along = ir.ops.minimum(ir.ops.maximum(along, 0), size - 1)
        where.append(along)
    return inside, where
