"""`ask`: one check, run on a device in this process; the result as plain data.

Both ways come here: a worker's (worker.py), and `--core-in-process` (run.py).
"""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from typing import Any

import core
from core import config as settings
from core.testing.conformance.checks import Check
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.subject import Subject


@dataclass
class Answer:
    """The outcome of a check.

    Attributes:
        status: "passed", "fallback", "failed", "not offered" or "not run".
        message: why, unless it passed.
        details: the text of a failure that pytest shows.
        output: the text printed meanwhile.
        seconds: how long it took.
        fallbacks: calls that ran on the CPU, by operator.
        timings: seconds on the device and on the CPU, by operator.
        ended: whether the device's code ended the process, or did not come back.
        error: the exception itself, in the process that it was raised in.
    """

    status: str
    message: str = ""
    details: str = ""
    output: str = ""
    seconds: float = 0.0
    fallbacks: dict[str, int] = field(default_factory=dict)
    timings: dict[str, tuple[float, float]] = field(default_factory=dict)
    ended: bool = False
    error: BaseException | None = None

    def plain(self) -> dict[str, Any]:
        """The request in the form that is sent to another process."""
        return {name: value for name, value in vars(self).items() if name != "error"}


def ask(check: Check, subject: Subject) -> Answer:
    """Runs a check; an exception becomes the answer."""
    subject.timings.clear()
    subject.note(first_line(check))
    before, started = _fallbacks(subject.type), time.perf_counter()
    answer = Answer("passed")
    try:
        with settings.override(fallback="allow"):
            check.run(subject)
    except NotOffered as why:
        answer = Answer("not offered", str(why))
    except (Exception, SystemExit) as error:
        answer = _failed(error)
    answer.seconds = time.perf_counter() - started
    answer.timings = dict(subject.timings)
    answer.fallbacks = {
        name: calls - before.get(name, 0)
        for name, calls in _fallbacks(subject.type).items()
        if calls > before.get(name, 0)
    }
    if answer.status == "passed" and answer.fallbacks:
        answer.status = "fallback"
    return answer


def first_line(check: Check) -> str:
    """The question of a check, in a line."""
    return (check.doc or check.name).strip().splitlines()[0]


def _failed(error: BaseException) -> Answer:
    if isinstance(error, Failure):
        return Answer("failed", str(error), str(error), error=error)
    frames = error.__traceback__.tb_next if error.__traceback__ else None  # without `ask` itself
    details = "".join(traceback.format_exception(type(error), error, frames))
    return Answer("failed", f"{type(error).__name__}: {error}", details, error=error)


def _fallbacks(device_type: str) -> dict[str, int]:
    return {e.operator: e.calls for e in core.fallback_report() if e.device_type == device_type}
