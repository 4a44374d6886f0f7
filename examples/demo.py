"""The main job, end to end: an operator is defined once and called on a photograph, on two devices.

`demo::edges` finds edges (in scikit-learn's china.jpg) by Sobel's two filters. It runs on the CPU;
then, unchanged, on `acme`, a device that comes from a separately installed plugin and whose memory
the host cannot read; then with a kernel of acme's own. Each result is compared with NumPy in
float64. Run by `make demo`.
"""

import sys
from pathlib import Path
from time import perf_counter

import numpy as np
from core_backend_acme.kernels import host_kernel
from PIL import Image
from sklearn.datasets import load_sample_image

import core

TOLERANCE = 1e-5


@core.custom_op("demo::edges")
def edges(image: core.Tensor, gain: float = 1.0) -> core.Tensor:
    """The gradient's magnitude at each inner pixel: float (H, W) -> float (H-2, W-2)."""
    across = image[:, 2:] - image[:, :-2]
    down = image[2:, :] - image[:-2, :]
    gx = across[:-2] + across[1:-1] * 2.0 + across[2:]
    gy = down[:, :-2] + down[:, 1:-1] * 2.0 + down[:, 2:]
    return core.sqrt(gx * gx + gy * gy) * gain


@edges.register_fake
def _(image, gain=1.0):
    height, width = image.shape
    return core.empty((height - 2, width - 2), dtype=image.dtype, device=image.device)


def edges_numpy(image, gain=1.0):
    """The same in NumPy: the truth that results are held against, and acme's own kernel below."""
    across = image[:, 2:] - image[:, :-2]
    down = image[2:, :] - image[:-2, :]
    gx = across[:-2] + across[1:-1] * 2.0 + across[2:]
    gy = down[:, :-2] + down[:, 1:-1] * 2.0 + down[:, 2:]
    return np.sqrt(gx * gx + gy * gy) * gain


def photograph() -> np.ndarray:
    """A real picture, 427 by 640 pixels, as float32 grey values from 0 to 1."""
    return (load_sample_image("china.jpg").mean(axis=2) / 255.0).astype(np.float32)


def run(title: str, image: core.Tensor, truth: np.ndarray) -> np.ndarray:
    """Calls the operator, compares with NumPy, prints a line, and returns the picture."""
    start = perf_counter()
    result = edges(image, gain=0.5)
    milliseconds = (perf_counter() - start) * 1e3
    host = np.asarray(result.to("cpu"))
    error = float(np.abs(host - truth).max())
    verdict = "agrees with NumPy" if error <= TOLERANCE else "DIFFERS from NumPy"
    print(f"{title:<34} {milliseconds:8.2f} ms   largest error {error:.1e}   {verdict}")
    if error > TOLERANCE:
        sys.exit(1)
    return host


def main() -> None:
    grey = photograph()
    truth = edges_numpy(grey.astype(np.float64), gain=0.5)
    print(f"a photograph of {grey.shape[0]} x {grey.shape[1]} pixels; operator: {edges.schema}")
    print(core.backends(), end="\n\n")

    on_cpu = core.asarray(grey)
    on_acme = on_cpu.to("acme")
    picture = run("cpu", on_cpu, truth)
    run("acme, the operator as it is", on_acme, truth)
    edges.register_kernel("acme", host_kernel(edges_numpy), provider="demo")
    run("acme, with a kernel of its own", on_acme, truth)

    print("\nthe way of the last call:")
    print(core.explain(edges, on_acme, gain=0.5))
    print("\nwhat acme has no kernels for:")
    print(core.fallback_report())

    target = Path("build/demo/edges.png")
    target.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray((picture.clip(0, 1) * 255).astype(np.uint8)).save(target)
    print(f"\nthe picture: {target}")


if __name__ == "__main__":
    main()
