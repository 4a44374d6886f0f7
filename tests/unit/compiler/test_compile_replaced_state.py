"""Lists and dicts that a function replaces: `self.params = {k: f(p) for k, p in ...}`.
The old one stays, the new one is another object, and whoever writes to it is heard."""

from __future__ import annotations

import collections
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import core

if TYPE_CHECKING:
    from collections.abc import Callable


def tensor(*shape: int, by: float = 1.0) -> core.Tensor:
    return core.asarray(by * np.random.default_rng(shape).random(shape).astype("float32"))


class Net:
    def __init__(self) -> None:
        self.params: Any = {"w": tensor(4, 4), "b": tensor(4)}
        self.layers = [{"w": tensor(4, 4), "b": tensor(4)} for _ in range(2)]
        self.state: dict[str, Any] = {"m": tensor(4), "t": 0}
        self.rates = {"lr": 1.0}
        self.pair: Any = [tensor(3), tensor(2)]
        self.best: Any = None
        self.shared, self.kept = self.params, list[Any]()
        self.calls, self.same = 0, False


def shown(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return np.asarray(value.detach()).round(2).tolist()
    if isinstance(value, dict):
        return type(value), [(key, shown(v)) for key, v in value.items()]
    return [shown(v) for v in value] if isinstance(value, (list, tuple)) else value


def smaller(params: Any, x: core.Tensor) -> Any:
    return {k: p * 0.9 + x.mean() for k, p in params.items()}


def replaces(n: Net, x: core.Tensor) -> Any:
    n.params = smaller(n.params, x)
    return n.params["w"].sum()


def by_a_loop(n: Net, x: core.Tensor) -> Any:
    new = {}
    for key, p in n.params.items():
        new[key] = p * 0.9 + x.sum()
    n.params = new


def copies_and_writes(n: Net, x: core.Tensor) -> Any:
    n.params = dict(n.params)
    n.params["w"] = n.params["w"] * 0.5 + x


def counts(n: Net, x: core.Tensor) -> Any:
    n.state = {"m": n.state["m"] * 0.9 + x[0] * n.state["t"], "t": n.state["t"] + 1}
    return n.state["m"]


def decays(n: Net, x: core.Tensor) -> Any:
    n.params = {k: p - n.rates["lr"] * 0.01 for k, p in n.params.items()}
    n.rates = {"lr": n.rates["lr"] * 0.5}


def has_layers(n: Net, x: core.Tensor) -> Any:
    n.layers = [{k: p * 0.9 for k, p in layer.items()} for layer in n.layers]
    return core.relu(x @ n.layers[0]["w"] + n.layers[1]["b"])


def exchanges(n: Net, x: core.Tensor) -> Any:
    n.pair = [n.pair[1] * 2, n.pair[0]]


def trains(n: Net, x: core.Tensor) -> Any:
    def loss(p: Any) -> core.Tensor:
        return (core.tanh(x @ p["w"] + p["b"]) ** 2).mean()

    value, grads = core.func.value_and_grad(loss)(n.params)
    n.state = {"m": n.state["m"] * 0.9 + grads["b"], "t": n.state["t"] + 1}
    n.params = {k: p - 0.1 * grads[k] for k, p in n.params.items()}
    return value


def branches(n: Net, x: core.Tensor) -> Any:
    total = (x @ n.params["w"]).sum()
    if total > 3:
        n.params = {k: p * 0.5 for k, p in n.params.items()}
    return total


def writes_to_one(n: Net, x: core.Tensor) -> Any:
    n.params = {"w": n.params["w"], "b": n.params["b"] * 2}
    n.params["w"].add_(1.0)
    return n.params["w"].sum()


def raises(n: Net, x: core.Tensor) -> Any:
    n.params, n.calls = smaller(n.params, x), n.calls + 1
    return core.linalg.cholesky(n.params["w"] * 0 - core.eye(4) * (n.calls - 3))


# What these make is found by two names, or given to the caller: the function runs as Python.
def changes_or_replaces(n: Net, x: core.Tensor) -> Any:
    n.calls += 1
    if n.calls % 3 == 0:
        n.params = {k: p * 0 for k, p in n.params.items()}
    else:
        n.params["w"] = n.params["w"] + x
    return n.params["w"].sum()


def keeps_the_best(n: Net, x: core.Tensor) -> Any:
    n.params = smaller(n.params, x)
    n.best = n.params


def keeps_the_old(n: Net, x: core.Tensor) -> Any:
    n.best = n.params
    n.params = smaller(n.params, x)


def returns_it(n: Net, x: core.Tensor) -> Any:
    n.params = params = smaller(n.params, x)
    return params


def stores_it_twice(n: Net, x: core.Tensor) -> Any:
    n.pair = n.best = [p * 0.9 for p in n.pair]


def compares(n: Net, x: core.Tensor) -> Any:
    old, n.params = n.params, smaller(n.params, x)
    n.same = old is n.params


def refers_to_another(n: Net, x: core.Tensor) -> Any:
    n.state = {"m": n.state["m"] + 1, "t": n.state["t"] + 1, "pair": n.pair}
    return n.pair[0]


SERVED = [replaces, by_a_loop, copies_and_writes, counts, decays, has_layers, exchanges, trains,
          branches, writes_to_one, raises]  # fmt: skip
OTHERS = [changes_or_replaces, keeps_the_best, keeps_the_old, returns_it, stores_it_twice, compares,
          refers_to_another]  # fmt: skip


def nothing(n: Net, number: int) -> None:
    n.same = n.best is n.params


def writes_between(n: Net, number: int) -> None:
    nothing(n, number)
    if number in (3, 4):
        n.params["w"] = tensor(4, 4, by=number)
        n.shared["b"] = tensor(4, by=number)
    if number == 5:
        n.layers[1]["b"] = n.layers[0]["b"]
        n.pair[0] = tensor(*n.pair[0].shape, by=7)
        n.state["t"] += 3
        n.rates["lr"] = 4.0


def replaces_between(n: Net, number: int) -> None:
    nothing(n, number)
    if number == 3:
        n.params = {"b": n.params["b"], "w": n.params["w"]}
        n.layers[0] = {"w": tensor(4, 4, by=3), "b": tensor(4)}
    if number == 4:
        n.params = collections.OrderedDict(n.params)
        n.params["v"] = tensor(2)
    if number == 5:
        n.params = {"w": tensor(4, 4), "b": tensor(4)}
        n.layers.append({"w": tensor(4, 4), "b": tensor(4)})
    if number == 6:
        n.params = n.shared = {"w": n.params["w"], "b": n.params["w"][0]}


def keeps_between(n: Net, number: int) -> None:
    n.kept.append((n.params, n.layers, n.state, n.pair))


@pytest.mark.parametrize("between", [nothing, writes_between, replaces_between, keeps_between])
@pytest.mark.parametrize("fn", SERVED + OTHERS)
def test_a_list_or_dict_that_is_replaced(
    fn: Callable[[Net, core.Tensor], Any], between: Callable[[Net, int], None]
) -> None:
    x = core.ones((4, 4))
    logs = []
    for compiled in (False, True):
        net, log = Net(), []
        call: Any = core.compile(fn, options={"back_to_eager": False}) if compiled else fn
        for number in range(9):
            between(net, number)
            try:
                made = shown(call(net, x))
            except core.linalg.LinAlgError as error:
                made = str(error)
            log.append((made, {k: shown(v) for k, v in vars(net).items()}))
        logs.append(log)
    assert logs[0] == logs[1]
    if fn in SERVED and between is nothing:
        assert call.entries, call.reasons
        assert len(call.recompilations) <= 2, call.recompilations


# ---- lists and dicts in a dict -----------------------------------------------------------------
def replaces_an_item(s: dict[str, Any], x: core.Tensor) -> Any:
    s["params"] = smaller(s["params"], x)
    s["m"] = [m * 0.5 + x[0] for m in s["m"]]
    s["t"] += 1
    return s["params"]["w"].sum() * s["t"]


def writes_and_replaces(s: dict[str, Any], x: core.Tensor) -> Any:
    s["params"]["w"] = s["params"]["w"] * 0.9
    s["m"] = [m * 0.5 for m in s["m"]]
    return s["params"]["w"].sum()


def replaces_within(s: dict[str, Any], x: core.Tensor) -> Any:
    s["deep"]["layers"] = [{"w": layer["w"] * 0.9} for layer in s["deep"]["layers"]]
    return s["deep"]["layers"][0]["w"].sum()


def replaces_what_is_deep(s: dict[str, Any], x: core.Tensor) -> Any:
    s["deep"] = {"layers": [{"w": layer["w"] * 0.9} for layer in s["deep"]["layers"]]}
    return s["deep"]["layers"][0]["w"].sum()


def writes_what_is_deep(s: dict[str, Any], x: core.Tensor) -> Any:
    for layer in s["deep"]["layers"]:
        layer["w"] = layer["w"] * 0.9
    return s["deep"]["layers"][0]["w"].sum()


def unpacks(s: dict[str, Any], x: core.Tensor) -> Any:
    a, n = s["pair"]
    s["pair"] = (a * 0.9 + x[0], n + 1)
    return a.sum() * n


def updates(s: dict[str, Any], x: core.Tensor) -> Any:
    s.update(params={k: p * 0.9 for k, p in s["params"].items()})
    return s["params"]["b"].sum()


def changes_items(s: dict[str, Any], number: int) -> None:
    if number == 2:
        s["params"]["w"] = tensor(4, 4, by=3)
    if number == 3:
        s["deep"]["layers"][1]["w"] = tensor(4, 4, by=2)
        s["t"] += 5
    if number == 4:
        s["params"] = {"b": tensor(4), "w": tensor(4, 4)}
    if number == 5:
        s["deep"]["layers"].append({"w": tensor(4, 4)})
        s["m"][0] = tensor(4, by=9)
    if number == 6:
        s["m"] = tuple(s["m"])
    if number == 7:
        s["m"], s["deep"] = [s["m"][0], s["m"][0]], {"layers": s["deep"]["layers"]}


@pytest.mark.parametrize("changes", [False, True])
@pytest.mark.parametrize(
    "fn",
    [replaces_an_item, writes_and_replaces, replaces_within, replaces_what_is_deep,
     writes_what_is_deep, unpacks, updates],
)  # fmt: skip
def test_an_item_that_is_replaced(fn: Any, changes: bool) -> None:
    x, logs = core.ones((4, 4)), []
    for compiled in (False, True):
        state: dict[str, Any] = {"params": {"w": tensor(4, 4), "b": tensor(4)}, "t": 0}
        state |= {"m": [tensor(4), tensor(4)], "pair": (tensor(4), 1)}
        state |= {"deep": {"layers": [{"w": tensor(4, 4)}, {"w": tensor(4, 4)}]}}

        def step(x: core.Tensor, state: dict[str, Any] = state) -> Any:
            return fn(state, x)

        call: Any = core.compile(step, options={"back_to_eager": False}) if compiled else step
        log = []
        for number in range(9):
            if changes:
                changes_items(state, number)
            before = dict(state)
            log.append((shown(call(x)), shown(state), [state[k] is before[k] for k in state]))
        logs.append(log)
    assert logs[0] == logs[1]
    if not changes:
        assert call.entries, call.reasons
        assert len(call.recompilations) <= 1, call.recompilations


# ---- lists and dicts that are changed where they are -------------------------------------------
def writes_then_reads(n: Any, x: core.Tensor) -> Any:
    n.acc.add_(1)
    value = float(n.acc.sum())
    n.p["w"] = n.p["w"] + x * value
    if n.go:
        n.p = dict(n.p)
    return n.p["w"]


def stores_a_number(n: Any, x: core.Tensor) -> Any:
    n.p["s"] = n.k
    if n.go:
        n.p = dict(n.p)
    return x * 2


def stores_a_size(n: Any, x: core.Tensor) -> Any:
    n.p["s"] = x.shape[0]
    if n.go:
        n.p = dict(n.p)
    return x * 2


def writes_within_a_tuple(n: Any, x: core.Tensor) -> Any:
    n.pair[0]["w"] = n.pair[0]["w"] + x.sum()
    n.pair = (n.pair[0], n.pair[1] + 1)
    return n.pair[0]["w"] * 2


def reads_by_another_name(n: Any, x: core.Tensor) -> Any:
    n.pair = ({"w": n.pair[0]["w"] + 1}, 0)
    return x * n.d["w"]


class Plain:
    def __init__(self) -> None:
        self.acc, self.go, self.k = core.zeros((3,)), False, 0
        self.p: dict[str, Any] = {"w": core.zeros(()), "s": 0}
        self.pair: Any = ({"w": core.ones(())}, 0)
        self.d = self.pair[0]


@pytest.mark.parametrize(
    "fn",
    [writes_then_reads, stores_a_number, stores_a_size, writes_within_a_tuple,
     reads_by_another_name],
)  # fmt: skip
def test_what_is_changed_where_it_is(fn: Any) -> None:
    logs = []
    for compiled in (False, True):
        n, log = Plain(), []
        call: Any = core.compile(fn, options={"back_to_eager": False}) if compiled else fn
        for number in range(8):
            n.k = number
            if number < 3:
                n.p["s"] = number  # what it is going to hold
            made = call(n, core.ones((3 + number,)) if fn is stores_a_size else core.ones(()))
            log.append((shown(made), {k: shown(v) for k, v in vars(n).items()}))
            assert type(n.p["s"]) is int
        logs.append(log)
    assert logs[0] == logs[1]
