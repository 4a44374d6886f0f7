"""Logs by component, enabled by name.

    CORE_LOGS="plugins,dispatch:debug" python train.py      # from outside
    core.set_logs("plugins:debug")                          # or from inside
    core.logs()                                             # every component, and its messages

Everything lands in the standard library's loggers `core.<component>`, so handlers and filters set
there work. Without any handler on the root logger, lines go to stderr. The standard `logging`
module is imported with the first message that is enabled; one that is off costs one comparison.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from core import config
from core.errors import ConfigError, did_you_mean, listing
from core.text import columns

if TYPE_CHECKING:
    from logging import Logger

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40, "off": 100}

COMPONENTS = {
    "plugins": "finding, probing and opening backends; a backend that breaks (warning), and why",
    "dispatch": "kernels as they register, and the provider tables as they are resolved",
    "kernels": "the source of each kernel that is made from a body",
    "build": "kernels as they are compiled, and the state of the cache they are kept in",
    "graph": "the graphs of compiled functions, and why a function runs as Python",
    "fallback": "calls that ran on the CPU for want of a kernel, with the bytes they copied",
}

_levels: dict[str, int] = {}  # empty until CORE_LOGS was read
_loggers: dict[str, Logger] = {}


def enabled(component: str, level: str) -> bool:
    """Whether a message of this component and level would be logged."""
    return LEVELS[level] >= (_levels or _from_environment())[component]


def debug(component: str, message: str, *args: object) -> None:
    """Logs details for people who debug core; `message % args` is built when it is on."""
    _log(component, "debug", message, args)


def info(component: str, message: str, *args: object) -> None:
    """Logs an action of the component: shown with `CORE_LOGS=<component>`."""
    _log(component, "info", message, args)


def warning(component: str, message: str, *args: object) -> None:
    """Logs a warning; on by default."""
    _log(component, "warning", message, args)


def set_logs(components: str = "", /, **levels: str | int | bool) -> None:
    """Chooses the logged components and levels, in place of those before; by default warnings.

    Args:
        components: as in CORE_LOGS: names separated by commas, each with `:level` or without (then
            `info`); `all` stands for every component.
        levels: the same as keywords: `plugins="debug"`, `plugins=True`, `plugins=logging.DEBUG`.

    Raises:
        ConfigError: an unknown component or level.

    Example:
        >>> import core
        >>> core.set_logs("plugins:debug")
        >>> core.logging.enabled("plugins", "debug")
        True
        >>> core.set_logs()
    """
    chosen = _parse(components, "core.set_logs")
    for name, level in levels.items():
        text = {True: "info", False: "off"}.get(level) if isinstance(level, bool) else level
        chosen.update(_select(name, _level(text, f"core.set_logs({name}=...)"), "core.set_logs"))
    _apply(chosen)


class Logs:
    """The result of `core.logs()`: prints as a table of the components and their levels."""

    def __init__(self, levels: dict[str, int]) -> None:
        self.levels = levels

    def __repr__(self) -> str:
        names = {number: name for name, number in LEVELS.items()}
        rows = [("component", "level", "logs")]
        for component, doc in COMPONENTS.items():
            level = self.levels[component]
            rows.append((component, names.get(level, str(level)), doc))
        usage = 'turn on: CORE_LOGS="plugins,dispatch:debug" or core.set_logs("plugins:debug")'
        return f"{columns(rows)}\n{usage}"


def logs() -> Logs:
    """Every component: its present level, and a description of its messages.

    Example:
        >>> import core
        >>> "dispatch" in repr(core.logs())
        True
    """
    return Logs(dict(_levels or _from_environment()))


def _log(component: str, level: str, message: str, args: tuple[object, ...]) -> None:
    if enabled(component, level):
        # Two frames up is the line that logs.
        _logger(component).log(LEVELS[level], message, *args, stacklevel=3)


def _from_environment() -> dict[str, int]:
    try:
        chosen = _parse(config.logs, "CORE_LOGS")
    except ConfigError as e:
        # Logging happens inside other work, which a misspelled variable must not stop.
        _apply({})
        sys.stderr.write(f"core: CORE_LOGS is ignored: {e}\n")
        return _levels
    _apply(chosen)
    return _levels


def _apply(chosen: dict[str, int]) -> None:
    _levels.update({name: chosen.get(name, LEVELS["warning"]) for name in COMPONENTS})
    for name, logger in _loggers.items():
        logger.setLevel(_levels[name])


def _parse(text: str, source: str) -> dict[str, int]:
    chosen: dict[str, int] = {}
    for item in filter(None, (part.strip() for part in text.split(","))):
        name, _, level = item.partition(":")
        chosen.update(_select(name.strip(), _level(level.strip() or "info", source), source))
    return chosen


def _select(name: str, level: int, source: str) -> dict[str, int]:
    if name == "all":
        return dict.fromkeys(COMPONENTS, level)
    if name not in COMPONENTS:
        raise ConfigError(
            what=f"{source}: there is no log component {name!r}",
            why="components are a fixed list, so that a misspelled one is not silently quiet",
            exists=f"{listing(COMPONENTS)}, all",
            fix=f"{did_you_mean(name, COMPONENTS)}core.logs() describes each",
        )
    return {name: level}


def _level(level: str | int | None, source: str) -> int:
    if isinstance(level, int):
        return level
    name = str(level).lower()
    if name not in LEVELS:
        raise ConfigError(
            what=f"{source}: there is no log level {level!r}",
            why="a level follows the component's name, after a colon",
            exists=", ".join(LEVELS),
            fix=f"{did_you_mean(name, LEVELS)}for example CORE_LOGS=plugins:debug",
        )
    return LEVELS[name]


def _logger(component: str) -> Logger:
    if component not in _loggers:
        import logging

        parent = logging.getLogger("core")
        if not parent.handlers:
            handler = logging.StreamHandler()
            handler.setFormatter(logging.Formatter("[%(name)s:%(levelname)s] %(message)s"))
            # Whoever configured logging gets each line through the root logger, and only there.
            handler.addFilter(lambda record: not logging.getLogger().handlers)
            parent.addHandler(handler)
        logger = logging.getLogger(f"core.{component}")
        logger.setLevel(_levels[component])
        _loggers[component] = logger
    return _loggers[component]
