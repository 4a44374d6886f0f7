"""The kernel cache among processes and threads: races, fork, kill, clearing."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.ir.toolchain import cache_folder, cache_lock
from core.ir.toolchain.cache_lock import FileLock
from core.ir.toolchain.kernel_cache import KernelCache, digest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="fork and signals")

KEY = digest("a kernel")


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another temporary folder than that of other tests in this process."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(cache_folder, "_private", {})


@pytest.fixture
def cache(tmp_path: Path) -> KernelCache:
    return KernelCache(tmp_path / "cache")


def write(text: str = "made") -> Callable[[Path], object]:
    return lambda path: path.write_text(text)


def left_behind(folder: Path) -> list[str]:
    """What is in a cache besides entries: locks, and folders of builds."""
    names = [str(p.relative_to(folder)) for p in folder.rglob("*")]
    return [n for n in names if n.endswith(".lock") or "tmp-" in n.split("/")[-1]]


# ---- many processes ------------------------------------------------------------------------------
def forked(work: Callable[[], object]) -> int:
    """Runs it in a child of this process that takes nothing else along; returns its pid."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        work()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def test_of_16_processes_one_makes_the_entry(cache: KernelCache, tmp_path: Path) -> None:
    log = tmp_path / "log"
    start = time.time() + 0.2

    def make(path: Path) -> None:
        with open(log, "a") as file:
            file.write("made\n")
        time.sleep(0.1)
        path.write_text("whole")

    def race() -> None:
        time.sleep(max(start - time.time(), 0))
        assert cache.entry(KEY, make).read_text() == "whole"

    children = [forked(race) for _ in range(16)]
    assert [os.waitpid(pid, 0)[1] for pid in children] == [0] * 16
    assert log.read_text() == "made\n"
    assert left_behind(cache.folder) == []


def test_of_16_threads_one_makes_the_entry(cache: KernelCache) -> None:
    made: list[Path] = []
    found: list[Path] = []

    def make(path: Path) -> None:
        made.append(path)
        time.sleep(0.05)
        path.write_text("whole")

    threads = [
        threading.Thread(target=lambda: found.append(cache.entry(KEY, make))) for _ in range(16)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(made), len(set(found)), len(found)) == (1, 1, 16)


def test_writers_readers_and_clearers_get_along(cache: KernelCache) -> None:
    """What is returned was whole when it was looked at; nobody fails, nobody waits for ever."""
    end = time.time() + 0.7

    def work() -> None:
        for i in range(10**6):
            if time.time() > end:
                return
            name = f"{i % 3}"
            if i % 7 == 0:
                cache.clear()
            elif i % 5 == 0:
                with contextlib.suppress(FileNotFoundError):
                    for file in cache.folder.glob("*/*.so"):
                        file.write_text("spoilt")
            else:
                path = cache.entry(digest(name), write(name * 100))
                assert path.name.endswith(".so")

    children = [forked(work) for _ in range(6)]
    assert [os.waitpid(pid, 0)[1] for pid in children] == [0] * 6
    assert cache.entry(digest("0"), write("0" * 100)).read_text() == "0" * 100


@pytest.fixture
def builder(cache: KernelCache) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts a process whose build of KEY does not end; returns when it has begun."""
    started = []

    def start(before: str = "pass") -> subprocess.Popen[str]:
        code = f"""
import os, sys, threading, time
from core.ir.toolchain.kernel_cache import KernelCache

def make(path):
    path.write_text("half")
    print("begun", flush=True)
    time.sleep(600)

cache = KernelCache({str(cache.folder)!r})
threading.Thread(target=cache.entry, args=({KEY!r}, make)).start()
time.sleep(0.1)
{before}
time.sleep(600)
"""
        process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            text=True,
            process_group=0,
        )
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        return process

    yield start
    for process in started:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout:
            process.stdout.close()


def test_a_killed_process_leaves_no_lock(
    cache: KernelCache, builder: Callable[..., subprocess.Popen[str]]
) -> None:
    process = builder()
    assert not FileLock(cache.folder / f"{KEY}.lock", wait=0).__enter__().held
    process.kill()
    process.wait()
    assert cache.load(KEY) is None
    start = time.time()
    assert cache.entry(KEY, write()).read_text() == "made"
    assert time.time() - start < 15
    # What it had begun is removed when it is sure that nobody is at it.
    [work] = left_behind(cache.folder)
    assert work.startswith(f"{KEY}/tmp-")
    os.utime(cache.folder / work, (0, 0))
    cache.load(KEY).write_text("damaged")
    cache.entry(KEY, write())
    assert left_behind(cache.folder) == []


def test_a_forked_child_does_not_hold_the_lock(
    cache: KernelCache, builder: Callable[..., subprocess.Popen[str]]
) -> None:
    process = builder("if os.fork() == 0: time.sleep(600)\nprint('forked', flush=True)")
    assert process.stdout is not None
    assert process.stdout.readline() == "forked\n"
    process.kill()
    process.wait()
    os.killpg(process.pid, 0)  # the child is there
    start = time.time()
    assert cache.entry(KEY, write()).read_text() == "made"
    assert time.time() - start < 15


def test_a_child_forked_while_making_takes_nothing_away(cache: KernelCache) -> None:
    def make(path: Path) -> None:
        pid = os.fork()
        if not pid:
            raise SystemExit  # unwinds all that is between here and the test
        assert os.waitpid(pid, 0)[1] == 0
        assert not FileLock(cache.folder / f"{KEY}.lock", wait=0).__enter__().held
        path.write_text("the parent's")

    parent = os.getpid()
    try:
        assert cache.entry(KEY, make).read_text() == "the parent's"
    finally:
        if os.getpid() != parent:
            os._exit(0)
    assert left_behind(cache.folder) == []


def test_the_temporary_folder_goes_with_its_process_only(tmp_path: Path, run_python) -> None:
    code = """
        import os, sys
        from core.ir.toolchain.cache_folder import private_folder
        folder = private_folder()
        assert folder.stat().st_mode & 0o777 == 0o700
        pid = os.fork()
        if pid == 0:
            assert private_folder() != folder
            sys.exit()  # runs the exit functions, the parent's too
        os.waitpid(pid, 0)
        assert folder.is_dir()
    """
    place = tmp_path / "place"
    place.mkdir()
    run_python(code, env={"TMPDIR": str(place)})
    assert list(place.iterdir()) == []


def test_whoever_waits_too_long_works_without_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    with FileLock(path) as mine:
        assert mine.held
        with FileLock(path, wait=0.02) as other:
            assert not other.held
        assert path.exists()
    assert not path.exists()


def test_a_file_system_without_locks_will_do(
    cache: KernelCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(fd: int, how: int) -> None:
        if how & cache_lock.fcntl.LOCK_EX:
            raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(cache_lock.fcntl, "flock", flock)
    assert cache.entry(KEY, write()).read_text() == "made"


def test_clearing_leaves_what_is_being_made_and_what_is_not_ours(
    cache: KernelCache, builder: Callable[..., subprocess.Popen[str]]
) -> None:
    builder()
    cache.entry(digest("done"), write())
    (cache.folder / "README").write_text("mine")
    (cache.folder / f"{'0' * 64}.lock").write_text("")  # of a process that was killed
    assert cache.clear() == 1
    assert sorted(p.name for p in cache.folder.iterdir()) == sorted(["README", KEY, f"{KEY}.lock"])
