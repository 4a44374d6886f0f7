"""Which calls can be part of a graph: asked of each while it is captured (capture.py)."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from core._native import grad_enabled, has_saved_hooks, shares_elements
from core.autograd.anomaly import is_anomaly_enabled
from core.autograd.inplace import has_context
from core.autograd.tensor_functions import root_of
from core.bodies.definition import definition_of
from core.compiler.capture.callers import in_try
from core.compiler.graph.aliases import may_raise
from core.schema import schema_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Operator, Tensor
    from core.compiler.capture.calls import Call


def why_not(call: Call, may_be_caught: bool = True, collects_functions: bool = False) -> str | None:
    """Why a call cannot be part of a graph. may_be_caught: whether the code that makes it may have
    a try block; collects_functions: whether backward of register_autograd is collected."""
    op = call.op
    recorded = is_recorded(call)
    if recorded and not collects_functions and has_context(op):
        return "has a backward of register_autograd, which runs as Python, and records gradients"
    if recorded and (reason := _why_tape()) is not None:
        return reason
    if any(t.is_fake for t in call.tensors):
        return "is given a fake tensor"
    if grad_enabled() and call.targets and (recorded or any(map(_is_recorded, call.targets))):
        return "writes to something that is recorded, or writes that there"
    if any(map(shares_elements, call.targets)):
        return "writes to elements that are one in memory"  # which is refused
    if draws(op):
        return "draws random numbers"
    if may_be_caught and may_raise(op) and in_try():
        return "may raise, and the function has a try block"
    return None


def is_data_dependent(op: Operator) -> bool:
    """Whether the size of a call's result depends on its data."""
    return "data-dependent" in definition_of(op).tags


def draws(op: Operator) -> bool:
    """Whether a call takes its numbers from a generator's state: from a place in its stream, which
    is an argument (draws.py), it may take them in a graph."""
    return "random" in definition_of(op).tags


def is_recorded(call: Call) -> bool:
    """Whether the tape would record a call."""
    return grad_enabled() and any(t.requires_grad for t in call.tensors)


def _why_tape() -> str | None:
    """Why the tape has to see a call itself."""
    if is_anomaly_enabled():
        return "is recorded under detect_anomaly"
    if has_saved_hooks():
        return "is recorded under saved_tensors_hooks"
    return None


def _is_recorded(tensor: Tensor) -> bool:
    return bool(root_of(tensor).requires_grad)


@functools.cache
def find_for_each(op: Operator) -> Callable[..., Any] | None:
    """The decomposition of an operator whose call is nothing but calls on parts: of a list of
    tensors, or to a list of views."""
    return op.decomposition if schema_of(op).returns_list and not op.kernels else None
