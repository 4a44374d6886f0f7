"""Fourier transforms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from core import Tensor
from core_torch.table.registry import adapted

# By what aten multiplies: nothing, the root of the number of points, this number.
_FORWARD = ("backward", "ortho", "forward")
_INVERSE = ("forward", "ortho", "backward")


@adapted("_fft_c2c")
def c2c(x: Tensor, dim: Sequence[int], scaling: int, forward: bool) -> Tensor:
    if forward:
        return core.fft.fftn(x, axes=list(dim), norm=_FORWARD[scaling])
    return core.fft.ifftn(x, axes=list(dim), norm=_INVERSE[scaling])


@adapted("_fft_r2c")
def r2c(x: Tensor, dim: Sequence[int], scaling: int, onesided: bool) -> Tensor:
    function = core.fft.rfftn if onesided else core.fft.fftn
    return function(x, axes=list(dim), norm=_FORWARD[scaling])


@adapted("_fft_c2r")
def c2r(x: Tensor, dim: Sequence[int], scaling: int, last: Any) -> Tensor:
    sizes = [*(x.shape[axis] for axis in dim[:-1]), last]
    return core.fft.irfftn(x, s=sizes, axes=list(dim), norm=_INVERSE[scaling])
