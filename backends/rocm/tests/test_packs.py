"""core.testing.gpu.packs on `rocm`."""

from core.testing.gpu.packs import *  # noqa: F403
