"""Passes one by one: what each makes of a graph, what is verified after it, and fuel."""

import os
import subprocess
import sys

import numpy as np
import pytest

import core
from core.compiler import pipeline
from core.compiler.graph import fuel
from core.errors import CompileError


def graph_of(fn, *args):
    return core.compiler.explain(fn)(*args).graphs[0].copy()


def names(graph):
    return [node.op.name for node in graph.nodes]


X = core.asarray([[1.0, 2.0], [3.0, 4.0]])


@pytest.fixture(autouse=True, scope="module")
def loaded():
    """Backends bring kernels with the first call that needs one: plans are made anew then."""
    core.compile(lambda x: core.exp(x) + 1)(X)


def test_operators_made_of_others_are_decomposed():
    def fn(x):
        return core._foreach_add([x, x * 2], [x, x])[1], core.softmin(x, axis=0)

    report = core.compiler.explain(fn)(X)
    made = dict(report.stages[0])["remove_dead"]
    assert "_foreach" not in made and "softmin" not in made and made.count("core.add") == 1
    for got, want in zip(report.result, fn(X), strict=True):
        assert got.tolist() == want.tolist()


def test_a_call_that_nothing_reads_is_left_out_where_none_of_those_it_makes_can_raise():
    """Positions of maxima are made of calls that cannot; an inverse fails for what it is given."""

    def fn(x):
        core.max_pool1d_with_indices(x, 2)
        core.linalg.inv(x)
        return core.max_pool1d(x, 2) + 1

    report = core.compiler.explain(fn)(X)
    made = names(report.optimized[0])
    assert "core::max_pool1d_with_indices" not in made and "core::linalg_inv" in made
    assert report.result.tolist() == fn(X).tolist()
    read = names(graph_of(lambda x: core.max_pool1d_with_indices(x, 2)[1] + 1, X))
    assert "core::max_pool1d_with_indices" in read


def test_a_range_serves_two_axes():
    def fn(x):
        at = core.arange(2)
        return core.where(at[:, None] >= at, x, 0) + 1

    report = core.compiler.explain(fn)(X)
    assert len(report.optimized[0].nodes) == 1
    assert report.result.tolist() == fn(X).tolist()


def test_a_range_that_is_not_taken_in_is_made_once():
    fn = lambda x: core.sort(core.arange(3)) + core.flip(core.arange(3), axis=0)  # noqa: E731
    report = core.compiler.explain(fn)(X)
    assert names(report.optimized[0]).count("core::arange") == 1
    assert report.result.tolist() == fn(X).tolist()


def test_what_nothing_reaches_is_computed_once():
    def fn(x):
        x = x @ core.tril(core.ones((2, 2)))
        places = core.sin(core.arange(2, dtype=core.float32) / 10)
        kept = core.eye(2) + 1
        return core.sort(core.flip(core.arange(3), axis=0)), (x + places) @ kept, kept

    report = core.compiler.explain(fn)(X)
    graph = report.optimized[0]
    once = [node.op.name for node in graph.nodes if node.once]
    assert once == [
        "core::full",
        "core::tril",
        "core::arange",
        "core::divide",
        "core::sin",
        "core::arange",
        "core::slice",
    ]
    assert "# float32(2,)  once" in str(graph)
    compiled = core.compile(fn)
    for _ in range(3):  # what leaves the function is a new tensor at every call
        ordered, product, kept = compiled(X)
        assert ordered.tolist() == [0, 1, 2] and kept.tolist() == [[2, 1], [1, 2]]
        assert product.tolist() == fn(X)[1].tolist()
        ordered += 5
        kept += 5


def test_what_is_computed_once_is_computed_from_what_is_computed_once(caplog):
    w = core.asarray([[0.5, -1.0, 2.0], [1.0, 0.0, -0.5]])

    def fn(x):  # the labels are read by a kernel, and by calls that are made once
        return core.cross_entropy(x @ w, core.arange(2) % 3, label_smoothing=0.1)

    mine, its = (X.detach().clone().requires_grad_() for _ in range(2))
    core.compile(fn)(mine).backward()
    fn(its).backward()
    assert abs(mine.grad - its.grad).max() < 1e-5
    assert "one by one" not in caplog.text


