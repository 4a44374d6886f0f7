"""`Run`: runs, judges and records the checks of one device in a session of pytest.

Workers (pool.py) or this process (`Here`) run a check. Its outcome is judged here: whether it
counts, whether it was expected, and the report to pytest.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import core
from core.errors import ArgumentError
from core.plugins.manager import manager
from core.testing.conformance import checks, expected
from core.testing.conformance.asking import Answer, ask, first_line
from core.testing.conformance.failures import Failure
from core.testing.conformance.pool import Pool
from core.testing.conformance.subject import Subject
from core.testing.conformance.watchdog import Watchdog

PROPERTY = "core_conformance"  # of pytest's reports: the data of the tables
MOST_WORKERS = 2  # unless more are asked for: each holds memory of the device


class Here:
    """Asks in this process, so that a debugger is where the check is."""

    def __init__(self, subject: Subject, watchdog: Watchdog) -> None:
        self.subject, self.watchdog = subject, watchdog

    def plan(self, ahead: Sequence[checks.Check]) -> None:
        """Nothing is asked before it is wanted."""

    def answer(self, check: checks.Check) -> Answer:
        with self.watchdog(check.id, first_line(check)):
            return ask(check, self.subject)

    def rest(self) -> None:
        """There is nothing to end."""

    def close(self, hurry: bool = False) -> str:
        return ""


class Run:
    """One device's checks.

    Args:
        device: "acme" or "acme:1".
        options: which checks.
        entries: the expected failures.
        fallback: whether an operator that runs on the CPU is reported; else it is a failure.
        keep_going: whether checks run although checks that they depend on have failed.
        asker: makes the Pool or Here that asks, of the device and of a predicate: whether a check
            would be pointless.
    """

    def __init__(
        self, device: str, options: checks.Options, entries: list[expected.Entry],
        fallback: bool, keep_going: bool,
        asker: Callable[[Subject, Callable[[checks.Check], bool]], Pool | Here],
    ) -> None:  # fmt: skip
        self.subject = Subject(device, options.full)
        self.options, self.entries = options, entries
        self.fallback, self.keep_going = fallback, keep_going
        self.checks = checks.every(options)
        whole = checks.every(checks.Options(full=options.full))
        self.of = Counter(check.level for check in whole)  # how many there are of each level
        self.progress = checks.Progress()
        self.asker = asker(self.subject, lambda check: self.obstacle(check) is not None)
        self.last: checks.Check | None = None  # of those that pytest selected

    def problems(self, complete: bool) -> list[str]:
        """The problem with the file of expected failures."""
        ids = [c.id for c in self.checks]
        problems = [entry.problem(ids, complete) for entry in self.entries]
        return [f"expected failure {text}" for text in problems if text]

    def plan(self, ahead: Sequence[checks.Check]) -> None:
        """Says which checks pytest has chosen, in its order."""
        if self.last is None:
            self.last = ahead[-1]
            self.asker.plan(ahead)

    def obstacle(self, check: checks.Check) -> str | None:
        """Why a check is not run; None if it is."""
        return None if self.keep_going else self.progress.obstacle(check)

    def do(self, check: checks.Check, record: dict[str, Any]) -> None:
        """Runs a check; reports its outcome to pytest, and everything else to `record`."""
        record.update(
            id=check.id, level=check.level, family=check.family, operator=check.operator,
            device=self.subject.name, status="not run", message="", seconds=0.0, fallbacks={},
            timings={}, of=self.of[check.level],
        )  # fmt: skip
        obstacle = self.obstacle(check)
        answer = Answer("not run", obstacle) if obstacle else self.asker.answer(check)
        if check is self.last:
            self.asker.rest()
        if answer.status == "fallback" and not self.fallback and check.level >= 2:
            why = _fell_back(check, answer.fallbacks)
            answer.status, answer.message, answer.details, answer.error = (
                "failed", str(why), str(why), why,
            )  # fmt: skip
        sys.stdout.write(answer.output)
        record.update(
            status=answer.status, message=answer.message, seconds=answer.seconds,
            fallbacks=answer.fallbacks, timings=answer.timings,
        )  # fmt: skip
        if answer.status == "not run":
            pytest.skip(answer.message)
        for entry in self._entries(check):
            entry.note(answer.status)
        if answer.status == "not offered":
            pytest.skip(f"not offered: {answer.message}")
        if answer.status == "failed":
            self._failed(check, record, answer)

    def _failed(self, check: checks.Check, record: dict[str, Any], answer: Answer) -> None:
        good = [entry for entry in self._entries(check) if not entry.expired]
        if good:
            record.update(status="expected", reason=good[0].reason)
            pytest.xfail(good[0].reason)
        self.progress.note(check, answer.ended)
        what = f"{check.id} on {self.subject.name}: {first_line(check)}"
        if answer.error is not None and not isinstance(answer.error, Failure):
            answer.error.add_note(f"in {what}")
            raise answer.error
        pytest.fail(f"{what}\n{answer.details}", pytrace=False)

    def _entries(self, check: checks.Check) -> list[expected.Entry]:
        return [entry for entry in self.entries if entry.fits(check.id)]


def _fell_back(check: checks.Check, calls: dict[str, int]) -> Failure:
    names = ", ".join(f"{name} ({count} calls)" for name, count in calls.items())
    return Failure(
        f"{check.id}, fallbacks being failures", "every operator on the device",
        f"on the CPU: {names}",
        "no kernel takes the call, and the operator has no body or the dialect could not build it",
        "core.explain(op, *args); CORE_LOGS=dispatch:debug shows why a body declines",
    )  # fmt: skip


# ---- from pytest ---------------------------------------------------------------------------------
if TYPE_CHECKING:
    from core.testing.conformance.suite import Conformance

STDERR = pytest.StashKey[int]()
RUNS = pytest.StashKey[dict[type, Run | str]]()


def make(
    suite: type[Conformance], config: pytest.Config, folder: Path, tell: Callable[[str], None]
) -> Run | str:
    """The run of a subclass of Conformance: its attributes, overridden by options.

    A text instead, where the device that the class names cannot work on this machine: why.

    tell: called with a line of text when a check waits.
    """

    def option(name: str) -> Any:
        value = config.getoption(f"core_{name}", None)
        return getattr(suite, name, None) if value is None or value is False else value

    families = option("families")
    if isinstance(families, str):
        families = tuple(filter(None, families.split(",")))
    device = option("device")
    problem = _problem(device)
    if problem and (not suite.device or device != suite.device):
        raise pytest.Collector.CollectError(problem)
    chosen = checks.Options(int(option("level")), tuple(families), bool(option("full")))
    limit = float(option("timeout"))
    debugged = any(config.getoption(name, False) for name in ("usepdb", "trace"))

    def asker(subject: Subject, pointless: Callable[[checks.Check], bool]) -> Pool | Here:
        if option("in_process") or debugged or subject.is_given:
            return Here(subject, Watchdog(0 if debugged else limit, config.stash[STDERR]))
        setup = {"device": device, "options": vars(chosen)}
        count = _workers(int(option("workers")), config)
        inherits = config.getoption("capture", "") == "no"
        return Pool(setup, count, limit, tell, pointless, inherits)

    try:
        return problem or Run(
            device,
            chosen,
            expected.read(_expected_file(suite, config, folder)),
            suite.fallback and not option("no_fallback"),
            bool(option("keep_going")),
            asker,
        )
    except ArgumentError as error:
        raise pytest.Collector.CollectError(str(error)) from error


def _expected_file(suite: type[Conformance], config: pytest.Config, folder: Path) -> Path | None:
    if given := config.getoption("core_expected", None):
        return Path(given)
    return folder / suite.expected if suite.expected else None


def _workers(asked: int, config: pytest.Config) -> int:
    """How many work at a time; one in each process of pytest-xdist, which are many already."""
    if hasattr(config, "workerinput"):
        return 1
    return asked or min(MOST_WORKERS, _cores())


def _cores() -> int:
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _problem(name: str) -> str:
    """Why a device cannot be tested here; "" if it can."""
    kind = name.partition(":")[0]
    backends = [b for b in manager.backends().values() if b.device_type == kind]
    if backends and all(b.state == "unavailable" for b in backends):
        return f"{kind} cannot work here: {backends[0].reason} ({backends[0].remedy})"
    if backends:
        return ""
    names = ", ".join(str(d) for d in core.devices() if d.type != "cpu") or "none"
    if not name:
        return f"name the device: --core-device=acme. Devices here: {names}"
    return (
        f"{kind}: no backend of that name is installed. Devices here: {names}; "
        "python -m core doctor"
    )
