"""Control flow under core.compile: one call of the graph, and the numbers of eager calls."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import core
from core.errors import CompileError
from core.pytree import flatten
from core.testing import gradcheck

Function = Callable[..., Any]
RNG = np.random.default_rng(0)


def tensor(*shape: int, grad: bool = False) -> core.Tensor:
    made = core.asarray(RNG.standard_normal(shape).astype(np.float32) * 0.5)
    return made.requires_grad_(grad)


def same(got: Any, want: Any, rtol: float = 2e-5) -> None:
    got, want = flatten(got)[0], flatten(want)[0]
    assert len(got) == len(want)
    for a, b in zip(got, want, strict=True):
        assert (a is None) == (b is None)
        if a is not None:
            assert a.shape == b.shape and a.dtype == b.dtype
            a, b = np.asarray(a.detach()), np.asarray(b.detach())
            np.testing.assert_allclose(a, b, rtol=rtol, atol=1e-6)


def one_call(compiled: Any, kind: str, nodes: int | None = None) -> None:
    """Whether control flow is one call of one graph."""
    assert len(compiled.graphs) == 1, compiled.breaks
    names = [node.op.name for node in compiled.graphs[0].nodes]
    assert any(name.startswith(f"control::{kind}_") for name in names), names
    assert nodes is None or len(names) == nodes


def rnn(w: core.Tensor, h: core.Tensor, xs: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
    def step(h: core.Tensor, x: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
        h = core.tanh(h @ w + x)
        return h, h * 2

    return core.scan(step, h, xs)


def newton(x: core.Tensor) -> core.Tensor:
    return core.while_loop(
        lambda s: core.abs(s * s - x) > 1e-4, lambda s: (s + x / s) / 2, core.ones_like(x)
    )


def clipped(x: core.Tensor, y: core.Tensor) -> core.Tensor:
    return core.cond(x.sum() > 0, lambda v: v * y, lambda v: core.exp(v) - y, x)


def powers(x: core.Tensor) -> core.Tensor:
    return core.fori_loop(0, 6, lambda i, v: v * x + i, x)


PROGRAMS = [
    (rnn, lambda: (tensor(4, 4), tensor(2, 4), tensor(7, 2, 4)), "scan"),
    (powers, lambda: (tensor(5),), "scan"),
    (clipped, lambda: (tensor(3), tensor(3)), "cond"),
    (lambda xs: core.map(lambda x: core.softmax(x, axis=-1), xs), lambda: (tensor(3, 4),), "scan"),
    (
        lambda x: core.scan(
            lambda c, x: core.cond(x > 0, lambda c: (c + x, c), lambda c: (c * x, -c), c), 1.0, x
        ),
        lambda: (tensor(9),),
        "scan",
    ),
    (
        lambda m: core.scan(
            lambda c, row: core.scan(lambda c, x: (c * 0.9 + x, c), c, row), 0.0, m
        ),
        lambda: (tensor(3, 4),),
        "scan",
    ),
]


@pytest.mark.parametrize(("function", "arguments", "kind"), PROGRAMS)
def test_it_is_one_call_whose_results_are_those_of_eager(
    function: Function, arguments: Function, kind: str
) -> None:
    args = arguments()
    compiled = core.compile(function, fullgraph=True)
    for _ in range(3):
        same(compiled(*args), function(*args))
    one_call(compiled, kind)
    assert len(compiled.entries) == 1 and not compiled.reasons


def test_a_while_loop_is_one_call() -> None:
    compiled = core.compile(newton, fullgraph=True)
    for x in (2.0, 9.0, 100.0):
        same(compiled(core.asarray(x)), newton(core.asarray(x)))
    one_call(compiled, "while_loop")


@pytest.mark.parametrize(("function", "arguments", "kind"), PROGRAMS)
def test_reverse_mode_is_that_of_the_loop_in_python(
    function: Function, arguments: Function, kind: str
) -> None:
    args = [a.requires_grad_() for a in arguments()]
    twins = [a.detach().clone().requires_grad_() for a in args]

    def loss(*args: core.Tensor) -> core.Tensor:
        leaves = flatten(function(*args))[0]
        total = args[0].sum() * 0
        for leaf in leaves:
            total = total + (leaf * leaf).sum()
        return total

    compiled = core.compile(loss, fullgraph=True)
    compiled(*args).backward()
    loss(*twins).backward()
    same([a.grad for a in args], [t.grad for t in twins])
    (step,) = compiled.steps
    assert not step.describe()[0].startswith("recorded call by call"), step.describe()


@pytest.mark.parametrize(("function", "arguments", "kind"), PROGRAMS)
def test_transforms_inside_of_compile(function: Function, arguments: Function, kind: str) -> None:
    args = arguments()

    def loss(*args: core.Tensor) -> core.Tensor:
        leaves = flatten(function(*args))[0]
        return sum(((leaf * leaf).sum() for leaf in leaves[1:]), (leaves[0] ** 2).sum())

    gradient = core.func.grad(loss, tuple(range(len(args))))
    same(core.compile(gradient)(*args), gradient(*args))

    def push(*args: core.Tensor) -> Any:
        return core.func.jvp(function, args, args)

    same(core.compile(push)(*args), push(*args))
    batch = [core.stack([a, a * -0.5, a * 2]) for a in args]
    mapped = core.func.vmap(function)
    want = [function(*(b[k] for b in batch)) for k in range(3)]
    leaves = [flatten(w)[0] for w in want]
    stacked = [core.stack(list(column)) for column in zip(*leaves, strict=True)]
    same(flatten(mapped(*batch))[0], stacked)
    same(flatten(core.compile(mapped)(*batch))[0], stacked)


def test_second_derivatives_of_a_compiled_scan() -> None:
    x, w = core.asarray([0.5, -0.3, 0.8]), core.asarray(0.7)

    def loss(w: core.Tensor) -> core.Tensor:
        return core.scan(lambda c, x: (core.sin(c * w + x), None), 0.1, x)[0]

    second = core.func.grad(core.func.grad(loss))
    same(core.compile(second)(w), second(w))
    v = w.clone().requires_grad_()
    (first,) = core.autograd.grad(core.compile(loss)(v), (v,), create_graph=True)
    same(core.autograd.grad(first, (v,))[0], second(w))


def test_gradients_against_differences() -> None:
    w = core.asarray([[0.3, -0.2], [0.5, 0.1]], dtype="float64").requires_grad_()
    xs = core.asarray(RNG.standard_normal((3, 2))).requires_grad_()
    compiled = core.compile(lambda w, xs: rnn(w, core.zeros(2, dtype="float64"), xs))
    assert gradcheck(compiled, (w, xs))


def test_forward_mode_and_batches_of_a_compiled_while_loop() -> None:
    def double(x: core.Tensor) -> core.Tensor:
        return core.while_loop(lambda v: v < 10, lambda v: v * x, x)

    def push(x: core.Tensor) -> Any:
        return core.func.jvp(double, (x,), (core.ones_like(x),))

    x = core.asarray(2.0)
    same(core.compile(push)(x), push(x))
    batch = core.asarray([1.5, 3.0, 20.0])
    mapped = core.func.vmap(double)
    same(core.compile(mapped)(batch), mapped(batch))


def test_a_while_loop_that_is_recorded_runs_as_python() -> None:
    x = core.asarray(2.0).requires_grad_()

    def power(x: core.Tensor) -> core.Tensor:
        return core.while_loop(lambda v: v < 10, lambda v: v * v, x)

    core.compile(power)(x).backward()
    assert float(x.grad) == 32.0
    with pytest.raises(core.errors.CompileError, match="not one graph"):
        core.compile(power, fullgraph=True)(x)


def test_one_graph_serves_sizes_and_lengths() -> None:
    compiled = core.compile(rnn, dynamic=True)
    for n, length in ((4, 3), (5, 7), (6, 2), (3, 9)):
        args = tensor(4, 4), tensor(n, 4), tensor(length, n, 4)
        same(compiled(*args), rnn(*args))
    assert len(compiled.graphs) <= 2  # the first size is that of the weight's rows

    def scaled(h: core.Tensor, xs: core.Tensor) -> Any:
        return core.scan(lambda h, x: (h + x * x.shape[0], None), h, xs)[0]

    compiled = core.compile(scaled, dynamic=True)
    for n in (3, 5, 7):  # a size in a body is a number of it
        args = tensor(n), tensor(4, n)
        same(compiled(*args), scaled(*args))


def decayed(xs: core.Tensor, s: Any) -> Any:
    return core.scan(lambda c, x: (c * s + (1 - s) * x, (c - s) / 2.0), xs[0] * 0, xs)


def chosen(xs: core.Tensor, s: Any) -> Any:
    return core.cond(xs.sum() > 0, lambda x: x * s + 0.5, lambda x: core.maximum(x, s), xs)


def counted(xs: core.Tensor, s: Any) -> Any:
    return core.fori_loop(0, 4, lambda i, x: x * s + i, xs)


def halved(xs: core.Tensor, s: Any) -> Any:
    return core.while_loop(lambda x: (x * s).sum() > s, lambda x: x / s, core.abs(xs) * 4)


def nested(xs: core.Tensor, s: Any) -> Any:
    def row(x: core.Tensor) -> Any:
        return core.fori_loop(
            0, 2, lambda i, v: core.cond(v.sum() > s, lambda w: w - s, lambda w: w, v), x
        )

    return core.map(row, xs)


@pytest.mark.parametrize("function", [decayed, chosen, counted, halved, nested])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float64"])
def test_a_number_in_a_body_may_be_another_each_time(function: Function, dtype: str) -> None:
    compiled = core.compile(function)
    for k, s in enumerate([1.5, 1.75, 2.5, 2.25, 1.125, 3.0, 1.5, 2.0, 1.25, 4.0, 1.375, 2.75]):
        xs = core.astype(tensor(5, 3), core.dtype(dtype)) * (-1) ** k
        got, want = compiled(xs, s), function(xs, s)
        for a, b in zip(flatten(got)[0], flatten(want)[0], strict=True):
            assert a.dtype == b.dtype
            np.testing.assert_allclose(
                np.asarray(a, np.float64), np.asarray(b, np.float64), rtol=2e-5, atol=1e-6
            )
    assert len(compiled.graphs) == 1, compiled.recompilations
    assert len(compiled.entries) == 1


def test_a_limit_of_steps_may_be_another_each_time() -> None:
    def decayed_in_steps(x: core.Tensor, limit: int) -> Any:
        return core.while_loop(
            lambda s: (s[0] < limit) & (core.abs(s[1]).max() > 0.1),
            lambda s: (s[0] + 1, s[1] / 2),
            (0, x),
        )

    compiled, x = core.compile(decayed_in_steps, fullgraph=True), core.asarray([1.0, -4.0])
    for limit in (3, 4, 5, 6, 7, 0, 2**40):
        for a, b in zip(compiled(x, limit), decayed_in_steps(x, limit), strict=True):
            assert a.dtype == b.dtype and a.tolist() == b.tolist()
    assert len(compiled.entries) == 1


def test_a_number_in_a_body_has_gradients_of_others() -> None:
    step = core.func.value_and_grad(lambda w, xs, s: decayed(xs * w, s)[0].sum())
    compiled = core.compile(step)
    for s in (0.5, 0.75, 0.25, 0.125, 0.875):
        args = tensor(3), tensor(5, 3), s
        same(compiled(*args), step(*args))
    assert len(compiled.graphs) == 1, compiled.recompilations


def test_a_number_that_a_body_branches_on_is_compared() -> None:
    def branching(xs: core.Tensor, s: float) -> Any:
        return core.map(lambda x: x * s if s > 1 else x + s, xs)

    compiled = core.compile(branching)
    for s in (0.5, 2.0, 0.25, 3.0, 0.75):
        xs = tensor(4, 2)
        same(compiled(xs, s), branching(xs, s))


def test_the_number_of_steps_may_be_another_each_time() -> None:
    compiled = core.compile(lambda x, n: core.fori_loop(0, n, lambda i, v: v * 1.5, x))
    for n in (0, 1, 5, 3, 100):
        want = core.ones(3)
        for _ in range(n):
            want = want * 1.5
        same(compiled(core.ones(3), n), want)


def test_a_body_that_does_more_than_call_operators_runs_as_python() -> None:
    seen: list[int] = []

    def count(xs: core.Tensor) -> core.Tensor:
        def step(c: core.Tensor, x: core.Tensor) -> tuple[core.Tensor, None]:
            seen.append(1)
            return c + x, None

        return core.scan(step, 0.0, xs)[0]

    table = [0]

    def store(xs: core.Tensor) -> core.Tensor:
        def step(c: core.Tensor, x: core.Tensor) -> tuple[core.Tensor, None]:
            table[0] += 1
            return c + x, None

        return core.scan(step, 0.0, xs)[0]

    array = np.zeros(1)

    def write(xs: core.Tensor) -> core.Tensor:
        def step(c: core.Tensor, x: core.Tensor) -> tuple[core.Tensor, None]:
            np.add(array, 1, out=array)
            return c + x, None

        return core.scan(step, 0.0, xs)[0]

    xs = core.asarray([1.0, 2.0, 3.0])
    for function, counted in (
        (count, lambda: len(seen)),
        (store, lambda: table[0]),
        (write, lambda: array[0]),
    ):
        compiled = core.compile(function)
        for calls in (1, 2):
            assert float(compiled(xs)) == 6.0 and counted() == 3 * calls


def test_random_numbers_and_writes_inside_of_a_body() -> None:
    def noisy(xs: core.Tensor) -> Any:
        return core.scan(lambda c, x: (c + core.rand(()), x * core.rand(())), 0.0, xs)

    xs, results = core.ones(5), []
    for function in (noisy, core.compile(noisy)):
        core.manual_seed(3)
        results.append((function(xs), core.rand(())))
    same(*results)
    assert len(set(results[1][0][1].tolist())) == 5

    def inside(x: core.Tensor) -> Any:
        def step(c: core.Tensor, x: core.Tensor) -> tuple[core.Tensor, core.Tensor]:
            y = c * 2
            y += x
            y[0] = 1.0
            return y, y

        return core.scan(step, core.zeros(3), x)

    compiled = core.compile(inside, fullgraph=True)
    x = tensor(4, 3)
    same(compiled(x), inside(x))
    one_call(compiled, "scan")

    def outside(total: core.Tensor, x: core.Tensor) -> Any:
        def step(c: core.Tensor, x: core.Tensor) -> tuple[core.Tensor, None]:
            total.add_(x)
            return c + total, None

        return core.scan(step, core.zeros(3), x)[0]

    eager, other = core.zeros(3), core.zeros(3)
    same(core.compile(outside)(other, x), outside(eager, x))
    same(other, eager)


def test_carries_may_be_swapped_kept_or_be_what_is_read_from_elsewhere() -> None:
    w = core.asarray([1.0, 2.0])

    def swap(a: core.Tensor, b: core.Tensor, xs: core.Tensor) -> Any:
        return core.scan(lambda c, x: ((c[1], c[0], w, c[2]), (c[0], w)), (a, b, a, a), xs)

    args = core.asarray([3.0, 4.0]), core.asarray([5.0, 6.0]), core.zeros(5)
    compiled = core.compile(swap, fullgraph=True)
    got, want = compiled(*args), swap(*args)
    same(got, want)
    one_call(compiled, "scan")
    leaves = flatten(got)[0]
    leaves[0].add_(100)  # is nobody else's memory
    same([*leaves[1:], w, *args[:2]], [*flatten(want)[0][1:], w, *args[:2]])
    assert w.tolist() == [1.0, 2.0]
    turned = core.compile(lambda m: core.fori_loop(0, 3, lambda i, m: m.mT * 2, m))
    m = tensor(3, 3)
    same(turned(m.mT), turned._fn(m.mT))


def test_what_a_branch_that_is_not_taken_would_raise_is_not_raised() -> None:
    def safe(m: core.Tensor) -> core.Tensor:
        return core.cond(core.abs(m).sum() > 0, core.linalg.inv, lambda m: m, m)

    compiled = core.compile(safe, fullgraph=True)
    zero = core.zeros((2, 2))
    assert compiled(zero).tolist() == zero.tolist()
    same(compiled(core.eye(2) * 2), core.eye(2) / 2)
    with pytest.raises(core.errors.LinAlgError):
        compiled(core.ones((2, 2)))


def test_what_a_step_raises_is_raised_and_the_function_goes_on() -> None:
    compiled = core.compile(
        lambda m, xs: core.scan(lambda c, x: (core.linalg.inv(c * x), None), m, xs)[0]
    )
    m, good = core.asarray([[2.0, 0.0], [0.0, 4.0]]), core.ones(4)
    same(compiled(m, good), m)
    with pytest.raises(core.errors.LinAlgError):
        compiled(m, core.asarray([1.0, 1.0, 0.0, 1.0]))
    same(compiled(m, good), m)


@pytest.mark.usefixtures("no_collections")
def test_an_interrupt_ends_a_long_loop() -> None:
    """The loop would take minutes."""
    import _thread

    compiled = core.compile(
        lambda x: core.while_loop(lambda v: v < 1e30, lambda v: core.minimum(v * 1.1, 2.0), x)
    )
    compiled(core.asarray(1e31))  # compiled before the interrupt, however long that takes
    timer = threading.Timer(0.5, _thread.interrupt_main)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            compiled(core.asarray(1.0))
    finally:
        timer.cancel()
    assert float(compiled(core.asarray(1e31))) == float(core.asarray(1e31))


def test_ten_thousand_steps_compile_as_fast_as_ten() -> None:
    compiled = core.compile(lambda x, xs: core.scan(lambda c, v: (c * v + 1, None), x, xs)[0])
    x, xs = core.zeros(8), core.full((10_000,), 0.5)
    same(compiled(x, xs), core.full((8,), 2.0))
    assert len(compiled.optimized[0].nodes) <= 2


def test_on_a_device() -> None:
    from core.testing.late import add_device

    add_device("late_control")
    args = [a.to("late_control:0") for a in (tensor(4, 4), tensor(2, 4), tensor(5, 2, 4))]
    got = core.compile(rnn, fullgraph=True)(*args)
    assert all(t.device.type == "late_control" for t in got)
    same([t.to("cpu") for t in got], [t.to("cpu") for t in rnn(*args)])
    x = core.asarray(9.0, device="late_control:0")
    same(core.compile(newton)(x).to("cpu"), newton(x).to("cpu"))
    same(core.compile(clipped)(args[1], args[1]).to("cpu"), clipped(args[1], args[1]).to("cpu"))


def elementwise_cases() -> list[Any]:
    row, column = tensor(3), tensor(4, 1)

    def decay(c: core.Tensor, x: core.Tensor) -> Any:
        return core.tanh(c * 0.5 + x), c  # y is what the step was given

    def wide(c: core.Tensor, x: core.Tensor) -> Any:
        return c * row + x * column, (c - x, x + c * 0)

    def two(c: Any, x: core.Tensor) -> Any:
        return (c[1], c[0] + x), core.where(x > 0, c[0], c[1])

    def single(c: core.Tensor, x: core.Tensor) -> Any:
        return c + x, None

    return [
        (decay, tensor(5), tensor(6, 5)),
        (decay, core.asarray(0.3), tensor(6)),
        (decay, tensor(1), tensor(6, 1)),
        (decay, tensor(5, 2).mT, tensor(5, 6, 2).permute_dims((1, 2, 0))),
        (wide, tensor(4, 3), tensor(5, 4, 3)),
        (wide, tensor(4, 3), tensor(5, 1)),
        (two, (tensor(7), tensor(7)), tensor(9, 7)),
        (single, tensor(4), tensor(3, 4)),
        (single, core.asarray(1), core.arange(10)),
        (single, tensor(4).astype("float16"), tensor(3, 4).astype("float16")),
        (lambda c, x: ((), x * 2 + 1), (), tensor(5, 3)),
    ]


@pytest.mark.parametrize("case", range(11))
@pytest.mark.parametrize("reverse", [False, True])
def test_elementwise_steps_have_the_bits_of_eager(case: int, reverse: bool) -> None:
    step, init, xs = elementwise_cases()[case]

    def function(init: Any, xs: core.Tensor) -> Any:
        return core.scan(step, init, xs, reverse=reverse)

    compiled = core.compile(function, fullgraph=True)
    for got, want in zip(flatten(compiled(init, xs))[0], flatten(function(init, xs))[0]):
        assert (got is None) == (want is None)
        assert got is None or (got.dtype == want.dtype and got.tolist() == want.tolist())


def test_an_elementwise_step_is_one_kernel_for_all_steps() -> None:
    def scans() -> int:
        return sum(name.startswith("fused::scan_") for name in core._native.operators())

    before, scale = scans(), tensor(8)
    compiled = core.compile(
        lambda c, xs: core.scan(lambda c, x: (core.sin(c) * scale + x, c), c, xs)
    )
    compiled(tensor(8), tensor(20, 8))
    assert scans() == before + 1
    compiled(tensor(8), tensor(30, 8))  # kernels know no sizes
    assert scans() == before + 1


def test_what_a_scan_reads_may_share_memory() -> None:
    w = tensor(4, 4)

    def run(x: core.Tensor, a: core.Tensor, b: core.Tensor) -> Any:
        return core.scan(lambda c, r: (c @ w * a + b * r, c), x[0], x)

    compiled = core.compile(run)
    x, a, b = tensor(3, 4), tensor(4), tensor(4)
    for args in ((x, a, b), (x, x[1], x[0]), (x, a, a), (x, b, x[2])):
        same(compiled(*args), run(*args))


# ---- what is not traced --------------------------------------------------------------------------
def test_a_cond_that_runs_as_python_is_a_split_with_its_reason() -> None:
    def noisy(x: core.Tensor) -> core.Tensor:
        return x * core.rand(2)

    @core.compile
    def f(x: core.Tensor) -> core.Tensor:
        return core.cond(x.sum() > 0, noisy, lambda x: -x, x)

    assert f(-core.ones(2)).tolist() == [1, 1] and f(core.ones(2)).shape == (2,)
    report = repr(f.explain())
    reason = r"core\.cond runs as Python: random numbers are drawn \(.*:\d+\)"
    assert re.search(f"split: {reason}", report)
    assert "one call has to represent both functions" in report
    assert ".explain() reports its graphs" in repr(core.explain(f, core.ones(2)))
    assert ".explain()" not in repr(core.explain(core.add, core.ones(2), 1))
    with pytest.raises(CompileError, match=reason):
        core.compile(f.__wrapped__, fullgraph=True)(core.ones(2))


def test_a_cond_of_a_batch_that_is_not_traced_is_no_split() -> None:
    seen = []

    def noted(x: core.Tensor) -> core.Tensor:
        seen.append(1)
        return x + 1

    f = core.compile(core.func.vmap(lambda x: core.cond(x > 0, noted, lambda x: -x, x)))
    assert f(core.asarray([1.0, -2.0])).tolist() == [2, 2]
    assert seen


def chooses(a: core.Tensor, b: core.Tensor, c: core.Tensor) -> core.Tensor:
    pair: Any = core.cond(a > 0, lambda a, b, c: (a * b, c), lambda a, b, c: (a + b, c), a, b, c)
    return pair[0]


def carries_a_part(a: core.Tensor, b: core.Tensor, c: core.Tensor) -> core.Tensor:
    return core.scan(lambda s, x: ((s[0] * x * b, s[1]), None), (a, c), ROWS)[0][0]


def swaps(a: core.Tensor, b: core.Tensor, c: core.Tensor) -> core.Tensor:
    return core.scan(lambda s, x: ((s[1] * x, s[0], s[2]), s[2] * 2), (a, b, c), ROWS)[0][0]


def stacks(a: core.Tensor, b: core.Tensor, c: core.Tensor) -> core.Tensor:
    return core.scan(lambda s, x: ((s[1] * x, s[0], s[2]), s[2] * 2), (a, b, c), ROWS)[1].sum()


ROWS = core.asarray([1.0, 2.0, 3.0])


@pytest.mark.parametrize("function", [chooses, carries_a_part, swaps, stacks])
def test_what_takes_no_part_has_no_gradient(function: Function) -> None:
    found = []
    for call in (function, core.compile(function)):
        args = [core.asarray(v).requires_grad_() for v in (1.0, 2.0, 3.0)]
        call(*args).backward()
        found.append([None if a.grad is None else float(a.grad) for a in args])
    assert found[0] == found[1] and None in found[0]
