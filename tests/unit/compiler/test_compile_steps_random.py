"""Random training steps: each does compiled what it does eagerly, whatever happens in between."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from training_twins import OPTIMIZERS, Twin, batch, same

import core
from core.pytree import flatten

if TYPE_CHECKING:
    from collections.abc import Callable

PARTS: dict[str, tuple[Any, ...]] = {
    "optimizer": tuple(OPTIMIZERS),
    "zero": ("none", "zero", "end", "by hand", "never"),
    "micro_batches": (1, 1, 2, 3),
    "clip": ("no", "in place", "assigned", "by norm"),
    "gradients": ("backward", "backward", "grad"),
    "returned": ("loss", "detached", "several", "nothing", "gradient", "dict"),
    "averaged": (True, False),
    "two": (True, False),
    "unused": (True, False, False),
    "late_zero": (True, False),
    "shared": (True, False),
    "decayed": (True, False),
}
EVENTS = ("", "", "rate", "freeze", "thaw", "clear", "rows", "replace", "load", "assign")


class Program:
    """A step that is put together of random parts, with its parameters and optimizers in a twin."""

    def __init__(self, parts: dict[str, Any], twin: Twin) -> None:
        self.parts, self.twin = parts, twin
        first, second = (
            (twin.params, []) if not parts["two"] else (twin.params[:2], twin.params[2:])
        )
        self.optimizers = [OPTIMIZERS[parts["optimizer"]](first)]
        if second:
            self.optimizers.append(core.optim.SGD(second, lr=0.05, momentum=0.5))
        twin.optimizers += self.optimizers
        twin.others = [p.detach().clone() for p in twin.params] if parts["averaged"] else []

    def clear_grads(self, when: bool) -> None:
        zero = self.parts["zero"]
        if zero in ("none", "zero") and self.parts["late_zero"] == when:
            for optimizer in self.optimizers:
                optimizer.zero_grad(set_to_none=zero == "none")
        if zero == "by hand" and not when:
            for p in self.twin.params:
                p.grad = None

    def loss(self, x: Any, y: Any) -> tuple[Any, Any]:
        w, b, v, c = self.twin.params
        hidden = core.tanh(x @ w if self.parts["unused"] else x @ w + b)
        if self.parts["shared"]:
            hidden = hidden + core.sigmoid(x @ w)
        out = hidden @ v + c
        loss = ((out - y) ** 2).mean() / self.parts["micro_batches"]
        if self.parts["decayed"]:
            loss = loss + 0.01 * sum((p * p).sum() for p in (w, v) if p.requires_grad)
        return loss, out

    def differentiate(self, loss: Any) -> None:
        if self.parts["gradients"] == "backward":
            loss.backward()
            return
        params = [p for k, p in enumerate(self.twin.params) if p.requires_grad and k != 1]
        for p, g in zip(params, core.autograd.grad(loss, params)):
            p.grad = g if p.grad is None else p.grad + g

    def clip(self) -> None:
        for p in self.twin.params:
            if p.grad is None or self.parts["clip"] == "no":
                continue
            if self.parts["clip"] == "in place":
                p.grad *= 0.5
            elif self.parts["clip"] == "assigned":
                p.grad = p.grad * 0.5
            else:
                p.grad = p.grad / core.maximum(core.sqrt((p.grad**2).sum()), core.full((), 0.1))

    def step(self, x: Any, y: Any) -> Any:
        self.clear_grads(False)
        total = core.zeros(())
        for k in range(self.parts["micro_batches"]):
            loss, out = self.loss(x, y)
            if k == 0:
                self.clear_grads(True)
            self.differentiate(loss)
            total = total + loss.detach()
        self.clip()
        for optimizer in self.optimizers:
            optimizer.step()
        with core.no_grad():
            for average, p in zip(self.twin.others, self.twin.params):
                average *= 0.9
                average += 0.1 * p
        gradient = self.twin.params[2].grad
        if self.parts["zero"] == "end":
            for optimizer in self.optimizers:
                optimizer.zero_grad()
        return self.result(loss, total, out, gradient)

    def result(self, loss: Any, total: Any, out: Any, gradient: Any) -> Any:
        returned = self.parts["returned"]
        if returned == "several":
            return loss, total, out
        if returned == "dict":
            return {"loss": loss, "parts": [total]}
        if returned == "nothing":
            return None
        return {"loss": loss, "detached": total, "gradient": gradient}[returned]


def happen(event: str, twin: Twin) -> None:
    """What a user does between two steps."""
    optimizer = twin.optimizers[0]
    if event == "rate":
        optimizer.param_groups[0]["lr"] *= 0.7
    elif event in ("freeze", "thaw"):
        twin.params[3].requires_grad = event == "thaw"
    elif event == "clear":
        for p in twin.params:
            p.grad = None
    elif event == "replace":
        twin.params[2] = twin.params[2].detach().clone().requires_grad_()
    elif event == "load":
        optimizer.load_state_dict(optimizer.state_dict())
    elif event == "assign":
        twin.params[2].grad = core.ones((8, 3)) * 0.1


def outcome(twin: Twin, given: Any) -> list[Any]:
    try:
        return flatten(twin.step(*given))[0]
    except core.errors.CoreError as error:
        return [type(error).__name__]


def check(seed: int) -> Any:
    chance = random.Random(seed)
    parts = {name: chance.choice(choices) for name, choices in PARTS.items()}
    events = [chance.choice(EVENTS) for _ in range(8)]

    def make(twin: Twin) -> Callable[..., Any]:
        return Program(parts, twin).step

    eager, compiled = Twin(make, False), Twin(make, True)
    for number, event in enumerate(events):
        for twin in (eager, compiled):
            happen(event, twin)
        where = f"seed {seed}, step {number} of {events}, {parts}"
        given = batch(number, 3 if event == "rows" else 5)
        results = outcome(eager, given), outcome(compiled, given)
        for pairs in (results, (eager.tensors(), compiled.tensors())):
            for a, b in zip(*pairs, strict=True):
                same(a, b, where)
        versions = [[p.version for p in twin.params] for twin in (eager, compiled)]
        assert versions[0] == versions[1], where
    return compiled.step


@pytest.mark.parametrize("seed", range(2))
def test_random_steps_are_those_of_eager_code(seed):
    assert check(seed).entries  # and Python need not run


@pytest.mark.slow
def test_more_random_steps():
    served = sum(bool(check(seed).entries) for seed in range(1000, 1080))
    assert served == 80
