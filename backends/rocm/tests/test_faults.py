"""core.testing.gpu.faults on `rocm`."""

from core.testing.gpu.faults import *  # noqa: F403
