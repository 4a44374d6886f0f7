"""Derivatives and batching: the tape's engine, forward mode, vmap; `core.func` is its face.

The native part records (core/dispatcher/csrc/tape.cpp); this package walks what was recorded, and
holds the transform levels. It knows operators by their definitions only, and uses tensors through
their methods: `core.operators`, which comes later, attaches both.
"""

from core import _native
from core.autograd import autocasting, engine, formulas, function, hooks, inplace, levels
from core.autograd.autocasting import autocast, get_autocast_dtype, is_autocast_enabled
from core.autograd.engine import backward, grad
from core.autograd.function import Function
from core.autograd.grad_mode import (
    enable_grad,
    inference_mode,
    is_grad_enabled,
    no_grad,
    set_grad_enabled,
)

__all__ = [
    "Function",
    "autocast",
    "backward",
    "enable_grad",
    "get_autocast_dtype",
    "grad",
    "inference_mode",
    "is_autocast_enabled",
    "is_grad_enabled",
    "no_grad",
    "set_grad_enabled",
]

setattr(_native.Tensor, "backward", engine.tensor_backward)  # noqa: B010 - the stub has it as a method
setattr(_native.Tensor, "detach", levels.detach)  # noqa: B010 - so that wrappers know it
hooks.attach()
autocasting.attach()
_native.set_key_handler("levels", levels.handle)
_native.set_hook("start_gradient", engine.start)
_native.set_hook("gradients", formulas.gradients)
_native.set_hook("function_gradients", function.gradients)
_native.set_hook("inplace_autograd", inplace.handle)
_native.set_hook("refresh_view", inplace.refresh)
