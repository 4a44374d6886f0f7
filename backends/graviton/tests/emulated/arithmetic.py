"""What core does first, on the processor at hand: arithmetic, a gradient, and what serves it."""

from __future__ import annotations

import os
import platform

import numpy as np
from core_backend_graviton import _kernels
from core_backend_graviton.runtime import processor

import core

LOOPS = {"neoverse-n1": "n1", "neoverse-v1": "v1", "neoverse-n2": "n2", "max,sve512=on": "n2"}

x = np.arange(12, dtype=np.float32).reshape(3, 4) / 7
a, b = core.tensor(x), core.tensor(x.T.copy())
product = core.matmul(a, b)
np.testing.assert_allclose(np.asarray(product), x @ x.T, rtol=1e-6)
np.testing.assert_array_equal(np.asarray(a * 2 + 1), x * 2 + 1)
np.testing.assert_allclose(np.asarray(core.exp(a)), np.exp(x), rtol=2e-7)
np.testing.assert_allclose(np.asarray(core.softmax(a, -1).sum(-1)), np.ones(3), rtol=1e-6)
for dtype in ("float16", "bfloat16", "float64", "int8", "int64"):
    ones = core.ones((70, 33), dtype=dtype)
    assert float((ones + ones).astype("float64").sum().item()) == 2 * 70 * 33, dtype
gradient = core.func.grad(lambda t: (t * t).sum())(a)
np.testing.assert_array_equal(np.asarray(gradient), 2 * x)

rng = np.random.default_rng(1)
p, q = (rng.integers(-128, 128, shape).astype(np.int8) for shape in ((70, 90), (90, 50)))
left, right = core.tensor(p), core.tensor(q)
np.testing.assert_array_equal(np.asarray(core.matmul(left, right)), p @ q)  # both wrap
assert "graviton core::matmul" in str(core.explain(core.matmul, left, right))
assert _kernels.isas()[-1] == LOOPS[os.environ["QEMU_CPU"]], _kernels.isas()
assert len(_kernels.built(_kernels.isas()[-1])) > 1000
print(
    platform.machine(), processor(), _kernels.isas(), [str(backend) for backend in core.backends()]
)
print(core.explain(core.exp, a))
