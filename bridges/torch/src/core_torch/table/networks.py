"""Products, convolutions, normalizations, pooling, resampling and attention."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import core
from core import Tensor
from core_torch.metadata import core_dtype
from core_torch.table.registry import adapted, renamed

Sizes = Sequence[int]

renamed(
    {
        "mm": core.matmul, "bmm": core.matmul, "matmul": core.matmul, "mv": core.mv,
        "dot": core.dot, "linear": core.linear, "linalg_cross": core.linalg.cross,
        "linalg_matrix_exp": core.linalg.matrix_exp,
        "adaptive_avg_pool1d": core.adaptive_avg_pool1d,
        "_adaptive_avg_pool2d adaptive_avg_pool2d": core.adaptive_avg_pool2d,
        "_adaptive_avg_pool3d": core.adaptive_avg_pool3d,
        "_cdist_forward": lambda x, y, p, mode: core.cdist(x, y, p),
    }
)  # fmt: skip


@adapted("addmm")
def addmm(c: Tensor, x: Tensor, y: Tensor, beta: float = 1, alpha: float = 1) -> Tensor:
    return core.addmm(c, x, y, beta=beta, alpha=alpha)


@adapted("addmv")
def addmv(c: Tensor, x: Tensor, y: Tensor, beta: float = 1, alpha: float = 1) -> Tensor:
    return core.addmv(c, x, y, beta=beta, alpha=alpha)


@adapted("baddbmm")
def baddbmm(c: Tensor, x: Tensor, y: Tensor, beta: float = 1, alpha: float = 1) -> Tensor:
    return core.baddbmm(c, x, y, beta=beta, alpha=alpha)


@adapted("addbmm")
def addbmm(c: Tensor, x: Tensor, y: Tensor, beta: float = 1, alpha: float = 1) -> Tensor:
    product = core.einsum("bij,bjk->ik", x, y) * alpha
    return product if beta == 0 else c * beta + product


@adapted("_trilinear")
def trilinear(
    x: Tensor, y: Tensor, z: Tensor, expand1: Sizes, expand2: Sizes, expand3: Sizes,
    sumdim: Sizes, unroll_dim: int = 1,
) -> Tensor:  # fmt: skip
    """The product of three, each spread over the axes that it lacks, summed over some."""
    axes = "abcdefgh"[: x.ndim + len(expand1)]
    lacking = [[axes[k] for k in expand] for expand in (expand1, expand2, expand3, sumdim)]
    *terms, made = ("".join(a for a in axes if a not in out) for out in lacking)
    return core.einsum(f"{','.join(terms)}->{made}", x, y, z)


# ---- convolution -------------------------------------------------------------------------------
def convolve(
    x: Tensor, weight: Tensor, bias: Tensor | None, stride: Sizes, padding: Sizes,
    dilation: Sizes, transposed: bool, output_padding: Sizes, groups: int,
) -> Tensor:  # fmt: skip
    """What aten.convolution computes."""
    rank = weight.ndim - 2
    if transposed:
        function = getattr(core, f"conv_transpose{rank}d")
        return function(
            x, weight, bias, list(stride), list(padding), list(output_padding), groups,
            list(dilation),
        )  # fmt: skip
    function = getattr(core, f"conv{rank}d")
    return function(x, weight, bias, list(stride), list(padding), list(dilation), groups)


adapted("convolution")(convolve)


# ---- normalization -----------------------------------------------------------------------------
def widened(x: Tensor, *parameters: Tensor | None) -> Tensor:
    """x as float32 where it is narrower than the parameters that are applied to it."""
    narrow = x.itemsize < 4 and any(p is not None and p.dtype != x.dtype for p in parameters)
    return core.astype(x, core.float32) if narrow else x


@adapted("native_layer_norm")
def native_layer_norm(
    x: Tensor, shape: Sizes, weight: Tensor | None, bias: Tensor | None, eps: float
) -> list[Tensor]:
    axes = list(range(x.ndim - len(shape), x.ndim))
    wide = core.astype(x, core.float32) if x.itemsize < 4 else x
    mean = core.mean(wide, axis=axes, keepdims=True)
    rstd = core.rsqrt(core.var(wide, axis=axes, keepdims=True) + eps)
    x = widened(x, weight, bias)  # the result is cast back, as PyTorch says that it is
    return [core.layer_norm(x, list(shape), weight, bias, eps), mean, rstd]


@adapted("_fused_rms_norm")
def fused_rms_norm(
    x: Tensor, shape: Sizes, weight: Tensor | None, eps: float | None
) -> list[Tensor]:
    axes = list(range(x.ndim - len(shape), x.ndim))
    wide = core.astype(x, core.float32) if x.itemsize < 4 else x
    eps = core.finfo(x.dtype).eps if eps is None else eps
    rstd = core.rsqrt(core.mean(core.square(wide), axis=axes, keepdims=True) + eps)
    normal = wide * rstd
    scaled = normal if weight is None else normal * weight
    return [core.astype(scaled, x.dtype), rstd]


@adapted("rms_norm")
def rms_norm(
    x: Tensor, shape: Sizes, weight: Tensor | None = None, eps: float | None = None
) -> Tensor:
    return fused_rms_norm(x, shape, weight, eps)[0]


@adapted("native_group_norm")
def native_group_norm(
    x: Tensor, weight: Tensor | None, bias: Tensor | None, batch: int, channels: int,
    positions: int, groups: int, eps: float,
) -> list[Tensor]:  # fmt: skip
    wide = core.astype(x, core.float32) if x.itemsize < 4 else x
    rows = core.reshape(wide, (batch, groups, -1))
    mean = core.mean(rows, axis=[2])
    rstd = core.rsqrt(core.var(rows, axis=[2]) + eps)
    x = widened(x, weight, bias)
    return [core.group_norm(x, groups, weight, bias, eps), mean, rstd]


@adapted("_native_batch_norm_legit_no_training")
def batch_norm_inference(
    x: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, var: Tensor,
    momentum: float, eps: float,
) -> list[Tensor | None]:  # fmt: skip
    x = widened(x, weight, mean)
    result = core.batch_norm_inference(x, mean, var, weight, bias, eps)
    return [result, None, None]  # statistics of the batch, which nobody reads


@adapted("_native_batch_norm_legit.no_stats")
def batch_norm_no_stats(
    x: Tensor, weight: Tensor | None, bias: Tensor | None, training: bool, momentum: float,
    eps: float,
) -> list[Tensor]:  # fmt: skip
    result, mean, var = core.batch_norm_stats(x, weight, bias, eps)
    return [result, mean, core.rsqrt(var + eps)]


@adapted("_native_batch_norm_legit_functional")
def batch_norm_functional(
    x: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, var: Tensor,
    training: bool, momentum: float, eps: float,
) -> list[Tensor | None]:  # fmt: skip
    x = widened(x, weight, mean)
    if not training:
        result = core.batch_norm_inference(x, mean, var, weight, bias, eps)
        return [result, None, None, mean, var]
    result, now, spread = core.batch_norm_stats(x, weight, bias, eps)
    count = x.size // x.shape[1]
    next_mean = mean * (1 - momentum) + now * momentum
    next_var = var * (1 - momentum) + spread * (momentum * count / (count - 1))
    return [result, now, core.rsqrt(spread + eps), next_mean, next_var]


@adapted("_weight_norm_interface")
def weight_norm(v: Tensor, g: Tensor, dim: int = 0) -> list[Tensor]:
    axes = [axis for axis in range(v.ndim) if axis != dim % v.ndim]
    norms = core.sqrt(core.sum(core.square(v), axis=axes, keepdims=True))
    return [v * (g / norms), norms]


# ---- softmax -----------------------------------------------------------------------------------
@adapted("_softmax softmax.int")
def softmax(x: Tensor, dim: int, half_to_float: Any = False) -> Tensor:
    return core.softmax(_widened(x, half_to_float), dim)


@adapted("_log_softmax log_softmax.int")
def log_softmax(x: Tensor, dim: int, half_to_float: Any = False) -> Tensor:
    return core.log_softmax(_widened(x, half_to_float), dim)


def _widened(x: Tensor, to: Any) -> Tensor:
    """to: True, for float32; or a dtype of PyTorch's."""
    if to is None or to is False:
        return x
    return core.astype(x, core.float32 if to is True else core_dtype(to))


