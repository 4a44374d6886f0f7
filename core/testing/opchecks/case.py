"""`Case`: one call of an operator, repeated on copies: converted, resized, laid out anew.

Checks never touch the tensors that the user gave. A tensor has a `Slot`: the argument's position,
and the position in it where that is a list.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from core._native import Operator, Tensor, empty
from core.bodies.definition import definition_of
from core.dispatcher import signatures
from core.dispatcher.binding import invoke
from core.dispatcher.modes import DispatchMode
from core.errors import ArgumentError, CoreError, KernelError
from core.schema import bind, parameters
from core.testing.checks import outputs_of
from core.testing.compare import as_array
from core.testing.samples import from_numpy

# What a kernel may raise to say that it does not take such arguments; anything else is an accident.
REFUSALS = (CoreError, ValueError, TypeError, IndexError, RuntimeError, NotImplementedError)


class _Seen(Exception):
    """Ends a call whose arguments are known."""


class _Arguments(DispatchMode):
    """Takes the arguments of a call as the dispatcher binds them, and does not make it."""

    call: tuple[Any, list[Any]]

    def dispatch(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        self.call = op, bind(op, args, kwargs)
        raise _Seen


def bound(op: Any, args: Any, kwargs: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The operator of the leaves, and the leaves of a call, in the schema's order."""
    if not isinstance(op, Operator):
        raise ArgumentError(
            what=f"opcheck was given a {type(op).__name__}",
            why="it checks what an operator declares against what its calls do",
            exists="what core.custom_op returns, and core.ops.<namespace>.<name>",
            fix="pass the operator, and the arguments of a call: opcheck(op, (x, y))",
        )
    if not isinstance(args, (tuple, list)):
        raise ArgumentError(
            what=f"opcheck was given arguments that are a {type(args).__name__}",
            why="it makes a call, and takes its positional arguments together",
            exists="a tuple or a list of arguments, and kwargs, a dict",
            fix="opcheck(op, (x,)), or op.check(x)",
        )
    seen = _Arguments()
    with seen, suppress(_Seen):
        op(*args, **kwargs)
    return seen.call


class Slot:
    """Where a tensor stands among the arguments, and what it is called in messages."""

    __slots__ = ("argument", "item", "name", "written")

    def __init__(self, argument: int, item: int | None, param: Any) -> None:
        self.argument, self.item, self.written = argument, item, param.write
        self.name = param.name if item is None else f"{param.name}[{item}]"

    def of(self, values: list[Any]) -> Any:
        value = values[self.argument]
        return value if self.item is None else value[self.item]


def placed(values: list[Any], slots: list[Slot], tensors: Any) -> list[Any]:
    """The arguments of a call, with these tensors in these slots."""
    full = [list(v) if isinstance(v, (list, tuple)) else v for v in values]
    for slot, tensor in zip(slots, tensors):
        if slot.item is None:
            full[slot.argument] = tensor
        else:
            full[slot.argument][slot.item] = tensor
    return full


