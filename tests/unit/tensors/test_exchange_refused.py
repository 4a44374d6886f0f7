"""Arrays that another library does not take: its table of C functions says no."""

import ctypes
import os

import pytest

import core
from core._native import to_exchange

TO_OBJECT = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p))
DELETER = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)


class Table(ctypes.Structure):
    """DLPack 1.2's table."""

    _fields_ = (
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("previous", ctypes.c_void_p),
        ("allocate", ctypes.c_void_p), ("from_object", ctypes.c_void_p),
        ("to_object", TO_OBJECT), ("describe", ctypes.c_void_p), ("stream", ctypes.c_void_p),
    )  # fmt: skip


class Managed(ctypes.Structure):
    """The head of a DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
        ("deleter", DELETER),
    )  # fmt: skip


def library_that_refuses(releases):
    """A type whose library takes no array. releases: it releases them all the same."""

    def refuse(managed, made):
        if releases:
            ctypes.cast(managed, ctypes.POINTER(Managed)).contents.deleter(managed)
        return -1

    table = Table(1, 2, None, None, None, TO_OBJECT(refuse), 1, None)
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype, capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, *[ctypes.c_void_p] * 2)
    name = ctypes.create_string_buffer(b"dlpack_exchange_api")
    made = capsule(ctypes.addressof(table), ctypes.addressof(name), None)
    return type("Refusing", (), {"__dlpack_c_exchange_api__": made, "kept": (table, name)})


def resident():
    """The process's memory in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


@pytest.mark.skipif("CORE_SANITIZED" in os.environ, reason="freed memory is kept there")
@pytest.mark.parametrize("releases", [False, True])
def test_an_array_that_is_refused_leaves_no_memory_behind(releases):
    kind = library_that_refuses(releases)

    def call():
        with pytest.raises(core.errors.ExportError, match="the library did not take"):
            to_exchange(core.ones((4096,)), kind, False)

    for _ in range(100):
        call()
    before = resident()
    for _ in range(10_000):
        call()
    assert resident() - before < 2**20  # of 160 MB
