"""The kit on a device: pytest in a process of its own, as a backend's author runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

MODULE = "core.testing.conformance"


class Outcome:
    """What a run of the kit said, and its report."""

    def __init__(self, status: int, said: str, report: Path) -> None:
        self.status, self.said = status, said
        self.report: dict[str, Any] = json.loads(report.read_text()) if report.exists() else {}

    def of(self, pattern: str) -> list[dict[str, Any]]:
        """The checks whose ids contain a text."""
        return [c for c in self.report["checks"] if pattern in c["id"]]

    def failed(self) -> list[str]:
        return [c["id"] for c in self.report["checks"] if c["status"] == "failed"]


@pytest.fixture
def kit_command(third_parties: Path, tmp_path: Path) -> Callable[..., Any]:
    """The command, the environment and the folder of a run of the kit, as `kit` makes it."""

    def made(
        *arguments: str, path: tuple[Path, ...] = (), file: Path | None = None, **env: str
    ) -> tuple[list[str], dict[str, str], Path]:
        inherited = [p for p in sys.path if p and Path(p).exists()]
        places = [str(p) for p in (*path, third_parties, *inherited)]
        what = [str(file)] if file else ["--pyargs", MODULE]
        given = [a for a in os.environ if a.startswith("CORE_") and a != "CORE_CACHE_DIR"]
        variables = {k: v for k, v in os.environ.items() if k not in given}
        variables.update(env, PYTHONPATH=os.pathsep.join(places))
        words = ["-q", "-p", "no:cacheprovider", "-p", f"{MODULE}.plugin", *what, *arguments]
        return [sys.executable, "-m", "pytest", *words], variables, tmp_path

    return made


@pytest.fixture
def kit(kit_command: Callable[..., Any], tmp_path: Path) -> Callable[..., Outcome]:
    """Runs the kit: kit("--core-device=acme", "--core-level=0").

    path: folders before sys.path. file: a test file to run in place of the kit's own.
    """

    def run(
        *arguments: str, path: tuple[Path, ...] = (), file: Path | None = None, **env: str
    ) -> Outcome:
        report = tmp_path / "report.json"
        report.unlink(missing_ok=True)
        command, variables, folder = kit_command(
            *arguments, f"--core-report={report}", path=path, file=file, **env
        )
        done = subprocess.run(
            command, cwd=folder, env=variables, capture_output=True, text=True, timeout=600
        )
        return Outcome(done.returncode, done.stdout + done.stderr, report)

    return run
