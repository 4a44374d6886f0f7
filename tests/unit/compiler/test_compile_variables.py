"""Functions that assign globals, and variables of the function around them: graphs and no Python,
with the effects of eager calls."""

from __future__ import annotations

import linecache
import textwrap
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import core

if TYPE_CHECKING:
    from collections.abc import Callable

STATE = "count, total, best, w, params, rate, pair, flag"
FUNCTIONS = """
def counts(x):
    global count
    count += 1
    return core.tanh(x) * count

def averages(x):
    global w
    w = w * 0.9 + core.tanh(x @ w) * 0.1
    return w.mean()

def replaces(x):
    global params, count
    params = {k: p * 0.9 + x.mean() for k, p in params.items()}
    count += 1
    return params["w"].sum()

def decays(x):
    global rate, w
    w = w - rate * 0.1 * x
    rate = rate * 0.5

def unpacks(x):
    global pair
    a, n = pair
    pair = (a * 0.9 + x[0], n + 1)
    return a.sum() * n

def reads_items(x):
    global best, total
    best = (x.sum() + count).item()
    total += best * 2
    return x + 1

def remembers(x):
    global best
    best = x * 2
    return x.sum()

def branches(x):
    global count, w
    if (x @ w).sum() > 20:
        w = w * 0.5
        count += 1
    return w.mean()

def flips(x):
    global flag
    flag = not flag
    return x * 2 if flag else x * 3

def raises(x):
    global count, w
    count += 1
    w = w + 1
    return core.linalg.cholesky(core.eye(4) * (3 - count))

def calls_a_function(x):
    def add():
        global count
        count += 1

    add()
    add()
    return core.tanh(x) * count

def trains(x):
    global params, count
    def loss(p):
        return (core.tanh(x @ p["w"] + p["b"]) ** 2).mean()

    value, grads = core.func.value_and_grad(loss)(params)
    params = {k: p - 0.1 * grads[k] for k, p in params.items()}
    count = count + 1
    return value

def converts(x):
    global total
    total += float((x @ w).sum())
    return x

def computes(x):
    global rate
    rate = math.sqrt(rate) + 0.5
    return x * rate

def add_one():
    global count
    count += 1
    return count

def assigns_twice(x):
    global count
    count += 2
    return core.tanh(x) * add_one() * count

def rates(x):
    if x.shape[0] == 4 and flag:
        add_one()
    return x * rate

def deletes(x):
    global count
    del count
    count = 4
    return x * count
"""
NAMES = [line[4:].split("(")[0] for line in FUNCTIONS.splitlines() if line.startswith("def ")]
NAMES.remove("add_one")
AS_PYTHON = ["converts", "computes", "deletes"]


def tensor(*shape: int, by: float = 1.0) -> core.Tensor:
    return core.asarray(by * np.random.default_rng(shape).random(shape).astype("float32"))


def initial() -> dict[str, Any]:
    params, pair = {"w": tensor(4, 4), "b": tensor(4)}, (tensor(4), 0)
    values = 0, 0.0, None, tensor(4, 4), params, 1.0, pair, False
    return dict(zip(STATE.split(", "), values, strict=True))


