"""Settings: one typed table, read from the environment, overridden for a block of code.

    >>> import core
    >>> core.config.fallback
    'warn'
    >>> with core.config.override(fallback="error"):
    ...     core.config.fallback
    'error'

The environment is read when a setting is first asked for, never at import, so that a bad value
cannot break `import core`. An override belongs to the current context (`contextvars`): other
threads and other asyncio tasks do not see it. Assigning, `core.config.fallback = "error"`, changes
the setting for the whole process. `print(core.config)` shows the table.
"""

from __future__ import annotations

import os
import sys
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, TypeVar

from core.errors import ConfigError, did_you_mean, listing
from core.text import columns

if TYPE_CHECKING:
    from collections.abc import Callable

    SettingValue = bool | int | str | tuple[str, ...]
    from types import TracebackType

    _F = TypeVar("_F", bound=Callable[..., Any])

    fallback: str
    logs: str
    default_device: str
    disable_backends: tuple[str, ...]
    device_backends: tuple[str, ...]
    checks: bool
    cache_dir: str
    cc: str
    attention: str
    num_threads: int
    float32_matmul_precision: str
    deterministic: bool
    verify: bool
    fuel: int
    recompile_limit: int


class Setting:
    """One row of the table: a setting's name, parser and accepted values."""

    __slots__ = ("allowed", "default", "doc", "instead", "name", "parse", "variable")

    def __init__(
        self,
        name: str,
        default: SettingValue,
        parse: Callable[[Any], SettingValue],
        allowed: str,
        doc: str,
        instead: str = "",
        variable: str = "",
    ) -> None:
        self.name = name
        self.variable = variable or f"CORE_{name.upper()}"
        self.default = default
        self.parse = parse  # raises ValueError for a value that is not allowed
        self.allowed = allowed
        self.doc = doc
        self.instead = instead  # how to change it while Python runs; "": override() and assignment

    def given(self) -> str | list[str]:
        """The value in the environment; type=value for each variable whose name ends in <TYPE>."""
        prefix, family, _ = self.variable.partition("<TYPE>")
        if not family:
            return os.environ.get(self.variable, "")
        ends = [(k.removeprefix(prefix), v) for k, v in os.environ.items() if k.startswith(prefix)]
        return [f"{kind.lower()}={value}" for kind, value in sorted(ends) if value]

    def read(self, value: SettingValue | list[str], source: str) -> SettingValue:
        """The typed value; ConfigError, naming `source`, when it is not one that is allowed."""
        try:
            return self.parse(value)
        except ValueError as e:
            hint = did_you_mean(str(value), self.allowed.split("|"))
            raise ConfigError(
                what=f"{source}={value!r} is not a value of the setting {self.name!r}",
                why=str(e),
                exists=f"{self.allowed} (default: {_show(self.default)})",
                fix=f"{hint}set {source} to one of these, or leave it out",
            ) from None


def _choice(*allowed: str) -> Callable[[Any], SettingValue]:
    def parse(value: SettingValue | list[str]) -> SettingValue:
        if value not in allowed:
            raise ValueError(f"it has to be one of {', '.join(allowed)}")
        return value

    return parse


def _text(value: SettingValue | list[str]) -> str:
    if not isinstance(value, str):
        raise ValueError("it has to be a string")
    return value


def _device(value: SettingValue | list[str]) -> str:
    text = _text(value)
    kind, colon, index = text.partition(":")
    if not kind.isidentifier() or (colon and not index.isdecimal()):
        raise ValueError("a device is a name, or a name and an index: cpu, npu, npu:1")
    return text


def _names(value: SettingValue | list[str]) -> SettingValue:
    items = value.split(",") if isinstance(value, str) else value
    if not isinstance(items, (list, tuple)) or not all(isinstance(i, str) for i in items):
        raise ValueError("it has to be names with commas between them, or a list of names")
    return tuple(i.strip() for i in items if i.strip())


def _threads(value: SettingValue | list[str]) -> SettingValue:
    try:
        n = -1 if isinstance(value, (bool, float)) else int(str(value))
    except ValueError:
        n = -1
    if not 0 <= n <= 1024:
        raise ValueError("it has to be a whole number from 0 to 1024")
    return n


