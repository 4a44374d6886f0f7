"""Stand-in driver libraries: a device's own runtime is tested without the device.

A runtime calls its driver by C functions of a shared library. `StandIn` builds a library of that
name and loads it before the runtime does. It checks handles, contexts and sizes, does work as late
as the order allows, runs kernels on the emulator, and lets a test make any call fail. So the
unchanged runtime is tested: its calls of the driver, their order, and its handling of errors.

    queues.h   the engine: memory, queues, events, kernels; work that is put off, and its order
    driver.h   the entry points that drivers of several vendors have alike
    cuda.h     those of CUDA's driver
    hip.h      those of HIP's; hiprtc.h: HIP's compiler, which compiles nothing

Machine code holds no source, so the compiler's caller registers it: `know(code, source, ...)`. The
tests of a backend do so after compiling: core.testing.gpu.
"""

from __future__ import annotations

import ctypes
import re
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from core import logging
from core.errors import BuildError, DeviceError
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.testing.emulator.languages import FOLDER
from core.testing.emulator.launch import ORDERS, engine_of, way
from core.testing.emulator.library import Text, build
from core.testing.emulator.sanitizer import FLAGS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.testing.emulator.languages import Language

HERE = Path(__file__).parent
_KERNEL = re.compile(
    r'extern\s+"C"\s+__global__\s+void\s+(?:__launch_bounds__\([^)]*\)\s*)?(\w+)\s*\(([^)]*)\)'
)
_SIZES = {  # by the word of a type that decides: of "unsigned long long" the second
    "bool": 1, "char": 1, "short": 2, "long": 8, "double": 8, "int": 4, "unsigned": 4, "float": 4,
}  # fmt: skip
_SHARED = '#include "driver.h"'
_STRINGS = ctypes.POINTER(ctypes.c_char_p)
_BUILD = ctypes.CFUNCTYPE(None, ctypes.c_int)


class _Program(NamedTuple):
    """What machine code was compiled from."""

    source: str
    kernels: list[str]
    warp: int


class Limits(NamedTuple):
    """A device of a stand-in.

    Attributes:
        major, minor: the name of its machine code. total: bytes of memory.
        warp: lanes that run in step.
    """

    major: int = 9
    minor: int = 0
    total: int = 1 << 30
    warp: int = 32


