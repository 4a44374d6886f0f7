"""The C compiler: found, started once, and every way in which one can fail."""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core import config, logging
from core.cli import main
from core.errors import BuildError, CoreError, ToolchainError
from core.ir.toolchain import cache_folder, compiler_process, target
from core.ir.toolchain import kernel_cache as cache_module
from core.ir.toolchain.c_compiler import (
    FLAGS,
    Toolchain,
    build_library,
    find_toolchain,
    forget_failures,
    load_symbol,
)
from core.ir.toolchain.kernel_cache import default_cache

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="compilers are shell scripts here")

GCC = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
needs_compiler = pytest.mark.skipif(GCC is None, reason="there is no C compiler here")

SOURCE = """
void add(void* const* buffers, const long* ints, long begin, long end) {
  const float* a = buffers[0]; const float* b = buffers[1]; float* out = buffers[2];
  for (long i = begin; i < end; i++) out[i] = a[i] + b[i];
}
"""

MakeCompiler = Callable[..., Path]


@pytest.fixture(autouse=True)
def cache_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache, an empty temporary folder, and nothing remembered."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setattr(cache_folder, "_private", {})
    monkeypatch.setattr(cache_module, "_logged", set())
    monkeypatch.delenv("CC", raising=False)
    forget_failures()
    with config.override(cache_dir=str(tmp_path / "cache"), cc=""):
        yield tmp_path / "cache"
    forget_failures()


@pytest.fixture
def compiler(tmp_path: Path) -> MakeCompiler:
    """Makes a compiler of a shell script; every start of it is a line in the file `starts`.

    In the script, $OUT is where the library goes, and `real` is the real compiler's command.
    """

    def make(script: str, name: str = "fakecc") -> Path:
        file = tmp_path / "bin" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(
            f"#!/bin/sh\necho $$ >> {tmp_path}/starts\n"
            f'real() {{ {GCC} "$@"; }}\nfor OUT; do :; done\n{script}\n'
        )
        file.chmod(0o755)
        return file

    return make


@pytest.fixture
def starts(tmp_path: Path) -> Callable[[], int]:
    """How often a compiler of the fixture `compiler` was started."""
    log = tmp_path / "starts"
    return lambda: len(log.read_text().split()) if log.exists() else 0


def call_add(path: Path) -> list[float]:
    kernel = ctypes.CFUNCTYPE(
        None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64
    )(load_symbol(path, "add"))
    arrays = [(ctypes.c_float * 4)(*values) for values in ((1, 2, 3, 4), (10, 20, 30, 40), ())]
    kernel((ctypes.c_void_p * 3)(*map(ctypes.addressof, arrays)), None, 1, 3)
    return list(arrays[2])


def check_parts(error: CoreError) -> None:
    parts = [error.what, error.why, error.exists, error.fix]
    assert all(part.strip() == part and len(part) > 2 for part in parts)
    assert len(set(parts)) == 4


def left_behind(folder: Path) -> list[Path]:
    """What is in a folder besides entries and kept sources."""
    return [p for p in folder.rglob("*") if p.suffix == ".lock" or p.name[:4] in ("tmp-", "cc-w")]


# ---- building ------------------------------------------------------------------------------------
@needs_compiler
def test_a_kernel_is_built_loaded_and_right(cache_dir: Path) -> None:
    path = build_library(SOURCE)
    assert cache_dir in path.parents
    assert call_add(path) == [0, 22, 33, 0]
    assert build_library(SOURCE) == path
    assert left_behind(cache_dir) == []


@needs_compiler
def test_a_second_process_starts_no_compiler(
    compiler: MakeCompiler, starts: Callable[[], int], cache_dir: Path, run_python
) -> None:
    fake = compiler('real "$@"')
    code = f"""
        import sys
        from core.ir.toolchain.c_compiler import build_library, load_symbol
        assert load_symbol(build_library({SOURCE!r}), "add")
        print("subprocess" in sys.modules)
    """
    env = {"CORE_CC": str(fake), "CORE_CACHE_DIR": str(cache_dir)}
    assert run_python(code, env=env).stdout == "True\n"
    assert run_python(code, env=env).stdout == "False\n"
    assert starts() == 1


