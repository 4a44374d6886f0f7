"""While loops that carry numbers: several steps are one kernel, and the results are those of eager
code, also where what is computed after the last step would be no number."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core


def check(cond: Any, body: Any, init: Any) -> None:
    """A compiled loop ends with what the eager one ends with, also when it is called again."""

    def loop(init: Any) -> Any:
        return core.while_loop(cond, body, init)

    compiled = core.compile(loop, fullgraph=True)
    want = loop(init)
    for _ in range(2):
        got = compiled(init)
        for a, b in zip(leaves(got), leaves(want), strict=True):
            assert (a.dtype, a.shape) == (b.dtype, b.shape)
            np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


def leaves(tree: Any) -> list[Any]:
    if isinstance(tree, (tuple, list)):
        return [leaf for part in tree for leaf in leaves(part)]
    return [tree]


def number(x: Any, dtype: str | None = None) -> core.Tensor:
    return core.asarray(x, dtype=dtype)


LIMIT = number(50.0)
LOOPS = {
    "newton": (
        lambda s: abs(s[1]) > 1e-6,
        lambda s: (s[0] - s[1], (s[0] * s[0] - 2) / (2 * s[0])),
        (number(1.0), number(1.0)),
    ),
    "greatest common divisor": (
        lambda s: s[1] != 0,  # after the last step a remainder by 0 is computed
        lambda s: (s[1], s[0] % s[1]),
        (number(1071), number(462)),
    ),
    "a counter and a sum": (
        lambda s: s[0] < 1000,
        lambda s: (s[0] + 1, s[1] + 1.0 / (1000 - s[0])),  # infinite after the last step
        (number(0), number(0.0, "float64")),
    ),
    "none": (lambda s: s < 0, lambda s: s + 1, number(3.0)),
    "one": (lambda s: s < 4, lambda s: s + 1, number(3.0)),
    "exactly as many as a kernel": (lambda s: s < 16, lambda s: s + 1, number(0, "int32")),
    "one more": (lambda s: s < 17, lambda s: s + 1, number(0, "int32")),
    "thousands": (lambda s: s < 5000, lambda s: s + 1, number(0)),
    "a limit from outside": (lambda s: s < LIMIT, lambda s: s * 1.5 + LIMIT * 0.1, number(1.0)),
    "a truth value is carried": (
        lambda s: s[1],
        lambda s: (s[0] * 2, s[0] < 100),
        (number(1.0), number(True)),
    ),
    "not a number ends it": (
        lambda s: s < 10,
        lambda s: core.sqrt(s - 3.5) + s * 0,
        number(5.0),
    ),
    "half precision": (lambda s: s < 100, lambda s: s * 2, number(1.0, "float16")),
    "vectors": (lambda s: s.max() < 100, lambda s: s * 2, core.asarray([1.0, 2.0])),
}


@pytest.mark.parametrize("name", LOOPS)
def test_results_are_those_of_eager_loops(name: str) -> None:
    check(*LOOPS[name])


@settings(max_examples=examples(15), deadline=None)
@given(
    start=st.integers(-50, 50),
    add=st.integers(1, 9),
    times=st.sampled_from((1, 2, 3)),
    limit=st.integers(-20, 3000),
    kind=st.sampled_from(("int32", "int64", "float32", "float64")),
)
def test_random_loops(start: int, add: int, times: int, limit: int, kind: str) -> None:
    check(
        lambda s: (s[0] < limit) & (s[1] < 700),
        lambda s: (abs(s[0]) * times + add, s[1] + 1),
        (number(start, kind), number(0)),
    )


def test_derivatives_and_batches() -> None:
    def root(a: Any) -> Any:
        return core.while_loop(
            lambda x: abs(x * x - a) > 1e-5, lambda x: x - (x * x - a) / (2 * x), a * 0 + 1
        )

    a = number(3.0, "float64")
    value, slope = core.compile(lambda a: core.func.jvp(root, (a,), (core.ones_like(a),)))(a)
    assert float(value) == pytest.approx(math.sqrt(3), rel=1e-5)
    assert float(slope) == pytest.approx(0.5 / math.sqrt(3), rel=1e-4)
    many = core.asarray([1.0, 4.0, 9.0])
    roots = core.compile(core.func.vmap(root))(many)
    np.testing.assert_allclose(np.asarray(roots), [1.0, 2.0, 3.0], rtol=1e-4)
