"""The interface between core and the memory of a backend's device.

`core_open` returns an object with these methods; deriving from `Runtime` checks that none is
missing, but is not required. Core calls them with the GIL held, from any thread, several at a time.

An address is a number that the backend chooses. Core never dereferences one that belongs to a
runtime without `host_accessible`; it only adds offsets within the allocation, and hands the sum to
the copies and to kernels. An exception of a method becomes the cause of an error that names the
backend and the method; a result of another type than is written here raises such an error, too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod


class Runtime(ABC):
    """Memory and order of execution of all devices of one type.

    Attributes:
        host_accessible: whether the host may read and write the memory at the addresses directly.
        dlpack_type: the device's DLPack code (`DLDeviceType`); 12 is kDLExtDev, for devices that
            have no code there.
        fork_safe: whether a child process made by fork may go on using the device. If not, core
            raises there.
    """

    host_accessible: bool = False
    dlpack_type: int = 12
    fork_safe: bool = False

    @abstractmethod
    def device_count(self) -> int:
        """The number of devices of this type; indices run from 0."""

    @abstractmethod
    def allocate(self, nbytes: int, index: int) -> int:
        """Reserves `nbytes` bytes (at least 1) on device `index`, aligned to 64 bytes or better.

        Returns:
            The address, not 0. All sums of it and an offset up to `nbytes` must be distinct from
            other allocations' addresses.

        Raises:
            MemoryError: there is no room. Core reports it as `core.errors.OutOfMemoryError`.
        """

    @abstractmethod
    def free(self, address: int, nbytes: int, index: int) -> None:
        """Releases an address of `allocate(nbytes, index)`; called exactly once for each.

        Work on the memory that was enqueued before must still finish first, or be waited for.
        """

    @abstractmethod
    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        """Copies all bytes of `src` (format "B", contiguous) to address `dst` of device `index`.

        `src` may be reused as soon as this returns.
        """

    @abstractmethod
    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        """Fills `dst` (format "B", contiguous, writable) from address `src` of device `index`.

        Waits for work on that memory; the bytes are there when it returns.

        Raises:
            MemoryAccessError: the device's memory cannot be read back at all.
        """

    @abstractmethod
    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        """Copies `nbytes` bytes between addresses of two devices of this type, or within one.

        Within one device the ranges may overlap; the result is as if copied through a buffer.
        """

    @abstractmethod
    def synchronize(self, index: int) -> None:
        """Returns when all work enqueued on device `index` is done; raises its errors."""

    def stream(self, index: int) -> int:
        """The native handle of the queue that kernels are to use; 0 where there is only one."""
        return 0

    def dlpack_id(self, index: int) -> int:
        """The number of device `index` in DLPack, if other libraries number devices differently."""
        return index

    def dlpack_stream(self, index: int) -> object:
        """The current queue as arrays on the device take it in `__dlpack__(stream=...)`.

        None where there is nothing to wait for; by default the address that `stream` gives.
        """
        return self.stream(index) or None

    def arch(self, index: int) -> str:
        """The architecture that `arch=` of a registered kernel is matched against; "" for none."""
        return ""

    def name(self, index: int) -> str:
        """The name of the device, for people: "Example GPU 1000"."""
        return type(self).__name__

    def memory_info(self, index: int) -> tuple[int, int] | None:
        """Bytes free and bytes in total on device `index`; None where that is not known."""
        return None


REQUIRED_METHODS = tuple(sorted(Runtime.__abstractmethods__))
