"""Autocast on the device: `torch.autocast(device.type, torch.bfloat16)`.

PyTorch 2.13 registers nothing for the autocast key of PrivateUse1. Products are computed in the
narrow dtype, and what adds or raises up many numbers in float32; all else takes what it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.utils import _pytree as pytree

from core_torch.eager import memory

KEY = "AutocastPrivateUse1"
_NARROW = (
    "mm", "bmm", "mv", "addmm", "addbmm", "baddbmm", "matmul", "linear", "conv1d", "conv2d",
    "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "convolution",
    "scaled_dot_product_attention",
)  # fmt: skip
_WIDE = (
    "exp", "expm1", "log", "log1p", "log2", "log10", "pow", "rsqrt", "reciprocal", "softmax",
    "log_softmax", "layer_norm", "native_layer_norm", "group_norm", "norm", "prod", "sum",
    "cumsum", "cumprod", "mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "nll_loss",
    "nll_loss2d", "cross_entropy_loss", "binary_cross_entropy_with_logits", "kl_div", "cdist",
)  # fmt: skip


def register() -> list[torch.library.Library]:
    """Tells PyTorch of the policies."""
    aten, others = torch.library.Library("aten", "IMPL"), torch.library.Library("_", "IMPL")
    others.fallback(torch.library.fallthrough_kernel, KEY)
    for names, wide in ((_NARROW, False), (_WIDE, True)):
        for packet in (getattr(torch.ops.aten, name) for name in names):
            for overload in packet.overloads():
                op = getattr(packet, overload)
                if not op._schema.is_mutable:
                    aten.impl(op, _casting(op, wide), KEY)
    return [aten, others]


def _casting(op: Any, wide: bool) -> Callable[..., Any]:
    key = torch._C.DispatchKeySet(torch._C.DispatchKey.AutocastPrivateUse1)

    def call(*args: Any, **kwargs: Any) -> Any:
        dtype = torch.float32 if wide else torch.get_autocast_dtype(str(memory.place.torch_type))

        def cast(x: Any) -> Any:
            is_other = memory.is_there(x) and x.is_floating_point() and x.dtype != dtype
            return x.to(dtype) if is_other and x.dtype != torch.float64 else x

        with torch._C._ExcludeDispatchKeyGuard(key):
            args, kwargs = pytree.tree_map(cast, (args, kwargs))
            return op(*args, **kwargs)

    return call
