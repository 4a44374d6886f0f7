"""Many libraries are built at once; Ctrl-C ends the compilers that run."""

from __future__ import annotations

import _thread
import sys
import threading
import time
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

import core
from core.errors import BuildError
from core.ir.toolchain import parallel_builds
from core.ir.toolchain.c_compiler import is_built
from core.ir.toolchain.parallel_builds import build_libraries


def sources(count: int, name: str) -> list[str]:
    return [f"int {name}_{k}(void) {{ return {k}; }}" for k in range(count)]


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(parallel_builds, "_processors", lambda: 4)
    with core.config.override(cache_dir=str(tmp_path / "cache")):
        yield tmp_path


def test_two_compilers_run_at_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both, built = threading.Barrier(2), []

    def build(source: str) -> None:
        both.wait(10)  # a second one runs, too
        built.append(source)

    monkeypatch.setattr(parallel_builds, "build_library", build)
    wanted = sources(4, "at_once")
    build_libraries([*wanted, *wanted])
    assert sorted(built) == wanted


def test_what_is_built_is_found_and_what_fails_is_left_out(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = sources(2, "found")
    build_libraries([good[0], "this is no C", good[1]])
    assert all(map(is_built, good))
    with pytest.raises(BuildError, match="failed to build"):
        parallel_builds.build_library("this is no C")
    monkeypatch.setattr(parallel_builds, "build_library", None)  # is not called again
    build_libraries(good)


@pytest.mark.usefixtures("no_collections")
def test_ctrl_c_ends_the_compilers(cache: Path) -> None:
    compiler, started = cache / "slow-cc", cache / "started"
    compiler.write_text(f"#!/bin/sh\necho $$ >> {started}\nsleep 600\n")
    compiler.chmod(0o755)

    def interrupt() -> None:
        while not started.is_file():
            time.sleep(0.01)
        _thread.interrupt_main()

    with core.config.override(cc=str(compiler)):
        threading.Thread(target=interrupt).start()
        start = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            build_libraries(sources(6, "slow"))
    assert time.monotonic() - start < 300
    for process in started.read_text().split():
        assert not Path(f"/proc/{process}").exists()


@pytest.mark.parametrize(("count", "is_terminal"), [(8, True), (7, True), (8, False)])
def test_progress_is_shown_on_a_terminal(
    cache: Path, monkeypatch: pytest.MonkeyPatch, count: int, is_terminal: bool
) -> None:
    shown = []

    def tqdm(ended, text, total, **options):
        shown.append((text, total))
        return ended

    monkeypatch.setitem(sys.modules, "tqdm", types.SimpleNamespace(tqdm=tqdm))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setattr(parallel_builds, "build_library", lambda source: None)
    build_libraries(sources(count, f"shown_{is_terminal}"))
    assert shown == ([("building kernels", 8)] if count == 8 and is_terminal else [])
