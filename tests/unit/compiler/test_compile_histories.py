"""Lists that compiled functions append to: one graph, and the lists of eager calls."""

from __future__ import annotations

import math
from typing import Any

import pytest

import core


def shown(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return value.tolist()
    if isinstance(value, (list, tuple)):
        return type(value), [shown(v) for v in value]
    return {k: shown(v) for k, v in value.items()} if isinstance(value, dict) else value


class Fit:
    """A training step that keeps what it has seen."""

    def __init__(self) -> None:
        self.p = core.asarray([[0.5], [-1.0], [0.25]]).requires_grad_()
        self.optimizer = core.optim.SGD([self.p], lr=0.05)
        self.losses: list[Any] = []
        self.log: dict[str, list[Any]] = {"loss": [], "rate": [], "rows": []}
        self.steps = 0

    def __call__(self, x: core.Tensor, rate: float) -> core.Tensor:
        self.optimizer.zero_grad()
        loss = ((x @ self.p) ** 2).mean() * rate
        loss.backward()
        self.optimizer.step()
        self.steps += 1
        self.losses.append(loss.item())
        self.log["loss"].append(float(loss))
        self.log["rate"].append(rate * 2)
        self.log["rows"] += [{"step": self.steps, "x": (x, x.shape[0])}, None]
        return loss


def test_a_training_step_that_keeps_its_losses_is_one_graph() -> None:
    eager, given = Fit(), Fit()
    compiled = core.compile(given)
    for k in range(14):
        x, rate = core.ones((2 + k % 4, 3)) * (k / 8), 1 / (k + 1)
        assert compiled(x, rate).item() == pytest.approx(eager(x, rate).item(), rel=1e-5)
        assert given.losses == pytest.approx(eager.losses, rel=1e-5)
        assert given.log["rate"] == eager.log["rate"]
        assert shown(given.log["rows"]) == shown(eager.log["rows"])
        if k % 5 == 4:  # the user may read and empty it
            for fit in (eager, given):
                fit.losses.pop()
                fit.log["loss"] = fit.log["loss"][-2:]
    assert (compiled.breaks, compiled.reasons) == ([], [])


HISTORY: list[Any] = []


def appends(x: core.Tensor) -> core.Tensor:
    HISTORY.append(x.sum().item())
    return x + 1


def appends_nests(x: core.Tensor) -> Any:
    y = x * 2
    HISTORY.append((y, {"a": [x, 1], "b": float(y.sum())}))
    HISTORY.extend([y, "text"])
    return y


def appends_sometimes(x: core.Tensor) -> core.Tensor:
    if x.shape[0] > 2:
        HISTORY.append(x.shape[0])
    return x + 1


def appends_in_a_callee(x: core.Tensor) -> core.Tensor:
    return appends(x * 2)


def reads_the_last(x: core.Tensor) -> core.Tensor:
    HISTORY.append(x + 1)
    return x * HISTORY[-1]


def returns_the_last_two(x: core.Tensor) -> Any:
    HISTORY.append(math.exp(x.mean().item()))
    HISTORY.extend([HISTORY[-1], round(x.mean().item(), 2)])
    return HISTORY[-1], HISTORY[-2] / 2


NATIVE = [
    appends, appends_nests, appends_sometimes, appends_in_a_callee, reads_the_last,
    returns_the_last_two,
]  # fmt: skip


def reads(x: core.Tensor) -> core.Tensor:
    HISTORY.append(x.sum().item())
    return x * len(HISTORY)


def reads_one_of_before(x: core.Tensor) -> core.Tensor:
    HISTORY.append(x + 1)
    return x * (HISTORY[-2].sum() if len(HISTORY) > 1 else 1)


def keeps_three(x: core.Tensor) -> core.Tensor:
    HISTORY.append(x)
    if len(HISTORY) > 3:
        HISTORY.pop(0)
    return x + 1


def returns_it(x: core.Tensor) -> Any:
    HISTORY.append(x.sum().item())
    return HISTORY


def appends_what_it_returns(x: core.Tensor) -> Any:
    made = [x + 1]
    HISTORY.append(made)
    return made


def appends_itself(x: core.Tensor) -> Any:
    HISTORY.append([HISTORY[:1]] if HISTORY else None)
    return x + 1


class Twice:
    """Two ways to one list."""

    kept = HISTORY

    def __call__(self, x: core.Tensor) -> core.Tensor:
        HISTORY.append(float(x.sum()))
        return x * len(self.kept)


class OfTheClass:
    """The list is an attribute of the class."""

    kept = HISTORY

    def __call__(self, x: core.Tensor) -> core.Tensor:
        self.kept.append(float(x.sum()))
        return x + 1


OTHERS = [
    reads, reads_one_of_before, keeps_three, returns_it, appends_what_it_returns, appends_itself,
    Twice(), OfTheClass(),
]  # fmt: skip


@pytest.mark.parametrize(
    "fn", [*NATIVE, *OTHERS], ids=lambda f: getattr(f, "__name__", type(f).__name__)
)
def test_the_list_is_that_of_eager_calls(fn: Any) -> None:
    compiled, found = core.compile(fn), []
    for call in (fn, compiled):
        HISTORY.clear()
        states = []
        for k in (3, 2, 4, 2, 5, 3, 3):
            out = call(core.arange(k, dtype="float32"))
            states.append((shown(out), shown(HISTORY)))
            if out is not HISTORY and isinstance(out, list):
                assert HISTORY[-1] is out
        found.append(states)
    assert found[0] == found[1]
    assert bool(compiled.reasons) == (fn in OTHERS)
    HISTORY.clear()


def test_a_call_that_raises_leaves_what_it_appended_before() -> None:
    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        HISTORY.append(float(x.sum()))
        return x @ core.ones((3, 3))

    HISTORY.clear()
    for k in (3, 3, 4, 3):
        if k == 4:
            with pytest.raises(core.errors.CoreError):
                step(core.ones((k,)))
        else:
            step(core.ones((k,)))
    assert HISTORY == [3.0, 3.0, 4.0, 3.0]
    HISTORY.clear()


def test_the_list_may_be_another_one() -> None:
    fit = Fit()
    compiled = core.compile(fit)
    for k in range(6):
        fit.losses = []
        compiled(core.ones((2, 3)), 1.0)
        assert len(fit.losses) == 1
        assert len(fit.log["loss"]) == k + 1
