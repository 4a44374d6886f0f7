"""Sizes that leave a compiled function's tensors for code that is not core's are Python's own ints.

Every consumer in uses_of_sizes.py takes a number computed from sizes, as users' functions do: the
standard library, NumPy, containers, classes, text. What a compiled function returns, stores and
raises is compared with eager at several sizes, to the types of the smallest parts.
"""

import random

import numpy as np
import pytest
from outcomes import outcome, text
from uses_of_sizes import (
    FLOATS,
    KINDS,
    NUMBERS,
    OF_INTS,
    OF_NUMBERS,
    OF_SHAPES,
    PRELUDE,
    RESULTS,
    SHAPES,
    SIZES,
)  # fmt: skip

import core


def function(consumer, number, result="x * 2 + 1"):
    """A function of x that consumes a number, in a module of its own, whose state is its own."""
    scope = {"__name__": "user"}
    name = "s" if consumer in OF_SHAPES else "n"
    lines = f"def fn(x):\n    {name} = {number}\n    y = {result}\n    return {consumer}, y\n"
    exec(_MODULE, scope)
    exec(compile(lines, f"<{consumer}>", "exec"), scope)
    return scope["fn"], scope


_MODULE = compile(PRELUDE + KINDS, "<prelude>", "exec")
_STATE = ["store", "cache", "seen", "counts", "by_size", "ordered", "recent", "total"]


# ---- comparing to the types ----------------------------------------------------------------------
def differences(consumer, number, result, dynamic, grad=False, sizes=SIZES):
    """Calls at several sizes whose results, state or gradients are not those of eager."""
    eager, of_eager = function(consumer, number, result)
    plain, of_compiled = function(consumer, number, result)
    compiled = core.compile(plain, dynamic=dynamic)
    for shape in sizes:
        for _ in range(2):
            xs = [core.asarray(np.arange(np.prod(shape), dtype="float32").reshape(shape) / 7)] * 2
            if grad:
                xs = [x.clone().requires_grad_() for x in xs]
            want, got = outcome(eager, xs[0]), outcome(compiled, xs[1])
            pairs = {"the result": (want, got)}
            pairs |= {name: (of_eager[name], of_compiled[name]) for name in _STATE}
            if grad and isinstance(want, tuple) and isinstance(got, tuple):
                for y in (want[-1], got[-1]):
                    y.sum().backward()
                pairs["the gradient"] = xs[0].grad, xs[1].grad
            for what, (a, b) in pairs.items():
                if text(a) != text(b):
                    yield f"{what} of {consumer} of {number} at {shape}: {text(b)}, not {text(a)}"
                    return


def check(*args, **kwargs):
    wrong = [d for one in args for d in differences(*one, **kwargs)]
    assert not wrong, f"{len(wrong)} differ:\n" + "\n".join(wrong[:20])


EVERY = (
    [(c, "x.shape[0]", "x * 2 + 1") for c in OF_NUMBERS + OF_INTS]
    + [(c, "x.shape", "x * 2 + 1") for c in OF_SHAPES]
)  # fmt: skip


def test_there_are_enough_consumers():
    assert len(EVERY) >= 300 and len({c for c, _, _ in EVERY}) == len(EVERY)


@pytest.mark.parametrize("part", range(8))
def test_what_users_do_with_sizes_is_what_it_is_without_compile(part):
    check(*EVERY[part::32], dynamic=None, sizes=SIZES[:3])


@pytest.mark.parametrize("dynamic", [None, pytest.param(True, marks=pytest.mark.slow)])
def test_a_size_is_an_int_to_code_that_is_not_cores(dynamic):
    consumers = ["type(n) is int", "json.dumps(n)", "decimal.Decimal(n)", "database(n)", "kept(n)",
                 "pickle.dumps(n)", "raised(ValueError(n))", "{n: n}", "Record(n)"]  # fmt: skip
    counted = "core.nonzero(x > 0.5)[0].shape[0]"
    uses = [(c, number, "x * 2 + 1") for c in consumers for number in ("x.shape[0]", counted)]
    uses += [("slice(n)", "x.shape[0] * 2", "x * 2 + 1"), ("slice(*s)", "x.T.shape", "x * 2 + 1")]
    check(*uses, ("np.array(s)", "x.shape", "x * 2 + 1"), dynamic=dynamic, sizes=SIZES[:3])


