"""Numbers that compiled functions read of tensors and return, store or compute with: one graph, and
the numbers of eager calls."""

from __future__ import annotations

import math
import operator
from math import log2
from typing import Any

import pytest

import core

SCALE = 3


class Meter:
    """What a training loop counts."""

    def __init__(self) -> None:
        self.p = core.asarray([[0.5], [-1.0], [0.25], [1.0]]).requires_grad_()
        self.optimizer = core.optim.Adam([self.p], lr=0.1)
        self.total, self.steps, self.hits, self.average = 0.0, 0, 0, 1.0

    def step(self, x: core.Tensor) -> Any:
        self.optimizer.zero_grad()
        loss = ((x @ self.p) ** 2).mean()
        loss.backward()
        self.optimizer.step()
        self.total += float(loss)
        self.steps += 1
        self.hits += int((x > 1).sum())
        self.average = 0.9 * self.average + 0.1 * loss.item()
        return {"loss": float(loss), "mean": self.total / self.steps}

    @property
    def counted(self) -> Any:
        return self.total, self.steps, self.hits, self.average


def test_a_training_step_that_counts_is_one_graph() -> None:
    eager, given = Meter(), Meter()
    compiled = core.compile(given.step)
    for k in range(12):
        x = core.ones((3 + k % 3, 4)) * (k / 2)
        want, got = eager.step(x), compiled(x)
        assert got == pytest.approx(want, rel=1e-5)
        assert [type(v) for v in got.values()] == [float, float]
        assert given.counted == pytest.approx(eager.counted, rel=1e-5)
        assert [type(v) for v in given.counted] == [float, int, int, float]
        if k == 7:  # the user may begin to count again
            for meter in (eager, given):
                meter.total, meter.hits = 0.0, 0
    assert compiled.breaks == []
    before = len(compiled.graphs)
    for _ in range(3):
        compiled(core.ones((4, 4)))
    assert len(compiled.graphs) == before


def metrics(x: core.Tensor) -> Any:
    return {"mean": float(x.mean()), "above": int((x > 0.5).sum()), "any": float((x > 2).any())}


def of_a_callee(x: core.Tensor) -> Any:
    return metrics(x * 2), x + 1


def in_a_comprehension(x: core.Tensor) -> Any:
    return [float(row.sum()) for row in x.unstack(0)]


def computed(x: core.Tensor) -> Any:
    a, b = x.sum().item(), x[0, 0].item()
    return a + b, a - 1, 2 - a, a * 0.1, 3 * b, a / 7, a + SCALE, (x > 0).sum().item() / 4


def whole(x: core.Tensor) -> Any:
    n = (x > 0).sum().item()
    return n + 1, 10 - n, n + 0.5, n * 0.5, float(n), n + (x < 0).sum().item()


def kinds(x: core.Tensor) -> Any:
    n, yes = x.astype("int32").sum(), (x > 0).any()
    return float(n), int(n), int(yes), float(yes), float(x.sum().astype("float16")), n.item()


def of_one_element(x: core.Tensor) -> Any:
    return float(x[:1, :1]), int(x[:1, :1].astype("int8"))


def with_a_number(x: core.Tensor, rate: float) -> Any:
    return float((x * rate).sum()) * rate, rate - float(x.sum()), float(x.sum()) / rate


def beside_tensors(x: core.Tensor) -> Any:
    s, n = x.abs().max().item(), (x > 0).sum().item()
    return x * s, s - x, x / (s + 1), s / (x * x + 1), core.arange(3) * n, -s + x.astype("float64")


def in_place(x: core.Tensor) -> Any:
    y = same = x * 1
    y *= x.sum().item()
    y -= float(x.mean())
    return y, same, x


def in_place_of_items(x: core.Tensor) -> Any:
    rows = [x * 1, x + 1]
    rows[0] += x.sum().item()
    scale = x.mean().item()
    scale *= x
    return rows, scale


def operands(x: core.Tensor) -> Any:
    s, at = (x * x).sum().item() + 0.5, x > 0
    chosen = core.where(at, x, s), core.where(at, s, x), core.masked_fill(x, at, s)
    bounded = core.clip(x, -s, s), core.clip(x, max=s), core.maximum(x, s), core.minimum(s, x)
    return *chosen, *bounded, core.multiply(x, s), core.lerp(x, x + 1, s), core.less(x, s)


