"""The derivatives of a traced operator: operators of the same kind, made when first needed.

All gradients that one call wants come from one operator, so from one kernel; so do all tangents.
Its parameters are the gradients that came in (or the tangents), and those arguments of the function
that the derivative reads.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Any

from core.custom_ops.scalar.differentiate import gradients, reads, tangents
from core.custom_ops.scalar.trace import Parameter, Traced
from core.dispatcher.binding import reads_only_for
from core.errors import AutogradError

Derive = Callable[[str, Traced], Any]  # (label, traced function) -> operator
_defining = threading.RLock()


class _Part:
    """Scalars made of arguments, computed by one operator; bare arguments are handed on."""

    def __init__(self, label: str, base: Traced, more: Sequence[str], outputs: Any, derive: Derive):
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

    def __call__(self, values: Sequence[Any]) -> tuple[Any, ...]:
        results = () if self.op is None else self.op(*(values[i] for i in self.sources))
        return tuple(
            None if slot is None else results[slot] if slot >= 0 else values[~slot]
            for slot in self.slots
        )


def _slot(y: Any, names: Sequence[str], computed: list[Any]) -> Any:
    """Where an output is found: among the operator's results, or (inverted) among the values."""
    if y is None:
        return None
    return ~names.index(y.name) if y.op is None else list(map(id, computed)).index(id(y))


# ---- reverse -------------------------------------------------------------------------------------
def vjp_of(traced: Traced, derive: Derive) -> Any:
    """The vjp of an operator, for its definition."""
    names = fresh(traced, "g", len(traced.outputs))
    incoming: list[Any] = [traced.trace.parameter(n) for n in names]
    wrt = _nodes(traced, traced.tensors)
    by_each = _expressions(lambda: gradients(traced.outputs, incoming, wrt))
    read = _read(traced, by_each)
    parts: dict[Any, _Part] = {}

    def make(needs: Any, missing: Any) -> _Part:
        outputs = [y for y, none in zip(traced.outputs, missing) if not none]
        cotangents = [g for g, none in zip(incoming, missing) if not none]
        wanted = [n for n, need in zip(traced.tensors, needs) if need]
        derivatives = iter(gradients(outputs, cotangents, _nodes(traced, wanted)))
        by = [(next(derivatives) if need else None) for need in needs]
        full = [cotangents[0] * 0 if need and y is None else y for y, need in zip(by, needs)]
        label = _label("vjp", wanted, missing)
        return _Part(label, traced, names, full, derive)

    def run(g: Any, needs: Any, values: Any) -> Any:
        gs = g if isinstance(g, tuple) else (g,)
        key = needs, tuple(x is None for x in gs)
        part = parts.get(key) or _make(parts, key, make)
        by = part((*gs, *values))
        return by if len(by) > 1 else by[0]

    rule = _rule(run, ("g", "needs"), traced, read)
    rule.calls_only = True  # the native engine may repeat the calls without it
    return reads_only_for(rule, **_only_for(traced, by_each))


# ---- forward -------------------------------------------------------------------------------------
def jvp_of(traced: Traced, derive: Derive) -> Any:
    """The jvp of an operator, for its definition."""
    names = fresh(traced, "t", len(traced.tensors))
    incoming: list[Any] = [traced.trace.parameter(n) for n in names]
    of = dict(zip(_nodes(traced, traced.tensors), incoming))
    read = _read(traced, _expressions(lambda: tangents(traced.outputs, of)))
    parts: dict[Any, _Part] = {}

    def make(missing: Any) -> _Part:
        seeds = {x: t for (x, t), none in zip(of.items(), missing) if not none}
        by = [n for n, none in zip(traced.tensors, missing) if not none]
        outputs = tangents(traced.outputs, seeds)
        return _Part(_label("jvp", by, ()), traced, names, outputs, derive)

    def run(*arguments: Any) -> Any:
        ts, values = arguments[:-1], arguments[-1]
        key = (tuple(not hasattr(t, "dtype") for t in ts),)
        part = parts.get(key) or _make(parts, key, make)
        by = part((*ts, *values))
        return by if traced.is_tuple else by[0]

    return _rule(run, tuple(f"t_{n}" for n in traced.tensors), traced, read)


# ---- both ----------------------------------------------------------------------------------------
def _make(parts: dict[Any, _Part], key: Any, make: Callable[..., _Part]) -> _Part:
    with _defining:
        if key not in parts:
            parts[key] = make(*key)
        return parts[key]


def _nodes(traced: Traced, names: Sequence[str]) -> list[Any]:
    return [traced.trace.parameter(n) for n in names]


def _expressions(derivative: Callable[[], Sequence[Any]]) -> Sequence[Any]:
    """A derivative's expressions; nothing where there is none, which is raised again, and shown,
    when it is asked for."""
    try:
        return derivative()
    except AutogradError:
        return []


def _read(traced: Traced, outputs: Sequence[Any]) -> list[str]:
    """The arguments that a derivative reads: what is kept until it is computed."""
    needed = reads(y for y in outputs if y is not None)
    return [p.name for p in traced.parameters if p.name in needed]


def _only_for(traced: Traced, outputs: Sequence[Any]) -> dict[str, str]:
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


def fresh(traced: Traced, letter: str, count: int) -> list[str]:
    """Names that no parameter has."""
    return fresh_names(letter, count, [p.name for p in traced.parameters])


def fresh_names(letter: str, count: int, taken: Sequence[str]) -> list[str]:
    """Names of a letter and a number that are not taken."""
    names = [f"{letter}{k}" for k in range(count + len(taken))]
    return [n for n in names if n not in taken][:count]


def _rule(run: Callable[..., Any], leading: Sequence[str], traced: Traced, read: list[str]) -> Any:
    """run(*leading, values) as a rule, the values of what is not read None."""
    values = ", ".join(p.name if p.name in read else "None" for p in traced.parameters)
    return rule_named(run, [*leading, *read], f"{', '.join(leading)}, ({values},)")


def rule_named(run: Callable[..., Any], names: Sequence[str], arguments: str | None = None) -> Any:
    """run as a rule of these parameter names: by them the engine knows what a rule needs."""
    listed = ", ".join(names)
    text = f"lambda {listed}: run({arguments or listed})"
    return eval(compile(text, "<derived from its function>", "eval"), {"run": run})
