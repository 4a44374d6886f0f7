"""Numbers of recorded graphs: tensors of no dimensions, so that formulas of derivatives see values.

A formula that is given a number may look at it; one that is given a tensor computes. Where a number
is an operand of arithmetic, the two are equal to the last bit, and the graph is lifted. So it is
where a number is the base of a power, whose logarithm is then rounded once more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import find_operator
from core.compiler.symbolic.number_programs import number_inputs
from core.compiler.symbolic.symbols import Symbol, evaluate, hint_of, reads_inputs, symbols_in
from core.dispatcher.keys import ExcludeKeys, FakeMode
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor
    from core._native import dtype as DType
    from core.compiler.graph.graph import Graph, Node, Plan, Value

_FULL = find_operator("core::full")
# Their formulas compute with an operand as a tensor of its dtype would be computed with.
LIFTED = frozenset(
    f"core::{name}" for name in ("add", "subtract", "multiply", "divide", "maximum", "minimum")
)


class LiftedNumbers:
    """A graph without numbers: `graph` has an input more for each that stood in a call."""

    def __init__(self, graph: Graph) -> None:
        self.numbers = number_inputs(graph)
        self.graph = graph.copy()
        self._tensors: dict[tuple[int, DType], tuple[Symbol, DType, Value]] = {}
        places = {  # of sizes that inputs have
            id(size): (k, axis)
            for k, value in enumerate(graph.inputs)
            for axis, size in enumerate(value.shape)
            if isinstance(size, Symbol) and size.op is None
        }
        self._sizes: dict[int, tuple[int, int]] = {}  # those that numbers are computed with
        for node in self.graph.nodes:
            node.args = [self._lifted(node, k, arg, places) for k, arg in enumerate(node.args)]

    @property
    def is_whole(self) -> bool:
        """Whether no number is left."""
        return not number_inputs(self.graph)

    def _lifted(self, node: Node, k: int, arg: Any, places: dict[int, tuple[int, int]]) -> Any:
        if not isinstance(arg, Symbol) or not reads_inputs(arg) or not _is_operand(node, k):
            return arg
        sizes = [id(leaf) for leaf in arg.leaves() if not leaf.is_input]
        if not places.keys() >= set(sizes):
            return arg
        self._sizes |= {size: places[size] for size in sizes}
        dtype = node.results[0].dtype
        key = id(arg), dtype
        if key not in self._tensors:
            with ExcludeKeys("capture"), FakeMode():
                fake = _FULL((), arg.hint, dtype=dtype, device=_device(node))
            self._tensors[key] = arg, dtype, self.graph.add_input(fake)
        return self._tensors[key][2]

    def tensors(self, inputs: Sequence[Tensor], numbers: Sequence[Any]) -> list[Tensor] | None:
        """The values of the further inputs for given numbers; None if there are none."""
        values = dict(zip(map(id, self.numbers), numbers, strict=True))
        values |= {size: inputs[k].shape[axis] for size, (k, axis) in self._sizes.items()}
        try:
            return [
                _FULL((), evaluate(s, values), dtype=dtype, device=v.fake.device)
                for s, dtype, v in self._tensors.values()
            ]
        except (ArithmeticError, ValueError):
            return None


class LiftedPlan:
    """The plan of a lifted graph, called with the numbers."""

    def __init__(self, lifted: LiftedNumbers, plan: Plan) -> None:
        self._lifted, self._plan = lifted, plan

    @property
    def steps(self) -> list[Any]:
        return getattr(self._plan, "steps", [])

    def __call__(self, *inputs: Any) -> Any:
        count = len(inputs) - len(self._lifted.numbers)
        tensors = self._lifted.tensors(inputs[:count], inputs[count:])
        return NotImplemented if tensors is None else self._plan(*inputs[:count], *tensors)


def _is_operand(node: Node, k: int) -> bool:
    """Whether an argument is an operand next to tensors of the dtype that is computed in."""
    dtype = node.results[0].dtype if len(node.results) == 1 else None
    return (
        (node.op.name in LIFTED or (node.op.name == "core::pow" and k == 0))
        and not node.out
        and dtype is not None
        and dtype.kind == "real floating"
        and parameters(node.op)[k].type == "Tensor|Scalar"
        and bool(node.values)
        and all(v.dtype == dtype for v in node.values)
        and len(list(symbols_in(node.args))) == 1
        and isinstance(hint_of(node.args[k]), (int, float))
    )


def _device(node: Node) -> Any:
    return node.values[0].fake.device
