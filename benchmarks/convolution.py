"""Convolutions of three networks against PyTorch's: each distinct shape, and the sum per network.

    python benchmarks/convolution.py [--networks resnet50,mobilenet_v3,convnext_t] [--batches 1,8]
        [--threads 1,2] [--gradients] [--rounds 7]

The lists hold each distinct convolution of ResNet-50, MobileNetV3-Large and ConvNeXt-T at 224 x
224 with the number of times that the network has it; the sums are weighted by that number. PyTorch
runs channels-first, as its networks are by default, and channels-last. Times are the least of
alternating repeats, in float32: on one thread, of its processor time; on several after a rest, so
that no other library's threads spin meanwhile. With --gradients both gradients are timed, not the
forward pass.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import measure
import numpy as np

import core

SUM_LIMITS = {"first": 0.9, "last": 1.0}  # of PyTorch's time: channels-first, channels-last
SHAPE_LIMIT = 1.25


class Shape(NamedTuple):
    """Filters of kernel x kernel over channels of size x size, `times` times in the network."""

    channels: int
    filters: int
    kernel: int
    stride: int
    size: int
    times: int
    depthwise: bool = False

    @property
    def groups(self) -> int:
        return self.channels if self.depthwise else 1

    @property
    def padding(self) -> int:
        return 0 if self.kernel == self.stride else self.kernel // 2

    def __str__(self) -> str:
        kind = "depthwise " if self.depthwise else f"{self.channels}->"
        step = f"/{self.stride}" if self.stride > 1 else ""
        return f"{kind}{self.filters} {self.kernel}x{self.kernel}{step} @{self.size}"


RESNET50 = [
    Shape(3, 64, 7, 2, 224, 1),
    Shape(64, 64, 1, 1, 56, 1),
    Shape(64, 64, 3, 1, 56, 3),
    Shape(64, 256, 1, 1, 56, 4),
    Shape(256, 64, 1, 1, 56, 2),
    Shape(256, 128, 1, 1, 56, 1),
    Shape(128, 128, 3, 2, 56, 1),
    Shape(128, 512, 1, 1, 28, 4),
    Shape(256, 512, 1, 2, 56, 1),
    Shape(512, 128, 1, 1, 28, 3),
    Shape(128, 128, 3, 1, 28, 3),
    Shape(512, 256, 1, 1, 28, 1),
    Shape(256, 256, 3, 2, 28, 1),
    Shape(256, 1024, 1, 1, 14, 6),
    Shape(512, 1024, 1, 2, 28, 1),
    Shape(1024, 256, 1, 1, 14, 5),
    Shape(256, 256, 3, 1, 14, 5),
    Shape(1024, 512, 1, 1, 14, 1),
    Shape(512, 512, 3, 2, 14, 1),
    Shape(512, 2048, 1, 1, 7, 3),
    Shape(1024, 2048, 1, 2, 14, 1),
    Shape(2048, 512, 1, 1, 7, 2),
    Shape(512, 512, 3, 1, 7, 2),
]

MOBILENET_V3 = [
    Shape(3, 16, 3, 2, 224, 1),
    Shape(16, 16, 3, 1, 112, 1, True),
    Shape(16, 16, 1, 1, 112, 1),
    Shape(16, 64, 1, 1, 112, 1),
    Shape(64, 64, 3, 2, 112, 1, True),
    Shape(64, 24, 1, 1, 56, 1),
    Shape(24, 72, 1, 1, 56, 2),
    Shape(72, 72, 3, 1, 56, 1, True),
    Shape(72, 24, 1, 1, 56, 1),
    Shape(72, 72, 5, 2, 56, 1, True),
    Shape(72, 24, 1, 1, 1, 1),
    Shape(24, 72, 1, 1, 1, 1),
    Shape(72, 40, 1, 1, 28, 1),
    Shape(40, 120, 1, 1, 28, 2),
    Shape(120, 120, 5, 1, 28, 2, True),
    Shape(120, 32, 1, 1, 1, 2),
    Shape(32, 120, 1, 1, 1, 2),
    Shape(120, 40, 1, 1, 28, 2),
    Shape(40, 240, 1, 1, 28, 1),
    Shape(240, 240, 3, 2, 28, 1, True),
    Shape(240, 80, 1, 1, 14, 1),
    Shape(80, 200, 1, 1, 14, 1),
    Shape(200, 200, 3, 1, 14, 1, True),
    Shape(200, 80, 1, 1, 14, 1),
    Shape(80, 184, 1, 1, 14, 2),
    Shape(184, 184, 3, 1, 14, 2, True),
    Shape(184, 80, 1, 1, 14, 2),
    Shape(80, 480, 1, 1, 14, 1),
    Shape(480, 480, 3, 1, 14, 1, True),
    Shape(480, 120, 1, 1, 1, 1),
    Shape(120, 480, 1, 1, 1, 1),
    Shape(480, 112, 1, 1, 14, 1),
    Shape(112, 672, 1, 1, 14, 2),
    Shape(672, 672, 3, 1, 14, 1, True),
    Shape(672, 168, 1, 1, 1, 2),
    Shape(168, 672, 1, 1, 1, 2),
    Shape(672, 112, 1, 1, 14, 1),
    Shape(672, 672, 5, 2, 14, 1, True),
    Shape(672, 160, 1, 1, 7, 1),
    Shape(160, 960, 1, 1, 7, 3),
    Shape(960, 960, 5, 1, 7, 2, True),
    Shape(960, 240, 1, 1, 1, 2),
    Shape(240, 960, 1, 1, 1, 2),
    Shape(960, 160, 1, 1, 7, 2),
]

CONVNEXT_T = [
    Shape(3, 96, 4, 4, 224, 1),
    Shape(96, 96, 7, 1, 56, 3, True),
    Shape(96, 192, 2, 2, 56, 1),
    Shape(192, 192, 7, 1, 28, 3, True),
    Shape(192, 384, 2, 2, 28, 1),
    Shape(384, 384, 7, 1, 14, 9, True),
    Shape(384, 768, 2, 2, 14, 1),
    Shape(768, 768, 7, 1, 7, 3, True),
]

NETWORKS = {"resnet50": RESNET50, "mobilenet_v3": MOBILENET_V3, "convnext_t": CONVNEXT_T}


# ---- calls -------------------------------------------------------------------------------------
def operands(shape: Shape, batch: int) -> tuple[Any, Any, Any]:
    """x, the weights and a gradient of the result."""
    rng = np.random.default_rng(0)
    out = (shape.size + 2 * shape.padding - shape.kernel) // shape.stride + 1
    sizes = [
        (batch, shape.channels, shape.size, shape.size),
        (shape.filters, shape.channels // shape.groups, shape.kernel, shape.kernel),
        (batch, shape.filters, out, out),
    ]
    x, weight, grad = (rng.standard_normal(size).astype(np.float32) for size in sizes)
    return x, weight, grad


def rivals(shape: Shape, batch: int, gradients: bool) -> dict[str, Callable[[], object]]:
    """The same call of core and of PyTorch, in both layouts."""
    import torch

    arrays = operands(shape, batch)
    last = torch.channels_last
    theirs = [torch.from_numpy(a) for a in arrays]
    theirs_last = [t.contiguous(memory_format=last) for t in theirs]
    settings = (shape.stride, shape.padding, 1, shape.groups)
    x, weight, grad = (core.asarray(a).clone() for a in arrays)
    if gradients:
        return {
            "core": lambda: _gradients(x, weight, grad, settings),
            "first": lambda: _torch_gradients(theirs, settings),
            "last": lambda: _torch_gradients(theirs_last, settings),
        }
    conv = torch.nn.functional.conv2d
    return {
        "core": lambda: core.convolution(x, weight, *settings),
        "first": lambda: conv(theirs[0], theirs[1], None, *settings),
        "last": lambda: conv(theirs_last[0], theirs_last[1], None, *settings),
    }


def _gradients(x: Any, weight: Any, grad: Any, settings: tuple[int, ...]) -> object:
    ops = core.ops.core
    return (
        ops.convolution_input_grad(grad, weight, x.shape, *settings),
        ops.convolution_weight_grad(x, grad, weight.shape, *settings),
    )


def _torch_gradients(operands: list[Any], settings: tuple[int, ...]) -> object:
    import torch

    x, weight, grad = operands
    stride, padding, dilation, groups = settings
    return torch.ops.aten.convolution_backward(
        grad, x, weight, None, [stride] * 2, [padding] * 2, [dilation] * 2, False, [0, 0], groups,
        [True, True, False],
    )  # fmt: skip


# ---- timing ------------------------------------------------------------------------------------
def least(
    calls: dict[str, Callable[[], object]], rounds: int, clock: Callable[[], float]
) -> dict[str, float]:
    """Seconds: the least of each call's repeats, which alternate."""
    number = {}
    for name, call in calls.items():
        call()
        start = clock()
        call()
        number[name] = max(1, math.ceil(measure.SECONDS_PER_ROUND / max(clock() - start, 1e-6)))
    times = dict.fromkeys(calls, math.inf)
    for _ in range(rounds):
        for name, call in calls.items():
            call() if clock is time.thread_time else measure.rest(call)
            for _ in range(number[name]):
                start = clock()
                result = call()
                times[name] = min(times[name], clock() - start)
                del result
    return times


