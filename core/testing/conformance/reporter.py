"""Collects the checks' results from pytest's reports, and writes table, JSON, badge and page.

The records travel with pytest's reports, so that those of pytest-xdist's workers arrive as well. A
level then stops in each worker by itself: run without xdist to see what depends on what.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import pytest

from core.testing.conformance import summary
from core.testing.conformance.checks import Check
from core.testing.conformance.progress import Line
from core.testing.conformance.run import PROPERTY, RUNS, STDERR, Run

NAME = "core_conformance_reporter"
SHOWN = (0, -1)  # pytest's verbosity at which a line takes the place of dots
Status = tuple[str, str, str]


class Reporter:
    """The plugin that writes the reports asked for, at the end of a session."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.records: list[dict[str, Any]] = []
        self.line: Line | None = None
        self.deselected = False
        self.stopped = ""  # what ended the session early
        self.ends: list[str] = []  # what was wrong with the ends of workers

    # ---- while checks are made -------------------------------------------------------------------
    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.deselected |= any(check_of(item) is not None for item in items)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        chosen = [check for item in session.items if (check := check_of(item)) is not None]
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if chosen and terminal is not None and self.config.get_verbosity() in SHOWN:
            self.line = Line(terminal, [check.level for check in chosen])

    def pytest_report_teststatus(self, report: pytest.TestReport) -> Status | None:
        """Prints no dot for a check, because the line shows the progress."""
        last = report.passed and report.nodeid.endswith("::test_expected_failures")
        if self.line is None or report.when != "call" or not (last or _records(report)):
            return None
        expected = hasattr(report, "wasxfail")
        return ("xfailed" if expected else report.outcome), "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            records = _records(report)
            self.records += records
            for record in records:
                if self.line is not None:
                    self.line.note(record)

    def say(self, text: str) -> None:
        """Writes a line to the terminal at once, past pytest's capture of output."""
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if terminal is None:  # a process of pytest-xdist
            os.write(self.config.stash[STDERR], f"\ncore conformance: {text}\n".encode())
            return
        capture: Any = self.config.pluginmanager.get_plugin("capturemanager")
        with capture.global_and_fixture_disabled() if capture else contextlib.nullcontext():
            (self.line or Line(terminal, [])).write(text)

    # ---- at the end ------------------------------------------------------------------------------
    def pytest_keyboard_interrupt(self) -> None:
        self.stopped = "interrupted"

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.line is not None:
            self.line.clear()
        self.stopped = self.stopped or str(session.shouldfail or session.shouldstop or "")
        for run in self._runs():
            if end := run.asker.close(hurry=bool(self.stopped)):
                self.ends.append(f"{run.subject.name}: {end}")
        if self.ends and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.records or hasattr(self.config, "workerinput"):
            return
        devices = dict.fromkeys(r["device"] for r in self.records)
        verbose, why = self.config.get_verbosity() > 0, self._why()
        for device in devices:
            mine = [r for r in self.records if r["device"] == device]
            terminalreporter.section(f"conformance of {device}")
            terminalreporter.write_line(summary.table(mine, verbose, why))
        for end in self.ends:
            terminalreporter.write_line(f"failed: {end}", red=True)
        for option, write in _WRITERS.items():
            path = self.config.getoption(f"core_{option}", None)
            if path:
                Path(path).write_text(write(self.records, why), encoding="utf-8")
                terminalreporter.write_line(f"{option}: {path}")

    def _why(self) -> str:
        """Why checks were not run: the options, pytest's choice, an early end."""
        option = self.config.getoption
        options = [run.options for run in self._runs()]
        level = option("core_level", None)
        level = min([o.level for o in options], default=5) if level is None else level
        families = option("core_families", None) or ",".join(
            dict.fromkeys(name for o in options for name in o.families)
        )
        reasons = [
            f"up to level {level}" if level < 5 else "",
            f"families {families}" if families else "",
            f"-k {option('keyword', '')!r}" if option("keyword", "") else "",
            "deselected" if self.deselected and not option("keyword", "") else "",
            self.stopped,
        ]
        return "; ".join(filter(None, reasons))

    def _runs(self) -> list[Run]:
        return [r for r in self.config.stash.get(RUNS, {}).values() if not isinstance(r, str)]


def check_of(item: pytest.Item) -> Check | None:
    """The check that a test makes."""
    callspec = getattr(item, "callspec", None)
    check = None if callspec is None else callspec.params.get("core_check")
    return check if isinstance(check, Check) else None


def _records(report: pytest.TestReport) -> list[dict[str, Any]]:
    records: list[Any] = [v for name, v in report.user_properties if name == PROPERTY]
    return [record for record in records if record] if report.when == "call" else []


def _json(records: list[dict[str, Any]], why: str) -> str:
    import json

    return json.dumps(summary.report(records, why), indent=1) + "\n"


def _badge(records: list[dict[str, Any]], why: str) -> str:
    from core.testing.conformance import badge

    return badge.draw(records)


def _html(records: list[dict[str, Any]], why: str) -> str:
    from core.testing.conformance import page

    return page.write(records, why)


_WRITERS = {"report": _json, "badge": _badge, "html": _html}
