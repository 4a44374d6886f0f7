"""The main function of a worker: a process that runs requested checks on a device.

The parent (process.py) writes a check's id to stdin, a line each; for each event ("ready", "doing",
"answer") a line of JSON goes back on the original stdout. Output of the device's code goes to
stderr. When stdin ends, so does the process.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import sys
from typing import Any, TextIO

from core.testing.conformance import checks
from core.testing.conformance.asking import ask
from core.testing.conformance.subject import Subject

# Programs that are compiled leave many small objects: with Python's own numbers, a fifth of a run
# goes by in looking at them again and again.
COLLECTED = (20_000, 20, 20)
ORPHANED = 30.0  # seconds after its time limit that a check has if no parent ends it


def main(setup: dict[str, Any]) -> None:
    """Answers until stdin ends.

    setup: "device", the checks' "options", "trace" (a file for the frames of a crash), "limit".
    """
    trace = os.open(setup["trace"], os.O_WRONLY | os.O_CREAT, 0o600)
    faulthandler.enable(trace, all_threads=False)
    pipe = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what prints to stdout now prints to stderr
    options = checks.Options(**setup["options"])
    by_id = {check.id: check for check in checks.every(options)}
    subject = Subject(setup["device"], options.full, lambda text: _tell(pipe, doing=text))
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    _tell(pipe, ready=True)
    for line in sys.stdin:
        if setup["limit"]:
            faulthandler.dump_traceback_later(setup["limit"] + ORPHANED, exit=True, file=trace)
        answer = ask(by_id[line.strip()], subject)
        faulthandler.cancel_dump_traceback_later()
        sys.stdout.flush()
        _tell(pipe, answer=answer.plain())
    gc.freeze()  # nothing of this is worth looking at once more


def _tell(pipe: TextIO, **message: Any) -> None:
    pipe.write(json.dumps(message) + "\n")
    pipe.flush()
