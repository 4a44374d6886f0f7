"""Transform levels: what `core.func` pushes, and the handler of the dispatch key `levels`.

A level wraps tensors. A call that sees wrapped tensors is taken by the innermost level among them,
the one entered last; it computes with the wrapped values, so everything below no longer sees it.
Nesting follows from that: the value inside a wrapper may itself be a wrapper of an earlier level.
Numbers are never used twice, so that a wrapper which outlives its level is recognized.
"""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from core._native import (
    Tensor,
    active_level,
    adopt,
    count_levels,
    enter_level,
    grad_enabled,
    is_fresh,
    leave_level,
    note_view,
)
from core.autograd.grad_mode import set_grad
from core.autograd.tensor_functions import functional_of, root_of
from core.dispatcher.binding import call_positional, flat_tensors, map_tensors, note_rule
from core.errors import AutogradError
from core.pytree import flatten
from core.schema import bind, parameters

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from contextlib import AbstractContextManager
    from typing import TypeGuard

    from core._native import Operator
    from core.pytree import TreeSpec
    from core.transforms.function_levels import _Named
    from core.type_aliases import ExcInfo, Outputs, R


class Level:
    """One entry of the transform stack; active inside its `with` block."""

    kind = 3  # LevelKind in csrc/autograd/levels.h
    number = 0  # given when it is entered
    outer_grad_enabled = True
    # (what stands for a declared view, arguments, op)
    copies: list[tuple[weakref.ref[Tensor], list[Tensor], Operator]] = []
    detaches = False  # whether its detach(x) defines detached tensors at this level

    def __enter__(self) -> Self:
        self.outer_grad_enabled = grad_enabled()
        self.number = enter_level(self, self.kind)
        return self

    def __exit__(self, *exc_info: ExcInfo) -> None:
        leave_level(self.number)

    def process(self, op: Operator, values: list[Any]) -> Outputs:
        """Computes a call that native code leaves to Python; values are in the schema's order."""
        raise NotImplementedError

    def detach(self, x: Tensor) -> Tensor:
        """A tensor of this level as a constant, if `detaches`."""
        raise NotImplementedError

    def mode_below(self) -> set_grad:
        """Records as below the level: not in a no_grad inside of it, nor in one around it."""
        return set_grad(self.outer_grad_enabled and grad_enabled())

    def results(self, out: Any) -> tuple[list[Any], TreeSpec]:
        """(leaves, spec) of the transformed function's result.

        Asked while the level is active: a view of a tensor that was written inside is of the level
        too, also where no call has seen it since.
        """
        leaves, spec = flatten(out)
        for leaf in leaves:
            self.owns(leaf)
        return leaves, spec

    def owns(self, value: object) -> TypeGuard[Tensor]:
        """Whether value is a tensor wrapped by this level."""
        return isinstance(value, Tensor) and value.level == self.number

    def unwrap(self, value: Any) -> Any:
        """What this level wrapped; other values as they are."""
        return value.wrapped_value if self.owns(value) else value

    def note_views(self, op: Operator, values: list[Any], out: R) -> R:
        """out, whose views know their bases: a write may move them to another level."""
        if op.view is not None and self.owns(values[0]) and self.owns(out):
            note_view(out, op, values[0], tuple(values[1:]))
        return out

    def copies_before_write(self, values: list[Any]) -> bool:
        """Whether a level below may keep the values about to be overwritten, for a derivative."""
        return count_levels() > 1 or any(x.requires_grad for x in flat_tensors(values))

    def note_declared(self, op: Operator, values: list[Any], out: Tensor) -> bool:
        """Whether out is a view of an argument, as declared; it then knows its base."""
        inner = self.unwrap(out)
        if inner.view_op is not op:
            return False
        for value in flat_tensors(values):
            if self.unwrap(value) is inner.view_parent and self.owns(value):
                rest = tuple(values[1:]) if inner.view_args is not None else None
                note_view(out, op, value, rest)
                return True
        return False

    def note_copy(self, op: Operator, values: list[Any], out: Tensor) -> None:
        """A write to out, or to its declared base, cannot reach the other."""
        self.copies = [entry for entry in self.copies if entry[0]() is not None]
        self.copies.append((weakref.ref(out), flat_tensors(values), op))

    def refuse_copies(self, target: Tensor) -> None:
        root = root_of(target)
        for reference, sources, op in self.copies:
            copy = reference()
            if copy is not None and any(root_of(x) is root for x in (copy, *sources)):
                raise AutogradError(
                    what=f"inside a transform, {op.name} returned a copy where it declares a view, "
                    "and one of them was written to",
                    why="the write would have to be seen in the other",
                    exists="derivatives and batching rules that return views of what they are "
                    "given; reading",
                    fix="write to a copy: x.clone()",
                )

    def unwrap_all(self, values: Sequence[Any]) -> list[Any]:
        return map_tensors(self.unwrap, values)


