"""Checks of the objects that a backend gives to core: hooks, runtime, dialect.

A backend's author meets these errors first, so each names the hook or the method, what it got and
what core gives or wants. `backend.py` asks at each step of a backend's life.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import pluggy

from core.errors import PluginError, did_you_mean, listing
from core.plugins import answers, hookspecs
from core.plugins.dialect import REQUIRED_METHODS as DIALECT_METHODS
from core.plugins.dialect import DeviceDialect
from core.plugins.info import MOST_DEVICES
from core.plugins.optional import TOGETHER, OptionalCalls
from core.plugins.queued import QueuedRuntime
from core.plugins.runtime import REQUIRED_METHODS, Runtime
from core.plugins.signatures import arguments_of, class_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.bodies.contract import Dialect

HOOKS = tuple(name for name in vars(hookspecs.Hooks) if name.startswith("core_"))


# ---- hooks -------------------------------------------------------------------------------------
def register(plugins: pluggy.PluginManager, module: object, name: str) -> None:
    """Hands the module to pluggy, which checks the hooks' names and arguments."""
    try:
        plugins.register(module, name)
        plugins.check_pending()
    except pluggy.PluginValidationError as e:
        raise _wrong_hook(module, name, " ".join(str(e).split())) from e
    implemented = {c.name for c in plugins.get_hookcallers(module) or ()}
    missing = [h for h in hookspecs.REQUIRED if h not in implemented]
    if missing:
        raise PluginError(
            what=f"backend {name!r} does not implement {' and '.join(missing)}",
            why=f"every backend has the hooks {' and '.join(hookspecs.REQUIRED)}",
            exists=f"hooks found in {getattr(module, '__name__', module)}: {listing(implemented)}",
            fix="define the function and decorate it with core.plugins.hookimpl",
        )


def _wrong_hook(module: object, name: str, message: str) -> PluginError:
    unknown = [n for n in dir(module) if n.startswith("core_") and n not in HOOKS]
    if any(f"'{hook}'" in message for hook in unknown):
        return PluginError(
            what=f"backend {name!r} implements a hook that core does not have",
            why=message,
            exists=listing(HOOKS),
            fix=f"{did_you_mean(unknown[0], HOOKS)}give the function the name of a hook",
        )
    called = {hook: f"{hook}({arguments_of(hookspecs.Hooks, hook)})" for hook in HOOKS}
    wrong = [call for hook, call in called.items() if f"'{hook}'" in message]
    return PluginError(
        what=f"backend {name!r} has a hook that core cannot call: {message}",
        why="a hook has the arguments that core gives it, by name, or fewer of them",
        exists=f"core calls {', '.join(called.values())}",
        fix=f"def {wrong[0]}" if wrong else "give the function the arguments of the hook",
    )


def wrong_result(name: str, hook: str, result: object, wanted: str) -> PluginError:
    """The error of a hook, or of a method, that returned something else than it has to."""
    return PluginError(
        what=f"{hook} of backend {name!r} returned {result!r}",
        why=f"it has to return {wanted}",
        exists="the classes BackendInfo, Available, Unavailable and Runtime of core.plugins",
        fix=f"return {wanted} from {hook}",
    )


# ---- what hooks return -------------------------------------------------------------------------
def check_runtime(name: str, runtime: Runtime, device_type: str) -> int:
    """The number of devices, which are of that type now; PluginError when it is no Runtime."""
    if runtime is None or isinstance(runtime, type):
        raise wrong_result(name, "core_open", runtime, "a Runtime: an object, not its class")
    missing = [m for m in REQUIRED_METHODS if not callable(getattr(runtime, m, None))]
    if missing:
        raise PluginError(
            what=f"core_open of backend {name!r} returned {type(runtime).__name__}, "
            f"which has no {', '.join(missing)}",
            why="core calls these methods of a runtime",
            exists=f"methods of core.plugins.Runtime: {', '.join(REQUIRED_METHODS)}",
            fix="derive the class from core.plugins.Runtime and define the missing methods",
        )
    answers.belongs_to(runtime, name)
    _check_arguments(name, runtime, Runtime, _methods(Runtime))
    if isinstance(runtime, QueuedRuntime):
        _check_arguments(name, runtime, QueuedRuntime, _methods(QueuedRuntime))
        _check_arguments(name, runtime, OptionalCalls, _methods(OptionalCalls))
        _check_together(name, runtime)
        runtime.device_type = device_type
    count = answers.called(runtime, "device_count")
    if type(count) is not int or not 1 <= count <= MOST_DEVICES:
        wanted = f"a number from 1 to {MOST_DEVICES} after core_open"
        raise answers.returned(runtime, "device_count", count, wanted)
    return count


def _check_together(name: str, runtime: QueuedRuntime) -> None:
    """PluginError where some calls are defined, and others are not that go with them."""
    for calls in TOGETHER:
        missing = [call for call in calls if not runtime.offers(call)]
        if 0 < len(missing) < len(calls):
            raise PluginError(
                what=f"{type(runtime).__name__} of backend {name!r} defines some of "
                f"{', '.join(calls)}, and not {', '.join(missing)}",
                why="core uses them together",
                exists="core.plugins.QueuedRuntime documents each of them",
                fix=f"define {', '.join(missing)}, or none of them",
            )


def _methods(kind: type) -> list[str]:
    """The methods that a class of core's declares, its own first."""
    return [n for n, value in vars(kind).items() if n[0] != "_" and callable(value)]


def check_dialect(name: str, dialect: Dialect) -> None:
    """PluginError when the object cannot serve as a DeviceDialect."""
    if isinstance(dialect, type):
        raise wrong_result(name, "core_dialect", dialect, "a dialect: an object, not its class")
    missing = [m for m in DIALECT_METHODS if not callable(getattr(dialect, m, None))]
    if missing:
        raise PluginError(
            what=f"core_dialect of backend {name!r} returned {type(dialect).__name__}, "
            f"which has no {', '.join(missing)}",
            why="core calls these methods when an operator's body runs on the device",
            exists=f"methods: {', '.join(DIALECT_METHODS)}",
            fix="derive the class from core.ir.dialect.Dialect and core.plugins.DeviceDialect",
        )
    _check_arguments(name, dialect, DeviceDialect, ("build", "launch", "for_device", "launcher"))


def _check_arguments(name: str, instance: object, kind: type, methods: Iterable[str]) -> None:
    """PluginError when a method does not take the arguments that core passes."""
    for method in filter(lambda m: hasattr(instance, m), methods):
        wanted = arguments_of(kind, method)
        if not callable(getattr(instance, method)):
            raise PluginError(
                what=f"{type(instance).__name__}.{method} of backend {name!r} is "
                f"{getattr(instance, method)!r}",
                why="core calls it",
                exists=f"core.plugins.{class_of(kind)}.{method}({wanted})",
                fix=f"def {method}(self, {wanted})" if wanted else f"def {method}(self)",
            )
        try:
            takes = inspect.signature(getattr(instance, method))
        except ValueError:  # native code, without a signature
            continue
        try:
            takes.bind(*filter(None, wanted.split(", ")))
        except TypeError as e:
            raise PluginError(
                what=f"{type(instance).__name__}.{method} of backend {name!r} takes {takes}, and "
                f"core calls it with ({wanted})",
                why=f"core gives these arguments, in this order: {e}",
                exists=f"core.plugins.{class_of(kind)}.{method}({wanted})",
                fix=f"def {method}(self, {wanted})" if wanted else f"def {method}(self)",
            ) from None
