"""Bodies: an operator in the loop IR as a kernel that can be launched, on the cpu and on devices.

A body becomes a program (pointwise.py, build.py), is fitted to a layout (specialize.py), kept
(programs.py), built and launched: cpu_kernels.py, device_kernels.py. Importing this package lets
the cpu use them.
"""

from core.bodies import cpu_kernels

__all__ = ["cpu_kernels"]
