"""core.testing.gpu.compilers on `rocm`."""

from core.testing.gpu.compilers import *  # noqa: F403
