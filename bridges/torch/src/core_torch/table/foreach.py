"""Operators over lists of tensors, which optimizers and clipping of gradients call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core
from core import Tensor
from core_torch.metadata import core_dtype
from core_torch.table import pointwise
from core_torch.table.pointwise import add, addcdiv, addcmul, clamp_max, clamp_min, copy, sub, zero
from core_torch.table.registry import adapted, renamed

_FUNCTIONS: dict[str, Callable[..., Tensor]] = {
    "abs": core.abs, "neg": core.negative, "sqrt": core.sqrt, "rsqrt": core.rsqrt,
    "reciprocal": core.reciprocal, "exp": core.exp, "log": core.log, "sign": pointwise.sign,
    "sigmoid": core.sigmoid, "tanh": core.tanh, "floor": core.floor, "ceil": core.ceil,
    "round": core.round, "trunc": core.trunc, "zero": zero, "copy": copy, "max": core.max,
    "add": add, "sub": sub, "mul": core.multiply, "div": core.divide, "pow": core.pow,
    "maximum": core.maximum, "minimum": core.minimum, "clamp_min": clamp_min,
    "clamp_max": clamp_max, "addcmul": addcmul, "addcdiv": addcdiv, "lerp": core.lerp,
}  # fmt: skip
_OVERLOADS = ("default", "List", "Scalar", "ScalarList", "Tensor")


def _over_lists(function: Callable[..., Tensor]) -> Callable[..., list[Tensor]]:
    """A function of tensors for lists of them; other arguments are lists too, or serve for all."""

    def call(tensors: Sequence[Tensor], *others: Any, **kwargs: Any) -> list[Tensor]:
        lists = [o if isinstance(o, (list, tuple)) else [o] * len(tensors) for o in others]
        return [function(*given, **kwargs) for given in zip(tensors, *lists, strict=True)]

    return call


for _name, _function in _FUNCTIONS.items():
    renamed({" ".join(f"_foreach_{_name}.{o}" for o in _OVERLOADS): _over_lists(_function)})


@adapted("_foreach_pow.ScalarAndTensor")
def foreach_pow(base: Any, exponents: Sequence[Tensor]) -> list[Tensor]:
    return [core.pow(base, exponent) for exponent in exponents]


@adapted("_foreach_norm.Scalar")
def foreach_norm(tensors: Sequence[Tensor], order: float = 2, dtype: Any = None) -> list[Tensor]:
    kind = core_dtype(dtype)
    wide = [x if kind is None else core.astype(x, kind) for x in tensors]
    return [core.linalg.vector_norm(x, ord=order) for x in wide]
