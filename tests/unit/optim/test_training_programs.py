"""Training programs with schedules and clipping, written for PyTorch: PyTorch's numbers after each
step with core.compat.torch, eagerly and compiled."""

from __future__ import annotations

import copy
import math
import types
from typing import Any

import numpy as np
import pytest

import core
import core.compat.torch as torch

STEPS = 40
LIBRARIES = ["eager", "compiled"]


def data(step: int, rows: int = 8) -> tuple[Any, Any]:
    rng = np.random.default_rng(100 + step)
    x = rng.standard_normal((rows, 6))
    return torch.tensor(x), torch.tensor(np.sin(x[:, :3]) + 0.1 * rng.standard_normal((rows, 3)))


def weights() -> list[Any]:
    rng = np.random.default_rng(0)
    shapes = (6, 16), (16,), (16, 3), (3,)
    return [torch.tensor(rng.standard_normal(n) * 0.4, requires_grad=True) for n in shapes]


def loss_of(ps: list[Any], x: Any, y: Any) -> Any:
    return ((torch.tanh(x @ ps[0] + ps[1]) @ ps[2] + ps[3] - y) ** 2).mean()


def warm_up_and_cosine(compile: Any) -> Any:
    params = weights()
    optimizer = torch.optim.AdamW(params, lr=0.01, weight_decay=0.1)

    def factor(step):
        if step < 10:
            return float(step + 1) / 10.0
        return 0.5 * (1.0 + math.cos(math.pi * (step - 10) / 30))

    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lr_lambda=factor)

    @compile
    def train(x, y):
        optimizer.zero_grad()
        loss = loss_of(params, x, y)
        loss.backward()
        optimizer.step()
        scheduler.step()
        return loss.detach()

    for step in range(STEPS):
        yield train(*data(step)), *params, *scheduler.get_last_lr()


def one_cycle_with_clipping(compile: Any) -> Any:
    params = weights()
    optimizer = torch.optim.SGD(params, lr=0.1, momentum=0.9, nesterov=True)
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.5, total_steps=STEPS + 1)

    @compile
    def train(x, y):
        optimizer.zero_grad(set_to_none=True)
        loss = loss_of(params, x, y)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(params, max_norm=0.5)
        optimizer.step()
        scheduler.step()
        return loss.detach(), norm

    for step in range(STEPS):
        loss, norm = train(*data(step))
        yield loss, norm, *params, optimizer.param_groups[0]["momentum"]


def one_cycle_of_adam(compile: Any) -> Any:
    params = weights()
    optimizer = torch.optim.Adam(params, lr=0.1, betas=(0.9, 0.98))
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.05, epochs=10, steps_per_epoch=5)

    @compile
    def train(x, y):
        optimizer.zero_grad()
        loss = loss_of(params, x, y)
        loss.backward()
        optimizer.step()
        return loss.detach()

    for step in range(STEPS):
        loss = train(*data(step))
        scheduler.step()
        yield loss, *params, *optimizer.param_groups[0]["betas"]


def plateau(compile: Any) -> Any:
    params = weights()
    optimizer = torch.optim.SGD(params, lr=0.3, momentum=0.9)
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1)

    @compile
    def train(x, y):
        optimizer.zero_grad()
        loss = loss_of(params, x, y)
        loss.backward()
        optimizer.step()
        return loss.detach()

    for _ in range(10):
        losses = [train(*data(step)) for step in range(4)]
        total = float(sum(losses)) / 4
        scheduler.step(total)
        yield total, *params, optimizer.param_groups[0]["lr"]


def checkpoint_in_mid_schedule(compile: Any) -> Any:
    def build(params):
        optimizer = torch.optim.AdamW(params, lr=0.02)
        cosine = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=25, eta_min=1e-4)
        warm = torch.optim.lr_scheduler.LinearLR(optimizer, start_factor=0.1, total_iters=5)
        both = torch.optim.lr_scheduler.SequentialLR(optimizer, [warm, cosine], milestones=[5])

        @compile
        def train(x, y):
            optimizer.zero_grad()
            loss = loss_of(params, x, y)
            loss.backward()
            optimizer.step()
            both.step()
            return loss.detach()

        return optimizer, both, train

    params = weights()
    optimizer, scheduler, train = build(params)
    for step in range(12):
        yield train(*data(step)), *params, *scheduler.get_last_lr()
    kept = copy.deepcopy([optimizer.state_dict(), scheduler.state_dict()])
    params = [p.detach().clone().requires_grad_() for p in params]
    optimizer, scheduler, train = build(params)
    optimizer.load_state_dict(kept[0])
    scheduler.load_state_dict(kept[1])
    for step in range(12, STEPS):
        yield train(*data(step)), *params, *scheduler.get_last_lr()


def accumulation_with_clipping(compile: Any) -> Any:
    params = weights()
    optimizer = torch.optim.SGD(params, lr=0.2, weight_decay=1e-3)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=4, gamma=0.7)

    @compile
    def collect(x, y):
        loss = loss_of(params, x, y) / 4
        loss.backward()
        return loss.detach()

    @compile
    def update():
        norm = torch.nn.utils.clip_grad_norm_(params, 0.3, norm_type=float("inf"))
        optimizer.step()
        optimizer.zero_grad()
        scheduler.step()
        return norm

    for step in range(STEPS):
        loss = collect(*data(step))
        if step % 4 == 3:
            yield loss, update(), *params, *scheduler.get_last_lr()


