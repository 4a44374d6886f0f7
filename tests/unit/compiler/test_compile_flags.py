"""Effects in branches that calls do not take: such calls are served, and no result is stale."""

from __future__ import annotations

import argparse
import dataclasses
import logging
import random
import sys
import time
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import core
from core.profiler import profile

log = logging.getLogger("core_tests.flags")
DEBUG: Any = False
OPTIONS = {"debug": False, "mode": "quiet"}
CONFIG = types.SimpleNamespace(debug=False, log=types.SimpleNamespace(every=0, name=None))
X = core.asarray([0.5, -1.0, 2.0])


@dataclasses.dataclass
class Config:
    verbose: bool = False
    name: str | None = None


class Block:
    def __init__(self, gain: float) -> None:
        self.gain, self.debug = core.ones(3) * gain, False

    def __call__(self, x: core.Tensor) -> core.Tensor:
        y = core.tanh(x * self.gain)
        if self.debug:
            self.report(y)
        return y

    def report(self, y: core.Tensor) -> None:
        print("block", y.shape, y.tolist())


class Model:
    def __init__(self) -> None:
        self.blocks, self.debug, self.mode = [Block(1.0), Block(2.0)], False, "train"
        self.calls, self.seen = 0, []

    def __call__(self, x: core.Tensor, verbose: bool = False, note: Any = None) -> core.Tensor:
        self.calls += 1
        for number, block in enumerate(self.blocks):
            x = block(x)
            if verbose and self.mode != "eval":
                print("after", number, x.tolist())
        if note is not None:
            print(note, time.time() > 0, file=sys.stdout)
        return x + self.calls


def by_global(x: core.Tensor) -> core.Tensor:
    y = core.exp(x)
    if DEBUG:
        print("debug", y.tolist())
    return y + 1


def by_item(x: core.Tensor) -> core.Tensor:
    y = core.exp(x)
    if OPTIONS["debug"] or OPTIONS["mode"] == "loud":
        print("item", y.tolist())
    return y + 1


def by_config(x: core.Tensor, config: Any = CONFIG) -> core.Tensor:
    if not config.debug:
        return core.exp(x) + 1
    print("config", x.tolist())
    return core.exp(x) + 2


def by_default(x: core.Tensor, *, verbose: bool = False, name: str | None = None) -> core.Tensor:
    y = core.exp(x)
    print(name or "", y.tolist()) if verbose else None
    return noted(y, verbose=verbose) + 1


def noted(y: core.Tensor, verbose: bool = False) -> core.Tensor:
    if not verbose:
        return y
    with open("/dev/null", "w") as file:
        file.write(str(random.random()))
    print("noted", y.shape)
    return y


def by_dataclass(x: core.Tensor, config: Config) -> core.Tensor:
    y = core.exp(x)
    if config.verbose or config.name == "loud":
        log.warning("verbose %s", y.tolist())
        print(config, y.tolist())
    return y * 2


def in_generator(x: core.Tensor, loud: bool) -> core.Tensor:
    def parts() -> Any:
        for k in range(3):
            if loud:
                print("part", k)
            yield x * k

    return sum(parts(), x) + sum([p if not loud else announced(p) for p in (x, x + 1)])


def announced(x: core.Tensor) -> core.Tensor:
    print("announced", x.tolist())
    return x


def by_match(x: core.Tensor, mode: str) -> core.Tensor:
    match mode:
        case "loud":
            print("loud", x.tolist())
        case "traced":
            breakpoint()
    return core.exp(x)


def same(
    fn: Callable[..., Any],
    steps: list[Callable[[Any], Any]],
    capsys: Any,
    reset: Callable[[], Any] = lambda: None,
) -> core.compiler.CompiledFunction:
    """The function compiled, after steps that give and print what they do of the function."""
    reset()
    want = [step(fn) for step in steps]
    printed = capsys.readouterr().out
    reset()
    compiled = core.compile(fn)
    got = [step(compiled) for step in steps]
    assert got == want
    assert capsys.readouterr().out == printed
    assert printed
    return compiled


def flag_set(place: Any, name: str, value: Any) -> Callable[[Any], Any]:
    """A step that sets a flag, and calls."""

    def step(f: Any) -> Any:
        place[name] = value
        return f(X).tolist()

    return step


