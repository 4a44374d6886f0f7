"""core.testing.gpu.interchange on `rocm`."""

from core.testing.gpu.interchange import *  # noqa: F403
