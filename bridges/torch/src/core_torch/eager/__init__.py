"""Eager PyTorch on a core device: one core device type as PyTorch's PrivateUse1.

In the order of a call: registration.py registers the device with PyTorch; autocast.py chooses the
dtypes of autocast; routes.py chooses who answers for an aten operator: memory.py (allocation,
copies, views), draws.py (random numbers), calls.py (the table), a decomposition, or the cpu.
"""

from core_torch.eager.registration import register_device

__all__ = ["register_device"]
