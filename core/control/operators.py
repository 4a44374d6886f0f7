"""The operators of control flow over given bodies: a scan, a while loop, a choice of two.

Each is made when calls are collected, and shared by graphs with equal bodies. A kernel is
none of them: on every device their decomposition runs the bodies' plans, in native code for loops
(csrc/compiler/loops.cpp).
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import (
    define_operator,
    empty,
    find_operator,
    kernel_epoch,
    overlaps,
    run_scan,
    run_while,
)
from core.bodies.definition import Definition
from core.caches import BoundedCache
from core.compiler.graph.graph import Graph, Node, map_values
from core.compiler.runtime.plans import Plans, key_of_graph
from core.compiler.symbolic.inference import infer
from core.control.fused_scans import described_results, elementwise_step, loop_operator
from core.control.signature import Signature
from core.control.tracing import plain
from core.errors import ShapeError
from core.operators.shape.creation import full

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from core._native import Operator, Tensor
    from core.compiler.graph.graph import Plan

_COPY = find_operator("core::copy_")
MAX_OPERATORS = 1024  # that are cached by their bodies
MAX_SIZES = 64  # of a scan's inputs, for which its kernel and its results' metadata are kept
_operators: BoundedCache[Hashable, Operator] = BoundedCache(MAX_OPERATORS)
_numbers = itertools.count()


# ---- bodies at other layouts, and their plans ----------------------------------------------------
def outputs_of(graph: Graph, fakes: Sequence[Tensor]) -> list[Tensor]:
    """The results of a body as fakes, for inputs of given metadata."""
    return [value.fake for value in at_sizes(graph, fakes).outputs]


def at_sizes(graph: Graph, fakes: Sequence[Tensor]) -> Graph:
    """A body whose inputs have the sizes of fakes: it itself where these are its own."""
    if all(v.fake.shape == t.shape for v, t in zip(graph.inputs, fakes, strict=True)):
        return graph
    key = graph, tuple(t.shape for t in fakes)
    known = _at_sizes.use(key)
    return _at_sizes.keep(key, laid_out(graph, fakes)) if known is None else known


_at_sizes: BoundedCache[Hashable, Graph] = BoundedCache(MAX_OPERATORS)


def laid_out(graph: Graph, fakes: Sequence[Tensor]) -> Graph:
    """A copy of a body whose inputs lie as fakes do."""
    copied = graph.copy()
    now: dict[Any, Any] = dict(zip(copied.inputs, map(plain, fakes), strict=True))
    for node in copied.nodes:
        results = infer(node.op, [map_values(now.__getitem__, arg) for arg in node.args])
        now.update(zip(node.results, results if node.returns_tuple else [results], strict=True))
    for value, fake in now.items():
        value.fake, value.shape, value.trial = fake, tuple(fake.shape), fake
    return copied


class BodyPlans:
    """The plans of a body, by how the tensors that it is given lie in memory.

    stored: the last outputs are written to as many inputs, the last ones of the plan.
    """

    def __init__(self, graph: Graph, stored: int = 0) -> None:
        self.graph, self._stored = graph, stored
        self._plans = Plans()
        self._by_layout: dict[Hashable, Plan] = {}
        self._epoch = 0

    def find(self, tensors: Sequence[Tensor]) -> Plan:
        """The plan for tensors like these."""
        if self._epoch != kernel_epoch():
            self._by_layout.clear()
        key = tuple((t.shape, t.strides) for t in tensors)
        if key not in self._by_layout:
            self._by_layout[key] = self._make(tensors)
        self._epoch = kernel_epoch()
        return self._by_layout[key]

    def _make(self, tensors: Sequence[Tensor]) -> Plan:
        graph = laid_out(self.graph, tensors)
        if self._stored:
            storages = list(overlaps(tuple(tensors)))
            for value, storage in zip(graph.inputs, storages, strict=True):
                value.storage = storage
            _store(graph, len(graph.outputs) - self._stored)
        return self._plans.find(graph)


def _store(graph: Graph, first: int) -> None:
    """Has a graph copy its outputs from `first` on to new inputs, which fused calls write to."""
    for value in graph.outputs[first:]:
        fake = empty(value.fake.shape, value.fake.dtype, value.fake.device, fake=True)
        row = graph.add_input(fake)
        graph.nodes.append(Node(_COPY, [row, value, False], [row.fake], False))
    del graph.outputs[first:]


def separate(results: Iterable[Tensor], others: Iterable[Tensor]) -> tuple[Tensor, ...]:
    """Results in new memory, in row-major order."""
    used = {t.storage_id for t in others}
    own = []
    for t in results:
        t = t.clone() if t.storage_id in used else t
        t = t.contiguous()
        used.add(t.storage_id)
        own.append(t)
    return tuple(own)


def apart(tensors: Sequence[Tensor]) -> list[Tensor]:
    """Tensors none of which lies over another: a plan that writes takes them at every step."""
    firsts = overlaps(tuple(tensors))
    return [t if k == first else t.clone() for k, (t, first) in enumerate(zip(tensors, firsts))]


# ---- operators -----------------------------------------------------------------------------------
class Rules(NamedTuple):
    """The derivatives of bodies, by derivatives.py; vjp: None where there is none."""

    vjp: Callable[..., Any] | None
    jvp: Callable[..., Any]
    batch: Any


def shared_operator(key: Hashable, make: Callable[[], Operator]) -> Operator:
    """The operator for a key, made once."""
    op = _operators.use(key)
    return _operators.keep(key, make()) if op is None else op


def key_of_body(graph: Graph) -> Hashable:
    """A key that is equal for equal bodies, ignoring sizes."""
    key: Any = key_of_graph(graph)
    _, nodes, outputs, default = key
    kinds = tuple((v.dtype, v.fake.ndim, v.fake.device) for v in graph.inputs)
    return kinds, nodes, outputs, default


def define_control(
    name: str,
    arguments: str,
    count: int,
    fake: Callable[..., Any],
    run: Callable[..., Any],
    rules: Rules,
    reasons: dict[str, str] | None = None,
) -> Operator:
    """A new operator `control::name_n(arguments) -> (Tensor, ...)`, of `count` results."""
    returns = ", ".join(["Tensor"] * count)
    schema = f"control::{name}_{next(_numbers)}({arguments}) -> ({returns})"
    op = define_operator(schema, file=__file__, line=0)
    op.definition = Definition(
        op=op, name=op.name, family="control", fake=fake, decomposition=run, vjp=rules.vjp,
        jvp=rules.jvp, batch=rules.batch, tags=("control",), reasons=reasons or {},
    )  # fmt: skip
    op.fake_kernel, op.decomposition = fake, run
    if rules.vjp is not None:
        op.vjp = rules.vjp
    op.doc = f"Made by core.compile of a core.{name}."
    return op


def _fresh(t: Tensor, *lead: int) -> Tensor:
    """Metadata of a result, with more dimensions in front."""
    return empty((*lead, *t.shape), t.dtype, t.device, fake=True)


def need_same_carry(graph: Graph, carry: Sequence[Tensor], after: Sequence[Tensor]) -> None:
    """Raises where a body changes the shape of its carry: at other sizes than were traced."""
    for t, out in zip(carry, after):
        if t.shape != out.shape or t.dtype != out.dtype:
            raise ShapeError(
                what=f"a carried value of shape {t.shape} becomes one of shape {out.shape}",
                why="the result of a step is the carry of the next one",
                exists="steps that keep shapes and dtypes",
                fix="begin with a carry of the shape that steps return",
            )


class ScanProgram:
    """The function of a scan's operator: constants, carry and xs -> the last carry, and ys."""

    def __init__(self, graph: Graph, signature: Signature) -> None:
        self.graph, self.signature = graph, signature
        self._plans = BodyPlans(graph, len(graph.outputs) - signature.carry)
        # By the sizes of a step's inputs; False where a step is no elementwise operator.
        self._kernels: BoundedCache[Hashable, Operator | bool] = BoundedCache(MAX_SIZES)
        self._results: BoundedCache[Hashable, list[int]] = BoundedCache(MAX_SIZES)  # of all steps

    def fake(
        self, constants: list[Any], init: list[Any], xs: list[Any], length: int, reverse: bool
    ) -> tuple[Tensor, ...]:
        rows = [empty(t.shape[1:], t.dtype, t.device, fake=True) for t in xs]
        outs = outputs_of(self.graph, [*constants, *init, *rows])
        count = self.signature.carry
        need_same_carry(self.graph, init, outs)
        return (*map(_fresh, outs[:count]), *(_fresh(t, length) for t in outs[count:]))

    def run(
        self, constants: list[Any], init: list[Any], xs: list[Any], length: int, reverse: bool
    ) -> tuple[Tensor, ...]:
        args = [*constants, *init, *xs]
        kernel = self._kernel(args, reverse) if length else None
        if kernel is None:
            return self._run_plan(args, length, reverse)
        key = *(t.shape for t in args), length, args[0].device
        results = self._results.use(key)
        if results is None:
            fakes = self.fake(constants, init, xs, length, reverse)
            results = self._results.keep(key, described_results(fakes))
        outs: tuple[Tensor, ...] = kernel(*args, results, [])
        return outs

    def is_one_kernel(self, args: list[Any]) -> bool:
        """Whether all steps are one kernel, for constants, carry and xs of these sizes."""
        return self._kernel(args, False) is not None

    def _kernel(self, args: list[Any], reverse: bool) -> Operator | None:
        """The operator of all steps, at these sizes, where a step is one elementwise operator."""
        key = tuple(t.shape for t in args), reverse
        kernel = self._kernels.use(key)
        if kernel is None:
            constants, init, xs = self.signature.split(args)
            rows = [empty(t.shape[1:], t.dtype, t.device, fake=True) for t in xs]
            graph = laid_out(self.graph, [*constants, *init, *rows])
            step = elementwise_step(graph, self.signature, reverse)
            kernel = step is not None and loop_operator(step, self._run_plan)
            self._kernels.keep(key, kernel)
        return None if isinstance(kernel, bool) else kernel

    def _run_plan(self, args: Sequence[Any], length: int, reverse: bool) -> tuple[Tensor, ...]:
        """The scan by the body's plan, which is run for each step."""
        constants, init, xs = self.signature.split(args)
        read = apart([*xs, *constants])
        xs, constants = read[: len(xs)], read[len(xs) :]
        carry = list(separate([t.clone() for t in init], ()))
        count = self.signature.carry
        rows = [empty(t.shape[1:], t.dtype, t.device, fake=True) for t in xs]
        outs = outputs_of(self.graph, [*constants, *carry, *rows])[count:]
        ys = [empty((length, *t.shape), t.dtype, t.device) for t in outs]
        if length:
            plan = self._plans.find([*constants, *carry, *(t[0] for t in xs)])
            carry = run_scan(plan, list(constants), carry, list(xs), ys, length, reverse)
        return (*separate(carry, [*constants, *xs]), *ys)


