"""Padding, in PyTorch's terms: amounts in pairs, from the last axis to the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.errors import ArgumentError, ShapeError
from core.operators.definition.body_parts import declares, indices
from core.operators.definition.checks import need_choice
from core.operators.definition.define import define
from core.operators.definition.shapes import as_tuple, new
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.rows import take_rows
from core.operators.shape.creation import arange
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace, Scalar

MODES = ("constant", "reflect", "replicate", "circular")


def _amounts(name: str, x: Tensor | Array, pad: Sequence[int]) -> list[tuple[int, int]]:
    """(before, after) of each axis, first axis first."""
    pad = as_tuple(pad)
    if len(pad) % 2 or len(pad) // 2 > x.ndim:
        raise ArgumentError(
            what=f"core::{name} was given pad={pad} for a tensor of shape {x.shape}",
            why="amounts come in pairs, before and after, from the last axis on",
            exists=f"0 to {x.ndim} pairs",
            fix="pass (left, right), or (left, right, top, bottom), ...",
        )
    pairs = [(pad[k], pad[k + 1]) for k in range(0, len(pad), 2)]
    return [(0, 0)] * (x.ndim - len(pairs)) + pairs[::-1]


def _need_size(name: str, x: Tensor, axis: int, before: int, after: int) -> int:
    size = x.shape[axis] + before + after
    if size < 0 or before < -x.shape[axis] or after < -x.shape[axis]:
        raise ShapeError(
            what=f"core::{name} by ({before}, {after}) of axis {axis} of shape {x.shape}",
            why="more would be cut off than the axis has",
            exists=f"amounts of {-x.shape[axis]} and more, together too",
            fix="cut off less",
        )
    return size


# ---- constant ----------------------------------------------------------------------------------
def _constant_fake(x: Tensor, pad: Sequence[int], value: Scalar) -> Tensor:
    amounts = _amounts("constant_pad_nd", x, pad)
    shape = [_need_size("constant_pad_nd", x, d, *pair) for d, pair in enumerate(amounts)]
    return new(shape, x.dtype, x)


@declares(runtime_args=("pad",))
def _constant_body(
    b: Builder, out: Buffer, x: Buffer, pad: tuple[Value, ...], value: Buffer
) -> None:
    before = [*(0,) * (x.ndim - len(pad) // 2), *pad[-2::-2]] if pad else [0] * x.ndim
    with b.parallel(*out.shape) as at:
        at = indices(at)
        place = [i - n for i, n in zip(at, before)]
        there = ir.ops.const(True, "bool")
        for d in range(x.ndim - len(pad) // 2, x.ndim):
            there = there & (place[d] >= 0) & (place[d] < x.shape[d])
        out[at] = x.load(*place, mask=there, other=ir.ops.cast(value[()], x.dtype))


def _constant_reference(np: Namespace, x: Array, pad: Sequence[int], value: Scalar) -> Array:
    amounts = _amounts("constant_pad_nd", x, pad)
    x = x[tuple(slice(max(-b, 0), n - max(-a, 0)) for (b, a), n in zip(amounts, x.shape))]
    grown = [(max(b, 0), max(a, 0)) for b, a in amounts]
    if not grown:
        return np.array(x)
    return np.pad(x, grown, constant_values=np.asarray(value).astype(x.dtype))


def _unpadded(g: Tensor, pad: Sequence[int]) -> Tensor:
    """The adjoint: the part of g, as a view if nothing was cut off."""
    if min(as_tuple(pad), default=0) < 0:
        return constant_pad_nd(g, [-n for n in as_tuple(pad)])
    for axis, (before, after) in enumerate(_amounts("constant_pad_nd", g, pad)):
        if before or after:
            g = g.slice(axis, before, g.shape[axis] - after)
    return g


constant_pad_nd: Any = define(
    "core::constant_pad_nd(Tensor x, int[] pad, Scalar value=0) -> Tensor",
    fake=_constant_fake,
    body=_constant_body,
    reference=_constant_reference,
    vjp=_unpadded,
    jvp=lambda t_x, pad: constant_pad_nd(t_x, pad),
    batch=leading(),
    samples=lambda s: [
        s(s.t(3), (1, 2)),
        s(s.t(2, 3), (1, 0, 0, 2), True),
        s(s.t(2, 3, 4), (-1, 1, 2, -1)),
        s(s.t(3, 2).mT, (0, 1), True),
        s(s.t(0, 2), (1, 1), True),
        s(s.t(), ()),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(3), (1,)),
        s.error("ArgumentError", s.t(3), (1, 1, 1, 1)),
        s.error("ShapeError", s.t(3), (-2, -2)),
    ],
    dtypes="all",
    doc="""x with a value around it, pad = (left, right, top, bottom, ...); amounts below 0 cut off.

    >>> import core
    >>> core.constant_pad_nd(core.asarray([1, 2]), (1, 2), 9).tolist()
    [9, 1, 2, 9, 9]
    """,
)


# ---- other modes -------------------------------------------------------------------------------
def _sources(x: Tensor, axis: int, before: int, after: int, mode: str) -> Tensor:
    """For each place of the padded axis the position that it is a copy of."""
    size = x.shape[axis]
    at = arange(-before, size + after, dtype="int64", device=x.device)
    if mode == "replicate":
        return where(at < 0, 0, where(at >= size, size - 1, at))
    if mode == "circular":
        return where(at < 0, at + size, where(at >= size, at - size, at))
    at = where(at < 0, -at, at)
    return where(at >= size, 2 * (size - 1) - at, at)


def _need_enough(x: Tensor, axis: int, before: int, after: int, mode: str) -> None:
    most = {"reflect": x.shape[axis] - 1, "circular": x.shape[axis], "replicate": 2**62}[mode]
    if max(before, after) > most or x.shape[axis] == 0:
        raise ShapeError(
            what=f"core::pad by ({before}, {after}), mode {mode!r}, of an axis of {x.shape[axis]}",
            why="padding is made of the elements that are there, each at most once a side",
            exists=f"amounts up to {most}" if x.shape[axis] else "axes of one element or more",
            fix="pad less, or in two steps",
        )


def _pad(x: Tensor, pad: Sequence[int], mode: str, value: float | None) -> Tensor:
    need_choice("pad", "mode", mode, MODES, "it chooses the values of the new elements")
    if mode == "constant":
        return constant_pad_nd(x, pad, 0 if value is None else value)
    amounts = _amounts("pad", x, pad)
    for axis, (before, after) in enumerate(amounts):
        if before or after:
            _need_size("pad", x, axis, before, after)
            _need_enough(x, axis, before, after, mode)
    out, is_view = x, True
    for axis, (before, after) in enumerate(amounts):
        if mode == "circular" and min(before, after) < 0:  # cut elements do not wrap around
            out, is_view = out.slice(axis, max(-before, 0), out.shape[axis] - max(-after, 0)), True
            before, after = max(before, 0), max(after, 0)
            _need_enough(out, axis, before, after, mode)
        if before or after:
            out, is_view = take_rows(out, _sources(out, axis, before, after, mode), axis), False
    return out.clone() if is_view else out


def _pad_reference(
    np: Namespace, x: Array, pad: Sequence[int], mode: str, value: float | None
) -> Array:
    if mode == "constant":
        return _constant_reference(np, x, pad, 0 if value is None else value)
    names = {"reflect": "reflect", "replicate": "edge", "circular": "wrap"}
    return np.pad(x, _amounts("pad", x, pad), mode=names[mode])


pad = define(
    'core::pad(Tensor x, int[] pad, str mode="constant", Scalar? value=None) -> Tensor',
    decomposition=_pad,
    reference=_pad_reference,
    samples=lambda s: [
        s(s.t(3), (1, 2)),
        s(s.t(2, 3), (2, 1), "reflect"),
        s(s.t(2, 3), (2, 1, 3, 0), "replicate"),
        s(s.t(2, 3), (2, 1, 0, 2), mode="circular"),
        s(s.t(2, 3), (1, 1), value=True),
        s(s.t(2, 3), (), "reflect"),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(3), (1, 1), "wrap"),
        s.error("ShapeError", s.t(3), (3, 0), "reflect"),
        s.error("ShapeError", s.t(3), (0, 4), "circular"),
        s.error("ShapeError", s.t(0), (0, 1), "replicate"),
        s.error("ArgumentError", s.t(3), (1, 1, 1)),
    ],
    dtypes="all",
    doc="""x with elements around it: pad = (left, right), (left, right, top, bottom), ...

    mode: "constant" (value, 0 if none is given), "reflect" (mirrored at the edge element),
    "replicate" (the edge element), "circular" (from the other end). Amounts below 0 cut off.

    >>> import core
    >>> core.pad(core.asarray([1, 2, 3]), (2, 1), "reflect").tolist()
    [3, 2, 1, 2, 3, 2]
    """,
)

__all__ = ["constant_pad_nd", "pad"]
