"""Tests of PyTorch models on core: they need torch, and core-torch beside it."""

import sys
from pathlib import Path

import pytest

# Modules beside the tests that several of them use.
sys.path.insert(0, str(Path(__file__).parent))

collect_ignore_glob: list[str] = []
try:
    import core_torch  # noqa: F401
    import torch  # noqa: F401
except ImportError:
    collect_ignore_glob += ["test_*.py"]


@pytest.fixture(autouse=True)
def _fresh():
    import torch

    torch._dynamo.reset()
    torch.manual_seed(0)


@pytest.fixture
def xpu():
    """A device of core's that is not the cpu, of real hardware or of its driver."""
    import core

    if not any(d.type == "xpu" for d in core.devices()):
        pytest.skip("no xpu device: `make test-all` installs a driver for one")
    return "xpu"
