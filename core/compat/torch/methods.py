"""PyTorch's methods of tensors that core's tensors have not: `x.unsqueeze(0)`, `x.numel()`."""

from __future__ import annotations

import inspect
from typing import Any

import core
from core.compat.torch import functions, table


def dim(self: Any) -> int:
    """The number of dimensions."""
    return int(self.ndim)


def cpu(self: Any) -> Any:
    """The tensor in host memory."""
    return self.to("cpu")


def type_as(self: Any, other: Any) -> Any:
    """The tensor in the dtype of another."""
    return self.to(other.dtype)


def repeat(self: Any, *sizes: Any) -> Any:
    """The whole tensor again and again: `core.tile`."""
    return functions.tile(self, *sizes)


def permute(self: Any, *dims: Any) -> Any:
    """The axes in another order."""
    return core.permute_dims(self, *dims)


def numpy(self: Any) -> Any:
    """The array over the tensor's memory."""
    return self.__array__()


def element_size(self: Any) -> int:
    """Bytes of one element."""
    return int(self.itemsize)


def new_empty(self: Any, *size: Any, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of the dtype and on the device of this one, its elements not set."""
    return functions.empty(*size, dtype=dtype or self.dtype, device=device or self.device)


def new_zeros(self: Any, *size: Any, dtype: Any = None, device: Any = None) -> Any:
    """Zeros of the tensor's dtype and device."""
    return functions.zeros(*size, dtype=dtype or self.dtype, device=device or self.device)


def new_ones(self: Any, *size: Any, dtype: Any = None, device: Any = None) -> Any:
    """Ones of the tensor's dtype and device."""
    return functions.ones(*size, dtype=dtype or self.dtype, device=device or self.device)


def new_full(self: Any, size: Any, fill_value: Any, *, dtype: Any = None) -> Any:
    """One value, in the tensor's dtype and on its device."""
    return core.full(size, fill_value, dtype=dtype or self.dtype, device=self.device)


def new_tensor(self: Any, data: Any, *, dtype: Any = None, device: Any = None) -> Any:
    """A tensor of data, of the dtype and on the device of this one."""
    return functions.tensor(data, dtype=dtype or self.dtype, device=device or self.device)


def stride(self: Any, dim: Any = None) -> Any:
    """How many elements of memory lie between neighbours along each axis, or along one."""
    return tuple(self.strides) if dim is None else self.strides[dim]


def storage_offset(self: Any) -> int:
    """Where in its memory the tensor begins, in elements."""
    return int(self.offset)


def nelement(self: Any) -> int:
    """The number of elements."""
    return int(self.size)


def ndimension(self: Any) -> int:
    """The number of dimensions."""
    return int(self.ndim)


def is_signed(self: Any) -> bool:
    """Whether its dtype has numbers below 0."""
    return self.dtype != core.bool and not str(self.dtype).startswith("core.uint")


def is_nonzero(self: Any) -> bool:
    """Whether its only element is not 0."""
    return bool(self)


def is_same_size(self: Any, other: Any) -> bool:
    """Whether both have one shape."""
    return bool(self.shape == other.shape)


def where(self: Any, condition: Any, other: Any) -> Any:
    """The elements where condition holds, those of other elsewhere."""
    return core.where(condition, self, other)


def dist(self: Any, other: Any, p: float = 2) -> Any:
    """The p-norm of the difference."""
    return core.linalg.vector_norm(self - other, ord=p)


def clamp_min(self: Any, min: Any) -> Any:
    """The elements, those below min being min."""
    return core.maximum(self, min)


def clamp_max(self: Any, max: Any) -> Any:
    """The elements, those above max being max."""
    return core.minimum(self, max)


def take_along_dim(self: Any, indices: Any, dim: Any = None) -> Any:
    """The elements at positions along an axis, or in the tensor flattened."""
    if dim is None:
        return core.take_along_axis(self.reshape((-1,)), indices.reshape((-1,)), 0)
    return core.take_along_axis(self, indices, dim)


OWN = (
    new_tensor, stride, storage_offset, nelement, ndimension, is_signed, is_nonzero, is_same_size,
    where, dist, clamp_min, clamp_max, take_along_dim,
    numpy, element_size, new_empty, new_zeros, new_ones, new_full,
    dim, cpu, type_as, repeat, permute,
)  # fmt: skip


# Methods that also have a form which overwrites the tensor, though core has no operator for it.
WRITTEN = (
    "sub", "div", "eq", "ne", "lt", "le", "gt", "ge", "less", "less_equal", "greater",
    "greater_equal", "not_equal", "cumsum", "cumprod", "clamp_min", "clamp_max",
)  # fmt: skip


# Casts that are named as no dtype of the namespace is.
_NAMED = {"bool": "bool", "bfloat16": "bfloat16", "byte": "uint8", "char": "int8"}


def attach(lookup: Any, targets: dict[str, str]) -> None:
    """Gives Tensor every method of the table that it lacks."""
    _add({function.__name__: function for function in OWN})
    _add({name: _cast(kind) for name, kind in {**table.DTYPES, **_NAMED}.items()})
    _add({c.name: getattr(functions, c.name) for c in table.CONFLICTS if _is_method(c.name)})
    aliases = {a.name: lookup(a.target) for a in table.ALIASES if a.is_method}
    _add(aliases)
    written = {f"{n}_": getattr(core.Tensor, f"{targets[n]}_", None) for n in aliases}
    _add({name: value for name, value in written.items() if value is not None})
    _add({f"{name}_": _written(name) for name in WRITTEN})


def _add(found: dict[str, Any]) -> None:
    for name, function in found.items():
        if not hasattr(core.Tensor, name):
            setattr(core.Tensor, name, function)


def _is_method(name: str) -> bool:
    first = next(iter(inspect.signature(getattr(functions, name)).parameters))
    return first == "input"


def _written(name: str) -> Any:
    """The method that overwrites the tensor with what the method of that name returns."""

    def written(self: Any, *args: Any, **kwargs: Any) -> Any:
        return self.copy_(getattr(self, name)(*args, **kwargs))

    written.__name__ = f"{name}_"
    written.__doc__ = f"`{name}`, into the tensor itself."
    return written


def _cast(kind: str) -> Any:
    def cast(self: Any) -> Any:
        return self.to(getattr(core, kind))

    cast.__doc__ = f"The tensor in {kind}; itself if it is."
    return cast
