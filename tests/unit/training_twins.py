"""Twins: a small model that is trained eagerly and compiled, and compared after each step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import core

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = ((6, 8), (8,), (8, 3), (3,))


def tensor(rng: np.random.Generator, *shape: int) -> core.Tensor:
    return core.asarray((rng.standard_normal(shape) * 0.3).astype("float32"))


def params(seed: int = 0, sizes: Any = SIZES) -> list[core.Tensor]:
    rng = np.random.default_rng(seed)
    return [tensor(rng, *size).requires_grad_() for size in sizes]


def batch(number: int, rows: int = 5) -> tuple[core.Tensor, core.Tensor]:
    rng = np.random.default_rng(100 + number)
    return tensor(rng, rows, 6), tensor(rng, rows, 3)


def mlp(ps: list[core.Tensor], x: core.Tensor) -> core.Tensor:
    return core.tanh(x @ ps[0] + ps[1]) @ ps[2] + ps[3]


def mse(ps: list[core.Tensor], x: core.Tensor, y: core.Tensor) -> core.Tensor:
    return ((mlp(ps, x) - y) ** 2).mean()


class Twin:
    """A model, its optimizers, and a step on a batch."""

    def __init__(self, make: Callable[[Twin], Callable[..., Any]], compiled: bool) -> None:
        self.params, self.optimizers, self.others = params(), [], []
        step = make(self)
        self.step: Any = core.compile(step) if compiled else step

    def tensors(self) -> list[Any]:
        state = [
            value
            for optimizer in self.optimizers
            for p in self.params
            for _, value in sorted(optimizer.state.get(p, {}).items())
        ]
        return [*self.params, *(p.grad for p in self.params), *self.others, *state]


def same(a: Any, b: Any, where: str) -> None:
    assert (a is None) == (b is None), where
    if isinstance(a, core.Tensor):
        assert a.requires_grad == b.requires_grad, where
        assert (a.shape, a.dtype, a.is_leaf) == (b.shape, b.dtype, b.is_leaf), where
        np.testing.assert_allclose(
            np.asarray(a.detach()), np.asarray(b.detach()), rtol=2e-5, atol=1e-6, err_msg=where
        )
    elif a is not None:
        assert a == b, where


def run_both(
    make: Callable[[Twin], Callable[..., Any]],
    steps: int = 6,
    between: Callable[[int, Twin], Any] = lambda number, twin: None,
    batches: Callable[[int], tuple[Any, ...]] = batch,
) -> core.compiler.CompiledFunction:
    """Trains eagerly and compiled; everything is the same after every step."""
    eager, compiled = Twin(make, False), Twin(make, True)
    for number in range(steps):
        for twin in (eager, compiled):
            between(number, twin)
        given = batches(number)
        same(eager.step(*given), compiled.step(*given), f"the result of step {number}")
        for k, (a, b) in enumerate(zip(eager.tensors(), compiled.tensors(), strict=True)):
            same(a, b, f"tensor {k} after step {number}")
        versions = [[p.version for p in twin.params] for twin in (eager, compiled)]
        assert versions[0] == versions[1], f"versions after step {number}"
    step: core.compiler.CompiledFunction = compiled.step
    return step


def is_served(step: core.compiler.CompiledFunction, graphs: int = 1) -> bool:
    """Whether the last call left an entry, and what was compiled is so many graphs."""
    assert len(step.graphs) == graphs, (len(step.graphs), step.reasons)
    assert not step.breaks, step.breaks
    return len(step.entries) > 0


OPTIMIZERS: dict[str, Callable[[Any], core.optim.Optimizer]] = {
    "sgd": lambda ps: core.optim.SGD(ps, lr=0.1),
    "momentum": lambda ps: core.optim.SGD(ps, lr=0.1, momentum=0.9, weight_decay=0.01),
    "nesterov": lambda ps: core.optim.SGD(ps, lr=0.1, momentum=0.9, nesterov=True),
    "adam": lambda ps: core.optim.Adam(ps, lr=0.01),
    "amsgrad": lambda ps: core.optim.Adam(ps, lr=0.01, amsgrad=True, weight_decay=0.1),
    "adamw": lambda ps: core.optim.AdamW(ps, lr=0.01),
}
