"""The languages that the emulator runs: all that it knows of each is one `Language`.

A language is a header that defines its words for a host's C++ compiler (cpp_groups.h), how many
lanes of it run in step, and how a kernel is called.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.errors import DeviceError, did_you_mean
from core.testing.emulator import metal

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.dialect import Dialect

FOLDER = Path(__file__).parent
_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[^\n]*$", re.M)
_PTX = re.compile(
    r"\basm(?:\s+volatile)?\s*\(\s*\"([\w.]+)[^\"]*\"\s*"
    r"((?::[^:;]*?){1,2}?)(?::\s*\"memory\"\s*)?\)\s*;"
)
_OPERAND = re.compile(r"\"[^\"]*\"\s*\(")
_SIZED_AT_LAUNCH = re.compile(r"extern\s+__shared__\s+([\w ]+?)\s*(\w+)\s*\[\s*\]\s*;")


def call(kernel: str, source: str) -> str:
    """The statement that calls a kernel: its arguments are in `words`, one a word."""
    return f"core_call({kernel}, words);"


def as_it_is(source: str) -> str:
    """A source whose language's headers are stood in for; lines keep their numbers."""
    return _INCLUDE.sub("", source)


def _cpp_groups(source: str) -> str:
    """Memory that a launch sizes has the type that its declaration gives it."""
    return _SIZED_AT_LAUNCH.sub(r"\1 *const \2 = (\1 *)core_engine->shared;", as_it_is(source))


def _cuda(source: str) -> str:
    """An instruction in PTX is a call of the function of ptx.h that has its name."""
    return _PTX.sub(_called, _cpp_groups(source))


def _called(match: re.Match[str]) -> str:
    operands = [part.strip() for part in match[2].split(":") if part.strip()]
    listed = _OPERAND.sub("(", ", ".join(operands))
    return f"core_ptx_{match[1].replace('.', '_')}(__LINE__, {listed});"


@dataclass(frozen=True)
class Language:
    """A language as the emulator knows it.

    Attributes:
        name: as a dialect names itself (`Dialect.name`).
        headers: the files next to this one that define the language's words.
        warp: lanes that run in step; at most 64. warps: other numbers of them, where devices of the
            language differ: a dialect's capabilities choose.
        defines: lines that stand before the header.
        call: of a kernel's name and the source that holds it, the C++ statement that calls the
            kernel with its arguments, which come in 64-bit `words`.
        prepare: of a source, the C++ that is compiled.
    """

    name: str
    headers: tuple[str, ...]
    warp: int
    defines: tuple[str, ...] = ()
    call: Callable[[str, str], str] = call
    prepare: Callable[[str], str] = as_it_is
    warps: tuple[int, ...] = ()

    def text(self) -> str:
        """The head of a translation unit, before its kernels."""
        lines = [f"#define CORE_WARP {self.warp}", *self.defines]
        lines += [(FOLDER / name).read_text(encoding="utf-8") for name in self.headers]
        return "\n".join(lines)


CUDA = Language(
    "cuda", ("cpp_groups.h", "ptx.h"), 32, ("#define CORE_WARP_MASK unsigned",), prepare=_cuda
)
HIP = Language(
    "hip", ("cpp_groups.h", "mfma.h", "wmma.h"), 64, ("#define CORE_WARP_MASK unsigned long long",),
    prepare=_cpp_groups, warps=(32, 64),
)  # fmt: skip
METAL = Language("metal", ("metal.h",), 32, call=metal.call, prepare=metal.prepare)
OPENCL = Language("opencl", ("opencl_c.h",), 16)
LANGUAGES = {language.name: language for language in (CUDA, HIP, METAL, OPENCL)}


def find_language(dialect: Dialect) -> Language:
    """The language of a dialect, found by the name of its class or of a base class."""
    names = [kind.name for kind in type(dialect).__mro__ if hasattr(kind, "name")]
    for name in names:
        if name in LANGUAGES:
            language, lanes = LANGUAGES[name], dialect.capabilities.lanes
            return replace(language, warp=lanes) if lanes in language.warps else language
    raise DeviceError(
        what=f"the emulator does not run the language {dialect.name!r}",
        why="it has no header that defines that language's words",
        exists=", ".join(LANGUAGES),
        fix=f"{did_you_mean(names[0], LANGUAGES)}give a core.testing.emulator.Language",
    )
