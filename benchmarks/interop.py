"""What a call of a core operator costs from torch and JAX, against their own custom operators.

    python benchmarks/interop.py

One element, one thread, the same computation in NumPy's place: what is measured is the way there.
Rivals alternate in one process. torch.library.custom_op gets a kernel of torch, JAX a callback that
returns its argument's sine by NumPy.
"""

import sys
import timeit

import numpy as np
from measure import Row, alternate, print_table

import core


def sampler(function, number=300):
    timer = timeit.Timer(function)
    timer.timeit(20)
    return lambda: timer.timeit(number) / number * 1e6


def define():
    op = core.custom_op("bench_bridge::double", lambda x: x * 2, schema="(Tensor x) -> Tensor")
    op.register_fake(core.empty_like)
    op.vjp = lambda g: g * 2
    return op


def ratio(name: str, ours, theirs, limit: float | None) -> Row:
    found = alternate({"ours": sampler(ours), "theirs": sampler(theirs)}, rounds=15)
    value = found["ours"] / found["theirs"]
    return Row(name, value, limit, "x", f"{found['ours']:.1f} us against {found['theirs']:.1f}")


def torch_rows(op) -> list[Row]:
    import torch

    torch.set_num_threads(1)

    theirs = torch.library.custom_op(
        "bench_bridge::theirs", lambda x: x * 2, mutates_args=(), schema="(Tensor x) -> Tensor"
    )
    theirs.register_fake(torch.empty_like)
    theirs.register_autograd(lambda ctx, g: g * 2)
    ours, x = core.interop.torch.register(op), torch.ones(1)
    y, one = torch.ones(1, requires_grad=True), torch.ones(1)
    return [
        ratio("torch, no gradient", lambda: ours(x), lambda: theirs(x), 1.0),
        ratio("torch, recorded", lambda: ours(y), lambda: theirs(y), 1.3),
        ratio(
            "torch, with backward",
            lambda: torch.autograd.grad(ours(y), y, one),
            lambda: torch.autograd.grad(theirs(y), y, one),
            None,
        ),
    ]


def jax_rows(op) -> list[Row]:
    import jax
    import jax.numpy as jnp

    def callback(x):
        return np.multiply(x, 2)

    def theirs(x):
        return jax.pure_callback(callback, jax.ShapeDtypeStruct(x.shape, x.dtype), x)

    ours, x = core.interop.jax.register(op), jnp.ones(1)
    ours_jit, theirs_jit = jax.jit(ours), jax.jit(theirs)
    return [
        ratio("jax, eager", lambda: ours(x), lambda: theirs(x), 1.0),
        ratio(
            "jax, jit",
            lambda: ours_jit(x).block_until_ready(),
            lambda: theirs_jit(x).block_until_ready(),
            1.0,
        ),
    ]


def main() -> int:
    op = define()
    rows = torch_rows(op) + jax_rows(op)
    title = "operators of core called from torch and JAX, against torch.library and pure_callback"
    return 0 if print_table(title, rows) else 1


if __name__ == "__main__":
    sys.exit(main())
