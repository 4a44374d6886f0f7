"""The C compiler: header-free C to a shared object, through the cache, and to an address in it.

The last step of the C dialect: `build_library` answers from the kernel cache (`kernel_cache.py`),
and starts a compiler only for a kernel that is not there. The compiler is the system's or, where
there is none, the one in PyPI's `ziglang`. A second process starts none, not even to ask for its
version: its file identifies it. A build that failed is remembered by the process, so that an
operator that is called a thousand times does not fail a thousand times as slowly.
"""

from __future__ import annotations

import errno
import os
import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from core import config, logging
from core.errors import BuildError, CoreError, ToolchainError
from core.ir.toolchain import compiler_process, find_compiler
from core.ir.toolchain.compiler_process import ending, run
from core.ir.toolchain.kernel_cache import default_cache, digest
from core.ir.toolchain.target import has_half, native, target
from core.records import record

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Sequence

# Never -ffast-math, nor the flags it implies: the linker would add start-up code that has the whole
# process flush subnormal numbers to zero, and NaN would not be tested for.
# Of what -O3 adds only what makes kernels faster: the rest, most of all that loops of up to 16
# iterations are unrolled however long they are, takes a third of the compiler's time.
FLAGS = (
    "-std=gnu11", "-O2", "-fvect-cost-model=dynamic", "-funswitch-loops", "-fsplit-paths",
    "-fpeel-loops", "--param=max-completely-peeled-insns=50", "-fno-math-errno",
    "-fno-trapping-math", "-ffp-contract=off", "-fwrapv", "-fopenmp-simd", "-shared", "-fPIC",
    "-pipe",
)  # fmt: skip
_LINES = 12  # of what a compiler printed, in an error
_KEPT = 32  # sources of failed builds
_SIGXFSZ = -25  # the status of a program that wrote more than `ulimit -f` lets it
_FULL = re.compile(
    r"No space left|File too large|File size limit exceeded|quota exceeded|signal 25\b", re.I
)

_toolchains: dict[tuple[str, ...], Toolchain | ToolchainError] = {}
_failures: dict[str, BuildError] = {}
_libraries: dict[str, ctypes.CDLL] = {}


class Toolchain:
    """A C compiler.

    Args:
        command: how it is started: an executable's path, and arguments.
        source: where it was named, for messages: "CORE_CC", "cc on PATH".
    """

    def __init__(self, command: Sequence[str], source: str = "") -> None:
        self.command = list(command)
        self.source = source or self.command[0]
        self.is_zig = Path(self.command[0]).stem == "zig" or "ziglang" in self.command
        self._name = ""
        file = os.path.realpath(self.command[0])
        status = os.stat(file)
        self.identity = "\n".join(
            [file, f"{status.st_size} {status.st_mtime_ns}", *self.command[1:], target()]
        )
        """Its part of the keys of the cache: its file, its arguments, the processor."""

    def __repr__(self) -> str:
        return f"{self.name} ({' '.join(self.command)}; from {self.source})"

    @property
    def name(self) -> str:
        """Its name and version, "gcc 12.2.0"; the first use starts it."""
        if not self._name:
            self._name = _ask_name(self.command)
        return self._name

    def flags(self) -> list[str]:
        """The flags that every kernel is compiled with."""
        chosen = any(a.startswith(("-march", "-mcpu")) for a in self.command)
        # What little C needs of a library (memcpy) is in the process already. So nothing is asked
        # of the system but the compiler, and less is linked.
        bare = ["-nostdlib"] if sys.platform == "linux" else []
        return [*FLAGS, *([] if chosen else native()), *bare]

    def _helpers(self) -> list[str]:
        """The compiler's library, for operations without an instruction of the processor."""
        if sys.platform != "linux":
            return []  # linked anyway
        # Zig makes its own first, which takes seconds; half precision is all that could need it.
        return [] if self.is_zig and has_half() else ["-lgcc"]

    def build(self, source: str, output: Path, flags: Sequence[str] = ()) -> None:
        """Compiles C to a shared object.

        Args:
            source: one translation unit.
            output: where the library goes; it is there whole, or not at all.
            flags: more of them, after core's.

        Raises:
            BuildError: the compiler failed, was killed, hung, or wrote nothing.
            OSError: there is no room for the library.
        """
        import shutil
        import tempfile

        start = time.perf_counter()
        pid = os.getpid()
        work = Path(tempfile.mkdtemp(prefix="cc-", dir=output.parent))
        try:
            with record("C compiler", kind="build"):
                self._compile(source, work, flags)
            (work / "library").replace(output)
        finally:
            if os.getpid() == pid:
                shutil.rmtree(work, ignore_errors=True)
        took = (time.perf_counter() - start) * 1e3
        logging.info("build", "%s: %d bytes of C in %.0f ms", self.source, len(source), took)

    def _compile(self, source: str, work: Path, flags: Sequence[str]) -> None:
        library = work / "library"
        file = work / "kernel.c"
        file.write_text(source, encoding="utf-8")
        command = [*self.command, *self.flags(), *flags, str(file), *self._helpers()]
        try:
            status, output = run([*command, "-o", str(library)], work)
        except TimeoutError:
            raise self._error(
                source, f"it did not end within {compiler_process.TIMEOUT:g} seconds", ""
            ) from None
        except OSError as e:
            raise self._error(source, f"it cannot be started: {e}", "") from e
        if status != 0:
            if _FULL.search(output) or status == _SIGXFSZ or _is_full(work):
                raise OSError(errno.ENOSPC, f"no space left for the compiler: {_first(output, 1)}")
            raise self._error(source, ending(status), output)
        if not library.is_file() or library.stat().st_size == 0:
            raise self._error(source, "it reported success, but wrote no library", output)
        if output.strip():
            logging.info("build", "%s warned:\n%s", self.source, _first(output, _LINES))

    def _error(self, source: str, problem: str, output: str) -> BuildError:
        path = _keep(source)
        printed = f"; it printed:\n{_first(output, _LINES)}" if output.strip() else ""
        return BuildError(
            what=f"the C compiler {self.command[0]} failed to build a kernel: {problem}{printed}",
            why="a kernel has to be compiled before it can run",
            exists=f"the source, kept in {path}; the compiler, from {self.source}",
            fix=f"try it by hand: {' '.join([*self.command, *self.flags()])} -o kernel.so {path}; "
            "or choose another compiler: CORE_CC=clang, or pip install ziglang",
        )


