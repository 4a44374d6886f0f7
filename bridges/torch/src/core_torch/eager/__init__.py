"""Eager PyTorch on a core device: one core device type as PyTorch's PrivateUse1.

In the order of a call: registration.py tells PyTorch of the device; routes.py says who answers for
an aten operator (memory.py, the table, PyTorch's own decomposition, or PyTorch on the cpu); calls.py
makes calls by the table; memory.py allocates, copies and views; draws.py writes random numbers;
autocast.py says what is computed in which dtype.
"""

from core_torch.eager.registration import register_device

__all__ = ["register_device"]