def test_a_mask_with_sizes_that_nothing_else_reads_is_one_kernel(caplog):
    """Only the mask's size is asked for, not that of x: C knew no such name."""

    def fn(x):
        mask = core.tril(core.ones((x.shape[0], x.shape[0]))) > 0
        return core.softmax(core.where(mask, x, float("-inf")), axis=-1)

    compiled = core.compile(fn, dynamic=True)
    for n in (3, 5):
        x = core.sin(core.arange(n * n, dtype=core.float32)).reshape(n, n)
        assert abs(compiled(x) - fn(x)).max() < 1e-5
    assert "is not used" not in caplog.text


def test_what_the_function_writes_to_is_made_anew():
    def fn(x):
        table = core.sort(core.flip(core.arange(3.0), axis=0))
        table += x
        return core.cumulative_sum(table) + core.sum(core.sort(core.arange(3.0)))

    compiled = core.compile(fn)
    for n in (1.0, 2.0, 3.0):
        x = core.full((3,), n)
        assert compiled(x).tolist() == fn(x).tolist()


def test_draws_large_tensors_and_other_operators_are_not_computed_once():
    calls = []

    @core.custom_op("passes_test::sensor", schema="() -> Tensor")
    def sensor():
        calls.append(1)
        return core.ones((2,))

    @sensor.register_fake
    def _():
        return core.ones((2,))

    def fn(x):
        return core.flip(sensor()), core.sort(core.zeros(1 << 17)), core.sort(core.rand(2))

    compiled = core.compile(fn)
    first, second = compiled(X), compiled(X)
    assert len(calls) == 2
    assert first[2].tolist() != second[2].tolist()
    assert not any(node.once for graph in compiled.optimized for node in graph.nodes)


def test_every_stage_can_be_printed():
    report = core.compiler.explain(lambda x: core.exp(x) + core.exp(x))(X)
    (stages,) = report.stages
    assert stages[0][0] == "captured"
    assert "def graph(x0):" in stages[0][1] and "fused" in stages[-1][1]
    assert stages[0][1].count("core.exp") == 2
    assert dict(stages)["repeat_ranges"].count("core.exp") == 1


def swapped(graph):
    graph.nodes.reverse()
    return graph


def lost(graph):
    graph.outputs.pop()
    return graph


def undefined(graph):
    del graph.nodes[0]
    return graph


def mistyped(graph):
    graph.nodes[0].args[0] = graph.nodes[1].results[0]
    return graph


@pytest.mark.parametrize("wrong", [swapped, lost, undefined, mistyped])
def test_a_wrong_pass_is_named(wrong, monkeypatch):
    monkeypatch.setattr(pipeline, "PASSES", (wrong,))
    fn = core.compile(lambda x: core.sort(x + 1)[:1] * 2)
    with core.config.override(verify=True), pytest.raises(CompileError, match=wrong.__name__):
        fn(X)


def test_a_wrong_pass_is_named_where_gradients_are_recorded(monkeypatch):
    monkeypatch.setattr(pipeline, "PASSES", (swapped,))
    fn = core.compile(lambda x: core.exp(core.sin(x) + 1).sum())
    with core.config.override(verify=True), pytest.raises(CompileError, match="swapped"):
        fn(core.asarray([1.0, 2.0]).requires_grad_())


