"""Bad indices on devices: the next call that waits raises, with operator, index and size."""

from __future__ import annotations

import functools

import pytest

import core
from core.errors import IndexRangeError
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.testing import emulator
from core.testing.conformance.levels import level2_indices as kit
from core.testing.conformance.subject import Subject

QUICK = ("take", "index_put", "one_hot", "compiled")


@functools.cache
def device() -> str:
    emulator.add_device("indices", CppGroupDialect, language=emulator.CUDA)
    return "indices"


@pytest.fixture
def weights():
    return core.ones(5).to(device())


def to_device(numbers):
    return core.asarray(numbers).to(device())


def test_the_call_returns_and_the_next_copy_raises_with_operator_index_and_size(weights) -> None:
    y = core.take(weights, to_device([0, 7]), axis=0)
    with pytest.raises(IndexRangeError, match="core::take.*the index 7 is out of range for size 5"):
        y.tolist()
    assert y.tolist() == [1, 0]  # it is told once; what is not there was not read


def test_synchronize_raises_it_too(weights) -> None:
    core.index_add(weights, 0, to_device([-6]), core.ones(1).to(device()))
    with pytest.raises(IndexRangeError, match="the index -6 is out of range for size 5"):
        core.synchronize(device())
    core.synchronize(device())


def test_with_checks_the_call_itself_raises(weights) -> None:
    bad = to_device([5])
    with core.testing.checked_calls(), pytest.raises(IndexRangeError, match="index 5"):
        weights[bad]


def test_the_second_of_two_indices_is_told_apart() -> None:
    x = core.ones((2, 3)).to(device())
    y = x[to_device([0]), to_device([9])]
    with pytest.raises(IndexRangeError, match="index 9 of its indices, number 1, .* size 3"):
        y.tolist()


def test_a_fused_gather_reports_the_index_too() -> None:
    table = core.asarray([[1.0, 2.0], [3.0, 4.0]]).to(device())
    compiled = core.compile(lambda x, i: x[i] * 2 + 1)
    assert compiled(table, to_device([1, -2])).tolist() == [[7, 9], [3, 5]]
    (graph,) = core.compiler.explain(lambda x, i: x[i] * 2 + 1)(table, to_device([1])).optimized
    assert len(graph.nodes) == 1
    y = compiled(table, to_device([0, 2]))
    with pytest.raises(IndexRangeError, match="take_rows.*the index 2 is out of range for size 2"):
        y.tolist()


@pytest.mark.parametrize(
    "name",
    [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in kit.INDEXED],
)
def test_every_indexed_operator_tells_of_an_index_that_leads_nowhere(name) -> None:
    with core.config.override(fallback="allow"):
        kit.out_of_range(Subject(device()), name)
