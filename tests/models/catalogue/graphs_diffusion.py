"""Graph networks of torch_geometric, and diffusion models of diffusers."""

from __future__ import annotations

import functools
from typing import Any

import torch

Case = tuple[Any, tuple[Any, ...], dict[str, Any]]


def _graph(name: str, **settings: Any) -> Case:
    from torch_geometric.nn import models

    numbers = torch.Generator().manual_seed(5)
    x = torch.randn(20, 16, generator=numbers)
    edges = torch.randint(0, 20, (2, 60), generator=numbers)
    model = getattr(models, name)(16, 32, num_layers=2, out_channels=8, **settings)
    return model, (x, edges), {}


def _diffusion(name: str, inputs: dict[str, Any], **settings: Any) -> Case:
    import diffusers

    return getattr(diffusers, name)(**settings), (), inputs


def _image(channels: int, size: int = 16) -> torch.Tensor:
    return torch.randn(1, channels, size, size, generator=torch.Generator().manual_seed(6))


_STEP = torch.tensor([10])
MODELS = {
    "gcn": functools.partial(_graph, "GCN"),
    "graph_sage": functools.partial(_graph, "GraphSAGE"),
    "gin": functools.partial(_graph, "GIN"),
    "gat": functools.partial(_graph, "GAT", heads=4),
    "edge_cnn": functools.partial(_graph, "EdgeCNN"),
    "unet2d": functools.partial(
        _diffusion, "UNet2DModel", {"sample": _image(3), "timestep": _STEP, "return_dict": False},
        sample_size=16, block_out_channels=(32, 64), norm_num_groups=8, layers_per_block=1,
        down_block_types=("DownBlock2D", "AttnDownBlock2D"),
        up_block_types=("AttnUpBlock2D", "UpBlock2D"),
    ),
    "unet2d_condition": functools.partial(
        _diffusion, "UNet2DConditionModel",
        {"sample": _image(4), "timestep": _STEP, "return_dict": False,
         "encoder_hidden_states": torch.ones(1, 7, 32)},
        sample_size=16, block_out_channels=(32, 64), norm_num_groups=8, layers_per_block=1,
        cross_attention_dim=32, attention_head_dim=8,
        down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"),
    ),
    "autoencoder_kl": functools.partial(
        _diffusion, "AutoencoderKL", {"sample": _image(3, 32), "return_dict": False},
        block_out_channels=(16, 32), norm_num_groups=8, layers_per_block=1,
        down_block_types=("DownEncoderBlock2D",) * 2, up_block_types=("UpDecoderBlock2D",) * 2,
    ),
    "dit": functools.partial(
        _diffusion, "DiTTransformer2DModel",
        {"hidden_states": _image(4), "timestep": _STEP, "class_labels": torch.tensor([3]),
         "return_dict": False},
        num_attention_heads=2, attention_head_dim=16, in_channels=4, out_channels=4, num_layers=2,
        sample_size=16, patch_size=2, norm_num_groups=8,
    ),
}  # fmt: skip
