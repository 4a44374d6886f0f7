"""Derivatives and batches of control flow: bodies that are made of bodies, by `core.func`.

The reverse pass of a scan is a scan the other way round. It is given the carry of each step, which
the forward one keeps, and computes the rest of the step again.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING, Any

from core._native import empty, fake_like, set_saved_hooks, thread_keys
from core.autograd.grad_mode import set_grad
from core.compiler.capture.active import activated
from core.compiler.graph.graph import Graph, map_values
from core.compiler.symbolic.inference import concretize
from core.control.operators import (
    CondProgram,
    Rules,
    ScanProgram,
    WhileProgram,
    at_sizes,
    define_control,
    key_of_body,
    shared_operator,
)
from core.control.predicates import select
from core.control.signature import Signature
from core.control.tracing import BodyTrace, plain
from core.dispatcher.binding import call_positional
from core.operators.elementwise.arithmetic import where
from core.operators.shape.creation import zeros_like
from core.tensors.kinds import DIFFERENTIABLE, is_differentiable
from core.transforms.batching import batching_rule, to_front
from core.transforms.derivatives import jvp, vjp
from core.transforms.vmap import vmap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from core._native import Operator, Tensor


# ---- tracing what transforms make ----------------------------------------------------------------
@contextlib.contextmanager
def _isolated() -> Iterator[None]:
    """A block without the thread's dispatch keys and saved-tensor hooks, with gradients on."""
    before, hooks = thread_keys(0, 0), set_saved_hooks(None)
    try:
        with set_grad(True):
            yield
    finally:
        set_saved_hooks(hooks)
        thread_keys(*before)


def graph_of(function: Callable[..., Sequence[Tensor]], fakes: Sequence[Tensor]) -> Graph:
    """The graph of a function that only calls operators on its arguments."""
    trace = BodyTrace()
    with _isolated(), activated(trace):
        results = list(function(*(trace.stand_in(fake) for fake in fakes)))
        trace.graph.outputs = [trace.result(x) for x in results]
    if trace.closure:  # a constant that a formula made
        raise trace_error()
    return concretize(trace.graph)


def trace_error() -> RuntimeError:
    return RuntimeError("a derivative of control flow reads a tensor that is not in its graph")


def replay(graph: Graph, inputs: Sequence[Any]) -> list[Any]:
    """The outputs of a graph, by calls of its operators."""
    now: dict[Any, Any] = dict(zip(graph.inputs, inputs, strict=True))
    for node in graph.nodes:
        args = [map_values(now.__getitem__, arg) for arg in node.args]
        with set_grad(node.grad):
            results = call_positional(node.op, node.op, args)
        now.update(zip(node.results, results if node.returns_tuple else [results], strict=True))
    return [now[value] for value in graph.outputs]


def _smooth(graph: Graph) -> tuple[list[int], list[int]]:
    """The numbers of the inputs and of the outputs that may have derivatives."""
    inputs = [k for k, v in enumerate(graph.inputs) if v.dtype in DIFFERENTIABLE]
    return inputs, [k for k, v in enumerate(graph.outputs) if v.dtype in DIFFERENTIABLE]


def leading(graph: Graph, outputs: Iterable[int]) -> set[int]:
    """The numbers of the inputs that recorded calls lead from to some outputs: the others have no
    gradient, as on the tape."""
    needed = {graph.outputs[k] for k in outputs}
    for node in reversed(graph.nodes):
        if node.grad and any(v in needed and v.dtype in DIFFERENTIABLE for v in node.results):
            needed.update(node.values)
    return {k for k, value in enumerate(graph.inputs) if value in needed}


def leading_through_steps(
    graph: Graph, signature: Signature, outputs: Sequence[int], length: int
) -> set[int]:
    """`leading` for a body that runs `length` times, each time on the carry of the last."""
    first, end = signature.constants, signature.constants + signature.carry
    stacked = frozenset(k for k in outputs if k >= signature.carry)
    of_step = functools.cache(lambda carried: frozenset(leading(graph, carried | stacked)))
    carried, lead = frozenset(k for k in outputs if k < signature.carry), set[int]()
    step = 0
    while step < length:  # range would need the number itself, where it is a symbol
        step += 1
        inputs = of_step(carried)
        lead |= {k for k in inputs if not first <= k < end}
        before, carried = carried, frozenset(k - first for k in inputs if first <= k < end)
        if carried == before:
            break
    return lead | {first + k for k in carried}


