"""Vision and audio models of transformers."""

from __future__ import annotations

import functools
from typing import Any

import torch
import transformers

SMALL = {
    "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 96,
}  # fmt: skip
IMAGE = {**SMALL, "image_size": 32, "patch_size": 8}


def _pixels(size: int = 32) -> torch.Tensor:
    return torch.randn(2, 3, size, size, generator=torch.Generator().manual_seed(2))


def _wave(length: int = 4000) -> torch.Tensor:
    return torch.randn(2, length, generator=torch.Generator().manual_seed(3))


def _case(
    model: str, config: str, settings: dict[str, Any], inputs: dict[str, Any]
) -> tuple[Any, tuple[()], dict[str, Any]]:
    made = getattr(transformers, config)(**settings)
    return getattr(transformers, model)(made), (), inputs


_PIXELS = {"pixel_values": _pixels()}
_SPEECH = {
    **SMALL, "conv_dim": (32, 32, 32), "conv_stride": (5, 4, 2), "conv_kernel": (10, 8, 4),
    "num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 4, "apply_spec_augment": False,
    "num_feat_extract_layers": 3, "mask_time_prob": 0.0,
}  # fmt: skip
_LISTED: dict[str, tuple[str, str, dict[str, Any], dict[str, Any]]] = {
    "vit": ("ViTModel", "ViTConfig", IMAGE, _PIXELS),
    "deit": ("DeiTModel", "DeiTConfig", IMAGE, _PIXELS),
    "beit": ("BeitModel", "BeitConfig", IMAGE, _PIXELS),
    "dinov2": ("Dinov2Model", "Dinov2Config", IMAGE, _PIXELS),
    "swin": ("SwinModel", "SwinConfig",
             {"image_size": 32, "patch_size": 4, "embed_dim": 16, "depths": [2, 2],
              "num_heads": [2, 4], "window_size": 4}, _PIXELS),
    "convnext": ("ConvNextModel", "ConvNextConfig",
                 {"hidden_sizes": [16, 32, 48, 64], "depths": [1, 1, 2, 1]}, _PIXELS),
    "segformer": ("SegformerModel", "SegformerConfig",
                  {"hidden_sizes": [16, 32, 40, 64], "depths": [1, 1, 1, 1],
                   "num_attention_heads": [1, 2, 4, 4]}, {"pixel_values": _pixels(64)}),
    "clip_vision": ("CLIPVisionModel", "CLIPVisionConfig", IMAGE, _PIXELS),
    "wav2vec2": ("Wav2Vec2Model", "Wav2Vec2Config", _SPEECH, {"input_values": _wave()}),
    "hubert": ("HubertModel", "HubertConfig", _SPEECH, {"input_values": _wave()}),
    "whisper_encoder": (
        "WhisperForAudioClassification", "WhisperConfig",
        {"d_model": 64, "encoder_layers": 2, "encoder_attention_heads": 4, "encoder_ffn_dim": 96,
         "decoder_layers": 1, "decoder_attention_heads": 4, "max_source_positions": 40,
         "num_mel_bins": 16, "vocab_size": 200, "pad_token_id": 0, "classifier_proj_size": 32},
        {"input_features": torch.randn(2, 16, 80, generator=torch.Generator().manual_seed(4))}),
}  # fmt: skip

MODELS = {name: functools.partial(_case, *listed) for name, listed in _LISTED.items()}
