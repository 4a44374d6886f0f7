"""Libraries, pipelines, archives: a source is read here, and built for the emulator when needed."""

from __future__ import annotations

import re
import threading
from typing import Any

from core.errors import BuildError
from core.testing.emulator import METAL
from core.testing.emulator.library import Text, build
from metal_stand_in.objects import Error, Object, StandInError, Url

_KERNEL = re.compile(
    r"\[\[max_total_threads_per_threadgroup\((\d+)\)\]\]\s*kernel\s+void\s+(\w+)\s*\((.*?)\)\s*\{"
    r"|kernel\s+void\s+(\w+)\s*\((.*?)\)\s*\{",
    re.S,
)
_BUFFER = re.compile(r"(constant\s+[\w ]+?\s*[&*]|[\w ]+?\*)\s*\w+\s*\[\[buffer\((\d+)\)\]\]")
_SHARED = re.compile(r"^\s*threadgroup\s+(\w+)\s+\w+\[(\d+)\];", re.M)
_SIZES = {
    "char": 1,
    "uchar": 1,
    "bool": 1,
    "short": 2,
    "ushort": 2,
    "half": 2,
    "long": 8,
    "ulong": 8,
}
COMPILE_FAILURE, NO_FUNCTION = 3, 5
MAGIC = b"stand-in archive\n"


class Signature:
    """What a kernel takes.

    Attributes:
        most: threads of a group. buffers: numbers of those that are addresses; words: of the one
        that is `constant`, or None; places: how many addresses stand first in what that refers to.
    """

    def __init__(self, source: str, most: int, parameters: str) -> None:
        self.most = most
        self.buffers: list[int] = []
        self.words: int | None = None
        self.places = 0
        for kind, number in _BUFFER.findall(parameters):
            if not kind.startswith("constant"):
                self.buffers.append(int(number))
                continue
            self.words = int(number)
            if kind.endswith("&"):
                name = kind.split()[1].rstrip("&")
                members = re.search(rf"struct {name} \{{(.*?)\}};", source, re.S)
                self.places = members[1].count("*") if members else 0


class Library(Object, metal="Library"):
    """MTLLibrary of a source."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.kernels = {
            (m[2] or m[4]): Signature(text, int(m[1] or 1024), m[3] or m[5])
            for m in _KERNEL.finditer(text)
        }
        self.functions = None
        self.world.programs.waiting.append(self)

    def newFunctionWithName_(self, name: str) -> Function | None:
        return Function(self, name) if name in self.kernels else None


class Function(Object):
    """MTLFunction."""

    def __init__(self, library: Library, name: str) -> None:
        self.library, self.name = library, name

    @property
    def signature(self) -> Signature:
        found: Signature = self.library.kernels[self.name]
        return found

    @property
    def key(self) -> bytes:
        return f"{hash((self.library._text, self.name))}".encode()


class CompileOptions(Object, metal="CompileOptions"):
    """MTLCompileOptions; what is loose unless it is told."""

    def __init__(self) -> None:
        self._fast = True

    def setFastMathEnabled_(self, value: bool) -> None:
        self._fast = value

    def setMathMode_(self, value: int) -> None:
        self._fast = value != 0

    def setLanguageVersion_(self, value: int) -> None:
        self._version = value


class ComputePipelineDescriptor(Object, metal="ComputePipelineDescriptor"):
    """MTLComputePipelineDescriptor."""

    def __init__(self) -> None:
        self._function: Any = None
        self._archives: Any = ()

    def setComputeFunction_(self, function: Any) -> None:
        self._function = function

    def setBinaryArchives_(self, archives: Any) -> None:
        self._archives = archives


class ComputePipelineState(Object, metal="ComputePipelineState"):
    """MTLComputePipelineState."""

    def __init__(self, descriptor: ComputePipelineDescriptor) -> None:
        self.function = descriptor._function
        self._most = self.world.most_threads or descriptor._function.signature.most

    def maxTotalThreadsPerThreadgroup(self) -> int:
        return int(self._most)

    def threadExecutionWidth(self) -> int:
        return 32


class BinaryArchiveDescriptor(Object, metal="BinaryArchiveDescriptor"):
    """MTLBinaryArchiveDescriptor."""

    def __init__(self) -> None:
        self._url: Url | None = None

    def setUrl_(self, url: Url) -> None:
        self._url = url


class BinaryArchive(Object, metal="BinaryArchive"):
    """MTLBinaryArchive: which kernels it holds."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def addComputePipelineFunctionsWithDescriptor_error_(
        self, descriptor: ComputePipelineDescriptor, error: None
    ) -> tuple[bool, Error | None]:
        self.names.append(descriptor._function.name)
        return True, None

    def serializeToURL_error_(self, url: Url, error: None) -> tuple[bool, Error | None]:
        if (code := self.world.failing("serializeToURL:error:")) is not None:
            return False, Error(code, "the archive was not written")
        url.path.write_bytes(MAGIC + " ".join(self.names).encode())
        return True, None


def opened(descriptor: BinaryArchiveDescriptor) -> tuple[BinaryArchive | None, Error | None]:
    """An archive, empty or of a file."""
    if descriptor._url is None:
        return BinaryArchive([]), None
    data = descriptor._url.path.read_bytes()
    if not data.startswith(MAGIC):
        return None, Error(1, "it is no archive")
    return BinaryArchive(data[len(MAGIC) :].decode().split()), None


def compiled(text: str, options: CompileOptions) -> tuple[Library | None, Error | None]:
    """A library; with `#error` in the source, what Metal's compiler says of it."""
    if options._fast:
        raise StandInError("kernels are compiled with fast math, and round as they like")
    found = re.search(r"^\s*#error (.*)$", text, re.M)
    if found:
        line = text[: found.start()].count("\n") + 1
        return None, Error(COMPILE_FAILURE, f"program_source:{line}:2: error: {found[1]}")
    return Library(text), None


class Programs:
    """Libraries that wait to be built for the emulator: all at once, when one of them is needed.

    Threads make libraries while others are built: those wait for the next time.
    """

    def __init__(self) -> None:
        self.waiting: list[Library] = []
        self._lock = threading.RLock()

    def functions(self, library: Library) -> dict[str, Any]:
        """The emulator's functions of a library's kernels."""
        with self._lock:
            if library.functions is None:
                others, self.waiting = self.waiting, []
                others = [one for one in others if one is not library and one.functions is None]
                try:
                    self._build([library, *others])
                except BuildError:  # of one of them: this one is tried alone
                    self.waiting += others
                    self._build([library])
            found: dict[str, Any] = library.functions
            return found

    def _build(self, libraries: list[Library]) -> None:
        for first in range(0, len(libraries), 48):
            part = libraries[first : first + 48]
            texts = [Text(one._text, tuple(one.kernels)) for one in part]
            for one, functions in zip(part, build(METAL, texts)):
                one.functions = functions