def handle(op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Outputs:
    """The handler of the dispatch key `levels`."""
    values = bind(op, args, kwargs)
    level = level_of(flat_tensors(values), op.name)
    if not op.mutates:
        return level.process(op, values)
    written = flat_tensors([v for p, v in zip(parameters(op), values) if p.write])
    if all(map(level.owns, written)):
        return level.process(op, values)
    with _write_block():
        return level.process(op, values)


def set_collector(
    write_block: Callable[[], AbstractContextManager[Any]],
    memory_of: Callable[[Tensor], Hashable],
) -> None:
    """For the compiler. write_block: a context for a transform's writes, in which nothing is
    collected; memory_of: a key that identifies the memory of a tensor."""
    global _write_block, _memory_of
    _write_block, _memory_of = write_block, memory_of


_write_block: Callable[[], AbstractContextManager[Any]] = contextlib.nullcontext
_memory_of: Callable[[Tensor], Hashable] | None = None


def memory_of(tensor: Tensor) -> Hashable:
    """A key that identifies the memory of a tensor, allocated or not."""
    return tensor.storage_id if _memory_of is None else _memory_of(tensor)


def level_of(tensors: list[Tensor], name: str) -> Level:
    """The innermost level among the tensors of a call of `name`."""
    level: Level | None = active_level(max(tensor.level for tensor in tensors))
    if level is None:
        raise AutogradError(
            what=f"{name} was given a tensor of a transform that is over",
            why="a tensor made inside core.func.grad, jvp or vmap is valid only inside of it",
            exists=f"{count_levels()} active transforms in this thread",
            fix="return the tensor from the transformed function instead of storing it elsewhere",
        )
    return level


def decomposed(op: Operator, values: list[Any]) -> tuple[bool, Any]:
    """(True, result) of the operator's decomposition, or (False, None) where it has none."""
    if op.decomposition is None:
        return False, None
    note_rule(op.decomposition)
    return True, call_positional(op.decomposition, op, values)


def written_argument(
    op: Operator,
    values: list[Any],
    level: Level,
    tangent_like: Callable[[Tensor], Tensor] | None = None,
) -> Tensor:
    """The tensor an in-place operator writes to, which has to belong to the level.

    One that was made inside the transform becomes part of it; tangent_like makes the tangent of
    its base, where the level has tangents.
    """
    functional_of(op, "core.func")
    return owned_target(op, values[0], level, tangent_like)


def owned_target(
    op: Operator | _Named,
    target: Tensor,
    level: Level,
    tangent_like: Callable[[Tensor], Tensor] | None = None,
) -> Tensor:
    """A tensor that op writes to, as one of the level."""
    if level.copies:
        level.refuse_copies(target)
    if level.owns(target):
        return target
    root = root_of(target)
    is_leaf = root.requires_grad and root.is_leaf
    if not is_leaf and is_fresh(target, level.number):
        tangent = tangent_like(root) if tangent_like and not level.owns(root) else None
        adopt(target, level.number, tangent)
        return target
    raise AutogradError(
        what=f"{op.name} writes a transformed value into a tensor from outside the transform",
        why="that tensor cannot hold the values that the transform adds",
        exists="tensors computed from the transformed function's arguments, or made inside of it",
        fix="use the operator without the underscore, or pass the tensor as an argument",
    )
