"""Level 3: gradients, forward mode and batches on the device, against those of the CPU in float64.

Derivative rules are calls of operators, and they have been asked on level 2; what comes in here are
the operators that only derivatives use, cotangents that are expanded or shared, accumulation into
memory that others hold, and rules of the backend's own kernels.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import core
from core.testing.checks import _stacked, differentiable_function, outputs_of, random_like
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    primary,
    short,
    widened,
)
from core.testing.conformance.checks import Check, Options, check, source
from core.testing.conformance.failures import NotOffered
from core.testing.conformance.rounding import rounded
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import agree, compare
from core.testing.opchecks.case import refused
from core.testing.samples import Sample, from_numpy

LOOSE = 4.0  # times the tolerance of a result: several operators stand behind each
READ = "the derivative rules of the operator; core.explain shows where each call of theirs runs"


# ---- roots ---------------------------------------------------------------------------------------
@check(3, "gradients", root=True)
def recorded(d: Subject) -> None:
    """backward() fills .grad on the device, and adds up where a tensor is used twice."""
    import numpy as np

    numbers = np.random.default_rng(0).normal(size=(33, 17))
    gradients = []
    for device in ("cpu", d.name):
        x = from_numpy(numbers, "float32").to(device).requires_grad_()
        y = core.tanh(x * 2) + x
        core.sum(y * y[::1] + core.exp(-x * x)).backward()
        core.sum(x * 3).backward()
        gradients.append(x.grad)
    on_host, on_device = gradients
    compare(on_device, on_host, "sum(tanh(2x) + x)^2 + exp(-x^2)).backward(), then sum(3x)", READ,
            device=d.name, loose=LOOSE)  # fmt: skip


@check(3, "gradients", root=True)
def trained(d: Subject) -> None:
    """Ten steps of a small network give the weights that they give on the CPU."""
    import numpy as np

    rng = np.random.default_rng(1)
    x, y = rng.normal(size=(32, 10)), rng.integers(0, 3, 32)
    w, v = rng.normal(size=(10, 16)) / 3, rng.normal(size=(16, 3)) / 4
    ends = []
    for device in ("cpu", d.name):
        a, t = from_numpy(x, "float32").to(device), from_numpy(y, "int64").to(device)
        weights = [from_numpy(n, "float32").to(device).requires_grad_() for n in (w, v)]
        for _ in range(10):
            core.cross_entropy(core.relu(a @ weights[0]) @ weights[1], t).backward()
            with core.no_grad():
                for p in weights:
                    p -= 0.5 * p.grad
                    p.grad = None
        ends.append(weights)
    for k, (there, here) in enumerate(zip(ends[1], ends[0])):
        did = f"ten steps of gradient descent on a network of two layers, layer {k}"
        compare(there.detach(), here.detach(), did, READ, device=d.name, loose=10.0)


@check(3, "gradients", root=True)
def batched(d: Subject) -> None:
    """vmap, and vmap of a gradient, of a function of several operators."""
    import numpy as np

    rng = np.random.default_rng(2)
    x, w = from_numpy(rng.normal(size=(9, 5)), "float32"), from_numpy(rng.normal(size=5), "float32")

    def loss(row: Any, weight: Any) -> Any:
        return core.sum(core.tanh(row * weight)) + core.max(row)

    for name, fn in (("vmap", loss), ("vmap of grad", core.func.grad(loss, argnums=1))):
        mapped = core.func.vmap(fn, in_dims=(0, None))
        did = f"{name} of sum(tanh(x * w)) + max(x) over 9 rows"
        compare(mapped(d.to(x), d.to(w)), mapped(x, w), did, READ, device=d.name, loose=LOOSE)


# ---- every operator ------------------------------------------------------------------------------
@source(3)
def derivatives(options: Options) -> Iterator[Check]:
    """vjp, jvp and vmap of each operator."""
    for d in definitions():
        if d.functional is not None or (options.families and family(d) not in options.families):
            continue
        kinds = [("vmap", _vmap)] if "batch" not in d.reasons and "random" not in d.tags else []
        if "vjp" not in d.reasons and (d.vjp is not None or d.decomposition is not None):
            kinds = [("vjp", _vjp), ("jvp", _jvp), *kinds]
        for what, make in kinds:
            yield Check(3, family(d), f"{short(d)}-{what}", make(d), operator=d.name,
                        doc=f"{what} of a sample call, against the CPU in float64")  # fmt: skip


def _dtype(definition: Any) -> str:
    dtype = primary(definition)
    return "float64" if definition.dtypes == "float" and "float32" not in dtype else dtype


def _each(definition: Any, d: Subject, one: Callable[[Subject, Any, Any], bool]) -> None:
    tried = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for sample in chosen_samples(definition, _dtype(definition), d.full, 1):
            tried += one(d, definition, sample)
    if not tried:
        raise NotOffered("no sample has an argument to differentiate, or to batch")


def _vjp(definition: Any) -> Callable[[Subject], None]:
    return lambda d: _each(definition, d, _one_vjp)


def _jvp(definition: Any) -> Callable[[Subject], None]:
    return lambda d: _each(definition, d, _one_jvp)


def _vmap(definition: Any) -> Callable[[Subject], None]:
    return lambda d: _each(definition, d, _one_vmap)


def _sides(d: Subject, definition: Any, sample: Any) -> list[tuple[Any, list[Any]]]:
    """(function, inputs) of a call on the device, on the CPU in double precision, and as it is."""
    call = Call(d, definition, sample)
    sides = []
    for change in (lambda slot, x: d.to(x), widened, None):
        values = call.case.values(change)
        sides.append(differentiable_function(definition.op, Sample(tuple(values), {})))
    return sides


def _one_vjp(d: Subject, definition: Any, sample: Any) -> bool:
    def gradients(fn: Any, inputs: list[Any]) -> list[Any]:
        outs, pull = core.func.vjp(fn, *inputs)
        return list(pull(tuple(_like(o, 50 + i) for i, o in enumerate(outs))))

    return _compared(d, definition, sample, "vjp", gradients)


def _one_jvp(d: Subject, definition: Any, sample: Any) -> bool:
    def tangents(fn: Any, inputs: list[Any]) -> list[Any]:
        directions = tuple(_like(x, 1 + i) for i, x in enumerate(inputs))
        return list(core.func.jvp(fn, tuple(inputs), directions)[1])

    return _compared(d, definition, sample, "jvp", tangents)


def _like(x: Any, seed: int) -> Any:
    """Numbers of a tensor's shape, the same for each dtype and device."""
    import numpy as np

    wide = "complex64" if x.dtype.name.startswith("complex") else "float32"
    values = random_like(core.zeros(x.shape, dtype=wide), seed)
    return from_numpy(np.asarray(values), x.dtype.name).to(x.device)


