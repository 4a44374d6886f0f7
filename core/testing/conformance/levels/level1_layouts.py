"""Level 1: views are metadata; reads and writes through them reach the right elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import core
from core.dtype_table import COMPLEX
from core.testing.arrays import from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.subject import DTYPES, Subject
from core.testing.conformance.values import compare

VIEWS: dict[str, Callable[[core.Tensor], core.Tensor]] = {
    "whole": lambda x: x,
    "transposed": lambda x: core.permute_dims(x, (1, 0)),
    "row": lambda x: x[3],
    "column": lambda x: x[:, 5],
    "rows": lambda x: x[1::3],
    "columns": lambda x: x[:, 1::2],
    "inner": lambda x: x[2:-1, 3:-2],
    "reversed": lambda x: x[::-1, ::-1],
    "reversed_columns": lambda x: x[:, ::-2],
    "broadcast": lambda x: core.broadcast_to(x[0:1], (5, x.shape[1])),
    "broadcast_columns": lambda x: core.broadcast_to(x[:, 2:3], (x.shape[0], 4)),
    "new_axis": lambda x: x[:, None, 1:],
    "diagonal": lambda x: core.diagonal(x),
    "one": lambda x: x[2, 4],
    "none": lambda x: x[3:3],
    "flat": lambda x: core.reshape(x, (-1,)),
    "last": lambda x: x[-1:, -1:],
}
READ = "strides and offset of the argument: DLTensor.strides, or the kernel's index expressions"


def numbers(dtype: str, rows: int = 11, columns: int = 13) -> core.Tensor:
    """Different values in every place, as far as the dtype has them."""
    count = np.arange(rows * columns)
    if dtype == "bool":
        wide: Any = (count * 7 % 5) < 2
    elif dtype in ("int8", "uint8"):
        wide = count % 120
    elif dtype in COMPLEX:
        wide = count - 3j * count
    else:
        wide = count
    return from_numpy(wide.reshape(rows, columns), dtype)


@check(1, "layouts", over=VIEWS)
def view_to_host(d: Subject, name: str) -> None:
    """A view of a device's tensor is copied to the host, and a view of the host's to the device."""
    for dtype in DTYPES if d.full or name in ("columns", "transposed") else ("float32", "int8"):
        x = numbers(dtype)
        want = core.clone(VIEWS[name](x))
        did = f"copied the view {name!r} of {dtype}(11, 13) from {d.name} to the host"
        compare(VIEWS[name](d.to(x)).to("cpu"), want, did, READ, exact=True)
        did = f"copied the view {name!r} of {dtype}(11, 13) from the host to {d.name}"
        compare(d.to(VIEWS[name](x)), want, did, READ, exact=True, device=d.name)


@check(1, "layouts", over=VIEWS)
def view_to_device(d: Subject, name: str) -> None:
    """A view is cloned and made contiguous on the device."""
    for dtype in DTYPES if d.full else ("float32", "bool", "complex64"):
        x = numbers(dtype)
        view = VIEWS[name](d.to(x))
        want = core.clone(VIEWS[name](x))
        d.poison(want.nbytes)
        did = f"cloned the view {name!r} of {dtype}(11, 13) on {d.name}"
        compare(core.clone(view), want, did, READ, exact=True, device=d.name)


@check(1, "layouts", over=[n for n in VIEWS if "broadcast" not in n and n != "flat"])
def written_through(d: Subject, name: str) -> None:
    """A write to a view changes its elements and no others."""
    for dtype in ("float32", "int16", "complex128"):
        here, there = numbers(dtype), d.to(numbers(dtype))
        for x in (here, there):
            view = VIEWS[name](x)
            view.copy_(core.full(view.shape, 101, dtype=dtype).to(x.device))
        did = f"copy_() of 101 to the view {name!r} of {dtype}(11, 13), then read the whole"
        compare(there, here, did, READ, exact=True, device=d.name)
    here, there = numbers("float32"), d.to(numbers("float32"))
    for x in (here, there):
        VIEWS[name](x).multiply_(-2)
    did = f"multiply_(-2) of the view {name!r} of float32(11, 13), then read the whole"
    compare(there, here, did, READ, exact=True, device=d.name)


INDEXES: dict[str, Callable[[Any, Callable[[Any], core.Tensor]], Any]] = {
    "one_array": lambda x, i: x[i([0, 3, 3, 10])],
    "negative": lambda x, i: x[i([-1, 0, -11])],
    "two_arrays": lambda x, i: x[i([0, 5, 10]), i([12, 0, 3])],
    "array_and_slice": lambda x, i: x[2:9, i([1, 1, 0])],
    "matrix": lambda x, i: x[i([[0, 1], [2, 10]])],
    "mask": lambda x, i: x[x > 70],
    "row_mask": lambda x, i: x[i([k % 3 == 0 for k in range(11)])],
    "empty": lambda x, i: x[core.astype(i([0])[:0], "int64")],
    "ellipsis": lambda x, i: x[..., i([4])],
    "take": lambda x, i: core.take(x, i([2, 0, 12]), axis=1),
    "take_along_axis": lambda x, i: core.take_along_axis(x, i([[0, 1, 12]] * 11), axis=1),
}


@check(1, "indexing", over=INDEXES)
def read_by_index(d: Subject, name: str) -> None:
    """Indices and masks choose the same elements as on the CPU."""
    for dtype in ("float32", "int64") if not d.full else DTYPES[1:13]:
        x = numbers(dtype)
        want = INDEXES[name](x, core.asarray)
        got = INDEXES[name](d.to(x), lambda v: core.asarray(v, device=d.name))
        did = f"indexed {dtype}(11, 13) on {d.name} by {name!r}"
        compare(got, want, did, "the kernels of core::take, gather, nonzero", exact=True,
                device=d.name)  # fmt: skip


@check(1, "indexing", over=[n for n in INDEXES if "take" not in n])
def write_by_index(d: Subject, name: str) -> None:
    """Assigning to elements that an index chooses writes there and nowhere else."""
    here, there = numbers("float32"), d.to(numbers("float32"))
    for x, where in ((here, "cpu"), (there, d.name)):
        _assign(x, name, where)
    did = f"assigned -5 to float32(11, 13) on {d.name} indexed by {name!r}, then read the whole"
    compare(there, here, did, "the kernels of core::index_put, where, scatter", exact=True,
            device=d.name)  # fmt: skip


class _Key:
    """Records the index that an expression applies."""

    def __init__(self, x: core.Tensor) -> None:
        self.x = x

    def __getitem__(self, key: Any) -> None:
        self.key = key

    def __gt__(self, number: float) -> core.Tensor:
        return self.x > number


def _assign(x: core.Tensor, name: str, where: str) -> None:
    taken = _Key(x)
    INDEXES[name](taken, lambda v: core.asarray(v, device=where))
    x[taken.key] = -5
