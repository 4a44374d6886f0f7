"""Products fused with elementwise calls: operators that are made like fused_operators.py's.

The kernel of such an operator on the cpu multiplies by what a backend registered (core/product.h),
and runs the calls after the product on each block of the result while it lies in a cache, those
that make the left operand where a strip of it is packed. On devices with a dialect it is a program:
matmul's own body, whose sums go through the elementwise calls on their way to memory; left operands
are made before it there. Where nobody can, the decomposition multiplies, and calls the fused
operators that the elementwise calls are without it.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from core._native import define_operator, dtype, find_operator, register_body, register_product
from core.bodies.cpu_kernels import ElementwiseKernel
from core.bodies.definition import Body, Definition, body_of
from core.bodies.specs import TensorSpec
from core.compiler.fusion.fused_operators import DTYPES, UNKEYED, fuse
from core.ir import ops
from core.ir.rows import indices

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.compiler.fusion.members import Group
    from core.ir.builder import Array, Builder
    from core.ir.function import Value

MAX_OPERANDS = 9  # outputs and inputs of an elementwise kernel, the product among them

_kernels: dict[Hashable, Operator] = {}  # without a lock, as those of fused_operators.py
_numbers = itertools.count()


def fuse_product(
    before: Group | None, after: Group | None, place: int = 0, rank: int = 0
) -> Operator:
    """The operator (left, ..., b, other, ..., outputs=[...], sizes=[...]) -> results.

    before: makes the left operand a of its inputs; None: a is given. after: is applied to
    a @ b, which is its input numbered `place`; its others follow in their order. None: nothing.
    rank: of a @ b, where the group reads a view of it with the same rows; 0: there is no view.
    """
    key = before and before.key, after and after.key, place, rank
    op = _kernels.get(key)
    if op is None:
        op = _kernels.setdefault(key, _define(next(_numbers), before, after, place, rank))
    return op


def _define(
    number: int, before: Group | None, after: Group | None, place: int, rank: int
) -> Operator:
    makes = _left_operand(number, before) if before else None
    left_count = len(before.inputs) if before else 1
    left = "".join(f"Tensor a{k}, " for k in range(left_count))
    others = "".join(f"Tensor x{k}, " for k in range(1, len(after.inputs) if after else 0))
    returns = ", ".join(["Tensor"] * (len(after.outputs) if after else 1))
    op = define_operator(
        f"fused::{_named(before)}matmul_{_named(after)}{number}"
        f"({left}Tensor b, {others}int[] outputs, int[] sizes) -> ({returns})",
        rule="given",
        file=__file__,
        line=0,
    )
    program = ProductProgram(before, after, place, rank, makes)
    body = Body(build=program, specialization_keys=UNKEYED, element=program.element)
    op.definition = Definition(op=op, name=op.name, family="fused", body=body, tags=("fused",))
    op.decomposition = lambda *args: _decomposed(program, makes, args)
    op.doc = f"Made by core.compile of {_listed(before, 'matmul', after)}"
    register_product(op, makes, after is not None, __file__)
    return op


def _left_operand(number: int, group: Group) -> Operator:
    """The operator (input, ...) -> a group's one result: elementwise, asked for block by block."""
    tensors = ", ".join(f"Tensor a{k}" for k in range(len(group.inputs)))
    dtypes = [dtype(group.dtypes[group.outputs[0]])]
    op = define_operator(
        f"fused::{_named(group)}left_{number}({tensors}) -> Tensor",
        rule="elementwise",
        output_dtypes={dtype(name): dtypes for name in DTYPES},
        file=__file__,
        line=0,
    )

    def body(*values: Value) -> Value:
        return group.elements(*values)[0]

    op.definition = Definition(
        op=op, name=op.name, family="fused", body=Body(build=body), tags=("fused",)
    )
    op.decomposition = lambda *inputs: group.call(inputs)[0]
    op.doc = f"Made by core.compile of {_listed(group)}"
    register_body(op, True, file=__file__, line=0)
    return op


def _names(group: Group | None) -> list[str]:
    return [m.op.name for m in group.members] if group else []


def _named(group: Group | None) -> str:
    return "".join(f"{name.partition('::')[2]}_" for name in _names(group)[:4])


def _listed(*parts: Group | str | None) -> str:
    names = [[part] if isinstance(part, str) else _names(part) for part in parts]
    return ", ".join(name for some in names for name in some)


