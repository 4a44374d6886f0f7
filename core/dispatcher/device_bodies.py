"""Operators with a body on devices that bring a dialect: built once for a layout, then launched.

`serve` is called when such a device is opened; `run` when none of its kernels took a call. The
programs are those of the cpu device (bodies.py); what is different is who spells, builds and
launches them, and that the host can read nothing but what a program declares to be read back.
"""

from __future__ import annotations

import os
import threading

from core import _native, logging
from core.dispatcher.programs import Programs, arguments_of, buffers_of, is_pointwise
from core.errors import BuildError, LegalizeError, ToolchainError
from core.ir.host import Host, plan, reads_back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.ir.compile import Compiled
    from core.ir.host import Launch

    _Plan = tuple[list[int], list[Launch]]

Tensor = _native.Tensor
MOST_PLANS = 4096  # calls whose launches are kept, of one device type
MOST_NUMBERS = 1024  # that are kept on the device
_devices: dict[str, DeviceBodies] = {}


class DeviceBodies:
    """The programs that were built for one device type."""

    def __init__(self, dialect: Any, runtime: Any) -> None:
        self.dialect = dialect
        self.runtime = runtime
        self.programs = Programs(self._compile)
        self.lock = threading.RLock()
        self._built: dict[str, Any] = {}
        self._plans: dict[Any, _Plan | None] = {}
        self._numbers: dict[Any, Any] = {}

    def _compile(self, function: Any) -> Compiled:
        from core.ir.compile import Compiled, lower

        lowered = lower(function, self.dialect.capabilities)
        source = self.dialect.spell(lowered)
        logging.debug("kernels", "%s\n%s", lowered.name, source.text)
        if source.text not in self._built:
            self._built[source.text] = self.dialect.build(source)
        kernels = self._built[source.text]
        return Compiled(lowered, source, {k.op: kernels[k.name] for k in source.kernels})

    def run(self, op: Any, device: Any, values: list[Any], outputs: list[Any]) -> None:
        """Fills the outputs, or raises before anything is launched."""
        call = _Call(self, op, device, values, outputs)
        key = op, repr(call.described), repr(call.outputs)
        known = self._plans.get(key)
        if known is None and key not in self._plans:
            with self.lock:
                known = _keep(self._plans, MOST_PLANS, key, self._plan(op, call))
        if known is not None:
            self._launch(known, device, call.buffers)
        else:
            self._run(op, device, call)

    def _plan(self, op: Any, call: _Call) -> _Plan | None:
        """The launches of a call, to be repeated; None where it depends on what is read back."""
        if getattr(op.definition.body, "parts", None):
            return None
        layout, _ = buffers_of(op, call.described, call.outputs)
        fitted, compiled = self.programs.find(op, call.described, call.outputs)
        return None if reads_back(compiled) else plan(compiled, fitted.values(layout))

    def _launch(self, plan: _Plan, device: Any, buffers: dict[str, int]) -> None:
        temps, launches = plan
        memory = [_native.empty((max(n, 1),), _native.uint8, device) for n in temps]
        places: list[int] = [int(m.data_ptr) for m in memory]
        for launch in launches:
            given = [buffers[b] if isinstance(b, str) else places[b] for b in launch.buffers]
            kernel: object = launch.address
            self.dialect.launch(kernel, given, launch.scalars, launch.total, device.index)

    def number(self, value: Any, dtype: Any, device: Any) -> Any:
        """A number as a tensor of one element, where a kernel can read it."""
        key = type(value), repr(value), dtype, device
        found = self._numbers.get(key)
        if found is None:
            from core.tensor import asarray

            made = _native.to_device(asarray(value, dtype=dtype), device)
            found = _keep(self._numbers, MOST_NUMBERS, key, made)
        return found

    def _run(self, op: Any, device: Any, call: _Call) -> None:
        if parts := getattr(op.definition.body, "parts", None):
            for part in parts(call.described, call.outputs):
                with self.lock:
                    fitted, compiled = self.programs.find_part(op, part)
                x = call.buffers[f"{call.names[part.argument]}{part.item}_"]
                buffers = {"out0_": call.buffers["out0_"] + part.offset, "x_": x}
                _Run(self, device, compiled, fitted.values(part.layout), buffers).run()
            return
        layout, _ = buffers_of(op, call.described, call.outputs)
        with self.lock:
            fitted, compiled = self.programs.find(op, call.described, call.outputs)
        _Run(self, device, compiled, fitted.values(layout), call.buffers).run()


def serve(device_type: str, dialect: Any, runtime: Any) -> None:
    """From now on, operators with bodies run on this device type."""
    _devices[device_type] = DeviceBodies(dialect, runtime)


