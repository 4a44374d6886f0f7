"""Finding backends: the entry points in the group `core.backends`, without importing any.

Called by the manager when a device is first looked for. Reading the metadata of every installed
distribution takes milliseconds, so it is done again only when a directory on `sys.path` has changed
since (an installation changes its directory's modification time).
"""

from __future__ import annotations

import importlib
import os
import sys
from dataclasses import dataclass
from importlib.metadata import distributions
from typing import TYPE_CHECKING, ClassVar

from core import logging

if TYPE_CHECKING:
    from importlib.metadata import Distribution

GROUP = "core.backends"


@dataclass(frozen=True)
class Source:
    """Where a backend comes from: an entry point of a distribution, or core itself."""

    name: str
    module: str  # "package.module", or "package.module:attribute"
    distribution: str  # "" when the backend is a part of core
    version: str

    is_installed: ClassVar[bool] = True  # or a part of core: not handed over in this process

    def load(self) -> object:
        """Imports the module (or its attribute) that holds the hook implementations."""
        module, _, attribute = self.module.partition(":")
        target: object = importlib.import_module(module.strip())
        for part in filter(None, attribute.strip().split(".")):
            target = getattr(target, part)
        return target

    def __str__(self) -> str:
        return f"{self.distribution} {self.version}" if self.distribution else "core (built in)"


@dataclass(frozen=True, eq=False)
class Given(Source):
    """A backend that was handed over in this process: no other is the same."""

    plugin: object  # that holds the hooks

    is_installed: ClassVar[bool] = False

    __eq__, __hash__ = object.__eq__, object.__hash__

    def load(self) -> object:
        return self.plugin

    def __str__(self) -> str:
        return self.distribution


def path_stamp() -> tuple[tuple[str, int], ...]:
    """A key that changes with installations: every place on sys.path and its time of change."""
    return tuple((place, _modified(place)) for place in sys.path)


def find_sources() -> list[Source]:
    """Every entry point in the group, in the order of sys.path; broken metadata is logged."""
    sources: dict[tuple[str, str], Source] = {}
    for distribution in distributions():
        try:
            declared_sources = _sources_of(distribution)
        except Exception as e:  # somebody else's metadata may be anything
            logging.warning("plugins", "metadata of %s is unreadable: %r", _where(distribution), e)
            continue
        for source in declared_sources:
            # The first on sys.path is the one that imports; a second copy of it is shadowed.
            sources.setdefault((source.distribution, source.name), source)
    logging.debug("plugins", "entry points: %s", [str(s) for s in sources.values()])
    return list(sources.values())


def _sources_of(distribution: Distribution) -> list[Source]:
    text = distribution.read_text("entry_points.txt")
    if not text or GROUP not in text:
        return []
    name = distribution.metadata["Name"] or _where(distribution)
    return [
        Source(entry.name, entry.value, name, distribution.version or "0")
        for entry in distribution.entry_points.select(group=GROUP)
    ]


def _where(distribution: Distribution) -> str:
    return str(getattr(distribution, "_path", distribution))


def _modified(place: str) -> int:
    try:
        return os.stat(place or os.curdir).st_mtime_ns
    except OSError:
        return -1  # not there (yet)
