"""core.testing.gpu.faults on `cuda`."""

from core.testing.gpu.faults import *  # noqa: F403
