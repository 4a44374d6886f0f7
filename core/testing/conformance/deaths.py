"""Failures of checks in which the device's code ended the process, or did not return."""

from __future__ import annotations

import signal

from core.testing.conformance.failures import Failure

LIKELY = {
    "SIGSEGV": "an address that is no memory of the process: a device's address used on the host, "
    "a copy or a kernel beyond the end of its block, an object used after it was freed",
    "SIGBUS": "a file that was mapped to memory has become shorter, or an address is not aligned",
    "SIGABRT": "an assertion of the driver's or the runtime's, a C++ exception that nobody "
    "catches, or memory of the heap that was overwritten; the output may show which",
    "SIGFPE": "a division of whole numbers by zero, in a kernel or in how a launch is divided",
    "SIGILL": "code that was built for another processor, or a function without a return",
    "SIGKILL": "the system ended it, which it does where the host's memory is used up",
}
EXITS = "exit(), _exit() or quick_exit() in the driver or the backend: raise an error in its place"
READ = (
    "the method of the Runtime, or of the dialect, that the frames name; under a debugger: "
    "--core-in-process -k"
)
WAITS = (
    "a wait without an end: an event that is never reached, a lock that is taken twice, a kernel "
    "whose loop does not end"
)


def crashed(doing: str, status: int, frames: list[str], output: str) -> Failure:
    """A process that ended while it was asked.

    status: its exit status, negative for a signal. output: the text printed last.
    """
    name = signal_name(status)
    printed = "\n".join(output.strip().splitlines()[-6:])
    got = [f"the process {how_it_ended(status)}", *frames]
    if printed:
        got += ["it had printed:", printed]
    likely = LIKELY.get(name, EXITS)
    return Failure(doing, "an answer, or an error that is raised", "\n".join(got), likely, READ)


def hung(doing: str, seconds: float, frames: list[str]) -> Failure:
    """A process that did not answer within its time."""
    got = [f"the device did not answer in {seconds:g} s; its process was ended", *frames]
    return Failure(
        doing, "an answer", "\n".join(got), WAITS,
        "Runtime.synchronize, await_event; --core-timeout changes the limit",
    )  # fmt: skip


def how_it_ended(status: int | None) -> str:
    """An exit status in words, "ended by SIGSEGV"; None of a process that had to be killed."""
    if status is None:
        return "did not end by itself, and was killed"
    return f"ended by {signal_name(status)}" if status < 0 else f"ended with exit status {status}"


def signal_name(status: int) -> str:
    """The signal of an exit status; "" where it is none's."""
    if status >= 0:
        return ""
    try:
        return signal.Signals(-status).name
    except ValueError:
        return f"signal {-status}"
