"""How the device spells kernels, builds and starts them: in C, by the host's compiler.

Core writes the kernels of all operators in terms of this class: core's docs, "Bring a device".
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
import ctypes

from core.ir.dialect.c import CDialect
from core.ir.compile import native_capabilities
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.plugins import DeviceDialect

from core_backend_acme.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Source

_POINTERS, _WORDS = ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_longlong)
_Kernel = ctypes.CFUNCTYPE(None, _POINTERS, _WORDS, ctypes.c_longlong, ctypes.c_longlong)


class AcmeDialect(CDialect, DeviceDialect):
    """C. TODO: override what your language spells otherwise; core.ir.dialect.Dialect lists it."""

    name = "acme"

    def build(self, source: Source) -> Mapping[str, object]:
        # TODO: give source.text to your compiler; launch gets the object returned for its kernel.
        library = build_library(source.text)
        return {k.name: _Kernel(load_symbol(library, k.name)) for k in source.kernels}

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        # TODO: your driver's call, which enqueues it on runtime().queue(index) and does not wait.
        assert isinstance(kernel, _Kernel)
        pointers = (ctypes.c_void_p * len(buffers))(*map(runtime().pointer, buffers))
        words = (ctypes.c_longlong * len(scalars))(*scalars)
        first, end = 0, total  # iterations; they may be divided among the device's cores
        runtime().enqueue(index, partial(kernel, pointers, words, first, end))


def dialect() -> AcmeDialect:
    # TODO: the device's capabilities; core replaces what it lacks before it spells a program.
    return AcmeDialect(native_capabilities())
