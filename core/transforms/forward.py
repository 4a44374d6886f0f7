"""The level of forward-mode differentiation: each wrapper carries a value and its tangent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, is_fresh
from core._native import wrap as native_wrap
from core.autograd.tensor_functions import constant_like, functional_of
from core.bodies.definition import definition_of
from core.dispatcher.binding import call_rule, flat_tensors, invoke
from core.errors import AutogradError, type_text
from core.schema import parameters
from core.tensors.kinds import is_differentiable
from core.transforms.levels import Level, decomposed, memory_of, written_argument

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Tangents = Sequence[Tensor | None]  # of outputs; None: it has no derivative

    from core._native import Operator
    from core.type_aliases import Outputs


class JvpLevel(Level):
    """Pushes tangents forward, operator by operator, with each definition's `jvp`."""

    kind = 1

    def wrap(self, value: Tensor, tangent: Tensor) -> Tensor:
        return native_wrap(value, self.number, tangent=tangent)

    def tangent_of(self, value: Any) -> Any:
        """The tangent of an argument: zeros for a constant, None for what has no derivative."""
        if isinstance(value, (list, tuple)):
            return [self.tangent_of(item) for item in value]
        if self.owns(value):
            return value.tangent
        if is_differentiable(value):
            return constant_like(value, 0)
        if isinstance(value, (int, float, complex)) and not isinstance(value, bool):
            return 0
        return None

    def process(self, op: Operator, values: list[Any]) -> Outputs:
        if op.mutates:
            return self._write(op, values)
        out = invoke(op, self.unwrap_all(values))
        rule = definition_of(op).jvp
        if rule is None:
            return self._without_rule(op, values, out)
        outs = out if isinstance(out, (tuple, list)) else (out,)
        pushed = self._push(rule, op, values, out)
        tangents: Tangents = pushed if isinstance(pushed, (tuple, list)) else (pushed,)
        if len(tangents) == len(outs):
            tangents = tuple(map(_of_numbers, tangents, outs))
        _check_tangents(op, outs, tangents)
        if op.view is None:
            tangents = self._own_tangents(op, values, outs, tangents)
        wrapped = tuple(
            self.wrap(o, t) if t is not None and is_differentiable(o) else o
            for o, t in zip(outs, tangents)
        )
        if op.may_alias and op.view is None:
            self._note_declared(op, values, wrapped)
        single = not isinstance(out, (tuple, list))
        return self.note_views(op, values, wrapped[0]) if single else wrapped

    def _own_tangents(
        self,
        op: Operator,
        values: list[Any],
        outs: Sequence[Tensor],
        tangents: Tangents,
    ) -> list[Tensor | None]:
        """The tangents, in separate memory unless the output is a view, too: a later write to
        the output writes to its tangent."""
        used = {memory_of(t) for v in flat_tensors(values) for t in self._parts(v)}
        used.update(memory_of(o) for o in outs if isinstance(o, Tensor))
        own: list[Tensor | None] = []
        for o, t in zip(outs, tangents):
            if isinstance(t, Tensor) and not (isinstance(o, Tensor) and o.view_op is op):
                shared = memory_of(t) in used or not is_fresh(t, self.number)
                t = t.clone() if shared else t
                used.add(memory_of(t))
            own.append(t)
        return own

    def _parts(self, value: Tensor) -> tuple[Tensor, ...]:
        return (self.unwrap(value), self.tangent_of(value)) if self.owns(value) else (value,)

    def _note_declared(self, op: Operator, values: list[Any], outs: Sequence[Tensor]) -> None:
        """A declared view is one if its tangent is a view of the same tensor's tangent."""
        for out in outs:
            inner = self.unwrap(out)
            if not self.owns(out) or inner.view_op is not op:
                continue
            storage = memory_of(self.tangent_of(out))
            followed = any(
                self.unwrap(v) is inner.view_parent and memory_of(self.tangent_of(v)) == storage
                for v in flat_tensors(values)
                if self.owns(v)
            )
            if not (followed and self.note_declared(op, values, out)):
                self.note_copy(op, values, out)

    def _push(
        self,
        rule: Callable[..., Any] | str,
        op: Operator,
        values: list[Any],
        out: Outputs,
    ) -> Outputs | None:
        params = parameters(op)
        primals = self.unwrap_all(values)
        tangents = [self.tangent_of(v) if p.is_tensor else v for p, v in zip(params, values)]
        if rule == "linear":
            return invoke(op, [_or_zeros(t, x) for t, x in zip(tangents, primals)])
        assert callable(rule)  # "linear" is the one rule with a name
        arguments = {p.name: v for p, v in zip(params, primals)}
        arguments.update({f"t_{p.name}": t for p, t in zip(params, tangents) if p.is_tensor})
        arguments.update(result=out, results=out)
        return call_rule(rule, op, arguments)

    def _without_rule(self, op: Operator, values: list[Any], out: Outputs) -> Outputs:
        is_decomposed, result = decomposed(op, values)
        if is_decomposed:
            return result
        outs = out if isinstance(out, (tuple, list)) else (out,)
        if not any(is_differentiable(o) for o in outs):
            return out
        raise AutogradError(
            what=f"{op.name} has no jvp",
            why="forward-mode differentiation needs the rule, and zeros would be silently wrong",
            exists="a vjp for reverse mode" if op.vjp is not None else "no derivative rule at all",
            fix="give it one, @op.register_jvp, or use core.func.vjp or grad",
        )

    def _write(self, op: Operator, values: list[Any]) -> Tensor:
        target = written_argument(op, values, self, lambda root: constant_like(root, 0))
        new = self.process(functional_of(op, "core.func.jvp"), self._before_write(target, values))
        self.unwrap(target).copy_(self.unwrap(new))
        self.set_tangent(target, new.tangent if self.owns(new) else None)
        return target

    def set_tangent(self, target: Tensor, tangent: Tensor | None) -> None:
        """Writes a tangent to that of a tensor of the level; None: zeros."""
        old = self.tangent_of(target)
        old.copy_(constant_like(old, 0) if tangent is None else tangent)

    def _before_write(self, target: Tensor, values: list[Any]) -> list[Any]:
        parts = [part for value in flat_tensors(values) for part in self._parts(value)]
        if not self.copies_before_write(parts):
            return values
        copy = self.wrap(self.unwrap(target).clone(), self.tangent_of(target).clone())
        return [copy if value is target else value for value in values]


