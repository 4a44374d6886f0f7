"""From CUDA C++ to machine code, by NVRTC: no toolkit and no driver is needed."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from cuda.bindings import nvrtc

from core.errors import BuildError
from core.plugins import cached_binary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def machine_code(text: str, options: Sequence[str], arch: str, name: str) -> bytes:
    """A cubin of a source for one architecture, compiled or taken from the cache.

    Args:
        name: what the source is called in messages.

    Raises:
        BuildError: with the compiler's log.
    """
    words = [*options, f"--gpu-architecture={arch}"]
    key = text, *words, "NVRTC", *map(str, version())
    return cached_binary(lambda: _compiled(text, words, name), *key, suffix=".cubin")


@functools.cache
def version() -> tuple[int, int]:
    major, minor = _call(nvrtc.nvrtcVersion)
    return major, minor


def _compiled(text: str, words: Sequence[str], name: str) -> bytes:
    program = _call(nvrtc.nvrtcCreateProgram, text.encode(), f"{name}.cu".encode(), 0, [], [])
    try:
        (status,) = nvrtc.nvrtcCompileProgram(program, len(words), [w.encode() for w in words])
        if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            log = bytes(_call(nvrtc.nvrtcGetProgramLogSize, program))
            _call(nvrtc.nvrtcGetProgramLog, program, log)
            raise BuildError(
                what=f"NVRTC refused {name}: {status.name}",
                why=log.decode(errors="replace").strip("\0\n ") or "it says no more",
                exists="the source: CORE_LOGS=kernels prints it",
                fix="report it with the source; the operator takes the next way meanwhile",
            )
        code = bytes(_call(nvrtc.nvrtcGetCUBINSize, program))
        _call(nvrtc.nvrtcGetCUBIN, program, code)
        return code
    finally:
        _call(nvrtc.nvrtcDestroyProgram, program)


def _call(function: Callable[..., Any], *arguments: Any) -> Any:
    status, *results = function(*arguments)
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise BuildError(
            what=f"{function.__name__}: {status.name}",
            why="NVRTC does not work on this machine",
            exists="python -m core doctor shows its version",
            fix="pip install --force-reinstall nvidia-cuda-nvrtc",
        )
    return results[0] if len(results) == 1 else tuple(results)