class Case:
    """An operator and the arguments of one call, in the schema's order."""

    def __init__(self, op: Any, args: Any, kwargs: Any, tolerance: Any) -> None:
        self.op, self.arguments = bound(op, args, dict(kwargs or {}))
        self.definition, self.tolerance = definition_of(op), tolerance
        self.params = parameters(self.op)
        self.slots = list(_slots(self.params, self.arguments))

    def tensors(self, values: list[Any] | None = None) -> list[Any]:
        """The tensors among the arguments, slot by slot."""
        return [slot.of(self.arguments if values is None else values) for slot in self.slots]

    def values(self, change: Callable[[Slot, Any], Any] | None = None) -> list[Any]:
        """The arguments again, every tensor replaced by change(slot, tensor); by default a copy.

        A tensor that is given twice is replaced once: it stands in both places again.
        """
        replacements: dict[int, Any] = {}
        for slot, tensor in zip(self.slots, self.tensors()):
            if id(tensor) not in replacements:
                replacements[id(tensor)] = (change or _copied)(slot, tensor)
        return [
            [replacements.get(id(v), v) for v in value]
            if isinstance(value, (list, tuple))
            else replacements.get(id(value), value)
            for value in self.arguments
        ]

    def changed(self, change: Callable[[Slot, Any], Any]) -> Case:
        """The same operator, and a call with other tensors."""
        other = copy.copy(self)
        other.arguments = self.values(change)
        return other

    def call(self, values: list[Any] | None = None) -> list[Any]:
        """The outputs of a call; on copies of the arguments unless others are given."""
        result = invoke(self.op, self.values() if values is None else values)
        return [] if result is None else outputs_of(result)

    def effects(self, values: list[Any]) -> list[Any]:
        """A call's outputs that are tensors, and the arguments that it writes to, afterwards."""
        outputs = [o for o in self.call(values) if isinstance(o, Tensor)]
        return outputs + [slot.of(values) for slot in self.slots if slot.written]

    def tagged(self, tag: str) -> bool:
        return tag in self.definition.tags

    def reason(self, field: str) -> str | None:
        """Why the definition leaves a field out on purpose, if it says so."""
        reasons = self.definition.reasons
        reason = reasons.get(field)
        return None if reason is None else str(reason)

    @property
    def is_random(self) -> bool:
        return self.tagged("nondeterministic_seeded") or self.tagged("random")

    @property
    def name(self) -> str:
        return str(self.op.name)


def _slots(params: Any, values: list[Any]) -> Any:
    for i, (param, value) in enumerate(zip(params, values)):
        if isinstance(value, Tensor):
            yield Slot(i, None, param)
        elif isinstance(value, (list, tuple)):
            yield from (Slot(i, k, param) for k, v in enumerate(value) if isinstance(v, Tensor))


# ---- copies ------------------------------------------------------------------------------------
def _copied(slot: Slot, x: Any) -> Any:
    return copy_of(x)


def copy_of(x: Any) -> Any:
    """The same values in memory of their own, laid out alike: transposed, or expanded, as x is."""
    x = x.detach()
    if 0 in x.shape:
        return x.clone()
    index = tuple(slice(0, 1) if s == 0 else slice(None) for s in x.strides)
    base = x[index] if x.ndim else x
    order = sorted(range(x.ndim), key=lambda d: -abs(x.strides[d]))
    back = [order.index(d) for d in range(x.ndim)]
    copied = dense(base.permute_dims(order)).permute_dims(back) if x.ndim > 1 else dense(base)
    return copied.broadcast_to(x.shape) if copied.shape != x.shape else copied


def dense(x: Any) -> Any:
    """A contiguous copy on the same device."""
    return from_numpy(as_exact(x), x.dtype.name).to(x.device)


def as_exact(x: Any) -> Any:
    """The values as an ndarray of the tensor's own dtype, copied from its device."""
    import numpy as np

    x = x.detach()
    return np.array(np.asarray(x if x.device.type == "cpu" else x.to("cpu")))


def bytes_of(x: Any) -> bytes:
    """The elements' bytes in order: NaN patterns and signs of zero count."""
    return bytes(as_exact(x).tobytes())


def converted(x: Any, dtype: str) -> Any:
    """x in another dtype, contiguous, on its device."""
    return from_numpy(as_array(x), dtype).to(x.device)


def resized(x: Any, shape: tuple[int, ...]) -> Any:
    """The values of x, repeated or cut off to fill another shape: no new ones are made."""
    import numpy as np

    flat = as_exact(x).reshape(-1)
    if flat.size == 0:
        return empty(shape, x.dtype, x.device)
    return from_numpy(np.resize(flat, shape), x.dtype.name).to(x.device)


# ---- where things stand, for messages ----------------------------------------------------------
def shown(x: Any) -> str:
    """A tensor's dtype and shape."""
    return f"{x.dtype}{tuple(x.shape)}" if isinstance(x, Tensor) else repr(x)


def place_of(function: Any) -> str:
    """File and line of a Python function, in brackets; "" where there is none."""
    place = signatures.place_of(function)
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
    """Whether an error says that the operator does not take such arguments.

    A kernel that core caught breaking its declarations is wrong, whatever it was given.
    """
    return isinstance(error, REFUSALS) and not isinstance(error, KernelError)
