"""Runs operators of the catalogue on xpu and prints, as JSON lines, how each of them went.

    CORE_FALLBACK=error python catalogue.py [MODES] [--part K/N] [--every E] [--dtypes WHICH]
        [--samples COUNT]

MODES, separated by commas and all when left out, are `eager`, `compiled` (core.compile for one
size), `dynamic` (for every size), `gradient` (the reverse pass) and, of operators that write,
`inplace`. What comes out is compared with the same call on the CPU, which has no compiler and no
backend here: NumPy's references answer it, and nothing is built twice. One process runs all the
modes of an operator, because they share kernels, and building these is what takes the time. It is
a process of its own, because the runtime is chosen once in a process; test_catalogue.py reads what
is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback

os.environ |= {"CORE_CC": "none", "CORE_DISABLE_BACKENDS": "cpu_x86"}

import core
from core import testing
from core.dispatcher.binding import invoke, map_tensors
from core.errors import ArgumentError, DtypeError, FallbackError, ShapeError
from core.operators.definition.samples import Sample
from core.schema import bind
from core.testing.opchecks.case import Case, Differentiable
from core.testing.samples import outputs_of, random_like

# Of the dtypes after an operator's first, the first of each family, on few samples and forwards.
FAMILIES = (
    ("float32",), ("float16", "bfloat16"), ("int64", "int32", "uint8"), ("bool",),
    ("complex64", "complex128"),
)  # fmt: skip
FEW = 3
TOLERANCE = {"float16": 2e-3, "bfloat16": 2e-2, "float32": 2e-5, "complex64": 2e-5}


def there(sample):
    """The sample with its tensors, and what it makes, on the device."""
    args = map_tensors(lambda t: t.to("xpu"), sample.args)
    names = list(sample.kwargs)
    kwargs = dict(zip(names, map_tensors(lambda t: t.to("xpu"), sample.kwargs.values())))
    return Sample(tuple(args), kwargs)


def has_tensors(sample):
    seen = []
    map_tensors(seen.append, [*sample.args, *sample.kwargs.values()])
    return bool(seen)


def chosen(definition):
    """Operators of core's that compute: moving to a device is another test."""
    return definition.name.startswith("core::") and definition.name != "core::to_device"


# ---- comparing ---------------------------------------------------------------------------------
def compare(got, want, what):
    for one, other in zip(outputs_of(got), outputs_of(want), strict=True):
        if not isinstance(other, core.Tensor):
            assert one == other, f"{what}: {one!r}, not {other!r}"
            continue
        assert one.device.type == "xpu", f"{what}: the result is on {one.device}"
        near = TOLERANCE.get(other.dtype.name, 1e-9)
        here = one.to("cpu")
        testing.assert_close(here, other, what, rtol=near, atol=near, equal_nan=True)


def seeded(call):
    core.manual_seed(5)
    return call()


# ---- modes -------------------------------------------------------------------------------------
def eager(definition, sample):
    moved = there(sample)
    if definition.reference is not None and "random" not in definition.tags:
        testing.check_reference(definition, moved)
    got = seeded(lambda: definition.op(*moved.args, **moved.kwargs))
    want = seeded(lambda: definition.op(*sample.args, **sample.kwargs))
    compare(got, want, f"{definition.name}{sample}")


def compiled(definition, sample, **options):
    def call(*values):
        return invoke(definition.op, list(values))

    values = bind(definition.op, sample.args, sample.kwargs)
    moved = map_tensors(lambda t: t.to("xpu"), values)
    want = seeded(lambda: call(*values))
    whole = not {"data-dependent", "random"}.intersection(definition.tags)
    function = core.compile(call, fullgraph=whole, **options)
    for _ in range(2):  # captured, then run
        compare(seeded(lambda: function(*moved)), want, f"compiled {definition.name}{sample}")


def dynamic(definition, sample):
    compiled(definition, sample, dynamic=True)


def pulled_back(definition, sample, place):
    """The gradients of a call's differentiable tensors, for cotangents that are always the same."""
    fn = Differentiable(Case(definition.op, sample.args, sample.kwargs))
    inputs = fn.inputs
    leaves = [x.clone().requires_grad_() for x in inputs]
    outs = seeded(lambda: fn(*leaves)) if inputs else ()
    cotangents = [random_like(o.detach().to("cpu"), 50 + i).to(place) for i, o in enumerate(outs)]
    return core.autograd.grad(outs, leaves, cotangents, allow_unused=True) if outs else ()


def gradient(definition, sample):
    wanted = pulled_back(definition, sample, "cpu")
    for want, got in zip(wanted, pulled_back(definition, there(sample), "xpu"), strict=True):
        assert (want is None) == (got is None), f"{definition.name}{sample}: one gradient"
        if want is not None:
            compare(got, want, f"gradient of {definition.name}{sample}")


def inplace(definition, sample):
    def written(given):
        target = map_tensors(lambda t: t.clone(), given.args[:1])[0]
        try:
            definition.op(target, *given.args[1:], **given.kwargs)
        except (ArgumentError, DtypeError, ShapeError) as e:  # the result does not fit
            return e.why
        return target

    moved = there(sample)
    got, want = seeded(lambda: written(moved)), seeded(lambda: written(sample))
    compare(got, want, f"{definition.name}{sample}")


MODES = {
    "eager": eager, "compiled": compiled, "dynamic": dynamic, "gradient": gradient,
    "inplace": inplace,
}  # fmt: skip


def differentiable(definition):
    return (definition.vjp or definition.decomposition) and "vjp" not in definition.reasons


def went(mode, definition, dtype, few):
    """How the samples of one dtype went: ran, fell back, or what was wrong."""
    run, count, began = MODES[mode], 0, time.perf_counter()
    state, why = "ran", ""
    try:
        for sample in testing.samples(definition, dtype)[:few]:
            if has_tensors(sample):
                run(definition, sample)
                count += 1
    except FallbackError as e:
        state, why = "fell", e.what
    except Exception:
        state, why = "failed", traceback.format_exc(limit=-6)
    seconds = round(time.perf_counter() - began, 3)
    return {"name": definition.name, "dtype": dtype, "mode": mode, "state": state, "why": why,
            "samples": count, "seconds": seconds}  # fmt: skip


def runs(definition, modes, which, samples):
    """(mode, dtype, how many samples) of what is to be run of an operator."""
    first, *others = testing.dtypes(definition)
    modes = [m for m in modes if (m == "inplace") == (definition.functional is not None)]
    if which == "first":
        for mode in modes:
            if mode != "gradient":
                yield mode, first, samples
            elif differentiable(definition):
                yield from ((mode, d, samples) for d in testing.gradient_dtypes(definition)[:1])
        return
    chosen = (next((d for d in others if d in family), None) for family in FAMILIES)
    for dtype in filter(None, chosen):
        yield from ((mode, dtype, FEW) for mode in modes if mode not in ("dynamic", "gradient"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("modes", nargs="?", default=",".join(MODES))
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--samples", type=int, help="the first so many; all without")
    parser.add_argument("--dtypes", choices=["first", "others"], default="first")
    options = parser.parse_args()
    part, parts = map(int, options.part.split("/"))
    asked = options.modes.split(","), options.dtypes, options.samples
    definitions = [d for d in testing.operators() if chosen(d)]
    for definition in definitions[:: options.every][part::parts]:
        for mode, dtype, few in runs(definition, *asked):
            print(json.dumps(went(mode, definition, dtype, few)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
