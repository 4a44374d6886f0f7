"""The methods of a device's dialect and runtime that bodies call; for type checkers.

Backends derive theirs from `core.plugins.DeviceDialect` and `core.plugins.Runtime`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect.kernel import Source
    from core.ir.function import Function
    from core.ir.schedule.capabilities import Capabilities


class Dialect(Protocol):
    """Spells, builds and launches kernels of a device. A kernel is a result of `build`."""

    @property
    def capabilities(self) -> Capabilities: ...

    def spell(self, function: Function) -> Source: ...

    def build(self, source: Source) -> Mapping[str, Any]: ...

    def launch(
        self, kernel: Any, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None: ...


class Runtime(Protocol):
    """Memory of a device, and the copies that bodies make themselves."""

    def device_count(self) -> int: ...

    def allocate(self, nbytes: int, index: int) -> int: ...

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None: ...

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None: ...

    def synchronize(self, index: int) -> None: ...
