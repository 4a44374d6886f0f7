"""Gradients that are scaled or cut to limits, in place, between the reverse pass and the step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core._native import Tensor, find_operator
from core._native import dtype as DType
from core.autograd.grad_mode import no_grad
from core.dtype_table import wide
from core.errors import ArgumentError, RangeError, type_text
from core.operators import public_names
from core.tensors import asarray

__all__ = ["clip_grad_norm_", "clip_grad_value_", "get_total_norm"]
_NAMES = public_names()
_clip, _isfinite, _stack = (_NAMES[name] for name in ("clip", "isfinite", "stack"))
_norm = find_operator("core::linalg_vector_norm")


def clip_grad_norm_(
    parameters: Tensor | Iterable[Tensor],
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
) -> Tensor:
    """Scales the gradients of tensors together, so that their norm is at most max_norm.

    Args:
        parameters: a tensor, or an iterable of tensors; those without a gradient are left out.
        max_norm: the largest norm.
        norm_type: its order; inf: the largest magnitude.
        error_if_nonfinite: raise where the norm is inf or nan, which waits for a device and splits
            a compiled function.

    Returns:
        The norm before, a tensor; as for get_total_norm.

    Raises:
        RangeError: max_norm is below 0; the norm is not finite, with error_if_nonfinite.

    Source: PyTorch's function of this name.

    >>> import core
    >>> w = core.ones(2).requires_grad_()
    >>> w.grad = core.asarray([3.0, 4.0])
    >>> float(core.optim.clip_grad_norm_([w], max_norm=1.0))
    5.0
    >>> [round(x, 4) for x in w.grad.tolist()]
    [0.6, 0.8]
    """
    _need_limit("max_norm", max_norm)
    grads = _grads(parameters)
    total = get_total_norm(grads, norm_type, error_if_nonfinite)
    with no_grad():
        scale = _clip(max_norm / (total + 1e-6), max=1.0)
        for grad in grads:
            factor = _on(scale, grad)
            if factor.dtype == grad.dtype:
                grad.multiply_(factor)
            else:
                grad.copy_(grad * factor)
    return total


def get_total_norm(
    tensors: Tensor | Iterable[Tensor], norm_type: float = 2.0, error_if_nonfinite: bool = False
) -> Tensor:
    """The norm of all elements of some tensors together.

    Args:
        tensors: a tensor, or an iterable of tensors.
        norm_type: its order; inf: the largest magnitude.
        error_if_nonfinite: raise where it is inf or nan.

    Returns:
        A tensor of no dimension, on the device of the first; for tensors of 16 bits in float32.

    Raises:
        RangeError: it is not finite, with error_if_nonfinite.

    >>> import core
    >>> float(core.optim.get_total_norm([core.ones(2), core.ones(2, 7)]))
    4.0
    """
    items = [tensors] if isinstance(tensors, Tensor) else list(tensors)
    if not items:
        return asarray(0.0)
    with no_grad():
        norms = [_norm(x, norm_type, dtype=DType(wide(x.dtype.name))) for x in items]
        total: Tensor = _norm(_stack([_on(norm, norms[0]) for norm in norms]), norm_type)
    if error_if_nonfinite and not _isfinite(total):
        raise RangeError(
            what=f"the norm of order {norm_type} of {len(items)} gradients is {float(total)}",
            why="scaled by it, they would all be 0 or nan",
            exists="finite gradients",
            fix="leave error_if_nonfinite out to scale them anyway, or skip this step",
        )
    return total


def clip_grad_value_(parameters: Tensor | Iterable[Tensor], clip_value: float) -> None:
    """Cuts each element of the gradients of tensors to -clip_value ... clip_value.

    Args:
        parameters: a tensor, or an iterable of tensors; those without a gradient are left out.
        clip_value: the largest magnitude.

    Raises:
        RangeError: clip_value is below 0.

    Source: PyTorch's function of this name.

    >>> import core
    >>> w = core.ones(3).requires_grad_()
    >>> w.grad = core.asarray([-3.0, 0.5, 4.0])
    >>> core.optim.clip_grad_value_([w], clip_value=1.0)
    >>> w.grad.tolist()
    [-1.0, 0.5, 1.0]
    """
    _need_limit("clip_value", clip_value)
    with no_grad():
        for grad in _grads(parameters):
            grad.clip_(-clip_value, clip_value)


def _on(number: Tensor, other: Tensor) -> Tensor:
    """A number on the device of another tensor."""
    return number if number.device == other.device else number.to(other.device)


def _grads(parameters: Tensor | Iterable[Tensor]) -> list[Any]:
    """The gradients that there are."""
    several = isinstance(parameters, Iterable) and not isinstance(parameters, Tensor)
    items: list[Any] = list(parameters) if several else [parameters]
    for item in items:
        if not isinstance(item, Tensor):
            raise ArgumentError(
                what=f"a parameter is {type_text(item)}",
                why="gradients belong to tensors",
                exists="a tensor, or an iterable of tensors",
                fix="pass the tensors of each group: group['params']",
            )
    return [item.grad for item in items if item.grad is not None]


def _need_limit(name: str, value: float) -> None:
    if not value >= 0:
        raise RangeError(
            what=f"{name} is {value}",
            why="it is a limit of magnitudes",
            exists="numbers of at least 0",
            fix=f"pass {name}=1.0",
        )
