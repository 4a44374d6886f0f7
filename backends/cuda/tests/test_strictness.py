"""core.testing.gpu.strictness on `cuda`."""

from core.testing.gpu.strictness import *  # noqa: F403