def _fakes(graph: Graph) -> list[Tensor]:
    return [fake_like(v.fake) for v in graph.inputs]


def _of_chosen(
    graph: Graph, inputs: Sequence[Any], chosen: Sequence[int], outputs: Sequence[int]
) -> Callable[..., tuple[Any, ...]]:
    """The function of some inputs that gives some outputs, the other inputs being constant."""

    def function(*values: Any) -> tuple[Any, ...]:
        every = list(inputs)
        for k, value in zip(chosen, values, strict=True):
            every[k] = value
        outs = replay(graph, every)
        return tuple(outs[k] for k in outputs)

    return function


def vjp_graph(graph: Graph, wanted: Sequence[int], came: Sequence[int]) -> Graph:
    """(inputs, gradients of the outputs `came`) -> gradients of the inputs `wanted`."""

    def function(*values: Tensor) -> tuple[Tensor, ...]:
        inputs, gradients = values[: len(graph.inputs)], values[len(graph.inputs) :]
        chosen = [inputs[k] for k in wanted]
        pull = vjp(_of_chosen(graph, inputs, wanted, came), *chosen)[1]
        pulled: tuple[Tensor, ...] = pull(tuple(gradients))
        return pulled

    return graph_of(function, [*_fakes(graph), *(fake_like(graph.outputs[k].fake) for k in came)])


def jvp_graph(graph: Graph, moved: Sequence[int], outputs: Sequence[int]) -> Graph:
    """(inputs, tangents of the inputs `moved`) -> (outputs, tangents of the outputs `outputs`)."""

    def function(*values: Tensor) -> tuple[Tensor, ...]:
        inputs, tangents = values[: len(graph.inputs)], values[len(graph.inputs) :]
        every = _of_chosen(graph, inputs, moved, range(len(graph.outputs)))
        outs, pushed = jvp(every, [inputs[k] for k in moved], tangents)
        return (*outs, *(pushed[k] for k in outputs))

    return graph_of(function, [*_fakes(graph), *(fake_like(graph.inputs[k].fake) for k in moved)])


def batched(graph: Graph, dims: Sequence[int | None], size: int) -> Callable[..., Any]:
    """The function of a body for a batch, whose results have it in front."""
    function = vmap(lambda *values: tuple(replay(graph, values)), tuple(dims), 0)
    if any(dim is not None for dim in dims):
        return function

    def repeated(*values: Any) -> tuple[Any, ...]:  # nothing is batched
        return tuple(to_front(t, None, size).clone() for t in replay(graph, values))

    return repeated


# ---- scans ---------------------------------------------------------------------------------------
_SCAN = "Tensor[] constants, Tensor[] init, Tensor[] xs, int length, bool reverse"


def scan_operator(graph: Graph, signature: Signature) -> Operator:
    """The operator of a scan over a body: constants, carry, one place of xs -> carry, ys."""

    def make() -> Operator:
        program = ScanProgram(graph, signature)
        rules = Rules(*_scan_rules(program))
        count = len(graph.outputs)
        return define_control("scan", _SCAN, count, program.fake, program.run, rules)

    return shared_operator(("scan", key_of_body(graph), signature), make)


def keeping_carry(graph: Graph, signature: Signature) -> Graph:
    """The body whose last ys are the carry that each step is given."""
    copied = graph.copy()
    copied.outputs += signature.split(copied.inputs)[1]
    return copied


