"""core.testing.gpu.runtimes on `cuda`."""

from core.testing.gpu.runtimes import *  # noqa: F403
