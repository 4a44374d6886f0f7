"""What the transforms of `core.func` cost beside the arithmetic: one element each, one thread.

core and torch are timed in turn in the same process; a row is the ratio of medians.
"""

from __future__ import annotations

import sys

import numpy
import torch
from measure import ROUNDS, Row, nanoseconds, print_table

import core

torch.set_num_threads(1)


def f(x):
    return x.sin().sum()


def transformed(library, vmap) -> dict[str, object]:
    """The same transforms from either library."""
    func = library.func
    return {
        "grad of sin(x).sum()": func.grad(f),
        "vmap of sin": vmap(library.sin),
        "grad of grad": func.grad(lambda x: func.grad(f)(x).sum()),
        "vmap of grad": vmap(func.grad(f)),
        "jacrev": func.jacrev(library.sin),
        "hessian": func.hessian(f),
    }


LIMITS = {"grad of sin(x).sum()": 0.15, "vmap of sin": 0.25}


def main() -> None:
    number = numpy.full(1, 0.5, numpy.float32)
    x, t = core.asarray(number), torch.tensor(number)
    ours, theirs = transformed(core, core.func.vmap), transformed(torch, torch.vmap)
    rows = []
    for name in ours:
        shape = (1, 1) if name == "vmap of grad" else (1,)
        names = {"g": ours[name], "h": theirs[name], "x": x.reshape(shape), "t": t.reshape(shape)}
        took = nanoseconds({"core": "g(x)", "torch": "h(t)"}, names)
        detail = ", ".join(f"{library} {ns:.0f} ns" for library, ns in took.items())
        rows.append(Row(name, took["core"] / took["torch"], LIMITS.get(name), "x", detail))
    directions = {"jvp": core.func.jvp, "torch_jvp": torch.func.jvp, "f": f, "x": x, "t": t}
    statements = {"core": "jvp(f, (x,), (x,))", "torch": "torch_jvp(f, (t,), (t,))"}
    took = nanoseconds(statements, directions)
    detail = ", ".join(f"{library} {ns:.0f} ns" for library, ns in took.items())
    rows.append(Row("jvp of sin(x).sum()", took["core"] / took["torch"], None, "x", detail))
    title = f"core.func, one element, medians of {ROUNDS} alternating rounds, core / torch"
    met = print_table(title, rows)
    print(f"  torch {torch.__version__}, core {core.__version__}")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