@needs_compiler
def test_16_processes_start_one_compiler(
    compiler: MakeCompiler, starts: Callable[[], int], cache_dir: Path
) -> None:
    def build() -> None:
        assert call_add(build_library(SOURCE)) == [0, 22, 33, 0]

    with config.override(cc=str(compiler('real "$@"'))):
        children = []
        for _ in range(16):
            pid = os.fork()
            if not pid:
                with contextlib.suppress(BaseException):
                    build()
                    os._exit(0)
                os._exit(1)
            children.append(pid)
        assert [os.waitpid(pid, 0)[1] for pid in children] == [0] * 16
    assert starts() == 1
    assert left_behind(cache_dir) == []


@needs_compiler
def test_what_a_library_depends_on_is_in_its_key(
    compiler: MakeCompiler, monkeypatch: pytest.MonkeyPatch, starts: Callable[[], int]
) -> None:
    fake = compiler('real "$@"')
    with config.override(cc=str(fake)):
        build_library(SOURCE)
        build_library(SOURCE + "\n")
        build_library(SOURCE, flags=["-DX"])
        build_library(SOURCE, key_parts=["a dialect"])
        os.utime(fake, (1, 1))
        forget_failures()
        build_library(SOURCE)
        forget_failures()
        monkeypatch.setattr(target, "_target", "")
        monkeypatch.setattr(target, "_processor", lambda: ["flags: sse2"])
        build_library(SOURCE)
    with config.override(cc=f"{fake} -DY"):
        build_library(SOURCE)
    assert starts() == 7


def test_the_processor_is_told_by_what_code_depends_on() -> None:
    lines = target._processor()
    assert lines
    if sys.platform == "linux" and platform.machine() == "x86_64":
        assert any(line.startswith("flags") for line in lines)
        assert not [line for line in lines if re.match("cpu MHz|processor|apicid|bogomips", line)]


@needs_compiler
def test_a_kernel_does_not_change_how_the_process_rounds() -> None:
    call_add(build_library(SOURCE))
    tiny = float.fromhex("0x1p-1070")
    assert tiny / 4 > 0
    assert not {"-ffast-math", "-Ofast"}.intersection(FLAGS)


@needs_compiler
def test_a_symbol_that_is_not_there() -> None:
    with pytest.raises(BuildError, match="'subtract'") as caught:
        load_symbol(build_library(SOURCE), "subtract")
    check_parts(caught.value)


def test_a_library_of_somebody_else_is_never_removed(tmp_path: Path) -> None:
    file = tmp_path / "mine.so"
    file.write_text("no library")
    with pytest.raises(BuildError):
        load_symbol(file, "f")
    assert file.read_text() == "no library"
    with pytest.raises(BuildError, match=r"gone\.so"):
        load_symbol(tmp_path / "gone.so", "f")


