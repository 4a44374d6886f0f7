"""core.testing.gpu.packs on `rocm`: in `make test-all`, as packs are spelled as `cuda`'s are."""

import pytest

from core.testing.gpu.packs import *  # noqa: F403

pytestmark = pytest.mark.slow
