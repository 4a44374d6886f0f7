"""The kernel cache: built kernels, kept on disk for the next process.

A key, a digest of everything that the artifact depends on, names a folder; in it lies one file
whose name is the digest of its content:

    ~/.cache/core/<key>/<sha256 of the content>.so

So an entry is verified by reading it, is replaced by one rename, and a path never holds two
contents (`dlopen` would hand out the first again). Entries are made by one process at a time, in a
folder next to them, and are private to the user. Where the cache cannot be used (not private, read
only, full), a temporary folder of this process takes its place, and the reason is logged. Libraries
of the C dialect come from `c_compiler.py`; other dialects keep what they build in the same way.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from core import config, logging
from core.errors import BuildError
from core.ir.toolchain import cache_folder
from core.ir.toolchain.cache_entry import Entry, clean, find, make_in, names_in
from core.ir.toolchain.cache_lock import FileLock, remove_if_free

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_BYTES = 1 << 30
RECENT = 3600.0  # seconds: an entry used within them is not evicted, whatever the size
_TRIM_EVERY = 256  # keys: of so many, one has the size looked at, whichever process builds it
_DIGEST = re.compile(r"[0-9a-f]{64}")

_caches: dict[str, KernelCache] = {}
_logged: set[str] = set()  # what need not be logged again in this process


def digest(*parts: str | bytes) -> str:
    """The sha256 of the parts, in hexadecimal; where one part ends and the next begins counts."""
    import hashlib

    result = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        result.update(b"%d:" % len(data))
        result.update(data)
    return result.hexdigest()


class KernelCache:
    """Artifacts by key, in a folder of the user.

    Args:
        folder: where entries are kept; default: the setting CORE_CACHE_DIR, else the folder `core`
            in the user's cache folder.
        max_bytes: the size at which entries that were not used for longest are removed.

    Example:
        >>> import tempfile
        >>> from core.ir.toolchain.kernel_cache import KernelCache, digest
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     cache = KernelCache(folder)
        ...     path = cache.entry(digest("x"), lambda path: path.write_text("made"), ".txt")
        ...     cache.load(digest("x"), ".txt") == path, path.read_text()
        (True, 'made')
    """

    def __init__(self, folder: str | Path | None = None, max_bytes: int = MAX_BYTES) -> None:
        chosen = folder or config.cache_dir
        place = os.path.expanduser(chosen) if chosen else cache_folder.user_folder() / "core"
        self.folder = Path(os.path.abspath(place))
        self._max_bytes = max_bytes
        self._refusal: str | None = None  # None: not looked at yet

    def __repr__(self) -> str:
        entries = self.entries()
        size = sum(entry.size for entry in entries)
        return f"{self.folder}: {len(entries)} entries, {size / 2**20:.1f} of " + (
            f"{self._max_bytes / 2**20:.0f} MiB"
        )

    def entry(self, key: str, make: Callable[[Path], object], suffix: str = ".so") -> Path:
        """The path of the key's artifact, which is made if it is not there.

        Args:
            key: a digest of everything that the artifact depends on.
            make: writes the artifact to the path it is given; called in one process at a time for
                each key, while others wait for the artifact. An OSError of it (a full disk) has
                it called again for a path in another folder; other errors are the caller's.
            suffix: how the file's name ends.

        Raises:
            BuildError: no folder could take it, or `make` wrote nothing.
        """
        path = self.load(key, suffix)
        if path is not None:
            return path
        places = [self.refusal()] if self.refusal() else []
        for name, folder in self._places():
            try:
                return self._build(folder(), key, make, suffix)
            except OSError as e:
                places.append(f"{name}: {e}")
                _say_once(f"{name} {e.errno}", f"{name} takes no new kernels: {e}")
        raise BuildError(
            what=f"an artifact of {suffix!r} could not be stored",
            why="neither the kernel cache nor a temporary folder could take it",
            exists="; ".join(places),
            fix="free some disk space, or set CORE_CACHE_DIR to a folder of yours that has room",
        )

    def load(self, key: str, suffix: str = ".so") -> Path | None:
        """The verified path of the key's artifact; None if it is not there, or damaged."""
        name = _name(key)
        private = cache_folder.existing_private_folder()
        path = None if self.refusal() else find(self.folder / name, suffix)
        if path is None and private is not None:
            path = find(private / name, suffix)
        return path

    def refusal(self) -> str:
        """Why the folder is not trusted (then a temporary one is used); "" if it is."""
        if self._refusal is None:
            if not self.folder.is_dir():
                return ""
            self._refusal = cache_folder.refusal(self.folder)
            if self._refusal:
                message = f"the kernel cache {self.folder} is not used: {self._refusal}"
                _say_once(message, f"{message}; kernels are kept in a temporary folder")
        return self._refusal

    def entries(self) -> list[Entry]:
        """The folder's entries, least recently used first."""
        names = filter(_DIGEST.fullmatch, names_in(self.folder))
        entries = [Entry(self.folder / name) for name in names]
        return sorted(entries, key=lambda entry: entry.used)

    def clear(self) -> int:
        """Removes every entry that is not being made right now; returns how many there were."""
        import shutil

        if self.refusal():
            return 0
        shutil.rmtree(self.folder / "failed", ignore_errors=True)
        removed = sum(entry.remove() for entry in self.entries())
        for name in names_in(self.folder):
            if name.endswith(".lock"):  # of a process that was killed, unless it is held
                remove_if_free(self.folder / name)
        return removed

    def discard(self, path: Path) -> None:
        """Removes an entry that cannot be used, although its content is unchanged."""
        try:
            if self.folder in path.parents:  # and nobody else's library
                path.unlink(missing_ok=True)
        except OSError as e:
            logging.debug("build", "%s stays: %s", path, e)

    def copy_elsewhere(self, path: Path) -> Path:
        """A copy of an entry in the temporary folder; `path` itself if that cannot be."""
        import shutil

        try:
            folder = cache_folder.private_folder()
            if folder not in path.parents:
                return Path(shutil.copy(path, folder / path.name))
        except OSError as e:
            logging.debug("build", "%s is not copied: %s", path, e)
        return path

    def folder_for(self, name: str) -> Path:
        """A folder of this name next to the entries; OSError if it cannot be made."""
        reason: OSError | None = None
        for _, place in self._places():
            try:
                folder = place() / name
                cache_folder.make_private(folder)
                if os.access(folder, os.W_OK):
                    return folder
            except OSError as e:
                reason = e
        raise reason or PermissionError(f"no folder can be written to: {self.folder}")

    def _places(self) -> list[tuple[str, Callable[[], Path]]]:
        """Where a new entry may go, in the order in which they are tried."""
        own = [(f"the kernel cache {self.folder}", self._own)] if not self.refusal() else []
        return [*own, ("a temporary folder", cache_folder.private_folder)]

    def _own(self) -> Path:
        """The folder, made if it is not there; PermissionError if it is not to be trusted."""
        cache_folder.make_private(self.folder)
        if self.refusal():
            raise PermissionError(self.refusal())
        return self.folder

    def _build(self, folder: Path, key: str, make: Callable[[Path], object], suffix: str) -> Path:
        target = folder / _name(key)
        with FileLock(folder / f"{target.name}.lock"):
            existing = find(target, suffix)  # by the process that had the lock before
            if existing is not None:
                return existing
            clean(target, suffix)
            path = make_in(target, make, suffix)
        if folder == self.folder and int(target.name[:8], 16) % _TRIM_EVERY == 0:
            self._trim()
        return path

    def _trim(self) -> None:
        """Removes the least recently used entries, down to three quarters of the limit."""
        entries = self.entries()
        size = sum(entry.size for entry in entries)
        enough = size if size <= self._max_bytes else self._max_bytes * 0.75
        for entry in entries:
            if entry.used > time.time() - RECENT:
                break
            if size > enough or entry.size == 0:  # nothing is in it where a build was killed
                # What was empty when it was read may have been filled since, and be in use.
                size -= entry.size if entry.remove(unless_used=True) else 0
        logging.debug("build", "the kernel cache was trimmed to %d bytes", size)


def default_cache() -> KernelCache:
    """The cache of this process, where the setting CORE_CACHE_DIR has it."""
    chosen = str(config.cache_dir)
    if chosen not in _caches:
        _caches[chosen] = KernelCache(chosen)
    return _caches[chosen]


def clear_cache() -> int:
    """Removes all kernels from the cache on disk; returns how many entries there were.

    Kernels that are loaded go on working; others are built again when they are needed.
    """
    return default_cache().clear()


def _name(key: str) -> str:
    return key if _DIGEST.fullmatch(key) else digest(key)


def _say_once(what: str, message: str) -> None:
    if what not in _logged:
        _logged.add(what)
        logging.warning("build", "%s", message)
