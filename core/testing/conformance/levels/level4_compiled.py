"""Level 4: compiled functions equal eager ones, fakes match real calls, cached kernels new ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

import core
from core.bodies.definition import Definition
from core.testing.arrays import from_numpy
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    primary,
    short,
)
from core.testing.conformance.checks import Check, Options, check, source
from core.testing.conformance.failures import Failure, NotOffered, expect
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare, tensors
from core.testing.opchecks import compiling
from core.testing.opchecks.fakes import fakes_of
from core.testing.opchecks.report import Failed, Skip

READ = "docs/debugging-a-compiled-function: CORE_LOGS=graph,kernels prints graphs and sources"
Results = core.Tensor | Sequence[core.Tensor]
FUNCTIONS: dict[str, Callable[[core.Tensor], Results]] = {
    "pointwise": lambda t: core.gelu(t * 2 + 1) * core.sigmoid(t) + core.tanh(t) / 3,
    "comparisons": lambda t: core.where((t > 0) & (t < 1.5), t, core.abs(t) - 2.0),
    "softmax": lambda t: core.softmax(t * 2, axis=-1),
    "layer_norm": lambda t: core.layer_norm(t, (t.shape[-1],)) * 3 + t,
    "rows_and_columns": lambda t: core.sum(t * t, axis=1) + core.max(t, axis=1) - core.mean(t),
    "product": lambda t: core.sum(core.relu(t @ core.permute_dims(t, (1, 0))), axis=0),
    "views": lambda t: (t[:, ::2] * 2).sum() + core.permute_dims(t, (1, 0))[1:] * 0.5,
    "gather": lambda t: core.take(t, core.argsort(t[0]), axis=1) * 2 + 1,
    "scan": lambda t: core.cumulative_sum(core.exp(t * 0.1), axis=1) - t,
    "casts": lambda t: core.astype(core.astype(t, "float16") * 2, "float32") + 1,
    "whole_numbers": lambda t: core.astype(t * 100, "int32") // 7 + core.astype(t > 0, "int32"),
    "several_results": lambda t: (t + 1, core.sum(t, axis=0), core.argmax(t, axis=1)),
    "attention": lambda t: core.scaled_dot_product_attention(t[None], t[None] * 2, t[None] + 1),
}


def _example(rows: int, columns: int = 32) -> core.Tensor:
    return from_numpy(np.random.default_rng(rows).normal(size=(rows, columns)), "float32")


@check(4, "compiled", root=True)
def simplest(d: Subject) -> None:
    """A function of one operator is compiled and called twice."""
    x = _example(5)
    compiled = core.compile(lambda t: t + 1)
    for _ in range(2):
        compare(compiled(d.to(x)), x + 1, "core.compile(lambda t: t + 1)", READ, device=d.name)


@check(4, "compiled", over=(7, 12, 20, 40))
def of_many_tensors(d: Subject, count: int) -> None:
    """A function of many tensors, and results: one kernel with as many buffers, or several."""

    def together(*tensors: core.Tensor) -> tuple[core.Tensor, ...]:
        total = tensors[0] * 1.5
        for k, x in enumerate(tensors[1:]):
            total = total + x * (k + 2.5)
        return total, total * tensors[-1], *(x - 1.0 for x in tensors[: count // 2])

    x = [_example(3, 40) + k for k in range(count)]
    got, want = core.compile(together)(*map(d.to, x)), together(*x)
    for k, (a, b) in enumerate(zip(got, want)):
        compare(a, b, f"a compiled sum of {count} tensors, result {k}", READ, device=d.name,
                likely="a launch passes some buffers and no more: an array too short")  # fmt: skip


@check(4, "compiled", over=FUNCTIONS)
def functions(d: Subject, name: str) -> None:
    """A compiled function agrees with the eager one, here and on the CPU, call after call."""
    fn = FUNCTIONS[name]
    compiled = core.compile(fn)
    for rows in (33, 33, 64):
        x = _example(rows)
        there = d.to(x)
        want = fn(x)
        for size in _sizes(want):
            d.poison(size)
        got = compiled(there)
        _all(got, want, f"core.compile of {name!r} on float32({rows}, 32)", d)
        _all(got, fn(there), f"core.compile of {name!r}, against the eager call on {d.name}", d)


@check(4, "compiled", over=FUNCTIONS)
def dynamic(d: Subject, name: str) -> None:
    """One graph serves all sizes: 1, odd ones, around a group's."""
    fn = FUNCTIONS[name]
    compiled = core.compile(fn, dynamic=True)
    for rows in (64, 2, 33, 1, 257, 7):
        x = _example(rows)
        did = f"core.compile(dynamic=True) of {name!r}, called with float32({rows}, 32)"
        _all(compiled(d.to(x)), fn(x), did, d)


