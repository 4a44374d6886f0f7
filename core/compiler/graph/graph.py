"""A graph of operator calls: capture collects it, passes rewrite it, the executor runs it.

Nodes stand in the order in which they were called. Printed, a graph is Python that can be run:

    def graph(x0, x1):
        x2 = core.ops.core.add(x0, x1)  # float32(3,)
        return x2,
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

from core._native import check_planned, device
from core._native import dtype as DType
from core.autograd.grad_mode import set_grad
from core.compiler.symbolic.symbols import (
    Symbol,
    evaluate,
    hint_of,
    symbols_in,
    text_of,
    trial_of,
)
from core.dispatcher.binding import call_positional
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Protocol, TypeAlias

    from core.compiler.symbolic.symbols import Argument

    GraphArgument: TypeAlias = "Value | Argument | Sequence[GraphArgument]"

    class Plan(Protocol):
        """The function that runs a graph: inputs -> outputs, or NotImplemented for other sizes."""

        def __call__(self, *inputs: Tensor) -> Any: ...

    from collections.abc import Callable, Iterable

    from core._native import Operator, Tensor


class Value:
    """A tensor of a graph: its metadata, as a fake tensor.

    storage: of an input the number of the first input over the same storage. requires_grad: whether
    it did when the graph was collected.
    shape: its sizes; where they depend on dynamic inputs they are symbols, and what a
    pass finds out of them is kept as predicates. Passes ask it, and not the fake, for sizes.
    """

    __slots__ = ("_node", "fake", "name", "requires_grad", "shape", "storage", "trial")

    def __init__(self, fake: Tensor, node: Node | None = None) -> None:
        self.fake = fake
        self.node = node
        self.name = ""
        self.requires_grad = False
        self.storage = -1
        self.shape: tuple[Any, ...] = tuple(fake.shape)
        self.trial: Tensor | None = (
            fake  # the same at trial sizes; None where nothing is known of them
        )

    @property
    def node(self) -> Node | None:
        """The node that computes it; None: it is an input of the graph."""
        return None if self._node is None else self._node()

    @node.setter
    def node(self, node: Node | None) -> None:
        self._node = None if node is None else weakref.ref(node)  # no cycle: a graph is freed whole

    def strides(self) -> tuple[Any, ...] | None:
        """Its strides, symbols where they depend on sizes; None: sizes do not tell them.

        A stride is a number where it is the same at the trial sizes, else the size times the
        stride of the next inner dimension.
        """
        if self.trial is None:
            return None
        now, then = self.fake.strides, self.trial.strides
        found: dict[int, Any] = {}
        taken: Any = 1
        for axis in sorted(range(len(now)), key=lambda axis: now[axis]):
            step = now[axis] if now[axis] == then[axis] else taken
            if (hint_of(step), trial_of(step)) != (now[axis], then[axis]):
                return None
            found[axis] = step
            if now[axis] > 0:
                taken = step * self.shape[axis]
        return tuple(found[axis] for axis in range(len(now)))

    def like(self, other: Value) -> Value:
        """This one, with the sizes of another."""
        self.shape, self.trial = other.shape, other.trial
        return self

    @property
    def dtype(self) -> DType:
        return self.fake.dtype

    def __repr__(self) -> str:
        return self.name or f"<value of {self.dtype.name}{_sizes(self, {})}>"


class Node:
    """A call: an operator, its arguments in the schema's order, and the values it returns.

    Arguments are Values, lists of Values, and constants. out: the Values whose memory the results
    are written to, if any (`out=`); versions: how many further writes each of these stands for.
    grad: whether the tape was on at the call; once: whether it is made once, with the plan, because
    it gives the same at every call of the graph.
    """

    __slots__ = (
        *("__weakref__", "args", "grad", "line", "once", "op", "out", "results", "returns_tuple"),
        "versions",
    )

    def __init__(
        self,
        op: Operator,
        args: list[Any],
        fakes: Iterable[Tensor],
        returns_tuple: bool,
        line: str = "",
        grad: bool = False,
    ) -> None:
        self.op, self.args, self.line, self.grad = op, args, line, grad
        self.results = [Value(fake, self) for fake in fakes]
        self.returns_tuple = returns_tuple
        self.out: list[Value] = []
        self.versions: list[int] = []
        self.once = False

    @property
    def values(self) -> list[Value]:
        """The Values among the arguments, lists opened, and those of out=."""
        return [*values_of(self.args), *self.out]

    @property
    def writes(self) -> bool:
        """Whether the call writes to memory that is there already."""
        return bool(self.out or self.op.mutates)

    @property
    def written(self) -> list[Value]:
        """The Values whose memory the call writes to."""
        if not self.op.mutates:
            return self.out
        params = parameters(self.op)
        return list(values_of(a for a, p in zip(self.args, params, strict=True) if p.write))

    def replace(self, changed: dict[Value, Value]) -> None:
        """Other Values in the place of some."""
        self.args = [map_values(lambda v: changed.get(v, v), arg) for arg in self.args]
        self.out = [changed.get(value, value) for value in self.out]

    def copy(self, twins: dict[Value, Value]) -> Node:
        """The same call of the twins of Values, to which its results are added."""
        args = [map_values(twins.__getitem__, arg) for arg in self.args]
        fakes = [v.fake for v in self.results]
        twin = Node(self.op, args, fakes, self.returns_tuple, self.line, self.grad)
        twin.out, twin.versions = [twins[v] for v in self.out], list(self.versions)
        twin.once = self.once
        for value, other in zip(self.results, twin.results, strict=True):
            other.requires_grad = value.requires_grad
            twins[value] = other.like(value)
        return twin

    def make(
        self,
        tensors: dict[Value, Any],
        numbers: dict[int, int] | None = None,
        records: bool = True,
    ) -> None:
        """Makes the call on tensors, as it was captured; adds its results to them. numbers: what
        symbols are, by their ids; records: whether it is recorded for gradients as it was."""
        args = [map_values(tensors.__getitem__, arg) for arg in self.args]
        if numbers is not None:
            args = [evaluate(arg, numbers) for arg in args]
        with set_grad(self.grad and records):
            results = call_positional(self.op, self.op, args)
        if self.results:
            results = tuple(results) if self.returns_tuple else (results,)
            tensors.update(zip(self.results, self.planned(results), strict=True))

    def planned(self, results: tuple[Any, ...]) -> tuple[Any, ...]:
        """The result of the call as an operand of later calls; raises for other results."""
        fakes = tuple(v.fake for v in self.results)
        settled: tuple[Any, ...] = check_planned(self.op, results, fakes)
        return settled


def values_of(args: Iterable[Any]) -> Iterator[Value]:
    """Every Value in a nest of arguments."""
    for arg in args:
        if isinstance(arg, Value):
            yield arg
        elif isinstance(arg, (list, tuple)):
            yield from values_of(arg)


def map_values(fn: Callable[[Value], Any], arg: GraphArgument) -> Any:
    """An argument with fn applied to the Values in it."""
    if isinstance(arg, Value):
        return fn(arg)
    if isinstance(arg, (list, tuple)) and any(isinstance(a, Value) for a in arg):
        return [map_values(fn, a) for a in arg]
    return arg


class Graph:
    """Inputs, nodes in order, outputs."""

    def __init__(self) -> None:
        self.inputs: list[Value] = []
        self.nodes: list[Node] = []
        self.outputs: list[Value] = []
        self.symbolic = False  # whether sizes of its Values may be symbols

    def add_input(self, tensor: Tensor, storage: int = -1) -> Value:
        """A new input like a tensor, over the storage of an earlier input or a new one."""
        value = Value(tensor)
        value.storage = len(self.inputs) if storage < 0 else storage
        self.inputs.append(value)
        return value

    @property
    def writes(self) -> bool:
        """Whether a call writes to memory that is there already."""
        return any(node.writes for node in self.nodes)

    def all_values(self) -> Iterator[Value]:
        """The inputs, and the results of every node."""
        yield from self.inputs
        for node in self.nodes:
            yield from node.results

    def copy(self) -> Graph:
        """The same graph, of other nodes and Values."""
        copied = Graph()
        copied.symbolic = self.symbolic
        same: dict[Value, Value] = {
            v: copied.add_input(v.fake, v.storage).like(v) for v in self.inputs
        }
        for value, twin_of in same.items():
            twin_of.requires_grad = value.requires_grad
        copied.nodes = [node.copy(same) for node in self.nodes]
        copied.outputs = [same[v] for v in self.outputs]
        return copied

    def users(self) -> dict[Value, list[Node]]:
        """For each Value the nodes that read it, once for each time."""
        users: dict[Value, list[Node]] = {}
        for node in self.nodes:
            for value in node.values:
                users.setdefault(value, []).append(node)
        return users

    # ---- printing ------------------------------------------------------------------------------
    def __str__(self) -> str:
        """The graph as a Python function; constants that are no literals are named by repr."""
        self._name()
        names = self.size_names()
        own = [f"{name}={leaf.hint}" for leaf, name in names.values() if name.isidentifier()]
        texts = {key: name for key, (_, name) in names.items()}
        lines = [f"def graph({', '.join([*(v.name for v in self.inputs), *own])}):"]
        lines += [f"    {_line(node, texts)}" for node in self.nodes]
        returned = "".join(f"{v.name}, " for v in self.outputs).rstrip() or "()"
        return "\n".join([*lines, f"    return {returned}"])

    def _name(self) -> None:
        every = [*self.inputs, *(v for node in self.nodes for v in node.results)]
        for number, value in enumerate(every):
            value.name = f"x{number}"

    def size_names(self) -> dict[int, tuple[Symbol, str]]:
        """By its id, each size that is no number, and where it can be read: `x0.shape[1]`.

        A size that no tensor has before its first use is a separate argument of the function.
        """
        names: dict[int, tuple[Symbol, str]] = {}

        def meet(values: list[Value]) -> None:
            for value in values:
                for axis, size in enumerate(value.shape):
                    if isinstance(size, Symbol) and size.op is None:
                        names.setdefault(id(size), (size, f"{value.name}.shape[{axis}]"))

        meet(self.inputs)
        for node in self.nodes:
            for leaf in (leaf for symbol in symbols_in(node.args) for leaf in symbol.leaves()):
                names.setdefault(id(leaf), (leaf, f"s{len(names)}"))
            meet(node.results)
        return names


def _sizes(value: Value, names: dict[int, str]) -> str:
    texts = [text_of(size, names) for size in value.shape]
    return f"({', '.join(texts)}{',' * (len(texts) == 1)})"


def _line(node: Node, names: dict[int, str]) -> str:
    namespace, _, name = node.op.name.partition("::")
    params = parameters(node.op)
    texts = [
        f"{p.name}={_text(arg, names)}" if p.keyword_only else _text(arg, names)
        for p, arg in zip(params, node.args, strict=True)
        if not (p.keyword_only and p.has_default and _is_default(arg, p.default))
    ]
    if node.out:
        out = ", ".join(v.name for v in node.out)
        texts.append(f"out=({out},)" if node.returns_tuple else f"out={out}")
    left = ", ".join(v.name for v in node.results) + ("," if node.returns_tuple else "")
    kinds = ", ".join(f"{v.dtype.name}{_sizes(v, names)}" for v in node.results)
    notes = "  ".join([kinds, *filter(None, ["once" * node.once, node.line])])
    return f"{left} = core.ops.{namespace}.{name}({', '.join(texts)})  # {notes}"


def _is_default(arg: GraphArgument, default: GraphArgument) -> bool:
    return type(arg) is type(default) and repr(arg) == repr(default)


def _text(arg: GraphArgument, names: dict[int, str]) -> str:
    if isinstance(arg, Value):
        return arg.name
    if isinstance(arg, Symbol):
        return text_of(arg, names)
    if isinstance(arg, (list, tuple)):
        return f"[{', '.join(_text(a, names) for a in arg)}]"
    if isinstance(arg, DType):
        return f"core.{arg.name}"
    if isinstance(arg, device):
        return f"core.device({str(arg)!r})"
    if isinstance(arg, float) and (arg != arg or abs(arg) == float("inf")):
        return f"float({str(arg)!r})"
    return repr(arg)
