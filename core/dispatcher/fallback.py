"""What happens when no kernel of a device takes a call: the decomposition, the CPU, or an error.

The last stop of a call (docs/architecture.md). Falling back to the CPU is visible: it follows the
policy `CORE_FALLBACK=error|warn|allow`, warns once per operator, and is counted in
`core.fallback_report()`.
"""

import threading
import time
import warnings
from typing import Any

from core import _native, config, logging
from core.dispatcher.keys import ExcludeKeys
from core.errors import FallbackError, MissingKernelError

Tensor = _native.Tensor
_lock = threading.Lock()
_entries: dict[tuple[str, str], "FallbackEntry"] = {}
_warned: set[tuple[str, str]] = set()


class FallbackWarning(UserWarning):
    """An operator without a kernel on its device ran on the CPU."""


class FallbackEntry:
    """One operator on one device: how often it fell back, what it moved, how long it took."""

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
        widths = [max(len(row[i]) for row in rows) for i in range(5)]
        return "\n".join(
            "  ".join(
                cell.ljust(w) if i < 2 else cell.rjust(w)
                for i, (cell, w) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        )


def fallback_report() -> FallbackReport:
    """Which operators fell back to the CPU in this process: calls, bytes, time of each."""
    with _lock:
        entries = list(_entries.values())
    return FallbackReport(sorted(entries, key=lambda e: -e.seconds))


def reset_fallback_report() -> None:
    """Forgets what was counted, and which operators have been warned about."""
    with _lock:
        _entries.clear()
        _warned.clear()


def _missing_kernel(op: Any, device: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The hook `missing_kernel`: every provider was asked, and none took the call."""
    if op.decomposition is not None:
        _trace("decomposition", f"{op.name} in terms of other operators", op.decomposition)
        return op.decomposition(*args, **kwargs)
    if device.type == "cpu":
        raise _no_kernel(op, device, args)
    _ask_policy(op, device)
    return _run_on_cpu(op, device, args, kwargs)


def _trace(stage: str, text: str, fn: Any = None) -> None:
    code = getattr(fn, "__code__", None)
    _native.trace(stage, text, code and code.co_filename, code.co_firstlineno if code else 0)


def _dtypes_of(args: tuple[Any, ...]) -> str:
    names = [a.dtype.name for a in args if isinstance(a, Tensor)]
    return ", ".join(dict.fromkeys(names)) or "no tensors"


def _no_kernel(op: Any, device: Any, args: tuple[Any, ...]) -> MissingKernelError:
    kernels = [k for k in op.kernels if k.device_type == device.type]
    return MissingKernelError(
        what=f"{op.name} has no kernel for {_dtypes_of(args)} on {device}",
        why="no provider's kernel takes this call, and the operator has no decomposition",
        exists="; ".join(map(repr, op.kernels)) or "no kernel is registered on any device",
        fix="convert the arguments to a dtype that a kernel takes"
        if kernels
        else f"register one: op.register_kernel({device.type!r})",
    )


def _ask_policy(op: Any, device: Any) -> None:
    policy = config.fallback
    if policy == "error":
        raise FallbackError(
            what=f"{op.name} has no kernel on {device}, and falling back to the CPU is an error",
            why="the setting CORE_FALLBACK is 'error'",
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
        warnings.warn(
            f"{op.name} has no kernel on {device.type!r}: its arguments are copied to the CPU and "
            "back (said once per operator; core.fallback_report() counts, CORE_FALLBACK=allow "
            "silences)",
            FallbackWarning,
            stacklevel=3,
        )


def _run_on_cpu(op: Any, device: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    start = time.perf_counter()
    _trace("fallback", f"{op.name} on the CPU, arguments and results copied", _run_on_cpu)
    host = _native.device("cpu")
    moved = _Mover(host)
    values: dict[int | str, Any] = dict(enumerate(args))
    values.update(kwargs)
    for i, parameter in enumerate(_native.parse_schema(op.schema)["args"]):
        key: int | str = i if i < len(args) else parameter["name"]
        is_device = parameter["type"] in ("device", "device?")
        values[key] = host if is_device else moved(values[key])
    host_args = [values[i] for i in range(len(args))]
    host_kwargs = {name: values[name] for name in kwargs}
    with ExcludeKeys("modes", "levels", "autocast", "autograd", "capture"), host:
        result = op(*host_args, **host_kwargs)
    back = _Mover(device, returned={id(h): a for h, a in moved.pairs})
    if op.mutates:
        for host, original in moved.pairs:
            _native.assign(original, host)
            back.bytes += original.nbytes
    result = back(result)
    _count(op, device, moved.bytes + back.bytes, time.perf_counter() - start)
    return result


class _Mover:
    """Copies tensors to a device, through lists and tuples, and counts the bytes."""

    def __init__(self, device: Any, returned: dict[int, Any] | None = None) -> None:
        self.device = device
        self.returned = returned or {}
        self.pairs: list[tuple[Any, Any]] = []
        self.bytes = 0

    def __call__(self, value: Any) -> Any:
        if isinstance(value, Tensor):
            if id(value) in self.returned:  # an argument that the operator wrote to and returned
                return self.returned[id(value)]
            copy = _native.to_device(value, self.device)
            self.bytes += value.nbytes
            self.pairs.append((copy, value))
            return copy
        if isinstance(value, (list, tuple)):
            return type(value)([self(v) for v in value])
        return value


def _count(op: Any, device: Any, nbytes: int, seconds: float) -> None:
    key = (op.name, device.type)
    with _lock:
        entry = _entries.setdefault(key, FallbackEntry(*key))
        entry.calls += 1
        entry.bytes += nbytes
        entry.seconds += seconds


_native.set_hook("missing_kernel", _missing_kernel)
