"""`Process`: the parent's end of a worker (worker.py), started, asked, ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeAlias

from core.testing.conformance.checks import Check

START = (
    "import json, sys; setup = json.loads(sys.argv.pop()); sys.path[:] = setup['path']; "
    "from core.testing.conformance.worker import main; main(setup)"
)
ENDING = 60.0  # seconds that a worker has to end by itself
DUMPING = 3.0  # seconds that it has to write where it stands

Message: TypeAlias = dict[str, Any] | None  # None: the process has ended
Messages: TypeAlias = "SimpleQueue[tuple[Process, Message]]"


class Process:
    """A worker.

    Args:
        setup: the arguments at its start, as `worker.main` describes.
        folder: for its files.
        number: of the workers of the run; its files have it.
        messages: where its messages are put.
        inherits: whether its output goes to this process's stderr; else it is kept.

    Attributes:
        check: the check that it has not answered yet.
        doing: the call that it is at, in its own words.
        since: when that check, or the start of the process, began.
        ready: whether it takes checks.
        noted: how often it was reported as waiting.
    """

    def __init__(
        self, setup: dict[str, Any], folder: Path, number: int, messages: Messages, inherits: bool
    ) -> None:
        self.check: Check | None = None
        self.doing, self.ready, self.noted = "", False, 0
        self.since = time.monotonic()
        self.trace = folder / f"{number}.trace"
        self._output, self._shown = folder / f"{number}.output", 0
        printed = os.open(self._output, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        setup = {**setup, "trace": str(self.trace), "path": sys.path}
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, json.dumps(setup)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=None if inherits else printed,
            start_new_session=True,  # Ctrl-C is the parent's business
            text=True, encoding="utf-8",
        )  # fmt: skip
        os.close(printed)
        threading.Thread(target=self._read, args=[messages], daemon=True).start()

    def _read(self, messages: Messages) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            messages.put((self, json.loads(line)))
        messages.put((self, None))

    def ask(self, check: Check) -> None:
        """Has a check asked; the answer comes as a message."""
        self.check, self.doing, self.noted = check, "", 0
        self.since = time.monotonic()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(check.id + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # it has ended: see its last message

    def output(self) -> str:
        """The output since the last call."""
        if self._output.stat().st_size == self._shown:
            return ""
        with self._output.open("rb") as file:
            file.seek(self._shown)
            text = file.read()
        self._shown += len(text)
        return text.decode("utf-8", "replace")

    def alive(self) -> bool:
        return self._process.poll() is None

    def end(self) -> int | None:
        """Lets it end, as it is idle; its exit status, or None if it had to be killed."""
        self._close()
        if self._ends_within(ENDING):
            return self._process.returncode
        self.kill()
        return None

    def stop(self) -> None:
        """Ends it while it hangs, and has it write where it stands, if it still can."""
        if hasattr(os, "killpg"):  # elsewhere there is no signal for it
            self._process.send_signal(signal.SIGABRT)
            self._ends_within(DUMPING)
        self.kill()

    def kill(self) -> None:
        """Ends it and its children."""
        if self.alive():
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._close()

    def wait(self) -> int:
        """The exit status of a process that has ended, or is about to."""
        if not self._ends_within(ENDING):
            self.kill()
        self._close()
        return self._process.wait()

    def frames(self, most: int = 6) -> list[str]:
        """Where its Python code stood when it crashed, innermost first."""
        try:
            lines = self.trace.read_text(errors="replace").splitlines()
        except OSError:
            return []
        at = [k for k, line in enumerate(lines) if "most recent call first" in line]
        frames = lines[at[-1] + 1 :] if at else []
        return [line.strip() for line in frames if line.startswith("  ")][:most]

    def _ends_within(self, seconds: float) -> bool:
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _close(self) -> None:
        """Says that nothing more is asked."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
        except OSError:
            pass  # it does not listen any more
