"""`Line`: how far a run is and how long it will take, in place of a dot for each check.

On a terminal it is one line that changes; elsewhere, a line is written from time to time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

# Seconds that a check takes on average, by level, as measured with two workers: how levels
# compare, until the run itself shows it.
SECONDS: Mapping[int, float] = {0: 0.05, 1: 0.05, 2: 0.1, 3: 0.03, 4: 0.03, 5: 0.06}
TRUSTED = 20.0  # seconds of a run that count as much as those numbers
REFRESHED = 0.2  # seconds between two changes on a terminal
WRITTEN = 30.0  # and between two lines elsewhere


class Line:
    """The progress of the kit's checks in a session.

    Args:
        terminal: where it is shown.
        levels: the level of each check that is to be made.
    """

    def __init__(self, terminal: pytest.TerminalReporter, levels: Iterable[int]) -> None:
        self.terminal = terminal
        self.left = [SECONDS[level] for level in levels]
        self.count, self.whole = len(self.left), sum(self.left)
        self.made = self.failed = 0
        self.weight, self.started, self.written = 0.0, time.monotonic(), time.monotonic()
        self.shown = False

    def note(self, record: Mapping[str, Any]) -> None:
        """A check has been made."""
        self.made += 1
        self.weight += SECONDS[record["level"]]
        failed = record["status"] == "failed"
        self.failed += failed
        if failed:
            self.write(f"FAILED {record['id']}", red=True)
        pause = REFRESHED if self.terminal.isatty else WRITTEN
        if time.monotonic() - self.written >= pause:
            self.written = time.monotonic()
            self._show(record["id"])

    def write(self, text: str, **markup: bool) -> None:
        """A line that stays."""
        self.clear()
        self.terminal.ensure_newline()
        self.terminal.write_line(text, **markup)
        self.terminal.flush()

    def clear(self) -> None:
        """Takes the line off the terminal."""
        if self.shown:
            self.terminal.rewrite("", erase=True)
            self.terminal.write("\r")
            self.shown = False

    def text(self, check_id: str) -> str:
        """The line: part, counts, time left, the check that was made last."""
        failed = f", {self.failed} failed" if self.failed else ""
        share = 100 * self.weight / max(self.whole, 1e-9)
        return (
            f"{share:3.0f} %  {self.made} of {self.count} checks{failed}, "
            f"{_spelled(self.seconds_left())} left  {check_id}"
        )

    def seconds_left(self) -> float:
        """As long as the rest takes if it goes on as until now."""
        passed = time.monotonic() - self.started
        rate = (passed + TRUSTED) / (self.weight + TRUSTED)
        return (self.whole - self.weight) * rate

    def _show(self, check_id: str) -> None:
        text = self.text(check_id)
        if not self.terminal.isatty:
            self.write(text)
            return
        width = self.terminal._tw.fullwidth - 1
        self.terminal.ensure_newline()
        self.terminal.rewrite(text[:width], erase=True)
        self.terminal.flush()
        self.shown = True


def _spelled(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d} min" if minutes else f"{rest} s"
