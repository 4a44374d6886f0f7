"""Many libraries at once: a compiler on each processor, with a progress display."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from contextvars import copy_context
from typing import TYPE_CHECKING

from core.errors import CoreError
from core.ir.toolchain import compiler_process, prebuilt
from core.ir.toolchain.c_compiler import build_library, is_built
from core.ir.toolchain.kernel_cache import digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from concurrent.futures import Future, ThreadPoolExecutor

FEWEST_SHOWN = 8  # builds, from which on progress is shown


def build_libraries(sources: Iterable[str]) -> None:
    """Builds the libraries of C sources that are neither shipped nor in the cache, each while the
    next source is made.

    One that fails is left out here: `build_library` remembers why, and raises it. Ctrl-C ends the
    compilers that run.
    """
    stop = threading.Event()
    builds: dict[str, Future[None]] = {}
    with contextlib.ExitStack() as stack:  # the pool waits for its threads
        pool: ThreadPoolExecutor | None = None
        try:
            for source in sources:
                if source in builds or _is_there(source):
                    continue
                pool = pool or stack.enter_context(_pool(stop))
                # Settings may be those of this thread alone.
                builds[source] = pool.submit(copy_context().run, _build, source, stop)
            for build in _shown([*builds.values()]):
                build.result()
        except BaseException:
            stop.set()
            raise


def _pool(stop: threading.Event) -> ThreadPoolExecutor:
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(_processors(), "core-build", compiler_process.stop_at, (stop,))


def _is_there(source: str) -> bool:
    try:
        return prebuilt.find_source(digest("c", source)) is not None or is_built(source)
    except CoreError:  # there is no compiler: the call that needs the kernel raises
        return True


def _build(source: str, stop: threading.Event) -> None:
    if stop.is_set():
        return
    try:
        build_library(source)
    except (CoreError, compiler_process.Stopped):
        pass


def _processors() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _shown(builds: Sequence[Future[None]]) -> Iterable[Future[None]]:
    """Builds as they end; of many the progress is shown on a terminal, where there is tqdm."""
    if not builds:
        return ()
    from concurrent.futures import as_completed

    ended = as_completed(builds)
    if len(builds) < FEWEST_SHOWN or not sys.stderr.isatty():
        return ended
    try:
        from tqdm import tqdm
    except ImportError:
        return ended
    shown: Iterable[Future[None]] = tqdm(
        ended, "building kernels", len(builds), leave=False, unit="kernel"
    )
    return shown
