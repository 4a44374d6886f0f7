"""The models that `torch.compile(model, backend="core")` is held to: by configuration, random
weights, nothing downloaded. `MODELS["bert"]()` is (model, positional inputs, keyword inputs)."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from typing import Any

import torch

Case = tuple[Any, tuple[Any, ...], dict[str, Any]]
FAMILIES = ("text", "vision_audio", "timm_models", "torchvision_models", "graphs_diffusion")


_kept: list[Any] = []


def prepare() -> None:
    """Lets torchvision import: its wheel for CUDA does not load its operators beside a PyTorch for
    the cpu, and names two of them, which no model here calls."""
    if importlib.util.find_spec("torchvision") is None:
        return
    try:
        import torchvision
    except RuntimeError:
        for name in [n for n in sys.modules if n.partition(".")[0] == "torchvision"]:
            del sys.modules[name]
        library = torch.library.Library("torchvision", "DEF")
        for name in ("nms", "qnms"):
            library.define(f"{name}(Tensor dets, Tensor scores, float iou_threshold) -> Tensor")
        _kept.append(library)
        import torchvision  # noqa: F401


def load(family: str) -> dict[str, Callable[[], Case]]:
    """The models of a family; its library has to be installed."""
    prepare()
    return importlib.import_module(f"{__name__}.{family}").MODELS  # type: ignore[no-any-return]
