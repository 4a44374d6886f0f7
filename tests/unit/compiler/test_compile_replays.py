"""`mode="reduce-overhead"`: plans that a device captures and replays, and those that it cannot."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")

import core  # noqa: E402
from core.compiler import explain  # noqa: E402
from core.errors import ToolchainError  # noqa: E402
from core.ir.toolchain.c_compiler import find_toolchain  # noqa: E402
from core.testing.late import add_device  # noqa: E402

try:
    find_toolchain()
except ToolchainError as e:
    pytest.skip(f"there is no C compiler: {e.what}", allow_module_level=True)
DEVICE = "late_replays"
add_device(DEVICE)


def replayed(function, **options):
    return core.compile(function, mode="reduce-overhead", **options)


def there(*shape, seed=0):
    numbers = np.random.default_rng(seed).standard_normal(shape)
    return core.asarray(numbers.astype("f"), device=DEVICE)


def same(found, expected):
    core.testing.assert_close(found.to("cpu"), expected.to("cpu"), rtol=1e-5, atol=1e-6)


def counts(function):
    return function.replays.captures, function.replays.replays


def chain(x, w):
    return core.tanh(core.relu(x @ w) + 1) * 2


def test_a_plan_is_captured_at_its_second_call_and_replayed():
    function, x, w = replayed(chain), there(3, 4), there(4, 5)
    for n in range(5):
        same(function(x, w), chain(x, w))
        assert counts(function) == (min(n, 1), n)
    assert function.replays.reasons == []


def test_results_stay_when_the_graph_is_replayed():
    function, x, w = replayed(chain), there(3, 4), there(4, 5)
    expected = chain(x, w)
    kept = [function(x, w) for _ in range(3)]
    x.copy_(there(3, 4, seed=1))  # the same address, other numbers
    same(function(x, w), chain(x, w))
    for result in kept:
        same(result, expected)
    assert len({y.data_ptr for y in kept}) == 3


def test_inputs_at_other_addresses_are_copied_and_others_stay_bound():
    function, w = replayed(chain), there(4, 5)
    inputs = [there(3, 4, seed=n) for n in range(8)]
    for x in inputs:
        same(function(x, w), chain(x, w))
    assert counts(function) == (2, 7)
    w.copy_(there(4, 5, seed=9))  # bound: what lies there counts
    same(function(inputs[0], w), chain(inputs[0], w))
    assert counts(function) == (2, 8)


def test_another_size_is_another_graph():
    function, w = replayed(chain), there(4, 5)
    for rows in (3, 6, 7, 3, 6, 7):
        x = there(rows, 4)
        for _ in range(3):
            same(function(x, w), chain(x, w))
    assert function.replays.captures >= 3
    assert function.replays.replays >= 12


def test_what_explain_says():
    function, x, w = replayed(chain), there(3, 4), there(4, 5)
    for _ in range(3):
        report = explain(function)(x, w)
    assert (report.replays.captures, report.replays.replays) == (1, 2)
    assert "1 graphs captured, replayed 2 times" in repr(report)
    assert explain(chain)(x, w).replays is None


def test_other_precision_is_another_graph():
    function, x, w = replayed(chain), there(3, 4), there(4, 5)
    for _ in range(2):
        function(x, w)
    core.set_float32_matmul_precision("high")
    try:
        for _ in range(2):
            same(function(x, w), chain(x, w))
        assert counts(function) == (2, 2)
    finally:
        core.set_float32_matmul_precision("highest")


def test_streams_have_graphs_of_their_own():
    function, x, w = replayed(chain), there(3, 4), there(4, 5)
    for _ in range(2):
        function(x, w)
    stream = core.Stream(DEVICE)
    core.synchronize(DEVICE)
    with stream:
        for _ in range(3):
            found = function(x, w)
    stream.synchronize()
    same(found, chain(x, w))
    assert counts(function) == (2, 3)


def test_gradients():
    def loss(x, w):
        return core.sum(core.tanh(x @ w) ** 2)

    function = replayed(loss)
    for n in range(5):
        x, w = there(3, 4, seed=n), there(4, 5)
        found, expected = w.clone().requires_grad_(), w.clone().requires_grad_()
        function(x, found).backward()
        loss(x, expected).backward()
        same(found.grad, expected.grad)
    assert function.replays.captures > 0 and function.replays.replays > 0


def test_threads_that_call_at_once():
    import threading

    function, w = replayed(chain), there(4, 5)
    wrong = []

    def work(seed):
        for n in range(10):
            x = there(3, 4, seed=seed * 100 + n)
            if not np.allclose(np.asarray(function(x, w).to("cpu")),
                               np.asarray(chain(x, w).to("cpu")), atol=1e-5):  # fmt: skip
                wrong.append((seed, n))

    threads = [threading.Thread(target=work, args=(k,)) for k in range(3)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert not wrong
    assert function.replays.replays > 0


def writes(x, w):
    x.add_(w)
    return x * 2


def shared(x, w):
    y = core.exp(x + w)
    return y, y.mT


@pytest.mark.parametrize(
    "function, why",
    [
        (writes, "it writes to its arguments"),
        (lambda x, w: (x + w, x.mT), "it returns an argument, or a view of one"),
        (shared, "it returns tensors that share memory"),
    ],
)
def test_what_cannot_be_captured_runs_as_it_did_and_says_why(function, why):
    compiled, x, w = replayed(function), there(3, 4), there(3, 4, seed=1)
    for _ in range(3):
        found, expected = compiled(x.clone(), w), function(x.clone(), w)
        pairs = zip(found, expected) if isinstance(found, tuple) else [(found, expected)]
        for a, b in pairs:
            same(a, b)
    assert counts(compiled) == (0, 0)
    assert compiled.replays.reasons == [why]


def test_several_results_that_are_apart():
    function = replayed(lambda x, w: (x + w, (x * w).reshape((-1,))))
    x, w = there(3, 4), there(3, 4, seed=1)
    for _ in range(3):
        a, b = function(x, w)
        same(a, x + w)
        same(b, (x * w).reshape((-1,)))
    assert counts(function) == (1, 2)


def test_random_numbers_are_others_at_each_call():
    function, x = replayed(lambda x: core.dropout(x, 0.5, True)), core.ones(64, device=DEVICE)
    found = [function(x).tolist() for _ in range(4)]
    assert all(a != b for k, a in enumerate(found) for b in found[:k])
    assert counts(function) == (0, 0) and function.replays.reasons


def test_the_cpu_captures_nothing():
    function, x = replayed(lambda x: core.exp(x) + 1), core.ones((2, 3))
    for _ in range(3):
        same(function(x), core.exp(x) + 1)
    assert function.replays.reasons == ["cpu captures no graphs"]


def test_an_operator_that_falls_back_to_the_cpu_is_not_captured():
    def solve(x, w):
        return core.linalg.inv(x) @ w

    function = replayed(solve)
    x, w = there(4, 4), there(4, 5)
    with core.config.override(fallback="allow"):
        for _ in range(4):
            same(function(x, w), solve(x, w))
    assert function.replays.captures == 0
    assert any("cannot be captured" in r for r in function.replays.reasons), (
        function.replays.reasons
    )
