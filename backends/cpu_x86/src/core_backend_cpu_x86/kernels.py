"""Hands the native kernels to core: those built for the best instruction set that the CPU has."""

from __future__ import annotations

from core_backend_cpu_x86 import _kernels

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.plugins.registry import KernelRegistry


def register(registry: KernelRegistry) -> None:
    """Registers every kernel with the operator that it is for."""
    for op_name, capsule, dtypes in _kernels.kernels(_kernels.isas()[-1]):
        registry.register(op_name, capsule, dtypes=dtypes)
