"""The level of reverse-mode differentiation: each level has a separate tape.

Native code takes most calls (core/csrc/autograd/levels.cpp): it computes on the wrapped values
and makes a node, which the wrapper of the result leads to. This module handles operators that write
to their arguments, and those without a vjp. A node saves unwrapped values, so that only earlier
levels see the derivative's calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import grad_enabled, level_gradients, rebase_level, wrap_grad
from core.autograd.formulas import no_vjp
from core.autograd.inplace import keeps_first, refresh, view_of, write_back
from core.autograd.tensor_functions import functional_of
from core.dispatcher.binding import invoke
from core.tensors.kinds import is_differentiable
from core.transforms.levels import Level, decomposed, written_argument

if TYPE_CHECKING:
    from core._native import Operator, Tensor
    from core.type_aliases import Outputs


class GradLevel(Level):
    """Records what happens to the tensors that it wraps."""

    kind = 0

    def wrap(self, value: Tensor, source: Tensor | None = None) -> Tensor:
        """A wrapper with the history of another one; without it an input of the function."""
        if source is None:
            return wrap_grad(value, self.number)
        return wrap_grad(value, self.number, source)

    def alias(self, leaf: Tensor) -> Tensor:
        """The leaf as the transformed function sees it: overwriting it does not change the leaf."""
        return self.wrap(self.unwrap(leaf), leaf)

    def gradients(
        self,
        outputs: tuple[Tensor, ...],
        cotangents: tuple[Tensor | None, ...],
        inputs: tuple[Tensor, ...],
        keep: bool,
    ) -> tuple[Tensor | None, ...]:
        """The gradients of inputs, unwrapped; None where nothing arrived."""
        return level_gradients(self.number, outputs, cotangents, inputs, keep)

    def process(self, op: Operator, values: list[Any]) -> Outputs:
        if op.mutates:
            return self._write(op, values)
        is_decomposed, result = decomposed(op, values)
        if is_decomposed:
            return result
        with self.mode_below():
            out = invoke(op, self.unwrap_all(values))
        outs = out if isinstance(out, (tuple, list)) else (out,)
        if any(is_differentiable(o) for o in outs):
            raise no_vjp(op)
        return out

    def _write(self, op: Operator, values: list[Any]) -> Tensor:
        target = written_argument(op, values, self)
        if not grad_enabled():
            invoke(op, self.unwrap_all(values))
            return target
        functional = functional_of(op, "core.func.grad")
        if target.grad_fn is None and target.view_parent is not None:
            refresh(target)  # a view made under no_grad
        new = invoke(functional, [self._before_write(functional, target), *values[1:]])
        new = new if self.owns(new) else self.wrap(new)
        root, whole = write_back(target, new, view_of, invoke)
        with self.mode_below():
            self.unwrap(target).copy_(self.unwrap(new))
        rebase_level(root, whole, self.number)
        return target

    def _before_write(self, functional: Operator, target: Tensor) -> Tensor:
        """The target as it was: a copy if a derivative reads it."""
        value = self.unwrap(target)
        return self.wrap(value.clone(), target) if keeps_first(functional, value) else target