def _limit(value: SettingValue | list[str]) -> SettingValue:
    try:
        n = -1 if isinstance(value, (bool, float)) else int(str(value))
    except ValueError:
        n = -1
    if not 1 <= n <= 1000:
        raise ValueError("it has to be a whole number from 1 to 1000")
    return n


def _fuel(value: SettingValue | list[str]) -> SettingValue:
    try:
        return int(str(value))
    except ValueError:
        raise ValueError("it has to be a whole number") from None


def _switch(value: SettingValue | list[str]) -> SettingValue:
    if str(value) not in ("0", "1", "False", "True"):
        raise ValueError("it has to be 0 or 1")
    return str(value) in ("1", "True")


SETTINGS: dict[str, Setting] = {
    s.name: s
    for s in (
        Setting(
            "fallback",
            "warn",
            _choice("error", "warn", "allow"),
            "error|warn|allow",
            "what happens where a device has no kernel and the operator runs on the CPU instead",
        ),
        Setting(
            "logs",
            "",
            _text,
            "component[:level],...",
            "the components that are logged, as core.set_logs takes them; core.logs() lists all",
            instead='call core.set_logs("plugins:debug")',
        ),
        Setting(
            "default_device",
            "cpu",
            _device,
            "name|name:index",
            "the device of tensors that are made without one",
            instead='use core.set_default_device("npu"), or `with core.device("npu"):`',
        ),
        Setting(
            "disable_backends",
            (),
            _names,
            "name,name,...",
            "backends that are not loaded; core.backends() shows them as unavailable",
            instead="set CORE_DISABLE_BACKENDS before Python starts",
        ),
        Setting(
            "device_backends",
            (),
            _names,
            "backend",
            "which backend opens a device type that several bring: CORE_DEVICE_NPU=acme",
            instead="set CORE_DEVICE_<TYPE> before Python starts",
            variable="CORE_DEVICE_<TYPE>",
        ),
        Setting(
            "checks",
            False,
            _switch,
            "0|1",
            "whether every call compares the bytes of arguments that its kernel may not write to, "
            "and waits for the device, so that it raises for an index that leads nowhere",
            instead="use `with core.testing.checked_calls():`",
        ),
        Setting(
            "cache_dir",
            "",
            _text,
            "folder",
            "where built kernels are kept; default: core in the user's cache folder",
        ),
        Setting(
            "cc",
            "",
            _text,
            "command",
            "the C compiler, with arguments or not; default: $CC, cc, gcc, clang, ziglang",
        ),
        Setting(
            "attention",
            "auto",
            _choice("auto", "flash", "math"),
            "auto|flash|math",
            "how attention is computed: in tiles, by the formula, or the best that a device has",
        ),
        Setting(
            "num_threads",
            0,
            _threads,
            "0 to 1024",
            "how many threads one call may use; 0: as many as this process has CPUs",
            instead="call core.set_num_threads(4)",
        ),
        Setting(
            "float32_matmul_precision",
            "highest",
            _choice("highest", "high", "medium"),
            "highest|high|medium",
            "what matrix units may round float32 to in products: nothing, TF32, bfloat16",
            instead='call core.set_float32_matmul_precision("high")',
        ),
        Setting(
            "deterministic",
            False,
            _switch,
            "0|1",
            "whether operators give the same bits in each run, on all devices",
            instead="call core.use_deterministic_algorithms(True)",
        ),
        Setting(
            "verify",
            False,
            _switch,
            "0|1",
            "whether core.compile checks a graph after each pass, and names the pass at fault",
        ),
        Setting(
            "fuel",
            -1,
            _fuel,
            "a whole number",
            "how many rewrites core.compile may make, to find a wrong one; below 0: any number",
        ),
        Setting(
            "recompile_limit",
            8,
            _limit,
            "1 to 1000",
            "how often core.compile captures a function again because one value that it reads is "
            "another; calls with further values run eagerly",
        ),
    )
}

_process: dict[str, SettingValue] = {}  # read from the environment, or assigned
_overrides: ContextVar[dict[str, SettingValue]] = ContextVar("core_config_overrides")


