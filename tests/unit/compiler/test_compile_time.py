"""The time that compiling takes grows with the number of calls, not with its square."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy
import pytest

import core
from core.compiler.disk_cache import optimized_graphs


def _chain(x: core.Tensor, calls: int) -> core.Tensor:
    for _ in range(calls // 2):
        x = core.tanh(x) * 0.5
    return x


def _wide(x: core.Tensor, calls: int) -> core.Tensor:
    total = core.zeros(4)
    for k in range(calls // 2):
        total = total + x * (k % 7)
    return total


def _recurrent(x: core.Tensor, calls: int) -> core.Tensor:
    w, h = x[:, None] * x[None, :], x
    for _ in range(calls // 3):
        h = core.tanh(h @ w + x)
    return h


def _written(x: core.Tensor, calls: int) -> core.Tensor:
    x, y = x.clone(), core.ones(4)
    for k in range(calls // 4):
        x += 1
        x[k % 4] = 0.5
        y *= x
    return x + y


@pytest.mark.parametrize("function", [_chain, _wide, _recurrent, _written])
def test_five_times_the_calls_take_no_more_than_nine_times_as_long(
    function: Callable[[core.Tensor, int], core.Tensor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimized_graphs, "FEWEST", sys.maxsize)  # passes run, at every call
    x = core.asarray([0.1, 0.2, 0.3, 0.4])
    core.compile(lambda x: function(x, 40))(x)  # imports, kernels

    def seconds(calls: int) -> float:
        compiled = core.compile(lambda x: function(x, calls), fullgraph=True)
        start = time.process_time()
        result = compiled(x)
        elapsed = time.process_time() - start
        expected = function(x, calls)
        numpy.testing.assert_allclose(numpy.asarray(result), numpy.asarray(expected), rtol=1e-5)
        return elapsed

    assert seconds(2000) < 9 * min(seconds(400), seconds(400)) + 0.5


def test_calls_far_apart_still_fuse_with_their_neighbours() -> None:
    """Groups end where a stretch of calls does, and nowhere else."""
    x = core.ones(8)
    compiled = core.compile(lambda x: _chain(x, 1200))
    assert compiled(x).tolist() == _chain(x, 1200).tolist()
    assert len(compiled.optimized[0].nodes) <= 1200 // 64 + 3
