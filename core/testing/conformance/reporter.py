"""Collects what the checks found from pytest's reports, and writes table, JSON, badge and page.

The records travel with pytest's reports, so that those of pytest-xdist's workers arrive as well. A
level then stops in each worker by itself: run without xdist to see what depends on what.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core.testing.conformance import summary
from core.testing.conformance.run import PROPERTY

NAME = "core_conformance_reporter"


class Reporter:
    """The plugin of a session that writes what is asked for at its end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.records: list[dict[str, Any]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            records: list[Any] = [v for name, v in report.user_properties if name == PROPERTY]
            self.records += records

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.records or hasattr(self.config, "workerinput"):
            return
        devices = dict.fromkeys(r["device"] for r in self.records)
        verbose = self.config.get_verbosity() > 0
        for device in devices:
            mine = [r for r in self.records if r["device"] == device]
            terminalreporter.section(f"conformance of {device}")
            terminalreporter.write_line(summary.table(mine, verbose))
        for option, write in _WRITERS.items():
            path = self.config.getoption(f"core_{option}", None)
            if path:
                Path(path).write_text(write(self.records), encoding="utf-8")
                terminalreporter.write_line(f"{option}: {path}")


def _json(records: list[dict[str, Any]]) -> str:
    import json

    return json.dumps(summary.report(records), indent=1) + "\n"


def _badge(records: list[dict[str, Any]]) -> str:
    from core.testing.conformance import badge

    return badge.draw(records)


def _html(records: list[dict[str, Any]]) -> str:
    from core.testing.conformance import page

    return page.write(records)


_WRITERS = {"report": _json, "badge": _badge, "html": _html}
