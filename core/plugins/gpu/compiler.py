"""`RuntimeCompiler`: from a kernel's source to machine code, by a compiler that is a C library.

Vendors' libraries have the same functions, apart from a prefix: a program is created, compiled,
asked for its log and its code, and destroyed.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from core.errors import BuildError
from core.plugins.binaries import cached_binary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class RuntimeCompiler(ABC):
    """A vendor's compiler.

    Attributes:
        title: its name in messages. prefix: of its functions.
        code: as its functions call machine code: "CUBIN" of "GetCUBINSize".
        source_suffix, binary_suffix: of the source's name in messages, and of entries in the cache.
        remedy: what to do where it does not work.
    """

    title = ""
    prefix = ""
    code = "Code"
    source_suffix = ""
    binary_suffix = ".bin"
    remedy = ""

    # ---- what a backend supplies ---------------------------------------------------------------
    @abstractmethod
    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        """The library's function of a name, prefix included; it returns (status, result, ...)."""

    @abstractmethod
    def explain(self, status: Any) -> str:
        """The library's name for a status."""

    def versions(self) -> tuple[str, ...]:
        """All versions on which machine code depends, as words of the cache's key."""
        return tuple(map(str, self.version()))

    # ---- compiling -----------------------------------------------------------------------------
    def machine_code(self, text: str, options: Sequence[str], arch: str, name: str) -> bytes:
        """Machine code of a source for one architecture, compiled or taken from the cache.

        Args:
            name: the source's name in messages.

        Raises:
            BuildError: with the compiler's log.
        """
        words = [*options, f"--gpu-architecture={arch}"]
        key = text, *words, self.title, *self.versions()
        return cached_binary(
            lambda: self._compiled(text, words, name), *key, suffix=self.binary_suffix
        )

    @functools.cache  # noqa: B019 - there is one compiler, as long as the process
    def version(self) -> tuple[int, int]:
        """Its major and minor version."""
        major, minor = self._call("Version")
        return major, minor

    def _compiled(self, text: str, words: Sequence[str], name: str) -> bytes:
        source = f"{name}{self.source_suffix}".encode()
        program = self._call("CreateProgram", text.encode(), source, 0, [], [])
        try:
            given = [word.encode() for word in words]
            (status,) = self._function("CompileProgram")(program, len(given), given)
            if int(status):
                log = self._read(program, "ProgramLog").decode(errors="replace")
                raise BuildError(
                    what=f"{self.title} refused {name}: {self.explain(status)}",
                    why=log.strip("\0\n ") or "its log is empty",
                    exists="the source: CORE_LOGS=kernels prints it",
                    fix="report it with the source; meanwhile the operator runs by another kernel",
                )
            return self._read(program, self.code)
        finally:
            self._call("DestroyProgram", program)

    def _read(self, program: Any, what: str) -> bytes:
        """The program's log or code, of the size that the library returns."""
        data = bytes(self._call(f"Get{what}Size", program))
        self._call(f"Get{what}", program, data)  # the library writes into it
        return data

    def _function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        return self.function(self.prefix + name)

    def _call(self, name: str, *arguments: Any) -> Any:
        status, *results = self._function(name)(*arguments)
        if int(status):
            raise BuildError(
                what=f"{self.prefix}{name}: {self.explain(status)}",
                why=f"{self.title} does not work on this machine",
                exists="python -m core doctor shows its version",
                fix=self.remedy,
            )
        return results[0] if len(results) == 1 else tuple(results)
