"""Calls that no kernel of a device takes: body, decomposition, the CPU, or an error.

The last stop of a call (docs/architecture.md). Falling back to the CPU is visible: it follows the
policy `CORE_FALLBACK=error|warn|allow`, warns once per operator, and is counted in
`core.fallback_report()`.
"""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from core import config, logging
from core._native import Tensor, assign, to_device, trace
from core._native import device as Device
from core.bodies.definition import body_of
from core.dispatcher.keys import ExcludeKeys
from core.dispatcher.signatures import file_and_line
from core.errors import FallbackError, MissingKernelError, warn
from core.hooks import install_hooks
from core.schema import parameters
from core.text import columns

if TYPE_CHECKING:
    from core._native import Operator

_lock = threading.RLock()
_entries: dict[tuple[str, str], FallbackEntry] = {}
_warned: set[tuple[str, str]] = set()
_device_fallbacks: dict[str, Callable[..., Any]] = {}  # of core.library


class FallbackWarning(UserWarning):
    """An operator without a kernel on its device ran on the CPU."""


class FallbackEntry:
    """The fallbacks of one operator on one device: their number, bytes moved and seconds."""

    __slots__ = ("bytes", "calls", "device_type", "operator", "seconds")

    def __init__(self, operator: str, device_type: str) -> None:
        self.operator = operator
        self.device_type = device_type
        self.calls = 0
        self.bytes = 0
        self.seconds = 0.0

    def __repr__(self) -> str:
        return (
            f"{self.operator} on {self.device_type}: {self.calls} calls, "
            f"{self.bytes} bytes copied, {self.seconds * 1e3:.3f} ms"
        )


class FallbackReport(list[FallbackEntry]):
    """The entries, those that took longest first; prints as a table."""

    def __repr__(self) -> str:
        if not self:
            return "no operator has fallen back to the CPU"
        rows = [("operator", "device", "calls", "bytes", "ms")]
        rows += [
            (e.operator, e.device_type, str(e.calls), str(e.bytes), f"{e.seconds * 1e3:.3f}")
            for e in self
        ]
        return columns(rows, right=(2, 3, 4))


def fallback_report() -> FallbackReport:
    """Which operators fell back to the CPU in this process: calls, bytes, time of each."""
    with _lock:
        entries = list(_entries.values())
    return FallbackReport(sorted(entries, key=lambda e: -e.seconds))


def reset_fallback_report() -> None:
    """Resets the counts, and the record of operators that were warned about."""
    with _lock:
        _entries.clear()
        _warned.clear()


def set_device_fallback(device_type: str, fn: Callable[..., Any]) -> Callable[[], None]:
    """Lets fn(op, *args, **kwargs) take the calls that no kernel of a device type takes.

    It comes after bodies and decompositions, in place of the CPU. Returns a function that takes it
    back.
    """
    before = _device_fallbacks.get(device_type)
    _device_fallbacks[device_type] = fn

    def restore() -> None:
        if before is None:
            _device_fallbacks.pop(device_type, None)
        else:
            _device_fallbacks[device_type] = before

    return restore


