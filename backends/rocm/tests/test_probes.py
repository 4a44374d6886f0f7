"""core.testing.gpu.probes on `rocm`, and what only this backend can lack."""

from core.testing.gpu.probes import *  # noqa: F403
from core.testing.gpu.probes import TELL, judged, loading


def test_the_device_is_too_old(vendor, alone):
    state, reason, remedy = judged(alone(loading(vendor, "devices=[Limits(0x803)]") + TELL))
    assert (state, reason) == ("unavailable", "gfx803 is older than gfx900")
    assert "Vega" in remedy
