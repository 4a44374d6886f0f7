"""Attention, linear maps and tables of embeddings against torch: values and gradients."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")
from nn_cases import classes, compare, numbers  # noqa: E402

F = torch.nn.functional
attention = core.scaled_dot_product_attention


@pytest.mark.parametrize(
    "named",
    [
        {},
        {"is_causal": True},
        {"scale": 0.3},
        {"attn_mask": numbers(3, 5)},
        {"attn_mask": numbers(3, 5) > -0.5},
        {"attn_mask": np.array([[True] * 5, [False] * 5, [True, False] * 2 + [True]])},
    ],
)
def test_attention(named):
    args = numbers(2, 4, 3, 6), numbers(2, 4, 5, 6, seed=1), numbers(2, 4, 5, 2, seed=2)
    compare(attention, F.scaled_dot_product_attention, args, named)


def test_attention_of_grouped_queries():
    args = numbers(2, 6, 3, 4), numbers(2, 2, 5, 4, seed=1), numbers(2, 2, 5, 4, seed=2)
    compare(attention, F.scaled_dot_product_attention, args, {"enable_gqa": True})


def test_a_query_that_sees_nothing_gives_zeros():
    x = core.asarray(numbers(2, 3))
    x.requires_grad = True
    out = attention(x, x, x, core.full((2, 2), -float("inf"), dtype=core.float64))
    assert out.tolist() == [[0.0] * 3] * 2
    out.sum().backward()
    assert np.isfinite(np.asarray(x.grad)).all()


def test_linear_maps():
    x, weight, bias = numbers(2, 3, 4), numbers(5, 4), numbers(5)
    compare(core.linear, F.linear, (x, weight, bias))
    compare(core.linear, F.linear, (x[0, 0], weight))
    compare(core.bilinear, F.bilinear, (x, numbers(2, 3, 2), numbers(5, 4, 2), bias))


def test_embedding():
    x, table = classes(3, 4, high=6), numbers(6, 2)
    compare(core.embedding, F.embedding, (x, table))
    compare(core.embedding, F.embedding, (x, table, 2))
    compare(core.embedding, F.embedding, (x, table, -1))


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_embedding_bag(mode):
    table = numbers(6, 2)
    compare(core.embedding_bag, F.embedding_bag, (classes(3, 4, high=6), table), {"mode": mode})
    for starts in ([0, 2, 2, 5], [0], [0, 7]):  # an empty bag between, and one at the end
        args = (classes(7, high=6), table, np.array(starts))
        compare(core.embedding_bag, F.embedding_bag, args, {"mode": mode})
        compare(core.embedding_bag, F.embedding_bag, args, {"mode": mode, "padding_idx": 3})
    named = {"mode": mode, "include_last_offset": True}
    args = (classes(7, high=6), table, np.array([0, 3, 7]))
    compare(core.embedding_bag, F.embedding_bag, args, named)


def test_embedding_bag_with_weights():
    args = classes(3, 4, high=6), numbers(6, 2)
    named = {"mode": "sum", "per_sample_weights": numbers(3, 4)}
    compare(core.embedding_bag, F.embedding_bag, args, named)


def test_one_hot():
    compare(core.one_hot, F.one_hot, (classes(3, 4, high=6), 7))


@pytest.mark.parametrize("number", [4, -1, 100, -(2**62)])
def test_one_hot_refuses_what_is_no_class(number):
    """A row without a 1, or with one in another row, would be silence."""
    x = core.asarray([1, number], dtype=core.int64)
    with pytest.raises(core.errors.IndexRangeError, match=f"the class {number}"):
        core.one_hot(x, 4)
    compiled = core.compile(lambda x: core.one_hot(x, 4) * 2)
    assert compiled(core.asarray([1, 3])).tolist() == [[0, 2, 0, 0], [0, 0, 0, 2]]
    with pytest.raises(core.errors.IndexRangeError):
        compiled(x)


def test_the_first_graph_of_a_process_has_the_kernel_of_later_ones(run_python):
    code = """
import numpy as np
import core
from core.compiler import import_graph

x = core.from_dlpack(np.ones((1, 2, 40, 16), np.float32))  # no kernel made it
made = []
for _ in range(2):
    made.append(import_graph(lambda x: core.scaled_dot_product_attention(x, x, x), [x]))
    core.plugins.load_kernels("cpu")
first, later = ([node.op.name for node in plan.optimized[0].nodes] for plan in made)
assert first == later, first
"""
    run_python(code)
