"""`Case`: one call of an operator, repeated on copies: converted, resized, with new layouts.

Checks never touch the tensors that the user gave. A tensor has a `Slot`: the argument's position,
and the position in it where that is a list.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

from core._native import Operator, Tensor
from core.bodies.definition import definition_of
from core.dispatcher import signatures
from core.dispatcher.binding import invoke
from core.dispatcher.modes import DispatchMode
from core.errors import ArgumentError, CoreError, KernelError, type_text
from core.plugins.streams import synchronize
from core.schema import Parameter, bind, parameters
from core.tensors.kinds import is_differentiable
from core.testing.arrays import copy_of
from core.testing.samples import outputs_of

if TYPE_CHECKING:
    from core.bodies.definition import LevelRule

# Errors by which a kernel may refuse arguments; any other is an accident.
REFUSALS = (CoreError, ValueError, TypeError, IndexError, RuntimeError, NotImplementedError)


class _Seen(Exception):
    """Ends a call whose arguments are known."""


class _Arguments(DispatchMode):
    """Takes the arguments of a call as the dispatcher binds them, and does not make it."""

    call: tuple[Operator, list[Any]]

    def dispatch(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.call = op, bind(op, args, kwargs)
        raise _Seen


def bound(
    op: Operator, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[Operator, list[Any]]:
    """The operator of the leaves, and the leaves of a call, in the schema's order."""
    if not isinstance(args, (tuple, list)):
        raise ArgumentError(
            what=f"opcheck was given arguments that are {type_text(args)}",
            why="it makes a call, and takes its positional arguments together",
            exists="a tuple or a list of arguments, and kwargs, a dict",
            fix="opcheck(op, (x,)), or op.check(x)",
        )
    seen = _Arguments()
    with seen, suppress(_Seen):
        op(*args, **kwargs)
    return seen.call


class Slot:
    """The position of a tensor among the arguments, and its name in messages."""

    __slots__ = ("argument", "item", "name", "written")

    def __init__(self, argument: int, item: int | None, param: Parameter) -> None:
        self.argument, self.item, self.written = argument, item, param.write
        self.name = param.name if item is None else f"{param.name}[{item}]"

    def of(self, values: list[Any]) -> Tensor:
        value = values[self.argument]
        tensor: Tensor = value if self.item is None else value[self.item]
        return tensor


Change: TypeAlias = Callable[[Slot, Tensor], Tensor]


def placed(values: list[Any], slots: list[Slot], tensors: Sequence[Tensor]) -> list[Any]:
    """The arguments of a call, with these tensors in these slots."""
    full = [list(v) if isinstance(v, (list, tuple)) else v for v in values]
    for slot, tensor in zip(slots, tensors):
        if slot.item is None:
            full[slot.argument] = tensor
        else:
            full[slot.argument][slot.item] = tensor
    return full


