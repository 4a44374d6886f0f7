"""Trains a small network on scikit-learn's handwritten digits with core alone.

    python examples/digits.py [--steps 300] [--optimizer sgd|adam] [--device cpu]

1,797 images of 8 x 8 pixels, three layers, cross entropy; NumPy and scikit-learn only bring the
data. tests/downstream/test_digits.py trains the same network in PyTorch and compares the losses.
"""

from __future__ import annotations

import argparse
import functools
import itertools

import numpy as np

import core

SIZES = (64, 64, 32, 10)
BATCH = 64


def digits() -> tuple[np.ndarray, ...]:
    """Training images and labels, test images and labels; every fifth image is for the test."""
    from sklearn.datasets import load_digits

    data = load_digits()
    images = (data.data / 16).astype(np.float32)
    labels = data.target.astype(np.int64)
    test = np.arange(len(labels)) % 5 == 0
    return images[~test], labels[~test], images[test], labels[test]


def initial_weights(seed: int = 0) -> list[np.ndarray]:
    """Weights (inputs, outputs) and biases of each layer, Kaiming's uniform distribution."""
    random = np.random.default_rng(seed)
    weights: list[np.ndarray] = []
    for inputs, outputs in itertools.pairwise(SIZES):
        bound = (6 / inputs) ** 0.5
        weights.append(random.uniform(-bound, bound, (inputs, outputs)).astype(np.float32))
        weights.append(np.zeros(outputs, np.float32))
    return weights


def batches(count: int, steps: int, seed: int = 1) -> list[np.ndarray]:
    """The indices of each step's images."""
    random = np.random.default_rng(seed)
    return [random.integers(0, count, BATCH) for _ in range(steps)]


# ---- the network -------------------------------------------------------------------------------
def forward(weights: list[core.Tensor], x: core.Tensor) -> core.Tensor:
    """The logits of a batch: layers with relu between them."""
    for i in range(0, len(weights), 2):
        x = x @ weights[i] + weights[i + 1]
        if i + 2 < len(weights):
            x = core.relu(x)
    return x


# ---- optimizers --------------------------------------------------------------------------------
class SGD:
    """Steps against the gradient, with momentum."""

    def __init__(self, weights: list[core.Tensor], rate: float = 0.1, momentum: float = 0.9):
        self.weights, self.rate, self.momentum = weights, rate, momentum
        self.speeds = [w.detach() * 0 for w in weights]

    @core.no_grad()
    def step(self) -> None:
        for weight, speed in zip(self.weights, self.speeds):
            speed *= self.momentum
            speed += weight.grad
            weight -= speed * self.rate
            weight.grad = None


class Adam:
    """Steps scaled by running moments of the gradient."""

    def __init__(self, weights: list[core.Tensor], rate: float = 0.003, betas=(0.9, 0.999)):
        self.weights, self.rate, self.betas, self.count = weights, rate, betas, 0
        self.means = [w.detach() * 0 for w in weights]
        self.squares = [w.detach() * 0 for w in weights]

    @core.no_grad()
    def step(self) -> None:
        self.count += 1
        first, second = self.betas
        unbias = (1 - second**self.count) ** 0.5
        rate = self.rate / (1 - first**self.count)
        for weight, mean, square in zip(self.weights, self.means, self.squares):
            mean *= first
            mean += weight.grad * (1 - first)
            square *= second
            square += weight.grad * weight.grad * (1 - second)
            weight -= rate * mean / (core.sqrt(square) / unbias + 1e-8)
            weight.grad = None


OPTIMIZERS = {"sgd": SGD, "adam": Adam}


def train(
    steps: int = 300, optimizer: str = "sgd", device: str = "cpu"
) -> tuple[list[float], float]:
    """The loss of each step, and the share of test images that are recognized at the end."""
    images, labels, test_images, test_labels = digits()
    on = functools.partial(core.asarray, device=device)
    weights = [on(w).requires_grad_() for w in initial_weights()]
    update = OPTIMIZERS[optimizer](weights)
    losses = []
    for chosen in batches(len(images), steps):
        loss = core.cross_entropy(forward(weights, on(images[chosen])), on(labels[chosen]))
        loss.backward()
        update.step()
        losses.append(float(loss))
    with core.no_grad():
        found = core.argmax(forward(weights, on(test_images)), axis=1)
    right = core.mean((found == on(test_labels)).astype(core.float32))
    return losses, float(right)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--optimizer", choices=OPTIMIZERS, default="sgd")
    parser.add_argument("--device", default="cpu")
    options = parser.parse_args()
    losses, accuracy = train(options.steps, options.optimizer, options.device)
    for step in range(0, len(losses), max(1, len(losses) // 10)):
        print(f"step {step:4d}  loss {losses[step]:.4f}")
    print(f"step {len(losses) - 1:4d}  loss {losses[-1]:.4f}  accuracy {accuracy:.4f}")


if __name__ == "__main__":
    main()
