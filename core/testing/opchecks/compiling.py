"""The compiled call against the eager one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from core.autograd.grad_mode import enable_grad, no_grad
from core.compiler import compile
from core.tensors import Tensor
from core.testing.opchecks.case import Case, Change, refused
from core.testing.opchecks.derivatives import Gradients, Smooth, gradients_of, smooth
from core.testing.opchecks.fakes import at_sizes, changes_of, is_stricter
from core.testing.opchecks.layouts import near
from core.testing.opchecks.report import Failed, Skip

_ALWAYS = {"back_to_eager": False}  # the compiled call is compared, not an eager one


def test_aot_dispatch_dynamic(case: Case) -> str:
    """core.compile gives the call's results and gradients: captured and run again, for
    one size and for all, and at other sizes; and the results as a generated kernel reads them."""
    if case.is_random:
        raise Skip("the operator is tagged as random")

    def call(*values: Any) -> list[Tensor]:
        outputs = case.effects(list(values), wait=False)
        return [*outputs, *(o * 2 + 1 for o in outputs if o.dtype.name != "bool")]

    others = _other_sizes(case)
    cases = [(case, "captured"), (case, "run again"), *((o, f"at {told}") for told, o in others)]
    with no_grad():
        wants = [call(*one.values()) for one, _ in cases]
        for dynamic in (False, True):
            compiled = compile(call, dynamic=dynamic, options=_ALWAYS)
            for (one, way), want in zip(cases, wants, strict=True):
                label = f"{way} by core.compile(dynamic={dynamic})"
                _compare(case, compiled(*one.values()), want, label)
    _compare_gradients(case)
    for told, other in others[:1]:
        _compare_gradients(other, f" at {told}", once=True)
    graphs = [node.op for graph in compiled.graphs for node in graph.nodes]
    return "" if case.op in graphs else "the call is part of no graph: it runs between graphs"


def _other_sizes(case: Case) -> list[tuple[str, Case]]:
    """The call at other sizes that the operator takes: two sets of several, and sizes of 0."""
    sizes = {s for t in case.tensors() for s in t.shape}
    attempts = [_tried(case, *one) for one in changes_of(case)]
    others = [one for one in attempts if one is not None]
    empty = _tried(case, "sizes of 0", at_sizes(dict.fromkeys(sizes, 0))) if sizes else None
    return [*others[:1], *others[1:][-1:], *([] if empty is None else [empty])]


def _tried(case: Case, told: str, change: Change) -> tuple[str, Case] | None:
    """The call with other tensors; None where it fails, of which other checks speak."""
    other = case.changed(change)
    other.waits = True
    try:
        other.call()
    except Exception:
        return None
    return None if is_stricter(other) else (told, other)


def _compare_gradients(case: Case, where: str = "", once: bool = False) -> None:
    """In double precision; other checks report a backward that raises or is wrong."""
    try:
        function = smooth(case, "vjp")
        want = _pulled(function, function)
    except Skip:
        return
    except Exception as error:
        if not refused(error):
            raise
        return
    for dynamic in (False, True)[once:]:
        compiled = compile(lambda *i: function(*i), dynamic=dynamic, options=_ALWAYS)
        for way in ("captured", "run again")[: 1 if once else 2]:
            label = f"of the call{where} {way} by core.compile(dynamic={dynamic})"
            for slot, got, expected in zip(function.slots, _pulled(function, compiled), want):
                if (got is None) != (expected is None):
                    missing = "no gradient" if got is None else "a gradient"
                    raise Failed(f"{slot.name} has {missing} {label}; eager is otherwise")
                if got is not None and expected is not None:
                    near(case, got, expected, f"the gradient for {slot.name!r} {label}")


def _pulled(function: Smooth, call: Callable[..., Sequence[Tensor]]) -> Gradients:
    """The gradients of the inputs, where `call` computes the function."""
    leaves = function.leaves()
    with enable_grad():
        outputs = call(*leaves)
    return gradients_of(outputs, leaves, function.cotangents())


def _compare(case: Case, got: list[Tensor], want: list[Tensor], label: str) -> None:
    if len(got) != len(want):
        raise Failed(f"the call {label} has {len(got)} results, not {len(want)}")
    for index, (actual, expected) in enumerate(zip(got, want)):
        near(case, actual, expected, f"result {index} of the call {label}")
