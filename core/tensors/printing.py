"""How a tensor prints: like a NumPy array, with dtype and device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import Tensor, to_device
from core.tensors.interchange import as_numpy
from core.tensors.kinds import is_narrow

if TYPE_CHECKING:
    import numpy as np


def attach() -> None:
    """Gives Tensor its repr, and what completion of names shows of it."""
    for name, function in (("__repr__", _repr), ("__format__", _format), ("__dir__", _names)):
        setattr(Tensor, name, function)


# State that transforms and the tape keep in a tensor, hidden from users.
INTERNAL = frozenset(
    (
        "batch_dim", "level", "output_index", "storage_id", "tangent", "version", "view_args",
        "view_op", "view_parent", "wrapped_value",
    )
)  # fmt: skip


def _names(self: Tensor) -> list[str]:
    return [name for name in object.__dir__(self) if name not in INTERNAL]


def _numbers(x: Tensor) -> np.ndarray:
    """The values on the host; narrow floats, which NumPy may not print, widened to float32."""
    flat = x.detach()
    if x.device.type != "cpu":
        flat = to_device(flat, "cpu")
    array = as_numpy(flat)
    return array.astype("float32") if is_narrow(x) else array


def _description(x: Tensor) -> str:
    text = f"dtype={x.dtype}, device='{x.device}'"
    if x.requires_grad and not x.is_leaf:
        return f"{text}, grad_fn={x.grad_fn!r}"
    return f"{text}, requires_grad=True" if x.requires_grad else text


def _repr(self: Tensor) -> str:
    if self.level:
        inner = f"{self.wrapped_value!r}"
        batch = f", batch_dim={self.batch_dim}" if self.batch_dim >= 0 else ""
        return f"Tensor(level={self.level}{batch}, value={inner})"
    if self.is_fake:
        return f"Tensor(..., shape={self.shape}, {_description(self)}, fake)"
    import numpy as np

    body = np.array2string(_numbers(self), separator=", ", prefix="Tensor(")
    shape = f", shape={self.shape}" if self.size == 0 and self.shape != (0,) else ""
    return f"Tensor({body}{shape}, {_description(self)})"


def _format(self: Tensor, spec: str) -> str:
    """A tensor without dimensions formats as its number."""
    return format(self.item(), spec) if spec and self.ndim == 0 else format(repr(self), spec)
