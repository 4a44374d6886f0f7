"""Products fused with the elementwise calls after them: operators that are made like fusion.py's.

The kernel of such an operator on the cpu multiplies by what a backend registered (core/product.h),
and runs the elementwise calls on each block of the result while it lies in a cache. On devices with
a dialect it is a program: matmul's own body, whose sums go through the elementwise calls on their
way to memory. Where nobody can, the decomposition multiplies, and calls the fused operator that the
elementwise calls are without it.
"""

from __future__ import annotations

import os
import threading
from types import SimpleNamespace

from core import _native
from core.compiler.fusion import fuse
from core.ir import ops
from core.ir.rows import indices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.fusion import Group

MOST_OPERANDS = 9  # outputs and inputs of an elementwise kernel, the product among them

_lock = threading.Lock()
_made: dict[Any, Any] = {}


def _after_fork() -> None:
    """The lock may be held by a thread that the child does not have."""
    global _lock
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def fuse_product(group: Group, place: int, rank: int) -> Any:
    """The operator (a, b, input, ..., outputs=[...], sizes=[...]) -> a group's results.

    a @ b is the input of the group that is numbered `place`; the others follow in their order.
    rank: of a @ b, where the group reads a view of it with the same rows; 0: there is no view.
    """
    key = group.key, place, rank
    with _lock:
        if key not in _made:
            _made[key] = _define(len(_made), group, place, rank)
        return _made[key]


def _define(number: int, group: Group, place: int, rank: int) -> Any:
    names = "_".join(m.op.name.partition("::")[2] for m in group.members[:4])
    tensors = "".join(f"Tensor x{k}, " for k in range(1, len(group.inputs)))
    returns = ", ".join(["Tensor"] * len(group.outputs))
    op = _native.define_operator(
        f"fused::matmul_{names}_{number}(Tensor a, Tensor b, {tensors}int[] outputs, int[] sizes)"
        f" -> ({returns})",
        rule="given",
        file=__file__,
        line=0,
    )
    body = ProductBody(group, place, rank)
    op.definition = SimpleNamespace(body=body, reasons={}, tags=("fused",), family="fused")
    op.decomposition = lambda a, b, *rest: _decomposed(group, place, a, b, rest)
    op.doc = "Made by core.compile of matmul, " + ", ".join(m.op.name for m in group.members)
    _native.register_body(op, False, product=True, file=__file__, line=0)
    return op


class ProductBody:
    """The body of a fused operator: called like any, as a program; `element` is what is done with
    an element of the product, which comes first, and of the other inputs."""

    keyed_by = {"outputs": lambda _: None, "sizes": lambda _: None}

    def __init__(self, group: Group, place: int, rank: int) -> None:
        self.joined, self.place, self.rank = group, place, rank

    def element(self, product: Any, *others: Any) -> Any:
        values = list(others)
        values.insert(self.place, product)
        for member in self.joined.members:
            values.append(member.element(values.__getitem__))
        return tuple(values[number] for number in self.joined.outputs)

    def __call__(self, b: Any, out: Any, a: Any, x: Any, *rest: Any) -> None:
        outs = out if isinstance(out, tuple) else (out,)
        sums = Sums(self, outs, rest[:-2])
        if self.rank:
            sums.shape = (*a.shape[:-1], x.shape[-1])
        sums.dtype = self.joined.inputs[self.place]
        _native.find_operator("core::matmul").definition.body(b, sums, a, x)


class Sums:
    """What matmul's body takes for its output: a sum that is stored there goes through the group.

    shape, dtype: of the product.
    """

    def __init__(self, body: ProductBody, outs: Any, others: Any) -> None:
        self.body, self.outs, self.others = body, outs, others
        self.shape, self.dtype = tuple(outs[0].shape), ""

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __setitem__(self, at: Any, total: Any) -> None:
        group, place = self.body.joined, self.body.place
        axes = group.dims[group.outputs[0]]
        where: dict[int | None, Any] = {**dict(zip(axes, self._place(indices(at)))), None: 0}
        numbers = [k for k in range(len(group.inputs)) if k != place]
        others = [
            array[tuple(where[axis] for axis in group.dims[k])]
            for k, array in zip(numbers, self.others, strict=True)
        ]
        for out, value in zip(self.outs, self.body.element(total, *others), strict=True):
            out[tuple(where[axis] if axis is not None else 0 for axis in axes)] = value

    def _place(self, at: Any) -> list[Any]:
        """The indices of the group's results: a view has other leading dimensions."""
        if not self.body.rank:
            return list(at)
        row, *found = ops.const(0, "index"), at[-1]
        for i, size in zip(at[:-1], self.shape[:-1]):
            row = row * size + i
        for size in reversed(self.outs[0].shape[1:-1]):
            row, found = row // size, [row % size, *found]
        return [row, *found]


def _decomposed(group: Group, place: int, a: Any, b: Any, rest: Any) -> Any:
    *inputs, outputs, sizes = rest
    shape = tuple(outputs[2 : 2 + outputs[1]])
    product = _native.find_operator("core::matmul")(a, b)
    inputs.insert(place, product if tuple(product.shape) == shape else product.view(shape))
    return fuse(group)(*inputs, outputs, sizes)
