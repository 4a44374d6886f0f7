"""An elementwise operator from one scalar function: a line fitted in spite of outliers.

    python examples/elementwise.py

The function is written for two numbers. `core.elementwise` makes the rest of it: kernels for every
dtype and device, the shape rule, derivatives of any order, and the batching rule.
"""

from __future__ import annotations

import numpy as np

import core


@core.elementwise("examples::pseudo_huber")
def pseudo_huber(error, scale=1.0):
    """Nearly error**2 / 2 where the error is small, and scale * |error| where it is large."""
    return scale * scale * (core.math.sqrt(1 + (error / scale) ** 2) - 1)


def patients(wrong: int) -> tuple[np.ndarray, np.ndarray]:
    """Body mass index and progress of diabetes of 442 patients, standardized; some are wrong."""
    from sklearn.datasets import load_diabetes

    data = load_diabetes()
    x, y = data.data[:, 2], data.target
    x, y = (x - x.mean()) / x.std(), (y - y.mean()) / y.std()
    y[np.argsort(x)[len(x) - wrong :]] = -20.0
    return x, y


def fit(loss_of, wrong: int, steps: int = 300) -> tuple[float, float]:
    """Slope and offset of the line with the least loss."""
    x, y = (core.asarray(values) for values in patients(wrong))

    def loss(line):
        return core.mean(loss_of(line[0] * x + line[1] - y))

    line, slope_of = core.zeros(2, dtype=core.float64), core.func.grad(loss)
    for _ in range(steps):
        line = line - 0.5 * slope_of(line)
    return float(line[0]), float(line[1])


def squares(error):
    return error * error / 2


def main() -> None:
    print(pseudo_huber.schema)
    print(pseudo_huber(core.asarray([-3.0, 0.0, 0.5, 100.0]), 2.0))
    for name, loss, wrong in (
        ("squares, all right", squares, 0),
        ("squares, ten wrong", squares, 10),
        ("pseudo-Huber, ten wrong", pseudo_huber, 10),
    ):
        slope, offset = fit(loss, wrong)
        print(f"{name:<24} y = {slope:+.3f} x {offset:+.3f}")
    pseudo_huber.check(core.asarray([-1.0, 0.5, 2.0], dtype=core.float64), 0.7)
    print("op.check passed")


if __name__ == "__main__":
    main()