@pytest.mark.slow
@pytest.mark.parametrize("grad", [False, True])
@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize("part", range(8))
def test_every_use_of_sizes_is_what_it_is_without_compile(part, dynamic, grad):
    check(*EVERY[part::8], dynamic=dynamic, grad=grad)


def random_use(pick):
    consumers = pick.choice([OF_NUMBERS, OF_INTS, OF_SHAPES])
    consumer = pick.choice(consumers)
    numbers = SHAPES if consumers is OF_SHAPES else NUMBERS
    if consumers is OF_NUMBERS and pick.random() < 0.3:
        numbers = FLOATS
    return consumer, pick.choice(numbers), pick.choice(RESULTS)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_random_numbers_of_sizes_in_random_uses(part):
    pick = random.Random(f"{random.randrange(10**9)} {part}")
    shapes = [(pick.randint(2, 9), pick.randint(1, 6)) for _ in range(3)]
    for dynamic in (None, True):
        check(*(random_use(pick) for _ in range(40)), dynamic=dynamic, sizes=[*shapes, shapes[0]])


# ---- functions that run at every call ------------------------------------------------------------
def windows(x, met):
    n, m = x.shape
    met.append((n, m))
    y = core.concat([x, core.zeros((n, 3))], axis=1)[: n // 2 + 1]
    return y.reshape(-1, 1), core.ones((n * m, 2)) / n, core.arange(2 * n + 1), x.sum() * (1 / n)


def heads(x, met):
    n, m = x.shape
    met.append(n)
    q = x.reshape(n, 2, m // 2).permute_dims((1, 0, 2))
    return (q @ q.mT).reshape(2, n * n), core.broadcast_to(x, (3, *x.shape)), core.tril(x, k=1 - n)


@pytest.mark.parametrize("dynamic", [None, True])
@pytest.mark.parametrize("fn", [windows, heads])
def test_one_graph_for_many_sizes_where_a_function_runs_at_every_call(fn, dynamic):
    met = []
    compiled = core.compile(lambda x: fn(x, met), dynamic=dynamic)
    shapes = [(n, m) for n in (4, 6, 5, 9, 2, 17, 12, 30) for m in (8, 6)]
    for shape in shapes:
        x = core.asarray(np.arange(np.prod(shape), dtype="float32").reshape(shape) / 7)
        assert text(compiled(x)) == text(fn(x, []))
    assert met == [s if fn is windows else s[0] for s in shapes]
    assert {type(n) for one in met for n in (one if fn is windows else [one])} == {int}
    assert len(compiled.graphs) <= 4, "\n".join(map(str, compiled.graphs))


def test_numbers_that_do_not_follow_from_sizes_are_those_of_the_call():
    drawn = random.Random(0)

    def fn(x, met):
        k = drawn.randint(1, 9)
        met.append(k)
        return core.full((k,), x.shape[0] + k), x[: met[0]] * k

    met = []
    compiled = core.compile(lambda x: fn(x, met))
    for n in (4, 5, 6, 7, 8, 9, 4):
        a, b = compiled(core.ones((n, 2)))
        assert a.tolist() == [n + met[-1]] * met[-1]
        assert b.tolist() == [[met[-1]] * 2] * min(met[0], n)


def test_a_function_that_catches_what_symbols_raise_is_static():
    def fn(x):
        return x * len(bytes(x.shape[0])), type(x.shape).__name__

    compiled = core.compile(fn, dynamic=True)
    for n in (3, 4, 5):
        assert text(compiled(core.ones(n))) == text(fn(core.ones(n)))
