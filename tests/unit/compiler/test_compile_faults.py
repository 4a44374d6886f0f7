"""Captured tensors, graphs and fused kernels where they could differ from eager calls."""

import os
import threading
import time
import traceback

import numpy as np
import pytest

import core
from core import _native
from core.errors import ArgumentError, LinAlgError


def vector(*numbers):
    return core.asarray(np.asarray(numbers or (1.0, 2.0, 3.0), dtype=np.float32))


@core.custom_op("test_compile_faults::sine")
def sine(x: core.Tensor) -> core.Tensor:
    return core.asarray(np.sin(np.asarray(x)))


SEEN = []


@core.custom_op("test_compile_faults::note")
def note(x: core.Tensor) -> None:
    SEEN.append(1)


@core.custom_op("test_compile_faults::raised", mutates_args=["x"])
def raised(x: core.Tensor) -> None:
    x += 1


@core.elementwise("test_compile_faults::shifted")
def shifted(x: core.Tensor) -> core.Tensor:
    return x + 1


def in_a_thread(fn):
    found = []
    thread = threading.Thread(target=lambda: found.append(fn()))
    thread.start()
    thread.join()
    return found[0]


def inverse(x):
    try:
        y = core.linalg.inv(x)
    except LinAlgError:
        y = x * 100
    return y + 1


@pytest.mark.parametrize(
    "fn",
    [
        lambda x: ((x + 1)[:2], (x + 1)[:2]),
        lambda x: ((x + 1)[:2], (x + 1)[1:]),
        lambda x: (y := (x + 1).detach(), y * 2),
    ],
)
def test_what_is_returned_shares_memory_as_in_eager_calls(fn):
    compiled = core.compile(fn)
    for _ in range(2):
        want, got = fn(vector()), compiled(vector())
        want[0].fill_(9)
        got[0].fill_(9)
        assert [t.tolist() for t in got] == [t.tolist() for t in want]


@pytest.mark.parametrize(
    "fn",
    [
        lambda x: repr(x + 1),
        lambda x: np.from_dlpack(x + 1).tolist(),
        lambda x: in_a_thread((x + 1).tolist),
        lambda x: in_a_thread(lambda y=x + 1: (y * 2).tolist()),
        lambda x: core.func.vmap(lambda a, b: a * b, in_dims=(0, None))(x * 2, x + 1).tolist(),
        lambda x: (sine(x * 2) + 1).tolist(),
    ],
    ids=range(6),
)
def test_captured_tensors_have_values_wherever_they_go(fn):
    compiled = core.compile(fn)
    for _ in range(2):
        assert compiled(vector()) == fn(vector())


def test_what_is_raised_is_caught_where_the_function_catches_it():
    compiled = core.compile(inverse)
    for x in (core.eye(2), core.zeros((2, 2)), core.eye(2)):
        assert compiled(x).tolist() == inverse(x).tolist()


def test_what_was_computed_before_an_error_stays():
    kept = []

    def fn(x):
        kept.append(x + 1)
        return core.linalg.inv(x)

    with pytest.raises(LinAlgError):
        core.compile(fn)(core.zeros((1, 1)))
    assert kept[0].tolist() == [[1.0]]
    assert _native.thread_keys() == (0, 0)


def test_histories_hold_what_was_computed_before_an_error():
    kept = []

    def fn(x):
        kept.append(x + 1)
        kept.append(inverse := core.linalg.inv(x))
        kept.append(3)
        return inverse

    with pytest.raises(LinAlgError):
        core.compile(fn)(core.zeros((1, 1)))
    assert [k.tolist() for k in kept] == [[[1.0]]]


def test_what_stands_before_an_error_is_made_where_operators_return_nothing():
    kept = []

    def fn(x):
        kept.append(y := x + 1)
        raised(y)
        return y + core.linalg.inv(x)

    with pytest.raises(LinAlgError):
        core.compile(fn)(core.zeros((1, 1)))
    assert kept[0].tolist() == [[2.0]]


def test_operators_that_return_nothing_are_called_every_time():
    SEEN.clear()
    compiled = core.compile(lambda x: (note(x + 1), x * 2)[1])
    for _ in range(3):
        compiled(vector())
    assert len(SEEN) == 3


