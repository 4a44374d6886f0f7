"""Calls an operator's vjp for a node of the reverse pass, with the values that its parameters name.

The engine, not the rules, sums a gradient to the shape of the input it belongs to and casts it to
its dtype, so that rules never speak of broadcasting. The native pass calls `gradients` where it has
no recording of the rule's calls; the levels of `core.func` call it for each of their nodes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, find_operator
from core.bodies.definition import definition_of
from core.dispatcher.binding import note_rule, rule_names
from core.dispatcher.signatures import place_of
from core.errors import AutogradError, ShapeError, type_text
from core.schema import parameters
from core.tensors.kinds import DIFFERENTIABLE, FLOATING, is_complex, is_differentiable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator
    from core._native import device as Device
    from core._native import dtype as DType
    from core.hooks import EdgeGradients
    from core.schema import Parameter
    from core.type_aliases import Operand, Outputs, Shape

    # For each argument whether a gradient is wanted; of a list of tensors for each of these.
    Needs = tuple[bool | list[bool], ...]
    Results = Sequence[Tensor | None]


def gradients(
    op: Operator,
    args: Sequence[Any],
    results: Results,
    received: Results,
    wanted: Sequence[bool],
) -> EdgeGradients:
    """The gradient for each edge of a node, in the shape and dtype of its input.

    args: in the schema's order; results: the outputs; received: a gradient or None for each of
    them; wanted: whether a gradient is asked for, edge by edge.
    """
    if op.vjp is None:
        raise no_vjp(op)
    params = parameters(op)
    needs, inputs = _needed(params, args, wanted)
    arguments = _RuleArguments(params, args, results, received, needs)
    names, keyword_only = rule_names(op.vjp, op, _OFFERED)
    values = [arguments[name] for name in names[: len(names) - keyword_only]]
    keywords = {name: arguments[name] for name in names[len(names) - keyword_only :]}
    note_rule(op.vjp)
    raw = op.vjp(*values, **keywords)
    return [
        fit(op, g, x) if want else None
        for g, x, want in zip(_flattened(op, args, raw), inputs, wanted, strict=True)
    ]


_OFFERED = ("g", "needs", "received", "result", "results")


class _RuleArguments:
    """The arguments of a vjp, by the names of its parameters."""

    __slots__ = ("args", "needs", "params", "received", "results")

    def __init__(
        self,
        params: tuple[Parameter, ...],
        args: Sequence[Any],
        results: Results,
        received: Results,
        needs: Needs,
    ) -> None:
        self.params, self.args, self.needs = params, args, needs
        self.results, self.received = results, received

    def __getitem__(self, name: str) -> Any:
        for param, value in zip(self.params, self.args):
            if name in (param.name, f"like_{param.name}"):
                return value
        if name == "g":
            return _cotangent(self.results, self.received)
        if name == "received":  # the same, None where none came
            return self.received
        if name == "needs":
            return self.needs
        single = name == "result" and len(self.results) == 1
        return self.results[0] if single else self.results


def no_vjp(op: Operator) -> AutogradError:
    """The error for an operator that cannot be differentiated in reverse."""
    reason = definition_of(op).reasons.get("vjp")
    return AutogradError(
        what=f"{op.name} has no vjp",
        why=reason or "differentiating needs the rule, and zeros would be silently wrong",
        exists="a jvp for forward mode" if definition_of(op).jvp else "no rule",
        fix="give it one, @op.register_autograd, or detach its argument: x.detach()",
    )


def _cotangent(results: Results, received: Results) -> Tensor | Results | None:
    """The gradient of the operator's output; of several outputs a tuple, zeros where none came."""
    if len(results) == 1:
        return received[0]
    return tuple(zeros_like(r) if g is None else g for g, r in zip(received, results))


def zeros_like(x: Tensor | None) -> Tensor | None:
    return zeros(x.shape, x.dtype, x.device) if isinstance(x, Tensor) else None


def zeros(shape: Shape, dtype: DType, device: Device) -> Tensor | None:
    """A gradient of zeros; None for a dtype that has none."""
    if dtype not in DIFFERENTIABLE:
        return None
    full: Tensor = find_operator("core::full")(shape, 0, dtype=dtype, device=device)
    return full


