"""Elementwise operators and reductions that an author wrote as one scalar function.

They are held to the built-in operator of the same formula, and to the chain of torch calls that
spells it; the gradient, one kernel, to torch's backward pass of that chain. Core and its rivals are
timed in turn in one process, one thread each.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

import numpy
import torch
from measure import Row, alternate, nanoseconds, print_table

import core

torch.set_num_threads(1)
core.set_num_threads(1)
m = core.math
SIZE = 1 << 22
ROUNDS = 15
_ROOT = 0.7978845608028654  # of 2 / pi


def _tanh_gelu(x):
    return 0.5 * x * (1 + m.tanh(_ROOT * (x + 0.044715 * x * x * x)))


swish = core.elementwise("bench::swish", lambda x, beta=1.0: x / (1 + m.exp(-beta * x)))
silu = core.elementwise("bench::silu", lambda x: x * m.sigmoid(x))
gelu = core.elementwise("bench::gelu", lambda x: m.gelu(x))
tanh_gelu = core.elementwise("bench::tanh_gelu", _tanh_gelu)
lerp = core.elementwise("bench::lerp", lambda x, y, w: x + w * (y - x))
both = core.elementwise("bench::both", lambda x, y: (x * m.sigmoid(y), m.tanh(y)))
add = core.elementwise("bench::add", lambda x, y: x + y)
mean_square = core.reduction(
    "bench::mean_square", lambda x: x * x, combine=lambda a, b: a + b, finish=lambda s, n: s / n
)


def milliseconds(call: Callable[[], object]) -> Callable[[], float]:
    call()

    def sample() -> float:
        start = time.perf_counter()
        call()
        return (time.perf_counter() - start) * 1e3

    return sample


def compare(what: str, limit: float | None, **calls: Callable[[], object]) -> Row:
    """The first call against the second; what the others took is told beside."""
    took = alternate({name: milliseconds(call) for name, call in calls.items()}, ROUNDS)
    ours, theirs, *_ = took.values()
    detail = ", ".join(f"{name} {ms:.2f} ms" for name, ms in took.items())
    return Row(what, ours / theirs, limit, "x", detail)


def built_in() -> list[Row]:
    """Each against the built-in operator of the same formula."""
    x, y = (core.asarray(numpy.random.default_rng(k).normal(size=SIZE)) for k in range(2))
    x, y = x.astype("float32"), y.astype("float32")
    ops = core.ops.core
    pairs = [
        ("silu", lambda: silu(x), lambda: ops.silu(x)),
        ("gelu", lambda: gelu(x), lambda: ops.gelu_erf(x)),
        ("gelu by tanh", lambda: tanh_gelu(x), lambda: ops.gelu_tanh(x)),
        ("lerp", lambda: lerp(x, y, 0.25), lambda: core.lerp(x, y, 0.25)),
        ("add", lambda: add(x, y), lambda: core.add(x, y)),
        ("mean of squares / mean", lambda: mean_square(x), lambda: core.mean(x)),
    ]
    return [compare(f"{name} / built-in", 1.1, own=a, core=b) for name, a, b in pairs]


def chains() -> list[Row]:
    """Each against the same formula in calls of torch, with and without a gradient."""
    t, u = (torch.randn(SIZE) for _ in range(2))
    x, y = core.asarray(t.numpy()), core.asarray(u.numpy())
    leaf, theirs = core.asarray(t.numpy()).requires_grad_(), t.clone().requires_grad_()

    def backward() -> None:
        leaf.grad = None
        swish(leaf).sum().backward()

    def torch_backward() -> None:
        theirs.grad = None
        (theirs / (1 + torch.exp(-theirs))).sum().backward()

    return [
        compare("swish / torch", 0.5, core=lambda: swish(x), torch=lambda: t / (1 + torch.exp(-t))),
        compare(
            "two results / torch",
            0.5,
            core=lambda: both(x, y),
            torch=lambda: (t * torch.sigmoid(u), torch.tanh(u)),
        ),
        compare("swish and its gradient / torch", 0.5, core=backward, torch=torch_backward),
        compare(
            "mean of squares, rows / torch",
            1.0,
            core=lambda: mean_square(x.reshape((2048, 2048)), 1),
            torch=lambda: (t.reshape(2048, 2048) ** 2).mean(1),
        ),
    ]


def overhead() -> list[Row]:
    """Calls of one element, and what it costs to define an operator."""
    names = {"core": core, "add": add, "x": core.ones(1), "y": core.ones(1)}
    took = nanoseconds({"own": "add(x, y)", "core": "core.add(x, y)"}, names)
    detail = ", ".join(f"{name} {ns:.0f} ns" for name, ns in took.items())
    defined = [_define(k) for k in range(9)]
    return [
        Row("a call / built-in", took["own"] / took["core"], 1.1, "x", detail),
        Row("defining an operator", statistics.median(defined), 5.0, "ms", "traced, not compiled"),
    ]


def _define(k: int) -> float:
    start = time.perf_counter()
    core.elementwise(f"bench::defined{k}", _tanh_gelu)
    return (time.perf_counter() - start) * 1e3


def main() -> int:
    met = print_table(f"{SIZE} float32, against the built-in operator", built_in())
    met &= print_table(f"{SIZE} float32, against calls of torch", chains())
    met &= print_table("Before any element is computed", overhead())
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
