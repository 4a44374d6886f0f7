"""The pending graph of a collector: what was collected since its last graph break."""

from __future__ import annotations

import weakref
from collections import Counter
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.capture.decisions import Decisions
from core.compiler.graph.aliases import aliased
from core.compiler.graph.graph import Graph
from core.compiler.symbolic.inference import add_input

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.compiler.capture.supplies import Supply
    from core.compiler.capture.symint_views import SymIntViews
    from core.compiler.graph.graph import Node, Value
    from core.compiler.training.functions import FunctionCall


class PendingGraph:
    """A graph that is being collected, and which tensors stand for its Values.

    inputs: the real tensors of the graph's inputs; supplies: what gives some of them at each
    call. passed: recorded Values whose reverse pass is part of the graph;
    detached: views that have no history.
    symint_views: the sizes that real tensors are shown with.
    """

    def __init__(self, symint_views: SymIntViews) -> None:
        self.graph = Graph()
        self.inputs: list[Tensor] = []
        self.supplies: list[Supply] = []
        self.passed: set[Value] = set()
        self._looked_at = 0  # calls from the first on that live_memory has considered
        self._live: set[Value | int] = set()
        self.detached: set[Value] = set()
        # Calls whose backward is Python: of register_autograd; views that begin the histories of
        # a Function's results.
        self.functions: dict[Node, FunctionCall | None] = {}
        # Copies that are views in eager code: x[i] of an index that the graph is given or computes.
        self.rows: dict[Value, Value] = {}
        self.leaves: set[Node] = set()  # views that are leaves: requires_grad was set on them
        self.hooks: dict[Value, dict[Any, Any]] = {}  # functions that reverse passes call
        self.decisions = Decisions()
        self._symint_views = symint_views
        self._input_values: dict[int, Value] = {}  # by the id of the real tensor
        self._originals: dict[int, tuple[weakref.ref[Tensor], Tensor]] = {}  # by an alias's id
        self._captured: dict[int, tuple[weakref.ref[Tensor], Value]] = {}  # by the tensor's id

    # ---- tensors and Values --------------------------------------------------------------------
    def hand_out(self, tensor: Tensor, value: Value) -> None:
        """A captured tensor stands for a Value now. Its references are counted, so it is not
        held here.

        The order is that of the calls, also where an object before had the same id: it is that of
        a graph's outputs.
        """
        self._captured.pop(id(tensor), None)
        self._captured[id(tensor)] = weakref.ref(tensor), value

    def find(self, tensor: Tensor) -> Value | None:
        """The Value of a captured tensor; None for a real one."""
        captured = self._captured.get(id(tensor))
        return captured[1] if captured is not None and captured[0]() is tensor else None

    def value_of(self, tensor: Tensor) -> Value:
        """The Value of a tensor; a real one that is not known yet is a new input."""
        tensor = self._original(tensor)
        value = self.find(tensor) or self._input_values.get(id(tensor))
        if value is None:
            value = add_input(self.graph, tensor, self._symint_views.find(tensor) or ())
            value.requires_grad = tensor.requires_grad
            self._input_values[id(tensor)] = value
            self.inputs.append(tensor)
        return value

    def tensor_of(self, value: Value) -> Tensor | None:
        """The tensor that stands for a Value: an input, or a captured one that somebody holds."""
        if value in self.graph.inputs:
            return self.inputs[self.graph.inputs.index(value)]
        return next((tensor for tensor, held in self.held() if held is value), None)

    def note_alias(self, alias: Tensor, tensor: Tensor) -> None:
        """A real tensor has another object."""
        self._originals[id(alias)] = weakref.ref(alias), self._original(tensor)
        if (sizes := self._symint_views.find(tensor)) is not None:
            self._symint_views.add(alias, sizes)

    def count_aliases(self) -> Counter[int]:
        """How many aliases real tensors had, by the tensors' ids."""
        return Counter(id(tensor) for _, tensor in self._originals.values())

    def _original(self, tensor: Tensor) -> Tensor:
        """The tensor that an alias is another object of; other tensors as they are."""
        alias = self._originals.get(id(tensor))
        if alias is None or alias[0]() is not tensor:
            return tensor
        return alias[1] if alias[1].requires_grad == tensor.requires_grad else tensor

    def held(self) -> list[tuple[Tensor, Value]]:
        """The captured tensors that somebody holds."""
        tensors = ((reference(), value) for reference, value in self._captured.values())
        return [(tensor, value) for tensor, value in tensors if tensor is not None]

    def sizes_of(self, tensor: Tensor) -> tuple[Any, ...] | None:
        """The shape that the function sees, if it differs from the tensor's shape."""
        value = self.find(tensor)
        return self._symint_views.find(tensor) if value is None else value.shape

    # ---- leaves --------------------------------------------------------------------------------
    def has_views(self, tensor: Tensor) -> bool:
        """Whether somebody holds another view of what a captured tensor is, or is a view of."""
        base = self._base(self.value_of(tensor))
        return any(other is not tensor and self._base(v) is base for other, v in self.held())

    def _base(self, value: Value) -> Value:
        """What a Value is a view of, to writes: detach() begins anew."""
        parents = [value]
        while parents and (value := parents[0]) not in self.detached and value.node is not None:
            parents = aliased(value.node, value.node.results.index(value))
        return value

    # ---- calls of core.autograd.Function -------------------------------------------------------
    def add_function(self, call: FunctionCall) -> None:
        self.functions.update((v.node, call) for v in call.results if v.node is not None)

    @property
    def has_python_histories(self) -> bool:
        """Whether reverse passes may come to functions of Python's, or end within the graph."""
        return bool(self.functions or self.leaves or self.hooks)

    def is_of_python(self, value: Value) -> bool:
        """Whether a Value is of one of `functions`, or has hooks, or is a leaf."""
        node = value.node
        return node in self.functions or node in self.leaves or bool(self.hooks.get(value))

    # ---- reverse passes ------------------------------------------------------------------------
    def add_passed(self, values: Iterable[Value]) -> None:
        """Values whose reverse pass was made a part of the graph."""
        self.passed.update(values)
        self._looked_at, self._live = 0, set()

    def spread_passed(self) -> set[Value]:
        """Adds to the passed Values what was computed from them: no pass comes to these."""
        self.live_memory()
        return self.passed

    def live_memory(self) -> set[Value | int]:
        """The memory of what recorded calls read and return whose reverse pass is no part of the
        graph.

        Asked at each write: calls are looked at once, until the next pass.
        """
        nodes = self.graph.nodes
        for node in nodes[self._looked_at :]:
            recorded = [v for v in node.results if v.requires_grad]
            if not self.passed.isdisjoint(node.values):
                self.passed.update(recorded)
            elif recorded and self.passed.isdisjoint(recorded):
                self._live.update(map(self.memory_of_value, (*node.values, *node.results)))
        self._looked_at = len(nodes)
        return self._live

    def held_memory(self) -> set[Value | int]:
        """That of it which a pass can still come to: behind what somebody holds."""
        todo = [v for _, v in self.held() if v.requires_grad]
        seen = set(todo)
        memory: set[Value | int] = set()
        while todo:
            value = todo.pop()
            node = value.node
            if node is None or node in self.leaves or value in self.passed:
                continue
            memory.update(map(self.memory_of_value, (*node.values, *node.results)))
            before = [v for v in node.values if v.requires_grad and v not in seen]
            seen.update(before)
            todo += before
        return memory

    def held_histories(self) -> Iterator[Value]:
        """The Values that histories of what somebody holds lead through, without those that were
        passed."""
        passed = self.spread_passed()
        todo = [v for _, v in self.held() if v.requires_grad and v not in passed]
        seen = set(todo)
        while todo:
            value = todo.pop()
            yield value
            before = [] if value.node is None else value.node.values
            before = [v for v in before if v.requires_grad and v not in seen]
            todo += before
            seen.update(before)

    # ---- rows that are copies ------------------------------------------------------------------
    def held_rows(self) -> list[Value]:
        """Those that somebody holds, or a view of which."""
        held = {root_value(value) for _, value in self.held()} if self.rows else set()
        return [row for row in self.rows if row in held]

    def writes_rows(self, targets: Iterable[Tensor]) -> bool:
        """Whether a write would be seen by a row, or by what it is a row of."""
        written = {self.memory_of(target) for target in targets}
        memory, held = self.memory_of_value, self.held_rows()
        return any(memory(row) in written for row in self.rows) or any(
            memory(self.rows[row]) in written for row in held
        )

    # ---- memory --------------------------------------------------------------------------------
    def real_under(self, value: Value) -> Tensor | None:
        """The real tensor that a Value is, or is a view of; None: the graph makes its memory."""
        root = root_value(value)
        return self.inputs[self.graph.inputs.index(root)] if root.node is None else None

    def memory_of(self, tensor: Tensor) -> Value | int:
        """A key that identifies a tensor's memory."""
        value = self.find(tensor)
        return tensor.storage_id if value is None else self.memory_of_value(value)

    def memory_of_value(self, value: Value) -> Value | int:
        """The same of a Value."""
        real = self.real_under(value)
        return root_value(value) if real is None else real.storage_id


def root_value(value: Value) -> Value:
    """The Value whose memory a Value has: an input, or the result of a call that makes it."""
    while (node := value.node) is not None:
        parents = aliased(node, node.results.index(value))
        if not parents:
            break
        value = parents[0]
    return value
