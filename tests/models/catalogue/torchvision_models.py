"""Image models of torchvision."""

from __future__ import annotations

import functools
from typing import Any

import torch
import torchvision

_SIZES = {
    "alexnet": 96, "vgg11": 64, "resnet18": 64, "resnet50": 64, "squeezenet1_0": 96,
    "densenet121": 64, "inception_v3": 96, "googlenet": 64, "shufflenet_v2_x0_5": 64,
    "mobilenet_v2": 64, "mobilenet_v3_small": 64, "resnext50_32x4d": 64, "mnasnet0_5": 64,
    "efficientnet_b0": 64, "regnet_y_400mf": 64, "vit_b_32": 224, "swin_t": 64,
    "convnext_tiny": 64,
}  # fmt: skip
_SEGMENTATION = {"lraspp_mobilenet_v3_large": 64, "fcn_resnet50": 64}


def _case(name: str, size: int) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    extra: dict[str, Any] = {}
    if name in ("inception_v3", "googlenet"):
        extra = {"aux_logits": False, "init_weights": True}
    models = torchvision.models
    models = models.segmentation if name in _SEGMENTATION else models
    extra |= {"weights_backbone": None} if name in _SEGMENTATION else {}
    model = getattr(models, name)(weights=None, num_classes=10, **extra)
    return model, (torch.randn(2, 3, size, size),), {}


MODELS = {
    f"torchvision_{n}": functools.partial(_case, n, size)
    for n, size in {**_SIZES, **_SEGMENTATION}.items()
}
