"""All backends of the process: finds them, chooses one for each device, opens it once.

Native code calls `open_device` when a device type without a runtime is used, and `load_kernels`
before the first kernel is looked up on a device type. Users reach it through `core.backends()`,
`core.devices()` and `core.current_accelerator()`. One lock guards everything here; it is held while
a backend is imported and opened, and may be entered again by the backend's own code.
"""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from core import config, logging
from core._native import device as Device
from core._native import runtime as native_runtime
from core._native import runtime_is_open, set_runtime
from core.errors import CoreError
from core.plugins import choice, discovery, refusals
from core.plugins.backend import Backend
from core.plugins.info import API_VERSIONS, BackendInfo
from core.tensors.foreign_names import hint_device
from core.text import columns

if TYPE_CHECKING:
    from core.plugins.hookspecs import Pass
    from core.plugins.runtime import Runtime

# Parts of core that are written like a plugin, so that they are listed and opened like one.
BUILT_IN = (discovery.Source("null", "core.plugins.null", "", ""),)
HOST = discovery.Source("cpu", "core._native", "", "")  # memory of the host: native, always open
NOT_OFFERED = ("null",)  # device types that core.devices() leaves out


class Backends(dict[str, Backend]):
    """The result of `core.backends()`: backends by name; prints as a table of their states."""

    def __repr__(self) -> str:
        rows = [(name, b.device_type, str(b.source), b.status) for name, b in self.items()]
        return columns([("backend", "device", "from", "state"), *rows])


