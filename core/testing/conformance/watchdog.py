"""`Watchdog`: ends the process when a device hangs, and prints in which check."""

from __future__ import annotations

import faulthandler
import os
import threading

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

    def __call__(self, check_id: str, doc: str) -> Watchdog:
        self._text = TEXT.format(id=check_id, seconds=self.seconds, doc=doc)
        return self

    def __enter__(self) -> None:
        if self.seconds:
            self._timer = threading.Timer(self.seconds, self._end)
            self._timer.daemon = True
            self._timer.start()
            faulthandler.dump_traceback_later(self.seconds + 5, exit=True, file=self.fd)

    def __exit__(self, *error: object) -> None:
        if self.seconds:
            self._timer.cancel()
            faulthandler.cancel_dump_traceback_later()

    def _end(self) -> None:
        os.write(self.fd, self._text.encode())
        faulthandler.dump_traceback(file=self.fd)
        os._exit(3)
