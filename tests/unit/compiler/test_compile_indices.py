"""x[i] of a tensor i of one integer in compiled functions: a part of the graph, unless a write
would show that it is a view in eager code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import core


def reads(x, i):
    return x[i] * 2, x[:, i] + 1, x[i, 1:], x[i, 0]


def reads_what_it_computes(x, i):
    return x[core.argmax(x[:, 0])] - x[i]


def writes_rows(x, i):
    x = x.clone()
    x[i].add_(1)
    row = x[core.argmin(x[:, 1])]
    row.multiply_(2)
    return x


def writes_behind_a_row(x, i):
    x = x.clone()
    row, first = x[i], x[i][:1]
    x.add_(1)
    return row, first


def writes_behind_what_was_read(x, i):
    x = x.clone()
    total = x[i].sum()
    x[i] = total
    return x


def splits_behind_a_row(x, i):
    x = x.clone()
    row = x[i]
    total = sum(row.tolist())
    row.add_(total)
    return x


def decides_behind_a_row(x, i):
    x = x.clone()
    row = x[i]
    if row.sum() > 0:
        row.add_(1)
    return x


PROGRAMS = [
    reads, reads_what_it_computes, writes_rows, writes_behind_a_row, writes_behind_what_was_read,
    splits_behind_a_row, decides_behind_a_row,
]  # fmt: skip


@pytest.mark.parametrize("fn", PROGRAMS, ids=lambda f: f.__name__)
def test_rows_are_those_of_eager_code(fn: Any) -> None:
    compiled, rng = core.compile(fn), np.random.default_rng(0)
    for number in (0, 2, 1, -1, 2, 0):
        x = core.asarray(rng.standard_normal((3, 3)), dtype="float32")
        got, want = compiled(x, core.asarray(number)), fn(x, core.asarray(number))
        for a, b in zip(core.pytree.flatten(got)[0], core.pytree.flatten(want)[0], strict=True):
            assert a.shape == b.shape
            np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-6)


@pytest.mark.parametrize("fn", [reads, reads_what_it_computes, writes_behind_what_was_read])
def test_an_index_that_changes_has_one_graph(fn: Any) -> None:
    compiled, x = core.compile(fn, fullgraph=True), core.ones((3, 3))
    for number in (0, 2, 1, -1):
        compiled(x, core.asarray(number))
    assert len(compiled.graphs) == len(compiled.entries) == 1
    with pytest.raises(core.errors.IndexRangeError):
        compiled(x, core.asarray(3))
