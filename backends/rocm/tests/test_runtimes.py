"""core.testing.gpu.runtimes on `rocm`."""

from core.testing.gpu.runtimes import *  # noqa: F403
