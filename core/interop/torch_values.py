"""Converts torch's tensors, dtypes and devices to core's and back, over the same memory."""

from collections.abc import Sequence
from typing import Any

import torch
from torch.utils import dlpack

from core._native import Tensor, device, from_dlpack, to_device
from core._native import dtype as DType
from core.errors import DeviceError, ExportError, type_text

_PREFIX = "torch."
_from_core = Tensor.__dlpack__


def to_core(x: torch.Tensor) -> Tensor:
    """A core tensor over a torch tensor's memory; history stays with torch."""
    try:
        return from_dlpack(dlpack.to_dlpack(x))
    except (RuntimeError, BufferError, ValueError) as error:
        raise _not_shared(x, error) from error


def _not_shared(x: torch.Tensor, error: Exception) -> Exception:
    kind = DeviceError if x.device.type != "cpu" else ExportError
    return kind(
        what=f"{type_text(x)} of {x.dtype} on {x.device} cannot be given to core: {error}",
        why="operators of core compute on memory that both libraries can address",
        exists="dense torch tensors on cpu, and on devices whose core backend takes DLPack",
        fix="move or convert it first: x.cpu(), x.to_dense()",
    )


def to_torch(results: Sequence[Tensor], taken: Sequence[Tensor]) -> list[torch.Tensor]:
    """Torch tensors over the memory of core's results, which each own their memory.

    taken: the arguments. A result in memory of these, or of another result, is copied: torch's
    transforms rely on results that nothing else writes to. So is one that is not row-major: fake
    kernels announce row-major results.
    """
    used = {x.storage_id for x in taken}
    tensors = []
    for x in results:
        if x.storage_id in used:
            x = to_device(x, x.device)
        used.add(x.storage_id)
        tensors.append(dlpack.from_dlpack(_from_core(x.contiguous())))
    return tensors


def constant(value: Any) -> Any:
    """An argument that is no tensor, as core takes it."""
    if isinstance(value, torch.dtype):
        return core_dtype(value)
    if isinstance(value, torch.device):
        return device(str(value))
    if isinstance(value, (list, tuple)):
        return [constant(v) for v in value]
    return _NUMBERS[type(value)](value) if type(value) in _NUMBERS else value


# A symbol becomes the number that it stands for, and torch guards on it.
_NUMBERS: dict[type, Any] = {torch.SymInt: int, torch.SymFloat: float, torch.SymBool: bool}


def core_dtype(dtype: torch.dtype) -> DType:
    """core.float32 of torch.float32."""
    return DType(str(dtype).removeprefix(_PREFIX))


def torch_dtype(dtype: DType) -> torch.dtype:
    """torch.float32 of core.float32."""
    return getattr(torch, dtype.name)
