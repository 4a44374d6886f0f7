"""einops on core's tensors: importing this module makes `einops.rearrange(x, ...)` take them.

einops knows the libraries whose backends it has met as subclasses of its `AbstractBackend`; this
is core's. Without it, upstream's own way for every library of the Array API works too:
`from einops.array_api import rearrange`.

>>> import core, core.interop.einops
>>> from einops import rearrange, reduce
>>> x = core.arange(6.0).reshape((2, 3))
>>> rearrange(x, "rows columns -> columns rows").shape, reduce(x, "r c -> r", "mean").tolist()
((3, 2), [1.0, 4.0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, asarray
from core.interop.requirements import missing
from core.operators import ops
from core.operators.linalg.contraction import einsum
from core.operators.shape.creation import arange
from core.tensors.dtypes import isdtype

try:
    from einops import _backends
except ImportError as error:
    raise missing("einops", error) from error

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.type_aliases import Array


class CoreBackend(_backends.AbstractBackend):
    """The backend interface of einops, by core's operators."""

    framework_name = "core"

    def is_appropriate_type(self, tensor: Any) -> bool:
        return isinstance(tensor, Tensor)

    def from_numpy(self, x: Array) -> Tensor:
        return asarray(x)

    def to_numpy(self, x: Tensor) -> Array:
        import numpy

        return numpy.asarray(x)

    def arange(self, start: int, stop: int) -> Tensor:
        return arange(start, stop)

    def reshape(self, x: Tensor, shape: Sequence[int]) -> Tensor:
        return x.reshape(shape)

    def transpose(self, x: Tensor, axes: Sequence[int]) -> Tensor:
        return x.permute_dims(axes)

    def reduce(self, x: Tensor, operation: str, axes: Sequence[int]) -> Tensor:
        reduced: Tensor = getattr(x, operation)(axis=tuple(axes))
        return reduced

    def stack_on_zeroth_dimension(self, tensors: list[Tensor]) -> Tensor:
        stacked: Tensor = ops.core.stack(tensors)
        return stacked

    def add_axis(self, x: Tensor, new_position: int) -> Tensor:
        return x.expand_dims(new_position)

    def tile(self, x: Tensor, repeats: Sequence[int]) -> Tensor:
        return x.tile(repeats)

    def concat(self, tensors: list[Tensor], axis: int) -> Tensor:
        joined: Tensor = ops.core.concat(tensors, axis=axis)
        return joined

    def is_float_type(self, x: Tensor) -> bool:
        return isdtype(x.dtype, "real floating")

    def einsum(self, pattern: str, *x: Tensor) -> Tensor:
        return einsum(pattern, *x)
