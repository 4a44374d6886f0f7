"""Operators refuse numbers that they used to clip, wrap or ignore in silence."""

import math

import numpy as np
import pytest

import core
from core.errors import (
    ArgumentError,
    CoreError,
    DeviceError,
    IndexRangeError,
    KernelError,
    RangeError,
    ShapeError,
)

ROWS = core.ones((3, 2))
NAN, INF = math.nan, math.inf


def integers(*numbers: int):
    return core.asarray(list(numbers), dtype=core.int64)


REFUSED = {
    "a row counted from the end": (IndexRangeError, lambda: core.embedding(integers(-1), ROWS)),
    "a row beyond the table": (IndexRangeError, lambda: core.embedding(integers(3), ROWS)),
    "a bag of such": (IndexRangeError, lambda: core.embedding_bag(integers(-1)[None], ROWS)),
    "a class below 0": (IndexRangeError, lambda: core.multi_margin_loss(ROWS[:1], integers(-1))),
    "a probability above 1": (RangeError, lambda: core.bernoulli(core.asarray([0.5, 1.5]))),
    "a probability below 0": (RangeError, lambda: core.bernoulli(ROWS, -0.1)),
    "a probability of NaN": (RangeError, lambda: core.bernoulli(core.asarray([0.5, NAN]))),
    "weights of 0 alone": (RangeError, lambda: core.multinomial(core.zeros(3), 1, True)),
    "one such row": (RangeError, lambda: core.multinomial(core.asarray([[1.0], [0.0]]), 1)),
    "too few weights": (RangeError, lambda: core.multinomial(core.asarray([1.0, 0.0]), 2)),
    "a weight below 0": (RangeError, lambda: core.multinomial(core.asarray([2.0, -1.0]), 1, True)),
    "a weight of NaN": (RangeError, lambda: core.multinomial(core.asarray([2.0, NAN]), 1, True)),
    "an infinite weight": (RangeError, lambda: core.multinomial(core.asarray([2.0, INF]), 1)),
    "a quantile below 0": (RangeError, lambda: core.quantile(ROWS, -1)),
    "a quantile above 1": (RangeError, lambda: core.quantile(ROWS, 1.5)),
    "such a tensor": (RangeError, lambda: core.nanquantile(ROWS, core.asarray([0.5, 2.0]))),
    "bins up to infinity": (ArgumentError, lambda: core.histc(ROWS, 3, 0.0, INF)),
    "bins around infinity": (RangeError, lambda: core.histc(core.asarray([1.0, INF]), 3)),
    "an integer's negative power": (RangeError, lambda: integers(2, 3) ** -1),
    "the same in place": (RangeError, lambda: integers(2, 3).__ipow__(-(2**70))),
    "a power that no margin loss has": (
        ArgumentError,
        lambda: core.multi_margin_loss(ROWS, integers(0, 1, 0), p=3),
    ),
    "an element for a mask, and no source": (
        IndexRangeError,
        lambda: core.masked_scatter(core.ones(3), core.ones(3) > 0, core.zeros(0)),
    ),
    "a row beyond rows of no elements": (
        IndexRangeError,
        lambda: core.index_add(core.ones((3, 0)), 0, integers(7), core.ones((1, 0))),
    ),
    "such a row to copy": (
        IndexRangeError,
        lambda: core.index_copy(core.ones((3, 0)), 0, integers(7), core.ones((1, 0))),
    ),
    "such a row to fill": (
        IndexRangeError,
        lambda: core.index_fill(core.ones((3, 0)), 0, integers(-4), 1.0),
    ),
    "more bins than memory has": (
        ShapeError,
        lambda: core.bincount(integers(1), minlength=2**62),
    ),
    "a number of a bin that is as great": (ShapeError, lambda: core.bincount(integers(2**62))),
    "the greatest one": (ShapeError, lambda: core.bincount(integers(2**63 - 1))),
    "as many classes": (ShapeError, lambda: core.one_hot(integers(1, 0), 2**62)),
    "a device that nobody serves": (DeviceError, lambda: core.autocast("nodevice")),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_has_no_meaning_is_refused(case: str) -> None:
    kind, call = REFUSED[case]
    with pytest.raises(kind) as caught:
        call()
    assert isinstance(caught.value, CoreError) and caught.value.why and caught.value.fix
    assert not isinstance(caught.value, KernelError)


def test_what_has_one_is_not() -> None:
    assert core.bernoulli(core.asarray([0.0, 1.0])).tolist() == [0.0, 1.0]
    assert core.multinomial(core.asarray([[0.0, 1.0], [2.0, 0.0]]), 1).tolist() == [[1], [0]]
    assert core.quantile(core.asarray([1.0, 2.0]), 1).item() == 2.0
    assert core.embedding(integers(), ROWS).shape == (0, 2)
    assert (integers(2, 3) ** 0).tolist() == [1, 1]
    assert (core.asarray([2.0]) ** -1).tolist() == [0.5]
    assert (integers(1, 2) ** integers(-1, -1)).tolist() == [1, 0]
    assert core.bernoulli(core.empty((0,))).shape == (0,)
    three, no_row = core.ones(3), core.ones((3, 0))
    assert core.masked_scatter(three, three < 0, core.zeros(0)).tolist() == [1.0, 1.0, 1.0]
    assert core.index_add(no_row, 0, integers(2), core.ones((1, 0))).shape == (3, 0)
    assert core.index_fill(no_row, 0, integers(-3), 1.0).shape == (3, 0)


def test_ranges_are_looked_at_below_levels_and_not_in_fake_tensors() -> None:
    looked_up = core.func.vmap(lambda i: core.embedding(i, ROWS))
    assert looked_up(integers(0, 2)).shape == (2, 2)
    with pytest.raises(IndexRangeError):
        looked_up(integers(0, -1))


def test_messages_name_the_function_that_was_called() -> None:
    x, weight = core.ones((1, 1, 3, 3)), core.ones((1, 1, 2, 2))
    with pytest.raises(ArgumentError, match="conv_transpose2d was given padding='same'"):
        core.conv_transpose2d(x, weight, padding="same")
    with pytest.raises(CoreError, match="conv_transpose2d was given a bias"):
        core.conv_transpose2d(x, weight, core.ones(3))


# ---- operators that draw -----------------------------------------------------------------------
def attend(p: float, generator: core.Generator | None = None):
    """As many weights of 1 / 64 as are kept, each times 1 / (1 - p)."""
    query, value = core.zeros((200, 64, 1)), core.ones((200, 64, 1))
    return core.scaled_dot_product_attention(query, query, value, None, p, generator=generator)


@pytest.mark.parametrize("p", [0.1, 0.5, 0.9])
def test_attention_drops_weights_at_the_rate_and_scales_the_others(p: float) -> None:
    y = np.asarray(attend(p, core.Generator(3)))
    kept = y * 64 * (1 - p)
    assert np.allclose(kept, np.rint(kept), atol=1e-3)  # whole numbers of weights
    deviation = math.sqrt(p / (1 - p) / (64 * y.size))
    assert abs(y.mean() - 1) < 5 * deviation
    assert abs(kept.var() / (64 * p * (1 - p)) - 1) < 0.1  # each weight is drawn for itself


def test_attention_draws_from_the_generator_that_it_is_given() -> None:
    first = attend(0.5, core.Generator(3)).tolist()
    assert first == attend(0.5, core.Generator(3)).tolist()
    assert first != attend(0.5, core.Generator(4)).tolist()
    core.manual_seed(3)
    assert first == attend(0.5).tolist()
    assert first != attend(0.5).tolist()  # the next draw
    assert not attend(1.0).any()
    with pytest.raises(RangeError, match="dropout_p"):
        attend(-0.5)


def test_the_gradient_of_attention_passes_where_the_weights_did() -> None:
    query, value = core.zeros((1, 8, 2)), core.ones((1, 8, 1)).requires_grad_()
    generator = core.Generator(1)
    out = core.scaled_dot_product_attention(query, query, value, None, 0.5, generator=generator)
    out.sum().backward()
    assert np.isclose(float(value.grad.sum()), float(out.sum()))
    assert len(set(value.grad.reshape((-1,)).tolist())) > 1


def test_rrelu_draws_a_slope_for_each_element() -> None:
    x = core.full((20_000,), -1.0)
    y = -np.asarray(core.rrelu(x, 0.2, 0.6, training=True, generator=core.Generator(5)))
    again = -np.asarray(core.rrelu(x, 0.2, 0.6, training=True, generator=core.Generator(5)))
    assert (y == again).all() and y.min() >= 0.2 and y.max() <= 0.6
    assert abs(y.mean() - 0.4) < 5 * 0.4 / math.sqrt(12 * y.size)
    assert core.rrelu(core.ones(3), training=True).tolist() == [1.0] * 3
    assert np.allclose(core.rrelu(x, 0.2, 0.6), -0.4)
    with pytest.raises(ArgumentError, match="slopes"):
        core.rrelu(x, 0.6, 0.2)