def powers(x: core.Tensor) -> Any:
    s, y = x.abs().mean().item(), x.abs() + 0.125
    return y**s, s**x, core.pow(y, s), y // (s + 40), y % (s + 40)


def power_in_place(x: core.Tensor) -> Any:
    y = same = x.abs()
    y **= x.max().item()
    return y, same


def operands_of_parameters(x: core.Tensor) -> Any:
    w = x.abs().requires_grad_()
    s = w.sum().item()
    (core.where(x > 0, w, s) * core.multiply(w, s) + w**s).sum().backward()
    return w.grad


def of_parameters(x: core.Tensor) -> Any:
    w = x.clone().requires_grad_()
    loss = (w * w).sum()
    (loss * loss.item() + w.sum() * w.sum().item()).backward()
    return w.grad


def truncates(x: core.Tensor) -> int:
    return int(x.sum())


def rounds(x: core.Tensor) -> Any:
    s = float(x.sum())
    return round(s, 1), round(s), -round(s, 2), abs(round(s, 1)) / 2


def of_math(x: core.Tensor) -> Any:
    s, n = x.abs().sum().item(), (x != 0).sum().item()
    return math.exp(s / 10), math.sqrt(n), log2(s + 1), math.pow(n, 2), math.hypot(s, n) - 1


def quotients(x: core.Tensor) -> Any:
    a, n = x.abs().sum().item() + 1, (x > 0).sum().item()
    return (
        n / a,
        n * n,
        n // 3,
        n % 3,
        100 * n / 7,
        a % 1,
        (n / a) * 2 + a,
        float(n * n),
        int(a * 2),
        n**2 + a**2,
    )


def multiplies_whole(x: core.Tensor) -> int:
    return int((x > 0).sum()) * 2**62


NATIVE = [
    operands, powers, power_in_place, operands_of_parameters, truncates, rounds, of_math, quotients,
    multiplies_whole,
    beside_tensors, in_place, in_place_of_items, of_parameters,
    metrics, of_a_callee, in_a_comprehension, computed, whole, kinds, of_one_element, with_a_number,
]  # fmt: skip


