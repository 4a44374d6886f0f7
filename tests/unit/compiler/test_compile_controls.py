"""Never slower: functions go back to eager by counts; limits, `disable` and `reset`."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import core
from core.errors import CompileError, ConfigError

X = core.asarray([1.0, -2.0, 3.0])


def tiny(x: core.Tensor) -> core.Tensor:
    y = x * 2
    return y + sum(y.tolist())


def test_small_graphs_that_split_go_back_to_eager() -> None:
    compiled = core.compile(tiny)
    for _ in range(3):
        assert compiled.eager is None and compiled(X).tolist() == tiny(X).tolist()
    assert compiled.eager is tiny and compiled(X).tolist() == tiny(X).tolist()
    assert "costs more than it can win" in compiled.reasons[-1]
    report = str(core.compiler.explain(compiled)(X))
    assert "return y + sum(y.tolist())" in report and "core.where" in report
    assert "until core.compiler.reset()" in report


def test_what_can_win_stays_compiled() -> None:
    large, log = core.ones((1024, 1024)), []

    def fn(x: core.Tensor) -> core.Tensor:
        log.append(1)
        return core.exp(core.tanh(x * 2 + 1) - x) * 0.5 + x

    compiled = core.compile(fn)
    for _ in range(6):
        compiled(large)
    assert compiled.eager is None and len(compiled.graphs) == 1
    for fixed in (core.compile(tiny, options={"back_to_eager": False}),):
        for _ in range(6):
            fixed(X)
        assert fixed.eager is None
    with pytest.raises(CompileError):
        core.compile(tiny, fullgraph=True)(X)


def test_one_cause_has_a_limit_and_says_what_to_do() -> None:
    class Rates:
        lr = 0.0

    rates = Rates()

    def step(p: core.Tensor) -> core.Tensor:
        return p - rates.lr * p

    compiled = core.compile(step)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for k in range(20):
            Rates.lr = 0.1 * k
            assert compiled(X).tolist() == step(X).tolist()
    assert [w.category for w in caught] == [core.compiler.RecompileWarning]
    text = str(caught[0].message)
    assert "step" in text and __file__ in text and "Rates.lr" in text and "argument" in text
    assert len(compiled.graphs) == 2  # the number as a constant, and as an input
    (cause,) = compiled.recompilations
    assert cause.endswith(f"has changed ({core.config.recompile_limit + 1} times)")


def test_limit_of_values_of_arguments() -> None:
    def pick(x: core.Tensor, n: int) -> core.Tensor:
        return x * (3, 5, 2, 7, 1, 4)[n]

    with core.config.override(recompile_limit=2):
        compiled = core.compile(pick)
        with pytest.warns(core.compiler.RecompileWarning, match=r"argument 1 .*decides at .*\.py:"):
            for n in range(6):
                assert compiled(X, n).tolist() == pick(X, n).tolist()
        assert compiled.eager is pick and len(compiled.entries) == 3
    with pytest.raises(ConfigError):
        core.config.override(recompile_limit=0).__enter__()


def test_recompilations_are_counted_where_arguments_of_two_kinds_come_in_turn() -> None:
    class Owner:
        count, rate = 0, 0.5

    def relied(x: core.Tensor, mode: Any) -> core.Tensor:
        owner.count += 1
        return x * len(str(owner.count))

    owner, x = Owner(), core.ones(2)
    compiled = core.compile(relied)
    with pytest.warns(core.compiler.RecompileWarning, match="owner.count has changed"):
        for k in range(30):
            compiled(x, (None, x)[k % 2])
    assert len(compiled.recompilations) <= core.config.recompile_limit + 2
    compiled = core.compile(lambda x, mode: x * owner.rate)
    for k in range(30):
        owner.rate = 0.5 + k
        assert compiled(x, (None, x)[k % 2]).tolist() == [owner.rate] * 2
    assert len(compiled.recompilations) <= 3 and not compiled.reasons


def test_disabled_functions_are_called_between_graphs() -> None:
    seen: list[Any] = []

    @core.compile.disable
    def look(x: core.Tensor) -> core.Tensor:
        """Looks."""
        seen.append(x.tolist())
        return x + 1

    def fn(x: core.Tensor) -> core.Tensor:
        return core.exp(look(x * 2)) * 2

    compiled = core.compile(fn)
    for _ in range(5):
        assert compiled(X).tolist() == fn(X).tolist()
    assert len(seen) == 10 and look.__doc__ == "Looks."
    assert "is disabled" in compiled.reasons[0]
    with pytest.raises(CompileError, match="is disabled"):
        core.compile(fn, fullgraph=True)(X)
    assert core.compiler.disable(core.compile(tiny))(X).tolist() == tiny(X).tolist()


def test_reset_begins_anew() -> None:
    once, eager = core.compile(lambda x, s: x * s + 1), core.compile(tiny)
    for k in range(4):
        once(X, 0.5 * k)
        eager(X)
    assert once.entries and eager.eager is tiny
    core.compiler.reset()
    for compiled in (once, eager):
        assert not (compiled.entries or compiled.graphs or compiled.reasons or compiled.eager)
    assert once(X, 2.0).tolist() == (X * 2 + 1).tolist() and len(once.graphs) == 1
    assert eager(X).tolist() == tiny(X).tolist()


def test_graphs_that_differ_at_each_call_end() -> None:
    calls: list[int] = []

    def fn(x: core.Tensor) -> core.Tensor:
        calls.append(1)
        for _ in range(len(calls)):
            x = core.tanh(x)
        return x

    large, compiled = core.ones((256, 256)), core.compile(fn, options={"back_to_eager": True})
    for _ in range(8):
        compiled(large)
    assert compiled.eager is fn


def test_changing_numbers_of_functions_that_run_as_python_build_two_graphs() -> None:
    seen: list[float] = []

    def fn(x: core.Tensor, s: float) -> core.Tensor:
        seen.append(s)
        seen[0]  # read: the list is no history that an entry could append to
        return core.tanh(x * s + 1) / (s + 2)

    compiled = core.compile(fn, options={"back_to_eager": False})
    for k in range(10):
        assert compiled(X, 0.1 * k).tolist() == fn(X, 0.1 * k).tolist()
    assert len(compiled.graphs) == 2 and len(seen) == 20