def _or_zeros(tangent: Any, primal: Any) -> Any:
    """The argument of a linear operator in place of a missing tangent; zeros for integers."""
    if isinstance(primal, (tuple, list)):
        return [_or_zeros(t, x) for t, x in zip(tangent, primal)] if tangent else tangent
    return constant_like(primal, 0) if tangent is None and isinstance(primal, Tensor) else tangent


def _of_numbers(tangent: Any, out: Tensor) -> Any:
    """Zeros made of a Python number's tangent, which is the integer 0, as the output's zeros."""
    if isinstance(tangent, Tensor) and is_differentiable(out) and not is_differentiable(tangent):
        return tangent.astype(out.dtype)
    return tangent


def _check_tangents(op: Operator, outs: Sequence[Tensor], tangents: Tangents) -> None:
    """Raises where a rule returned another number of tangents, or other shapes or dtypes."""
    if len(tangents) != len(outs):
        wrong = f"{len(tangents)} tangents for {len(outs)} outputs"
    else:
        wrong = next((w for w in map(_mismatch, outs, tangents) if w), "")
    if wrong:
        raise AutogradError(
            what=f"the jvp of {op.name} returned {wrong}",
            why="each output gets a tangent of its shape and dtype, or None for none",
            exists=f"the schema {op.schema}",
            fix="correct the operator's jvp",
        )


def _mismatch(out: Tensor, tangent: object) -> str:
    if tangent is None or not is_differentiable(out):
        return ""
    if not isinstance(tangent, Tensor):
        return f"{type_text(tangent)} as a tangent"
    if tangent.shape == out.shape and tangent.dtype == out.dtype:
        return ""
    return (
        f"a tangent of {tangent.dtype} and shape {tuple(tangent.shape)} for an output of "
        f"{out.dtype} and shape {tuple(out.shape)}"
    )


def primal_and_tangent(level: JvpLevel, out: Tensor) -> tuple[Tensor, Tensor | None]:
    """The flattened results of a transformed function; zeros for independent results."""
    if level.owns(out):
        return level.unwrap(out), out.tangent
    return out, (constant_like(out, 0) if is_differentiable(out) else None)
