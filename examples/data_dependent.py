"""An operator whose output's size depends on the data: where the peaks of a signal are.

    python examples/data_dependent.py

How many there are is known only to the kernel. The fake kernel uses a dynamic size, which is
not known yet, and is checked against what the kernel returns.
"""

from __future__ import annotations

import numpy as np
from scipy import signal

import core


@core.custom_op("examples::peaks", device_types="cpu")
def peaks(x: core.Tensor, prominence: float = 0.1) -> core.Tensor:
    """The indices of the peaks of a vector, int64, in rising order."""
    found, _ = signal.find_peaks(np.asarray(x), prominence=prominence)
    return core.asarray(found)


@peaks.register_fake
def _(x, prominence=0.1):
    count = core.library.get_ctx().new_dynamic_size()
    return core.empty((count,), dtype=core.int64, device=x.device)


def skyline() -> core.Tensor:
    """One row of a photograph, 640 grey values from 0 to 1: a noisy signal with real peaks."""
    from sklearn.datasets import load_sample_image

    grey = load_sample_image("china.jpg").mean(axis=2)[200] / 255.0
    return core.asarray(grey.astype(np.float32))


def main() -> None:
    row = skyline()
    print(peaks.schema)
    for prominence in (0.1, 0.3, 0.5):
        found = peaks(row, prominence)
        print(f"prominence {prominence}: {found.size} peaks, the highest {row[found].max():.3f}")
    print("none in a constant:", peaks(core.ones(10)).shape)
    peaks.check(row)
    print("op.check passed")


if __name__ == "__main__":
    main()
