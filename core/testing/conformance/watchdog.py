"""`Watchdog`: the time limit of a check that is asked in pytest's own process.

It reports the waiting check, and ends the process if the device hangs; a worker (pool.py) is ended
by its parent, and the run goes on.
"""

from __future__ import annotations

import faulthandler
import os
import threading

NOTICE = 10.0  # seconds after which a waiting check is reported
WAITS = "\ncore conformance: {id} waits for {notice:g} s (it is ended at {seconds:g} s): {doc}\n"
TEXT = """
core conformance: {id} has not ended within {seconds:g} s and cannot be stopped.
did:      {doc}
likely:   a wait without an end: an event that is never reached, a lock that is taken twice,
          a kernel whose loop does not end; the stack is below
read:     Runtime.synchronize, await_event; --core-timeout changes the limit
"""


class Watchdog:
    """A time limit of a check.

    Args:
        seconds: how long one may take; 0 for ever.
        fd: where to write, past pytest's capture; a copy of stderr's.
    """

    def __init__(self, seconds: float, fd: int) -> None:
        self.seconds, self.fd = seconds, fd
        self.notice = min(NOTICE, seconds / 3)

    def __call__(self, check_id: str, doc: str) -> Watchdog:
        words = {"id": check_id, "doc": doc, "seconds": self.seconds, "notice": self.notice}
        self._waits, self._text = WAITS.format(**words), TEXT.format(**words)
        return self

    def __enter__(self) -> None:
        if self.seconds:
            self._done = threading.Event()
            threading.Thread(target=self._watch, args=[self._done], daemon=True).start()
            faulthandler.dump_traceback_later(self.seconds + 5, exit=True, file=self.fd)

    def __exit__(self, *error: object) -> None:
        if self.seconds:
            self._done.set()
            faulthandler.cancel_dump_traceback_later()

    def _watch(self, done: threading.Event) -> None:
        if done.wait(self.notice):
            return
        os.write(self.fd, self._waits.encode())
        if not done.wait(self.seconds - self.notice):
            os.write(self.fd, self._text.encode())
            faulthandler.dump_traceback(file=self.fd)
            os._exit(3)
