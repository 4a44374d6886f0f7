"""Plans: calls of operators in a foreign framework's graph, with constants and transforms.

A framework asks for derivatives and batches of a call, and again of these results, in any order.
Each result is again a function of tensors: the call's plan with one more step. A plan is written as
text (`plan_text.py`), so that a graph which holds it can be printed, compared and kept on disk;
`run.py` runs it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from core._native import Operator, find_operator
from core.autograd.contexts import ContextFormula
from core.dispatcher.binding import wanted_names
from core.errors import ArgumentError
from core.schema import parameters

TENSOR = "tensor"  # in a plan's slots: the next tensor stands here


@dataclass(frozen=True)
class Listed:
    """A slot with a list of tensors: for each entry TENSOR, or None."""

    marks: tuple[str | None, ...]


@dataclass(frozen=True)
class Constant:
    """A slot with anything else. Constants are equal if they are written alike: 1 is not True, nor
    1.0, and -0.0 is not 0.0."""

    value: Any = field(compare=False)
    key: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", repr(self.value))


Slot = str | Listed | Constant  # of strings only TENSOR


@dataclass(frozen=True)
class Step:
    """One transform of the steps before it.

    kind: "vmap" (over `dims`, one or None for each input; batches come out first), "jvp" and "vjp"
    (of the outputs `outs` with respect to the inputs `wrt`: tangents, or cotangents, are further
    inputs), or "rule": "vjp" by the operator's own rule.
    saved: whether the `results` outputs of what stands before are inputs too, ahead of tangents
    and cotangents: a rule reads them, a "jvp" only hands them to the rule that is its transpose.
    """

    kind: str
    dims: tuple[int | None, ...] = ()
    wrt: tuple[int, ...] = ()
    outs: tuple[int, ...] = ()
    results: int = 0
    saved: bool = False


@dataclass(frozen=True)
class Plan:
    """An operator, the content of each of its parameters, and the transforms, first to last."""

    op: str
    slots: tuple[Slot, ...]
    steps: tuple[Step, ...] = ()

    def __hash__(self) -> int:
        return self._hash  # asked for at every call, to find what was made of the plan before

    @cached_property
    def _hash(self) -> int:
        return hash((self.op, self.slots, self.steps))

    def then(self, step: Step) -> "Plan":
        """The plan with one more transform."""
        return replace(self, steps=(*self.steps, step))

    @property
    def before(self) -> "Plan":
        """The plan without its last transform."""
        return replace(self, steps=self.steps[:-1])

    @property
    def operator(self) -> Operator:
        """The operator of the schema; raises where its definition has not run in this process."""
        op: Operator | None = find_operator(self.op)
        if op is None:
            raise ArgumentError(
                what=f"a graph calls {self.op}, which is not defined in this process",
                why="graphs hold an operator by its name, and its definition has not run here",
                exists="the operators of the modules that were imported",
                fix="import the module that defines it before the graph runs",
            )
        return op.leaves

    @property
    def inputs(self) -> int:
        """How many tensors it takes."""
        if not self.steps:
            return sum(len(s.marks) - s.marks.count(None) if isinstance(s, Listed) else s == TENSOR
                       for s in self.slots)  # fmt: skip
        step = self.steps[-1]
        added = {"vmap": 0, "jvp": len(step.wrt)}.get(step.kind, len(step.outs))
        return self.before.inputs + added + (step.results if step.saved else 0)

    def filled(self, tensors: Sequence[Any]) -> list[Any]:
        """The operator's arguments in the schema's order, with these tensors."""
        rest = iter(tensors)
        return [_filled(slot, rest) for slot in self.slots]


def _filled(slot: Slot, rest: Iterator[Any]) -> Any:
    if isinstance(slot, str):
        return next(rest)
    if isinstance(slot, Listed):
        return [None if mark is None else next(rest) for mark in slot.marks]
    return list(slot.value) if isinstance(slot.value, tuple) else slot.value


def plan_of(
    op: Operator, values: Sequence[Any], is_tensor: Callable[[Any], bool]
) -> tuple[Plan, list[Any]]:
    """(plan, tensors) of a call, from its values in the schema's order."""
    tensors: list[Any] = []
    slots = tuple(_slot(value, is_tensor, tensors) for value in values)
    return Plan(op.name, slots), tensors


def _slot(value: Any, is_tensor: Callable[[Any], bool], tensors: list[Any]) -> Slot:
    if is_tensor(value):
        tensors.append(value)
        return TENSOR
    if not isinstance(value, (list, tuple)):
        return Constant(value)
    members = [v for v in value if is_tensor(v)]
    tensors.extend(members)
    marks = tuple(TENSOR if is_tensor(v) else None for v in value)
    return Listed(marks) if members else Constant(tuple(value))


def gradient_step(plan: Plan, wrt: Sequence[int], outs: Sequence[int], results: int) -> Step:
    """The step to a plan's gradients: by the operator's rule where that can be done.

    The rule gets the results of the call only where it may read them.
    """
    op = plan.operator
    if plan.steps or op.vjp is None:
        return Step("vjp", wrt=tuple(wrt), outs=tuple(outs))
    saved = reads_results(op, op.vjp)
    return Step("rule", wrt=tuple(wrt), outs=tuple(outs), results=results, saved=saved)


@lru_cache(maxsize=4096)
def reads_results(op: Operator, vjp: Callable[..., Any] | None) -> bool:
    """Whether this vjp of an operator may read the results of the call."""
    if vjp is None:
        return False
    in_context = isinstance(vjp, ContextFormula)  # setup_context is given them
    return in_context or bool({"result", "results"} & set(wanted_names(vjp, op)))


def edges(plan: Plan) -> list[int | None]:
    """For each place where a tensor may stand, lists opened: which of the plan's tensors does."""
    numbers: list[int | None] = []
    count = 0
    for parameter, slot in zip(parameters(plan.operator), plan.slots):
        marks = slot.marks if isinstance(slot, Listed) else (slot if slot == TENSOR else None,)
        if isinstance(slot, Constant) and isinstance(slot.value, tuple):
            marks = (None,) * len(slot.value)
        for mark in marks if parameter.is_tensor else ():
            numbers.append(None if mark is None else count)
            count += mark is not None
    return numbers
