"""`Conformance`: the class that a backend's tests derive from, and its collection by pytest."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.testing.conformance import run
from core.testing.conformance.checks import Check
from core.testing.conformance.reporter import NAME, Reporter, check_of


class Conformance:
    """The conformance kit as a test class of a backend.

        from core.testing.conformance import Conformance

        class TestAcme(Conformance):
            device = "acme"

    Attributes:
        device: the device type, or one device, "acme:1".
        level: the highest level to run.
        families: of operators, or names of parts of a level ("copies"); None: all.
        full: every sample, dtype and variant.
        fallback: whether operators may fall back to the CPU; otherwise each that does has failed.
        expected: a file of expected failures next to the test (core.testing.conformance.expected).
        timeout: seconds after which a check is taken to hang, and has failed; 0 for ever.
        workers: how many processes use the device at a time: 1 if it serves only one; None: 2 if
            there are as many cores.
        in_process: whether checks run in the process of pytest, for a debugger: a crash or a hang
            then ends the run. Checks of a device that `add_backend` added to that process run
            there, too.

    Options of the command line (`--core-level` and so on) go before attributes. Where the backend
    is not installed, or reports that it cannot work on this machine, the class is skipped.
    """

    device: str = ""
    level: int = 5
    families: tuple[str, ...] = ()
    full: bool = False
    fallback: bool = True
    expected: str = ""
    timeout: float = 300.0
    workers: int = 0
    in_process: bool = False

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        suite_run = run_of(metafunc.config, type(self), Path(str(metafunc.module.__file__)).parent)
        if "core_check" in metafunc.fixturenames:
            checks: list[str] | list[Check] = (
                [suite_run] if isinstance(suite_run, str) else suite_run.checks
            )
            metafunc.parametrize("core_check", checks, ids=[_id(c) for c in checks])

    def test(
        self,
        core_check: Check,
        request: pytest.FixtureRequest,
        record_property: Callable[[str, dict[str, Any]], None],
    ) -> None:
        """One check of the kit."""
        suite_run = request.config.stash[run.RUNS][type(self)]
        if isinstance(suite_run, str):
            pytest.skip(suite_run)
        record: dict[str, Any] = {}
        record_property(run.PROPERTY, record)
        suite_run.plan(_chosen(request.session, type(self)))
        suite_run.do(core_check, record)

    def test_expected_failures(self, request: pytest.FixtureRequest) -> None:
        """Checks that the entries of the file of expected failures still hold; the last test."""
        suite_run = run_of(request.config, type(self), Path(str(request.path)).parent)
        if isinstance(suite_run, str):
            pytest.skip(suite_run)
        apart = hasattr(request.config, "workerinput")  # of xdist: other workers made checks, too
        complete = suite_run.options.level >= 5 and not suite_run.options.families and not apart
        problems = suite_run.problems(complete)
        if problems:
            pytest.fail("\n".join(problems), pytrace=False)


def _chosen(session: pytest.Session, suite: type[Conformance]) -> list[Check]:
    """The checks of a class that pytest selected, in its order."""
    items = [item for item in session.items if getattr(item, "cls", None) is suite]
    return [check for item in items if (check := check_of(item)) is not None]


def _id(check: Check | str) -> str:
    return "device" if isinstance(check, str) else check.id


def run_of(config: pytest.Config, suite: type[Conformance], folder: Path) -> run.Run | str:
    """The run of a class in this session; made, and the reporter registered, at the first call."""
    runs = config.stash.setdefault(run.RUNS, {})
    if suite not in runs:
        config.stash.setdefault(run.STDERR, os.dup(2))
        reporter = config.pluginmanager.get_plugin(NAME)
        if not isinstance(reporter, Reporter):
            reporter = Reporter(config)
            config.pluginmanager.register(reporter, NAME)
        runs[suite] = run.make(suite, config, folder, reporter.say)
    return runs[suite]
