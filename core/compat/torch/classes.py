"""PyTorch's classes of tensors by dtype, formats of memory, and modules of devices."""

from __future__ import annotations

import enum
from types import ModuleType
from typing import TYPE_CHECKING, Any

import core
from core._native import Tensor
from core.compat.torch import table, tensors

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
    """How a result's elements lie: in row-major order, or as those of the argument."""

    contiguous_format = "contiguous"
    preserve_format = "preserve"


FORMATS = {f.name: f for f in memory_format}


def formatted(result: Any, wanted: memory_format) -> Any:
    """The result in the wanted format."""
    return core.contiguous(result) if wanted is memory_format.contiguous_format else result


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
