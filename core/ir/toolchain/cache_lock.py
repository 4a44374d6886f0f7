"""One process at a time: a lock on a file, which a process that dies leaves unlocked.

Used by the kernel cache (`kernel_cache.py`) while an entry is made. The file is removed with the
lock, so that nothing is left; a process that finds its locked file removed locks the new one. A
process made by `fork` closes its copies of the parent's locks.
"""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

from core import logging

if TYPE_CHECKING:
    from pathlib import Path

# Longer than a compiler may take (c_compiler.py): a process that holds a lock longer was stopped.
WAIT = 150.0

_open: set[int] = set()  # file descriptors of locks, to be closed in a forked child

if sys.platform == "win32":
    import msvcrt

    def _take(fd: int) -> bool:
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _give(fd: int) -> None:
        msvcrt.locking(fd, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(fd: int) -> bool:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as e:
            # Some network file systems have no locks. Entries are renamed into place whole, so
            # that all that is lost is that two processes may make the same one.
            logging.debug("build", "no lock, this file system has none: %s", e)
        return True

    def _give(fd: int) -> None:
        # Said aloud, since a child forked at the wrong moment may hold a copy of the descriptor.
        fcntl.flock(fd, fcntl.LOCK_UN)

    def _forget() -> None:
        while _open:
            os.close(_open.pop())

    os.register_at_fork(after_in_child=_forget)


class FileLock:
    """Context manager: holds the lock of `path`, a file in a folder that is there.

    `held` is False where the lock could not be had within `wait` seconds; the work is done anyway.
    """

    def __init__(self, path: Path, wait: float = WAIT) -> None:
        self._path = path
        self._wait = wait
        self._fd = -1

    @property
    def held(self) -> bool:
        # In a child of the process that locked, it is not the child's.
        return self._fd in _open

    def __enter__(self) -> FileLock:
        end = time.monotonic() + self._wait
        pause = 0.001
        try:
            while not self._try():
                if time.monotonic() >= end:
                    logging.debug("build", "not waiting any longer for the lock %s", self._path)
                    break
                time.sleep(pause)
                pause = min(pause * 1.5, 0.03)
        except KeyboardInterrupt:
            remove_if_free(self._path)  # which may have been made, and not locked
            raise
        return self

    def __exit__(self, *exc_info: object) -> None:
        self._release()

    def __del__(self) -> None:
        # Ctrl-C may come in the middle of the lines below; neither lock nor file must outlive them.
        self._release()

    def _release(self) -> None:
        if self.held:
            try:
                if self._is_there(self._fd):
                    self._path.unlink()  # first, so that nobody locks a file without a name
            except OSError as e:  # Windows: somebody waits for it
                logging.debug("build", "the lock file stays: %s", e)
            _close(self._fd, locked=True)
        self._fd = -1

    def _try(self) -> bool:
        fd = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        _open.add(fd)
        try:
            if _take(fd) and self._is_there(fd):
                self._fd = fd
        finally:
            if self._fd != fd:
                _close(fd, locked=False)
        return self._fd == fd

    def _is_there(self, fd: int) -> bool:
        """Whether the file that was locked still has the name: its last owner removed it."""
        try:
            return os.path.samestat(os.fstat(fd), os.stat(self._path))
        except FileNotFoundError:
            return False


def remove_if_free(path: Path) -> None:
    """Removes a lock file that nobody holds."""
    try:
        with FileLock(path, wait=0):
            pass
    except OSError as e:
        logging.debug("build", "the lock file stays: %s", e)


def _close(fd: int, *, locked: bool) -> None:
    if fd in _open:
        _open.discard(fd)
        try:
            if locked:
                _give(fd)
        finally:
            os.close(fd)
