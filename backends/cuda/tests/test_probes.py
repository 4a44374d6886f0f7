"""core.testing.gpu.probes on `cuda`, and what only this backend can lack."""

from core.testing.gpu.probes import *  # noqa: F403
from core.testing.gpu.probes import TELL, judged, loading, named

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name == "cuda" or name.startswith("cuda."):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Hidden())
"""


def test_cuda_bindings_are_missing(vendor, alone):
    state, reason, remedy = judged(alone(HIDE + named(vendor) + TELL))
    assert state == "unavailable"
    assert reason == "a package cannot be imported (No module named 'cuda')"
    assert remedy == "pip install core-backend-cuda"


def test_the_device_is_too_old(vendor, alone):
    given = "devices=[Limits(6, 1), Limits(7, 0)]"
    state, reason, remedy = judged(alone(loading(vendor, given) + TELL))
    assert (state, reason) == ("unavailable", "compute capability 7.0 is below 7.5")
    assert "Turing" in remedy