def _scan_rules(program: ScanProgram) -> tuple[Any, Any, Any]:
    graph, signature = program.graph, program.signature

    def scan_vjp(
        received: Any, needs: Any, results: Any, constants: Any, init: Any, xs: Any,
        length: int, reverse: bool,
    ) -> tuple[Any, Any, Any]:  # fmt: skip
        body = _at_call(program, constants, init, xs)
        carries = _carries(body, signature, results, (constants, init, xs, length, reverse))
        came = tuple(g is not None for g in received)
        outputs = [k for k, g in enumerate(came) if g]
        lead = leading_through_steps(body, signature, outputs, length)
        tensors = enumerate(zip(_flat(needs), [*constants, *init, *xs]))
        wanted = tuple(n and k in lead and is_differentiable(t) for k, (n, t) in tensors)
        backward = _backward_scan(body, signature, wanted, came)
        return backward.call(received, constants, init, xs, carries, length, reverse)

    def scan_jvp(
        constants: Any, init: Any, xs: Any, length: int, reverse: bool,
        t_constants: Any, t_init: Any, t_xs: Any,
    ) -> list[Any]:  # fmt: skip
        groups = [(constants, t_constants), (init, t_init), (xs, t_xs)]
        body = _at_call(program, constants, init, xs)
        return _scan_jvp(body, signature, groups, length, reverse)

    @batching_rule
    def scan_batch(op: Operator, args: list[Any], dims: Any, size: int) -> Any:
        constants, init, xs, length, reverse = args
        init = [to_front(t, d, size) for t, d in zip(init, dims[1])]
        xs = [_behind_steps(t, d) for t, d in zip(xs, dims[2])]
        of_rows = [None if d is None else 0 for d in dims[2]]
        inner = batched(graph, [*dims[0], *[0] * len(init), *of_rows], size)
        fakes = [*map(plain, constants), *map(plain, init), *(_row(t) for t in xs)]
        body = graph_of(inner, fakes)
        outs = scan_operator(body, signature)(constants, init, xs, length, reverse)
        count = signature.carry
        ys = [to_front(t, 1, size).contiguous() for t in outs[count:]]
        return (*outs[:count], *ys), 0

    return scan_vjp, scan_jvp, scan_batch


def _flat(needs: Sequence[Sequence[bool]]) -> list[bool]:
    return [need for group in needs for need in group]


def _row(t: Tensor) -> Tensor:
    """Metadata of one place of xs."""
    return empty(t.shape[1:], t.dtype, t.device, fake=True)


def _behind_steps(t: Tensor, dim: int | None) -> Tensor:
    """xs with the batch's dimension after that of the steps."""
    if dim is None:
        return t
    order = [d for d in range(t.ndim) if d != dim]
    order.insert(1, dim)
    return t.permute_dims(order)


def _at_call(program: ScanProgram, constants: Any, init: Any, xs: Any) -> Graph:
    """The body at the sizes of a call: formulas have numbers for sizes."""
    return at_sizes(program.graph, [*map(plain, constants), *map(plain, init), *map(_row, xs)])


def _carries(graph: Graph, signature: Signature, results: Any, args: tuple[Any, ...]) -> list[Any]:
    """The carry of each step, kept by the forward scan or computed by another scan."""
    count, outputs = signature.carry, graph.outputs
    kept = outputs[len(outputs) - count :] == signature.split(graph.inputs)[1]
    if kept and len(outputs) >= 2 * count:
        return list(results[len(results) - count :])
    outs = scan_operator(keeping_carry(graph, signature), signature)(*args)
    return list(outs[len(outs) - count :])


