"""`Run`: runs the checks of one device, records results, skips what depends on failed checks."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import core
from core import config as settings
from core.errors import ArgumentError
from core.plugins.manager import manager
from core.testing.conformance import checks, expected
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.subject import Subject
from core.testing.conformance.watchdog import Watchdog

PROPERTY = "core_conformance"  # of pytest's reports: what the tables are made of


class Run:
    """One device's checks.

    Args:
        device: "acme" or "acme:1".
        options: which checks.
        entries: the expected failures.
        fallback: whether an operator that runs on the CPU is reported; else it is a failure.
        keep_going: whether checks run though what they depend on has failed.
    """

    def __init__(
        self, device: str, options: checks.Options, entries: list[expected.Entry],
        fallback: bool, keep_going: bool, watchdog: Watchdog,
    ) -> None:  # fmt: skip
        self.subject = Subject(device, options.full)
        self.options, self.entries = options, entries
        self.fallback, self.keep_going, self.watchdog = fallback, keep_going, watchdog
        self.checks = checks.every(options)
        self.progress = checks.Progress()

    def problems(self, complete: bool) -> list[str]:
        """What is wrong with the file of expected failures."""
        ids = [c.id for c in self.checks]
        problems = [entry.problem(ids, complete) for entry in self.entries]
        return [f"expected failure {text}" for text in problems if text]

    def do(self, check: checks.Check, record: dict[str, Any]) -> None:
        """Makes a check; pytest is told of its outcome, `record` of everything else."""
        record.update(
            id=check.id, level=check.level, family=check.family, operator=check.operator,
            device=self.subject.name, status="not run", message="", seconds=0.0, fallbacks={},
            timings={},
        )  # fmt: skip
        obstacle = None if self.keep_going else self.progress.obstacle(check)
        if obstacle:
            record["message"] = obstacle
            pytest.skip(obstacle)
        for entry in self._entries(check):
            entry.asked += 1
        started, problem = time.perf_counter(), None
        try:
            self._ask(check, record)
        except Exception as e:
            problem = e
        record["seconds"] = time.perf_counter() - started
        if isinstance(problem, NotOffered):
            record.update(status="not offered", message=str(problem))
            pytest.skip(f"not offered: {problem}")
        if problem is not None:
            self._failed(check, record, problem)

    def _ask(self, check: checks.Check, record: dict[str, Any]) -> None:
        before = _fallbacks(self.subject.type)
        self.subject.timings.clear()
        with settings.override(fallback="allow"), self.watchdog(check.id, _doc(check)):
            check.run(self.subject)
        record["timings"] = dict(self.subject.timings)
        after = _fallbacks(self.subject.type)
        record["fallbacks"] = {
            name: count - before.get(name, 0)
            for name, count in after.items()
            if count > before.get(name, 0)
        }
        record["status"] = "fallback" if record["fallbacks"] else "passed"
        if record["fallbacks"] and not self.fallback and check.level >= 2:
            raise _fell_back(check, record["fallbacks"])
        for entry in self._entries(check):
            entry.passed += 1

    def _failed(self, check: checks.Check, record: dict[str, Any], error: Exception) -> None:
        text = str(error) if isinstance(error, Failure) else f"{type(error).__name__}: {error}"
        record.update(status="failed", message=text)
        entries = self._entries(check)
        for entry in entries:
            entry.failed += 1
        good = [e for e in entries if not e.expired]
        if good:
            record.update(status="expected", reason=good[0].reason)
            pytest.xfail(good[0].reason)
        self.progress.note(check)
        if isinstance(error, Failure):
            pytest.fail(f"{check.id} on {self.subject.name}: {_doc(check)}\n{text}", pytrace=False)
        error.add_note(f"in {check.id} on {self.subject.name}: {_doc(check)}")
        raise error

    def _entries(self, check: checks.Check) -> list[expected.Entry]:
        return [entry for entry in self.entries if entry.fits(check.id)]


def _doc(check: checks.Check) -> str:
    return (check.doc or check.name).strip().splitlines()[0]


def _fallbacks(device_type: str) -> dict[str, int]:
    return {e.operator: e.calls for e in core.fallback_report() if e.device_type == device_type}


def _fell_back(check: checks.Check, calls: dict[str, int]) -> Failure:
    names = ", ".join(f"{name} ({count} calls)" for name, count in calls.items())
    return Failure(
        f"{check.id}, fallbacks being failures", "every operator on the device",
        f"on the CPU: {names}",
        "no kernel takes the call, and the operator has no body or the dialect could not build it",
        "core.explain(op, *args); CORE_LOGS=dispatch:debug says why a body declines",
    )  # fmt: skip


# ---- from pytest ---------------------------------------------------------------------------------
if TYPE_CHECKING:
    from core.testing.conformance.suite import Conformance

STDERR = pytest.StashKey[int]()


def make(suite: type[Conformance], config: pytest.Config, folder: Path) -> Run | str:
    """The run of a subclass of Conformance: its attributes, and options that say otherwise.

    A text instead, where the device that the class names cannot work on this machine: why.
    """

    def option(name: str, otherwise: Any) -> Any:
        value = config.getoption(f"core_{name}", None)
        return otherwise if value is None or value is False else value

    families = option("families", suite.families)
    if isinstance(families, str):
        families = tuple(filter(None, families.split(",")))
    expected_file = option("expected", None)
    path = (
        Path(expected_file)
        if expected_file
        else folder / suite.expected
        if suite.expected
        else None
    )
    device = option("device", suite.device)
    problem = _problem(device)
    if problem and (not suite.device or device != suite.device):
        raise pytest.UsageError(problem)
    level, full = int(option("level", suite.level)), option("full", suite.full)
    try:
        return problem or Run(
            device,
            checks.Options(level, tuple(families), full),
            expected.read(path),
            suite.fallback and not option("no_fallback", False),
            bool(option("keep_going", False)),
            Watchdog(float(option("timeout", suite.timeout)), config.stash[STDERR]),
        )
    except ArgumentError as error:
        raise pytest.UsageError(str(error)) from error


def _problem(name: str) -> str:
    """Why a device cannot be tested here; "" if it can."""
    device_names = ", ".join(str(d) for d in core.devices() if d.type != "cpu") or "none"
    if not name:
        return f"name the device: --core-device=acme. Devices here: {device_names}"
    kind = name.partition(":")[0]
    backends = [b for b in manager.backends().values() if b.device_type == kind]
    if not backends:
        return (
            f"{kind}: no backend of that name is installed. Devices here: {device_names}; "
            "python -m core doctor"
        )
    if all(b.state == "unavailable" for b in backends):
        return f"{kind} cannot work here: {backends[0].reason} ({backends[0].remedy})"
    return ""
