"""Which calls can be part of a graph: asked of each while it is captured (capture.py)."""

from __future__ import annotations

import functools
from typing import Any

from core._native import grad_enabled, has_saved_hooks, shares_elements
from core.autograd.anomaly import is_anomaly_enabled
from core.autograd.tensor_functions import root_of
from core.bodies.definition import definition_of
from core.compiler.capture.callers import in_try
from core.compiler.graph.aliases import may_raise
from core.dispatcher.binding import flat_tensors
from core.schema import parameters, schema_of


def why_not(op: Any, values: list[Any], kwargs: dict[str, Any]) -> str | None:
    """Why a call cannot be part of a graph."""
    recorded = grad_enabled() and any(t.requires_grad for t in flat_tensors(values))
    if recorded and (reason := _why_not_recorded(op)) is not None:
        return reason
    if any(t.is_fake for t in flat_tensors(values)):
        return "is given a fake tensor"
    written = flat_tensors(targets(op, values, kwargs))
    if grad_enabled() and written and (recorded or any(map(_is_recorded, written))):
        return "writes to something that is recorded, or writes that there"
    if any(map(shares_elements, written)):
        return "writes to elements that are one in memory"  # which is refused
    if draws(op):
        return "draws random numbers"
    if may_raise(op) and in_try():
        return "may raise, and the function has a try block"
    return None


def is_data_dependent(op: Any) -> bool:
    """Whether a call returns as many elements as its data say."""
    return "data-dependent" in definition_of(op).tags


def draws(op: Any) -> bool:
    """Whether a call takes its numbers from a generator's state: from a place in its stream, which
    is an argument (draws.py), it may take them in a graph."""
    return "random" in definition_of(op).tags


def _why_not_recorded(op: Any) -> str | None:
    """Why the tape has to see a call itself."""
    if getattr(op.vjp, "context_type", None) is not None:
        return "is recorded for a gradient of its own, which may do anything"
    if is_anomaly_enabled():
        return "is recorded under detect_anomaly"
    if has_saved_hooks():
        return "is recorded under saved_tensors_hooks"
    return None


def targets(op: Any, values: list[Any], kwargs: dict[str, Any]) -> list[Any]:
    """The arguments that a call writes to."""
    out = kwargs.get("out")
    outputs = list(out) if isinstance(out, tuple) else [out]
    return (
        outputs + [v for p, v in zip(parameters(op), values) if p.write] if op.mutates else outputs
    )


def _is_recorded(tensor: Any) -> bool:
    return bool(root_of(tensor).requires_grad)


@functools.cache
def is_for_each(op: Any) -> bool:
    """Whether a call is nothing but calls on parts: of a list of tensors, or to a list of views."""
    return schema_of(op).returns_list and op.decomposition is not None and not op.kernels
