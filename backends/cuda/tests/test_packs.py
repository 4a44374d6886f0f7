"""core.testing.gpu.packs on `cuda`."""

from core.testing.gpu.packs import *  # noqa: F403
