"""Writes to weights that PyTorch does not count: copies of weights on a device have to see them."""

from __future__ import annotations

from functools import cache
from typing import Any

import torch
from torch.optim.optimizer import register_optimizer_step_post_hook


@cache
def count_fused_steps() -> None:
    """From now on a step of an optimizer with fused=True changes `_version` of its weights."""
    register_optimizer_step_post_hook(_count)


def _count(optimizer: torch.optim.Optimizer, *_: Any) -> None:
    for group in optimizer.param_groups:
        if group.get("fused"):
            torch.autograd.graph.increment_version(group["params"])