class StandIn:
    """A driver's library, loaded into this process under the driver's name.

    Args:
        names: the file next to this one with the driver's entry points.
        library: the name that programs load it by: "libcuda.so.1".
        language: of the kernels.
        devices: the properties of each.
        version: of the driver, as its function returns it.
        initial: the status that the driver's initialization returns.
        spelled: how the driver names a function that a test calls by another name.
    """

    def __init__(
        self,
        names: str,
        library: str,
        language: Language,
        devices: Sequence[Limits] = (Limits(),),
        *,
        version: int,
        initial: int = 0,
        spelled: Callable[[str], str] = str,
    ) -> None:
        self.language = language
        self._spelled = spelled
        self._waiting: dict[int, _Program] = {}
        self._numbers: dict[bytes, int] = {}
        self._lock = threading.RLock()
        self._path = library_of(names, library)
        engine = engine_of(False)
        self._build = _BUILD(self._build_waiting)  # as long as the library may call it
        where = engine.where_address
        self._call("stand_in_begin", engine.launch, where, self._build)
        self._call("stand_in_set", len(devices), version, initial)
        for number, device in enumerate(devices):
            self.set_device(number, device)

    # ---- for tests -----------------------------------------------------------------------------
    def set_device(self, number: int, limits: Limits) -> None:
        """Gives a device the limits of `limits` from now on."""
        total = ctypes.c_ulonglong(limits.total)
        kind = limits.major, limits.minor, limits.warp
        self._call("stand_in_set_device", number, *kind, total)

    def set_order(self, seed: int, lanes: str = "forward") -> None:
        """In which order queues and lanes take turns. Seed 0: all work as late as it may be."""
        number = ORDERS.index(way(lanes, seed).order)
        self._call("stand_in_set_order", number, ctypes.c_ulonglong(seed))

    def fail(self, call: str, status: int, after: int = 1) -> None:
        """The call of that name returns a status once: the next, or a later one."""
        self._call("stand_in_fail", self._spelled(call).encode(), status, after)

    def calls(self, call: str) -> int:
        """How often a function of the driver was called."""
        return self._call("stand_in_calls", self._spelled(call).encode())

    def waiting(self) -> int:
        """How much was enqueued and has not been done."""
        return self._call("stand_in_waiting")

    def know(self, code: bytes, source: str, limits: Limits) -> None:
        """Tells what machine code was compiled from, and for which devices."""
        with self._lock:
            if code in self._numbers:
                return
            kernels = {name: _sizes(parameters) for name, parameters in _KERNEL.findall(source)}
            names, sizes = (_strings(words) for words in (kernels, kernels.values()))
            kind = limits.major, limits.minor, limits.warp
            number = self._call("stand_in_know", code, *kind, len(kernels), names, sizes)
            self._numbers[code] = number
            self._waiting[number] = _Program(source, list(kernels), limits.warp)

    # ---- inside --------------------------------------------------------------------------------
    def _call(self, name: str, *arguments: Any) -> int:
        function = ctypes.CFUNCTYPE(ctypes.c_int)(load_symbol(self._path, name))
        return int(function(*arguments))

    def _build_waiting(self, asked: int) -> None:
        """Builds a program, with all that wait to be; the library calls it at a first launch."""
        with self._lock:
            try:
                self._build_together(self._waiting)
                self._waiting.clear()
            except BuildError:  # of one of them: this one is tried alone, the others wait again
                if asked in self._waiting:
                    self._build_alone({asked: self._waiting.pop(asked)})

    def _build_alone(self, programs: dict[int, _Program]) -> None:
        try:
            self._build_together(programs)
        except BuildError as e:
            logging.warning("build", "the emulator cannot build a kernel: %s", e)

    def _build_together(self, programs: dict[int, _Program]) -> None:
        for warp in {program.warp for program in programs.values()}:
            language = replace(self.language, warp=warp)
            self._build_unit(language, {n: p for n, p in programs.items() if p.warp == warp})

    def _build_unit(self, language: Language, programs: dict[int, _Program]) -> None:
        texts = [Text(program.source, tuple(program.kernels)) for program in programs.values()]
        for (number, program), functions in zip(programs.items(), build(language, texts)):
            for n, name in enumerate(program.kernels):
                function = functions[name]
                engine_of(False).use(function.library)
                entry, fill = ctypes.c_void_p(function.entry), ctypes.c_void_p(function.fill)
                self._call("stand_in_built", number, n, entry, fill)


def library_of(names: str, library: str) -> str:
    """The library of a file next to this one, built; once it is loaded, `library` is its name."""
    text = (HERE / names).read_text(encoding="utf-8")
    if _SHARED in text:
        engine, queues, driver = (
            file.read_text(encoding="utf-8")
            for file in (FOLDER / "engine.h", HERE / "queues.h", HERE / "driver.h")
        )
        text = "\n".join([engine, queues, text.replace(_SHARED, driver)])
    linked = ("-Wl,--no-as-needed", "-lstdc++", f"-Wl,-soname,{library}")
    return str(build_library(text, flags=(*FLAGS, *linked)))


def _sizes(parameters: str) -> bytes:
    """The bytes of each argument of a kernel; b"p" for an address."""
    return bytes(_size(text) for text in parameters.split(",") if text.strip())


def _size(parameter: str) -> int:
    if "*" in parameter:
        return ord("p")
    words = parameter.split()[:-1]  # without its name
    for word, size in _SIZES.items():
        if word in words:
            return size
    raise DeviceError(
        what=f"the stand-in cannot give a kernel the argument {parameter.strip()!r}",
        why="it has to know how large an argument is",
        exists=f"addresses, and {', '.join(_SIZES)}",
        fix="declare the kernel with these",
    )


def _strings(words: Iterable[str | bytes]) -> ctypes._Pointer[ctypes.c_char_p]:
    encoded = [word if isinstance(word, bytes) else word.encode() for word in words]
    return ctypes.cast((ctypes.c_char_p * max(len(encoded), 1))(*encoded), _STRINGS)