def run(op: Any, device: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of the operator's body on a device; NotImplemented where there is no way."""
    served = _devices.get(device.type)
    if served is None or getattr(op.definition, "body", None) is None:
        return NotImplemented
    values = _in_order(op, args, kwargs)
    inferred = op.infer(*args, **kwargs)
    single = isinstance(inferred, Tensor)
    fakes = (inferred,) if single else inferred
    outputs = [_native.empty(fake.shape, fake.dtype, device) for fake in fakes]
    if all(t.size for t in outputs):
        try:
            served.run(op, device, values, outputs)
        except (LegalizeError, ToolchainError, BuildError) as e:
            logging.debug("dispatch", "the body of %s declines on %s: %s", op.name, device, e)
            return NotImplemented
    return outputs[0] if single else tuple(outputs)


def _in_order(op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
    """Every argument of the schema, those that were left out with their defaults."""
    values = list(args)
    for parameter in arguments_of(op)[len(args) :]:
        name = parameter["name"]
        values.append(kwargs[name] if name in kwargs else parameter.get("default_value"))
    return values


# ---- a call ------------------------------------------------------------------------------------
class _Call:
    """A call as bodies are told of it, and where the buffers lie."""

    def __init__(
        self, bodies: DeviceBodies, op: Any, device: Any, values: list[Any], outputs: list[Any]
    ) -> None:
        self.bodies, self.device = bodies, device
        self.kept = [*values, *outputs]  # until the launches are enqueued
        schema = arguments_of(op)
        compute = _compute_dtype(op, values, outputs)
        broadcast = outputs[0].shape if is_pointwise(op) else None
        self.names = [f"{parameter['name']}_" for parameter in schema]
        self.buffers = {f"out{k}_": int(out.data_ptr) for k, out in enumerate(outputs)}
        self.outputs = [_described(out, broadcast) for out in outputs]
        self.described = []
        for parameter, name, value in zip(schema, self.names, values, strict=True):
            may_be = "Scalar" in parameter["type"] or broadcast is not None
            number = may_be and isinstance(value, (int, float, complex))
            if number:
                value = self._number(value, parameter["type"], compute)
            self._place(name, value)
            one = number and broadcast is None
            given = ("scalar", value.dtype.name) if one else _described(value, broadcast)
            self.described.append(given)

    def _place(self, name: str, value: Any) -> None:
        """Where a tensor lies; what is none may be sizes, of a buffer that nobody reads."""
        self.buffers[name] = int(value.data_ptr) if isinstance(value, Tensor) else 0
        if isinstance(value, (list, tuple)):
            for k, item in enumerate(value):
                if isinstance(item, Tensor):
                    self.buffers[f"{name}{k}_"] = int(item.data_ptr)

    def _number(self, value: Any, kind: str, compute: Any) -> Any:
        weak = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}
        value = float(value) if kind == "float" else value
        dtype = compute if "Tensor" in kind else weak[type(value)]
        number = self.bodies.number(value, dtype, self.device)
        self.kept.append(number)
        return number


def _keep(known: dict[Any, Any], most: int, key: Any, made: Any) -> Any:
    """Adds to a table, from which the oldest goes when it is full."""
    while len(known) >= most:
        known.pop(next(iter(known)), None)
    known[key] = made
    return made


def _compute_dtype(op: Any, values: list[Any], outputs: list[Any]) -> Any:
    """What the operands of an elementwise operator have been converted to, numbers left over."""
    schema = arguments_of(op)
    if op.rule == "elementwise":  # its body converts them
        from core.tensor.dtypes import result_type

        return result_type(*(v for p, v in zip(schema, values) if "Tensor" in p["type"]))
    for parameter, value in zip(schema, values, strict=True):
        if parameter["type"] == "Tensor|Scalar" and isinstance(value, Tensor):
            return value.dtype
    return outputs[0].dtype


def _described(value: Any, broadcast: Any = None) -> Any:
    """An argument in the words of the hook `body_plan`."""
    if isinstance(value, Tensor):
        shape, strides = tuple(value.shape), tuple(value.strides)
        if broadcast is not None:
            missing = len(broadcast) - len(shape)
            strides = tuple(0 if n == 1 else s for n, s in zip(shape, strides, strict=True))
            shape, strides = tuple(broadcast), (0,) * missing + strides
        return value.dtype.name, shape, strides
    if isinstance(value, (_native.dtype, _native.device)):
        return str(value).removeprefix("core.")
    if isinstance(value, (list, tuple)):
        return tuple(_described(v) for v in value)
    return value


class _Run(Host):
    """Makes the launches of a program, on a device."""

    def __init__(
        self, bodies: DeviceBodies, device: Any, compiled: Any, scalars: Any, buffers: Any
    ) -> None:
        super().__init__(compiled, scalars)
        self.bodies = bodies
        self.device = device
        self.buffers = buffers
        self.memory: dict[int, Any] = {}

    def launch(self, launch: Launch) -> None:
        kernel: object = launch.address
        buffers = [self._address(b) for b in launch.buffers]
        self.bodies.dialect.launch(kernel, buffers, launch.scalars, launch.total, self.device.index)

    def _address(self, buffer: Any) -> int:
        if isinstance(buffer, str):
            return int(self.buffers[buffer])
        if buffer not in self.memory:
            size = (max(self.temp_bytes[buffer], 1),)
            self.memory[buffer] = _native.empty(size, _native.uint8, self.device)
        return int(self.memory[buffer].data_ptr)

    def read_bytes(self, buffer: Any, offset: int, size: int) -> bytearray:
        found, runtime = bytearray(size), self.bodies.runtime
        runtime.synchronize(self.device.index)
        place = self._address(buffer) + offset
        runtime.copy_to_host(memoryview(found), place, self.device.index)
        return found


def _after_fork() -> None:
    """A lock may be held by a thread that the child does not have."""
    for served in _devices.values():
        served.lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
