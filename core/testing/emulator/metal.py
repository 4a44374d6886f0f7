"""Metal's kernels as the emulator calls them: what their parameters' attributes ask for.

The number of a buffer is the word that has its address; a reference to `constant` memory is to the
word itself. `constant long *words`, as core's dialect spells scalars, is all words from there on.
"""

from __future__ import annotations

import re

from core.errors import DeviceError

_PARAMETER = re.compile(r"\s*(.+?)\s*(\w+)\s*\[\[\s*(\w+)\s*(?:\(\s*(\d+)\s*\)\s*)?\]\]\s*", re.S)
_DECLARED = re.compile(r"\bthreadgroup(\s+[^;(){}*&]+;)")
_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[^\n]*$", re.M)
_PLACES = {
    "threadgroup_position_in_grid": "CorePlace{core_engine->group}",
    "thread_position_in_threadgroup": "CorePlace{core_engine->lane}",
    "threads_per_threadgroup": "CorePlace{core_engine->lanes}",
    "threadgroups_per_grid": "CorePlace{core_engine->groups}",
    "thread_position_in_grid": "CorePlace{core_position_in_grid()}",
    "thread_index_in_threadgroup": "core_engine->number",
}


def without_includes(source: str) -> str:
    """A source whose headers are stood in for; lines keep their numbers."""
    return _INCLUDE.sub("", source)


def prepare(source: str) -> str:
    """The source to compile: a group shares memory that is declared as `threadgroup`."""
    return _DECLARED.sub(r"CORE_SHARED\1", without_includes(source))


def call(kernel: str, source: str) -> str:
    """The statement that calls a kernel; see `Language.call`."""
    match = re.search(rf"\bkernel\s+void\s+{kernel}\s*\((.*?)\)\s*\{{", source, re.S)
    if match is None:
        raise _unknown(f"kernel void {kernel}(...)", "a kernel is a function of that form")
    return f"{kernel}({', '.join(_argument(text) for text in match[1].split(','))});"


def _argument(text: str) -> str:
    match = _PARAMETER.fullmatch(text)
    if match is None:
        raise _unknown(text.strip(), "each parameter of a kernel has one attribute")
    kind, name, attribute, number = match.groups()
    if attribute != "buffer":
        if attribute not in _PLACES:
            raise _unknown(f"[[{attribute}]]", "the emulator has nothing to give for it")
        return _PLACES[attribute]
    if kind.endswith("&"):
        return f"*({kind[:-1]}*)(words + {number})"
    at = f"(words + {number})" if name == "words" else f"words[{number}]"
    return f"({kind}){at}"


def _unknown(what: str, why: str) -> DeviceError:
    return DeviceError(
        what=f"the emulator cannot call a Metal kernel with {what!r}",
        why=why,
        exists=f"[[buffer(n)]], {', '.join(f'[[{name}]]' for name in _PLACES)}",
        fix="write the kernel with these",
    )
