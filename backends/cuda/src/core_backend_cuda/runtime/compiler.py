"""From CUDA C++ to machine code, by NVRTC: no toolkit and no driver is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuda.bindings import nvrtc

from core.plugins.gpu import RuntimeCompiler

if TYPE_CHECKING:
    from collections.abc import Callable


class Nvrtc(RuntimeCompiler):
    title = "NVRTC"
    prefix = "nvrtc"
    code = "CUBIN"
    source_suffix, binary_suffix = ".cu", ".cubin"
    remedy = "pip install --force-reinstall nvidia-cuda-nvrtc"

    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        found: Callable[..., tuple[Any, ...]] = getattr(nvrtc, name)
        return found

    def explain(self, status: Any) -> str:
        return str(status.name)


COMPILER = Nvrtc()
