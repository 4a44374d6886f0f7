"""core.testing.gpu.compilers on `cuda`."""

from core.testing.gpu.compilers import *  # noqa: F403
