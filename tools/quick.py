"""The tests that matter for an edit: `make quick`, after an in-place build, in less than a minute.

Which tests: those of the rooms that the edited files stand in (`git status`, or the paths given),
and the structure of the tree. What is not done when the time is over is said; `make test` runs all.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
UNIT = ROOT / "tests" / "unit"
ALWAYS = ("tests/unit/test_structure.py", "tests/unit/test_readme.py")
# Rooms of native code -> rooms of tests.
NATIVE = {
    "memory": "tensors", "tensor": "tensors", "schema": "dispatcher", "rules": "dispatcher",
    "dispatch": "dispatcher", "launch": "bodies", "autograd": "autograd", "compiler": "compiler",
}  # fmt: skip


def edited() -> list[str]:
    """The files that differ from the last commit, new ones too."""
    words = ["git", "status", "--porcelain", "--no-renames", "-uall"]
    lines = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line[3:] for line in lines.splitlines()]


def tests_of(file: str) -> list[Path]:
    """The tests of a file: itself, those named like it, those of its room."""
    path = Path(file)
    if path.parts[0] == "tests":
        return [ROOT / path] if path.name.startswith("test_") and (ROOT / path).exists() else []
    if path.parts[0] == "backends":
        return [ROOT.joinpath(*path.parts[:2], "tests")]
    if path.parts[0] != "core" or len(path.parts) < 2:
        return []
    room = NATIVE.get(path.parts[2], "") if path.parts[1] == "csrc" else path.parts[1]
    named = sorted(UNIT.rglob(f"test_*{path.stem}*.py")) if len(path.stem) > 3 else []
    alone = [UNIT / f"test_{path.stem}.py"] if len(path.parts) == 2 else [UNIT / room]
    return [*named, *(p for p in alone if room and p.exists())]


class Budget:
    """A pytest plugin that stops a run when its time is over."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.started = seconds, time.monotonic()
        self.done = self.failed = 0
        self.session: Any = None

    def pytest_sessionstart(self, session: Any) -> None:
        """Notes the session, to stop it."""
        self.session = session

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Counts failures: a run that is stopped has a status of its own."""
        self.failed += report.failed

    def pytest_runtest_logfinish(self) -> None:
        """Stops after the test that was running when the time was over."""
        self.done += 1
        if time.monotonic() - self.started > self.seconds:
            reason = f"{self.seconds:.0f} s are over after {self.done} tests; `make test` runs all"
            distributed = self.session.config.pluginmanager.getplugin("dsession")
            (distributed or self.session).shouldstop = reason


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*", help="edited files; those that git shows if left out")
    parser.add_argument("--seconds", type=float, default=40, help="for the tests")
    options = parser.parse_args()
    files = options.paths or edited()
    tests = [ROOT / name for name in ALWAYS]
    tests += [test for file in files for test in tests_of(file)]
    words = list(dict.fromkeys(str(test.relative_to(ROOT)) for test in tests))
    print("tests:", *words)
    args = ["-q", "-m", "not slow", "-n", "2", *words]
    budget = Budget(options.seconds)
    status = pytest.main(args, plugins=[budget])
    over = status == pytest.ExitCode.INTERRUPTED and not budget.failed
    return 0 if over else int(status)


if __name__ == "__main__":
    sys.exit(main())