@pytest.mark.parametrize(
    ("fn", "place", "name", "loud", "quiet"),
    [
        (by_global, globals(), "DEBUG", True, False),
        (by_global, globals(), "DEBUG", "yes", None),
        (by_item, OPTIONS, "debug", True, False),
        (by_item, OPTIONS, "mode", "loud", "quiet"),
        (by_config, vars(CONFIG), "debug", True, False),
        (by_default, by_default.__kwdefaults__, "verbose", True, False),
    ],
)
def test_a_flag_that_changes(fn, place, name, loud, quiet, capsys):
    before = place[name]
    steps = [flag_set(place, name, value) for value in (quiet, quiet, loud, loud, quiet, loud)]
    try:
        compiled = same(fn, steps, capsys)
        assert len(compiled.entries) == 1
        for _ in range(2):
            place[name] = quiet
            steps[0](compiled)
        assert not compiled.recompilations
        assert not capsys.readouterr().out
    finally:
        place[name] = before


def test_a_flag_that_is_set_at_first(capsys):
    try:
        steps = [flag_set(globals(), "DEBUG", value) for value in (True, True, False, False, True)]
        assert len(same(by_global, steps, capsys).entries) == 1
    finally:
        globals()["DEBUG"] = False


def test_flags_of_a_model(capsys):
    model = Model()

    def reset() -> None:
        model.__init__()

    def set_debug(number: int, value: bool) -> Callable[[Any], Any]:
        def step(f: Any) -> Any:
            model.blocks[number].debug = value
            return f(X).tolist(), model.calls

        return step

    def evaluate(f: Any) -> Any:
        model.mode = "eval"
        return f(X, verbose=True).tolist(), model.calls

    steps = [
        lambda f: (f(X).tolist(), model.calls),
        lambda f: (f(X).tolist(), model.calls),
        lambda f: (f(X, True).tolist(), model.calls),
        lambda f: (f(X, verbose=True).tolist(), model.calls),
        lambda f: (f(X, note="note").tolist(), model.calls),
        set_debug(1, True),
        set_debug(1, False),
        set_debug(0, True),
        set_debug(0, False),
        evaluate,
        evaluate,
        lambda f: (f(X).tolist(), model.calls),
    ]
    compiled = same(model, steps * 3, capsys, reset)
    assert len(compiled.entries) == 5


def test_a_flag_in_a_cell(capsys):
    def make() -> tuple[Any, Any]:
        verbose = False

        def fn(x: core.Tensor) -> core.Tensor:
            y = core.exp(x)
            if verbose:
                print("verbose", y.tolist())
            return y * 2

        def switch(value: bool) -> None:
            nonlocal verbose
            verbose = value

        return fn, switch

    fn, switch = make()
    steps = [
        lambda f, v=v: (switch(v), f(X).tolist()) for v in (False, False, True, False, True, True)
    ]
    assert len(same(fn, steps, capsys).entries) == 1


def test_flags_that_are_given(capsys):
    quiet, loud = Config(), Config(verbose=True)
    steps = [
        lambda f, c=c: f(X, c).tolist() for c in (quiet, Config(), loud, Config(name="loud"), quiet)
    ]
    assert len(same(by_dataclass, steps, capsys).entries) == 1
    modes = ("quiet", "loud", "quiet", "other")
    steps = [lambda f, m=m: f(X, m).tolist() for m in modes]
    assert len(same(by_match, steps, capsys).entries) == 2
    steps = [lambda f, v=v: f(X, v).tolist() for v in (False, True, False, True)]
    assert len(same(in_generator, steps, capsys).entries) == 1
    args = argparse.Namespace(debug=False)
    steps = [lambda f: f(X, args).tolist(), lambda f: f(X, args).tolist()]
    steps += [lambda f: setattr(args, "debug", True) or f(X, args).tolist()]
    steps += [lambda f: setattr(args, "debug", False) or f(X, args).tolist()]
    assert len(same(by_config, steps, capsys).entries) == 1


def test_every_so_many_steps(capsys):
    """A number decides: only the steps that print run as Python."""
    python = []

    def step(x: core.Tensor, w: core.Tensor, n: int) -> tuple[core.Tensor, core.Tensor]:
        loss = ((x * w) ** 2).sum()
        w = w - 0.01 * w * loss
        if n % 10 == 0:
            python.append(n)
            print("step", n, loss.item())
        return w, loss

    def train(f: Any) -> Any:
        w, losses = core.ones(3), []
        for n in range(45):
            w, loss = f(X, w, n)
            losses.append(loss.item())
        return losses, w.tolist()

    compiled = same(step, [train], capsys)
    assert python == [0, 10, 20, 30, 40] * 2
    assert len(compiled.graphs) == len(compiled.entries) == 1
    assert not compiled.recompilations


