"""Level 1: tensors are made on the device, in every dtype, and hold the given values."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

import numpy as np

import core
from core._native import empty
from core.dtype_table import COMPLEX, is_integer
from core.testing.arrays import from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, expect
from core.testing.conformance.subject import COMMON, DTYPES, Subject
from core.testing.conformance.values import compare

READ = "Runtime.copy_from_host, copy_to_host; then the kernels that core.explain names"


def edge_values(dtype: str) -> core.Tensor:
    """The limits, zeros, and other values that are easily lost, as a tensor of the host."""
    if dtype == "bool":
        return from_numpy([True, False, False, True, True], dtype)
    if is_integer(dtype):
        limits = np.iinfo(dtype)
        numbers = [limits.min, limits.max, 0, 1, limits.max - 1, limits.min + 1, 77]
        return from_numpy(np.array(numbers, dtype), dtype)
    wide = np.array(
        [0.0, -0.0, 1.0, -1.5, 3.0625, np.inf, -np.inf, np.nan, 1e-7, -65504.0, 2.0**-14, 2.0**-24]
    )
    if dtype in COMPLEX:
        wide = np.array([complex(a, b) for a, b in zip(wide, wide[::-1])])
    with np.errstate(all="ignore"):
        return from_numpy(wide, dtype)


@check(1, "creation", over=DTYPES)
def to_and_from(d: Subject, dtype: str) -> None:
    """Values of a dtype come back as they were, bit by bit, in every size."""
    edge = edge_values(dtype)
    compare(d.to(edge).to("cpu"), edge, f"copied {dtype} to {d.name} and back", READ, exact=True)
    for n in (1, 2, 3, 31, 33, 255, 257, 1023, 4097):
        x = core.take(edge, core.arange(n) % edge.size)
        y = d.to(x)
        expect(
            (y.dtype, y.shape, str(y.device)) == (x.dtype, x.shape, d.name),
            f"copied {n} elements of {dtype} to {d.name}",
            f"{x.dtype}({n},) on {d.name}",
            f"{y.dtype}{y.shape} on {y.device}",
            "the tensor is described otherwise",
            READ,
        )
        did = f"copied {n} elements of {dtype} to {d.name} and back"
        compare(y.to("cpu"), x, did, READ, exact=True)


@check(1, "creation", over=DTYPES)
def filled(d: Subject, dtype: str) -> None:
    """zeros, ones, full and arange write every element, over whatever stood there."""
    for n in (1, 5, 64, 257, 1025):
        for name, make in _makers(dtype, n):
            d.poison(n * core.dtype(dtype).itemsize)
            did = f"core.{name} of {n} elements of {dtype} on {d.name}, on memory in use before"
            compare(make(d.name), make("cpu"), did, "core::full, core::arange", exact=True,
                    device=d.name)  # fmt: skip


def _makers(dtype: str, n: int) -> Iterator[tuple[str, Callable[[str], core.Tensor]]]:
    yield "zeros", lambda where: core.zeros((n,), dtype=dtype, device=where)
    yield "ones", lambda where: core.ones((n,), dtype=dtype, device=where)
    if dtype != "bool":
        yield "full", lambda where: core.full((n,), 3, dtype=dtype, device=where)
    if dtype not in ("bool", "int8", "uint8") and dtype not in COMPLEX:
        yield "arange", lambda where: core.arange(n, dtype=dtype, device=where)


@check(1, "creation", over=DTYPES)
def cloned(d: Subject, dtype: str) -> None:
    """A clone has the same values in other memory."""
    for n in (1, 3, 65, 513):
        x = core.take(edge_values(dtype), core.arange(n) % 5)
        y = d.to(x)
        d.poison(y.nbytes)
        z = core.clone(y)
        did = f"core.clone of {n} elements of {dtype}"
        compare(z, x, did, "the kernel of core::clone", exact=True, device=d.name)
        expect(
            z.data_ptr != y.data_ptr,
            did,
            "other memory",
            "the memory of its argument",
            "the kernel returns its argument, or a view of it",
            "core::clone",
        )
        before = z.to("cpu")
        y.copy_(d.to(core.zeros_like(x)))
        compare(z, before, f"{did}, then overwrote the original", "core::clone", exact=True,
                likely="the clone shares memory with its source")  # fmt: skip


@check(1, "creation")
def scalars(d: Subject) -> None:
    """Tensors without axes, and numbers read from the device."""
    for dtype in DTYPES:
        x = core.take(edge_values(dtype), core.asarray(2 if dtype != "bool" else 0))
        x = core.reshape(x, ())
        y = d.to(x)
        expect(
            y.shape == () and y.item() == x.item(),
            f"read one {dtype} by item()",
            repr(x.item()),
            repr(y.item()),
            "the copy of a single element",
            READ,
        )
    x = core.asarray([1.5, 2.5], device=d.name)
    expect(
        x.tolist() == [1.5, 2.5] and bool(core.all(x == x)),
        "read [1.5, 2.5] by tolist()",
        "[1.5, 2.5]",
        x.tolist(),
        "the copy to the host",
        READ,
    )


@check(1, "creation")
def host_is_kept_out(d: Subject) -> None:
    """Memory that the host cannot read is refused by name; a copy is offered."""
    if getattr(d.runtime, "host_accessible", False):
        x = core.asarray([1.0, 2.0], device=d.name)
        expect(
            np.asarray(x).tolist() == [1.0, 2.0],
            "read the memory in place, as host_accessible",
            "[1.0, 2.0]",
            np.asarray(x).tolist(),
            "the addresses are not the host's, or work on them is not waited for",
            "Runtime.host_accessible",
        )
        return
    try:
        np.asarray(core.ones(3, device=d.name))
    except core.errors.CoreError as e:
        expect(
            d.type in str(e),
            "np.asarray of a device's tensor",
            "an error that names it",
            str(e),
            "another error came first",
            "Runtime.host_accessible",
        )
    else:
        raise Failure(
            "np.asarray of a device's tensor",
            "MemoryAccessError",
            "an array",
            "the runtime declares host_accessible by mistake",
            "Runtime.host_accessible",
        )


@check(1, "creation")
def pickled(d: Subject) -> None:
    """A tensor is pickled with its device and comes back equal."""
    for dtype in COMMON:
        x = core.take(edge_values(dtype), core.arange(67) % 5)
        y = pickle.loads(pickle.dumps(d.to(x)))
        compare(y, x, f"pickled 67 elements of {dtype} on {d.name}", READ, exact=True,
                device=d.name)  # fmt: skip


@check(1, "creation")
def uninitialized(d: Subject) -> None:
    """empty has the shape, and keeps the values written to it."""
    x = core.empty((7, 9), dtype="float32", device=d.name)
    want = core.reshape(core.arange(63, dtype="float32"), (7, 9))
    x.copy_(d.to(want))
    compare(x, want, "core.empty((7, 9)), then copy_()", "core::copy_, Runtime.copy_on_device",
            exact=True, device=d.name)  # fmt: skip
    expect(
        empty((0, 3), core.float32, d.name).tolist() == [],
        "core.empty((0, 3))",
        "[]",
        "something else",
        "sizes of 0",
        "Runtime.allocate",
    )
