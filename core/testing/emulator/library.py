"""From sources of kernels to functions that can be started: one run of the compiler for many.

A translation unit holds engine.h, the header of the language, and the sources as they are, each in
a new namespace. The compiler is core's for C (core/ir/toolchain/c_compiler.py), with options for
C++; libraries are kept in core's cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.testing.emulator.languages import FOLDER
from core.testing.emulator.sanitizer import flags

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.testing.emulator.languages import Language


class Text(NamedTuple):
    """A source, and the names of the kernels in it."""

    source: str
    kernels: tuple[str, ...]


class Function(NamedTuple):
    """A kernel that can be started: its address and properties.

    Attributes:
        library: the path of the shared object.
        entry: the address of the function that calls the kernel with its arguments in words.
        fill: of the one that forgets what groups before have left in shared memory.
    """

    name: str
    source: str
    library: str
    entry: int
    fill: int
    warp: int
    sanitize: bool

    def line(self, number: int) -> str:
        lines = self.source.splitlines()
        return lines[number - 1].strip() if 0 < number <= len(lines) else "?"


def build(
    language: Language, texts: Sequence[Text], sanitize: bool = False
) -> list[dict[str, Function]]:
    """The kernels of each source by name, compiled as one translation unit.

    Raises:
        ToolchainError: there is no compiler.
        BuildError: it failed; the message has the compiler's output.
    """
    path = str(build_library(_unit(language, texts), flags=flags(sanitize)))

    def function(n: int, text: Text, name: str) -> Function:
        entry, fill = (load_symbol(path, s) for s in (_entry(n, name), _fill(n)))
        return Function(name, text.source, path, entry, fill, language.warp, sanitize)

    return [{name: function(n, t, name) for name in t.kernels} for n, t in enumerate(texts)]


def _unit(language: Language, texts: Sequence[Text]) -> str:
    engine = (FOLDER / "engine.h").read_text(encoding="utf-8")
    return "\n".join(
        [engine, language.text(), *(_part(language, n, t) for n, t in enumerate(texts))]
    )


def _part(language: Language, n: int, text: Text) -> str:
    """A source in a unit: kernels get names that no other source of it has."""
    section = f"core_shared_{n}"
    bounds = f"__start_{section}, __stop_{section}"
    entries = [
        f'extern "C" void {_entry(n, name)}(const long long *words) '
        f"{{ {language.call(name, text.source)} }}"
        for name in text.kernels
    ]
    return "\n".join(
        [
            *(f"#define {name} {name}_{n}" for name in text.kernels),
            f'#undef CORE_SECTION\n#define CORE_SECTION "{section}"',
            f'namespace core_source_{n} {{\n#line 1 "kernels"',
            language.prepare(text.source),
            *entries,
            f"}}\nCORE_SHARED_BOUNDS({bounds})",
            f'extern "C" void {_fill(n)}() {{ CORE_FILL({bounds}) }}',
            *(f"#undef {name}" for name in text.kernels),
        ]
    )


def _entry(n: int, name: str) -> str:
    return f"core_enter_{n}_{name}"


def _fill(n: int) -> str:
    return f"core_fill_{n}"
