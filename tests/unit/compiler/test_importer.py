"""import_graph: graphs of other front ends become plans, by position and without guards."""

import numpy as np
import pytest

import core
from core.compiler import import_graph


def arange(*shape: int) -> core.Tensor:
    count = int(np.prod(shape))
    return core.arange(count, dtype="float32").reshape(shape)


def layer(x, w):
    return core.relu(x @ w)


def test_inputs_are_taken_by_position_and_not_by_identity():
    x = arange(3, 3)
    plan = import_graph(lambda a, b: a - b, [x, x])
    assert plan(x, core.zeros((3, 3))).tolist() == x.tolist()


def test_examples_may_be_fake_and_nothing_is_computed():
    with core.FakeMode():
        x, w = core.zeros((2, 3)), core.zeros((3, 4))
    plan = import_graph(layer, [x, w])
    x, w = arange(2, 3), arange(3, 4)
    assert plan(x, w).tolist() == layer(x, w).tolist()


def test_calls_are_fused_as_core_compile_fuses_them():
    plan = import_graph(lambda x: core.tanh(x) * 2 + x, [arange(4)])
    assert len(plan.graphs) == 1
    assert len(plan.optimized[0].nodes) == 1


def test_a_caller_with_a_try_block_does_not_matter():
    try:
        plan = import_graph(
            lambda i, w: core.embedding(i, w) * 2, [core.asarray([1]), arange(3, 2)]
        )
    except core.errors.CoreError as error:
        raise AssertionError from error
    assert plan(core.asarray([2]), arange(3, 2)).tolist() == [[8.0, 10.0]]
    with pytest.raises(IndexError):
        plan(core.asarray([7]), arange(3, 2))


def test_results_may_be_inputs_numbers_and_none():
    x = arange(3)
    plan = import_graph(lambda a, n: (a, n + 1, None, a * n), [x, 4])
    same, number, nothing, product = plan(x, 4)
    assert same is x
    assert (number, nothing, product.tolist()) == (5, None, [0.0, 4.0, 8.0])


def test_ints_are_constants_until_they_are_dynamic():
    plan = import_graph(lambda a, n: a * n, [arange(3), 4])
    assert plan(arange(3), 5).tolist() == [0.0, 5.0, 10.0]
    assert len(plan.graphs) == 2
    dynamic = import_graph(
        lambda a, n: a.reshape(n, 2) + n, [arange(6), 3], dynamic={(1, None): "n"}
    )
    assert dynamic(arange(6), 3).shape == (3, 2)


def test_one_graph_serves_all_sizes_of_a_name():
    named = {(0, 0): "batch", (1, 0): "batch"}
    plan = import_graph(
        lambda x, y: core.softmax(x + y, axis=-1) / x.shape[0], [arange(4, 3), arange(4, 3)],
        dynamic=named,
    )  # fmt: skip
    for n in (2, 5, 9, 13):
        x, y = arange(n, 3), core.ones((n, 3))
        expected = core.softmax(x + y, axis=-1) / n
        np.testing.assert_allclose(np.asarray(plan(x, y)), np.asarray(expected), rtol=1e-6)
    assert len(plan.graphs) == 1
    # Sizes of 0 and 1 have graphs of their own.
    assert plan(arange(1, 3), arange(1, 3)).shape == (1, 3)
    assert len(plan.graphs) == 2


