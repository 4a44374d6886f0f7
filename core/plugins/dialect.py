"""What a device adds to a dialect so that the operators' bodies run on it: building and launching.

`core_dialect` returns an object that spells programs, as `core.ir.dialect.Dialect` does, and has
the two methods here. A device author derives from a member of the C family and from this class:

    class AcmeDialect(CDialect, DeviceDialect): ...

Programs are lowered for the `capabilities` of the object before `spell` sees them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Source
    from core.ir.schedule.capabilities import Capabilities


class DeviceDialect(ABC):
    """Makes a source into kernels, and starts them."""

    capabilities: Capabilities

    @abstractmethod
    def build(self, source: Source) -> Mapping[str, object]:
        """What `launch` takes for each kernel of a source, by the kernel's name.

        Called once for a source in a process; the text decides what is built, so it may serve as
        the key of a cache (`core.ir.cache`).

        Raises:
            ToolchainError, BuildError: there is no compiler, or it failed. The operator then goes
                on to the next way: decomposition, or fallback.
        """

    @abstractmethod
    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        """Enqueues `total` iterations of a kernel on device `index`, in order with its other work.

        Args:
            buffers: addresses that `Runtime.allocate` returned, or offsets into them.
            scalars: 64-bit words: integers, or the bits of floats.
        """


REQUIRED_METHODS = ("build", "launch", "spell")