class _BackwardScan:
    """The scan that computes a scan's gradients; `needs`: which inputs want one, `came`: which of
    the outputs ys have one."""

    def __init__(
        self,
        graph: Graph,
        signature: Signature,
        wanted: tuple[bool, ...],
        came: tuple[bool, ...],
    ) -> None:
        self.signature = signature
        inputs, outputs = _smooth(graph)
        constants, carry = signature.constants, signature.constants + signature.carry
        # The carry takes part whether its first gradient is wanted or not.
        self.of_constants = [k for k in inputs if k < constants and wanted[k]]
        self.of_carry = [k for k in inputs if constants <= k < carry]
        self.of_xs = [k for k in inputs if k >= carry and wanted[k]]
        self.carried = [k for k in outputs if k < signature.carry]
        self.stacked = [k for k in outputs if k >= signature.carry and came[k]]
        self.wanted = wanted
        chosen = [*self.of_carry, *self.of_constants, *self.of_xs]
        pulled = vjp_graph(graph, chosen, [*self.carried, *self.stacked]) if chosen else None
        self.op = None if pulled is None else self._operator(graph, pulled)

    def _operator(self, graph: Graph, pulled: Graph) -> Operator:
        """constants; gradients of the carry, sums of those of constants; xs, carries, gradients of
        ys -> gradients of the carry, sums; gradients of xs."""
        parts = self.signature.split(_fakes(graph))
        gradients = [fake_like(graph.outputs[k].fake) for k in self.carried]
        sums = [fake_like(graph.inputs[k].fake) for k in self.of_constants]
        of_ys = [fake_like(graph.outputs[k].fake) for k in self.stacked]
        counts = [
            len(parts[0]),
            len(gradients),
            len(sums),
            len(parts[2]),
            len(parts[1]),
            len(of_ys),
        ]

        def function(*values: Tensor) -> list[Tensor]:
            at = iter(values)
            constants, carried, totals, xs, carry, ys = (
                [next(at) for _ in range(n)] for n in counts
            )
            out = replay(pulled, [*constants, *carry, *xs, *carried, *ys])
            n, m = len(self.of_carry), len(self.of_constants)
            return [*out[:n], *(a + b for a, b in zip(totals, out[n : n + m])), *out[n + m :]]

        body = graph_of(function, [*parts[0], *gradients, *sums, *parts[2], *parts[1], *of_ys])
        signature = Signature(counts[0], counts[1] + counts[2], sum(counts[3:]))
        return scan_operator(body, signature)

    def call(
        self, received: Any, constants: Any, init: Any, xs: Any, carries: list[Any], length: int,
        reverse: bool,
    ) -> tuple[Any, Any, Any]:  # fmt: skip
        every: list[Any] = [None] * len(self.wanted)
        if self.op is not None:
            start = [
                zeros_like(init[k - self.signature.constants]) if g is None else g
                for k, g in zip(self.of_carry, (received[k] for k in self.carried), strict=True)
            ]
            start += [zeros_like(constants[k]) for k in self.of_constants]
            rows = [*xs, *carries, *(received[k] for k in self.stacked)]
            outs = self.op(constants, start, rows, length, not reverse)
            for k, g in zip([*self.of_carry, *self.of_constants, *self.of_xs], outs, strict=True):
                every[k] = g if self.wanted[k] else None
        return self.signature.split(every)


@functools.lru_cache(256)
def _backward_scan(
    graph: Graph, signature: Signature, wanted: tuple[bool, ...], came: tuple[bool, ...]
) -> _BackwardScan:
    return _BackwardScan(graph, signature, wanted, came)


def _scan_jvp(
    graph: Graph, signature: Signature, groups: list[Any], length: int, reverse: bool
) -> list[Any]:
    """The tangents of a scan, by a scan that carries them with the values."""
    op, moved, outputs = _forward_scan(graph, signature)
    inputs = [t for values, _ in groups for t in values]
    tangents = [t for _, pushed in groups for t in pushed]
    given = [zeros_like(inputs[k]) if tangents[k] is None else tangents[k] for k in moved]
    parts: tuple[list[Any], list[Any], list[Any]] = ([], [], [])
    for k, tangent in zip(moved, given, strict=True):
        parts[_group_of(signature, k)].append(tangent)
    values = signature.split(inputs)
    constants, init, xs = ([*a, *b] for a, b in zip(values, parts, strict=True))
    outs = op(constants, init, xs, length, reverse)
    n, m = signature.carry, len(parts[1])
    found = dict(zip(outputs, [*outs[n : n + m], *outs[m + len(graph.outputs) :]], strict=True))
    return [found.get(k) for k in range(len(graph.outputs))]


def _group_of(signature: Signature, k: int) -> int:
    return (k >= signature.constants) + (k >= signature.constants + signature.carry)


