"""Whole layers that PyTorch's modules call in inference: attention, an encoder's layer."""

from __future__ import annotations

import math

import core
from core import Tensor
from core_torch.table.registry import adapted


def _heads(x: Tensor, count: int, weight: Tensor, bias: Tensor) -> list[Tensor]:
    """Queries, keys and values of (batch, heads, positions, features)."""
    batch, positions, _ = x.shape
    made = core.reshape(core.linear(x, weight, bias), (batch, positions, 3, count, -1))
    return list(core.unstack(core.permute_dims(made, [2, 0, 3, 1, 4]), axis=0))


def _seen(mask: Tensor | None, kind: int | None) -> Tensor | None:
    """Where queries may look. mask: where they may not, or not 0 there; kind: 0, of queries and
    keys; 1, of batch and keys; 2, of all."""
    if mask is None:
        return None
    seen = core.logical_not(core.astype(mask, core.bool))
    if kind == 1:
        seen = core.reshape(seen, (seen.shape[0], 1, 1, seen.shape[1]))
    return seen


def _merged(x: Tensor) -> Tensor:
    batch, count, positions, features = x.shape
    return core.reshape(core.swapaxes(x, 1, 2), (batch, positions, count * features))


@adapted("_transformer_encoder_layer_fwd")
def encoder_layer(
    x: Tensor, size: int, heads: int, qkv_weight: Tensor, qkv_bias: Tensor, proj_weight: Tensor,
    proj_bias: Tensor, use_gelu: bool, norm_first: bool, eps: float, norm_weight_1: Tensor,
    norm_bias_1: Tensor, norm_weight_2: Tensor, norm_bias_2: Tensor, ffn_weight_1: Tensor,
    ffn_bias_1: Tensor, ffn_weight_2: Tensor, ffn_bias_2: Tensor, mask: Tensor | None = None,
    mask_type: int | None = None,
) -> Tensor:  # fmt: skip
    def attend(x: Tensor) -> Tensor:
        q, k, v = _heads(x, heads, qkv_weight, qkv_bias)
        made = core.scaled_dot_product_attention(q, k, v, _seen(mask, mask_type))
        return core.linear(_merged(made), proj_weight, proj_bias)

    def feed_forward(x: Tensor) -> Tensor:
        hidden = core.linear(x, ffn_weight_1, ffn_bias_1)
        hidden = core.gelu(hidden) if use_gelu else core.relu(hidden)
        return core.linear(hidden, ffn_weight_2, ffn_bias_2)

    def first(x: Tensor) -> Tensor:
        return core.layer_norm(x, [size], norm_weight_1, norm_bias_1, eps)

    def second(x: Tensor) -> Tensor:
        return core.layer_norm(x, [size], norm_weight_2, norm_bias_2, eps)

    if norm_first:
        x = x + attend(first(x))
        return x + feed_forward(second(x))
    x = first(x + attend(x))
    return second(x + feed_forward(x))


@adapted("_native_multi_head_attention")
def multi_head_attention(
    query: Tensor, key: Tensor, value: Tensor, size: int, heads: int, qkv_weight: Tensor,
    qkv_bias: Tensor, proj_weight: Tensor, proj_bias: Tensor, mask: Tensor | None = None,
    need_weights: bool = True, average_attn_weights: bool = True, mask_type: int | None = None,
) -> list[Tensor | None]:  # fmt: skip
    # PyTorch calls it for attention of one tensor to itself alone.
    q, k, v = _heads(query, heads, qkv_weight, qkv_bias)
    seen = _seen(mask, mask_type)
    if not need_weights:
        made = core.scaled_dot_product_attention(q, k, v, seen)
        return [core.linear(_merged(made), proj_weight, proj_bias), None]
    scores = core.matmul(q, core.swapaxes(k, 2, 3)) / math.sqrt(size // heads)
    if seen is not None:
        scores = core.where(seen, scores, -math.inf)
    weights = core.softmax(scores, -1)
    result = core.linear(_merged(core.matmul(weights, v)), proj_weight, proj_bias)
    return [result, core.mean(weights, axis=1) if average_attn_weights else weights]
