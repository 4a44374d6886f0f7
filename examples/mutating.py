"""An operator that writes to its arguments: running statistics of a stream of pictures.

    python examples/mutating.py

`examples::track` keeps an exponential moving average of the mean and the variance of each pixel, in
place. The written arguments are declared, so core counts a version for each write: reading a
tensor in a backward pass after it was overwritten is an error, and not a wrong gradient.
"""

from __future__ import annotations

import numpy as np

import core


@core.custom_op("examples::track", mutates_args=("mean", "variance"), device_types="cpu")
def track(
    mean: core.Tensor, variance: core.Tensor, batch: core.Tensor, momentum: float = 0.1
) -> None:
    """Moves mean and variance, both (n,), towards those of batch, (m, n)."""
    pictures, means, variances = np.asarray(batch), np.asarray(mean), np.asarray(variance)
    means += momentum * (pictures.mean(axis=0) - means)
    variances += momentum * (pictures.var(axis=0) - variances)


def digits() -> np.ndarray:
    """1,797 handwritten digits of 64 pixels, float32 from 0 to 1."""
    from sklearn.datasets import load_digits

    return (load_digits().data / 16).astype(np.float32)


def stream(images: np.ndarray, size: int = 64) -> tuple[core.Tensor, core.Tensor]:
    """The statistics after all batches of a shuffled stream have passed."""
    order = np.random.default_rng(0).permutation(len(images))
    mean, variance = core.zeros(images.shape[1]), core.ones(images.shape[1])
    for start in range(0, len(images), size):
        track(mean, variance, core.asarray(images[order[start : start + size]]))
    return mean, variance


def main() -> None:
    images = digits()
    mean, variance = stream(images)
    print(track.schema)
    print(f"mean of all pixels {float(mean.mean()):.3f}; over all images {images.mean():.3f}")
    far = np.abs(np.asarray(mean) - images.mean(axis=0)).max()
    print(f"largest distance of a pixel's mean {far:.3f}")

    weight = core.ones(64).requires_grad_()
    loss = ((core.asarray(images[:8]) - mean) * weight * mean).sum()  # reads mean in backward
    track(mean, variance, core.asarray(images[:64]))
    try:
        loss.backward()
    except core.errors.AutogradError as error:
        print("refused:", error.what)


if __name__ == "__main__":
    main()