def _compared(d: Subject, definition: Any, sample: Any, what: str, derive: Any) -> bool:
    """Whether there was something to differentiate; Failure where the device differs."""
    (there, wide, same) = _sides(d, definition, sample)
    if not there[1] or len(wide[1]) != len(there[1]):
        return False
    expected = derive(*same)
    exact = derive(*wide)
    did = f"{what} of {definition.name}{sample}"
    for i, (a, b, c) in enumerate(zip(derive(*there), expected, exact)):
        if b is None or a is None or not _close(a, c):
            compare(a, b, f"{did}, part {i}", READ, device=d.name, loose=LOOSE)
    return True


def _close(got: Any, wide: Any) -> bool:
    from core.testing.compare import as_array

    if wide is None or got.shape != wide.shape:
        return False
    want = rounded(as_array(wide), got.dtype.name)
    return bool(agree(as_array(got), want, got.dtype.name, LOOSE).all())


def _one_vmap(d: Subject, definition: Any, sample: Any) -> bool:
    call = Call(d, definition, sample)
    slots = [s for s in call.case.slots if s.item is None and not s.written]
    if not slots:
        return False
    tensors = [s.of(call.case.arguments) for s in slots]
    dims = tuple(k % (t.ndim + 1) for k, t in enumerate(tensors))
    scaled = "matrices" in definition.tags
    stacks = [_stacked(t, 3, at, scaled) for t, at in zip(tensors, dims)]

    def batch(parts: list[Any], device: str) -> list[Any]:
        def one(*values: Any) -> Any:
            replacements = dict(zip((id(s) for s in slots), values))
            full = call.case.values(lambda s, x: replacements.get(id(s), x.to(device)))
            for i in call.places:
                full[i] = core.device(device)
            return tuple(o for o in outputs_of(call.case.call(full)) if isinstance(o, core.Tensor))

        return list(core.func.vmap(one, in_dims=dims, randomness="same")(*parts))

    try:
        want = batch(stacks, "cpu")
    except Exception as error:
        if not refused(error):
            raise
        return False
    for i, (a, b) in enumerate(zip(batch([d.to(s) for s in stacks], d.name), want)):
        did = f"vmap of {definition.name}{sample}, three at a time, result {i}"
        compare(a, b, did, READ, device=d.name, loose=2.0)
    return True
