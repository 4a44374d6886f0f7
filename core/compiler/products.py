"""Products fused with the elementwise calls after them: operators that are made like fusion.py's.

The kernel of such an operator multiplies by what a backend registered (core/product.h), and runs
the elementwise calls on each block of the result while it lies in a cache. Where nobody can, its
decomposition multiplies, and calls the fused operator that the elementwise calls are without it.
"""

from __future__ import annotations

import os
import threading
from types import SimpleNamespace

from core import _native
from core.compiler.fusion import fuse

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


def fuse_product(group: Group, place: int) -> Any:
    """The operator (a, b, input, ..., outputs=[...], sizes=[...]) -> a group's results.

    a @ b is the input of the group that is numbered `place`; the others follow in their order.
    """
    key = group.key, place
    with _lock:
        if key not in _made:
            _made[key] = _define(len(_made), group, place)
        return _made[key]


def _define(number: int, group: Group, place: int) -> Any:
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
    body = _Body(group, place)
    op.definition = SimpleNamespace(body=body, reasons={}, tags=("fused",), family="fused")
    op.decomposition = lambda a, b, *rest: _decomposed(group, place, a, b, rest)
    op.doc = "Made by core.compile of matmul, " + ", ".join(m.op.name for m in group.members)
    _native.register_body(op, False, product=True, file=__file__, line=0)
    return op


class _Body:
    """What is done with an element of the product, which comes first, and of the other inputs."""

    def __init__(self, group: Group, place: int) -> None:
        self.joined, self.place = group, place

    def __call__(self, product: Any, *others: Any) -> Any:
        values = list(others)
        values.insert(self.place, product)
        for member in self.joined.members:
            values.append(member.element(values.__getitem__))
        return tuple(values[number] for number in self.joined.outputs)


def _decomposed(group: Group, place: int, a: Any, b: Any, rest: Any) -> Any:
    *inputs, outputs, sizes = rest
    shape = tuple(outputs[2 : 2 + outputs[1]])
    product = _native.find_operator("core::matmul")(a, b)
    inputs.insert(place, product if tuple(product.shape) == shape else product.view(shape))
    return fuse(group)(*inputs, outputs, sizes)
