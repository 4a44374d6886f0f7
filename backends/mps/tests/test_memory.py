"""Memory that the host and the GPU share: heaps, copies, and tensors without a copy."""

from __future__ import annotations

import gc

import numpy as np
import pytest
from mps_vendor import pages

import core
from core.errors import CopyError, OutOfMemoryError

SMALL, HEAP = 256 * 1024, 4 << 20  # bytes: a block up to SMALL is from a heap
NO_COPY = "newBufferWithBytesNoCopy:length:options:deallocator:"


# ---- blocks --------------------------------------------------------------------------------------
def test_small_blocks_share_a_heap(driver, gpus):
    core.empty_cache("mps")
    heaps = driver.calls("newHeapWithDescriptor:")
    kept = [core.empty(1000, device="mps") for _ in range(50)]
    assert driver.calls("newHeapWithDescriptor:") <= heaps + 1
    assert len({t.data_ptr for t in kept}) == 50


def test_a_heap_without_blocks_goes(driver, gpus):
    """More blocks than a heap holds: some are from a new one, whatever others are in use."""
    gc.collect()
    core.empty_cache("mps:1")
    before = gpus.memory_info(1)
    kept = [core.empty(SMALL, dtype="uint8", device="mps:1") for _ in range(HEAP // SMALL + 1)]
    assert gpus.memory_info(1)[0] <= before[0] - HEAP
    kept.clear()
    core.empty_cache("mps:1")
    assert gpus.memory_info(1) == before


def test_where_there_is_no_heap_a_block_has_its_buffer(driver, gpus):
    core.empty_cache("mps:1")
    driver.fail("newHeapWithDescriptor:", 1)
    assert core.ones(10, device="mps:1").to("cpu").tolist() == [1.0] * 10


def test_an_address_in_a_block_is_found(gpus):
    x = core.empty(1 << 18, device="mps")
    find = gpus.memory_of(0).find
    block = find(x.data_ptr + 5)
    assert block.start == x.data_ptr and block.size >= 1 << 20
    assert find(x.data_ptr + block.size) is not block and find(1) is None


def test_a_full_gpu_tells_both_numbers(beside):
    said = beside(
        """
kept = core.ones(1000, device=gpu)
held = []
try:
    while True:
        held.append(core.empty(1 << 20, device=gpu))
except OutOfMemoryError as e:
    assert str(4 << 20) in str(e) and str(32 << 20) in str(e) and e.fix, e
count = len(held)
held.clear()
other = core.ones(6 << 20, device=gpu)  # another size: what is kept is given back first
print(count, float(core.sum(other)) == 6 << 20, kept.to("cpu").tolist() == [1.0] * 1000)
""",
        "[VENDOR.limits('apple8')._replace(total=32 << 20)]",
    )
    assert said == "7 True True"


def test_a_buffer_longer_than_metals(driver, gpus):
    most = int(gpus.devices[0].maxBufferLength())
    with pytest.raises(OutOfMemoryError) as caught:
        core.empty(most + 1, dtype="uint8", device="mps")
    assert str(most) in str(caught.value.__cause__ or caught.value)


def test_a_buffer_that_metal_does_not_give(driver, gpus):
    core.empty_cache("mps")
    driver.fail("newBufferWithLength:options:", 1)
    x = core.ones(1 << 20, device="mps")  # asked again, when what was kept is given back
    driver.fail("newBufferWithLength:options:", 1)
    with pytest.raises(MemoryError, match="no buffer"):
        gpus.reserve(8 << 20, 0)
    assert float(core.sum(x)) == 1 << 20


# ---- copies ----
@pytest.mark.parametrize("count", [1, 3, 4, 5, 1023, 100_000])
@pytest.mark.parametrize("at", [0, 1, 2])
def test_bytes_of_any_number(gpus, count, at):
    """The GPU copies words of 4 bytes; other bytes are copied by the host, in their turn."""
    x = core.asarray(np.arange(count + at, dtype="u1"), device="mps")
    y = core.empty(count + at, dtype="uint8", device="mps")
    y[at:].copy_(x[at:])
    assert y[at:].to("cpu").tolist() == x[at:].to("cpu").tolist()


def test_a_copy_waits_for_what_the_block_was_before(driver, gpus):
    """Memory that was freed is given out again while kernels still read it."""
    x = core.ones(256, device="mps")
    core.synchronize("mps")
    y = x + 1
    del x
    z = core.asarray(np.zeros(256, "f"), device="mps")
    assert y.to("cpu").tolist() == [2.0] * 256 and z.to("cpu").tolist() == [0.0] * 256


def test_pinned_memory_is_copied_by_the_gpu(driver, gpus):
    host = core.asarray(np.arange(64, dtype="f")).pin_memory("mps")
    before = driver.calls("copyFromBuffer:sourceOffset:toBuffer:destinationOffset:size:")
    x = host.to("mps", non_blocking=True)
    assert driver.calls("copyFromBuffer:sourceOffset:toBuffer:destinationOffset:size:") > before
    assert x.to("cpu").tolist() == host.tolist()


# ---- no copy ----
@pytest.mark.parametrize("dtype", ["f", "i4", "u1", "f8"])
def test_whole_pages_are_not_copied(driver, gpus, dtype):
    a = pages(2, dtype)
    a[:] = 3
    x = core.asarray(a, device="mps", copy=False)
    assert x.data_ptr == a.ctypes.data and str(x.device) == "mps:0"
    x.add_(1)
    core.synchronize("mps")
    assert (a == 4).all()
    a[0] = 9
    assert x.to("cpu")[0].item() == 9


def test_copy_true_and_none_copy(driver, gpus):
    a = pages()
    for copy in (True, None):
        x = core.asarray(a, device="mps", copy=copy)
        x.add_(1)
        core.synchronize("mps")
        assert x.data_ptr != a.ctypes.data and (a == 0).all()


def test_the_same_pages_twice(driver, gpus):
    a = pages()
    before = driver.calls(NO_COPY)
    x, y = (core.asarray(a, device="mps", copy=False) for _ in range(2))
    x.add_(1)
    y.add_(1)
    core.synchronize("mps")
    assert driver.calls(NO_COPY) == before + 1 and (a == 2).all()
    del x
    y.add_(1)
    core.synchronize("mps")
    assert (a == 3).all()


@pytest.mark.parametrize("start, step", [(1, 1), (0, 2)])
def test_other_memory_has_to_be_copied(gpus, start, step):
    a = pages()[start::step]
    with pytest.raises(CopyError):
        core.asarray(a, device="mps", copy=False)
    assert core.asarray(a, device="mps").to("cpu").tolist() == a.tolist()


def test_memory_that_metal_refuses(driver, gpus):
    driver.fail(NO_COPY, 1)
    with pytest.raises(CopyError):
        core.asarray(pages(), device="mps", copy=False)


def test_read_only_memory_is_not_shared(gpus):
    a = pages()
    a.flags.writeable = False
    with pytest.raises(CopyError):
        core.asarray(a, device="mps", copy=False)


def test_the_host_sees_a_tensor_of_the_gpu(driver, gpus):
    x = core.ones(100, device="mps") * 2
    y = core.asarray(x, device="cpu", copy=False)
    assert y.data_ptr == x.data_ptr and y.tolist() == [2.0] * 100
    np.asarray(y)[0] = 7
    assert (x + 0).to("cpu")[0].item() == 7


def test_memory_lives_as_long_as_somebody_uses_it(driver, gpus):
    x = core.ones(5000, device="mps")
    y = core.asarray(x, device="cpu", copy=False)
    del x
    gc.collect()
    core.empty_cache("mps")
    z = core.zeros(5000, device="mps")
    core.synchronize("mps")
    assert y.tolist() == [1.0] * 5000 and z.data_ptr != y.data_ptr


def test_pages_are_used_until_the_work_is_done(driver, gpus):
    a = pages()
    x = core.asarray(a, device="mps", copy=False)
    y = x + 1
    del x, a
    gc.collect()
    assert y.to("cpu").tolist()[:3] == [1.0] * 3
    assert not gpus.memory_of(0)._adopted


def test_other_devices_share_nothing(gpus):
    with pytest.raises(CopyError):
        core.asarray(core.ones(3, device="mps:0"), device="mps:1", copy=False)


def test_dlpack_is_of_no_code_that_others_take(gpus):
    """They would take an address for an MTLBuffer (kDLMetal)."""
    assert core.ones(1, device="mps").__dlpack_device__()[0] == 12