def several_groups(compile: Any) -> Any:
    params = weights()
    groups = [{"params": params[:2], "lr": 0.001}, {"params": params[2:]}]
    optimizer = torch.optim.RMSprop(groups, lr=0.01, momentum=0.5)
    scheduler = torch.optim.lr_scheduler.LambdaLR(
        optimizer, [lambda step: 0.95**step, lambda step: 1.0 / (1.0 + 0.1 * step)]
    )

    @compile
    def train(x, y):
        optimizer.zero_grad()
        loss = loss_of(params, x, y)
        loss.backward()
        torch.nn.utils.clip_grad_value_(params, 0.1)
        optimizer.step()
        scheduler.step()
        return loss.detach()

    for step in range(STEPS):
        yield train(*data(step)), *params, *scheduler.get_last_lr()


def averaged_weights(compile: Any) -> Any:
    params = weights()
    averages = [p.detach().clone() for p in params]
    optimizer = torch.optim.Adam(params, lr=0.02)
    scheduler = torch.optim.lr_scheduler.PolynomialLR(optimizer, total_iters=30, power=0.9)

    @compile
    def train(x, y):
        optimizer.zero_grad()
        loss = loss_of(params, x, y)
        loss.backward()
        optimizer.step()
        scheduler.step()
        with torch.no_grad():
            for average, p in zip(averages, params):
                average.mul_(0.9).add_(p, alpha=0.1)
        return loss.detach()

    for step in range(STEPS):
        yield train(*data(step)), *params, *averages


def trainer(compile: Any) -> Any:
    class Trainer:
        def __init__(self):
            self.params = weights()
            self.optimizer = torch.optim.AdamW(self.params, lr=0.02)
            self.scheduler = torch.optim.lr_scheduler.LambdaLR(self.optimizer, self.factor)
            self.max_norm, self.steps, self.history = 1.0, 0, []
            self.train = compile(self.train_step)

        def factor(self, step):
            return max(0.1, math.exp(-step / 10))

        def train_step(self, x, y):
            self.optimizer.zero_grad()
            loss = loss_of(self.params, x, y)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.params, self.max_norm)
            self.optimizer.step()
            self.scheduler.step()
            self.steps += 1
            return loss.detach()

        def fit(self):
            for step in range(STEPS):
                loss = self.train(*data(step))
                self.history.append(loss)
                yield loss, *self.params, self.steps, *self.scheduler.get_last_lr()

    yield from Trainer().fit()


def decay_of_some_groups(compile: Any) -> Any:
    params = weights()
    groups = [
        {"params": [p for p in params if p.ndim > 1], "weight_decay": 0.1},
        {"params": [p for p in params if p.ndim <= 1], "weight_decay": 0.0},
    ]
    optimizer = torch.optim.AdamW(groups, lr=0.01)
    scheduler = torch.optim.lr_scheduler.ChainedScheduler(
        [
            torch.optim.lr_scheduler.ConstantLR(optimizer, factor=0.1, total_iters=10),
            torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.97),
        ]
    )

    @compile
    def train(x, y):
        loss = loss_of(params, x, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        scheduler.step()
        return loss.detach()

    for step in range(STEPS):
        yield train(*data(step)), *params, *scheduler.get_last_lr()


def restarts(compile: Any) -> Any:
    params = weights()
    optimizer = torch.optim.SGD(params, lr=0.3, momentum=0.9)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=5, T_mult=2)

    @compile
    def train(x, y):
        optimizer.zero_grad()
        loss = loss_of(params, x, y)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(params, 1.0)
        optimizer.step()
        scheduler.step()
        return loss.detach()

    for step in range(STEPS):
        yield train(*data(step)), *params, *scheduler.get_last_lr()


PROGRAMS = [
    warm_up_and_cosine, one_cycle_with_clipping, one_cycle_of_adam, plateau,
    checkpoint_in_mid_schedule, accumulation_with_clipping, several_groups, averaged_weights,
    trainer, decay_of_some_groups, restarts,
]  # fmt: skip


def of(library: Any, program: Any) -> Any:
    """A program with another library as `torch`."""
    space = {**globals(), "torch": library}
    for name, value in globals().items():
        if isinstance(value, types.FunctionType):
            space[name] = types.FunctionType(value.__code__, space, name, value.__defaults__)
    return space[program.__name__]


def numbers(row: Any) -> list[Any]:
    return [np.asarray(v.detach() if hasattr(v, "detach") else v) for v in row]


def compiling(functions: list[Any]) -> Any:
    def compile(fn: Any) -> Any:
        functions.append(core.compile(fn))
        return functions[-1]

    return compile


@pytest.mark.peers
@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("way", LIBRARIES)
def test_a_program_gives_torchs_numbers_after_each_step(program, way):
    theirs = of(pytest.importorskip("torch"), program)
    functions: list[Any] = []
    ours = program(compiling(functions) if way == "compiled" else lambda fn: fn)
    for step, rows in enumerate(zip(ours, theirs(lambda fn: fn), strict=True)):
        for got, want in zip(*map(numbers, rows), strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-9, atol=1e-12, err_msg=f"step {step}")
    for fn in functions:
        assert fn.eager is None and not fn.breaks
        assert all("the state of tensor" in reason for reason in fn.reasons), fn.reasons
        assert len(fn.recompilations) <= 5, fn.recompilations


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_compiled_program_is_the_eager_one(program):
    functions: list[Any] = []
    both = program(compiling(functions)), program(lambda fn: fn)
    for step, rows in enumerate(zip(*both, strict=True)):
        for got, want in zip(*map(numbers, rows), strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-9, atol=1e-12, err_msg=f"step {step}")
    assert functions and all(fn.eager is None for fn in functions)
