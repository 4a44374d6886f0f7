"""An imaginary accelerator for core; see README.md. `host_kernel` makes kernels from NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def host_kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel for device `acme` out of a function of NumPy arrays and numbers."""
    from core_backend_acme import kernels

    return kernels.host_kernel(function)
