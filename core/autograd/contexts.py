"""Gradients by `setup_context` and `backward`: the vjp that register_autograd gives an operator.

Native code makes a context for each recorded call, on the tape as at a level of `core.func`, hands
it to setup_context and keeps the saved values (csrc/autograd/tape_context.cpp). The pass asks
`ContextFormula.gradients` for the gradients.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.autograd.formulas import fit_to, zeros
from core.autograd.function_context import FunctionContext, viewed
from core.dispatcher.binding import note_rule
from core.dispatcher.signatures import place_of
from core.errors import AutogradError, type_text
from core.schema import parameters
from core.tensors.kinds import is_differentiable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator
    from core.hooks import EdgeGradients
    from core.type_aliases import Operand, Outputs


class ContextFormula:
    """A vjp of the form `backward(ctx, *grads)`; `op.vjp` of an operator with register_autograd."""

    def __init__(
        self,
        op: Operator,
        backward: Callable[..., Any],
        setup_context: Callable[..., Any] | None = None,
    ) -> None:
        self.op, self.backward, self.setup_context = op, backward, setup_context
        self.__name__ = op.name
        returns = op.schema.rpartition(" -> ")[2]
        self.returns_list = returns.endswith("[]")
        self.positional = [p for p in parameters(op) if not p.keyword_only]
        members = {"function": self, "mark_dirty": _refuse_dirty}
        self.context_type: type[FunctionContext] = type(op.name, (FunctionContext,), members)

    @property
    def subclass_view(self) -> Callable[[Tensor | None], Any] | None:
        """How backward sees tensors (viewed)."""
        view: Callable[[Tensor | None], Any] | None = getattr(self.op, "subclass_view", None)
        return view

    def __call__(self, ctx: FunctionContext, *grads: Tensor | None) -> Any:
        return self.backward(ctx, *grads)

    def gradients(
        self,
        ctx: FunctionContext,
        args: Sequence[Any],
        results: Sequence[Tensor | None],
        received: Sequence[Tensor | None],
        wanted: Sequence[bool],
    ) -> EdgeGradients:
        """The gradient for each edge; args and results as values, or as metadata only."""
        filled = received
        if ctx.materialize_grads:
            filled = [_filled(g, r) for g, r in zip(received, results)]
        gradients = viewed(self, filled)
        for rule in filter(None, (self.setup_context, self.backward)):
            note_rule(rule, type(ctx))
        raw = (
            self.backward(ctx, list(gradients))
            if self.returns_list
            else self.backward(ctx, *gradients)
        )
        return self._by_edge(raw, args, wanted)

    def _by_edge(
        self, raw: Outputs | None, args: Sequence[Any], wanted: Sequence[bool]
    ) -> EdgeGradients:
        gradients = raw if isinstance(raw, tuple) else (raw,)
        if isinstance(raw, list) and len(self.positional) > 1:
            gradients = tuple(raw)
        if len(gradients) != len(self.positional):
            raise self._wrong_count(len(gradients))
        by_edge: EdgeGradients = []
        for parameter, value, gradient in zip(self.positional, args, gradients):
            if isinstance(value, (list, tuple)):
                fitted = self._of_list(parameter.name, value, gradient, wanted[len(by_edge) :])
                by_edge.extend(fitted if parameter.is_tensor else ())
            elif not parameter.is_tensor:
                self._fitted(parameter.name, value, gradient, False)
            else:
                by_edge.append(self._fitted(parameter.name, value, gradient, wanted[len(by_edge)]))
        return by_edge + [None] * (len(wanted) - len(by_edge))  # of keyword-only arguments

    def _of_list(
        self, name: str, value: Sequence[Any], gradient: Outputs | None, wanted: Sequence[bool]
    ) -> EdgeGradients:
        """The gradients for each item of an argument that is a list."""
        gradients = [None] * len(value) if gradient is None else gradient
        if not isinstance(gradients, (list, tuple)) or len(gradients) != len(value):
            raise self._wrong_list(name, len(value), _shown(gradient))
        wants = [*wanted, *[False] * len(value)]  # a list of numbers has no edges
        return [
            self._fitted(f"{name}[{i}]", v, g, want)
            for i, (v, g, want) in enumerate(zip(value, gradients, wants))
        ]

    def _fitted(self, name: str, value: Operand | None, gradient: Any, want: bool) -> Tensor | None:
        if gradient is None:
            return None
        if not is_differentiable(value):
            raise self._not_differentiable(name, _shown(value))
        if not want:
            return None
        if not is_differentiable(gradient):
            raise self._no_gradient(name, _shown(value), _shown(gradient))
        if gradient.device != value.device:
            raise self._wrong_device(name, value, gradient)
        if gradient.dtype == value.dtype and gradient.shape == value.shape:
            return gradient
        shape, dtype = value.shape, value.dtype
        return fit_to(lambda: f"{self._whose} for {name!r}", gradient, shape, dtype)

    # ---- errors --------------------------------------------------------------------------------
    @property
    def _whose(self) -> str:
        """Which function, and where it stands: as errors name it."""
        place = place_of(self.backward)
        return f"backward of {self.op.name}" + (f" ({place})" if place else "")

    def _wrong_count(self, count: int) -> AutogradError:
        names = ", ".join(p.name for p in self.positional)
        gradients = (f"grad_{p.name}" if p.is_tensor else "None" for p in self.positional)
        return AutogradError(
            what=f"{self._whose} returned {count} gradients for {len(self.positional)} arguments",
            why="it returns one gradient, or None, for each argument of the operator",
            exists=f"the arguments {names}",
            fix=f"return a tuple in this order: return {', '.join(gradients)}",
        )

    def _wrong_list(self, name: str, count: int, gradient: str) -> AutogradError:
        return AutogradError(
            what=f"{self._whose} returned {gradient} for {name!r}",
            why=f"the argument was a list of {count}, and each of its items gets a gradient",
            exists=f"a list of {count} tensors or None, or None for all of them",
            fix="return a list there, in the order of the argument",
        )

    def _not_differentiable(self, name: str, value: str) -> AutogradError:
        return AutogradError(
            what=f"{self._whose} returned a gradient for {name!r}, {value}",
            why="only floating-point and complex tensors have one",
            exists="None, for arguments without a derivative",
            fix=f"return None in the place of {name!r}",
        )

    def _no_gradient(self, name: str, value: str, gradient: str) -> AutogradError:
        return AutogradError(
            what=f"{self._whose} returned {gradient} as the gradient for {name!r}",
            why=f"the argument is {value}, and its gradient has to match",
            exists="a floating-point or complex core.Tensor, or None for no gradient",
            fix=f"return a tensor like it in the place of {name!r}",
        )

    def _wrong_device(self, name: str, value: Tensor, gradient: Tensor) -> AutogradError:
        return AutogradError(
            what=f"{self._whose} returned a gradient on {gradient.device} for {name!r}",
            why=f"the argument is on {value.device}",
            exists="gradients on the device of the argument",
            fix="compute it there: core.zeros(..., device=grad.device)",
        )


def _filled(gradient: Tensor | None, result: Tensor | None) -> Tensor | None:
    if gradient is None and isinstance(result, Tensor):
        return zeros(result.shape, result.dtype, result.device)
    return gradient


def _shown(value: Any) -> str:
    if isinstance(value, Tensor):
        return f"a tensor of {value.dtype} and shape {tuple(value.shape)}"
    return type_text(value)


def _refuse_dirty(ctx: FunctionContext, *tensors: Tensor) -> None:
    raise AutogradError(
        what=f"setup_context of {ctx.function.__name__} called mark_dirty",
        why="an operator declares its writes in its schema, and then has no derivative",
        exists="save_for_backward, mark_non_differentiable, set_materialize_grads",
        fix="leave the call out, and let the kernel return a new tensor",
    )
