"""Costs of the calls of a graph: bytes, operations, and time against the machine's bounds."""

from __future__ import annotations

import dataclasses
import functools
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from core._native import device as Device
from core._native import operators as native_operators
from core._native import synchronize
from core.compiler.report.operations import operations
from core.compiler.symbolic.inference import concretize, without_numbers
from core.errors import CoreError
from core.tensors import asarray

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Tensor
    from core.compiler.graph.graph import Graph, Node, Value

_SECONDS = 0.02  # spent on each call that is timed
_REPEATS = 21
_COPY = 1 << 24  # elements of the copy and
_PRODUCT = 1024  # rows of the product that the bounds are measured with


@dataclasses.dataclass(frozen=True)
class Bounds:
    """The limits of a device: bytes in a second, by a large copy, and operations in a second, by a
    product of float32 matrices."""

    bandwidth: float
    peak: float

    def least(self, cost: Cost) -> float:
        """Seconds that a call takes at least."""
        return max(cost.nbytes / self.bandwidth, (cost.operations or 0) / self.peak)


@dataclasses.dataclass(frozen=True)
class Cost:
    """A call of an optimized graph, and its costs.

    Attributes:
        name: of the operator.
        fuses: names of the operators that were fused into it; else empty.
        line: where the program calls them, `file:line`.
        device: where it runs.
        nbytes: of the tensors that it reads and writes, each counted once; of views 0.
        operations: arithmetic operations; None where only its kernel knows.
        seconds: the median of some calls; None where it was not timed, or cannot be called alone.
    """

    name: str
    fuses: tuple[str, ...]
    line: str
    device: Device
    nbytes: int
    operations: int | None
    seconds: float | None = None


def costs_of(graph: Graph, *, timed: bool = False) -> list[Cost]:
    """The costs of a graph's calls, in order; symbols have the sizes that they had first.

    timed: whether the calls are made, one by one, on generated numbers.
    """
    concrete = without_numbers(concretize(graph))
    seconds = _times(concrete) if timed else {}
    return [_cost(node, seconds.get(node)) for node in concrete.nodes]


def _cost(node: Node, seconds: float | None) -> Cost:
    values = dict.fromkeys((*node.values, *node.results))
    moved = 0 if node.op.view is not None else sum(v.fake.nbytes for v in values)
    args = [_with_fakes(arg) for arg in node.args]
    count = operations(node.op, args, [v.fake for v in node.results]) if node.results else None
    device = next((v.fake.device for v in values), Device("cpu"))
    name, fuses = _names(node)
    return Cost(name, fuses, node.line, device, moved, count, seconds)


def _names(node: Node) -> tuple[str, tuple[str, ...]]:
    name = node.op.name.removeprefix("core::")
    _, made_of, members = (node.op.doc or "").partition("Made by core.compile of ")
    fused = name.startswith("fused::") and made_of
    return name, tuple(members.replace("core::", "").split(", ")) if fused else ()


def _with_fakes(arg: Any) -> Any:
    if isinstance(arg, (list, tuple)):
        return [_with_fakes(item) for item in arg]
    return getattr(arg, "fake", arg)


# ---- time ----------------------------------------------------------------------------------------
def _times(graph: Graph) -> dict[Node, float]:
    """The median seconds of the calls that can be made alone."""
    tensors: dict[Value, Any] = {value: _like(value.fake) for value in graph.inputs}
    seconds: dict[Node, float] = {}
    for node in graph.nodes:
        try:
            node.make(tensors)  # builds its kernel
        except CoreError:
            for value in node.results:
                tensors[value] = _like(value.fake)
            continue
        device = next((v.fake.device for v in (*node.values, *node.results)), Device("cpu"))
        seconds[node] = median_time(functools.partial(node.make, tensors), device)
    return seconds


def median_time(call: Callable[[], object], device: Device) -> float:
    """The median seconds of a call, waited for."""
    times: list[float] = []
    while len(times) < 3 or (sum(times) < _SECONDS and len(times) < _REPEATS):
        synchronize(device)
        start = time.perf_counter()
        call()
        synchronize(device)
        times.append(time.perf_counter() - start)
    return float(np.median(times))


def _like(fake: Tensor) -> Tensor:
    """A tensor of the sizes, dtype and order of dimensions of a fake one: numbers from 0 to 1, or
    zeros of other kinds, which are indices that exist."""
    order = sorted(range(fake.ndim), key=lambda axis: (-int(fake.strides[axis]), axis))
    shape = [fake.shape[axis] for axis in order]
    if fake.dtype.kind == "real floating" and fake.dtype.itemsize > 1:
        array = np.random.default_rng(0).random(shape, np.float32)
    else:
        array = np.zeros(shape, np.int8)
    laid_out = array.transpose(np.argsort(order)) if order else array
    tensor: Tensor = asarray(laid_out, dtype=fake.dtype, device=fake.device, copy=True)
    return tensor


@functools.cache
def bounds_of(device: Device) -> Bounds:
    """The bounds of a device, measured at the first question: some tens of milliseconds."""
    clone, matmul = (native_operators()[f"core::{name}"] for name in ("clone", "matmul"))
    long = asarray(np.zeros(_COPY, np.float32), device=device)
    square = asarray(np.ones((_PRODUCT, _PRODUCT), np.float32), device=device)
    copied = median_time(lambda: clone(long), device)
    multiplied = median_time(lambda: matmul(square, square), device)
    return Bounds(2 * 4 * _COPY / copied, 2 * _PRODUCT**3 / multiplied)