@check(4, "compiled")
def written(d: Subject) -> None:
    """Arguments that a compiled function writes to are written, also through views."""

    def fn(x: core.Tensor, y: core.Tensor) -> core.Tensor:
        x += core.tanh(y)
        x[1:3] *= 2
        y[:, ::2].copy_(x[:, 1::2])
        return x + y

    compiled = core.compile(fn)
    for turn in range(3):
        here = [_example(9), _example(9) * 2 + turn]
        there = [d.to(x) for x in here]
        want, got = fn(*here), compiled(*there)
        for k, (a, b) in enumerate(zip([got, *there], [want, *here])):
            did = f"a compiled function that writes to both arguments, call {turn + 1}, tensor {k}"
            compare(a, b, did, READ, device=d.name)


@check(4, "compiled")
def trained(d: Subject) -> None:
    """Gradients through a compiled function are those of the eager one."""
    y = from_numpy(np.random.default_rng(4).integers(0, 4, 64), "int64")

    def loss(w: core.Tensor, x: core.Tensor, y: core.Tensor) -> core.Tensor:
        return core.cross_entropy(core.tanh(x) @ w, y)

    x, w = _example(64), _example(32, 4)
    here = core.clone(w).requires_grad_()
    loss(here, x, y).backward()
    compiled = core.compile(loss)
    for turn in range(2):
        there = d.to(w).requires_grad_()
        compiled(there, d.to(x), d.to(y)).backward()
        did = f"the gradient of a compiled loss, call {turn + 1}"
        assert there.grad is not None and here.grad is not None
        compare(there.grad, here.grad, did, READ, device=d.name, loose=5.0)


@check(4, "compiled")
def random_numbers(d: Subject) -> None:
    """Random numbers in a compiled function are those of the eager call, and go on."""

    def fn(x: core.Tensor) -> core.Tensor:
        return x + core.rand(x.shape, device=x.device) * 2

    compiled = core.compile(fn)
    x = core.zeros((33, 7))
    core.manual_seed(5)
    want = [fn(x) for _ in range(3)]
    core.manual_seed(5)
    got = [compiled(d.to(x)) for _ in range(3)]
    for k, (a, b) in enumerate(zip(got, want)):
        compare(a, b, f"core.rand in a compiled function, call {k + 1} after manual_seed(5)", READ,
                device=d.name)  # fmt: skip


@check(4, "compiled")
def constants(d: Subject) -> None:
    """Kernels that differ by a number alone are two kernels."""
    x = _example(40)
    for number in (2.0, 3.0, -1.5, 2.0):
        compiled = core.compile(lambda t, n=number: core.exp(t * n) + n)
        compare(compiled(d.to(x)), core.exp(x * number) + number,
                f"core.compile(exp(t * {number}) + {number})", READ, device=d.name,
                likely="a kernel is found by its name, or by a part of its source")  # fmt: skip


def _all(got: Results, want: Results, did: str, d: Subject) -> None:
    for i, (a, b) in enumerate(zip(tensors(got), tensors(want), strict=True)):
        compare(a, b.to("cpu"), f"{did}, result {i}", READ, device=d.name, loose=5.0)


def _sizes(value: Results) -> list[int]:
    return [t.nbytes for t in tensors(value)]


# ---- every operator ------------------------------------------------------------------------------
@source(4)
def operators(options: Options) -> Iterator[Check]:
    """Fake against real of each operator; with --core-full each is compiled by itself, too."""
    for definition in definitions():
        if definition.functional is not None:
            continue
        if "data-dependent" not in definition.tags:
            yield _check_of(
                definition, "fake", _fake, "shape, dtype, strides, device of fake and real"
            )
        if options.full and "random" not in definition.tags:
            yield _check_of(definition, "compiled", _compiled, "core.compile of a single call")