def _needed(
    params: tuple[Parameter, ...], args: Sequence[Any], wanted: Sequence[bool]
) -> tuple[Needs, list[Any]]:
    """For each tensor argument whether a gradient is wanted; and the values, edge by edge."""
    flags = iter(wanted)
    needs: list[bool | list[bool]] = []
    values: list[Any] = []
    for param, value in zip(params, args):
        if not param.is_tensor:
            continue
        if isinstance(value, (tuple, list)):
            needs.append([next(flags) for _ in value])
            values.extend(value)
        else:
            needs.append(next(flags))
            values.append(value)
    return tuple(needs), values


def _flattened(op: Operator, args: Sequence[Any], raw: Outputs | None) -> list[Any]:
    """A vjp's return value as one gradient for each tensor among the arguments."""
    slots = [(p, v) for p, v in zip(parameters(op), args) if p.is_tensor]
    gradients = (raw,) if len(slots) == 1 else raw
    if not isinstance(gradients, tuple) or len(gradients) != len(slots):
        raise AutogradError(
            what=f"{_vjp_of(op)} returned {_count(raw)} for {len(slots)} tensor arguments",
            why="it returns one gradient, or None, for each argument where tensors may stand",
            exists=", ".join(param.name for param, _ in slots),
            fix="return a tuple of that length, in the schema's order",
        )
    by_edge: list[Any] = []
    for (_, value), gradient in zip(slots, gradients):
        if isinstance(value, (list, tuple)):
            by_edge.extend([None] * len(value) if gradient is None else gradient)
        else:
            by_edge.append(gradient)
    return by_edge


def _count(raw: Outputs | None) -> str:
    return f"{len(raw)} values" if isinstance(raw, (tuple, list)) else type_text(raw)


def fit(op: Operator, gradient: Any, x: Operand | None) -> Tensor | None:
    """A gradient summed to the shape of x and cast to its dtype; None where there is none."""
    if gradient is None or not is_differentiable(x):
        return None
    if isinstance(gradient, Tensor) and gradient.dtype == x.dtype and _has_shape(gradient, x.shape):
        return gradient
    return fit_to(lambda: _vjp_of(op), gradient, x.shape, x.dtype)


def _vjp_of(op: Operator) -> str:
    """An operator's vjp, and where it stands: as errors name it."""
    place = place_of(op.vjp) if op.vjp is not None else ""
    return f"the vjp of {op.name}" + (f" ({place})" if place else "")


def fit_to(whose: Callable[[], str], gradient: Any, shape: Shape, dtype: DType) -> Tensor:
    """A gradient that `whose` function returned, summed to a shape and cast to a dtype."""
    if not isinstance(gradient, Tensor):
        raise AutogradError(
            what=f"{whose()} returned {type_text(gradient)} for an argument",
            why="each argument where tensors may stand gets one gradient",
            exists="a tensor, or None for no gradient; bare if there is one such argument",
            fix="return tensors, in a tuple in the schema's order if there are several",
        )
    fitted = gradient if _has_shape(gradient, shape) else sum_to(whose, gradient, shape)
    if is_complex(fitted) and dtype in FLOATING:
        fitted = fitted.real
    return fitted if fitted.dtype == dtype else fitted.astype(dtype)


def _has_shape(x: Tensor, shape: Shape) -> bool:
    """Whether x has a shape; tuples compare their items first, which are guards if symbols."""
    return x.ndim == len(shape) and x.shape == shape


def sum_to(whose: Callable[[], str], gradient: Tensor, shape: Shape) -> Tensor:
    """Sums the axes along which a tensor of `shape` was broadcast."""
    extra = gradient.ndim - len(shape)
    sizes = (1,) * extra + tuple(shape)
    if extra < 0 or any(s not in (1, g) for s, g in zip(sizes, gradient.shape)):
        raise ShapeError(
            what=f"{whose()} returned a gradient of shape {gradient.shape}",
            why=f"the argument it belongs to has shape {tuple(shape)}, which it does not cover",
            exists="gradients of the argument's shape, or of a shape that it broadcasts to",
            fix="return a gradient of the argument's shape",
        )
    axes = [i for i, (s, g) in enumerate(zip(sizes, gradient.shape)) if i < extra or s != g]
    return gradient.sum(axis=axes, keepdims=True).reshape(tuple(shape))
