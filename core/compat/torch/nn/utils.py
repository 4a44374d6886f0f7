"""`torch.nn.utils` as far as it clips gradients: functions of core.optim.

foreach: which of PyTorch's ways is taken, without a meaning here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import presented
from core.optim import clipping

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core._native import Tensor

    Tensors = Tensor | Iterable[Tensor]

__getattr__, __dir__ = forward("nn.utils")


def clip_grad_norm_(
    parameters: Tensors,
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """torch.nn.utils.clip_grad_norm_: core.optim.clip_grad_norm_."""
    total = clipping.clip_grad_norm_(parameters, max_norm, norm_type, error_if_nonfinite)
    return presented(total)


def get_total_norm(
    tensors: Tensors,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """torch.nn.utils.get_total_norm: core.optim.get_total_norm."""
    return presented(clipping.get_total_norm(tensors, norm_type, error_if_nonfinite))


def clip_grad_value_(parameters: Tensors, clip_value: float, foreach: bool | None = None) -> None:
    """torch.nn.utils.clip_grad_value_: core.optim.clip_grad_value_."""
    clipping.clip_grad_value_(parameters, clip_value)