class Manager:
    """Finds, examines and opens backends; there is one, `manager`."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._stamp: object = None
        self._backends = {HOST: _host_backend()}
        self._in_use: set[str] = set()  # device types whose kernels were asked for
        self._pipelines: dict[str, list[tuple[str, str, Pass]]] = {}
        self._misnamed: set[str] = set()  # of CORE_DEVICE_<TYPE>: warned once
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._after_fork)

    def backends(self) -> Backends:
        """Every backend by name, best first; each was asked whether it can work, none is opened."""
        table = Backends()
        with self._lock:
            for backend in self._all():
                backend.probe()
            openers = self._openers()
            for kind in {b.device_type for b in openers}:
                choice.settle(kind, _of_type(kind, openers))
            for backend in self._all():
                name = f"{backend.name} ({backend.source})" if backend.name in table else ""
                table[name or backend.name] = backend
        return table

    def devices(self) -> list[Any]:
        """Every device of a backend that is loaded or available, cpu first."""
        names = []
        for backend in self.backends().values():
            usable = backend.opens_device and backend.state in choice.USABLE
            if usable and not backend.passed_over and backend.device_type not in NOT_OFFERED:
                names += [f"{backend.device_type}:{i}" for i in range(backend.device_count)]
        for error in self.misnamed():
            if error.what not in self._misnamed:
                self._misnamed.add(error.what)
                logging.warning("plugins", "%s; %s", error.what, error.fix)
        return [Device(name) for name in ("cpu", *names)]

    def misnamed(self) -> list[CoreError]:
        """The problems with the variables CORE_DEVICE_<TYPE>."""
        errors: list[CoreError] = []
        with self._lock:
            for kind in choice.named_by_user():
                try:
                    if not choice.allowed(kind, self._openers(kind)):
                        errors.append(choice.no_device(kind, self._openers()))
                except CoreError as e:
                    errors.append(e)
        return errors

    def add(self, name: str, plugin: object) -> None:
        """Takes in a backend of this process; see `core.plugins.add_backend`."""
        source = discovery.Given(name, "", "this process", "", plugin)
        with self._lock:
            backend = Backend(source)
            _identify(backend)
            if backend.error is not None:
                raise backend.error
            if backend.opens_device and runtime_is_open(backend.device_type):
                raise refusals.too_late(backend)
            self._backends[source] = backend
            self._pipelines.pop(backend.device_type, None)
            self._load_if_provider(backend)

    def open_device(self, device_type: str) -> None:
        """Opens the backend of a device type; its kernels and those of providers are loaded.

        Raises:
            DeviceError: no backend brings the device.
            ConfigError: CORE_DEVICE_<TYPE> names none that does.
            BackendUnavailableError: the one that does cannot work here.
            BackendBrokenError: the one that does failed; its own error is the cause.
        """
        with self._lock:
            openers = self._openers(device_type)
            candidates = choice.allowed(device_type, openers)
            for backend in candidates:
                backend.probe()
                if backend.state == "opening":
                    raise refusals.reentered(backend)
                if backend.state == "available":
                    backend.open(lambda runtime: _install(device_type, runtime))
                if backend.state == "loaded":
                    choice.warn_of_tie(backend, openers)
                    return
            raise self._refusal(device_type, candidates)

    def open_for_dlpack(self, code: int) -> None:
        """Opens available backends, best first, until one's devices have this code in DLPack."""
        with self._lock:
            kinds = dict.fromkeys(b.device_type for b in self._openers() if b.info)
            for kind in kinds:
                if kind in NOT_OFFERED or runtime_is_open(kind):
                    continue
                with suppress(CoreError):  # raised again when its device is requested
                    self.open_device(kind)
                    if getattr(self.runtime(kind), "dlpack_type", None) == code:
                        return

    def load_kernels(self, device_type: str) -> None:
        """Opens a device type if it is not open, and loads the backends that add kernels to it."""
        with self._lock:
            if not runtime_is_open(device_type):
                self.open_device(device_type)
            self._in_use.add(device_type)
            for backend in self._all():
                self._load_if_provider(backend)

    def runtime(self, device_type: str) -> Runtime:
        """The runtime of an open device type; DeviceError in a process that forked since."""
        opened: Runtime = native_runtime(device_type)
        return opened

    def draws_own(self, device_type: str) -> bool:
        """Whether a backend of a device type declares different random numbers."""
        with self._lock:
            infos = [backend.info for backend in self._all() if backend.device_type == device_type]
        return any(info is not None and info.random == "own" for info in infos)

    def autocast_policy(self, device_type: str) -> dict[str, str]:
        """The autocast policies of the backends of a device type, the best one last."""
        policy: dict[str, str] = {}
        with self._lock:
            backends = [b for b in self._all() if b.device_type == device_type]
            for backend in backends:
                backend.probe()
            choice.settle(device_type, self._openers(device_type))
            for backend in reversed(backends):
                if not backend.passed_over:
                    policy.update(backend.autocast_policy())
        return policy

    def pipeline(self, device_type: str) -> list[tuple[str, str, Pass]]:
        """The passes that a device type's backends add, the best one's first; asked for once.

        Each as (core's pass that it runs before, its name, the pass).
        """
        with self._lock:
            if device_type not in self._pipelines:
                if runtime_is_open(device_type):
                    self.load_kernels(device_type)
                self._pipelines[device_type] = [
                    (before, f"{backend.name}.{getattr(run, '__name__', run)}", run)
                    for backend in self._all()
                    if backend.info is not None and backend.device_type == device_type
                    for before, passes in backend.pipeline().items()
                    for run in passes
                ]
            return self._pipelines[device_type]

    # ---- inside the lock -------------------------------------------------------------------------
    def _all(self) -> list[Backend]:
        """Every backend, best first; looks for new ones if sys.path has changed."""
        stamp = discovery.path_stamp()
        if stamp != self._stamp:
            self._stamp = stamp
            self._discover()
        return sorted(self._backends.values(), key=_rank)

    def _discover(self) -> None:
        disabled = config.disable_backends
        for source in (*BUILT_IN, *discovery.find_sources()):
            if source in self._backends:
                continue
            backend = self._backends[source] = Backend(source)
            if source.name in disabled:
                backend.refuse("disabled by CORE_DISABLE_BACKENDS", "change CORE_DISABLE_BACKENDS")
        for backend in tuple(self._backends.values()):
            _identify(backend)
            self._load_if_provider(backend)

    def _load_if_provider(self, backend: Backend) -> None:
        """Opens a backend that provides only kernels, if its device type is in use."""
        if backend.info is None or backend.opens_device or backend.device_type not in self._in_use:
            return
        backend.probe()
        if backend.state == "available":
            backend.open(lambda runtime: None)

    def _openers(self, device_type: str = "") -> list[Backend]:
        """Backends that bring a device; then those known by their entry point's name alone.

        device_type: only those that bring this one.
        """
        backends = self._all()
        openers = [b for b in backends if b.info and b.opens_device]
        openers += [b for b in backends if b.info is None]
        return _of_type(device_type, openers) if device_type else openers

    def _refusal(self, device_type: str, candidates: list[Backend]) -> CoreError:
        works = ", ".join(map(str, self.devices()))
        backends = self._all()
        failed = candidates or [
            b for b in backends if b.device_type == device_type and b.state in refusals.FAILED
        ]
        if failed:
            return refusals.unusable(device_type, failed, works)
        return refusals.unknown(device_type, backends, works)

    def _after_fork(self) -> None:
        # The thread that held the lock does not exist in the child.
        self._lock = threading.RLock()


def _host_backend() -> Backend:
    backend = Backend(HOST)
    backend.info = BackendInfo("cpu", "cpu", API_VERSIONS, priority=1 << 30)
    backend.state, backend.device_count = "loaded", 1
    return backend


def _identify(backend: Backend) -> None:
    backend.identify()
    if backend.opens_device:
        hint_device(backend.device_type)


def _install(device_type: str, runtime: Runtime) -> None:
    set_runtime(
        device_type,
        runtime,
        host_accessible=bool(getattr(runtime, "host_accessible", False)),
        dlpack_type=int(getattr(runtime, "dlpack_type", 12)),
    )
    logging.debug("plugins", "runtime of %r: %r", device_type, runtime)


def _of_type(device_type: str, openers: list[Backend]) -> list[Backend]:
    # The backend of the user's choice may have failed before it could name its device type.
    wanted = choice.named_by_user().get(device_type)
    return [
        b for b in openers if b.device_type == device_type or (b.info is None and b.name == wanted)
    ]


def _rank(backend: Backend) -> tuple[int, str]:
    return (-backend.priority, backend.name)


manager = Manager()
