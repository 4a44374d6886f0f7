"""All of it in one go, on every device that is found: an operator, its gradient, compiled calls.

`demo::magnitude` is an operator of ours, written as a function of numbers. With it, edges are found
in a photograph (scikit-learn's china.jpg) by Sobel's two filters: on the CPU and, unchanged, on
each device that a plugin brings, none of whose memories the host can read. Every result is compared
with NumPy in float64, every gradient with the CPU's; a compiled function then does the same in
fewer kernels. The picture that is written has a strip from each device. Run by `make demo`.
"""

import sys
import warnings
from pathlib import Path
from time import perf_counter

import numpy as np
from PIL import Image
from sklearn.datasets import load_sample_image

import core

GAIN, TINY = 0.5, 1e-12
TOLERANCE = 1e-5
SHADES = " .:-=+*#%@"


@core.elementwise("demo::magnitude")
def magnitude(x, y, gain: float = 1.0):
    """The length of (x, y), times gain."""
    return core.math.sqrt(x * x + y * y + TINY) * gain


def filtered(image):
    """Sobel's filters along both axes, at each inner pixel; of core's arrays and of NumPy's."""
    across = image[:, 2:] - image[:, :-2]
    down = image[2:, :] - image[:-2, :]
    gx = across[:-2] + across[1:-1] * 2.0 + across[2:]
    gy = down[:, :-2] + down[:, 1:-1] * 2.0 + down[:, 2:]
    return gx, gy


def edges(image):
    """How steep an image is: float (H, W) -> float (H-2, W-2)."""
    return magnitude(*filtered(image), gain=GAIN)


def energy(image):
    """The mean of the edges, whose gradient is taken."""
    return core.mean(edges(image))


compiled = core.compile(edges, fullgraph=True)


def photograph() -> np.ndarray:
    """A real picture, 214 by 320 pixels, as float32 grey values from 0 to 1."""
    return (load_sample_image("china.jpg")[::2, ::2].mean(axis=2) / 255.0).astype(np.float32)


def places() -> list[core.device]:
    """The CPU, and the first device of each type that works here."""
    found: dict[str, core.device] = {}
    for device in core.devices():
        found.setdefault(device.type, device)
    return list(found.values())


def timed(call, *args):
    """The result and milliseconds of a warm call: the first calls build kernels and plans."""
    for _ in range(2):
        call(*args)
    start = perf_counter()
    result = np.asarray(call(*args).to("cpu"))
    return result, (perf_counter() - start) * 1e3


def error(what: str, found: np.ndarray, expected: np.ndarray) -> float:
    """The largest difference, relative to the largest number; too large a one ends the demo."""
    largest = float(np.abs(found - expected).max() / np.abs(expected).max())
    if not largest <= TOLERANCE:
        sys.exit(f"{what} DIFFERS: {largest:.1e}")
    return largest


def show(device: core.device, grey: np.ndarray, truth: np.ndarray, slope: np.ndarray) -> np.ndarray:
    """Runs everything on one device, prints its line, and returns the edges that it found."""
    fallen = sum(row.calls for row in core.fallback_report())
    image = core.asarray(grey, device=device)
    eager, called = timed(edges, image)
    gradient, differentiated = timed(core.func.grad(energy), image)
    fused, ran = timed(compiled, image)
    errors = [
        error(f"{device}: the operator", eager, truth),
        error(f"{device}: its gradient", gradient, slope),
        error(f"{device}: compiled", fused, truth),
    ]
    where = "there" if sum(row.calls for row in core.fallback_report()) == fallen else "on the CPU"
    times = "".join(f"{t:9.1f} ms" for t in (called, differentiated, ran))
    print(f"{device!s:<10}{times}   {max(errors):.1e}   {where}")
    return eager


def drawn(picture: np.ndarray, width: int = 76, height: int = 20) -> str:
    """A picture in characters, each as dark as the mean of its part."""
    rows = np.array_split(picture, height)
    cells = [[part.mean() for part in np.array_split(row, width, axis=1)] for row in rows]
    most = np.max(cells)
    return "\n".join("".join(SHADES[int(v / most * 9.99)] for v in row) for row in cells)


def main() -> None:
    grey = photograph()
    truth = np.hypot(*filtered(grey.astype(np.float64))) * GAIN
    slope = np.asarray(core.func.grad(energy)(core.asarray(grey.astype(np.float64))))
    print("devices and backends found:")
    print(core.backends(), end="\n\n")

    print(f"edges of a photograph of {grey.shape[0]} x {grey.shape[1]} pixels, by {magnitude}:")
    print(f"{'':10}{'eager':>12}{'gradient':>12}{'compiled':>12}   {'error':<9} computed")
    found = [show(device, grey, truth, slope) for device in places()]

    image = core.asarray(grey, device=core.current_accelerator() or "cpu")
    report = core.compiler.explain(edges)(image)
    before, after = (len(graphs[0].nodes) for graphs in (report.graphs, report.optimized))
    print(f"\ncompiled: {before} calls became {after}; the way of one call on {image.device}:")
    print(core.explain(magnitude, image, image))
    if len(core.fallback_report()):
        print("\nwhat a device without kernels (tier 0) leaves to the CPU:")
        print(core.fallback_report())

    strips = [np.array_split(picture, len(found), axis=1)[n] for n, picture in enumerate(found)]
    picture = np.concatenate(strips, axis=1)
    target = Path("build/demo/edges.png")
    target.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray((picture.clip(0, 1) * 255).astype(np.uint8)).save(target)
    print(f"\n{drawn(picture)}\n\nthe picture, a strip from each device: {target}")


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # of calls that fall back: they are reported at the end
    main()