def heads(x):
    """What attention makes of (batch, length, 12): a permuted tensor in one piece again."""
    batch, length, width = x.shape
    split = core.permute_dims(core.reshape(x, (batch, length, 3, width // 3)), (0, 2, 1, 3))
    parts = core.split(core.exp(x), 4, -1)
    return core.reshape(core.permute_dims(split, (0, 2, 1, 3)), (batch, length, width)), *[
        core.reshape(part, (batch * length, 4)) for part in parts
    ]


def positions(x):
    """The first rows of a table that is longer than the input, and shorter than trial sizes."""
    table = core.broadcast_to(core.expand_dims(core.arange(20), 0)[:, : x.shape[1]], x.shape[:2])
    return x + core.expand_dims(table, 2), table


@pytest.mark.parametrize("function", [heads, positions])
def test_views_and_parts_of_tables_at_many_sizes_are_one_graph(function):
    def given(batch, length):
        return arange(batch, length, 12)

    plan = import_graph(function, [given(2, 6)], dynamic={(0, 0): "batch", (0, 1): "length"})
    for batch, length in ((2, 6), (3, 5), (2, 20), (7, 2)):
        x = given(batch, length)
        for got, expected in zip(plan(x), function(x), strict=True):
            assert got.tolist() == expected.tolist()
    assert len(plan._imports) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_a_dynamic_int_that_is_0_or_1_at_first_is_held_against_later_ones(first):
    plan = import_graph(
        lambda a, k: core.narrow(a, 0, k, 2) * 1, [arange(10), first], dynamic={(1, None): "k"}
    )
    for k in (first, 2, 5, 1 - first, first):
        assert plan(arange(10), k).tolist() == [k, k + 1]


def test_dynamic_true_gives_equal_sizes_one_name():
    plan = import_graph(layer, [arange(5, 3), arange(3, 2)], dynamic=True)
    assert plan.sizes == {"s5": [(0, 0)], "s3": [(0, 1), (1, 0)], "s2": [(1, 1)]}
    x, w = arange(7, 4), arange(4, 6)
    assert plan(x, w).tolist() == layer(x, w).tolist()
    assert len(plan.graphs) == 1


def test_a_branch_on_a_size_makes_another_graph_where_it_goes_otherwise():
    def branch(x):
        return x * 2 if x.shape[0] > 4 else x - 1

    plan = import_graph(branch, [arange(6)], dynamic=True)
    for n in (7, 3, 9, 2):
        assert plan(arange(n)).tolist() == branch(arange(n)).tolist()
    assert len(plan.graphs) == 2


def test_other_strides_make_another_graph():
    plan = import_graph(lambda x: x.reshape(-1) + 1, [arange(3, 4)])
    turned = arange(4, 3).mT
    assert plan(turned).tolist() == (turned.reshape(-1) + 1).tolist()
    assert plan(arange(3, 4)).tolist() == list(range(1, 13))


def test_a_tensor_found_elsewhere_is_read_at_each_call():
    offset = core.ones(3)
    plan = import_graph(lambda x: x + offset, [arange(3)])
    assert plan(arange(3)).tolist() == [1.0, 2.0, 3.0]
    offset += 1
    assert plan(arange(3)).tolist() == [2.0, 3.0, 4.0]
    returned = import_graph(lambda x: (offset, x * 2), [arange(3)])
    assert returned(arange(3))[0].tolist() == [2.0, 2.0, 2.0]


def test_random_numbers_are_drawn_at_each_call_and_follow_the_seed():
    plan = import_graph(lambda x: core.dropout(x, 0.5), [core.ones(64)])
    core.manual_seed(3)
    first, second = plan(core.ones(64)).tolist(), plan(core.ones(64)).tolist()
    core.manual_seed(3)
    assert plan(core.ones(64)).tolist() == first == core_dropout_of_seed_3()
    assert second != first


def core_dropout_of_seed_3():
    core.manual_seed(3)
    return core.dropout(core.ones(64), 0.5).tolist()


@pytest.mark.parametrize("unread", [0, 1])
def test_an_input_that_is_not_read_may_stand_before_one_that_is_written_to(unread, caplog):
    def step(*inputs):
        x, total = (x for k, x in enumerate(inputs) if k != unread)
        total += x
        return total * 2

    def given():
        inputs = [arange(4), core.ones(4)]
        return [*inputs[:unread], arange(7), *inputs[unread:]]

    plan = import_graph(step, given())
    inputs = given()
    assert plan(*inputs).tolist() == [2, 4, 6, 8]
    assert inputs[2].tolist() == [1, 2, 3, 4]
    assert "one by one" not in caplog.text


def test_writes_to_inputs_are_made():
    def step(p, g):
        p -= g * 0.5
        return p

    plan = import_graph(step, [core.ones(3), core.ones(3)])
    p = core.ones(3)
    assert plan(p, core.ones(3)) is p
    assert p.tolist() == [0.5, 0.5, 0.5]
    with pytest.raises(core.errors.ArgumentError, match="shares its memory"):
        plan(p, p)


def test_a_graph_is_imported_like_a_function():
    graph = core.compiler.explain(lambda a, b: core.tanh(a) * b)(arange(3), core.ones(3)).graphs[0]
    plan = import_graph(graph, [arange(3), arange(3)])
    assert plan(arange(3), core.ones(3))[0].tolist() == core.tanh(arange(3)).tolist()
    with pytest.raises(core.errors.ArgumentError, match="1 example inputs"):
        import_graph(graph, [arange(3)])


def test_lines_are_those_that_the_front_end_names():
    def graph(x):
        with core.compiler.at_line("model.py:7"):
            return core.tanh(x)

    assert "model.py:7" in str(import_graph(graph, [arange(3)]).graphs[0])


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (lambda x: x if float(x.sum()) > 0 else -x, "values are read"),
        (core.nonzero, "number of elements that depends on its data"),
        (lambda x: {"a": x + 1}, "result 0 is a dict that holds tensors"),
        (lambda x: (x, [x]), "result 1 is a list that holds tensors"),
    ],
)
def test_what_no_plan_can_hold_is_an_error_that_says_so(function, said):
    with pytest.raises(core.errors.CompileError, match=said):
        import_graph(function, [arange(3)])


@pytest.mark.parametrize(
    ("inputs", "options", "said"),
    [
        (["x"], {}, "input 0 is a str"),
        ([arange(3)], {"dynamic": {(0, 1): "n"}}, "no size of an input"),
        ([arange(3)], {"dynamic": {(4, 0): "n"}}, "no size of an input"),
        ([arange(3)], {"mode": "fast"}, "mode='fast'"),
    ],
)
def test_bad_arguments_are_named(inputs, options, said):
    with pytest.raises(core.errors.ArgumentError, match=said):
        import_graph(lambda x: x, inputs, **options)


def test_a_call_with_other_inputs_is_an_error():
    plan = import_graph(layer, [arange(2, 3), arange(3, 4)])
    with pytest.raises(core.errors.ArgumentError, match="1 inputs"):
        plan(arange(2, 3))
    with pytest.raises(core.errors.ShapeError):
        plan(arange(2, 3), arange(2, 3))


# ---- versions of foreign memory ----------------------------------------------------------------
def test_a_promised_version_is_packed_once_and_a_write_is_seen():
    weight = np.ones((256, 256), "float32")
    w = core.from_dlpack(weight, version=0)
    x = core.ones((64, 256))
    for _ in range(3):
        assert (x @ w)[0, 0].item() == 256.0
    weight[:] = 2
    core.set_foreign_version(w, 1)
    for _ in range(3):
        assert (x @ w)[0, 0].item() == 512.0


def test_without_a_promise_every_write_is_seen():
    weight = np.ones((256, 256), "float32")
    w, x = core.from_dlpack(weight), core.ones((64, 256))
    for n in range(1, 4):
        weight[:] = n
        assert (x @ w)[0, 0].item() == 256.0 * n


def test_versions_are_counts_and_of_foreign_memory():
    with pytest.raises(core.errors.ArgumentError, match="no count"):
        core.from_dlpack(np.zeros(2), version="one")
    with pytest.raises(core.errors.ArgumentError, match="no count"):
        core.from_dlpack(np.zeros(2), version=-1)
    for tensor in (core.zeros(2), core.from_dlpack(np.zeros(2))):
        with pytest.raises(core.errors.ArgumentError, match="no version was promised"):
            core.set_foreign_version(tensor, 1)