def test_threads_keep_their_keys_apart():
    compiled = core.compile(lambda x: core.nonzero(x + 1)[0].sum())

    def work():
        for _ in range(100):
            compiled(vector())
        return _native.thread_keys()

    found = []
    threads = [threading.Thread(target=lambda: found.append(work())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [(0, 0)] * 4


def test_the_dtype_of_autocast_is_compared():
    compiled = core.compile(lambda x: x @ x)
    for dtype in (core.bfloat16, core.float16):
        with core.autocast("cpu", dtype=dtype):
            assert compiled(core.ones((2, 2))).dtype is dtype


def test_a_plan_records_nothing_that_the_function_does_not():
    weight = vector()
    weight.requires_grad = True

    def fn(x):
        with core.no_grad():
            return x * weight

    compiled = core.compile(fn)
    assert [compiled(vector()).requires_grad for _ in range(3)] == [False] * 3


@pytest.mark.parametrize("dtype", [core.float16, core.bfloat16, core.float32])
def test_members_of_a_kernel_are_rounded_like_calls(dtype):
    x = core.astype(core.asarray(np.linspace(0.3, 3, 200)), dtype)
    for fn in (lambda x: x * x + x, lambda x: core.exp(core.sin(x)), lambda x: x / 3 * x):
        assert core.equal(core.compile(fn)(x), fn(x)).tolist() in (True, [True] * 200)


def test_a_kernel_that_somebody_brought_is_not_fused_over():
    shifted.register_kernel("cpu", lambda x: core.asarray(np.asarray(x) * 100))
    compiled = core.compile(lambda x: shifted(x * 2) + 1)
    assert compiled(vector(1)).tolist() == [201.0]


def test_a_kernel_that_is_registered_later_is_used():
    @core.elementwise("compile_faults::plus_two")
    def plus_two(x):
        return x + 2

    compiled = core.compile(lambda x: plus_two(x * 2) + 1)
    x = core.asarray([1.0, 2.0])
    for _ in range(2):
        assert compiled(x).tolist() == [5.0, 7.0]
    plus_two.register_kernel("cpu", lambda x: x + 20)
    for _ in range(2):
        assert compiled(x).tolist() == [23.0, 25.0]


@pytest.mark.parametrize("of_core", [True, False], ids=["core", "another"])
def test_a_formula_that_is_replaced_later_is_used(of_core, monkeypatch):
    op = core.sin if of_core else shifted
    compiled, x = core.compile(lambda x: op(x) * 3), vector().requires_grad_()
    for vjp, slope in ((lambda g: g * 2, 6.0), (lambda g: g * 5, 15.0)):
        monkeypatch.setattr(op, "vjp", vjp)
        for _ in range(2):
            (found,) = core.autograd.grad(compiled(x).sum(), x)
            assert found.tolist() == [slope] * 3


def test_a_decomposition_that_is_replaced_later_is_used(monkeypatch):
    compiled, x = core.compile(lambda x: core.kl_div(x, x) + 1), vector()
    before = compiled(x).tolist()
    monkeypatch.setattr(core.kl_div, "decomposition", lambda x, *_, **__: x.sum() * 9)
    for _ in range(2):
        assert compiled(x).tolist() == 55.0 != before


def test_a_precision_that_is_registered_later_is_used():
    compiled, x = core.compile(lambda x: shifted(x * 2)), vector()

    def dtype():
        with core.autocast("cpu", dtype=core.bfloat16):
            return compiled(x * 1).dtype

    for policy, expected in (("none", core.float32), ("bfloat16", core.bfloat16)):
        shifted.register_autocast(policy, replace=True)
        assert [dtype(), dtype()] == [expected] * 2


# ---- what goes wrong while a function is compiled ------------------------------------------------
def chain(x):
    return core.tanh(x * 2 + 1) * core.exp(x)


def failing(monkeypatch, error):
    """Plans fail as if that had been raised in the middle of a pass."""

    def fails(graph, tuned=False):
        raise error

    monkeypatch.setattr("core.compiler.runtime.plans.optimized", fails)


@pytest.mark.parametrize("error", [MemoryError("no room"), RuntimeError("a pass has a bug")])
def test_a_plan_that_cannot_be_made(error, monkeypatch, caplog):
    failing(monkeypatch, error)
    compiled, x = core.compile(chain), vector()
    for _ in range(3):
        assert compiled(x).tolist() == chain(x).tolist()
    assert str(error) in caplog.text


def test_an_interrupt_while_a_plan_is_made(monkeypatch):
    compiled, x = core.compile(chain), vector()
    with monkeypatch.context() as patch:
        failing(patch, KeyboardInterrupt())
        with pytest.raises(KeyboardInterrupt):
            compiled(x)
    assert _native.thread_keys() == (0, 0)
    assert (x * 2).tolist() == [2.0, 4.0, 6.0]  # nothing is collected any more
    for _ in range(2):
        assert compiled(x).tolist() == chain(x).tolist()
    assert not compiled.reasons


def test_an_interrupt_in_the_function():
    kept = []

    def fn(x):
        kept.append(x + 1)
        if len(kept) == 1:
            raise KeyboardInterrupt
        return x * 2

    compiled = core.compile(fn)
    with pytest.raises(KeyboardInterrupt):
        compiled(vector())
    assert kept[0].tolist() == [2.0, 3.0, 4.0]
    assert compiled(vector()).tolist() == [2.0, 4.0, 6.0]
    assert _native.thread_keys() == (0, 0)


def test_errors_keep_their_traceback():
    def inner(x):
        return core.linalg.inv(x)  # this line

    compiled = core.compile(lambda x: inner(x * 0) + 1)
    for _ in range(2):
        with pytest.raises(LinAlgError) as raised:
            compiled(core.ones((2, 2)))
    assert "inverse" in str(raised.value) or "singular" in str(raised.value)

    def fails(x):
        y = x + 1
        return y.reshape((7,))  # that line

    with pytest.raises(ValueError, match="viewed") as raised:
        core.compile(fails)(vector())
    lines = [frame.line for frame in traceback.extract_tb(raised.tb)]
    assert "return y.reshape((7,))  # that line" in lines


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_fork_while_another_thread_compiles(monkeypatch):
    compiled, x = core.compile(chain), vector()
    want, inside, go_on = chain(x).tolist(), threading.Event(), threading.Event()
    from core.compiler.fusion import fused_operators

    def waits(*args):
        inside.set()
        go_on.wait(20)
        return defines(*args)

    defines = fused_operators._define
    monkeypatch.setattr(fused_operators, "_define", waits)
    other = core.compile(lambda x: core.sin(x * 3 - 1) * core.cos(x) - 11)
    thread = threading.Thread(target=other, args=(x,))
    thread.start()
    assert inside.wait(20)
    child = os.fork()
    if child == 0:
        monkeypatch.setattr(fused_operators, "_define", defines)
        os._exit(0 if compiled(x).tolist() == want else 1)
    deadline, status = time.monotonic() + 30, None
    while status is None and time.monotonic() < deadline:
        done, code = os.waitpid(child, os.WNOHANG)
        status = code if done else time.sleep(0.02)
    go_on.set()
    thread.join()
    if status is None:
        os.kill(child, 9)
        os.waitpid(child, 0)
    assert status == 0
    assert compiled(x).tolist() == want


def test_a_function_that_compiles_itself():
    @core.compile
    def power(x, n):
        return x if n == 1 else x * power(x, n - 1)

    for _ in range(2):
        assert power(vector(2.0), 5).tolist() == [32.0]
    assert not power.reasons


def test_runaway_recursion_is_pythons_error():
    def runs(x):
        return runs(x + 1)

    with pytest.raises(RecursionError):
        core.compile(runs)(vector())
    assert core.compile(chain)(vector()).tolist() == chain(vector()).tolist()
    assert _native.thread_keys() == (0, 0)


def test_generator_functions_and_coroutines():
    def numbers(x):
        for k in range(3):
            yield x * k

    compiled = core.compile(numbers)
    for _ in range(2):
        assert [t.tolist() for t in compiled(vector(1))] == [[0.0], [1.0], [2.0]]
    assert "generator" in compiled.reasons[0]

    async def later(x):
        return x + 1

    coroutine = core.compile(later)(vector(1))
    with pytest.raises(StopIteration) as stopped:
        coroutine.send(None)
    assert stopped.value.value.tolist() == [2.0]


def test_a_function_that_is_redefined_while_it_is_called():
    def fn(x):
        fn.__code__ = other.__code__
        return x * 2

    def other(x):
        return x * 5 + (fn is other)

    compiled = core.compile(fn)
    assert compiled(vector(1)).tolist() == [2.0]
    for _ in range(2):
        assert compiled(vector(1)).tolist() == [5.0]


def test_what_captured_tensors_are_worth_after_an_error_in_a_plan():
    kept = []

    def fn(x):
        kept.append(x + 1)
        kept.append(core.linalg.inv(x))
        return kept[1] + 1

    with pytest.raises(LinAlgError):
        core.compile(fn)(core.zeros((2, 2)))
    assert kept[0].tolist() == [[1.0, 1.0], [1.0, 1.0]]


def test_what_cannot_be_called_is_neither_compiled_nor_explained():
    for asked in (core.compile, lambda fn: core.compiler.explain(fn)(vector())):
        with pytest.raises(ArgumentError, match="it compiles functions"):
            asked(3)
