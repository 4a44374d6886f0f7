"""Types that signatures share. For type checkers: modules import these names under TYPE_CHECKING.

A symbolic size of `core.compile` passes wherever an int does, and is not named apart.
"""

from collections.abc import Callable, Sequence
from types import ModuleType, TracebackType
from typing import Any, ParamSpec, TypeAlias, TypeVar

import numpy as np

from core._native import Tensor, device, dtype

Array: TypeAlias = np.ndarray[Any, Any]  # of NumPy, its scalars too: what references have
Namespace: TypeAlias = ModuleType  # NumPy, as a reference is given it
Scalar: TypeAlias = bool | int | float | complex
Operand: TypeAlias = Tensor | bool | int | float | complex
Tensors: TypeAlias = Tensor | Sequence[Tensor]
Outputs: TypeAlias = Tensor | tuple[Any, ...] | list[Any]  # what an operator or Function returns
Gradients: TypeAlias = tuple[Tensor | None, ...]  # None for an argument that has none
Batched: TypeAlias = tuple[Any, Any]  # what a batching rule returns: outputs, batch dimensions
OperatorLike: TypeAlias = Callable[..., Any]  # an Operator: stubs declare core.add as a function
Shape: TypeAlias = Sequence[int]
Axis: TypeAlias = int | Sequence[int] | None
DTypeLike: TypeAlias = dtype | str | type[Any] | np.dtype[Any]
DeviceLike: TypeAlias = device | str
Ints: TypeAlias = int | Sequence[int]  # of a list argument, for which one int may stand
ExcInfo: TypeAlias = type[BaseException] | BaseException | TracebackType | None  # of __exit__
P = ParamSpec("P")  # the parameters of a function that a decorator takes
R = TypeVar("R")  # the result of that function
F = TypeVar("F", bound=Callable[..., Any])  # a function that a decorator returns as it is
