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


OWN = (
    numpy, element_size, new_empty, new_zeros, new_ones, new_full,
    dim, cpu, type_as, repeat, permute,
)  # fmt: skip


def attach(lookup: Any, targets: dict[str, str]) -> None:
    """Gives Tensor every method of the table that it lacks."""
    _add({function.__name__: function for function in OWN})
    _add({name: _cast(kind) for name, kind in table.DTYPES.items()} | {"bool": _cast("bool")})
    _add({c.name: getattr(functions, c.name) for c in table.CONFLICTS if _is_method(c.name)})
    aliases = {a.name: lookup(a.target) for a in table.ALIASES if a.is_method}
    _add(aliases)
    written = {f"{n}_": getattr(core.Tensor, f"{targets[n]}_", None) for n in aliases}
    _add({name: value for name, value in written.items() if value is not None})


def _add(found: dict[str, Any]) -> None:
    for name, function in found.items():
        if not hasattr(core.Tensor, name):
            setattr(core.Tensor, name, function)


def _is_method(name: str) -> bool:
    first = next(iter(inspect.signature(getattr(functions, name)).parameters))
    return first == "input"


def _cast(kind: str) -> Any:
    def cast(self: Any) -> Any:
        return self.to(getattr(core, kind))

    cast.__doc__ = f"The tensor in {kind}; itself if it is."
    return cast