@functools.lru_cache(256)
def _forward_scan(graph: Graph, signature: Signature) -> tuple[Operator, list[int], list[int]]:
    """The scan of values and tangents; which inputs and outputs have tangents."""
    moved, outputs = _smooth(graph)
    pushed = jvp_graph(graph, moved, outputs)
    places = [[k for k in moved if _group_of(signature, k) == g] for g in range(3)]
    carry, count = len(places[1]), signature.carry
    parts, tangents = (
        signature.split(_fakes(graph)),
        [fake_like(graph.inputs[k].fake) for k in moved],
    )
    by_place = dict(zip(moved, tangents, strict=True))
    sizes = [n for part, own in zip(parts, places, strict=True) for n in (len(part), len(own))]

    def function(*values: Tensor) -> list[Tensor]:
        at = iter(values)
        split = [[next(at) for _ in range(n)] for n in sizes]
        out = replay(pushed, [t for part in (*split[::2], *split[1::2]) for t in part])
        primal, tangent = out[: len(graph.outputs)], out[len(graph.outputs) :]
        return [*primal[:count], *tangent[:carry], *primal[count:], *tangent[carry:]]

    fakes = [
        f
        for part, own in zip(parts, places, strict=True)
        for f in (*part, *(by_place[k] for k in own))
    ]
    body = graph_of(function, fakes)
    wide = Signature(*(sizes[2 * g] + sizes[2 * g + 1] for g in range(3)))
    return scan_operator(body, wide), moved, outputs


# ---- choices -------------------------------------------------------------------------------------
def cond_operator(branches: tuple[Graph, Graph]) -> Operator:
    """The operator (predicate, operands) of a choice between two graphs of the operands."""

    def make() -> Operator:
        program = CondProgram(branches)
        rules, count = Rules(*_cond_rules(program)), len(branches[0].outputs)
        arguments = "Tensor predicate, Tensor[] operands"
        return define_control("cond", arguments, count, program.fake, program.run, rules)

    return shared_operator(("cond", *map(key_of_body, branches)), make)


def _cond_rules(program: CondProgram) -> tuple[Any, Any, Any]:
    branches = program.branches

    def at_call(operands: Any) -> list[Graph]:
        return [at_sizes(branch, [*map(plain, operands)]) for branch in branches]

    def cond_vjp(received: Any, needs: Any, predicate: Any, operands: Any) -> tuple[Any, Any]:
        smooth, outputs = _smooth(branches[0])
        came = [k for k in outputs if received[k] is not None]
        lead = set[int]().union(*(leading(branch, came) for branch in branches))
        wanted = [k for k in smooth if needs[1][k] and k in lead]
        every: list[Any] = [None] * len(operands)
        if wanted and came:
            first, second = (vjp_graph(branch, wanted, came) for branch in at_call(operands))
            given = [*operands, *(received[k] for k in came)]
            outs = cond_operator((first, second))(predicate, given)
            for k, g in zip(wanted, outs, strict=True):
                every[k] = g
        return None, every

    def cond_jvp(predicate: Any, operands: Any, t_operands: Any) -> list[Any]:
        moved, outputs = _smooth(branches[0])
        first, second = (jvp_graph(branch, moved, outputs) for branch in at_call(operands))
        given = [zeros_like(operands[k]) if t_operands[k] is None else t_operands[k] for k in moved]
        outs = cond_operator((first, second))(predicate, [*operands, *given])
        pushed = dict(zip(outputs, outs[len(branches[0].outputs) :], strict=True))
        return [pushed.get(k) for k in range(len(branches[0].outputs))]

    @batching_rule
    def cond_batch(op: Operator, args: list[Any], dims: Any, size: int) -> Any:
        predicate, operands = args
        functions = [batched(branch, dims[1], size) for branch in branches]
        if dims[0] is None:
            fakes = [plain(t) for t in operands]
            first, second = (graph_of(function, fakes) for function in functions)
            return tuple(cond_operator((first, second))(predicate, operands)), 0
        first, second = (function(*operands) for function in functions)
        chosen = [_select_each(predicate, a, b) for a, b in zip(first, second, strict=True)]
        return tuple(chosen), 0

    return cond_vjp, cond_jvp, cond_batch


def _select_each(predicate: Tensor, a: Tensor, b: Tensor) -> Tensor:
    """a or b for each element of a batch, which stands in front."""
    return select(predicate.reshape((-1, *[1] * (a.ndim - 1))), a, b)


# ---- while loops ---------------------------------------------------------------------------------
_WHILE = "Tensor[] tested, Tensor[] constants, Tensor[] init"
_NO_VJP = (
    "how often a while_loop runs is known only when it has run: its steps are recorded one by one, "
    "or there is core.scan"
)


