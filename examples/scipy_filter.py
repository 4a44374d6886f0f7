"""An operator over a library: SciPy's Gaussian filter, with a gradient and a batching rule.

    python examples/scipy_filter.py

`examples::blur` is five lines of Python around scipy.ndimage. Registered as an operator it has what
built-in ones have: here a photograph is sharpened again by gradient descent through the filter.
"""

from __future__ import annotations

import numpy as np
from scipy import ndimage

import core


@core.custom_op("examples::blur", device_types="cpu")
def blur(image: core.Tensor, sigma: float = 2.0) -> core.Tensor:
    """A Gaussian filter over the last two axes, zeros outside of the image."""
    array = np.asarray(image)
    return core.asarray(ndimage.gaussian_filter(array, sigma, mode="constant", axes=(-2, -1)))


# The fake kernel: shape and dtype of the result, without running the kernel.
@blur.register_fake
def _(image, sigma=2.0):
    return core.empty_like(image)


# The filter is symmetric, so its gradient is the filter again. The backward function is made of
# operators; that is why it can be differentiated once more.
def setup_context(ctx, inputs, output):
    ctx.sigma = inputs[1]


def backward(ctx, grad):
    return blur(grad, ctx.sigma), None


blur.register_autograd(backward, setup_context=setup_context)


# A batch is one call: whatever stands before the last two axes is left alone.
@blur.register_vmap
def _(info, in_dims, image, sigma):
    return blur(core.moveaxis(image, in_dims[0], 0), sigma), 0


# ---- use ---------------------------------------------------------------------------------------
def photograph() -> core.Tensor:
    """Every second pixel of a photograph, 213 by 320, as float32 grey values from 0 to 1."""
    from sklearn.datasets import load_sample_image

    grey = load_sample_image("china.jpg").mean(axis=2)[:426:2, ::2] / 255.0
    return core.asarray(grey.astype(np.float32))


def sharpen(blurred: core.Tensor, steps: int = 20) -> tuple[core.Tensor, list[float]]:
    """The picture whose blurred version is the given one, nearly; and the loss of each step."""
    picture = blurred.clone().requires_grad_()
    losses = []
    for _ in range(steps):
        loss = core.sum((blur(picture) - blurred) ** 2)
        loss.backward()
        losses.append(float(loss))
        with core.no_grad():
            picture -= picture.grad
        picture.grad = None
    return picture.detach(), losses


def main() -> None:
    sharp = photograph()
    blurred = blur(sharp)
    restored, losses = sharpen(blurred)
    print(f"{blur.schema}, on a photograph of {sharp.shape[0]} x {sharp.shape[1]} pixels")
    print(f"loss {losses[0]:.2f} at first, {losses[-1]:.2f} after {len(losses)} steps")
    for name, picture in (("blurred", blurred), ("restored", restored)):
        distance = float(core.mean(core.abs(picture - sharp)))
        print(f"{name:<8}  mean distance from the original {distance:.4f}")
    three = core.func.vmap(blur, in_dims=(0, None))(core.stack([sharp, blurred, restored]), 1.0)
    print("a batch of three:", three.shape)
    blur.check(sharp[:8, :8].astype(core.float64).requires_grad_(), 1.0)
    print("op.check passed")


if __name__ == "__main__":
    main()
