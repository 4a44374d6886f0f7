"""Why a result, or what a call has run, is more than guards and a plan can stand for."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from core.compiler.capture.supplies import Draws
from core.compiler.guards.guards import containers, field_names
from core.compiler.guards.purity import Unguardable

if TYPE_CHECKING:
    from core.compiler.capture.runs import CapturedCall
    from core.compiler.guards.purity import GuardCollector
    from core.pytree import TreeSpec


def why_identity_matters(
    run: CapturedCall, arguments: list[Any], collector: GuardCollector
) -> str | None:
    """Why a result is an object whose identity matters."""
    why = _why_not_rebuildable(run.spec) or _why_not_its_fields(run.out)
    if why is not None:
        return why
    if collector.compares_objects and any(type(store.now) is tuple for store in run.stores):
        return "it assigns a tuple, and asks whether two objects are one"
    left = containers(run.out)
    for store in run.stores:
        left += [c for now in (store.now if store.grows else [store.now]) for c in containers(now)]
    returned = {id(c) for c in left}
    opened = [container for container, _ in collector.opened.values()]
    held = (*arguments, *collector.containers, *collector.growing.values(), *opened)
    if len(returned) < len(left) or returned & {id(c) for c in held}:
        return "it leaves a list or dict that it was given or reads, or one twice"
    return None


def _why_not_rebuildable(spec: TreeSpec) -> str | None:
    """Why a result would not be the object that the function returns: it has an identity."""
    kind = None if spec.node is None else spec.node.kind
    if kind and not issubclass(kind, (tuple, list, dict)) and not dataclasses.is_dataclass(kind):
        return f"it returns a {kind.__name__}"
    return next((why for child in spec.children if (why := _why_not_rebuildable(child))), None)


def _why_not_its_fields(out: Any) -> str | None:
    """Why a dataclass's instance among results is more than its fields."""
    for made in containers(out):
        if dataclasses.is_dataclass(made) and field_names(made) is None:
            return f"it returns a {type(made).__name__} that has more than its fields"
    return None


def why_draws(run: CapturedCall, collector: GuardCollector) -> str | None:
    """Why the draws of a call cannot be made without the function: each is the next one of a
    generator that guards compare."""
    draws = [supply for supply in run.capture.supplies if isinstance(supply, Draws)]
    if len({id(d.generator) for d in draws}) < len(draws):
        return "it draws from a generator that something else moves"
    if not all(d.shared or collector.has(d.generator) for d in draws):
        return "it draws from a generator that it makes: make it before, and pass it"
    return None


def why_rules(run: CapturedCall, collector: GuardCollector) -> str | None:
    """Why no guards can stand for the rules of operators that a call has run."""
    changes, read, stored = len(collector.changes), len(collector.containers), {*collector.stored}
    try:
        for rule, fills in run.capture.rules.values():
            collector.callable(rule, fills)
    except Unguardable as error:
        return str(error)
    if len(collector.containers) > read and len(collector.changes) > changes:
        return collector.changes[-1]  # the rules have run already
    for name in collector.stored.keys() - stored:
        return f"a rule of an operator assigns .{name}"
    return None
