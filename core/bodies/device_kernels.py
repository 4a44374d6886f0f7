"""Kernels of operators' bodies on devices that bring a dialect: built once for a layout, launched.

`serve` is called when such a device is opened. From then on the native side
(csrc/launch/device_body.cpp) asks `DeviceBodies.plan` for the launches of each call that it has not
met before, and repeats them without Python where the dialect has a launcher. The programs are those
of the cpu device (cpu_kernels.py); different are the dialect, the build and the launch, and
that the host can read nothing but what a program declares to be read back. Such programs are walked
here, by `run`, at every call; so are the calls of other operators that the native side cannot
repeat.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import (
    Tensor,
    empty,
    keep_captured,
    numerics,
    outside_capture,
    serve_bodies,
    start_kernel,
    to_device,
    uint8,
)
from core._native import device as Device
from core._native import dtype as DType
from core.bodies.definition import body_of, find_body, has_elementwise_body
from core.bodies.layouts import layout_of
from core.bodies.programs import Programs, planned
from core.bodies.reports import Reports
from core.bodies.specs import ScalarSpec, TensorSpec
from core.caches import BoundedCache
from core.dtype_table import is_integer
from core.errors import BuildError, LegalizeError, PluginError, ToolchainError
from core.ir.host import Host
from core.ir.reports import NAME
from core.records import record
from core.schema import bind, parameters
from core.tensors.numerics import DETERMINISTIC, PRECISIONS, ROUNDED_TO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Operator
    from core.bodies.contract import Dialect, Runtime
    from core.errors import CoreError
    from core.ir.compile import Compiled
    from core.ir.dialect.kernel import Source
    from core.ir.function import Function
    from core.ir.host import Launch

MOST_NUMBERS = 1024  # that are kept on the device
_devices: dict[str, list[DeviceBodies]] = {}  # by type and index
_declined: dict[tuple[str, str], str] = {}  # by operator and device type: why, at last


class DeviceBodies:
    """The programs that were built for one device, or for all of a type."""

    def __init__(self, device_type: str, dialect: Dialect, runtime: Runtime) -> None:
        self.device_type = device_type
        self.dialect = dialect
        self.runtime = runtime
        launcher = getattr(dialect, "launcher", None)
        self.launcher = None if launcher is None else launcher()
        self._programs: dict[int, Programs] = {}  # by the setting `numerics`
        self.lock = threading.RLock()
        self._built: dict[str, Any] = {}
        self._kernel_names: dict[int, str] = {}  # by id: `_built` keeps the kernels
        self._logged: set[str] = set()
        self._numbers: BoundedCache[Any, Tensor] = BoundedCache(MOST_NUMBERS)
        self._reports: dict[int, Reports] = {}

    @property
    def programs(self) -> Programs:
        """The programs that were built for the precision and the order that are asked for now."""
        for_ = numerics()
        if for_ not in self._programs:
            small = self.dialect.capabilities.style == "gpu"
            self._programs[for_] = Programs(
                lambda f, fits: self._compile(f, for_, fits), reports=True, small=small
            )
        return self._programs[for_]

    def _compile(self, function: Function, for_: int, small: bool = False) -> Compiled:
        from core.ir.compile import Compiled, lower

        if for_ & DETERMINISTIC:
            self._check_order(function)
        rounded = ROUNDED_TO[PRECISIONS[for_ & ~DETERMINISTIC]]
        lowered = lower(function, self.dialect.capabilities.replace(float32_products=rounded))
        lowered.small_indices = small
        source = self.dialect.spell(lowered)
        logging.debug("kernels", "%s\n%s", lowered.name, source.text)
        kernels = self._kernels(source)
        return Compiled(lowered, source, {k.op: kernels[k.name] for k in source.kernels})

    def _check_order(self, function: Function) -> None:
        """Raises where lanes add floats in whatever order they come."""
        for op in function.walk():
            if op.name != "atomic" or op.attrs["combine"] != "sum":
                continue
            dtype = op.attrs["buffer"].dtype
            if not is_integer(dtype):
                raise LegalizeError(
                    what=f"{function.name} adds {dtype} by atomics, in no fixed order",
                    why="core.use_deterministic_algorithms(True) asks for the same bits each time",
                    exists="the operator on the CPU, whose order is fixed; sums of integers",
                    fix="set fallback to allow, or core.use_deterministic_algorithms(False)",
                )

    def _kernels(self, source: Source) -> Any:
        """The kernels built from a source; errors are cached too, since building is slow."""
        kernels = self._built.get(source.text)
        if kernels is None:
            try:
                with record("kernel", kind="build"):
                    kernels = self.dialect.build(source)
            except (ToolchainError, BuildError) as e:
                kernels = e
                if str(e) not in self._logged:
                    self._logged.add(str(e))
                    logging.warning("build", "a body is not used on %s: %s", self.device_type, e)
            else:
                self._check_built(source, kernels)
                self._kernel_names.update((id(kernels[k.name]), k.name) for k in source.kernels)
            self._built[source.text] = kernels
        if isinstance(kernels, Exception):
            raise kernels
        return kernels

    def _check_built(self, source: Source, kernels: Any) -> None:
        names = [kernel.name for kernel in source.kernels]
        if isinstance(kernels, Mapping) and all(name in kernels for name in names):
            return
        description = (
            ", ".join(map(repr, kernels))
            if isinstance(kernels, Mapping)
            else type(kernels).__name__
        )
        raise PluginError(
            what=f"{type(self.dialect).__name__}.build returned {description or 'nothing'} for the "
            f"kernels {', '.join(names)}",
            why="it has to return a mapping with an entry for each kernel of the source",
            exists="source.kernels, each with its name",
            fix="return {kernel.name: ... for kernel in source.kernels}",
        )

    def decline(self, op: Operator, error: CoreError) -> None:
        """Notes why a body does not run here, for `why_declined`."""
        _declined[op.name, self.device_type] = error.what
        logging.debug("dispatch", "the body of %s declines: %s", op.name, error)

    # ---- called by native code -----------------------------------------------------------------
    has_elementwise_body = staticmethod(has_elementwise_body)

    def plan(self, op: Operator, args: list[Any], outputs: list[Any], pattern: bytes = b"") -> Any:
        """Temporaries and launches for one signature, as the hook `body_plan` answers; or None."""
        if find_body(op) is None:
            return None
        try:
            with self.lock:
                temps, launches = planned(self.programs, op, args, outputs, pattern)
        except (LegalizeError, ToolchainError, BuildError) as e:
            self.decline(op, e)
            return None
        return temps, [self._planned(launch, buffers) for launch, buffers in launches]

    def _planned(self, launch: Launch, buffers: list[Any]) -> Any:
        kernel: Any = launch.address
        if self.launcher is None:
            return id(kernel), buffers, launch.scalars, launch.total, 1, kernel
        arguments = [buffers[n] for n in kernel.buffers]
        words = [launch.scalars[n] for n in kernel.scalars]
        return kernel.handle, arguments, words, launch.total, kernel.lanes, kernel.name

    def launch(
        self, kernel: Any, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        """Starts a kernel."""
        if self.launcher is None:
            if (names := self.names(index)) is not None:
                names.append(self._kernel_names[id(kernel)])
            self.dialect.launch(kernel, buffers, scalars, total, index)
            return
        arguments = [buffers[n] for n in kernel.buffers]
        words = [scalars[n] for n in kernel.scalars]
        device = Device(f"{self.device_type}:{index}")
        start_kernel(device, kernel.handle, arguments, words, total, kernel.lanes, kernel.name)

    def names(self, index: int) -> Any:
        """The list to which the names of launched kernels are added, for errors that come late."""
        noted = getattr(self.runtime, "launched_names", None)
        return None if noted is None else noted(index)

    def reports(self, index: int) -> Reports:
        """The block to which kernels on a device report bad positions."""
        block = self._reports.get(index)
        if block is None:
            block = self._reports[index] = Reports(self.device_type, index, self.runtime)
        return block

    def report_places(self, index: int) -> tuple[int, int]:
        """Where that block lies, and the host's word that is set when a kernel may report."""
        return self.reports(index).places()

    # ---- walked at every call -----------------------------------------------------------------
    def number(self, value: Any, dtype: DType | str, device: Device) -> Tensor:
        """A number as a tensor of one element, where a kernel can read it."""
        key = type(value), repr(value), dtype, device
        tensor = self._numbers.use(key)
        if tensor is None:
            from core.tensors import asarray

            before = outside_capture(True)
            tensor = self._numbers.keep(key, to_device(asarray(value, dtype=dtype), device))
            outside_capture(before)
        keep_captured(tensor)
        return tensor

    def run(self, op: Operator, device: Device, values: list[Any], outputs: list[Any]) -> None:
        """Fills the outputs, or raises before anything is launched."""
        call = _Call(self, op, device, values, outputs)
        if parts := body_of(op).parts:
            for part in parts(call.described, call.outputs):
                with self.lock:
                    fitted, compiled = self.programs.find_part(op, part)
                x = call.buffers[f"{call.names[part.argument]}{part.item}_"]
                buffers = {"out0_": call.buffers["out0_"] + part.offset, "x_": x}
                _Run(self, device, compiled, fitted.values(part.layout), buffers).run()
            return
        layout, _ = layout_of(op, call.described, call.outputs)
        with self.lock:
            fitted, compiled = self.programs.find(op, call.described, call.outputs, layout)
        _Run(self, device, compiled, fitted.values(layout), call.buffers).run()


