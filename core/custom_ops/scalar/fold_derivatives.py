"""Derivatives of reductions: through the result to the state, and from the state to each element.

States that are added: each element's part has its own slope. The largest or the smallest: it has
those elements that are the chosen one, which share it. What other combinations come to is not known
without their rest, so these have no derivative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import math as m
from core.custom_ops.scalar.derived import Once, fresh_names, rule_named
from core.custom_ops.scalar.differentiate import gradients, reads, tangents
from core.custom_ops.scalar.fold import INDEX, Fold
from core.custom_ops.scalar.fold_reference import axes_of
from core.custom_ops.scalar.trace import Parameter, Traced
from core.operators.reduction.reductions import count_of, spread_over
from core.schema import parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core._native import Operator, Tensor
    from core.custom_ops.scalar.derived import Results, Rule
    from core.custom_ops.scalar.differentiate import Derivative
    from core.dispatcher.signatures import Place
    from core.math.scalars import Number, TracedScalar
    from core.type_aliases import Axis

    Arguments = Mapping[str, Tensor | Number | None]

_REASON = (
    "the derivative by an element follows from combine only where all parts of the state are "
    "added, or the only part is a minimum or maximum; pass vjp= and jvp= to core.reduction"
)


def derivatives_of(
    name: str, fold: Fold, place: Place, define_fold: Callable[..., Operator]
) -> tuple[dict[str, Rule], dict[str, str]]:
    """The fields vjp and jvp of a reduction, or why there are none."""
    added = all(kind == "sum" for kind in fold.names)
    chosen = len(fold.names) == 1 and fold.names[0] in ("min", "max")
    if not (added or chosen) or INDEX in reads(fold.elements):
        return {}, {"vjp": _REASON, "jvp": _REASON}
    return _Derivatives(name, fold, place, define_fold, chosen).fields(), {}


class _Derivatives:
    """The operators that the derivatives of one reduction are made of, made when first needed."""

    def __init__(
        self,
        name: str,
        fold: Fold,
        place: Place,
        define_fold: Callable[..., Operator],
        chosen: bool,
    ) -> None:
        self.name, self.fold, self.place, self.chosen = name, fold, place, chosen
        self._define_fold = define_fold
        self._operators: Once[str | tuple[bool, ...], Operator] = Once()
        taken = [part.name for part in (*fold.state, fold.count)]
        taken += [p.name for p in fold.parameters]
        (self.hits,) = fresh_names("hits", 1, taken)
        self.g_names = fresh_names("g", len(fold.outputs), taken)
        self.t, *self.t_names = fresh_names("t", len(fold.elements) + 1, taken)

    def fields(self) -> dict[str, Any]:
        names = [self.fold.x.name, "axis", "keepdims", *(p.name for p in self.fold.numbers)]
        tangent = f"t_{self.fold.x.name}"
        return {
            "vjp": rule_named(self._vjp, ["g", *names]),
            "vjp_calls_only": True,
            "jvp": rule_named(self._jvp, [tangent, *names]),
        }

    # ---- reverse -------------------------------------------------------------------------------
    def _vjp(
        self, g: Tensor | Results, x: Tensor, axis: Axis, keepdims: bool, *numbers: Number
    ) -> Tensor:
        gs = g if isinstance(g, tuple) else (g,)
        present = tuple(t is not None for t in gs)
        spread = (None if t is None else spread_over(t, x, axis, keepdims) for t in gs)
        cotangents = dict(zip(self.g_names, spread))
        op = self._operators.get(present, lambda: self._by_element(present))
        by: Tensor = self._call(op, x, axis, numbers, cotangents)
        return by

    def _by_element(self, present: Sequence[bool]) -> Operator:
        """The gradient of an element: an elementwise operator."""
        fold = self.fold
        incoming = [fold.trace.parameter(n) for n in self.g_names]
        pairs = [(y, g) for y, g, here in zip(fold.outputs, incoming, present) if here]
        by_state = gradients([y for y, _ in pairs], [g for _, g in pairs], fold.state)
        met = [(y, g) for y, g in zip(fold.elements, by_state) if g is not None]
        (by,) = gradients([y for y, _ in met], [g for _, g in met], [fold.x])
        return self._elementwise("vjp", [self._shared(by, pairs[0][1])])

    def _shared(self, y: Derivative, like: TracedScalar) -> TracedScalar:
        """An element's part of a derivative: 0 where a minimum or maximum is another element."""
        whole = like * 0 if y is None else y
        if not self.chosen:
            return whole
        return m.where(self._hit(), whole, 0.0) / self.fold.trace.parameter(self.hits)

    def _hit(self) -> TracedScalar:
        return self.fold.elements[0] == self.fold.state[0]

    # ---- forward -------------------------------------------------------------------------------
    def _jvp(
        self, t: Tensor, x: Tensor, axis: Axis, keepdims: bool, *numbers: Number
    ) -> Tensor | Results | None:
        push = self._operators.get("push", self._push)
        parts = self._call(push, x, axis, numbers, {self.t: t})
        sums = [part.sum(axis=axis, keepdims=True) for part in parts]
        pushed = self._tangents()
        flat = [y is None for y in pushed]
        if all(flat):
            return None
        result = self._operators.get(
            "result",
            lambda: self._elementwise("jvp", [y for y in pushed if y is not None], True),
        )
        tangents_ = dict(zip(self.t_names, sums))
        outputs = self._call(result, x, axis, numbers, tangents_, spread=False)
        shape = self._shape(x, axis, keepdims)
        remaining = iter(y.reshape(shape) for y in outputs)
        outs = tuple(None if none else next(remaining) for none in flat)
        return outs if self.fold.is_tuple else outs[0]

    def _push(self) -> Operator:
        """Each part of the state's tangent, of one element."""
        t = self.fold.trace.parameter(self.t)
        pushed = tangents(self.fold.elements, {self.fold.x: t})
        return self._elementwise("push", [self._shared(y, t) for y in pushed])

    def _tangents(self) -> list[Derivative]:
        of = {s: self.fold.trace.parameter(n) for s, n in zip(self.fold.state, self.t_names)}
        return tangents(self.fold.outputs, of)

    # ---- what both need ------------------------------------------------------------------------
    def _elementwise(
        self, label: str, outputs: list[TracedScalar], is_tuple: bool = False
    ) -> Operator:
        from core.custom_ops.scalar.elementwise import define_traced

        types = {p.name: p.type for p in self.fold.numbers} | {"n": "int"}
        parameters = [Parameter(n, types.get(n, "Tensor")) for n in sorted(reads(outputs))]
        traced = Traced(self.fold.trace, parameters, outputs, is_tuple or label == "push")
        return define_traced(self._label(label), traced, self.place, replace=True)

    def _label(self, label: str) -> str:
        return f"{self.name}{'_' if '.' in self.name else '.'}{label}"

    def _call(
        self,
        op: Operator,
        x: Tensor,
        axis: Axis,
        numbers: Sequence[Number],
        extra: Arguments,
        spread: bool = True,
    ) -> Any:
        """Calls the operator with the arguments that it names."""
        fold = self.fold
        options = dict(zip((p.name for p in fold.numbers), numbers))
        arguments = {fold.x.name: x, **extra, **options}
        wanted = [p.name for p in parameters(op)]
        if "n" in wanted:
            arguments["n"] = count_of(x, axis)
        states = [s.name for s in fold.state]
        if any(name in wanted for name in states):
            values = self._operators.get("states", self._states)(x, axis, True, **options)
            arguments.update(
                zip(states, (spread_over(s, x, axis, True) if spread else s for s in values))
            )
        if self.hits in wanted:
            hits = self._operators.get("hits", lambda: self._elementwise("hits", [self._count()]))
            hit = self._call(hits, x, axis, numbers, {})
            arguments[self.hits] = spread_over(hit.sum(axis=axis, keepdims=True), x, axis, True)
        return op(**{name: arguments[name] for name in wanted})

    def _count(self) -> TracedScalar:
        return m.where(self._hit(), 1.0, 0.0)

    def _states(self) -> Operator:
        fold = self.fold.with_outputs(list(self.fold.state), True)
        states: Operator = self._define_fold(
            self._label("states"), fold, self.place, replace=True, wide_results=True
        )
        return states

    def _shape(self, x: Tensor, axis: Axis, keepdims: bool) -> tuple[int, ...]:
        over = axes_of(x.ndim, axis)
        if keepdims:
            return tuple(1 if d in over else n for d, n in enumerate(x.shape))
        return tuple(n for d, n in enumerate(x.shape) if d not in over)
