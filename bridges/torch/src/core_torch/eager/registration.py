"""`register_device`: PyTorch's one slot for devices of others is given to a core device."""

from __future__ import annotations

import contextlib
import re
import threading
from types import SimpleNamespace
from typing import Any

import torch
from torch.utils import backend_registration

import core
from core._native import set_extension_device
from core.errors import ArgumentError, DeviceError, RegistrationError
from core_torch.eager import autocast, memory, routes

_lock = threading.RLock()
_libraries: list[torch.library.Library] = []  # what they registered goes with them


def register_device(device: str, name: str | None = None) -> torch.device:
    """Makes a core device a device of PyTorch's: tensors live there, operators run there.

    Args:
        device: a core device, such as "acme" or "acme:1".
        name: what PyTorch calls it, in lower-case letters and "_". By default its type, or "core_"
            before that where PyTorch has a device of that name itself ("xpu", "cuda", "mps").

    Returns:
        The torch.device. Registering the same device again returns it again.

    Raises:
        DeviceError: core has no such device, or it is the cpu.
        ArgumentError: PyTorch would not read the name.
        RegistrationError: the process has another device in that slot, PyTorch refuses the name,
            or a backward pass has run in the process already.

    Operators run by the table that compiled graphs use, one at a time. What the table lacks is
    taken apart by PyTorch's decompositions, or runs on the cpu with a warning, as
    `core.config.fallback` says.

    >>> import torch
    >>> from core_torch import register_device
    >>> device = register_device("acme")  # doctest: +SKIP
    >>> torch.ones(2, device=device) + 1  # doctest: +SKIP
    tensor([2., 2.], device='acme:0')
    """
    place = core.device(device)
    if place.type == "cpu":
        raise DeviceError(
            what="the cpu was to become PyTorch's PrivateUse1",
            why="PyTorch computes on the cpu itself",
            exists=", ".join(str(d) for d in core.devices() if d.type != "cpu")
            or "no other device",
            fix="name another device, or compile for the cpu: torch.compile(m, backend='core')",
        )
    core.zeros((), device=place)  # opens it, or says why not
    with _lock:
        taken = memory.place.torch_type
        if taken is None:
            _register(place, _checked(name or _name_of(place.type)))
        elif (memory.place.device, taken) != (place, name or taken):
            raise RegistrationError(
                what=f"core's {place} was to become a device of PyTorch's",
                why="PyTorch has one slot for devices of others (PrivateUse1), and one name for it",
                exists=f"core's {memory.place.device}, as {taken!r}, for this process",
                fix="use another process; torch.compile(model, backend='core', "
                f"options={{'device': '{place}'}}) needs no slot",
            )
        made = torch.device(str(memory.place.torch_type), 0)
        _check_engine(made)
    return made


def _check_engine(device: torch.device) -> None:
    """Raises RegistrationError where PyTorch's engine does not know the device: it counts devices
    at the first backward pass of the process. This one computes nothing."""
    leaf = torch.empty(1, device=device, requires_grad=True)
    try:
        leaf.view(1).backward(torch.empty(1, device=device))
    except RuntimeError as error:
        if "device_ready_queues_" not in str(error):
            raise
        raise RegistrationError(
            what=f"core's {memory.place.device} became a device of PyTorch's after a backward pass",
            why="PyTorch counts devices at the first backward pass of a process: gradients of "
            "tensors on this one cannot be computed any more",
            exists="a process that has not called backward() or torch.autograd.grad yet",
            fix="call core_torch.register_device at the start of the program",
        ) from error


def _name_of(device_type: str) -> str:
    try:
        torch.device(device_type)
    except RuntimeError:
        return device_type
    return f"core_{device_type}"  # PyTorch has a device of that name


def _checked(name: str) -> str:
    if re.fullmatch("[a-z_]+", name):
        return name
    raise ArgumentError(
        what=f"{name!r} was to be the name of a device in PyTorch",
        why="PyTorch reads lower-case letters and '_', and a number after ':'",
        exists="register_device(device, name='core_device')",
        fix="pass a name of such letters",
    )


def _register(device: core.device, name: str) -> None:
    try:
        backend_registration._setup_privateuseone_for_python_backend(
            name, backend_module=_module(device), hook=_Hooks(), device_guard=_Guard()
        )
    except RuntimeError as error:
        raise RegistrationError(
            what=f"PyTorch did not take {name!r} for core's {device}",
            why=str(error).splitlines()[0],
            exists="one slot, PrivateUse1, under a name that no device of PyTorch's own has",
            fix="pass another name: register_device(..., name='core_device'); if another library "
            "has the slot, use a process without it",
        ) from error
    memory.place.device, memory.place.torch_type = device, name
    set_extension_device(device)
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
        memory.check_number(torch.device(device))
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


def _module(place: core.device) -> Any:
    """`torch.<name>`; random numbers follow PyTorch's generator of the cpu, as in graphs."""
    return SimpleNamespace(
        is_available=lambda: True,
        is_initialized=lambda: True,
        device_count=lambda: 1,
        current_device=lambda: 0,
        set_device=lambda device: None,
        device=contextlib.nullcontext,  # a context in which it is the current device: it always is
        synchronize=lambda device=None: core.synchronize(place),
        _is_in_bad_fork=lambda: False,
        manual_seed=lambda seed: None,  # torch.manual_seed has seeded that generator already
        manual_seed_all=lambda seed: None,
        get_rng_state=lambda device=None: torch.get_rng_state(),
        set_rng_state=lambda state, device=None: torch.set_rng_state(state),
        get_amp_supported_dtype=lambda: [torch.bfloat16, torch.float16],
    )
