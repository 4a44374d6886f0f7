"""Compiled functions against eager ones over shapes, layouts and dtypes: no function is slower.

    python benchmarks/compile_shapes.py
    python benchmarks/compile_shapes.py --inputs "columns 3,transposed" --all

Small functions as users write them, on arrays of a few columns, transposed and sliced ones, of
every kind of dtype. Rows above the limit are timed once more, and printed if they are still above
it; with --all each row is. Calls that differ by less than a microsecond are not counted.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

from measure import alternate

import core

LIMIT, LEAST = 1.3, 1e-6
ROUNDS, SECONDS = 9, 0.001
Program = Callable[[Any, Any, Any], Any]  # of x, one number for each column, one for each row

PROGRAMS: dict[str, Program] = {
    "x*x + x": lambda x, v, r: x * x + x,
    "gelu(2x + 1)": lambda x, v, r: core.gelu(x * 2 + 1),
    "gelu(x + v)": lambda x, v, r: core.gelu(x + v),
    "sin(x*r)": lambda x, v, r: core.sin(x * r),
    "x*r + v": lambda x, v, r: x * r + v,
    "where(x>r, exp, v)": lambda x, v, r: core.where(x > r, core.exp(x), v),
    "sin(x*v).mean": lambda x, v, r: core.sin(x * v).mean(),
    "mse": lambda x, v, r: ((x - v) ** 2).mean(),
    "sum(0)": lambda x, v, r: (x * x).sum(axis=0),
    "sum(-1)": lambda x, v, r: (x * x).sum(axis=-1),
    "sin.sum(0)": lambda x, v, r: core.sin(x).sum(axis=0),
    "(x*r).sum(0)": lambda x, v, r: (x * r).sum(axis=0),
    "x - mean(0)": lambda x, v, r: x - x.mean(axis=0),
    "standardized(0)": lambda x, v, r: (x - x.mean(axis=0)) / core.sqrt(x.var(axis=0) + 1e-5),
    "cos(z) + z.sum(0)": lambda x, v, r: core.cos(x * 2) + (x * 2).sum(axis=0),
    "x/|x| of rows": lambda x, v, r: x / core.sqrt((x * x).sum(axis=-1, keepdims=True) + 1e-6),
    "x/|x|": lambda x, v, r: x / core.linalg.vector_norm(x),
    "softmax": lambda x, v, r: core.softmax(x * 0.5, -1),
    "softmax(0)": lambda x, v, r: core.softmax(x * 0.5, 0),
    "layer_norm": lambda x, v, r: core.layer_norm(x, x.shape[-1:]) * v,
    "argmax": lambda x, v, r: core.argmax(x * 2, axis=-1),
    "cumulative_sum": lambda x, v, r: core.cumulative_sum(x * 2, axis=-1) + 1,
    "concat": lambda x, v, r: core.concat([x * 2, x + 1], axis=-1),
    "concat(0)": lambda x, v, r: core.concat([x * 2, x + 1], axis=0),
    "stack": lambda x, v, r: core.stack([x * 2, x + 1], axis=-1),
    "roll": lambda x, v, r: core.roll(x * 2, 1, axis=-1) - x,
    "pad": lambda x, v, r: core.concat([core.zeros_like(x[..., :1]), x], axis=-1) * 2,
    "diff": lambda x, v, r: x[..., 1:] - x[..., :-1],
    "stencil": lambda x, v, r: x[2:] + x[:-2] - 2 * x[1:-1],
    "grad of sin": core.func.grad(lambda x, v, r: core.sin(x * v + r).sum()),
    "grad by v": core.func.grad(lambda x, v, r: (core.sin(x * v + r) ** 2).sum(), 1),
    "grad by r": core.func.grad(lambda x, v, r: core.tanh(x * v + r).sum(), 2),
    "grad of softmax": core.func.grad(lambda x, v, r: (core.softmax(x, -1) * v).sum()),
}

MASKED: dict[str, Program] = {  # of x, a mask of its shape, one number for each row
    "softmax of kept": lambda x, m, r: core.softmax(core.where(m, x, -1e4), -1),
    "logsumexp of kept": lambda x, m, r: core.logsumexp(core.where(m, x, -1e4), -1),
    "sum of kept": lambda x, m, r: (x * m).sum(axis=-1),
    "sin of kept, sum": lambda x, m, r: (core.sin(x) * m).sum(axis=-1),
}


def _of(x: core.Tensor) -> tuple[core.Tensor, core.Tensor, core.Tensor]:
    dtype = x.dtype if "float" in x.dtype.name else core.float32
    v, r = core.randn(x.shape[-1]), core.randn(*x.shape[:-1], 1)
    return x, v.astype(dtype), r.astype(dtype)


def inputs() -> dict[str, tuple[core.Tensor, core.Tensor, core.Tensor]]:
    core.manual_seed(0)
    square = core.randn(256, 256)
    made = {f"columns {n}": core.randn(48_000 // n, n) for n in (2, 3, 4, 8, 16, 24, 40, 100)}
    made |= {
        "256 x 256": square,
        "transposed": square.T,
        "every second": core.randn(512, 512)[::2, ::2],
        "broadcast": core.broadcast_to(core.randn(256, 1), (256, 256)),
        "32 x 16 x 128": core.randn(32, 16, 128),
        "permuted": core.permute_dims(core.randn(16, 128, 32), (2, 0, 1)),
        "8 x 16 x 14 x 14": core.randn(8, 16, 14, 14),
        "4 x 16384": core.randn(4, 16384),
        "4 x 5": core.randn(4, 5),
    }
    for name in ("float64", "float16", "bfloat16", "int32", "uint8", "complex64"):
        made[name] = (core.abs(square) * 10).astype(core.dtype(name))
    return {name: _of(x) for name, x in made.items()}


def ratio(program: Program, args: tuple[Any, ...]) -> tuple[float, float, float] | None:
    """compiled / eager, and seconds of each; None where the function does not take the input."""
    compiled = core.compile(program)
    try:
        for _ in range(3):
            program(*args)
            compiled(*args)
    except core.errors.CoreError:
        return None
    start = time.perf_counter()
    program(*args)
    calls = max(1, min(200, int(SECONDS / (time.perf_counter() - start))))

    def sampler(fn: Program) -> Callable[[], float]:
        def sample() -> float:
            start = time.perf_counter()
            for _ in range(calls):
                fn(*args)
            return (time.perf_counter() - start) / calls

        return sample

    took = alternate({"eager": sampler(program), "compiled": sampler(compiled)}, ROUNDS)
    return took["compiled"] / took["eager"], took["eager"], took["compiled"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    known = inputs()
    parser.add_argument("--inputs", default=",".join(known))
    parser.add_argument("--all", action="store_true", help="every row, not those above the limit")
    options = parser.parse_args()
    count, slow = 0, 0
    for kind in options.inputs.split(","):
        x, v, r = known[kind]
        mask = core.rand(*x.shape) > 0.3
        for name, program in (PROGRAMS | MASKED).items():
            args = (x, mask if name in MASKED else v, r)
            row = ratio(program, args)
            if row is None:
                continue
            count += 1
            above = row[0] > LIMIT and row[2] - row[1] > LEAST
            if above:
                row = ratio(program, args) or row
                above = row[0] > LIMIT and row[2] - row[1] > LEAST
            slow += above
            if above or options.all:
                eager, compiled = (seconds * 1e6 for seconds in row[1:])
                mark = "above the limit" if above else ""
                print(f"{kind:18} {name:20} {row[0]:6.2f} {eager:9.1f} {compiled:9.1f} us  {mark}")
    print(f"{slow} of {count} functions take more than {LIMIT} of the eager time when compiled")
    sys.exit(bool(slow))


if __name__ == "__main__":
    main()