def _check_of(
    definition: Definition,
    what: str,
    make: Callable[[Definition], Callable[[Subject], None]],
    doc: str,
) -> Check:
    return Check(4, family(definition), f"{short(definition)}-{what}", make(definition),
                 operator=definition.name, doc=doc)  # fmt: skip


def _fake(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        for sample in chosen_samples(definition, primary(definition), d.full, 2):
            call = Call(d, definition, sample)
            values = call.values_there()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    fakes = fakes_of(call.case, values)
                except Skip as skip:
                    raise NotOffered(str(skip)) from None
                _alike(call, call.case.call(values), fakes)

    return run


def _alike(call: Call, real: list[Any], fake: list[Any]) -> None:
    for i, (r, f) in enumerate(zip(real, fake, strict=True)):
        if not isinstance(r, core.Tensor):
            continue
        for what in ("dtype", "shape", "device", "strides"):
            a, b = getattr(r, what), getattr(f, what)
            many = [k for k, n in enumerate(r.shape) if n > 1]
            if what == "strides" and (0 in r.shape or all(a[k] == b[k] for k in many)):
                continue
            expect(a == b, f"{call.say}, result {i}", f"{what} {b}, as the fake kernel says",
                   f"{what} {a}", "the device's kernel allocates its result by another rule",
                   call.read)  # fmt: skip


def _compiled(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        for sample in chosen_samples(definition, primary(definition), d.full):
            call = Call(d, definition, sample)
            try:
                compiling.test_aot_dispatch_dynamic(call.there())
            except Failed as f:
                raise Failure(call.say, "the result of the eager call", str(f),
                              "a kernel of the compiled graph", READ) from None  # fmt: skip
            except Skip as skip:
                raise NotOffered(str(skip)) from None

    return run


# ---- kept kernels -------------------------------------------------------------------------------
PROGRAM = """
import json, sys
import numpy as np
import core
from core.bodies.definition import Definition
from core.testing.arrays import from_numpy
device = sys.argv[1]
x = from_numpy(np.random.default_rng(3).normal(size=(37, 32)), "float32").to(device)
f = core.compile(lambda t: core.softmax(core.gelu(t * 2 + 1) @ core.permute_dims(t, (1, 0))))
results = [core.tanh(x) + 1, core.sum(x, axis=0), core.sort(x, axis=1), f(x)]
results.append(core.cumulative_sum(x, axis=0))
print(json.dumps([np.asarray(t.to("cpu"), np.float64).reshape(-1).tolist() for t in results]))
"""


@check(4, "cache")
def second_process(d: Subject) -> None:
    """Cached kernels give a second process the results of the first, and of this one."""
    d.need_other_processes()
    with tempfile.TemporaryDirectory() as folder:
        first, second = (_in_process(d.name, folder) for _ in range(2))
        here = _in_process("cpu", folder)
    for k, name in enumerate(("tanh", "sum", "sort", "a compiled function", "cumulative_sum")):
        for which, got in (("first", first), ("second", second)):
            compare(
                from_numpy(np.array(got[k]), "float32"), from_numpy(np.array(here[k]), "float32"),
                f"{name} in the {which} of two processes that share a folder of kernels", READ,
                loose=5.0,
                likely="" if which == "first" else "a kernel is kept under the key of another one",
            )  # fmt: skip


def _in_process(device: str, folder: str) -> list[list[float]]:
    variables = {**os.environ, "CORE_CACHE_DIR": folder, "CORE_FALLBACK": "allow"}
    variables["PYTHONPATH"] = os.pathsep.join(os.path.abspath(p) for p in sys.path if p)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, device], env=variables, capture_output=True, text=True,
        timeout=300,
    )  # fmt: skip
    expect(done.returncode == 0, f"ran a few operators on {device} in a separate process",
           "exit status 0", f"{done.returncode}\n{done.stderr[-2000:]}",
           "opening or closing the device in a fresh process; work in flight at exit",
           "Runtime, and what it leaves to the end of the process")  # fmt: skip
    numbers: list[list[float]] = json.loads(done.stdout.strip().splitlines()[-1])
    return numbers