def _missing_kernel(
    op: Operator, device: Device, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """The hook `missing_kernel`: every provider was asked, and none took the call."""
    if device.type != "cpu":  # whose bodies are kernels of the table
        from core.bodies import device_kernels

        result = device_kernels.run(op, device, args, kwargs)
        if result is not NotImplemented:
            _trace("body", f"{op.name} in the loop IR, by the device's dialect", body_of(op).build)
            return result
    if op.decomposition is not None:
        _trace("decomposition", f"{op.name} in terms of other operators", op.decomposition)
        return op.decomposition(*args, **kwargs)
    own = _device_fallbacks.get(device.type)
    if own is not None:
        _trace("fallback", f"{op.name} by the fallback of {device.type!r}", own)
        return own(op, *args, **kwargs)
    if device.type == "cpu":
        raise _no_kernel(op, device, args)
    _ask_policy(op, device)
    return _run_on_cpu(op, device, args, kwargs)


def _trace(stage: str, text: str, fn: Callable[..., Any]) -> None:
    trace(stage, text, *file_and_line(fn))


def _dtypes_of(args: tuple[Any, ...]) -> str:
    names = [a.dtype.name for a in args if isinstance(a, Tensor)]
    return ", ".join(dict.fromkeys(names)) or "no tensors"


def _no_kernel(op: Operator, device: Device, args: tuple[Any, ...]) -> MissingKernelError:
    kernels = [k for k in op.kernels if k.device_type == device.type]
    return MissingKernelError(
        what=f"{op.name} has no kernel for {_dtypes_of(args)} on {device}",
        why="no provider's kernel takes this call, and the operator has no decomposition",
        exists="; ".join(map(repr, op.kernels)) or "no kernel is registered on any device",
        fix="convert the arguments to a dtype that a kernel takes"
        if kernels
        else f"register one: @op.register_kernel({device.type!r})",
    )


def _ask_policy(op: Operator, device: Device) -> None:
    from core.bodies.device_kernels import why_declined

    policy, declined = config.fallback, why_declined(op, device.type)
    if policy == "error":
        raise FallbackError(
            what=f"{op.name} has no kernel on {device}, and falling back to the CPU is an error",
            why="the setting CORE_FALLBACK is 'error'"
            + (f"; the operator's body does not run there: {declined}" if declined else ""),
            exists="policies: error, warn, allow; core.explain(op, *args) shows a call's way",
            fix=f"register a kernel for {device.type!r}, move the tensors to the CPU, "
            "or set CORE_FALLBACK=warn",
        )
    key = (op.name, device.type)
    with _lock:
        first = key not in _warned
        _warned.add(key)
    if first:
        logging.info("fallback", "%s has no kernel on %s: it runs on the CPU", op.name, device.type)
    if first and policy == "warn":
        warn(
            f"{op.name} has no kernel on {device.type!r}"
            + (f" (its body does not run there: {declined})" if declined else "")
            + ": its arguments are copied to the CPU and "
            "back (warned once per operator; core.fallback_report() counts, CORE_FALLBACK=allow "
            "silences)",
            FallbackWarning,
        )


def _run_on_cpu(op: Operator, device: Device, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    start = time.perf_counter()
    _trace("fallback", f"{op.name} on the CPU, arguments and results copied", _run_on_cpu)
    params = parameters(op)
    names = [p.name for p in params]
    arguments = {**dict(zip(names, args, strict=False)), **kwargs}
    written = _tensors([arguments[p.name] for p in params if p.write])
    _refuse_overlap(op, device, written, _tensors(list(arguments.values())))
    host = Device("cpu")
    there = _Mover(host)
    for p in params:
        is_device = p.type in ("device", "device?")
        arguments[p.name] = host if is_device else there(arguments[p.name])
    host_kwargs = {name: arguments[name] for name in kwargs}
    with ExcludeKeys("modes", "levels", "autocast", "autograd", "capture"), host:
        result = op(*(arguments[name] for name in names[: len(args)]), **host_kwargs)
    back = _Mover(device)
    back.copies = there.originals(written)
    for original in written:
        assign(original, there(original))
        back.bytes += original.nbytes
    result = back(result)
    _count(op, device, there.bytes + back.bytes, time.perf_counter() - start)
    return result


def _tensors(value: Any) -> list[Any]:
    """The tensors in it, through lists and tuples, each once."""
    if isinstance(value, Tensor):
        return [value]
    if not isinstance(value, (list, tuple)):
        return []
    return list({id(t): t for item in value for t in _tensors(item)}.values())


# ---- views of one memory -----------------------------------------------------------------------
def _refuse_overlap(op: Operator, device: Device, written: list[Any], tensors: list[Any]) -> None:
    """Raises where a write would have to be seen through another view: copies share nothing."""
    for target in written:
        for other in tensors:
            if other is target or _view(other) == _view(target) or not meet(target, other):
                continue
            raise FallbackError(
                what=f"{op.name} cannot fall back to the CPU: two of its arguments on {device} lie "
                "across the same memory, and it writes to one",
                why="the arguments are copied, and a write to one copy does not reach the other",
                exists=f"shapes {target.shape} at {target.offset} and {other.shape} at "
                f"{other.offset} of one storage",
                fix="pass core.clone(x) for the one that is only read, or register a kernel for "
                f"{device.type!r}",
            )


def _view(tensor: Tensor) -> tuple[Any, ...]:
    """Equal for two tensors that are the same elements of the same memory."""
    return tensor.storage_id, tensor.offset, tensor.shape, tensor.strides, tensor.dtype


def meet(a: Tensor, b: Tensor) -> bool:
    """Whether an element of one may lie in the memory of the other."""
    if a.storage_id != b.storage_id or a.size == 0 or b.size == 0:
        return False
    (a_low, a_high), (b_low, b_high) = _extent(a), _extent(b)
    if a_low >= b_high or b_low >= a_high:
        return False
    if a.dtype != b.dtype:
        return True
    # Steps that all are multiples of one number, and starts that are not: x[::2] and x[1::2].
    steps = [s for t in (a, b) for n, s in zip(t.shape, t.strides, strict=True) if n > 1]
    step = math.gcd(*steps)
    return (a.offset - b.offset) % step == 0 if step else True


def _extent(tensor: Tensor) -> tuple[int, int]:
    """The bytes it lies across: where they begin in the storage, and where they have ended."""
    reach = [(n - 1) * s for n, s in zip(tensor.shape, tensor.strides, strict=True)]
    low = tensor.offset + sum(r for r in reach if r < 0)
    high = tensor.offset + sum(r for r in reach if r > 0) + 1
    itemsize = tensor.dtype.itemsize
    return low * itemsize, high * itemsize


class _Mover:
    """Copies tensors to a device, through lists and tuples, and counts the bytes.

    A view that was copied before is taken from `copies`: tensors that share memory still do.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.copies: dict[tuple[Any, ...], Tensor] = {}
        self.moved: list[Tensor] = []  # keeps the storages alive whose ids stand in `copies`
        self.bytes = 0

    def __call__(self, value: Any) -> Any:
        if isinstance(value, Tensor):
            return self._tensor(value)
        if isinstance(value, tuple):  # a named one loses its names, which the call gives it again
            return tuple(self(v) for v in value)
        if isinstance(value, list):
            return [self(v) for v in value]
        return value

    def _tensor(self, value: Tensor) -> Tensor:
        key = _view(value)
        if key not in self.copies:
            self.copies[key] = to_device(value, self.device)
            self.moved.append(value)
            self.bytes += value.nbytes
        return self.copies[key]

    def originals(self, written: list[Any]) -> dict[tuple[Any, ...], Any]:
        """The original of each copy, by the copy's view; of several, the one written to."""
        originals = {_view(self(original)): original for original in self.moved}
        originals.update({_view(self(original)): original for original in written})
        return originals


def _count(op: Operator, device: Device, nbytes: int, seconds: float) -> None:
    key = (op.name, device.type)
    with _lock:
        entry = _entries.setdefault(key, FallbackEntry(*key))
        entry.calls += 1
        entry.bytes += nbytes
        entry.seconds += seconds


def _after_fork() -> None:
    """The lock may be held by a thread that the child does not have."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
install_hooks(missing_kernel=_missing_kernel)
