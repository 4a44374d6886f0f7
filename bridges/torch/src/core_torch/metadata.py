"""Facts of the values in PyTorch's graphs: dtypes, promotion, sizes, and the model's lines."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any

import torch
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes
from torch.fx.experimental.symbolic_shapes import statically_known_true

import core
from core import Tensor
from core.errors import DtypeError

_LINE = re.compile(r'File "([^"]+)", line (\d+)')


def core_dtype(dtype: torch.dtype | None) -> Any:
    """Core's dtype of the same elements; None of None."""
    if dtype is None:
        return None
    found = getattr(core, str(dtype).removeprefix("torch."), None)
    if not isinstance(found, core.dtype):
        raise DtypeError(
            what=f"a graph has tensors of {dtype}",
            why="a tensor's elements are of one of core's dtypes",
            exists=", ".join(d for d in dir(core) if isinstance(getattr(core, d), core.dtype)),
            fix="convert them in the model, or leave that part to another backend",
        )
    return found


def number_as(dtype: Any, value: Any) -> Any:
    """A number that fills elements of a core dtype: PyTorch cuts a float's fraction off there."""
    if not isinstance(value, float) or not core.isdtype(dtype, ("bool", "integral")):
        return value
    return value != 0 if dtype == core.bool else int(value)


def value_of(arg: Any) -> Any:
    """What PyTorch inferred for an argument: a fake tensor, or a number."""
    return arg.meta.get("val") if isinstance(arg, torch.fx.Node) else arg


def operand_dtype(args: Sequence[Any], result: Any, promotion: str) -> torch.dtype | None:
    """The dtype to which a call's tensor operands are cast; None: they are as they should be.

    args: PyTorch's tensors, which may be without memory, and numbers; result: what it inferred.
    """
    tensors = [v for v in args if isinstance(v, torch.Tensor)]
    if promotion == "result":
        dtype = (result[0] if isinstance(result, (tuple, list)) else result).dtype
    else:
        numbers = [v for v in args if isinstance(v, (torch.Tensor, int, float, bool, complex))]
        kind = ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT
        dtype = elementwise_dtypes(*numbers, type_promotion_kind=kind)[1]
    return None if all(t.dtype == dtype for t in tensors) else dtype


def line_of(node: torch.fx.Node) -> str:
    """The model's line that a call comes from: "model.py:12"; "" where PyTorch does not know it."""
    lines = _LINE.findall(node.meta.get("stack_trace") or "")
    return "{}:{}".format(*lines[-1]) if lines else ""


def settled(result: Any, expected: Any, name: str, device: Any) -> Any:
    """A result with the dtype that PyTorch inferred, its shape checked; zeros where it is None."""
    if isinstance(result, (tuple, list)):
        if isinstance(expected, (tuple, list)) and len(result) == len(expected):
            return [settled(r, e, name, device) for r, e in zip(result, expected, strict=True)]
        return list(result)
    if result is None and isinstance(expected, torch.Tensor):
        return core.zeros(tuple(expected.shape), dtype=core_dtype(expected.dtype), device=device)
    if not isinstance(result, Tensor) or not isinstance(expected, torch.Tensor):
        return result
    dtype = core_dtype(expected.dtype)
    if result.dtype != dtype:
        result = core.astype(result, dtype)
    sizes = expected.shape
    if all(type(n) is int for n in sizes) and tuple(result.shape) != tuple(sizes):
        raise core.errors.ShapeError(
            what=f"core's {name} gives {tuple(result.shape)}, PyTorch's {tuple(sizes)}",
            why="both have to compute the same",
            exists="the table of core_torch, whose entry is wrong for these arguments",
            fix="report the model and this message; until then "
            f"options={{'exclude': ['{name}']}} leaves the call to PyTorch",
        )
    return result


def laid_out(x: Any, expected: Any) -> Any:
    """A tensor with the strides that PyTorch inferred: its readers may rely on them."""
    if not isinstance(x, Tensor) or not isinstance(expected, torch.Tensor):
        return x
    order = memory_order(expected)
    if all(type(n) is int for n in expected.shape):
        pairs = zip(expected.shape, expected.stride(), x.strides, strict=True)
        if x.size == 0 or all(n == 1 or theirs == mine for n, theirs, mine in pairs):
            return x
        if order is None:
            return _with_gaps(x, expected)
    elif order is None:
        return x
    back = [order.index(axis) for axis in range(x.ndim)]
    return core.permute_dims(core.permute_dims(x, order).contiguous(), back)


def _with_gaps(x: Tensor, expected: torch.Tensor) -> Tensor:
    """A tensor as a part of a larger one, whose strides have gaps; dense where elements overlap."""
    sizes, strides = expected.shape, expected.stride()
    axes = [axis for axis in range(x.ndim) if sizes[axis] != 1]
    axes.sort(key=lambda axis: -strides[axis])
    counts, steps = [*(sizes[axis] for axis in axes), 1], [*(strides[axis] for axis in axes), 1]
    if 0 in steps or any(a % b for a, b in itertools.pairwise(steps)):
        return x.contiguous()
    wide = [counts[0], *(a // b for a, b in itertools.pairwise(steps))]
    gaps = [w - n for w, n in zip(wide, counts, strict=True)]
    if min(gaps) < 0:
        return x.contiguous()
    ones = [axis for axis in range(x.ndim) if axis not in axes]
    x = core.reshape(core.permute_dims(x, ones + axes), counts)
    x = core.constant_pad_nd(x, [n for gap in reversed(gaps) for n in (0, gap)])
    part = x[(*map(slice, counts[:-1]), 0)]
    part = core.permute_dims(part, [axes.index(axis) for axis in sorted(axes)])
    for axis in ones:
        part = core.expand_dims(part, axis)
    return part


def memory_order(value: torch.Tensor) -> list[int] | None:
    """The axes of a tensor, the outermost in memory first; None: elements overlap, or have gaps."""
    if value.is_contiguous():
        return list(range(value.ndim))
    sizes, strides = value.shape, value.stride()
    if any(_example(n) is None for n in strides):
        return None
    order = sorted(range(value.ndim), key=lambda axis: -_example(strides[axis]))
    dense: Any = 1
    for axis in reversed(order):
        if sizes[axis] != 1 and not statically_known_true(strides[axis] == dense):
            return None
        dense = dense * sizes[axis]
    return order


def _example(n: Any) -> Any:
    """A number, or what stood for a symbol when the graph was captured; None: nothing did."""
    return n if type(n) is int else n.node.hint
