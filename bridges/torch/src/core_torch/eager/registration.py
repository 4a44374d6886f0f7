"""`register_device`: PyTorch's one slot for devices of others is given to a core device type."""

from __future__ import annotations

import contextlib
import threading
from types import SimpleNamespace
from typing import Any

import torch
from torch.utils import backend_registration

import core
from core._native import set_extension_device
from core.errors import DeviceError, RegistrationError
from core_torch.eager import autocast, memory, routes

_lock = threading.Lock()
_libraries: list[torch.library.Library] = []  # what they registered goes with them


def register_device(device_type: str, name: str | None = None) -> torch.device:
    """Makes a core device type a device of PyTorch's: tensors live there, operators run there.

    Args:
        device_type: a core device type, such as "acme"; its device 0 is meant.
        name: what PyTorch calls it. By default the same, or "core_" before it where PyTorch has a
            device of that name itself ("xpu", "cuda", "mps").

    Returns:
        The torch.device. Registering the same device again returns it again.

    Raises:
        DeviceError: core has no such device, or it is the cpu. RegistrationError: the process has
            another device in that slot, or PyTorch does not take the name.

    Operators run by the table that compiled graphs use, one at a time. What the table lacks is taken
    apart by PyTorch's decompositions, or runs on the cpu with a warning, as `core.config.fallback`
    says.

    >>> import torch
    >>> from core_torch import register_device
    >>> device = register_device("acme")  # doctest: +SKIP
    >>> torch.ones(2, device=device) + 1  # doctest: +SKIP
    tensor([2., 2.], device='acme:0')
    """
    if core.device(device_type).type == "cpu":
        raise DeviceError(
            what="the cpu was to become PyTorch's PrivateUse1",
            why="PyTorch computes on the cpu itself",
            exists=", ".join(str(d) for d in core.devices() if d.type != "cpu") or "no other device",
            fix="name another device, or compile for the cpu: torch.compile(m, backend='core')",
        )
    core.zeros((), device=device_type)  # opens it, or says why not
    with _lock:
        taken = memory.place.torch_type
        if taken is None:
            _register(device_type, name or _name_of(device_type))
        elif (memory.place.core_type, taken) != (device_type, name or taken):
            raise RegistrationError(
                what=f"core's {device_type!r} was to become a device of PyTorch's",
                why="PyTorch has one slot for devices of others (PrivateUse1), and one name for it",
                exists=f"core's {memory.place.core_type!r}, as {taken!r}, for this process",
                fix="use another process; torch.compile(model, backend='core', "
                f"options={{'device': {device_type!r}}}) needs no slot",
            )
    return torch.device(memory.place.torch_type, 0)


def _name_of(device_type: str) -> str:
    try:
        torch.device(device_type)
    except RuntimeError:
        return device_type
    return f"core_{device_type}"  # PyTorch has a device of that name


def _register(device_type: str, name: str) -> None:
    try:
        backend_registration._setup_privateuseone_for_python_backend(
            name, backend_module=_module(device_type), hook=_Hooks(), device_guard=_Guard()
        )
    except RuntimeError as error:
        raise RegistrationError(
            what=f"PyTorch did not take {name!r} for core's {device_type!r}",
            why=str(error).splitlines()[0],
            exists="one slot, PrivateUse1, under a name that no device of PyTorch's own has",
            fix="pass another name: register_device(..., name='core_device'); if another library "
            "has the slot, use a process without it",
        ) from error
    memory.place.core_type, memory.place.torch_type = device_type, name
    set_extension_device(device_type)
    _libraries.extend([*routes.register(), *autocast.register()])
    _allocate_storages()


def _allocate_storages() -> None:
    """`torch.UntypedStorage(12, device=...)`: PyTorch reads an allocator that only C++ can set, and
    ends the process where there is none; copy.deepcopy and torch.load come there too."""
    plain = torch.UntypedStorage.__new__

    def new(cls: Any, *args: Any, **kwargs: Any) -> Any:
        device = kwargs.get("device")
        if device is None or torch.device(device).type != memory.place.torch_type:
            return plain(cls, *args, **kwargs)
        return memory.storage_on_device(*args)

    torch.UntypedStorage.__new__ = new  # type: ignore[method-assign,assignment]


class _Hooks(torch._C._acc.PrivateUse1Hooks):
    def is_available(self) -> bool:
        return True

    def has_primary_context(self, device: int) -> bool:
        return True

    def is_built(self) -> bool:
        return True


class _Guard(torch._C._acc.DeviceGuard):
    def type_(self) -> Any:
        return torch._C._autograd.DeviceType.PrivateUse1


def _module(device_type: str) -> Any:
    """`torch.<name>`. Random numbers follow PyTorch's generator of the cpu, as in compiled models."""
    return SimpleNamespace(
        is_available=lambda: True,
        is_initialized=lambda: True,
        device_count=lambda: 1,
        current_device=lambda: 0,
        set_device=lambda device: None,
        device=contextlib.nullcontext,  # a context in which it is the current device: it always is
        synchronize=lambda device=None: core.synchronize(device_type),
        _is_in_bad_fork=lambda: False,
        manual_seed=lambda seed: None,  # torch.manual_seed has seeded that generator already
        manual_seed_all=lambda seed: None,
        get_rng_state=lambda device=None: torch.get_rng_state(),
        set_rng_state=lambda state, device=None: torch.set_rng_state(state),
        get_amp_supported_dtype=lambda: [torch.bfloat16, torch.float16],
    )
