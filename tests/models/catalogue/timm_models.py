"""Image models of timm, at their smallest."""

from __future__ import annotations

import functools
from typing import Any

import timm
import torch

_SIZES = {
    "resnet18": 64, "efficientnet_b0": 64, "mobilenetv3_small_100": 64, "vit_tiny_patch16_224": 224,
    "deit_tiny_patch16_224": 224, "convnext_atto": 64, "mixer_s32_224": 224, "regnetx_002": 64,
    "ghostnet_100": 64, "rexnet_100": 64, "densenet121": 64, "res2net50_14w_8s": 64,
    "poolformer_s12": 64, "levit_128s": 224, "edgenext_xx_small": 64, "mobilevit_xxs": 64,
    "swin_tiny_patch4_window7_224": 224,
}  # fmt: skip


def _case(name: str, size: int) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    model = timm.create_model(name, pretrained=False, num_classes=10)
    return model, (torch.randn(2, 3, size, size),), {}


MODELS = {f"timm_{n}": functools.partial(_case, n, size) for n, size in _SIZES.items()}
