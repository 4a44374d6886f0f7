"""Tier 0: the boards' memory. A board executes requests in order, asynchronously."""

from flint import boards

from core.plugins import Runtime


class FlintRuntime(Runtime):
    def device_count(self):
        return len(boards())

    def allocate(self, nbytes, index):
        address = boards()[index].allocate(nbytes)
        if address == 0:
            raise MemoryError(f"the board has no {nbytes} bytes")
        return address

    def free(self, address, nbytes, index):
        boards()[index].release(address)

    def copy_from_host(self, dst, src, index):
        boards()[index].write(dst, src)

    def copy_to_host(self, dst, src, index):
        dst[:] = boards()[index].read(src, len(dst))

    def copy_on_device(self, dst, dst_index, src, src_index, nbytes):
        if dst_index == src_index:
            boards()[dst_index].move(dst, src, nbytes)
        else:
            boards()[dst_index].write(dst, boards()[src_index].read(src, nbytes))

    def synchronize(self, index):
        boards()[index].drain()
