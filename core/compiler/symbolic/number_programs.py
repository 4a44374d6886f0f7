"""Number programs: arithmetic on number inputs of graphs, run by native code.

A function of a number s computes `s * 2 + 1` in Python, and tests `s > 0`. Symbols record both; a
program is the list of these steps, which entries and plans run at each call
(csrc/compiler/numbers.h). If a step raises, gives a number of another type, or a test has another
result, the function is called.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from core.compiler.symbolic.symbols import Symbol, evaluate, function_of, reads_inputs, symbols_in

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping, Sequence

    from core._native import Tensor
    from core.compiler.graph.graph import Graph
    from core.compiler.symbolic.symbols import Argument

    Source = tuple[str, Any]
    Step = tuple[Callable[..., Any], list[Source], type | bool]


def number_inputs(graph: Graph) -> list[Symbol]:
    """The numbers that a graph is given, each once, in the order in which they are read."""
    leaves: dict[int, Symbol] = {}
    for node in graph.nodes:
        for symbol in symbols_in(node.args):
            leaves.update({id(one): one for one in symbol.leaves() if one.is_input})
    return list(leaves.values())


class NumberProgram:
    """Steps that compute numbers from given ones, and from sizes of given tensors.

    places: the slots of given numbers, by their ids; first: the slot of the first number that is
    computed; dimensions: where the sizes are that are looked up: the slot of a tensor, and an axis.
    """

    def __init__(
        self,
        places: Mapping[int, int],
        first: int,
        dimensions: Mapping[int, tuple[int, int]] | None = None,
    ) -> None:
        self.steps: list[Step] = []
        self._places, self._next = dict(places), first
        self._dimensions = dimensions or {}
        self.has_numbers = bool(places)
        self._keep: list[Symbol] = []  # ids are those of symbols that are there

    @property
    def computed(self) -> int:
        """How many numbers are computed."""
        return len(self._keep)

    @property
    def slots(self) -> int:
        """How many slots there are, those of given numbers among them."""
        return self._next

    def source(self, arg: Argument) -> Source:
        """Where an argument of a call comes from."""
        if isinstance(arg, Symbol) and id(arg) in self._places:
            return "slot", self._places[id(arg)]
        if not (self.has_numbers and isinstance(arg, Symbol) and self._is_computed(arg)):
            return "constant", evaluate(arg, {})
        if arg.op is not None:
            step = function_of(arg.op), [self.source(a) for a in arg.args], type(arg.hint)
        elif id(arg) in self._dimensions:
            slot, axis = self._dimensions[id(arg)]
            step = partial(_size_along, axis), [("slot", slot)], int
        else:  # it was recognized as changing, and is compared by value here
            return "constant", arg.hint
        self.steps.append(step)
        self._places[id(arg)], self._next = self._next, self._next + 1
        self._keep.append(arg)
        return "slot", self._places[id(arg)]

    def _is_computed(self, arg: Symbol) -> bool:
        known = (self._dimensions, self._places)
        return any(leaf.is_input or any(id(leaf) in k for k in known) for leaf in arg.leaves())

    def check(self, decided: Iterable[tuple[str, Any, Any, bool]]) -> None:
        """A comparison of numbers has another result now."""
        for op, left, right, holds in decided:
            if reads_inputs((left, right)):
                operands = [self.source(left), self.source(right)]
                self.steps.append((function_of(op), operands, holds))


def mixes_sizes(arg: Argument | Sequence[Any], known: Container[int]) -> bool:
    """Whether an argument is computed from numbers, and from sizes other than the known ones."""
    leaves = [leaf for symbol in symbols_in(arg) for leaf in symbol.leaves()]
    return len({leaf.is_input for leaf in leaves if id(leaf) not in known}) > 1


def _size_along(axis: int, tensor: Tensor) -> int:
    return tensor.shape[axis]