def get(name: str) -> SettingValue:
    """The current value of a setting: override, else assignment, else environment."""
    overrides = _overrides.get(None)
    if overrides is not None and name in overrides:
        return overrides[name]
    return _of_process(name)


def _of_process(name: str) -> SettingValue:
    if name not in _process:
        setting = _setting(name)
        given = setting.given()
        _process[name] = setting.read(given, setting.variable) if given else setting.default
    return _process[name]


def places(name: str) -> tuple[ContextVar[dict[str, SettingValue]], dict[str, SettingValue]]:
    """Where a watched setting is looked up: overrides, then the process's value."""
    _of_process(name)
    return _overrides, _process


_readers: dict[Callable[..., Any], tuple[str, ...]] = {}


def reads(*names: str) -> Callable[[_F], _F]:
    """Decorator of a function of core: caches of its results watch these settings."""

    def note(function: _F) -> _F:
        _readers[function] = tuple(_setting(name).name for name in names)
        return function

    return note


def settings_read_by(function: Callable[..., Any]) -> tuple[str, ...]:
    """The settings that a function of core's reads, below its wrappers."""
    while (wrapped := getattr(function, "__wrapped__", None)) is not None:
        function = wrapped
    return _readers.get(function, ())


class override:
    """Context manager: other values for some settings, in this thread (or task) only.

    Args:
        values: settings by name, as in the environment: `fallback="error"`.

    Raises:
        ConfigError: an unknown setting, a value that it does not accept, or a setting that is read
            only once.

    Example:
        >>> import core
        >>> with core.config.override(fallback="allow"):
        ...     core.config.fallback
        'allow'
    """

    def __init__(self, **values: Any) -> None:
        self._values = {name: _changeable(name).read(v, name) for name, v in values.items()}
        self._tokens: list[Any] = []

    def __enter__(self) -> override:
        self._tokens.append(_overrides.set({**_overrides.get({}), **self._values}))
        return self

    def __exit__(
        self, *exc_info: type[BaseException] | BaseException | TracebackType | None
    ) -> None:
        _overrides.reset(self._tokens.pop())


def table() -> str:
    """All settings: name, current value, variable, accepted values, description."""
    rows = [("setting", "value", "variable", "accepts", "")]
    for name, s in SETTINGS.items():
        rows.append((name, _show(get(name)), s.variable, s.allowed, s.doc))
    return columns(rows)


def _show(value: SettingValue | list[str]) -> str:
    if isinstance(value, tuple):
        return ",".join(value) or "-"
    return str(value) or "-"


def _setting(name: str) -> Setting:
    if name not in SETTINGS:
        raise ConfigError(
            what=f"there is no setting {name!r}",
            why="settings are a fixed table, so that a misspelled one is not ignored",
            exists=listing(SETTINGS),
            fix=f"{did_you_mean(name, SETTINGS)}print(core.config) shows them all",
        )
    return SETTINGS[name]


def _changeable(name: str) -> Setting:
    setting = _setting(name)
    if setting.instead:
        raise ConfigError(
            what=f"the setting {name!r} cannot be changed here",
            why=f"{setting.variable} is read once, when it is first needed",
            exists=listing(n for n, s in SETTINGS.items() if not s.instead),
            fix=setting.instead,
        )
    return setting


class _Config(type(sys)):  # type: ignore[misc]
    """The module's own class, so that settings read and assign like attributes."""

    def __getattr__(self, name: str) -> SettingValue:
        if name in SETTINGS:
            return get(name)
        hint = "" if name.startswith("_") else f"; {did_you_mean(name, SETTINGS)}"
        raise AttributeError(f"core.config has no setting {name!r}{hint}")

    def __setattr__(self, name: str, value: SettingValue | list[str]) -> None:
        if name.startswith("__") or name in self.__dict__:
            super().__setattr__(name, value)
        else:
            _process[name] = _changeable(name).read(value, name)

    def __dir__(self) -> list[str]:
        return sorted([*SETTINGS, "SETTINGS", "override", "table"])

    def __repr__(self) -> str:
        return table()


sys.modules[__name__].__class__ = _Config