def test_a_wrong_setting_is_said_and_not_worked_around(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import core\ncore.compile(lambda x: core.exp(x) + 1)(core.ones(2))\n")
    environ = {**os.environ, "CORE_FUEL": "many"}
    ran = subprocess.run([sys.executable, script], env=environ, capture_output=True, text=True)
    assert ran.returncode and "CORE_FUEL='many' is not a value of the setting" in ran.stderr


def test_fuel_stops_rewriting():
    fn = lambda x: core.sort(core.exp(x) + 1) * 2 + 1  # noqa: E731
    found = []
    for n in range(3):
        fuel.refill()
        with core.config.override(fuel=n):
            report = core.compiler.explain(fn)(X)
        assert report.result.tolist() == fn(X).tolist()
        found.append(sum("fused" in name for name in names(report.optimized[0])))
    fuel.refill()
    assert found == [0, 1, 2]


# ---- layouts -----------------------------------------------------------------------------------
def operators(fn, *args):
    """A compiled function's operators; its results are those of the function."""
    compiled = core.compile(fn, fullgraph=True)
    for _ in range(2):
        for made, expected in zip(flat(compiled(*args)), flat(fn(*args)), strict=True):
            assert made.strides == expected.strides
            np.testing.assert_allclose(np.asarray(made), np.asarray(expected), rtol=1e-5)
    return [node.op.name for node in compiled.optimized[0].nodes]


def flat(made):
    return made if isinstance(made, tuple) else (made,)


def square(n=40, columns=40):
    return core.reshape(core.arange(n * columns, dtype="float32"), (n, columns)) / 1000 - 0.5


def test_a_product_reads_its_operands_as_they_lie():
    x, w = square(40, 30), square(40, 30)
    assert "core::clone" not in operators(lambda x, w: x.mT.contiguous() @ w, x, w)
    assert "core::clone" not in operators(lambda x, w: w @ x.mT.contiguous(), x, w)
    assert "core::clone" not in operators(lambda x, w: w @ x.mT.contiguous().mT.clone().mT, x, w)
    assert (
        operators(lambda x, w: w.mT @ x.mT.contiguous().mT, x, w).count("core::permute_dims") == 1
    )


def test_rows_of_one_product_are_copied_to_lie_evenly():
    x, w = square(40, 30), square(30, 30)
    lead = core.reshape(x, (8, 5, 30))
    turned = operators(lambda x, w: core.relu(x.permute_dims((1, 0, 2)).contiguous() @ w), lead, w)
    assert any("clone" in name for name in turned)
    even = operators(lambda x, w: x.permute_dims((0, 2, 1)).contiguous() @ w, lead[:1].mT, w)
    batches = operators(lambda x: x.permute_dims((1, 0, 2)).contiguous() @ x[:1].mT, lead)
    assert not any("clone" in name for name in [*even, *batches])


def test_permutations_that_undo_one_another_are_left_out():
    x = core.reshape(square(), (2, 20, 40))

    def turned(x):
        y = x.permute_dims((2, 0, -2))
        return y.permute_dims((1, 2, 0)) * 2

    assert operators(turned, x) == ["core::multiply"]
    assert operators(lambda x: x.mT.mT, x)  # a view of its own leaves the graph


def test_a_copy_is_made_where_somebody_else_could_tell():
    x, w = square(), square()

    def returned(x, w):
        y = x.mT.contiguous()
        return y @ w, y

    def written(x, w):
        y = x.clone()
        y += 1
        return y @ w

    def written_behind(x, w):
        y = x.clone()
        x.multiply_(2)
        return y @ w

    assert "core::clone" in operators(returned, x, w)
    operators(written, x, w)
    expected = np.asarray(x) @ np.asarray(w)
    made = core.compile(written_behind)(x, w)
    np.testing.assert_allclose(np.asarray(made), expected, rtol=1e-4)


def test_layouts_with_sizes_that_change():
    fn = core.compile(lambda x, w: x.mT.contiguous() @ w.mT.contiguous().mT, dynamic=True)
    for n in (3, 7, 40):
        x, w = square(n, 30), square(n, 20)
        expected = np.asarray(x).T @ np.asarray(w)
        np.testing.assert_allclose(np.asarray(fn(x, w)), expected, rtol=1e-4, atol=1e-5)
