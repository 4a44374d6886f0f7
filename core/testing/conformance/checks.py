"""Checks of a device, one question each, in the order in which they depend on one another.

A check is a function of the device under test, `@check(level, family)`, once or for several
variants; the levels' modules define them. It returns, or raises `Failure`, `NotOffered` (the device
does not claim to have such a thing) or anything else, which counts as a failure, too.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from core.errors import ArgumentError, did_you_mean, listing
from core.testing.conformance.failures import Failure
from core.testing.conformance.subject import Subject

LEVELS = {
    0: "memory: probe, allocate, copy, synchronize, lifetimes",
    1: "tensors: creation, views, indexing, layouts",
    2: "operators: every one against the CPU in float64",
    3: "derivatives and batches: gradients, forward mode, vmap",
    4: "compiled functions: equal to eager, dynamic sizes, fake kernels, cached kernels",
    5: "the rest: streams, threads, several devices, full memory, serialization, random numbers, "
    "timed events, pinned memory, graphs",
}
MODULES = (
    "level0_memory", "level0_lifetimes", "level1_tensors", "level1_layouts", "level2_basics",
    "level2_dtypes", "level2_words", "level2_fallbacks", "level2_operators", "level2_elements",
    "level2_rows", "level2_tables", "level2_edges",
    "level2_whole", "level2_accuracy", "level2_layouts", "level2_sizes", "level2_indices",
    "level3_derivatives", "level4_compiled", "level5_queues", "level5_order", "level5_hooks",
    "level5_memory", "level5_numbers", "level5_own_numbers",
)  # fmt: skip


@dataclass(frozen=True)
class Options:
    """The selection: levels up to one, families (default: all), all samples and dtypes or some."""

    level: int = 5
    families: tuple[str, ...] = ()
    full: bool = False

    def wants(self, check: Check) -> bool:
        chosen = not self.families or check.family in self.families
        return check.level <= self.level and (chosen or (check.root and check.level < 2))


@dataclass(frozen=True)
class Check:
    """One question.

    root: later checks depend on it, on this level and on those above.
    operator: the operator in question; later checks of the same one depend on it.
    """

    level: int
    family: str
    name: str
    run: Callable[[Subject], None]
    root: bool = False
    operator: str = ""
    doc: str = ""

    @property
    def id(self) -> str:
        return f"L{self.level}-{self.family}-{self.name}"


Asked = Callable[..., None]
Variant: TypeAlias = str | int | tuple[Any, ...] | Callable[..., Any]  # a check's parameter
Source = Callable[[Options], Iterable[Check]]
_sources: list[tuple[int, Source]] = []


def source(level: int) -> Callable[[Source], Source]:
    """Registers a function that makes the checks of a level."""

    def register(make: Source) -> Source:
        _sources.append((level, make))
        return make

    return register


def check(
    level: int,
    family: str,
    over: Iterable[Variant] | Callable[[Options], Iterable[Variant]] | None = None,
    root: bool | None = None,
) -> Callable[[Asked], Asked]:
    """Makes a function of the device a check, or several: one for each variant of `over`.

    over: variants, or a function of the options that lists them. root: on levels 0 and 1 every
    check is one by default.
    """

    def register(run: Asked) -> Asked:
        base, doc = level < 2 if root is None else root, run.__doc__ or ""

        def checks(options: Options) -> Iterator[Check]:
            if over is None:
                yield Check(level, family, run.__name__, run, base, doc=doc)
                return
            for variant in over(options) if callable(over) else over:
                bound = _bind(run, variant)
                name = f"{run.__name__}-{_named(variant)}"
                yield Check(level, family, name, bound, base, doc=doc)

        source(level)(checks)
        return run

    return register


def _bind(run: Asked, variant: Variant) -> Callable[[Subject], None]:
    return lambda d: run(d, variant)


def _named(variant: Variant) -> str:
    return str(getattr(variant, "__name__", variant)).replace(" ", "_")


def every(options: Options) -> list[Check]:
    """The checks that the options ask for, by level, in the order of definition.

    Raises ArgumentError for a family that has no check: nothing would be run, and pass.
    """
    for module in MODULES:
        importlib.import_module(f"core.testing.conformance.levels.{module}")
    checks = [c for _, make in sorted(_sources, key=lambda s: s[0]) for c in make(options)]
    names = {c.family for c in checks}
    for family in options.families:
        if family not in names:
            raise ArgumentError(
                what=f"no family of checks is called {family!r}",
                why="it would run nothing, and pass",
                exists=listing(names),
                fix=f"{did_you_mean(family, names)}name families of that list",
            )
    return [c for c in checks if options.wants(c)]


class Progress:
    """The failures so far, and the checks that depend on them."""

    def __init__(self) -> None:
        self.root: Check | None = None
        self.operators: dict[str, Check] = {}
        self.ends: dict[str, Check] = {}  # by operator: what ended the process

    def obstacle(self, check: Check) -> str | None:
        """Why a check is not run: a check that it depends on has failed."""
        if self.root is not None and self.root.level <= check.level:
            return f"not run: L{self.root.level} failed at {self.root.id}"
        if end := self.ends.get(check.operator):
            return f"not run: the process ended, or hung, at {end.id}"
        failed = self.operators.get(check.operator)
        if failed is not None and failed.level < check.level:
            return f"not run: L{failed.level} failed at {failed.id}"
        return None

    def note(self, check: Check, ended: bool = False) -> None:
        """A check has failed. ended: it has ended the process, and so might the operator's next."""
        if check.root and self.root is None:
            self.root = check
        if check.operator:
            self.operators.setdefault(check.operator, check)
            if ended:
                self.ends.setdefault(check.operator, check)


__all__ = ["LEVELS", "Check", "Failure", "Options", "Progress", "check", "every", "source"]
