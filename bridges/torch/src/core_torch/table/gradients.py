"""Backward operators that PyTorch does not write out: core's own derivatives of the forward ones.

Where PyTorch has a decomposition of a backward operator, that is used (backend.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core
from core import Tensor
from core_torch.table.networks import MODES, PADDINGS, average_pool, convolve, resize
from core_torch.table.registry import adapted

Sizes = Sequence[int]


def pulled_back(function: Callable[..., Tensor], grad: Tensor, *inputs: Tensor) -> list[Tensor]:
    """The gradients of a function's inputs."""
    _, pull = core.func.vjp(function, *inputs)
    return list(pull(grad))


def _like(shape: Sizes, grad: Tensor) -> Tensor:
    """A tensor of an input's sizes, whose values its gradient does not depend on."""
    return core.zeros(tuple(shape), dtype=grad.dtype, device=grad.device)


@adapted("convolution_backward")
def convolution_backward(
    grad: Tensor, x: Tensor, weight: Tensor, bias_sizes: Sizes | None, stride: Sizes,
    padding: Sizes, dilation: Sizes, transposed: bool, output_padding: Sizes, groups: int,
    wanted: Sequence[bool],
) -> list[Tensor | None]:  # fmt: skip
    bias = core.sum(grad, axis=[0, *range(2, grad.ndim)]) if wanted[2] else None
    if transposed:

        def forward(x: Tensor, weight: Tensor) -> Tensor:
            return convolve(
                x, weight, None, stride, padding, dilation, True, output_padding, groups
            )

        of_x, of_weight = pulled_back(forward, grad, x, weight)
        return [of_x if wanted[0] else None, of_weight if wanted[1] else None, bias]
    sizes = list(stride), list(padding), list(dilation), groups
    of_input = core.ops.core.convolution_input_grad
    of_kernel = core.ops.core.convolution_weight_grad
    return [
        of_input(grad, weight, list(x.shape), *sizes) if wanted[0] else None,
        of_kernel(x, grad, list(weight.shape), *sizes) if wanted[1] else None,
        bias,
    ]


@adapted("max_pool2d_with_indices_backward max_pool3d_with_indices_backward")
def max_pool_backward(
    grad: Tensor, x: Tensor, kernel: Sizes, stride: Sizes, padding: Any, dilation: Any,
    ceil_mode: bool, indices: Tensor,
) -> Tensor:  # fmt: skip
    return _to_places(grad, x, indices, len(kernel))


@adapted("adaptive_max_pool2d_backward adaptive_max_pool3d_backward")
def adaptive_max_pool_backward(grad: Tensor, x: Tensor, indices: Tensor) -> Tensor:
    return _to_places(grad, x, indices, 3 if x.ndim == 5 else 2)


def _to_places(grad: Tensor, x: Tensor, indices: Tensor, rank: int) -> Tensor:
    """Gradients added at the places of maxima in the last dimensions, counted row-major."""
    lead = x.shape[: x.ndim - rank]
    flat = core.zeros((*lead, _count(x.shape[-rank:])), dtype=grad.dtype, device=grad.device)
    places = core.reshape(indices, (*lead, -1))
    return core.reshape(
        core.scatter_add(flat, len(lead), places, core.reshape(grad, (*lead, -1))), x.shape
    )


def _count(sizes: Sequence[int]) -> int:
    count = 1
    for n in sizes:
        count = count * n
    return count


for _rank in (2, 3):

    @adapted(f"avg_pool{_rank}d_backward")
    def avg_pool_backward(
        grad: Tensor, x: Tensor, kernel: Sizes, stride: Sizes, padding: Any, ceil_mode: bool,
        count_include_pad: bool, divisor_override: int | None, rank: int = _rank,
    ) -> Tensor:  # fmt: skip
        def forward(x: Tensor) -> Tensor:
            return average_pool(
                x, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override, rank
            )

        return pulled_back(forward, grad, x)[0]


@adapted("_adaptive_avg_pool2d_backward")
def adaptive_avg_pool2d_backward(grad: Tensor, x: Tensor) -> Tensor:
    size = list(grad.shape[-2:])
    return pulled_back(lambda x: core.adaptive_avg_pool2d(x, size), grad, x)[0]


