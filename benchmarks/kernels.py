"""How fast kernels are that come from bodies: large arrays against torch and NumPy, in one process.

Each row is a ratio of medians over alternating calls, on one thread and on two, with a fresh result
and with `out=`. The functions are those whose accuracy `accuracy.py` tells.
"""

from __future__ import annotations

import sys

import numpy
import torch
from measure import Row, alternate, print_table, timed

import core

ROUNDS = 15
SIZE = 4 << 20
THREADS = (1, 2)


def operands() -> dict[str, numpy.ndarray]:
    random = numpy.random.default_rng(0)
    return {
        "x": random.standard_normal(SIZE, numpy.float32),
        "y": random.standard_normal(SIZE, numpy.float32),
        "rows": random.standard_normal((4096, 1024), numpy.float32),
        "square": random.standard_normal((4096, 4096), numpy.float32),
        "weight": random.standard_normal(1024, numpy.float32),
        "bias": random.standard_normal(1024, numpy.float32),
    }


class Case:
    """One operation in core, torch and perhaps NumPy: functions of (operands, out).

    limit: against whom ("torch", or "best" of all), and the largest ratio that is allowed.
    """

    def __init__(self, name, inputs, ours, theirs, numpys, against, limit) -> None:  # type: ignore[no-untyped-def]
        self.name = name
        self.inputs = inputs
        self.functions = {"core": ours, "torch": theirs, "numpy": numpys}
        self.against = against
        self.limit = limit


def torch_layer_norm(rows, weight, bias, out):  # type: ignore[no-untyped-def]
    return torch.nn.functional.layer_norm(rows, (1024,), weight, bias)


CASES = [
    # Not judged: what moving the memory takes, below which no operation on it can be.
    Case("copy", ("x",), lambda x, out: core.clone(x, **out),
         lambda x, out: out["out"].copy_(x) if out else x.clone(),
         lambda x, out: numpy.copyto(out["out"], x) if out else x.copy(), "best", None),
    Case("add", ("x", "y"), lambda x, y, out: core.add(x, y, **out),
         lambda x, y, out: torch.add(x, y, **out), lambda x, y, out: numpy.add(x, y, **out),
         "best", 1.05),
    Case("sum", ("x",), lambda x, out: core.sum(x, **out),
         lambda x, out: torch.sum(x, 0, **out), lambda x, out: numpy.sum(x, **out), "best", 1.05),
    Case("exp", ("x",), lambda x, out: core.exp(x, **out), lambda x, out: torch.exp(x, **out),
         lambda x, out: numpy.exp(x, **out), "torch", 0.6),
    Case("gelu", ("x",), lambda x, out: core.ops.core.gelu_erf(x, **out),
         lambda x, out: torch._C._nn.gelu(x, **out), None, "torch", 0.6),
    Case("tanh", ("x",), lambda x, out: core.tanh(x, **out), lambda x, out: torch.tanh(x, **out),
         lambda x, out: numpy.tanh(x, **out), "torch", 0.6),
    Case("softmax", ("rows",), lambda rows, out: core.softmax(rows, -1, **out),
         lambda rows, out: torch.softmax(rows, -1, **out), None, "torch", 0.8),
    Case("layer_norm", ("rows", "weight", "bias"),
         lambda r, w, b, out: core.layer_norm(r, (1024,), w, b, **out), torch_layer_norm, None,
         "torch", 0.8),
    Case("transposed copy", ("square",), lambda x, out: core.clone(x.mT, **out),
         lambda x, out: out["out"].copy_(x.mT) if out else x.mT.contiguous(), None, "torch", 1.0),
]  # fmt: skip
NO_OUT = ("layer_norm",)  # torch's has none


def rivals(case: Case, arrays: dict[str, numpy.ndarray], with_out: bool) -> dict:  # type: ignore[type-arg]
    given = [arrays[name] for name in case.inputs]
    # Each library has arrays of its own: where they begin in memory matters to the processor.
    makers = {
        "core": lambda a: core.asarray(a, copy=True),
        "torch": torch.tensor,
        "numpy": numpy.copy,
    }
    samplers = {}
    for library, function in case.functions.items():
        if function is None:
            continue
        values = [makers[library](a) for a in given]
        result = (
            numpy.empty((), numpy.float32) if case.name == "sum" else numpy.empty_like(given[0])
        )
        out = {"out": makers[library](result)} if with_out else {}
        call = lambda f=function, v=values, o=out: f(*v, o)  # noqa: E731
        call()
        samplers[library] = timed(call)
    return samplers


def compare(case: Case, arrays: dict[str, numpy.ndarray], threads: int, with_out: bool) -> Row:
    core.set_num_threads(threads)
    torch.set_num_threads(threads)
    took = alternate(rivals(case, arrays, with_out), ROUNDS)
    others = {name: t for name, t in took.items() if name != "core"}
    rival = took["torch"] if case.against == "torch" else min(others.values())
    detail = ", ".join(f"{name} {t * 1e6:.0f} us" for name, t in took.items())
    what = f"{case.name}{', out=' if with_out else ''}, {threads} thread{'s'[: threads - 1]}"
    return Row(f"{what} / {case.against}", took["core"] / rival, case.limit, "x", detail)


def main() -> None:
    arrays = operands()
    rows = [
        compare(case, arrays, threads, with_out)
        for case in CASES
        for threads in THREADS
        for with_out in ((False,) if case.name in NO_OUT else (False, True))
    ]
    met = print_table(f"kernels from bodies, medians of {ROUNDS} alternating calls", rows)
    print(f"  torch {torch.__version__}, NumPy {numpy.__version__}, core {core.__version__}")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
