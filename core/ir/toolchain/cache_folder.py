"""Where kernels are kept: the user's cache folder, if it can be trusted, else a temporary one.

Whoever can write to the folder can run code as the user, since kernels are loaded from it. So it
is private (0700), and one that is not is refused. Read by the kernel cache (`kernel_cache.py`).
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

# What others must not have: write access for the group, or for everybody.
SHARED = stat.S_IWGRP | stat.S_IWOTH

_private: dict[int, Path] = {}  # by process, since a forked child has to make its own


def user_folder() -> Path:
    """The folder of this user's caches."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or os.path.expanduser("~\\AppData\\Local"))
    if sys.platform == "darwin":
        return _home() / "Library" / "Caches"
    stated = os.environ.get("XDG_CACHE_HOME", "")
    # The XDG specification has relative ones ignored.
    return Path(stated) if os.path.isabs(stated) else _home() / ".cache"


def _home() -> Path:
    home = os.path.expanduser("~")
    if os.path.isabs(home):
        return Path(home)
    import tempfile  # a user without a home; files there are verified like those elsewhere

    return Path(tempfile.gettempdir()) / f"core-{os.getuid()}"


def make_private(folder: Path) -> None:
    """Makes the folder and its missing parents; OSError if that cannot be."""
    if folder.is_dir():
        return
    make_private(folder.parent)
    if sys.platform != "win32" and os.geteuid() == 0:
        _leave_to_its_owner(folder.parent)
    try:
        folder.mkdir(0o700)
    except FileExistsError:  # another process was first, or it is a file
        if not folder.is_dir():
            raise


def refusal(folder: Path) -> str:
    """Why kernels must not be loaded from this folder; "" if they may."""
    if sys.platform == "win32":
        return ""  # %LOCALAPPDATA% is the user's, and there are no modes to read
    real = folder.resolve()
    reason = _not_mine(folder) or _not_mine(real)
    base = user_folder().resolve()
    for parent in real.parents:
        within = base in parent.parents
        reason = reason or (_not_mine(parent) if within else _open_to_all(parent))
    return reason


def private_folder() -> Path:
    """A temporary folder of this process, removed when it ends; OSError if there is no room."""
    pid = os.getpid()
    folder = _private.get(pid)
    if folder is None:
        import atexit
        import tempfile

        folder = _private[pid] = Path(tempfile.mkdtemp(prefix="core-"))  # 0700
        atexit.register(_remove_private, folder, pid)
    return folder


def existing_private_folder() -> Path | None:
    """The temporary folder, if this process needed one."""
    return _private.get(os.getpid())


def _remove_private(folder: Path, pid: int) -> None:
    import shutil

    if os.getpid() == pid:  # a forked child runs its parent's exit functions too
        shutil.rmtree(folder, ignore_errors=True)


def _leave_to_its_owner(parent: Path) -> None:
    """Root, with somebody's home (sudo), would leave folders there that shut the owner out."""
    status = parent.stat()
    if status.st_uid != 0 and not status.st_mode & stat.S_ISVTX:
        raise PermissionError(f"{parent} belongs to another user (uid {status.st_uid})")


def _not_mine(path: Path) -> str:
    status = path.lstat()
    if status.st_uid != os.geteuid():
        return f"{path} belongs to another user (uid {status.st_uid})"
    if not stat.S_ISLNK(status.st_mode) and status.st_mode & SHARED:
        return f"others can write to {path} (mode {stat.S_IMODE(status.st_mode):o})"
    return ""


def _open_to_all(path: Path) -> str:
    """Above the user's own folders: it is enough that a stranger cannot put another in place."""
    mode = path.lstat().st_mode
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        return f"everybody can write to {path} (mode {stat.S_IMODE(mode):o})"
    return ""
