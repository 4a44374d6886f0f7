"""What kind of number a tensor holds; the questions that derivatives ask of a dtype."""

from typing import Any

from core import _native

Tensor = _native.Tensor
_COMPLEX = frozenset((_native.complex64, _native.complex128))
FLOATING = frozenset((_native.float16, _native.bfloat16, _native.float32, _native.float64))
DIFFERENTIABLE = _COMPLEX | FLOATING


def is_complex(value: object) -> bool:
    """Whether a tensor or a Python number is complex."""
    return value.dtype in _COMPLEX if isinstance(value, Tensor) else isinstance(value, complex)


def is_floating(value: object) -> bool:
    """Whether a tensor or a Python number is real and floating-point."""
    return value.dtype in FLOATING if isinstance(value, Tensor) else isinstance(value, float)


def is_differentiable(value: object) -> bool:
    """Whether value is a tensor that can carry a derivative: floating-point or complex."""
    return isinstance(value, Tensor) and (value.dtype in FLOATING or value.dtype in _COMPLEX)


def conjugate(value: Any) -> Any:
    """The complex conjugate of a tensor or number; real values are returned as they are."""
    if isinstance(value, Tensor):
        return value.conj() if is_complex(value) else value
    return value.conjugate()
