"""Running a compiler: its output and exit status; no process and no file remains.

Used by `c_compiler.py`. A compiler may hang, print without end, be killed, or leave processes that
hold its output open; and the waiting process may be interrupted, or fork.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Sequence

TIMEOUT = 120.0  # seconds

_MOST = 1 << 16  # bytes of what a compiler printed that are read

# Held while a process is started, and while this one is forked: Popen waits for the end of a pipe,
# and a child forked in between would hold that open for as long as it lives.
_starting = threading.RLock()
_LONGEST_START = 1.0  # seconds; a fork waits no longer
_of_thread = threading.local()  # stop: set where the compilers of a thread are to end


class Stopped(Exception):
    """A compiler was ended because nobody needs its output any more."""


def stop_at(event: threading.Event) -> None:
    """Has the compilers that this thread runs end when an event is set."""
    _of_thread.stop = event


def _check_stop() -> None:
    stop = getattr(_of_thread, "stop", None)
    if stop is not None and stop.is_set():
        raise Stopped


def _before_fork() -> None:
    _starting.acquire(timeout=_LONGEST_START)


def _after_fork() -> None:
    if _starting._is_owned():  # type: ignore[attr-defined]  # neither too late nor interrupted
        _starting.release()


def _after_fork_in_child() -> None:
    global _starting
    _starting = threading.RLock()  # that one may be a thread's that is not here


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork, after_in_parent=_after_fork, after_in_child=_after_fork_in_child
    )


def run(command: Sequence[str], work: Path) -> tuple[int, str]:
    """Status and output of a command that leaves files only in `work`, and no process."""
    import subprocess

    environment = {**os.environ, "LC_ALL": "C", "TMPDIR": str(work), "TMP": str(work)}
    environment.setdefault("ZIG_LOCAL_CACHE_DIR", str(work))
    # Known before it is started: Ctrl-C may come while Popen waits for it to start.
    process: subprocess.Popen[bytes] = subprocess.Popen.__new__(subprocess.Popen)
    try:
        with _starting:
            process.__init__(  # type: ignore[misc]
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd=work,
                env=environment,
                # A new process group: a compiler is several processes, and all must be stopped.
                process_group=0 if sys.platform != "win32" else None,
            )
        output = _output(process)
    finally:
        if getattr(process, "pid", None) is not None and not _ended(process):
            _kill(process)
        if stdout := getattr(process, "stdout", None):
            stdout.close()
    return process.returncode, output.decode(errors="replace")


def _output(process: subprocess.Popen[bytes]) -> bytes:
    """The beginning of its output, until it ends; TimeoutError after too long.

    It has ended too when others still hold its output open, as a process that was forked from this
    one meanwhile does for as long as it lives.
    """
    import select

    if sys.platform == "win32":
        return _output_there(process)
    assert process.stdout is not None
    end = time.monotonic() + TIMEOUT
    poller = select.poll()
    poller.register(process.stdout, select.POLLIN)
    output = b""
    while time.monotonic() < end:
        _check_stop()
        data = os.read(process.stdout.fileno(), _MOST) if poller.poll(50) else None
        if data:
            output += data[: _MOST - len(output)]
        elif _ended(process):
            return output
        elif data is not None:  # it prints no more; that it has ended is known in a moment
            time.sleep(0.0005)
    raise TimeoutError


def _output_there(process: subprocess.Popen[bytes]) -> bytes:
    """As `_output`, where pipes cannot be polled."""
    import subprocess

    try:
        return process.communicate(timeout=TIMEOUT)[0]
    except subprocess.TimeoutExpired:
        raise TimeoutError from None


def _ended(process: subprocess.Popen[bytes], *, wait: bool = False) -> bool:
    """Whether it has ended. Not Popen's: its lock stays locked where Ctrl-C comes within."""
    if sys.platform == "win32":
        return (process.wait() if wait else process.poll()) is not None
    if process.returncode is None:
        try:
            pid, status = os.waitpid(process.pid, 0 if wait else os.WNOHANG)
        except ChildProcessError:  # asked after already, or SIGCHLD is ignored
            process.returncode = 0
        else:
            if pid:
                process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode is not None


def _kill(process: subprocess.Popen[bytes]) -> None:
    import signal

    if sys.platform == "win32":
        process.kill()
    else:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    _ended(process, wait=True)


def ending(status: int) -> str:
    import signal

    if status > 0:
        return f"it ended with status {status}"
    try:
        name = signal.Signals(-status).name
    except ValueError:
        name = "unknown"
    return f"it was killed by signal {-status} ({name})"
