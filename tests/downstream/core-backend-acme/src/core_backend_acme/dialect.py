"""How acme spells kernels: as the cpu does, in C; its memory is open while a kernel runs.

So every operator with a body runs here on memory that the host cannot read between two launches.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from core import _native
from core.ir.compile import native_capabilities
from core.ir.dialect.c import CDialect
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.plugins import DeviceDialect
from core_backend_acme.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Source


class AcmeDialect(CDialect, DeviceDialect):
    """C, built by the system's compiler."""

    name = "acme"

    def build(self, source: Source) -> Mapping[str, object]:
        library = build_library(source.text)
        return {kernel.name: load_symbol(library, kernel.name) for kernel in source.kernels}

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        memory = runtime().memories[index]
        mapping = memory.mapped()
        anchor = ctypes.c_char.from_buffer(mapping)
        start = ctypes.addressof(anchor)
        opened = [address and address - memory.base + start for address in buffers]
        _native.launch(kernel, opened, scalars, total, max(total, 1))
        del anchor  # before the mapping goes


def dialect() -> AcmeDialect:
    return AcmeDialect(native_capabilities())
