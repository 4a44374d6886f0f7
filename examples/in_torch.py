"""An operator of core inside PyTorch: trained on digits, under torch.compile.

    python examples/in_torch.py

`examples::soft_sign` is defined once, for core. `core.interop.torch.register` makes it an operator
of torch with the same name: torch differentiates it by core's rule, compiles it into its graphs
without a break, and both libraries work on the same memory.
"""

from __future__ import annotations

import numpy as np
import torch

import core


@core.custom_op("examples::soft_sign")
def soft_sign(x: core.Tensor, sharpness: float = 1.0) -> core.Tensor:
    """x / (1 / sharpness + |x|): between -1 and 1, and never quite flat."""
    array = np.asarray(x)
    return core.asarray(array / (np.float32(1 / sharpness) + np.abs(array)))


# torch.compile asks the fake kernel what the result looks like.
@soft_sign.register_fake
def _(x, sharpness=1.0):
    return core.empty_like(x)


def setup_context(ctx, inputs, output):
    ctx.x, ctx.sharpness = inputs


def backward(ctx, grad):
    width = 1 / ctx.sharpness
    return grad * width / (width + core.abs(ctx.x)) ** 2, None


soft_sign.register_autograd(backward, setup_context=setup_context)

# This is all that it takes. From here on everything is PyTorch.
core.interop.torch.register(soft_sign)


class Network(torch.nn.Module):
    """64 pixels, 32 hidden numbers, 10 digits."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = torch.nn.Linear(64, 32), torch.nn.Linear(32, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.last(torch.ops.examples.soft_sign(self.first(x), sharpness=2.0))


def digits() -> tuple[torch.Tensor, ...]:
    """scikit-learn's 1,797 images of 8 x 8 pixels: training images and labels, then test ones."""
    from sklearn.datasets import load_digits

    data = load_digits()
    images = torch.tensor(data.data / 16, dtype=torch.float32)
    labels = torch.tensor(data.target)
    return images[:1400], labels[:1400], images[1400:], labels[1400:]


def train(network: Network, images: torch.Tensor, labels: torch.Tensor, steps: int) -> list[float]:
    """The loss of each step; forward and backward are one compiled graph each."""
    compiled = torch.compile(network, fullgraph=True)
    update = torch.optim.Adam(network.parameters(), lr=0.02)
    losses = []
    for _ in range(steps):
        loss = torch.nn.functional.cross_entropy(compiled(images), labels)
        update.zero_grad()
        loss.backward()
        update.step()
        losses.append(loss.item())
    return losses


def main() -> None:
    torch.manual_seed(0)
    print(torch.ops.examples.soft_sign.default._schema)
    images, labels, test_images, test_labels = digits()
    network = Network()
    losses = train(network, images, labels, steps=60)
    print(f"loss {losses[0]:.3f} at first, {losses[-1]:.3f} after {len(losses)} steps")
    right = (network(test_images).argmax(1) == test_labels).float().mean()
    print(f"{right:.1%} of the test images are recognized")
    x = torch.linspace(-2, 2, 5, dtype=torch.float64, requires_grad=True)
    print("torch.autograd.gradcheck:", torch.autograd.gradcheck(torch.ops.examples.soft_sign, x))


if __name__ == "__main__":
    main()
