"""`core.func.functionalize`: a function that writes to nothing while it runs.

The level wraps tensors, and answers a write with the operator that computes the written value: the
wrapper of the root then wraps it, and views of it are taken again when they are next
read. Writes to the function's arguments are copied to them at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

from core._native import Tensor, set_wrapped
from core._native import wrap as native_wrap
from core.autograd.inplace import view_of, write_back
from core.autograd.tensor_functions import detach, root_of
from core.dispatcher.binding import flat_tensors, invoke, map_tensors
from core.dispatcher.fallback import meet
from core.errors import ArgumentError, AutogradError, unknown_keyword
from core.pytree import flatten, unflatten
from core.schema import parameters
from core.transforms.levels import Level, decomposed, memory_of, owned_target

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator
    from core.type_aliases import Outputs, P, R


class FunctionalLevel(Level):
    """Computes the values that operators would write, and records the tensor of each."""

    detaches = True

    def __init__(self) -> None:
        self.written: list[Tensor] = []  # roots whose value is another one than at first
        self.detached: list[Tensor] = []  # roots of which there are detached aliases, and these

    def wrap(self, value: Tensor) -> Tensor:
        return native_wrap(value, self.number)

    def unwrap(self, value: Any) -> Any:
        if not self.owns(value):
            return value
        view = view_of(value)
        if view is not None and self.is_written(root_of(value)):
            parent, op, rest = view
            if rest is None:
                raise AutogradError(
                    what=f"functionalize: {op.name} made a view of a tensor that was written to",
                    why="only its kernel knows which view it is, so it cannot be taken again",
                    exists="views made by core's operators",
                    fix="write to a copy: x.clone()",
                )
            set_wrapped(value, invoke(op, [self.unwrap(parent), *rest]))
        return value.wrapped_value

    def is_written(self, tensor: Tensor | None) -> bool:
        return any(root is tensor for root in self.written)

    def detach(self, x: Tensor) -> Tensor:
        """A constant; a write to its base cannot reach it, and raises."""
        alias = self.wrap(detach(self.unwrap(x)))
        self.detached += [root_of(x), alias]
        return alias

    def process(self, op: Operator, values: list[Any]) -> Outputs:
        if op.mutates:
            return self._write(op, values)
        below = self.unwrap_all(values)
        out = invoke(op, below)
        outs = out if isinstance(out, (tuple, list)) else (out,)
        if op.view is None and _share_memory(outs, below):  # each view has to know its base
            is_decomposed, result = decomposed(op, values)
            if is_decomposed:
                return result
        wrapped = tuple(self.wrapped(o) for o in outs)
        if op.may_alias and op.view is None:
            for o in wrapped:
                if self.owns(o):
                    self.note_declared(op, values, o)
        single = not isinstance(out, (tuple, list))
        return self.note_views(op, values, wrapped[0]) if single else wrapped

    def wrapped(self, value: Any) -> Any:
        return self.wrap(value) if isinstance(value, Tensor) else value

    def _write(self, op: Operator, values: list[Any]) -> Outputs:
        if op.functional is not None:
            target = owned_target(op, values[0], self)
            self._give(target, invoke(op.functional, self.unwrap_all(values)))
            return target
        return self._write_copies(op, values)

    def _write_copies(self, op: Operator, values: list[Any]) -> Outputs:
        """An operator that has no other form is given copies to write to."""
        targets = flat_tensors([v for p, v in zip(parameters(op), values) if p.write])
        for target in targets:
            owned_target(op, target, self)
        self._refuse_meeting(op, targets, flat_tensors(values))
        copies = {id(target): self.unwrap(target).clone() for target in targets}
        below = map_tensors(lambda x: copies[id(x)] if id(x) in copies else self.unwrap(x), values)
        out = invoke(op, below)
        for target in targets:
            self._give(target, copies[id(target)])
        return _renamed(out, [copies[id(t)] for t in targets], targets, self.wrapped)

    def _refuse_meeting(self, op: Operator, targets: list[Tensor], tensors: list[Tensor]) -> None:
        for target in targets:
            for other in tensors:
                if other is not target and meet(*map(_bare, map(self.unwrap, (target, other)))):
                    raise AutogradError(
                        what=f"functionalize: {op.name} was given two tensors that lie across the "
                        "same memory, and writes to one",
                        why="it is given copies, and a write to one does not reach the other",
                        exists="one tensor in both places; tensors that do not share memory",
                        fix="pass core.clone(x) for the one that is only read",
                    )

    def _give(self, target: Tensor, value: Tensor) -> None:
        """Replaces target by value, and the corresponding part of target's base."""
        old = self.unwrap(target)
        if value.dtype != old.dtype or value.shape != old.shape:
            value = value.astype(old.dtype).broadcast_to(old.shape)
        root, whole = write_back(target, value, view_of, self._call_below)
        if any(root is d for d in self.detached):
            raise AutogradError(
                what="functionalize: a tensor was written to that shares memory with x.detach()",
                why="the write would have to be seen in both",
                exists="x.detach().clone()",
                fix="detach after the write, or clone what was detached",
            )
        if not self.is_written(root):
            self.written.append(root)
        set_wrapped(root, whole)

    def _call_below(self, op: Operator, values: list[Any]) -> Tensor:
        return invoke(op, self.unwrap_all(values))


