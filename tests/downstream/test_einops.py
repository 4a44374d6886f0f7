"""einops' own functions on core's tensors, after `import core.interop.einops`."""

from __future__ import annotations

import numpy as np
import pytest

import core.compat.torch as torch

einops = pytest.importorskip("einops")

CALLS = """
einops.rearrange(x, "a b c -> c (a b)")
einops.rearrange(x, "a (b k) c -> a b k c", k=3)
einops.rearrange([x, x], "k a b c -> a k b c")
einops.reduce(x, "a b c -> a", "mean")
einops.reduce(x, "a b c -> b c", "max")
einops.reduce(x, "a b c -> 1 b 1", "prod")
einops.repeat(x, "a b c -> a b c d", d=2)
einops.einsum(x, x, "a b c, a b c -> a")
einops.pack([x, x], "a * c")[0]
einops.asnumpy(x)
"""


@pytest.mark.parametrize("text", CALLS.strip().splitlines())
def test_they_agree_with_numpy_s(text: str) -> None:
    import core.interop.einops

    array = np.arange(24, dtype=np.float32).reshape(2, 3, 4) / 8
    got = eval(text, {"einops": einops, "x": core.asarray(array)})
    want = eval(text, {"einops": einops, "x": array})
    assert isinstance(got, np.ndarray if "asnumpy" in text else core.Tensor)
    np.testing.assert_allclose(np.asarray(got), want, rtol=1e-6)


def test_gradients_compile_and_torch_s_tensors() -> None:
    import core.interop.einops

    x = core.ones((2, 3)).requires_grad_()
    einops.reduce(x, "a b -> a", "sum").sum().backward()
    assert x.grad.tolist() == [[1, 1, 1], [1, 1, 1]]
    compiled = core.compile(lambda x: einops.rearrange(x, "a b -> b a") * 2)
    assert compiled(core.ones((2, 3))).shape == (3, 2)
    assert type(einops.rearrange(torch.ones(2, 3), "a b -> b a")) is torch.Tensor
