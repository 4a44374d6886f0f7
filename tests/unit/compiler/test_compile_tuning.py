"""mode="max-autotune": products are timed in blocks and as a whole, and results stay the same."""

import numpy as np
import pytest

import core
from core import _native

core.plugins.load_kernels("cpu")
fusible = pytest.mark.skipif(
    not _native.has_product("float32"), reason="no backend multiplies block by block"
)


def tensors(*shapes, dtype="float32"):
    rng = np.random.default_rng(0)
    return [core.asarray(rng.standard_normal(s)).astype(dtype) for s in shapes]


def layer(x, weight, bias):
    return core.relu(core.linear(core.gelu(x), weight, bias))


@pytest.fixture
def said(caplog):
    """The lines about what was timed, since it was asked last."""

    def read():
        found = [r.getMessage() for r in caplog.records if "max-autotune" in r.getMessage()]
        caplog.clear()
        return found

    core.set_logs("graph:info")
    yield read
    core.set_logs()


@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16"])
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("rows, columns", [(1, 40), (9, 40), (64, 3)])
def test_results_are_those_of_the_default(dtype, dynamic, rows, columns):
    args = tensors((rows, 32), (columns, 32), (columns,), dtype=dtype)
    tuned = core.compile(layer, mode="max-autotune", dynamic=dynamic, fullgraph=True)
    for _ in range(2):
        made, expected = tuned(*args).astype("float64"), layer(*args).astype("float64")
        tolerance = {"float32": 1e-5, "float64": 1e-12, "bfloat16": 0.1}[dtype]
        np.testing.assert_allclose(np.asarray(made), np.asarray(expected), atol=tolerance)


@fusible
def test_every_product_is_timed_once(said):
    args = tensors((30, 33), (35, 33), (35,))
    for mode, is_timed in (("default", False), ("max-autotune", True), ("max-autotune", False)):
        core.compile(lambda *a: layer(*a), mode=mode)(*args)
        assert bool(said()) == is_timed


@fusible
def test_what_was_timed_is_known_whatever_the_graph_calls_it(said):
    core.set_logs("graph:debug")  # each stage is printed, with names
    x, weight = tensors((31, 34), (34, 36))
    core.compile(lambda x, w: x @ w, mode="max-autotune")(x, weight)
    assert sum("took" in line for line in said()) == 1
    other = core.compile(lambda s, x, w: (s + 1, x @ w), mode="max-autotune")
    other(weight, x, weight.clone())
    assert not any("took" in line for line in said())


@fusible
@pytest.mark.parametrize("quicker, columns", [("together", 3), ("apart", 41)])
def test_the_clock_decides_and_not_the_rule(quicker, columns, monkeypatch):
    told = [1.0, 2.0] if quicker == "together" else [2.0, 1.0]
    monkeypatch.setattr("core.compiler.fusion.autotuning._seconds", lambda plans, tensors: told)
    args = tensors((37, 19), (columns, 19), (columns,))
    tuned = core.compile(layer, mode="max-autotune")
    np.testing.assert_allclose(np.asarray(tuned(*args)), np.asarray(layer(*args)), atol=1e-5)
    found = [node.op.name for node in tuned.optimized[0].nodes]
    assert ("core::matmul" in found) == (quicker == "apart")


def test_nothing_is_written_and_nothing_drawn():
    def step(x, weight):
        x += 1
        return core.gelu(x @ weight) + core.rand((1,))

    x, weight = tensors((30, 64), (64, 40))
    kept = np.array(x)
    made = []
    for mode in ("default", "max-autotune"):
        given = core.asarray(kept).clone()
        core.manual_seed(7)
        made.append(np.asarray(core.compile(lambda *a: step(*a), mode=mode)(given, weight)))
        np.testing.assert_array_equal(np.asarray(given), kept + 1)
    np.testing.assert_allclose(made[0], made[1], atol=1e-5)


def test_training_is_tuned_too():
    def loss(x, weight, bias):
        return layer(x, weight, bias).sum()

    args = tensors((30, 32), (40, 32), (40,))
    weight, other = (args[1].clone().requires_grad_() for _ in range(2))
    core.compile(loss, mode="max-autotune")(args[0], weight, args[2]).backward()
    loss(args[0], other, args[2]).backward()
    np.testing.assert_allclose(np.asarray(weight.grad), np.asarray(other.grad), atol=1e-4)