def made_of(text: str, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """What a text defines, as a module does: with its lines."""
    file = f"<{name}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    names = {"core": core, "math": __import__("math"), **given}
    exec(compile(text, file, "exec"), names)
    return names


def of_globals(name: str) -> tuple[Any, Callable[[], dict[str, Any]], Callable[..., None]]:
    names = made_of(FUNCTIONS, "of globals", initial())
    return names[name], lambda: {k: names[k] for k in initial()}, names.update


def of_nonlocals(name: str) -> tuple[Any, Callable[[], dict[str, Any]], Callable[..., None]]:
    inner = FUNCTIONS.replace("global", "nonlocal") + f"\ndef state():\n    return {STATE}\n"
    text = f"def outer({STATE}):\n{textwrap.indent(inner, '    ')}\n    return locals()\n"
    made = made_of(text, "of nonlocals", {})["outer"](**initial())
    state = made["state"]
    cells = dict(zip(state.__code__.co_freevars, state.__closure__, strict=True))

    def update(values: dict[str, Any]) -> None:
        for key, value in values.items():
            cells[key].cell_contents = value

    return made[name], lambda: {k: cells[k].cell_contents for k in initial()}, update


def shown(value: Any) -> Any:
    if isinstance(value, core.Tensor):
        return np.asarray(value.detach()).round(2).tolist()
    if isinstance(value, dict):
        return [(key, shown(v)) for key, v in value.items()]
    return [shown(v) for v in value] if isinstance(value, tuple) else value


def between(number: int, state: dict[str, Any]) -> dict[str, Any]:
    """What others assign before a call."""
    if number == 3:
        return {"count": state["count"] + 10, "w": tensor(4, 4, by=3)}
    if number == 4:
        state["params"]["w"] = tensor(4, 4, by=2)
        return {"rate": 7.0}
    if number == 5:
        state["w"].add_(1.0)
        return {"pair": (state["pair"][0], 5), "flag": True}
    if number == 6:
        return {"params": {"b": state["params"]["b"], "w": state["params"]["w"]}}
    return {}


@pytest.mark.parametrize("assigned", [False, True])
@pytest.mark.parametrize("module", [of_globals, of_nonlocals])
@pytest.mark.parametrize("name", NAMES)
def test_variables_that_are_assigned(name: str, module: Any, assigned: bool) -> None:
    x, logs = core.ones((4, 4)), []
    for compiled in (False, True):
        fn, state, update = module(name)
        call: Any = core.compile(fn, options={"back_to_eager": False}) if compiled else fn
        log = []
        for number in range(9):
            update(between(number, state()) if assigned else {})
            try:
                made = shown(call(x))
            except core.linalg.LinAlgError as error:
                made = str(error)
            log.append((made, shown(state())))
        logs.append(log)
    assert logs[0] == logs[1]
    if name not in AS_PYTHON and not assigned:
        assert call.entries, call.reasons
        assert len(call.recompilations) <= 1, call.recompilations


def test_a_global_that_is_not_there_before() -> None:
    names = made_of("def fn(x):\n    global y\n    y = x * 2\n    return y.sum()", "of one", {})
    compiled = core.compile(names["fn"])
    for k in range(4):
        compiled(core.ones(3) * k)
        assert names["y"].tolist() == [2 * k] * 3


def test_a_counter_and_a_rate_of_two_functions() -> None:
    logs = []
    for compiled in (False, True):
        names = made_of(
            "hits, rate = 0, 1.0\n"
            "def bump():\n    global hits\n    hits += 1\n"
            "def fn(x, hit):\n    if hit: bump()\n    return x * rate\n",
            "of two",
            {},
        )
        call = core.compile(names["fn"]) if compiled else names["fn"]
        log = []
        for number, hit in enumerate((1, 1, 0, 0, 1, 1, 1, 0, 0)):
            names["rate"] = 1.0 + number
            log.append((call(core.ones(()), bool(hit)).item(), names["hits"]))
        logs.append(log)
    assert logs[0] == logs[1]


def test_cells_of_equal_contents_are_told_apart() -> None:
    def optimizer() -> Any:
        m, v, t = core.zeros((3,)), core.zeros((3,)), 0

        def apply(g: core.Tensor) -> core.Tensor:
            nonlocal m, v
            m, v = m + g, v + g * g
            return m / core.sqrt(v)

        def step(g: core.Tensor) -> core.Tensor:
            nonlocal t
            t += 1
            return apply(g) * t

        return step

    eager, compiled = optimizer(), core.compile(optimizer())
    for k in range(1, 7):
        g = core.ones((3,)) * k
        np.testing.assert_allclose(np.asarray(compiled(g)), np.asarray(eager(g)), rtol=1e-6)
    assert len(compiled.graphs) == 2 and len(compiled.recompilations) == 1


def log_of(text: str, compiled: bool) -> tuple[list[Any], Any]:
    """What calls of a text's `fn` return and leave, and the function."""
    names = made_of(text, "of math", {"count": 0, "rate": 0.5, "keep": None})
    call = core.compile(names["fn"], options={"back_to_eager": False}) if compiled else names["fn"]
    log, kept = [], []
    for t in (1, 2, 3, 5, 8, 2, 9, 11, 12, 13):
        if t == 9:
            names.update(count=100, rate=2.5)
        kept.append(call(core.ones(3), t))
        kept += [names["keep"]] if names["keep"] else []
        found = [k() if callable(k) else np.asarray(k).round(4).tolist() for k in kept]
        log.append((found, names["count"], names["rate"]))
    return log, call


IN_GRAPHS = {
    "a lambda": """
def fn(x, t):
    g = core.func.grad(lambda p: (p * p).sum() * math.cos(t))(x)
    return x - g * math.sqrt(t)
""",
    "a counter": "def fn(x, t):\n    global count\n    count += 1\n    return x * math.cos(count)",
    "a counter of an inner function": """
def fn(x, t):
    def bump():
        global count
        count += 1
        return math.cos(count)
    return x * bump() * math.sqrt(t)
""",
    "a reader in a dict": """
def read():
    return math.cos(rate)
READ = {"it": read}
def fn(x, t):
    global rate
    rate = math.sqrt(float(t))
    return x * READ["it"]()
""",
    "nonlocal": """
def outer():
    n, r = 0, 0.5
    def read():
        return math.sin(r * n)
    def fn(x, t):
        nonlocal n, r
        n, r = n + 1, math.sqrt(t)
        return x * math.cos(n) * read()
    return fn
fn = outer()
""",
}
BY_VALUE = {  # a copy of the reader cannot be found there
    "a reader that is a method": """
class Reader:
    def read(self):
        return rate * 2
reader = Reader()
def fn(x, t):
    global rate
    rate = math.sqrt(t)
    return x * reader.read()
""",
    "a reader with two names": """
def read():
    return rate * 2
again = read
def fn(x, t):
    global rate
    rate = math.sqrt(t)
    return x * read() * again()
""",
    "a lambda that is kept": """
def fn(x, t):
    global keep
    keep = lambda: math.cos(t) + rate + count
    return x * math.sqrt(t)
""",
    "a lambda that is returned": """
def fn(x, t):
    y = x * math.sqrt(t)
    return lambda: (y.tolist(), math.cos(t) + rate + count)
""",
}


@pytest.mark.filterwarnings("ignore::core.compiler.RecompileWarning")
@pytest.mark.parametrize("name", [*IN_GRAPHS, *BY_VALUE])
def test_math_beside_inner_functions_and_variables(name: str) -> None:
    text = {**IN_GRAPHS, **BY_VALUE}[name]
    (expected, _), (log, compiled) = log_of(text, False), log_of(text, True)
    assert log == expected
    if name in IN_GRAPHS:
        assert compiled.entries and not compiled.reasons, compiled.reasons
        assert len(compiled.recompilations) <= 1, compiled.recompilations
