"""Elementwise operators and reductions of an author on memory that the host cannot read: acme."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="acme needs Linux")

RUN = """
import core
from core import testing

m = core.math
swish = core.elementwise("device::swish", lambda x, beta=1.0: x / (1 + m.exp(-beta * x)))
pair = core.elementwise("device::pair", lambda x, y: (m.hypot(x, y), x > y))


@core.elementwise("device::limited")
def limited(x, low: float = 0.0, times: int = 2):
    return m.maximum(x, low) * times


many = core.elementwise(
    "device::many", lambda a, b, c, d, e, f, g_, h, i: a * b + c * d + e * f + g_ * h * i
)
energy = core.reduction(
    "device::energy", lambda x, p=2.0: abs(x) ** p, combine=lambda a, b: a + b,
    finish=lambda s, n: s / n,
)
largest = core.reduction(
    "device::largest", lambda x, index: (x, index),
    combine=lambda a, b: (
        m.maximum(a[0], b[0]), m.where((a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1])), a[1], b[1])
    ),
)
x = core.linspace(-2.0, 2.0, 12).reshape((3, 4))
y = core.linspace(1.0, -1.0, 4)
whole = core.asarray([1, 2, 3, 4])


def gradient(x):
    return core.func.grad(lambda x: swish(x).sum())(x)


def second(x):
    return core.func.grad(lambda x: gradient(x).sum())(x)


CALLS = [
    (swish, x), (swish, x, 0.5), (swish, x, y), (swish, whole), (swish, whole, 0.5),
    (pair, x, y), (pair, x.mT, 0.25), (limited, x), (limited, x, 0.25, 3), (limited, whole, 1.5),
    (many, x, y, x, y, x, y, x, y, x), (gradient, x), (second, x),
    (energy, x), (energy, x, 1), (lambda x: energy(x, 0, p=3.0), x), (largest, x, 1),
    (core.func.grad(lambda x: energy(x)), x),
]


def there(value):
    return value.to("acme") if isinstance(value, core.Tensor) else value


for fn, *args in CALLS:
    want, got = fn(*args), fn(*map(there, args))
    for a, b in zip(*(v if isinstance(v, tuple) else (v,) for v in (want, got)), strict=True):
        assert str(b.device) == "acme:0"
        testing.assert_close(b.to("cpu"), a)
print("ran", len(CALLS))
"""


def test_they_run_without_a_fallback(third_parties: Path, run_python) -> None:
    done = run_python(RUN, path=[third_parties], env={"CORE_FALLBACK": "error"})
    assert done.stdout.split() == ["ran", "18"]
