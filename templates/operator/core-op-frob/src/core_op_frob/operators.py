"""The operator `acme::frob`: what it computes, what its result looks like, its gradient.

Core's documentation, "Write an operator", explains the rest: forward mode, batching rules, kernels for
other devices, and `core.elementwise`, by which a function of numbers becomes all of it.
"""

from __future__ import annotations

from typing import Any
import core
import numpy as np

@core.custom_op("acme::frob", device_types="cpu")
def frob(x: core.Tensor, scale: float = 1.0) -> core.Tensor:
    """x * tanh(scale * x), by NumPy. TODO: what your operator computes.

    A function that is made of core's operators works on every device: leave out device_types then.
    """
    values = np.asarray(x)
    return core.asarray(values * np.tanh(scale * values))


@frob.register_fake
def _(x: core.Tensor, scale: float = 1.0) -> core.Tensor:
    # TODO: a tensor with the shape and dtype of the result; it is asked for without any data.
    return core.empty_like(x)


def _setup_context(ctx: Any, inputs: Any, output: Any) -> None:
    x, ctx.scale = inputs
    ctx.save_for_backward(x)


def _backward(ctx: Any, grad: core.Tensor) -> Any:
    # TODO: a gradient, or None, for each argument.
    (x,) = ctx.saved_tensors
    inner = core.tanh(ctx.scale * x)
    return grad * (inner + ctx.scale * x * (1 - inner * inner)), None


frob.register_autograd(_backward, setup_context=_setup_context)
