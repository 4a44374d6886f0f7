"""The kinds of numbers of tensors, as derivatives distinguish them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor
from core._native import dtype as DType
from core.dtype_table import COMPLEX, COMPUTED_FLOATS, FLOATS, NARROW, STORAGE_ONLY
from core.errors import DtypeError

if TYPE_CHECKING:
    from typing import TypeGuard

    from core.type_aliases import Operand

_COMPLEX = frozenset(map(DType, COMPLEX))
FLOATING = frozenset(map(DType, FLOATS))
DIFFERENTIABLE = frozenset(map(DType, (*COMPUTED_FLOATS, *COMPLEX)))
_NARROW = frozenset(map(DType, NARROW))


def is_complex(value: Operand) -> bool:
    """Whether a tensor or a Python number is complex."""
    return value.dtype in _COMPLEX if isinstance(value, Tensor) else isinstance(value, complex)


def is_floating(value: Operand) -> bool:
    """Whether a tensor or a Python number is real and floating-point."""
    return value.dtype in FLOATING if isinstance(value, Tensor) else isinstance(value, float)


def is_differentiable(value: object) -> TypeGuard[Tensor]:
    """Whether value is a tensor that can carry a derivative: floating-point or complex."""
    return isinstance(value, Tensor) and value.dtype in DIFFERENTIABLE


def is_narrow(value: object) -> bool:
    """Whether value is a tensor of floats of 8 or 16 bits, which are computed in float32."""
    return isinstance(value, Tensor) and value.dtype in _NARROW


def conjugate(value: Operand) -> Operand:
    """The complex conjugate of a tensor or number; real values are returned as they are."""
    if isinstance(value, Tensor):
        return value.conj() if is_complex(value) else value
    return value if isinstance(value, (int, float)) else value.conjugate()


def need_computed(name: str, *values: object) -> None:
    """Raises where a tensor, or the name of a dtype, is of a dtype that only stores numbers."""
    for x in values:
        dtype = x.dtype.name if isinstance(x, Tensor) else x
        if dtype in STORAGE_ONLY:
            raise DtypeError(
                what=f"{name}: does not compute in {dtype}",
                why="numbers of this dtype are stored, moved and converted",
                exists="the other floating dtypes, and kernels that you register for this one",
                fix="convert first: x.astype(core.float32)",
            )