class WhileProgram:
    """The type of a while loop's operator: constants of the condition and of the body, carry -> the
    carry for which the condition is false.

    make_scan: makes a scan whose steps change nothing once the condition is false: constants of
    both, carry, whether it was true so far -> the last of these.
    """

    FIRST, LONGEST = 16, 1024  # steps of the first such scan, and of the longest

    def __init__(
        self, condition: Graph, body: Graph, count: int, make_scan: Callable[..., ScanProgram]
    ) -> None:
        self.condition, self.body, self.count = condition, body, count
        self._conditions, self._bodies = BodyPlans(condition), BodyPlans(body)
        self._make_scan = make_scan
        self._scans: dict[Any, ScanProgram | None] = {}  # by device

    def fake(self, tested: list[Any], constants: list[Any], init: list[Any]) -> tuple[Tensor, ...]:
        outs = outputs_of(self.body, [*constants, *init])
        need_same_carry(self.body, init, outs)
        return tuple(map(_fresh, outs))

    def run(self, tested: list[Any], constants: list[Any], init: list[Any]) -> tuple[Tensor, ...]:
        carry = list(separate([t.clone() for t in init], ()))
        if carry and all(t.ndim == 0 for t in (*tested, *constants, *carry)):
            scan = self._scan(tested, constants, carry)
            if scan is not None:
                return self._run_scans(scan, [*tested, *constants], carry)
        condition = self._conditions.find([*tested, *carry])
        body = self._bodies.find([*constants, *carry])
        carry = run_while(condition, body, list(tested), list(constants), carry)
        return separate(carry, [*tested, *constants])

    def _scan(
        self, tested: list[Any], constants: list[Any], carry: list[Any]
    ) -> ScanProgram | None:
        """A scan over steps, where these are elementwise: it is one kernel."""
        device = carry[0].device
        if device not in self._scans:
            scan = self._make_scan(self, tested, constants, carry)
            args = [*tested, *constants, *carry, *_begun(device, 1)]
            self._scans[device] = scan if scan.is_one_kernel(args) else None
        return self._scans[device]

    def _run_scans(
        self, scan: ScanProgram, constants: list[Any], carry: list[Any]
    ) -> tuple[Tensor, ...]:
        length = self.FIRST
        going, places = _begun(carry[0].device, length)
        while True:
            *carry, going = scan.run(constants, [*carry, going], [places], length, False)
            if not bool(going):
                return tuple(carry)
            if length < self.LONGEST:
                length *= 2
                places = empty((length,), "int32", places.device)


def _begun(device: Any, length: int) -> list[Tensor]:
    """That a loop goes on, and the places of its next steps, which these do not read."""
    return [full((), 1, dtype="int32", device=device), empty((length,), "int32", device)]


class CondProgram:
    """The type of a cond's operator: predicate, operands -> results of one of two graphs."""

    def __init__(self, branches: tuple[Graph, Graph]) -> None:
        self.branches = branches
        self._plans = tuple(map(BodyPlans, branches))

    def fake(self, predicate: Tensor, operands: list[Any]) -> tuple[Tensor, ...]:
        first, second = (outputs_of(branch, operands) for branch in self.branches)
        need_same_carry(self.branches[0], first, second)
        return tuple(map(_fresh, first))

    def run(self, predicate: Tensor, operands: list[Any]) -> tuple[Tensor, ...]:
        plan = self._plans[0 if bool(predicate) else 1].find(operands)
        return separate(plan(*operands), operands)
