"""The derivatives of a traced operator: operators of the same kind, made when first needed.

All gradients that one call wants come from one operator, so from one kernel; so do all tangents.
Its parameters are the gradients that came in (or the tangents), and those arguments of the function
that the derivative reads.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from core.custom_ops.scalar.differentiate import gradients, reads, tangents
from core.custom_ops.scalar.trace import Parameter, Traced
from core.errors import AutogradError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Operator, Tensor
    from core.custom_ops.scalar.differentiate import Derivative
    from core.math.scalars import Number, TracedScalar

    Derive = Callable[[str, Traced], Operator]  # (label, traced function) -> operator
    Rule = Callable[..., Any]
    Results = tuple[Tensor | None, ...]
    Flags = tuple[bool, ...]

K = TypeVar("K")
V = TypeVar("V")
_making = threading.RLock()


class _Part:
    """Scalars made of arguments, computed by one operator; bare arguments are handed on."""

    def __init__(
        self,
        label: str,
        base: Traced,
        more: Sequence[str],
        outputs: Sequence[Derivative],
        derive: Derive,
    ) -> None:
        names = [*more, *(p.name for p in base.parameters)]
        computed = [y for y in outputs if y is not None and y.op is not None]
        needed = reads(computed)
        self.sources = [i for i, n in enumerate(names) if n in needed]
        self.slots = [_slot(y, names, computed) for y in outputs]
        types = {p.name: p.type for p in base.parameters}
        parameters = [Parameter(names[i], types.get(names[i], "Tensor")) for i in self.sources]
        self.op = (
            derive(label, Traced(base.trace, parameters, computed, True)) if computed else None
        )

    def __call__(self, values: Sequence[Any]) -> Results:
        results = () if self.op is None else self.op(*(values[i] for i in self.sources))
        return tuple(
            None if slot is None else results[slot] if slot >= 0 else values[~slot]
            for slot in self.slots
        )


def _slot(y: Derivative, names: Sequence[str], computed: Sequence[TracedScalar]) -> int | None:
    """Where an output is found: among the operator's results, or (inverted) among the values."""
    if y is None:
        return None
    return ~names.index(y.name) if y.op is None else list(map(id, computed)).index(id(y))


class Once(Generic[K, V]):
    """Values that are made when they are first asked for, by one thread."""

    def __init__(self) -> None:
        self._made: dict[K, V] = {}

    def get(self, key: K, make: Callable[[], V]) -> V:
        if key not in self._made:
            with _making:
                if key not in self._made:
                    self._made[key] = make()
        return self._made[key]


# ---- reverse -------------------------------------------------------------------------------------
def vjp_of(traced: Traced, derive: Derive) -> dict[str, Any]:
    """The vjp of an operator, and its declarations for a definition."""
    names = _fresh(traced, "g", len(traced.outputs))
    incoming = _scalars(traced, names)
    wrt = _scalars(traced, traced.tensors)
    by_each = _if_any(lambda: gradients(traced.outputs, incoming, wrt))

    def make(needs: Flags, missing: Flags) -> _Part:
        outputs = [y for y, none in zip(traced.outputs, missing) if not none]
        cotangents = [g for g, none in zip(incoming, missing) if not none]
        wanted = [n for n, need in zip(traced.tensors, needs) if need]
        derivatives = iter(gradients(outputs, cotangents, _scalars(traced, wanted)))
        by = [(next(derivatives) if need else None) for need in needs]
        full = [cotangents[0] * 0 if need and y is None else y for y, need in zip(by, needs)]
        return _Part(_label("vjp", wanted, missing), traced, names, full, derive)

    parts: Once[tuple[Flags, Flags], _Part] = Once()

    def run(
        g: Tensor | Results, needs: Flags, values: tuple[Tensor | Number | None, ...]
    ) -> Results | Tensor | None:
        gs = g if isinstance(g, tuple) else (g,)
        missing = tuple(x is None for x in gs)
        by = parts.get((needs, missing), lambda: make(needs, missing))((*gs, *values))
        return by if len(by) > 1 else by[0]

    rule = _rule(run, ("g", "needs"), traced, by_each)
    return {"vjp": rule, "saved_for": _saved_for(traced, by_each), "vjp_calls_only": True}


