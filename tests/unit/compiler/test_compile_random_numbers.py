"""Random programs of a tensor and numbers: compiled, they say what they say eagerly."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

import core

VALUES = [0.0, -0.0, 1.0, 2.5, -3.5, math.nan, math.inf, 1e300, 1 / 3, 3, -1, 0, 200, 2**40]
FORMS = """
    ({a} + {b}) | ({a} - {b}) | ({a} * {b}) | core.maximum(x, {a}) | core.tanh(x * {a})
    core.where(x > {a}, {b}, {a}) | (x / ({a} + 7)) | core.sum(x * {a}, axis=0) | core.exp(x - {a})
    core.clip(x, s, None) | ({a} if s > t else {b}) | ({a} if n > 2 else {b}) | min(s, t)
    max(n, 3) | core.leaky_relu(x, s) | (x ** 2 * {a}) | (n // 2) | (s * t + n) | (-s)
    (s == t) * 1.0 | K[0] | O.v
"""
CHOICES = [form.strip() for row in FORMS.strip().splitlines() for form in row.split("|")]


class Owner:
    v = 1.5


def expression(rng: random.Random, depth: int) -> str:
    if depth == 0 or rng.random() < 0.2:
        return rng.choice(["x", "s", "t", "n", "0.5", "2"])
    parts = {"a": expression(rng, depth - 1), "b": expression(rng, depth - 1)}
    return rng.choice(CHOICES).format(**parts)


def outcome(fn: Any, args: tuple[Any, ...]) -> Any:
    try:
        results = fn(*args)
    except Exception as error:
        return type(error).__name__, str(error).split("\n")[0]
    return [
        (r.dtype.name, r.shape, str(r.tolist())) if isinstance(r, core.Tensor) else repr(r)
        for r in results
    ]


def check(seed: int) -> None:
    rng = random.Random(seed)
    owner, kept = Owner(), [2.0]
    names: dict[str, Any] = {"core": core, "O": owner, "K": kept}
    body = ", ".join(expression(rng, 3) for _ in range(rng.choice([1, 2])))
    source = f"def f(x, s, t, n):\n    return ({body},)"
    exec(source, names)
    compiled = core.compile(names["f"], dynamic=rng.choice([None, True]))
    kind = rng.choice(["float32", "float64", "float16", "int32", "uint8"])
    x = core.asarray([[0.5, -1.25, 3.0], [7.0, 0.0, -2.5]]).astype(kind)
    calls = [
        (x, rng.choice(VALUES), rng.choice(VALUES), rng.choice([0, 1, 2, 7])) for _ in "123456"
    ]
    for args in [*calls, *calls]:
        if rng.random() < 0.3:
            owner.v, kept[0] = rng.choice([1.5, 2.5, -0.0, 3]), rng.choice([2.0, 1.0, 5])
        assert outcome(compiled, args) == outcome(names["f"], args), (source, args)


@pytest.mark.filterwarnings("ignore::core.compiler.RecompileWarning")
@pytest.mark.parametrize("seed", range(6))
def test_random_program(seed: int) -> None:
    check(seed)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::core.compiler.RecompileWarning")
@pytest.mark.parametrize("seed", range(100, 180))
def test_more_random_programs(seed: int) -> None:
    check(seed)
