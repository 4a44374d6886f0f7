"""What core does first, on the processor at hand: arithmetic, a gradient, and what serves it."""

from __future__ import annotations

import platform

import numpy as np

import core

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
print(platform.machine(), [str(backend) for backend in core.backends()])
print(core.explain(core.exp, a))
