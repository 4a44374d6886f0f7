"""Many libraries at once: a compiler on each processor, with a progress display.

A compiler takes its share of the sources that wait, as one source: starting it takes as long as
compiling a small kernel. While sources are still made, one processor is theirs.
"""

from __future__ import annotations

import bisect
import contextlib
import itertools
import os
import sys
import threading
from contextvars import copy_context
from typing import TYPE_CHECKING

from core.errors import CoreError
from core.ir.dialect.kernel import joined
from core.ir.toolchain import compiler_process, prebuilt
from core.ir.toolchain.c_compiler import build_library, enter_library, is_built
from core.ir.toolchain.kernel_cache import digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from concurrent.futures import Future, ThreadPoolExecutor

    from core.ir.dialect import Source

_TURN = 2e-4  # seconds
FEWEST_SHOWN = 8  # builds, from which on progress is shown
_FEWEST, _MOST = 1 << 12, 1 << 15  # characters that are compiled as one: 40 to 300 ms


def build_libraries(sources: Iterable[Source]) -> None:
    """Builds the libraries of C sources that are neither shipped nor in the cache, each while the
    next source is made.

    One that fails is left out here: `build_library` remembers why, and raises it. Ctrl-C ends the
    compilers that run.
    """
    stop = threading.Event()
    waiting = _Waiting()
    builds: dict[str, Future[None]] = {}
    with _short_turns, contextlib.ExitStack() as stack:  # the pool waits for its threads
        pool: ThreadPoolExecutor | None = None
        try:
            for source in sources:
                if source.text in builds or _is_there(source.text):
                    continue
                pool = pool or stack.enter_context(_pool(stop))
                waiting.add(source)
                # Settings may be those of this thread alone.
                builds[source.text] = pool.submit(copy_context().run, _build_some, waiting, stop)
            waiting.end()
            for build in _shown([*builds.values()]):
                build.result()
        except BaseException:
            stop.set()
            raise


class _ShortTurns:
    """Python's threads take turns sooner: one that starts a compiler needs a few moments of the
    interpreter, and waits a turn for each while another makes the next source."""

    def __init__(self) -> None:
        self._lock, self._users, self._usual = threading.RLock(), 0, 0.0

    def __enter__(self) -> None:
        with self._lock:
            if not self._users:
                self._usual = sys.getswitchinterval()
                sys.setswitchinterval(min(self._usual, _TURN))
            self._users += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._users -= 1
            if not self._users:
                sys.setswitchinterval(self._usual)

    def after_fork(self) -> None:
        """The child has none of the threads that build."""
        if self._users:
            sys.setswitchinterval(self._usual)
        self.__init__()  # type: ignore[misc]


_short_turns = _ShortTurns()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_short_turns.after_fork)


class _Waiting:
    """The sources that no compiler was given yet, and how many compilers may start."""

    def __init__(self) -> None:
        self._free = max(1, _processors() - 1)
        self._changed = threading.Condition()
        self._sources: list[Source] = []

    def add(self, source: Source) -> None:
        with self._changed:
            self._sources.append(source)

    def end(self) -> None:
        """No more sources are made, and their processor is free."""
        with self._changed:
            self._free += _processors() > 1
            self._changed.notify()

    @contextlib.contextmanager
    def share(self) -> Iterator[list[Source]]:
        """The sources of one compiler, once it may start; none where none waits."""
        with self._changed:
            self._changed.wait_for(lambda: self._free)
            sizes = [*itertools.accumulate(len(s.text) for s in self._sources)]
            least = min(max(sizes[-1] // _processors(), _FEWEST), _MOST) if sizes else 0
            count = bisect.bisect_left(sizes, least) + 1
            taken, self._sources = self._sources[:count], self._sources[count:]
            self._free -= 1
        try:
            yield taken
        finally:
            with self._changed:
                self._free += 1
                self._changed.notify()


def _pool(stop: threading.Event) -> ThreadPoolExecutor:
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(_processors(), "core-build", compiler_process.stop_at, (stop,))


def _is_there(source: str) -> bool:
    try:
        return prebuilt.find_source(digest("c", source)) is not None or is_built(source)
    except CoreError:  # there is no compiler: the call that needs the kernel raises
        return True


def _build_some(waiting: _Waiting, stop: threading.Event) -> None:
    """Builds a share of what waits, as few sources as can be."""
    with waiting.share() as sources, contextlib.suppress(compiler_process.Stopped):
        while sources and not stop.is_set():
            text, count = joined(sources)
            if count == 1 or not _is_built_together(text, sources[:count]):
                count = 1
                with contextlib.suppress(CoreError):
                    build_library(sources[0].text)
            sources = sources[count:]


def _is_built_together(text: str, sources: Sequence[Source]) -> bool:
    """Builds sources as one; False where that fails, for example because of one of them."""
    try:
        library = build_library(text)
        for source in sources:
            enter_library(source.text, library)
    except CoreError:
        return False
    return True


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
