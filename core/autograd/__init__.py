"""Derivatives and batching: the tape's engine, forward mode, vmap; `core.func` is its face.

The native part records (core/dispatcher/csrc/tape.cpp); this package walks what was recorded, and
holds the transform levels. It knows operators by their definitions only, and uses tensors through
their methods: `core.operators`, which comes later, attaches both.
"""

from core import _native
from core.autograd import engine, formulas, inplace, levels
from core.autograd.engine import backward, grad
from core.autograd.grad_mode import enable_grad, is_grad_enabled, no_grad

__all__ = ["backward", "enable_grad", "grad", "is_grad_enabled", "no_grad"]

setattr(_native.Tensor, "backward", backward)  # noqa: B010 - the stub has it as a method
setattr(_native.Tensor, "detach", levels.detach)  # noqa: B010 - so that wrappers know it
_native.set_key_handler("levels", levels.handle)
_native.set_hook("start_gradient", engine.start)
_native.set_hook("gradients", formulas.gradients)
_native.set_hook("inplace_autograd", inplace.handle)
_native.set_hook("refresh_view", inplace.refresh)