@adapted("_adaptive_avg_pool3d_backward")
def adaptive_avg_pool3d_backward(grad: Tensor, x: Tensor) -> Tensor:
    size = list(grad.shape[-3:])
    return pulled_back(lambda x: core.adaptive_avg_pool3d(x, size), grad, x)[0]


@adapted("_cdist_backward")
def cdist_backward(grad: Tensor, x: Tensor, y: Tensor, p: float, distances: Tensor) -> Tensor:
    x = core.broadcast_to(x, (*grad.shape[:-2], *x.shape[-2:]))
    return pulled_back(lambda x: core.cdist(x, y, p), grad, x)[0]


@adapted("_pdist_backward")
def pdist_backward(grad: Tensor, x: Tensor, p: float, distances: Tensor) -> Tensor:
    return pulled_back(lambda x: core.pdist(x, p), grad, x)[0]


def _upsample_backward(name: str, mode: str, corners: bool) -> None:
    @adapted(name)
    def backward(grad: Tensor, size: Sizes, shape: Sizes, *rest: Any) -> Tensor:
        align = rest[0] if corners else None
        forward = lambda x: resize(x, mode, size, align, ())  # noqa: E731
        return pulled_back(forward, grad, _like(shape, grad))[0]


_upsample_backward("upsample_nearest1d_backward", "nearest", False)
_upsample_backward("upsample_nearest2d_backward", "nearest", False)
_upsample_backward("upsample_bilinear2d_backward", "bilinear", True)
_upsample_backward("upsample_bicubic2d_backward", "bicubic", True)


@adapted("reflection_pad1d_backward reflection_pad2d_backward")
def reflection_pad_backward(grad: Tensor, x: Tensor, padding: Sizes) -> Tensor:
    return pulled_back(lambda x: core.pad(x, list(padding), "reflect"), grad, x)[0]


@adapted("replication_pad1d_backward replication_pad2d_backward")
def replication_pad_backward(grad: Tensor, x: Tensor, padding: Sizes) -> Tensor:
    return pulled_back(lambda x: core.pad(x, list(padding), "replicate"), grad, x)[0]


@adapted("grid_sampler_2d_backward")
def grid_sampler_2d_backward(
    grad: Tensor, x: Tensor, grid: Tensor, mode: int, padding: int, align_corners: bool,
    wanted: Sequence[bool],
) -> list[Tensor]:  # fmt: skip
    def forward(x: Tensor, grid: Tensor) -> Tensor:
        return core.grid_sample(x, grid, MODES[mode], PADDINGS[padding], align_corners)

    return pulled_back(forward, grad, x, grid)


@adapted("_weight_norm_interface_backward")
def weight_norm_backward(
    grad: Tensor, v: Tensor, g: Tensor, norms: Tensor, dim: int
) -> list[Tensor]:
    axes = [axis for axis in range(v.ndim) if axis != dim % v.ndim]

    def forward(v: Tensor, g: Tensor) -> Tensor:
        return v * (g / core.sqrt(core.sum(core.square(v), axis=axes, keepdims=True)))

    return pulled_back(forward, grad, v, g)


@adapted("cumsum_backward")
def cumsum_backward(grad: Tensor, dim: int) -> Tensor:
    return core.flip(core.cumulative_sum(core.flip(grad, [dim]), axis=dim), [dim])


@adapted("_fused_rms_norm_backward")
def fused_rms_norm_backward(
    grad: Tensor, x: Tensor, shape: Sizes, rstd: Tensor, weight: Tensor | None,
    wanted: Sequence[bool],
) -> list[Tensor | None]:  # fmt: skip
    axes = list(range(x.ndim - len(shape), x.ndim))
    wide, g = core.astype(x, rstd.dtype), core.astype(grad, rstd.dtype)
    normal = wide * rstd
    scaled = g if weight is None else g * weight
    of_x = (scaled - normal * core.mean(scaled * normal, axis=axes, keepdims=True)) * rstd
    lead = list(range(x.ndim - len(shape)))
    of_weight = core.sum(g * normal, axis=lead) if wanted[1] and weight is not None else None
    return [of_x if wanted[0] else None, of_weight]
