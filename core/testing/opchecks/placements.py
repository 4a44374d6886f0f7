"""The same call on other devices: results have to be the same."""

from __future__ import annotations

from typing import Any

from core._native import Tensor, dtype, empty
from core._native import device as Device
from core.bodies.definition import find_body
from core.bodies.device_kernels import device_types_with_bodies
from core.dispatcher.fallback import fallback_report
from core.errors import CoreError, FallbackError, MissingKernelError
from core.plugins import devices
from core.schema import parameters
from core.testing.arrays import copy_of
from core.testing.opchecks.case import Case
from core.testing.opchecks.layouts import near
from core.testing.opchecks.report import Failed, Skip


def test_devices(case: Case) -> str:
    """Every other device that has a kernel, or runs the operator's body, gives the results of
    the call's device. A device is compared with the CPU, which has a way for every operator."""
    home = _home(case)
    types = _others(case, home)
    if not types:
        raise Skip(f"{home} is the only device that has a kernel here")
    if home != "cpu" and (problem := _without_a_kernel(case, home)):
        raise Skip(f"{problem}: the checks would test the CPU")
    left_out = []
    for device in types:
        problem = _unavailable(device)
        if device != "cpu":
            problem = problem or _without_a_kernel(case, device)
        if problem:
            left_out.append(f"{device}: {problem}")
        elif not case.is_random:
            _one_device(case, device)
    if len(left_out) == len(types):
        raise Skip("; ".join(left_out))
    return "; ".join(left_out) or f"ran on {', '.join(types)}"


def _home(case: Case) -> str:
    """The device type of the call: of its first tensor, otherwise of its result."""
    for tensor in (*case.tensors(), *(() if case.slots else case.call())):
        if isinstance(tensor, Tensor):
            return str(tensor.device.type)
    return "cpu"


def _others(case: Case, home: str) -> list[str]:
    """Device types other than home with a registered kernel, or one made from the body.

    Only those that are open are known.
    """
    ops = [op for op in (case.op, case.op.functional) if op is not None]
    types = {k.device_type for op in ops for k in op.kernels if k.enabled}
    if any(find_body(op) for op in ops):
        types |= device_types_with_bodies()
    if "*" in types:
        types |= {d.type for d in devices()}
    return sorted((types | {"cpu"} if home != "cpu" else types) - {home, "*"})


def _unavailable(device: str) -> str:
    try:
        empty((1,), dtype("uint8"), device)
    except CoreError as error:
        return str(error).partition("\n")[0]
    return ""


def _without_a_kernel(case: Case, device: str) -> str:
    """A note if the call falls back from the device to the CPU."""
    before = _fallbacks(case, device)
    try:
        case.call(_on(case, device))
    except (FallbackError, MissingKernelError) as error:
        return error.what
    fell = _fallbacks(case, device) > before
    return f"{case.name} has no kernel for this call on {device}, and falls back" if fell else ""


def _fallbacks(case: Case, device: str) -> int:
    names = [op.name for op in (case.op, case.op.functional) if op is not None]
    entries = [e for e in fallback_report() if e.operator in names and e.device_type == device]
    return sum(e.calls for e in entries)


def _on(case: Case, device: str) -> list[Any]:
    """The arguments, copied to a device, which is named where a call without tensors asks."""
    values = case.values(lambda slot, x: copy_of(x).to(device))
    places = [p.type.removesuffix("?") == "device" for p in parameters(case.op)]
    return [
        Device(device) if isinstance(v, Device) or (place and not case.slots) else v
        for v, place in zip(values, places, strict=True)
    ]


def _one_device(case: Case, device: str) -> None:
    expected = case.effects(case.values())
    actual = case.effects(_on(case, device))
    for i, (got, want) in enumerate(zip(actual, expected, strict=True)):
        if got.device.type != device:
            raise Failed(f"output {i} of a call on {device} is on {got.device}")
        near(case, got.to("cpu"), want.to("cpu"), f"output {i} on {device} is another one")
