"""Derivatives by the tape: the reverse pass, hooks, in-place writes, `core.autograd.Function`.

The native part records (core/csrc/autograd/tape.cpp); this package walks the recorded graph. It
knows operators by their definitions only, and uses tensors through their methods: `core.operators`,
which comes later, attaches both.
"""

from core._native import Tensor
from core.autograd import (
    anomaly,
    autocasting,
    engine,
    formulas,
    function,
    hooks,
    inplace,
    tensor_functions,
)
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
from core.hooks import install_hooks
from core.tensors.foreign_names import offered

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

__getattr__ = offered(globals())

setattr(Tensor, "backward", engine.tensor_backward)  # noqa: B010 - the stub has it as a method
setattr(Tensor, "detach", tensor_functions.detach)  # noqa: B010 - so that wrappers know it
hooks.attach()
autocasting.attach()
install_hooks(
    start_gradient=engine.start,
    gradients=formulas.gradients,
    function_gradients=function.gradients,
    inplace_autograd=inplace.handle,
    refresh_view=inplace.refresh,
    origin=anomaly.origin,
    anomaly=anomaly.check,
)
