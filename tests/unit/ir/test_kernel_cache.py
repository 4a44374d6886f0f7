"""The kernel cache: verified, private, safe under many processes, and of use when it cannot be."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core import config
from core.errors import BuildError
from core.ir.toolchain import cache_folder
from core.ir.toolchain import kernel_cache as cache_module
from core.ir.toolchain.cache_entry import Entry
from core.ir.toolchain.kernel_cache import KernelCache, clear_cache, default_cache, digest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="owners, modes, fork and signals")

NOBODY = 65534
KEY = digest("a kernel")
as_root = pytest.mark.skipif(
    sys.platform != "win32" and os.geteuid() != 0, reason="only root gives files to another user"
)


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's process puts its temporary folder; what was logged is said again."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    monkeypatch.setattr(cache_folder, "_private", {})
    monkeypatch.setattr(cache_module, "_logged", set())
    return folder


@pytest.fixture
def cache(tmp_path: Path) -> KernelCache:
    return KernelCache(tmp_path / "cache")


def write(text: str = "made") -> Callable[[Path], object]:
    return lambda path: path.write_text(text)


def refuse(path: Path) -> None:
    raise AssertionError("it was made again")


def left_behind(folder: Path) -> list[str]:
    """What is in a cache besides entries: locks, and folders of builds."""
    return [
        str(p.relative_to(folder))
        for p in folder.rglob("*")
        if p.suffix == ".lock" or p.name.startswith(("tmp-", "cc-"))
    ]


# ---- what it does --------------------------------------------------------------------------------
def test_an_entry_is_made_once_and_found_by_another_cache(cache: KernelCache) -> None:
    path = cache.entry(KEY, write())
    assert path.read_text() == "made"
    assert path.suffix == ".so"
    assert cache.entry(KEY, refuse) == path
    assert KernelCache(cache.folder).load(KEY) == path
    assert cache.load(digest("another")) is None
    assert left_behind(cache.folder) == []


def test_a_path_is_of_one_content_for_ever(cache: KernelCache) -> None:
    first = cache.entry(KEY, write("one"))
    cache.clear()
    second = cache.entry(KEY, write("two"))
    assert first != second
    assert cache.load(KEY) == second


def test_suffixes_are_apart_and_any_text_is_a_key(cache: KernelCache) -> None:
    a = cache.entry("../../etc", write("a"), ".so")
    b = cache.entry("../../etc", write("b"), ".txt")
    assert (a.read_text(), b.read_text()) == ("a", "b")
    assert cache.folder in a.parents
    assert cache.load("../../etc", ".so") == a


def test_a_digest_knows_where_its_parts_end() -> None:
    several = [("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), ("", "abc"), (b"ab", "c", "")]
    assert len({digest(*parts) for parts in several}) == len(several)
    assert digest("ab", b"c") == digest(b"ab", "c")


def test_what_it_makes_is_private(cache: KernelCache) -> None:
    before = os.umask(0)
    try:
        path = cache.entry(KEY, write())
    finally:
        os.umask(before)
    for place in (path, path.parent, cache.folder):
        assert place.stat().st_mode & 0o077 == 0


def test_the_folder_is_the_settings_or_in_the_users_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CORE_CACHE_DIR", raising=False)
    monkeypatch.setattr(config, "_process", {})
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert KernelCache().folder == tmp_path / "xdg" / "core"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert KernelCache().folder == tmp_path / ".cache" / "core"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert KernelCache().folder == tmp_path / "Library" / "Caches" / "core"
    with config.override(cache_dir="~/kernels"):
        assert default_cache().folder == tmp_path / "kernels"
        default_cache().entry(KEY, write())
        default_cache().entry(digest("b"), write())
        assert "2 entries" in repr(default_cache())
        assert clear_cache() == 2
        assert default_cache().load(KEY) is None


def test_make_has_to_write_something(cache: KernelCache) -> None:
    with pytest.raises(BuildError, match="nothing was made"):
        cache.entry(KEY, lambda path: None)
    assert list(cache.folder.iterdir()) == []


def test_an_error_of_make_gets_out_and_leaves_nothing(cache: KernelCache) -> None:
    for error in (ZeroDivisionError, KeyboardInterrupt):

        def fail(path: Path, error: type[BaseException] = error) -> None:
            path.write_text("half")
            raise error

        with pytest.raises(error):
            cache.entry(KEY, fail)
        assert list(cache.folder.iterdir()) == []
    assert cache.entry(KEY, write()).read_text() == "made"


# ---- damage --------------------------------------------------------------------------------------
def flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def link(path: Path) -> None:
    other = path.parent.parent / "elsewhere"
    other.write_bytes(path.read_bytes())
    path.unlink()
    path.symlink_to(other)


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path, 0o600)


def link_folder(path: Path) -> None:
    other = path.parent.parent / "elsewhere"
    path.parent.rename(other)
    path.parent.symlink_to(other)


DAMAGE: dict[str, Callable[[Path], object]] = {
    "flipped": flip,
    "torn": lambda p: p.write_bytes(p.read_bytes()[:-1]),
    "empty": lambda p: p.write_bytes(b""),
    "zeros": lambda p: p.write_bytes(bytes(p.stat().st_size)),
    "longer": lambda p: p.write_bytes(p.read_bytes() + b"\n"),
    "symbolic link": link,
    "pipe": pipe,
    "writable by others": lambda p: p.chmod(0o602),
    "folder writable by the group": lambda p: p.parent.chmod(0o770),
    "folder a symbolic link": link_folder,
}


@pytest.mark.parametrize("name", DAMAGE)
def test_what_is_not_as_it_was_written_is_made_again_and_logged(
    cache: KernelCache, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    path = cache.entry(KEY, write("the artifact"))
    DAMAGE[name](path)
    assert cache.load(KEY) is None
    assert "is not loaded" in caplog.text
    assert str(path) in caplog.text
    again = cache.entry(KEY, write("the artifact"))
    assert again.read_text() == "the artifact"
    assert stat.S_ISREG(again.lstat().st_mode)
    assert cache.load(KEY) == again
    assert cache.folder in again.parents
    assert left_behind(cache.folder) == []


@as_root
@pytest.mark.parametrize("whose", ["file", "folder"])
def test_an_entry_of_another_user_is_made_again(
    cache: KernelCache, caplog: pytest.LogCaptureFixture, whose: str
) -> None:
    path = cache.entry(KEY, write())
    os.chown(path if whose == "file" else path.parent, NOBODY, NOBODY)
    assert cache.load(KEY) is None
    assert f"belongs to another user (uid {NOBODY})" in caplog.text
    assert cache.entry(KEY, write("mine")).read_text() == "mine"


def test_an_unreadable_entry_is_made_again(user_folder: Path) -> None:
    cache = KernelCache(user_folder / "cache")
    cache.entry(KEY, write()).chmod(0)
    assert cache.load(KEY) is None
    assert cache.entry(KEY, write("again")).read_text() == "again"


# ---- folders that are refused --------------------------------------------------------------------
def assert_refused(cache: KernelCache, temporary: Path, said: str, log: str) -> None:
    for name in ("one", "two"):
        path = cache.entry(digest(name), write(name))
        assert temporary in path.parents
        assert path.read_text() == name
        assert cache.load(digest(name)) == path
        assert cache.entry(digest(name), refuse) == path
    assert said in cache.refusal()
    assert log.count(said) == 1


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702, 0o1777])
def test_a_folder_that_others_can_write_to_is_refused(
    cache: KernelCache, temporary: Path, caplog: pytest.LogCaptureFixture, mode: int
) -> None:
    cache.entry(KEY, write("planted"))
    cache.folder.chmod(mode)
    fresh = KernelCache(cache.folder)
    assert fresh.load(KEY) is None
    assert fresh.clear() == 0
    fresh.entry(digest("x"), write())
    assert_refused(fresh, temporary, "others can write", caplog.text)
    assert [p.name for p in cache.folder.iterdir()] == [KEY]


def test_a_folder_that_others_can_only_read_is_used(cache: KernelCache) -> None:
    path = cache.entry(KEY, write())
    cache.folder.chmod(0o755)
    assert KernelCache(cache.folder).load(KEY) == path


@as_root
def test_a_folder_of_another_user_is_refused(
    cache: KernelCache, temporary: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache.folder.mkdir(0o700)
    os.chown(cache.folder, NOBODY, NOBODY)
    cache.entry(digest("x"), write())
    assert_refused(cache, temporary, f"another user (uid {NOBODY})", caplog.text)


@as_root
def test_root_makes_no_folders_in_somebodys_home(tmp_path: Path, temporary: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(0o700)
    os.chown(home, NOBODY, NOBODY)
    path = KernelCache(home / ".cache" / "core").entry(KEY, write())
    assert temporary in path.parents
    assert list(home.iterdir()) == []


def test_folders_between_the_users_cache_and_ours_are_held_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = tmp_path / "xdg"
    monkeypatch.setenv("XDG_CACHE_HOME", str(base))
    between = base / "team"
    between.mkdir(parents=True)
    between.chmod(0o770)
    base.chmod(0o770)  # as a group of one's own, with umask 002, has it
    folder = between / "core"
    folder.mkdir(0o700)
    assert str(between) in KernelCache(folder).refusal()
    between.chmod(0o700)
    assert KernelCache(folder).refusal() == ""


def test_folders_above_must_not_be_everybodys_unless_only_owners_remove_there(
    tmp_path: Path,
) -> None:
    above = tmp_path / "above"
    folder = above / "core"
    folder.mkdir(0o700, parents=True)
    above.chmod(0o777)
    assert "everybody can write" in KernelCache(folder).refusal()
    above.chmod(0o1777)
    assert KernelCache(folder).refusal() == ""


# ---- folders that cannot be written to -----------------------------------------------------------
@pytest.fixture
def user_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of a user who is not root: modes mean nothing to root."""
    folder = Path(tempfile.mkdtemp(prefix="core-test-", dir="/tmp"))
    temporary = folder / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    root = os.geteuid() == 0
    if root:
        for place in (folder, temporary):
            os.chown(place, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    yield folder
    if root:
        os.seteuid(0)
    subprocess.run(["chmod", "-R", "u+rwx", str(folder)], check=True)
    shutil.rmtree(folder)


def test_a_read_only_cache_is_read_and_new_entries_go_elsewhere(
    user_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache = KernelCache(user_folder / "cache")
    path = cache.entry(KEY, write())
    os.utime(path, (0, 0))
    path.parent.chmod(0o500)
    cache.folder.chmod(0o500)
    assert KernelCache(cache.folder).entry(KEY, refuse) == path
    fresh = KernelCache(cache.folder)
    for name in ("new", "newer"):
        new = fresh.entry(digest(name), write(name))
        assert cache.folder not in new.parents
        assert fresh.load(digest(name)) == new
    assert caplog.text.count("takes no new kernels") == 1
    assert cache.clear() == 0


def test_a_cache_that_cannot_be_made_is_done_without(user_folder: Path) -> None:
    file = user_folder / "file"
    file.write_text("")
    closed = user_folder / "closed"
    closed.mkdir(0o500)
    for folder in (file, file / "below", closed / "cache", Path("/proc/core")):
        path = KernelCache(folder).entry(digest(str(folder)), write(str(folder)))
        assert path.read_text() == str(folder)


def test_a_folder_that_goes_away_is_made_again(cache: KernelCache) -> None:
    cache.entry(KEY, write())
    shutil.rmtree(cache.folder)
    path = cache.entry(KEY, write("again"))
    assert path.read_text() == "again"
    assert cache.folder in path.parents


def full(path: Path) -> None:
    path.write_text("half")
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_has_the_entry_made_in_a_temporary_folder(
    cache: KernelCache, temporary: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def make(path: Path) -> None:
        if temporary not in path.parents:
            full(path)
        path.write_text("whole")

    for name in ("one", "two"):
        path = cache.entry(digest(name), make)
        assert (temporary in path.parents, path.read_text()) == (True, "whole")
    assert caplog.text.count("No space left") == 1
    assert list(cache.folder.iterdir()) == []


def test_two_full_disks_are_an_error_and_leave_nothing(cache: KernelCache, temporary: Path) -> None:
    with pytest.raises(BuildError) as caught:
        cache.entry(KEY, full)
    assert str(cache.folder) in caught.value.exists
    assert caught.value.exists.count("No space left") == 2
    assert "CORE_CACHE_DIR" in caught.value.fix
    assert list(cache.folder.iterdir()) == []
    assert [p for p in temporary.rglob("*") if p.is_file()] == []


def test_no_temporary_folder_either_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    with pytest.raises(BuildError, match="could not be stored"):
        KernelCache(tmp_path / "file").entry(KEY, write())


def test_a_limit_on_the_size_of_files_is_a_full_disk(tmp_path: Path, run_python) -> None:
    run_python(
        f"""
        import resource
        from core.errors import BuildError
        from core.ir.toolchain.kernel_cache import KernelCache
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        cache = KernelCache({str(tmp_path / "cache")!r})
        small = cache.entry("small", lambda path: path.write_bytes(bytes(4096)))
        try:
            cache.entry("large", lambda path: path.write_bytes(bytes(4097)))
        except BuildError as e:
            assert "File too large" in e.exists
        else:
            raise AssertionError
        assert cache.load("small") == small
        assert len(cache.entries()) == 1
        """
    )


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of 64 KiB."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    options = ["mount", "-t", "tmpfs", "-o", "size=64k,mode=700", "tmpfs", str(folder)]
    if sys.platform != "linux" or subprocess.run(options, capture_output=True).returncode:
        pytest.skip("only root mounts a disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_really_is_full(tiny_disk: Path, temporary: Path) -> None:
    cache = KernelCache(tiny_disk / "cache")
    places = []
    for i in range(8):
        path = cache.entry(digest(str(i)), lambda p, i=i: p.write_bytes(bytes([i]) * 16384))
        assert path.read_bytes() == bytes([i]) * 16384
        places.append(temporary in path.parents)
    assert places == sorted(places)
    assert 2 <= places.count(True) <= 6
    assert left_behind(tiny_disk) == []
    assert len(cache.entries()) == places.count(False)


# ---- size ----------------------------------------------------------------------------------------
def test_what_was_not_used_for_longest_is_evicted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_module, "_TRIM_EVERY", 1)
    cache = KernelCache(tmp_path / "cache", max_bytes=4000)
    for i in range(4):
        path = cache.entry(digest(str(i)), write(str(i) * 1000))
        age = time.time() - 10000 + i * 100
        os.utime(path, (age, age))
    assert len(cache.entries()) == 4
    assert cache.load(digest("0")) is not None  # which marks it as used now
    cache.entry(digest("new"), write("n" * 1000))
    found = [name for name in ("0", "1", "2", "3", "new") if cache.load(digest(name))]
    assert found == ["0", "3", "new"]


def test_what_was_used_lately_stays_whatever_the_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_module, "_TRIM_EVERY", 1)
    cache = KernelCache(tmp_path / "cache", max_bytes=10)
    for i in range(3):
        cache.entry(digest(str(i)), write("x" * 1000))
    assert len(cache.entries()) == 3


def test_what_another_process_makes_while_the_size_is_looked_at_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_module, "_TRIM_EVERY", 1)
    cache, look = KernelCache(tmp_path / "cache"), KernelCache.entries
    cache.entry(digest("early"), write("early"))
    (cache.folder / digest("late")).mkdir(mode=0o700)  # as it is while it is being made
    made = []

    def entries(self: KernelCache) -> list[Entry]:
        found = look(self)
        monkeypatch.setattr(KernelCache, "entries", look)
        made.append(KernelCache(cache.folder).entry(digest("late"), write("late")))
        return found

    monkeypatch.setattr(KernelCache, "entries", entries)
    cache.entry(digest("new"), write("new"))
    assert made[0].read_text() == "late"
