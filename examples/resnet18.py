"""ResNet-18 with seeded weights: a forward pass, compiled, compared with the eager one.

    python examples/resnet18.py [--batch 2] [--size 224] [--eager] [--device cpu]

Every convolution, batch norm and pooling is core's. tests/downstream/test_networks.py builds the
same network from torch.nn, gives it the same weights, and compares. Weights are drawn, not trained,
and the pictures are pieces of one of scikit-learn's photographs.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np

import core

PLANES = (64, 128, 256, 512)  # channels of the four stages, of two blocks each
CLASSES = 1000
Weights = dict[str, core.Tensor]


# ---- weights -----------------------------------------------------------------------------------
def convolutions() -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """(name, name of its batch norm, shape of its weight), as torchvision names them."""
    yield "conv1", "bn1", (PLANES[0], 3, 7, 7)
    before = PLANES[0]
    for stage, planes in enumerate(PLANES, 1):
        for block in range(2):
            name = f"layer{stage}.{block}"
            yield f"{name}.conv1", f"{name}.bn1", (planes, before, 3, 3)
            yield f"{name}.conv2", f"{name}.bn2", (planes, planes, 3, 3)
            if before != planes:
                yield f"{name}.downsample.0", f"{name}.downsample.1", (planes, before, 1, 1)
            before = planes


def initial_weights(seed: int = 0) -> dict[str, np.ndarray]:
    """Kaiming's normal distribution for convolutions; norms as if they had seen some pictures."""
    random = np.random.default_rng(seed)
    made: dict[str, np.ndarray] = {}
    for name, norm, shape in convolutions():
        scale = (2 / (shape[0] * shape[2] * shape[3])) ** 0.5
        made[f"{name}.weight"] = scale * random.standard_normal(shape)
        made[f"{norm}.weight"] = random.uniform(0.5, 1.0, shape[0])
        made[f"{norm}.bias"] = random.uniform(-0.1, 0.1, shape[0])
        made[f"{norm}.running_mean"] = random.uniform(-0.1, 0.1, shape[0])
        made[f"{norm}.running_var"] = random.uniform(0.5, 1.5, shape[0])
    made["fc.weight"] = random.standard_normal((CLASSES, PLANES[-1])) / PLANES[-1] ** 0.5
    made["fc.bias"] = np.zeros(CLASSES)
    return {name: array.astype(np.float32) for name, array in made.items()}


# ---- the network -------------------------------------------------------------------------------
def normed(w: Weights, name: str, x: core.Tensor) -> core.Tensor:
    moments = w[f"{name}.running_mean"], w[f"{name}.running_var"]
    return core.batch_norm(x, *moments, w[f"{name}.weight"], w[f"{name}.bias"])


def block(w: Weights, name: str, x: core.Tensor, stride: int) -> core.Tensor:
    """Two convolutions, and what went in added to what comes out."""
    y = core.conv2d(x, w[f"{name}.conv1.weight"], stride=stride, padding=1)
    y = core.relu(normed(w, f"{name}.bn1", y))
    y = normed(w, f"{name}.bn2", core.conv2d(y, w[f"{name}.conv2.weight"], padding=1))
    if f"{name}.downsample.0.weight" in w:
        x = core.conv2d(x, w[f"{name}.downsample.0.weight"], stride=stride)
        x = normed(w, f"{name}.downsample.1", x)
    return core.relu(x + y)


def forward(w: Weights, x: core.Tensor) -> core.Tensor:
    """The scores of the classes, (batch, 1000), of pictures (batch, 3, height, width)."""
    x = core.relu(normed(w, "bn1", core.conv2d(x, w["conv1.weight"], stride=2, padding=3)))
    x = core.max_pool2d(x, 3, 2, 1)
    for stage in range(1, 5):
        for number in range(2):
            x = block(w, f"layer{stage}.{number}", x, 2 if stage > 1 and number == 0 else 1)
    return core.linear(core.mean(x, axis=(2, 3)), w["fc.weight"], w["fc.bias"])


# ---- a run -------------------------------------------------------------------------------------
def pictures(batch: int, size: int) -> np.ndarray:
    """Pieces of a photograph, (batch, 3, size, size), about 0."""
    from sklearn.datasets import load_sample_image

    photograph = (load_sample_image("china.jpg").astype(np.float32) / 255 - 0.45) / 0.25
    random = np.random.default_rng(0)
    tops = random.integers(0, photograph.shape[0] - size + 1, batch)
    lefts = random.integers(0, photograph.shape[1] - size + 1, batch)
    pieces = [photograph[t : t + size, n : n + size] for t, n in zip(tops, lefts)]
    return np.ascontiguousarray(np.stack(pieces).transpose(0, 3, 1, 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batch", type=int, default=2)
    parser.add_argument("--size", type=int, default=224, help="of a picture, up to 427")
    parser.add_argument("--eager", action="store_true", help="leave core.compile out")
    parser.add_argument("--device", default="cpu")
    options = parser.parse_args()
    weights = {
        name: core.asarray(array, device=options.device)
        for name, array in initial_weights().items()
    }
    x = core.asarray(pictures(options.batch, options.size), device=options.device)
    function = forward if options.eager else core.compile(forward)
    with core.no_grad():
        scores = function(weights, x)
        start = time.perf_counter()
        scores = function(weights, x)
        took = time.perf_counter() - start
        apart = float(core.max(core.abs(scores - forward(weights, x))))
    if not options.eager:
        stages = function.graphs, function.optimized
        calls, kernels = (sum(len(graph.nodes) for graph in graphs) for graphs in stages)
        print(f"{calls} calls in {len(function.graphs)} graphs, {kernels} after the passes")
    print(f"{1e3 * took:.1f} ms for {options.batch} pictures of {options.size} x {options.size}")
    print(f"largest distance from the eager scores {apart:.2e}")
    print("classes", core.argmax(scores, axis=1).tolist())


if __name__ == "__main__":
    main()
