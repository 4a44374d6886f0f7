"""Many libraries are built at once; Ctrl-C ends the compilers that run."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
import time
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import core
from core.errors import BuildError
from core.ir.dialect import Source
from core.ir.dialect.kernel import joined
from core.ir.toolchain import parallel_builds
from core.ir.toolchain.c_compiler import (
    build_library,
    enter_library,
    find_shared,
    is_built,
    load_symbol,
)
from core.ir.toolchain.parallel_builds import build_libraries


def source(name: str, body: str, helpers: dict[str, str] | None = None) -> Source:
    """A source of one function without arguments, as dialects spell it."""
    kernel: Any = types.SimpleNamespace(name=name)
    return Source([], helpers or {}, [f"void {name}({body}"], [kernel])


def sources(count: int, name: str) -> list[Source]:
    return [source(f"{name}_{k}", "void) {}") for k in range(count)]


def address(s: Source) -> int:
    name = s.kernels[0].name
    library = find_shared(s.text) or build_library(s.text)
    return load_symbol(library, name, s.shared_name(name))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(parallel_builds, "_processors", lambda: 4)
    monkeypatch.setattr(parallel_builds, "_FEWEST", 1)
    with core.config.override(cache_dir=str(tmp_path / "cache")):
        yield tmp_path


def test_a_compiler_takes_its_share_of_the_sources(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted, made, started = sources(11, "share"), threading.Event(), threading.Semaphore(0)
    texts, turns = [], set()

    def build(text: str) -> Path:
        started.release()
        made.wait(10)  # no compiler ends before all sources are made
        texts.append(text)
        turns.add(sys.getswitchinterval())
        return cache

    def making() -> Iterator[Source]:
        yield from wanted[:3]
        for _ in range(3):
            started.acquire()  # as many run as there are processors beside this one
        yield from wanted[3:]
        made.set()

    monkeypatch.setattr(parallel_builds, "build_library", build)
    monkeypatch.setattr(parallel_builds, "enter_library", lambda text, library: None)
    usual = sys.getswitchinterval()
    build_libraries(making())
    assert {max(turns) < usual, sys.getswitchinterval() == usual} == {True}
    assert sorted(text.count("void share") for text in texts)[:3] == [1, 1, 1]
    assert sum(text.count("void share") for text in texts) == 11
    assert len(texts) < 11


def test_two_compilers_run_at_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both, built = threading.Barrier(2), []

    def build(text: str) -> Path:
        both.wait(10)  # a second one runs, too
        built.append(text)
        return cache

    monkeypatch.setattr(parallel_builds, "build_library", build)
    monkeypatch.setattr(parallel_builds, "enter_library", lambda text, library: None)
    wanted = sources(2, "at_once")
    build_libraries([*wanted, *wanted])
    assert sorted(built) == [s.text for s in wanted]


def test_what_is_built_is_found_and_what_fails_is_left_out(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = sources(6, "found"), source("bad", "this is no C")
    build_libraries([*good[:3], bad, *good[3:]])
    assert all(is_built(s.text) and address(s) for s in good)
    with pytest.raises(BuildError, match="failed to build"):
        parallel_builds.build_library(bad.text)
    monkeypatch.setattr(parallel_builds, "build_library", None)  # is not called again
    build_libraries(good)


def test_a_library_of_one_source_has_its_own_names(cache: Path) -> None:
    """A device's dialect builds and loads by itself what was compiled among others before."""
    wanted = sources(4, "own")
    text, count = joined(wanted)
    for s in wanted:
        enter_library(s.text, build_library(text))
    assert count == 4
    assert all(address(s) for s in wanted)
    assert all(load_symbol(build_library(s.text), s.kernels[0].name) for s in wanted)


def test_sources_that_wait_are_compiled_as_one(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those whose functions have one name; not those whose helpers have, and differ."""
    compiled, entered, leave = list[str](), threading.Event(), threading.Event()
    build = parallel_builds.build_library

    def built(text: str) -> Path:
        compiled.append(text)
        entered.set()
        assert leave.wait(30)
        return build(text)

    monkeypatch.setattr(parallel_builds, "build_library", built)
    monkeypatch.setattr(parallel_builds, "_processors", lambda: 1)
    one, two = ({"half": f"static int half(void) {{ return {n}; }}"} for n in (1, 2))
    wanted = [
        source("same", "int *x) { *x = half(); }", one),
        source("same", "int *x) { *x = half() + 10; }", one),
        source("same", "int *x) { *x = half() + 20; }", two),
        source("other", "int *x) { *x = 30; }"),
    ]

    def with_one_before() -> Iterator[Source]:
        """While a compiler is busy, the others wait."""
        yield source("first", "void) {}")
        assert entered.wait(30)
        yield from wanted
        leave.set()

    build_libraries(with_one_before())
    assert len(compiled) == 3
    results = []
    for s in wanted:
        x = ctypes.c_int()
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address(s))(ctypes.byref(x))
        results.append(x.value)
    assert results == [1, 11, 22, 30]


@pytest.mark.usefixtures("no_collections")
def test_ctrl_c_ends_the_compilers(cache: Path) -> None:
    compiler, started = cache / "slow-cc", cache / "started"
    compiler.write_text(f"#!/bin/sh\necho $$ >> {started}\nsleep 600\n")
    compiler.chmod(0o755)

    def interrupt() -> None:
        while not started.is_file():
            time.sleep(0.01)
        # A signal, which comes to the main thread also where that waits.
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

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