def test_sizes_and_values_decide(capsys):
    def fn(x: core.Tensor) -> core.Tensor:
        if x.shape[0] > 4:
            print("large", x.shape)
        y = x
        for _ in range(10):
            y = core.tanh(y) @ core.ones((3, 3))
        if float(y.sum()) > 100:
            print("unstable", float(y.sum()))
        return y

    small, odd = core.ones((2, 3)), core.full((3, 3), 0.0)
    steps = [lambda f, x=x: f(x).tolist() for x in (odd, odd, small, core.ones((5, 3)), odd)]
    steps += [lambda f, k=k: f(core.zeros((k, 3))).tolist() for k in (3, 4, 5, 2, 40, 4)]
    same(fn, steps, capsys)


def test_what_was_done_before_is_done_once(capsys):
    """The call that reaches the print begins again: stores, writes, draws, grads."""
    state = {"count": 0, "mean": core.zeros(3)}
    buffer, weight, items = core.zeros(3), core.ones(3).requires_grad_(), []
    flags = {"verbose": False}

    def reset() -> None:
        state.update(count=0, mean=core.zeros(3))
        buffer[...] = 0
        weight.grad = None
        items.clear()
        core.manual_seed(3)

    def fn(x: core.Tensor) -> core.Tensor:
        state["count"] += 1
        state["mean"] = state["mean"] * 0.5 + x
        items.append(x * 2)
        buffer.add_(x)
        noise = core.rand(3)
        ((x * weight + noise) ** 2).sum().backward()
        if flags["verbose"]:
            print("verbose", state["count"], buffer.tolist(), weight.grad.tolist(), noise.tolist())
        return buffer + noise

    def step(f: Any, verbose: bool) -> Any:
        flags["verbose"] = verbose
        made = f(X).tolist()
        left = (state["mean"].tolist(), buffer.tolist(), weight.grad.tolist())
        return made, left, state["count"], [item.tolist() for item in items]

    order = (True, False, False, True, False, True, True, False)
    compiled = same(fn, [lambda f, v=v: step(f, v) for v in order], capsys, reset)
    assert compiled.entries


def test_values_are_read_before_an_effect(capsys):
    """A write that values have to wait for cannot be taken back: the call runs as Python."""
    buffer = core.zeros(3)

    def fn(x: core.Tensor, verbose: bool) -> core.Tensor:
        buffer.add_(x)
        if buffer.tolist()[0] > 1 and verbose:
            print("large", buffer.tolist())
        return buffer * 2

    order = (False, False, False, True, True, False)
    steps = [lambda f, v=v: f(X, v).tolist() for v in order]
    same(fn, steps, capsys, lambda: buffer.copy_(core.zeros(3)))


def test_code_that_runs_when_the_call_begins_again(capsys):
    """It would run twice: the function runs as Python."""
    left = []

    def fn(x: core.Tensor, verbose: bool) -> core.Tensor:
        try:
            if verbose:
                print("verbose", x.tolist())
            return core.exp(x)
        finally:
            left.append(1)

    steps = [lambda f, v=v: (f(X, v).tolist(), len(left)) for v in (False, True, False, True)]
    same(fn, steps, capsys, left.clear)


def test_numpy_arrays_and_effects(capsys):
    def fn(x: Any, verbose: bool) -> core.Tensor:
        x[0] = x[0] + 1
        if verbose:
            print("verbose", x.tolist())
        return core.asarray(x) * 2

    array = np.zeros(3)
    steps = [lambda f, v=v: f(array, v).tolist() for v in (False, True, False, True)]
    same(fn, steps, capsys, lambda: array.fill(0))


def test_an_error_behind_a_flag():
    def fn(x: core.Tensor, check: bool) -> core.Tensor:
        if check:
            raise ValueError(f"at {time.time()}")
        return core.exp(x)

    compiled = core.compile(fn)
    for check in (False, True, False, True):
        if check:
            with pytest.raises(ValueError, match="at "):
                compiled(X, check)
        else:
            assert compiled(X, check).tolist() == core.exp(X).tolist()


def test_a_debugger_is_left_alone():
    """Nothing is watched where something else traces the thread."""
    lines = []

    def trace(frame: Any, event: str, arg: object) -> Any:
        if frame.f_code is by_global.__code__:
            lines.append(event)
        return trace

    compiled, before = core.compile(by_global), sys.gettrace()
    sys.settrace(trace)
    try:
        made = compiled(X)
        assert sys.gettrace() is trace
    finally:
        sys.settrace(before)
    assert made.tolist() == (core.exp(X) + 1).tolist()
    assert "line" in lines
    assert not compiled.entries
    compiled(X)
    assert len(compiled.entries) == 1
    assert sys.gettrace() is before