def shown(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return value.tolist()
    if isinstance(value, (list, tuple)):
        return [shown(v) for v in value]
    return [shown(v) for v in value.values()] if isinstance(value, dict) else (type(value), value)


@pytest.mark.parametrize("fn", NATIVE, ids=lambda f: f.__name__)
def test_numbers_are_read_when_the_graph_has_run(fn: Any) -> None:
    compiled = core.compile(fn, fullgraph=True)
    for k in range(-2, 5):
        x = core.asarray([[1.25, -0.3], [2.0, 0.7]]) * k
        rest = [0.5 + k] if fn is with_a_number else []
        assert shown(compiled(x, *rest)) == shown(fn(x, *rest))
    assert compiled.reasons == []


def names_the_class(x: core.Tensor) -> Any:
    total = float(x.sum())
    return isinstance(total, float), total


def fills(x: core.Tensor) -> Any:
    return core.full((2,), x.sum().item())


def raises_whole(x: core.Tensor) -> Any:
    return x.astype("int64") ** x.astype("int64").sum().item()


def maps(x: core.Tensor) -> Any:
    return list(map(float, (x.sum(), x.max())))


def formats(x: core.Tensor) -> str:
    return f"{round(float(x.sum()), 1)}"


def scales_by_a_formula(x: core.Tensor) -> Any:
    return x * math.exp(x.sum().item())


def chooses_by_a_formula(x: core.Tensor) -> Any:
    return x * 2 if math.exp(x.sum().item()) > 5 else x


def tries(x: core.Tensor) -> float:
    try:
        return math.exp(1000 * x.sum().item())
    except OverflowError:
        return math.inf


def multiplies_narrow(x: core.Tensor) -> Any:
    return x.astype("bfloat16") * x.sum().item()


@pytest.mark.parametrize(
    "fn",
    [names_the_class, maps, formats, scales_by_a_formula, chooses_by_a_formula, tries, fills,
     raises_whole, multiplies_narrow],
)  # fmt: skip
def test_other_uses_read_values_where_they_stand(fn: Any) -> None:
    compiled = core.compile(fn)
    for k in (1, 2, 0.5, 1):
        x = core.asarray([1.25, 2.0]) * k
        assert shown(compiled(x)) == shown(fn(x))
    assert any("values" in reason for reason in compiled.reasons)


def clipped(w: core.Tensor, g: core.Tensor, most: float) -> Any:
    norm = float(core.sqrt((g * g).sum()))
    g = g * min(1.0, most / (norm + 1e-6))
    for _ in range(8):
        w = core.tanh(w - g @ g) * core.exp(w)
    return w


def test_a_division_by_a_number_decides_whether_that_is_0() -> None:
    w, compiled = core.ones((96, 96)), core.compile(clipped)
    for k in (1.0, 1e-4, 1.0, 2.0, 1e-4):
        assert shown(compiled(w, w * k, 1.0)) == shown(clipped(w, w * k, 1.0))
    assert compiled.decisions and not compiled.breaks


def test_a_function_that_multiplies_in_place_writes() -> None:
    @core.compile
    def multiplies(x: core.Tensor) -> Any:
        same = x * 1
        return operator.imul(same, x.sum().item()), same

    for k in (1, 2, 3):
        x = core.asarray([1.25, 2.0]) * k
        product, same = multiplies(x)
        assert product.tolist() == same.tolist() == (x * x.sum()).tolist()


def test_errors_are_those_of_eager_calls() -> None:
    @core.compile
    def divides(x: core.Tensor) -> float:
        return 1.0 / float(x.sum())

    assert divides(core.ones((2,))) == 0.5
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            divides(core.zeros((2,)))
    assert divides(core.ones((4,))) == 0.25 and not divides.reasons

    @core.compile
    def several(x: core.Tensor) -> float:
        return float(x * 2)

    with pytest.raises(core.errors.ShapeError, match="float"):
        several(core.ones((3,)))


class Perplexity:
    """A step whose formula may raise; `written` is what its graph writes to."""

    def __init__(self, writes: bool) -> None:
        self.written = core.zeros(2) if writes else None
        self.before, self.values, self.after = 0, list[float](), 0

    def step(self, x: core.Tensor) -> core.Tensor:
        self.before += 1
        if self.written is not None:
            self.written.add_(x)
        self.values.append(math.exp(float(x.sum())))
        self.after += 1
        return x * 2


@pytest.mark.parametrize("writes", [False, True])
def test_a_formula_that_raises_leaves_the_state_of_eager_calls(writes: bool) -> None:
    eager, given = Perplexity(writes), Perplexity(writes)
    compiled = core.compile(given.step)
    for k, size in enumerate((1, 2, 1, 1000, 2, 1, 1000, 3)):
        x = core.ones(2) * size
        for step in (eager.step, compiled):
            if size == 1000:
                with pytest.raises(OverflowError, match="math range error"):
                    step(x)
            else:
                assert step(x).tolist() == [size * 2] * 2
        assert given.values == eager.values and given.before == eager.before
        if not writes:  # else the call cannot be made again, and all of it is stored
            assert given.after == eager.after, k
        elif given.written is not None and eager.written is not None:
            assert given.written.tolist() == eager.written.tolist()
    assert compiled.reasons == []


def test_the_names_of_the_module_stay() -> None:
    compiled = core.compile(metrics)
    compiled(core.ones((2,)))
    assert "float" not in globals()
    assert metrics.__globals__ is globals()


LIMIT = 2.0


def test_a_function_that_is_made_inside_has_the_globals_of_the_module(monkeypatch: Any) -> None:
    def makes(x: core.Tensor) -> Any:
        return float(x.shape[0]), lambda: float(LIMIT)

    _, made = core.compile(makes)(core.ones((2,)))
    monkeypatch.setitem(globals(), "LIMIT", 5.0)
    assert made() == 5.0
    assert made.__globals__ is globals()


def returns_behind_a_write(x: core.Tensor) -> float:
    total = x.sum()
    number: float = total.item()
    total.add_(10.0)
    return number


def stores_behind_a_write(x: core.Tensor) -> tuple[core.Tensor, float]:
    y = x * 2
    first: float = y[0].item()
    y.zero_()
    return y, first


@pytest.mark.parametrize("fn", [returns_behind_a_write, stores_behind_a_write])
def test_a_number_is_that_before_later_writes(fn: Any) -> None:
    compiled = core.compile(fn)
    for k in (1, 2, 0.5):
        x = core.asarray([1.25, 2.0]) * k
        assert shown(compiled(x)) == shown(fn(x))
