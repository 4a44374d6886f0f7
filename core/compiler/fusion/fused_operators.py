"""Fused operators: the bodies of several operators as one, made when a graph is compiled.

A fused operator is an operator like any other: it is served by the kernel that its body gives, on
every device that has a dialect; where that cannot be built its decomposition makes the calls of its
members. Two graphs that fuse alike share it. How the bodies are put together: row_programs.py.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from core import _native
from core._native import define_operator, dtype, register_body
from core.bodies.definition import Body, Definition, unkeyed
from core.compiler.fusion.row_programs import FusedProgram

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core._native import Operator, Tensor
    from core.compiler.fusion.members import Group

# No lock: the collector may run a finalizer here that compiles. Of two operators that are made for
# one key at a time, the first is kept.
_kernels: dict[Hashable, Operator] = {}
_numbers = itertools.count()
# Programs depend on no shape: see `described`.
UNKEYED = dict.fromkeys(("positions", "outputs", "sizes"), unkeyed)
# By number: the native module names them in that order.
DTYPES = tuple(n for n, v in vars(_native).items() if isinstance(v, dtype))


def fuse(group: Group) -> Operator:
    """The operator (input, ..., outputs=[...], sizes=[...]) -> a group's results.

    Before outputs a group with gathers or sinks has `positions`: for each tensor of positions its
    number among the inputs, the number and the dimension of what they count along, an input or, by
    the complement of its number, an output, and which of INDEXED they are for.
    """
    key = group.key
    op = _kernels.get(key)
    return op if op is not None else _kernels.setdefault(key, _define(next(_numbers), group))


def _define(number: int, group: Group) -> Operator:
    names = "_".join(m.op.name.partition("::")[2] for m in group.members[:4])
    tensors = len(group.inputs) - group.numbers
    inputs = "".join(
        f"{'Tensor' if k < tensors else 'Scalar'} x{k}, " for k in range(len(group.inputs))
    )
    returns = ", ".join(["Tensor"] * len(group.outputs))
    lists = f"{'int[] positions, ' if group.lookups else ''}int[] outputs, int[] sizes"
    op = define_operator(
        f"fused::{names}_{number}({inputs}{lists}) -> ({returns})",
        rule="given_elements" if group.is_alike else "given",
        file=__file__,
        line=0,
    )
    body = Body(
        build=FusedProgram(group),
        specialization_keys=UNKEYED,
        ranged=bool(group.lengths),
        element=group.elements if group.broadcasts else None,
    )
    op.definition = Definition(op=op, name=op.name, family="fused", body=body, tags=("fused",))
    op.decomposition = lambda *args: group.call(args[: len(group.inputs)], args[-1])
    op.doc = "Made by core.compile of " + ", ".join(m.op.name for m in group.members)
    register_body(op, group.broadcasts, file=__file__, line=0)
    return op


def described(values: Any) -> list[int]:
    """The argument `outputs`: the dtype, rank and sizes of each Value, as numbers.

    For one that is not in row-major order the rank is given as its complement, and its dimensions
    follow, the innermost first.
    """
    numbers: list[int] = []
    for value in values:
        order, rank = _order_of(value.fake), len(value.shape)
        shape_numbers = [~rank if order else rank, *value.shape, *order]
        numbers += [DTYPES.index(value.dtype.name), *shape_numbers]
    return numbers


def _order_of(fake: Tensor) -> list[int]:
    """The dimensions of a tensor from the innermost on; nothing where that is row-major order."""
    if fake.is_contiguous or fake.size == 0:
        return []
    strides = fake.strides
    return sorted(range(fake.ndim), key=lambda axis: (int(strides[axis]), -axis))
