"""Types that signatures share. For type checkers: modules import these names under TYPE_CHECKING.

A symbolic size of `core.compile` passes wherever an int does, and is not named apart.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np

from core._native import Tensor, device, dtype

Array: TypeAlias = np.ndarray[Any, Any]  # of NumPy, its scalars too: what references have
Namespace: TypeAlias = ModuleType  # NumPy, as a reference is given it
Scalar: TypeAlias = bool | int | float | complex
Operand: TypeAlias = Tensor | bool | int | float | complex
Gradients: TypeAlias = tuple[Tensor | None, ...]  # None for an argument that has none
Batched: TypeAlias = tuple[Any, Any]  # of a batching rule: the outputs, their batch dimensions
Shape: TypeAlias = Sequence[int]
Axis: TypeAlias = int | Sequence[int] | None
DTypeLike: TypeAlias = dtype | str | type[Any] | np.dtype[Any]
DeviceLike: TypeAlias = device | str
Ints: TypeAlias = int | Sequence[int]  # of a list argument, for which one int may stand
