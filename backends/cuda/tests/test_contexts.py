"""Contexts, which only this vendor's driver has."""

from __future__ import annotations

import pytest

from core.testing.gpu.strictness import INVALID_HANDLE, ok, status, stream  # noqa: F401

WITHOUT = {
    "MemAlloc": (16,), "MemFree": (1 << 54,), "MemGetInfo": (), "MemHostAlloc": (16, 0),
    "MemcpyAsync": (0, 0, 0, 99), "StreamCreate": (1,), "EventCreate": (2,), "CtxPopCurrent": (),
    "CtxSynchronize": (),
}  # fmt: skip


@pytest.mark.parametrize("name", WITHOUT)
def test_a_call_without_a_context_is_refused(vendor, driver, name):
    ok(vendor.driver.ask("Init", 0))
    assert status(vendor.driver.ask(name, *WITHOUT[name])) == 201


def test_a_stream_knows_its_context(vendor, ask, stream):  # noqa: F811
    assert int(ok(ask("StreamGetCtx", stream))) == int(vendor.driver.context(0))
    assert status(ask("LibraryGetKernel", 99, b"f")) == INVALID_HANDLE


def test_a_context_is_made_when_a_device_is_used(beside):
    said = beside("""
x = core.ones(3, device=last)
first = driver.calls("DevicePrimaryCtxRetain")
core.ones(3, device=gpu + ":0")
print(first, driver.calls("DevicePrimaryCtxRetain"))
""")
    assert said == "1 2"
