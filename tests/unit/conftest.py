"""A device for the tests of tensors, with addresses that mean nothing to the host."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from core import _native

# Modules beside the tests that several of them use.
sys.path.insert(0, str(Path(__file__).parent))

CAPACITY = 1 << 24

# How long an example takes says more about the machine's other work than about core.
# In continuous integration the same examples every time: a red run is the change's doing.
hypothesis.settings.register_profile("core", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("core")


class OpaqueRuntime:
    """Two devices with byte arrays for memory, at addresses that no process maps.

    fail: what the named methods raise or return instead, to play a broken backend.
    """

    def __init__(self) -> None:
        self.blocks: dict[int, bytearray] = {}
        self.next = 1 << 56
        self.fail: dict[str, object] = {}
        self.freed: list[tuple[int, int, int]] = []

    def _act(self, method: str) -> bool:
        result = self.fail.get(method)
        if isinstance(result, BaseException):
            raise type(result)(*result.args)  # a fresh one: its traceback keeps no tensor alive
        return method in self.fail

    def _find(self, address: int, nbytes: int) -> tuple[bytearray, int]:
        for base, block in self.blocks.items():
            if base <= address and address + nbytes <= base + len(block):
                return block, address - base
        raise AssertionError(f"{nbytes} bytes at {address:#x} are not of one allocation")

    def device_count(self) -> int:
        return 2

    def allocate(self, nbytes: int, index: int) -> object:
        if self._act("allocate"):
            return self.fail["allocate"]
        if nbytes > CAPACITY:
            raise MemoryError(f"{nbytes} bytes")
        address, self.next = self.next, self.next + (nbytes + 127) // 64 * 64
        self.blocks[address] = bytearray(nbytes)
        return address

    def free(self, address: int, nbytes: int, index: int) -> None:
        self._act("free")
        assert len(self.blocks.pop(address)) == nbytes
        self.freed.append((address, nbytes, index))

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        self._act("copy_from_host")
        assert src.readonly and src.format == "B"
        block, at = self._find(dst, len(src))
        block[at : at + len(src)] = src

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        self._act("copy_to_host")
        block, at = self._find(src, len(dst))
        dst[:] = block[at : at + len(dst)]

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        self._act("copy_on_device")
        source, start = self._find(src, nbytes)
        target, at = self._find(dst, nbytes)
        target[at : at + nbytes] = bytes(source[start : start + nbytes])

    def synchronize(self, index: int) -> None:
        self._act("synchronize")

    def memory_info(self, index: int) -> tuple[int, int]:
        used = sum(map(len, self.blocks.values()))
        return CAPACITY - used, CAPACITY


_RUNTIME = OpaqueRuntime()


@pytest.fixture
def opaque() -> Iterator[OpaqueRuntime]:
    """The runtime of the devices "opaque:0" and "opaque:1"; healed after the test."""
    if not _native.runtime_is_open("opaque"):
        _native.set_runtime("opaque", _RUNTIME)
    yield _RUNTIME
    _RUNTIME.fail.clear()


@pytest.fixture
def no_leak() -> Iterator[None]:
    """Fails the test if it leaves more storages behind than it found.

    What is there before is frozen: garbage of other tests stays, and a collection looks at what the
    test has made, not at all that a process of many tests holds.
    """
    import gc

    gc.freeze()
    before = _native.live_storages()
    yield
    gc.collect()
    assert _native.live_storages() == before


@pytest.fixture
def room_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that count what is compiled: earlier tests may have filled the table of programs.

    Each new one would drop an old one; and one that was dropped, while plans of it are kept for the
    sizes of those tests, is compiled again at the next size.
    """
    from core.bodies import cpu_kernels

    monkeypatch.setattr(cpu_kernels._programs._programs, "limit", 1 << 20)
    _native.forget_bodies()


@pytest.fixture
def compiled_names(monkeypatch: pytest.MonkeyPatch, room_for_programs: None) -> list[str]:
    """The names of the programs that are compiled for the cpu while a test runs."""
    from core.ir import compile

    names: list[str] = []
    compile_c = compile.compile_c

    def noting(program: Any, *args: Any, **kwargs: Any) -> Any:
        names.append(program.name)
        return compile_c(program, *args, **kwargs)

    monkeypatch.setattr(compile, "compile_c", noting)
    return names