# ---- finding -------------------------------------------------------------------------------------
def test_the_order_in_which_compilers_are_tried(
    compiler: MakeCompiler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    package = tmp_path / "site" / "ziglang"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    zig = compiler("", "zig").rename(package / "zig")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    assert find_toolchain().command == [str(zig), "cc"]
    for name in ("clang", "gcc", "cc"):
        expected = compiler("", name)
        forget_failures()
        assert find_toolchain().command == [str(expected)]
    monkeypatch.setenv("CC", f"{compiler('', 'mycc')} -m64")
    assert find_toolchain().command == [str(tmp_path / "bin" / "mycc"), "-m64"]
    with config.override(cc="gcc -pipe '-DA=b c'"):
        assert find_toolchain().command == [str(tmp_path / "bin" / "gcc"), "-pipe", "-DA=b c"]
        assert find_toolchain() is find_toolchain()


def test_no_compiler_at_all_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "path", [])
    with pytest.raises(ToolchainError) as caught:
        build_library(SOURCE)
    assert "pip install ziglang" in caught.value.fix
    assert "cc, gcc, clang, python -m ziglang" in caught.value.exists
    check_parts(caught.value)
    with pytest.raises(ToolchainError):
        find_toolchain()


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("nosuchcc -O1", "no executable file"),
        ("/etc/passwd", "no executable file"),
        ("cc '", "quotation"),
        ("sh -ffast-math", "flush subnormal"),
        ("sh -Ofast", "-Ofast"),
    ],
)
def test_a_setting_that_cannot_be_is_an_error_and_a_variable_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, compiler: MakeCompiler, setting: str, said: str
) -> None:
    with config.override(cc=setting), pytest.raises(ToolchainError) as caught:
        find_toolchain()
    assert said in caught.value.why
    assert f"CORE_CC={setting!r}" in caught.value.what
    check_parts(caught.value)
    path = compiler("", "cc")
    monkeypatch.setenv("PATH", f"{path.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("CC", setting)
    assert find_toolchain().command == [str(path)]


@pytest.mark.parametrize(
    ("printed", "name"),
    [
        ("gcc (Debian 12.2.0-14+deb12u1) 12.2.0", "gcc 12.2.0"),
        ("cc (GCC) 15.1.1\\nCopyright (C) 2025 Free Software Foundation, Inc.", "gcc 15.1.1"),
        ("Debian clang version 19.1.7 (3+b1)", "clang 19.1.7"),
        ("Apple clang version 16.0.0 (clang-1600.0.26.6)", "clang 16.0.0"),
        ("tcc", "fakecc"),
    ],
)
def test_the_name_is_what_it_prints(compiler: MakeCompiler, printed: str, name: str) -> None:
    toolchain = Toolchain([str(compiler(f"printf '{printed}\\n'"))])
    assert toolchain.name == name
    assert toolchain.name in repr(toolchain)


def test_ziglang_builds_where_it_is_installed() -> None:
    pytest.importorskip("ziglang")
    with config.override(cc=f"{sys.executable} -m ziglang cc"):
        assert call_add(build_library(SOURCE)) == [0, 22, 33, 0]
        assert find_toolchain().name.startswith("zig 0.")


def test_the_doctor_shows_compiler_and_cache(
    compiler: MakeCompiler, cache_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with config.override(cc=str(compiler("echo clang version 30.1"))):
        main(["doctor"])
    with config.override(cc="no-such-compiler"):
        cache_dir.mkdir(0o777)
        cache_dir.chmod(0o777)
        main(["doctor"])
    good, bad = capsys.readouterr().out.split("nothing is broken")[:2]
    assert "clang 30.1" in good
    assert f"{cache_dir}: 0 entries" in good
    assert "none; set CORE_CC to a C compiler" in bad
    assert "it is not used: others can write" in bad


# ---- compilers that fail -------------------------------------------------------------------------
GOES_ON = "echo slow >&2; sleep 30 & sleep 30; wait"

FAULTS = {
    "prints an error": ("echo 'kernel.c:1:2: error: no' >&2; exit 1", "kernel.c:1:2: error: no"),
    "is killed": ("kill -9 $$", r"killed by signal 9 \(SIGKILL\)"),
    "crashes": ("kill -SEGV $$", r"killed by signal 11 \(SIGSEGV\)"),
    "writes nothing": ("exit 0", "reported success, but wrote no library"),
    "writes an empty file": (': > "$OUT"', "reported success, but wrote no library"),
    "prints what is no text": (r"printf '\377\376\000error'; exit 3", "status 3"),
    "fails without a word": ("exit 4", "status 4"),
    "writes half and fails": ('echo half > "$OUT"; exit 1', "status 1"),
    "hangs": (GOES_ON, "did not end within 0.3 seconds"),
    "prints for ever": ("while :; do echo error error error; done", "did not end within"),
    "hangs with its output closed": ("exec >&- 2>&-; sleep 30", "did not end within"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_compiler_that_fails(
    compiler: MakeCompiler,
    starts: Callable[[], int],
    cache_dir: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
) -> None:
    script, said = FAULTS[fault]
    if "did not end" in said:
        monkeypatch.setattr(compiler_process, "TIMEOUT", 0.3)
    fake = compiler(script)
    with config.override(cc=str(fake)):
        for _ in range(3):  # once for real, then from memory
            with pytest.raises(BuildError, match=said) as caught:
                build_library(SOURCE)
            check_parts(caught.value)
        assert starts() == 1
        assert str(fake) in caught.value.what
        [kept] = re.findall(r"kept in (\S+\.c)", caught.value.exists)
        assert Path(kept).read_text() == SOURCE
        assert [p.name for p in cache_dir.iterdir()] == ["failed"]
        assert_gone(tmp_path)
        forget_failures()
        compiler('real "$@"')
        if GCC:
            assert call_add(build_library(SOURCE)) == [0, 22, 33, 0]


def assert_gone(tmp_path: Path) -> None:
    """No compiler that was started is there any more, nor a process that it started."""
    groups = set((tmp_path / "starts").read_text().split())
    assert groups
    end = time.monotonic() + 20  # what goes on does so for 30
    while listed := running(groups):
        assert time.monotonic() < end, listed
        time.sleep(0.01)


def running(groups: set[str]) -> list[str]:
    """The processes of these groups; those that ended and were not asked after do not count."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):  # elsewhere than on Linux: none
        with contextlib.suppress(OSError):
            name, _, rest = file.read_text().rpartition(") ")
            state, _, group = rest.split()[:3]
            if group in groups and state != "Z":
                found.append(f"{name}) {state}")
    return found


def test_a_long_complaint_is_shortened(compiler: MakeCompiler) -> None:
    fake = compiler("for i in $(seq 500); do echo error $i; done; exit 1")
    with config.override(cc=str(fake)), pytest.raises(BuildError) as caught:
        build_library(SOURCE)
    assert "error 1\n" in caught.value.what
    assert "and 488 more lines" in caught.value.what
    assert len(caught.value.what) < 1000


def test_few_sources_of_failed_builds_are_kept(compiler: MakeCompiler, cache_dir: Path) -> None:
    with config.override(cc=str(compiler("exit 1"))):
        for i in range(40):
            with pytest.raises(BuildError):
                build_library(f"{i}")
    kept = [p.read_text() for p in (cache_dir / "failed").iterdir()]
    assert len(kept) == 32
    assert "39" in kept


def test_a_compiler_that_goes_away_or_is_none(compiler: MakeCompiler) -> None:
    for name, spoil in {
        "gone": Path.unlink,
        "none": lambda p: p.write_bytes(b"\0nonsense"),
    }.items():
        fake = compiler("", name)
        with config.override(cc=str(fake)):
            find_toolchain()
            spoil(fake)
            with pytest.raises(BuildError, match="cannot be started") as caught:
                build_library(SOURCE)
            check_parts(caught.value)


@needs_compiler
def test_warnings_are_logged_and_no_failure(
    compiler: MakeCompiler, caplog: pytest.LogCaptureFixture
) -> None:
    logging.set_logs("build")
    try:
        with config.override(cc=str(compiler('echo "warning: hm" >&2; real "$@"'))):
            assert call_add(build_library(SOURCE)) == [0, 22, 33, 0]
    finally:
        logging.set_logs()
    assert "warning: hm" in caplog.text


@needs_compiler
def test_a_real_error_names_the_line() -> None:
    with pytest.raises(BuildError, match=r"kernel\.c:2:\d+: error") as caught:
        build_library("int x;\nint f( {\n")
    check_parts(caught.value)


@needs_compiler
def test_a_library_that_does_not_load_is_an_error_and_not_kept(
    compiler: MakeCompiler, starts: Callable[[], int], cache_dir: Path
) -> None:
    fake = compiler('echo "no library" > "$OUT"')
    with config.override(cc=str(fake)):
        path = build_library(SOURCE)
        with pytest.raises(BuildError, match="'add'") as caught:
            load_symbol(path, "add")
        check_parts(caught.value)
        assert list(cache_dir.rglob("*.so")) == []
        build_library(SOURCE)  # as the next process would
        assert starts() == 2


# ---- disks ---------------------------------------------------------------------------------------
@needs_compiler
def test_no_space_for_the_compiler_has_it_run_in_a_temporary_folder(
    compiler: MakeCompiler, cache_dir: Path, tmp_path: Path
) -> None:
    fake = compiler(
        f'case "$OUT" in {cache_dir}/*) echo "ld: final link failed: No space left on device"\n'
        'echo half > "$OUT"; exit 1;; esac; real "$@"'
    )
    with config.override(cc=str(fake)):
        path = build_library(SOURCE)
    assert tmp_path / "temporary" in path.parents
    assert call_add(path) == [0, 22, 33, 0]
    assert list(cache_dir.iterdir()) == []


@needs_compiler
@pytest.mark.parametrize("size", ["4k", "8k", "12k", "16k", "24k"])
def test_a_disk_that_is_full_at_any_moment(tmp_path: Path, size: str) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount(disk, f"size={size},mode=700")
    try:
        with config.override(cache_dir=str(disk / "cache")):
            assert call_add(build_library(SOURCE)) == [0, 22, 33, 0]
            assert left_behind(disk) == []
            for file in disk.rglob("*.so"):
                assert default_cache().entries()[0].folder == file.parent
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)  # what is loaded stays


@needs_compiler
def test_a_disk_from_which_no_code_is_loaded(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount(disk, "noexec,mode=700")
    try:
        with config.override(cache_dir=str(disk / "cache")):
            path = build_library(SOURCE)
            assert disk in path.parents
            assert call_add(path) == [0, 22, 33, 0]
            assert path.exists()
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)  # what is loaded stays


def mount(folder: Path, options: str) -> None:
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if sys.platform != "linux" or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("only root mounts a disk")


@needs_compiler
def test_a_limit_on_the_size_of_files(cache_dir: Path, run_python) -> None:
    code = f"""
        import resource
        from core.errors import BuildError
        from core.ir.toolchain.c_compiler import build_library
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
        try:
            build_library({SOURCE!r})
        except BuildError as e:
            assert "no space left for the compiler" in e.exists, e
            assert "could not be stored" in e.what, e
        else:
            raise AssertionError("it was built")
    """
    run_python(code, env={"CORE_CACHE_DIR": str(cache_dir)})
    assert list(cache_dir.iterdir()) == []


# ---- interruptions -------------------------------------------------------------------------------
@needs_compiler
def test_ctrl_c_during_a_build(compiler: MakeCompiler, cache_dir: Path, tmp_path: Path) -> None:
    fake = compiler(f'if [ -e {tmp_path}/healed ]; then real "$@"; else {GOES_ON}; fi')
    code = f"""
import pathlib, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background ignore it
from core.ir.toolchain.c_compiler import build_library, load_symbol
try:
    build_library({SOURCE!r})
except KeyboardInterrupt:
    print("interrupted", flush=True)
input()
pathlib.Path({str(tmp_path / "healed")!r}).touch()
assert load_symbol(build_library({SOURCE!r}), "add")
"""
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "CORE_CC": str(fake), "CORE_CACHE_DIR": str(cache_dir)},
    )
    wait_for(tmp_path / "starts")
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    assert process.stdout.readline() == "interrupted\n"
    assert_gone(tmp_path)
    assert list(cache_dir.iterdir()) == []
    process.communicate("\n", timeout=120)
    assert process.returncode == 0


@needs_compiler
def test_ctrl_c_while_a_compiler_starts(
    compiler: MakeCompiler, cache_dir: Path, tmp_path: Path, run_python
) -> None:
    """Popen reads from a pipe until the program is there; the program is ended all the same."""
    code = f"""
import os, pathlib, time
from core.ir.toolchain.c_compiler import build_library
read = os.read
def interrupted(fd, count):
    if count != 50_000:  # not Popen's
        return read(fd, count)
    while not pathlib.Path({str(tmp_path / "starts")!r}).exists():
        time.sleep(0.01)
    raise KeyboardInterrupt
os.read = interrupted
try:
    build_library({SOURCE!r})
except KeyboardInterrupt:
    print("interrupted")
"""
    env = {"CORE_CC": str(compiler(GOES_ON)), "CORE_CACHE_DIR": str(cache_dir)}
    assert run_python(code, env=env).stdout == "interrupted\n"
    assert_gone(tmp_path)
    assert list(cache_dir.iterdir()) == []


@needs_compiler
def test_ctrl_c_at_any_moment(cache_dir: Path) -> None:
    code = f"""
import signal
from core.ir.toolchain.c_compiler import build_library, load_symbol
armed = came = False
def interrupt(*_):
    global came
    came = True
    if armed:
        raise KeyboardInterrupt
signal.signal(signal.SIGINT, interrupt)
done = 0
print("begun", flush=True)
while done < 10:
    try:
        armed = True
        if came:  # before it was armed
            raise KeyboardInterrupt
        for i in range(1000):
            assert load_symbol(build_library({SOURCE!r} + f"int v{{done}}_{{i}};"), "add")
    except KeyboardInterrupt:
        armed = came = False
        done += 1
        print("interrupted", flush=True)
assert load_symbol(build_library({SOURCE!r}), "add")
"""
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "CORE_CACHE_DIR": str(cache_dir)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    for i in range(10):
        time.sleep(0.07 * (i * 0.618 % 1))
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "interrupted\n"
    assert process.wait(120) == 0
    process.stdout.close()
    assert not list(cache_dir.glob("*.lock"))


@needs_compiler
@pytest.mark.parametrize("moment", ["as it starts", "as it runs"])
def test_a_child_forked_during_a_build_delays_and_removes_nothing(
    moment: str,
    compiler: MakeCompiler,
    tmp_path: Path,
    cache_dir: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if moment == "as it starts":  # while Popen holds both ends of the pipe for an error of exec's
        fork_exec = subprocess._fork_exec

        def slow(*args: object) -> int:
            pid = fork_exec(*args)
            time.sleep(0.5)
            return pid

        monkeypatch.setattr(subprocess, "_fork_exec", slow)
    found: list[Path] = []
    with config.override(cc=str(compiler('sleep 0.3; real "$@"'))):
        toolchain = find_toolchain()
    cache = default_cache()
    thread = threading.Thread(
        target=lambda: found.append(
            cache.entry("forked", lambda path: toolchain.build(SOURCE, path))
        )
    )
    thread.start()
    wait_for(tmp_path / "starts")
    pid = os.fork()
    if not pid:
        time.sleep(600)
        os._exit(0)
    try:
        thread.join(timeout=120)
        assert not thread.is_alive(), "the build waits for a child of the process"
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
    assert call_add(found[0]) == [0, 22, 33, 0]
    assert left_behind(cache_dir) == []


@needs_compiler
def test_ctrl_c_while_a_fork_waits_for_a_start(tmp_path: Path, run_python) -> None:
    code = f"""
        import os, pathlib, signal, subprocess, sys, threading, time
        from core.ir.toolchain.compiler_process import run

        fork_exec, starting = subprocess._fork_exec, threading.Event()
        def slow(*args):
            pid = fork_exec(*args)
            starting.set()
            time.sleep(0.6)
            return pid
        subprocess._fork_exec = slow
        work = pathlib.Path({str(tmp_path)!r})
        thread = threading.Thread(target=run, args=(["true"], work))
        thread.start()
        assert starting.wait(60)
        interrupt = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
        interrupt.start()
        pid = 1
        try:
            pid = os.fork()  # Python has nobody to give an error to that comes in here
        except KeyboardInterrupt:
            pass
        if pid == 0:
            signal.alarm(60)
            child = os.fork()
            if child:
                assert os.waitpid(child, 0)[1] == 0
            os._exit(run(["true"], work)[0])
        thread.join()
        interrupt.join()
        assert pid == 1 or os.waitpid(pid, 0)[1] == 0
        print(run(["true"], work)[0])
    """
    assert run_python(code).stdout == "0\n"


def wait_for(file: Path) -> None:
    end = time.monotonic() + 120
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.01)