@adapted("_safe_softmax")
def safe_softmax(x: Tensor, dim: int, dtype: Any = None) -> Tensor:
    x = _widened(x, dtype)
    blind = core.all(x == float("-inf"), axis=dim, keepdims=True)
    return core.where(blind, 0.0, core.softmax(core.where(blind, 0.0, x), dim))


# ---- pooling -----------------------------------------------------------------------------------
def _windows(*sizes: Any) -> list[Any]:
    """Sizes of windows, as core takes them: PyTorch takes a list of one number for all axes."""
    return [n[0] if isinstance(n, (list, tuple)) and len(n) == 1 else n for n in sizes]


for _rank in (2, 3):

    @adapted(f"max_pool{_rank}d_with_indices")
    def max_pool(
        x: Tensor, kernel: Sizes, stride: Sizes = (), padding: Any = 0, dilation: Any = 1,
        ceil_mode: bool = False, rank: int = _rank,
    ) -> list[Tensor]:  # fmt: skip
        args = (*_windows(kernel, list(stride) or None, padding, dilation), ceil_mode)
        plain = getattr(core, f"max_pool{rank}d")(x, *args)
        return [plain, getattr(core, f"max_pool{rank}d_with_indices")(x, *args)[1]]


def average_pool(
    x: Tensor, kernel: Sizes, stride: Sizes = (), padding: Any = 0, ceil_mode: bool = False,
    count_include_pad: bool = True, divisor_override: int | None = None, rank: int = 2,
) -> Tensor:  # fmt: skip
    """What aten.avg_pool2d and avg_pool3d compute."""
    kernel, stride, padding = _windows(kernel, list(stride) or None, padding)
    return getattr(core, f"avg_pool{rank}d")(
        x, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


adapted("avg_pool2d")(average_pool)
adapted("avg_pool3d")(functools.partial(average_pool, rank=3))


@adapted("avg_pool1d")
def avg_pool1d(
    x: Tensor, kernel: Sizes, stride: Sizes = (), padding: Any = 0, ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor:  # fmt: skip
    return core.avg_pool1d(x, kernel, list(stride) or None, padding, ceil_mode, count_include_pad)


@adapted("adaptive_max_pool2d")
def adaptive_max_pool2d(x: Tensor, size: Sizes) -> list[Tensor]:
    return list(core.adaptive_max_pool2d_with_indices(x, size))


# ---- resampling --------------------------------------------------------------------------------
def resize(
    x: Tensor, mode: str, size: Sizes | None, align_corners: bool | None, scales: Any
) -> Tensor:
    """What aten.upsample_* computes; scales: one number for each dimension, or none."""
    given = [s for s in scales or () if s is not None]
    if size is not None:
        return core.interpolate(x, size=list(size), mode=mode, align_corners=align_corners)
    return core.interpolate(x, scale_factor=given, mode=mode, align_corners=align_corners)


@adapted("upsample_nearest1d.vec upsample_nearest2d.vec upsample_nearest3d.vec")
def upsample_nearest_vec(x: Tensor, size: Sizes | None, scales: Any) -> Tensor:
    return resize(x, "nearest", size, None, scales)


@adapted("upsample_nearest1d upsample_nearest2d upsample_nearest3d")
def upsample_nearest(x: Tensor, size: Sizes, *scales: float | None) -> Tensor:
    return resize(x, "nearest", size, None, scales)


@adapted("_upsample_nearest_exact2d")
def upsample_nearest_exact(x: Tensor, size: Sizes, *scales: float | None) -> Tensor:
    return resize(x, "nearest-exact", size, None, scales)


def _upsample(name: str, mode: str) -> None:
    @adapted(f"{name}.vec")
    def with_scales(x: Tensor, size: Sizes | None, align_corners: bool, scales: Any) -> Tensor:
        return resize(x, mode, size, align_corners, scales)

    @adapted(name)
    def with_size(x: Tensor, size: Sizes, align_corners: bool, *scales: float | None) -> Tensor:
        return resize(x, mode, size, align_corners, scales)


_upsample("upsample_linear1d", "linear")
_upsample("upsample_bilinear2d", "bilinear")
_upsample("upsample_trilinear3d", "trilinear")
_upsample("upsample_bicubic2d", "bicubic")

MODES = ("bilinear", "nearest", "bicubic")
PADDINGS = ("zeros", "border", "reflection")


@adapted("grid_sampler_2d")
def grid_sampler_2d(
    x: Tensor, grid: Tensor, mode: int, padding: int, align_corners: bool
) -> Tensor:
    return core.grid_sample(x, grid, MODES[mode], PADDINGS[padding], align_corners)


@adapted("im2col")
def im2col(x: Tensor, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes) -> Tensor:
    return core.im2col(x, list(kernel), list(dilation), list(padding), list(stride))


@adapted("col2im")
def col2im(
    x: Tensor, size: Sizes, kernel: Sizes, dilation: Sizes, padding: Sizes, stride: Sizes
) -> Tensor:
    return core.col2im(x, list(size), list(kernel), list(dilation), list(padding), list(stride))


# ---- attention ---------------------------------------------------------------------------------
@adapted("_scaled_dot_product_flash_attention_for_cpu")
def flash_attention(
    q: Tensor, k: Tensor, v: Tensor, dropout_p: float = 0.0, is_causal: bool = False, *,
    attn_mask: Tensor | None = None, scale: float | None = None,
) -> list[Tensor]:  # fmt: skip
    k, v, attn_mask = _for_heads(k, q), _for_heads(v, q), _of_rank_4(attn_mask)
    result = core.scaled_dot_product_attention(q, k, v, attn_mask, is_causal=is_causal, scale=scale)
    logsumexp = core.ops.core.flash_attention(q, k, v, attn_mask, None, is_causal, 128, scale)[1]
    return [result, logsumexp]


@adapted("_scaled_dot_product_flash_attention_for_cpu_backward")
def flash_attention_backward(
    grad: Tensor, q: Tensor, k: Tensor, v: Tensor, out: Tensor, logsumexp: Tensor,
    dropout_p: float, is_causal: bool, *, attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> list[Tensor]:  # fmt: skip
    of_q, of_k, of_v = core.ops.core.flash_attention_backward(
        q, _for_heads(k, q), _for_heads(v, q), _of_rank_4(attn_mask), None, is_causal, 128, scale,
        out, logsumexp, grad, core.zeros_like(logsumexp),
    )  # fmt: skip
    return [of_q, _of_groups(of_k, k), _of_groups(of_v, v)]


def _of_rank_4(mask: Tensor | None) -> Tensor | None:
    """A mask of queries and keys, for each batch and head."""
    if mask is None or mask.ndim == 4:
        return mask
    return core.reshape(mask, (*[1] * (4 - mask.ndim), *mask.shape))


def _for_heads(x: Tensor, q: Tensor) -> Tensor:
    """Keys or values for each head of the queries: several of these may share one."""
    count = q.shape[1] // x.shape[1]
    return x if count == 1 else core.repeat(x, count, axis=1)


def _of_groups(gradient: Tensor, x: Tensor) -> Tensor:
    """The gradient of keys or values, added up over the heads that share them."""
    batch, heads, *rest = x.shape
    if gradient.shape[1] == heads:
        return gradient
    return core.sum(core.reshape(gradient, (batch, heads, -1, *rest)), axis=2)


@adapted("scaled_dot_product_attention")
def scaled_dot_product_attention(
    q: Tensor, k: Tensor, v: Tensor, attn_mask: Tensor | None = None, dropout_p: float = 0.0,
    is_causal: bool = False, *, scale: float | None = None, enable_gqa: bool = False,
) -> Tensor:  # fmt: skip
    return core.scaled_dot_product_attention(
        q, k, v, attn_mask, is_causal=is_causal, scale=scale, enable_gqa=enable_gqa
    )