def serve(device_type: str, dialect: Dialect, runtime: Runtime) -> None:
    """From now on, operators with bodies run on this device type."""
    ours = getattr(dialect, "for_device", lambda index: dialect)
    bodies: dict[int, DeviceBodies] = {}
    devices = []
    for index in range(runtime.device_count()):
        own = ours(index)
        if id(own) not in bodies:
            bodies[id(own)] = DeviceBodies(device_type, own, runtime)
        devices.append(bodies[id(own)])
        serve_bodies(device_type, index, devices[-1], devices[-1].launcher)
    _devices[device_type] = devices


def served(device: Device) -> Any:
    """The capabilities of a device on which bodies run; None where they do not."""
    bodies = _devices.get(device.type)
    return None if bodies is None else bodies[device.index].dialect.capabilities


def device_types_with_bodies() -> set[str]:
    """The open device types on which bodies run, besides the cpu."""
    return set(_devices)


def run(op: Operator, device: Device, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of the operator's body on a device; NotImplemented where there is no way."""
    if device.type not in _devices or find_body(op) is None:
        return NotImplemented
    served = _devices[device.type][device.index]
    values = bind(op, args, kwargs)
    inferred = op.infer(*args, **kwargs)
    single = isinstance(inferred, Tensor)
    fakes = (inferred,) if single else inferred
    outputs = [empty(fake.shape, fake.dtype, device) for fake in fakes]
    if any(t.size for t in outputs):
        try:
            served.run(op, device, values, outputs)
        except (LegalizeError, ToolchainError, BuildError) as e:
            served.decline(op, e)
            return NotImplemented
    return outputs[0] if single else tuple(outputs)


def run_function(
    function: Function, device: Device, sizes: list[int], tensors: dict[str, Any]
) -> None:
    """Runs a program of the loop IR once, on tensors of a device by the names of its buffers.

    Raises:
        LegalizeError, BuildError, ToolchainError: the device has no way to run it.
    """
    served = _devices[device.type][device.index]
    with served.lock:
        compiled = served._compile(function, numerics())
    buffers = {name: int(tensor.data_ptr) for name, tensor in tensors.items()}
    _Run(served, device, compiled, sizes, buffers).run()


def why_declined(op: Operator, device_type: str) -> str:
    """Why an operator's body did not run on a device the last time; "" if it was not tried."""
    return _declined.get((op.name, device_type), "")


# ---- a call ------------------------------------------------------------------------------------
class _Call:
    """A call in the form that bodies take, and the addresses of its buffers."""

    def __init__(
        self,
        bodies: DeviceBodies,
        op: Operator,
        device: Device,
        values: list[Any],
        outputs: list[Any],
    ) -> None:
        self.bodies, self.device = bodies, device
        self.operands = [*values, *outputs]  # until the launches are enqueued
        schema = parameters(op)
        compute = _compute_dtype(op, values, outputs)
        broadcast = outputs[0].shape if has_elementwise_body(op) else None
        self.names = [f"{parameter.name}_" for parameter in schema]
        self.buffers = {f"out{k}_": int(out.data_ptr) for k, out in enumerate(outputs)}
        self.outputs = [_described(out, broadcast) for out in outputs]
        self.described = []
        for parameter, name, value in zip(schema, self.names, values, strict=True):
            may_be = "Scalar" in parameter.type or broadcast is not None
            number = may_be and isinstance(value, (int, float, complex))
            if number:
                value = self._number(value, parameter.type, compute)
            self._place(name, value)
            one = number and broadcast is None
            description = ScalarSpec(value.dtype.name) if one else _described(value, broadcast)
            self.described.append(description)

    def _place(self, name: str, value: Any) -> None:
        """Where a tensor lies, or each of several."""
        if isinstance(value, Tensor):
            self.buffers[name] = int(value.data_ptr)
        elif isinstance(value, (list, tuple)):
            for k, item in enumerate(value):
                if isinstance(item, Tensor):
                    self.buffers[f"{name}{k}_"] = int(item.data_ptr)

    def _number(self, value: Any, kind: str, compute: Any) -> Any:
        weak = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}
        value = float(value) if kind == "float" else value
        dtype = compute if "Tensor" in kind else weak[type(value)]
        number = self.bodies.number(value, dtype, self.device)
        self.operands.append(number)
        return number


