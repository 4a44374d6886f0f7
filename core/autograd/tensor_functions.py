"""Functions that the tape and the transforms' levels share: of wrapped tensors, and of views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor, active_level, empty, find_operator, wrap
from core.errors import AutogradError

if TYPE_CHECKING:
    from core._native import Operator

_native_detach = Tensor.detach


def root_of(tensor: Tensor) -> Tensor:
    """The base of a view, through all views between."""
    while (parent := tensor.view_parent) is not None:
        tensor = parent
    return tensor


def detach(x: Tensor) -> Tensor:
    """The same values, as a constant of the tape and of every derivative that is being taken.

    The result shares memory with x. Inside core.func.vmap it stays a batch.

    >>> import core
    >>> float(core.func.grad(lambda x: x * x.detach())(core.asarray(3.0)))
    3.0
    """
    inner = x.wrapped_value
    if inner is None:
        return _native_detach(x)
    level = active_level(x.level)
    if level is not None and level.detaches:
        constant: Tensor = level.detach(x)
        return constant
    value = detach(inner)
    return value if x.batch_dim < 0 else wrap(value, x.level, batch_dim=x.batch_dim)


def constant_like(x: Tensor, value: int) -> Tensor:
    """A constant of x's shape, dtype and device; inside core.func.vmap of its batch as well."""
    inner = x.wrapped_value
    if inner is not None:
        constant = constant_like(inner, value)
        return constant if x.batch_dim < 0 else wrap(constant, x.level, batch_dim=x.batch_dim)
    if x.is_fake:
        return empty(x.shape, x.dtype, x.device, fake=True)
    full: Tensor = find_operator("core::full")(x.shape, value, dtype=x.dtype, device=x.device)
    return full


def unshared(x: Tensor) -> Tensor:
    """A result that users may write to, whole or in part: x, a copy of it where its elements share
    memory, an alias of it where it is a view that was made under no_grad."""
    if x.view_mode == "no_grad":
        x = detach(x)
    if x.is_contiguous:
        return x
    shared = any(step == 0 and n != 1 for n, step in zip(x.shape, x.strides))
    return x.contiguous() if shared else x


def functional_of(op: Operator, level_kind: str) -> Operator:
    """The operator that computes the values that an in-place operator writes."""
    if op.functional is not None:
        return op.functional
    raise AutogradError(
        what=f"{op.name} writes to its arguments and cannot run under {level_kind}",
        why="a transform needs the form that returns a new tensor, and this operator has none",
        exists="operators derived in place from another one, such as core::add_",
        fix="define an operator that returns its result and write that, x.copy_(op(x)), or call "
        "this one outside the transformed function",
    )