def while_operator(condition: Graph, body: Graph, count: int) -> Operator:
    """The operator of a while loop of `count` carried tensors."""

    def make() -> Operator:
        program = WhileProgram(condition, body, count, _scan_of_steps)
        rules = Rules(None, *_while_rules(program))
        return define_control(
            "while_loop", _WHILE, count, program.fake, program.run, rules, {"vjp": _NO_VJP}
        )

    return shared_operator(("while", key_of_body(condition), key_of_body(body), count), make)


def _scan_of_steps(
    program: WhileProgram, tested: list[Any], constants: list[Any], init: list[Any]
) -> ScanProgram:
    """A scan over steps of a while loop, which change nothing once its condition is false."""
    counts = len(tested), len(constants), program.count, 2

    def step(*values: Tensor) -> list[Tensor]:
        own, fixed, carry, (going, _) = _parts(values, counts)
        (truth,) = replay(program.condition, [*own, *carry])
        now = truth & (going != 0)
        after = replay(program.body, [*fixed, *carry])
        kept = [where(now, a, b) for a, b in zip(after, carry, strict=True)]
        return [*kept, now.astype("int32")]

    flag = empty((), "int32", init[0].device, fake=True)
    graph = graph_of(step, [*map(plain, (*tested, *constants, *init)), flag, flag])
    return ScanProgram(graph, Signature(len(tested) + len(constants), program.count + 1, 1))


def _while_rules(program: WhileProgram) -> tuple[Any, Any]:
    condition, body, count = program.condition, program.body, program.count

    def while_jvp(
        tested: Any, constants: Any, init: Any, t_constants: Any, t_init: Any
    ) -> list[Any]:
        fixed = len(constants)
        here = at_sizes(body, [*map(plain, constants), *map(plain, init)])
        moved, outputs = _smooth(here)
        pushed = jvp_graph(here, moved, outputs)
        still = [k for k in moved if k < fixed]
        carried = [k - fixed for k in moved if k >= fixed]
        n, m = len(still), len(carried)

        def step(*values: Tensor) -> list[Tensor]:
            own, tangents, carry, moving = _parts(values, (fixed, n, count, m))
            return replay(pushed, [*own, *carry, *tangents, *moving])

        fakes, t_fakes = _fakes(here), [fake_like(here.inputs[k].fake) for k in moved]
        wide = graph_of(step, [*fakes[:fixed], *t_fakes[:n], *fakes[fixed:], *t_fakes[n:]])
        tests = _with_more_carry(condition, t_fakes[n:])
        given = [*t_constants, *t_init]
        filled = [
            zeros_like([*constants, *init][k]) if given[k] is None else given[k] for k in moved
        ]
        op = while_operator(tests, wide, count + m)
        outs = op(tested, [*constants, *filled[:n]], [*init, *filled[n:]])
        found = dict(zip(carried, outs[count:], strict=True))
        return [found.get(k) for k in range(count)]

    @batching_rule
    def while_batch(op: Operator, args: list[Any], dims: Any, size: int) -> Any:
        tested, constants, init = args
        init = [to_front(t, d, size) for t, d in zip(init, dims[2])]
        ask = batched(condition, [*dims[0], *[0] * count], size)
        advance = batched(body, [*dims[1], *[0] * count], size)
        given = [*map(plain, tested)], [*map(plain, constants)], [*map(plain, init)]
        tests = graph_of(lambda *values: [ask(*values)[0].any()], [*given[0], *given[2]])

        def step(*values: Tensor) -> list[Tensor]:
            own, fixed, carry = _parts(values, (len(tested), len(constants), count))
            (going,) = ask(*own, *carry)
            after = advance(*fixed, *carry)
            return [_select_each(going, a, b) for a, b in zip(after, carry, strict=True)]

        wide = graph_of(step, [*given[0], *given[1], *given[2]])
        outs = while_operator(tests, wide, count)(tested, [*tested, *constants], init)
        return tuple(outs), 0

    return while_jvp, while_batch


def _parts(values: Sequence[Any], counts: Sequence[int]) -> list[list[Any]]:
    at = iter(values)
    return [[next(at) for _ in range(n)] for n in counts]


def _with_more_carry(condition: Graph, fakes: Sequence[Tensor]) -> Graph:
    """A condition that is given more, and reads nothing of it."""
    copied = condition.copy()
    for fake in fakes:
        copied.add_input(fake)
    return copied
