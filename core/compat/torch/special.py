"""`torch.special`: core's special functions under PyTorch's names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compat.torch.forwarding import absent
from core.compat.torch.table import ABSENT

if TYPE_CHECKING:
    from collections.abc import Callable

# PyTorch's name here, and what core.compat.torch calls the same.
_RENAMED = {
    "expit": "sigmoid", "gammaln": "lgamma", "multigammaln": "mvlgamma", "psi": "digamma",
}  # fmt: skip
_SAME = (
    "digamma", "entr", "erf", "erfc", "erfcx", "erfinv", "exp2", "expm1", "i0", "i0e", "i1", "i1e",
    "log1p", "log_ndtr", "log_softmax", "logit", "logsumexp", "ndtr", "ndtri", "polygamma", "round",
    "sinc", "softmax", "xlog1py", "xlogy",
)  # fmt: skip


def __getattr__(name: str) -> Callable[..., Any]:
    if f"special.{name}" in ABSENT:
        raise absent(f"special.{name}")
    if name not in _RENAMED and name not in _SAME:
        raise AttributeError(f"module 'core.compat.torch.special' has no attribute {name!r}")
    from core.compat import torch

    value: Callable[..., Any] = getattr(torch, _RENAMED.get(name, name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*_RENAMED, *_SAME])
