"""Kernels made of the operators' NumPy references; a fault changes one of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from core_backend_seeded.kernels import COMPLEX, REAL, Entry, astype

if TYPE_CHECKING:
    from collections.abc import Callable

# The operators of which some fault changes the kernel: the correct backend has one for each.
NAMES = (
    "abs", "add", "all", "amax", "amin", "any", "arange", "argmin", "atan2",
    "bitwise_left_shift", "bitwise_right_shift", "ceil", "clone", "concat",
    "convolution", "copysign", "count_nonzero", "cross_entropy", "cummax", "cumulative_prod",
    "cumulative_sum", "divide", "equal", "erfc", "exp", "expm1", "floor_divide", "full",
    "gather", "histc", "hypot", "layer_norm", "less", "linalg_vector_norm", "linspace",
    "log", "log_softmax", "logaddexp", "logcumsumexp", "logical_not", "logsumexp", "matmul",
    "max_pool2d", "mean", "multiply", "nextafter", "pad", "pow", "prod", "random_integers",
    "random_normal", "random_uniform", "remainder", "rms_norm", "roll", "round",
    "scaled_dot_product_attention", "scatter_reduce", "search_sorted", "sigmoid", "sign", "sin",
    "softmax", "sort_with_indices", "sqrt", "sum", "take", "tanh", "tril", "trunc", "var", "where",
)  # fmt: skip


def reference(name: str) -> Callable[..., Any]:
    """An operator's reference as a function of arrays, narrow floats computed in float32."""

    def run(*args: Any, **kwargs: Any) -> Any:
        from core import _native

        function: Any = _native.operators()[f"core::{name}"].definition.reference
        return function(np, *map(_widened, args), **{k: _widened(v) for k, v in kwargs.items()})

    return run


def changed(**changes: Callable[..., Any]) -> dict[str, Entry]:
    """Kernels of some operators, each a function of the operator's reference and the arguments."""
    return {
        name: Entry(partial(change, reference(name)), (*REAL, *COMPLEX))
        for name, change in changes.items()
    }


def every() -> dict[str, Entry]:
    """The correct kernels."""
    kernels = {name: Entry(reference(name), (*REAL, *COMPLEX)) for name in NAMES}
    return {**kernels, "astype": Entry(astype, (*REAL, *COMPLEX))}


def _widened(value: Any) -> Any:
    if isinstance(value, list):
        return [_widened(v) for v in value]
    if isinstance(value, np.ndarray) and value.dtype.name in ("float16", "bfloat16"):
        return value.astype(np.float32)
    return value
