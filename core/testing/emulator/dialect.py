"""A device's dialect whose kernels the emulator builds and starts, in place of the device's driver.

`emulated` takes the dialect of a missing device and returns one that core can use: it prints the
same source, and the source runs on the CPU.
"""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING

from core.errors import BuildError, ToolchainError
from core.ir.dialect.groups import given, lanes
from core.plugins import DeviceDialect
from core.testing.emulator.languages import find_language
from core.testing.emulator.launch import start, way
from core.testing.emulator.library import Text, build
from core.testing.emulator.sanitizer import flags

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from core.errors import CoreError
    from core.ir.dialect import Kernel, Source
    from core.ir.dialect.groups import GroupDialect
    from core.ir.function import Function as Program
    from core.testing.emulator.languages import Language
    from core.testing.emulator.library import Function

HIDDEN = 1 << 54  # added to an address, it is one that no process can read
TOGETHER = 48  # sources of a translation unit


class EmulatedKernel:
    """A kernel of a source: built when it is first started, with all that wait to be."""

    __slots__ = ("buffers", "error", "function", "lanes", "name", "scalars")

    def __init__(self, spelled: Kernel) -> None:
        self.name = spelled.name
        self.buffers, self.scalars = given(spelled)
        self.lanes = lanes(spelled)
        self.function: Function | None = None
        self.error: BuildError | ToolchainError | None = None


class EmulatedDialect(DeviceDialect):
    """See `emulated`. `order` and `seed` may be changed between launches.

    Attributes:
        started: how many kernels were started.
    """

    def __init__(self, dialect: GroupDialect, language: Language, sanitize: bool) -> None:
        self.dialect = dialect
        self.language = language
        self.sanitize = sanitize
        self.capabilities = dialect.capabilities
        self.order = "forward"
        self.seed = 1
        self.started = 0
        self._gathers = False
        self._lock = threading.RLock()  # of what waits, and of its build
        self._waiting: dict[str, list[EmulatedKernel]] = {}

    def __repr__(self) -> str:
        return f"<emulated {self.language.name}, lanes {self.order}>"

    def spell(self, function: Program) -> Source:
        return self.dialect.spell(function)

    def build(self, source: Source) -> Mapping[str, object]:
        kernels = {k.name: EmulatedKernel(k) for k in source.kernels}
        with self._lock:
            self._waiting.setdefault(source.text, []).extend(kernels.values())
        return kernels

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        """Runs a kernel; BuildError where its source does not compile, which is no way to go on."""
        assert isinstance(kernel, EmulatedKernel)
        if self._gathers:
            return
        if kernel.function is None:
            self._build_waiting()
        if kernel.function is None:
            raise _again(kernel)
        words = [buffers[n] & (HIDDEN - 1) for n in kernel.buffers]
        words += [scalars[n] for n in kernel.scalars]
        self.started += 1
        start(kernel.function, words, total, kernel.lanes, way(self.order, self.seed))

    @contextlib.contextmanager
    def gathering(self) -> Iterator[None]:
        """Kernels are noted and not started; results are whatever the memory holds.

        What was noted is built together afterwards, in few runs of the compiler: a test that calls
        hundreds of operators first gathers what they need, then calls them.
        """
        self._gathers = True
        try:
            yield
        finally:
            self._gathers = False
        self._build_waiting()

    @property
    def is_gathering(self) -> bool:
        return self._gathers

    def _build_waiting(self) -> None:
        with self._lock:
            waiting, self._waiting = list(self._waiting.items()), {}
            for first in range(0, len(waiting), TOGETHER):
                self._build(waiting[first : first + TOGETHER])

    def _build(self, part: list[tuple[str, list[EmulatedKernel]]]) -> None:
        """Builds sources as one unit; where that fails, halves of it, to find which one it is."""
        texts = [Text(text, tuple({k.name: None for k in kernels})) for text, kernels in part]
        try:
            built = build(self.language, texts, self.sanitize)
        except (BuildError, ToolchainError) as e:
            if len(part) == 1:
                for kernel in part[0][1]:
                    kernel.error = e
                return
            self._build(part[: len(part) // 2])
            self._build(part[len(part) // 2 :])
            return
        for (_, kernels), functions in zip(part, built):
            for kernel in kernels:
                kernel.function = functions[kernel.name]


def _again(kernel: EmulatedKernel) -> CoreError:
    """The error of a build, as one that was not raised before."""
    e = kernel.error
    assert e is not None
    return type(e)(what=e.what, why=e.why, exists=e.exists, fix=e.fix)


def emulated(
    dialect: GroupDialect | type[GroupDialect],
    order: str = "forward",
    sanitize: bool = False,
    *,
    seed: int = 1,
    language: Language | None = None,
) -> EmulatedDialect:
    """The dialect of a device that is not there, with the emulator in the place of its driver.

    Args:
        dialect: a dialect of groups, or its class.
        order: how lanes and groups take turns: "forward", "reverse" or "shuffled" by `seed`. A
            kernel that lacks a barrier gives different results.
        sanitize: whether kernels are built with AddressSanitizer; see `sanitizer_environment`.
        language: how the emulator reads the dialect's source; default: by the dialect's name.

    Raises:
        DeviceError: there is no such order or language.
        ToolchainError: AddressSanitizer is not in this process.

    Example:
        >>> from core.ir.dialect.cpp_groups import CppGroupDialect
        >>> from core.testing.emulator import CUDA, emulated
        >>> emulated(CppGroupDialect, "reverse", language=CUDA)
        <emulated cuda, lanes reverse>
    """
    if isinstance(dialect, type):
        dialect = dialect()
    way(order, seed)
    flags(sanitize)
    emulated_dialect = EmulatedDialect(dialect, language or find_language(dialect), sanitize)
    emulated_dialect.order, emulated_dialect.seed = order, seed
    return emulated_dialect
