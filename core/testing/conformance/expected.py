"""Expected failures: a file in the backend's repository, so that each is known, explained and ends.

    [[expected]]
    test = "L2-linalg*-qr-*"         # a pattern of check ids, as the shell's
    reason = "the vendor's QR needs two columns; reported as ABC-123"
    until = 2027-03-31               # from the day after it counts as a failure

An expected failure is reported as expected. An entry fails if it has expired, if all its checks
pass, or if it matches no check, so the file cannot become outdated.
"""

from __future__ import annotations

import datetime
import fnmatch
import tomllib
from pathlib import Path
from typing import Any

from core.errors import ConfigError

KEYS = ("test", "reason", "until")


class Entry:
    """One expected failure, and the results of the checks that it fits."""

    def __init__(self, test: str, reason: str, until: datetime.date) -> None:
        self.test, self.reason, self.until = test, reason, until
        self.asked = self.failed = self.passed = 0

    def fits(self, check_id: str) -> bool:
        return fnmatch.fnmatchcase(check_id, self.test)

    def note(self, status: str) -> None:
        """The result of a check that was run."""
        self.asked += 1
        self.failed += status == "failed"
        self.passed += status in ("passed", "fallback")

    @property
    def expired(self) -> bool:
        return datetime.date.today() > self.until

    def problem(self, ids: list[str], complete: bool) -> str | None:
        """The problem with the entry after the run.

        ids: the ids of the checks of this run. complete: these are all that there are.
        """
        fitting = [name for name in ids if self.fits(name)]
        if self.expired:
            return f"{self.test!r} expired on {self.until}: {self.reason}"
        if not fitting and complete:
            return f"{self.test!r} fits no check: the operator or the check has another name"
        if self.passed and self.asked == len(fitting) and not self.failed:
            return (
                f"{self.test!r} is not needed any more: the {self.passed} checks that it fits pass"
            )
        return None


def read(path: Path | None) -> list[Entry]:
    """The entries of a file; none without one.

    Raises:
        ConfigError: the file is not TOML, or an entry lacks one of test, reason, until.
    """
    if path is None:
        return []
    try:
        table = tomllib.loads(path.read_text())
    except (OSError, tomllib.TOMLDecodeError) as e:
        raise _wrong(path, str(e)) from e
    unknown = set(table) - {"expected"}
    if unknown:
        raise _wrong(path, f"it has {', '.join(sorted(unknown))}")
    return [_entry(path, row) for row in table.get("expected", [])]


def _entry(path: Path, row: dict[str, Any]) -> Entry:
    if set(row) != set(KEYS):
        raise _wrong(path, f"an entry has {', '.join(sorted(row))}")
    if not str(row["reason"]).strip():
        raise _wrong(path, f"the entry for {row['test']!r} gives no reason")
    until = row["until"]
    if type(until) is not datetime.date:
        raise _wrong(path, f"until = {until!r} is not a date")
    return Entry(str(row["test"]), str(row["reason"]), until)


def _wrong(path: Path, why: str) -> ConfigError:
    return ConfigError(
        what=f"{path.name}: {why}",
        why="a failure is expected for a reason and up to a day, of tests that are named",
        exists="[[expected]] tables with test, reason and until, each of them all three",
        fix='for example test = "L2-fft-*", reason = "ABC-123", until = 2027-03-31',
    )
