"""`CLibrary`: functions of a shared library by ctypes, declared in a table, called as Python does.

A C function that fills results through pointers and returns a status is called with its other
arguments, and returns `(status, result, ...)`.
"""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

TYPES: dict[str, Any] = {
    "i": ctypes.c_int,
    "u": ctypes.c_uint,
    "q": ctypes.c_ulonglong,
    "z": ctypes.c_size_t,
    "f": ctypes.c_float,
    "p": ctypes.c_void_p,
    "s": ctypes.c_char_p,
}
"""The letters of a declaration: int, unsigned, unsigned long long, size_t, float, void *, char *.

"S" stands for `char *[]`, which Python gives as a list."""


class CLibrary:
    """A shared library that is loaded, and the declarations of its functions.

    Args:
        library: as ctypes has loaded it.
        table: of each function its arguments, in order, a letter of `TYPES` each; after "&" what
            the pointer points to that the function fills: "&p z" for `(void **, size_t)`.

    Example:
        >>> import ctypes
        >>> from core.plugins.gpu import CLibrary
        >>> libc = CLibrary(ctypes.CDLL(None), {"atoi": "s", "posix_memalign": "&p z z"})
        >>> libc.function("atoi")(b"42")
        (42,)
        >>> status, address = libc.function("posix_memalign")(64, 128)
        >>> status, address % 64
        (0, 0)
    """

    def __init__(self, library: ctypes.CDLL, table: Mapping[str, str]) -> None:
        self.library = library
        self.table = table
        self._made: dict[str, Callable[..., tuple[Any, ...]]] = {}

    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        """A function of the table. AttributeError: the library has no such symbol; KeyError: the
        table has no such line."""
        if name not in self._made:
            letters = self.table[name].split()
            self._made[name] = _function(getattr(self.library, name), letters)
        return self._made[name]

    def address(self, name: str) -> int:
        """Where a function is."""
        return ctypes.cast(getattr(self.library, name), ctypes.c_void_p).value or 0


def load_library(names: Sequence[str], folder: Path) -> ctypes.CDLL:
    """The first library of these names that can be loaded.

    A library that the process has loaded already comes first, then those that the loader finds,
    then the files of a folder.

    Raises:
        OSError: there is none; with all that was tried.

    Example:
        >>> from pathlib import Path
        >>> from core.plugins.gpu import load_library
        >>> import ctypes.util
        >>> name = ctypes.util.find_library("c")
        >>> load_library(["libacme.so.2", name], Path("/opt/acme/lib"))._name == name
        True
    """
    for name in names:
        try:
            return ctypes.CDLL(name, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
        except OSError:  # it is not loaded yet
            continue
    places = [*names, *(str(folder / name) for name in names)]
    for place in places:
        try:
            return ctypes.CDLL(place)
        except OSError as e:
            error = e
    raise OSError(f"none of {', '.join(places)} can be loaded; the last: {error}")


def _function(symbol: Any, letters: Sequence[str]) -> Callable[..., tuple[Any, ...]]:
    filled = {n: TYPES[letter[1]] for n, letter in enumerate(letters) if letter[0] == "&"}
    given = [letter for letter in letters if letter[0] != "&"]
    kinds = [
        ctypes.POINTER(TYPES[letter[1]]) if letter[0] == "&" else TYPES.get(letter, ctypes.c_void_p)
        for letter in letters
    ]
    symbol.argtypes, symbol.restype = kinds, ctypes.c_int

    def call(*arguments: Any) -> tuple[Any, ...]:
        if len(arguments) != len(given):
            raise TypeError(f"{symbol.__name__} takes {len(given)} arguments, not {len(arguments)}")
        words = [_list(v, letter) for v, letter in zip(arguments, given)]
        results = []
        for n, kind in filled.items():
            results.append(kind())
            words.insert(n, ctypes.byref(results[-1]))
        status = symbol(*words)
        return status, *(_value(result) for result in results)

    return call


def _value(result: Any) -> Any:
    """The value filled in; an address that is NULL as 0."""
    return result.value or 0 if isinstance(result, ctypes.c_void_p) else result.value


def _list(value: Any, letter: str) -> Any:
    """An argument; a list as the array that C takes."""
    return (ctypes.c_char_p * max(len(value), 1))(*value) if letter == "S" else value
