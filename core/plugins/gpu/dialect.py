"""`GpuDeviceDialect`: a GPU's kernels, compiled, loaded and started by its runtime."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import BuildError
from core.plugins.dialect import DeviceDialect, GroupKernel
from core.plugins.gpu.driver import DriverError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from core.ir.dialect import Kernel, Source
    from core.plugins.gpu.runtime import GpuRuntime


class GpuDeviceDialect(DeviceDialect):
    """The half of a dialect that has a device. A backend derives from the spelling half and from
    this.

    Attributes:
        options: options of the compiler.
        arch: of the device for which it builds; index: its number.
    """

    options: tuple[str, ...] = ()
    runtime: GpuRuntime
    arch: str
    index: int

    def __init__(self, index: int = 0) -> None:
        """A backend's class has its own, which calls `use`."""

    def use(self, runtime: GpuRuntime, index: int) -> None:
        """Builds for one device of a runtime."""
        self.runtime, self.index, self.arch = runtime, index, runtime.arch(index)

    def for_device(self, index: int) -> Self:
        """This one, for devices that can start kernels built for its own; else another."""
        alike = self.runtime.arch(index) == self.arch
        if index == self.index or (alike and self.runtime.kernels_are_shared):
            return self
        return type(self)(index)

    def build(self, source: Source) -> Mapping[str, GroupKernel]:
        name = source.kernels[0].name
        code = self.runtime.compiler.machine_code(source.text, self.options, self.arch, name)
        try:
            library = self.runtime.load(code, self.index)
            return {k.name: self._kernel(library, k) for k in source.kernels}
        except (DriverError, MemoryError) as e:
            raise BuildError(
                what=f"the driver of {self.arch} refused {name}",
                why=str(e),
                exists="the source: CORE_LOGS=kernels prints it",
                fix="python -m core doctor shows the driver; clear the cache (CORE_CACHE_DIR)",
            ) from e

    def _kernel(self, library: object, spelled: Kernel) -> GroupKernel:
        return GroupKernel(int(self.runtime.kernel(library, spelled.name)), spelled)

    def launcher(self) -> object:
        return self.runtime.launcher()