def _bare(value: Tensor) -> Tensor:
    while (inner := value.wrapped_value) is not None:
        value = inner
    return value


def _share_memory(outs: Sequence[Any], values: list[Any]) -> bool:
    used = {memory_of(x) for x in flat_tensors(values)}
    return any(memory_of(o) in used for o in outs if isinstance(o, Tensor))


def _renamed(
    out: Outputs, old: list[Tensor], new: list[Tensor], other: Callable[[Any], Any]
) -> Outputs:
    def one(value: Any) -> Any:
        return next((n for o, n in zip(old, new) if o is value), None) or other(value)

    return tuple(map(one, out)) if isinstance(out, (tuple, list)) else one(out)


def functionalize(
    function: Callable[P, R], *, remove: str = "mutations", **unknown: Never
) -> Callable[P, R]:
    """The same function, computed without a write to any tensor until its end.

    Args:
        function: may write to its arguments, to tensors that it computes and to views of these.
        remove: "mutations"; views stay views.

    Returns a function with the same results. Values that it writes to its arguments are copied to
    them at the end, by `copy_`.

    Raises (when called):
        AutogradError: it writes to a tensor from outside; two arguments share memory that it
            writes to.

    >>> import core
    >>> def f(x):
    ...     y = x * 2
    ...     y[0].add_(1.0)
    ...     return y
    >>> core.func.functionalize(f)(core.asarray([1.0, 2.0])).tolist()
    [3.0, 4.0]
    """
    for name in unknown:
        raise unknown_keyword(functionalize, "core.func.functionalize", name)
    if remove != "mutations":
        raise ArgumentError(
            what=f"functionalize was asked to remove {remove!r}",
            why="views are metadata in core, and nothing is gained without them",
            exists="'mutations'",
            fix="leave remove out",
        )

    def transformed(*args: P.args, **kwargs: P.kwargs) -> R:
        leaves, spec = flatten((args, kwargs))
        with FunctionalLevel() as level:
            inputs: dict[int, Tensor] = {}  # one wrapper for a tensor that is passed twice
            for x in leaves:
                if isinstance(x, Tensor):
                    inputs.setdefault(id(x), level.wrap(x))
            seen_args, seen_kwargs = unflatten([inputs.get(id(x), x) for x in leaves], spec)
            outs, out_spec = level.results(function(*seen_args, **seen_kwargs))
            results = [level.unwrap(out) for out in outs]
            writes = [(x, inputs[id(x)]) for x in leaves if level.is_written(inputs.get(id(x)))]
            finals = [(x, level.unwrap(wrapper)) for x, wrapper in writes]
        _refuse_overlaps([x for x, _ in finals], leaves)
        for x, value in finals:
            if value is not x:
                x.copy_(value)
        back = {id(value): x for x, value in finals}
        return unflatten([back.get(id(r), r) for r in results], out_spec)

    return transformed


def _refuse_overlaps(written: list[Tensor], leaves: list[Any]) -> None:
    for x in written:
        for other in leaves:
            if isinstance(other, Tensor) and other is not x and memory_of(other) == memory_of(x):
                raise AutogradError(
                    what=f"functionalize: two arguments share memory, and one is written to: "
                    f"shapes {x.shape} and {other.shape}",
                    why="a write to one would have to be seen in the other",
                    exists="arguments that do not share memory",
                    fix="pass a copy: x.clone()",
                )
