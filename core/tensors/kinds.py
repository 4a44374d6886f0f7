"""What kind of number a tensor holds; the questions that derivatives ask of a dtype."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor, bfloat16, complex64, complex128, float16, float32, float64

if TYPE_CHECKING:
    from typing import TypeGuard

    from core.types import Operand

_COMPLEX = frozenset((complex64, complex128))
FLOATING = frozenset((float16, bfloat16, float32, float64))
DIFFERENTIABLE = _COMPLEX | FLOATING


def is_complex(value: Operand) -> bool:
    """Whether a tensor or a Python number is complex."""
    return value.dtype in _COMPLEX if isinstance(value, Tensor) else isinstance(value, complex)


def is_floating(value: Operand) -> bool:
    """Whether a tensor or a Python number is real and floating-point."""
    return value.dtype in FLOATING if isinstance(value, Tensor) else isinstance(value, float)


def is_differentiable(value: object) -> TypeGuard[Tensor]:
    """Whether value is a tensor that can carry a derivative: floating-point or complex."""
    return isinstance(value, Tensor) and (value.dtype in FLOATING or value.dtype in _COMPLEX)


def conjugate(value: Operand) -> Operand:
    """The complex conjugate of a tensor or number; real values are returned as they are."""
    if isinstance(value, Tensor):
        return value.conj() if is_complex(value) else value
    return value.conjugate()
