"""Derivatives and batching: the tape's engine, forward mode, vmap; `core.func` is its face.

The native part records (core/dispatcher/csrc/tape.cpp); this package walks what was recorded, and
holds the transform levels. It knows operators by their definitions only, and uses tensors through
their methods: `core.operators`, which comes later, attaches both.
"""

from core import _native
from core.autograd import anomaly, autocasting, engine, formulas, function, hooks, inplace, levels
from core.autograd.anomaly import (
    detect_anomaly,
    is_anomaly_check_nan_enabled,
    is_anomaly_enabled,
    set_detect_anomaly,
)
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
from core.autograd.saved_hooks import saved_tensors_hooks

__all__ = [
    "Function",
    "autocast",
    "backward",
    "detect_anomaly",
    "enable_grad",
    "get_autocast_dtype",
    "grad",
    "inference_mode",
    "is_anomaly_check_nan_enabled",
    "is_anomaly_enabled",
    "is_autocast_enabled",
    "is_grad_enabled",
    "no_grad",
    "saved_tensors_hooks",
    "set_detect_anomaly",
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
_native.set_hook("origin", anomaly.origin)
_native.set_hook("anomaly", anomaly.check)
