"""Memory shared with dpnp and dpctl: USM, without a copy, in the order of both queues."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import core
from core.errors import ExportError

dpnp = pytest.importorskip("dpnp")
dpctl = pytest.importorskip("dpctl")


@pytest.fixture(autouse=True)
def on_sycl(xpu):
    if "SYCL" not in str(core.backends()["xpu"].capabilities()["runtime"]):
        pytest.skip("USM is shared through dpctl, and another runtime serves")


def address(array) -> int:
    return array.get_array()._pointer


def test_a_dpnp_array_becomes_a_tensor():
    array = dpnp.arange(12, dtype="float32").reshape(3, 4)
    x = core.from_dlpack(array)
    assert (str(x.device), x.shape, x.dtype) == ("xpu:0", (3, 4), core.float32)
    assert x.data_ptr == address(array)
    assert (x * 2).to("cpu").tolist() == (dpnp.asnumpy(array) * 2).tolist()
    x += 1
    core.synchronize("xpu")
    assert dpnp.asnumpy(array).tolist()[0] == [1.0, 2.0, 3.0, 4.0]


def test_a_tensor_becomes_a_dpnp_array():
    x = core.reshape(core.arange(12, dtype=core.float32, device="xpu"), (3, 4))
    array = dpnp.from_dlpack(x)
    assert address(array) == x.data_ptr and array.shape == (3, 4)
    assert dpnp.asnumpy(dpnp.sum(array, axis=1)).tolist() == [6.0, 22.0, 38.0]
    array += 1
    array.sycl_queue.wait()
    assert x.to("cpu").tolist()[0] == [1.0, 2.0, 3.0, 4.0]


def test_usm_of_dpctl_and_back():
    memory = dpctl.memory.MemoryUSMDevice(64)
    memory.copy_from_host(np.arange(16, dtype=np.float32).view(np.uint8))
    from dpnp.tensor import usm_ndarray

    x = core.from_dlpack(usm_ndarray((16,), dtype="f4", buffer=memory))
    assert x.data_ptr == memory._pointer and float(core.sum(x)) == 120
    back = dpnp.from_dlpack(x * 2).get_array().usm_data
    assert isinstance(back, dpctl.memory.MemoryUSMDevice)
    assert back.copy_to_host().view(np.float32)[:16].tolist() == [2.0 * n for n in range(16)]


@pytest.mark.parametrize("dtype", ["float64", "float16", "int8", "uint64", "bool", "complex64"])
def test_dtypes_and_layouts(dtype):
    array = dpnp.asarray(np.arange(24).reshape(4, 6).astype(dtype))[::2, 1:]
    x = core.from_dlpack(array)
    assert x.to("cpu").tolist() == dpnp.asnumpy(array).tolist()
    assert x.strides == (12, 1) and x.dtype.name == dtype
    assert dpnp.asnumpy(dpnp.from_dlpack(x)).tolist() == dpnp.asnumpy(array).tolist()


def test_memory_outlives_its_owner():
    array = dpnp.full(1 << 20, 3.0, dtype="float32")
    x = core.from_dlpack(array)
    y = x + 1
    for _ in range(20):
        y = core.tanh(y)
    del array, x
    gc.collect()
    others = [dpnp.zeros(1 << 20, dtype="float32") for _ in range(4)]
    z = core.full(1 << 20, 4.0, device="xpu")
    for _ in range(20):
        z = core.tanh(z)
    assert y.to("cpu").tolist()[:3] == z.to("cpu").tolist()[:3] and others
    kept = dpnp.from_dlpack(core.ones(1000, device="xpu"))
    gc.collect()
    core.zeros(1000, device="xpu")
    assert float(dpnp.asnumpy(dpnp.sum(kept))) == 1000


def test_work_of_the_other_queue_is_waited_for():
    a = dpnp.ones((1500, 1500), dtype="float32")
    for _ in range(3):
        product = dpnp.matmul(a, a) / 1500
    total = float(core.sum(core.from_dlpack(product)))
    assert total == 1500 * 1500
    x = core.ones((700, 700), device="xpu")
    for _ in range(3):
        x = x @ x / 700
    assert float(dpnp.asnumpy(dpnp.sum(dpnp.from_dlpack(x)))) == pytest.approx(490000, rel=1e-4)


def test_a_queue_is_a_stream():
    x = core.ones(10, device="xpu")
    queue = dpctl.SyclQueue(dpctl.SyclDevice("cpu"))
    assert x.__dlpack__(stream=queue, max_version=(1, 0)) is not None
    with pytest.raises(Exception, match="stream"):
        x.__dlpack__(stream="fast")


def test_the_numbers_of_devices_are_those_of_dpctl():
    x = core.ones(1, device="xpu")
    assert x.__dlpack_device__() == dpnp.ones(1).get_array().__dlpack_device__()


def test_no_first_use_is_needed(run_alone):
    said = run_alone("import dpnp, core; print(core.from_dlpack(dpnp.ones(3)).device)")
    assert said.splitlines()[-1] == "xpu:0"


def test_to_the_host_is_a_copy():
    x = core.ones(3, device="xpu")
    assert np.from_dlpack(x.to("cpu")).tolist() == [1, 1, 1]
    with pytest.raises(ExportError):
        x.__dlpack__(dl_device=(1, 0), copy=False)
