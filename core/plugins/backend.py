"""One backend, from its entry point to its open device, and the errors on the way.

States, in order of a life that goes well: found -> identified -> available -> opening -> loaded. It
may end in `unavailable` (with the backend's reason) or `broken` (it raised; the exception and its
traceback stay). The manager decides which backend is taken through which step; nothing raised by a
backend's code leaves this module.
"""

from __future__ import annotations

import importlib.metadata
import traceback
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pluggy

from core import logging
from core.errors import CoreError, PluginError
from core.plugins import hookspecs
from core.plugins.contract import check_dialect, check_runtime, register, wrong_result
from core.plugins.info import API_VERSIONS, Available, BackendInfo, Unavailable
from core.plugins.registry import KernelRegistry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.bodies.contract import Dialect
    from core.plugins.discovery import Source
    from core.plugins.hookspecs import Pass
    from core.plugins.runtime import Runtime


class Backend:
    """A backend's name, state and history; read its attributes, core alone changes them.

    Attributes:
        name: as in BackendInfo, or the entry point's where that is not known.
        state: found, identified, available, opening, loaded, unavailable or broken.
        reason, remedy: why it is unavailable or broken, and the command or change that helps.
        error: the exception that broke it; `traceback` is its text.
        passed_over: which backend opens its device type instead, or why it does not; else "".
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.state = "found"
        self.info: BackendInfo | None = None
        self.reason = ""
        self.remedy = ""
        self.error: BaseException | None = None
        self.traceback = ""
        self.passed_over = ""
        self.device_count = 0
        self.runtime: Any = None
        self._busy = False  # one of its hooks is running
        self._plugins = pluggy.PluginManager(hookspecs.PROJECT)
        self._plugins.add_hookspecs(hookspecs.Hooks)

    @property
    def name(self) -> str:
        return self.info.name if self.info else self.source.name

    @property
    def device_type(self) -> str:
        """The device type it serves; before its info is known, the entry point's name."""
        return self.info.device_type if self.info else self.source.name

    @property
    def version(self) -> str:
        return (self.info and self.info.version) or self.source.version

    @property
    def priority(self) -> int:
        return self.info.priority if self.info else 0

    @property
    def opens_device(self) -> bool:
        """Whether it brings a runtime; otherwise it only contributes kernels."""
        return bool(self._plugins.hook.core_open.get_hookimpls())

    @property
    def status(self) -> str:
        """One line: `loaded`, `available`, `available, not used: <why>`, `unavailable: <reason>`
        or `broken: <error>`."""
        if self.passed_over:
            return f"{self.state}, not used: {self.passed_over}"
        return f"{self.state}: {self.reason}" if self.reason else self.state

    @property
    def where_traceback(self) -> str:
        """Where a user finds the traceback; another process knows nothing of a given backend."""
        if self.source.is_installed:
            return "`python -m core doctor` shows the traceback"
        return f"core.backends()[{self.name!r}].traceback is the traceback"

    def __repr__(self) -> str:
        return f"<backend {self.name!r} ({self.source}): {self.status}>"

    # ---- steps -----------------------------------------------------------------------------------
    def identify(self) -> None:
        """found -> identified or broken: imports the plugin module and reads its BackendInfo."""
        if self.state == "found" and not self._busy:
            self._attempt("importing", self._identify)

    def probe(self) -> None:
        """identified -> available, unavailable or broken: asks whether it can work here."""
        if self.state != "identified" or self._busy:
            return
        availability = self._attempt("core_probe", self._probe)
        if isinstance(availability, Available):
            self.state, self.device_count = "available", availability.devices
        elif availability is not None:
            self.refuse(availability.reason, availability.remedy)
        logging.info("plugins", "%s (%s): %s", self.name, self.source, self.status)

    def open(self, install: Callable[[Any], None]) -> None:
        """available -> loaded or broken: collects kernels, opens the runtime, takes both in use.

        Args:
            install: hands the runtime to native code; not called for a provider of kernels.
        """
        self.state = "opening"
        self._attempt("opening", lambda: self._open(install))
        logging.info("plugins", "%s (%s): %s", self.name, self.source, self.status)

    def refuse(self, reason: str, remedy: str) -> None:
        """Marks the backend as unavailable."""
        self.state, self.reason, self.remedy = "unavailable", reason, remedy

    def capabilities(self) -> Mapping[str, object]:
        """The result of the hook `core_capabilities`; empty without one, or when it fails."""
        if self.state not in ("available", "loaded"):
            return {}
        return self._attempt("core_capabilities", self._capabilities) or {}

    def autocast_policy(self) -> Mapping[str, str]:
        """The result of the hook `core_autocast_policy`; empty without one, or when it fails."""
        if self.state not in ("available", "loaded"):
            return {}
        return self._attempt("core_autocast_policy", self._autocast_policy) or {}

    def pipeline(self) -> Mapping[str, Sequence[Pass]]:
        """The result of the hook `core_pipeline`; empty without one, or when it fails."""
        if self.state != "loaded":
            return {}
        return self._attempt("core_pipeline", self._pipeline) or {}

    # ---- what may raise --------------------------------------------------------------------------
    def _identify(self) -> None:
        module = self.source.load()
        register(self._plugins, module, self.name)
        info = self._hook("core_backend_info")()
        if not isinstance(info, BackendInfo):
            raise wrong_result(self.name, "core_backend_info", info, "a BackendInfo")
        self.info = info
        if info.device_type == "cpu" and self.opens_device:
            raise _opens_the_host(self)
        if info.api[0] <= API_VERSIONS[1] and API_VERSIONS[0] <= info.api[1]:
            self.state = "identified"
        else:
            self._refuse_api(info)

    def _probe(self) -> Available | Unavailable:
        availability = self._hook("core_probe")()
        if isinstance(availability, (Available, Unavailable)):
            return availability
        raise wrong_result(self.name, "core_probe", availability, "Available() or Unavailable(...)")

    def _capabilities(self) -> object:
        capabilities = self._hook("core_capabilities")()
        if capabilities is None or isinstance(capabilities, Mapping):
            return capabilities
        raise wrong_result(
            self.name, "core_capabilities", capabilities, "a mapping of names to facts"
        )

    def _autocast_policy(self) -> object:
        policy = self._hook("core_autocast_policy")()
        policies = ("lower", "float32", "promote", "none")
        if policy is None or (
            isinstance(policy, Mapping) and all(p in policies for p in policy.values())
        ):
            return policy
        raise wrong_result(
            self.name,
            "core_autocast_policy",
            policy,
            f"a mapping of names to {', '.join(policies)}",
        )

    def _refuse_api(self, info: BackendInfo) -> None:
        """Makes it unavailable: core and the backend support no common version of the hooks."""
        outdated = "core-sdk" if info.api[0] > API_VERSIONS[1] else self.source.distribution
        remedy = f"pip install --upgrade {outdated}"
        if outdated != "core-sdk" and not self.source.is_installed:
            remedy = f"write it for hook api {_range(API_VERSIONS)}: BackendInfo(api=...)"
        self.refuse(
            f"it was written for hook api {_range(info.api)}, and core-sdk {_core_version()} calls "
            f"hook api {_range(API_VERSIONS)}",
            remedy,
        )

    def _pipeline(self) -> object:
        pipeline = self._hook("core_pipeline")() or {}
        if not isinstance(pipeline, Mapping) or not all(
            isinstance(passes, (list, tuple)) and all(map(callable, passes))
            for passes in pipeline.values()
        ):
            raise wrong_result(self.name, "core_pipeline", pipeline, "a dict of lists of passes")
        return pipeline

    def _open(self, install: Callable[[Any], None]) -> None:
        registry = KernelRegistry(self.name, self.device_type)
        self._plugins.hook.core_register_kernels(registry=registry)
        runtime: Runtime | None = None
        if self.opens_device:
            runtime = self._hook("core_open")()
            self.device_count = check_runtime(self.name, runtime, self.device_type)
        dialect = self._dialect() if runtime is not None else None
        with registry.committed():  # taken back if the runtime is refused
            if runtime is not None:
                install(runtime)
            if dialect is not None and runtime is not None:
                from core.bodies import device_kernels

                device_kernels.serve(self.device_type, dialect, runtime)
        self.runtime = runtime
        self.state = "loaded"

    def _dialect(self) -> Dialect | None:
        dialect: Dialect | None = self._plugins.hook.core_dialect()
        if dialect is not None:
            check_dialect(self.name, dialect)
        return dialect

    def _try_another_version(self) -> str:
        package = self.source.distribution
        if not self.source.is_installed:
            return "correct the plugin that was given to add_backend, where its traceback ends"
        return (
            f"if {package} is yours, correct it where its traceback ends; "
            f"else pip install --upgrade {package}, or pip uninstall {package}"
        )

    def _hook(self, name: str) -> Callable[[], Any]:
        return getattr(self._plugins.hook, name)  # type: ignore[no-any-return]

    def _attempt(self, step: str, work: Callable[[], Any]) -> Any:
        """The result of `work`; None, with the backend broken and the error kept, if it raises."""
        before, self._busy = self.state, True
        try:
            return work()
        except (Exception, SystemExit) as e:
            self.state, self.error = "broken", e
            self.reason = _one_line(e)
            self.remedy = e.fix if isinstance(e, CoreError) else self._try_another_version()
            self.traceback = "".join(traceback.format_exception(e))
            logging.warning(
                "plugins",
                "backend %r (%s) is broken: %s; %s",
                self.name,
                self.source,
                self.reason,
                self.where_traceback,
            )
            logging.debug("plugins", "%s of %r failed\n%s", step, self.name, self.traceback)
        except BaseException:  # an interrupt: nothing is wrong with the backend
            self.state = "available" if before == "opening" else before
            raise
        finally:
            self._busy = False
        return None


def _opens_the_host(backend: Backend) -> PluginError:
    return PluginError(
        what=f"the backend {backend.name!r} ({backend.source}) has core_open for the device 'cpu'",
        why="core opens the host's memory itself",
        exists="providers of kernels for 'cpu', which have no core_open; devices of other names",
        fix="leave core_open out, or give the device another type",
    )


def _core_version() -> str:
    try:
        return importlib.metadata.version("core-sdk")
    except importlib.metadata.PackageNotFoundError:
        return "(not installed, run from its sources)"


def _range(api: tuple[int, int]) -> str:
    return f"{api[0]}" if api[0] == api[1] else f"{api[0]} to {api[1]}"


def _one_line(error: BaseException) -> str:
    lines = "".join(traceback.format_exception_only(error)).strip().splitlines()
    # A SyntaxError begins with its place in the file and ends with the message.
    line = lines[-1] if isinstance(error, SyntaxError) else lines[0]
    return line.removeprefix("core.errors.")