def test_many_names_before_an_effect(capsys):
    """Arguments of instructions that have prefixes."""
    names = "\n".join(f"    v{k} = x.name{k} if never else {k}" for k in range(140))
    source = f"def fn(x, never, loud):\n{names}\n    if loud: print('loud')\n    return x + v139"
    scope: dict[str, Any] = {}
    exec(source, scope)
    steps = [lambda f, v=v: f(X, False, v).tolist() for v in (False, True, False, True)]
    assert len(same(scope["fn"], steps, capsys).entries) == 1


def test_a_handler_that_is_left_out(capsys):
    """It catches what begins the call again: the function runs as Python."""

    def fn(x: core.Tensor, verbose: bool) -> core.Tensor:
        y = core.exp(x)
        try:
            if verbose:
                print("verbose", y.tolist())
        except BaseException:
            print("caught")
        return y

    steps = [lambda f, v=v: f(X, v).tolist() for v in (False, True, False, True)]
    same(fn, steps, capsys)


# ---- what is said of effects -------------------------------------------------------------------
def test_the_line_that_prints_is_the_first_cause(capsys):
    w = core.ones(3).requires_grad_()
    optimizer = core.optim.SGD([w], lr=0.1)

    def step(x: core.Tensor, n: int) -> core.Tensor:
        loss = (x * w).sum()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        print("step", n, loss.item())  # the line
        return loss

    compiled = core.compile(step)
    for n in range(5):
        compiled(X, n)
    line = step.__code__.co_firstlineno + 5
    cause = f"print is a function that may do more than compute ({__file__}:{line})"
    assert compiled.reasons[0] == cause
    first, source, why, instead, *_ = compiled.explain().notes()
    assert first == f"runs as Python at every call: {cause}"
    assert source.endswith("# the line")
    assert why == "  why: a call that was skipped would not print"
    assert instead.startswith("  instead: return the value, and print it outside")


def test_causes_of_captures_are_counted():
    compiled = core.compile(lambda x, mode: (x * 2, mode))
    for mode in ("a", "b", "a", "c", "b"):
        compiled(X, mode)
    assert compiled.recompilations == ["argument 1 is 'b', not 'a'", "argument 1 is 'c', not 'b'"]
    namespace = types.SimpleNamespace(mode="a")
    compiled = core.compile(lambda x: (x * 2, namespace.mode))
    for namespace.mode in ("a", "b", "c"):
        compiled(X)
    (cause,) = compiled.recompilations
    assert cause.endswith("mode has changed (2 times)")


# ---- effects that come at each call, for a while ------------------------------------------------
def test_an_effect_of_the_first_calls_only_does_not_keep_the_function_from_plans(capsys):
    def step(x, k):
        y = core.tanh(x) * 2
        if k < 6:
            print("warm")
        return (core.exp(y) + 1).sum()

    compiled, x = core.compile(step), core.ones((4, 8))
    got = [float(compiled(x, k)) for k in range(60)]
    assert got == pytest.approx([float(step(x, 9))] * 60)
    assert capsys.readouterr().out == "warm\n" * 6
    assert compiled.served_calls > 30


def test_a_flag_that_stays_on_is_tried_ever_less_often(capsys):
    class Model:
        verbose = True

        def __call__(self, x):
            if self.verbose:
                print("shape", x.shape)
            return core.tanh(x) * 2 + 1

    model, x = Model(), core.ones(8)
    compiled = core.compile(model)
    for _ in range(100):
        compiled(x)
    assert capsys.readouterr().out == "shape (8,)\n" * 100
    assert compiled.served_calls == 0
    model.verbose = False
    for _ in range(150):
        compiled(x)
    assert compiled.served_calls > 50 and not capsys.readouterr().out


def test_calls_that_no_entry_serves_are_captured_ever_less_often():
    """One way through the function is native, the other runs as Python."""

    class Model:
        steps = 0

        def names(self, wanted=("scale",)):
            return [getattr(self, name) for name in wanted]

        scale = 2.0

        def __call__(self, x):
            self.steps += 1
            y = core.tanh(x) * 2
            return y * self.names()[0] if self.steps % 2 == 0 else y + 1

    model, eager, x = Model(), Model(), core.ones(8)
    compiled = core.compile(model)
    with profile() as recorded:
        for _ in range(200):
            assert compiled(x).tolist() == eager(x).tolist()
    captures = sum(event.kind == "build" and "Model" in event.name for event in recorded.events)
    assert compiled.served_calls > 80 and captures < 20
