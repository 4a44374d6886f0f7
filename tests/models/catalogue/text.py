"""Language models of transformers: encoders, decoders, and both."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
import transformers

HIDDEN = {
    "vocab_size": 200, "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
    "intermediate_size": 96, "max_position_embeddings": 128,
}  # fmt: skip
GROUPED = {**HIDDEN, "num_key_value_heads": 2}
SPECIAL = {"pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}


def _ids(length: int = 24, batch: int = 2) -> torch.Tensor:
    return torch.randint(3, 200, (batch, length), generator=torch.Generator().manual_seed(1))


def _case(
    model: str, config: str, settings: dict[str, Any], inputs: Callable[[], dict[str, Any]]
) -> tuple[Any, tuple[()], dict[str, Any]]:
    made = getattr(transformers, config)(**settings)
    return getattr(transformers, model)(made), (), inputs()


def _encoder() -> dict[str, Any]:
    mask = torch.ones(2, 24, dtype=torch.long)
    mask[1, 20:] = 0
    return {"input_ids": _ids(), "attention_mask": mask}


def _decoder() -> dict[str, Any]:
    return {"input_ids": _ids(), "use_cache": False}


def _both() -> dict[str, Any]:
    return {"input_ids": _ids(), "decoder_input_ids": _ids(12), "use_cache": False}


_LISTED: dict[str, tuple[str, str, dict[str, Any], Callable[[], dict[str, Any]]]] = {
    "bert": ("BertModel", "BertConfig", HIDDEN, _encoder),
    "roberta": ("RobertaModel", "RobertaConfig", HIDDEN, _encoder),
    "distilbert": ("DistilBertModel", "DistilBertConfig",
                   {"vocab_size": 200, "dim": 64, "n_layers": 2, "n_heads": 4, "hidden_dim": 96},
                   _encoder),
    "albert": ("AlbertModel", "AlbertConfig", {**HIDDEN, "embedding_size": 32}, _encoder),
    "electra": ("ElectraModel", "ElectraConfig", {**HIDDEN, "embedding_size": 32}, _encoder),
    "deberta_v2": ("DebertaV2Model", "DebertaV2Config",
                   {**HIDDEN, "relative_attention": True, "pos_att_type": ["p2c", "c2p"]},
                   _encoder),
    "mpnet": ("MPNetModel", "MPNetConfig", HIDDEN, _encoder),
    "squeezebert": ("SqueezeBertModel", "SqueezeBertConfig",
                    {**HIDDEN, "embedding_size": 64}, _encoder),
    "mobilebert": ("MobileBertModel", "MobileBertConfig",
                   {**HIDDEN, "embedding_size": 32, "intra_bottleneck_size": 32,
                    "true_hidden_size": 32}, _encoder),
    "xlm_roberta": ("XLMRobertaModel", "XLMRobertaConfig", HIDDEN, _encoder),
    "gpt2": ("GPT2LMHeadModel", "GPT2Config",
             {"vocab_size": 200, "n_embd": 64, "n_layer": 2, "n_head": 4, "n_positions": 128,
              **SPECIAL}, _decoder),
    "gpt_neo": ("GPTNeoForCausalLM", "GPTNeoConfig",
                {"vocab_size": 200, "hidden_size": 64, "num_layers": 2, "num_heads": 4,
                 "intermediate_size": 96, "max_position_embeddings": 128,
                 "attention_types": [[["global", "local"], 1]], **SPECIAL}, _decoder),
    "gpt_neox": ("GPTNeoXForCausalLM", "GPTNeoXConfig", {**HIDDEN, **SPECIAL}, _decoder),
    "gptj": ("GPTJForCausalLM", "GPTJConfig",
             {"vocab_size": 200, "n_embd": 64, "n_layer": 2, "n_head": 4, "rotary_dim": 8,
              "n_positions": 128, **SPECIAL}, _decoder),
    "opt": ("OPTForCausalLM", "OPTConfig",
            {"vocab_size": 200, "hidden_size": 64, "num_hidden_layers": 2,
             "num_attention_heads": 4, "ffn_dim": 96, "max_position_embeddings": 128,
             "word_embed_proj_dim": 64, **SPECIAL}, _decoder),
    "bloom": ("BloomForCausalLM", "BloomConfig",
              {"vocab_size": 200, "hidden_size": 64, "n_layer": 2, "n_head": 4, **SPECIAL},
              _decoder),
    "llama": ("LlamaForCausalLM", "LlamaConfig", {**GROUPED, **SPECIAL}, _decoder),
    "mistral": ("MistralForCausalLM", "MistralConfig",
                {**GROUPED, **SPECIAL, "sliding_window": 16}, _decoder),
    "mixtral": ("MixtralForCausalLM", "MixtralConfig",
                {**GROUPED, **SPECIAL, "num_local_experts": 4}, _decoder),
    "qwen2": ("Qwen2ForCausalLM", "Qwen2Config", {**GROUPED, **SPECIAL}, _decoder),
    "qwen3": ("Qwen3ForCausalLM", "Qwen3Config", {**GROUPED, **SPECIAL, "head_dim": 16}, _decoder),
    "gemma": ("GemmaForCausalLM", "GemmaConfig", {**GROUPED, **SPECIAL, "head_dim": 16}, _decoder),
    "gemma2": ("Gemma2ForCausalLM", "Gemma2Config",
               {**GROUPED, **SPECIAL, "head_dim": 16}, _decoder),
    "phi": ("PhiForCausalLM", "PhiConfig", {**HIDDEN, **SPECIAL}, _decoder),
    "phi3": ("Phi3ForCausalLM", "Phi3Config", {**GROUPED, **SPECIAL}, _decoder),
    "falcon": ("FalconForCausalLM", "FalconConfig",
               {"vocab_size": 200, "hidden_size": 64, "num_hidden_layers": 2,
                "num_attention_heads": 4, **SPECIAL}, _decoder),
    "stablelm": ("StableLmForCausalLM", "StableLmConfig", {**GROUPED, **SPECIAL}, _decoder),
    "olmo": ("OlmoForCausalLM", "OlmoConfig", {**GROUPED, **SPECIAL}, _decoder),
    "t5": ("T5ForConditionalGeneration", "T5Config",
           {"vocab_size": 200, "d_model": 64, "d_kv": 16, "d_ff": 96, "num_layers": 2,
            "num_heads": 4, "decoder_start_token_id": 0}, _both),
    "bart": ("BartForConditionalGeneration", "BartConfig",
             {"vocab_size": 200, "d_model": 64, "encoder_layers": 2, "decoder_layers": 2,
              "encoder_attention_heads": 4, "decoder_attention_heads": 4, "encoder_ffn_dim": 96,
              "decoder_ffn_dim": 96, "max_position_embeddings": 128, **SPECIAL}, _both),
    "pegasus": ("PegasusForConditionalGeneration", "PegasusConfig",
                {"vocab_size": 200, "d_model": 64, "encoder_layers": 2, "decoder_layers": 2,
                 "encoder_attention_heads": 4, "decoder_attention_heads": 4,
                 "encoder_ffn_dim": 96, "decoder_ffn_dim": 96, "max_position_embeddings": 128,
                 **SPECIAL}, _both),
}  # fmt: skip

MODELS = {name: functools.partial(_case, *listed) for name, listed in _LISTED.items()}
