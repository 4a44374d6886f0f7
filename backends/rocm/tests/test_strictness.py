"""core.testing.gpu.strictness on `rocm`."""

from core.testing.gpu.strictness import *  # noqa: F403
