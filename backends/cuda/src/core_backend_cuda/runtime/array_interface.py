"""`__cuda_array_interface__`, version 3: how CuPy, Numba and PyTorch take a tensor without DLPack.

A tensor on another device does not have the attribute. The dict names the stream on which the
tensor's work is enqueued; whoever reads the memory has its own stream wait for that one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import core
from core.errors import AutogradError

NAME = "__cuda_array_interface__"


def install() -> None:
    """Gives core's tensors the attribute."""
    setattr(core.Tensor, NAME, property(array_interface))


def array_interface(x: core.Tensor) -> dict[str, Any]:
    """The dict of a tensor.

    Raises:
        AttributeError: it is not on a GPU of CUDA, or NumPy has no name for its dtype.
        AutogradError: it requires a gradient, which would be lost without a word.
    """
    if x.device.type != "cuda":
        raise AttributeError(f"a tensor on {x.device} has no {NAME}: it is not on a GPU of CUDA")
    if x.requires_grad:
        raise AutogradError(
            what=f"{NAME} of a tensor that requires a gradient",
            why="what another library computes with it would have none, without a word",
            exists="x.detach(), which shares the memory",
            fix=f"x.detach().{NAME}",
        )
    from core_backend_cuda.runtime import runtime

    itemsize, contiguous = x.dtype.itemsize, x.is_contiguous
    return {
        "shape": tuple(x.shape),
        "typestr": _typestr(x.dtype),
        "data": (x.data_ptr if x.size else 0, False),
        "strides": None if contiguous else tuple(s * itemsize for s in x.strides),
        "stream": int(runtime().queue(x.device.index or 0)),
        "version": 3,
    }


def _typestr(dtype: core.dtype) -> str:
    known = np.sctypeDict.get(dtype.name)
    if known is None or np.dtype(known).isbuiltin != 1:  # ml_dtypes adds its names
        raise AttributeError(f"{NAME} has no name for {dtype.name}; DLPack has")
    return np.dtype(known).str
