"""Scans whose step is elementwise: one kernel that loops by itself, over all elements at once.

A step that fuses into one elementwise operator reads and writes the same place of each tensor, so
that elements know nothing of one another: the kernel runs over them, and each runs its own loop. On
a GPU its carry stays in registers; on the cpu some hundred elements are a vector loop in each step,
and their carry stays in the first cache (core/ir/schedule/cpu/columns.py).
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import define_operator, empty, register_body
from core.bodies.definition import Body, Definition
from core.compiler.fusion.fused_operators import UNKEYED, described
from core.compiler.graph.graph import Value
from core.compiler.passes.fuse_products import elementwise_group
from core.compiler.pipeline import optimize
from core.ir.rows import indices

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from core._native import Operator, Tensor
    from core.compiler.fusion.members import Group
    from core.compiler.graph.graph import Graph
    from core.control.signature import Signature
    from core.ir.builder import Array, Builder

CARRIED = ("float32", "float64", "int32", "int64")
_numbers = itertools.count()
_kernels: dict[Hashable, Operator] = {}


class Step(NamedTuple):
    """An elementwise step.

    places: which input of the body each input of the group is; outputs: for each output of the body
    the number of the group's value, or ~k for the body's input k; reverse: the last place first.
    """

    group: Group
    places: tuple[int, ...]
    outputs: tuple[int, ...]
    signature: Signature
    reverse: bool

    @property
    def key(self) -> Hashable:
        return self.group.key, *self[1:]


def elementwise_step(graph: Graph, signature: Signature, reverse: bool) -> Step | None:
    """A body's step, where it is one elementwise operator; the graph is changed."""
    graph = optimize(graph)
    if len(graph.nodes) != 1 or graph.writes or not signature.xs:
        return None
    (node,) = graph.nodes
    read = elementwise_group(node)
    shape = node.results[0].fake.shape
    same = [*graph.outputs, *signature.split(graph.inputs)[1]]
    if read is None or any(v.fake.shape != shape or v.dtype.name not in CARRIED for v in same):
        return None
    group, values, sizes = read
    if sizes or any(v not in graph.inputs for v in values):
        return None
    numbers = dict(zip(node.results, group.outputs, strict=True))
    outputs = [numbers[v] if v in numbers else ~graph.inputs.index(v) for v in graph.outputs]
    if any(0 <= ~k < signature.constants for k in outputs):  # nothing of the place
        return None
    places = tuple(map(graph.inputs.index, values))
    return Step(group, places, tuple(outputs), signature, reverse)


class LoopProgram:
    """Builds the kernel of a scan: constants, carry, xs -> the last carry, ys."""

    def __init__(self, step: Step) -> None:
        self.step, self.whole = step, step.group.dims[step.group.outputs[0]]

    def __call__(self, b: Builder, out: Array | tuple[Array, ...], *args: Any) -> None:
        outs = out if isinstance(out, tuple) else (out,)
        constants, init, xs = self.step.signature.split(args[:-2])
        last, ys = outs[: len(init)], outs[len(init) :]
        steps = ys[0].shape[0] if ys else xs[0].shape[0]
        shape = last[0].shape if last else ys[0].shape[1:]
        extents = {axis: size for axis, size in zip(self.whole, shape) if axis is not None}
        axes = sorted(extents)
        with b.parallel(*(extents[axis] for axis in axes)) as at:
            place: dict[int | None, Any] = {None: 0}
            place.update(zip(axes, indices(at)))
            whole = self._index(self.whole, place)

            def step(j: Any, *carry: Any) -> tuple[Any, ...]:
                t = steps - 1 - j if self.step.reverse else j
                values = self._values(constants, carry, xs, t, place)
                after = [self._output(k, values, carry, xs, t, whole) for k in self.step.outputs]
                for y, value in zip(ys, after[len(init) :], strict=True):
                    y[(t, *whole)] = value
                return tuple(after[: len(init)])

            self._loop(b, steps, [x[whole] for x in init], list(last), whole, step)

    def _loop(
        self, b: Builder, steps: Any, init: list[Any], last: list[Any], whole: Any,
        step: Callable[..., tuple[Any, ...]],
    ) -> None:  # fmt: skip
        if not init:
            with b.range(steps) as j:
                step(j)
            return
        carried = b.loop(steps, tuple(init), step)
        for array, value in zip(last, carried if len(init) > 1 else (carried,), strict=True):
            array[whole] = value

    @staticmethod
    def _index(dims: Sequence[int | None], place: dict[Any, Any]) -> tuple[Any, ...]:
        return tuple(place[axis] for axis in dims)

    def _values(
        self, constants: Sequence[Any], carry: Sequence[Any], xs: Sequence[Any], t: Any,
        place: dict[Any, Any],
    ) -> list[Any]:  # fmt: skip
        """All values of the group at one place of one step."""
        group, first = self.step.group, len(constants)
        values: list[Any] = []
        for number, k in enumerate(self.step.places):
            index = self._index(group.dims[number], place)
            if k < first:
                values.append(constants[k][index])
            elif k < first + len(carry):
                values.append(carry[k - first])
            else:
                values.append(xs[k - first - len(carry)][(t, *index)])
        for member in group.members:
            values += member.elements(values.__getitem__)
        return values

    def _output(
        self, k: int, values: list[Any], carry: Sequence[Any], xs: Sequence[Any], t: Any, whole: Any
    ) -> Any:
        """An output of the body: a value of the group, or an input of the body."""
        if k >= 0:
            return values[k]
        place = ~k - self.step.signature.constants
        return carry[place] if place < len(carry) else xs[place - len(carry)][(t, *whole)]


def loop_operator(step: Step, otherwise: Callable[..., Any]) -> Operator:
    """The operator (constants, carry, xs, ..., outputs, sizes) of a scan in one kernel.

    otherwise: the function that is called where no kernel can be built.
    """
    if step.key not in _kernels:
        _kernels[step.key] = _define(step, otherwise)
    return _kernels[step.key]


def _define(step: Step, otherwise: Callable[..., Any]) -> Operator:
    tensors = "".join(f"Tensor x{k}, " for k in range(sum(step.signature)))
    returns = ", ".join(["Tensor"] * len(step.outputs))
    schema = f"fused::scan_{next(_numbers)}({tensors}int[] outputs, int[] sizes) -> ({returns})"
    op = define_operator(schema, rule="given", file=__file__, line=0)
    body = Body(build=LoopProgram(step), specialization_keys=UNKEYED)
    op.definition = Definition(op=op, name=op.name, family="fused", body=body, tags=("fused",))
    op.decomposition = lambda *args: otherwise(args[:-2], args[-3].shape[0], step.reverse)
    op.doc = "Made by core.compile of a core.scan whose step is elementwise."
    register_body(op, False, file=__file__, line=0)
    return op


def described_results(fakes: Sequence[Tensor]) -> list[int]:
    """The metadata of the operator's results."""
    return described([Value(empty(t.shape, t.dtype, t.device, fake=True)) for t in fakes])
