"""Random numbers of compiled models: core's streams, at places that PyTorch's generator gives.

A call of a graph that draws takes one number from PyTorch's default generator, which is the seed of
a stream of core's; its draws are counted from 0 there. So `torch.manual_seed` repeats what compiled
models draw, and `torch.get_rng_state` returns it. The numbers differ from eager PyTorch's.
"""

from __future__ import annotations

import torch

import core


class SeededByTorch(core.Generator):
    """A generator whose next place is a new stream, named by PyTorch's generator."""

    def place(self, draws: int = 1) -> dict[str, int]:
        """A seed and the offset 0. draws: how many follow; none: the graph is only imported."""
        if draws <= 0:
            return {"seed": 0, "offset": 0}
        return {"seed": int(torch.randint(0, 2**62, (), dtype=torch.int64)), "offset": 0}


generator = SeededByTorch(0)
