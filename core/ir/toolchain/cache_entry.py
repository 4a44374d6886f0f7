"""One entry of the kernel cache: read and verified, made, removed.

`kernel_cache.py` describes the layout on disk and calls these functions. A file is trusted only if
its content has the digest in its name: a process that dies, or a failing disk, leaves no entry.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from core import logging
from core.errors import BuildError
from core.ir.toolchain import cache_folder
from core.ir.toolchain.cache_lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_TOUCH = 60.0  # seconds: an entry used again within them is not marked as used again
_ABANDONED = 600.0  # seconds: a build this old is of a process that died
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Entry:
    """One key's folder: its size in bytes and when it was used last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.size = 0
        self.used = 0.0
        for file in _files(folder):
            try:
                status = file.lstat()
                self.size += status.st_size
                self.used = max(self.used, status.st_mtime)
            except FileNotFoundError:  # removed meanwhile
                continue

    def remove(self, unless_used: bool = False) -> bool:
        """Removes it, unless a process is making it right now; whether it was removed.

        unless_used: nor if it was used, or made, after this was read.
        """
        import shutil

        try:
            with FileLock(self.folder.with_name(f"{self.folder.name}.lock"), wait=0) as lock:
                if not lock.held or (unless_used and Entry(self.folder).used > self.used):
                    return False
                shutil.rmtree(self.folder)
                return True
        except OSError as e:
            logging.debug("build", "%s stays: %s", self.folder, e)
            return False


# ---- reading -------------------------------------------------------------------------------------
def find(folder: Path, suffix: str) -> Path | None:
    """The artifact in the folder of a key, if its content is unchanged."""
    for file in _files(folder, suffix):
        try:
            reason = _damage(folder, file, suffix)
        except FileNotFoundError:  # removed meanwhile
            continue
        if not reason:
            return file
        logging.warning("build", "%s is not loaded, and built again: %s", file, reason)
    return None


def names_in(folder: Path) -> list[str]:
    """The folder's files, sorted; none if it does not exist, or cannot be read."""
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def _files(folder: Path, suffix: str = "") -> Iterator[Path]:
    for name in names_in(folder):
        if _DIGEST.match(name) and name.endswith(suffix):
            yield folder / name


def _damage(folder: Path, file: Path, suffix: str) -> str:
    """Why the file must not be loaded; "" if it may. Marks it as used now."""
    import hashlib

    try:
        reason = _foreign(folder.lstat(), stat.S_ISDIR)
        with open(file, "rb", opener=_open_plain) as opened:
            status = os.fstat(opened.fileno())
            reason = reason or _foreign(status, stat.S_ISREG)
            if reason:
                return reason
            if hashlib.sha256(opened.read()).hexdigest() + suffix != file.name:
                return f"its {status.st_size} bytes are not those that were written"
    except FileNotFoundError:
        raise
    except OSError as e:  # a symbolic link is one, and a folder
        return str(e)
    if time.time() - status.st_mtime > _TOUCH:
        _mark_used(file)
    return ""


def _open_plain(file: str, flags: int) -> int:
    """Follows no symbolic link, and waits for no writer of a pipe."""
    return os.open(file, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))


def _foreign(status: os.stat_result, kind: Callable[[int], bool]) -> str:
    if not kind(status.st_mode):
        return "it is of the wrong kind"
    if sys.platform == "win32":
        return ""
    if status.st_uid != os.geteuid():
        return f"it belongs to another user (uid {status.st_uid})"
    if status.st_mode & cache_folder.SHARED:
        return f"others can write to it (mode {stat.S_IMODE(status.st_mode):o})"
    return ""


def _mark_used(file: Path) -> None:
    try:
        os.utime(file)
    except OSError:  # read only: then nobody evicts by it either
        pass


# ---- writing, with the key's lock held -----------------------------------------------------------
def make_in(target: Path, make: Callable[[Path], object], suffix: str) -> Path:
    """Has the artifact made in a new folder, and renames it into place."""
    import hashlib
    import tempfile

    pid = os.getpid()
    cache_folder.make_private(target)
    work = Path(tempfile.mkdtemp(prefix="tmp-", dir=target))
    try:
        new = work / f"new{suffix}"
        make(new)
        if not new.is_file():
            raise BuildError(
                what=f"nothing was made for the cache entry {target.name}",
                why=f"{make!r} returned, but wrote no file",
                exists=", ".join(os.listdir(work)) or "an empty folder",
                fix="have it write to the path that it is given",
            )
        new.chmod(0o600)
        path = target / f"{hashlib.sha256(new.read_bytes()).hexdigest()}{suffix}"
        new.replace(path)
    finally:
        if os.getpid() == pid:  # not in a child that was forked meanwhile: it is the parent's
            _remove_work(target, work)
    return path


def _remove_work(target: Path, work: Path) -> None:
    import shutil

    shutil.rmtree(work, ignore_errors=True)
    try:
        target.rmdir()  # if nothing was made
    except OSError:
        pass


def clean(target: Path, suffix: str) -> None:
    """Removes files in the way of a new entry: damaged ones, and leftovers of killed builds."""
    import shutil

    if target.is_symlink():
        target.unlink()
    elif target.exists() and _foreign(target.lstat(), stat.S_ISDIR):
        shutil.rmtree(target)
    for file in _files(target, suffix):
        file.unlink()
    for name in names_in(target):
        work = target / name
        if name.startswith("tmp-") and time.time() - work.lstat().st_mtime > _ABANDONED:
            shutil.rmtree(work, ignore_errors=True)
