"""Which C compiler is used: the one that a setting names, the system's, or PyPI's `ziglang`.

Asked by `c_compiler.py`, once. Nothing is started here: a compiler that is found but does not work
raises when it builds.
"""

from __future__ import annotations

import os
import sys

from core import logging
from core.errors import ToolchainError

# What these ask for loses NaN, and the linker adds start-up code for them that has the whole
# process flush subnormal numbers to zero.
FORBIDDEN = {"-ffast-math", "-Ofast", "-funsafe-math-optimizations", "-ffinite-math-only"}


def find(setting: str, variable: str) -> tuple[list[str], str]:
    """The command that starts the compiler, and its source; ToolchainError if there is none.

    Args:
        setting: CORE_CC, which has to be right; "" if it is not set.
        variable: $CC, which is passed over if it is not.
    """
    if setting:
        return _command(setting, "CORE_CC"), "CORE_CC"
    for text, source in ((variable, "$CC"), ("cc", "PATH"), ("gcc", "PATH"), ("clang", "PATH")):
        try:
            return _command(text, source), source
        except ToolchainError as e:
            logging.debug("build", "not used: %s", e)
    zig = _zig()
    if zig is None:
        raise ToolchainError(
            what="there is no C compiler on this machine",
            why="kernels are compiled for the processor when they are first used",
            exists=f"tried: $CC ({variable or 'not set'}), cc, gcc, clang, python -m ziglang; "
            f"PATH={os.environ.get('PATH', '')}",
            fix="pip install ziglang; or install gcc or clang; or set CORE_CC to a compiler",
        )
    return [zig, "cc"], "ziglang"


def _command(text: str, source: str) -> list[str]:
    """The words of a command line, the first as a path."""
    import shlex

    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError as e:  # a quotation mark without its other half
        raise _refusal(text, source, str(e)) from None
    wrong = FORBIDDEN.intersection(words)
    if wrong:
        raise _refusal(
            text,
            source,
            f"{', '.join(sorted(wrong))} loses NaN and makes the process flush subnormal numbers",
        )
    path = which(words[0]) if words else None
    if path is None:
        raise _refusal(text, source, "it is no executable file, nor the name of one on the path")
    return [path, *words[1:]]


def _refusal(text: str, source: str, why: str) -> ToolchainError:
    return ToolchainError(
        what=f"{source}={text!r} names no C compiler that can be used",
        why=why,
        exists=f"PATH={os.environ.get('PATH', '')}",
        fix=f"set {source} to a C compiler, with arguments or not; or leave it out, to have "
        "$CC, cc, gcc, clang and ziglang tried",
    )


def which(name: str) -> str | None:
    """The path of a command."""
    if sys.platform == "win32":
        import shutil

        return shutil.which(name)
    # As shutil.which, which takes longer to import than all else does that a warm start needs.
    places = [""] if "/" in name else os.environ.get("PATH", os.defpath).split(os.pathsep)
    for place in places:
        file = os.path.abspath(os.path.expanduser(os.path.join(place, name)))
        if os.path.isfile(file) and os.access(file, os.X_OK):
            return file
    return None


def _zig() -> str | None:
    """The executable in the package `ziglang`, which `python -m ziglang` starts."""
    from importlib.util import find_spec

    spec = find_spec("ziglang")
    folders = (spec and spec.submodule_search_locations) or ()
    paths = (which(os.path.join(os.path.abspath(folder), "zig")) for folder in folders)
    return next(filter(None, paths), None)
