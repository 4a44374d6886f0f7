"""Small models of plain torch.nn: each is (model, inputs)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from torch.nn import functional as F


class Attention(nn.Module):
    def __init__(self, dropout: float = 0.0) -> None:
        super().__init__()
        self.norm, self.qkv, self.out = nn.LayerNorm(32), nn.Linear(32, 96), nn.Linear(32, 32)
        self.up, self.down, self.drop = nn.Linear(32, 64), nn.Linear(64, 32), nn.Dropout(dropout)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        b, t, _ = x.shape
        q, k, v = self.qkv(self.norm(x)).view(b, t, 3, 4, 8).permute(2, 0, 3, 1, 4)
        made = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.drop(self.out(made.transpose(1, 2).reshape(b, t, 32)))
        return x + self.down(F.gelu(self.up(x)))


class ByHand(nn.Module):
    """Attention written out, with a mask that is computed."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        scores = x @ x.transpose(-1, -2) / math.sqrt(x.shape[-1])
        mask = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool).tril()
        return scores.masked_fill(~mask, float("-inf")).softmax(-1) @ x


class Recurrent(nn.Module):
    """A gated recurrent cell, unrolled."""

    def __init__(self) -> None:
        super().__init__()
        self.cell, self.out = nn.GRUCell(8, 16), nn.Linear(16, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        state = x.new_zeros(x.shape[0], 16)
        for t in range(x.shape[1]):
            state = self.cell(x[:, t], state)
        return self.out(state)


class Embedded(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.words, self.places = nn.Embedding(50, 16, padding_idx=0), nn.Embedding(32, 16)
        self.register_buffer("numbers", torch.arange(32))

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        return F.normalize(self.words(ids) + self.places(self.numbers[: ids.shape[1]]), dim=-1)


class Rotary(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        half = x.shape[-1] // 2
        angles = torch.arange(x.shape[-2])[:, None] / 10000 ** (torch.arange(half) / half)
        angles = torch.cat([angles, angles], -1)
        turned = torch.cat([-x[..., half:], x[..., :half]], -1)
        return x * angles.cos() + turned * angles.sin()


class Writes(nn.Module):
    """Writes to what it made, and to views of it."""

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = x * 2
        y[:, 1:] += 1
        y[0].mul_(3)
        z = torch.zeros_like(x)
        z.index_put_((torch.tensor([1]),), y[0])
        return y, z.index_add(0, torch.tensor([0, 2]), y[:2])


def _conv_net() -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(8, 16, 3, stride=2, groups=2), nn.BatchNorm2d(16), nn.SiLU(),
        nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(16, 5), nn.LogSoftmax(-1),
    )  # fmt: skip


def _decoder() -> nn.Module:
    return nn.Sequential(
        nn.ConvTranspose2d(4, 8, 4, stride=2, padding=1), nn.GroupNorm(2, 8), nn.LeakyReLU(0.1),
        nn.Upsample(scale_factor=2, mode="bilinear"), nn.ReflectionPad2d(1), nn.Conv2d(8, 3, 3),
        nn.AvgPool2d(2), nn.Tanh(),
    )  # fmt: skip


def _perceptron() -> nn.Module:
    return nn.Sequential(
        nn.Linear(16, 32), nn.GELU(approximate="tanh"), nn.LayerNorm(32), nn.Linear(32, 32),
        nn.Hardswish(), nn.BatchNorm1d(32), nn.ELU(), nn.Linear(32, 4), nn.Softmax(-1),
    )  # fmt: skip


Made = tuple[nn.Module, tuple[Any, ...]]
SMALL: dict[str, Callable[[], Made]] = {
    "perceptron": lambda: (_perceptron(), (torch.randn(6, 16),)),
    "conv_net": lambda: (_conv_net(), (torch.randn(2, 3, 16, 16),)),
    "decoder": lambda: (_decoder(), (torch.randn(2, 4, 6, 6),)),
    "transformer_block": lambda: (Attention(), (torch.randn(2, 7, 32),)),
    "encoder_layer": lambda: (
        nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0, batch_first=True),
        (torch.randn(2, 9, 32),),
    ),
    "attention_by_hand": lambda: (ByHand(), (torch.randn(2, 6, 8),)),
    "recurrent": lambda: (Recurrent(), (torch.randn(3, 4, 8),)),
    "embedded": lambda: (Embedded(), (torch.randint(0, 50, (2, 6)),)),
    "rotary": lambda: (Rotary(), (torch.randn(2, 5, 8),)),
    "writes": lambda: (Writes(), (torch.randn(3, 4),)),
    "rms_norm": lambda: (nn.RMSNorm(16), (torch.randn(4, 16),)),
    "conv1d": lambda: (
        nn.Sequential(nn.utils.parametrizations.weight_norm(nn.Conv1d(4, 6, 3)), nn.Mish()),
        (torch.randn(2, 4, 10),),
    ),
}