def _compute_dtype(op: Operator, values: list[Any], outputs: list[Any]) -> Any:
    """The operands of an elementwise operator after conversion; numbers stay numbers."""
    schema = parameters(op)
    if op.rule == "elementwise":  # its body converts them
        from core.tensors.dtypes import result_type

        return result_type(*(v for p, v in zip(schema, values) if "Tensor" in p.type))
    for parameter, value in zip(schema, values, strict=True):
        if parameter.type == "Tensor|Scalar" and isinstance(value, Tensor):
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
        return TensorSpec(value.dtype.name, shape, strides)
    if isinstance(value, (DType, Device)):
        return str(value).removeprefix("core.")
    if isinstance(value, (list, tuple)):
        return tuple(_described(v) for v in value)
    return value


class _Run(Host):
    """Makes the launches of a program, on a device."""

    def __init__(
        self,
        bodies: DeviceBodies,
        device: Device,
        compiled: Compiled,
        scalars: list[int],
        buffers: Mapping[str, int],
    ) -> None:
        super().__init__(compiled, scalars)
        self.bodies = bodies
        self.device = device
        self.buffers = buffers
        self.memory: dict[int, Any] = {}

    def launch(self, launch: Launch) -> None:
        buffers = [self._address(b) for b in launch.buffers]
        index = self.device.index
        self.bodies.launch(launch.address, buffers, launch.scalars, launch.total, index)

    def _address(self, buffer: str | int) -> int:
        if buffer == NAME:
            return self.bodies.reports(self.device.index).arm()
        if isinstance(buffer, str):
            return int(self.buffers[buffer])
        if buffer not in self.memory:
            size = (max(self.temp_bytes[buffer], 1),)
            self.memory[buffer] = empty(size, uint8, self.device)
        return int(self.memory[buffer].data_ptr)

    def read_bytes(self, buffer: str | int, offset: int, size: int) -> bytearray:
        data, runtime = bytearray(size), self.bodies.runtime
        runtime.synchronize(self.device.index)
        place = self._address(buffer) + offset
        runtime.copy_to_host(memoryview(data), place, self.device.index)
        return data


def _after_fork() -> None:
    """A lock may be held by a thread that the child does not have."""
    for devices in _devices.values():
        for served in devices:
            served.lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