class ProductProgram:
    """Builds the program of a fused operator; `element` is applied to an element of the
    product, which comes first, and of the other inputs. left: makes the left operand."""

    def __init__(
        self,
        before: Group | None,
        after: Group | None,
        place: int,
        rank: int,
        left: Operator | None = None,
    ) -> None:
        self.before, self.place, self.rank = before, place, rank
        self.after: Any = after
        self.left: Any = left

    def element(self, product: Value, *others: Value) -> tuple[Value, ...]:
        inputs = *others[: self.place], product, *others[self.place :]
        results: tuple[Value, ...] = self.after.elements(*inputs)
        return results

    def __call__(
        self, b: Builder, out: Array | tuple[Array, ...], a: Array, x: Array, *rest: Any
    ) -> None:
        outs = out if isinstance(out, tuple) else (out,)
        sums = Sums(self, outs, rest[:-2])
        if self.rank:
            sums.shape = (*a.shape[:-1], x.shape[-1])
        sums.dtype = self.after.inputs[self.place]
        body_of(find_operator("core::matmul"))(b, sums, a, x)


def kernels_of(
    op: Operator, args: Sequence[Any], outputs: Sequence[TensorSpec]
) -> Iterator[ElementwiseKernel]:
    """The kernels of the calls before and after a product, by blocks, as csrc/launch asks for them.

    The block comes first among the operands of those before, and after the outputs of the others.
    """
    program: Any = body_of(op).build
    left_count = len(program.before.inputs) if program.before else 1
    right, others = args[left_count], args[left_count + 1 : -2]
    block = TensorSpec(right.dtype, (2, 2), (2, 1))
    if program.before:
        depth = right.shape[0]
        like = next(x for x in args[:left_count] if len(x.shape) >= 2 and x.shape[-1] == depth)
        yield _in_rows(program.left, [block, *args[:left_count]], like.shape[-1])
    if program.after:
        columns = outputs[0].shape[-1]
        yield _in_rows(op, [*outputs, block, *others], columns)


def _in_rows(op: Operator, operands: Sequence[TensorSpec], columns: int) -> ElementwiseKernel:
    classes = "".join(_class_in_row(x, columns) for x in operands)
    return ElementwiseKernel(op, 2, tuple(x.dtype for x in operands), classes)


def _class_in_row(x: TensorSpec, columns: int) -> str:
    """How an operand lies along a row of so many elements: see core/bodies/pointwise.py."""
    if columns == 1 or (x.shape and x.shape[-1] > 1 and x.strides[-1] == 1):
        return "u"
    return "s" if x.shape and x.shape[-1] > 1 and x.strides[-1] else "z"


class Sums:
    """What matmul's body takes for its output: a sum that is stored there goes through the group.

    shape, dtype: of the product.
    """

    def __init__(
        self, program: ProductProgram, outs: Sequence[Array], others: Sequence[Array]
    ) -> None:
        self.program, self.outs, self.others = program, outs, others
        self.shape, self.dtype = tuple(outs[0].shape), ""

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __setitem__(self, at: Any, total: Value) -> None:
        group, place = self.program.after, self.program.place
        axes = group.dims[group.outputs[0]]
        where: dict[int | None, Any] = {**dict(zip(axes, self._place(indices(at)))), None: 0}
        numbers = [k for k in range(len(group.inputs)) if k != place]
        others = [
            array[tuple(where[axis] for axis in group.dims[k])]
            for k, array in zip(numbers, self.others, strict=True)
        ]
        for out, value in zip(self.outs, self.program.element(total, *others), strict=True):
            out[tuple(where[axis] if axis is not None else 0 for axis in axes)] = value

    def _place(self, at: Any) -> list[Any]:
        """The indices of the group's results: a view has other leading dimensions."""
        if not self.program.rank:
            return list(at)
        row, *indices = ops.const(0, "index"), at[-1]
        for i, size in zip(at[:-1], self.shape[:-1]):
            row = row * size + i
        for size in reversed(self.outs[0].shape[1:-1]):
            row, indices = row // size, [row % size, *indices]
        return [row, *indices]


def _decomposed(
    program: ProductProgram, left: Operator | None, args: Sequence[Any]
) -> tuple[Tensor, ...]:
    """The results, by calls of the left operand's operator, matmul, and the calls after it."""
    left_count = len(program.before.inputs) if program.before else 1
    b, *inputs, outputs, sizes = args[left_count:]
    a = left(*args[:left_count]) if left else args[0]
    product = find_operator("core::matmul")(a, b)
    if program.after is None:
        return (product,)
    rank = max(outputs[1], ~outputs[1])  # its complement, where the order is another
    dims = program.after.dims[program.place]
    shape = tuple(outputs[2 : 2 + rank])[rank - len(dims) :]  # dimensions before these have size 1
    inputs.insert(program.place, product if tuple(product.shape) == shape else product.view(shape))
    results: tuple[Tensor, ...] = fuse(program.after)(*inputs, outputs, sizes)
    return results
