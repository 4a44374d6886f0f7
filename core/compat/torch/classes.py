"""PyTorch's classes of tensors by dtype, formats of memory, and modules of devices."""

from __future__ import annotations

import enum
from types import ModuleType
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor
from core.compat.torch import table, tensors
from core.errors import ShapeError

if TYPE_CHECKING:
    from core.type_aliases import DeviceLike


# ---- typed tensors -----------------------------------------------------------------------------
class TensorClass(type):
    """torch.LongTensor and its kin: a class makes tensors of a dtype, and all of these are its."""

    dtype: core.dtype

    def __call__(cls, *args: Any) -> Tensor:
        make: Any = tensors.Tensor
        tensor: Tensor = make(*args, dtype=cls.dtype)
        return tensor

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, Tensor) and value.dtype == cls.dtype


CLASSES = {
    name: TensorClass(name, (), {"dtype": getattr(core, kind)})
    for kind, name in table.CLASSES.items()
}


# ---- formats of memory -------------------------------------------------------------------------
class memory_format(enum.Enum):
    """How a result's elements lie: in row-major order, as those of the argument, or with the
    channels (axis 1) last in memory."""

    contiguous_format = "contiguous"
    preserve_format = "preserve"
    channels_last = "channels_last"
    channels_last_3d = "channels_last_3d"


FORMATS = {f.name: f for f in memory_format}
_CHANNELS_LAST = {memory_format.channels_last: 4, memory_format.channels_last_3d: 5}  # their ranks


def is_formatted(x: Any, wanted: memory_format) -> bool:
    """Whether the elements lie in a format, without gaps."""
    if wanted in _CHANNELS_LAST:
        return x.ndim == _CHANNELS_LAST[wanted] and is_formatted(
            _channels_last(x), memory_format.contiguous_format
        )
    return bool(Tensor.__dict__["is_contiguous"].__get__(x))


def formatted(result: Any, wanted: memory_format) -> Any:
    """The result in a format: itself if it is, else a copy."""
    if wanted is memory_format.preserve_format:
        return result
    if wanted is memory_format.contiguous_format:
        return core.contiguous(result)
    rank = _CHANNELS_LAST[wanted]
    if result.ndim != rank:
        raise ShapeError(
            what=f"{wanted}: the tensor has the shape {tuple(result.shape)}",
            why=f"the format is that of {rank} axes, of which axis 1 is the channels",
            exists="channels_last for images (N, C, H, W), channels_last_3d for (N, C, D, H, W)",
            fix="leave memory_format out",
        )
    rows = _channels_last(result)
    dense = core.contiguous(rows)
    return result if dense is rows else core.moveaxis(dense, -1, 1)


def _channels_last(x: Any) -> Any:
    return core.moveaxis(x, 1, -1)


# ---- modules of devices ------------------------------------------------------------------------
class DeviceModule(ModuleType):
    """A module that is named as a type of device: what is asked of such devices."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"core.compat.torch.{kind}", f"`torch.{kind}`: devices of that type.")
        self._kind = kind

    def device_count(self) -> int:
        """How many of them can be used here."""
        return sum(device.type == self._kind for device in core.devices())

    def is_available(self) -> bool:
        """Whether one of them can be used here."""
        return self.device_count() > 0

    def synchronize(self, device: DeviceLike | None = None) -> None:
        """Returns when all work on it is done."""
        core.synchronize(self._kind if device is None else device)

    def manual_seed(self, seed: int) -> None:
        """Seeds the default generator, which is that of all devices."""
        core.manual_seed(seed)

    manual_seed_all = manual_seed
