"""The calls whose kernels are shipped by the digest of their source: reductions, softmax and so on.

A source depends on how arguments lie in memory, not on how large they are, nor on how many
dimensions run through memory as one: a signature stands for all calls of its kind.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from core.bodies.specs import TensorSpec
from core.dtype_table import COMPUTED_FLOATS
from core.operators.definition import catalogue
from core.schema import parameters

ROWS, COLUMNS = 30, 40
KEEPDIMS = (False, True)


class Signature(NamedTuple):
    """A call as the hook `body_plan` is given it."""

    op: Any
    args: list[Any]
    outputs: list[Any]


def signatures() -> dict[str, list[Signature]]:
    """The calls, by family."""
    return {
        "reductions": [s for dtype in COMPUTED_FLOATS for s in _reductions(dtype)] + _others(),
        "rows": [s for dtype in COMPUTED_FLOATS for s in _rows(dtype)],
    }


def _tensor(dtype: str, *shape: int) -> TensorSpec:
    """A contiguous one."""
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return TensorSpec(dtype, shape, tuple(strides))


def _call(name: str, args: list[Any], *outputs: Any) -> Signature:
    """A call of these arguments, the others with their defaults."""
    op = catalogue.get(f"core::{name}").op
    left = parameters(op)[len(args) :]
    return Signature(op, [*args, *(p.default for p in left)], list(outputs))


def _reduction(name: str, x: str, out: str, axis: int | None, keepdims: bool) -> Signature:
    """Over one axis of a matrix, or over all of it."""
    shape = [ROWS, COLUMNS]
    if axis is None:
        shape = [1, 1] if keepdims else []
    elif keepdims:
        shape[axis] = 1
    else:
        del shape[axis]
    over = axis if name.startswith("arg") or axis is None else [axis]
    dtype = [None] if name == "sum" else []
    return _call(name, [_tensor(x, ROWS, COLUMNS), over, *dtype, keepdims], _tensor(out, *shape))


def _reductions(dtype: str) -> list[Signature]:
    made = [
        _reduction(name, dtype, dtype, axis, keepdims)
        for name in ("sum", "mean", "max", "min")
        for axis in (None, 0, 1)
        for keepdims in KEEPDIMS
    ]
    made += [  # a mean over all of it divides by the product of the sizes
        _call("mean", [_tensor(dtype, *(ROWS,) * rank), None, False], _tensor(dtype))
        for rank in (1, 3, 4)
    ]
    made += [
        _call(name, [_tensor(dtype, ROWS), None, False], _tensor("int64"))
        for name in ("argmax", "argmin")
    ]
    return made + [_reduction(name, dtype, "int64", 1, False) for name in ("argmax", "argmin")]


def _others() -> list[Signature]:
    """Of integers and truth values."""
    of = [("sum", "int64", "int64"), ("sum", "int32", "int64"), ("sum", "bool", "int64")]
    of += [("max", "int64", "int64"), ("min", "int64", "int64")]
    of += [("any", "bool", "bool"), ("all", "bool", "bool")]
    return [_reduction(name, x, out, axis, False) for name, x, out in of for axis in (None, 0, 1)]


def _rows(dtype: str) -> list[Signature]:
    """What works along the last axis."""
    matrix, row = _tensor(dtype, ROWS, COLUMNS), _tensor(dtype, COLUMNS)
    return [
        _call("softmax", [matrix, -1], matrix),
        _call("softmax", [row, -1], row),
        _call("softmax", [matrix, 0], matrix),
        _call("log_softmax", [matrix, -1], matrix),
        _call("log_softmax", [row, -1], row),
        _call("rms_norm", [matrix, [COLUMNS], row], matrix),
        _call("layer_norm", [row, [COLUMNS], row, row, 1e-5], row),
        _call("layer_norm", [row, [COLUMNS], None, None, 1e-5], row),
        _call("layer_norm", [matrix, [COLUMNS], row, row, 1e-5], matrix),
        _call("layer_norm", [matrix, [COLUMNS], row, None, 1e-5], matrix),
        _call("layer_norm", [matrix, [COLUMNS], None, None, 1e-5], matrix),
        _call("cumulative_sum", [matrix, 1, None], matrix),
        _call("cumulative_sum", [row, 0, None], row),
    ]
