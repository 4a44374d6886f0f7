"""Level 3: gradients, forward mode and batches on the device, against those of the CPU in float64.

Derivative rules are calls of operators, which level 2 has tested; new here are
the operators that only derivatives use, cotangents that are expanded or shared, accumulation into
memory that others hold, and rules of the backend's own kernels.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator

import numpy as np

import core
from core.bodies.definition import Definition
from core.operators.definition.samples import Sample
from core.tensors.kinds import is_complex
from core.testing.arrays import as_array, from_numpy, like, stacked
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    good,
    primary,
    short,
    widened,
)
from core.testing.conformance.checks import Check, Options, check, source
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare
from core.testing.opchecks.case import Differentiable, refused
from core.testing.opchecks.derivatives import Gradients
from core.testing.samples import outputs_of, random_like

LOOSE = 4.0  # times the tolerance of a result: each is computed by several operators
READ = "the derivative rules of the operator; core.explain shows where each call of theirs runs"


# ---- roots ---------------------------------------------------------------------------------------
@check(3, "gradients", root=True)
def recorded(d: Subject) -> None:
    """backward() fills .grad on the device, and adds up where a tensor is used twice."""
    numbers = np.random.default_rng(0).normal(size=(33, 17))
    gradients = []
    for device in ("cpu", d.name):
        x = from_numpy(numbers, "float32").to(device).requires_grad_()
        y = core.tanh(x * 2) + x
        core.sum(y * y[::1] + core.exp(-x * x)).backward()
        core.sum(x * 3).backward()
        assert x.grad is not None
        gradients.append(x.grad)
    on_host, on_device = gradients
    compare(on_device, on_host, "sum(tanh(2x) + x)^2 + exp(-x^2)).backward(), then sum(3x)", READ,
            device=d.name, loose=LOOSE)  # fmt: skip


@check(3, "gradients", root=True)
def trained(d: Subject) -> None:
    """Ten steps of a small network give the weights that they give on the CPU."""
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
                    assert p.grad is not None
                    p -= 0.5 * p.grad
                    p.grad = None
        ends.append(weights)
    for k, (there, here) in enumerate(zip(ends[1], ends[0])):
        did = f"ten steps of gradient descent on a network of two layers, layer {k}"
        compare(there.detach(), here.detach(), did, READ, device=d.name, loose=10.0)


@check(3, "gradients", root=True)
def batched(d: Subject) -> None:
    """vmap, and vmap of a gradient, of a function of several operators."""
    rng = np.random.default_rng(2)
    x, w = from_numpy(rng.normal(size=(9, 5)), "float32"), from_numpy(rng.normal(size=5), "float32")

    def loss(row: core.Tensor, weight: core.Tensor) -> core.Tensor:
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


def _dtype(definition: Definition) -> str:
    dtype = primary(definition)
    return "float64" if definition.dtypes == "float" and "float32" not in dtype else dtype


def _each(
    definition: Definition, d: Subject, one: Callable[[Subject, Definition, Sample], bool]
) -> None:
    tried = 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for sample in chosen_samples(definition, _dtype(definition), d.full, 1):
            tried += one(d, definition, sample)
    if not tried:
        raise NotOffered("no sample has an argument to differentiate, or to batch")


def _vjp(definition: Definition) -> Callable[[Subject], None]:
    return lambda d: _each(definition, d, _one_vjp)


def _jvp(definition: Definition) -> Callable[[Subject], None]:
    return lambda d: _each(definition, d, _one_jvp)


def _vmap(definition: Definition) -> Callable[[Subject], None]:
    return lambda d: _each(definition, d, _one_vmap)


def _one_vjp(d: Subject, definition: Definition, sample: Sample) -> bool:
    def gradients(call: Differentiable) -> Gradients:
        outs, pull = core.func.vjp(call, *call.inputs)
        return list(pull(tuple(_like(o, 50 + i) for i, o in enumerate(outs))))

    return _compared(d, definition, sample, "vjp", gradients)


def _one_jvp(d: Subject, definition: Definition, sample: Sample) -> bool:
    def tangents(call: Differentiable) -> Gradients:
        directions = tuple(_like(x, 1 + i) for i, x in enumerate(call.inputs))
        return list(core.func.jvp(call, tuple(call.inputs), directions)[1])

    return _compared(d, definition, sample, "jvp", tangents)


def _like(x: core.Tensor, seed: int) -> core.Tensor:
    """Numbers of a tensor's shape, the same for each dtype and device."""
    single = "complex64" if is_complex(x) else "float32"
    return like(x, as_array(random_like(core.zeros(x.shape, dtype=single), seed)))


def _compared(
    d: Subject, definition: Definition, sample: Sample, what: str,
    derive: Callable[[Differentiable], Gradients],
) -> bool:  # fmt: skip
    """Whether there was something to differentiate; Failure where the device differs."""
    case = Call(d, definition, sample).case
    there = Differentiable(case.changed(lambda slot, x: d.to(x)))
    wide, same = Differentiable(case.changed(widened)), Differentiable(case.on(case.values()))
    if not there.inputs or len(wide.inputs) != len(there.inputs):
        return False
    did = f"{what} of {definition.name}{sample}"
    expected, exact = derive(same), derive(wide)
    for i, (a, b, c) in enumerate(zip(derive(there), expected, exact)):
        if a is not None and c is not None and a.shape == c.shape and good(a, c, LOOSE):
            continue
        if a is not None and b is not None:
            compare(a, b, f"{did}, part {i}", READ, device=d.name, loose=LOOSE)
        elif a is not b:
            raise Failure(f"{did}, part {i}", "a derivative" if a is None else "None",
                          "None" if a is None else "one", "a rule of the backend's own", READ,
                          )  # fmt: skip
    return True


def _one_vmap(d: Subject, definition: Definition, sample: Sample) -> bool:
    call = Call(d, definition, sample)
    slots = [s for s in call.case.slots if s.item is None and not s.written]
    if not slots:
        return False
    tensors = [s.of(call.case.arguments) for s in slots]
    dims = tuple(k % (t.ndim + 1) for k, t in enumerate(tensors))
    scaled = "matrices" in definition.tags
    stacks = [stacked(t, 3, at, scaled) for t, at in zip(tensors, dims)]

    def batch(parts: list[core.Tensor], device: str) -> list[core.Tensor]:
        def one(*values: core.Tensor) -> tuple[core.Tensor, ...]:
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