class Case:
    """An operator and the arguments of one call, in the schema's order.

    Attributes:
        tolerance: the rtol and atol that were asked for.
        times: results may differ by so many times the tolerance of their dtype. Kernels of all
            layouts add up in other orders; a larger difference means that other elements were read.
        is_random: whether another call gives other numbers.
        waits: whether `call` waits for the device, which reports some wrong arguments only then.
            The conformance kit does not wait: it tests that reads of results do.
    """

    times = 5.0
    waits = False

    def __init__(
        self,
        op: Operator,
        args: Sequence[Any],
        kwargs: Mapping[str, Any] | None = None,
        tolerance: tuple[float | None, float | None] = (None, None),
    ) -> None:
        self.op, self.arguments = bound(op, args, kwargs or {})
        self.definition, self.tolerance = definition_of(op), tolerance
        self.is_random = self.tagged("nondeterministic_seeded") or self.tagged("random")
        self.params = parameters(self.op)
        self.slots = list(_slots(self.params, self.arguments))

    def tensors(self, values: list[Any] | None = None) -> list[Tensor]:
        """The tensors among the arguments, slot by slot."""
        return [slot.of(self.arguments if values is None else values) for slot in self.slots]

    def values(self, change: Change | None = None) -> list[Any]:
        """The arguments again, every tensor replaced by change(slot, tensor); by default a copy.

        A tensor that is given twice is replaced once: it stands in both places again.
        """
        replacements: dict[int, Tensor] = {}
        for slot, tensor in zip(self.slots, self.tensors()):
            if id(tensor) not in replacements:
                replacements[id(tensor)] = change(slot, tensor) if change else copy_of(tensor)
        return [
            [replacements.get(id(v), v) for v in value]
            if isinstance(value, (list, tuple))
            else replacements.get(id(value), value)
            for value in self.arguments
        ]

    def changed(self, change: Change) -> Case:
        """The same operator, and a call with other tensors."""
        return self.on(self.values(change))

    def on(self, values: list[Any]) -> Case:
        """The same operator, and a call with other arguments."""
        other = copy.copy(self)
        other.arguments = values
        return other

    def enqueue(self, values: list[Any]) -> list[Any]:
        """The outputs of a call, which a device may not have computed yet."""
        result = invoke(self.op, values)
        return [] if result is None else outputs_of(result)

    def call(self, values: list[Any] | None = None) -> list[Any]:
        """The outputs of a call; on copies of the arguments unless others are given."""
        values = self.values() if values is None else values
        outputs = self.enqueue(values)
        if self.waits:
            results = [o for o in outputs if isinstance(o, Tensor)]
            for device in {t.device for t in (*self.tensors(values), *results)}:
                synchronize(device)
        return outputs

    def effects(self, values: list[Any], *, wait: bool = True) -> list[Tensor]:
        """A call's outputs that are tensors, and the arguments that it writes to, afterwards."""
        outputs = self.call(values) if wait else self.enqueue(values)
        tensors = [o for o in outputs if isinstance(o, Tensor)]
        return tensors + [slot.of(values) for slot in self.slots if slot.written]

    def tagged(self, tag: str) -> bool:
        return tag in self.definition.tags

    def reason(self, field: str) -> str | None:
        """The declared reason why the definition has no such field, if any."""
        reasons = self.definition.reasons
        reason = reasons.get(field)
        return None if reason is None else str(reason)

    @property
    def name(self) -> str:
        return str(self.op.name)


def _slots(params: Sequence[Parameter], values: list[Any]) -> Iterator[Slot]:
    for i, (param, value) in enumerate(zip(params, values)):
        if isinstance(value, Tensor):
            yield Slot(i, None, param)
        elif isinstance(value, (list, tuple)):
            yield from (Slot(i, k, param) for k, v in enumerate(value) if isinstance(v, Tensor))


class Differentiable:
    """A call as a function of its differentiable tensors, which returns its differentiable outputs.

    Attributes:
        slots, inputs: the positions of those tensors, and their values in the call.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.slots = [s for s in case.slots if is_differentiable(s.of(case.arguments))]
        self.inputs = [s.of(case.arguments) for s in self.slots]
        self.names = [s.name for s in self.slots]

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        result = invoke(self.case.op, placed(self.case.arguments, self.slots, inputs))
        return tuple(o for o in outputs_of(result) if is_differentiable(o))

    def leaves(self) -> list[Tensor]:
        """Copies of the inputs, on the tape."""
        return [copy_of(x).requires_grad_() for x in self.inputs]


# ---- where things stand, for messages ----------------------------------------------------------
def shown(x: Tensor) -> str:
    """A tensor's dtype and shape."""
    return f"{x.dtype}{x.shape}"


def place_of(function: Callable[..., Any] | LevelRule | str | None) -> str:
    """File and line of a Python function, in brackets; "" where there is none."""
    place = signatures.place_of(function) if callable(function) else ""
    return f" [{place}]" if place else ""


def kernel_place(case: Case) -> str:
    """File and line of the kernel that is asked first on the device of the call."""
    device = next((t.device.type for t in case.tensors()), "cpu")
    here = [k for k in case.op.kernels if k.device_type in (device, "*") and k.enabled]
    best = max(here, key=lambda k: k.priority, default=None)
    if best is None:
        return f" [{case.op.file}:{case.op.line}]"
    return f" [{best.file}:{best.line}]"


def refused(error: BaseException) -> bool:
    """Whether an error means that the operator does not accept such arguments.

    A kernel that core caught breaking its declarations is wrong, whatever it was given.
    """
    return isinstance(error, REFUSALS) and not isinstance(error, KernelError)
