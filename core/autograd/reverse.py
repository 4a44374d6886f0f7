"""The level of reverse-mode differentiation: a tape of its own for each level.

A call at this level is computed on what the level wraps, and a node remembers it. The engine walks
these nodes as it walks the native tape's; what a node saves is unwrapped, so that the derivative's
own calls are seen by earlier levels only. Each wrapper carries its `History` in the slot where a
forward-mode wrapper has its tangent.
"""

from typing import Any

from core import _native
from core.autograd.binding import (
    flat_tensors,
    invoke,
    parameters,
    tensor_slots,
    wanted_names,
)
from core.autograd.contexts import ContextFormula, node_of, overwritten, storage_version
from core.autograd.formulas import gradients, no_vjp
from core.autograd.grad_mode import set_grad
from core.autograd.inplace import reads_first, shares_memory, write_back
from core.autograd.kinds import is_differentiable
from core.autograd.levels import Level, decomposed, functional_of, written_argument

Tensor = _native.Tensor


class History:
    """Where a wrapper's gradient goes, and of which tensor it is a view."""

    __slots__ = ("generation", "index", "node", "seen", "view")

    def __init__(self, node: Any = None, index: Any = 0, view: Any = None, seen: Any = 0) -> None:
        self.node, self.index = node, index
        self.view = view  # (parent wrapper, operator, its other arguments) or None
        self.generation = 0  # of a root: how often it was written to
        self.seen = seen  # of a view: the root's generation when node was derived

    def root(self) -> "History":
        history = self
        while history.view is not None:
            history = history.view[0].tangent
        return history

    @property
    def is_stale(self) -> bool:
        """Whether an earlier write to this view's memory gave its root a new history."""
        return self.view is not None and self.seen != self.root().generation


class LevelNode:
    """One recorded call; what `core.autograd.engine` asks of a node."""

    __slots__ = ("_versions", "args", "edges", "op", "results")
    constants = ()  # outputs without a history

    def __init__(self, op: Any, args: Any, results: Any, edges: Any) -> None:
        self.op, self.args, self.results, self.edges = op, args, results, edges
        self._versions = [(t, storage_version(t)) for t in flat_tensors(args) + list(results)]

    def check_saved(self) -> None:
        """Raises when a tensor that the vjp reads was written to since it was saved."""
        read = _tensors_read(self.op, self.args, self.results)
        for tensor, version in self._versions:
            if storage_version(tensor) != version and any(tensor is r for r in read):
                raise overwritten(self.op, version, storage_version(tensor))

    def gradients(self, received: Any, wanted: Any) -> list[Any]:
        """The gradient for each edge."""
        return gradients(self.op, self.args, self.results, received, wanted)


def _tensors_read(op: Any, args: Any, results: Any) -> list[Any]:
    names = wanted_names(op.vjp, op)
    read = [v for p, v in zip(parameters(op), args) if p.name in names]
    if "result" in names or "results" in names:
        read.extend(results)
    return flat_tensors(read)


class GradLevel(Level):
    """Records what happens to the tensors that it wraps."""

    def wrap(self, value: Any, history: Any = None) -> Any:
        """A wrapper; without a history a leaf, an input of the transformed function."""
        return _native.wrap(value, self.number, tangent=history or History())

    def alias(self, leaf: Any) -> Any:
        """What the transformed function sees of a leaf: overwriting it leaves the leaf alone."""
        return self.wrap(leaf.wrapped_value, History(leaf))

    def process(self, op: Any, values: Any) -> Any:
        if op.mutates:
            return self._write(op, values)
        recording = _native.grad_enabled()
        if recording and op.vjp is None:
            found, result = decomposed(op, values)
            if found:
                return result
        with set_grad(self.outer_grad_enabled):
            out = invoke(op, self.unwrap_all(values))
        if recording:
            return self._record(op, values, out)
        view = self._view_of(op, values, out)  # a constant; what is written to it, its root gets
        return out if view is None else self.wrap(out, self.new_history(None, 0, view))

    def edge_of(self, value: Any) -> Any:
        """Where the gradient of a value goes at this level."""
        if not self.owns(value):
            return None, 0
        history = value.tangent
        if history.is_stale:
            self._refresh(value)
        return (value if history.node is None else history.node), history.index

    def _record(self, op: Any, values: Any, out: Any) -> Any:
        outs = out if isinstance(out, (tuple, list)) else (out,)
        if not any(is_differentiable(o) for o in outs):
            return out
        if op.vjp is None:
            raise no_vjp(op)
        edges = [self.edge_of(value) for value in tensor_slots(op, values)]
        node = self._node(op, values, out, tuple(outs), edges)
        view = self._view_of(op, values, out)
        wrapped = tuple(
            self.wrap(o, self.new_history(node, i, view))
            if is_differentiable(o) and not any(o is c for c in node.constants)
            else o
            for i, o in enumerate(outs)
        )
        return wrapped if isinstance(out, (tuple, list)) else wrapped[0]

    def _node(self, op: Any, values: Any, out: Any, outs: Any, edges: Any) -> Any:
        plain = self.unwrap_all(values)
        if not isinstance(op.vjp, ContextFormula):
            return LevelNode(op, plain, outs, edges)
        owned = [
            [self.owns(v) for v in value] if isinstance(value, (list, tuple)) else self.owns(value)
            for value in values
        ]
        with set_grad(self.outer_grad_enabled):
            return node_of(op, plain, owned, out, outs, edges)

    def _view_of(self, op: Any, values: Any, out: Any) -> Any:
        is_view = op.view is not None or (op.may_alias and shares_memory(op, out))
        return (values[0], op, tuple(values[1:])) if is_view and self.owns(values[0]) else None

    @staticmethod
    def new_history(node: Any, index: Any, view: Any) -> Any:
        history = History(node, index, view)
        history.seen = history.root().generation
        return history

    def _refresh(self, value: Any) -> None:
        """Derives the history of a view from its root's, root first."""
        chain = []
        while value.tangent.view is not None:
            chain.append(value.tangent)
            value = value.tangent.view[0]
        for history in reversed(chain):
            parent, op, rest = history.view
            again = self.process(op, [parent, *rest]).tangent
            history.node, history.index, history.seen = again.node, again.index, again.seen

    def _write(self, op: Any, values: Any) -> Any:
        target = written_argument(op, values, self)
        if not _native.grad_enabled():
            invoke(op, self.unwrap_all(values))
            return target
        functional = functional_of(op, "core.func.grad")
        if target.tangent.node is None:
            self._refresh(target)  # a view made under no_grad
        new = self.process(functional, [self._before_write(functional, target), *values[1:]])
        new = new if self.owns(new) else self.wrap(new)
        root, whole = write_back(target, new, lambda t: t.tangent.view, invoke)
        with set_grad(self.outer_grad_enabled):
            target.wrapped_value.copy_(self.unwrap(new))
        self._rebase(root, self.edge_of(whole))
        return target

    def _before_write(self, functional: Any, target: Any) -> Any:
        """The target as it was: a copy if the derivative reads it."""
        if not reads_first(functional):
            return target
        return self.wrap(target.wrapped_value.clone(), History(*self.edge_of(target)))

    @staticmethod
    def _rebase(root: Any, edge: Any) -> None:
        node, index = edge
        history = root.tangent
        history.node, history.index = node, index
        history.generation += 1
