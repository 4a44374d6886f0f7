"""Gradients of several parts of a tensor are joined, where the parts make the whole."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core


def tensor(*shape: int) -> core.Tensor:
    return core.asarray(np.random.default_rng(7).standard_normal(shape).astype("float32"))


def weighted(parts: Any) -> core.Tensor:
    """A sum whose gradient is another number for each part."""
    return sum(((k + 1) * (part * part)).sum() for k, part in enumerate(parts))


def calls(f: Any, x: core.Tensor, **options: Any) -> list[str]:
    """The calls of the compiled gradient of a function, which is that of eager calls."""
    slope = core.func.grad(f)
    compiled = core.compile(slope, **options)
    for _ in range(3):
        np.testing.assert_allclose(np.asarray(compiled(x)), np.asarray(slope(x)), rtol=1e-6)
    return [node.op.name for graph in compiled.optimized for node in graph.nodes]


WHOLE = {
    "unstack": (lambda x: weighted(core.unstack(x)), tensor(3, 4, 5)),
    "unstack, last axis": (lambda x: weighted(core.unstack(x, axis=-1)), tensor(4, 5, 2)),
    "chunk": (lambda x: weighted(core.chunk(x, 3, axis=1)), tensor(2, 9)),
    "split": (lambda x: weighted(core.split(x, [2, 5], axis=0)), tensor(7, 3)),
    "halves": (lambda x: weighted((x[..., :4], x[..., 4:])), tensor(3, 8)),
    "from behind": (lambda x: weighted((x[-3:], x[:-3])), tensor(8, 2)),
    "even and odd": (lambda x: weighted((x[:, 1::2], x[:, ::2])), tensor(3, 8)),
    "every third": (lambda x: weighted(x[k::3] for k in range(3)), tensor(9, 2)),
    "negative index": (lambda x: weighted((x[-1], x[0])), tensor(2, 5)),
    "of float64": (lambda x: weighted(core.unstack(x)), tensor(2, 5).astype("float64")),
}


@pytest.mark.parametrize("name", WHOLE)
def test_parts_that_make_the_whole_are_joined(name: str) -> None:
    f, x = WHOLE[name]
    names = calls(f, x)
    assert not any("_scatter" in name for name in names), names


REST = {
    "one part": (lambda x: (x[1:3] ** 2).sum(), tensor(5, 3)),
    "a gap": (lambda x: weighted((x[:2], x[3:])), tensor(5, 3)),
    "overlapping": (lambda x: weighted((x[:3], x[2:])), tensor(5, 3)),
    "twice": (lambda x: weighted((x[0], x[1], x[0])), tensor(2, 3)),
    "rows and columns": (lambda x: weighted((x[0], x[1:], x[:, 0], x[:, 1:])), tensor(2, 3)),
    "odd number": (lambda x: weighted((x[::2], x[1::2])), tensor(7, 3)),
    "a part of every second": (lambda x: weighted((x[:4:2], x[1:4:2])), tensor(6, 3)),
    "and the whole": (lambda x: weighted((x[0], x[1], x)), tensor(2, 3)),
    "backwards": (lambda x: weighted((x[::-1], x[:2])), tensor(4, 3)),
    "no rows": (lambda x: weighted((x[:0], x)), tensor(4, 3)),
}


@pytest.mark.parametrize("name", REST)
def test_other_parts_are_added(name: str) -> None:
    f, x = REST[name]
    calls(f, x)


def halves_of_a_half(x: core.Tensor) -> core.Tensor:
    top, bottom = core.chunk(x, 2)
    left, right = core.chunk(top, 2, axis=1)
    return weighted((left, right, bottom))


def elements(x: core.Tensor) -> core.Tensor:
    return weighted([element for row in core.unstack(x) for element in core.unstack(row)])


@pytest.mark.parametrize("f", [halves_of_a_half, elements])
@pytest.mark.parametrize("dynamic", [False, True])
def test_parts_of_parts_are_joined(f: Any, dynamic: bool) -> None:
    with core.config.override(verify=True):
        names = calls(f, tensor(2, 4), dynamic=dynamic)
    assert not any("_scatter" in name for name in names), names


def test_sizes_that_change_are_joined_too() -> None:
    def halves(x: core.Tensor) -> core.Tensor:
        n = x.shape[1] // 2
        return weighted((x[:, :n], x[:, n:]))

    slope = core.func.grad(halves)
    compiled = core.compile(slope, dynamic=True)
    for rows, columns in ((3, 8), (3, 8), (5, 12), (4, 6), (2, 30)):
        x = tensor(rows, columns)
        np.testing.assert_allclose(np.asarray(compiled(x)), np.asarray(slope(x)), rtol=1e-6)
    assert len(compiled.optimized) == 1
    assert not any("_scatter" in node.op.name for node in compiled.optimized[0].nodes)


def test_a_part_that_is_written_to_later_is_added_as_it_was() -> None:
    def f(g: core.Tensor, h: core.Tensor) -> core.Tensor:
        zeros = core.zeros((2, 3))
        first = core.select_scatter(zeros, g, 0, 0)
        g.add_(10.0)
        return first + core.select_scatter(zeros, h, 0, 1)

    compiled = core.compile(f)
    for _ in range(2):
        made = compiled(core.ones(3), core.ones(3))
        np.testing.assert_array_equal(np.asarray(made), np.ones((2, 3), "float32"))


@settings(max_examples=examples(25), deadline=None)
@given(
    n=st.integers(1, 6),
    cuts=st.lists(st.tuples(st.integers(-7, 7), st.integers(-7, 7), st.integers(1, 3)), max_size=4),
    picks=st.lists(st.integers(0, 5), max_size=3),
)
def test_random_parts(n: int, cuts: list[tuple[int, int, int]], picks: list[int]) -> None:
    def f(x: core.Tensor) -> core.Tensor:
        parts = [x[a:b:s] for a, b, s in cuts] + [x[p] for p in picks if p < n]
        parts += [half for part in parts[:2] for half in (part[..., :1], part[..., 1:])]
        return weighted(parts) if parts else x.sum()

    slope = core.func.grad(f)
    x = tensor(n, 2)
    with core.config.override(verify=True):
        got = core.compile(slope)(x)
    np.testing.assert_allclose(np.asarray(got), np.asarray(slope(x)), rtol=1e-6)