def find_toolchain() -> Toolchain:
    """The C compiler of this machine; the answer is remembered.

    In this order: the setting CORE_CC, $CC, cc, gcc and clang on the path, PyPI's `ziglang`.

    Raises:
        ToolchainError: there is none, or the setting names one that is not there.
    """
    asked = (str(config.cc), os.environ.get("CC", ""), os.environ.get("PATH", ""))
    if asked not in _toolchains:
        try:
            _toolchains[asked] = Toolchain(*find_compiler.find(*asked[:2]))
        except ToolchainError as e:
            _toolchains[asked] = e
    toolchain = _toolchains[asked]
    if isinstance(toolchain, ToolchainError):
        raise _again(toolchain)
    return toolchain


def build_library(
    source: str, *, flags: Sequence[str] = (), key_parts: Sequence[str | bytes] = ()
) -> Path:
    """The shared object of a C source: from the cache, or compiled now.

    Args:
        source: one translation unit of C that includes nothing.
        flags: for the compiler, after core's.
        key_parts: further parts of the cache key, besides source, flags, compiler and processor.

    Returns:
        The library's path. A path is of one content for ever; load it with `load_symbol`.

    Raises:
        ToolchainError: there is no compiler.
        BuildError: the compiler failed; asked again, the same error comes back at once.
    """
    toolchain = find_toolchain()
    key = _key(toolchain, source, flags, key_parts)
    if key in _failures:
        raise _again(_failures[key])
    try:
        return default_cache().entry(key, lambda path: toolchain.build(source, path, flags))
    except BuildError as e:
        _failures[key] = e
        raise


_SHARED = ("shared",)  # of the keys of libraries that hold the functions of several sources


def enter_library(source: str, library: Path) -> None:
    """Enters a library that holds the functions of a source, among others: `find_shared` has it.

    Raises ToolchainError and BuildError.
    """

    def link(path: Path) -> None:
        try:
            os.link(library, path)  # it is loaded once, whichever of its sources is asked for
        except OSError:
            path.write_bytes(library.read_bytes())

    default_cache().entry(_key(find_toolchain(), source, parts=_SHARED), link)


def find_shared(source: str) -> Path | None:
    """The library in which the functions of a source have their shared names (`joined`); None where
    there is none. Raises ToolchainError."""
    return default_cache().load(_key(find_toolchain(), source, parts=_SHARED))


