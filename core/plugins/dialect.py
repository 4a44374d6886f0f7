"""`DeviceDialect`: how a device builds and launches the kernels of operators' bodies.

`core_dialect` returns an object that spells programs, as `core.ir.dialect.Dialect` does, and has
this module's methods. A device author derives from a member of the C family and from this class:

    class AcmeDialect(CDialect, DeviceDialect): ...

Programs are lowered for the `capabilities` of the object before `spell` sees them. Kernels are
started by a method in Python, `launch`, or without Python, by the launcher that `launcher` returns
once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from core._native import c_launcher as native_c_launcher

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Kernel, Source
    from core.ir.schedule.capabilities import Capabilities


class DeviceDialect(ABC):
    """Makes a source into kernels, and starts them."""

    capabilities: Capabilities

    @abstractmethod
    def build(self, source: Source) -> Mapping[str, object]:
        """The kernels of a source by name, in the form in which they are started.

        Called once for a source in a process; the result depends on the text alone, which may be
        the key of a cache (`core.ir.toolchain.kernel_cache`).

        Returns:
            For a `launcher`, a `GroupKernel` of each; else whatever `launch` takes.

        Raises:
            ToolchainError, BuildError: there is no compiler, or it failed. The operator then runs
                by its decomposition, or falls back.
        """

    def for_device(self, index: int) -> DeviceDialect:
        """The dialect of one of several devices; by default all share the first one's kernels.

        Return separate dialects for devices with different capabilities, or that cannot start
        kernels that were built for another.
        """
        return self

    def launcher(self) -> object:
        """A capsule "core.launcher.v1" (core/launch.h) that starts kernels; None: `launch` does.

        `c_launcher` makes one of a driver's C function.
        """
        return None

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        """Enqueues `total` iterations of a kernel on device `index`, in order with its other work.

        It is called where there is no `launcher`.

        Args:
            buffers: addresses that `Runtime.allocate` returned, or offsets into them.
            scalars: 64-bit words: integers, or the bits of floats.
        """
        raise NotImplementedError(f"{type(self).__name__} defines neither launch nor launcher")


class GroupKernel:
    """A kernel of groups and lanes that can be started.

    Attributes:
        handle: the launcher's name for it: an address or a number, not 0.
        keep: kept as long as the kernel is.
        buffers, scalars: which of a program's it takes, in its order. lanes: of a group.
    """

    __slots__ = ("buffers", "handle", "keep", "lanes", "name", "scalars")

    def __init__(self, handle: int, spelled: Kernel, keep: object = None) -> None:
        from core.ir.dialect.groups import given, lanes

        self.handle, self.keep, self.name = handle, keep, spelled.name
        self.buffers, self.scalars = given(spelled)
        self.lanes = lanes(spelled)


def c_launcher(
    function: int,
    arguments: Sequence[str | int],
    *,
    kinds: tuple[int, int] = (0, 0),
    finish: int | None = None,
    setters: tuple[int, int] | None = None,
) -> object:
    """A launcher of a driver's C function: no native code in the backend.

    Args:
        function: its address.
        arguments: the kind of each of its arguments, 12 at most: an integer, or one of

            kernel: the handle; stream; groups; lanes: of a group; count: of buffers and scalars
            values: a `void *[]`, of a buffer its address, of a scalar where it lies
            places: a `void *[]` of where each value lies, addresses too
            kinds: an `int[]`: whether each is a buffer or a scalar
            all_lanes, in_group: a `size_t[3]`: lanes of all groups, and of one

        kinds: the numbers of a buffer and of a scalar of 64 bits among the `kinds`.
        finish: the address of a function that gets the result of the driver's, an object, of which
            none is a failure. None: it returns a status, of which 0 is success.
        setters: for drivers that take a kernel's arguments one by one: the addresses of the
            functions, called before, that set a buffer, `(kernel, number, address)`, and a scalar,
            `(kernel, number, size, place)`, and return such a status.

    Raises:
        ArgumentError: an argument of another name, or more than 12.
    """
    return native_c_launcher(function, tuple(arguments), kinds, finish, setters or (None, None))


REQUIRED_METHODS = ("build", "launch", "spell")