# ---- forward -------------------------------------------------------------------------------------
def jvp_of(traced: Traced, derive: Derive) -> Rule:
    """The jvp of an operator, for its definition."""
    names = _fresh(traced, "t", len(traced.tensors))
    of = dict(zip(_scalars(traced, traced.tensors), _scalars(traced, names)))

    def make(missing: Flags) -> _Part:
        seeds = {x: t for (x, t), none in zip(of.items(), missing) if not none}
        by = [n for n, none in zip(traced.tensors, missing) if not none]
        return _Part(_label("jvp", by, ()), traced, names, tangents(traced.outputs, seeds), derive)

    parts: Once[Flags, _Part] = Once()

    def run(*arguments: Any) -> Results | Tensor | None:
        *ts, values = arguments
        missing = tuple(not hasattr(t, "dtype") for t in ts)
        by = parts.get(missing, lambda: make(missing))((*ts, *values))
        return by if traced.is_tuple else by[0]

    read = _if_any(lambda: tangents(traced.outputs, of))
    return _rule(run, tuple(f"t_{n}" for n in traced.tensors), traced, read)


# ---- both ----------------------------------------------------------------------------------------
def _scalars(traced: Traced, names: Sequence[str]) -> list[TracedScalar]:
    return list(map(traced.trace.parameter, names))


def _if_any(derivative: Callable[[], list[Derivative]]) -> list[Derivative]:
    """A derivative's scalars; [] where it does not exist. The error is raised again when the
    derivative is computed."""
    try:
        return derivative()
    except AutogradError:
        return []


def _saved_for(traced: Traced, outputs: Sequence[Derivative]) -> dict[str, str]:
    """The arguments that one gradient reads and no other: {argument: whose gradient}."""
    readers: dict[str, list[str]] = {}
    for wanted, y in zip(traced.tensors, outputs):
        for name in reads([] if y is None else [y]):
            readers.setdefault(name, []).append(wanted)
    own = {p.name for p in traced.parameters if p.is_tensor}
    return {name: by[0] for name, by in readers.items() if name in own and len(by) == 1}


def _label(kind: str, by: Sequence[str], missing: Sequence[bool]) -> str:
    left_out = "".join(f"_no{k}" for k, none in enumerate(missing) if none)
    return f"{kind}_{'_'.join(by)}{left_out}"


def _fresh(traced: Traced, letter: str, count: int) -> list[str]:
    return fresh_names(letter, count, [p.name for p in traced.parameters])


def fresh_names(letter: str, count: int, taken: Sequence[str]) -> list[str]:
    """Names of a letter and a number that are not taken."""
    names = [f"{letter}{k}" for k in range(count + len(taken))]
    return [n for n in names if n not in taken][:count]


def _rule(run: Rule, leading: Sequence[str], traced: Traced, outputs: Sequence[Derivative]) -> Rule:
    """run(*leading, values) as a rule, which takes only the arguments that the derivative reads:
    only these are saved. values has None for the others."""
    needed = reads(y for y in outputs if y is not None)
    read = [p.name for p in traced.parameters if p.name in needed]
    values = ", ".join(p.name if p.name in needed else "None" for p in traced.parameters)
    return rule_named(run, [*leading, *read], f"{', '.join(leading)}, ({values},)")


def rule_named(run: Rule, names: Sequence[str], arguments: str | None = None) -> Rule:
    """run as a rule of these parameter names, by which the engine chooses its arguments."""
    listed = ", ".join(names)
    called = "run" + "_" * max(map(len, names), default=0)  # longer than any of the names
    text = f"lambda {listed}: {called}({arguments or listed})"
    names_seen = {called: run, "__name__": __name__}
    rule: Rule = eval(compile(text, "<derived from its function>", "eval"), names_seen)
    return rule