def run_network(name: str, batch: int, threads: int, options: argparse.Namespace) -> bool:
    sums = dict.fromkeys(("core", *SUM_LIMITS), 0.0)
    clock = time.thread_time if threads == 1 else time.perf_counter
    rows = []
    for shape in NETWORKS[name]:
        times = least(rivals(shape, batch, options.gradients), options.rounds, clock)
        for rival, seconds in times.items():
            sums[rival] += seconds * shape.times
        detail = "  ".join(f"{rival} {seconds * 1e6:.0f} us" for rival, seconds in times.items())
        ratio = times["core"] / times["first"]
        rows.append(measure.Row(str(shape), ratio, SHAPE_LIMIT, "x", detail))
    for rival, limit in SUM_LIMITS.items():
        detail = f"core {sums['core'] * 1e3:.2f} ms, torch {sums[rival] * 1e3:.2f} ms"
        ratio = sums["core"] / sums[rival]
        rows.append(measure.Row(f"sum, channels-{rival}", ratio, limit, "x", detail))
    what = "both gradients" if options.gradients else "forward"
    return measure.print_table(f"{name}, batch {batch}, {threads} threads, {what}", rows)


def main() -> bool:
    import torch

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--networks", default=",".join(NETWORKS))
    parser.add_argument("--batches", default="1,8")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--gradients", action="store_true")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    met = True
    for threads in map(int, options.threads.split(",")):
        torch.set_num_threads(threads)
        core.set_num_threads(threads)
        for batch in map(int, options.batches.split(",")):
            for name in options.networks.split(","):
                met &= run_network(name, batch, threads, options)
    return met


if __name__ == "__main__":
    raise SystemExit(not main())
