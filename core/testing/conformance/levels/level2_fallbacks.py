"""Level 2: fallbacks to the CPU are reported; no kernel of the backend copies there silently."""

from __future__ import annotations

import core
from core.bodies.definition import Definition
from core.plugins.manager import manager
from core.testing.conformance.calls import Call, chosen_samples, definitions, primary
from core.testing.conformance.checks import check
from core.testing.conformance.failures import NotOffered, expect
from core.testing.conformance.subject import Subject
from core.testing.conformance.watch import Watch

FEW = 16  # bytes that a kernel may read to learn a size


@check(2, "fallbacks")
def nothing_in_silence(d: Subject) -> None:
    """The backend's kernels leave their arguments on the device."""
    manager.load_kernels(d.type)
    own = [f for f in definitions() if _has_kernel(f, d.type) and f.functional is None]
    if not own:
        raise NotOffered("the backend registers no kernels (tier 2)")
    for definition in own:
        for sample in chosen_samples(definition, primary(definition), d.full, 1):
            _watched(d, Call(d, definition, sample))


def _has_kernel(definition: Definition, device_type: str) -> bool:
    kernels = [k for k in definition.op.kernels if k.device_type == device_type and k.enabled]
    return bool(kernels)


def _watched(d: Subject, call: Call) -> None:
    values = call.values_there()
    before = sum(e.calls for e in core.fallback_report())
    with Watch(d.runtime) as watch:
        results = [r for r in call.case.call(values) if isinstance(r, core.Tensor)]
    if sum(e.calls for e in core.fallback_report()) > before:
        return
    most = max([FEW, *(r.nbytes // 2 for r in results)])
    expect(
        watch.read <= most,
        call.say,
        f"computed on {d.name}, or a fallback that core counts",
        f"{watch.read} bytes copied to the host during the call, and no fallback counted",
        "a kernel copies its arguments to the CPU and computes there",
        "core.DECLINED, by which a kernel passes a call on: core then falls back and counts it",
    )
