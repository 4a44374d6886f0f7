"""Type promotion as PyTorch does it where core differs: 0-d tensors, numbers out of range.

Both libraries promote dtypes by one table. But in PyTorch a 0-d tensor gives way to the dtype of a
tensor with axes, unless it is of a higher kind, and an integer that does not fit wraps around,
but where the function computes in floating numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor
from core.compat.torch.table import FLOATING

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import dtype as DType
    from core.type_aliases import Operand

_KINDS = ("bool", "integral", "real floating", "complex floating")


def kind_of(dtype: DType) -> int:
    """The place of a dtype's kind in the order of promotion."""
    return next(i for i, kind in enumerate(_KINDS) if core.isdtype(dtype, kind))


def weakened(values: tuple[Any, ...], name: str) -> tuple[Any, ...]:
    """The operands of an elementwise function, so that core promotes them as PyTorch does."""
    tensors = [v for v in values if isinstance(v, Tensor)]
    if not tensors or (len(tensors) < 2 and name in FLOATING):
        return values
    if len(tensors) < 2:
        base, *others = values
        if name != "pow":  # an exponent is none of the numbers modulo 2**bits
            others = [_wrapped(v, tensors[0]) for v in others]
        return (_wrapped(base, tensors[0]), *others)
    if all(t.dtype == tensors[0].dtype for t in tensors[1:]):
        return values
    full = [t for t in tensors if t.ndim]
    if not full or len(full) == len(tensors):
        return values
    kind = max(kind_of(t.dtype) for t in full)
    wide = core.result_type(*(t.dtype for t in full))
    if name in FLOATING and core.isdtype(wide, "integral"):
        return values
    return tuple(
        core.astype(v, wide)
        if isinstance(v, Tensor) and not v.ndim and kind_of(v.dtype) <= kind
        else v
        for v in values
    )


def _wrapped(value: Operand, tensor: Tensor) -> Operand:
    """An integer of 64 bits as the tensor's dtype holds it."""
    if type(value) is not int or not core.isdtype(tensor.dtype, "integral"):
        return value
    if not -(2**63) <= value < 2**64:
        return value
    limits = core.iinfo(tensor.dtype)
    if limits.min <= value <= limits.max:
        return value
    return (value - limits.min) % (limits.max - limits.min + 1) + limits.min


def elementwise(function: Callable[..., Tensor], name: str) -> Callable[..., Tensor]:
    """The function of two operands (and other arguments after these) with PyTorch's promotion."""

    def promoted(x: Operand, y: Operand, *rest: Operand, **named: Operand | None) -> Tensor:
        return function(*weakened((x, y), name), *rest, **named)

    promoted.__name__ = getattr(function, "__name__", "promoted")
    return promoted