def is_built(source: str) -> bool:
    """Whether a kernel of this source needs no compiler. Raises ToolchainError."""
    key = _key(find_toolchain(), source)
    if key in _failures or default_cache().load(key) is not None:
        return True
    return find_shared(source) is not None


def _key(
    toolchain: Toolchain, source: str, flags: Sequence[str] = (), parts: Sequence[str | bytes] = ()
) -> str:
    every = [*toolchain.flags(), *flags]
    return digest("c library", _version(), toolchain.identity, "\0".join(every), source, *parts)


def load_symbol(path: str | Path, name: str, other: str = "") -> int:
    """The address of a function in a shared object, which stays loaded while the process lives.

    other: its name where the library does not have the first.

    Raises:
        BuildError: the file cannot be loaded, or has no such function.
    """
    import ctypes

    where = str(path)
    try:
        if where not in _libraries:
            _libraries[where] = _load(where)
        library = _libraries[where]
        function = getattr(library, other if other and hasattr(library, other) else name)
    except (OSError, AttributeError) as e:
        raise BuildError(
            what=f"the function {name!r} of a built kernel cannot be used: {e}",
            why="the library does not load, or does not define it",
            exists=f"{where}, {_size(where)}",
            fix="core.ir.toolchain.kernel_cache.clear_cache() has kernels built again; if that "
            "does not help, choose another compiler: CORE_CC=clang, or pip install ziglang",
        ) from e
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _load(path: str) -> ctypes.CDLL:
    import ctypes

    try:
        return ctypes.CDLL(path)
    except OSError as e:
        # A file system that is mounted `noexec` maps no code; the temporary folder's may.
        copy = default_cache().copy_elsewhere(Path(path))
        try:
            loaded = ctypes.CDLL(str(copy))
        except OSError:
            default_cache().discard(Path(path))  # so that the next process does not meet it again
            raise e from None
        logging.debug("build", "loaded from a temporary folder: %s", e)
        return loaded


def forget_failures() -> None:
    """Forgets which builds failed and which compiler was found: both are tried again."""
    _failures.clear()
    _toolchains.clear()


def _ask_name(command: Sequence[str]) -> str:
    # `zig cc` and `python -m ziglang cc` answer `--version` as the clang that is in them.
    zig = "cc" in command[1:]
    question = [*command[: command.index("cc", 1)], "version"] if zig else [*command, "--version"]
    stem = "zig" if zig else Path(command[0]).stem
    try:
        _, output = run(question, Path(os.path.dirname(command[0])))
    except (OSError, TimeoutError) as e:
        return f"{stem} ({e})"
    if "clang" in output:
        stem = "clang"
    elif "gcc" in output or "Free Software Foundation" in output:
        stem = "gcc"
    version = re.search(r"\d+\.\d+(\.\d+)?", output)
    return f"{stem} {version[0]}" if version else stem


# ---- errors --------------------------------------------------------------------------------------
def _is_full(folder: Path) -> bool:
    """Whether its disk has as good as no room; some linkers then die without a word."""
    import shutil

    return shutil.disk_usage(folder).free < 1 << 16


def _first(text: str, lines: int) -> str:
    printed = [line.rstrip()[:300] for line in text.strip().splitlines()]
    more = f"\n    ... and {len(printed) - lines} more lines" if len(printed) > lines else ""
    return "\n".join(f"    {line}" for line in printed[:lines]).strip() + more


def _keep(source: str) -> str:
    """Where the source of a failed build was written for its user to see."""
    try:
        folder = default_cache().folder_for("failed")
        file = folder / f"{digest(source)[:16]}.c"
        file.write_text(source, encoding="utf-8")
        files = sorted(folder.iterdir(), key=lambda f: f.stat().st_mtime)
        for old in files[:-_KEPT]:
            old.unlink(missing_ok=True)
    except OSError as e:
        return f"memory only ({e})"
    return str(file)


def _again(error: CoreError) -> CoreError:
    """The same error, as one that was not raised before: tracebacks would pile up on it."""
    return type(error)(what=error.what, why=error.why, exists=error.exists, fix=error.fix)


def _size(file: str) -> str:
    try:
        return f"{os.path.getsize(file)} bytes"
    except OSError as e:
        return str(e)


def _version() -> str:
    return str(getattr(sys.modules.get("core"), "__version__", ""))
